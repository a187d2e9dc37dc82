import { useEffect, useRef, type ReactNode } from 'react';
import clsx from 'clsx';
import Translate from '@docusaurus/Translate';
import { CodeText } from '@site/src/components/CodeText';
import { Mark } from '../Mark';
import { NextExercise } from '../NextExercise';
import styles from './styles.module.css';

interface Props {
  /** Missing where nothing was judged. */
  isRight?: boolean | undefined;
  /** Whether a right answer is all that the exercise asks for; then the next one is offered. */
  isSolved?: boolean | undefined;
  headline?: ReactNode;
  /** The message for a typical mistake. */
  mistake?: string | undefined;
  /** The reason. */
  children?: ReactNode;
}

/**
 * The verdict on an answer: right or wrong, and why. It scrolls into view, because the answer may be longer than the
 * screen. The part around it announces it: its role is `status`.
 */
export function Verdict({ isRight, isSolved = isRight, headline, mistake, children }: Props): ReactNode {
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Newer browsers return a promise, which is no cleanup function.
    void part.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={part} className={clsx(styles.verdict, isRight && styles.right, isRight === false && styles.wrong)}>
      {headline && (
        <p className={styles.headline}>
          {isRight && (
            <svg className={styles.tick} viewBox="0 0 24 24" aria-hidden="true">
              <path d="m5 13 4.5 4.5L19 7" />
            </svg>
          )}
          <span>{headline}</span>
        </p>
      )}
      {mistake && (
        <p>
          <CodeText text={mistake} />
        </p>
      )}
      {children}
      {isSolved && <NextExercise />}
    </div>
  );
}

/** In place of a verdict while an answer is judged. */
export function Judging({ children }: { children?: ReactNode }): ReactNode {
  return (
    <p className={styles.verdict}>
      {children ?? (
        <span>
          <Translate id="labKit.Verdict.judging" description="Status while an answer is judged">
            Đang chấm…
          </Translate>
        </span>
      )}
    </p>
  );
}

/** The headline where there is no more to say. */
export function RightOrWrong({ isRight }: { isRight: boolean }): ReactNode {
  return isRight ? (
    <Translate id="labKit.Verdict.right" description="Verdict: the answer is right">
      Đúng rồi!
    </Translate>
  ) : (
    <Translate id="labKit.Verdict.wrong" description="Verdict: the answer is wrong">
      Chưa đúng.
    </Translate>
  );
}

interface Check {
  readonly id: string;
  readonly hasPassed: boolean;
  /** For example "Passed:". */
  readonly said: ReactNode;
  readonly title: string;
}

/** What an answer was judged by, one by one. */
export function CheckList({ checks }: { checks: readonly Check[] }): ReactNode {
  if (checks.length === 0) return null;
  return (
    <ul className={styles.checks}>
      {checks.map(({ id, hasPassed, said, title }) => (
        <li key={id}>
          <Mark isRight={hasPassed}>
            <span aria-hidden="true">{hasPassed ? '✓' : '✗'}</span> <span>{said}</span>
          </Mark>{' '}
          {title}
        </li>
      ))}
    </ul>
  );
}
