import { styleSheet } from 'light-pages';
import type { Feature } from '../../../config/feature';
import homePage from './plugin';

export const home: Feature = {
  plugins: [homePage],
  chunks: { homeStyles: styleSheet('home', /[\\/]src[\\/]features[\\/]home[\\/].*\.module\.css$/) },
};
