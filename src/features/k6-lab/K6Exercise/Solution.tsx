import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import CodeBlock from '@theme/CodeBlock/View';
import { CodeText } from '@site/src/components/CodeText';
import type { ExercisePage } from '../core/lab/labPage';
import styles from './styles.module.css';

interface Props {
  exercise: ExercisePage;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
}

/** The reference script and why it is right; folded until the exercise is solved or the reader asks. */
export function Solution({ exercise: { solution, why }, isOpen, onToggle }: Props): ReactNode {
  return (
    <details className={styles.solution} open={isOpen} onToggle={({ currentTarget }) => onToggle(currentTarget.open)}>
      <summary>
        <Translate id="k6Lab.Solution.title" description="Opens the reference script and its explanation">
          Lời giải
        </Translate>
      </summary>
      <p>
        <CodeText text={why} />
      </p>
      <CodeBlock language="js">{solution}</CodeBlock>
    </details>
  );
}
