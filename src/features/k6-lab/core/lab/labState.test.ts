import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { trials } from '../../../../../tests/trials';
import type { LabPage } from './labPage';
import { initialState, serverOf, stateCodec, type LabState } from './labState';
import { SLIDERS } from './sliders';

const LAB: LabPage = {
  id: 'a',
  language: 'vi',
  title: 'A',
  command: 'k6 run script.js',
  presets: [
    { id: 'fast', name: 'Fast', server: { workers: 8, service: { kind: 'fixed', mean: 50 } } },
    { id: 'slow', name: 'Slow', server: { workers: 2, service: { kind: 'lognormal', mean: 200, spread: 0.5 } } },
  ],
  sliders: ['workers', 'spread', 'slowAfter'],
  seed: 1,
  files: {},
  start: "import http from 'k6/http';\nexport default () => { http.get('http://127.0.0.1:3333/books') }\n",
};
const codec = stateCodec(LAB);
const first = initialState(LAB);

describe('the state of a lab in the address', () => {
  it('is empty at first, and short for a small change', () => {
    expect(codec.serialize(first)).toBe('');
    const script = LAB.start.replace('/books', '/books/1');
    expect(codec.serialize({ ...first, script }).length).toBeLessThan(25);
    expect(codec.serialize({ ...first, preset: 'slow', values: [2, 50, 0] })).toBe('**slow');
    expect(codec.serialize({ ...first, values: [16, 0, 0] })).toBe('***16.0.0');
  });

  it('comes back from any script, command line and sliders', () => {
    const edited = fc
      .tuple(fc.nat(LAB.start.length), fc.nat(LAB.start.length), fc.string({ unit: 'grapheme' }))
      .map(([from, to, text]) => LAB.start.slice(0, Math.min(from, to)) + text + LAB.start.slice(Math.max(from, to)));
    const state: fc.Arbitrary<LabState> = fc.record({
      script: fc.oneof(edited, fc.string({ unit: 'grapheme', maxLength: 300 })),
      command: fc.string({ unit: 'grapheme', maxLength: 60 }),
      preset: fc.constantFrom('fast', 'slow'),
      values: fc.tuple(...LAB.sliders.map((name) => fc.constantFrom(...SLIDERS[name].steps))),
    });
    fc.assert(
      fc.property(state, (given) => {
        const text = codec.serialize(given);
        expect(codec.parse(text)).toEqual({ ok: true, value: given });
        expect(new URLSearchParams({ a: text }).toString()).toBe(`a=${text}`);
      }),
      { numRuns: trials(5000) },
    );
  });

  it('refuses what it has not written, and a change of another script', () => {
    for (const text of ['x', 'x*y', '**other', '***1.2', '***1.1.1', '***a.b.c', '0.1.2.x', '****'])
      expect(codec.parse(text).ok, text).toBe(false);
    const other = stateCodec({ ...LAB, start: 'export default () => {}' });
    expect(other.parse(codec.serialize({ ...first, script: 'x' })).ok).toBe(false);
    fc.assert(
      fc.property(fc.string(), (text) => {
        codec.parse(text);
      }),
    );
  });
});

describe('a slider', () => {
  it.each(Object.entries(SLIDERS))('%s reads what it has written', (_name, { read, write, steps }) => {
    for (const { server } of LAB.presets) for (const step of steps) expect(read(write(server, step))).toBe(step);
  });

  it('leaves a preset alone unless it was moved', () => {
    const [, slow] = LAB.presets;
    expect(serverOf(LAB, { ...first, preset: 'slow', values: [2, 50, 0] })).toBe(slow?.server);
    expect(serverOf(LAB, { ...first, preset: 'slow', values: [4, 0, 8] })).toEqual({
      workers: 4,
      service: { kind: 'fixed', mean: 200 },
      slowDatabase: { after: 8, factor: 5 },
    });
  });
});
