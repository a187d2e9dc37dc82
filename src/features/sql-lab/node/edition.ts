import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);
const feature = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
/** Folders whose code affects the answers of fences. */
const SOURCES = ['core', 'engine', 'node'];

function sourceFiles(): string[] {
  return SOURCES.flatMap((folder) =>
    readdirSync(path.join(feature, folder)).map((name) => path.join(feature, folder, name)),
  )
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .sort();
}

let edition: string | undefined;

/** A hash of the engines and of the code that runs them; anything computed under another hash is stale. */
export function labEdition(): string {
  if (edition === undefined) {
    const hash = createHash('sha256');
    for (const name of ['sql.js', '@electric-sql/pglite']) {
      hash.update(readFileSync(path.join(path.dirname(require.resolve(name)), '../package.json')));
    }
    for (const file of sourceFiles()) hash.update(readFileSync(file));
    edition = hash.digest('hex').slice(0, 10);
  }
  return edition;
}
