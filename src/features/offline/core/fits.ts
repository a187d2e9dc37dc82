const TYPES: Readonly<Record<string, RegExp>> = { js: /javascript/, css: /^text\/css/, json: /json/ };
const isHtml = (type: string) => type.startsWith('text/html');

/** The ending of a file's name, without its dot; pages have none. */
function endingOf(pathname: string): string | undefined {
  return /\.(\w+)$/.exec(pathname)?.[1];
}

/**
 * Whether a page came in place of a file: some hosts answer so where there is no such file, and networks that want
 * their readers to sign in.
 *
 * @param type - of the content, as the answer says; null where it does not
 */
export function isPageInPlaceOf(pathname: string, type: string | null): boolean {
  const ending = endingOf(pathname);
  return ending !== undefined && !/^html?$/.test(ending) && isHtml(type ?? '');
}

/** Whether an answer may be what its address names, as far as the type of its content tells. */
export function fits(pathname: string, type: string | null): boolean {
  if (isPageInPlaceOf(pathname, type)) return false;
  const expected = TYPES[endingOf(pathname) ?? ''];
  return !expected || !type || expected.test(type);
}

/** Whether an address without an ending was answered with a page, which {@link isSitePage} can look at. */
export function isPage(pathname: string, type: string | null): boolean {
  return endingOf(pathname) === undefined && isHtml(type ?? '');
}

/** Whether a page is one of this site, and not one that something else has put in its place. */
export function isSitePage(html: string): boolean {
  return /\sid="?__docusaurus\b/.test(html);
}
