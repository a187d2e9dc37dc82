import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { openStepCounter } from './countSteps';
import type { Parser } from './parser';
import { readerParsers } from './readerParsers';

const RUNS = 10_000;
const SEED = 20_251;
const LONG = 100_000;
/** Times that a part of the code may run for each character of a long text. */
const STEPS = 100;
/** Of computing, for what the counter of steps does not see: a regular expression that goes back and forth takes minutes. */
const PATIENCE_MS = 2_000;

/** Parts of which texts are made that mean something to one parser or another, and break something in the next. */
const PIECES = [
  ...' \n\t\'"`()[]{}<>/\\*-_.,;:=+#&?%$|!@~^09aZé',
  '\0',
  '\r\n',
  '\u00a0',
  '\u202e',
  '\ud800',
  '👩‍👩‍👧',
  'a\u0300',
  '--',
  '/*',
  '*/',
  '$$',
  '$a$',
  "''",
  '->',
  '%00',
  '%ff',
  '_ZZ',
  '//',
  '/\\',
  '..',
  '.html',
  '<mark>',
  '</mark>',
  '&amp;',
  '&#39;',
  'NULL',
  'AND',
  'BEGIN',
  'CASE',
  'END',
  'for(',
  'while(',
  '=>',
  '${',
  '1e999',
  '-1',
  '00',
  '{"a":',
  '[1,',
  '"__proto__":',
  'constructor',
  'https:',
  'javascript:',
];

/** Of these, what parsers look for the end of, pass over, or count. */
const REPEATED = [
  ...' \n\'"`([{</*-_.,;$%\\0a\u0300',
  '--',
  '/*',
  "''",
  '$a$',
  '->',
  '<mark>',
  '&amp;',
  '//',
  'for(',
  'CASE ',
  'NULL ',
  '[1,',
  'a1 ',
];

/** Words that are all others. */
const DIFFERENT = Array.from({ length: LONG / 6 }, (_, at) => `a${at}`).join(' ');

const noise = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.array(fc.constantFrom(...PIECES), { maxLength: 20 }).map((pieces) => pieces.join('')),
);

/** A sound text, cut, doubled or with something put in. */
const damaged = (samples: Parser['samples']) =>
  fc
    .tuple(fc.constantFrom(...samples), fc.nat(), fc.nat(12), fc.oneof(noise, fc.constantFrom('', ...samples)))
    .map(([text, at, gone, added]) => {
      const place = at % (text.length + 1);
      return text.slice(0, place) + added + text.slice(place + gone);
    });

/** Whether it answered soundly, or threw what it says that it throws. */
function bears({ isSound, throws }: Parser, text: string): boolean {
  try {
    return isSound(text);
  } catch (error) {
    if (throws.some((kind) => (error as Error).constructor === kind)) return true;
    throw error;
  }
}

describe.each(readerParsers.map((each) => [each.name, each] as const))('%s', (_name, parser) => {
  it('is understood', () => {
    for (const sample of parser.samples) expect(parser.isSound(sample)).toBe(true);
  });

  it(`bears ${RUNS} odd texts`, () => {
    const text = fc.oneof(noise, { weight: 3, arbitrary: damaged(parser.samples) });
    fc.assert(
      fc.property(text, (odd) => bears(parser, odd)),
      { numRuns: RUNS, seed: SEED },
    );
  }, 60_000);
});

describe('a text of 100 KB', () => {
  let steps: (run: () => void) => Promise<number>;
  beforeAll(async () => {
    steps = await openStepCounter();
  });

  it.each(readerParsers.map((each) => [each.name, each] as const))(
    'is no burden to: %s',
    async (_name, parser) => {
      const [sample] = parser.samples;
      const heads = ['', sample.slice(0, Math.ceil(sample.length / 2)), sample];
      const parts = [...REPEATED, sample, DIFFERENT];
      for (const head of heads) {
        for (const part of parts) {
          const text = `${head}${part.repeat(Math.ceil(LONG / part.length))}x`;
          const before = process.cpuUsage();
          const taken = await steps(() => bears(parser, text));
          const label = `${JSON.stringify(head)}, then ${JSON.stringify(part.slice(0, 40))} again and again`;
          expect(taken / text.length, `steps a character: ${label}`).toBeLessThan(STEPS);
          expect(process.cpuUsage(before).user / 1000, `milliseconds: ${label}`).toBeLessThan(PATIENCE_MS);
        }
      }
    },
    120_000,
  );
});
