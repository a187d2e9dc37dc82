import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** Holds what a product printed together: where it comes from, what was asked, what it answered. */
export function RecordedFrame({ children }: { children: ReactNode }): ReactNode {
  return <div className={styles.frame}>{children}</div>;
}
