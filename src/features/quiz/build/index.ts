import { styleSheet } from 'light-pages';
import type { Feature } from '../../../config/feature';

export const quiz: Feature = {
  chunks: { quizStyles: styleSheet('labs', /[\\/]src[\\/]features[\\/]quiz[\\/].*\.module\.css$/) },
  islands: { Quiz: ['quiz'] },
};
