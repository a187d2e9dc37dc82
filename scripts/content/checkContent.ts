import { checkPair, type CheckedPair } from './checkPair';
import { checkStrings } from './checkStrings';
import { listPairs } from './contentPaths';
import { type Problem, compareProblems } from './problem';

/** The complete state of both languages. */
export interface ContentReport {
  pairs: CheckedPair[];
  problems: Problem[];
}

/** Checks every document, post, page and string of a repository. */
export function checkContent(root: string): ContentReport {
  const pairs = listPairs(root).map((pair) => checkPair(root, pair));
  const problems = [...pairs.flatMap((pair) => pair.problems), ...checkStrings(root)].sort(compareProblems);
  return { pairs, problems };
}
