import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** A frame around one recording: its origin, what was sent, and what came back. */
export function RecordedFrame({ children }: { children: ReactNode }): ReactNode {
  return <div className={styles.frame}>{children}</div>;
}
