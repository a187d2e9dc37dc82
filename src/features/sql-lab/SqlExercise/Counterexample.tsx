import { useId, useMemo, type ReactNode } from 'react';
import clsx from 'clsx';
import Translate from '@docusaurus/Translate';
import { useRowCount } from '@site/src/components/useRowCount';
import { LabButton } from '../../lab-kit/LabButton';
import { solutionsOn, type SqlExercise } from '../core/grading/exercise';
import { markRows, type RowMarks } from '../core/grading/rowMarks';
import type { Counterexample as Shown } from '../core/trials/findDifference';
import { namedColumns } from '../core/trials/namedColumns';
import type { EngineName, StatementResult } from '../core/types';
import { ResultTable } from '../ResultTable';
import { NamedTable } from '../ShownTables';
import { Meaning } from './Comparison';
import { Findings } from './Findings';
import styles from './styles.module.css';

/** Tables of up to so many columns have room beside each other. */
const NARROW = 4;
const BOOKSHOP = 'nha_sach';

interface Props {
  counterexample: Shown;
  exercise: SqlExercise;
  engine: EngineName;
  /** The answer that was judged. */
  answer: string;
  /** Opens the rows in a lab. */
  onTry: () => void;
}

/** A few rows on which an answer is wrong: the tables, and what it returns beside what is expected. */
export function Counterexample({ counterexample, exercise, engine, answer, onTry }: Props): ReactNode {
  const { tables, expected, actual, findings } = counterexample;
  const reference = solutionsOn(exercise, engine)[0]?.sql ?? '';
  const shown = useMemo(() => namedColumns([reference, answer], tables), [reference, answer, tables]);
  const marks = useMemo(
    () => (actual && exercise.compare.kind === 'result' ? markRows(expected, actual, exercise.compare) : undefined),
    [expected, actual, exercise],
  );
  const areMarked = marks !== undefined && marks.expected.size + marks.actual.size > 0;
  return (
    <>
      <p>
        {exercise.dataset === BOOKSHOP ? (
          <Translate
            id="sqlLab.Counterexample.bookshop"
            description="Above tables with a few rows on which an answer is wrong; the tables are those of the bookshop"
          >
            Trên nhà sách nhỏ này câu trả lời của bạn cho kết quả sai:
          </Translate>
        ) : (
          <Translate
            id="sqlLab.Counterexample.rows"
            description="Above tables with a few rows on which an answer is wrong"
          >
            Trên vài hàng này câu trả lời của bạn cho kết quả sai:
          </Translate>
        )}
      </p>
      <div className={styles.smallTables}>
        {shown.map((table) => (
          <NamedTable key={table.name} name={table.name} rows={table.rows}>
            {table.columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </NamedTable>
        ))}
      </div>
      <div className={styles.smallResults}>
        <div className={clsx(actual && expected.columns.length <= NARROW && styles.beside)}>
          <Result result={expected} odd={marks?.expected} />
          {actual && <Result result={actual} odd={marks?.actual} isMine />}
        </div>
      </div>
      {!areMarked && <Findings findings={findings} />}
      <LabButton onClick={onTry}>
        <Translate
          id="sqlLab.Counterexample.try"
          description="Button: open an editor that runs on the few rows on which the answer is wrong"
        >
          Thử trên những hàng này
        </Translate>
      </LabButton>
    </>
  );
}

interface ResultProps {
  result: StatementResult;
  odd: RowMarks | undefined;
  isMine?: boolean;
}

function Result({ result, odd, isMine = false }: ResultProps): ReactNode {
  const titleId = useId();
  const rowCount = useRowCount();
  return (
    <section className={styles.side} aria-labelledby={titleId}>
      <p className={styles.caption}>
        <strong id={titleId}>
          {isMine ? (
            <Translate id="sqlLab.Comparison.yours" description="Begins the line above the rows of a judged answer">
              Bạn trả về
            </Translate>
          ) : (
            <Translate id="sqlLab.SqlExercise.expected" description="Button: show or hide what a right answer returns">
              Kết quả cần có
            </Translate>
          )}
        </strong>{' '}
        {rowCount(result.rowCount, result.rowCountIsMinimum)}
      </p>
      <ResultTable result={result} odd={odd} meaning={<Meaning odd={odd} isMine={isMine} />} isPreview />
    </section>
  );
}
