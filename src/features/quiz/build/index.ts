import type { Feature } from '../../../config/feature';
import { featureStyles } from '../../../config/featureStyles';

export const quiz: Feature = {
  chunks: { quizStyles: featureStyles('quiz', 'labs') },
  islands: { Quiz: ['quiz'] },
};
