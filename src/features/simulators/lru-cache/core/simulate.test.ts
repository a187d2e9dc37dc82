import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../shared/core/seededRandom';
import { lruCache } from './definition';
import { formatOperation, parseOperations } from './parseOperations';
import { simulate } from './simulate';
import { LIMITS, type LruInput, type Operation } from './types';

const get = fc.nat(8).map((key): Operation => ({ kind: 'get', key }));
const put = fc.tuple(fc.nat(8), fc.nat(LIMITS.value)).map(([key, value]): Operation => ({ kind: 'put', key, value }));
const operations = fc.array(fc.oneof(get, put), { minLength: 1, maxLength: LIMITS.operations });
const inputs = fc.record<LruInput>({ capacity: fc.integer({ min: 1, max: LIMITS.capacity }), operations });

/** The structure that the lesson builds: a hash map over a doubly linked list with two sentinels. */
class LinkedCache {
  private readonly nodes = new Map<number, Node>();
  private readonly head: Node = { key: -1, value: -1 };
  private readonly tail: Node = { key: -1, value: -1, before: this.head };

  constructor(private readonly capacity: number) {
    this.head.after = this.tail;
  }

  get(key: number): number {
    const node = this.nodes.get(key);
    if (!node) return -1;
    this.unlink(node);
    this.linkFirst(node);
    return node.value;
  }

  put(key: number, value: number): void {
    const node = this.nodes.get(key);
    if (node) this.unlink(node);
    else if (this.nodes.size === this.capacity) {
      const last = this.tail.before!;
      this.unlink(last);
      this.nodes.delete(last.key);
    }
    const fresh = { key, value };
    this.nodes.set(key, fresh);
    this.linkFirst(fresh);
  }

  entries(): { key: number; value: number }[] {
    const found = [];
    for (let node = this.head.after!; node !== this.tail; node = node.after!)
      found.push({ key: node.key, value: node.value });
    return found;
  }

  private unlink(node: Node): void {
    node.before!.after = node.after;
    node.after!.before = node.before;
  }

  private linkFirst(node: Node): void {
    node.after = this.head.after;
    node.before = this.head;
    this.head.after!.before = node;
    this.head.after = node;
  }
}

interface Node {
  key: number;
  value: number;
  before?: Node;
  after?: Node;
}

describe('simulate', () => {
  it('evicts the least recently used entry, and counts get as use', () => {
    const parsed = parseOperations('put 1 10\nput 2 20\nget 1\nput 3 30\nget 2\nput 1 11\nput 4 40\nget 3');
    const { steps } = simulate({ capacity: 2, operations: parsed.ok ? parsed.value : [] });
    expect(steps.map(({ outcome, returned, evicted }) => [outcome, returned, evicted?.key])).toEqual([
      ['insert', null, undefined],
      ['insert', null, undefined],
      ['hit', 10, undefined],
      ['evict', null, 2],
      ['miss', -1, undefined],
      ['update', null, undefined],
      ['evict', null, 3],
      ['miss', -1, undefined],
    ]);
    expect(steps.at(-1)?.entries).toEqual([
      { key: 4, value: 40 },
      { key: 1, value: 11 },
    ]);
  });

  it('agrees with a hash map over a doubly linked list', () => {
    fc.assert(
      fc.property(inputs, ({ capacity, operations: list }) => {
        const cache = new LinkedCache(capacity);
        for (const { operation, returned, entries } of simulate({ capacity, operations: list }).steps) {
          if (operation.kind === 'get') expect(returned).toBe(cache.get(operation.key));
          else cache.put(operation.key, operation.value);
          expect(entries).toEqual(cache.entries());
        }
      }),
      { numRuns: 1000 },
    );
  });

  it('runs 2,000 fuzzed inputs and restores each from its URL', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        expect(simulate(input).steps).toHaveLength(input.operations.length);
        expect(lruCache.codec.parse(lruCache.codec.serialize(input))).toEqual({ ok: true, value: input });
      }),
      { numRuns: 2_000 },
    );
  });

  it('generates valid random exercises', () => {
    for (let seed = 0; seed < 300; seed += 1) {
      const input = lruCache.randomInput(seededRandom(seed), { capacity: 1, operations: [{ kind: 'get', key: 1 }] });
      expect(lruCache.codec.parse(lruCache.codec.serialize(input)).ok).toBe(true);
    }
  });
});

describe('parseOperations', () => {
  it('reads back what it formats', () => {
    fc.assert(
      fc.property(operations, (list) => {
        expect(parseOperations(list.map(formatOperation).join('\n'))).toEqual({ ok: true, value: list });
      }),
    );
  });

  it('takes brackets, commas and capitals', () => {
    expect(parseOperations('PUT(1, 5); get(1)')).toEqual({
      ok: true,
      value: [
        { kind: 'put', key: 1, value: 5 },
        { kind: 'get', key: 1 },
      ],
    });
  });

  it.each([
    ['put 1', { code: 'syntax', line: 1, text: 'put 1' }],
    ['get 1\nget 1 2', { code: 'syntax', line: 2, text: 'get 1 2' }],
    ['drop 1', { code: 'syntax', line: 1, text: 'drop 1' }],
    ['put 100 1', { code: 'range', line: 1, text: 'put 100 1' }],
    ['', { code: 'count', got: 0 }],
  ])('explains what is wrong with %j', (text, problem) => {
    expect(parseOperations(text)).toEqual({ ok: false, problem });
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(typeof parseOperations(text).ok).toBe('boolean');
      }),
      { numRuns: 2_000 },
    );
  });
});
