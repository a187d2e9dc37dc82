import type { Feature } from '../../../config/feature';
import { featureStyles } from '../../../config/featureStyles';
import plugin from './plugin';

export const sharing: Feature = {
  plugins: [plugin],
  // In the sheet of the other parts that every document and post has.
  chunks: { pageEndStyles: featureStyles('sharing', 'prose-styles') },
};
