import { describe, expect, it } from 'vitest';
import { withShortNames } from './shortNames';

describe('short names of custom properties', () => {
  it('go to the most frequent first', () => {
    expect(withShortNames(':root{--line:1px;--text-soft:red}.x{color:var(--text-soft);top:var(--text-soft)}', '')).toBe(
      ':root{--b:1px;--a:red}.x{color:var(--a);top:var(--a)}',
    );
  });

  it('leave classes alone, and what has something to fall back on as it is', () => {
    expect(withShortNames('.x--line{--line:1px;top:var(--line,2px)}.y--line:hover{top:0}', '')).toBe(
      '.x--line{--a:1px;top:var(--a,2px)}.y--line:hover{top:0}',
    );
  });

  it('are none for what the markup names, what is only used, and what is named in other ways', () => {
    for (const [css, markup] of [
      ['.x{--step:1}.y{top:var(--step)}', '<p style="--step:2">'],
      ['.x{top:var(--step)}', ''],
      ['@property --step{syntax:"*";inherits:false}.x{--step:1}', ''],
      ['.x{--step:1;transition:--step 1s}', ''],
    ] as const) {
      expect(withShortNames(css, markup)).toBe(css);
    }
  });

  it('are none that something has already', () => {
    expect(withShortNames('.x{--a:1;top:var(--a)}.y{--long:var(--b)}', '<p style="--c:2">')).toBe(
      '.x{--d:1;top:var(--d)}.y{--e:var(--b)}',
    );
  });
});
