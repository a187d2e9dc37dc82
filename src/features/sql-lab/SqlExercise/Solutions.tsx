import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import CodeBlock from '@theme/CodeBlock/View';
import { CodeText } from '@site/src/components/CodeText';
import { LabNote } from '../../lab-kit/LabNote';
import { solutionsOn, type SqlExercise } from '../core/grading/exercise';
import type { ExercisePage } from '../core/grading/exercisePage';
import type { EngineName } from '../core/types';
import { useBilingual } from '../SchemaPanel/useBilingual';
import { FetchAdvice } from '../SqlErrorBox/FetchAdvice';
import { PlanComparison } from './PlanComparison';
import { SolutionTitle } from './SolutionTitle';
import { useLoaded } from './useLoaded';
import { loadExerciseLab } from '../worker/loadLab';
import styles from './styles.module.css';

interface Props {
  exercise: ExercisePage;
  engine: EngineName;
  /** Whether the engine has run in this exercise. */
  hasRun: boolean;
  /** The reader's own correct answer, if there is one. */
  mine?: string | undefined;
}

/** The solutions with notes on what distinguishes them, and their query plans next to the reader's. */
export function Solutions({ exercise, engine, hasRun, mine }: Props): ReactNode {
  const { value, error } = useLoaded(exercise.answers.url, async () => {
    const { loadExercise } = await loadExerciseLab();
    return loadExercise(exercise);
  });
  if (error) {
    return (
      <LabNote>
        <Translate id="sqlLab.Solutions.failed" description="Shown when the solutions could not be fetched">
          Chưa tải được lời giải.
        </Translate>{' '}
        <FetchAdvice problem={error.problem} />
      </LabNote>
    );
  }
  if (!value) return <LabNote>…</LabNote>;
  return (
    <div className={styles.solutions}>
      {mine !== undefined && <Code title={<SolutionTitle />} sql={mine} />}
      <SolutionList solutions={solutionsOn(value, engine)} />
      <PlanComparison
        exercise={exercise}
        engine={engine}
        hasRun={hasRun}
        solutions={solutionsOn(value, engine)}
        mine={mine}
      />
    </div>
  );
}

function SolutionList({ solutions }: Pick<SqlExercise, 'solutions'>): ReactNode {
  const text = useBilingual();
  return solutions.map(({ sql, note }, index) => (
    <Code
      key={index}
      title={<SolutionTitle number={index + 1} of={solutions.length} />}
      note={note && <CodeText text={text(note)} />}
      sql={sql}
    />
  ));
}

function Code({ title, note, sql }: { title: ReactNode; note?: ReactNode; sql: string }): ReactNode {
  return (
    <section className={styles.solution}>
      <p className={styles.solutionTitle}>{title}</p>
      <CodeBlock language="sql">{sql.trim()}</CodeBlock>
      {note && <p className={styles.solutionNote}>{note}</p>}
    </section>
  );
}
