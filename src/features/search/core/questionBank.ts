import { askedTokens, kindOf } from './askedTerms';
import type { AskedTerms, AskedWord } from './askedTerms';
import { IndexFormatError } from './indexFile';
import type { SearchText } from './types';

/** A question that a section answers, and the number of the sentence that answers it, from 0; null if none alone does. */
export type Answered = [question: string, sentence: number | null];

/** The known questions of a language, as the author wrote them. */
export interface QuestionsFile {
  format: 2;
  /** The questions that each section answers: by page and anchor, `''` for the top of a page. */
  pages: [url: string, sections: [anchor: string, ...questions: Answered[]][]][];
  /** Questions of the field that no page answers. */
  unanswered: string[];
}

/** Stands in place of a section for the questions that no page answers. */
const UNANSWERED = -1;

/** A question that a section answers, or that no section does. */
interface KnownQuestion {
  /** {@link UNANSWERED} if no page answers it. */
  sectionId: number;
  sentence: number | null;
  kind: AskedTerms['kind'];
  words: ReadonlySet<string>;
  /** Total weight of its words, and the length of its vector of words and pairs of words. */
  weight: number;
  length: number;
}

/** The known questions of a language, ready to be compared with one that is asked. */
export interface QuestionBank {
  questions: KnownQuestion[];
  /** The questions that contain a word or a pair of words. */
  postings: ReadonlyMap<string, number[]>;
  /** How much a word or a pair says: the fewer sections ask about it, the more. */
  weights: ReadonlyMap<string, number>;
  /** Words by their form without diacritics. */
  byFold: ReadonlyMap<string, string[]>;
  bySection: ReadonlyMap<number, ReadonlySet<string>>;
}

/** How well the known questions fit the one that is asked. */
export interface BankMatches {
  /** The match of each section that has any. */
  sections: Map<number, BankMatch>;
  /** The match of the questions that no page answers. */
  unanswered: BankMatch | null;
}

/** How well a section's questions fit the one that is asked; shares from 0 to 1. */
export interface BankMatch {
  /** Cosine of the best question, by words and pairs of words. */
  likeness: number;
  /** The weight of the asked words that the best question has, and of its words that are asked. */
  held: number;
  only: number;
  /** The weight of the asked words that the questions of the section have together. */
  together: number;
  /** Whether the best question asks in the same way: why, how, or for a difference. */
  isSameKind: boolean;
  /** Likeness of the best question that each sentence answers. */
  sentences: Map<number, number>;
}

/** A word in a similar spelling counts less. */
const GUESSED = 0.5;
const pairsOf = (words: readonly string[]) => words.slice(1).map((word, at) => `${words[at] as string} ${word}`);

/**
 * Decodes the file of known questions.
 *
 * @throws {@link IndexFormatError} when it is damaged or of another format
 */
export function decodeQuestions(json: string): QuestionsFile {
  let file: Partial<QuestionsFile> | null = null;
  try {
    file = JSON.parse(json) as Partial<QuestionsFile> | null;
  } catch {
    // Rejected below like any other invalid file.
  }
  if (file?.format !== 2 || !Array.isArray(file.pages) || !Array.isArray(file.unanswered))
    throw new IndexFormatError('The file of known questions is damaged or has another version.');
  return file as QuestionsFile;
}

/** Reads the known questions of a language; those of sections that the index does not have are left out. */
export function readBank(text: SearchText, { pages, unanswered }: QuestionsFile): QuestionBank {
  const idOf = new Map(
    text.sections.map(({ pageId, anchor }, id) => [`${text.pages[pageId]?.url ?? ''}#${anchor ?? ''}`, id]),
  );
  const readOne = (sectionId: number, [question, sentence]: Answered) => ({
    sectionId,
    sentence,
    kind: kindOf(question),
    tokens: askedTokens(question),
  });
  const read = pages.flatMap(([url, sections]) =>
    sections.flatMap(([anchor, ...questions]) => {
      const sectionId = idOf.get(`${url}#${anchor}`);
      return sectionId === undefined ? [] : questions.map((question) => readOne(sectionId, question));
    }),
  );
  read.push(...unanswered.map((question) => readOne(UNANSWERED, [question, null])));
  const sectionsOf = new Map<string, Set<number>>();
  const bySection = new Map<number, Set<string>>();
  const byFold = new Map<string, string[]>();
  for (const { sectionId, tokens } of read) {
    const words = tokens.map(({ word }) => word);
    for (const term of [...words, ...pairsOf(words)])
      sectionsOf.set(term, (sectionsOf.get(term) ?? new Set()).add(sectionId));
    const section = bySection.get(sectionId) ?? new Set();
    bySection.set(sectionId, section);
    for (const { word, fold } of tokens) {
      section.add(word);
      const same = byFold.get(fold) ?? [];
      if (!same.includes(word)) byFold.set(fold, [...same, word]);
    }
  }
  const weights = new Map([...sectionsOf].map(([term, { size }]) => [term, Math.log(1 + bySection.size / size)]));
  const weightOf = (term: string) => weights.get(term) ?? 0;
  const postings = new Map<string, number[]>();
  const questions = read.map(({ sectionId, sentence, kind, tokens }, id): KnownQuestion => {
    const words = tokens.map(({ word }) => word);
    const terms = new Set([...words, ...pairsOf(words)]);
    for (const term of terms) {
      const list = postings.get(term);
      if (list) list.push(id);
      else postings.set(term, [id]);
    }
    const own = new Set(words);
    return {
      sectionId,
      sentence,
      kind,
      words: own,
      weight: [...own].reduce((sum, word) => sum + weightOf(word), 0),
      length: Math.sqrt([...terms].reduce((sum, term) => sum + weightOf(term) ** 2, 0)),
    };
  });
  return { questions, postings, weights, byFold, bySection };
}

