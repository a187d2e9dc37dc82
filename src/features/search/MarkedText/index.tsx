import type { ReactNode } from 'react';
import type { TextPart } from '../core/types';

/** Renders a text with its matching parts in `<mark>` elements. */
export function MarkedText({ parts }: { parts: readonly TextPart[] }): ReactNode {
  // The index can serve as the key: a part has no other identity, and its text never changes.
  return parts.map(({ text, marked }, index) => (marked ? <mark key={index}>{text}</mark> : text));
}
