import { fetchAs } from './pageFiles';

/** Whether the page shows text. Browsers draw empty frames before, for which fonts need not be there. */
const hasPainted = () =>
  document.readyState === 'complete' || performance.getEntriesByName('first-contentful-paint').length > 0;

const isFetched = (url: string) => performance.getEntriesByName(url).length > 0;

/**
 * Enables the fonts of a page for readers who have been here before, or whose line is fast. On a slow line, a phone
 * without cached fonts paints its first page without them (`rewritePage.ts`), because they would compete with the text.
 * Nor does any page use fonts that are missing when its text is first painted: in spite of `optional`, Chromium would
 * draw the page anew when another stylesheet takes effect, and text that moves is worse than a fallback font.
 *
 * @param isKnown - whether the fonts are probably cached
 * @param isFast - whether they can be fetched beside the text
 * @returns a function that fetches the fonts that are missing, for the next page
 */
export function earlyFonts(isKnown: boolean, isFast: boolean): () => void {
  // Only Chromium has `userAgentData`; other browsers do not know in the first frame what is in their cache.
  const keepsToOptional = isKnown && !('userAgentData' in navigator);
  const fonts = document.querySelectorAll<HTMLLinkElement | HTMLStyleElement>('[data-font]');
  if (isKnown || isFast) for (const part of fonts) part.media = 'all';
  const isComplete = () => [...fonts].every((part) => !('href' in part) || isFetched(part.href));
  const leaveOutMissing = () => {
    if (keepsToOptional || isComplete()) return;
    if (!hasPainted()) requestAnimationFrame(leaveOutMissing);
    else for (const part of fonts) if (!('href' in part)) part.media = 'not all';
  };
  requestAnimationFrame(leaveOutMissing);
  return () => {
    for (const part of fonts) if ('href' in part && !isFetched(part.href)) fetchAs('font', 'prefetch', part.href);
  };
}
