import { MAX_NAME, PLAYGROUND_DATASETS, type PlaygroundDataset } from './playground';
import { fromBase64Url } from '../../../../core/base64Url';
import type { LabState } from '../../../../core/sharedState';
import { ENGINE_NAMES, type EngineName } from '../types';

/** The queries contained in a shared link. */
export interface SharedQueries {
  readonly engine: EngineName;
  readonly dataset: PlaygroundDataset;
  readonly queries: readonly { readonly name: string; readonly text: string }[];
}

/** What identifies the free lab in links. */
export const PLAYGROUND_KEY = 'sql-lab.playground';

/** Begins the fragment in which the site's first links had the queries; such links are still read. */
const PREFIX = '#sql=';
/** Longest fragment that is read; longer ones were never written. */
export const MAX_FRAGMENT = 8000;
const MAX_SHARED = 20;

interface OpenQuery {
  readonly engine: EngineName;
  readonly dataset: PlaygroundDataset;
  readonly query: { readonly name: string; readonly text: string };
}

/** The open query as a state for a link; the lab's first engine and dataset are left out. */
export function queryState({ engine, dataset, query: { name, text } }: OpenQuery): LabState {
  return {
    name,
    text,
    ...(engine !== ENGINE_NAMES[0] && { engine }),
    ...(dataset !== PLAYGROUND_DATASETS[0] && { dataset }),
  };
}

/** Reads the state from a link, which anybody may have written; undefined unless every part of it is valid. */
export function readQueryState(state: LabState): SharedQueries | undefined {
  const { name, text, engine: engineName = ENGINE_NAMES[0], dataset: datasetName = PLAYGROUND_DATASETS[0] } = state;
  const engine = ENGINE_NAMES.find((known) => known === engineName);
  const dataset = PLAYGROUND_DATASETS.find((known) => known === datasetName);
  if (name === undefined || text === undefined || !engine || !dataset) return undefined;
  return { engine, dataset, queries: [{ name: name.slice(0, MAX_NAME), text }] };
}

/** Whether a fragment contains queries, valid or not. */
export function isShareFragment(fragment: string): boolean {
  return fragment.startsWith(PREFIX);
}

function isPair(value: unknown): value is readonly [string, string] {
  return Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === 'string');
}

/** Decodes a fragment, which anybody may have written; undefined unless every part of it is valid. */
export function readShareFragment(fragment: string): SharedQueries | undefined {
  if (!isShareFragment(fragment) || fragment.length > MAX_FRAGMENT) return undefined;
  let content: unknown;
  try {
    content = JSON.parse(
      new TextDecoder('utf-8', { fatal: true }).decode(fromBase64Url(fragment.slice(PREFIX.length))),
    );
  } catch {
    return undefined;
  }
  if (!Array.isArray(content)) return undefined;
  const [version, engineName, datasetName, ...pairs] = content as unknown[];
  const engine = ENGINE_NAMES.find((name) => name === engineName);
  const dataset = PLAYGROUND_DATASETS.find((name) => name === datasetName);
  if (version !== 1 || !engine || !dataset) return undefined;
  if (pairs.length === 0 || pairs.length > MAX_SHARED || !pairs.every(isPair)) return undefined;
  return { engine, dataset, queries: pairs.map(([name, text]) => ({ name: name.slice(0, MAX_NAME), text })) };
}
