import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { afterAll, beforeAll, expect, it } from 'vitest';
import configuration from '../../.dependency-cruiser.mjs';

const FILES: Readonly<Record<string, string>> = {
  'node_modules/react/package.json': '{ "name": "react", "version": "1.0.0", "main": "index.js" }',
  'node_modules/react/index.js': 'export const useState = 1;',
  'src/components/Card/index.tsx': 'export const Card = 1;',
  'src/features/notes/core/sortNotes.ts': 'export const sortNotes = 1;',
  'src/features/notes/NoteList.tsx':
    "import { useState } from 'react'; import { Card } from '../../components/Card'; import { sortNotes } from './core/sortNotes'; export const NoteList = [useState, Card, sortNotes];",
  'src/features/notes/build/plugin.ts':
    "import { sortNotes } from '../core/sortNotes'; export default function notes() { return sortNotes; }",
  'src/pages/notes.tsx': "import { NoteList } from '../features/notes/NoteList'; export default NoteList;",
  'packages/light-pages/src/index.ts': 'export const lightPages = 1;',
  // Forbidden imports, each in a file named after its rule.
  'src/features/forbidden/core/core-is-plain.ts': "import { useState } from 'react'; export const a = useState;",
  'src/features/forbidden/core/core-knows-no-views.ts':
    "import { Card } from '../../../components/Card'; export const a = Card;",
  'src/components/forbidden/components-know-no-features.ts':
    "import { NoteList } from '../../features/notes/NoteList'; export const a = NoteList;",
  'src/features/forbidden/features-know-no-pages.ts':
    "import page from '@site/src/pages/notes'; export const a = page;",
  'src/pages/browser-code-knows-no-build.ts':
    "import notes from '../features/notes/build/plugin'; export const a = notes;",
  'src/features/forbidden/build/build-code-knows-no-views.ts':
    "import { NoteList } from '../../notes/NoteList'; export const a = NoteList;",
  'packages/light-pages/src/light-pages-knows-no-site.ts':
    "import { sortNotes } from '../../../src/features/notes/core/sortNotes'; export const a = sortNotes;",
  'src/features/forbidden/no-circle.ts': "import { b } from './other'; export const a = () => b;",
  'src/features/forbidden/other.ts': "import { a } from './no-circle'; export const b = () => a;",
};
const RULES = (configuration.forbidden ?? []).map(({ name = '' }) => name);

let site: string;
let found: ICruiseResult['summary']['violations'];

beforeAll(async () => {
  site = mkdtempSync(path.join(tmpdir(), 'boundaries-'));
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(path.dirname(path.join(site, name)), { recursive: true });
    writeFileSync(path.join(site, name), text);
  }
  const { tsConfig: _ofTheSite, ...options } = configuration.options ?? {};
  const alias = { '@site': site };
  const { output } = await cruise(
    ['src', 'packages'],
    { ...options, baseDir: site, validate: true, ruleSet: { forbidden: configuration.forbidden } },
    { alias },
  );
  found = (output as ICruiseResult).summary.violations;
});
afterAll(() => rmSync(site, { recursive: true }));

it('has a forbidden import for each rule', () => {
  expect(RULES.sort()).toEqual(
    Object.keys(FILES)
      .filter((name) => name.includes('-know') || /core-is-plain|no-circle/.test(name))
      .map((name) => path.basename(name, '.ts'))
      .sort(),
  );
});

it.each(RULES)('reports an import against the rule %s', (rule) => {
  const files = found.filter((violation) => violation.rule.name === rule).map(({ from }) => path.basename(from, '.ts'));
  expect(files).toContain(rule);
});

it('reports nothing else', () => {
  const wrong = found.filter(({ from, rule }) => ![rule.name, 'other'].includes(path.basename(from, '.ts')));
  expect(wrong).toEqual([]);
});
