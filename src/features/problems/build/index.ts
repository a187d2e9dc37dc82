import type { Feature } from '../../../config/feature';
import { featureStyles } from '../../../config/featureStyles';
import { problemFacts } from './problemFacts';

export const problems: Feature = {
  transforms: [problemFacts],
  chunks: { problemStyles: featureStyles('problems', 'problems') },
  islands: { ProblemTable: ['list'] },
};
