import { beforeEach, describe, expect, it, vi } from 'vitest';
import { LocalWorker } from '../../../core/localWorker.fixture';
import { serveTasks } from '../../../core/serveTasks';
import { WorkerLink } from '../../../core/workerLink';
import type { SearchResponse } from '../core/algolia';
import { headingsOf } from '../core/headings';
import { encodeIndexFile } from '../core/indexFile';
import { sampleQuestions, sampleSite } from '../core/sampleSite';
import { createSearchClient } from './createSearchClient';
import type { ClientPorts } from './createSearchClient';
import { RetryError } from './RetryError';
import { SearchService } from './searchService';
import type { SearchTasks } from './searchTasks';

const QUESTIONS_URL = '/assets/search/search-questions.cccc.json';
const MANIFEST = {
  format: 1,
  language: 'vi',
  file: 'assets/search/search-index.aaaa.json',
  questions: QUESTIONS_URL.slice(1),
  pages: 3,
  sections: 10,
};
const WITH_HEADINGS = { ...MANIFEST, headings: 'assets/search/search-headings.bbbb.json' };
const INDEX_URL = '/assets/search/search-index.aaaa.json';
const HEADINGS_URL = '/assets/search/search-headings.bbbb.json';
const MODAL = { indexName: 'site', hitsPerPage: 20 };

/** A site and a browser that tests can break. */
function createWorld() {
  const files = new Map<string, string>([
    ['/search-manifest.json', JSON.stringify(MANIFEST)],
    ['/assets/search/search-index.aaaa.json', encodeIndexFile(sampleSite)],
    [QUESTIONS_URL, JSON.stringify(sampleQuestions)],
  ]);
  const kept = new Map<string, string>();
  const fetched: [url: string, cache: string][] = [];
  const workers: LocalWorker[] = [];
  const held = new Map<string, Promise<void>>();
  const world = { files, kept, fetched, workers, held, isOffline: false };
  const fetch: ClientPorts['fetch'] = async (url, { cache = 'default' }) => {
    fetched.push([url, cache]);
    await world.held.get(url);
    if (world.isOffline) throw new TypeError('Failed to fetch');
    const body = files.get(url);
    const type = url.endsWith('.json') ? 'application/json' : 'text/html';
    return new Response(body ?? '', { status: body === undefined ? 404 : 200, headers: { 'content-type': type } });
  };
  const createLink = () => {
    const worker = new LocalWorker((scope) => serveTasks<SearchTasks>(scope, new SearchService(fetch).handlers));
    workers.push(worker);
    return new WorkerLink<SearchTasks>(worker);
  };
  const ports: ClientPorts = {
    createLink,
    fetch,
    storage: { get: (key) => kept.get(key) ?? null, set: (key, value) => void kept.set(key, value) },
    origin: 'https://site.test',
    isDevelopment: false,
  };
  const client = (more: Partial<ClientPorts> = {}) =>
    createSearchClient({ language: 'vi', baseUrls: { vi: '/' } }, { ...ports, ...more });
  return { ...world, world, client };
}

let site: ReturnType<typeof createWorld>;
beforeEach(() => {
  site = createWorld();
});

