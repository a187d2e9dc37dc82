import { REVIEW_01 } from './review-01';
import { REVIEW_02 } from './review-02';
import { REVIEW_03 } from './review-03';
import type { Quiz } from '../../../src/features/quiz/core/quiz';

/** Every quiz of the course; pages show them with `<Quiz id="…" />`. */
export const QUIZZES: readonly Quiz[] = [REVIEW_01, REVIEW_02, REVIEW_03];
