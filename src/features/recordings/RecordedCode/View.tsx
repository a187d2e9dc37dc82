import type { ComponentProps, ReactNode } from 'react';
import clsx from 'clsx';
import { useHighlightedLines } from 'light-pages/build-highlighting/useHighlightedLines';
import styles from './styles.module.css';

export interface RecordedCodeProps {
  readonly code: string;
  readonly language: string;
}

// It scrolls where it is wide, which no script looks at.
const focusable: ComponentProps<'pre'> = { tabIndex: 0 };

/** What was asked or printed, coloured; without the buttons of other blocks of code it needs no script. */
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
