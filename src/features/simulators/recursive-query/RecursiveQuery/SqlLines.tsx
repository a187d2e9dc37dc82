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

/** Capital words of the query are SQL's own; names of a lesson are not written so. */
const KEYWORDS = /\b([A-Z]+(?: [A-Z]+)*)\b/;

/** The query, the part at work marked. */
export function SqlLines({ lesson, input, step }: Props): ReactNode {
  return (
    <QueryText
      lines={queryLines(lesson, input).map(({ part, text }) => ({
        // Splitting by a group keeps what it matched, at odd places.
        content: text.split(KEYWORDS).map((piece, place) => (place % 2 === 1 ? <b key={place}>{piece}</b> : piece)),
        isAtWork: step !== undefined && AT_WORK[step.kind] === part,
      }))}
    />
  );
}
