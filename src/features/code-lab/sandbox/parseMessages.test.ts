import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { OUTPUT_LIMITS } from '../../lab-kit/core/outcome';
import { parseLiveReply } from './parseLiveReply';
import { parseReport } from './parseReport';

describe('parseReport', () => {
  it('accepts the messages of the worker', () => {
    const entry = { kind: 'text', level: 'warn', text: 'x', depth: 1 };
    expect(parseReport({ type: 'entry', entry })).toEqual({ type: 'entry', entry });
    const table = { kind: 'table', columns: ['a'], rows: [['1']], depth: 0 };
    expect(parseReport({ type: 'entry', entry: table })).toEqual({ type: 'entry', entry: table });
    const returned = { index: 0, values: [[1], undefined], texts: ['[ 1 ]', 'undefined'] };
    expect(parseReport({ type: 'returned', returned })).toEqual({ type: 'returned', returned });
    const run = { values: [[1], []], ms: 5, looks: 0 };
    expect(parseReport({ type: 'large', run })).toEqual({ type: 'large', run });
    const reference = { ...run, size: 3 };
    expect(parseReport({ type: 'reference', run: reference })).toEqual({ type: 'reference', run: reference });
    expect(parseReport({ type: 'done', error: { name: 'E', message: 'm', line: 3 } })).toEqual({
      type: 'done',
      error: { name: 'E', message: 'm', line: 3 },
    });
    expect(parseReport({ type: 'stopped', reason: 'memory' })).toEqual({ type: 'stopped', reason: 'memory' });
  });

  it('treats an invalid time or count as infinite', () => {
    const run = { values: 'x', ms: -1, looks: NaN };
    expect(parseReport({ type: 'large', run })).toEqual({
      type: 'large',
      run: { values: [], ms: Infinity, looks: Infinity },
    });
  });

  it('limits the size of entries', () => {
    const long = 'x'.repeat(OUTPUT_LIMITS.characters + 1);
    expect(parseReport({ type: 'entry', entry: { kind: 'text', level: 'shout', text: long, depth: 1e9 } })).toEqual({
      type: 'entry',
      entry: { kind: 'text', level: 'log', text: long.slice(1), depth: 8 },
    });
  });
});

describe('parseLiveReply', () => {
  it('accepts the replies of the frame', () => {
    expect(parseLiveReply({ type: 'height', height: 10.2 })).toEqual({ type: 'height', height: 11 });
    expect(parseLiveReply({ type: 'height', height: 1e9 })).toEqual({ type: 'height', height: 20_000 });
    expect(parseLiveReply({ type: 'height', height: '10px' })).toBeUndefined();
    expect(parseLiveReply({ type: 'error', error: { name: 'E', message: 'm' }, loop: 1 })).toEqual({
      type: 'error',
      error: { name: 'E', message: 'm' },
      loop: false,
    });
    expect(parseLiveReply({ type: 'stopped', reason: 'size' })).toEqual({ type: 'stopped', reason: 'size' });
    expect(parseLiveReply({ type: 'stopped', reason: 'fun' })).toBeUndefined();
  });
});

describe('both', () => {
  it('handle any message', () => {
    const type = fc.constantFrom('entry', 'returned', 'reference', 'large', 'done', 'stopped', 'height', 'error', 'x');
    const message = fc.oneof(
      fc.anything(),
      fc.record({
        type,
        entry: fc.anything(),
        returned: fc.anything(),
        run: fc.anything(),
        error: fc.anything(),
        height: fc.anything(),
      }),
    );
    fc.assert(
      fc.property(message, (value) => {
        parseReport(value);
        parseLiveReply(value);
      }),
    );
  });
});
