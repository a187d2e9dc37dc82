import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { createBookshopServer } from '../../static/k6/bookshop-api.mjs';
import { repositoryRoot } from '../install.mjs';

/** A change of the bookshop API's source: a text that occurs once in it, and what takes its place. */
export interface Fault {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  /** A change that breaks no client. */
  readonly harmless?: boolean;
}

interface Api {
  readonly createBookshopServer: typeof createBookshopServer;
}

const SOURCE = path.join(repositoryRoot, 'static/k6/bookshop-api.mjs');

export const FAULTS = JSON.parse(
  readFileSync(path.join(repositoryRoot, 'recordings/bookshop-faults.json'), 'utf8'),
) as readonly Fault[];

/** The fault with this id. */
export function brokenBy(id: string): Fault {
  const fault = FAULTS.find((each) => each.id === id);
  if (!fault) throw new Error(`There is no fault "${id}"`);
  return fault;
}

/** The source with a fault in it. */
export function breakSource(source: string, { id, from, to }: Fault): string {
  const places = source.split(from).length - 1;
  if (places !== 1) throw new Error(`Fault ${id}: its text occurs ${places} times in the API, not once`);
  return source.replace(from, () => to);
}

/**
 * Runs the bookshop API while a function uses it. Each run has a new stock.
 *
 * @param use - gets the address, such as `http://127.0.0.1:3333`
 * @param port - 0 is any free one
 */
export async function withBookshop<T>(
  fault: Fault | undefined,
  use: (address: string) => T | Promise<T>,
  port = 0,
): Promise<T> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bookshop-'));
  try {
    const file = path.join(folder, 'bookshop-api.mjs');
    const source = readFileSync(SOURCE, 'utf8');
    writeFileSync(file, fault ? breakSource(source, fault) : source);
    const api = (await import(pathToFileURL(file).href)) as Api;
    const server = api.createBookshopServer({ port });
    const address = await server.start();
    try {
      return await use(address);
    } finally {
      await server.stop();
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
}
