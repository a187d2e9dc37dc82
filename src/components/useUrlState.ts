import { useEffect, useMemo, useRef, useState } from 'react';
import { useQueryString } from '@docusaurus/theme-common';
import type { Codec } from '../core/codec';

/** Long enough to collect the keystrokes of one edit: Safari refuses more than 100 URL changes in 10 seconds. */
const WRITE_DELAY_MS = 200;

interface UrlState<T> {
  readonly value: T;
  readonly setValue: (next: T) => void;
  /** Whether the URL has a state that cannot be read; `value` is then the default. */
  readonly corrupt: boolean;
}

/**
 * State stored in one parameter of the query string, so that a reload, a shared link and the language switch (which
 * keeps the query) restore it. The default is not written to the URL. The server and the first client render show the
 * default; changes are written after a short delay, and not at all while `hold` is set.
 */
export function useUrlState<T>(key: string, codec: Codec<T>, initial: T, hold: boolean): UrlState<T> {
  const [query, setQuery] = useQueryString(key);
  const [edit, setEdit] = useState<{ text: string; over: readonly string[] } | null>(null);
  const unrendered = useRef<string>(null);
  const initialText = codec.serialize(initial);
  const pending = edit?.over.includes(query) ? edit.text : null;
  const corrupt = pending === null && query !== '' && !codec.parse(query).ok;
  const text = pending ?? (query === '' || corrupt ? initialText : query);
  const value = useParsed(codec, text);

  const written = text === initialText ? '' : text;
  const due = !hold && pending !== null && written !== query;
  useEffect(() => {
    if (!due) return undefined;
    const timer = setTimeout(() => {
      unrendered.current = written;
      setQuery(written);
    }, WRITE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [due, written, setQuery]);

  useEffect(() => {
    if (unrendered.current === query) unrendered.current = null;
  }, [query]);

  const setValue = (next: T) =>
    // The query that was just written but is not rendered yet must not undo a later edit.
    setEdit({ text: codec.serialize(next), over: [query, unrendered.current ?? query] });
  return { value, corrupt, setValue };
}

/** Returns the same object for the same text, so that values computed from it can be memoized. */
export function useParsed<T>(codec: Codec<T>, text: string): T {
  return useMemo(() => {
    const parsed = codec.parse(text);
    if (!parsed.ok)
      throw new Error(
        `A part of the page was given an input that it does not accept: "${text}". Compare its properties in the document, or its files in courses/, with what its README allows.`,
      );
    return parsed.value;
  }, [codec, text]);
}