/** The words of the bank that an asked word stands for, with how surely. */
function formsOf(bank: QuestionBank, { expansion, isGuess }: AskedWord): ReadonlyMap<string, number> {
  const { word, fold, isMarked } = expansion.token;
  if (bank.weights.has(word) && isMarked) return new Map([[word, 1]]);
  const forms = new Map<string, number>();
  const add = (form: string, trust: number) => {
    if (bank.weights.has(form)) forms.set(form, Math.max(trust, forms.get(form) ?? 0));
  };
  add(word, 1);
  if (!isMarked) for (const form of bank.byFold.get(fold) ?? []) add(form, 1);
  if (forms.size === 0) for (const form of expansion.words) add(form, isGuess ? GUESSED : 1);
  return forms;
}

/**
 * Compares a question with the known ones: the cosine of TF-IDF vectors of words and neighbouring pairs (Salton and
 * Buckley, 1988).
 */
export function matchBank(bank: QuestionBank, { words, kind }: AskedTerms): BankMatches {
  const most = Math.log(1 + bank.bySection.size);
  const forms = words.map((word) => formsOf(bank, word));
  const weightOf = (of: ReadonlyMap<string, number>) =>
    of.size === 0 ? most : Math.max(...[...of.keys()].map((form) => bank.weights.get(form) ?? 0));
  const pairs = forms.slice(1).map((second, at): ReadonlyMap<string, number> => {
    const first = forms[at] as ReadonlyMap<string, number>;
    return new Map(
      [...first].flatMap(([before, trust]) =>
        [...second].flatMap(([after, other]): [string, number][] =>
          bank.weights.has(`${before} ${after}`) ? [[`${before} ${after}`, trust * other]] : [],
        ),
      ),
    );
  });
  // A word that the question repeats counts once, as in the known questions; so do, together, all that the bank lacks.
  // The weights of question mode were fitted so.
  const once = new Map([...forms, ...pairs].map((of) => [[...of.keys()].join('\n'), of]));
  const asked = [...once.values()].map((of) => ({ of, weight: weightOf(of) }));
  const length = Math.sqrt(asked.reduce((sum, { weight }) => sum + weight ** 2, 0));
  const dots = new Map<number, number>();
  for (const { of, weight } of asked) {
    const best = new Map<number, number>();
    for (const [form, trust] of of) {
      const product = weight * trust * (bank.weights.get(form) ?? 0);
      for (const id of bank.postings.get(form) ?? []) best.set(id, Math.max(product, best.get(id) ?? 0));
    }
    for (const [id, product] of best) dots.set(id, (dots.get(id) ?? 0) + product);
  }
  const total = forms.reduce((sum, of) => sum + weightOf(of), 0);
  const share = (held: ReadonlySet<string>) =>
    forms.reduce((sum, of) => {
      const trust = Math.max(0, ...[...of].map(([form, surely]) => (held.has(form) ? surely : 0)));
      return sum + trust * weightOf(of);
    }, 0) / Math.max(1e-9, total);
  const best = new Map<number, { known: KnownQuestion; likeness: number }>();
  const sentences = new Map<number, Map<number, number>>();
  for (const [id, dot] of dots) {
    const known = bank.questions[id] as KnownQuestion;
    const { sectionId, sentence } = known;
    const likeness = dot / (length * known.length);
    if (likeness > (best.get(sectionId)?.likeness ?? 0)) best.set(sectionId, { known, likeness });
    const answered = sentences.get(sectionId) ?? new Map<number, number>();
    sentences.set(sectionId, answered);
    if (sentence !== null && likeness > (answered.get(sentence) ?? 0)) answered.set(sentence, likeness);
  }
  const matches = new Map(
    [...best].map(([sectionId, { known, likeness }]): [number, BankMatch] => {
      const own = [...known.words].filter((word) => forms.some((of) => of.has(word)));
      return [
        sectionId,
        {
          likeness,
          held: share(known.words),
          only: own.reduce((sum, word) => sum + (bank.weights.get(word) ?? 0), 0) / Math.max(1e-9, known.weight),
          together: share(bank.bySection.get(sectionId) ?? new Set()),
          isSameKind: known.kind === kind,
          sentences: sentences.get(sectionId) ?? new Map<number, number>(),
        },
      ];
    }),
  );
  const unanswered = matches.get(UNANSWERED) ?? null;
  matches.delete(UNANSWERED);
  return { sections: matches, unanswered };
}
