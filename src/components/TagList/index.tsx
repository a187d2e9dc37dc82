import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  /** What the tags have in common, for screen readers. */
  label: string;
  tags: readonly string[];
}

/** A row of short labels. */
export function TagList({ label, tags }: Props): ReactNode {
  return (
    <ul className={styles.tags} role="list" aria-label={label}>
      {tags.map((tag) => (
        <li key={tag} className={styles.tag}>
          {tag}
        </li>
      ))}
    </ul>
  );
}
