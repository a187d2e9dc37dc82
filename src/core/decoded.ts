/**
 * Decodes a part of a URL.
 *
 * @param part - text with escapes (`%20`); returned unchanged if an escape is invalid, since anybody can type a URL
 */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
