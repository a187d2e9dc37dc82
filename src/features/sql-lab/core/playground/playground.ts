import { ENGINE_NAMES, type EngineName } from '../types';

/** One of the reader's queries. */
export interface PlaygroundQuery {
  readonly id: string;
  readonly name: string;
  readonly text: string;
}

/** The state of the free lab, as stored on the device. */
export interface Playground {
  readonly version: 1;
  readonly engine: EngineName;
  /** The dataset that the queries run on. */
  readonly dataset: PlaygroundDataset;
  /** Id of the open query. */
  readonly current: string;
  /** At least one. */
  readonly queries: readonly PlaygroundQuery[];
}

export const PLAYGROUND_DATASETS = ['nha_sach', 'empty'] as const;
export type PlaygroundDataset = (typeof PLAYGROUND_DATASETS)[number];

export const MAX_QUERIES = 50;
export const MAX_NAME = 60;

function isQuery(value: unknown): value is PlaygroundQuery {
  const { id, name, text } = (value ?? {}) as Record<string, unknown>;
  return typeof id === 'string' && typeof name === 'string' && typeof text === 'string';
}

function isDataset(value: unknown): value is PlaygroundDataset {
  return PLAYGROUND_DATASETS.some((dataset) => dataset === value);
}

/** Parses the stored state; undefined if it is invalid, so that the caller can move it aside. */
export function parsePlayground(json: string): Playground | undefined {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    return undefined;
  }
  const { version, engine, dataset, current, queries } = (value ?? {}) as Record<string, unknown>;
  const isWhole =
    version === 1 &&
    ENGINE_NAMES.some((name) => name === engine) &&
    isDataset(dataset) &&
    Array.isArray(queries) &&
    queries.length > 0 &&
    queries.every(isQuery);
  if (!isWhole) return undefined;
  const known = (queries as PlaygroundQuery[]).some(({ id }) => id === current);
  return { ...(value as Playground), current: known ? String(current) : ((queries as PlaygroundQuery[])[0]?.id ?? '') };
}

/** Returns a name that no other query has: `Truy vấn`, `Truy vấn 2`, … */
export function freeName(playground: Playground, wanted: string): string {
  const taken = new Set(playground.queries.map(({ name }) => name));
  if (!taken.has(wanted)) return wanted;
  for (let number = 2; ; number += 1) if (!taken.has(`${wanted} ${number}`)) return `${wanted} ${number}`;
}

/** Adds queries and opens the first of them; queries beyond the limit are dropped. */
export function addQueries(playground: Playground, added: readonly PlaygroundQuery[]): Playground {
  let next = playground;
  for (const query of added.slice(0, MAX_QUERIES - playground.queries.length)) {
    next = { ...next, queries: [...next.queries, { ...query, name: freeName(next, query.name) }] };
  }
  const first = next.queries[playground.queries.length];
  return first ? { ...next, current: first.id } : next;
}

/** Replaces a query. A query that another tab has removed is added again, so that the reader's text is never lost. */
export function putQuery(playground: Playground, query: PlaygroundQuery): Playground {
  const isKnown = playground.queries.some(({ id }) => id === query.id);
  return {
    ...playground,
    queries: isKnown
      ? playground.queries.map((known) => (known.id === query.id ? query : known))
      : [...playground.queries, query],
  };
}

/**
 * Changes a part of a query and keeps its other parts as they are now.
 *
 * @param query - as the page shows it; it is added again if another tab has removed it
 */
export function editQuery(
  playground: Playground,
  query: PlaygroundQuery,
  part: Partial<Pick<PlaygroundQuery, 'name' | 'text'>>,
): Playground {
  const newest = playground.queries.find(({ id }) => id === query.id) ?? query;
  return putQuery(playground, { ...newest, ...part });
}

/** Removes a query and opens its neighbour; the last query cannot be removed. */
export function removeQuery(playground: Playground, id: string): Playground {
  const index = playground.queries.findIndex((query) => query.id === id);
  if (index < 0 || playground.queries.length === 1) return playground;
  const queries = playground.queries.filter((query) => query.id !== id);
  const neighbour = queries[Math.min(index, queries.length - 1)]?.id ?? '';
  return { ...playground, queries, current: playground.current === id ? neighbour : playground.current };
}
