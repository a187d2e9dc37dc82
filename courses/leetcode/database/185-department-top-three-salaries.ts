import type { Dataset } from '../../../src/features/sql-lab/core/data/dataset';
import { edgeCases, type EdgeDataset, type SqlProblem } from '../../../src/features/sql-lab/core/sqlProblem';
import { exercises } from './185-department-top-three-salaries.exercises';
import { DEPARTMENTS, manyStaff, STAFF } from './staffTables';
import { TODAY } from './today';

const dataset: Dataset = {
  id: 'lc_185',
  title: { vi: 'Phòng ban và nhân viên', en: 'Departments and employees' },
  description: { vi: 'Phòng ban, nhân viên và lương.', en: 'Departments, employees and salaries.' },
  today: TODAY,
  tables: [
    {
      ...DEPARTMENTS,
      rows: [
        [1, 'Kỹ thuật'],
        [2, 'Bán hàng'],
      ],
    },
    {
      ...STAFF,
      rows: [
        [1, 'An', 1, 34],
        [2, 'Bình', 1, 30],
        [3, 'Chi', 1, 27],
        [4, 'Dũng', 1, 27],
        [5, 'Giang', 1, 24],
        [6, 'Hà', 2, 21],
        [7, 'Khoa', 2, 18],
      ],
    },
  ],
};

const edges: readonly EdgeDataset[] = [
  {
    id: 'ties-on-top',
    title: { vi: 'Có nhiều người cùng lương ngay từ mức cao nhất', en: 'Several people share the highest salary' },
    rows: {
      departments: [
        [3, 'Kế toán'],
        [6, 'Kho'],
      ],
      staff: [
        [9, 'Oanh', 3, 22],
        [4, 'Lan', 3, 28],
        [8, 'Quân', 6, 16],
        [2, 'Nga', 3, 25],
        [7, 'Minh', 3, 28],
        [1, 'Phúc', 3, 20],
        [5, 'Sơn', 6, 16],
      ],
    },
  },
  {
    id: 'few',
    title: {
      vi: 'Phòng ban có hai người, phòng ban trống, và những người chưa thuộc phòng ban nào',
      en: 'A department of two, one with nobody, and people who are in none',
    },
    rows: {
      departments: [
        [7, 'Pháp chế'],
        [4, 'Nhân sự'],
      ],
      staff: [
        [6, 'Uyên', null, 33],
        [3, 'Tú', 4, 19],
        [9, 'Vinh', 4, 23],
        [1, 'Xuân', null, 35],
      ],
    },
  },
  {
    id: 'same-names',
    title: {
      vi: 'Hai phòng ban trùng tên, có người cùng tên cùng lương',
      en: 'Two departments share a name; two people share name and salary',
    },
    rows: {
      departments: [
        [9, 'Kho'],
        [2, 'Kho'],
      ],
      staff: [
        [1, 'Thu', 2, 11],
        [8, 'Lan', 2, 15],
        [5, 'Yến', 9, 14],
        [3, 'Lan', 2, 15],
        [6, 'Hải', 2, 12],
        [4, 'Nga', 9, 15],
        [7, 'Minh', 2, 13],
        [2, 'Phúc', 9, 16],
      ],
    },
  },
];

/** Twenty departments of 4,999 people, with about five at each salary. */
const big: Dataset = { ...dataset, id: 'lc_185_big', tables: manyStaff(20, 99_980, 977) };

export const DEPARTMENT_TOP_THREE_SALARIES: SqlProblem = {
  id: '185-department-top-three-salaries',
  dataset,
  edges,
  approaches: [
    {
      id: 'dense-rank',
      title: { vi: 'DENSE_RANK', en: 'DENSE_RANK' },
      sql: 'WITH ranked AS (\n  SELECT name, department_id, salary,\n         DENSE_RANK() OVER (PARTITION BY department_id ORDER BY salary DESC) AS place\n  FROM staff\n)\nSELECT d.name AS department, r.name AS employee, r.salary\nFROM ranked AS r\nJOIN departments AS d ON d.id = r.department_id\nWHERE r.place <= 3',
      note: {
        vi: 'Hạng bằng số mức lương cao hơn cộng 1, nên ba hạng đầu là ba mức cao nhất.',
        en: 'The rank is the number of higher salaries plus 1, so the first three ranks are the three highest salaries.',
      },
    },
    {
      id: 'distinct-levels',
      title: { vi: 'Đánh số các mức lương khác nhau', en: 'Number the distinct salaries' },
      sql: 'WITH levels AS (\n  SELECT DISTINCT department_id, salary\n  FROM staff\n),\nnumbered AS (\n  SELECT department_id, salary,\n         ROW_NUMBER() OVER (PARTITION BY department_id ORDER BY salary DESC) AS place\n  FROM levels\n)\nSELECT d.name AS department, s.name AS employee, s.salary\nFROM numbered AS n\nJOIN staff AS s ON s.department_id = n.department_id AND s.salary = n.salary\nJOIN departments AS d ON d.id = n.department_id\nWHERE n.place <= 3',
      note: {
        vi: 'Sau DISTINCT, mỗi mức lương của một phòng ban còn một hàng, nên ROW_NUMBER không gặp hàng đồng hạng.',
        en: 'After DISTINCT each salary of a department is one row, so ROW_NUMBER meets no ties.',
      },
    },
    {
      id: 'in-limit',
      title: { vi: 'IN với LIMIT 3 của từng phòng ban', en: 'IN with LIMIT 3 for each department' },
      sql: 'SELECT d.name AS department, s.name AS employee, s.salary\nFROM departments AS d\nJOIN staff AS s ON s.department_id = d.id\nWHERE s.salary IN (\n  SELECT DISTINCT x.salary\n  FROM staff AS x\n  WHERE x.department_id = d.id\n  ORDER BY x.salary DESC\n  LIMIT 3\n)',
      note: {
        vi: 'MySQL không nhận LIMIT ngay trong truy vấn con của IN.',
        en: 'MySQL does not accept LIMIT right inside the subquery of IN.',
      },
    },
    {
      id: 'count-distinct',
      title: { vi: 'Đếm số mức lương cao hơn', en: 'Count the higher salaries' },
      sql: 'SELECT d.name AS department, s.name AS employee, s.salary\nFROM staff AS s\nJOIN departments AS d ON d.id = s.department_id\nWHERE (\n  SELECT COUNT(DISTINCT x.salary)\n  FROM staff AS x\n  WHERE x.department_id = s.department_id AND x.salary > s.salary\n) < 3',
      note: {
        vi: 'Một người ở trong ba mức đầu khi phòng ban có ít hơn ba mức lương cao hơn mức của người đó.',
        en: 'Someone is within the top three when the department has fewer than three salaries above theirs.',
      },
    },
  ],
  naive: {
    title: { vi: 'RANK ≤ 3', en: 'RANK ≤ 3' },
    sql: 'WITH ranked AS (\n  SELECT name, department_id, salary,\n         RANK() OVER (PARTITION BY department_id ORDER BY salary DESC) AS place\n  FROM staff\n)\nSELECT d.name AS department, r.name AS employee, r.salary\nFROM ranked AS r\nJOIN departments AS d ON d.id = r.department_id\nWHERE r.place <= 3',
    killedBy: 'ties-on-top',
  },
  cost: {
    dataset: big,
    setup: 'CREATE INDEX staff_department_salary ON staff (department_id, salary, name);',
    summary: 'COUNT(*) AS n, COUNT(department) AS departments, COUNT(employee) AS employees, SUM(salary) AS total',
    slow: ['count-distinct'],
  },
  exercises: exercises(edgeCases({ dataset, edges })),
};
