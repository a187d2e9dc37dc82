import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import type { SystemAnswer } from '../core/statements/systemAnswer';
import { useRowCount } from '@site/src/components/useRowCount';
import styles from './styles.module.css';

export interface SqlErrorMessagesProps {
  readonly answers: readonly SystemAnswer[];
}

/** The answer of each system to one statement, stacked, because the messages are long and meant to be compared. */
export function SqlErrorMessages({ answers }: SqlErrorMessagesProps): ReactNode {
  return (
    <dl className={styles.answers}>
      {answers.map((answer) => (
        <div key={answer.system} className={styles.answer}>
          <dt>{answer.system}</dt>
          <dd>
            {answer.error ? <Refusal error={answer.error} /> : <Acceptance answer={answer} />}
            {answer.warnings?.map((warning) => (
              <span key={warning} className={styles.more} lang="en">
                Warning: {warning}
              </span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Refusal({ error: { message, code, more = [] } }: { error: NonNullable<SystemAnswer['error']> }): ReactNode {
  return (
    <span lang="en">
      <span className={styles.message}>{message}</span>
      {code && <span className={styles.code}> {code}</span>}
      {more.map((text) => (
        <span key={text} className={styles.more}>
          {text}
        </span>
      ))}
    </span>
  );
}

function Acceptance({ answer: { rows, changedRows = 0 } }: { answer: SystemAnswer }): ReactNode {
  const rowCount = useRowCount();
  if (rows?.count === 1)
    return (
      <Translate
        id="sqlLab.SqlErrorMessages.row"
        description="In the error catalogue: a system runs the statement and answers one row with these values"
        values={{ values: <code translate="no">{rows.first.join(' | ')}</code> }}
      >
        {'Không báo lỗi. Kết quả: {values}'}
      </Translate>
    );
  return rows ? (
    <Translate
      id="sqlLab.SqlErrorMessages.rows"
      description="In the error catalogue: a system runs the statement; the value is for example: 12 rows"
      values={{ rows: rowCount(rows.count) }}
    >
      {'Không báo lỗi. Kết quả có {rows}.'}
    </Translate>
  ) : (
    <Translate
      id="sqlLab.SqlErrorMessages.changed"
      description="In the error catalogue: a system runs the statement and changes data; the value is for example: 1 row"
      values={{ rows: rowCount(changedRows) }}
    >
      {'Không báo lỗi: đã ghi {rows}.'}
    </Translate>
  );
}
