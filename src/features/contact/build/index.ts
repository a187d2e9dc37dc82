import { styleSheet } from 'light-pages';
import type { Feature } from '../../../config/feature';

export const contact: Feature = {
  chunks: { contactStyles: styleSheet('contact', /[\\/]src[\\/]features[\\/]contact[\\/].*\.module\.css$/) },
};
