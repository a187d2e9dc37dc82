import type { ReactNode } from 'react';
import { QueryText } from '../../relation/QueryText';
import { queryLines, type QueryPart } from '../core/queryLines';
import type { SubqueryInput, SubqueryLesson, SubqueryStep } from '../core/types';

interface Props {
  input: SubqueryInput;
  lesson: SubqueryLesson;
  step: SubqueryStep | undefined;
}

const PARTS: Record<SubqueryStep['kind'], QueryPart> = { start: 'walk', ask: 'ask', decide: 'decide' };

/** The query, with the part that is being evaluated marked. */
export function SqlText({ input, lesson, step }: Props): ReactNode {
  const atWork = step && PARTS[step.kind];
  return (
    <QueryText
      lines={queryLines(input, lesson.aliases).map(({ part, indent, words, rest }) => ({
        content: (
          <>
            {indent}
            {words !== '' && (
              <>
                <b>{words}</b>{' '}
              </>
            )}
            {rest}
          </>
        ),
        isAtWork: part === atWork,
      }))}
    />
  );
}
