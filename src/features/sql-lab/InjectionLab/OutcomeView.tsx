import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import type { Outcome } from '../core/injection/injection';
import { sentText, type Sent } from '../core/injection/injectionPrograms';
import { splitStatements } from '../core/statements/splitStatements';
import { ResultTable } from '../ResultTable';
import { SqlErrorBox } from '../SqlErrorBox';
import styles from './styles.module.css';

/** Enough rows to recognise an answer. */
const SHOWN_ROWS = 6;

/** The outcome of an input: each executed statement with its answer, and why the engine stopped. */
export function OutcomeView({ outcome, sent, isNew }: { outcome: Outcome; sent: Sent; isNew: boolean }): ReactNode {
  if ('refusal' in outcome) {
    return (
      <p className={styles.note}>
        <Translate
          id="sqlLab.InjectionLab.refused"
          description="The program refused the input; the value is its own error message"
          values={{
            message: (
              <code translate="no" lang="en">
                {outcome.refusal}
              </code>
            ),
          }}
        >
          {'Chương trình báo lỗi {message} và dừng.'}
        </Translate>
      </p>
    );
  }
  const text = 'pieces' in sent ? sentText(sent.pieces) : '';
  const statements = splitStatements(text, 'sqlite');
  return (
    <>
      {outcome.results.map((result, index) => (
        <div key={index}>
          {statements.length > 1 && (
            <p className={styles.statement}>
              <Translate
                id="sqlLab.InjectionLab.statement"
                description="Above the answer of one of several statements that the engine ran"
                values={{ number: index + 1, sql: <code translate="no">{statements[index]?.sql}</code> }}
              >
                {'Câu lệnh {number}: {sql}'}
              </Translate>
            </p>
          )}
          <ResultTable result={{ ...result, rows: result.rows.slice(0, SHOWN_ROWS) }} />
        </div>
      ))}
      {outcome.error && <SqlErrorBox error={outcome.error} text={text} engine="sqlite" isNew={isNew} />}
    </>
  );
}
