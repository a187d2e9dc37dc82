import { useEffect, useRef, useState } from 'react';
import { createStorageSlot } from '@docusaurus/theme-common';
import { parsePlayground, type Playground } from '../core/playground';

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

/** The reader's queries, saved on the device. The first render, and a page without storage, use the given ones. */
export function usePlayground(first: Playground): Kept {
  const [playground, setPlayground] = useState(first);
  const newest = useRef(first);
  const [isBroken, setBroken] = useState(false);
  const [edition, setEdition] = useState(0);

  useEffect(() => {
    const load = () => {
      const json = slot.get();
      if (!json) return;
      const kept = parsePlayground(json);
      if (kept) {
        newest.current = kept;
        setPlayground(kept);
        setEdition(1);
      } else {
        brokenSlot.set(json);
        setBroken(true);
      }
    };
    load();
  }, []);

  const change = (step: (now: Playground) => Playground) => {
    const stored = parsePlayground(slot.get() ?? '');
    // Each tab has its own open query.
    const next = step({ ...(stored ?? newest.current), current: newest.current.current });
    newest.current = next;
    slot.set(JSON.stringify(next));
    setPlayground(next);
  };

  return { playground, isBroken, edition, change };
}
