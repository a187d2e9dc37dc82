import { sharedScripts } from 'light-pages';
import type { Feature } from '../../../config/feature';
import { featureStyles } from '../../../config/featureStyles';
import courses from './plugin';

const STORE = /[\\/]src[\\/]features[\\/]progress[\\/](?:core[\\/]\w+|progressStore|useProgress)\.ts$/;
const PARTS = /[\\/]src[\\/]features[\\/]progress[\\/](?:downloadText\.ts|(?:ProgressNotice|LessonEnd)[\\/].*\.tsx)$/;

/**
 * Every lesson would carry the progress by itself: here all documents share what the sidebar needs, and all lessons
 * what stands at their end. What one page alone uses stays with that page.
 */
export const progress: Feature = {
  plugins: [courses],
  chunks: {
    progressStore: sharedScripts('progress', STORE),
    progressParts: sharedScripts('lesson-end', PARTS),
    progressStyles: featureStyles('progress', 'progress-styles'),
  },
};
