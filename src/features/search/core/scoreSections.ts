import type { SearchIndex } from './buildIndex';
import type { Expansion } from './expandToken';
import type { GlossaryForm } from './glossary';
import { FIELDS } from './sectionSearch';
import type { Occurrences } from './sectionSearch';
import type { TermSpan } from './terms';
import type { IndexSection } from './types';
import { WEIGHTS } from './weights';

/** Another form of a term of the query. */
interface AskedPhrase {
  /** Range of the tokens that it stands for, and their share of what the query says. */
  start: number;
  end: number;
  share: number;
  occurrences: Occurrences;
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
}

/** The ids that a form accepts at each place: the word and, in English, its plural. */
function accepted({ ids }: SearchIndex, { words }: GlossaryForm): Set<number>[] {
  return words.map(
    (word) => new Set([word, `${word}s`].map((form) => ids.get(form)).filter((id): id is number => id !== undefined)),
  );
}

/** Occurrences of a word or phrase by page: the sum of the counts, and the best form. */
function byPage({ sections, pages }: SearchIndex['text'], { counts, strength }: Occurrences) {
  const page = { counts: new Float32Array(pages.length), strength: new Float32Array(pages.length) };
  counts.forEach((count, sectionId) => {
    if (count === 0) return;
    const { pageId } = sections[sectionId] as IndexSection;
    page.counts[pageId] = (page.counts[pageId] as number) + count;
    page.strength[pageId] = Math.max(page.strength[pageId] as number, strength[sectionId] as number);
  });
  return page;
}

/** What a part of the query adds to the sections and pages. */
interface Part {
  section: Float32Array;
  page: Float32Array;
  covered: Float32Array;
  pageCovered: Float32Array;
}

function emptyPart({ sections, pages }: SearchIndex['text']): Part {
  return {
    section: new Float32Array(sections.length),
    page: new Float32Array(pages.length),
    covered: new Float32Array(sections.length),
    pageCovered: new Float32Array(pages.length),
  };
}

const saturated = (count: number, saturation: number) => (count * (saturation + 1)) / (count + saturation);

/** Adds a word or phrase to a part; `says` is how much a match says. */
function add(part: Part, text: SearchIndex['text'], occurrences: Occurrences, says: number, covers: number): void {
  const page = byPage(text, occurrences);
  occurrences.counts.forEach((count, at) => {
    if (count === 0) return;
    part.section[at] = (part.section[at] as number) + says * saturated(count, WEIGHTS.saturation);
    part.covered[at] = (part.covered[at] as number) + covers * (occurrences.strength[at] as number);
  });
  page.counts.forEach((count, at) => {
    if (count === 0) return;
    part.page[at] = (part.page[at] as number) + says * saturated(count, 4 * WEIGHTS.saturation);
    part.pageCovered[at] = (part.pageCovered[at] as number) + covers * (page.strength[at] as number);
  });
}

/** Raises a part to another reading of the same words where that says more. */
function raise(part: Part, other: Part): void {
  for (const key of ['section', 'page', 'covered', 'pageCovered'] as const) {
    const [own, more] = [part[key], other[key]];
    more.forEach((value, at) => {
      if (value > (own[at] as number)) own[at] = value;
    });
  }
}

/**
 * Scores the sections by the words of a query: BM25F over the fields of the section and, at a lower weight, over its
 * page, times a power of the coverage.
 */
export function scoreSections(asked: Asked): Scores {
  const { index, words, rarities, terms } = asked;
  const { text, engine } = index;
  const fieldWeights = FIELDS.map((field) => WEIGHTS[field]);
  const found = words.map(({ weights }) => engine.findWords(weights, fieldWeights, WEIGHTS.length));
  const pageStrengths = found.map((occurrences) => byPage(text, occurrences).strength);
  const total = rarities.reduce((sum, value) => sum + value, 0) || 1;
  const whole = emptyPart(text);
  const addWord = (part: Part, at: number) =>
    add(part, text, found[at] as Occurrences, rarities[at] as number, rarities[at] as number);
  const inTerms = new Set<number>();
  for (const { start, end, others } of terms) {
    const part = emptyPart(text);
    let says = 0;
    for (let at = start; at < end; at += 1) {
      inTerms.add(at);
      says += rarities[at] as number;
      addWord(part, at);
    }
    for (const other of others) {
      const phrase = accepted(index, other);
      if (phrase.some((ids) => ids.size === 0)) continue;
      const occurrences = engine.findPhrase(phrase, fieldWeights, WEIGHTS.length);
      const reading = emptyPart(text);
      add(reading, text, occurrences, says * WEIGHTS.synonym, says * WEIGHTS.synonym);
      raise(part, reading);
      const { strength } = byPage(text, occurrences);
      for (let at = start; at < end; at += 1)
        strength.forEach((value, page) => {
          if (value > 0) (pageStrengths[at] as Float32Array)[page] = Math.max((pageStrengths[at] as Float32Array)[page] as number, value);
        });
      asked.phrases.push({ start, end, share: says / total, occurrences });
    }
    for (const key of ['section', 'page', 'covered', 'pageCovered'] as const)
      part[key].forEach((value, at) => (whole[key][at] = (whole[key][at] as number) + value));
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
    const covered = Math.min(1, (own + WEIGHTS.elsewhere * elsewhere) / total);
    coverage[sectionId] = covered;
    const score = (whole.section[sectionId] as number) + WEIGHTS.page * (whole.page[pageId] as number);
    scored.push({ sectionId, score: score * covered ** WEIGHTS.coverage });
  });
  return { scored, coverage, pageHas: (word, pageId) => ((pageStrengths[word] as Float32Array)[pageId] as number) > 0 };
}
