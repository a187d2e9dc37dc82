/** The parameters of the ranking: the mean of what `npm run search:weights` found on three folds. */
export const WEIGHTS = {
  /** BM25F: weight of a word by field, saturation, and how much long texts are held back. */
  heading: 4.8,
  above: 1.08,
  content: 1,
  extra: 0.44,
  saturation: 1.26,
  length: 0.41,
  /** What the other sections of the page add to a section. */
  page: 0.47,
  /** What a word counts for coverage if only other sections of the page have it. */
  elsewhere: 0.5,
  /** Power of the coverage: how far a section with all words comes before one with some of them. */
  coverage: 2.14,
  /** A small word such as “how” or “của”, relative to others. */
  small: 0.24,
  /** A term in another of its forms. */
  synonym: 0.95,
  /** Words of the query in a row: in the text, in the heading, in the title of the page. */
  textRun: 2.1,
  headingRun: 2,
  titleRun: 4.29,
  pageTitleRun: 0.91,
  /** Pages that list others: categories, and overviews such as a summary or a roadmap. */
  category: 0.63,
  overview: 0.87,
};

export type Weights = Record<keyof typeof WEIGHTS, number>;
