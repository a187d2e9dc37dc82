/** The day on which every test begins; a fixed one, so that runs are the same. */
export const BEGUN = Date.UTC(2026, 0, 5, 8);

/**
 * Runs something while `Math.random()` and the clocks of the language follow the test: a script that draws numbers or
 * asks for the time gives the same run for the same seed.
 *
 * @param now - virtual time, milliseconds
 */
export function withVirtualGlobals<Result>(now: () => number, random: () => number, run: () => Result): Result {
  const { Date: realDate } = globalThis;
  const { random: realRandom } = Math;
  const realNow = performance.now.bind(performance);
  class VirtualDate extends realDate {
    constructor(value?: number | string, ...parts: readonly number[]) {
      if (parts.length > 0) super(realDate.UTC(Number(value), ...(parts as [number])));
      else super(value ?? VirtualDate.now());
    }

    static override now(): number {
      return Math.floor(BEGUN + now());
    }
  }
  globalThis.Date = VirtualDate as DateConstructor;
  Math.random = random;
  performance.now = now;
  try {
    return run();
  } finally {
    globalThis.Date = realDate;
    Math.random = realRandom;
    performance.now = realNow;
  }
}
