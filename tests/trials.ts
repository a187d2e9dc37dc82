const FIFTH = 5;

/**
 * How many random inputs to draw. The seed is fixed, so `npm test` draws the first fifth of those of
 * `npm run test:all`.
 */
export const trials = (all: number): number => (process.env.SWEEP === 'all' ? all : Math.ceil(all / FIFTH));
