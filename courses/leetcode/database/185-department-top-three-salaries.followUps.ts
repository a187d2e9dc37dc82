import type { HiddenCase, SqlExercise } from '../../../src/features/sql-lab/core/grading/exercise';

/** The follow-ups of problem 185; `shown` are the datasets that the page shows. */
export function followUps(shown: readonly HiddenCase[]): readonly SqlExercise[] {
  return [
    {
      id: 'lc-185-02',
      dataset: 'lc_185',
      prompt: {
        vi: 'Với mỗi phòng ban, kể cả phòng ban chưa có ai, mức lương cao thứ ba là bao nhiêu? Chỉ xét các mức khác nhau của chính phòng ban đó. Trả về `department` (tên phòng ban) và `third_salary`, là NULL nếu phòng ban có ít hơn ba mức. Mỗi phòng ban một hàng: hai phòng ban trùng tên là hai hàng. Không cần sắp xếp.',
        en: 'For each department, including one with nobody, what is the third highest salary? Only the distinct salaries of the department itself count. Return `department` (name of the department) and `third_salary`, which is NULL where the department has fewer than three. One row for each department: two with the same name are two rows. Any order.',
      },
      starter: 'SELECT d.name AS department,\n        AS third_salary\nFROM departments AS d\n',
      hints: [
        {
          vi: 'Truy vấn con vô hướng không có hàng nào thì bằng NULL.',
          en: 'A scalar subquery without a row is NULL.',
        },
        {
          vi: 'Nếu bạn ghép với bảng đã xếp hạng: nhiều người có thể cùng ở hạng 3, còn phòng ban chưa có ai thì không ghép được với hàng nào.',
          en: 'If you join a ranked table: several people may have rank 3, and a department with nobody matches no row.',
        },
      ],
      solutions: [
        {
          sql: 'SELECT d.name AS department,\n       (SELECT DISTINCT s.salary\n        FROM staff AS s\n        WHERE s.department_id = d.id\n        ORDER BY s.salary DESC\n        LIMIT 1 OFFSET 2) AS third_salary\nFROM departments AS d;',
        },
        {
          sql: 'WITH ranked AS (\n  SELECT department_id, salary,\n         DENSE_RANK() OVER (PARTITION BY department_id ORDER BY salary DESC) AS place\n  FROM staff\n)\nSELECT d.name AS department,\n       MAX(CASE WHEN r.place = 3 THEN r.salary END) AS third_salary\nFROM departments AS d\nLEFT JOIN ranked AS r ON r.department_id = d.id\nGROUP BY d.id, d.name;',
          note: {
            vi: 'MAX bỏ qua NULL, nên chỉ còn mức hạng 3; không có mức đó thì kết quả là NULL.',
            en: 'MAX ignores NULL, so only the salary of rank 3 is left; without one the result is NULL.',
          },
        },
      ],
      wrong: [
        {
          sql: 'SELECT d.name AS department, (SELECT s.salary FROM staff AS s WHERE s.department_id = d.id ORDER BY s.salary DESC LIMIT 1 OFFSET 2) AS third_salary FROM departments AS d',
          mark: '\\( select (?!distinct)(?:\\w+ \\. )?salary from .*offset 2',
          message: {
            vi: 'OFFSET 2 bỏ qua hai hàng. Hai người cùng mức cao nhất chiếm hết hai hàng đó, nên mức thứ hai bị lấy làm mức thứ ba.',
            en: 'OFFSET 2 skips two rows. Two people with the highest salary fill both, so the second salary is taken for the third.',
          },
        },
        {
          sql: 'SELECT d.name AS department, (SELECT DISTINCT s.salary FROM staff AS s WHERE s.department_id = d.id ORDER BY s.salary DESC LIMIT 1 OFFSET 3) AS third_salary FROM departments AS d',
          mark: 'offset 3',
          message: {
            vi: 'OFFSET 3 bỏ qua ba mức, nên hàng còn lại là mức thứ tư.',
            en: 'OFFSET 3 skips three salaries, so the row that is left is the fourth.',
          },
        },
        {
          sql: 'WITH ranked AS (SELECT department_id, salary, DENSE_RANK() OVER (PARTITION BY department_id ORDER BY salary DESC) AS place FROM staff) SELECT d.name AS department, r.salary AS third_salary FROM departments AS d LEFT JOIN ranked AS r ON r.department_id = d.id AND r.place = 3',
          mark: '^(?!.*(?:group by|distinct|max \\(|min \\()).*left (?:outer )?join',
          message: {
            vi: 'Nếu nhiều người cùng ở mức thứ ba, phép ghép trả về phòng ban đó nhiều lần. Đề cần mỗi phòng ban một hàng.',
            en: 'Where several people have the third salary, the join returns that department several times. The task asks for one row for each department.',
          },
        },
        {
          sql: 'WITH ranked AS (SELECT DISTINCT department_id, salary, DENSE_RANK() OVER (PARTITION BY department_id ORDER BY salary DESC) AS place FROM staff) SELECT d.name AS department, r.salary AS third_salary FROM departments AS d LEFT JOIN ranked AS r ON r.department_id = d.id WHERE r.place = 3',
          mark: 'where (?:\\w+ \\. )?\\w+ = 3',
          message: {
            vi: 'Điều kiện trong WHERE bỏ mất những phòng ban không có mức thứ ba. Đề cần cả những phòng ban này, với NULL.',
            en: 'The condition in WHERE drops the departments without a third salary. The task asks for them too, with NULL.',
          },
        },
        {
          sql: 'WITH ranked AS (SELECT department_id, salary, DENSE_RANK() OVER (PARTITION BY department_id ORDER BY salary DESC) AS place FROM staff) SELECT d.name AS department, MAX(CASE WHEN r.place = 3 THEN r.salary END) AS third_salary FROM departments AS d JOIN ranked AS r ON r.department_id = d.id GROUP BY d.id, d.name',
          mark: '^(?!.*(?:left|right|full) (?:outer )?join).*\\bjoin\\b',
          message: {
            vi: 'Kết nối trong bỏ phòng ban chưa có ai.',
            en: 'The inner join drops a department with nobody.',
          },
        },
        {
          sql: 'WITH ranked AS (SELECT department_id, salary, DENSE_RANK() OVER (PARTITION BY department_id ORDER BY salary DESC) AS place FROM staff) SELECT d.name AS department, MIN(r.salary) AS third_salary FROM departments AS d LEFT JOIN ranked AS r ON r.department_id = d.id AND r.place <= 3 GROUP BY d.id, d.name',
          mark: 'min \\(',
          message: {
            vi: 'MIN trả về mức thấp nhất trong ba mức đầu. Phòng ban chỉ có một hay hai mức thì không có mức thứ ba, nên kết quả phải là NULL.',
            en: 'MIN returns the lowest of the first three. A department with one or two salaries has no third one, so the result must be NULL.',
          },
        },
        {
          sql: 'WITH ranked AS (SELECT department_id, salary, RANK() OVER (PARTITION BY department_id ORDER BY salary DESC) AS place FROM staff) SELECT d.name AS department, MAX(CASE WHEN r.place = 3 THEN r.salary END) AS third_salary FROM departments AS d LEFT JOIN ranked AS r ON r.department_id = d.id GROUP BY d.id, d.name',
          mark: '\\brank \\(',
          message: {
            vi: 'RANK bỏ qua số sau những người cùng hạng, nên hạng 3 có thể không có, hoặc là mức thứ hai.',
            en: 'RANK skips numbers after a tie, so rank 3 may be missing, or be the second salary.',
          },
        },
        {
          sql: 'WITH ranked AS (SELECT department_id, salary, DENSE_RANK() OVER (PARTITION BY department_id ORDER BY salary DESC) AS place FROM staff) SELECT d.name AS department, MAX(CASE WHEN r.place = 3 THEN r.salary END) AS third_salary FROM departments AS d LEFT JOIN ranked AS r ON r.department_id = d.id GROUP BY d.name',
          mark: '(?:partition|group) by (?:\\w+ \\. )?(?:name|department)\\b',
          message: {
            vi: 'GROUP BY theo tên gộp hai phòng ban trùng tên thành một hàng.',
            en: 'Grouping by the name turns two departments with the same name into one row.',
          },
        },
      ],
      compare: { kind: 'result' },
      hidden: [...shown],
      equivalent: [
        {
          sql: 'SELECT "d".name AS "department", (SELECT DISTINCT "s".salary FROM "staff" AS "s" WHERE "s".department_id = "d".id ORDER BY "s".salary DESC LIMIT 2 OFFSET 2) AS "third_salary" FROM "departments" AS "d"',
          reason: 'SQLite takes the first row of a scalar subquery; PostgreSQL refuses a second one.',
        },
        {
          sql: 'WITH "ranked" AS (SELECT department_id, salary, DENSE_RANK() OVER (PARTITION BY department_id ORDER BY salary DESC) AS "place" FROM "staff") SELECT "d".name AS "department", MAX(CASE WHEN "r".place = 3 THEN "r".salary END) AS "third_salary" FROM "departments" AS "d" LEFT JOIN "ranked" AS "r" ON "r".department_id = "d".id GROUP BY "d".id',
          reason: 'id is the primary key, so it decides the name.',
        },
        {
          sql: 'WITH "ranked" AS (SELECT DISTINCT department_id, salary, DENSE_RANK() OVER (PARTITION BY department_id ORDER BY salary DESC) AS "place" FROM "staff") SELECT "d".name AS "department", MAX(CASE WHEN "r".place = 3 THEN "r".salary END) AS "third_salary" FROM "departments" AS "d" LEFT JOIN "ranked" AS "r" ON "r".department_id = "d".id GROUP BY "d".id, "d".name',
          reason: 'MAX does not depend on how often a row occurs.',
        },
        {
          sql: 'WITH "ranked" AS (SELECT department_id, salary, DENSE_RANK() OVER (PARTITION BY department_id ORDER BY salary DESC) AS "place" FROM "staff") SELECT "d".name AS "department", MIN(CASE WHEN "r".place = 3 THEN "r".salary END) AS "third_salary" FROM "departments" AS "d" LEFT JOIN "ranked" AS "r" ON "r".department_id = "d".id GROUP BY "d".id, "d".name',
          reason: 'All rows with the third rank of a department have the same salary.',
        },
      ],
    },
    {
      id: 'lc-185-03',
      dataset: 'lc_185',
      prompt: {
        vi: 'Mỗi phòng ban có tối đa ba suất thưởng, xét từ mức lương cao nhất trở xuống. Những người cùng một mức phải cùng được thưởng hoặc cùng không. Khi một mức có nhiều người hơn số suất còn lại thì dừng: mức đó và mọi mức thấp hơn đều không được. Ai được thưởng? Trả về `department`, `employee`, `salary`, mỗi người một hàng, không cần sắp xếp. Không xét người chưa thuộc phòng ban nào. Hai phòng ban trùng tên vẫn là hai phòng ban khác nhau.',
        en: 'Each department has at most three bonuses, given from its highest salary downwards. People with the same salary all get one or none of them does. Once a salary is shared by more people than there are bonuses left, it ends: neither that salary nor any lower one gets one. Who gets a bonus? Return `department`, `employee`, `salary`, one row for each person, in any order. Leave out the people who are in no department. Two departments with the same name are still two departments.',
      },
      starter:
        'SELECT  AS department,  AS employee, s.salary\nFROM staff AS s\nJOIN departments AS d ON d.id = s.department_id\n',
      hints: [
        {
          vi: 'Nếu một người được thưởng thì những ai khác trong phòng ban chắc chắn cũng được? Hãy đếm họ, kể cả người đó.',
          en: 'If someone gets a bonus, who else in the department surely does? Count them, that person included.',
        },
        {
          vi: 'Hãy thử với một phòng ban có lương 34, 30, 27, 27: mức 27 có hai người mà chỉ còn một suất.',
          en: 'Try a department with the salaries 34, 30, 27, 27: two people have 27, and only one bonus is left.',
        },
      ],
      solutions: [
        {
          sql: 'SELECT d.name AS department, s.name AS employee, s.salary\nFROM staff AS s\nJOIN departments AS d ON d.id = s.department_id\nWHERE (\n  SELECT COUNT(*)\n  FROM staff AS x\n  WHERE x.department_id = s.department_id AND x.salary >= s.salary\n) <= 3;',
        },
        {
          sql: 'WITH counted AS (\n  SELECT name, department_id, salary,\n         COUNT(*) OVER (PARTITION BY department_id ORDER BY salary DESC) AS reached\n  FROM staff\n)\nSELECT d.name AS department, c.name AS employee, c.salary\nFROM counted AS c\nJOIN departments AS d ON d.id = c.department_id\nWHERE c.reached <= 3;',
          note: {
            vi: 'Khi OVER có ORDER BY, khung mặc định gồm cả những hàng đồng hạng với hàng đang xét (ngày 20).',
            en: 'With ORDER BY in OVER, the default frame includes the peers of the current row (day 20).',
          },
        },
      ],
      wrong: [
        {
          sql: 'WITH ranked AS (SELECT name, department_id, salary, RANK() OVER (PARTITION BY department_id ORDER BY salary DESC) AS place FROM staff) SELECT d.name AS department, r.name AS employee, r.salary FROM ranked AS r JOIN departments AS d ON d.id = r.department_id WHERE r.place <= 3',
          mark: '\\brank \\(',
          message: {
            vi: 'Hạng của RANK chỉ cho biết có bao nhiêu người lương cao hơn. Hai người cùng hạng 3 đều qua điều kiện, thành bốn suất.',
            en: 'RANK only says how many people earn more. Two people of rank 3 both pass, which makes four bonuses.',
          },
        },
        {
          sql: 'WITH ranked AS (SELECT name, department_id, salary, DENSE_RANK() OVER (PARTITION BY department_id ORDER BY salary DESC) AS place FROM staff) SELECT d.name AS department, r.name AS employee, r.salary FROM ranked AS r JOIN departments AS d ON d.id = r.department_id WHERE r.place <= 3',
          mark: 'dense_rank \\(',
          message: {
            vi: 'DENSE_RANK đếm mức lương. Ở bài này, ba suất là cho ba người.',
            en: 'DENSE_RANK counts salaries. Here the three bonuses are for three people.',
          },
        },
        {
          sql: 'WITH ranked AS (SELECT name, department_id, salary, ROW_NUMBER() OVER (PARTITION BY department_id ORDER BY salary DESC) AS place FROM staff) SELECT d.name AS department, r.name AS employee, r.salary FROM ranked AS r JOIN departments AS d ON d.id = r.department_id WHERE r.place <= 3',
          mark: 'row_number \\(',
          message: {
            vi: 'ROW_NUMBER chọn đủ ba người, nhưng có thể thưởng người này mà bỏ người kia cùng lương.',
            en: 'ROW_NUMBER always chooses three people, and so may reward one and leave out another with the same salary.',
          },
        },
        {
          sql: 'SELECT d.name AS department, s.name AS employee, s.salary FROM staff AS s JOIN departments AS d ON d.id = s.department_id WHERE (SELECT COUNT(*) FROM staff AS x WHERE x.department_id = s.department_id AND x.salary > s.salary) < 3',
          mark: 'salary > (?:\\w+ \\. )?salary|salary < (?:\\w+ \\. )?salary',
          message: {
            vi: 'Truy vấn con chỉ đếm người lương cao hơn. Người cùng lương cũng chiếm suất, nên phải được đếm.',
            en: 'The subquery counts only those who earn more. People with the same salary need a bonus too, so count them.',
          },
        },
        {
          sql: 'SELECT d.name AS department, s.name AS employee, s.salary FROM staff AS s JOIN departments AS d ON d.id = s.department_id WHERE (SELECT COUNT(DISTINCT x.salary) FROM staff AS x WHERE x.department_id = s.department_id AND x.salary >= s.salary) <= 3',
          mark: 'count \\( distinct',
          message: {
            vi: 'COUNT(DISTINCT) đếm mức lương. Ở bài này, ba suất là cho ba người.',
            en: 'COUNT(DISTINCT) counts salaries. Here the three bonuses are for three people.',
          },
        },
        {
          sql: 'SELECT d.name AS department, s.name AS employee, s.salary FROM staff AS s JOIN departments AS d ON d.id = s.department_id WHERE (SELECT COUNT(*) FROM staff AS x WHERE x.department_id = s.department_id AND x.salary >= s.salary) < 3',
          mark: '< 3|<= 2',
          message: {
            vi: 'Khi đếm cả chính người đó, người thứ ba có số đếm là 3 và vẫn được thưởng.',
            en: 'With the person counted too, the third one has the count 3 and still gets a bonus.',
          },
        },
        {
          sql: 'WITH levels AS (SELECT department_id, salary, SUM(COUNT(*)) OVER (PARTITION BY department_id ORDER BY salary DESC) AS reached FROM staff GROUP BY department_id, salary HAVING COUNT(*) <= 3) SELECT d.name AS department, s.name AS employee, s.salary FROM levels AS l JOIN staff AS s ON s.department_id = l.department_id AND s.salary = l.salary JOIN departments AS d ON d.id = l.department_id WHERE l.reached <= 3',
          mark: 'group by .*(?:<= 3|< 4).*(?:<= 3|< 4)',
          message: {
            vi: 'Truy vấn bỏ qua mức có nhiều người hơn ba suất rồi xét tiếp mức thấp hơn. Theo đề, gặp mức như vậy thì dừng.',
            en: 'The query skips a salary that more than three people have and goes on to lower ones. The task says that it ends there.',
          },
        },
        {
          sql: 'WITH counted AS (SELECT d.name AS department, s.name AS employee, s.salary, COUNT(*) OVER (PARTITION BY d.name ORDER BY s.salary DESC) AS reached FROM staff AS s JOIN departments AS d ON d.id = s.department_id) SELECT department, employee, salary FROM counted WHERE reached <= 3',
          mark: '(?:partition|group) by (?:\\w+ \\. )?(?:name|department)\\b',
          message: {
            vi: 'Truy vấn chia nhóm theo tên, nên hai phòng ban trùng tên bị xét như một. Hãy chia theo mã phòng ban.',
            en: 'The query groups by the name, so two departments with the same name are taken for one. Group by the id of the department.',
          },
        },
      ],
      compare: { kind: 'result' },
      hidden: [...shown],
      equivalent: [
        {
          sql: 'SELECT "d".name AS "department", "s".name AS "employee", "s".salary FROM "staff" AS "s" INNER JOIN "departments" AS "d" ON "d".id = "s".department_id WHERE (SELECT COUNT(department_id) FROM "staff" AS "x" WHERE "x".department_id = "s".department_id AND "x".salary >= "s".salary) <= 3',
          reason: 'In the rows that are counted, department_id is not NULL: the others are dropped.',
        },
        {
          sql: 'WITH "counted" AS (SELECT name, department_id, salary, COUNT(department_id) OVER (PARTITION BY department_id ORDER BY salary DESC) AS "reached" FROM "staff") SELECT "d".name AS "department", "c".name AS "employee", "c".salary FROM "counted" AS "c" INNER JOIN "departments" AS "d" ON "d".id = "c".department_id WHERE "c".reached <= 3',
          reason: 'In the rows that are counted, department_id is not NULL: the others are dropped.',
        },
      ],
    },
  ];
}
