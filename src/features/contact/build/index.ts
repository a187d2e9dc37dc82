import type { Feature } from '../../../config/feature';
import { featureStyles } from '../../../config/featureStyles';

export const contact: Feature = {
  chunks: { contactStyles: featureStyles('contact', 'contact') },
};
