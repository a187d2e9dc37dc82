import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { prepareSheet, purgeSheets } from './purgeCss';
import { withUnloadedNotice } from './unloadedNotice';

const PAGE = '<html><body><main></main></body></html>';

it("names the path that a page was built for, in the site's words", () => {
  const page = withUnloadedNotice(PAGE, '/notes/', 'Dành cho đường dẫn {path}.');
  expect(page).toContain('</main><p role="alert" data-unloaded');
  expect(page).toContain('Dành cho đường dẫn /notes/.');
  expect(page).toMatch(/<\/p><\/body><\/html>$/);
});

it('falls back to English, and escapes markup in the path', () => {
  expect(withUnloadedNotice(PAGE, '/<b>$&/')).toContain('the path /&lt;b>$&amp;/.');
});

it('is hidden by a rule that every page keeps', () => {
  const css = readFileSync(path.resolve(import.meta.dirname, 'fold.css'), 'utf8');
  const [kept] = purgeSheets([prepareSheet(css)], withUnloadedNotice(PAGE, '/'));
  expect(kept).toContain('html:not([data-lost]) [data-unloaded]');
  expect(kept).toMatch(/\[data-has-hydrated=["']?true["']?\] \[data-unloaded\]\{\s*display:\s*none/);
});
