/** Storage key of the reader's text of a block. */
export const textKey = (id: string) => `sql-lab.text.v1.${id}`;

/** A short name for a text that changes with it (FNV-1a, 32 bits); other texts rarely have the same. */
export const textName = (text: string): string =>
  [...text]
    .reduce((hash, char) => Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193) >>> 0, 0x811c9dc5)
    .toString(36);
