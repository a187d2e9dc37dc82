import { describe, expect, it } from 'vitest';
import { parseRecordedFence } from './recordedFence';

describe('parseRecordedFence', () => {
  it.each([
    ['recorded=mysql/day-12', { id: 'mysql/day-12' }],
    ['recorded=mysql/day-12 part=full-join', { id: 'mysql/day-12', part: 'full-join' }],
    ['recorded=k6/first lines=3-20', { id: 'k6/first', lines: { from: 3, to: 20 } }],
    ['recorded=mysql/day-25 part=star predict', { id: 'mysql/day-25', part: 'star', predict: true }],
    ['file=script.js  recorded=k6/first', { id: 'k6/first', file: 'script.js' }],
    ['recorded=k6/first file=script.js {3,5-7}', { id: 'k6/first', file: 'script.js', marked: '{3,5-7}' }],
  ])('reads `%s`', (meta, fence) => {
    expect(parseRecordedFence(meta)).toEqual(fence);
  });

  it.each([[undefined], [''], ['run'], ['title="recorded"'], ['unrecorded=1']])('ignores `%s`', (meta) => {
    expect(parseRecordedFence(meta)).toBeUndefined();
  });

  it.each([
    ['recorded', /does not name a recording/],
    ['recorded=', /does not name a recording/],
    ['recorded=a/b lines=3', /lines=3 is not a range/],
    ['recorded=a/b lines=0-2', /lines=0-2 is not a range/],
    ['recorded=a/b lines=5-4', /lines=5-4 is not a range/],
    ['recorded=a/b rows=5', /"rows=5" is not an option/],
    ['recorded=a/b part=', /"part=" is not an option/],
    ['run recorded=a/b', /"run" is not an option/],
    ['recorded=a/b part=x file=y', /`file=` shows an input/],
    ['recorded=a/b file=y predict', /only an output can wait for a prediction/],
    ['recorded=a/b {3}', /marks lines of an input/],
    ['recorded=a/b file=y {x}', /"{x}" is not an option/],
  ])('refuses `%s`', (meta, message) => {
    expect(() => parseRecordedFence(meta)).toThrow(message);
  });
});
