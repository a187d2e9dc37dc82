import { useState } from 'react';

/** The result of reading a field's text: a value, or a sentence that says what is wrong. */
export type Reading<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly message: string };

interface Options<T> {
  value: T;
  format: (value: T) => string;
  read: (text: string) => Reading<T>;
  onChange: (value: T) => void;
}

interface Draft {
  readonly text: string;
  readonly problem: string | null;
  readonly type: (text: string) => void;
}

/**
 * The text being typed. It may be invalid for a while; the simulator keeps the last valid value meanwhile. A value that
 * changes from outside replaces the text.
 */
export function useDraft<T>({ value, format, read, onChange }: Options<T>): Draft {
  const current = format(value);
  const [draft, setDraft] = useState<{ text: string; of: string } | null>(null);
  const text = draft?.of === current ? draft.text : current;
  const reading = read(text);
  return {
    text,
    problem: reading.ok ? null : reading.message,
    type: (typed) => {
      const next = read(typed);
      setDraft({ text: typed, of: next.ok ? format(next.value) : current });
      if (next.ok && format(next.value) !== current) onChange(next.value);
    },
  };
}
