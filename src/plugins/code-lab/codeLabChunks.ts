/** All but the islands that lessons load (`components/island`), which are the `index.ts` of a lab's folder. */
const SCRIPTS = /[\\/]src[\\/](?:features[\\/]code-lab|components[\\/]CodeEditor)[\\/](?!\w+[\\/]index\.ts$).*\.tsx?$/;

/** Gathers what lessons with code share: one chunk, cached from page to page and loaded by no other page. */
export const codeLabChunks = {
  codeLabScripts: { test: SCRIPTS, name: 'code-lab', chunks: 'async', minChunks: 2, enforce: true, priority: 60 },
} as const;
