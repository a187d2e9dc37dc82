import { styleSheet } from 'light-pages';
import type { Feature } from '../../../config/feature';

export const problems: Feature = {
  chunks: { problemStyles: styleSheet('problems', /[\\/]src[\\/]features[\\/]problems[\\/].*\.module\.css$/) },
  islands: { ProblemTable: ['list'] },
};
