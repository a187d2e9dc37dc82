import type { ReactNode } from 'react';
import clsx from 'clsx';
import { translate } from '@docusaurus/Translate';
import styles from './styles.module.css';

interface Props {
  /** The lines from first to last; leading spaces are kept. */
  lines: readonly { readonly content: ReactNode; readonly isAtWork: boolean }[];
}

/** A query line by line, with the current part marked. Words in `<b>` have the colour of SQL keywords. */
export function QueryText({ lines }: Props): ReactNode {
  return (
    <div
      role="group"
      className={styles.query}
      aria-label={translate({
        id: 'simulators.Relation.query',
        message: 'Truy vấn',
        description: 'Name of the query on show',
      })}
    >
      {lines.map(({ content, isAtWork }, index) => (
        <code translate="no" key={index} className={clsx(isAtWork && styles.atWork)}>
          {content}
        </code>
      ))}
    </div>
  );
}
