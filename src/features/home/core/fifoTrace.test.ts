import { describe, expect, it } from 'vitest';
import { fifoTrace } from './fifoTrace';

const BELADY = [1, 2, 3, 4, 1, 2, 5, 1, 2, 3, 4, 5];
const faults = (frameCount: number) => fifoTrace(BELADY, frameCount).filter(({ fault }) => fault).length;

describe('fifoTrace', () => {
  it("shows Belady's anomaly: 9 faults with 3 frames, 10 with 4", () => {
    expect([faults(3), faults(4)]).toEqual([9, 10]);
  });

  it('keeps the page asked for in a frame after every reference', () => {
    for (const { page, frames } of fifoTrace(BELADY, 3)) expect(frames).toContain(page);
  });
});
