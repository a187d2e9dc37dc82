import { useEffect, useRef, useState, type RefObject } from 'react';
import { createStorageSlot } from '@docusaurus/theme-common';
import { labName, type LabState } from '../../core/sharedState';
import type { MakeLink } from '../ShareState/useShare';
import { useSharedState, type Brought } from '../ShareState/useSharedState';
import { storeText } from '../storeText';
import type { CodeEditorHandle } from '.';

/** What a lab shares besides its text. */
export interface SharedParts {
  /** The parts that differ from the lab's start. */
  readonly read: () => LabState;
  /** Shows parts that {@link read} has returned, or that a link brings; a part that is missing is as at the start. */
  readonly show: (parts: LabState) => void;
}

/** A text that a link has brought. */
export interface SharedText {
  /** `shown` in the editor, or `offered` because the reader has already typed; otherwise why there is none. */
  readonly notice: 'shown' | 'offered' | Exclude<Brought['kind'], 'state'> | undefined;
  /** Whether the reader has a text of his own here. */
  readonly hasOwn: boolean;
  /** Whether code from a link is in the editor that the reader has not run. */
  readonly isUntried: boolean;
  /** To be called when the reader runs the code. */
  readonly tried: () => void;
  /** Shows an offered text. */
  readonly show: () => void;
  /** Makes the shared text the reader's own. */
  readonly keep: () => void;
  /** Returns to the reader's own text, or only closes the notice. */
  readonly leave: () => void;
  /**
   * Makes the function that makes the link of what the editor shows.
   *
   * @param anchor - id of the lab's element
   * @param more - further parameters of the address
   */
  readonly link: (anchor: string, more?: Readonly<Record<string, string>>) => MakeLink;
}

interface RememberedText {
  readonly editor: RefObject<CodeEditorHandle | null>;
  /** The current text of the editor. */
  readonly text: string;
  /** Stores a text; returns false if the browser does not keep it. A shared text is not stored until it is kept. */
  readonly remember: (text: string) => boolean;
  /** Restores the page's own text. */
  readonly reset: () => void;
  readonly shared: SharedText;
}

interface Own {
  readonly text: string;
  readonly parts: LabState;
}

const NO_PARTS: SharedParts = { read: () => ({}), show: () => undefined };

/**
 * The text of an editor, stored on the device under a key while it differs from the page's own. A link may bring another
 * text, which is shown without being stored or run.
 */
export function useRememberedText(key: string, original: string, parts: SharedParts = NO_PARTS): RememberedText {
  const editor = useRef<CodeEditorHandle>(null);
  const [text, setText] = useState(original);
  const lab = labName(key);
  /** What the reader had before a shared text was shown. */
  const [own, setOwn] = useState<Own>();
  const [isUntried, setUntried] = useState(false);
  /** The text that was put into the editor last, not typed. */
  const given = useRef(original);

  useEffect(() => {
    const remembered = createStorageSlot(key).get();
    if (!remembered || editor.current?.text() !== original) return;
    given.current = remembered;
    editor.current.restore(remembered);
    setText(remembered);
  }, [key, original]);

  const store = (next: string) => storeText(createStorageSlot(key), next === original ? undefined : next);
  const put = (next: string) => {
    given.current = next;
    editor.current?.restore(next);
    setText(next);
  };
  const show = (state: LabState) => {
    setOwn({ text: editor.current?.text() ?? original, parts: parts.read() });
    const { text: shared = original, ...others } = state;
    put(shared);
    parts.show(others);
    setUntried(true);
  };
  const showOwn = () => {
    if (!own) return;
    // Another tab may have changed it meanwhile; where nothing is stored, it is what the editor had.
    put(createStorageSlot(key).get() ?? own.text);
    parts.show(own.parts);
    setOwn(undefined);
    setUntried(false);
  };
  const { brought, close } = useSharedState(lab, (now) => {
    // Back, or a link to another state.
    if (now?.kind !== 'state') showOwn();
    else if ((editor.current?.text() ?? original) === given.current) show(now.state);
  });

  const remember = (next: string) => {
    setText(next);
    return own !== undefined || store(next);
  };
  const reset = () => {
    editor.current?.replace(original);
    remember(original);
  };
  return {
    editor,
    text,
    remember,
    reset,
    shared: {
      notice: own ? 'shown' : brought?.kind === 'state' ? 'offered' : brought?.kind,
      hasOwn: own !== undefined && own.text !== original,
      isUntried,
      tried: () => setUntried(false),
      show: () => {
        if (brought?.kind === 'state') show(brought.state);
      },
      keep: () => {
        const now = editor.current?.text() ?? text;
        given.current = now;
        store(now);
        setOwn(undefined);
        close();
      },
      leave: () => {
        showOwn();
        close();
      },
      link:
        (anchor, more = {}) =>
        async () => {
          const now = editor.current?.text() ?? text;
          const { makeLink } = await import('../ShareState/makeLink');
          return makeLink(lab, anchor, { ...(now !== original && { text: now }), ...parts.read() }, more);
        },
    },
  };
}
