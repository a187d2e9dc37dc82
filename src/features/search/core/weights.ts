/** The parameters of the ranking; `npm run search:weights` compares others by cross-validation. */
export const WEIGHTS = {
  /** BM25F: weight of a word by field, saturation, and how much long texts are held back. */
  heading: 4,
  above: 1.2,
  content: 1,
  extra: 0.5,
  saturation: 1.2,
  length: 0.5,
  /** What the other sections of the page add to a section. */
  page: 0.5,
  /** What a word counts for coverage if only other sections of the page have it. */
  elsewhere: 0.6,
  /** Power of the coverage: how far a section with all words comes before one with some of them. */
  coverage: 2.5,
  /** A small word such as “how” or “của”, relative to others. */
  small: 0.15,
  /** A term in another of its forms. */
  synonym: 0.9,
  /** Words of the query in a row: in the text, in the heading, in the title of the page. */
  textRun: 2,
  headingRun: 2,
  titleRun: 2.2,
  pageTitleRun: 0.8,
  /** Pages that list others: categories, and overviews such as a summary or a roadmap. */
  category: 0.6,
  overview: 0.8,
};

export type Weights = Record<keyof typeof WEIGHTS, number>;
