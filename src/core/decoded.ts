/**
 * A part of an address as it is meant.
 *
 * @param part - with escapes (`%20`); one that is none, as anybody can write it, is left as it is
 */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
