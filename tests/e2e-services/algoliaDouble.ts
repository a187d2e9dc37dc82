import type { Page, Route } from '@playwright/test';

/** One query in a request body, in the format of Algolia's search API. */
export interface AskedQuery {
  indexName: string;
  query: string;
  hitsPerPage?: number;
  page?: number;
  facets?: string[];
  facetFilters?: (string | string[])[];
  attributesToSnippet?: string[];
  attributesToRetrieve?: string[];
  snippetEllipsisText?: string;
  highlightPreTag?: string;
  highlightPostTag?: string;
  clickAnalytics?: boolean;
}

export interface AskedRequest {
  host: string;
  method: string;
  path: string;
  parameters: URLSearchParams;
  queries: AskedQuery[];
}

/**
 * What a host does with a request: it answers, answers with an error status, breaks the connection, or never answers.
 */
export type Behaviour = 'answer' | 'hang' | 'break' | number;

interface DoubleOptions {
  behave?: (host: string) => Behaviour;
  records?: readonly object[];
}

const HOSTS = /^https:\/\/[\w-]+\.(?:algolia\.net|algolianet\.com)\//i;
/** Names an answer in the events about it. */
export const QUERY_ID = '0123456789abcdef0123456789abcdef';
const CORS = { 'access-control-allow-origin': '*' };

/** A record as the crawler or `npm run search:upload` makes it, with the fields that a search adds. */
export function record(
  number: number,
  text = `Heading ${number}`,
  content = `Content of record ${number}`,
  group = 'Lessons',
) {
  const hierarchy = { lvl0: group, lvl1: 'Page', lvl2: text, lvl3: null, lvl4: null, lvl5: null, lvl6: null };
  const highlighted = Object.fromEntries(
    Object.entries(hierarchy)
      .filter(([, value]) => value !== null)
      .map(([level, value]) => [
        level,
        { value: `${value}`.replace('Heading', '<mark>Heading</mark>'), matchLevel: 'full' },
      ]),
  );
  return {
    objectID: `record-${number}`,
    url: `https://published.example/docs#record-${number}`,
    url_without_anchor: 'https://published.example/docs',
    anchor: `record-${number}`,
    type: 'lvl2',
    content,
    hierarchy,
    _snippetResult: { content: { value: content, matchLevel: 'none' }, hierarchy: highlighted },
    _highlightResult: { hierarchy: highlighted },
  };
}

/** An event of Search Insights, in the format of its API. */
export interface InsightsEvent {
  eventType: string;
  eventName: string;
  index: string;
  objectIDs: string[];
  positions?: number[];
  queryID?: string;
  userToken: string;
}

/** Stands in for the host of Search Insights, and records the events sent in each request. */
export async function doubleOfInsights(page: Page): Promise<InsightsEvent[][]> {
  const sent: InsightsEvent[][] = [];
  await page.route('https://insights.algolia.io/**', async (route) => {
    const body = route.request().postData();
    if (body) sent.push((JSON.parse(body) as { events: InsightsEvent[] }).events);
    const headers = { ...CORS, 'access-control-allow-headers': '*' };
    await route.fulfill({ headers, json: { status: 200, message: 'OK' } });
  });
  return sent;
}

/** Stands in for every host of Algolia by intercepting the browser's requests, and records them. */
export async function doubleOfAlgolia(page: Page, { behave = () => 'answer', records = [] }: DoubleOptions = {}) {
  const asked: AskedRequest[] = [];
  await page.route(HOSTS, async (route: Route) => {
    const request = route.request();
    const url = new URL(request.url());
    const { requests } = JSON.parse(request.postData() ?? '{"requests":[]}') as { requests: AskedQuery[] };
    asked.push({
      host: url.host,
      method: request.method(),
      path: url.pathname,
      parameters: url.searchParams,
      queries: requests,
    });
    const behaviour = behave(url.host);
    if (behaviour === 'hang') return;
    if (behaviour === 'break') return route.abort('connectionrefused');
    if (typeof behaviour === 'number') {
      return route.fulfill({ status: behaviour, headers: CORS, json: { message: 'no', status: behaviour } });
    }
    const results = requests.map(({ indexName, query, clickAnalytics, hitsPerPage = 20, page: at = 0 }) => ({
      hits: records.slice(at * hitsPerPage, (at + 1) * hitsPerPage),
      nbHits: records.length,
      page: at,
      nbPages: hitsPerPage > 0 ? Math.ceil(records.length / hitsPerPage) : 0,
      hitsPerPage,
      query,
      index: indexName,
      ...(clickAnalytics && { queryID: QUERY_ID }),
      params: '',
      processingTimeMS: 1,
      exhaustiveNbHits: true,
    }));
    await route.fulfill({ headers: CORS, json: { results } });
  });
  return asked;
}
