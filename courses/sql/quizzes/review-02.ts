import { QUESTIONS_A } from './review-02-a';
import { QUESTIONS_B } from './review-02-b';
import { QUESTIONS_C } from './review-02-c';

/**
 * Fifteen questions on days 11 to 20. Every claim about behaviour was checked on both engines: see review-02.test.ts.
 */
export const REVIEW_02 = {
  id: 'sql-review-02',
  questions: [...QUESTIONS_A, ...QUESTIONS_B, ...QUESTIONS_C],
} as const;
