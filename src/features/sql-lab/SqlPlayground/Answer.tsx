import { useState, type ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import { useNumberFormat } from '@site/src/components/useNumberFormat';
import { LabNote } from '../../lab-kit/LabNote';
import { LabButton } from '../../lab-kit/LabButton';
import { downloadError } from '../core/files/fetchFailure';
import { isCut, MAX_BYTES_SHOWN, MAX_TEXT_LENGTH } from '../core/sqlValue';
import type { EngineName, SqlError, StatementResult } from '../core/types';
import { SqlErrorBox } from '../SqlErrorBox';
import { Outcome } from '../SqlLab/Outcomes';
import type { SqlRun } from '../useSqlRun';
import { useRowCount } from '@site/src/components/useRowCount';
import { saveFile } from './saveFile';
import styles from './styles.module.css';

async function saveCsv(table: StatementResult): Promise<void> {
  const { csvExport } = await import('../core/csv/csvExport');
  saveFile('result.csv', 'text/csv', `\uFEFF${csvExport(table)}`);
}

/** The answer of the last run, and a button that saves its last table as a file. */
export function Answer({ run }: { run: SqlRun }): ReactNode {
  const { execution, engine, text = '', fate } = run;
  const table = execution?.results.filter(({ columns }) => columns.length > 0).at(-1);
  return (
    <div className={styles.answer} aria-busy={run.phase === 'running'}>
      {execution ? (
        <Outcome
          outcome={{ engine, results: execution.results, error: execution.ok ? undefined : execution.error }}
          text={text}
          fate={fate}
          isNew
        />
      ) : (
        <LabNote>
          <Translate id="sqlLab.Answer.none" description="In place of an answer before the first run">
            Hãy bấm Chạy hoặc Ctrl+Enter. Dữ liệu bạn đã đổi được giữ trên máy này, kể cả khi bạn rời trang, đến khi bạn
            khôi phục.
          </Translate>
        </LabNote>
      )}
      {table && <SaveAnswer table={table} engine={engine} />}
    </div>
  );
}

/** The button that saves a table, and a note on what the file will leave out. */
function SaveAnswer({ table, engine }: { table: StatementResult; engine: EngineName }): ReactNode {
  const rowCount = useRowCount();
  const number = useNumberFormat();
  const [error, setError] = useState<SqlError>();
  const save = async () => {
    try {
      await saveCsv(table);
      setError(undefined);
    } catch (thrown) {
      setError(downloadError(thrown));
    }
  };
  return (
    <div className={styles.save}>
      <LabButton onClick={() => void save()}>
        <Translate id="sqlLab.Answer.saveCsv" description="Button: save the table of the answer as CSV">
          Lưu kết quả thành CSV
        </Translate>
      </LabButton>
      {error && <SqlErrorBox error={error} text="" engine={engine} isNew />}
      {table.rows.length < table.rowCount && (
        <p className={styles.notice}>
          <Translate
            id="sqlLab.Answer.someRows"
            description="Beside the button that saves the answer; the values are for example: 1,000 rows, 5,000 rows"
            values={{ kept: rowCount(table.rows.length), all: rowCount(table.rowCount, table.rowCountIsMinimum) }}
          >
            {
              'Tệp CSV sẽ có đủ mọi cột của {kept} đầu trong {all}: trang chỉ giữ bấy nhiêu. Muốn có hết, hãy chạy từng phần bằng LIMIT … OFFSET … rồi lưu từng tệp.'
            }
          </Translate>
        </p>
      )}
      {table.rows.some((row) => row.some(isCut)) && (
        <p className={styles.notice}>
          <Translate
            id="sqlLab.Answer.cutCells"
            description="Beside the button that saves the answer, where some of its cells are cut"
            values={{ characters: number(MAX_TEXT_LENGTH), bytes: MAX_BYTES_SHOWN }}
          >
            {
              'Chữ dài hơn {characters} ký tự và BLOB dài hơn {bytes} byte được cắt bớt, có dấu … ở cuối. Muốn có đủ, hãy dùng substr(), hex() hoặc lưu thành .sqlite.'
            }
          </Translate>
        </p>
      )}
    </div>
  );
}
