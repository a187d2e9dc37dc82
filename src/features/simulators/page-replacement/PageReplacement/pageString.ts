import { parseIntegerList } from '../../shared/core/parseIntegerList';
import { describeListProblem } from '../../shared/fields/describeProblem';
import type { Reading } from '../../shared/fields/useDraft';
import { MAX_PAGE, MAX_REFERENCES } from '../core/types';

/** Textbook reference strings: A and B from Silberschatz, C from Stallings. */
export const STRINGS = {
  A: [7, 0, 1, 2, 0, 3, 0, 4, 2, 3, 0, 3, 2, 1, 2, 0, 1, 7, 0, 1],
  B: [1, 2, 3, 4, 1, 2, 5, 1, 2, 3, 4, 5],
  C: [2, 3, 2, 1, 5, 2, 4, 5, 3, 2, 5, 2],
} as const;

/** Reads a reference string as typed. */
export function readPages(text: string): Reading<readonly number[]> {
  const parsed = parseIntegerList(text, { minLength: 1, maxLength: MAX_REFERENCES, min: 0, max: MAX_PAGE });
  return parsed.ok ? parsed : { ok: false, message: describeListProblem(parsed.problem) };
}
