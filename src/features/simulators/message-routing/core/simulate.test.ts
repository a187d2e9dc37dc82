import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../shared/core/seededRandom';
import { messageRouting } from './definition';
import { exampleOf } from './examples';
import { guesses } from './guesses';
import { divideWords, matchTopic, wordsOf } from './matchTopic';
import { formatBindings, formatMessage, parseBindings, parseMessages } from './parseRouting';
import { simulate } from './simulate';
import { EXCHANGES, LIMITS, UNROUTABLE, X_MATCH, type Exchange, type Pair, type RoutingInput } from './types';

const word = fc.constantFrom('order', 'paid', 'hn', 'a', '*', '#', '');
const key = fc
  .array(word, { maxLength: 6 })
  .map((words) => words.join('.'))
  .filter((text) => text.length <= LIMITS.key);
const queue = fc.constantFrom('warehouse', 'email', 'audit', 'order.*', 'q-1');
const value = fc.oneof(fc.constantFrom('hn', 'dn', '100', '1a'), fc.constantFrom(1, 100));
const name = fc.constantFrom('kind', 'city', 'copies', 'x-trace');
const pairs = fc.uniqueArray(fc.tuple(name, value), { selector: ([each]) => each, maxLength: LIMITS.pairs });
const demands = fc
  .tuple(fc.option(fc.constantFrom(...X_MATCH)), pairs)
  .map(([mode, list]): Pair[] => (mode ? [['x-match', mode], ...list] : list));

function inputsOf(exchange: Exchange): fc.Arbitrary<RoutingInput> {
  const isHeaders = exchange === 'headers';
  const none = fc.constant<Pair[]>([]);
  const empty = fc.constant('');
  return fc.record({
    exchange: fc.constant(exchange),
    unroutable: fc.constantFrom(...UNROUTABLE),
    bindings: fc.array(fc.record({ queue, key: isHeaders ? empty : key, pairs: isHeaders ? demands : none }), {
      minLength: 1,
      maxLength: LIMITS.bindings,
    }),
    messages: fc.array(fc.record({ key: isHeaders ? empty : key, pairs: isHeaders ? pairs : none }), {
      minLength: 1,
      maxLength: LIMITS.messages,
    }),
  });
}

const inputs = fc.constantFrom(...EXCHANGES).chain(inputsOf);

/** The same rule as a regular expression: every word of the key ends in a dot. */
function matchesByExpression(pattern: string, text: string): boolean {
  const parts = wordsOf(pattern).map((part) => {
    if (part === '#') return '(?:[^.]*\\.)*';
    return part === '*' ? '[^.]*\\.' : `${part.replace(/[*#]/g, '\\$&')}\\.`;
  });
  const terminated = wordsOf(text)
    .map((each) => `${each}.`)
    .join('');
  return new RegExp(`^${parts.join('')}$`).test(terminated);
}

function read(exchange: Exchange, bindings: string, messages: string): RoutingInput {
  const [parsedBindings, parsedMessages] = [parseBindings(bindings, exchange), parseMessages(messages, exchange)];
  if (!parsedBindings.ok || !parsedMessages.ok) throw new Error('the test cannot be read');
  return { exchange, unroutable: 'drop', bindings: parsedBindings.value, messages: parsedMessages.value };
}

describe('matchTopic', () => {
  it('agrees with a regular expression', () => {
    fc.assert(
      fc.property(key, key, (pattern, text) => {
        expect(matchTopic(pattern, text).matches).toBe(matchesByExpression(pattern, text));
      }),
      { numRuns: 10_000 },
    );
  });

  it('divides all words of the key among the words of the pattern, in order', () => {
    fc.assert(
      fc.property(key, key, (pattern, text) => {
        const shares = divideWords(wordsOf(pattern), wordsOf(text));
        if (!shares) return;
        expect(shares.map((share) => share.word)).toEqual(wordsOf(pattern));
        expect(shares.flatMap(({ words }) => words)).toEqual(wordsOf(text));
        for (const share of shares)
          if (share.word !== '#') expect(share.words).toEqual(share.word === '*' ? [expect.anything()] : [share.word]);
      }),
      { numRuns: 2_000 },
    );
  });

  it.each([
    ['order.*', 'order.paid.hn', { code: 'count', expected: 2, got: 3 }],
    ['order.paid', 'order', { code: 'count', expected: 2, got: 1 }],
    ['order.paid.*', 'order.created.hn', { code: 'word', position: 2, expected: 'paid', got: 'created' }],
    ['order.*.#', 'order', { code: 'tooFew', least: 2, got: 1 }],
    ['#.paid', 'paid.hn', { code: 'noShares' }],
  ])('says why %s does not match %s', (pattern, text, reason) => {
    expect(matchTopic(pattern, text)).toEqual({ matches: false, reason });
  });

  it('gives # as few words as possible', () => {
    const shares = divideWords(['#', 'a', '#'], ['a', 'a', 'b']);
    expect(shares?.map(({ words }) => words)).toEqual([[], ['a'], ['a', 'b']]);
  });
});