describe('the search client', () => {
  it('requests nothing before the first intent', () => {
    const client = site.client();
    expect(client.getState()).toEqual({ status: 'idle', source: 'none', error: null });
    expect([site.fetched.length, site.workers.length]).toEqual([0, 0]);
  });

  it('answers the modal and the search page', async () => {
    const client = site.client();
    const modal = await client.search({ requests: [{ ...MODAL, query: 'thay the trang' }] });
    expect(modal.results[0]?.hits[0]?.url).toBe('https://site.test/docs/os/page-replacement');
    const page = await client.search([
      { indexName: 'site', params: { query: 'chỉ mục phủ', hitsPerPage: 15 } },
      { indexName: 'site', params: { query: 'chỉ mục phủ', hitsPerPage: 0, facets: 'language' } },
    ]);
    expect(page.results.map(({ hits }) => hits.length > 0)).toEqual([true, false]);
    expect(client.getState()).toEqual({ status: 'ready', source: 'current', error: null });
  });

  it('suggests queries that have hits, for one that has none', async () => {
    const { results } = await site.client().search({ requests: [{ ...MODAL, query: 'giaithuatthaytrang' }] });
    expect(results[0]).toMatchObject({ nbHits: 0, alternatives: [expect.stringContaining('thay thế trang')] });
  });

  it('loads once, however often it is prepared and queried', async () => {
    const client = site.client();
    client.prepare();
    client.prepare();
    await Promise.all(['a', 'ab', 'abc'].map((query) => client.search({ requests: [{ ...MODAL, query }] })));
    expect(site.fetched.map(([url]) => url)).toEqual([
      '/search-manifest.json',
      '/assets/search/search-index.aaaa.json',
    ]);
    expect(site.workers).toHaveLength(1);
  });

  it('sends the same request to the worker once, and again when a newer index has arrived', async () => {
    const client = site.client();
    const requests = [{ ...MODAL, query: 'trang' }];
    const [first, second] = await Promise.all([client.search({ requests }), client.search({ requests })]);
    expect(second).toBe(first);
    expect(await client.search({ requests })).toBe(first);
    expect(await client.search({ requests: [{ ...MODAL, query: 'trang ' }] })).not.toBe(first);
  });

  it('reports under npm start that the index is from the last build', async () => {
    const client = site.client({ isDevelopment: true });
    await client.search({ requests: [{ ...MODAL, query: 'trang' }] });
    expect(client.getState().source).toBe('last-build');
  });

  it('notifies listeners of each change until they unsubscribe', async () => {
    const client = site.client();
    const seen: string[] = [];
    const leave = client.subscribe(() => seen.push(client.getState().status));
    await client.answer('LRU là gì?');
    leave();
    expect(seen).toEqual(['loading', 'ready']);
  });

  it('answers questions, and fetches the known ones with the first', async () => {
    const client = site.client();
    expect((await client.answer('LRU là gì?')).passages[0]?.url).toBe('/docs/os/page-replacement#lru');
    await client.answer('Chỉ mục phủ là gì?');
    expect(site.fetched.filter(([url]) => url === QUESTIONS_URL)).toHaveLength(1);
  });

  it.each([
    ['are missing', undefined],
    ['are damaged', '{"format":1'],
    ['are of another version', '{"format":2,"pages":[]}'],
  ])('says that it cannot answer when the known questions %s, and tries again later', async (_name, content) => {
    if (content) site.files.set(QUESTIONS_URL, content);
    else site.files.delete(QUESTIONS_URL);
    const client = site.client();
    await expect(client.answer('LRU là gì?')).rejects.toThrow(RetryError);
    site.files.set(QUESTIONS_URL, JSON.stringify(sampleQuestions));
    expect((await client.answer('LRU là gì?')).passages[0]?.url).toBe('/docs/os/page-replacement#lru');
  });

  it('returns no hits and no error for a language that the site does not have', async () => {
    const { results } = await site
      .client()
      .search({ requests: [{ ...MODAL, query: 'trang', facetFilters: ['language:fr'] }] });
    expect(results[0]).toMatchObject({ nbHits: 0, alternatives: [expect.stringContaining('thay thế trang')] });
  });
});

