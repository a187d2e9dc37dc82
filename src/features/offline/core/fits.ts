const TYPES: Readonly<Record<string, RegExp>> = { js: /javascript/, css: /^text\/css/, json: /json/ };
const isHtml = (type: string) => type.startsWith('text/html');

/** The extension of a file's name, without its dot; pages have none. */
function endingOf(pathname: string): string | undefined {
  return /\.(\w+)$/.exec(pathname)?.[1];
}

/**
 * Whether a page was sent in place of a file, as some hosts do for missing files and captive portals do for all files.
 *
 * @param type - content type of the response; null if it has none
 */
export function isPageInPlaceOf(pathname: string, type: string | null): boolean {
  const ending = endingOf(pathname);
  return ending !== undefined && !/^html?$/.test(ending) && isHtml(type ?? '');
}

/** Whether the content type of a response fits its URL. */
export function fits(pathname: string, type: string | null): boolean {
  if (isPageInPlaceOf(pathname, type)) return false;
  const expected = TYPES[endingOf(pathname) ?? ''];
  return !expected || !type || expected.test(type);
}

/** Whether a URL without an extension was answered with a page, which {@link isSitePage} can check. */
export function isPage(pathname: string, type: string | null): boolean {
  return endingOf(pathname) === undefined && isHtml(type ?? '');
}

/** Whether a page belongs to this site instead of having been sent in its place. */
export function isSitePage(html: string): boolean {
  return /\sid="?__docusaurus\b/.test(html);
}
