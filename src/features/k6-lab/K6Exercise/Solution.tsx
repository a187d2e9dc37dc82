import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import CodeBlock from '@theme/CodeBlock/View';
import { CodeText } from '@site/src/components/CodeText';
import { Fold } from '../../lab-kit/Fold';
import type { ExercisePage } from '../core/lab/labPage';
import styles from './styles.module.css';

interface Props {
  exercise: ExercisePage;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
}

/** The reference script and why it is right; folded until the reader asks. */
export function Solution({ exercise: { solution, why }, isOpen, onToggle }: Props): ReactNode {
  return (
    <Fold
      open={isOpen}
      onToggle={({ currentTarget }) => onToggle(currentTarget.open)}
      summary={
        <Translate id="labKit.ExerciseFrame.solution" description="Shows or hides the solution of an exercise">
          Lời giải
        </Translate>
      }
    >
      <div className={styles.solution}>
        <p>
          <CodeText text={why} />
        </p>
        <CodeBlock language="js">{solution}</CodeBlock>
      </div>
    </Fold>
  );
}
