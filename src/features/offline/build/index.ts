import { styleSheet } from 'light-pages';
import { appColors } from '../../../config/site';
import type { Feature } from '../../../config/feature';
import { offline as mode, pwaOptions, workerSource } from '../../../config/offline';
import lists from './plugin';
import pwa from './pwa';

/** Styles of the course pages, the offline mode and the not-found page. */
const STYLES =
  /[\\/]theme[\\/](?:DocCard|DocCategory|PwaReloadPopup)\w*[\\/].*\.module\.css$|[\\/]src[\\/]features[\\/](?:offline|not-found)[\\/].*\.module\.css$/;

/**
 * The offline plugins list the files that all others have written, so they come last.
 *
 * @param features - all other features, which say what of their code is not to be saved
 */
export function offline(features: readonly Feature[]): Feature {
  const leftOut = {
    onlineOnly: features.flatMap(({ onlineOnly }) => onlineOnly ?? []),
    outsideShell: features.flatMap(({ outsideShell }) => outsideShell ?? []),
  };
  return {
    plugins: [
      ...(mode === 'on' ? [[pwa, pwaOptions] as const] : []),
      [lists, { mode, workerSource, colors: appColors, leftOut }],
    ],
    chunks: { courseStyles: styleSheet('course-styles', STYLES) },
  };
}
