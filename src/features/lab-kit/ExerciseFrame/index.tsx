import { useId, type ReactNode } from 'react';
import { Hints } from '@site/src/components/Hints';
import { sharingLab } from '@site/src/components/ShareState/sharingLab';
import { ExerciseMark } from '../../progress/ExerciseMark';
import { ProgressNotice } from '../../progress/ProgressNotice';
import { LabBox, LabHead } from '../LabBox';
import { NoScript } from '../LabNote';
import type { Exercise } from './useExercise';
import styles from './styles.module.css';

interface Props {
  exercise: Exercise;
  title: ReactNode;
  /** The name in a link from the exercise before; without it the link says "next exercise". */
  linkName?: string;
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
  hints: readonly string[];
  /** Beside the hints: what opens the solutions. */
  tools?: ReactNode;
  /** What the answer does, beside what is expected. */
  comparison?: ReactNode;
  /** In one line, until the reader opens them. */
  solutions?: ReactNode;
  isLarge?: boolean;
  /** What identifies the lab in links that bring its state. */
  sharesAs?: string;
  onFocus?: () => void;
}

/** The frame of an exercise: the same parts in the same order in all labs. */
export function ExerciseFrame(props: Props): ReactNode {
  const { exercise, isLarge = false } = props;
  const titleId = useId();
  const hasHelp = !exercise.isSolvedNow && (props.hints.length > 0 || Boolean(props.tools));
  return (
    <LabBox
      id={exercise.id}
      {...(props.sharesAs !== undefined && sharingLab(props.sharesAs, exercise.id))}
      role="group"
      aria-labelledby={titleId}
      data-exercise={props.linkName ?? ''}
      isLarge={isLarge}
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
      <div role="status" className={styles.verdict}>
        {props.verdict}
      </div>
      {hasHelp && (
        <footer className={styles.help}>
          <Hints hints={props.hints} onShown={exercise.showHint} />
          {props.tools}
        </footer>
      )}
      <div className={styles.comparison}>{props.comparison}</div>
      {props.solutions}
      {isLarge && <ProgressNotice />}
    </LabBox>
  );
}
