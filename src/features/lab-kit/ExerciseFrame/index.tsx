import { useId, type ReactNode } from 'react';
import clsx from 'clsx';
import { Hints } from '@site/src/components/Hints';
import { ExerciseMark } from '../../progress/ExerciseMark';
import { ProgressNotice } from '../../progress/ProgressNotice';
import { LabBox, LabHead } from '../LabBox';
import { NoScript } from '../LabNote';
import type { Exercise } from './useExercise';
import styles from './styles.module.css';

interface Props {
  exercise: Exercise;
  title: ReactNode;
  /** Beside the title: how answers are judged. */
  judged?: ReactNode;
  prompt?: string;
  /** The steps of the task, with those that are done. */
  steps?: ReactNode;
  /** Where the reader works: an editor, an application. */
  work: ReactNode;
  /** The buttons and what they open. */
  bar?: ReactNode;
  /** A `Verdict`, which contains the reason. */
  verdict?: ReactNode;
  /** What the answer does, beside what is expected. */
  comparison?: ReactNode;
  hints: readonly string[];
  /** Beside the hints: what opens the solutions. */
  tools?: ReactNode;
  solutions?: ReactNode;
  isLarge?: boolean;
  onFocus?: () => void;
}

/** The frame of an exercise: the same parts in the same order in all labs. */
export function ExerciseFrame(props: Props): ReactNode {
  const { exercise, isLarge = false } = props;
  const titleId = useId();
  return (
    <LabBox
      id={exercise.id}
      role="group"
      aria-labelledby={titleId}
      isLarge={isLarge}
      className={clsx(!isLarge && styles.exercise)}
      onFocus={props.onFocus}
    >
      <LabHead
        titleId={titleId}
        title={props.title}
        facts={
          <>
            <span className={styles.judged}>{props.judged}</span>
            <ExerciseMark solvedAt={exercise.solvedAt} isShown={exercise.isShown} />
          </>
        }
        prompt={props.prompt}
      >
        {props.steps}
      </LabHead>
      <NoScript />
      {props.work}
      {props.bar}
      <div role="status">{props.verdict}</div>
      {props.comparison}
      {(props.hints.length > 0 || props.tools) && (
        <footer className={styles.help}>
          <Hints hints={props.hints} onShown={exercise.showHint} />
          {props.tools && <div className={styles.tools}>{props.tools}</div>}
        </footer>
      )}
      {props.solutions}
      {isLarge && <ProgressNotice />}
    </LabBox>
  );
}
