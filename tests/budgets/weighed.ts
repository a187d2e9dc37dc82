import path from 'node:path';

/** What the last run weighed, for `npm run budget:accept`. */
export const WEIGHED = path.resolve(import.meta.dirname, '../../.cache/weights');
