import type { ComponentProps, ReactNode } from 'react';
import { readMarkedHtml } from '../core/readMarkedHtml';
import { MarkedText } from '../MarkedText';

/** A text of a hit or of the stored history, by its path: whatever it contains, only `<mark>` is markup. */
export function Snippet({
  hit,
  attribute,
  ...props
}: ComponentProps<'span'> & { hit: object; attribute: string }): ReactNode {
  const read = (path: string) =>
    path.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown> | null | undefined)?.[key], hit);
  const parts = readMarkedHtml(String(read(`_snippetResult.${attribute}.value`) || read(attribute) || ''));
  return (
    <span {...props}>
      <MarkedText parts={parts} />
    </span>
  );
}
