/** A number of 32 bits that changes with a text (FNV-1a); other texts rarely have the same. */
export function textHash(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}
