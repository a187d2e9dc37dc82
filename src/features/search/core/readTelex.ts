import type { SearchIndex } from './buildIndex';

/** Decodes a Vietnamese word typed in Telex with the input method off (`ddieeuf`), without its diacritics. */
function decode(word: string): string {
  return word
    .replace(/([aeiouy])(\w*?)[sfrxj]$/, '$1$2')
    .replace(/dd/g, 'd')
    .replace(/([aeo])\1/g, '$1')
    .replace(/([aou])w/g, '$1');
}

/**
 * Reads words as Telex. A word that the site has is no Telex, although "window" and "index" could be read as such.
 *
 * @param words - in lower case, without diacritics
 * @returns the words as a query, the same ones if none is Telex
 */
export function readTelex({ byFold }: SearchIndex, words: readonly string[]): string {
  const read = (word: string) => {
    const meant = decode(word);
    return !byFold.has(word) && byFold.has(meant) ? meant : word;
  };
  return words.map(read).join(' ');
}
