import { styleSheet } from 'light-pages';
import { appColors } from '../../../config/site';
import type { Feature } from '../../../config/feature';
import { offline as mode, pwaOptions, workerSource } from '../../../config/offline';
import lists from './plugin';
import pwa from './pwa';

/** A course with its documents and its download, and what else is about being offline or finds nothing. */
const STYLES =
  /[\\/]theme[\\/](?:DocCard|DocCategory|PwaReloadPopup)\w*[\\/].*\.module\.css$|[\\/]src[\\/]features[\\/](?:offline|not-found)[\\/].*\.module\.css$/;

/** Its plugins list what all others have written: they stand at the end. */
export const offline: Feature = {
  plugins: [...(mode === 'on' ? [[pwa, pwaOptions] as const] : []), [lists, { mode, workerSource, colors: appColors }]],
  chunks: { courseStyles: styleSheet('course-styles', STYLES) },
};
