import type { ReactNode } from 'react';
import type { TextPart } from '../core/types';

/** A text whose matching stretches are marked. */
export function MarkedText({ parts }: { parts: readonly TextPart[] }): ReactNode {
  // A part has no identity but its place, and its text never changes in place.
  return parts.map(({ text, marked }, index) => (marked ? <mark key={index}>{text}</mark> : text));
}
