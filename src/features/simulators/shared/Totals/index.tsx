import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** The totals of a run with their names. */
export function Totals({ items }: { items: readonly (readonly [name: string, value: ReactNode])[] }): ReactNode {
  return (
    <dl className={styles.totals}>
      {items.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
