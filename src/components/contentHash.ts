/** Number of SHA-256 digits that the build writes into file names and lists. */
const DIGITS = 10;

/**
 * The first digits of a content's SHA-256, as the build writes them.
 *
 * @returns undefined in browsers that cannot compute it, because the page's connection is not secure; such a page
 *   stores nothing either
 */
export async function contentHash(content: ArrayBuffer): Promise<string | undefined> {
  const { subtle } = crypto as Partial<Crypto>;
  if (!subtle) return undefined;
  const bytes = new Uint8Array(await subtle.digest('SHA-256', content));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .slice(0, DIGITS);
}
