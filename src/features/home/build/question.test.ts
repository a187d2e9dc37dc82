import { expect, it } from 'vitest';
import type { EngineOutcome } from '../../sql-lab/core/labBlock';
import type { EngineName, SqlRow } from '../../sql-lab/core/types';
import { oppositeNulls, runQuestion } from './question';

const answer = (engine: EngineName, rows: SqlRow[]): EngineOutcome => ({
  engine,
  results: [{ command: 'SELECT', columns: ['name', 'city'], rows, rowCount: rows.length }],
});

it('marks the columns in which NULL stands opposite a value in every row', () => {
  const outcomes = [
    answer('sqlite', [
      ['A', null],
      ['B', null],
    ]),
    answer('postgres', [
      ['C', 'Huế'],
      ['D', 'Huế'],
    ]),
  ];
  expect(oppositeNulls({ outcomes })).toEqual([1]);
  const mixed = [
    answer('sqlite', [
      ['A', null],
      ['B', 'Huế'],
    ]),
    answer('postgres', [
      ['C', 'Huế'],
      ['D', 'Huế'],
    ]),
  ];
  expect(oppositeNulls({ outcomes: mixed })).toEqual([]);
  expect(oppositeNulls({ outcomes: [answer('sqlite', []), answer('postgres', [])] })).toEqual([]);
});

it('shows a query to which the two engines give different answers', async () => {
  const { outcomes, agreed, marked } = await runQuestion();
  expect(agreed).toBe(false);
  expect(outcomes.map(({ engine }) => engine)).toEqual(['sqlite', 'postgres']);
  expect(marked).toEqual([1]);
  expect(outcomes[0]?.results[0]?.rows.map(([, city]) => city)).toEqual([null, null, null]);
}, 60_000);
