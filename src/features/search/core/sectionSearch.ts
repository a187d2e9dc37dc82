/** Fields of a section, which the ranking weights separately. */
export type IndexedField = 'heading' | 'above' | 'content' | 'extra';

export const FIELDS: readonly IndexedField[] = ['heading', 'above', 'content', 'extra'];

/** A word in a heading counts this many times as much as one in the text when candidates are compared roughly. */
const HEADING_COUNT = 5;

/** Word ids of a section by field; 0 is not a word. */
type Document = Record<IndexedField, Uint32Array>;

/** How a section holds something asked for: a word in all its forms, or a phrase. */
export interface Occurrence {
  sectionId: number;
  /** Occurrences, weighted by field, form and length of the field. */
  count: number;
  /** Weight of the best form that the section has. */
  strength: number;
  /** Fields that have it, one bit each in the order of {@link FIELDS}. */
  fields: number;
}

/** How much a word counts by field, in the order of {@link FIELDS}, and how much a long field lowers that, as in BM25. */
export interface FieldWeights {
  fields: readonly number[];
  b: number;
}

/** Where the words of all sections occur, by word and field: the counts that BM25F needs. */
export class SectionSearch {
  /** The section and field of each occurrence, grouped by word; those of word `id` begin at `starts[id]`. */
  private readonly postings: Uint32Array;
  private readonly starts: Uint32Array;
  private readonly counted = new Map<readonly number[], ReadonlyMap<number, number>>();
  /** Length of each field of each section as a share of the average length of that field. */
  private readonly lengths: Float32Array;

  /**
   * @param documents - word ids of each section by field
   * @param wordCount - the number of words, from 1
   */
  constructor(
    private readonly documents: readonly Document[],
    wordCount: number,
  ) {
    this.starts = new Uint32Array(wordCount + 1);
    this.lengths = this.measure();
    this.postings = this.listPostings();
  }

  /** Counts the occurrences of each word and the relative lengths of the fields. */
  private measure(): Float32Array {
    const lengths = new Float32Array(this.documents.length * FIELDS.length);
    const sums = FIELDS.map(() => 0);
    const present = FIELDS.map(() => 0);
    this.documents.forEach((document, section) => {
      FIELDS.forEach((field, at) => {
        const ids = document[field];
        for (const id of ids) this.starts[id + 1] = (this.starts[id + 1] as number) + 1;
        lengths[section * FIELDS.length + at] = ids.length;
        sums[at] = (sums[at] as number) + ids.length;
        if (ids.length > 0) present[at] = (present[at] as number) + 1;
      });
    });
    this.starts.forEach((count, id) => (this.starts[id] = count + (this.starts[id - 1] ?? 0)));
    // Only the sections that have a field count towards its average length.
    const averages = sums.map((sum, at) => sum / Math.max(present[at] as number, 1) || 1);
    return lengths.map((length, at) => length / (averages[at % FIELDS.length] as number));
  }

  private listPostings(): Uint32Array {
    const next = this.starts.slice();
    const postings = new Uint32Array(this.starts.at(-1) as number);
    this.documents.forEach((document, section) => {
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

  private add(to: Map<number, Occurrence>, posting: number, weight: number, { fields, b }: FieldWeights): void {
    const field = posting % FIELDS.length;
    const sectionId = (posting - field) / FIELDS.length;
    let found = to.get(sectionId);
    if (!found) to.set(sectionId, (found = { sectionId, count: 0, strength: 0, fields: 0 }));
    found.count += (weight * (fields[field] as number)) / (1 - b + b * (this.lengths[posting] as number));
    if (weight > found.strength) found.strength = weight;
    found.fields |= 1 << field;
  }

  /**
   * Finds the sections that have any of some words.
   *
   * @param weights - weight of each word, by id
   */
  findWords(weights: ReadonlyMap<number, number>, fieldWeights: FieldWeights): Occurrence[] {
    const found = new Map<number, Occurrence>();
    for (const [id, weight] of weights) {
      for (const posting of this.postings.subarray(this.starts[id], this.starts[id + 1]))
        this.add(found, posting, weight, fieldWeights);
    }
    return [...found.values()];
  }

  /**
   * Finds the sections that have a phrase.
   *
   * @param phrase - the ids that are accepted at each place
   */
  findPhrase(phrase: readonly (readonly number[])[], fieldWeights: FieldWeights): Occurrence[] {
    const found = new Map<number, Occurrence>();
    const sizes = phrase.map((ids) =>
      ids.reduce((sum, id) => sum + (this.starts[id + 1] as number) - (this.starts[id] as number), 0),
    );
    const seen = new Set<number>();
    for (const id of phrase[sizes.indexOf(Math.min(...sizes))] ?? []) {
      for (const posting of this.postings.subarray(this.starts[id], this.starts[id + 1])) {
        if (seen.has(posting)) continue;
        seen.add(posting);
        const field = posting % FIELDS.length;
        const ids = this.documents[(posting - field) / FIELDS.length]?.[FIELDS[field] as IndexedField] ?? [];
        for (let start = 0; start + phrase.length <= ids.length; start += 1) {
          if (phrase.every((accepted, at) => accepted.includes(ids[start + at] as number)))
            this.add(found, posting, 1, fieldWeights);
        }
      }
    }
    return [...found.values()];
  }
}
