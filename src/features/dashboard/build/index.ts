import type { Feature } from '../../../config/feature';
import { featureStyles } from '../../../config/featureStyles';

export const dashboard: Feature = {
  chunks: { dashboardStyles: featureStyles('(?:dashboard|settings)', 'own-pages') },
};
