/**
 * Distinguishes Vietnamese from English by features of only one language: letters such as ă, đ, ơ, ư and stacked marks
 * in Vietnamese; function words that are not Vietnamese syllables in English.
 */

const VIETNAMESE_ONLY = /[ăđĩũơư\u1EA0-\u1EF9]/iu;
/** Marked letters of Vietnamese, including those that other languages also use. */
const MARKED = /[à-öù-ýăđĩũơư\u1EA0-\u1EF9]/iu;
const FUNCTION_WORDS = new Set(
  'the of and is with this that from your you are was were not by for or when if has have will which its it into than each must can should'.split(
    ' ',
  ),
);

/** English words with diacritics. */
const ENGLISH_LOANS = new Set('café cliché naïve résumé'.split(' '));

/** Words that are the same in both languages, besides acronyms and anything with a digit. */
const SAME_WORDS = new Set(
  (
    'Algolia Blog Copyright Developer Docusaurus Email Facebook Firebase Fullstack GitHub JavaScript LeetCode LinkedIn Logo Markdown ' +
    'Mermaid MySQL Next PostgreSQL SQLite TypeScript WebGoat YouTube'
  ).split(' '),
);

function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFC')
      .match(/[\p{L}\p{N}]+(?:['’][\p{L}]+)*/gu)
      ?.filter((word) => /\p{L}/u.test(word)) ?? []
  );
}

function shareOf(words: readonly string[], matches: (word: string) => boolean): number {
  return words.length === 0 ? 0 : words.filter(matches).length / words.length;
}

const isVietnameseWord = (word: string) => VIETNAMESE_ONLY.test(word);
const isMarkedWord = (word: string) => MARKED.test(word) && !ENGLISH_LOANS.has(word.toLowerCase());
const isFunctionWord = (word: string) => FUNCTION_WORDS.has(word.toLowerCase());

/** The text without quotations, which may be in the other language, and without the given names. */
export function withoutQuotations(text: string, names: readonly string[] = []): string {
  const unquoted = text.replace(/“[^”]*”|"[^"]*"|«[^»]*»/gu, ' ');
  return names.reduce((rest, name) => rest.replaceAll(name, ' '), unquoted);
}

/** Whether a whole text is in the wrong language, as when two files were swapped. */
export function isWrongLanguage(prose: string, language: 'vi' | 'en'): boolean {
  const words = wordsOf(withoutQuotations(prose));
  if (words.length < 5) return false;
  const share = shareOf(words, isVietnameseWord);
  return language === 'vi' ? share < 0.1 : share > 0.1;
}

/** Whether a paragraph or heading is still in the other language. */
export function isUntranslatedBlock(block: string, language: 'vi' | 'en'): boolean {
  const words = wordsOf(withoutQuotations(block));
  const share = shareOf(words, isMarkedWord);
  if (language === 'vi') return words.length >= 8 && share === 0 && shareOf(words, isFunctionWord) >= 0.15;
  return words.some(isVietnameseWord) && ((words.length >= 2 && share >= 0.5) || (words.length >= 6 && share >= 0.3));
}

/** Whether an English interface text contains Vietnamese words. */
export function hasVietnamese(message: string, names: readonly string[] = []): boolean {
  return wordsOf(withoutQuotations(message, names)).some(isMarkedWord);
}

/** Whether a Vietnamese interface text is actually English: it has function words and no Vietnamese letters. */
export function hasOnlyEnglish(message: string): boolean {
  const words = wordsOf(withoutQuotations(message));
  return !words.some(isMarkedWord) && words.some(isFunctionWord);
}

/** Whether a text may be the same in both languages: names, acronyms, numbers, placeholders. */
export function isLanguageNeutral(message: string, names: readonly string[] = []): boolean {
  const rest = names.reduce((text, name) => text.replaceAll(name, ' '), message.replace(/\{\w+\}/g, ' '));
  return wordsOf(rest).every((word) => /\d/.test(word) || /^\p{Lu}+$/u.test(word) || SAME_WORDS.has(word));
}
