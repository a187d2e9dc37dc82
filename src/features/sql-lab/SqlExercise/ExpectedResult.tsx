import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import type { ExercisePage } from '../core/grading/exercisePage';
import type { TableChange } from '../core/grading/stateChanges';
import type { EngineName, SqlError } from '../core/types';
import { LabNote } from '../../lab-kit/LabNote';
import { ResultTable } from '../ResultTable';
import { SqlErrorBox } from '../SqlErrorBox';
import { SYSTEM_NAMES } from '../systemNames';
import { useRowCount } from '@site/src/components/useRowCount';
import { useLoaded } from './useLoaded';
import type { Probe } from '../worker/exerciseLab';
import { loadExerciseLab } from '../worker/loadLab';
import styles from './styles.module.css';

interface Props {
  exercise: ExercisePage;
  engine: EngineName;
  /** Whether the engine has run in this exercise, so that it has been downloaded. */
  hasRun: boolean;
}

/** What a correct answer returns on the data that the reader sees, or what it changes in them. */
export function ExpectedResult({ exercise, engine, hasRun }: Props): ReactNode {
  const { value, error } = useLoaded(`${engine} ${hasRun}`, async () => {
    const { expectedInPage, mayRun } = await loadExerciseLab();
    return (await mayRun(engine)) ? expectedInPage(exercise, engine) : 'engineMissing';
  });
  if (error) return <Failed error={error} engine={engine} />;
  if (value === undefined) return <LabNote>…</LabNote>;
  if (value === 'engineMissing') {
    return (
      <LabNote>
        <Translate
          id="sqlLab.ExpectedResult.engineMissing"
          description="Shown when the expected result needs an engine that is not on the device"
          values={{ engine: SYSTEM_NAMES[engine] }}
        >
          {'Kết quả này do {engine} tính. Hãy bấm “Chạy thử” để tải {engine} trước.'}
        </Translate>
      </LabNote>
    );
  }
  if (value.kind === 'failed') return <Failed error={value.error} engine={engine} />;
  if (value.kind === 'result') return <ResultTable result={value.result} />;
  return (
    <>
      {value.changes.map((change) => (
        <Change key={change.table} change={change} />
      ))}
      {value.probes.length > 0 && (
        <>
          <LabNote>
            <Translate
              id="sqlLab.ExpectedResult.probes"
              description="Before the statements that are tried after an answer"
            >
              Sau khi câu trả lời chạy xong, các câu lệnh dưới đây được chạy thử, mỗi lần trên dữ liệu như lúc đó:
            </Translate>
          </LabNote>
          <ul className={styles.probes}>
            {value.probes.map((probe) => (
              <li key={probe.sql}>
                <Tried probe={probe} />
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

function Tried({ probe: { sql, isRefused } }: { probe: Probe }): ReactNode {
  const values = { sql: <code translate="no">{sql}</code> };
  return isRefused ? (
    <Translate
      id="sqlLab.ExpectedResult.refused"
      description="A statement that is tried after an answer and must fail"
      values={values}
    >
      {'{sql} phải bị từ chối.'}
    </Translate>
  ) : (
    <Translate
      id="sqlLab.ExpectedResult.accepted"
      description="A statement that is tried after an answer and must run"
      values={values}
    >
      {'{sql} phải chạy được.'}
    </Translate>
  );
}

function Failed({ error, engine }: { error: SqlError; engine: EngineName }): ReactNode {
  return (
    <>
      <LabNote>
        <Translate id="sqlLab.ExpectedResult.failed" description="Shown when the expected result could not be computed">
          Chưa tính được kết quả cần có. Bạn có thể đóng phần này rồi mở lại.
        </Translate>
      </LabNote>
      <SqlErrorBox error={error} text="" engine={engine} />
    </>
  );
}

function Change({ change: { table, kind, columns, rows, gone } }: { change: TableChange }): ReactNode {
  const rowCount = useRowCount();
  const values = { table: <code translate="no">{table}</code>, rows: rowCount(rows.length), gone: rowCount(gone) };
  return (
    <>
      <LabNote>
        {kind === 'created' && (
          <span>
            <Translate
              id="sqlLab.ExpectedResult.created"
              description="Above the rows of a table that a right answer creates"
              values={values}
            >
              {'Bảng mới {table}: {rows}'}
            </Translate>
          </span>
        )}
        {kind === 'dropped' && (
          <span>
            <Translate id="sqlLab.ExpectedResult.dropped" description="A right answer drops this table" values={values}>
              {'Bảng {table} không còn nữa.'}
            </Translate>
          </span>
        )}
        {kind === 'changed' && (
          <span>
            <Translate
              id="sqlLab.ExpectedResult.changed"
              description="Above the new or changed rows of a table; {gone} counts old rows that are there no more"
              values={values}
            >
              {'Bảng {table}: {rows} mới hoặc đã đổi, {gone} cũ không còn'}
            </Translate>
          </span>
        )}
      </LabNote>
      {rows.length > 0 && <ResultTable result={{ command: 'SELECT', columns, rows, rowCount: rows.length }} />}
    </>
  );
}
