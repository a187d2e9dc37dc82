import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import type { LogEntry } from '../core/run/types';
import styles from './outcome.module.css';

/** A line of the script, with its number. */
export function SourceLine({ script, line }: { script: string; line: number }): ReactNode {
  const text = script.split('\n')[line - 1] ?? '';
  return (
    <pre className={styles.source} translate="no">
      <span className={styles.number}>{line}</span> {text}
    </pre>
  );
}

/** An error of the script, with the line in which it arose. */
export function ErrorLine({ entry: { text, line }, script }: { entry: LogEntry; script: string }): ReactNode {
  return (
    <div className={styles.problem}>
      <p>
        {line === undefined ? (
          <code translate="no">{text}</code>
        ) : (
          <span>
            <Translate
              id="k6Lab.ErrorLine.atLine"
              description="An error of the script, with its line"
              values={{ line, text: <code translate="no">{text}</code> }}
            >
              {'Dòng {line}: {text}'}
            </Translate>
          </span>
        )}
      </p>
      {line !== undefined && <SourceLine script={script} line={line} />}
    </div>
  );
}
