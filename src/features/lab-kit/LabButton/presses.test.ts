import { describe, expect, it } from 'vitest';
import { Presses } from './presses';

/** Which of several presses count; each is an action, a time in milliseconds, and the browser's count of presses. */
function counted(...presses: readonly ['start' | 'stop' | 'answer' | 'pick' | 'other', number, number?][]): number[] {
  const all = new Presses();
  return presses
    .filter(([action, timeStamp, detail = 1]) => all.counts(action, { timeStamp, detail }))
    .map(([, time]) => time);
}

describe('Presses', () => {
  it('do not stop with the second of two quick presses on Run', () => {
    expect(counted(['start', 1000], ['stop', 1180, 2])).toEqual([1000]);
    expect(counted(['start', 1000], ['stop', 1399])).toEqual([1000]);
    // The first was held while the page was loading, and repeated after the second.
    expect(counted(['start', 1300], ['stop', 1200])).toEqual([1300]);
  });

  it('stop once the reader has seen the button, also after presses that were ignored', () => {
    expect(counted(['stop', 5])).toEqual([5]);
    expect(counted(['start', 1000], ['stop', 1200], ['stop', 1401])).toEqual([1000, 1401]);
  });

  it('do not run again with the second of two quick presses on Stop', () => {
    expect(counted(['stop', 1000], ['start', 1150, 2], ['start', 1500, 3])).toEqual([1000, 1500]);
    expect(counted(['stop', 1000], ['start', 1150, 1]), 'a press elsewhere').toEqual([1000, 1150]);
  });

  it('run and reset as often as the reader presses', () => {
    expect(counted(['start', 1000], ['start', 1100, 2], ['other', 1150], ['start', 1200])).toEqual([
      1000, 1100, 1150, 1200,
    ]);
  });

  it("pick no choice with the second of two quick presses on a question's button, and do not answer twice", () => {
    expect(counted(['answer', 1000], ['pick', 1150, 2], ['pick', 1160, 1], ['answer', 1200, 2])).toEqual([1000]);
    expect(counted(['answer', 1000], ['pick', 1401]), 'a choice of another answer').toEqual([1000, 1401]);
    expect(counted(['answer', 1000, 0], ['pick', 1050, 0]), 'by keyboard').toEqual([1000, 1050]);
  });
});
