import { useEffect, useRef, useState, type RefObject } from 'react';
import { useIsServerMade } from '../browser/useIsServerMade';
import { escapeHtml } from './escapeHtml';
import { highlightNow, loadHighlighter } from './lazyHighlighter';

interface Highlighted<T extends HTMLElement> {
  /** The coloured lines as HTML; undefined while the identical markup of the server stays in place. */
  lines: readonly string[] | undefined;
  /** The element that contains the lines. */
  element: RefObject<T | null>;
}

/**
 * Colours code without shipping the highlighter with the page: what the server coloured stays in the document at
 * hydration, and code that is new or changed is plain until the highlighter has been fetched.
 */
export function useHighlightedLines<T extends HTMLElement>(code: string, language: string): Highlighted<T> {
  const isServerMade = useIsServerMade();
  const element = useRef<T>(null);
  const [highlight, setHighlight] = useState(() => highlightNow());
  const [kept, setKept] = useState(isServerMade && !highlight ? code : undefined);
  if (kept !== undefined && kept !== code) setKept(undefined);
  const keeps = kept === code;

  useEffect(() => {
    // When hydration fails, React renders the element anew, and it is empty.
    if (keeps && element.current?.childNodes.length === 0 && code) setKept(undefined);
  }, [keeps, code]);

  useEffect(() => {
    if (keeps || highlight) return undefined;
    let mounted = true;
    void loadHighlighter().then(
      (loaded) => mounted && setHighlight(() => loaded),
      () => undefined,
    );
    return () => {
      mounted = false;
    };
  }, [keeps, highlight]);

  if (keeps) return { lines: undefined, element };
  return { lines: highlight ? highlight(code, language) : code.split('\n').map(escapeHtml), element };
}
