import { styleSheet } from 'light-pages';
import type { Feature } from '../../../config/feature';

export const community: Feature = {
  chunks: { communityStyles: styleSheet('community', /[\\/]src[\\/]features[\\/]community[\\/].*\.module\.css$/) },
};
