const STORE = /[\\/]src[\\/]features[\\/]progress[\\/](?:core[\\/]\w+|progressStore|useProgress)\.ts$/;
const PARTS = /[\\/]src[\\/]features[\\/]progress[\\/](?:downloadText\.ts|(?:ProgressNotice|LessonEnd)[\\/].*\.tsx)$/;
const shared = { chunks: 'async', minChunks: 2, enforce: true, priority: 60 } as const;

/**
 * Every lesson would carry the progress by itself: here all documents share what the sidebar needs, and all lessons
 * what stands at their end. What one page alone uses stays with that page.
 */
export const progressChunks = {
  progressStore: { ...shared, test: STORE, name: 'progress' },
  progressParts: { ...shared, test: PARTS, name: 'lesson-end' },
};
