/** For languages that the site's settings do not name. */
const ENGLISH =
  'This page could not load its scripts, so its buttons do nothing yet. Please reload it. If the site is yours: it was built for the path {path}.';
/** Uses system colours: the notice must be readable without any stylesheet. */
const STYLE = 'position:fixed;inset:auto 0 0;z-index:999;margin:0;padding:1rem;background:Canvas;color:CanvasText';

const html = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/**
 * Adds a notice to a page for when its files cannot be loaded, for example on a host that serves the site under a path
 * for which it was not built. The site's stylesheet hides the notice, unless `start.ts` reports that the page's scripts
 * are lost.
 *
 * @param path - the path that the site is built for; it replaces `{path}` in the text
 */
export function withUnloadedNotice(page: string, path: string, pattern = ENGLISH): string {
  const text = pattern.replace('{path}', () => path);
  const notice = `<p role="alert" data-unloaded style="${STYLE}">${html(text)}</p>`;
  return page.replace('</body>', () => `${notice}</body>`);
}
