import type { SearchResult } from '../core/algolia';
import { buildIndex } from '../core/buildIndex';
import type { SearchIndex } from '../core/buildIndex';
import { decodeIndexFile, IndexFormatError } from '../core/indexFile';
import { respond } from '../core/respond';
import { suggestQueries } from '../core/suggestQueries';
import type { ReplyMessage, TaskMessage, TaskName, Tasks } from './protocol';

/** Holds the indexes of a tab and does the tasks that the page sends; the worker is its only home in the browser. */
export class SearchService {
  private readonly indexes = new Map<string, SearchIndex>();

  /** @param now - clock in milliseconds, for the times that responses carry */
  constructor(private readonly now: () => number) {}

  private indexOf(language: string): SearchIndex {
    const index = this.indexes.get(language);
    if (!index) throw new Error(`No index of the language "${language}" is loaded.`);
    return index;
  }

  private readonly handlers: {
    [Name in TaskName]: (ask: Tasks[Name]['ask']) => Tasks[Name]['reply'] | Promise<Tasks[Name]['reply']>;
  } = {
    load: ({ language, file }) => {
      const text = decodeIndexFile(new TextDecoder().decode(file));
      this.indexes.set(language, buildIndex(text));
      return { sections: text.sections.length };
    },
    search: ({ requests, language, origin }) => ({
      results: requests.map((request): SearchResult => {
        const start = this.now();
        const result = respond(request, { indexes: this.indexes, language, origin });
        return { ...result, processingTimeMS: Math.round(this.now() - start) };
      }),
    }),
    suggest: ({ query, language }) => suggestQueries(this.indexOf(language), query),
    answer: async ({ question, history, language }) => {
      // Most readers never ask: question mode is fetched with the first question.
      const { answerQuestion } = await import('../core/answerQuestion');
      return answerQuestion(this.indexOf(language), question, history);
    },
  };

  /** Does one task; a failure becomes a reply, never an exception. */
  async handle<Name extends TaskName>({ id, name, ask }: TaskMessage<Name>): Promise<ReplyMessage> {
    try {
      return { id, isDone: true, reply: await this.handlers[name](ask) };
    } catch (error) {
      return { id, isDone: false, isCorrupt: error instanceof IndexFormatError, message: String(error) };
    }
  }
}
