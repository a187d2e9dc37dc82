import { sharedScripts } from 'light-pages';
import type { Feature } from '../../../config/feature';
import { featureStyles } from '../../../config/featureStyles';
import { courseParts } from './courseParts';
import courses from './plugin';

const STORE = /[\\/]src[\\/]features[\\/]progress[\\/](?:core[\\/]\w+|progressStore|useProgress)\.ts$/;
const PARTS = /[\\/]src[\\/]features[\\/]progress[\\/](?:downloadText\.ts|(?:ProgressNotice|LessonEnd)[\\/].*\.tsx)$/;

/**
 * Without these chunks every lesson would contain the progress code. All documents share the part that the sidebar
 * needs, and all lessons the part at their end. Code that only one page uses stays with that page.
 */
export const progress: Feature = {
  plugins: [courses],
  transforms: [courseParts],
  chunks: {
    progressStore: sharedScripts('progress', STORE),
    progressParts: sharedScripts('lesson-end', PARTS),
    progressStyles: featureStyles('progress', 'progress-styles'),
  },
};
