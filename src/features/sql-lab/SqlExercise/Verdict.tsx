import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import { CodeText } from '@site/src/components/CodeText';
import { LabButton } from '../../lab-kit/LabButton';
import { Judging, RightOrWrong, Verdict } from '../../lab-kit/Verdict';
import { useRowCount } from '@site/src/components/useRowCount';
import type { Finding } from '../core/grading/grade';
import { lastResult } from '../core/grading/lastResult';
import { rowBalance, type RowBalance } from '../core/grading/rowBalance';
import type { EngineName } from '../core/types';
import { useBilingual } from '../SchemaPanel/useBilingual';
import { SqlErrorBox } from '../SqlErrorBox';
import { SYSTEM_NAMES } from '../systemNames';
import type { SqlRun } from '../useSqlRun';
import { useMegabytes } from '../useMegabytes';
import { loadPageLab } from '../worker/loadLab';
import { Counterexample } from './Counterexample';
import { Findings, isOfRows } from './Findings';
import type { Graded } from '../worker/exerciseLab';
import type { Check } from './useExerciseCheck';
import { useLoaded } from './useLoaded';

interface Props {
  check: Check;
  /** The run whose answer is shown below. */
  run: SqlRun;
  /** Opens the few rows on which the answer is wrong in a lab. */
  onTryRows: () => void;
  /** Downloads an engine and judges the answer there too. */
  onTryOther: (engine: EngineName) => void;
}

/** Says whether the answer is correct and, if not, what differs. */
export function SqlVerdict({ check, run, onTryRows, onTryOther }: Props): ReactNode {
  switch (check.phase) {
    case 'none':
      return null;
    case 'checking':
      return <Judging />;
    case 'ungraded':
      return (
        <Verdict
          isRight={false}
          headline={
            <Translate id="sqlLab.Verdict.ungraded" description="Status: the answer could not be judged">
              Chưa chấm được.
            </Translate>
          }
        >
          {check.isHidden && <SqlErrorBox error={check.error} text="" engine={run.engine} />}
        </Verdict>
      );
    case 'graded':
      if (check.untried) return <Untried engine={check.engine} other={check.untried} onTry={onTryOther} />;
      return check.grade.passed ? (
        <Right isOnBoth={check.rightOn !== undefined} />
      ) : (
        <Wrong {...check} run={run} onTryRows={onTryRows} />
      );
  }
}

/** The download size of an engine, formatted for a button; undefined until it is known. */
function useDownloadSize(engine: EngineName): string | undefined {
  const megabytes = useMegabytes();
  const { value } = useLoaded(engine, async () => (await loadPageLab()).downloadBytes(engine));
  return value === undefined ? undefined : megabytes(value);
}

function Untried({ engine, other, onTry }: { engine: EngineName; other: EngineName; onTry: Props['onTryOther'] }) {
  const size = useDownloadSize(other);
  const values = { engine: SYSTEM_NAMES[engine], other: SYSTEM_NAMES[other], size: size ?? '' };
  return (
    <Verdict
      headline={
        <Translate
          id="sqlLab.Verdict.untried"
          description="Status: the answer is right on one engine, and the task asks for both"
          values={values}
        >
          {'Đúng trên {engine}; chưa thử trên {other}.'}
        </Translate>
      }
    >
      {size !== undefined && (
        <LabButton kind="check" onClick={() => onTry(other)}>
          <Translate
            id="sqlLab.Verdict.tryOther"
            description="Button: fetch the other engine and judge the answer there; the size is in megabytes"
            values={values}
          >
            {'Tải {size} và thử trên {other}'}
          </Translate>
        </LabButton>
      )}
    </Verdict>
  );
}

function Right({ isOnBoth }: { isOnBoth: boolean }): ReactNode {
  return (
    <Verdict isRight headline={<RightOrWrong isRight />}>
      <p>
        {isOnBoth ? (
          <Translate
            id="sqlLab.Verdict.rightOnBothEngines"
            description="Below the status that an answer is right, where the task asks for both engines"
          >
            Câu trả lời đúng trên cả SQLite và PostgreSQL, với dữ liệu bạn thấy và với các bộ dữ liệu ẩn cùng lược đồ.
          </Translate>
        ) : (
          <Translate id="sqlLab.Verdict.rightOnBoth" description="Below the status that an answer is right">
            Câu trả lời đúng với dữ liệu bạn thấy và với các bộ dữ liệu ẩn cùng lược đồ.
          </Translate>
        )}
      </p>
    </Verdict>
  );
}

