import { expect, it } from 'vitest';
import { seededRandom } from './seededRandom';

const draw = (seed: string) => {
  const random = seededRandom(seed);
  return Array.from({ length: 20 }, () => random.integer(-3, 3));
};

it('gives the same sequence for the same seed, and another for another seed', () => {
  expect(draw('a')).toEqual(draw('a'));
  expect(draw('a')).not.toEqual(draw('b'));
});

it('stays within its bounds and reaches each', () => {
  const random = seededRandom('bounds');
  const drawn = new Set(Array.from({ length: 200 }, () => random.integer(-1, 1)));
  expect([...drawn].sort()).toEqual([-1, 0, 1]);
  expect(['x', 'y']).toContain(random.pick(['x', 'y']));
});

it('shuffles without losing anything', () => {
  const items = Array.from({ length: 30 }, (_, i) => i);
  const shuffled = seededRandom('cards').shuffle(items);
  expect(shuffled).not.toEqual(items);
  expect([...shuffled].sort((a, b) => a - b)).toEqual(items);
});
