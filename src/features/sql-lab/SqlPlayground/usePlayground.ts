import { useEffect, useRef, useState } from 'react';
import { createStorageSlot } from '@docusaurus/theme-common';
import { storeText } from '@site/src/components/storeText';
import { parsePlayground, type Playground } from '../core/playground/playground';

const slot = createStorageSlot('sql-lab.playground');
/** Unreadable data are moved here, not overwritten. */
const brokenSlot = createStorageSlot('sql-lab.playground.broken');

interface Kept {
  readonly playground: Playground;
  /** Whether the saved data could not be read. */
  readonly isBroken: boolean;
  /** Whether the browser does not keep the last change. */
  readonly isUnsaved: boolean;
  /** Incremented when the text under a known id may have changed. */
  readonly edition: number;
  /** Applies a change to the saved state, which another tab may have modified meanwhile. */
  readonly change: (change: (now: Playground) => Playground) => void;
}

/** The saved queries. Unreadable data are moved to their own slot. */
function readStored(): { stored?: Playground; isUnreadable: boolean; isMoved: boolean } {
  const json = slot.get();
  if (!json) return { isUnreadable: false, isMoved: true };
  const stored = parsePlayground(json);
  return { stored, isUnreadable: !stored, isMoved: stored !== undefined || storeText(brokenSlot, json) };
}

/** The reader's queries, saved on the device. The first render, and a page without storage, use the given ones. */
export function usePlayground(first: Playground): Kept {
  const [playground, setPlayground] = useState(first);
  const newest = useRef(first);
  const isChanged = useRef(false);
  /** Whether the newest state is not the one that the device keeps. */
  const isAhead = useRef(false);
  const [isBroken, setBroken] = useState(false);
  const [isUnsaved, setUnsaved] = useState(false);
  const [edition, setEdition] = useState(0);

  useEffect(() => {
    const load = () => {
      // What the reader wrote while the lab was loading is replayed before this effect, and saved together with the
      // stored queries. A new edition would replace the field in which the reader is still writing.
      if (isChanged.current) return;
      const { stored, isUnreadable } = readStored();
      setBroken(isUnreadable);
      if (!stored) return;
      newest.current = stored;
      setPlayground(stored);
      setEdition(1);
    };
    load();
  }, []);

  const change = (step: (now: Playground) => Playground) => {
    const { stored, isUnreadable, isMoved } = readStored();
    if (isUnreadable) setBroken(true);
    // Each tab has its own open query.
    const next = step({
      ...((isAhead.current ? undefined : stored) ?? newest.current),
      current: newest.current.current,
    });
    newest.current = next;
    isChanged.current = true;
    // What cannot be moved aside is not overwritten.
    isAhead.current = !isMoved || !storeText(slot, JSON.stringify(next));
    setUnsaved(isAhead.current);
    setPlayground(next);
  };

  return { playground, isBroken, isUnsaved, edition, change };
}
