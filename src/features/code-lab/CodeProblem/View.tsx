import { useState, type ReactNode } from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { useExerciseProgress } from '@site/src/features/progress/useProgress';
import type { ProblemData } from '../core/problem';
import { Workbench } from './Workbench';

interface Props {
  /** Id of the definition in `courses/leetcode`; the build adds its data as `problem`. */
  id: string;
  problem: ProblemData;
}

/** A problem: a workbench for the reader's answer, with hints; its verdicts are recorded in the progress. */
export function CodeProblem({ problem }: Props): ReactNode {
  const { id } = problem;
  // Registers the id as an anchor, because other pages link to it.
  useBrokenLinks().collectAnchor(id);
  const { solvedAt, solutionShown, record } = useExerciseProgress(id);
  const [hintsShown, setHintsShown] = useState(0);
  return (
    <Workbench
      problem={problem}
      solvedAt={solvedAt}
      isShown={solutionShown}
      onHint={(count) => setHintsShown(Math.max(hintsShown, count))}
      // Only approaches opened before the problem was first solved count; afterwards they are open anyway.
      onTried={(solved) => record({ solved, hintsShown, solutionShown: solutionShown && solvedAt === undefined })}
    />
  );
}
