import type { Feature } from '../../../config/feature';
import { featureStyles } from '../../../config/featureStyles';
import webLabPlugin from './plugin';
import { webLab as webLabTransform } from './webLab';

export const webLab: Feature = {
  plugins: [webLabPlugin],
  transforms: [webLabTransform],
  chunks: { webLabStyles: featureStyles('web-lab', 'web-lab') },
  islands: { WebLab: ['lab'], WebLabFix: ['fix'], WebLabTable: ['labs'] },
};
