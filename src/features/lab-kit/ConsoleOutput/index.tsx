import type { CSSProperties, ReactNode } from 'react';
import clsx from 'clsx';
import Translate, { translate } from '@docusaurus/Translate';
import type { ConsoleEntry, ConsoleLevel, RunOutcome, TableEntry, UncaughtError } from '../core/outcome';
import { StopMessage } from '../StopMessage';
import styles from './styles.module.css';

/** The output of a run, its uncaught error, and why it was stopped; the same on the server and after a run. */
export function ConsoleOutput({ entries, truncated, error, stopped }: RunOutcome): ReactNode {
  const isSilent = entries.length === 0 && !error && !stopped;
  return (
    <div className={styles.output}>
      {entries.map((entry, index) => (
        <div key={index} className={styles.entry} style={{ '--code-depth': entry.depth } as CSSProperties}>
          <Entry entry={entry} />
        </div>
      ))}
      {isSilent && (
        <p className={styles.quiet}>
          <Translate id="labKit.ConsoleOutput.empty" description="Shown when code printed nothing">
            Không in ra gì.
          </Translate>
        </p>
      )}
      {truncated && (
        <p className={styles.quiet}>
          <Translate id="labKit.ConsoleOutput.truncated" description="Shown under output that was cut">
            Kết quả dài quá; phần còn lại không được in.
          </Translate>
        </p>
      )}
      {error && <ErrorMessage error={error} />}
      {stopped && (
        <p className={styles.error}>
          <StopMessage reason={stopped} />
        </p>
      )}
    </div>
  );
}

function Entry({ entry }: { entry: ConsoleEntry }): ReactNode {
  if (entry.kind === 'table') return <Table {...entry} />;
  const isLoud = entry.level === 'warn' || entry.level === 'error';
  return (
    <pre translate="no" className={clsx(styles.text, isLoud && styles[entry.level])}>
      {isLoud && <span className={styles.level}>{levelName(entry.level)}</span>}
      {entry.text || ' '}
    </pre>
  );
}

function levelName(level: ConsoleLevel): string {
  return level === 'warn'
    ? translate({
        id: 'labKit.ConsoleOutput.warn',
        message: 'cảnh báo',
        description: 'Mark of a line written by console.warn',
      })
    : translate({
        id: 'labKit.ConsoleOutput.error',
        message: 'lỗi',
        description: 'Mark of a line written by console.error',
      });
}

function Table({ columns, rows }: TableEntry): ReactNode {
  return (
    <div
      className={styles.scroll}
      role="group"
      tabIndex={0}
      aria-label={translate({
        id: 'labKit.ConsoleOutput.table',
        message: 'Bảng do console.table in ra',
        description: 'Name of a table written by console.table',
      })}
    >
      <table translate="no" className={styles.table}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              {row.map((cell, column) => (
                <td key={column}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** An uncaught error: name, message and line in the code. */
export function ErrorMessage({ error: { name, message, line } }: { error: UncaughtError }): ReactNode {
  return (
    <div className={styles.error}>
      <pre translate="no" className={styles.text}>
        {name === 'throw' ? 'throw' : name}: {message}
      </pre>
      {line !== undefined && (
        <p className={styles.line}>
          <Translate id="labKit.ConsoleOutput.line" description="Where an error happened in the code" values={{ line }}>
            {'Dòng {line} của mã.'}
          </Translate>
        </p>
      )}
    </div>
  );
}
