import { expect, it } from 'vitest';
import type { ChunkGroup } from './chunkGraph';
import { GroupFinder, readContents } from './neededGroups';

const group = (
  name: string | undefined,
  requests: readonly string[],
  files: readonly string[],
  children: readonly number[] = [],
) => ({ ...(name && { name }), requests, files, children }) satisfies ChunkGroup;

const GROUPS: readonly ChunkGroup[] = [
  group('main', ['entry'], ['main.js'], [1, 2, 3, 9, 10]),
  group('aaaa', ['lesson.mdx'], ['lesson.js', 'shared.js'], [4, 5]),
  group('bbbb', ['other.mdx'], ['other.js'], [6]),
  group('cccc', ['@theme/DocItem'], ['doc.js'], [5, 7, 8]),
  group(undefined, ['./richEditor'], ['editor.js']),
  group(undefined, ['mermaid'], ['mermaid.js'], [11, 12, 13]),
  group(undefined, ['./simulator'], ['simulator.js']),
  group(undefined, ['@site/src/features/code-lab/LiveCode/View'], ['live.js']),
  group(undefined, ['./SearchDialog'], ['dialog.js']),
  group('firebase-auth', ['./firebase/authClient'], ['firebase.js']),
  group(undefined, ['@theme/NotFound'], ['not-found.js']),
  group(undefined, ['./chunks/mermaid.core/flowDiagram-AAAAAAAA.mjs'], ['flow.js']),
  group(undefined, ['./chunks/mermaid.core/pieDiagram-AAAAAAAA.mjs'], ['pie.js']),
  group(undefined, ['./dagre-AAAAAAAA.mjs'], ['dagre.js']),
  group('search-worker', [], ['worker.js']),
];
const ROUTES = {
  '/docs-0a1': { __comp: 'cccc', __context: { plugin: 'dddd' } },
  '/docs/lesson-2b3': { content: 'aaaa' },
  '/docs/other-4c5': { content: 'bbbb' },
};
const finder = new GroupFinder(GROUPS, ROUTES, { onlineOnly: [/firebase/], outsideShell: [/\/SearchDialog$/] });
const NOTHING = { diagrams: new Set<string>(), hasLiveCode: false };

it('finds the chunks of a route and of its parent routes', () => {
  expect(finder.routeChunks('/docs/lesson', ['/docs'])).toEqual(['cccc', 'dddd', 'aaaa']);
});

it('includes what a page may load, but no other page, sign-in, diagram or live code', () => {
  const files = finder.files(finder.routeChunks('/docs/lesson', ['/docs']), NOTHING);
  expect(files.sort()).toEqual(
    ['dialog.js', 'doc.js', 'editor.js', 'lesson.js', 'main.js', 'not-found.js', 'shared.js', 'worker.js'].sort(),
  );
});

it('includes the code of the diagrams in the contents', () => {
  const files = finder.files(['aaaa'], { diagrams: new Set(['flow']), hasLiveCode: false });
  expect(files).toEqual(expect.arrayContaining(['mermaid.js', 'flow.js', 'dagre.js']));
  expect(files).not.toContain('pie.js');
});

it('includes the live editor where code can be changed', () => {
  expect(finder.files(['cccc'], { ...NOTHING, hasLiveCode: true })).toContain('live.js');
});

it('leaves the search out of the shell', () => {
  expect(finder.files(['cccc']).sort()).toEqual(['doc.js', 'main.js', 'not-found.js']);
});

it('throws when the graph has no entry group', () => {
  expect(() => new GroupFinder([], {}, { onlineOnly: [], outsideShell: [] }).files([])).toThrow('main');
});

it('reads the contents of compiled documents', () => {
  const script =
    'e.jsx)(t.mermaid,{value:"flowchart TD\\n  A"}),(0,e.jsx)(t.code,{className:"language-jsx",live:!0,children:"x"})';
  expect(readContents([script, "(n.mermaid,{value:'erDiagram\\n  a'})"])).toEqual({
    diagrams: new Set(['flow', 'er']),
    hasLiveCode: true,
  });
  expect(readContents(['(0,e.jsx)(l.X,{noInline:!1,deferred:d,index:1})']).hasLiveCode).toBe(true);
  expect(readContents(['deliver:!0'])).toEqual(NOTHING);
});
