import type { ComponentProps, ReactNode } from 'react';
import clsx from 'clsx';
import { useHighlightedLines } from 'light-pages/build-highlighting/useHighlightedLines';
import styles from './styles.module.css';

export interface RecordedCodeProps {
  readonly code: string;
  readonly language: string;
}

// The lines of messages are wrapped: headers and errors are far longer than a page is wide, and end with what matters.
const WRAPPED = new Set(['http']);
// Always focusable, so that wide code can be scrolled by keyboard: no script checks whether it is too wide.
const focusable: ComponentProps<'pre'> = { tabIndex: 0 };

/** Highlighted code that was sent or printed. Without the buttons of other code blocks it needs no script. */
export function RecordedCode({ code, language }: RecordedCodeProps): ReactNode {
  const { lines, element } = useHighlightedLines<HTMLElement>(code, language);
  const isWrapped = WRAPPED.has(language);
  return (
    <pre translate="no" {...(!isWrapped && focusable)} className={clsx(styles.code, 'thin-scrollbar')}>
      <code
        translate="no"
        ref={element}
        className={clsx(styles.lines, isWrapped && styles.wrapped)}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: lines?.join('\n') ?? '' }}
      />
    </pre>
  );
}
