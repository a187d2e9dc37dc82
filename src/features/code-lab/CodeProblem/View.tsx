import { useState, type ReactNode } from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { useExerciseProgress } from '@site/src/features/progress/useProgress';
import type { ProblemData } from '../core/problem';
import { Workbench } from './Workbench';

interface Props {
  /** Names the definition in `courses/leetcode`; the build turns it into `problem`. */
  id: string;
  problem: ProblemData;
}

/** A problem: a box for the reader's own answer, with hints, whose verdicts become part of the progress. */
export function CodeProblem({ problem }: Props): ReactNode {
  const { id } = problem;
  // Other pages link to it.
  useBrokenLinks().collectAnchor(id);
  const { solvedAt, solutionShown, record } = useExerciseProgress(id);
  const [hintsShown, setHintsShown] = useState(0);
  return (
    <Workbench
      problem={problem}
      solvedAt={solvedAt}
      isShown={solutionShown}
      onHint={(count) => setHintsShown(Math.max(hintsShown, count))}
      // Approaches that were opened before the problem was first solved help no later answer: they stand open then.
      onTried={(solved) => record({ solved, hintsShown, solutionShown: solutionShown && solvedAt === undefined })}
    />
  );
}
