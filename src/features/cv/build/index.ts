import { styleSheet } from 'light-pages';
import type { Feature } from '../../../config/feature';

export const cv: Feature = {
  chunks: { cvStyles: styleSheet('cv', /[\\/]src[\\/]features[\\/]cv[\\/].*\.module\.css$/) },
};
