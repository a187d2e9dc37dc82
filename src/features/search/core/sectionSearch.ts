import MiniSearch from 'minisearch';

/** Fields of a section, which the engine weights separately. */
export type IndexedField = 'heading' | 'above' | 'content' | 'extra';

const FIELDS: readonly IndexedField[] = ['heading', 'above', 'content', 'extra'];

/** A word in a heading counts this many times as much as one in the text. */
const HEADING_COUNT = 5;

/** Word ids of a section by field; 0 is not a word. */
type Document = Record<IndexedField, Uint32Array>;

/**
 * The term under which a word without its diacritics is indexed; the prefix keeps it apart from a word written that
 * way.
 */
export function foldedTerm(folded: string): string {
  return `~${folded}`;
}

/**
 * A MiniSearch over sections that are already lists of word ids.
 *
 * A term is added to the search tree by the first query that needs it. Readers search for a few of several thousand
 * terms, and adding all of them would take most of the time until the first result. This class keeps the counts that
 * MiniSearch's own `add` would keep, which is why it uses protected members.
 */
export class SectionSearch extends MiniSearch {
  /** Terms by name, with the ids of the words that match each. */
  private readonly idsByTerm = new Map<string, number[]>();
  /** The section and field of each occurrence, grouped by word; those of word `id` begin at `starts[id]`. */
  private readonly postings: Uint32Array;
  private readonly starts: Uint32Array;
  private readonly counted = new Map<readonly number[], ReadonlyMap<number, number>>();

  /**
   * @param documents - word ids of each section by field
   * @param words - words by id
   * @param folds - the same words without marks
   */
  constructor(documents: readonly Document[], words: readonly string[], folds: readonly string[]) {
    super({ fields: [...FIELDS] });
    words.forEach((word, id) => {
      if (id === 0) return;
      this.name(word, id);
      if (word !== folds[id]) this.name(foldedTerm(folds[id] as string), id);
    });
    this.starts = new Uint32Array(words.length + 1);
    this.measure(documents);
    this.postings = this.listPostings(documents);
  }

  private name(term: string, id: number): void {
    const ids = this.idsByTerm.get(term);
    if (ids) ids.push(id);
    else this.idsByTerm.set(term, [id]);
  }

  /** Counts the documents, the field lengths and the occurrences of each word. */
  private measure(documents: readonly Document[]): void {
    const sums = FIELDS.map(() => 0);
    const present = FIELDS.map(() => 0);
    documents.forEach((document, section) => {
      const lengths = FIELDS.map((field, at) => {
        for (const id of document[field]) this.starts[id + 1] = (this.starts[id + 1] as number) + 1;
        const length = new Set(document[field]).size;
        sums[at] = (sums[at] as number) + length;
        if (length > 0) present[at] = (present[at] as number) + 1;
        return length;
      });
      this._documentIds.set(section, section);
      this._fieldLength.set(section, lengths);
    });
    this.starts.forEach((count, id) => (this.starts[id] = count + (this.starts[id - 1] ?? 0)));
    this._documentCount = documents.length;
    // Only the sections that have a field count towards its average length.
    this._avgFieldLength = sums.map((sum, at) => sum / Math.max(present[at] as number, 1));
  }

  private listPostings(documents: readonly Document[]): Uint32Array {
    const next = this.starts.slice();
    const postings = new Uint32Array(this.starts.at(-1) as number);
    documents.forEach((document, section) => {
      FIELDS.forEach((field, at) => {
        for (const id of document[field]) {
          postings[next[id] as number] = section * FIELDS.length + at;
          next[id] = (next[id] as number) + 1;
        }
      });
    });
    return postings;
  }

  /** Returns the sections that contain any of some words, with weighted counts; the result is cached. */
  occurrences(ids: readonly number[]): ReadonlyMap<number, number> {
    const known = this.counted.get(ids);
    if (known) return known;
    const counts = new Map<number, number>();
    for (const id of ids) {
      for (const posting of this.postings.subarray(this.starts[id], this.starts[id + 1])) {
        const field = posting % FIELDS.length;
        const section = (posting - field) / FIELDS.length;
        counts.set(section, (counts.get(section) ?? 0) + (field === 0 ? HEADING_COUNT : 1));
      }
    }
    this.counted.set(ids, counts);
    return counts;
  }

  /** Makes some terms known to `search`; terms that no section contains stay unknown. */
  include(terms: Iterable<string>): void {
    for (const term of terms) {
      const ids = this.idsByTerm.get(term);
      if (!ids || this._index.has(term)) continue;
      const counts = new Map<number, Map<number, number>>();
      for (const id of ids) {
        for (const posting of this.postings.subarray(this.starts[id], this.starts[id + 1])) {
          const field = posting % FIELDS.length;
          const section = (posting - field) / FIELDS.length;
          const bySection = counts.get(field) ?? new Map<number, number>();
          counts.set(field, bySection.set(section, (bySection.get(section) ?? 0) + 1));
        }
      }
      this._index.set(term, counts);
    }
  }
}
