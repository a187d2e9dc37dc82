import type { ComponentProps, ReactNode } from 'react';
import styles from './styles.module.css';

// It scrolls where it is wide, which no script looks at.
const focusable: ComponentProps<'pre'> = { tabIndex: 0 };

/** A version of the program as its author wrote it. */
export function ProgramCode({ code }: { code: string }): ReactNode {
  return (
    <pre {...focusable} className={styles.code}>
      <code>{code}</code>
    </pre>
  );
}
