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

/** Words in capitals are SQL keywords; the names in lessons are not capitalized. */
const KEYWORDS = /\b([A-Z]+(?: [A-Z]+)*)\b/;

/** The query, with the current part marked. */
export function SqlLines({ lesson, input, step }: Props): ReactNode {
  return (
    <QueryText
      lines={queryLines(lesson, input).map(({ part, text }) => ({
        // Splitting by a group keeps the matches, at odd indexes.
        content: text.split(KEYWORDS).map((piece, index) => (index % 2 === 1 ? <b key={index}>{piece}</b> : piece)),
        isAtWork: step !== undefined && AT_WORK[step.kind] === part,
      }))}
    />
  );
}
