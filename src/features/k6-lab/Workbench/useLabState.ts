import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { createStorageSlot } from '@docusaurus/theme-common';
import type { CodeEditorHandle } from '@site/src/components/CodeEditor';
import { storeText } from '@site/src/components/storeText';
import { useUrlState } from '@site/src/components/useUrlState';
import type { LabPage } from '../core/lab/labPage';
import { initialState, stateCodec, type LabState } from '../core/lab/labState';

/** Longer addresses are refused by some servers and messengers; the script then stays on the device only. */
const LONGEST_ADDRESS = 4000;

export interface LabControls {
  readonly editor: RefObject<CodeEditorHandle | null>;
  readonly state: LabState;
  /** Returns false if the script could not be stored. */
  readonly change: (part: Partial<LabState>) => boolean;
  readonly reset: () => void;
  /** Whether the address has a state that cannot be read. */
  readonly isCorrupt: boolean;
}

/**
 * What the reader has set. It is kept in the address, so that a reload, Back and a shared link restore it; the script
 * also on the device, for the next visit.
 */
export function useLabState(lab: LabPage): LabControls {
  const editor = useRef<CodeEditorHandle>(null);
  const codec = useMemo(() => stateCodec(lab), [lab]);
  const first = useMemo(() => initialState(lab), [lab]);
  const [isLong, setLong] = useState(false);
  const { value: state, setValue, corrupt } = useUrlState(lab.id, codec, first, isLong);
  const slot = `k6-lab.script.v1.${lab.id}`;

  const set = (next: LabState) => {
    setLong(codec.serialize(next).length > LONGEST_ADDRESS);
    setValue(next);
  };
  const remember = (script: string) => storeText(createStorageSlot(slot), script === lab.start ? undefined : script);

  // A script of an earlier visit, unless the address brings another one.
  useEffect(() => {
    const remembered = createStorageSlot(slot).get();
    const isBrought = new URLSearchParams(window.location.search).has(lab.id);
    if (!remembered || isBrought || editor.current?.text() !== lab.start) return;
    editor.current.restore(remembered);
    set({ ...first, script: remembered });
    // Once, when the lab appears.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [slot]);

  // The address has changed, not the field: Back, or a link.
  useEffect(() => {
    if (editor.current && editor.current.text() !== state.script) editor.current.restore(state.script);
  }, [state.script]);

  return {
    editor,
    state,
    isCorrupt: corrupt,
    change: (part) => {
      set({ ...state, ...part });
      return part.script === undefined || remember(part.script);
    },
    reset: () => {
      editor.current?.replace(lab.start);
      remember(lab.start);
      set(first);
    },
  };
}
