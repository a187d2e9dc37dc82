import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const build = path.resolve(import.meta.dirname, '../../build');
const LANGUAGES = ['', 'en'] as const;

const isBuilt = LANGUAGES.every((language) => existsSync(path.join(build, language, 'assets', 'js')));
if (!isBuilt) console.warn('The scripts were not read: there is no build/. Run npm run build first; npm test does.');

/**
 * Patterns of code that compiles text in the page itself. `Function("return this")` and `Function("")` are allowed:
 * lodash and the bundler use the first only where `globalThis` is missing, and zod, in the diagrams, uses the second to
 * find out whether it may compile.
 */
const COMPILES = [
  /\bnew Function\s*\(/,
  /(?<![\w.$])(?:eval|Function)\s*\(\s*[\w$]/,
  /\bLivePreview\b|\breact-live\b|\bsucrase\b/,
];

describe.skipIf(!isBuilt)("the reader's code in the built site", () => {
  it.each(LANGUAGES)('is compiled only in the sandbox, by no script of build/%s', (language) => {
    const folder = path.join(build, language, 'assets', 'js');
    const compiling = readdirSync(folder).filter(
      (name) =>
        name.endsWith('.js') && COMPILES.some((sign) => sign.test(readFileSync(path.join(folder, name), 'utf8'))),
    );
    expect(
      compiling,
      'the policy of the pages has no unsafe-eval: compile text inside the frames of src/features/code-lab',
    ).toEqual([]);
  });
});