describe('the headings, which arrive before the index', () => {
  let release: () => void;
  beforeEach(() => {
    site.files.set('/search-manifest.json', JSON.stringify(WITH_HEADINGS));
    site.files.set(HEADINGS_URL, encodeIndexFile(headingsOf(sampleSite)));
    site.held.set(INDEX_URL, new Promise((resolve) => (release = resolve)));
  });
  const ask = (client: ReturnType<typeof site.client>, query: string) =>
    client.search({ requests: [{ ...MODAL, query }] });

  it('answer a query that a heading contains, until the index answers it', async () => {
    const client = site.client();
    const partial = await ask(client, 'thay thế trang');
    expect(partial.isPartial).toBe(true);
    expect(partial.results[0]?.hits[0]).toMatchObject({ type: 'lvl1', content: null });
    expect(client.getState().status).toBe('loading');
    expect(site.fetched.map(([url]) => url)).toEqual(['/search-manifest.json', HEADINGS_URL, INDEX_URL]);
    const ready = new Promise<void>((resolve) => client.subscribe(resolve));
    release();
    await ready;
    expect(client.getState().status).toBe('ready');
    const whole = await ask(client, 'thay thế trang');
    expect(whole.isPartial).toBeUndefined();
    expect(whole.results[0]?.hits[0]?.url).toBe(partial.results[0]?.hits[0]?.url);
    expect(whole.results[0]?.hits[0]?.content).toContain('trang');
  });

  it.each([
    ['of the text', 'bảng băm'],
    ['of a heading with other words between', 'giải trang'],
    ['of a heading with other diacritics', 'chỉ mức'],
    ['that is misspelt', 'thay thees trang'],
    ['that the site does not have', 'xyzzy'],
  ])('do not answer words %s', async (_name, query) => {
    const client = site.client();
    client.prepare();
    await vi.waitFor(() => expect(site.fetched.at(-1)?.[0]).toBe(INDEX_URL));
    const settled: string[] = [];
    const answer = ask(client, query).finally(() => settled.push(query));
    // A later query that the headings answer does not wait for the index.
    expect((await ask(client, 'thay thế trang')).isPartial).toBe(true);
    expect(settled).toEqual([]);
    release();
    await answer;
    expect((await ask(client, query)).isPartial).toBeUndefined();
  });

  it('leave no older query to be answered in place of a newer one', async () => {
    const client = site.client();
    const waiting = ['bảng băm', 'đọc lại từ đĩa', 'zzqxj'].map((query) => ask(client, query));
    await vi.waitFor(() => expect(site.fetched.at(-1)?.[0]).toBe(INDEX_URL));
    const newest = new Promise<SearchResponse>((resolve) => {
      client.subscribe(() => {
        if (client.getState().status !== 'ready') return;
        // One that the worker answers at once, and one that is queued behind it.
        void ask(client, 'giải');
        resolve(ask(client, 'giải trang'));
      });
    });
    const inTheMeantime = ask(client, 'phần mềm');
    release();
    const queryOf = ({ results: [result] }: SearchResponse) => result?.query;
    expect(queryOf(await newest)).toBe('giải trang');
    // Older ones may have been answered before, or get the answer to a newer query.
    const typed = ['bảng băm', 'đọc lại từ đĩa', 'zzqxj', 'phần mềm', 'giải trang'];
    for (const [at, answer] of [...waiting, inTheMeantime].entries())
      expect(typed.indexOf(queryOf(await answer) ?? '')).toBeGreaterThanOrEqual(at);
  });

  it('are not counted as the index when that is damaged', async () => {
    site.files.set(INDEX_URL, '{"format":2');
    release();
    const client = site.client();
    await expect(ask(client, 'bảng băm')).rejects.toMatchObject({ name: 'RetryError' });
    expect(client.getState()).toMatchObject({ status: 'error', error: 'corrupt-index' });
    await expect(ask(client, 'bảng băm')).rejects.toMatchObject({ name: 'RetryError' });
    site.files.set(INDEX_URL, encodeIndexFile(sampleSite));
    expect((await ask(client, 'bảng băm')).results[0]?.nbHits).toBeGreaterThan(0);
  });

  it('answer neither the search page nor questions', async () => {
    const client = site.client();
    const page = client.search([{ indexName: 'site', params: { query: 'thay thế trang', hitsPerPage: 15 } }]);
    const question = client.answer('LRU là gì?');
    await vi.waitFor(() => expect(site.fetched.at(-1)?.[0]).toBe(INDEX_URL));
    release();
    expect((await page).isPartial).toBeUndefined();
    expect((await question).passages[0]?.url).toBe('/docs/os/page-replacement#lru');
  });

  it.each([
    ['missing', undefined],
    ['damaged', '{"format":2'],
  ])('may be %s: the index then answers alone', async (_name, content) => {
    if (content) site.files.set(HEADINGS_URL, content);
    else site.files.delete(HEADINGS_URL);
    release();
    const answer = await ask(site.client(), 'thay thế trang');
    expect(answer.isPartial).toBeUndefined();
    expect(answer.results[0]?.nbHits).toBeGreaterThan(0);
  });

  it('are not requested while the index of the last visit is there', async () => {
    site.kept.set('search-manifest:/', JSON.stringify(WITH_HEADINGS));
    release();
    expect((await ask(site.client(), 'thay thế trang')).isPartial).toBeUndefined();
    expect(site.fetched.map(([url]) => url)).not.toContain(HEADINGS_URL);
  });

  it('still answer when the index cannot be loaded, and only other queries fail', async () => {
    site.files.delete(INDEX_URL);
    release();
    const client = site.client();
    await expect(ask(client, 'bảng băm')).rejects.toMatchObject({ name: 'RetryError' });
    expect(client.getState()).toMatchObject({ status: 'error', error: 'missing-index' });
    expect((await ask(client, 'thay thế trang')).isPartial).toBe(true);
    await vi.waitFor(() => expect(client.getState().status).toBe('error'));
    site.files.set(INDEX_URL, encodeIndexFile(sampleSite));
    expect((await ask(client, 'bảng băm')).results[0]?.nbHits).toBeGreaterThan(0);
  });
});

