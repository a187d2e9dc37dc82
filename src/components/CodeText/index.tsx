import type { ReactNode } from 'react';

/** A plain text in which words in backticks are shown as code. */
export function CodeText({ text }: { text: string }): ReactNode {
  return text.split('`').map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));
}
