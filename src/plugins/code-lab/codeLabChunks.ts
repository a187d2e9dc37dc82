const SCRIPTS = /[\\/]src[\\/]features[\\/]code-lab[\\/].*\.tsx?$/;
const STYLES = /[\\/]src[\\/]features[\\/]code-lab[\\/].*\.module\.css$/;

/**
 * Keeps the lab's styles out of Docusaurus' single stylesheet and its shared parts in a chunk of their
 * own: only pages with code that runs load them. CSS modules do not depend on the order of stylesheets.
 */
export const codeLabChunks = {
  codeLabScripts: { test: SCRIPTS, name: 'code-lab', chunks: 'async', minChunks: 2, enforce: true, priority: 60 },
  codeLabStyles: { test: STYLES, type: 'css/mini-extract', name: 'code-lab', chunks: 'all', enforce: true, priority: 70 },
} as const;
