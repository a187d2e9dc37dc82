import { useEffect, useRef, useState } from 'react';
import { createStorageSlot } from '@docusaurus/theme-common';
import { parsePlayground, type Playground } from '../core/playground/playground';

const slot = createStorageSlot('sql-lab.playground');
/** Unreadable data are moved here, not overwritten. */
const brokenSlot = createStorageSlot('sql-lab.playground.broken');

interface Kept {
  readonly playground: Playground;
  /** Whether the saved data could not be read. */
  readonly isBroken: boolean;
  /** Incremented when the text under a known id may have changed. */
  readonly edition: number;
  /** Applies a change to the saved state, which another tab may have modified meanwhile. */
  readonly change: (change: (now: Playground) => Playground) => void;
}

/** The saved queries. Unreadable data are moved to their own slot. */
function readStored(): { stored?: Playground; isUnreadable: boolean } {
  const json = slot.get();
  if (!json) return { isUnreadable: false };
  const stored = parsePlayground(json);
  if (!stored) brokenSlot.set(json);
  return { stored, isUnreadable: !stored };
}

/** The reader's queries, saved on the device. The first render, and a page without storage, use the given ones. */
export function usePlayground(first: Playground): Kept {
  const [playground, setPlayground] = useState(first);
  const newest = useRef(first);
  const isChanged = useRef(false);
  const [isBroken, setBroken] = useState(false);
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
    const { stored, isUnreadable } = readStored();
    if (isUnreadable) setBroken(true);
    // Each tab has its own open query.
    const next = step({ ...(stored ?? newest.current), current: newest.current.current });
    newest.current = next;
    isChanged.current = true;
    slot.set(JSON.stringify(next));
    setPlayground(next);
  };

  return { playground, isBroken, edition, change };
}
