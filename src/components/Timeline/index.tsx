import type { ReactNode } from 'react';
import styles from './styles.module.css';

export interface TimelineItem {
  key: string;
  period?: ReactNode;
  title: ReactNode;
  /** An organization, a position or a location, shown under the title. */
  subtitle?: ReactNode;
  body?: ReactNode;
}

/** Entries in the given order, each with its period, as an ordered list for assistive technology. */
export function Timeline({ items }: { items: readonly TimelineItem[] }): ReactNode {
  return (
    <ol className={styles.timeline} role="list">
      {items.map(({ key, period, title, subtitle, body }) => (
        <li key={key} className={styles.item}>
          <h3 className={styles.title}>{title}</h3>
          {period && <p className={styles.period}>{period}</p>}
          {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
          {body && <div className={styles.body}>{body}</div>}
        </li>
      ))}
    </ol>
  );
}
