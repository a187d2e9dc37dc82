import { expect, it } from 'vitest';
import { prepareSheet, purgeSheets } from './purgeCss';
import { SiteVocabulary } from './siteVocabulary';

function reduce(css: string, documents: readonly string[], scripts: readonly string[]): string | undefined {
  const vocabulary = new SiteVocabulary(scripts);
  for (const document of documents) vocabulary.add(document);
  return purgeSheets([prepareSheet(css)], vocabulary)[0];
}

it('keeps classes that a page or a script names, and rules without a class', () => {
  const css = 'a{b:c}#d{b:c}.page{b:c}.drawn{b:c}.nobody{b:c}.page .nobody{b:c}.page,.nobody{b:c}';
  expect(reduce(css, ['<p class="page other">'], ['x.className="drawn"'])).toBe(
    'a{b:c}#d{b:c}.page{b:c}.drawn{b:c}.page{b:c}',
  );
});

it('keeps classes whose names a script may complete', () => {
  const css = '.col--offset-4{b:c}.col--4{b:c}.badge--new{b:c}.dash{b:c}';
  expect(reduce(css, ['<p class=dash>'], ['`col--offset-${n}`;"a - b"'])).toBe('.col--offset-4{b:c}.dash{b:c}');
});

it('drops custom properties that nothing reads', () => {
  const css = ':root{--used:1;--read:2;--styled:3;--idle:4}p{margin:var(--used)}';
  expect(reduce(css, ['<p style="color:var(--styled)">'], ['getPropertyValue("--read")'])).toBe(
    ':root{--used:1;--read:2;--styled:3}p{margin:var(--used)}',
  );
});

it('drops custom properties of a layer that are always overridden', () => {
  const css =
    '@layer base{:root{--settled:1;--own:2}[data-theme=dark]{--settled:3}.box{--settled:4}}:root{--settled:5}.box{margin:var(--settled) var(--own)}';
  expect(reduce(css, ['<p class=box>'], [])).toBe(
    '@layer base{:root{--own:2}.box{--settled:4}}:root{--settled:5}.box{margin:var(--settled) var(--own)}',
  );
});
