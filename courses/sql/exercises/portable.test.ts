import { expect, it } from 'vitest';
import { EXERCISES } from '.';

const BOTH = /both (?:SQLite|engines|systems)|SQLite (?:and|or) PostgreSQL|PostgreSQL (?:and|or) SQLite/i;

it('grades on both engines wherever the task asks for an answer that runs on both', () => {
  const asked = EXERCISES.filter(({ prompt }) => BOTH.test(prompt.en));
  expect(asked.map(({ id }) => id)).toContain('sql-08-05');
  expect(asked.filter(({ compare }) => !compare.portable).map(({ id }) => id)).toEqual([]);
});
