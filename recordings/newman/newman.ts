import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { repositoryRoot } from '../../scripts/install.mjs';
import { ProductMissing } from '../../scripts/recordings/recorder';

const PACKAGE = path.join(repositoryRoot, 'recordings/node_modules/newman');

/** Path of the collection from a recording's folder. */
export const COLLECTION = '../../../static/api/bookshop.postman_collection.json';

/** What a recording of this topic depends on outside its folder. */
export const OUTSIDE = [COLLECTION, '../../../static/k6/bookshop-api.mjs', '../../bookshop-faults.json'];

export function newmanVersion(): string {
  const file = path.join(PACKAGE, 'package.json');
  if (!existsSync(file)) throw new ProductMissing('Newman was not found. Get it with: npm ci --prefix recordings');
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}

/** Runs Newman in a folder. A run with failed tests ends with status 1 and is no error here. */
export function runNewman(folder: string, args: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const command = [path.join(PACKAGE, 'bin/newman.js'), 'run', ...args, '--color', 'off'];
    const env = { ...process.env, FORCE_COLOR: '0' };
    execFile(process.execPath, command, { cwd: folder, env }, (error, stdout, stderr) => {
      if (error && error.code !== 1) reject(new Error(`${stderr}${stdout}`, { cause: error }));
      else resolve(stdout);
    });
  });
}

interface Collection {
  readonly item: readonly { readonly event: readonly { readonly script: { readonly exec: readonly string[] } }[] }[];
}

/** The same requests, of whose tests only those of the status code are left. */
export function statusOnly(text: string): string {
  const collection = JSON.parse(text) as Collection;
  const isKept = (line: string) => !line.startsWith('pm.test(') || line.startsWith('pm.test("status ');
  const item = collection.item.map((each) => ({
    ...each,
    event: each.event.map((event) => ({
      ...event,
      script: { ...event.script, exec: event.script.exec.filter(isKept) },
    })),
  }));
  return JSON.stringify({ ...collection, item });
}
