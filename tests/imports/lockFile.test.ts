import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

interface Entry {
  readonly link?: boolean;
  readonly inBundle?: boolean;
  readonly integrity?: string;
  readonly resolved?: string;
}

/** Builds for other systems that were not in the registry when the lock file was written: npm could read no hash. */
const NOT_PUBLISHED = /^node_modules\/@swc\/html-(?!linux-x64-gnu$)/;

const root = path.resolve(import.meta.dirname, '../..');

describe.each(['package-lock.json', 'tests/auth-emulator/package-lock.json'])('%s', (file) => {
  const { packages } = JSON.parse(readFileSync(path.join(root, file), 'utf8')) as { packages: Record<string, Entry> };
  const installed = Object.entries(packages).filter(([name, { link }]) => name.includes('node_modules/') && !link);

  it('has the hash of every package, those of other systems too', () => {
    const without = installed.filter(([, { integrity, inBundle }]) => !integrity && !inBundle).map(([name]) => name);
    const mendable = without.filter((name) => !NOT_PUBLISHED.test(name));
    expect(mendable, 'delete these entries and run npm install --package-lock-only').toEqual([]);
  });

  it('has no download address: each machine uses its own registry', () => {
    expect(installed.filter(([, { resolved }]) => resolved?.includes('://')).map(([name]) => name)).toEqual([]);
  });
});
