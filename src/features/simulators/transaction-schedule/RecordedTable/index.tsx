import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** A table of counts; on a narrow screen it scrolls sideways, also by keyboard. */
export function RecordedTable({ label, children }: { label: string; children: ReactNode }): ReactNode {
  return (
    <div className={styles.scroller} role="group" tabIndex={0} aria-label={label}>
      <table>{children}</table>
    </div>
  );
}
