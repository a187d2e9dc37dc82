import { useEffect, useRef, useState, type ReactNode } from 'react';
import clsx from 'clsx';
import Translate, { translate } from '@docusaurus/Translate';
import type { SimulatorShell } from '../useSimulator';
import styles from './styles.module.css';

/** The question asked before a step is shown. */
export interface Question {
  readonly prompt: string;
  readonly options: readonly { readonly id: string; readonly label: string }[];
  /** Ids of all correct options; often only one. */
  readonly accepted: readonly string[];
  /** What happens in the step; shown after the answer. */
  readonly explanation: string;
}

interface Verdict {
  readonly outcome: 'right' | 'wrong' | 'skipped';
  readonly explanation: string;
}

interface Props {
  sim: SimulatorShell;
  /** The question about the next step; null where there is nothing to ask. */
  question: Question | null;
}

/** "Predict first": hides the next step until the reader has answered, and keeps score. */
export function Prediction({ sim, question }: Props): ReactNode {
  const { position, count } = sim.stepper;
  const [verdict, setVerdict] = useState<(Verdict & { at: number }) | null>(null);
  const panel = useRef<HTMLDivElement>(null);
  const told = verdict?.at === position ? verdict : null;
  const isOver = position === count && !told;

  // The pressed button is gone, so focus moves to the button that replaced it.
  useEffect(() => {
    if (verdict) panel.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [verdict]);

  const answer = (id: string | null) => {
    if (!question) return;
    const isRight = id !== null && question.accepted.includes(id);
    setVerdict({
      outcome: isRight ? 'right' : id === null ? 'skipped' : 'wrong',
      explanation: question.explanation,
      at: position + 1,
    });
    sim.reveal(isRight);
  };

  return (
    <div className={styles.prediction} ref={panel}>
      <p className={styles.score}>
        <Translate
          id="simulators.Prediction.score"
          description="Score of the predicting mode"
          values={{ correct: sim.score?.correct ?? 0, asked: sim.score?.asked ?? 0 }}
        >
          {'Đúng {correct}/{asked}'}
        </Translate>
      </p>
      {told && (
        <VerdictNote verdict={told} isLast={position === count} onContinue={() => setVerdict({ ...told, at: -1 })} />
      )}
      {!told && !isOver && question && (
        <fieldset className={styles.question}>
          <legend>{question.prompt}</legend>
          <div className={styles.options}>
            {question.options.map(({ id, label }) => (
              <button key={id} type="button" className={styles.option} onClick={() => answer(id)}>
                {label}
              </button>
            ))}
            <button type="button" className={styles.quietButton} onClick={() => answer(null)}>
              <Translate id="simulators.Prediction.skip" description="Button: show the answer without guessing">
                Chưa biết, xem đáp án
              </Translate>
            </button>
          </div>
        </fieldset>
      )}
      {!told && !isOver && !question && (
        <button type="button" className={styles.option} onClick={() => sim.reveal()}>
          <Translate id="simulators.Prediction.show" description="Button: show a step about which nothing is asked">
            Xem bước này
          </Translate>
        </button>
      )}
      {isOver && (
        <div className={styles.options}>
          <p className={styles.over}>
            <Translate id="simulators.Prediction.over" description="Said when all steps have been predicted">
              Đã hết các bước.
            </Translate>
          </p>
          <button type="button" className={styles.option} onClick={() => sim.predict(true)}>
            <Translate id="simulators.Prediction.again" description="Button: predict the same run once more">
              Làm lại
            </Translate>
          </button>
        </div>
      )}
    </div>
  );
}

interface VerdictProps {
  verdict: Verdict;
  isLast: boolean;
  onContinue: () => void;
}

function VerdictNote({ verdict: { outcome, explanation }, isLast, onContinue }: VerdictProps): ReactNode {
  const words = {
    right: translate({ id: 'simulators.Prediction.right', message: 'Đúng.', description: 'Verdict on a right answer' }),
    wrong: translate({
      id: 'simulators.Prediction.wrong',
      message: 'Chưa đúng.',
      description: 'Verdict on a wrong answer',
    }),
    skipped: translate({
      id: 'simulators.Prediction.answer',
      message: 'Đáp án:',
      description: 'Introduces the answer that was asked for',
    }),
  };
  return (
    <>
      <p role="status" className={clsx(styles.verdict, outcome === 'right' ? styles.right : styles.wrong)}>
        <strong>{words[outcome]}</strong> {explanation}
      </p>
      <button type="button" className={styles.option} onClick={onContinue}>
        {isLast
          ? translate({
              id: 'simulators.Prediction.finish',
              message: 'Xem điểm',
              description: 'Button after the last answer',
            })
          : translate({
              id: 'simulators.Prediction.next',
              message: 'Câu tiếp',
              description: 'Button: the next question',
            })}
      </button>
    </>
  );
}
