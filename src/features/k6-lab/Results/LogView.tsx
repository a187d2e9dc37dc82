import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import { clockText } from '../core/lab/chartData';
import type { LogEntry } from '../core/run/types';
import styles from './outcome.module.css';

/** What the script has written to the console, and its errors. */
export function LogView({ log }: { log: readonly LogEntry[] }): ReactNode {
  if (log.length === 0) {
    return (
      <p className={styles.note}>
        <Translate id="k6Lab.LogView.empty" description="Shown where the script has written nothing">
          Script không ghi gì ra console.
        </Translate>
      </p>
    );
  }
  return (
    <ol className={styles.log} translate="no">
      {log.map(({ level, text, time, line }, index) => (
        <li key={index} data-level={level}>
          <span className={styles.meta}>
            {`${time === undefined ? 'init' : clockText(time)}${line === undefined ? '' : ` · script.js:${line}`}`}
          </span>
          <span className={styles.text}>{text}</span>
        </li>
      ))}
    </ol>
  );
}
