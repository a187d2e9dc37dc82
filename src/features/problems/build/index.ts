import type { Feature } from '../../../config/feature';
import { featureStyles } from '../../../config/featureStyles';

export const problems: Feature = {
  chunks: { problemStyles: featureStyles('problems', 'problems') },
  islands: { ProblemTable: ['list'] },
};
