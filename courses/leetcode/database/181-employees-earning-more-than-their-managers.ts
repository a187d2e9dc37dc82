import type { Dataset } from '../../../src/features/sql-lab/core/data/dataset';
import { edgeCases, type EdgeDataset, type SqlProblem } from '../../../src/features/sql-lab/core/sqlProblem';
import { exercises } from './181-employees-earning-more-than-their-managers.exercises';
import { TODAY } from './today';

const STAFF: Dataset['tables'][number] = {
  name: 'staff',
  description: { vi: 'Nhân viên của một nhà hàng.', en: 'The staff of a restaurant.' },
  primaryKey: ['staff_id'],
  columns: [
    { name: 'staff_id', type: 'integer', description: { vi: 'Mã nhân viên.', en: 'Number of the employee.' } },
    {
      name: 'name',
      type: 'text',
      length: 40,
      description: { vi: 'Tên; có thể trùng.', en: 'Name; several may share it.' },
    },
    {
      name: 'pay',
      type: 'integer',
      nullable: true,
      description: {
        vi: 'Lương tháng, triệu đồng; NULL khi chưa ghi.',
        en: 'Monthly pay in millions of đồng; NULL where it is not recorded yet.',
      },
    },
    {
      name: 'boss_id',
      type: 'integer',
      nullable: true,
      references: { table: 'staff', column: 'staff_id' },
      description: { vi: 'Mã của quản lý trực tiếp; NULL khi không có.', en: 'The direct manager; NULL for none.' },
    },
  ],
  rows: [
    [1, 'Hạnh', 32, null],
    [2, 'Tùng', 25, 1],
    [3, 'Mai', 28, 2],
    [4, 'Quân', 22, 2],
    [5, 'Vy', 35, 1],
    [6, 'Sơn', 27, 5],
    [7, 'Đạt', 38, 5],
    [8, 'Nga', 20, 7],
  ],
};

const dataset: Dataset = {
  id: 'lc_181',
  title: { vi: 'Nhân viên và quản lý', en: 'Employees and their managers' },
  description: {
    vi: 'Nhân viên, lương và quản lý trực tiếp của từng người.',
    en: 'Employees with their pay and their direct managers.',
  },
  today: TODAY,
  tables: [STAFF],
};

const edges: readonly EdgeDataset[] = [
  {
    id: 'unknown',
    title: {
      vi: 'Có người không có quản lý, có lương chưa ghi',
      en: 'Some have no manager, some pay is not recorded',
    },
    rows: {
      staff: [
        [8, 'Oanh', null, null],
        [3, 'Thảo', 45, null],
        [5, 'Kiên', 20, 8],
        [7, 'Yến', 24, 5],
        [9, 'Bảo', 50, 3],
        [4, 'Hiếu', 31, 2],
        [2, 'Loan', null, 3],
      ],
    },
  },
  {
    id: 'equal-pay',
    title: { vi: 'Có lương bằng nhau', en: 'Some pay is the same' },
    rows: {
      staff: [
        [6, 'Ngân', 30, null],
        [9, 'Uyên', 31, 4],
        [4, 'Phát', 29, 6],
        [2, 'Tâm', 30, 6],
        [1, 'Duy', 30, 4],
      ],
    },
  },
  {
    id: 'same-names',
    title: { vi: 'Có người trùng tên', en: 'Some share a name' },
    rows: {
      staff: [
        [7, 'Lan', 26, null],
        [3, 'Lan', 25, 4],
        [4, 'Minh', 24, 7],
        [1, 'Lan', 27, 7],
        [5, 'Minh', 23, 3],
      ],
    },
  },
];

/** A tree of 100,000 employees, ten under each manager; about half of them earn more than their manager. */
const big: Dataset = {
  ...dataset,
  id: 'lc_181_big',
  tables: [
    {
      ...STAFF,
      // Checking a foreign key for each row would take longer than what is measured.
      columns: STAFF.columns.map((column) => ({ ...column, references: undefined })),
      rows: [],
      generated: {
        count: 100_000,
        values: [
          'n',
          "CONCAT('Nhân viên ', n)",
          '10 + n * 7919 % 41',
          'CASE WHEN n > 1 THEN (n - (n + 8) % 10 + 8) / 10 END',
        ],
        sample: [
          [1, 'Nhân viên 1', 16, null],
          [2, 'Nhân viên 2', 22, 1],
          [3, 'Nhân viên 3', 28, 1],
        ],
      },
    },
  ],
};

export const EMPLOYEES_EARNING_MORE: SqlProblem = {
  id: '181-employees-earning-more-than-their-managers',
  dataset,
  edges,
  approaches: [
    {
      id: 'self-join',
      title: { vi: 'Tự kết nối', en: 'Self join' },
      sql: 'SELECT e.name\nFROM staff AS e\nJOIN staff AS m ON m.staff_id = e.boss_id\nWHERE e.pay > m.pay',
      note: {
        vi: 'Vai `e` là nhân viên, vai `m` là quản lý của người đó.',
        en: 'The role `e` is the employee, `m` that employee’s manager.',
      },
    },
    {
      id: 'exists',
      title: { vi: 'EXISTS', en: 'EXISTS' },
      sql: 'SELECT e.name\nFROM staff AS e\nWHERE EXISTS (\n  SELECT 1 FROM staff AS m\n  WHERE m.staff_id = e.boss_id AND m.pay < e.pay\n)',
      note: {
        vi: 'Hỏi với từng người: có quản lý nào của người này lĩnh ít hơn không?',
        en: 'Asks of each employee: is there a manager of theirs who earns less?',
      },
    },
    {
      id: 'scalar-subquery',
      title: { vi: 'Truy vấn con vô hướng', en: 'Scalar subquery' },
      sql: 'SELECT e.name\nFROM staff AS e\nWHERE e.pay > (\n  SELECT m.pay FROM staff AS m WHERE m.staff_id = e.boss_id\n)',
      note: {
        vi: 'Không có quản lý thì truy vấn con ra NULL, và phép so ra UNKNOWN.',
        en: 'Without a manager the subquery gives NULL, and the comparison UNKNOWN.',
      },
    },
  ],
  naive: {
    title: { vi: 'Thêm DISTINCT cho chắc', en: 'DISTINCT, to be on the safe side' },
    sql: 'SELECT DISTINCT e.name\nFROM staff AS e\nJOIN staff AS m ON m.staff_id = e.boss_id\nWHERE e.pay > m.pay',
    killedBy: 'same-names',
  },
  cost: {
    dataset: big,
    summary: 'COUNT(*) AS n, COUNT(name) AS names',
  },
  exercises: exercises(edgeCases({ dataset, edges })),
};
