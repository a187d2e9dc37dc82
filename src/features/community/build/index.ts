import type { Feature } from '../../../config/feature';
import { featureStyles } from '../../../config/featureStyles';

export const community: Feature = {
  chunks: { communityStyles: featureStyles('community', 'community') },
};
