import { expect, it } from 'vitest';
import { prepareSheet } from './purgeCss';
import { rewritePage } from './rewritePage';

const PAGE =
  '<html><head><link rel=stylesheet href=/styles.css><script src=/main.js defer></script></head><body><p class=card></body></html>';
const sheet = (url: string, css: string, isCommon = false) => ({ url, prepared: prepareSheet(css), isCommon });

it('keeps the custom properties that a rule of another sheet uses', () => {
  const sheets = [
    sheet('/styles.css', ':root{--width:1px;--gap:var(--step);--step:2px;--idle:3px}', true),
    sheet('/pages.css', '.card{width:var(--width);margin:var(--gap)}.other{color:red}'),
    sheet('/labs.css', '.lab{color:red}'),
  ];
  const page = rewritePage(PAGE, sheets, 'start()');
  expect(page).toContain(
    '<style>:root{--width:1px;--gap:var(--step);--step:2px}.card{width:var(--width);margin:var(--gap)}</style>',
  );
  expect(page).toContain('data-styles="/styles.css /pages.css"');
  expect(page).not.toContain('stylesheet');
});
