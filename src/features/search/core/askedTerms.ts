import type { SearchIndex } from './buildIndex';
import { expandForm, expandToken } from './expandToken';
import type { Expansion } from './expandToken';
import { normalizeWord } from './normalize';
import { parseQuery } from './parseQuery';
import type { QueryToken } from './parseQuery';
import { rarity } from './rarity';
import { findTerms } from './terms';
import { tokenize } from './tokenize';

/** A word of the question, with its weight and its matches in the index. */
export interface AskedWord {
  expansion: Expansion;
  weight: number;
  /** The index does not have the word, only words with a similar spelling. */
  isGuess: boolean;
}

/** A glossary term in another of its forms, and the words of the question that it replaces. */
export interface AskedSynonym {
  phrase: Expansion[];
  standsFor: string[];
}

/** What a question asks about. */
export interface AskedTerms {
  words: AskedWord[];
  synonyms: AskedSynonym[];
  /** A fragment of code in the question, in lower case: `n & (n - 1)`. */
  fragment: string | null;
  /** Capitalised names in the question, each with the words that it may be written as. */
  names: ReadonlySet<string>[];
  isDefinition: boolean;
  kind: 'why' | 'howto' | 'compare' | 'other';
  /** The words of the question are adjacent and few: they form one term. */
  isTerm: boolean;
}

/** Words of questions that answers do not repeat. */
const QUESTION_WORDS = new Set(
  (
    'ai bao cái có còn cách chỗ dùng đâu gì giải giúp hay hãy hỏi hơn không làm lúc mấy muốn nào nên nghĩa nhau nhiêu nói phải sao ' +
    'thích tôi vậy về với xem bạn mình cần khác nghia thich giai cach nao gi lam sao dung bao nhieu tai vi khac nhau the nao ' +
    'about also and between cause causes difference different does doing done explain get had happen happens has have help it’s tell me ' +
    'for mean means meaning much many should show use used using versus vs need work works would could ' +
    'bad dangerous good risky always ever just never often only really still'
  ).split(' '),
);
/** Words that only say what kind of thing is asked about; an answer need not repeat them. */
const KIND_WORDS = new Set(
  'vulnerability attack algorithm concept term technique pattern keyword clause thing please exactly mechanism'.split(
    ' ',
  ),
);
/** Question phrases of several syllables, each of which could be a subject of the question on its own. */
const QUESTION_PHRASES =
  /(?<![\p{L}\p{N}])(?:hoạt động|hoat dong|ra sao|bao giờ|bao gio|có thể|co the|có phải|co phai|lỗ hổng|lo hong|khái niệm|khai niem|thuật ngữ|thuat ngu|thay vì|thay vi|cho biết|cho biet|nguy hiểm|nguy hiem)(?![\p{L}\p{N}])/giu;
const DEFINITION =
  /(?:là gì|nghĩa là|la gi|(?:dùng để|dung de) (?:làm|lam) gì|^what (?:is|are)(?!.* for\??$)|^define|meaning of|mean\??$|used for\??$)/i;
