import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../shared/core/seededRandom';
import { bankers, isConsistent } from './definition';
import { checkSequence } from './safety';
import { simulate } from './simulate';
import { LIMITS, type BankersInput, type BankersState } from './types';

const digits = (text: string) => text.split('/').map((row) => [...row].map(Number));
const TEXTBOOK: BankersInput = {
  allocation: digits('010/200/302/211/002'),
  max: digits('753/322/902/222/433'),
  available: [3, 3, 2],
  requests: [],
};
const P1 = { process: 1, amounts: [1, 0, 2] };
const P4 = { process: 4, amounts: [3, 3, 0] };
const P0 = { process: 0, amounts: [0, 2, 0] };

const inputs = fc
  .tuple(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 4 }))
  .chain(([processes, resources]) => {
    const vector = (max: number) => fc.array(fc.nat(max), { minLength: resources, maxLength: resources });
    const matrix = (max: number) => fc.array(vector(max), { minLength: processes, maxLength: processes });
    return fc
      .record({
        allocation: matrix(4),
        extra: matrix(5),
        available: vector(6),
        requests: fc.array(fc.record({ process: fc.nat(processes - 1), amounts: vector(4) }), {
          maxLength: LIMITS.requests,
        }),
      })
      .map(({ allocation, extra, available, requests }): BankersInput => ({
        allocation,
        available,
        requests,
        max: allocation.map((row, process) => row.map((held, resource) => held + (extra[process]?.[resource] ?? 0))),
      }));
  });

const permutations = (items: number[]): number[][] =>
  items.length < 2
    ? [items]
    : items.flatMap((item) => permutations(items.filter((other) => other !== item)).map((rest) => [item, ...rest]));

/** All safe orders by definition: each process in turn gets all it needs, then returns what it holds. */
function validOrders({ available, allocation, need }: BankersState): number[][] {
  return permutations(allocation.map((_, process) => process)).filter((order) => {
    const work = [...available];
    return order.every((process) => {
      if (need[process]!.some((amount, resource) => amount > work[resource]!)) return false;
      for (const [resource, held] of allocation[process]!.entries()) work[resource]! += held;
      return true;
    });
  });
}

describe('the textbook state', () => {
  const { steps, result } = simulate(TEXTBOOK);

  it('needs 743/122/600/011/431 and is safe', () => {
    expect(result.state.need).toEqual(digits('743/122/600/011/431'));
    expect(result.safe).toBe(true);
    expect(steps.map(({ process }) => process)).toEqual([1, 3, 4, 0, 2]);
  });

  it('passes over P0 first, and Work grows to 10 5 7', () => {
    expect(steps[0]).toMatchObject({
      process: 1,
      passedOver: [0],
      possible: [1, 3],
      work: [3, 3, 2],
      workAfter: [5, 3, 2],
    });
    expect(steps.at(-1)?.workAfter).toEqual([10, 5, 7]);
  });

  it.each([
    ['textbook', [1, 3, 4, 2, 0]],
    ['cyclic scan', [1, 3, 4, 0, 2]],
    ['lowest index', [1, 3, 0, 2, 4]],
  ])('accepts the sequence of the %s', (_, sequence) => {
    expect(checkSequence(result.state, sequence)).toEqual({ ok: true });
  });

  it('says what is wrong with other sequences', () => {
    expect(checkSequence(result.state, [0, 1, 2, 3, 4])).toEqual({
      ok: false,
      reason: 'stuck',
      process: 0,
      need: [7, 4, 3],
      work: [3, 3, 2],
    });
    expect(checkSequence(result.state, [1, 3])).toEqual({ ok: false, reason: 'incomplete' });
    expect(checkSequence(result.state, [1, 1])).toEqual({ ok: false, reason: 'repeated', process: 1 });
    expect(checkSequence(result.state, [9])).toEqual({ ok: false, reason: 'unknown', process: 9 });
  });
});

