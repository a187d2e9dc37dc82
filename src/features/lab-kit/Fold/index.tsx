import type { ComponentProps, ReactNode } from 'react';
import clsx from 'clsx';
import { useSolutionFold } from '../../progress/useSolutionFold';
import { LabBox } from '../LabBox';
import styles from './styles.module.css';

interface FoldProps extends ComponentProps<'details'> {
  summary: ReactNode;
}

/** A part of a lab that is folded at first: a native element, so that it opens without JavaScript and in print. */
export function Fold({ summary, className, children, ...rest }: FoldProps): ReactNode {
  return (
    <details className={clsx(styles.fold, className)} {...rest}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}

interface SolutionFoldProps {
  /** Id of the exercise. */
  exercise: string;
  summary: ReactNode;
  children: ReactNode;
}

/** The solutions to an exercise elsewhere on the page, folded until the reader has tried an answer or opens them. */
export function SolutionFold({ exercise, summary, children }: SolutionFoldProps): ReactNode {
  const { isOpen, toggle } = useSolutionFold(exercise);
  return (
    <LabBox>
      <Fold
        summary={summary}
        className={styles.solutions}
        open={isOpen}
        onToggle={({ currentTarget }) => toggle(currentTarget.open)}
      >
        {children}
      </Fold>
    </LabBox>
  );
}
