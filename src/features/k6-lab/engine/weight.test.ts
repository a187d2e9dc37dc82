import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import { expect, it } from 'vitest';
import { expectWithinBudgets } from '../../../../tests/budgets/expectWithinBudgets';

/** The parser of JavaScript, and what the page for addresses that do not exist has as well. */
const LIBRARIES = ['acorn', 'fastest-levenshtein'];

async function weigh(external: readonly string[]): Promise<number> {
  const { outputFiles } = await build({
    stdin: {
      contents: "export * from './runTest'; export * from './waitingCallbacks';",
      resolveDir: path.resolve(import.meta.dirname),
      loader: 'ts',
    },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    external: [...external],
  });
  return brotliCompressSync(outputFiles[0]?.contents ?? '').length;
}

it('adds little beside the parser of JavaScript', async () => {
  expectWithinBudgets('k6-engine', [{ of: 'k6 engine', budget: 'k6Lab.engine', weight: await weigh(LIBRARIES) }]);
  expect(await weigh([])).toBeLessThan(60 * 1024);
});