type WrongProps = Graded & Pick<Props, 'run' | 'onTryRows'>;

function Wrong({ grade, exercise, engine, rightOn, run, onTryRows }: WrongProps): ReactNode {
  const text = useBilingual();
  const message = grade.mistake === undefined ? undefined : exercise.wrong[grade.mistake]?.message;
  const code = grade.findings[0]?.code;
  const isEmpty = code === 'empty';
  // The engine's message is shown below, in place of the result.
  const isToldBelow = code === 'error' && !grade.onHiddenData && engine === run.engine;
  const actual = run.execution && lastResult(run.execution);
  const balance =
    grade.expected && actual && !rightOn ? rowBalance(grade.findings, grade.expected.rowCount, actual) : undefined;
  // The message says why, and the tables below show which rows.
  const isShownBelow = (finding: Finding) => message !== undefined && balance !== undefined && isOfRows(finding);
  return (
    <Verdict
      isRight={isEmpty ? undefined : false}
      headline={
        !isEmpty &&
        (rightOn ? (
          <span>
            <Translate
              id="sqlLab.Verdict.wrongOnOther"
              description="Status: the task asks for both engines, and the answer is right on one only"
              values={{ engine: SYSTEM_NAMES[rightOn], other: SYSTEM_NAMES[engine] }}
            >
              {'Đúng trên {engine}, nhưng chưa đúng trên {other}.'}
            </Translate>
          </span>
        ) : balance ? (
          <Counted balance={balance} />
        ) : (
          <Headline fails={isToldBelow} onHiddenData={grade.onHiddenData} />
        ))
      }
      mistake={message && text(message)}
    >
      {grade.counterexample && (
        <Counterexample
          counterexample={grade.counterexample}
          exercise={exercise}
          engine={engine}
          answer={run.text ?? ''}
          onTry={onTryRows}
        />
      )}
      {grade.onHiddenData && !grade.counterexample && (
        <p>
          <Translate id="sqlLab.Verdict.hidden" description="Before the list of what differs on the hidden data">
            Câu trả lời phải đúng với mọi dữ liệu, không chỉ với những hàng đang có. Trên một bộ dữ liệu ẩn:
          </Translate>
          {grade.about && (
            <>
              {' '}
              <CodeText text={text(grade.about)} />
            </>
          )}
        </p>
      )}
      {!isToldBelow && !grade.counterexample && (
        <Findings
          findings={grade.findings.filter((finding) => !isShownBelow(finding))}
          isCounted={balance !== undefined}
        />
      )}
    </Verdict>
  );
}

function Counted({ balance: { missing, extra, isMinimum } }: { balance: RowBalance }): ReactNode {
  const rowCount = useRowCount();
  const values = { missing: rowCount(missing), extra: rowCount(extra, isMinimum) };
  if (missing === 0) {
    return (
      <Translate
        id="sqlLab.Verdict.extra"
        description="Verdict: the answer has rows too many; {extra} is for example: 65 rows"
        values={values}
      >
        {'Chưa đúng: thừa {extra}'}
      </Translate>
    );
  }
  return extra === 0 ? (
    <Translate
      id="sqlLab.Verdict.missing"
      description="Verdict: rows are missing in the answer; {missing} is for example: 3 rows"
      values={values}
    >
      {'Chưa đúng: thiếu {missing}'}
    </Translate>
  ) : (
    <Translate
      id="sqlLab.Verdict.missingAndExtra"
      description="Verdict: rows are missing and others too many; {missing} and {extra} are for example: 3 rows"
      values={values}
    >
      {'Chưa đúng: thiếu {missing}, thừa {extra}'}
    </Translate>
  );
}

function Headline({ fails, onHiddenData }: { fails: boolean; onHiddenData: boolean }): ReactNode {
  if (fails) {
    return (
      <Translate id="sqlLab.Verdict.fails" description="Status: the answer fails with an error">
        Câu lệnh bị lỗi.
      </Translate>
    );
  }
  return onHiddenData ? (
    <Translate
      id="sqlLab.Verdict.wrongOnHidden"
      description="Status: the answer fits the visible rows but not the hidden ones"
    >
      Đúng với dữ liệu bạn thấy, nhưng sai với dữ liệu khác cùng lược đồ.
    </Translate>
  ) : (
    <RightOrWrong isRight={false} />
  );
}
