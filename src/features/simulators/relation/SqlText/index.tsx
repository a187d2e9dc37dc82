import type { ReactNode } from 'react';
import clsx from 'clsx';
import { translate } from '@docusaurus/Translate';
import styles from './styles.module.css';

/** A line as its keywords and what follows them, or ready to show, its keywords in `<b>`. */
type Line =
  { readonly indent?: string; readonly words: string; readonly rest: string } | { readonly content: ReactNode };

interface Props<L extends Line> {
  lines: readonly L[];
  /** Whether the current step runs this line. */
  isAtWork: (line: L) => boolean;
}

/** A query line by line, with the part that is being run marked. */
export function SqlText<L extends Line>({ lines, isAtWork }: Props<L>): ReactNode {
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
      {lines.map((line, index) => (
        <code translate="no" key={index} className={clsx(isAtWork(line) && styles.atWork)}>
          {'content' in line ? (
            line.content
          ) : (
            <>
              {line.indent}
              {line.words !== '' && (
                <>
                  <b>{line.words}</b>{' '}
                </>
              )}
              {line.rest}
            </>
          )}
        </code>
      ))}
    </div>
  );
}
