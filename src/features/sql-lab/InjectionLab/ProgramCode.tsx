import type { ComponentProps, ReactNode } from 'react';
import styles from './styles.module.css';

// Always focusable, because no script checks whether the code is wide enough to scroll.
const focusable: ComponentProps<'pre'> = { tabIndex: 0 };

/** A version of the program as its author wrote it. */
export function ProgramCode({ code }: { code: string }): ReactNode {
  return (
    <pre translate="no" {...focusable} className={styles.code}>
      <code translate="no">{code}</code>
    </pre>
  );
}
