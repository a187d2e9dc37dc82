import entries from '../../../data/glossary.json';
import { fold } from './normalize';
import { words } from './tokenize';

/** A term of the glossary in one of its forms. */
export interface GlossaryForm {
  words: string[];
  folded: string[];
  /** A single syllable without diacritics (`bang`, `co`) has too many meanings, so they must be typed. */
  needsMarks: boolean;
}

/** Reads a form of a term as words. */
export function toForm(text: string): GlossaryForm {
  const formWords = words(text);
  const folded = formWords.map(fold);
  return { words: formWords, folded, needsMarks: formWords.length === 1 && folded[0] !== formWords[0] };
}

/**
 * Each entry holds every form of one term in both languages, English first; in a query each form stands for the others.
 */
export const glossary: readonly (readonly GlossaryForm[])[] = entries.map((forms) => forms.map(toForm));
