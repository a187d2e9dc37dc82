import type { Dataset } from '../../../src/features/sql-lab/core/data/dataset';
import { edgeCases, type EdgeDataset, type SqlProblem } from '../../../src/features/sql-lab/core/sqlProblem';
import { exercises } from './176-second-highest-salary.exercises';
import { TODAY } from './today';

const STAFF: Dataset['tables'][number] = {
  name: 'staff',
  description: { vi: 'Nhân viên.', en: 'Employees.' },
  primaryKey: ['id'],
  columns: [
    { name: 'id', type: 'integer', description: { vi: 'Mã nhân viên.', en: 'Number of the employee.' } },
    {
      name: 'full_name',
      type: 'text',
      length: 40,
      description: { vi: 'Tên; có thể trùng.', en: 'Name; several may share it.' },
    },
    { name: 'team', type: 'text', length: 20, description: { vi: 'Tổ.', en: 'Team.' } },
    {
      name: 'wage',
      type: 'integer',
      nullable: true,
      description: {
        vi: 'Lương tháng, tính bằng đồng; NULL khi chưa thỏa thuận xong.',
        en: 'Monthly wage in đồng; NULL while it is not agreed.',
      },
    },
  ],
  rows: [
    [3, 'Chi', 'Kho', 15000000],
    [1, 'An', 'Bán hàng', 18000000],
    [4, 'Dũng', 'Bán hàng', 12000000],
    [2, 'Bình', 'Kho', 18000000],
  ],
};

const dataset: Dataset = {
  id: 'lc_176',
  title: { vi: 'Nhân viên và lương', en: 'Employees and wages' },
  description: { vi: 'Nhân viên và lương tháng của họ.', en: 'Employees and their monthly wages.' },
  today: TODAY,
  tables: [STAFF],
};

const edges: readonly EdgeDataset[] = [
  {
    id: 'one-level',
    title: { vi: 'Mọi người có cùng một mức lương', en: 'Everybody has the same wage' },
    rows: {
      staff: [
        [5, 'Giang', 'Kho', 14000000],
        [2, 'Hà', 'Kế toán', 14000000],
        [9, 'Khoa', 'Kho', 14000000],
      ],
    },
  },
  {
    id: 'not-agreed',
    title: { vi: 'Có người chưa thỏa thuận xong lương', en: 'Some wages are not agreed yet' },
    rows: {
      staff: [
        [7, 'Lan', 'Kho', null],
        [3, 'Minh', 'Kho', 16000000],
        [8, 'Nga', 'Bán hàng', 21000000],
        [1, 'Minh', 'Kho', 16000000],
        [4, 'Quân', 'Kế toán', null],
        [6, 'Sơn', 'Kho', 11000000],
        [2, 'Tú', 'Kho', 13000000],
        [10, 'Vy', 'Bán hàng', 11000000],
      ],
    },
  },
  {
    id: 'empty-staff',
    title: { vi: 'Chưa có nhân viên nào', en: 'There are no employees yet' },
    rows: {},
  },
];

const COUNT = 100_000;

/** About five employees share each salary, and one in ten has none yet. */
const big: Dataset = {
  ...dataset,
  id: 'lc_176_big',
  tables: [
    {
      ...STAFF,
      rows: [],
      generated: {
        count: COUNT,
        values: [
          'n',
          "CONCAT('Nhân viên ', n)",
          "CASE n % 3 WHEN 0 THEN 'Kho' WHEN 1 THEN 'Bán hàng' ELSE 'Kế toán' END",
          'CASE WHEN n % 10 > 0 THEN 8000000 + 1000 * (n * 7919 % 20011) END',
        ],
        sample: [[1, 'Nhân viên 1', 'Bán hàng', 15919000]],
      },
    },
  ],
};

export const SECOND_HIGHEST_SALARY: SqlProblem = {
  id: '176-second-highest-salary',
  dataset,
  edges,
  approaches: [
    {
      id: 'max-below-max',
      title: { vi: 'MAX của những mức thấp hơn MAX', en: 'MAX of what is below MAX' },
      sql: 'SELECT MAX(wage) AS second_wage\nFROM staff\nWHERE wage < (SELECT MAX(wage) FROM staff)',
      note: {
        vi: '`MAX` trên không hàng nào là NULL, nên câu trả lời luôn có đúng một hàng.',
        en: '`MAX` over no rows is NULL, so the answer always has exactly one row.',
      },
    },
    {
      id: 'limit-offset',
      title: { vi: 'LIMIT và OFFSET trong truy vấn con vô hướng', en: 'LIMIT and OFFSET in a scalar subquery' },
      sql: 'SELECT (\n  SELECT DISTINCT wage\n  FROM staff\n  WHERE wage IS NOT NULL\n  ORDER BY wage DESC\n  LIMIT 1 OFFSET 1\n) AS second_wage',
      note: {
        vi: 'Truy vấn con vô hướng không có hàng nào thì có giá trị NULL. `DISTINCT` gộp những người cùng lương.',
        en: 'A scalar subquery without a row has the value NULL. `DISTINCT` merges people with the same wage.',
      },
    },
    {
      id: 'dense-rank',
      title: { vi: 'DENSE_RANK', en: 'DENSE_RANK' },
      sql: 'SELECT MAX(wage) AS second_wage\nFROM (\n  SELECT wage, DENSE_RANK() OVER (ORDER BY wage DESC) AS place\n  FROM staff\n  WHERE wage IS NOT NULL\n) AS ranked\nWHERE place = 2',
      note: {
        vi: '`MAX` ở ngoài gộp những người cùng hạng 2 thành một hàng, và trả về NULL khi không có hạng 2.',
        en: 'The outer `MAX` merges those who share place 2 into one row, and is NULL where there is no place 2.',
      },
    },
  ],
  naive: {
    title: { vi: 'LIMIT và OFFSET, không bọc lại', en: 'LIMIT and OFFSET, not wrapped' },
    sql: 'SELECT DISTINCT wage AS second_wage\nFROM staff\nWHERE wage IS NOT NULL\nORDER BY wage DESC\nLIMIT 1 OFFSET 1',
    killedBy: 'one-level',
  },
  cost: { dataset: big, setup: 'CREATE INDEX staff_wage ON staff (wage);' },
  exercises: exercises(edgeCases({ dataset, edges })),
};
