import { MAX_NAME, PLAYGROUND_DATASETS, type PlaygroundDataset } from './playground';
import { ENGINE_NAMES, type EngineName } from '../types';

/** The queries contained in a shared link. */
export interface SharedQueries {
  readonly engine: EngineName;
  readonly dataset: PlaygroundDataset;
  readonly queries: readonly { readonly name: string; readonly text: string }[];
}

const PREFIX = '#sql=';
/** Longest fragment that is written or read, because chat and mail programs cut longer URLs. */
export const MAX_FRAGMENT = 8000;
const MAX_SHARED = 20;

function toBase64Url(text: string): string {
  const bytes = new TextEncoder().encode(text);
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function fromBase64Url(text: string): string {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(binary, (char) => char.charCodeAt(0)));
}

/** Encodes queries into the fragment of a URL; undefined if they are too long for it. */
export function shareFragment({ engine, dataset, queries }: SharedQueries): string | undefined {
  const content = [1, engine, dataset, ...queries.map(({ name, text }) => [name, text])];
  const fragment = `${PREFIX}${toBase64Url(JSON.stringify(content))}`;
  return fragment.length <= MAX_FRAGMENT && queries.length <= MAX_SHARED ? fragment : undefined;
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
    content = JSON.parse(fromBase64Url(fragment.slice(PREFIX.length)));
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
