import type { Share, Verdict } from './types';

const ONE = '*';
const ANY = '#';

/** The words of a key; the empty key has none, and a dot at an end makes an empty word. */
export function wordsOf(key: string): string[] {
  return key === '' ? [] : key.split('.');
}

/**
 * Divides the words of a key among the words of a pattern: `*` stands for exactly one word, `#` for any number of words,
 * here for as few as possible. Null if there is no such division. O(pattern × key).
 */
export function divideWords(pattern: readonly string[], key: readonly string[]): Share[] | null {
  // fits[i][j]: the pattern from its word i on matches the key from its word j on.
  const fits = Array.from({ length: pattern.length + 1 }, () => new Array<boolean>(key.length + 1).fill(false));
  const fit = (i: number, j: number) => fits[i]?.[j] === true;
  for (let i = pattern.length; i >= 0; i -= 1)
    for (let j = key.length; j >= 0; j -= 1) {
      const word = pattern[i];
      const row = fits[i];
      if (!row) continue;
      if (word === undefined) row[j] = j === key.length;
      else if (word === ANY) row[j] = fit(i + 1, j) || fit(i, j + 1);
      else row[j] = j < key.length && (word === ONE || word === key[j]) && fit(i + 1, j + 1);
    }
  if (!fit(0, 0)) return null;
  const shares: Share[] = [];
  let at = 0;
  for (const [i, word] of pattern.entries()) {
    const start = at;
    if (word !== ANY) at += 1;
    else while (!fit(i + 1, at)) at += 1;
    shares.push({ word, words: key.slice(start, at) });
  }
  return shares;
}

/** Whether a binding key of a topic exchange matches a routing key, and why. */
export function matchTopic(pattern: string, key: string): Verdict {
  const [expected, got] = [wordsOf(pattern), wordsOf(key)];
  const shares = divideWords(expected, got);
  if (shares) return { matches: true, reason: { code: 'shares', shares } };
  const least = expected.filter((word) => word !== ANY).length;
  if (least < expected.length) {
    const isShort = got.length < least;
    return {
      matches: false,
      reason: isShort ? { code: 'tooFew', least, got: got.length } : { code: 'noShares' },
    };
  }
  const at = expected.findIndex((word, index) => index < got.length && word !== ONE && word !== got[index]);
  if (at < 0) return { matches: false, reason: { code: 'count', expected: expected.length, got: got.length } };
  return {
    matches: false,
    reason: { code: 'word', position: at + 1, expected: expected[at] ?? '', got: got[at] ?? '' },
  };
}
