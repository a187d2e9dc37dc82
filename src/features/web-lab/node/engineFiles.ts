import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { EngineFiles } from '../core/engineSource';
import { ENGINES, type EngineName } from '../core/world';
import { engineScript } from './engineScript';

const require = createRequire(import.meta.url);

/** The module of sql.js, the same as the SQL lab's. The other engines have none, or bring it in their script. */
const SQL_MODULE = require.resolve('sql.js/dist/sql-wasm-browser.wasm');

interface NamedFile {
  readonly name: string;
  readonly content: string | Buffer;
}

/** The files of all engines, and their addresses below `url`. */
export async function engineFiles(url: string): Promise<{
  files: readonly NamedFile[];
  list: Partial<Record<EngineName, EngineFiles>>;
}> {
  const named = (name: string, extension: string, content: string | Buffer): NamedFile => ({
    name: `${name}.${createHash('sha256').update(content).digest('hex').slice(0, 10)}.${extension}`,
    content,
  });
  const files: NamedFile[] = [];
  const list: Partial<Record<EngineName, EngineFiles>> = {};
  for (const engine of ENGINES) {
    const script = named(`${engine}-engine`, 'js', await engineScript(engine));
    const wasm = engine === 'sql' && named('sql-engine', 'wasm', await readFile(SQL_MODULE));
    files.push(script, ...(wasm ? [wasm] : []));
    list[engine] = { script: `${url}${script.name}`, ...(wasm && { wasm: `${url}${wasm.name}` }) };
  }
  return { files, list };
}
