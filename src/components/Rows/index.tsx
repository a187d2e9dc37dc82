import type { ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import styles from './styles.module.css';

interface ListProps {
  /** For screen readers, where no heading names the list. */
  label?: string;
  /** Whether the rows are numbered parts of one whole; the others keep their place. */
  isNumbered?: boolean;
  children: ReactNode;
}

/** A list of pages, one a row. */
export function Rows({ label, isNumbered = false, children }: ListProps): ReactNode {
  return (
    <ul className={clsx(styles.rows, isNumbered && styles.numbered)} role="list" aria-label={label}>
      {children}
    </ul>
  );
}

interface RowProps {
  href: string;
  title: string;
  /** One sentence about the page. */
  note?: ReactNode;
  number?: number;
  /** A short text at the end, such as a count. */
  end?: ReactNode;
  heading?: 'h2' | 'h3' | 'p';
}

/** A page in one row: its name as a link, one sentence, and what is counted in it. */
export function Row({ href, title, note, number, end, heading: Heading = 'p' }: RowProps): ReactNode {
  return (
    <li className={styles.row}>
      <Heading className={styles.title}>
        {number !== undefined && <span className={styles.number}>{number}</span>}
        <Link to={href}>{title}</Link>
      </Heading>
      {note !== undefined && <p className={styles.note}>{note}</p>}
      {end !== undefined && <p className={styles.end}>{end}</p>}
    </li>
  );
}
