import { TaskFailed, type WorkerLink } from '../../../core/workerLink';
import type { SearchRequest, SearchResponse } from '../core/algolia';
import { filteredLanguages } from '../core/facets';
import { decodeManifest } from '../core/indexFile';
import { MANIFEST_FILE } from '../core/manifestFile';
import type { Answer, SearchErrorCode, SearchState } from '../core/types';
import { fetchText } from './fetchText';
import { loadIndex, loadTwice } from './indexLoader';
import type { LoaderPorts } from './indexLoader';
import { latestOnly } from './latestOnly';
import { RetryError } from './RetryError';
import type { SearchTasks } from './searchTasks';

export interface SearchClientOptions {
  /** Language of the page; used where a request has no `language` filter. */
  language: string;
  /** Base path of each language, e.g. `{ vi: '/', en: '/en/' }`. */
  baseUrls: Readonly<Record<string, string>>;
}

/** What the client needs from the browser. */
export interface ClientPorts extends LoaderPorts {
  /** Starts the worker. */
  createLink: () => WorkerLink<SearchTasks>;
  /** Origin of the site, because hits have absolute URLs. */
  origin: string;
  /** True under `npm start`, where the index is from the last build. */
  isDevelopment: boolean;
}

/** A client with the interface of Algolia's `liteClient` that answers from the embedded index. */
export interface EmbeddedSearchClient {
  /**
   * Answers requests of DocSearch (`{ requests }`) and of the helper (`[{ indexName, params }]`). While the index loads,
   * an answer to DocSearch may come from the headings alone (`isPartial`). Rejects with an error named `RetryError` when
   * the index cannot be loaded.
   */
  search: (requests: readonly SearchRequest[] | { requests: readonly SearchRequest[] }) => Promise<SearchResponse>;
  addAlgoliaAgent: (segment: string, version?: string) => void;
  transporter: { algoliaAgent: { value: string } };
  /** Loads worker and index of a language before the first query: call it on focus, hover or shortcut. */
  prepare: (language?: string) => void;
  /** Answers a question with passages of the site; `history` holds the earlier questions, oldest first. */
  answer: (question: string, history?: readonly string[], language?: string) => Promise<Answer>;
  /** For `useSyncExternalStore`: calls back on every change of the state. */
  subscribe: (listener: () => void) => () => void;
  getState: () => SearchState;
}

/** An index that is being loaded. */
interface Loading {
  /** Settles when the modal can be answered, by the headings at least. */
  first: Promise<void>;
  whole: Promise<void>;
}

const IDLE: SearchState = { status: 'idle', source: 'none', error: null };

/** Cache key of the parameters that the engine reads: requests that differ in other ones have the same answer. */
function keyOf(requests: readonly SearchRequest[]): string {
  return JSON.stringify(
    requests.map(({ indexName, params, ...flat }) => {
      const given = params ?? flat;
      const { query, page, hitsPerPage, facets, facetFilters, attributesToSnippet } = given;
      const { snippetEllipsisText, highlightPreTag, highlightPostTag } = given;
      const asked = [indexName, query, page, hitsPerPage, facets, facetFilters, attributesToSnippet];
      return [...asked, snippetEllipsisText, highlightPreTag, highlightPostTag, params !== undefined];
    }),
  );
}

/** Key of requests that differ only in their query: a newer one makes an older one stale. */
function kindOf(requests: readonly SearchRequest[]): string {
  return JSON.stringify(
    requests.map(({ query: _query, params, ...rest }) => ({ ...rest, params: params && { ...params, query: '' } })),
  );
}

/** What the modal is told of a failure, in the page or in the worker. */
function retryOf(error: unknown): RetryError {
  if (error instanceof RetryError) return error;
  const code = error instanceof TaskFailed ? (error.code as SearchErrorCode | undefined) : undefined;
  return new RetryError(code ?? 'worker', String(error));
}

