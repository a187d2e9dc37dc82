import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  /** Name of the table: a text, or the id of the element that names it. */
  readonly label?: string;
  readonly labelledBy?: string;
  readonly children: ReactNode;
}

/**
 * A table that needs no script to find out whether it is too wide for the page: it can always be focused and scrolled
 * with the keyboard.
 */
export function StaticTable({ label, labelledBy, children }: Props): ReactNode {
  return (
    <div className={styles.scroll} role="group" tabIndex={0} aria-label={label} aria-labelledby={labelledBy}>
      <table translate="no" className={styles.table}>
        {children}
      </table>
    </div>
  );
}
