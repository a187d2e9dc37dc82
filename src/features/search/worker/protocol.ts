import type { SearchRequest, SearchResponse } from '../core/algolia';
import type { Answer } from '../core/types';

/** What the page asks of the worker, and what it gets for each. */
export interface Tasks {
  /** Builds the index of a language from its downloaded file. */
  load: { ask: { language: string; file: ArrayBuffer }; reply: { sections: number } };
  search: { ask: { requests: readonly SearchRequest[]; language: string; origin: string }; reply: SearchResponse };
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
  | { id: number; isDone: false; isCorrupt: boolean; message: string };
