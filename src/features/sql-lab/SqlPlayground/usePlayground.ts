import { useEffect, useRef, useState } from 'react';
import { createStorageSlot } from '@docusaurus/theme-common';
import { parsePlayground, type Playground } from '../core/playground';

const slot = createStorageSlot('sql-lab.playground');
/** What could not be read is set aside, not overwritten. */
const brokenSlot = createStorageSlot('sql-lab.playground.broken');

interface Kept {
  readonly playground: Playground;
  /** Whether what was kept could not be read. */
  readonly isBroken: boolean;
  /** Grows when another text may stand under a known id. */
  readonly edition: number;
  /** Changes what is kept now, which another tab may have changed meanwhile. */
  readonly change: (change: (now: Playground) => Playground) => void;
}

/** The queries of the reader, kept on the device; the first render, and a page without storage, have the given ones. */
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
    // Which query is open is each tab's own matter.
    const next = step({ ...(stored ?? newest.current), current: newest.current.current });
    newest.current = next;
    slot.set(JSON.stringify(next));
    setPlayground(next);
  };

  return { playground, isBroken, edition, change };
}
