import type { ReactNode } from 'react';
import { QueryText } from '../../relation/QueryText';
import { queryLines, type QueryPart } from '../core/queryLines';
import type { TreeInput, TreeLesson, TreeStep } from '../core/types';

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
    <QueryText
      lines={queryLines(lesson, input).map(({ part, text }) => ({
        content: text,
        isAtWork: step !== undefined && AT_WORK[step.kind] === part,
      }))}
    />
  );
}
