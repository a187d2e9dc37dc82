import { useEffect, useRef, useState, type RefObject } from 'react';
import { createStorageSlot } from '@docusaurus/theme-common';
import type { CodeEditorHandle } from '.';

interface RememberedText {
  readonly editor: RefObject<CodeEditorHandle | null>;
  /** The current text of the editor. */
  readonly text: string;
  readonly remember: (text: string) => void;
  /** Restores the page's own text. */
  readonly reset: () => void;
}

/** The text of an editor, stored on the device under a key while it differs from the page's own. */
export function useRememberedText(key: string, original: string): RememberedText {
  const editor = useRef<CodeEditorHandle>(null);
  const [text, setText] = useState(original);

  useEffect(() => {
    const remembered = createStorageSlot(key).get();
    if (!remembered || editor.current?.text() !== original) return;
    editor.current.restore(remembered);
    setText(remembered);
  }, [key, original]);

  const remember = (next: string) => {
    setText(next);
    if (next === original) createStorageSlot(key).del();
    else createStorageSlot(key).set(next);
  };
  const reset = () => {
    editor.current?.replace(original);
    remember(original);
  };
  return { editor, text, remember, reset };
}