describe('a later visit', () => {
  const key = 'search-manifest:/';

  it('uses the index of the last visit without waiting for the server, then the new one', async () => {
    site.kept.set(key, JSON.stringify({ ...MANIFEST, file: 'assets/search/search-index.old.json' }));
    site.files.set(
      '/assets/search/search-index.old.json',
      encodeIndexFile({ ...sampleSite, pages: sampleSite.pages, sections: sampleSite.sections.slice(0, 1) }),
    );
    const client = site.client();
    const hits = async () => (await client.search({ requests: [{ ...MODAL, query: 'fifo' }] })).results[0]?.nbHits;
    expect(await hits()).toBe(0);
    await vi.waitFor(async () => expect(await hits()).toBeGreaterThan(0));
    expect(JSON.parse(site.kept.get(key) ?? '')).toEqual(MANIFEST);
  });

  it('works offline with what the browser has stored', async () => {
    site.kept.set(key, JSON.stringify(MANIFEST));
    const fetch: ClientPorts['fetch'] = () => Promise.reject(new TypeError('Failed to fetch'));
    const { results } = await site.client({ fetch }).search({ requests: [{ ...MODAL, query: 'trang' }] });
    expect(results[0]?.nbHits).toBeGreaterThan(0);
  });

  it('loads the new index where the old one is gone or its name is damaged', async () => {
    for (const stored of [JSON.stringify({ ...MANIFEST, file: 'assets/search/gone.json' }), '{broken']) {
      site.kept.set(key, stored);
      const { results } = await site.client().search({ requests: [{ ...MODAL, query: 'trang' }] });
      expect(results[0]?.nbHits).toBeGreaterThan(0);
    }
  });
});

describe('a stored name that is not that of an index', () => {
  it.each([
    ['of another site', '/example.com/x.json'],
    ['with a protocol', 'https://example.com/x.json'],
    ['of another folder', '../../x.json'],
    ['of the folder itself', 'assets/search/'],
    ['that is empty', ''],
    ['without end', 'x'.repeat(100_000)],
  ])('is not requested: one %s', async (_name, file) => {
    site.kept.set('search-manifest:/', JSON.stringify({ ...MANIFEST, file }));
    const { results } = await site.client().search({ requests: [{ ...MODAL, query: 'trang' }] });
    expect(results[0]?.nbHits).toBeGreaterThan(0);
    expect(site.fetched.map(([url]) => url)).toEqual([
      '/search-manifest.json',
      '/assets/search/search-index.aaaa.json',
    ]);
  });
});

describe('a failure', () => {
  const failure = async (client: ReturnType<typeof site.client>) => {
    const error: unknown = await client
      .search({ requests: [{ ...MODAL, query: 'trang' }] })
      .catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ name: 'RetryError' });
    return client.getState();
  };

  it('rejects with an error that the modal shows, and stores its cause in the state', async () => {
    site.files.delete('/search-manifest.json');
    expect(await failure(site.client())).toEqual({ status: 'error', source: 'none', error: 'missing-index' });
    site.files.set('/search-manifest.json', '<!doctype html>');
    expect((await failure(site.client())).error).toBe('corrupt-index');
    site.files.set('/search-manifest.json', JSON.stringify(MANIFEST));
    site.files.set('/assets/search/search-index.aaaa.json', '{"format":1,"pages":');
    expect((await failure(site.client())).error).toBe('corrupt-index');
    expect(site.fetched.at(-1)).toEqual(['/assets/search/search-index.aaaa.json', 'reload']);
  });

  it('is retried with the next query', async () => {
    const client = site.client();
    site.world.isOffline = true;
    expect((await failure(client)).error).toBe('network');
    site.world.isOffline = false;
    expect((await client.search({ requests: [{ ...MODAL, query: 'trang' }] })).results[0]?.nbHits).toBeGreaterThan(0);
    expect(client.getState().status).toBe('ready');
  });

  it('may be a worker that cannot start, or that stops', async () => {
    const createLink = () => {
      throw new Error('Workers are off.');
    };
    expect((await failure(site.client({ createLink }))).error).toBe('worker');
    const client = site.client();
    await client.search({ requests: [{ ...MODAL, query: 'trang' }] });
    const lost = client.search({ requests: [{ ...MODAL, query: 'trang nhớ' }] });
    const unanswered = client.answer('LRU là gì?');
    await Promise.resolve();
    site.workers[0]?.crash('out of memory');
    await expect(lost).rejects.toMatchObject({ name: 'RetryError' });
    await expect(unanswered).rejects.toMatchObject({ name: 'RetryError', code: 'worker' });
    expect(client.getState()).toMatchObject({ status: 'error', error: 'worker' });
    expect((await client.search({ requests: [{ ...MODAL, query: 'trang' }] })).results[0]?.nbHits).toBeGreaterThan(0);
    expect(site.workers).toHaveLength(2);
  });
});
