import type { Feature } from '../../../config/feature';
import { featureStyles } from '../../../config/featureStyles';
import { k6Labs } from './k6Labs';
import k6LabPlugin from './plugin';

export const k6Lab: Feature = {
  plugins: [k6LabPlugin],
  transforms: [k6Labs],
  chunks: { k6LabStyles: featureStyles('k6-lab', 'k6-lab') },
  islands: { K6Lab: ['lab'], K6Exercise: ['exercise'] },
};