/** Builds a client over the given ports; `getSearchClient` passes those of the browser. */
export function createSearchClient(
  { language: ownLanguage, baseUrls }: SearchClientOptions,
  ports: ClientPorts,
): EmbeddedSearchClient {
  const listeners = new Set<() => void>();
  const loads = new Map<string, Loading>();
  const questions = new Map<string, Promise<void>>();
  let state = IDLE;
  const setState = (next: SearchState) => {
    state = next;
    for (const listener of listeners) listener();
  };

  let link: WorkerLink<SearchTasks> | undefined;
  /** Starts the worker unless one runs, so that its script loads while the index is fetched. */
  const start = (): WorkerLink<SearchTasks> => {
    if (link && !link.hasEnded) return link;
    link = ports.createLink();
    // Its indexes are lost with it.
    void link.lost.then(() => {
      loads.clear();
      questions.clear();
    });
    return link;
  };
  /** Asks the worker that has the index: a new one would have none and find nothing. */
  const ask: WorkerLink<SearchTasks>['ask'] = async (task, input) => {
    if (!link) throw new RetryError('worker', 'No worker has the index.');
    return link.ask(task, input).catch((error: unknown) => Promise.reject(retryOf(error)));
  };

  const fail = (error: unknown): RetryError => {
    const retry = retryOf(error);
    setState({ status: 'error', source: 'none', error: retry.code });
    return retry;
  };

  const load = async (language: string, onHeadings: () => void) => {
    setState({ ...state, status: 'loading', error: null });
    const loadPart = (isWhole: boolean) => async (url: string, cache: RequestCache) => {
      start();
      await ask('load', { language, url, cache, isWhole });
      last = undefined;
      if (!isWhole) onHeadings();
    };
    try {
      start();
      await loadIndex(ports, baseUrls[language] ?? '/', loadPart(true), loadPart(false));
      setState({ status: 'ready', source: ports.isDevelopment ? 'last-build' : 'current', error: null });
    } catch (error) {
      throw fail(error);
    }
  };

  const ensure = (language: string): Loading => {
    const known = loads.get(language);
    if (known) return known;
    let onHeadings = (): void => undefined;
    const headings = new Promise<void>((resolve) => (onHeadings = resolve));
    const whole = load(language, onHeadings);
    const loading = { first: Promise.race([headings, whole]), whole };
    loads.set(language, loading);
    // A failed load is retried with the next query.
    loading.first.catch(() => undefined);
    whole.catch(() => loads.delete(language));
    return loading;
  };

  /**
   * The modal sends the same request twice when it opens with a query: on its own, and when its box takes the focus.
   * The dialog has sent it before.
   */
  let last: { asked: string; answer: Promise<SearchResponse | null> } | undefined;
  const askOnce = (requests: readonly SearchRequest[]): Promise<SearchResponse | null> => {
    const asked = keyOf(requests);
    if (last?.asked === asked) return last.answer;
    const answer = ask('search', { requests, language: ownLanguage, origin: ports.origin });
    last = { asked, answer };
    answer.catch(() => (last = undefined));
    return answer;
  };

  const askLatest = latestOnly(askOnce);
  /** The newest requests of each kind. */
  const newest = new Map<string, readonly SearchRequest[]>();
  const search = async (requests: readonly SearchRequest[]): Promise<SearchResponse> => {
    const kind = kindOf(requests);
    newest.set(kind, requests);
    const named = requests.flatMap(({ params, facetFilters }) =>
      filteredLanguages((params ?? { facetFilters }).facetFilters),
    );
    // A filter may name a language that the site does not have: it has no hits, which is not an error.
    const languages = named.filter((language) => language in baseUrls);
    // `/search` counts its hits, and so needs all of them.
    const isModal = requests.every(({ params }) => params === undefined);
    try {
      const loading = [...new Set(languages.length > 0 ? languages : [ownLanguage])].map(ensure);
      await Promise.all(loading.map(({ first, whole }) => (isModal ? first : whole)));
      const early = await askLatest(kind, requests);
      if (early) return early;
      await Promise.all(loading.map(({ whole }) => whole));
      // Its own requests would replace newer ones that are still queued.
      return (await askLatest(kind, newest.get(kind) ?? requests)) as SearchResponse;
    } catch (error) {
      throw fail(error);
    }
  };

  /** Question mode alone needs the known questions, so they are fetched with the first question. */
  const ensureQuestions = (language: string): Promise<void> => {
    const known = questions.get(language);
    if (known) return known;
    const loading = (async () => {
      const baseUrl = baseUrls[language] ?? '/';
      const { questions: file } = decodeManifest(await fetchText(ports.fetch, `${baseUrl}${MANIFEST_FILE}`, 'default'));
      const load = async (url: string, cache: RequestCache) =>
        void (await ask('loadQuestions', { language, url, cache }));
      if (file) await loadTwice(load, baseUrl + file);
    })();
    questions.set(language, loading);
    loading.catch(() => questions.delete(language));
    return loading.catch((error: unknown) => Promise.reject(retryOf(error)));
  };

  return {
    search(given) {
      return search('requests' in given ? given.requests : given);
    },
    addAlgoliaAgent: () => undefined,
    // DocSearch adds itself to the agent unless its name is already there.
    transporter: { algoliaAgent: { value: 'docsearch.js (embedded)' } },
    prepare(language = ownLanguage) {
      ensure(language);
    },
    async answer(question, history = [], language = ownLanguage) {
      await ensure(language).whole;
      await ensureQuestions(language);
      return ask('answer', { question, history, language });
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getState: () => state,
  };
}
