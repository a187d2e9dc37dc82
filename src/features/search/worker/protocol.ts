import type { SearchRequest, SearchResponse } from '../core/algolia';
import type { Answer, SearchErrorCode } from '../core/types';

/** The requests that the page sends to the worker, and the reply to each. */
export interface Tasks {
  /**
   * Fetches an index file and builds the index of a language, in the worker because the page is busy rendering the
   * dialog. The headings alone (`isWhole: false`) never replace a whole index.
   */
  load: { ask: { language: string; url: string; cache: RequestCache; isWhole: boolean }; reply: null };
  /** The reply is null when only the headings are loaded and they do not answer. */
  search: {
    ask: { requests: readonly SearchRequest[]; language: string; origin: string };
    reply: SearchResponse | null;
  };
  suggest: { ask: { query: string; language: string }; reply: string[] };
  answer: { ask: { question: string; history: readonly string[]; language: string }; reply: Answer };
}

export type TaskName = keyof Tasks;

export interface TaskMessage<Name extends TaskName = TaskName> {
  id: number;
  name: Name;
  ask: Tasks[Name]['ask'];
}

export type ReplyMessage =
  | { id: number; isDone: true; reply: Tasks[TaskName]['reply'] }
  | { id: number; isDone: false; code: SearchErrorCode; message: string };
