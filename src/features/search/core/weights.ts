/**
 * The parameters of the ranking. They are the mean of what `npm run search:weights` finds best on the folds of the
 * judged queries for tuning (`bench/search/README.md`).
 */
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
  coverage: 2,
  /** A small word such as “how” or “của”, relative to others. */
  small: 0.15,
  /** A term in another of its forms. */
  synonym: 0.75,
  /** Words of the query in a row: in the text, in the heading, in the title of the page. */
  textRun: 1,
  headingRun: 1.6,
  titleRun: 1.9,
  pageTitleRun: 0.8,
  /** Pages that list others: categories, and overviews such as a summary or a roadmap. */
  category: 0.6,
  overview: 0.8,
};
