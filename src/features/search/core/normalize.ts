import { remember } from './remember';

const TONE_ON_SECOND_VOWEL = /(^|[^q])(o(?=[ae])|u(?=y))([aey])([\u0300\u0301\u0303\u0309\u0323])$/;
const MARKS = /\p{M}+/gu;
const ASCII = /^[\0-\x7f]*$/;
const I_FORMS = 'iìíỉĩị';
const Y_FORMS = 'yỳýỷỹỵ';
const I_OR_Y_SYLLABLE = new RegExp(`^(?:[hklmst]|qu)[${I_FORMS}${Y_FORMS}]$`);

/** The site has some thousands of words, which occur again and again. */
const MOST_WORDS = 50_000;

/**
 * Normalises a word to the form in which it is indexed: NFC, lower case, and the tone of an open `oa`, `oe`, `uy` on
 * the first vowel, so that `Hoà` and `hòa` are the same word.
 */
export const normalizeWord = remember(MOST_WORDS, (word) => {
  const lower = word.toLowerCase();
  if (ASCII.test(lower)) return lower;
  return lower.normalize('NFD').replace(TONE_ON_SECOND_VOWEL, '$1$2$4$3').normalize('NFC');
});

/** Removes all diacritics from a normalised word, and writes `đ` as `d`. */
export const fold = remember(MOST_WORDS, (word) =>
  ASCII.test(word) ? word : word.normalize('NFD').replace(MARKS, '').replaceAll('đ', 'd').normalize('NFC'),
);

/** The other accepted spelling of a syllable that ends in `i` or `y` (`lí`, `lý`); undefined for other words. */
export function spellingVariant(word: string): string | undefined {
  if (!I_OR_Y_SYLLABLE.test(word)) return undefined;
  const vowel = word.at(-1) as string;
  const position = I_FORMS.indexOf(vowel);
  return word.slice(0, -1) + (position < 0 ? I_FORMS.charAt(Y_FORMS.indexOf(vowel)) : Y_FORMS.charAt(position));
}