describe('requests', () => {
  const verdicts = (...requests: BankersInput['requests']) =>
    simulate({ ...TEXTBOOK, requests }).result.decisions.map(({ verdict }) => verdict);

  it('grants P1 (1,0,2), leaving 2 3 0', () => {
    const { result } = simulate({ ...TEXTBOOK, requests: [P1] });
    expect(result.decisions[0]?.verdict).toBe('granted');
    expect(result.settled.available).toEqual([2, 3, 0]);
    expect(result.settled.need[1]).toEqual([0, 2, 0]);
  });

  it('then makes P4 (3,3,0) wait and finds P0 (0,2,0) unsafe', () => {
    expect(verdicts(P1, P4)).toEqual(['granted', 'mustWait']);
    expect(verdicts(P1, P0)).toEqual(['granted', 'unsafe']);
    expect(verdicts(P1, P4, P0)).toEqual(['granted', 'mustWait', 'unsafe']);
  });

  it('refuses P1 (2,0,0) at the start because it exceeds its need', () => {
    expect(verdicts({ process: 1, amounts: [2, 0, 0] })).toEqual(['exceedsNeed']);
  });

  it('shows the unsafe state on trial and reverts it', () => {
    const { steps, result } = simulate({ ...TEXTBOOK, requests: [P1, P0] });
    expect(result).toMatchObject({ onTrial: true, safe: false });
    expect(result.state.available).toEqual([2, 1, 0]);
    expect(result.settled.available).toEqual([2, 3, 0]);
    expect(steps).toHaveLength(1);
    expect(steps[0]?.process).toBeNull();
  });
});

describe('properties', () => {
  it('calls a state safe exactly when some order finishes every process, and accepts every such order', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const { result } = simulate({ ...input, requests: [] });
        const orders = validOrders(result.state);
        expect(result.safe).toBe(orders.length > 0);
        for (const order of orders) expect(checkSequence(result.state, order)).toEqual({ ok: true });
        if (input.allocation.length <= 4) {
          for (const order of permutations(input.allocation.map((_, process) => process))) {
            expect(checkSequence(result.state, order).ok).toBe(orders.some((valid) => valid.join() === order.join()));
          }
        }
      }),
      { numRuns: 300 },
    );
  });

  it('replays its own sequence to the end', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const { steps, result } = simulate(input);
        const order = steps.flatMap(({ process }) => process ?? []);
        if (result.safe) expect(checkSequence(result.state, order)).toEqual({ ok: true });
      }),
      { numRuns: 2000 },
    );
  });

  it('never grants a request that turns a safe state unsafe, and neither creates nor loses units', () => {
    const total = ({ available, allocation }: BankersState) =>
      available.map((free, resource) => free + allocation.reduce((sum, row) => sum + row[resource]!, 0));
    fc.assert(
      fc.property(inputs, (input) => {
        const { result } = simulate(input);
        const before = simulate({ ...input, requests: [] }).result;
        expect(total(result.settled)).toEqual(total(before.settled));
        expect(result.settled.available.every((amount) => amount >= 0)).toBe(true);
        expect(result.settled.need.flat().every((amount) => amount >= 0)).toBe(true);
        if (before.safe) expect(validOrders(result.settled).length).toBeGreaterThan(0);
      }),
      { numRuns: 300 },
    );
  });

  it('runs 2,000 fuzzed inputs and restores each from its URL', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        expect(simulate(input).steps.length).toBeGreaterThan(0);
        expect(bankers.codec.parse(bankers.codec.serialize(input))).toEqual({ ok: true, value: input });
      }),
      { numRuns: 2_000 },
    );
  });

  it('rejects URLs whose parts do not fit together', () => {
    for (const text of ['3-3.0-1_2-0.7-5_3-2-2.', '3.5.4.', '3.1.2.1-1', '3.1_1.2.', '3.1.2.0-1-1'])
      expect(bankers.codec.parse(text).ok, text).toBe(false);
  });

  it('generates valid random exercises', () => {
    for (let seed = 0; seed < 500; seed += 1)
      expect(isConsistent(bankers.randomInput(seededRandom(seed), TEXTBOOK))).toBe(true);
  });
});
