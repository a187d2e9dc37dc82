import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { repositoryRoot } from '../../../scripts/install.mjs';
import type { Recorder } from '../../../scripts/recordings/recorder';
import { countTokens, inParts, textTable, TOKENIZER } from '../tokenizer';

const FEATURE = 'src/features/simulators/page-replacement';
const TEST = `${FEATURE}/core/simulate.test.ts`;
const CATALOGUES = ['i18n/vi/code.json', 'i18n/en/code.json'];
const TEXTS = 'simulators.PageReplacement.';
/** Sizes in tokens; the second row of the table names them. */
const WINDOWS = [8_000, 32_000, 128_000, 1_000_000];

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: repositoryRoot, encoding: 'utf8', maxBuffer: 2 ** 28 });

/** A copy of the repository's files in a temporary folder, with the installed packages. */
function copyRepository(files: readonly string[]) {
  const root = mkdtempSync(path.join(tmpdir(), 'recording-'));
  for (const file of files) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    cpSync(path.join(repositoryRoot, file), path.join(root, file));
  }
  symlinkSync(path.join(repositoryRoot, 'node_modules'), path.join(root, 'node_modules'));
  return root;
}

/** What a command prints in a folder, with its exit status. */
function run(root: string, command: string) {
  const { error, stdout, stderr, status } = spawnSync('bash', ['-c', command], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  if (error) throw error;
  return { lines: `${stdout}${stderr}`.trim().split('\n').filter(Boolean), failed: status !== 0 };
}

/** An error of the compiler without the types that it prints in full. */
const shortened = (error: string) =>
  error
    .replace(`${FEATURE}/`, '')
    .replace(/ in type .*/, '')
    .replace(/ and return type .*/, '');

/** A problem of the two languages without its suggestion. */
const briefly = (problem: string) => problem.replace(`${FEATURE}/`, '').replace(/ → .*/, '');

/** How many tests of the simulator pass and fail. */
function testsOf(root: string): string {
  const { lines } = run(root, `npx vitest run ${FEATURE} --reporter=json`);
  const { numPassedTests, numFailedTests } = JSON.parse(lines.find((line) => line.startsWith('{')) ?? '') as {
    numPassedTests: number;
    numFailedTests: number;
  };
  return `${numPassedTests} passed, ${numFailedTests} failed`;
}

/** The entries of a catalogue that this simulator uses, as they stand in the file. */
function ownTexts(catalogue: string) {
  const entries = Object.entries(JSON.parse(catalogue) as Record<string, unknown>);
  return JSON.stringify(Object.fromEntries(entries.filter(([id]) => id.startsWith(TEXTS))), null, 2);
}

/**
 * Adds a policy to a copy of the repository, first only its name, then what the compiler asks for, and notes what each
 * check reports. Then counts the tokens of the files that the change concerns, and of what one might send instead.
 */
export const record: Recorder = (folder) => {
  const files = git('ls-files', '-z').split('\0').filter(Boolean);
  const root = copyRepository(files);
  const apply = (patch: string) => {
    const { lines, failed } = run(root, `git apply -p0 '${path.join(folder, patch)}'`);
    if (failed) throw new Error(`${patch} no longer applies:\n${lines.join('\n')}`);
  };
  try {
    apply('1-name.patch');
    const errors = run(root, 'npm run -s typecheck').lines;
    apply('2-rest.patch');
    const after = run(root, 'npm run -s typecheck');
    const texts = run(root, 'npm run -s i18n');
    const right = testsOf(root);
    apply('3-wrong.patch');
    const wrong = testsOf(root);

    const read = (file: string) => readFileSync(path.join(repositoryRoot, file));
    const sizes = new Map(
      files.flatMap((file): [string, number][] => {
        const bytes = read(file);
        return bytes.includes(0) ? [] : [[file, countTokens(bytes.toString())]];
      }),
    );
    const below = (start: string) =>
      [...sizes].reduce((total, [file, tokens]) => (file.startsWith(start) ? total + tokens : total), 0);
    const changed = [...new Set([`${FEATURE}/core/types.ts`, ...errors.map((line) => line.split('(')[0] ?? '')])];
    const four = changed.reduce((total, file) => total + below(file), 0);
    const withTest = four + below(TEST);
    const whole = CATALOGUES.reduce((total, file) => total + below(file), withTest);
    const own = CATALOGUES.reduce((total, file) => total + countTokens(ownTexts(read(file).toString())), withTest);
    const row = (name: string, tokens: number) => [name, tokens, ...WINDOWS.map((size) => Math.ceil(tokens / size))];

    return Promise.resolve({
      ...TOKENIZER,
      ...inParts({
        compiler: errors.map(shortened),
        after: [
          `typecheck: ${after.failed ? `${after.lines.length} errors` : 'no errors'}`,
          `tests: ${right}`,
          ...texts.lines.filter((line) => line.startsWith(FEATURE)).map((line) => `i18n: ${briefly(line)}`),
          `with loadedAt instead of usedAt, tests: ${wrong}`,
        ],
        sizes: textTable([
          ['', 'tokens', 'windows of 8k', '32k', '128k', '1M'],
          row(`repository, ${sizes.size} text files`, below('')),
          row('src/', below('src/')),
          row('src/features/simulators/', below('src/features/simulators/')),
          row('  page-replacement/', below(`${FEATURE}/`)),
          row(`${changed.length} files of the change`, four),
          row('  + their test', withTest),
          row('  + both catalogues, whole', whole),
          row('  + both catalogues, its texts', own),
        ]),
      }),
    });
  } finally {
    rmSync(root, { recursive: true });
  }
};
