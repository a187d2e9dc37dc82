import type { DatasetTable } from '../../../src/features/sql-lab/core/dataset';

/** The tables of problems 184 and 185, without rows: who works where, and for how much. */
export const DEPARTMENTS: DatasetTable = {
  name: 'departments',
  description: { vi: 'Phòng ban.', en: 'Departments.' },
  primaryKey: ['id'],
  columns: [
    { name: 'id', type: 'integer', description: { vi: 'Mã phòng ban.', en: 'Number of the department.' } },
    {
      name: 'name',
      type: 'text',
      length: 40,
      description: { vi: 'Tên phòng ban; có thể trùng.', en: 'Name of the department; several may share it.' },
    },
  ],
  rows: [],
};

export const STAFF: DatasetTable = {
  name: 'staff',
  description: { vi: 'Nhân viên.', en: 'Employees.' },
  primaryKey: ['id'],
  columns: [
    { name: 'id', type: 'integer', description: { vi: 'Mã nhân viên.', en: 'Number of the employee.' } },
    {
      name: 'name',
      type: 'text',
      length: 40,
      description: { vi: 'Tên nhân viên; có thể trùng.', en: 'Name of the employee; several may share it.' },
    },
    {
      name: 'department_id',
      type: 'integer',
      nullable: true,
      references: { table: 'departments', column: 'id' },
      description: {
        vi: 'Phòng ban của nhân viên; NULL khi chưa thuộc phòng ban nào.',
        en: 'Department of the employee; NULL for those who are in none yet.',
      },
    },
    {
      name: 'salary',
      type: 'integer',
      description: { vi: 'Lương tháng, tính bằng triệu đồng.', en: 'Monthly salary in millions of đồng.' },
    },
  ],
  rows: [],
};

/**
 * Both tables with rows that the engine makes.
 *
 * @param departments - how many there are; `staff` people are spread over them
 * @param salaries - how many different salaries there are, from 8 on
 */
export function manyStaff(departments: number, staff: number, salaries: number): readonly DatasetTable[] {
  const first = [1, 'Nhân viên 1', 1 + (7919 % departments), 8 + (6007 % salaries)];
  return [
    {
      ...DEPARTMENTS,
      generated: { count: departments, values: ['n', "CONCAT('Phòng ', n)"], sample: [[1, 'Phòng 1']] },
    },
    {
      ...STAFF,
      generated: {
        count: staff,
        values: ['n', "CONCAT('Nhân viên ', n)", `1 + n * 7919 % ${departments}`, `8 + n * 6007 % ${salaries}`],
        sample: [first],
      },
    },
  ];
}
