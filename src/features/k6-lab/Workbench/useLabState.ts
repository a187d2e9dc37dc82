import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { createStorageSlot } from '@docusaurus/theme-common';
import type { CodeEditorHandle } from '@site/src/components/CodeEditor';
import type { SharedText } from '@site/src/components/CodeEditor/useRememberedText';
import type { MakeLink } from '@site/src/components/ShareState/useShare';
import { storeText } from '@site/src/components/storeText';
import { useUrlState } from '@site/src/components/useUrlState';
import type { LabPage } from '../core/lab/labPage';
import { LONGEST_LINK, pageLink } from '@site/src/core/sharedState';
import { initialState, stateCodec, type LabState } from '../core/lab/labState';

export interface LabControls {
  readonly editor: RefObject<CodeEditorHandle | null>;
  readonly state: LabState;
  /** Returns false if the script could not be stored. */
  readonly change: (part: Partial<LabState>) => boolean;
  readonly reset: () => void;
  /** Whether the address has a state that cannot be read. */
  readonly isCorrupt: boolean;
  /** Whether the lab is as at first. */
  readonly isFirst: boolean;
  /** A script that the address has brought, instead of the one that the device keeps. */
  readonly shared: Pick<SharedText, 'notice' | 'hasOwn' | 'keep' | 'leave'>;
  /** The link of what the lab shows. */
  readonly link: MakeLink;
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
  /** Whether the script came with the address, and the device keeps another one. */
  const [isForeign, setForeign] = useState(false);
  const slot = `k6-lab.script.v1.${lab.id}`;

  const set = (next: LabState) => {
    // What is too long for a link stays on the device only.
    setLong(codec.serialize(next).length > LONGEST_LINK);
    setValue(next);
  };
  const remember = (script: string) => storeText(createStorageSlot(slot), script === lab.start ? undefined : script);

  // A script of an earlier visit, unless the address brings another one.
  useEffect(() => {
    const remembered = createStorageSlot(slot).get();
    const brought = new URLSearchParams(window.location.search).get(lab.id);
    const parsed = codec.parse(brought ?? '');
    // Only the browser knows what the device keeps.
    setForeign(remembered !== null && brought !== null && parsed.ok && parsed.value.script !== remembered);
    if (!remembered || brought !== null || editor.current?.text() !== lab.start) return;
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
      return part.script === undefined || isForeign || remember(part.script);
    },
    reset: () => {
      editor.current?.replace(lab.start);
      if (!isForeign) remember(lab.start);
      set(first);
    },
    isFirst: codec.serialize(state) === codec.serialize(first),
    shared: {
      notice: isForeign ? 'shown' : undefined,
      hasOwn: true,
      keep: () => {
        setForeign(false);
        remember(state.script);
      },
      leave: () => {
        setForeign(false);
        set({ ...first, script: createStorageSlot(slot).get() ?? lab.start });
      },
    },
    link: () =>
      Promise.resolve(pageLink(location.origin + location.pathname, { [lab.id]: codec.serialize(state) }, lab.id)),
  };
}
