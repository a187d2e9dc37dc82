import { expect, it } from 'vitest';
import { shrink } from './shrink';
import type { TrialDatabase, TrialTable } from './trialSet';

const TABLES: readonly TrialTable[] = [
  {
    name: 'customers',
    columns: [
      { name: 'id', isKept: true },
      { name: 'city', nullable: true, plain: ['Huế', 'Đà Nẵng', 'Vinh'] },
    ],
  },
  {
    name: 'orders',
    columns: [
      { name: 'id', isKept: true },
      { name: 'customer_id', references: { table: 'customers', column: 'id' } },
      { name: 'total', plain: [50, 60, 70] },
    ],
  },
];
const START: TrialDatabase = [
  [
    [1, 'a'],
    [2, 'a'],
    [3, null],
  ],
  [
    [1, 1, 5],
    [2, 2, 5],
    [3, 2, 9],
    [4, 3, 100],
  ],
];

it('keeps only the rows that matter, with those that they refer to, and makes their values ordinary', async () => {
  const small = await shrink(START, TABLES, ([, orders = []]) =>
    Promise.resolve(orders.some(([, , total]) => total === 100)),
  );
  expect(small).toEqual([[[3, 'Huế']], [[4, 3, 100]]]);
});

it('gives each row another value, so that a difference is not hidden by equal ones', async () => {
  const small = await shrink(START, TABLES, ([customers = []]) => Promise.resolve(customers.length >= 2));
  expect(small[0]?.map(([, city]) => city)).toEqual(['Huế', 'Đà Nẵng']);
  expect(small[1]).toEqual([]);
});

it('numbers the remaining rows again', async () => {
  const tables: readonly TrialTable[] = [
    {
      name: 'book_authors',
      columns: [
        { name: 'book_id', isKept: true },
        { name: 'author_id', isKept: true },
        { name: 'author_order', isKept: true },
      ],
      numbered: { column: 'author_order', by: 'book_id' },
    },
  ];
  const start = [
    [
      [1, 7, 1],
      [1, 8, 2],
      [1, 9, 3],
    ],
  ];
  const small = await shrink(start, tables, ([rows = []]) => Promise.resolve(rows.some(([, author]) => author === 9)));
  expect(small).toEqual([[[1, 9, 1]]]);
});
