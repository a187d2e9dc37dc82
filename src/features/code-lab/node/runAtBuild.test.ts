import { describe, expect, it } from 'vitest';
import type { TextEntry } from '../../lab-kit/core/outcome';
import { runAtBuild } from './runAtBuild';

const run = (code: string, options: { nondeterministic?: boolean } = {}, limit?: number, patience?: number) =>
  runAtBuild({ code, nondeterministic: options.nondeterministic ?? false }, limit, patience);
const sleep = (ms: number) => `Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ${ms});`;
const lines = (outcome: { entries: unknown[] }) => (outcome.entries as TextEntry[]).map(({ text }) => text);

describe('runAtBuild', () => {
  it('prints values as Node does', async () => {
    const outcome = await run(`
      console.log([1, 'a', { b: null }], new Map([[1, 2]]), -0, 'x');
      class Point { x = 1 }
      console.log(new Point(), Symbol('s'), 10n, [undefined, , 3]);
      console.log('%s has %d', 'n', 5);
      console.log(new Error('bad'), new Date(0));
    `);
    expect(lines(outcome)).toEqual([
      "[ 1, 'a', { b: null } ] Map(1) { 1 => 2 } -0 x",
      'Point { x: 1 } Symbol(s) 10n [ undefined, <1 empty item>, 3 ]',
      'n has 5',
      'Error: bad 1970-01-01T00:00:00.000Z',
    ]);
    expect(outcome.error).toBeUndefined();
  });

  it('preserves the order of tasks, microtasks and timers without waiting', async () => {
    const outcome = await run(`
      setTimeout(() => console.log('timer 1000'), 1000);
      setTimeout(() => console.log('timer 0'), 0);
      queueMicrotask(() => console.log('microtask'));
      Promise.resolve().then(() => console.log('then'));
      let n = 0;
      const id = setInterval(() => { console.log('tick', ++n); if (n === 2) clearInterval(id); }, 300);
      console.log('sync');
      await null;
      console.log('after await');
    `);
    expect(lines(outcome)).toEqual([
      'sync',
      'microtask',
      'then',
      'after await',
      'timer 0',
      'tick 1',
      'tick 2',
      'timer 1000',
    ]);
  });

  it('reports the error and its line, and keeps the output before it', async () => {
    const outcome = await run(`console.log(1);\nconst f = () => null.x;\nf();`);
    expect(lines(outcome)).toEqual(['1']);
    expect(outcome.error).toMatchObject({ name: 'TypeError', line: 2 });
  });

  it.each([
    ['let a = 1;\nlet b = ;\n', 2, 'SyntaxError'],
    ['\n\nPromise.reject(new RangeError("late"));', 3, 'RangeError'],
    ['setTimeout(() => {\n  throw new TypeError("t");\n}, 5);', 2, 'TypeError'],
  ])('locates the error of %j', async (code, line, name) => {
    expect((await run(code)).error).toMatchObject({ name, line });
  });

  it('reports a promise that never settles', async () => {
    expect((await run('await new Promise(() => {});')).error?.message).toMatch(/nothing settles/);
  });

  it.each([
    ['Math.random()', 'Math.random()'],
    ['Date.now()', 'the current date'],
    ['new Date()', 'the current date'],
    ['Date()', 'the current date'],
    ['new Date(2020, 1)', 'a date in local time'],
    ["new Date('2020-01-01T10:00')", 'the local date "2020-01-01T10:00"'],
    ['new Date(0).getHours()', 'Date.prototype.getHours'],
    ['String(new Date(0))', 'Date.prototype.toString'],
    ['performance.now()', 'performance.now()'],
    ['crypto.randomUUID()', 'crypto.randomUUID()'],
    ['(1).toLocaleString()', 'toLocaleString'],
    ["'a'.localeCompare('b')", 'localeCompare'],
  ])('reports %s even if the code swallows the error', async (code, what) => {
    const outcome = await run(`try { ${code} } catch {}`);
    expect(outcome.nondeterminism?.what).toContain(what);
    const allowed = await run(`try { ${code} } catch {}`, { nondeterministic: true });
    expect(allowed.nondeterminism).toBeUndefined();
  });

  it('allows dates that are the same on every machine', async () => {
    const outcome = await run(
      `const d = new Date('2024-02-29'); console.log(d.toISOString(), d instanceof Date, d.constructor === Date, new Date(Date.UTC(2020, 0)).getUTCDay(), (1234.5).toLocaleString('en'));`,
    );
    expect(outcome.nondeterminism).toBeUndefined();
    expect(lines(outcome)).toEqual(['2024-02-29T00:00:00.000Z true true 3 1,234.5']);
  });

  it.each(['process', 'require', 'fetch', 'global', 'Buffer', 'module', '__dirname'])('has no %s', async (name) => {
    const outcome = await run(`console.log(typeof ${name});`);
    expect(lines(outcome)).toEqual(['undefined']);
  });

  it('has WebAssembly, as browsers have', async () => {
    expect(lines(await run('console.log(typeof WebAssembly);'))).toEqual(['object']);
  });

  it('does not let the usual escape reach the host', async () => {
    const outcome = await run(`
      const climb = (start) => { try { return start.constructor.constructor('return typeof process')(); } catch (e) { return e.name; } };
      console.log(climb(globalThis), climb(console), climb(setTimeout), climb(structuredClone({})));
    `);
    expect(lines(outcome)).toEqual(['undefined undefined undefined undefined']);
  });

  it.each([
    ['while (true) {}'],
    ['(function f() { Promise.resolve().then(f); })()'],
    ['for (;;) console.log("x".repeat(99))'],
  ])('stops %s', async (code) => {
    expect((await run(code, {}, 300)).stopped).toBe('time');
  });

  it.runIf(process.platform === 'linux')('does not count time in which other processes use the CPU', async () => {
    const outcome = await run(`${sleep(900)} console.log('late');`, {}, 500);
    expect(outcome.stopped).toBeUndefined();
    expect(lines(outcome)).toEqual(['late']);
  });

  it('stops code that neither computes nor ends', async () => {
    expect((await run(sleep(60_000), {}, 10_000, 300)).stopped).toBe('time');
  });

  it('counts the virtual time of timers', async () => {
    expect((await run('setInterval(() => {}, 100)')).stopped).toBe('time');
  });

  it('survives code that exhausts its memory', async () => {
    expect((await run('const a = []; while (true) a.push(new Array(1e5).fill(1));')).stopped).toBe('memory');
  });

  it('limits the output', async () => {
    const outcome = await run('for (let i = 0; i < 5000; i += 1) console.log(i);');
    expect(outcome.entries).toHaveLength(200);
    expect(outcome.truncated).toBe(true);
  });

  it('returns tables for console.table', async () => {
    const outcome = await run(`console.table([{ a: 1, b: 'x' }, { a: 2 }]); console.table(new Map([['k', 3]]));`);
    expect(outcome.entries).toEqual([
      {
        kind: 'table',
        columns: ['(index)', 'a', 'b'],
        rows: [
          ['0', '1', "'x'"],
          ['1', '2', ''],
        ],
        depth: 0,
      },
      { kind: 'table', columns: ['(index)', 'Values'], rows: [["'k'", '3']], depth: 0 },
    ]);
  });
});
