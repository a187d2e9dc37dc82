import type { TaskHandlers } from '../../../core/serveTasks';
import { buildIndex } from '../core/buildIndex';
import type { SearchIndex } from '../core/buildIndex';
import { isInHeading } from '../core/headings';
import { decodeIndexFile } from '../core/indexFile';
import { respond } from '../core/respond';
import type { QuestionBank } from '../core/questionBank';
import type { SearchText } from '../core/types';
import { fetchText, type FetchPort } from './fetchText';
import type { SearchTasks } from './searchTasks';

const onDemand = () => import('../core/onDemand');

/** Holds the indexes of a tab and answers what the page asks; in the browser it lives in the worker. */
export class SearchService {
  private readonly indexes = new Map<string, SearchIndex>();
  /** Reads the known questions of a language for an index, which a newer one may replace. */
  private readonly questions = new Map<string, (text: SearchText) => QuestionBank>();
  /** Languages whose index has no more than the headings yet. */
  private readonly headingsOnly = new Set<string>();
  /**
   * Loads in progress or done, by URL: the page requests an index on first intent, and again once its client has
   * loaded.
   */
  private readonly loads = new Map<string, Promise<null>>();

  constructor(private readonly fetch: FetchPort) {}

  private async load({ language, url, cache, isWhole }: SearchTasks['load']['input']): Promise<null> {
    const json = await fetchText(this.fetch, url, cache);
    if (!isWhole && this.indexes.has(language)) return null;
    this.indexes.set(language, buildIndex(decodeIndexFile(json)));
    if (isWhole) this.headingsOnly.delete(language);
    else this.headingsOnly.add(language);
    return null;
  }

  private indexOf(language: string): SearchIndex {
    const index = this.indexes.get(language);
    if (!index) throw new Error(`No index of the language "${language}" is loaded.`);
    return index;
  }

  private async suggest(query: string, language: string): Promise<string[]> {
    const { suggestQueries } = await onDemand();
    return suggestQueries(this.indexOf(language), query);
  }

  readonly handlers: TaskHandlers<SearchTasks> = {
    load: (ask) => {
      const known = this.loads.get(ask.url);
      if (known) return known;
      const loading = this.load(ask);
      this.loads.set(ask.url, loading);
      loading.catch(() => this.loads.delete(ask.url));
      return loading;
    },
    search: async ({ requests, language, origin }) => {
      const results = requests.map((request) => respond(request, { indexes: this.indexes, language, origin }));
      if (this.headingsOnly.size > 0) return results.every(isInHeading) ? { results, isPartial: true } : null;
      for (const result of results) {
        // Loading the suggestions needs the network; without it the reply has no alternatives.
        if (result.nbHits === 0 && result.hitsPerPage > 0)
          result.alternatives = await this.suggest(result.query, language).catch(() => []);
      }
      return { results };
    },
    loadQuestions: async ({ language, url, cache }) => {
      const json = await fetchText(this.fetch, url, cache);
      const { decodeQuestions, readBank } = await onDemand();
      const file = decodeQuestions(json);
      this.questions.set(language, (text) => readBank(text, file));
      return null;
    },
    answer: async ({ question, history, language }) => {
      const { answerQuestion } = await onDemand();
      const index = this.indexOf(language);
      index.questions ??= this.questions.get(language)?.(index.text);
      return answerQuestion(index, question, history);
    },
  };
}
