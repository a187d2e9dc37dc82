import { describe, expect, it } from 'vitest';
import { constantsOf, withConstants } from './inlineConstants';
import { prepareSheet, purgeSheets } from './purgeCss';

const constants = (...sheets: string[]) => Object.fromEntries(constantsOf(sheets.map(prepareSheet)));

/** The sheet, with its constants filled in, for a page that contains every name. */
function filled(css: string): string {
  const sheet = prepareSheet(css);
  const page = { names: { has: () => true }, text: '' };
  return purgeSheets([withConstants(sheet, constantsOf([sheet]))], page).join('');
}

describe('constants of stylesheets', () => {
  it('are custom properties with one value for the whole document', () => {
    expect(constants(':root{--a:1px;--b:2px}', '.x{--b:3px}')).toEqual({ '--a': '1px' });
    expect(constants(':root{--a:1px}:root[data-theme=dark]{--a:1px}')).toEqual({ '--a': '1px' });
    expect(constants(':root{--a:1px}html[data-theme=dark]{--a:2px}')).toEqual({});
    expect(constants('html[data-theme=dark]{--a:2px}')).toEqual({});
  });

  it('exclude properties that a media query or an animation changes', () => {
    expect(constants('@media print{:root{--a:1px}}')).toEqual({});
    expect(constants(':root{--a:1px}@media print{:root{--a:2px}}')).toEqual({});
    expect(constants(':root{--a:1px}@keyframes k{to{--a:2px}}')).toEqual({});
    expect(constants('@layer base{:root{--a:1px}}')).toEqual({ '--a': '1px' });
  });

  it('may refer to other constants', () => {
    expect(constants(':root{--a:var(--b);--b:calc(var(--c)*2);--c:1px}')).toEqual({
      '--a': 'calc(1px*2)',
      '--b': 'calc(1px*2)',
      '--c': '1px',
    });
    expect(constants(':root{--a:var(--b);--b:var(--a)}')).toEqual({});
  });

  it('may refer to properties of the root element, but not to properties of other elements', () => {
    const dark = 'html[data-theme=dark]{--b:2px}';
    expect(constants(`:root{--a:var(--b)}html{--b:1px}${dark}`)).toEqual({ '--a': 'var(--b)' });
    expect(constants(`:root{--a:calc(2*var(--b))}@media print{html{--b:1px}}${dark}`)).toEqual({
      '--a': 'calc(2*var(--b))',
    });
    expect(constants(`:root{--a:var(--b)}html{--b:1px}.x{--b:3px}${dark}`)).toEqual({});
    expect(constants(`:root{--a:var(--b,1px);--c:var(--unknown)}${dark}`)).toEqual({});
  });

  it('exclude properties set by something else than the sheets, and what refers to them', () => {
    const sheet = prepareSheet(':root{--a:var(--b);--b:1px;--c:2px}html[data-theme=dark]{--b:3px}');
    expect(constantsOf([sheet])).toEqual(
      new Map([
        ['--a', 'var(--b)'],
        ['--c', '2px'],
      ]),
    );
    expect(constantsOf([sheet], ['--b', '--d'])).toEqual(new Map([['--c', '2px']]));
  });

  it('replace their references, which makes their definitions unnecessary', () => {
    expect(filled(':root{--a:1px;--c:red}.x{margin:var(--a)var(--a);color:var(--c)}')).toBe(
      '.x{margin:1px 1px;color:red}',
    );
    expect(filled(':root{--a:1px}.x{margin:calc(-1*var(--a))}')).toBe('.x{margin:calc(-1*1px)}');
  });

  it('exclude properties set by nested rules, registered properties and CSS-wide keywords', () => {
    expect(constants(':root{--a:1px}.x{&:hover{--a:2px}}')).toEqual({});
    expect(constants(':root{--a:1px}@property --a{syntax:"*";inherits:false}')).toEqual({});
    expect(constants(':root{--a:inherit;--b:initial}')).toEqual({});
  });

  it('may refer to keyframes', () => {
    expect(filled(':root{--motion:turn 1s}.x{animation:var(--motion)}@keyframes turn{to{top:0}}')).toBe(
      '.x{animation:turn 1s}@keyframes turn{to{top:0}}',
    );
  });

  it('are not filled in where a reference has a fallback', () => {
    const css = ':root{--a:1px}.x{margin:var(--a,2px)}';
    expect(filled(css)).toBe(css);
  });
});
