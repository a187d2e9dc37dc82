import { styleSheet } from 'light-pages';
import type { Feature } from '../../../config/feature';

export const showcase: Feature = {
  chunks: { showcaseStyles: styleSheet('showcase', /[\\/]src[\\/]features[\\/]showcase[\\/].*\.module\.css$/) },
};
