import { QUESTIONS_A } from './review-03-a';
import { QUESTIONS_B } from './review-03-b';
import { QUESTIONS_C } from './review-03-c';

/**
 * Fifteen questions on days 21 to 30. Every claim about behaviour was checked on the engines: see review-03.test.ts.
 */
export const REVIEW_03 = {
  id: 'sql-review-03',
  questions: [...QUESTIONS_A, ...QUESTIONS_B, ...QUESTIONS_C],
} as const;
