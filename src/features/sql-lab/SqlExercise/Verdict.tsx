import type { ReactNode } from 'react';
import clsx from 'clsx';
import Translate from '@docusaurus/Translate';
import { CodeText } from '../CodeText';
import { useBilingual } from '../SchemaPanel/useBilingual';
import { SqlErrorBox } from '../SqlErrorBox';
import { Findings } from './Findings';
import type { Check } from './useExerciseCheck';
import styles from './styles.module.css';

/** Whether the answer is right, and if not, what differs; read out when it changes. */
export function Verdict({ check }: { check: Check }): ReactNode {
  return (
    <div role="status">
      <Content check={check} />
    </div>
  );
}

function Content({ check }: { check: Check }): ReactNode {
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
          {check.error.kind === 'download' && <SqlErrorBox error={check.error} text="" />}
        </div>
      );
    case 'graded':
      return check.grade.passed ? <Right /> : <Wrong {...check} />;
  }
}

function Right(): ReactNode {
  return (
    <div className={clsx(styles.verdict, styles.right)}>
      <p className={styles.headline}>
        <Translate id="sqlLab.Verdict.right" description="Status: the answer is right">
          Đúng rồi!
        </Translate>
      </p>
      <p>
        <Translate id="sqlLab.Verdict.rightOnBoth" description="Below the status that an answer is right">
          Câu trả lời đúng trên dữ liệu bạn thấy và trên cả một bộ dữ liệu ẩn cùng lược đồ.
        </Translate>
      </p>
    </div>
  );
}

function Wrong({ grade, exercise }: Extract<Check, { phase: 'graded' }>): ReactNode {
  const text = useBilingual();
  const message = grade.mistake === undefined ? undefined : exercise.wrong[grade.mistake]?.message;
  const code = grade.findings[0]?.code;
  const isEmpty = code === 'empty';
  // What the engine said stands below, where the answer would.
  const isToldBelow = code === 'error' && !grade.onHiddenData;
  return (
    <div className={clsx(styles.verdict, !isEmpty && styles.wrong)}>
      {!isEmpty && (
        <p className={styles.headline}>
          <Headline fails={isToldBelow} onHiddenData={grade.onHiddenData} />
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
            Câu trả lời phải đúng với mọi dữ liệu, không chỉ với những hàng đang có. Trên bộ dữ liệu ẩn:
          </Translate>
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
        Câu lệnh báo lỗi.
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
