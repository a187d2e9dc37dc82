import type { SearchIndex } from './buildIndex';
import type { Expansion } from './expandToken';
import type { GlossaryForm } from './glossary';
import { FIELDS } from './sectionSearch';
import type { FieldWeights, Occurrence } from './sectionSearch';
import type { TermSpan } from './terms';
import type { IndexSection } from './types';
import type { Weights } from './weights';

/** A page is longer than a section, so its counts are saturated later. */
const PAGE_SATURATION = 4;

/** Another form of a term of the query. */
interface AskedPhrase {
  /** What the words that it stands for say, as a share of the whole query. */
  share: number;
  /** Sections whose heading has it. */
  headings: ReadonlySet<number>;
}

/** What a query asks for. */
export interface Asked {
  index: SearchIndex;
  words: Expansion[];
  /** How much each word says. */
  rarities: number[];
  terms: TermSpan[];
  /** Filled by {@link scoreSections}. */
  phrases: AskedPhrase[];
}

/** Sections that hold part of a query. */
export interface Scores {
  scored: { sectionId: number; score: number }[];
  /** By section, what it and its page have of the query, as a share. */
  coverage: Float32Array;
  /** Whether a page has a word of the query, or another form of its term. */
  pageHas: (word: number, pageId: number) => boolean;
  /** Whether a page has another form of a term that the word belongs to. */
  pageNames: (word: number, pageId: number) => boolean;
}

/** The ids that a form accepts at each place: the word and, in English, its plural. */
function accepted({ ids }: SearchIndex, { words }: GlossaryForm): number[][] {
  return words.map((word) =>
    [word, `${word}s`].map((form) => ids.get(form)).filter((id): id is number => id !== undefined),
  );
}

const phrasesOf = new WeakMap<SearchIndex, { weights: Weights; found: Map<GlossaryForm, readonly Occurrence[]> }>();

/** Where a form of a term occurs; cached, because readers ask for the same terms again with each key. */
function findForm(index: SearchIndex, form: GlossaryForm, fieldWeights: FieldWeights): readonly Occurrence[] {
  let cache = phrasesOf.get(index);
  if (cache?.weights !== index.weights) phrasesOf.set(index, (cache = { weights: index.weights, found: new Map() }));
  const known = cache.found.get(form);
  if (known) return known;
  const phrase = accepted(index, form);
  const found = phrase.every((ids) => ids.length > 0) ? index.engine.findPhrase(phrase, fieldWeights) : [];
  cache.found.set(form, found);
  return found;
}

/** What a part of the query adds to the sections and pages, and what it covers of the query there. */
interface Part {
  section: Float32Array;
  page: Float32Array;
  covered: Float32Array;
  pageCovered: Float32Array;
}

const KEYS = ['section', 'page', 'covered', 'pageCovered'] as const;

function emptyPart({ sections, pages }: SearchIndex['text']): Part {
  return {
    section: new Float32Array(sections.length),
    page: new Float32Array(pages.length),
    covered: new Float32Array(sections.length),
    pageCovered: new Float32Array(pages.length),
  };
}

const saturated = (count: number, saturation: number) => (count * (saturation + 1)) / (count + saturation);
const sum = (a: number, b: number) => a + b;

/**
 * Joins a word or phrase to a part.
 *
 * @param says - how much a match says
 * @param how - adds a further word to it, or raises it to another reading of the same words
 * @returns the pages that have it, with the weight of the best form there
 */
function join(
  part: Part,
  { sections }: SearchIndex['text'],
  occurrences: readonly Occurrence[],
  says: number,
  weights: Weights,
  how: (a: number, b: number) => number,
): Map<number, { count: number; strength: number }> {
  const pages = new Map<number, { count: number; strength: number }>();
  const set = (values: Float32Array, at: number, value: number) => (values[at] = how(values[at] as number, value));
  for (const { sectionId, count, strength } of occurrences) {
    const { pageId } = sections[sectionId] as IndexSection;
    set(part.section, sectionId, says * saturated(count, weights.saturation));
    set(part.covered, sectionId, says * strength);
    const page = pages.get(pageId);
    if (page) {
      page.count += count;
      page.strength = Math.max(page.strength, strength);
    } else pages.set(pageId, { count, strength });
  }
  for (const [pageId, { count, strength }] of pages) {
    set(part.page, pageId, says * saturated(count, PAGE_SATURATION * weights.saturation));
    set(part.pageCovered, pageId, says * strength);
  }
  return pages;
}

/**
 * Scores the sections by the words of a query: BM25F over the fields of the section and, at a lower weight, over its
 * page, times a power of the coverage.
 */
export function scoreSections(asked: Asked): Scores {
  const { index, words, rarities, terms } = asked;
  const { text, engine, weights } = index;
  const fieldWeights = { fields: FIELDS.map((field) => weights[field]), b: weights.length };
  const total = rarities.reduce(sum, 0) || 1;
  const whole = emptyPart(text);
  const pagesOf = words.map(() => new Set<number>());
  const namedOn = words.map(() => new Set<number>());
  const addWord = (part: Part, at: number) => {
    const { weights: forms } = words[at] as Expansion;
    const pages = join(part, text, engine.findWords(forms, fieldWeights), rarities[at] as number, weights, sum);
    for (const pageId of pages.keys()) pagesOf[at]?.add(pageId);
  };
  const inTerms = new Set<number>();
  for (const { start, end, others } of terms) {
    const part = emptyPart(text);
    for (let at = start; at < end; at += 1) {
      inTerms.add(at);
      addWord(part, at);
    }
    const says = rarities.slice(start, end).reduce(sum, 0);
    for (const form of others) {
      const occurrences = findForm(index, form, fieldWeights);
      const pages = join(part, text, occurrences, says * weights.synonym, weights, Math.max);
      for (let at = start; at < end; at += 1) for (const pageId of pages.keys()) namedOn[at]?.add(pageId);
      const headings = occurrences.filter(({ fields }) => fields & 1).map(({ sectionId }) => sectionId);
      asked.phrases.push({ share: says / total, headings: new Set(headings) });
    }
    for (const key of KEYS) part[key].forEach((value, at) => (whole[key][at] = (whole[key][at] as number) + value));
  }
  words.forEach((_, at) => {
    if (!inTerms.has(at)) addWord(whole, at);
  });
  const coverage = new Float32Array(text.sections.length);
  const scored: Scores['scored'] = [];
  text.sections.forEach(({ pageId }, sectionId) => {
    const own = whole.covered[sectionId] as number;
    if (own === 0) return;
    const elsewhere = Math.max(0, (whole.pageCovered[pageId] as number) - own);
    const covered = Math.min(1, (own + weights.elsewhere * elsewhere) / total);
    coverage[sectionId] = covered;
    const score = (whole.section[sectionId] as number) + weights.page * (whole.page[pageId] as number);
    scored.push({ sectionId, score: score * covered ** weights.coverage });
  });
  return {
    scored,
    coverage,
    pageHas: (word, pageId) => pagesOf[word]?.has(pageId) ?? false,
    pageNames: (word, pageId) => namedOn[word]?.has(pageId) ?? false,
  };
}
