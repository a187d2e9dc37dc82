/** Digits of a SHA-256 that the build writes into names of files and into lists. */
const DIGITS = 10;

/**
 * The beginning of a content's SHA-256, as the build writes it.
 *
 * @returns undefined where the browser computes none: on a page without a secure connection, which keeps nothing either
 */
export async function contentHash(content: ArrayBuffer): Promise<string | undefined> {
  const { subtle } = crypto as Partial<Crypto>;
  if (!subtle) return undefined;
  const bytes = new Uint8Array(await subtle.digest('SHA-256', content));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .slice(0, DIGITS);
}
