import { describe, expect, it } from 'vitest';
import { cutMessage, MAX_MESSAGE } from './cutMessage';

describe('cutMessage', () => {
  it('leaves ordinary messages alone', () => {
    expect(cutMessage('no such table: t')).toEqual({ text: 'no such table: t', leftOut: 0 });
    expect(cutMessage('x'.repeat(MAX_MESSAGE)).leftOut).toBe(0);
  });

  it('cuts a long message and says how much is left out', () => {
    const { text, leftOut } = cutMessage('x'.repeat(10_000_000));
    expect([text.length, leftOut]).toEqual([MAX_MESSAGE, 10_000_000 - MAX_MESSAGE]);
  });

  it('does not cut a character into halves', () => {
    const { text, leftOut } = cutMessage(`${'x'.repeat(MAX_MESSAGE - 1)}😀 end`);
    expect([text.endsWith('x'), leftOut]).toEqual([true, 6]);
  });
});