const KINDS: readonly { kind: AskedTerms['kind']; asks: RegExp }[] = [
  {
    kind: 'compare',
    asks: /khác|so với|so sánh|khac (?:gi|nhau)|differ|versus|\bvs\b|compared|better|nên dùng cái nào|hay là/i,
  },
  { kind: 'why', asks: /vì sao|tại sao|vi sao|tai sao|sao lại|sao vẫn|^why|how come/i },
  { kind: 'howto', asks: /làm sao|làm thế nào|cách|như thế nào|lam sao|lam the nao|cach|^how/i },
];
/** A longer run of words is more than one term. */
const LONGEST_TERM = 3;
/** Signs that occur in code and not in sentences. */
const CODE_SIGN = /[&|<>=+*/^%(){}[\]~$#@\\_-]/;

/** Returns the words of a question that say what it is about. */
export function askedTokens(question: string): QueryToken[] {
  const bare = question.normalize('NFC').replace(QUESTION_PHRASES, ' ');
  const tokens = parseQuery(bare).tokens.map((token) => ({ ...token, isPrefix: false }));
  const telling = tokens.filter(
    (token) => !QUESTION_WORDS.has(token.word) && (!token.isOptional || tokens.length === 1),
  );
  const own = telling.filter(({ word }) => !KIND_WORDS.has(word));
  return [own, telling, tokens].find(({ length }) => length > 0) ?? [];
}

/** Whether the telling words are adjacent in the question, and the question only asks what they mean. */
function isOneTerm(question: string, telling: readonly QueryToken[]): boolean {
  const all = tokenize(question.normalize('NFC')).map(({ word }) => word);
  const start = all.indexOf(telling[0]?.word ?? '');
  const isSideBySide = telling.every(({ word }, at) => all[start + at] === word);
  return isSideBySide && telling.length <= LONGEST_TERM && (all.length === telling.length || DEFINITION.test(question));
}

/** The longest part of a question that reads as code; a single sign or only letters do not count. */
function findFragment(question: string): string | null {
  let best = '';
  let run: string[] = [];
  for (const piece of [...question.toLowerCase().split(/\s+/), '']) {
    const bare = piece.replace(/[?!.,;:]+$/, '');
    if (bare !== '' && (CODE_SIGN.test(bare) || bare.length === 1)) {
      run.push(bare);
      continue;
    }
    const fragment = run.join(' ');
    if (CODE_SIGN.test(fragment) && fragment.length > Math.max(2, best.length)) best = fragment;
    run = [];
  }
  return best || null;
}

/** Capitalised words of a question, without its first word; none when every word is capitalised. */
function findNames(question: string): string[] {
  const [, ...later] = question.normalize('NFC').match(/[\p{L}\p{N}]+/gu) ?? [];
  const names = later.filter((word) => /^\p{Lu}./u.test(word));
  return names.length < later.length || later.length === 1 ? names : [];
}

/** Gives each word of a question its weight: the rarer on the site, the higher. */
export function weighWords(index: SearchIndex, tokens: readonly QueryToken[], factor: number): AskedWord[] {
  return tokens.map((token) => {
    const strict = expandToken(index, token, false);
    const isGuess = strict.words.size === 0;
    const expansion = isGuess ? expandToken(index, token, true) : strict;
    return { expansion, weight: factor * rarity(index, token), isGuess };
  });
}

/** Whether a question asks for a reason, a way, or a comparison. */
export const kindOf = (question: string): AskedTerms['kind'] =>
  KINDS.find(({ asks }) => asks.test(question.normalize('NFC')))?.kind ?? 'other';

/** Reads what a question asks about. */
export function readQuestion(index: SearchIndex, question: string): AskedTerms {
  const tokens = askedTokens(question);
  const synonyms = findTerms(index.terms, tokens).flatMap(({ start, end, others }): AskedSynonym[] =>
    others.map((form) => ({
      phrase: expandForm(index, form),
      standsFor: tokens.slice(start, end).map(({ word }) => word),
    })),
  );
  const words = weighWords(index, tokens, 1);
  const names = findNames(question).flatMap((name) => {
    const asked = words.find(({ expansion }) => expansion.token.word === normalizeWord(name));
    if (!asked) return [];
    const { token, words: forms } = asked.expansion;
    const others = synonyms.filter(({ standsFor: [first, ...more] }) => first === token.word && more.length === 0);
    return [new Set([...forms, ...others.flatMap(({ phrase }) => phrase.map((part) => part.token.word))])];
  });
  return {
    words,
    synonyms,
    fragment: findFragment(question),
    names,
    isDefinition: DEFINITION.test(question),
    kind: kindOf(question),
    isTerm: isOneTerm(question, tokens),
  };
}
