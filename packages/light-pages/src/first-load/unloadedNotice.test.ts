import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { prepareSheet, purgeSheets, readVocabulary } from './purgeCss';
import { withUnloadedNotice } from './unloadedNotice';

const PAGE = '<html><body><main></main></body></html>';

it("names the path that a page was built for, in the page's language", () => {
  const vietnamese = withUnloadedNotice(PAGE, 'vi', '/notes/');
  expect(vietnamese).toContain('</main><p role="alert" data-unloaded');
  expect(vietnamese).toContain('đường dẫn /notes/');
  expect(vietnamese).toMatch(/<\/p><\/body><\/html>$/);
  expect(withUnloadedNotice(PAGE, 'en', '/')).toContain('the path /, see BASE_URL');
});

it('falls back to English, and escapes markup in the path', () => {
  expect(withUnloadedNotice(PAGE, 'fr', '/<b>&/')).toContain('the path /&lt;b>&amp;/,');
});

it('is hidden by a rule that every page keeps', () => {
  const css = readFileSync(path.resolve(import.meta.dirname, 'fold.css'), 'utf8');
  const [kept] = purgeSheets([prepareSheet(css)], readVocabulary(withUnloadedNotice(PAGE, 'vi', '/')));
  expect(kept).toContain('html:not([data-lost]) [data-unloaded]');
  expect(kept).toMatch(/\[data-has-hydrated=["']?true["']?\] \[data-unloaded\]\{\s*display:\s*none/);
});
