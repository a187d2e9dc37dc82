import type { ReactNode } from 'react';
import { QueryText } from '../../relation/QueryText';
import { queryLines } from '../core/queryLines';
import type { GroupingInput, GroupingStep } from '../core/types';

interface Props {
  input: GroupingInput;
  step: GroupingStep | undefined;
}

/** The query with the current clause marked, or the line of the aggregate that is being computed. */
export function SqlText({ input, step }: Props): ReactNode {
  return (
    <QueryText
      lines={queryLines(input).map(({ words, rest, clause, aggregate }) => ({
        content: (
          <>
            <b>{words}</b> {rest}
          </>
        ),
        isAtWork: step?.clause === 'aggregate' ? aggregate === step.aggregate : clause === step?.clause,
      }))}
    />
  );
}
