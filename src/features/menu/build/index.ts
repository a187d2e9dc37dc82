import { sharedScripts } from 'light-pages';
import type { Feature } from '../../../config/feature';
import { featureStyles } from '../../../config/featureStyles';

/** The list of documents is part of what all documents share (`themeChunks` of light-pages). */
export const menu: Feature = {
  clientModules: ['./src/features/menu/closeMenu.ts'],
  chunks: {
    courseMenu: sharedScripts('docs', /[\\/]src[\\/]features[\\/]menu[\\/]CourseMenu[\\/].*\.tsx?$/, 58),
    courseMenuStyles: featureStyles('menu', 'docs-styles'),
  },
};
