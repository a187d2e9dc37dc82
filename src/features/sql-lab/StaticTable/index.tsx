import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  /** Name of the table: a text, or the id of what names it. */
  readonly label?: string;
  readonly labelledBy?: string;
  readonly children: ReactNode;
}

/**
 * A table that no script looks at, to see whether it is too wide for the page: it can always be reached and scrolled by
 * keyboard.
 */
export function StaticTable({ label, labelledBy, children }: Props): ReactNode {
  return (
    <div className={styles.scroll} role="group" tabIndex={0} aria-label={label} aria-labelledby={labelledBy}>
      <table className={styles.table}>{children}</table>
    </div>
  );
}
