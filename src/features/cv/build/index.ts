import type { Feature } from '../../../config/feature';
import { featureStyles } from '../../../config/featureStyles';

export const cv: Feature = {
  chunks: { cvStyles: featureStyles('cv', 'cv') },
};
