import type { ReactNode } from 'react';
import clsx from 'clsx';
import { translate } from '@docusaurus/Translate';
import { queryLines, type QueryPart } from '../core/queryLines';
import type { TreeInput, TreeLesson, TreeStep } from '../core/types';
import styles from './styles.module.css';

interface Props {
  lesson: TreeLesson;
  input: TreeInput;
  step: TreeStep | undefined;
}

const AT_WORK: Record<TreeStep['kind'], QueryPart> = {
  anchor: 'anchor',
  take: 'recursive',
  end: 'outer',
  endless: 'recursive',
};

/** The query, the part at work marked. */
export function SqlLines({ lesson, input, step }: Props): ReactNode {
  return (
    <div
      role="group"
      className={styles.sql}
      aria-label={translate({
        id: 'simulators.RecursiveQuery.sql',
        message: 'Truy vấn',
        description: 'Name of the query on show',
      })}
    >
      {queryLines(lesson, input).map(({ part, text }, index) => (
        <code key={index} className={clsx(step && AT_WORK[step.kind] === part && styles.atWork)}>
          {text}
        </code>
      ))}
    </div>
  );
}
