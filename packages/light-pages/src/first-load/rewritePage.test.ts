import { expect, it } from 'vitest';
import { prepareSheet } from './purgeCss';
import { cutFaces, hasClass, linkSheets, rewritePage } from './rewritePage';

const PAGE =
  '<html><head><link rel=stylesheet href=/styles.css><script src=/main.js defer></script></head><body><p class=card></body></html>';
const sheet = (url: string, css: string, isCommon = false) => ({ url, prepared: prepareSheet(css), isCommon });

it('keeps the custom properties that a rule of another sheet uses', () => {
  const sheets = [
    sheet('/styles.css', ':root{--width:1px;--gap:var(--step,0);--step:2px;--idle:3px}', true),
    sheet('/pages.css', '.card{width:var(--width,0);margin:var(--gap,0)}.other{color:red}'),
    sheet('/labs.css', '.lab{color:red}'),
  ];
  const later = ['/a.js', '/b.js'];
  const asked = ['/pages.css', '/else.css'];
  const page = rewritePage(PAGE, sheets, { faces: '', start: 'start()', later, opened: ['/c.js'], asked });
  expect(page).toContain(
    '<style>:root{--width:1px;--gap:var(--step,0);--step:2px}.card{width:var(--width,0);margin:var(--gap,0)}</style>',
  );
  expect(page).toContain(
    'data-scripts="/main.js" data-styles="/styles.css /pages.css" data-later="/a.js /b.js" data-opened="/c.js"',
  );
  expect(page).not.toContain('stylesheet');
});

it('keeps the keyframes that a rule of another sheet names, and the properties they use', () => {
  const sheets = [
    sheet('/styles.css', ':root{--motion:turn 1s;--far:9px}.card{animation:var(--motion,none)}', true),
    sheet('/motion.css', '@keyframes turn{to{top:var(--far)}}@keyframes turn-back{to{top:0}}'),
  ];
  const page = rewritePage(PAGE, sheets, { faces: '', start: 'start()' });
  expect(page).toContain(
    '<style>:root{--motion:turn 1s;--far:9px}.card{animation:var(--motion,none)}@keyframes turn{to{top:var(--far)}}</style>',
  );
});

it('keeps rules for states and attributes, whose elements may come to match', () => {
  const css =
    ".card:hover{top:0}.card:not(.nav):focus-visible{top:1px}[class*='nav']{top:2px}.card{transition:top 1s}.nav:hover{top:3px}";
  expect(rewritePage(PAGE, [sheet('/styles.css', css, true)], { faces: '', start: '' })).toContain(
    `<style>${css.replace('.nav:hover{top:3px}', '')}</style>`,
  );
});

it('keeps the order of layers, in which empty ones count', () => {
  const css = '@layer a;@layer b{.card{top:0}}@layer c,d;@layer e{.lab{top:1px}}@layer b{.card{left:2px}}';
  expect(rewritePage(PAGE, [sheet('/styles.css', css, true)], { faces: '', start: '' })).toContain(
    '<style>@layer a;@layer b{.card{top:0}}@layer c,d;@layer e;@layer b{.card{left:2px}}</style>',
  );
});

it('drops custom properties of a layer that are always overridden', () => {
  const css = (definitions: string) =>
    `@layer base{${definitions}.card{--settled:4}}:root{--settled:5}.card{margin:var(--settled) var(--own)}`;
  const sheets = [sheet('/styles.css', css(':root{--settled:1;--own:2}[data-theme=dark]{--settled:3}'), true)];
  expect(rewritePage(PAGE, sheets, { faces: '', start: '' })).toContain(`<style>${css(':root{--own:2}')}</style>`);
});

it('links the sheets whose rules a page uses, and a sheet that only defines their custom properties', () => {
  const sheets = [
    sheet('/styles.css', ':root{--idle:3px}', true),
    sheet('/pages.css', '.card{width:var(--width)}'),
    sheet('/labs.css', ':root{--width:1px}.lab{color:red}'),
    sheet('/simulators.css', ':root{--speed:1s}.simulator{color:red}'),
  ];
  const page = linkSheets(PAGE, sheets, '');
  const linked = Array.from(page.matchAll(/<link rel="stylesheet" href="([^"]*)">/g), ([, url]) => url);
  expect(linked).toEqual(['/styles.css', '/pages.css', '/labs.css']);
});

it('contains all font rules and preloads the fonts that its own rules use, except on phones', () => {
  const face = (family: string, file: string) => `@font-face{font-family:${family};src:url(${file})format("woff2")}`;
  const own = '@font-face{font-family:Stand-in;src:local("Arial")}';
  const files = face('"Text Face"', '/text.woff2') + face('Code Face', '/code.woff2');
  const faces = own + files;
  const css = `${faces}.card{font-family:Text Face,serif}.code{font-family:Code Face}`;
  expect(cutFaces(css)).toEqual({ faces, rest: '.card{font-family:Text Face,serif}.code{font-family:Code Face}' });
  const page = rewritePage(PAGE, [sheet('/styles.css', cutFaces(css).rest, true)], { faces, start: '' });
  const media = ' media="not all and (pointer:coarse)"';
  expect(page).toContain(`<style${media} data-font>${files}</style><style>${own}</style>`);
  const link = (media: string) =>
    `<link rel="preload" as="font" type="font/woff2" href="/text.woff2" crossorigin="anonymous"${media} data-font>`;
  expect(page.match(/<link rel="preload"[^>]*>/g)).toEqual([link(media)]);
  const linked = linkSheets(PAGE, [sheet('/styles.css', cutFaces(css).rest, true)], faces);
  expect(linked.match(/<link rel="preload"[^>]*>/g)).toEqual([link('')]);
});

it('marks pages with certain classes as readable without scripts', () => {
  const attribute = 'data-is-reading';
  const withClass = (name: string) =>
    rewritePage(PAGE.replace('<html>', `<html lang=vi class="${name}">`), [], {
      faces: '',
      start: '',
      isReading: hasClass(['plugin-docs', 'plugin-home-page']),
    });
  expect(withClass('docs-wrapper plugin-docs plugin-id-default')).toContain(attribute);
  expect(withClass('plugin-home-page plugin-id-default')).toContain(attribute);
  expect(withClass('plugin-pages plugin-id-default')).not.toContain(attribute);
});
