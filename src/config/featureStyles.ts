import { styleSheet } from 'light-pages';

/**
 * Puts the CSS modules of a feature into a separate stylesheet.
 *
 * @param folders - folders below `src/features`, as the source of a regular expression
 * @param sheet - name of the sheet; features that pages show together share one
 */
export const featureStyles = (folders: string, sheet: string) =>
  styleSheet(sheet, new RegExp(String.raw`[\\/]src[\\/]features[\\/]${folders}[\\/].*\.module\.css$`));
