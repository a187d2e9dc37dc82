import entries from '../../../data/glossary.json';
import { fold } from './normalize';
import { words } from './tokenize';

/** A term of the glossary in one of its forms. */
export interface GlossaryForm {
  words: string[];
  folded: string[];
  /** One syllable means too many things without its marks (`bang`, `co`): it must be typed with them. */
  needsMarks: boolean;
}

function toForm(text: string): GlossaryForm {
  const formWords = words(text);
  const folded = formWords.map(fold);
  return { words: formWords, folded, needsMarks: formWords.length === 1 && folded[0] !== formWords[0] };
}

/** Each entry: every form of one term in both languages, English first; each stands for the others in a query. */
export const glossary: readonly (readonly GlossaryForm[])[] = entries.map((forms) => forms.map(toForm));
