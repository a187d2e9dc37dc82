import { useEffect, useMemo, useState } from 'react';
import { useQueryString } from '@docusaurus/theme-common';
import type { Codec } from './core/trace';

/** Long enough to gather the keystrokes of one edit: Safari refuses more than 100 address changes in 10 seconds. */
const WRITE_DELAY_MS = 200;

interface UrlState<T> {
  readonly value: T;
  readonly setValue: (next: T) => void;
  /** The address holds a state that cannot be read; `value` is the default then. */
  readonly corrupt: boolean;
}

/**
 * State that lives in one parameter of the query string, so that a reload, a shared link and the
 * language switch (which keeps the query) all lead back to it. The default leaves the address clean.
 * Server and first client render show the default; changes are written a moment later, and not at
 * all while `hold` is set.
 */
export function useUrlState<T>(key: string, codec: Codec<T>, initial: T, hold: boolean): UrlState<T> {
  const [query, setQuery] = useQueryString(key);
  const [edit, setEdit] = useState<{ text: string; over: string } | null>(null);
  const initialText = codec.serialize(initial);
  const pending = edit?.over === query ? edit.text : null;
  const corrupt = pending === null && query !== '' && !codec.parse(query).ok;
  const text = pending ?? (query === '' || corrupt ? initialText : query);
  const value = useParsed(codec, text);

  const written = text === initialText ? '' : text;
  const due = !hold && pending !== null && written !== query;
  useEffect(() => {
    if (!due) return undefined;
    const timer = setTimeout(() => setQuery(written), WRITE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [due, written, setQuery]);

  return { value, corrupt, setValue: (next) => setEdit({ text: codec.serialize(next), over: query }) };
}

/** The same object for the same text, so that what is computed from it can be remembered. */
export function useParsed<T>(codec: Codec<T>, text: string): T {
  return useMemo(() => {
    const parsed = codec.parse(text);
    if (!parsed.ok)
      throw new Error(
        `A simulator was given an input that it does not accept: "${text}". Compare its properties in the document with the ranges in its core/types.ts.`,
      );
    return parsed.value;
  }, [codec, text]);
}
