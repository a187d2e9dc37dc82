import type { ReactNode } from 'react';
import { formatCall, formatWindow } from '../core/formatWindow';
import type { WindowColumns, WindowInput } from '../core/types';
import styles from './styles.module.css';

/** The SQL expression; lines break only between clauses. */
export function WindowText({ input, columns }: { input: WindowInput; columns: WindowColumns }): ReactNode {
  const clauses = formatWindow(input, columns);
  return (
    <code translate="no" className={styles.sql}>
      <span>{formatCall(input, columns)} OVER (</span>
      {clauses.map((clause, index) => (
        <span key={clause}>
          {clause}
          {index === clauses.length - 1 ? ')' : ' '}
        </span>
      ))}
    </code>
  );
}
