const TEXTS: Record<string, (path: string) => string> = {
  vi: (path) =>
    `Trang không tải được mã nên các nút chưa dùng được. Bạn hãy tải lại trang. Nếu đây là trang của bạn: bản dựng này dành cho đường dẫn ${path}, hãy xem lại BASE_URL.`,
  en: (path) =>
    `This page could not load its scripts, so its buttons do nothing yet. Please reload it. If the site is yours: it was built for the path ${path}, see BASE_URL.`,
};
/** Uses system colours: the notice must be readable without any stylesheet. */
const STYLE = 'position:fixed;inset:auto 0 0;z-index:999;margin:0;padding:1rem;background:Canvas;color:CanvasText';

const html = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/**
 * Adds a notice to a page for when its files cannot be loaded, for example on a host that serves the site under a path
 * for which it was not built. The site's stylesheet hides the notice, unless `start.ts` reports that the page's scripts
 * are lost.
 *
 * @param path - the path that the site is built for
 */
export function withUnloadedNotice(page: string, language: string, path: string): string {
  const text = (TEXTS[language] ?? TEXTS.en)?.(path) ?? '';
  const notice = `<p role="alert" data-unloaded style="${STYLE}">${html(text)}</p>`;
  return page.replace('</body>', () => `${notice}</body>`);
}
