import type { HiddenCase, SqlExercise } from '../../../src/features/sql-lab/core/grading/exercise';
import { followUps } from './184-department-highest-salary.followUps';

/** The attempt and the follow-ups of problem 184; `shown` are the datasets that the page shows. */
export function exercises(shown: readonly HiddenCase[]): readonly SqlExercise[] {
  return [
    {
      id: 'lc-184-01',
      dataset: 'lc_184',
      prompt: {
        vi: 'Ở mỗi phòng ban, những ai có lương cao nhất? Trả về `department` (tên phòng ban), `employee` (tên nhân viên), `salary`, mỗi người một hàng, không cần sắp xếp. Nếu nhiều người trong phòng ban cùng hưởng mức cao nhất thì trả về tất cả. Phòng ban chưa có ai và người chưa thuộc phòng ban nào không có trong kết quả. Hai phòng ban trùng tên vẫn là hai phòng ban khác nhau.',
        en: 'In each department, who has the highest salary? Return `department` (name of the department), `employee` (name of the employee), `salary`, one row for each person, in any order. Where several people of a department share its highest salary, return all of them. A department with nobody and people who are in no department are not in the result. Two departments with the same name are still two departments.',
      },
      starter:
        'SELECT  AS department,  AS employee, s.salary\nFROM staff AS s\nJOIN departments AS d ON d.id = s.department_id\n',
      hints: [
        {
          vi: 'Trước hết, hãy viết một truy vấn trả về mức cao nhất của mỗi phòng ban. Truy vấn đó cần những cột nào để sau này không lẫn phòng ban này với phòng ban khác?',
          en: 'First write a query that returns the highest salary of each department. Which columns does it need so that no department is taken for another later?',
        },
        {
          vi: 'Một mức lương là cao nhất ở phòng ban này nhưng có thể là bình thường ở phòng ban khác. Truy vấn của bạn so những cột nào?',
          en: 'A salary may be the highest in one department and an ordinary one in another. Which columns does your query compare?',
        },
      ],
      solutions: [
        {
          sql: 'SELECT d.name AS department, s.name AS employee, s.salary\nFROM staff AS s\nJOIN departments AS d ON d.id = s.department_id\nWHERE (s.department_id, s.salary) IN (\n  SELECT department_id, MAX(salary)\n  FROM staff\n  GROUP BY department_id\n);',
        },
        {
          sql: 'SELECT d.name AS department, s.name AS employee, s.salary\nFROM staff AS s\nJOIN departments AS d ON d.id = s.department_id\nJOIN (\n  SELECT department_id, MAX(salary) AS top_salary\n  FROM staff\n  GROUP BY department_id\n) AS m ON m.department_id = s.department_id AND m.top_salary = s.salary;',
        },
        {
          sql: 'WITH ranked AS (\n  SELECT name, department_id, salary,\n         RANK() OVER (PARTITION BY department_id ORDER BY salary DESC) AS place\n  FROM staff\n)\nSELECT d.name AS department, r.name AS employee, r.salary\nFROM ranked AS r\nJOIN departments AS d ON d.id = r.department_id\nWHERE r.place = 1;',
        },
        {
          sql: 'SELECT d.name AS department, s.name AS employee, s.salary\nFROM staff AS s\nJOIN departments AS d ON d.id = s.department_id\nWHERE s.salary = (\n  SELECT MAX(x.salary)\n  FROM staff AS x\n  WHERE x.department_id = s.department_id\n);',
          note: {
            vi: 'Truy vấn con tương quan: mức cao nhất được tính cho đúng phòng ban của từng người.',
            en: "A correlated subquery: the highest salary is computed for each person's own department.",
          },
        },
      ],
      wrong: [
        {
          sql: 'SELECT d.name AS department, s.name AS employee, s.salary FROM staff AS s JOIN departments AS d ON d.id = s.department_id WHERE s.salary IN (SELECT MAX(salary) FROM staff GROUP BY department_id)',
          mark: 'where (?:\\w+ \\. )?salary in \\(',
          message: {
            vi: 'IN chỉ so mức lương, nên một người có thể được chọn vì lương bằng mức cao nhất của phòng ban khác. Hãy so cả phòng ban.',
            en: 'IN compares the salary alone, so someone may be chosen for a salary that is the highest of another department. Compare the department as well.',
          },
        },
        {
          sql: 'WITH ranked AS (SELECT name, department_id, salary, ROW_NUMBER() OVER (PARTITION BY department_id ORDER BY salary DESC) AS place FROM staff) SELECT d.name AS department, r.name AS employee, r.salary FROM ranked AS r JOIN departments AS d ON d.id = r.department_id WHERE r.place = 1',
          mark: 'row_number \\(',
          message: {
            vi: 'ROW_NUMBER chỉ đánh số 1 cho một người của mỗi phòng ban. Những người cùng mức cao nhất đều phải có trong kết quả.',
            en: 'ROW_NUMBER gives number 1 to one person of each department. Everyone at the highest salary must be in the result.',
          },
        },
        {
          sql: 'SELECT d.name AS department, s.name AS employee, s.salary FROM staff AS s JOIN departments AS d ON d.id = s.department_id WHERE s.id = (SELECT x.id FROM staff AS x WHERE x.department_id = s.department_id ORDER BY x.salary DESC LIMIT 1)',
          mark: 'limit 1\\b|fetch (?:first|next)',
          message: {
            vi: 'LIMIT 1 chỉ lấy một người của mỗi phòng ban. Những người cùng mức cao nhất đều phải có trong kết quả.',
            en: 'LIMIT 1 takes one person of each department. Everyone at the highest salary must be in the result.',
          },
        },
        {
          sql: 'SELECT d.name AS department, s.name AS employee, MAX(s.salary) AS salary FROM staff AS s JOIN departments AS d ON d.id = s.department_id GROUP BY d.id',
          mark: 'max \\( .*group by [^)]*$',
          engine: 'sqlite',
          message: {
            vi: 'GROUP BY gộp mỗi phòng ban thành một hàng, nên chỉ còn một trong những người cùng mức cao nhất. PostgreSQL, và MySQL ở chế độ mặc định, từ chối câu này.',
            en: 'GROUP BY turns each department into one row, so only one of those at the highest salary is left. PostgreSQL refuses this query, and so does MySQL in its default mode.',
          },
        },
        {
          sql: 'SELECT d.name AS department, s.name AS employee, s.salary FROM staff AS s JOIN departments AS d ON d.id = s.department_id WHERE s.salary = (SELECT MAX(salary) FROM staff)',
          mark: 'max \\( (?:\\w+ \\. )?salary \\) from staff(?: as \\w+| \\w+)? \\)',
          message: {
            vi: 'Truy vấn con tính mức cao nhất của mọi nhân viên. Đề hỏi mức cao nhất của từng phòng ban.',
            en: 'The subquery computes the highest salary of all employees. The task asks for that of each department.',
          },
        },
        {
          sql: 'WITH ranked AS (SELECT d.name AS department, s.name AS employee, s.salary, RANK() OVER (PARTITION BY d.name ORDER BY s.salary DESC) AS place FROM staff AS s JOIN departments AS d ON d.id = s.department_id) SELECT department, employee, salary FROM ranked WHERE place = 1',
          mark: '(?:partition|group) by (?:\\w+ \\. )?(?:name|department)\\b',
          message: {
            vi: 'Truy vấn chia nhóm theo tên, nên hai phòng ban trùng tên bị xét như một. Hãy chia theo mã phòng ban.',
            en: 'The query groups by the name, so two departments with the same name are taken for one. Group by the id of the department.',
          },
        },
        {
          sql: 'WITH ranked AS (SELECT name, department_id, salary, RANK() OVER (PARTITION BY department_id ORDER BY salary DESC) AS place FROM staff) SELECT d.name AS department, r.name AS employee, r.salary FROM ranked AS r LEFT JOIN departments AS d ON d.id = r.department_id WHERE r.place = 1',
          mark: 'left (?:outer )?join (?:departments|\\()',
          message: {
            vi: 'LEFT JOIN giữ cả người chưa thuộc phòng ban nào. Đề không hỏi những người này.',
            en: 'LEFT JOIN keeps people who are in no department too. The task does not ask for them.',
          },
        },
        {
          sql: 'SELECT DISTINCT d.name AS department, s.name AS employee, s.salary FROM staff AS s JOIN departments AS d ON d.id = s.department_id WHERE (s.department_id, s.salary) IN (SELECT department_id, MAX(salary) FROM staff GROUP BY department_id)',
          mark: 'select distinct',
          message: {
            vi: 'DISTINCT gộp hai người trùng tên, cùng phòng ban và cùng lương thành một hàng. Đề cần mỗi người một hàng.',
            en: 'DISTINCT turns two people with the same name, department and salary into one row. The task asks for a row for each person.',
          },
        },
      ],
      compare: { kind: 'result' },
      hidden: [...shown],
      equivalent: [
        {
          sql: 'SELECT "d".name AS "department", "s".name AS "employee", "s".salary FROM "staff" AS "s" LEFT JOIN "departments" AS "d" ON "d".id = "s".department_id WHERE ("s".department_id, "s".salary) IN (SELECT department_id, MAX(salary) FROM "staff" GROUP BY department_id)',
          reason: 'For people without a department the comparison with a highest salary is never TRUE.',
        },
        {
          sql: 'SELECT "d".name AS "department", "s".name AS "employee", "s".salary FROM "staff" AS "s" INNER JOIN "departments" AS "d" ON "d".id = "s".department_id INNER JOIN (SELECT department_id, MAX(salary) AS "top_salary" FROM "staff" GROUP BY department_id) AS "m" ON "m".department_id = "s".department_id WHERE "m".top_salary = "s".salary',
          reason: 'In an inner join it makes no difference whether a condition stands in ON or in WHERE.',
        },
        {
          sql: 'SELECT "d".name AS "department", "s".name AS "employee", "s".salary FROM "staff" AS "s" LEFT JOIN "departments" AS "d" ON "d".id = "s".department_id INNER JOIN (SELECT department_id, MAX(salary) AS "top_salary" FROM "staff" GROUP BY department_id) AS "m" ON "m".department_id = "s".department_id AND "m".top_salary = "s".salary',
          reason: 'For people without a department the comparison with a highest salary is never TRUE.',
        },
        {
          sql: 'SELECT "d".name AS "department", "s".name AS "employee", "s".salary FROM "staff" AS "s" INNER JOIN "departments" AS "d" ON "d".id = "s".department_id INNER JOIN (SELECT DISTINCT department_id, MAX(salary) AS "top_salary" FROM "staff" GROUP BY department_id) AS "m" ON "m".department_id = "s".department_id AND "m".top_salary = "s".salary',
          reason: 'GROUP BY leaves one row for each department already.',
        },
        {
          sql: 'WITH "ranked" AS (SELECT name, department_id, salary, DENSE_RANK() OVER (PARTITION BY department_id ORDER BY salary DESC) AS "place" FROM "staff") SELECT "d".name AS "department", "r".name AS "employee", "r".salary FROM "ranked" AS "r" INNER JOIN "departments" AS "d" ON "d".id = "r".department_id WHERE "r".place = 1',
          reason: 'RANK and DENSE_RANK have the same first rank.',
        },
        {
          sql: 'SELECT "d".name AS "department", "s".name AS "employee", "s".salary FROM "staff" AS "s" LEFT JOIN "departments" AS "d" ON "d".id = "s".department_id WHERE "s".salary = (SELECT MAX("x".salary) FROM "staff" AS "x" WHERE "x".department_id = "s".department_id)',
          reason: 'For people without a department the comparison with a highest salary is never TRUE.',
        },
      ],
    },
    ...followUps(shown),
  ];
}
