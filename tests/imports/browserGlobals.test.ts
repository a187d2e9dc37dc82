import { ESLint } from 'eslint';
import { beforeAll, expect, it } from 'vitest';

const RULE = 'no-restricted-globals';
const linter = new ESLint();

async function globalsReported(code: string, filePath: string): Promise<string[]> {
  const [result] = await linter.lintText(code, { filePath });
  const messages = (result?.messages ?? []).filter(({ ruleId }) => ruleId === RULE);
  return messages.map(({ line, column, endColumn }) =>
    String(code.split('\n')[line - 1]).slice(column - 1, Number(endColumn) - 1),
  );
}

const USES = `export const uses = [
  window, document, localStorage, sessionStorage, navigator, location, history, fetch, indexedDB, matchMedia,
  globalThis.document,
];`;
const NAMES = USES.match(/\w+(?=,)/g);

// The first text loads ESLint's configuration, which takes long on a busy machine.
beforeAll(() => globalsReported('', 'src/core/decoded.ts'), 120_000);

it.each([
  'src/core/decoded.ts',
  'src/features/search/core/normalize.ts',
  'src/features/simulators/b-tree/core/simulate.ts',
])('reports globals of the browser in %s', async (file) => {
  expect(await globalsReported(USES, file)).toEqual(NAMES);
});

it('allows a core its own names, types, and globals that Node has too', async () => {
  const code = `export const title = (document: { title: string }, history: Node) => [document.title, history];
    export const parsed = [new URL('https://example.com'), structuredClone(1), performance.now()];`;
  expect(await globalsReported(code, 'src/core/decoded.ts')).toEqual([]);
});

it.each(['src/features/search/useSearchSettings.ts', 'src/core/decoded.test.ts'])(
  'allows globals of the browser in %s',
  async (file) => {
    expect(await globalsReported(USES, file)).toEqual([]);
  },
);
