import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import type { Difficulty } from './core/problem';
import styles from './styles.module.css';

/** The difficulty of a problem in LeetCode's rating, as a word in a matching colour. */
export function DifficultyLabel({ difficulty }: { difficulty: Difficulty }): ReactNode {
  return <span className={styles[difficulty]}>{nameOf(difficulty)}</span>;
}

function nameOf(difficulty: Difficulty): ReactNode {
  switch (difficulty) {
    case 'easy':
      return (
        <Translate id="problems.DifficultyLabel.easy" description="Difficulty of a LeetCode problem">
          Dễ
        </Translate>
      );
    case 'medium':
      return (
        <Translate id="problems.DifficultyLabel.medium" description="Difficulty of a LeetCode problem">
          Trung bình
        </Translate>
      );
    case 'hard':
      return (
        <Translate id="problems.DifficultyLabel.hard" description="Difficulty of a LeetCode problem">
          Khó
        </Translate>
      );
  }
}
