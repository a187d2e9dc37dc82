import { SectionSearch } from './sectionSearch';
import type { IndexedField } from './sectionSearch';
import { fold, normalizeWord } from './normalize';
import type { QuestionBank } from './questionBank';
import { readTerms } from './terms';
import type { Terms } from './terms';
import { writtenWords } from './tokenize';
import type { IndexSection, SearchText } from './types';
import { WEIGHTS } from './weights';
import type { Weights } from './weights';

/** Word ids of a section by part, in reading order; 0 separates blocks and cells. */
export interface SectionWords {
  heading: Uint32Array;
  content: Uint32Array;
  /** Names in code and words of the anchor; for the top of a page, also words of its tags and URL. */
  extra: Uint32Array;
}

/** Everything that answering a query needs, built from the text of one language. */
export interface SearchIndex {
  text: SearchText;
  engine: SectionSearch;
  /** Words by id, from 1; `folds[id]` is the word without diacritics. */
  words: string[];
  folds: string[];
  ids: ReadonlyMap<string, number>;
  /** Ids of the words with the same spelling without diacritics. */
  byFold: Map<string, number[]>;
  /** Words without diacritics, sorted, so that prefixes are found by binary search. */
  sortedFolds: string[];
  /** The letters of each entry of `sortedFolds` as a bit mask, which alone rules out most candidates. */
  letters: Uint32Array;
  sectionWords: SectionWords[];
  /** The first section of each section's page, whose heading is the title. */
  titles: Uint32Array;
  terms: Terms;
  /** The questions that sections are known to answer, once question mode has loaded them. */
  questions?: QuestionBank;
  /** Parameters of the ranking. */
  weights: Weights;
}

/** Returns a mask with one bit for each letter in a word; digits and other signs share the last six bits. */
export function letterMask(word: string): number {
  let mask = 0;
  for (let at = 0; at < word.length; at += 1) {
    const letter = word.charCodeAt(at) - 97;
    mask |= 1 << (letter >= 0 && letter < 26 ? letter : 26 + (word.charCodeAt(at) % 6));
  }
  return mask >>> 0;
}

class Vocabulary {
  readonly words = [''];
  readonly folds = [''];
  readonly byFold = new Map<string, number[]>();
  readonly ids = new Map<string, number>();
  /** Ids by the word as written: normalising each occurrence would take most of the time. */
  private readonly written = new Map<string, number>();

  private add(word: string): number {
    const folded = fold(word);
    const id = this.words.push(word) - 1;
    this.folds.push(folded);
    const sameFold = this.byFold.get(folded);
    if (sameFold) sameFold.push(id);
    else this.byFold.set(folded, [id]);
    return id;
  }

  private idOf(written: string): number {
    let id = this.written.get(written);
    if (id !== undefined) return id;
    const word = normalizeWord(written);
    id = this.ids.get(word) ?? this.add(word);
    this.ids.set(word, id);
    this.written.set(written, id);
    return id;
  }

  /** Returns the ids of the words of a text, with a 0 between blocks and cells. */
  read(text: string): Uint32Array {
    const ids: number[] = [];
    for (const block of text.split(/[\n\t]/)) {
      if (ids.length > 0) ids.push(0);
      for (const written of writtenWords(block)) ids.push(this.idOf(written));
    }
    return Uint32Array.from(ids);
  }
}

/** Tags, URL and description of a page, or the anchor of a section; URLs are in English in both languages. */
function readLabels(text: SearchText, { level, pageId, anchor }: IndexSection): string {
  const page = text.pages[pageId];
  if (level > 1 || !page) return anchor ?? '';
  return [...page.keywords, page.url.split('/').at(-1), page.about].join('\n');
}

/** Words of the headings above a section, and of its group. */
function readAbove(text: SearchText, sectionId: number): string {
  const section = text.sections[sectionId] as IndexSection;
  const page = text.pages[section.pageId];
  const above = [page?.lvl0 ?? ''];
  let level = section.level;
  for (let id = sectionId - 1; id >= 0 && level > 1; id -= 1) {
    const candidate = text.sections[id] as IndexSection;
    if (candidate.level >= level) continue;
    above.push(candidate.heading);
    level = candidate.level;
  }
  return above.join('\n');
}

function titlesOf({ sections }: SearchText): Uint32Array {
  let title = 0;
  return Uint32Array.from(sections, ({ pageId }, id) => {
    if (sections[title]?.pageId !== pageId) title = id;
    return title;
  });
}

/** Builds the index of a language from its text: the same in the browser's worker and in Node. */
export function buildIndex(text: SearchText): SearchIndex {
  const vocabulary = new Vocabulary();
  const documents: Record<IndexedField, Uint32Array>[] = [];
  const sectionWords = text.sections.map((section, id): SectionWords => {
    const heading = vocabulary.read(section.heading);
    const content = vocabulary.read(section.content);
    const extra = vocabulary.read(`${readLabels(text, section)}\n${section.code}`);
    const above = vocabulary.read(readAbove(text, id));
    documents.push({ heading, above, content, extra });
    return { heading, content, extra };
  });
  const sortedFolds = [...vocabulary.byFold.keys()].sort();
  return {
    text,
    engine: new SectionSearch(documents, vocabulary.words.length),
    words: vocabulary.words,
    folds: vocabulary.folds,
    ids: vocabulary.ids,
    byFold: vocabulary.byFold,
    sortedFolds,
    letters: Uint32Array.from(sortedFolds, letterMask),
    sectionWords,
    titles: titlesOf(text),
    terms: readTerms(text.terms ?? []),
    weights: WEIGHTS,
  };
}
