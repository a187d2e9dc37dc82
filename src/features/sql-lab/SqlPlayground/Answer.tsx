import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import { formatValue } from '../core/sqlValue';
import type { StatementResult } from '../core/types';
import { Outcome } from '../SqlLab/Outcomes';
import type { SqlRun } from '../useEngineRun';
import { saveFile } from './saveFile';
import styles from './styles.module.css';

async function saveCsv({ columns, rows }: StatementResult): Promise<void> {
  const { default: papa } = await import('papaparse');
  const fields = [...columns];
  const data = rows.map((row) => row.map((value) => (value === null ? '' : formatValue(value))));
  saveFile('result.csv', 'text/csv', `\uFEFF${papa.unparse({ fields, data })}`);
}

/** What the last run answered, and its last table as a file. */
export function Answer({ run }: { run: SqlRun }): ReactNode {
  const { execution, engine, text = '' } = run;
  const table = execution?.results.filter(({ columns }) => columns.length > 0).at(-1);
  return (
    <div className={styles.answer} aria-busy={run.phase === 'running'}>
      {execution ? (
        <Outcome
          outcome={{ engine, results: execution.results, error: execution.ok ? undefined : execution.error }}
          text={text}
          isNew
        />
      ) : (
        <p className={styles.hint}>
          <Translate id="sqlLab.Answer.none" description="In place of an answer before the first run">
            Hãy bấm Chạy hoặc Ctrl+Enter. Dữ liệu bạn đã đổi được giữ cho các lần chạy sau, đến khi bạn khôi phục hoặc
            rời trang.
          </Translate>
        </p>
      )}
      {table && (
        <p className={styles.save}>
          <button type="button" className={styles.plainButton} onClick={() => void saveCsv(table)}>
            <Translate id="sqlLab.Answer.saveCsv" description="Button: save the table of the answer as CSV">
              Lưu kết quả thành CSV
            </Translate>
          </button>
        </p>
      )}
    </div>
  );
}
