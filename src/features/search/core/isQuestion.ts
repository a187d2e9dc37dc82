import { fold, normalizeWord } from './normalize';

const VIETNAMESE_STARTS =
  /^(?:tai sao|vi sao|lam sao|lam the nao|the nao|sao lai|khi nao|luc nao|bao gio|co nen|co phai|nen dung|o dau|cai gi|dieu gi|bao nhieu) \S/;
const VIETNAMESE_ENDS =
  / (?:la gi|lam gi|de lam gi|nhu the nao|the nao|ra sao|khi nao|o dau|bao nhieu|hay khong|duoc khong|khong nhi)$/;
const ENGLISH_STARTS = /^(?:what|why|how|who|which|whose)(?:'s)? \S/;
/** Words that are SQL too: `WHERE EXISTS`, `WHEN x THEN`, `IS NULL`. */
const ENGLISH_ORDER =
  /^(?:(?:where|when) (?:do|does|did|is|are|was|were|can|could|should|will|would|must|to)|(?:is|are|was|were|do|does|did|can|could|should|will|would|must|has|have) (?:a|an|the|i|you|we|it|they|there|this|that|my|sql|sqlite|postgresql|mysql)) \S/;

/**
 * Whether a text in the search box reads as a question, in either language, with or without diacritics: it ends with a
 * question mark, or begins or ends as questions do.
 */
export function isQuestion(text: string): boolean {
  const typed = text.trim();
  if (/[\p{L}\p{N}][^?]*\?$/u.test(typed)) return true;
  const plain = typed
    .split(/\s+/)
    .map((word) => fold(normalizeWord(word)))
    .join(' ');
  return [VIETNAMESE_STARTS, VIETNAMESE_ENDS, ENGLISH_STARTS, ENGLISH_ORDER].some((pattern) => pattern.test(plain));
}
