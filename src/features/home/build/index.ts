import type { Feature } from '../../../config/feature';
import { featureStyles } from '../../../config/featureStyles';
import homePage from './plugin';

export const home: Feature = {
  plugins: [homePage],
  chunks: { homeStyles: featureStyles('home', 'home') },
};
