import type { SearchRequest, SearchResponse } from '../core/algolia';
import type { Answer } from '../core/types';

/** What the page asks of the search worker. A failure has one of the `SearchErrorCode`s as its code. */
export interface SearchTasks {
  /**
   * Fetches an index file and builds the index of a language, in the worker because the page is busy rendering the
   * dialog. The headings alone (`isWhole: false`) never replace a whole index.
   */
  readonly load: {
    readonly input: { language: string; url: string; cache: RequestCache; isWhole: boolean };
    readonly answer: null;
  };
  /** The answer is null when only the headings are loaded and they do not answer. */
  readonly search: {
    readonly input: { requests: readonly SearchRequest[]; language: string; origin: string };
    readonly answer: SearchResponse | null;
  };
  /** Fetches the questions that sections are known to answer, once the whole index of the language is built. */
  readonly loadQuestions: {
    readonly input: { language: string; url: string; cache: RequestCache };
    readonly answer: null;
  };
  readonly answer: {
    readonly input: { question: string; history: readonly string[]; language: string };
    readonly answer: Answer;
  };
}
