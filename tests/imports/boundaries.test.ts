import { copyFileSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { afterAll, beforeAll, expect, it } from 'vitest';
import configuration from '../../.dependency-cruiser.mjs';

const PACKAGES = [
  'react',
  'primereact',
  'react-router',
  '@docsearch/react',
  'firebase',
  'zod',
  'vitest',
  'fast-check',
] as const;

/** A busy machine takes long to load the cruiser. */
const PATIENCE_MS = 120_000;

/** Files that only export something, for the imports below. */
const EXPORTING = [
  'bench/measure.ts',
  'blog/authors.json',
  'courses/outlines.ts',
  'docusaurus.config.ts',
  'i18n/vi/code.json',
  'packages/light-pages/src/content-policy/hostHeaders.ts',
  'packages/light-pages/src/index.ts',
  'packages/light-pages/src/islands/index.tsx',
  'packages/light-pages/src/islands/remark/jsxAttribute.ts',
  'packages/light-pages/src/sharedRoot.ts',
  'scripts/build.mjs',
  'sidebars.ts',
  'src/build/cachedFolder.ts',
  'src/components/Card/index.tsx',
  'src/config/markdown.ts',
  'src/config/owner.ts',
  'src/core/decoded.ts',
  'src/data/schemas.ts',
  'src/features/notes/NoteList.tsx',
  'src/features/notes/Quiz/Choice.tsx',
  'src/features/notes/Quiz/View.tsx',
  'src/features/notes/Quiz/index.ts',
  'src/features/notes/build/plugin.ts',
  'src/features/notes/core/notes.fixture.ts',
  'src/features/notes/core/sortNotes.ts',
  'src/features/notes/engine/run.ts',
  'src/features/notes/node/readNotes.ts',
  'src/features/notes/useNotes.ts',
  'src/features/notes/worker/client.ts',
  'src/features/quiz/core/quiz.ts',
  'src/features/recordings/RecordedResult/index.ts',
  'src/features/recordings/core/recording.ts',
  'src/pages/notes.tsx',
  'src/theme/SearchBar/index.tsx',
  'static/manifest.json',
  'tests/auth-emulator/settings.mjs',
  'tests/pages.ts',
];

/** Imports that are allowed: [file, imports]. */
const ALLOWED: readonly (readonly [string, ...string[]])[] = [
  ['src/core/allowed.ts', './decoded', 'zod'],
  ['src/features/allowed/core/sums.ts', '@site/src/core/decoded', '../../notes/core/sortNotes', 'zod'],
  ['src/features/allowed/core/sums.test.ts', 'vitest', 'fast-check', '../../notes/node/readNotes', 'node:fs'],
  ['src/features/allowed/engine/run.ts', '../core/sums', '../../notes/engine/run'],
  ['src/features/allowed/List.tsx', 'react', 'primereact', '@theme/Layout', 'light-pages/islands', './core/sums'],
  ['src/features/allowed/useView.ts', './List', '@docusaurus/Translate', '@site/src/config/owner'],
  ['src/features/allowed/Quiz/View.tsx', '../../notes/Quiz/View', '../../notes/useNotes', '../../notes/Quiz'],
  ['src/features/notes/Quiz/index.ts', './View'],
  ['src/features/web-lab/core/answer.ts', '../../recordings/core/recording'],
  ['src/features/home/build/frames.ts', '../../quiz/core/quiz'],
  ['src/features/allowed/build/index.ts', 'node:fs', 'light-pages', '../node/read', '@site/courses/outlines'],
  ['src/features/allowed/node/read.ts', 'node:fs', '@site/src/build/cachedFolder', '../engine/run', '../core/sums'],
  ['src/components/Allowed/index.tsx', 'react', '../Card', '@site/src/core/decoded', 'light-pages/islands'],
  ['src/pages/allowed.tsx', '../features/allowed/List', '../components/Card', '@theme/SearchBar'],
  ['src/theme/Root.tsx', '@theme-original/Root', './SearchBar', '../features/allowed/useView'],
  ['packages/light-pages/src/allowed.ts', 'node:fs', 'react', './sharedRoot', '@theme/Layout'],
  ['scripts/allowed.ts', '../tests/auth-emulator/settings.mjs', '../src/features/notes/node/readNotes', './build.mjs'],
];

/** Imports that a rule forbids: [rule, folder or file that imports, imports]. */
const FORBIDDEN: readonly (readonly [string, string, ...string[]])[] = [
  ['core-is-plain', 'src/core', 'react', '../features/notes/useNotes', '../pages/notes', 'node:fs'],
  ['core-is-plain', 'src/data', 'react', '../config/markdown'],
  ['core-is-plain', 'src/features/forbidden/core', 'react', 'primereact', 'react-router', 'firebase'],
  ['core-is-plain', 'src/features/forbidden/core', '@docsearch/react', '@docusaurus/Translate', 'vitest', 'node:fs'],
  ['core-is-plain', 'src/features/forbidden/core', '../../notes/NoteList', '../../notes/useNotes'],
  ['core-is-plain', 'src/features/forbidden/core', '../../notes/node/readNotes', '../../notes/worker/client'],
  ['core-is-plain', 'src/features/forbidden/core', '@site/src/components/Card', '@theme/Layout', 'light-pages'],
  ['core-is-plain', 'src/features/forbidden/core', '@generated/routes', '@site/courses/outlines'],
  ['core-is-plain', 'src/features/forbidden/deeper/core', 'react', '@site/src/features/notes/build/plugin'],
  ['less-plain-core-is-listed', 'src/features/recordings/core/inputChanges.ts', 'react', 'node:fs'],
  ['shared-core-knows-no-features', 'src/core', '../features/notes/core/sortNotes'],
  ['shared-core-knows-no-features', 'src/data', '../features/notes/core/sortNotes'],
  ['either-side-is-no-view', 'src/features/forbidden/engine', '../../notes/useNotes', 'node:fs', '@theme/Layout'],
  ['labs-know-no-labs', 'src/features/web-lab', '../quiz/core/quiz', '../recordings/RecordedResult'],
  ['labs-know-no-labs', 'src/features/recordings/core', '../../quiz/core/quiz'],
  ['labs-know-no-labs', 'src/features/forbidden', '../quiz/core/quiz'],
  ['components-know-no-features', 'src/components/forbidden', '@site/src/features/notes/NoteList'],
  ['components-know-no-features', 'src/components/forbidden', '../../features/notes/core/sortNotes'],
  ['components-know-no-features', 'src/components/forbidden', '../../theme/SearchBar', '@theme/SearchBar'],
  ['components-know-no-features', 'src/components/forbidden', '../../build/cachedFolder', 'node:fs', 'light-pages'],
  ['views-know-no-build', 'src/features/forbidden', '@site/src/pages/notes', '../../theme/SearchBar'],
  ['views-know-no-build', 'src/features/forbidden', '@theme/SearchBar', '@theme-original/SearchBar'],
  ['views-know-no-build', 'src/features/forbidden', '../notes/node/readNotes', '../notes/build/plugin', 'node:fs'],
  ['views-know-no-build', 'src/features/forbidden', '../../build/cachedFolder', '../../config/markdown'],
  ['views-know-no-build', 'src/features/forbidden', '@site/scripts/build.mjs', '@site/tests/pages'],
  ['views-know-no-build', 'src/features/forbidden', 'light-pages', 'light-pages/content-policy/hostHeaders'],
  ['views-know-no-build', 'src/features/forbidden/worker', '../../notes/node/readNotes', 'light-pages/sharedRoot'],
  ['pages-know-no-build', 'src/pages', '../features/notes/node/readNotes', '../features/notes/build/plugin'],
  ['pages-know-no-build', 'src/pages', '../build/cachedFolder', '../config/markdown', '../theme/SearchBar'],
  ['pages-know-no-build', 'src/pages', '../../scripts/build.mjs', '../../tests/pages', 'node:fs', 'fs'],
  ['pages-know-no-build', 'src/pages', 'light-pages', 'light-pages/islands/remark/jsxAttribute'],
  ['pages-know-no-build', 'src/theme', '@site/src/build/cachedFolder', 'light-pages/sharedRoot', '../pages/notes'],
  ['build-code-knows-no-views', 'src/features/forbidden/build', '../../notes/useNotes', '../../notes/Quiz'],
  ['build-code-knows-no-views', 'src/features/forbidden/build', '../../notes/NoteList', '@site/src/pages/notes'],
  ['build-code-knows-no-views', 'src/features/forbidden/node', '../../notes/useNotes', '../../notes/worker/client'],
  ['build-code-knows-no-views', 'src/build', '../features/notes/useNotes', '../components/Card'],
  ['build-code-knows-no-views', 'src/config', '../theme/SearchBar'],
  ['build-code-knows-no-views', 'courses', '../src/features/notes/useNotes', '../src/components/Card'],
  ['build-code-knows-no-views', 'bench', '../src/features/notes/NoteList'],
  ['build-code-knows-no-views', 'scripts', '../src/features/notes/useNotes'],
  ['either-side-is-no-view', 'src/features/forbidden/engine', 'react', 'primereact'],
  ['features-show-a-face', 'src/features/forbidden', '../notes/worker/client', '../notes/Quiz/Choice'],
  ['features-show-a-face', 'src/pages', '../features/notes/worker/client'],
  ['build-code-draws-nothing', 'src/features/forbidden/build', 'react', '@docusaurus/Translate', '@theme/SearchBar'],
  ['build-code-draws-nothing', 'src/plugins', 'primereact', '@theme/Layout'],
  ['only-islands-import-their-views', 'src/features/forbidden/Card/index.ts', '../../notes/Quiz/View'],
  ['lab-kit-knows-no-labs', 'src/features/lab-kit', '../notes/core/sortNotes', '../notes/Quiz'],
  ['parts-of-light-pages', 'packages/light-pages/src/islands', '../content-policy/hostHeaders'],
  ['parts-of-light-pages', 'packages/light-pages/src/content-policy', '../islands/index'],
  ['islands-of-light-pages', 'packages/light-pages/src/navigation', '../content-policy/hostHeaders'],
  ['light-pages-knows-no-site', 'packages/light-pages/src', '../../../src/features/notes/core/sortNotes'],
  ['light-pages-knows-no-site', 'packages/light-pages/src', '../../../blog/authors.json', '@site/i18n/vi/code.json'],
  ['light-pages-knows-no-site', 'packages/light-pages/src', '@site/docusaurus.config', '../../../sidebars'],
  ['light-pages-knows-no-site', 'packages/light-pages/src', '../../../bench/measure', '@site/static/manifest.json'],
  ['light-pages-knows-no-site', 'packages/light-pages/src', '@site/courses/outlines', '../../../scripts/build.mjs'],
  ['light-pages-knows-no-site', 'packages/light-pages/src', '../../../tests/pages'],
  ['only-islands-import-their-views', 'src/features/forbidden', '../notes/Quiz/View'],
  ['only-tests-import-tests', 'src/features/forbidden', '../notes/core/notes.fixture', '@site/tests/pages'],
  ['only-tests-import-tests', 'scripts', '../tests/pages'],
];
const CIRCLE = ['src/features/circle/one.ts', 'src/features/circle/two.ts'] as const;

const FORBIDDING = FORBIDDEN.map(([rule, importer, ...imported], index) => ({
  rule,
  file: importer.endsWith('.ts') ? importer : `${importer}/forbidden${index}.ts`,
  imported,
}));
const CASES = FORBIDDING.flatMap(({ rule, file, imported }) => imported.map((module) => ({ rule, file, module })));

let site: string;
let found: ICruiseResult['summary']['violations'];
let modules: ICruiseResult['modules'];

function write(name: string, text: string) {
  const file = path.join(site, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}
function sourceOf(imported: readonly string[]) {
  return imported.map((module, index) => `export * as m${index} from '${module}';\n`).join('');
}

beforeAll(async () => {
  site = mkdtempSync(path.join(realpathSync(tmpdir()), 'boundaries-'));
  for (const name of EXPORTING) write(name, name.endsWith('.json') ? '{}' : 'export const a = 1;');
  for (const name of PACKAGES) {
    write(`node_modules/${name}/package.json`, JSON.stringify({ name, version: '1.0.0', main: 'index.js' }));
    write(`node_modules/${name}/index.js`, 'exports.a = 1;');
  }
  for (const [file, ...imported] of ALLOWED) write(file, sourceOf(imported));
  for (const { file, imported } of FORBIDDING) write(file, sourceOf(imported));
  write(CIRCLE[0], "import { b } from './two'; export const a = () => b;");
  write(CIRCLE[1], "import { a } from './one'; export const b = () => a;");

  // The package is a workspace, with its own exports.
  copyFileSync('packages/light-pages/package.json', path.join(site, 'packages/light-pages/package.json'));
  symlinkSync('../packages/light-pages', path.join(site, 'node_modules/light-pages'));
  write('package.json', JSON.stringify({ workspaces: ['packages/*'] }));

  const { tsConfig: _ofTheSite, ...options } = configuration.options ?? {};
  const { output } = await cruise(
    ['src', 'packages', 'scripts', 'courses', 'bench'],
    { ...options, baseDir: site, validate: true, ruleSet: { forbidden: configuration.forbidden } },
    // `paths` of tsconfig.json would lead to the repository.
    { alias: { '@site': site } },
  );
  ({
    modules,
    summary: { violations: found },
  } = output as ICruiseResult);
}, PATIENCE_MS);
afterAll(() => rmSync(site, { recursive: true }));

it('has a forbidden import for each rule', () => {
  const rules = (configuration.forbidden ?? []).map(({ name = '' }) => name);
  expect([...new Set([...CASES.map(({ rule }) => rule), 'no-circle'])].sort()).toEqual(rules.sort());
});

it.each(CASES)('$rule: $file does not import $module', ({ rule, file, module }) => {
  const importing = modules.find(({ source }) => source === file);
  // The cruiser leaves out the prefix.
  const name = module.replace('node:', '');
  const target = importing?.dependencies.find((one) => one.module === name)?.resolved;
  expect(target).toBeDefined();
  expect(found.filter(({ from, to }) => from === file && to === target).map((one) => one.rule.name)).toContain(rule);
});

it('reports a circle', () => {
  expect(found.find(({ rule }) => rule.name === 'no-circle')?.from).toBe(CIRCLE[0]);
});

it('reports nothing else', () => {
  const forbidden = new Set<string>([...CASES.map(({ file }) => file), ...CIRCLE]);
  expect(found.filter(({ from }) => !forbidden.has(from))).toEqual([]);
});

it('resolves all imports of files and packages', () => {
  const unresolved = modules.flatMap(({ source, dependencies }) =>
    dependencies
      .filter(({ couldNotResolve, module }) => couldNotResolve && !/^@(?:docusaurus|generated|theme)/.test(module))
      .map(({ module }) => `${source}: ${module}`),
  );
  expect(unresolved).toEqual([]);
});
