import { describe, expect, it } from 'vitest';
import { createLoopGuard, EndlessLoop, GUARD, guardLoops } from './guardLoops';

function runGuarded(code: string, limit = 50): unknown {
  const run = new Function(GUARD, guardLoops(code)) as (guard: () => boolean) => unknown;
  return run(createLoopGuard(limit));
}

describe('guardLoops', () => {
  it.each([
    ['while (true) {}'],
    ['for (;;) {}'],
    ['for (let i = 0; ; i += 1) {}'],
    ['do {} while (true)'],
    ['for (let i = 0, a = [1; 2]; i < 1; ) {}'.replace('1; 2', '1, 2')],
    ['const f = () => { while (1) ; }; f();'],
    ['const o = { get x() { for (;;); } }; o.x;'],
    ['const t = `${(() => { while (true); })()}`;'],
  ])('stops %s', (code) => {
    expect(() => runGuarded(code)).toThrow(EndlessLoop);
  });

  it.each([
    ['let n = 0; for (let i = 0; i < 2000; i += 1) n += i; return n;', 1_999_000],
    ['let n = 0; while (n < 5000) n += 1; return n;', 5000],
    ['let n = 0; do n += 1; while (n < 3); return n;', 3],
    ['let n = 0; for (const x of [1, 2]) n += x; for (const k in { a: 1 }) n += k.length; return n;', 4],
    ['const o = { for: 1, while: 2, do: 3 }; return o.for + o.while + o.do;', 6],
    ['return "while (true) {}".length + /for \\(;;\\)/.source.length;', 25],
    [
      'let s = ""; for (let i = 0, f = () => { let n = 0; for (; n < 2; n += 1); return n; }; i < f(); i += 1) s += i; return s;',
      '01',
    ],
    ['label: for (let i = 0; i < 3; i += 1) { for (;;) { if (i) break label; continue label; } } return "out";', 'out'],
  ])('does not change %s', (code, result) => {
    expect(runGuarded(code)).toBe(result);
  });

  it('preserves line numbers', () => {
    const code = 'let i = 0;\nwhile (\n  i < 3\n) i += 1;\nfor (\n;\n;\n) break;\n';
    expect(guardLoops(code).split('\n')).toHaveLength(code.split('\n').length);
  });

  it('restarts its time once the thread has been free', async () => {
    const guard = createLoopGuard(50);
    const spin = (ms: number) => {
      const end = performance.now() + ms;
      while (performance.now() < end) guard();
    };
    for (let i = 0; i < 4; i += 1) {
      spin(30);
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
    expect(() => spin(200)).toThrow(EndlessLoop);
  });
});
