import { fetchAs } from './pageFiles';

const isFetched = (url: string) => performance.getEntriesByName(url).length > 0;

/**
 * Enables the fonts of a page for readers who have been here before. A phone without cached fonts paints its first page
 * without them (`rewritePage.ts`), because they would compete with the text for a slow connection. Nor does any page use
 * fonts that are missing in its first frame: in spite of `optional`, Chromium would draw the page anew when another
 * stylesheet takes effect, and text that moves is worse than a fallback font.
 *
 * @returns a function that fetches the fonts that are missing, for the next page
 */
export function earlyFonts(isKnown: boolean): () => void {
  // Only Chromium has `userAgentData`; other browsers do not know in the first frame what is in their cache.
  const keepsToOptional = isKnown && !('userAgentData' in navigator);
  const fonts = document.querySelectorAll<HTMLLinkElement | HTMLStyleElement>('[data-font]');
  if (isKnown) for (const part of fonts) part.media = 'all';
  requestAnimationFrame(() => {
    let hasFonts = true;
    for (const part of fonts) {
      if ('href' in part) hasFonts &&= keepsToOptional || isFetched(part.href);
      else if (!hasFonts) part.media = 'not all';
    }
  });
  return () => {
    for (const part of fonts) if ('href' in part && !isFetched(part.href)) fetchAs('font', 'prefetch', part.href);
  };
}