describe('simulate', () => {
  it('puts one copy into a queue that two bindings lead to', () => {
    const { steps, result } = simulate(read('topic', 'email: order.#; email: #.paid', 'order.paid'));
    expect(steps[0]?.verdicts.map(({ matches }) => matches)).toEqual([true, true]);
    expect(steps[0]?.queues).toEqual(['email']);
    expect([...result]).toEqual([['email', 1]]);
  });

  it.each([
    ['drop', 'dropped', []],
    ['mandatory', 'returned', []],
    ['alternate', 'alternate', ['unrouted']],
  ] as const)('%s: a message without a binding is %s', (unroutable, outcome, queues) => {
    const input = { ...read('direct', 'email: a', 'b'), unroutable };
    expect(simulate(input).steps[0]).toMatchObject({ outcome, queues });
  });

  it('judges every binding of 2,000 fuzzed inputs, and restores each from its URL', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const { steps, result } = simulate(input);
        expect(steps).toHaveLength(input.messages.length);
        const delivered = steps.flatMap(({ queues }) => queues);
        expect([...result.values()].reduce((sum, count) => sum + count, 0)).toBe(delivered.length);
        expect(messageRouting.codec.parse(messageRouting.codec.serialize(input))).toEqual({ ok: true, value: input });
      }),
      { numRuns: 2_000 },
    );
  });

  it.each(EXCHANGES)('generates valid random exercises for %s', (exchange) => {
    const { bindings, messages } = exampleOf(exchange);
    const current = read(exchange, bindings, messages);
    for (let seed = 0; seed < 200; seed += 1) {
      const input = messageRouting.randomInput(seededRandom(seed), current);
      expect(messageRouting.codec.parse(messageRouting.codec.serialize(input))).toEqual({ ok: true, value: input });
    }
  });
});

describe('guesses', () => {
  it('has the right answer once, among two to four', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        for (const message of input.messages) {
          const answers = guesses(input, message).map((answer) => answer.join());
          const [step] = simulate({ ...input, unroutable: 'drop', messages: [message] }).steps;
          expect(answers.filter((answer) => answer === step?.queues.join())).toHaveLength(1);
          expect(new Set(answers).size).toBe(answers.length);
          expect(answers.length).toBeGreaterThanOrEqual(2);
          expect(answers.length).toBeLessThanOrEqual(4);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('offers what # and * would do under other rules', () => {
    const input = read('topic', 'one: order.#; two: order.*.hn', 'order');
    expect(guesses(input, { key: 'order', pairs: [] })).toEqual([[], ['one'], ['one', 'two']]);
  });
});

describe('parsing', () => {
  it('reads back what it formats', () => {
    fc.assert(
      fc.property(inputs, ({ exchange, bindings, messages }) => {
        expect(parseBindings(formatBindings(bindings), exchange)).toEqual({ ok: true, value: bindings });
        expect(parseMessages(messages.map(formatMessage).join('\n'), exchange)).toEqual({ ok: true, value: messages });
      }),
    );
  });

  it('tells the number 100 from the text 100', () => {
    const parsed = parseMessages("copies=100; copies='100'", 'headers');
    expect(parsed.ok && parsed.value.map(({ pairs: [pair] }) => pair?.[1])).toEqual([100, '100']);
  });

  it.each([
    ['topic', 'email: a b', { code: 'binding', line: 1, text: 'email: a b' }],
    ['topic', 'email\n: order', { code: 'binding', line: 2, text: ': order' }],
    ['headers', 'email: city', { code: 'pair', line: 1, text: 'city' }],
    ['headers', 'email: a=1, a=2', { code: 'pair', line: 1, text: 'a=2' }],
    ['headers', 'email: a=1, b=2, c=3, d=4, x-match=any, e=5', { code: 'pair', line: 1, text: 'e=5' }],
    ['headers', 'email: x-match=some', { code: 'mode', line: 1, text: 'some' }],
    ['fanout', '', { code: 'count', max: LIMITS.bindings }],
  ] as const)('explains what is wrong with the %s binding %j', (exchange, text, problem) => {
    expect(parseBindings(text, exchange)).toEqual({ ok: false, problem });
  });

  it.each([
    ['topic', 'order paid', { code: 'message', line: 1, text: 'order paid' }],
    ['headers', 'order.paid', { code: 'pair', line: 1, text: 'order.paid' }],
    ['direct', '\n', { code: 'count', max: LIMITS.messages }],
  ] as const)('explains what is wrong with the %s message %j', (exchange, text, problem) => {
    expect(parseMessages(text, exchange)).toEqual({ ok: false, problem });
  });
});
