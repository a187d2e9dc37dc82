// Change: a plain word with its count, in place of the outline of a label.
import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import type { Props } from '@theme/Tag';
import styles from './styles.module.css';

export default function Tag({ permalink, label, count, description }: Props): ReactNode {
  return (
    <span className={styles.tag}>
      <Link rel="tag" href={permalink} title={description}>
        {label}
      </Link>
      {count !== undefined && <span className={styles.count}>{count}</span>}
    </span>
  );
}
