import { useState, type ReactNode } from 'react';
import { useStorageSlot } from '@docusaurus/theme-common';
import { dayOf } from '@site/src/features/progress/core/calendar';
import type { ProblemData } from '../core/problem';
import { SOLVED_KEY, withSolvedMark } from '../core/solvedMarks';
import { Approaches } from './Approaches';
import { Workbench } from './Workbench';

interface Props {
  /** Names the definition in `courses/leetcode`; the build turns it into `problem`. */
  id: string;
  problem: ProblemData;
}

/** A problem: a box for the reader's own answer, and the approaches that the build has tested, folded until then. */
export function CodeProblem({ problem }: Props): ReactNode {
  const [marks, slot] = useStorageSlot(SOLVED_KEY);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Workbench
        problem={problem}
        marks={marks}
        onTried={() => setOpen(true)}
        onSolved={() => slot.set(withSolvedMark(slot.get(), problem.id, dayOf(new Date())))}
      />
      <Approaches problem={problem} isOpen={isOpen} onToggle={setOpen} />
    </>
  );
}
