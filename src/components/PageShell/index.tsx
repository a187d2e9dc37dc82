import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  title: ReactNode;
  /** Shown above the title: the section that the page belongs to. */
  kicker?: ReactNode;
  lead?: ReactNode;
  children: ReactNode;
}

/** A page of the notebook: dotted paper at the top, the title and a lead, then the content. */
export function PageShell({ title, kicker, lead, children }: Props): ReactNode {
  return (
    <main className={styles.page}>
      <div className={styles.inner}>
        <header className={styles.header}>
          {kicker && <p className={styles.kicker}>{kicker}</p>}
          <h1 className={styles.title}>{title}</h1>
          {lead && <p className={styles.lead}>{lead}</p>}
        </header>
        {children}
      </div>
    </main>
  );
}
