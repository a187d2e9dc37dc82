import { expect, test } from 'vitest';
import { drawCatches } from './drawCatches';

const fault = (id: string, harmless?: boolean) => ({ id, from: 'a', to: 'b', ...(harmless && { harmless }) });

test('faults are counted apart from harmless changes', () => {
  const { stdout, parts } = drawCatches(
    ['few', 'all'],
    [
      { fault: fault('renamed'), counts: [0, 2] },
      { fault: fault('lost'), counts: [0, 0] },
      { fault: fault('added', true), counts: [0, 1] },
    ],
    ['1 test', '9 tests'],
  );
  expect(stdout).toBe(`\
fault          few       all
            1 test   9 tests
renamed          -         2
lost             -         -
caught      0 of 2    1 of 2
harmless       few       all
            1 test   9 tests
added            -         1
alarms      0 of 1    1 of 1
`);
  expect(parts).toEqual({ faults: { from: 1, to: 5 }, harmless: { from: 6, to: 9 } });
});
