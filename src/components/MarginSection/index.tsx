import type { ReactNode } from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import styles from './styles.module.css';

interface Props {
  /** Anchor of the section's heading. */
  id: string;
  title: ReactNode;
  /** A mark beside the title, such as a label. */
  mark?: ReactNode;
  children: ReactNode;
}

/** A section whose heading is in the notebook's margin, left of the coral rule. */
export function MarginSection({ id, title, mark, children }: Props): ReactNode {
  useBrokenLinks().collectAnchor(id);
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.margin}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {mark}
      </div>
      <div className={styles.content}>{children}</div>
    </section>
  );
}
