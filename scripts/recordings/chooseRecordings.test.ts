import { expect, it } from 'vitest';
import { chooseRecordings } from './chooseRecordings';

const IDS = ['k6/first', 'mysql/day-01', 'mysql/day-12', 'mysql-old/day-01'];

it.each([
  ['mysql', ['mysql/day-01', 'mysql/day-12']],
  ['mysql/day-12', ['mysql/day-12']],
  ['recordings/mysql/day-12/', ['mysql/day-12']],
  ['mysql/day', []],
  ['day-12', []],
  ['', []],
])('chooses the recordings for "%s"', (name, chosen) => {
  expect(chooseRecordings(IDS, name)).toEqual(chosen);
});
