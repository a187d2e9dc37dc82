/** Whether `npm run test:all` runs, which tries everything in both languages, in all looks and with all random inputs. */
export const TRIES_ALL = process.env.SWEEP === 'all';

const FIFTH = 5;

/**
 * How many random inputs to draw. The seed is fixed, so `npm test` draws the first fifth of those of
 * `npm run test:all`.
 */
export const trials = (all: number): number => (TRIES_ALL ? all : Math.ceil(all / FIFTH));

/**
 * Tag of the browser tests that only `npm run test:all` runs: those of circumstances that few readers meet, and those
 * of code that another test covers too.
 */
export const RARE = { tag: '@rare' } as const;

/** Patterns of tests that this run leaves out, for `grepInvert`. */
export const LEFT_OUT = TRIES_ALL ? [] : [new RegExp(RARE.tag)];
