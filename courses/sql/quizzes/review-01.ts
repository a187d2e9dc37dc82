import { QUESTIONS_A } from './review-01-a';
import { QUESTIONS_B } from './review-01-b';
import { QUESTIONS_C } from './review-01-c';

/**
 * Fifteen questions on days 1 to 10. Every claim about behaviour was checked on both engines: see review-01.test.ts.
 */
export const REVIEW_01 = {
  id: 'sql-review-01',
  questions: [...QUESTIONS_A, ...QUESTIONS_B, ...QUESTIONS_C],
} as const;
