import type { highlightLines } from './fullHighlighter';

type Highlighter = typeof highlightLines;

let loaded: Highlighter | undefined;

// On the server, and under `npm start`, where there is no server rendering (plugin build-highlighting).
if (process.env.EAGER_HIGHLIGHTER) {
  // oxlint-disable-next-line typescript/no-require-imports
  loaded = (require('./fullHighlighter') as { highlightLines: Highlighter }).highlightLines;
}

/** The highlighter, if it is already loaded. */
export const highlightNow = (): Highlighter | undefined => loaded;

/** Fetches the highlighter: 30 KB of grammars, which a page needs only when its code changes. */
export async function loadHighlighter(): Promise<Highlighter> {
  const full = await import('./fullHighlighter');
  loaded = full.highlightLines;
  return loaded;
}
