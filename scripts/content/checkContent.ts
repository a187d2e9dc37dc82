import { checkPair, type CheckedPair } from './checkPair';
import { checkStrings } from './checkStrings';
import { checkFileNames } from './checkFileNames';
import { COLLECTIONS, listFiles, listPairs } from './contentPaths';
import { type Problem, compareProblems } from './problem';

/** The complete state of both languages. */
export interface ContentReport {
  pairs: CheckedPair[];
  problems: Problem[];
}

/** Folders whose file names become addresses, or are named by documents. */
const FOLDERS = [...COLLECTIONS.flatMap(({ vi, en }) => [vi, en]), 'static'];

/** Checks every document, post, page and string of a repository. */
export function checkContent(root: string): ContentReport {
  const pairs = listPairs(root).map((pair) => checkPair(root, pair));
  const problems = [
    ...pairs.flatMap((pair) => pair.problems),
    ...FOLDERS.flatMap((folder) => checkFileNames(listFiles(root, folder, ['']))),
    ...checkStrings(root),
  ].sort(compareProblems);
  return { pairs, problems };
}
