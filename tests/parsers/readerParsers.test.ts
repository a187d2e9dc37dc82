import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { trials, TRIES_ALL } from '../trials';
import { openStepCounter } from './countSteps';
import type { Parser } from './parser';
import { readerParsers } from './readerParsers';

const RUNS = trials(10_000);
const SEED = 20_251;
/** A running time that grows with the square of the length exceeds the steps at either length. */
const LONG = TRIES_ALL ? 100_000 : 30_000;
/** How many code blocks may run for each character of a long text. */
const STEPS = 100;
/** CPU time, for what the step counter misses: a regular expression with catastrophic backtracking takes minutes. */
const PATIENCE_MS = 2_000;

/** Fragments of odd texts: each has a meaning for some parser, and may confuse another. */
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

/** Fragments whose end parsers search for, or which they skip or count. */
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

/** Distinct words. */
const DIFFERENT = Array.from({ length: LONG / 6 }, (_, at) => `a${at}`).join(' ');

const noise = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.array(fc.constantFrom(...PIECES), { maxLength: 20 }).map((pieces) => pieces.join('')),
);

/** A valid text with a part removed, repeated or inserted. */
const damaged = (samples: Parser['samples']) =>
  fc
    .tuple(fc.constantFrom(...samples), fc.nat(), fc.nat(12), fc.oneof(noise, fc.constantFrom('', ...samples)))
    .map(([text, at, gone, added]) => {
      const offset = at % (text.length + 1);
      return text.slice(0, offset) + added + text.slice(offset + gone);
    });

/** Whether the parser returned a sound result, or threw one of its declared errors. */
function bears({ isSound, throws }: Parser, text: string): boolean {
  try {
    return isSound(text);
  } catch (error) {
    if (throws.some((kind) => (error as Error).constructor === kind)) return true;
    throw error;
  }
}

describe.each(readerParsers.map((each) => [each.name, each] as const))('%s', (_name, parser) => {
  it('accepts its samples', () => {
    for (const sample of parser.samples) expect(parser.isSound(sample)).toBe(true);
  });

  it(`handles ${RUNS} odd texts`, () => {
    const text = fc.oneof(noise, { weight: 3, arbitrary: damaged(parser.samples) });
    fc.assert(
      fc.property(text, (odd) => bears(parser, odd)),
      { numRuns: RUNS, seed: SEED },
    );
  }, 60_000);
});

/** The long texts made of one beginning, with labels for messages. */
function longTexts(head: string, sample: string): { readonly label: string; readonly text: string }[] {
  return [...REPEATED, sample, DIFFERENT].map((part) => ({
    label: `${JSON.stringify(head)}, then ${JSON.stringify(part.slice(0, 40))} again and again`,
    text: `${head}${part.repeat(Math.ceil(LONG / part.length))}x`,
  }));
}

describe(`a text of ${LONG / 1000} KB`, () => {
  let steps: (run: () => void) => Promise<number>;
  beforeAll(async () => {
    steps = await openStepCounter();
  });

  it.each(readerParsers.map((each) => [each.name, each] as const))(
    'is parsed quickly by: %s',
    async (_name, parser) => {
      const [sample] = parser.samples;
      const heads = ['', sample.slice(0, Math.ceil(sample.length / 2)), sample];
      const texts = heads.flatMap((head) => longTexts(head, sample));
      const parse = ({ label, text }: (typeof texts)[number]) => {
        const before = process.cpuUsage();
        bears(parser, text);
        expect(process.cpuUsage(before).user / 1000, `milliseconds: ${label}`).toBeLessThan(PATIENCE_MS);
      };
      // Reading the counters costs more than most runs, so several texts share the allowance of one. Only a text that
      // exceeds it alone is too slow.
      let size = 1;
      for (let at = 0; at < texts.length;) {
        const group = texts.slice(at, at + size);
        const taken = (await steps(() => group.forEach(parse))) / LONG;
        if (group.length > 1 && taken >= STEPS) {
          size = 1;
          continue;
        }
        expect(taken, `steps a character: ${group[0]?.label}`).toBeLessThan(STEPS);
        at += group.length;
        size = Math.max(1, Math.floor((STEPS * group.length) / (2 * taken)));
      }
    },
    120_000,
  );
});
