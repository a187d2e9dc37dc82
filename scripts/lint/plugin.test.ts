import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** For each rule, code that it lets pass and code that it refuses. */
const RULES = {
  'text-in-place': {
    valid: [
      '<p>Rows: <b>{count}</b></p>',
      '<p>Rows{isOpen && <b>open</b>}</p>',
      '<p>{isOpen && <b>open</b>}<span>rows</span></p>',
      '<p>{isOpen && <b>open</b>}<b>x</b> rows</p>',
      '<p>{isOpen ? <Translate id="a">A</Translate> : <Translate id="b">B</Translate>}</p>',
      "<p>{isOpen && <b>open</b>}{' '}<i>x</i></p>",
      "<td>{isFault ? '●' : ''}</td>",
      '<code translate="no">{isFirst && "BEGIN;"}{statement}</code>',
      '<p>{isOpen && <span><Translate id="a">A</Translate></span>}</p>',
    ],
    invalid: [
      '<p>{isOpen && <b>open</b>} rows</p>',
      '<p>{isOpen && <Translate id="a">A</Translate>}</p>',
      '<p>{isOpen ? <b>open</b> : "closed"}</p>',
      '<p>{rows.map((row) => <b>{row}</b>)}{translate({ id: "a" })}</p>',
      '<>{isOpen ? `${count} rows` : null}</>',
    ],
  },
  'effect-in-braces': {
    valid: ['useEffect(() => { panel?.focus(); }, []);', 'useMemo(() => panel?.width, []);'],
    invalid: ['useEffect(() => panel?.scrollIntoView(), []);', 'useLayoutEffect(() => panel?.scrollIntoView(), []);'],
  },
  'plain-core': {
    valid: [
      'const at = structuredClone(new URL(address));',
      'const width = (element: HTMLElement) => element.offsetWidth;',
      'function read(document: { title: string }) { return document.title; }',
      'const sum = globalThis.Number(text);',
    ],
    invalid: ['document.title;', 'new Worker(address);', 'fetch(address);', "globalThis['localStorage'];", 'window;'],
  },
};
const CASES = Object.entries(RULES).flatMap(([rule, { valid, invalid }]) => [
  ...valid.map((code) => ({ rule, code, isRefused: false })),
  ...invalid.map((code) => ({ rule, code, isRefused: true })),
]);

const folder = mkdtempSync(path.join(tmpdir(), 'lint-'));
/** Which rules refuse which file. */
let found: Set<string>;

// The tester that comes with the linter needs Node 22.
beforeAll(() => {
  const settings = {
    jsPlugins: [path.resolve('scripts/lint/plugin.mjs')],
    categories: { correctness: 'off' },
    env: { builtin: true, browser: true },
    rules: Object.fromEntries(Object.keys(RULES).map((rule) => [`site/${rule}`, 'error'])),
  };
  writeFileSync(path.join(folder, 'settings.json'), JSON.stringify(settings));
  CASES.forEach(({ code }, index) => writeFileSync(path.join(folder, `${index}.tsx`), code));
  const { stdout } = spawnSync('npx', ['oxlint', '-c', path.join(folder, 'settings.json'), '-f', 'json', folder], {
    encoding: 'utf8',
  });
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string; filename: string }[] };
  found = new Set(diagnostics.map(({ code, filename }) => `${code} ${path.basename(filename)}`));
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

describe.each(Object.keys(RULES))('%s', (rule) => {
  it.each(CASES.filter((each) => each.rule === rule).map((each) => [each.code, each] as const))('%s', (_code, each) => {
    expect(found.has(`site(${rule}) ${CASES.indexOf(each)}.tsx`)).toBe(each.isRefused);
  });
});
