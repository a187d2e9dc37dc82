import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import { CodeText } from '../CodeText';
import styles from './styles.module.css';

/** The hints, one by one: a hint can be opened once the one before it stands open. Works without JavaScript. */
export function Hints({ hints }: { hints: readonly string[] }): ReactNode {
  return hints.map((hint, index) => (
    <details key={index} className={styles.hint}>
      <summary>
        {hints.length > 1 ? (
          <Translate
            id="sqlLab.Hints.numbered"
            description="Summary of one of several hints"
            values={{ number: index + 1, all: hints.length }}
          >
            {'Gợi ý {number}/{all}'}
          </Translate>
        ) : (
          <Translate id="sqlLab.Hints.only" description="Summary of the only hint">
            Gợi ý
          </Translate>
        )}
      </summary>
      <p>
        <CodeText text={hint} />
      </p>
    </details>
  ));
}
