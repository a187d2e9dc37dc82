import { describe, expect, it } from 'vitest';
import { constantsOf, withConstants } from './inlineConstants';
import { prepareSheet, purgeSheets } from './purgeCss';

const constants = (...sheets: string[]) => Object.fromEntries(constantsOf(sheets.map(prepareSheet)));

/** The sheet as a page that has all of it gets it. */
function filled(css: string): string {
  const sheet = prepareSheet(css);
  const page = { names: { has: () => true }, text: '' };
  return purgeSheets([withConstants(sheet, constantsOf([sheet]))], page).join('');
}

describe('constants of stylesheets', () => {
  it('are custom properties with one value for all of the document', () => {
    expect(constants(':root{--a:1px;--b:2px}', '.x{--b:3px}')).toEqual({ '--a': '1px' });
    expect(constants(':root{--a:1px}:root[data-theme=dark]{--a:1px}')).toEqual({ '--a': '1px' });
    expect(constants(':root{--a:1px}html[data-theme=dark]{--a:2px}')).toEqual({});
    expect(constants('html[data-theme=dark]{--a:2px}')).toEqual({});
  });

  it('are none that a screen or an animation changes', () => {
    expect(constants('@media print{:root{--a:1px}}')).toEqual({});
    expect(constants(':root{--a:1px}@media print{:root{--a:2px}}')).toEqual({});
    expect(constants(':root{--a:1px}@keyframes k{to{--a:2px}}')).toEqual({});
    expect(constants('@layer base{:root{--a:1px}}')).toEqual({ '--a': '1px' });
  });

  it('may name others that are constant', () => {
    expect(constants(':root{--a:var(--b);--b:calc(var(--c)*2);--c:1px}')).toEqual({
      '--a': 'calc(1px*2)',
      '--b': 'calc(1px*2)',
      '--c': '1px',
    });
    expect(constants(':root{--a:var(--b);--b:var(--a)}')).toEqual({});
  });

  it('may name what changes for the whole document, and nothing that a part of it sets', () => {
    const dark = 'html[data-theme=dark]{--b:2px}';
    expect(constants(`:root{--a:var(--b)}html{--b:1px}${dark}`)).toEqual({ '--a': 'var(--b)' });
    expect(constants(`:root{--a:calc(2*var(--b))}@media print{html{--b:1px}}${dark}`)).toEqual({
      '--a': 'calc(2*var(--b))',
    });
    expect(constants(`:root{--a:var(--b)}html{--b:1px}.x{--b:3px}${dark}`)).toEqual({});
    expect(constants(`:root{--a:var(--b,1px);--c:var(--unknown)}${dark}`)).toEqual({});
  });

  it('take the place of their names, and need no definition then', () => {
    expect(filled(':root{--a:1px;--c:red}.x{margin:var(--a)var(--a);color:var(--c)}')).toBe(
      '.x{margin:1px 1px;color:red}',
    );
    expect(filled(':root{--a:1px}.x{margin:calc(-1*var(--a))}')).toBe('.x{margin:calc(-1*1px)}');
  });

  it('are none that a rule within a rule sets, or that is registered, or a word that means something else there', () => {
    expect(constants(':root{--a:1px}.x{&:hover{--a:2px}}')).toEqual({});
    expect(constants(':root{--a:1px}@property --a{syntax:"*";inherits:false}')).toEqual({});
    expect(constants(':root{--a:inherit;--b:initial}')).toEqual({});
  });

  it('may name keyframes', () => {
    expect(filled(':root{--motion:turn 1s}.x{animation:var(--motion)}@keyframes turn{to{top:0}}')).toBe(
      '.x{animation:turn 1s}@keyframes turn{to{top:0}}',
    );
  });

  it('stay where a reference has something to fall back on', () => {
    const css = ':root{--a:1px}.x{margin:var(--a,2px)}';
    expect(filled(css)).toBe(css);
  });
});
