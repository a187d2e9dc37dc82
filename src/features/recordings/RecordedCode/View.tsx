import type { ComponentProps, ReactNode } from 'react';
import clsx from 'clsx';
import { useHighlightedLines } from 'light-pages/build-highlighting/useHighlightedLines';
import styles from './styles.module.css';

export interface RecordedCodeProps {
  readonly code: string;
  readonly language: string;
}

// Always focusable, so that wide code can be scrolled by keyboard: no script checks whether it is too wide.
const focusable: ComponentProps<'pre'> = { tabIndex: 0 };

/** Highlighted code that was sent or printed. Without the buttons of other code blocks it needs no script. */
export function RecordedCode({ code, language }: RecordedCodeProps): ReactNode {
  const { lines, element } = useHighlightedLines<HTMLElement>(code, language);
  return (
    <pre {...focusable} className={clsx(styles.code, 'thin-scrollbar')}>
      <code
        ref={element}
        className={styles.lines}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: lines?.join('\n') ?? '' }}
      />
    </pre>
  );
}
