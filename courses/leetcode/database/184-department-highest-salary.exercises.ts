import type { HiddenCase, SqlExercise } from '../../../src/features/sql-lab/core/exercise';

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
          sql: 'SELECT d.name AS department, s.name AS employee, MAX(s.salary) AS salary FROM staff AS s JOIN departments AS d ON d.id = s.department_id GROUP BY d.id',
          mark: 'max \\( .*group by [^)]*$',
          engine: 'sqlite',
          message: {
            vi: 'GROUP BY gộp mỗi phòng ban thành một hàng, nên chỉ còn một trong những người cùng mức cao nhất. PostgreSQL và MySQL từ chối câu này.',
            en: 'GROUP BY turns each department into one row, so only one of those at the highest salary is left. PostgreSQL and MySQL refuse this query.',
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
          reason: 'For people without a department, the comparison with the highest salary of it is never TRUE.',
        },
        {
          sql: 'SELECT "d".name AS "department", "s".name AS "employee", "s".salary FROM "staff" AS "s" INNER JOIN "departments" AS "d" ON "d".id = "s".department_id INNER JOIN (SELECT department_id, MAX(salary) AS "top_salary" FROM "staff" GROUP BY department_id) AS "m" ON "m".department_id = "s".department_id WHERE "m".top_salary = "s".salary',
          reason: 'In an inner join it makes no difference whether a condition stands in ON or in WHERE.',
        },
        {
          sql: 'SELECT "d".name AS "department", "s".name AS "employee", "s".salary FROM "staff" AS "s" LEFT JOIN "departments" AS "d" ON "d".id = "s".department_id INNER JOIN (SELECT department_id, MAX(salary) AS "top_salary" FROM "staff" GROUP BY department_id) AS "m" ON "m".department_id = "s".department_id AND "m".top_salary = "s".salary',
          reason: 'For people without a department, the comparison with the highest salary of it is never TRUE.',
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
          reason: 'For people without a department, the comparison with the highest salary of it is never TRUE.',
        },
      ],
    },
    {
      id: 'lc-184-02',
      dataset: 'lc_184',
      prompt: {
        vi: 'Cũng câu hỏi ấy, nhưng những người chưa thuộc phòng ban nào (`department_id` là NULL) được xét chung như một phòng ban nữa. Trả về `department` (NULL đối với nhóm này), `employee`, `salary`: mọi người có lương cao nhất trong nhóm của mình, mỗi người một hàng, không cần sắp xếp. Phòng ban chưa có ai không có trong kết quả.',
        en: 'The same question, but the people who are in no department (`department_id` is NULL) count as one more department. Return `department` (NULL for that group), `employee`, `salary`: everyone with the highest salary of their group, one row for each person, in any order. A department with nobody is not in the result.',
      },
      starter: 'SELECT  AS department,  AS employee, s.salary\nFROM staff AS s\n',
      hints: [
        {
          vi: 'NULL = NULL không ra TRUE. Nhưng có những chỗ SQL xếp các NULL vào chung một nhóm.',
          en: 'NULL = NULL is not TRUE. But there are places where SQL puts NULLs into one group.',
        },
        {
          vi: 'Người chưa thuộc phòng ban nào không ghép được với hàng nào của `departments`, mà vẫn phải có trong kết quả.',
          en: 'People without a department match no row of `departments`, and must be in the result all the same.',
        },
      ],
      solutions: [
        {
          sql: 'WITH ranked AS (\n  SELECT name, department_id, salary,\n         RANK() OVER (PARTITION BY department_id ORDER BY salary DESC) AS place\n  FROM staff\n)\nSELECT d.name AS department, r.name AS employee, r.salary\nFROM ranked AS r\nLEFT JOIN departments AS d ON d.id = r.department_id\nWHERE r.place = 1;',
          note: {
            vi: 'PARTITION BY xếp mọi hàng có NULL vào chung một phân vùng.',
            en: 'PARTITION BY puts all rows with NULL into one partition.',
          },
        },
        {
          sql: 'SELECT d.name AS department, s.name AS employee, s.salary\nFROM staff AS s\nLEFT JOIN departments AS d ON d.id = s.department_id\nWHERE NOT EXISTS (\n  SELECT 1\n  FROM staff AS x\n  WHERE (x.department_id = s.department_id\n         OR (x.department_id IS NULL AND s.department_id IS NULL))\n    AND x.salary > s.salary\n);',
          note: {
            vi: 'Không ai cùng nhóm có lương cao hơn; hai NULL được coi là cùng nhóm.',
            en: 'Nobody in the same group earns more; two NULLs count as the same group.',
          },
        },
      ],
      wrong: [
        {
          sql: 'SELECT d.name AS department, s.name AS employee, s.salary FROM staff AS s LEFT JOIN departments AS d ON d.id = s.department_id WHERE (s.department_id, s.salary) IN (SELECT department_id, MAX(salary) FROM staff GROUP BY department_id)',
          mark: '\\) in \\(',
          message: {
            vi: 'IN so từng cặp bằng dấu =, nên cặp có NULL không bằng cặp nào: những người chưa thuộc phòng ban nào bị mất.',
            en: 'IN compares pairs by =, so a pair with NULL equals no pair: the people without a department are lost.',
          },
        },
        {
          sql: 'SELECT d.name AS department, s.name AS employee, s.salary FROM staff AS s LEFT JOIN departments AS d ON d.id = s.department_id JOIN (SELECT department_id, MAX(salary) AS top_salary FROM staff GROUP BY department_id) AS m ON m.department_id = s.department_id AND m.top_salary = s.salary',
          mark: 'on (?:\\w+ \\. \\w+ = \\w+ \\. \\w+ and )?(?:\\w+ \\. )?department_id = (?:\\w+ \\. )?department_id',
          message: {
            vi: 'GROUP BY có một nhóm cho NULL, nhưng phép ghép so `department_id` bằng dấu =, và NULL = NULL không ra TRUE.',
            en: 'GROUP BY has a group for NULL, but the join compares `department_id` by =, and NULL = NULL is not TRUE.',
          },
        },
        {
          sql: 'WITH ranked AS (SELECT name, department_id, salary, RANK() OVER (PARTITION BY department_id ORDER BY salary DESC) AS place FROM staff) SELECT d.name AS department, r.name AS employee, r.salary FROM ranked AS r JOIN departments AS d ON d.id = r.department_id WHERE r.place = 1',
          mark: '^(?!.*(?:left|right|full) (?:outer )?join).*join departments',
          message: {
            vi: 'Kết nối trong bỏ những người không ghép được với phòng ban nào. Hãy giữ họ lại.',
            en: 'The inner join drops the people who match no department. Keep them.',
          },
        },
        {
          sql: 'SELECT d.name AS department, s.name AS employee, s.salary FROM staff AS s JOIN departments AS d ON d.id = s.department_id WHERE (s.department_id, s.salary) IN (SELECT department_id, MAX(salary) FROM staff GROUP BY department_id) UNION ALL SELECT NULL, name, salary FROM staff WHERE department_id IS NULL',
          mark: 'union',
          message: {
            vi: 'Phần sau UNION lấy mọi người chưa thuộc phòng ban nào. Trong nhóm này cũng chỉ lấy người có lương cao nhất.',
            en: 'The part after UNION takes everyone without a department. Of this group, too, only the highest salary counts.',
          },
        },
        {
          sql: 'WITH ranked AS (SELECT name, department_id, salary, ROW_NUMBER() OVER (PARTITION BY department_id ORDER BY salary DESC) AS place FROM staff) SELECT d.name AS department, r.name AS employee, r.salary FROM ranked AS r LEFT JOIN departments AS d ON d.id = r.department_id WHERE r.place = 1',
          mark: 'row_number \\(',
          message: {
            vi: 'ROW_NUMBER chỉ chọn một người của mỗi nhóm. Những người cùng mức cao nhất đều phải có trong kết quả.',
            en: 'ROW_NUMBER chooses one person of each group. Everyone at the highest salary must be in the result.',
          },
        },
        {
          sql: 'WITH ranked AS (SELECT d.name AS department, s.name AS employee, s.salary, RANK() OVER (PARTITION BY d.name ORDER BY s.salary DESC) AS place FROM staff AS s LEFT JOIN departments AS d ON d.id = s.department_id) SELECT department, employee, salary FROM ranked WHERE place = 1',
          mark: '(?:partition|group) by (?:\\w+ \\. )?(?:name|department)\\b',
          message: {
            vi: 'Truy vấn chia nhóm theo tên, nên hai phòng ban trùng tên bị xét như một.',
            en: 'The query groups by the name, so two departments with the same name are taken for one.',
          },
        },
      ],
      compare: { kind: 'result' },
      hidden: [...shown],
      equivalent: [
        {
          sql: 'WITH "ranked" AS (SELECT name, department_id, salary, DENSE_RANK() OVER (PARTITION BY department_id ORDER BY salary DESC) AS "place" FROM "staff") SELECT "d".name AS "department", "r".name AS "employee", "r".salary FROM "ranked" AS "r" LEFT JOIN "departments" AS "d" ON "d".id = "r".department_id WHERE "r".place = 1',
          reason: 'RANK and DENSE_RANK have the same first rank.',
        },
      ],
    },
    {
      id: 'lc-184-03',
      dataset: 'lc_184',
      prompt: {
        vi: 'Bây giờ hỏi ngược lại: ở những phòng ban nào, mức lương thấp nhất chỉ có đúng một người nhận? Trả về `department`, `employee` (tên người đó), `salary`, mỗi phòng ban một hàng, không cần sắp xếp. Phòng ban chỉ có một người cũng được tính. Không xét người chưa thuộc phòng ban nào.',
        en: 'Now the other way round: in which departments does exactly one person have the lowest salary? Return `department`, `employee` (name of that person), `salary`, one row for each such department, in any order. A department of one person counts. Leave out the people who are in no department.',
      },
      starter:
        'SELECT  AS department,  AS employee, s.salary\nFROM staff AS s\nJOIN departments AS d ON d.id = s.department_id\n',
      hints: [
        {
          vi: 'Một người là người duy nhất ở mức thấp nhất khi mọi người khác cùng phòng ban đều có lương cao hơn.',
          en: 'Someone is alone at the lowest salary when everyone else in the department has a higher one.',
        },
        {
          vi: 'Hai người có thể trùng tên. Cột nào phân biệt được họ?',
          en: 'Two people may share a name. Which column tells them apart?',
        },
      ],
      solutions: [
        {
          sql: 'SELECT d.name AS department, s.name AS employee, s.salary\nFROM staff AS s\nJOIN departments AS d ON d.id = s.department_id\nWHERE NOT EXISTS (\n  SELECT 1\n  FROM staff AS x\n  WHERE x.department_id = s.department_id\n    AND x.id <> s.id\n    AND x.salary <= s.salary\n);',
        },
        {
          sql: 'WITH ranked AS (\n  SELECT name, department_id, salary,\n         RANK() OVER (PARTITION BY department_id ORDER BY salary) AS place,\n         COUNT(*) OVER (PARTITION BY department_id, salary) AS people\n  FROM staff\n)\nSELECT d.name AS department, r.name AS employee, r.salary\nFROM ranked AS r\nJOIN departments AS d ON d.id = r.department_id\nWHERE r.place = 1 AND r.people = 1;',
        },
        {
          sql: 'SELECT d.name AS department, MIN(s.name) AS employee, MIN(s.salary) AS salary\nFROM departments AS d\nJOIN staff AS s ON s.department_id = d.id\nWHERE s.salary = (SELECT MIN(x.salary) FROM staff AS x WHERE x.department_id = d.id)\nGROUP BY d.id, d.name\nHAVING COUNT(*) = 1;',
          note: {
            vi: 'Nhóm còn đúng một người, nên MIN trả về tên và lương của chính người đó.',
            en: 'The group has exactly one person, so MIN returns the name and the salary of that person.',
          },
        },
      ],
      wrong: [
        {
          sql: 'WITH ranked AS (SELECT name, department_id, salary, RANK() OVER (PARTITION BY department_id ORDER BY salary) AS place FROM staff) SELECT d.name AS department, r.name AS employee, r.salary FROM ranked AS r JOIN departments AS d ON d.id = r.department_id WHERE r.place = 1',
          mark: '^(?!.*count).*rank \\(',
          message: {
            vi: 'Truy vấn trả về mọi người ở mức thấp nhất. Phòng ban có hai người trở lên ở mức đó phải bị loại.',
            en: 'The query returns everyone at the lowest salary. A department with two or more people there must be left out.',
          },
        },
        {
          sql: 'SELECT d.name AS department, s.name AS employee, s.salary FROM staff AS s JOIN departments AS d ON d.id = s.department_id WHERE NOT EXISTS (SELECT 1 FROM staff AS x WHERE x.department_id = s.department_id AND x.id <> s.id AND x.salary < s.salary)',
          mark: 'salary < (?:\\w+ \\. )?salary|salary > (?:\\w+ \\. )?salary',
          message: {
            vi: 'Điều kiện chỉ loại người có đồng nghiệp lương thấp hơn. Đồng nghiệp lương bằng cũng khiến người đó không còn là duy nhất.',
            en: 'The condition leaves out only those with a colleague who earns less. A colleague who earns the same counts as well.',
          },
        },
        {
          sql: 'WITH ranked AS (SELECT name, department_id, salary, ROW_NUMBER() OVER (PARTITION BY department_id ORDER BY salary) AS place FROM staff) SELECT d.name AS department, r.name AS employee, r.salary FROM ranked AS r JOIN departments AS d ON d.id = r.department_id WHERE r.place = 1',
          mark: 'row_number \\(',
          message: {
            vi: 'ROW_NUMBER luôn chọn một người, kể cả khi nhiều người cùng ở mức thấp nhất.',
            en: 'ROW_NUMBER always chooses one person, also where several have the lowest salary.',
          },
        },
        {
          sql: 'SELECT d.name AS department, s.name AS employee, s.salary FROM staff AS s JOIN departments AS d ON d.id = s.department_id WHERE NOT EXISTS (SELECT 1 FROM staff AS x WHERE x.department_id = s.department_id AND x.id <> s.id AND x.salary >= s.salary)',
          mark: 'salary >= (?:\\w+ \\. )?salary|salary desc|max \\(',
          message: {
            vi: 'Truy vấn tìm mức cao nhất. Đề hỏi mức thấp nhất.',
            en: 'The query looks for the highest salary. The task asks for the lowest.',
          },
        },
        {
          sql: 'SELECT d.name AS department, s.name AS employee, s.salary FROM staff AS s JOIN departments AS d ON d.id = s.department_id WHERE NOT EXISTS (SELECT 1 FROM staff AS x WHERE x.department_id = s.department_id AND x.salary <= s.salary)',
          mark: '^(?!.*(?:<>|!=)).*not exists.*salary <= (?:\\w+ \\. )?salary',
          certain: true,
          message: {
            vi: 'Trong truy vấn con, mỗi người cũng gặp chính mình, và lương của họ bằng lương của họ. Hãy loại chính người đó ra.',
            en: 'In the subquery everyone meets themselves too, with a salary equal to their own. Leave that person out.',
          },
        },
        {
          sql: 'SELECT d.name AS department, s.name AS employee, s.salary FROM staff AS s JOIN departments AS d ON d.id = s.department_id WHERE NOT EXISTS (SELECT 1 FROM staff AS x WHERE x.department_id = s.department_id AND x.name <> s.name AND x.salary <= s.salary)',
          mark: 'name (?:<>|!=) (?:\\w+ \\. )?name|count \\( distinct (?:\\w+ \\. )?name',
          message: {
            vi: 'Tên không phải là khóa: hai người trùng tên, cùng ở mức thấp nhất, đang bị coi là một người.',
            en: 'A name is no key: two people with the same name at the lowest salary are taken for one.',
          },
        },
        {
          sql: 'SELECT d.name AS department, MIN(s.name) AS employee, MIN(s.salary) AS salary FROM departments AS d JOIN staff AS s ON s.department_id = d.id WHERE s.salary = (SELECT MIN(x.salary) FROM staff AS x WHERE x.department_id = d.id) GROUP BY d.name HAVING COUNT(*) = 1',
          mark: '(?:partition|group) by (?:\\w+ \\. )?(?:name|department)\\b',
          message: {
            vi: 'Truy vấn chia nhóm theo tên, nên hai phòng ban trùng tên bị xét như một.',
            en: 'The query groups by the name, so two departments with the same name are taken for one.',
          },
        },
      ],
      compare: { kind: 'result' },
      hidden: [
        ...shown,
        {
          about: {
            vi: 'Hai người trùng tên cùng hưởng mức thấp nhất của phòng ban.',
            en: 'Two people with the same name share the lowest salary of their department.',
          },
          sql: "INSERT INTO staff (id, name, department_id, salary) VALUES (9, 'Giang', 3, 15);",
        },
        {
          about: {
            vi: 'Hai phòng ban trùng tên, mỗi nơi có một người, và hai người này trùng tên, cùng lương.',
            en: 'Two departments share a name; each has one person, and these two share name and salary.',
          },
          sql: "INSERT INTO departments (id, name) VALUES (4, 'Kho'); INSERT INTO staff (id, name, department_id, salary) VALUES (9, 'Giang', 4, 15);",
        },
      ],
      equivalent: [
        {
          sql: 'WITH "ranked" AS (SELECT DISTINCT name, department_id, salary, RANK() OVER (PARTITION BY department_id ORDER BY salary ASC) AS "place", COUNT(*) OVER (PARTITION BY department_id, salary) AS "people" FROM "staff") SELECT "d".name AS "department", "r".name AS "employee", "r".salary FROM "ranked" AS "r" INNER JOIN "departments" AS "d" ON "d".id = "r".department_id WHERE "r".place = 1 AND "r".people = 1',
          reason: 'Only salaries with one person are kept, and such a row has no double within its department.',
        },
        {
          sql: 'WITH "ranked" AS (SELECT name, department_id, salary, DENSE_RANK() OVER (PARTITION BY department_id ORDER BY salary ASC) AS "place", COUNT(*) OVER (PARTITION BY department_id, salary) AS "people" FROM "staff") SELECT "d".name AS "department", "r".name AS "employee", "r".salary FROM "ranked" AS "r" INNER JOIN "departments" AS "d" ON "d".id = "r".department_id WHERE "r".place = 1 AND "r".people = 1',
          reason: 'RANK and DENSE_RANK have the same first rank.',
        },
        {
          sql: 'WITH "ranked" AS (SELECT name, department_id, salary, ROW_NUMBER() OVER (PARTITION BY department_id ORDER BY salary ASC) AS "place", COUNT(*) OVER (PARTITION BY department_id, salary) AS "people" FROM "staff") SELECT "d".name AS "department", "r".name AS "employee", "r".salary FROM "ranked" AS "r" INNER JOIN "departments" AS "d" ON "d".id = "r".department_id WHERE "r".place = 1 AND "r".people = 1',
          reason: 'The first row has another one beside it at the same rank only where people is more than 1.',
        },
        {
          sql: 'WITH "ranked" AS (SELECT name, department_id, salary, RANK() OVER (PARTITION BY department_id ORDER BY salary ASC) AS "place", COUNT(department_id) OVER (PARTITION BY department_id, salary) AS "people" FROM "staff") SELECT "d".name AS "department", "r".name AS "employee", "r".salary FROM "ranked" AS "r" INNER JOIN "departments" AS "d" ON "d".id = "r".department_id WHERE "r".place = 1 AND "r".people = 1',
          reason:
            'People without a department are dropped by the join, and in all other groups department_id is not NULL.',
        },
        {
          sql: 'SELECT "d".name AS "department", MIN("s".name) AS "employee", MIN("s".salary) AS "salary" FROM "departments" AS "d" INNER JOIN "staff" AS "s" ON "s".department_id = "d".id WHERE "s".salary = (SELECT MIN("x".salary) FROM "staff" AS "x" WHERE "x".department_id = "d".id) GROUP BY "d".id HAVING COUNT(*) = 1',
          reason: 'id is the primary key, so it decides the name.',
        },
        {
          sql: 'SELECT "d".name AS "department", MAX("s".name) AS "employee", MIN("s".salary) AS "salary" FROM "departments" AS "d" INNER JOIN "staff" AS "s" ON "s".department_id = "d".id WHERE "s".salary = (SELECT MIN("x".salary) FROM "staff" AS "x" WHERE "x".department_id = "d".id) GROUP BY "d".id, "d".name HAVING COUNT(*) = 1',
          reason: 'HAVING keeps groups of one row, whose MIN and MAX are the same.',
        },
        {
          sql: 'SELECT "d".name AS "department", MIN("s".name) AS "employee", MAX("s".salary) AS "salary" FROM "departments" AS "d" INNER JOIN "staff" AS "s" ON "s".department_id = "d".id WHERE "s".salary = (SELECT MIN("x".salary) FROM "staff" AS "x" WHERE "x".department_id = "d".id) GROUP BY "d".id, "d".name HAVING COUNT(*) = 1',
          reason: 'HAVING keeps groups of one row, whose MIN and MAX are the same.',
        },
        {
          sql: 'SELECT "d".name AS "department", MIN("s".name) AS "employee", MIN("s".salary) AS "salary" FROM "departments" AS "d" LEFT JOIN "staff" AS "s" ON "s".department_id = "d".id WHERE "s".salary = (SELECT MIN("x".salary) FROM "staff" AS "x" WHERE "x".department_id = "d".id) GROUP BY "d".id, "d".name HAVING COUNT(*) = 1',
          reason: 'A department with nobody has NULL as its salary, and WHERE is not TRUE for it.',
        },
        {
          sql: 'SELECT "d".name AS "department", MIN("s".name) AS "employee", MIN("s".salary) AS "salary" FROM "departments" AS "d" INNER JOIN "staff" AS "s" ON "s".department_id = "d".id WHERE "s".salary = (SELECT MIN("x".salary) FROM "staff" AS "x" WHERE "x".department_id = "d".id) GROUP BY "d".id, "d".name HAVING COUNT(department_id) = 1',
          reason:
            'People without a department are dropped by the join, and in all other groups department_id is not NULL.',
        },
      ],
    },
  ];
}
