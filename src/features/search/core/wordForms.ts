/** Endings of English words that leave their meaning as it is. */
const ENDINGS = new Set(
  's es ed d e ing ings er ers ion ions ation ations ive or ors ment ments able ly al y ies ied ize ized izes izing'.split(
    ' ',
  ),
);
const ENGLISH_WORD = /^[a-z]{3,}$/;
/** A shorter stem with a long ending is another word: “rating” and “ration”. */
const LEAST_STEM = 3;
const LEAST_STEM_OF_LONG = 5;
const LONG_ENDING = 4;

/** Words of a sorted list that begin with a prefix. */
export function wordsFrom(sorted: readonly string[], prefix: string): string[] {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] as string) < prefix) low = middle + 1;
    else high = middle;
  }
  const found: string[] = [];
  for (let at = low; sorted[at]?.startsWith(prefix); at += 1) found.push(sorted[at] as string);
  return found;
}

function isEnding(ending: string, stem: string): boolean {
  if (ending === '') return true;
  if (!ENDINGS.has(ending)) return false;
  const isPlural = ending === 's' || ending === 'es';
  return isPlural || stem.length >= (ending.length < LONG_ENDING ? LEAST_STEM + 1 : LEAST_STEM_OF_LONG);
}

/** The stems that a word may have: “escaping” is “escap”, “mapping” also “map”. */
function stemsOf(word: string): string[] {
  const stems = new Set([word]);
  for (let length = LEAST_STEM; length < word.length; length += 1) {
    const stem = word.slice(0, length);
    if (!isEnding(word.slice(length), stem)) continue;
    stems.add(stem);
    if (length > LEAST_STEM && stem.at(-1) === stem.at(-2)) stems.add(stem.slice(0, -1));
  }
  return [...stems];
}

/**
 * Other forms of an English word among the words of a site: number, tense and the noun of a verb (“escaping” for
 * “escape”, “isolation” for “isolate”). The site's own words decide which stems exist, so no dictionary is needed.
 *
 * @param sorted - the words of the site without diacritics, sorted
 */
export function wordForms(sorted: readonly string[], word: string): string[] {
  if (!ENGLISH_WORD.test(word)) return [];
  const forms = new Set<string>();
  for (const stem of stemsOf(word)) {
    for (const candidate of wordsFrom(sorted, stem)) {
      const ending = candidate.slice(stem.length);
      if (
        isEnding(ending, stem) ||
        (ending.startsWith(stem.at(-1) as string) && isEnding(ending.slice(1), stem) && ending.length > 2)
      )
        forms.add(candidate);
    }
  }
  forms.delete(word);
  return [...forms];
}
