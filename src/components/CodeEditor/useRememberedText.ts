import { useEffect, useRef, useState, type RefObject } from 'react';
import { createStorageSlot } from '@docusaurus/theme-common';
import { storeText } from '../storeText';
import type { CodeEditorHandle } from '.';

interface RememberedText {
  readonly editor: RefObject<CodeEditorHandle | null>;
  /** The current text of the editor. */
  readonly text: string;
  /** Stores a text; returns false if the browser does not keep it. */
  readonly remember: (text: string) => boolean;
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
    return storeText(createStorageSlot(key), next === original ? undefined : next);
  };
  const reset = () => {
    editor.current?.replace(original);
    remember(original);
  };
  return { editor, text, remember, reset };
}
