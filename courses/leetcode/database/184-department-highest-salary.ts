import type { Dataset } from '../../../src/features/sql-lab/core/data/dataset';
import { edgeCases, type EdgeDataset, type SqlProblem } from '../../../src/features/sql-lab/core/sqlProblem';
import { exercises } from './184-department-highest-salary.exercises';
import { DEPARTMENTS, manyStaff, STAFF } from './staffTables';
import { TODAY } from './today';

const dataset: Dataset = {
  id: 'lc_184',
  title: { vi: 'Phòng ban và nhân viên', en: 'Departments and employees' },
  description: { vi: 'Phòng ban, nhân viên và lương.', en: 'Departments, employees and salaries.' },
  today: TODAY,
  tables: [
    {
      ...DEPARTMENTS,
      rows: [
        [1, 'Kỹ thuật'],
        [2, 'Bán hàng'],
        [3, 'Kho'],
      ],
    },
    {
      ...STAFF,
      rows: [
        [1, 'An', 1, 30],
        [2, 'Bình', 1, 26],
        [3, 'Chi', 2, 22],
        [4, 'Dũng', 2, 19],
        [5, 'Giang', 3, 15],
        [6, 'Hà', null, 17],
      ],
    },
  ],
};

const edges: readonly EdgeDataset[] = [
  {
    id: 'same-amount',
    title: { vi: 'Có mức lương xuất hiện ở cả hai phòng ban', en: 'One salary occurs in both departments' },
    rows: {
      departments: [
        [3, 'Thiết kế'],
        [1, 'Nhân sự'],
      ],
      staff: [
        [8, 'Sơn', 1, 25],
        [2, 'Quân', 3, 25],
        [4, 'Phúc', 3, 32],
        [6, 'Tú', 1, 21],
      ],
    },
  },
  {
    id: 'ties',
    title: { vi: 'Có người cùng lương, có người cùng tên', en: 'Some share a salary, some share a name' },
    rows: {
      departments: [
        [4, 'Kế toán'],
        [2, 'Bán hàng'],
      ],
      staff: [
        [9, 'Lan', 4, 24],
        [7, 'Nga', 2, 17],
        [3, 'Minh', 4, 24],
        [1, 'Lan', 4, 24],
        [5, 'Oanh', 2, 14],
      ],
    },
  },
  {
    id: 'same-names',
    title: {
      vi: 'Hai phòng ban trùng tên, một phòng ban trống, hai người chưa thuộc phòng ban nào',
      en: 'Two departments share a name, one has nobody, two people are in none',
    },
    rows: {
      departments: [
        [5, 'Kho'],
        [8, 'Pháp chế'],
        [2, 'Kho'],
      ],
      staff: [
        [3, 'Uyên', null, 40],
        [7, 'Vinh', 2, 16],
        [1, 'Xuân', null, 35],
        [6, 'Hà', 5, 18],
        [4, 'Yến', 5, 16],
      ],
    },
  },
];

/** Five hundred departments of 199 people, of whom two or three share the highest salary. */
const big: Dataset = { ...dataset, id: 'lc_184_big', tables: manyStaff(500, 99_500, 97) };

export const DEPARTMENT_HIGHEST_SALARY: SqlProblem = {
  id: '184-department-highest-salary',
  dataset,
  edges,
  approaches: [
    {
      id: 'row-in',
      title: { vi: 'So cả cặp bằng IN', en: 'IN with a pair' },
      sql: 'SELECT d.name AS department, s.name AS employee, s.salary\nFROM staff AS s\nJOIN departments AS d ON d.id = s.department_id\nWHERE (s.department_id, s.salary) IN (\n  SELECT department_id, MAX(salary)\n  FROM staff\n  GROUP BY department_id\n)',
      note: {
        vi: 'Bên trái IN là một cặp, nên mức lương chỉ được so trong đúng phòng ban của nó.',
        en: 'The left side of IN is a pair, so a salary is compared within its own department alone.',
      },
    },
    {
      id: 'join-max',
      title: { vi: 'Ghép với bảng MAX', en: 'Join with the maxima' },
      sql: 'SELECT d.name AS department, s.name AS employee, s.salary\nFROM staff AS s\nJOIN departments AS d ON d.id = s.department_id\nJOIN (\n  SELECT department_id, MAX(salary) AS top_salary\n  FROM staff\n  GROUP BY department_id\n) AS m ON m.department_id = s.department_id AND m.top_salary = s.salary',
      note: {
        vi: 'Bảng dẫn xuất có mỗi phòng ban một hàng; ghép theo cả hai cột giữ lại mọi người bằng mức đó.',
        en: 'The derived table has one row for each department; joining on both columns keeps everyone at that salary.',
      },
    },
    {
      id: 'rank',
      title: { vi: 'RANK trong từng phòng ban', en: 'RANK within each department' },
      sql: 'WITH ranked AS (\n  SELECT name, department_id, salary,\n         RANK() OVER (PARTITION BY department_id ORDER BY salary DESC) AS place\n  FROM staff\n)\nSELECT d.name AS department, r.name AS employee, r.salary\nFROM ranked AS r\nJOIN departments AS d ON d.id = r.department_id\nWHERE r.place = 1',
      note: {
        vi: 'Những người cùng mức cao nhất đều có hạng 1.',
        en: 'All who share the highest salary have rank 1.',
      },
    },
  ],
  naive: {
    title: { vi: 'IN chỉ với mức lương', en: 'IN with the salary alone' },
    sql: 'SELECT d.name AS department, s.name AS employee, s.salary\nFROM staff AS s\nJOIN departments AS d ON d.id = s.department_id\nWHERE s.salary IN (\n  SELECT MAX(salary)\n  FROM staff\n  GROUP BY department_id\n)',
    killedBy: 'same-amount',
  },
  cost: {
    dataset: big,
    summary: 'COUNT(*) AS n, COUNT(department) AS departments, COUNT(employee) AS employees, SUM(salary) AS total',
  },
  exercises: exercises(edgeCases({ dataset, edges })),
};
