import { describe, expect, it } from 'vitest';
import { runFrames } from './runFrames';

const BELADY = [1, 2, 3, 4, 1, 2, 5, 1, 2, 3, 4, 5];

describe('runFrames', () => {
  const runs = runFrames(BELADY, [3, 4]);

  it("shows Belady's anomaly: 9 faults with 3 frames, 10 with 4", () => {
    expect(runs.map(({ steps }) => steps.filter(({ fault }) => fault).length)).toEqual([9, 10]);
  });

  it('holds the referenced page in a frame after every reference', () => {
    for (const { steps } of runs) for (const { page, held } of steps) expect(held).toContain(page);
  });
});
