import type { ReactNode } from 'react';
import { useSolutionFold } from '@site/src/features/progress/useSolutionFold';
import type { ProblemData } from '../core/problem';
import { Approaches } from './Approaches';

interface Props {
  /** Names the definition in `courses/leetcode`; the build turns it into `problem`. */
  id: string;
  problem: ProblemData;
}

/** The approaches to a problem that the build has tested, folded until the reader has tried an answer or opens them. */
export function CodeApproaches({ problem }: Props): ReactNode {
  const { isOpen, toggle } = useSolutionFold(problem.id);
  return <Approaches problem={problem} isOpen={isOpen} onToggle={toggle} />;
}
