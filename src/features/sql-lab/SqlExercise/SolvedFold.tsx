import type { ReactNode } from 'react';
import { usePluralForm } from '@docusaurus/theme-common';
import Translate, { translate } from '@docusaurus/Translate';
import { Fold } from '../../lab-kit/Fold';
import type { Solution } from '../core/grading/exercise';
import type { ExercisePage } from '../core/grading/exercisePage';
import type { EngineName } from '../core/types';
import { samePlan } from '../core/plans/planProfile';
import { Solutions } from './Solutions';
import { usePlans } from './usePlans';
import styles from './styles.module.css';

interface Props {
  exercise: ExercisePage;
  engine: EngineName;
  /** Whether the engine has run in this exercise. */
  hasRun: boolean;
  solutions: readonly Solution[];
  /** The reader's own correct answer. */
  mine: string;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
}

/** The solutions of a solved exercise in one line, until the reader opens them. */
export function SolvedFold({ isOpen, onToggle, ...answered }: Props): ReactNode {
  const { selectMessage } = usePluralForm();
  const { exercise, engine, hasRun, solutions, mine } = answered;
  const count = selectMessage(
    solutions.length,
    translate(
      {
        id: 'sqlLab.SolvedFold.count',
        message: '{count} lời giải tham khảo',
        description: 'Summary of a fold with the solutions of a solved exercise; pluralized',
      },
      { count: solutions.length },
    ),
  );
  return (
    <Fold
      className={styles.solved}
      open={isOpen}
      onToggle={({ currentTarget }) => onToggle(currentTarget.open)}
      summary={
        <>
          <span>{count}</span> <Likeness {...answered} />
        </>
      }
    >
      {isOpen && <Solutions exercise={exercise} engine={engine} hasRun={hasRun} mine={mine} />}
    </Fold>
  );
}

function Likeness(answered: Omit<Props, 'isOpen' | 'onToggle'>): ReactNode {
  const [mine, ...others] = usePlans(answered) ?? [];
  if (!mine || mine.number !== undefined || others.length === 0) return null;
  return (
    <span className={styles.likeness}>
      {others.some(({ plan }) => samePlan(plan, mine.plan)) ? (
        <Translate
          id="sqlLab.SolvedFold.same"
          description="Beside the number of solutions: one has the plan of the reader's query"
        >
          cùng kế hoạch thực thi với câu của bạn
        </Translate>
      ) : (
        <Translate
          id="sqlLab.SolvedFold.other"
          description="Beside the number of solutions: none has the plan of the reader's query"
        >
          kế hoạch thực thi khác câu của bạn
        </Translate>
      )}
    </span>
  );
}
