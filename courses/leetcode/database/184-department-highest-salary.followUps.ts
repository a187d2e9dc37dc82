import type { HiddenCase, SqlExercise } from '../../../src/features/sql-lab/core/grading/exercise';

/** The follow-ups of problem 184; `shown` are the datasets that the page shows. */
export function followUps(shown: readonly HiddenCase[]): readonly SqlExercise[] {
  return [
    {
      id: 'lc-184-02',
      dataset: 'lc_184',
      prompt: {
        vi: 'Cũng câu hỏi ấy, nhưng những người chưa thuộc phòng ban nào (`department_id` là NULL) được xét chung như một phòng ban nữa. Trả về `department` (NULL đối với nhóm này), `employee`, `salary`: mọi người có lương cao nhất trong nhóm của mình, mỗi người một hàng, không cần sắp xếp. Phòng ban chưa có ai không có trong kết quả. Hai phòng ban trùng tên vẫn là hai phòng ban khác nhau.',
        en: 'The same question, but the people who are in no department (`department_id` is NULL) count as one more department. Return `department` (NULL for that group), `employee`, `salary`: everyone with the highest salary of their group, one row for each person, in any order. A department with nobody is not in the result. Two departments with the same name are still two departments.',
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
          sql: 'SELECT d.name AS department, s.name AS employee, s.salary FROM staff AS s LEFT JOIN departments AS d ON d.id = s.department_id WHERE (s.department_id, s.salary) IN (SELECT department_id, MAX(salary) FROM staff GROUP BY department_id) OR s.id = (SELECT x.id FROM staff AS x WHERE x.department_id IS NULL ORDER BY x.salary DESC LIMIT 1)',
          mark: 'limit 1\\b|fetch (?:first|next)',
          message: {
            vi: 'LIMIT 1 chỉ lấy một người. Những người chưa thuộc phòng ban nào cũng có thể cùng ở mức cao nhất của nhóm mình.',
            en: 'LIMIT 1 takes one person. Several of the people without a department may share the highest salary of their group too.',
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
        vi: 'Bây giờ hỏi ngược lại: ở những phòng ban nào, mức lương thấp nhất chỉ có đúng một người nhận? Trả về `department`, `employee` (tên người đó), `salary`, mỗi phòng ban một hàng, không cần sắp xếp. Phòng ban chỉ có một người cũng được tính. Không xét người chưa thuộc phòng ban nào. Hai phòng ban trùng tên vẫn là hai phòng ban khác nhau.',
        en: 'Now the other way round: in which departments does exactly one person have the lowest salary? Return `department`, `employee` (name of that person), `salary`, one row for each such department, in any order. A department of one person counts. Leave out the people who are in no department. Two departments with the same name are still two departments.',
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
            en: 'ROW_NUMBER always chooses one person, even where several have the lowest salary.',
          },
        },
        {
          sql: 'WITH single AS (SELECT department_id, salary FROM staff GROUP BY department_id, salary HAVING COUNT(*) = 1), low AS (SELECT department_id, MIN(salary) AS salary FROM single GROUP BY department_id) SELECT d.name AS department, s.name AS employee, s.salary FROM low AS l JOIN staff AS s ON s.department_id = l.department_id AND s.salary = l.salary JOIN departments AS d ON d.id = l.department_id',
          mark: 'having count \\( .* = 1.*(?:min \\(|rank \\(|row_number \\()|where (?:\\w+ \\. )?\\w+ = 1 .*where (?:\\w+ \\. )?\\w+ = 1',
          message: {
            vi: 'Truy vấn bỏ những mức có nhiều người trước, rồi mới tìm mức thấp nhất trong những mức còn lại. Mức thấp nhất của phòng ban phải được tìm trên mọi người.',
            en: 'The query first drops the salaries that several people have and then looks for the lowest of those left. The lowest salary of a department is that of all its people.',
          },
        },
        {
          sql: 'SELECT d.name AS department, s.name AS employee, s.salary FROM staff AS s JOIN departments AS d ON d.id = s.department_id WHERE s.salary < (SELECT MIN(x.salary) FROM staff AS x WHERE x.department_id = s.department_id AND x.id <> s.id)',
          mark: 'salary < \\( select min \\(',
          message: {
            vi: 'Ở phòng ban chỉ có một người, truy vấn con không có hàng nào nên MIN ra NULL, và phép so với NULL không ra TRUE.',
            en: 'In a department of one person the subquery has no row, so MIN is NULL, and a comparison with NULL is not TRUE.',
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
      hidden: [...shown],
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
