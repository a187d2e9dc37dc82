import type { Feature } from '../../../config/feature';
import { featureStyles } from '../../../config/featureStyles';

export const showcase: Feature = {
  chunks: { showcaseStyles: featureStyles('showcase', 'showcase') },
};
