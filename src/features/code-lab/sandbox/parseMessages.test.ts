import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { OUTPUT_LIMITS } from '../core/outcome';
import { parseLiveReply } from './parseLiveReply';
import { parseReport } from './parseReport';

describe('parseReport', () => {
  it('passes on what the worker sends', () => {
    const entry = { kind: 'text', level: 'warn', text: 'x', depth: 1 };
    expect(parseReport({ type: 'entry', entry })).toEqual({ type: 'entry', entry });
    const table = { kind: 'table', columns: ['a'], rows: [['1']], depth: 0 };
    expect(parseReport({ type: 'entry', entry: table })).toEqual({ type: 'entry', entry: table });
    const result = { index: 0, passed: true, input: 'f()', expected: '1', got: '1' };
    expect(parseReport({ type: 'case', result })).toEqual({ type: 'case', result });
    expect(parseReport({ type: 'done', error: { name: 'E', message: 'm', line: 3 } })).toEqual({
      type: 'done',
      error: { name: 'E', message: 'm', line: 3 },
    });
    expect(parseReport({ type: 'stopped', reason: 'memory' })).toEqual({ type: 'stopped', reason: 'memory' });
  });

  it('bounds what it lets through', () => {
    const long = 'x'.repeat(OUTPUT_LIMITS.characters + 1);
    expect(parseReport({ type: 'entry', entry: { kind: 'text', level: 'shout', text: long, depth: 1e9 } })).toEqual({
      type: 'entry',
      entry: { kind: 'text', level: 'log', text: long.slice(1), depth: 8 },
    });
  });
});

describe('parseLiveReply', () => {
  it('knows the replies of the frame', () => {
    expect(parseLiveReply({ type: 'height', height: 10.2 })).toEqual({ type: 'height', height: 11 });
    expect(parseLiveReply({ type: 'height', height: 1e9 })).toEqual({ type: 'height', height: 20_000 });
    expect(parseLiveReply({ type: 'height', height: '10px' })).toBeUndefined();
    expect(parseLiveReply({ type: 'error', error: { name: 'E', message: 'm' }, loop: 1 })).toEqual({
      type: 'error',
      error: { name: 'E', message: 'm' },
      loop: false,
    });
  });
});

describe('both', () => {
  it('bear any message', () => {
    const type = fc.constantFrom('entry', 'case', 'done', 'stopped', 'height', 'error', 'x');
    const message = fc.oneof(
      fc.anything(),
      fc.record({ type, entry: fc.anything(), result: fc.anything(), error: fc.anything(), height: fc.anything() }),
    );
    fc.assert(
      fc.property(message, (value) => {
        parseReport(value);
        parseLiveReply(value);
      }),
    );
  });
});
