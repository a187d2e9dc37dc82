import type { HiddenCase, SqlExercise } from '../../../src/features/sql-lab/core/grading/exercise';
import { followUps } from './185-department-top-three-salaries.followUps';

/** The attempt and the follow-ups of problem 185; `shown` are the datasets that the page shows. */
export function exercises(shown: readonly HiddenCase[]): readonly SqlExercise[] {
  return [
    {
      id: 'lc-185-01',
      dataset: 'lc_185',
      prompt: {
        vi: 'Ở mỗi phòng ban, những ai hưởng một trong ba mức lương cao nhất? Ba mức là ba giá trị khác nhau: nhiều người cùng một mức vẫn chỉ tính là một mức, và tất cả những người đó đều có trong kết quả. Phòng ban có ít hơn ba mức thì lấy mọi người. Trả về `department` (tên phòng ban), `employee` (tên nhân viên), `salary`, mỗi người một hàng, không cần sắp xếp. Phòng ban chưa có ai và người chưa thuộc phòng ban nào không có trong kết quả. Hai phòng ban trùng tên vẫn là hai phòng ban khác nhau.',
        en: 'In each department, who has one of the three highest salaries? The three are different values: several people with the same salary count as one, and all of them are in the result. Where a department has fewer than three salaries, take everyone. Return `department` (name of the department), `employee` (name of the employee), `salary`, one row for each person, in any order. A department with nobody and people who are in no department are not in the result. Two departments with the same name are still two departments.',
      },
      starter:
        'SELECT  AS department,  AS employee, s.salary\nFROM staff AS s\nJOIN departments AS d ON d.id = s.department_id\n',
      hints: [
        {
          vi: 'Hãy nói điều kiện thành lời cho một người: có bao nhiêu mức lương cao hơn lương của người đó trong cùng phòng ban?',
          en: 'Put the condition into words for one person: how many salaries above theirs are there in the same department?',
        },
        {
          vi: 'Nếu hai người cùng đứng đầu thì mức tiếp theo là mức thứ hai hay thứ ba?',
          en: 'If two people share the first place, is the next salary the second or the third?',
        },
      ],
      solutions: [
        {
          sql: 'WITH ranked AS (\n  SELECT name, department_id, salary,\n         DENSE_RANK() OVER (PARTITION BY department_id ORDER BY salary DESC) AS place\n  FROM staff\n)\nSELECT d.name AS department, r.name AS employee, r.salary\nFROM ranked AS r\nJOIN departments AS d ON d.id = r.department_id\nWHERE r.place <= 3;',
        },
        {
          sql: 'WITH levels AS (\n  SELECT DISTINCT department_id, salary\n  FROM staff\n),\nnumbered AS (\n  SELECT department_id, salary,\n         ROW_NUMBER() OVER (PARTITION BY department_id ORDER BY salary DESC) AS place\n  FROM levels\n)\nSELECT d.name AS department, s.name AS employee, s.salary\nFROM numbered AS n\nJOIN staff AS s ON s.department_id = n.department_id AND s.salary = n.salary\nJOIN departments AS d ON d.id = n.department_id\nWHERE n.place <= 3;',
        },
        {
          sql: 'SELECT d.name AS department, s.name AS employee, s.salary\nFROM departments AS d\nJOIN staff AS s ON s.department_id = d.id\nWHERE s.salary IN (\n  SELECT DISTINCT x.salary\n  FROM staff AS x\n  WHERE x.department_id = d.id\n  ORDER BY x.salary DESC\n  LIMIT 3\n);',
        },
        {
          sql: 'SELECT d.name AS department, s.name AS employee, s.salary\nFROM staff AS s\nJOIN departments AS d ON d.id = s.department_id\nWHERE (\n  SELECT COUNT(DISTINCT x.salary)\n  FROM staff AS x\n  WHERE x.department_id = s.department_id AND x.salary > s.salary\n) < 3;',
        },
      ],
      wrong: [
        {
          sql: 'WITH ranked AS (SELECT name, department_id, salary, RANK() OVER (PARTITION BY department_id ORDER BY salary DESC) AS place FROM staff) SELECT d.name AS department, r.name AS employee, r.salary FROM ranked AS r JOIN departments AS d ON d.id = r.department_id WHERE r.place <= 3',
          mark: '\\brank \\(',
          message: {
            vi: 'RANK đếm số người lương cao hơn: sau hai người cùng hạng 1 là hạng 3. Đề đếm số mức lương.',
            en: 'RANK counts the people who earn more: after two people of rank 1 comes rank 3. The task counts salaries.',
          },
        },
        {
          sql: 'WITH ranked AS (SELECT name, department_id, salary, ROW_NUMBER() OVER (PARTITION BY department_id ORDER BY salary DESC) AS place FROM staff) SELECT d.name AS department, r.name AS employee, r.salary FROM ranked AS r JOIN departments AS d ON d.id = r.department_id WHERE r.place <= 3',
          mark: '^(?!.*(?:distinct|group by)).*row_number \\(',
          message: {
            vi: 'ROW_NUMBER chọn đúng ba người của mỗi phòng ban, dù có người khác cùng lương với họ.',
            en: 'ROW_NUMBER chooses three people of each department, even where others have the same salary.',
          },
        },
        {
          sql: 'SELECT d.name AS department, s.name AS employee, s.salary FROM staff AS s JOIN departments AS d ON d.id = s.department_id WHERE (SELECT COUNT(*) FROM staff AS x WHERE x.department_id = s.department_id AND x.salary > s.salary) < 3',
          mark: 'count \\( (?!distinct)',
          message: {
            vi: 'Truy vấn con đếm số người lương cao hơn. Hai người cùng một mức bị đếm hai lần, trong khi đề chỉ tính đó là một mức.',
            en: 'The subquery counts the people who earn more. Two people with one salary are counted twice, and the task counts that salary once.',
          },
        },
        {
          sql: 'SELECT d.name AS department, s.name AS employee, s.salary FROM departments AS d JOIN staff AS s ON s.department_id = d.id WHERE s.salary IN (SELECT x.salary FROM staff AS x WHERE x.department_id = d.id ORDER BY x.salary DESC LIMIT 3)',
          mark: 'in \\( select (?!distinct).*limit 3',
          message: {
            vi: 'LIMIT 3 lấy ba hàng. Khi hai người cùng một mức, ba hàng đó chỉ gồm hai mức lương.',
            en: 'LIMIT 3 takes three rows. Where two people have the same salary, these rows hold only two salaries.',
          },
        },
        {
          sql: 'SELECT d.name AS department, s.name AS employee, s.salary FROM staff AS s JOIN departments AS d ON d.id = s.department_id WHERE s.salary >= (SELECT DISTINCT x.salary FROM staff AS x WHERE x.department_id = s.department_id ORDER BY x.salary DESC LIMIT 1 OFFSET 2)',
          mark: 'offset 2\\b|limit 2 , 1',
          message: {
            vi: 'Phòng ban có ít hơn ba mức thì không có mức thứ ba: truy vấn con ra NULL, và phép so với NULL không ra TRUE. Phòng ban đó mất hết người.',
            en: 'A department with fewer than three salaries has no third one: the subquery is NULL, and a comparison with NULL is not TRUE. That department loses everyone.',
          },
        },
        {
          sql: 'SELECT d.name AS department, s.name AS employee, s.salary FROM staff AS s JOIN departments AS d ON d.id = s.department_id WHERE (SELECT COUNT(DISTINCT x.salary) FROM staff AS x WHERE x.department_id = s.department_id AND x.salary > s.salary) <= 3',
          mark: 'count \\( distinct .*(?:<= 3|< 4)',
          message: {
            vi: 'Người ở mức thứ tư có ba mức cao hơn, nên điều kiện này giữ lại bốn mức.',
            en: 'Someone at the fourth salary has three above theirs, so this condition keeps four.',
          },
        },
        {
          sql: 'WITH ranked AS (SELECT name, department_id, salary, DENSE_RANK() OVER (ORDER BY salary DESC) AS place FROM staff) SELECT d.name AS department, r.name AS employee, r.salary FROM ranked AS r JOIN departments AS d ON d.id = r.department_id WHERE r.place <= 3',
          mark: 'over \\( order by',
          message: {
            vi: 'Truy vấn xếp hạng mọi nhân viên trong một dãy. Mỗi phòng ban phải có ba mức của riêng mình.',
            en: 'The query ranks all employees in one series. Each department has three salaries of its own.',
          },
        },
        {
          sql: 'WITH ranked AS (SELECT name, department_id, salary, DENSE_RANK() OVER (PARTITION BY department_id ORDER BY salary) AS place FROM staff) SELECT d.name AS department, r.name AS employee, r.salary FROM ranked AS r JOIN departments AS d ON d.id = r.department_id WHERE r.place <= 3',
          mark: 'order by (?:\\w+ \\. )?salary(?: asc)? (?:\\)|limit)',
          message: {
            vi: 'Không có DESC thì những mức lương thấp nhất đứng đầu.',
            en: 'Without DESC, the lowest salaries come first.',
          },
        },
        {
          sql: 'WITH ranked AS (SELECT d.name AS department, s.name AS employee, s.salary, DENSE_RANK() OVER (PARTITION BY d.name ORDER BY s.salary DESC) AS place FROM staff AS s JOIN departments AS d ON d.id = s.department_id) SELECT department, employee, salary FROM ranked WHERE place <= 3',
          mark: '(?:partition|group) by (?:\\w+ \\. )?(?:name|department)\\b',
          message: {
            vi: 'Truy vấn chia nhóm theo tên, nên hai phòng ban trùng tên bị xét như một. Hãy chia theo mã phòng ban.',
            en: 'The query groups by the name, so two departments with the same name are taken for one. Group by the id of the department.',
          },
        },
        {
          sql: 'WITH ranked AS (SELECT name, department_id, salary, DENSE_RANK() OVER (PARTITION BY department_id ORDER BY salary DESC) AS place FROM staff) SELECT d.name AS department, r.name AS employee, r.salary FROM ranked AS r LEFT JOIN departments AS d ON d.id = r.department_id WHERE r.place <= 3',
          mark: 'left (?:outer )?join (?:departments|\\()',
          message: {
            vi: 'LEFT JOIN giữ cả người chưa thuộc phòng ban nào. Đề không hỏi những người này.',
            en: 'LEFT JOIN keeps people who are in no department too. The task does not ask for them.',
          },
        },
        {
          sql: 'WITH ranked AS (SELECT name, department_id, salary, DENSE_RANK() OVER (PARTITION BY department_id ORDER BY salary DESC) AS place FROM staff) SELECT DISTINCT d.name AS department, r.name AS employee, r.salary FROM ranked AS r JOIN departments AS d ON d.id = r.department_id WHERE r.place <= 3',
          mark: 'select distinct (?:\\w+ \\. )?(?:name|department)\\b',
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
          sql: 'WITH "levels" AS (SELECT DISTINCT department_id, salary FROM "staff"), "numbered" AS (SELECT department_id, salary, ROW_NUMBER() OVER (PARTITION BY department_id ORDER BY salary DESC) AS "place" FROM "levels") SELECT "d".name AS "department", "s".name AS "employee", "s".salary FROM "numbered" AS "n" INNER JOIN "staff" AS "s" ON "s".department_id = "n".department_id INNER JOIN "departments" AS "d" ON "d".id = "n".department_id WHERE (("n".place <= 3) AND ("s".salary = "n".salary))',
          reason: 'In an inner join it makes no difference whether a condition stands in ON or in WHERE.',
        },
        {
          sql: 'WITH "levels" AS (SELECT DISTINCT department_id, salary FROM "staff"), "numbered" AS (SELECT DISTINCT department_id, salary, ROW_NUMBER() OVER (PARTITION BY department_id ORDER BY salary DESC) AS "place" FROM "levels") SELECT "d".name AS "department", "s".name AS "employee", "s".salary FROM "numbered" AS "n" INNER JOIN "staff" AS "s" ON "s".department_id = "n".department_id AND "s".salary = "n".salary INNER JOIN "departments" AS "d" ON "d".id = "n".department_id WHERE "n".place <= 3',
          reason: 'levels has each pair of department and salary once, so no two rows are alike.',
        },
        {
          sql: 'WITH "levels" AS (SELECT DISTINCT department_id, salary FROM "staff"), "numbered" AS (SELECT department_id, salary, RANK() OVER (PARTITION BY department_id ORDER BY salary DESC) AS "place" FROM "levels") SELECT "d".name AS "department", "s".name AS "employee", "s".salary FROM "numbered" AS "n" INNER JOIN "staff" AS "s" ON "s".department_id = "n".department_id AND "s".salary = "n".salary INNER JOIN "departments" AS "d" ON "d".id = "n".department_id WHERE "n".place <= 3',
          reason: 'levels has each salary of a department once, so there are no ties.',
        },
        {
          sql: 'WITH "levels" AS (SELECT DISTINCT department_id, salary FROM "staff"), "numbered" AS (SELECT department_id, salary, DENSE_RANK() OVER (PARTITION BY department_id ORDER BY salary DESC) AS "place" FROM "levels") SELECT "d".name AS "department", "s".name AS "employee", "s".salary FROM "numbered" AS "n" INNER JOIN "staff" AS "s" ON "s".department_id = "n".department_id AND "s".salary = "n".salary INNER JOIN "departments" AS "d" ON "d".id = "n".department_id WHERE "n".place <= 3',
          reason: 'levels has each salary of a department once, so there are no ties.',
        },
        {
          sql: 'WITH "levels" AS (SELECT DISTINCT department_id, salary FROM "staff"), "numbered" AS (SELECT department_id, salary, ROW_NUMBER() OVER (PARTITION BY department_id ORDER BY salary DESC) AS "place" FROM "levels") SELECT "d".name AS "department", "s".name AS "employee", "s".salary FROM "numbered" AS "n" LEFT JOIN "staff" AS "s" ON "s".department_id = "n".department_id AND "s".salary = "n".salary INNER JOIN "departments" AS "d" ON "d".id = "n".department_id WHERE "n".place <= 3',
          reason:
            'A salary without a match in staff would have to be that of people without a department, whom the next join drops.',
        },
        {
          sql: 'WITH "levels" AS (SELECT DISTINCT department_id, salary FROM "staff"), "numbered" AS (SELECT department_id, salary, ROW_NUMBER() OVER (PARTITION BY department_id ORDER BY salary DESC) AS "place" FROM "levels") SELECT "d".name AS "department", "s".name AS "employee", "s".salary FROM "numbered" AS "n" INNER JOIN "staff" AS "s" ON "s".department_id = "n".department_id AND "s".salary = "n".salary LEFT JOIN "departments" AS "d" ON "d".id = "n".department_id WHERE "n".place <= 3',
          reason: 'The join to staff before it drops the salaries whose department_id is NULL.',
        },
        {
          sql: 'SELECT "d".name AS "department", "s".name AS "employee", "s".salary FROM "departments" AS "d" LEFT JOIN "staff" AS "s" ON "s".department_id = "d".id WHERE "s".salary IN (SELECT DISTINCT "x".salary FROM "staff" AS "x" WHERE "x".department_id = "d".id ORDER BY "x".salary DESC LIMIT 3)',
          reason: 'A department with nobody has NULL as its salary, and WHERE is not TRUE for it.',
        },
      ],
    },
    ...followUps(shown),
  ];
}
