import type { ReactNode } from 'react';
import clsx from 'clsx';
import Translate from '@docusaurus/Translate';
import { CodeText } from '@site/src/components/CodeText';
import { LabButton } from '../../lab-kit/LabButton';
import type { EngineName } from '../core/types';
import { useBilingual } from '../SchemaPanel/useBilingual';
import { SqlErrorBox } from '../SqlErrorBox';
import { SYSTEM_NAMES } from '../systemNames';
import { useMegabytes } from '../useMegabytes';
import { loadPageLab } from '../worker/loadLab';
import { Findings } from './Findings';
import type { Graded } from '../worker/exerciseLab';
import type { Check } from './useExerciseCheck';
import { useLoaded } from './useLoaded';
import styles from './styles.module.css';

interface Props {
  check: Check;
  /** The engine whose answer is shown below. */
  runOn: EngineName;
  /** Downloads an engine and judges the answer there too. */
  onTryOther: (engine: EngineName) => void;
}

/** Says whether the answer is correct and, if not, what differs; changes are announced to screen readers. */
export function Verdict(props: Props): ReactNode {
  return (
    <div role="status">
      <Content {...props} />
    </div>
  );
}

function Content({ check, runOn, onTryOther }: Props): ReactNode {
  switch (check.phase) {
    case 'none':
      return null;
    case 'checking':
      return (
        <p className={styles.verdict}>
          <Translate id="sqlLab.Verdict.checking" description="Status while an answer is judged">
            Đang chấm…
          </Translate>
        </p>
      );
    case 'ungraded':
      return (
        <div className={clsx(styles.verdict, styles.wrong)}>
          <p className={styles.headline}>
            <Translate id="sqlLab.Verdict.ungraded" description="Status: the answer could not be judged">
              Chưa chấm được.
            </Translate>
          </p>
          {check.isHidden && <SqlErrorBox error={check.error} text="" engine={runOn} />}
        </div>
      );
    case 'graded':
      if (check.untried) return <Untried engine={check.engine} other={check.untried} onTry={onTryOther} />;
      return check.grade.passed ? <Right isOnBoth={check.rightOn !== undefined} /> : <Wrong {...check} runOn={runOn} />;
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
    <div className={styles.verdict}>
      <p className={styles.headline}>
        <Translate
          id="sqlLab.Verdict.untried"
          description="Status: the answer is right on one engine, and the task asks for both"
          values={values}
        >
          {'Đúng trên {engine}; chưa thử trên {other}.'}
        </Translate>
      </p>
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
    </div>
  );
}

function Right({ isOnBoth }: { isOnBoth: boolean }): ReactNode {
  return (
    <div className={clsx(styles.verdict, styles.right)}>
      <p className={styles.headline}>
        <Translate id="sqlLab.Verdict.right" description="Status: the answer is right">
          Đúng rồi!
        </Translate>
      </p>
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
    </div>
  );
}

function Wrong({ grade, exercise, engine, rightOn, runOn }: Graded & { runOn: EngineName }): ReactNode {
  const text = useBilingual();
  const message = grade.mistake === undefined ? undefined : exercise.wrong[grade.mistake]?.message;
  const code = grade.findings[0]?.code;
  const isEmpty = code === 'empty';
  // The engine's message is shown below, in place of the result.
  const isToldBelow = code === 'error' && !grade.onHiddenData && engine === runOn;
  return (
    <div className={clsx(styles.verdict, !isEmpty && styles.wrong)}>
      {!isEmpty && (
        <p className={styles.headline}>
          {rightOn ? (
            <span>
              <Translate
                id="sqlLab.Verdict.wrongOnOther"
                description="Status: the task asks for both engines, and the answer is right on one only"
                values={{ engine: SYSTEM_NAMES[rightOn], other: SYSTEM_NAMES[engine] }}
              >
                {'Đúng trên {engine}, nhưng chưa đúng trên {other}.'}
              </Translate>
            </span>
          ) : (
            <Headline fails={isToldBelow} onHiddenData={grade.onHiddenData} />
          )}
        </p>
      )}
      {message && (
        <p>
          <CodeText text={text(message)} />
        </p>
      )}
      {grade.onHiddenData && (
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
      {!isToldBelow && <Findings findings={grade.findings} />}
    </div>
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
    <Translate id="sqlLab.Verdict.wrong" description="Status: the answer is wrong">
      Chưa đúng.
    </Translate>
  );
}
