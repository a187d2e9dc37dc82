import type { SqlExercise } from '../../../src/features/sql-lab/core/grading/exercise';

/** Recursive CTEs: down a tree, up a chain, and around a cycle. */
export const DAY_18_A: readonly SqlExercise[] = [
  {
    id: 'sql-18-07',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Nhân viên 2, Võ Thị Diễm My, quản lý những ai, trực tiếp và gián tiếp? Phần đầu và phần đệ quy đã có, chỉ thiếu phép ghép trong phần đệ quy. Trả về `employee_id` của nhân viên 2 và mọi người dưới quyền, không cần sắp xếp.',
      en: 'Whom does employee 2, Võ Thị Diễm My, manage, directly and indirectly? Both parts are there; only the join in the recursive part is missing. Return the `employee_id` of employee 2 and of everybody below, in any order.',
    },
    starter:
      'WITH RECURSIVE team (employee_id) AS (\n  SELECT employee_id\n  FROM employees\n  WHERE employee_id = 2\n  UNION ALL\n  SELECT e.employee_id\n  FROM team AS t\n\n)\nSELECT employee_id\nFROM team;',
    hints: [
      {
        vi: 'Từ `t` đi xuống cấp dưới `e`: cột nào của `e` ghi mã của `t`?',
        en: 'From `t` go down to the subordinate `e`: which column of `e` holds the id of `t`?',
      },
    ],
    solutions: [
      {
        sql: 'WITH RECURSIVE team (employee_id) AS (\n  SELECT employee_id\n  FROM employees\n  WHERE employee_id = 2\n  UNION ALL\n  SELECT e.employee_id\n  FROM team AS t\n  JOIN employees AS e ON e.manager_id = t.employee_id\n)\nSELECT employee_id\nFROM team;',
      },
    ],
    wrong: [
      {
        sql: 'SELECT employee_id FROM employees WHERE employee_id = 2 OR manager_id = 2',
        mark: '^(?!.*recursive)',
        message: {
          vi: 'Truy vấn này chỉ đi xuống một cấp. Cấp dưới của những người đó cũng phải có mặt.',
          en: 'This query goes down one level only. The people below them have to be included as well.',
        },
      },
      {
        sql: 'WITH RECURSIVE team (employee_id) AS (SELECT employee_id FROM employees WHERE manager_id = 2 UNION ALL SELECT e.employee_id FROM team AS t JOIN employees AS e ON e.manager_id = t.employee_id) SELECT employee_id FROM team',
        mark: 'where (?:\\w+ \\. )?manager_id = 2',
        message: {
          vi: 'Phần đầu bắt đầu ở cấp dưới, nên thiếu chính nhân viên 2.',
          en: 'The first part begins one level down, so employee 2 is missing.',
        },
      },
    ],
    promises: { never: ['SELECT 1 WHERE NOT EXISTS (SELECT 1 FROM employees WHERE employee_id = 2)'] },
    compare: { kind: 'result' },
    hidden: [
      {
        about: {
          vi: 'Chuỗi quản lý dài hơn một trăm cấp.',
          en: 'The chain of managers has more than a hundred levels.',
        },
        sql: "INSERT INTO employees (employee_id, full_name, manager_id, job_title, salary, hired_on) WITH RECURSIVE n (k) AS (SELECT 1001 UNION ALL SELECT k + 1 FROM n WHERE k < 1150) SELECT k, 'Quản lý ' || k, CASE k WHEN 1001 THEN 2 ELSE k - 1 END, 'Quản lý', 20000000, '2020-01-01' FROM n;",
      },
    ],
    equivalent: [
      {
        sql: 'WITH RECURSIVE "team"(employee_id) AS (SELECT employee_id FROM "employees" WHERE employee_id = 2 UNION ALL SELECT "e".employee_id FROM "team" AS "t" INNER JOIN "employees" AS "e" ON "e".manager_id = "t".employee_id) SELECT DISTINCT employee_id FROM "team"',
        reason:
          'Each employee has one manager, so the walk reaches nobody twice; with a cycle the reference would not end.',
      },
      {
        sql: 'WITH RECURSIVE "team"(employee_id) AS (SELECT employee_id FROM "employees" WHERE employee_id = 2 UNION SELECT "e".employee_id FROM "team" AS "t" INNER JOIN "employees" AS "e" ON "e".manager_id = "t".employee_id) SELECT employee_id FROM "team"',
        reason:
          'Each employee has one manager, so the walk reaches nobody twice; with a cycle the reference would not end.',
      },
      {
        sql: 'WITH RECURSIVE "team"(employee_id) AS (SELECT employee_id FROM "employees" WHERE employee_id = 2 UNION ALL SELECT DISTINCT "e".employee_id FROM "team" AS "t" INNER JOIN "employees" AS "e" ON "e".manager_id = "t".employee_id) SELECT employee_id FROM "team"',
        reason:
          'Each employee has one manager, so the walk reaches nobody twice; with a cycle the reference would not end.',
      },
    ],
  },
  {
    id: 'sql-18-01',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Liệt kê danh mục `Khoa học và công nghệ` cùng mọi danh mục nằm dưới nó, dù sâu mấy cấp. Trả về `category_id`, `name`, `level` (0 cho chính danh mục này, 1 cho danh mục con của nó, 2 cho con của con, …), không cần sắp xếp.',
      en: 'List the category `Khoa học và công nghệ` and all categories below it, however deep. Return `category_id`, `name`, `level` (0 for the category itself, 1 for its children, 2 for their children, …), in any order.',
    },
    starter:
      "WITH RECURSIVE tree (category_id, name, level) AS (\n  SELECT category_id, name, 0\n  FROM categories\n  WHERE name = 'Khoa học và công nghệ'\n\n)\nSELECT category_id, name, level\nFROM tree;",
    hints: [
      {
        vi: 'Khối có sẵn mới có phần đầu. Phần đệ quy tìm danh mục có `parent_id` là mã của một hàng trong `tree`.',
        en: 'The block has only the first part so far. The recursive part finds the categories whose `parent_id` is the id of a row in `tree`.',
      },
      {
        vi: '`level` của một danh mục hơn `level` của danh mục cha một đơn vị.',
        en: 'The `level` of a category is one more than that of its parent.',
      },
    ],
    solutions: [
      {
        sql: "WITH RECURSIVE tree (category_id, name, level) AS (\n  SELECT category_id, name, 0\n  FROM categories\n  WHERE name = 'Khoa học và công nghệ'\n  UNION ALL\n  SELECT c.category_id, c.name, r.level + 1\n  FROM tree AS r\n  JOIN categories AS c ON c.parent_id = r.category_id\n)\nSELECT category_id, name, level\nFROM tree;",
      },
    ],
    wrong: [
      {
        sql: "SELECT category_id, name, 0 AS level FROM categories WHERE name = 'Khoa học và công nghệ' UNION ALL SELECT c.category_id, c.name, 1 AS level FROM categories AS p JOIN categories AS c ON c.parent_id = p.category_id WHERE p.name = 'Khoa học và công nghệ'",
        mark: '^(?!.*\\brecursive\\b)',
        message: {
          vi: 'Không có đệ quy thì mỗi cấp phải có một phép ghép riêng, và truy vấn bỏ sót những danh mục sâu hơn số cấp bạn đã viết.',
          en: 'Without recursion each level needs a join of its own, and categories deeper than the levels you wrote are missed.',
        },
      },
      {
        sql: "WITH RECURSIVE tree (category_id, name, level) AS (SELECT category_id, name, 1 FROM categories WHERE name = 'Khoa học và công nghệ' UNION ALL SELECT c.category_id, c.name, r.level + 1 FROM tree AS r JOIN categories AS c ON c.parent_id = r.category_id) SELECT category_id, name, level FROM tree",
        mark: 'select (?:\\w+ \\. )?category_id , (?:\\w+ \\. )?name , 1\\b',
        message: {
          vi: 'Đề đếm cấp từ 0: chính danh mục `Khoa học và công nghệ` có `level` bằng 0.',
          en: 'The task counts levels from 0: the category `Khoa học và công nghệ` itself has the `level` 0.',
        },
      },
      {
        sql: "WITH RECURSIVE tree (category_id, name, level) AS (SELECT c.category_id, c.name, 1 FROM categories AS c JOIN categories AS p ON p.category_id = c.parent_id WHERE p.name = 'Khoa học và công nghệ' UNION ALL SELECT c.category_id, c.name, r.level + 1 FROM tree AS r JOIN categories AS c ON c.parent_id = r.category_id) SELECT category_id, name, level FROM tree",
        mark: 'as \\( select (?:(?!union).)*parent_id(?:(?!union).)*union',
        message: {
          vi: 'Phần đầu lấy các danh mục con, nên thiếu chính danh mục `Khoa học và công nghệ`.',
          en: 'The first part takes the children, so the category `Khoa học và công nghệ` itself is missing.',
        },
      },
      {
        sql: "WITH RECURSIVE tree (category_id, name, level) AS (SELECT category_id, name, 0 FROM categories WHERE name = 'Khoa học và công nghệ' UNION ALL SELECT c.category_id, c.name, 1 FROM tree AS r JOIN categories AS c ON c.parent_id = r.category_id) SELECT category_id, name, level FROM tree",
        mark: 'union (?:all )?select (?:\\w+ \\. )?category_id , (?:\\w+ \\. )?name , 1\\b',
        message: {
          vi: 'Phần đệ quy luôn ghi 1. Nó phải lấy `level` của hàng đã có rồi cộng thêm 1.',
          en: 'The recursive part always writes 1. It must take the `level` of the row that is there already and add 1.',
        },
      },
      {
        sql: "WITH RECURSIVE tree (category_id, name, level) AS (SELECT category_id, name, 0 FROM categories WHERE name = 'Khoa học và công nghệ' UNION ALL SELECT c.category_id, c.name, r.level + 1 FROM tree AS r JOIN categories AS c ON c.parent_id = r.category_id WHERE r.level < 3) SELECT category_id, name, level FROM tree",
        mark: 'level (?:<|<=) \\d',
        message: {
          vi: 'Điều kiện trên `level` cắt cây ở một độ sâu cố định. Nhà sách có thể thêm danh mục ở cấp sâu hơn, mà đề yêu cầu mọi cấp.',
          en: 'The condition on `level` cuts the tree at a fixed depth. The shop may add deeper categories, and the task asks for every level.',
        },
      },
      {
        sql: "WITH RECURSIVE tree (category_id, name, level) AS (SELECT category_id, name, 0 FROM categories WHERE name = 'Khoa học và công nghệ' UNION ALL SELECT c.category_id, c.name, r.level FROM tree AS r JOIN categories AS c ON c.parent_id = r.category_id) SELECT category_id, name, level FROM tree",
        mark: 'union (?:all )?select (?:\\w+ \\. )?category_id , (?:\\w+ \\. )?name , (?:\\w+ \\. )?level from',
        message: {
          vi: 'Phần đệ quy đang giữ nguyên `level` của hàng cha, nên mọi danh mục đều ở cấp 0. Hãy cộng thêm 1.',
          en: 'The recursive part keeps the `level` of the parent row, so every category is at level 0. Add 1.',
        },
      },
      {
        sql: "WITH RECURSIVE tree (category_id, name, level) AS (SELECT category_id, name, 0 FROM categories WHERE name = 'Khoa học và công nghệ' UNION ALL SELECT c.category_id, r.name, r.level + 1 FROM tree AS r JOIN categories AS c ON c.parent_id = r.category_id) SELECT category_id, name, level FROM tree",
        mark: 'union (?:all )?select (?:\\w+ \\. )?category_id , (?:r|tree) \\. name',
        message: {
          vi: 'Phần đệ quy đang lấy tên từ hàng cha, nên hàng nào cũng mang tên danh mục bắt đầu. Hãy lấy tên từ `categories`.',
          en: 'The recursive part takes the name from the parent row, so each row has the name of the category at the beginning. Take the name from `categories`.',
        },
      },
    ],
    compare: { kind: 'result', types: { level: 'integer' } },
    hidden: [
      {
        about: {
          vi: 'Cây danh mục sâu hơn một trăm cấp.',
          en: 'The tree of categories is more than a hundred levels deep.',
        },
        sql: "INSERT INTO categories (category_id, name, parent_id) WITH RECURSIVE n (k) AS (SELECT 1001 UNION ALL SELECT k + 1 FROM n WHERE k < 1150) SELECT k, 'Danh mục ' || k, CASE k WHEN 1001 THEN (SELECT category_id FROM categories WHERE name = 'Khoa học và công nghệ') ELSE k - 1 END FROM n;",
      },
    ],
    equivalent: [
      {
        sql: 'WITH RECURSIVE "tree"(category_id, name, level) AS (SELECT category_id, name, 0 FROM "categories" WHERE name = \'Khoa học và công nghệ\' UNION ALL SELECT "c".category_id, "c".name, "r".level + 1 FROM "tree" AS "r" INNER JOIN "categories" AS "c" ON "c".parent_id = "r".category_id) SELECT DISTINCT category_id, name, level FROM "tree"',
        reason:
          'Names of categories are unique and each category has one parent, so below one root no category comes twice.',
      },
      {
        sql: 'WITH RECURSIVE "tree"(category_id, name, level) AS (SELECT category_id, name, 0 FROM "categories" WHERE name = \'Khoa học và công nghệ\' UNION SELECT "c".category_id, "c".name, "r".level + 1 FROM "tree" AS "r" INNER JOIN "categories" AS "c" ON "c".parent_id = "r".category_id) SELECT category_id, name, level FROM "tree"',
        reason: 'Names of categories are unique and each category has one parent, so UNION finds no row twice.',
      },
      {
        sql: 'WITH RECURSIVE "tree"(category_id, name, level) AS (SELECT category_id, name, 0 FROM "categories" WHERE name = \'Khoa học và công nghệ\' UNION ALL SELECT DISTINCT "c".category_id, "c".name, "r".level + 1 FROM "tree" AS "r" INNER JOIN "categories" AS "c" ON "c".parent_id = "r".category_id) SELECT category_id, name, level FROM "tree"',
        reason: 'Each category has one parent, so the recursive part finds no category twice.',
      },
    ],
  },
  {
    id: 'sql-18-02',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Từ nhân viên `Nguyễn Bích Thủy` (chỉ có một người mang tên này), hãy đi ngược lên giám đốc: ai là cấp trên của cô, trực tiếp và gián tiếp? Trả về `employee_id`, `full_name`, `distance` (1 cho người quản lý trực tiếp, 2 cho người quản lý của người đó, …), không có chính cô, không cần sắp xếp.',
      en: 'Start at the employee `Nguyễn Bích Thủy` (only one has this name) and go up to the director: who are her managers, direct and indirect? Return `employee_id`, `full_name`, `distance` (1 for her own manager, 2 for the manager of that person, …), without herself, in any order.',
    },
    starter:
      "WITH RECURSIVE chain (employee_id, full_name, manager_id, distance) AS (\n  SELECT employee_id, full_name, manager_id, 0\n  FROM employees\n  WHERE full_name = 'Nguyễn Bích Thủy'\n  UNION ALL\n\n)\nSELECT employee_id, full_name, distance\nFROM chain",
    hints: [
      {
        vi: 'Lần này truy vấn đi lên: hàng tiếp theo là người có `employee_id` bằng `manager_id` của hàng đang xét.',
        en: 'This time the way goes up: the next row is the person whose `employee_id` equals the `manager_id` of the row at hand.',
      },
      {
        vi: 'Phần đầu phải lấy chính hàng của cô Thủy để bắt đầu. Truy vấn bên ngoài bỏ hàng đó.',
        en: 'The first part needs her own row to begin with. The outer query leaves it out.',
      },
    ],
    solutions: [
      {
        sql: "WITH RECURSIVE chain (employee_id, full_name, manager_id, distance) AS (\n  SELECT employee_id, full_name, manager_id, 0\n  FROM employees\n  WHERE full_name = 'Nguyễn Bích Thủy'\n  UNION ALL\n  SELECT e.employee_id, e.full_name, e.manager_id, r.distance + 1\n  FROM chain AS r\n  JOIN employees AS e ON e.employee_id = r.manager_id\n)\nSELECT employee_id, full_name, distance\nFROM chain\nWHERE distance > 0;",
      },
    ],
    wrong: [
      {
        sql: "WITH RECURSIVE chain (employee_id, full_name, manager_id, distance) AS (SELECT employee_id, full_name, manager_id, 0 FROM employees WHERE full_name = 'Nguyễn Bích Thủy' UNION ALL SELECT e.employee_id, e.full_name, e.manager_id, r.distance + 1 FROM chain AS r JOIN employees AS e ON e.employee_id = r.manager_id) SELECT employee_id, full_name, distance FROM chain",
        mark: '^(?!.*where (?:\\w+ \\. )?(?:distance|employee_id|full_name) (?:>|<>|!=|>=) )',
        message: {
          vi: 'Kết quả còn chính cô Thủy, với `distance` bằng 0. Hãy bỏ hàng này ở truy vấn bên ngoài.',
          en: 'The result still has her own row, with the `distance` 0. Leave it out in the outer query.',
        },
      },
      {
        sql: "WITH RECURSIVE chain (employee_id, full_name, manager_id, distance) AS (SELECT employee_id, full_name, manager_id, 0 FROM employees WHERE full_name = 'Nguyễn Bích Thủy' UNION ALL SELECT e.employee_id, e.full_name, e.manager_id, r.distance + 1 FROM chain AS r JOIN employees AS e ON e.manager_id = r.employee_id) SELECT employee_id, full_name, distance FROM chain WHERE distance > 0",
        mark: '(?<!r \\. )manager_id = (?:\\w+ \\. )?employee_id|employee_id = e \\. manager_id',
        certain: true,
        message: {
          vi: 'Điều kiện này đi xuống: nó tìm những người do cô quản lý, mà cô không quản lý ai. Muốn đi lên, hãy tìm người có `employee_id` bằng `manager_id` của hàng đang xét.',
          en: 'This condition goes down: it looks for people whom she manages, and there are none. To go up, look for the person whose `employee_id` equals the `manager_id` of the row at hand.',
        },
      },
      {
        sql: "SELECT m.employee_id, m.full_name, 1 AS distance FROM employees AS e JOIN employees AS m ON m.employee_id = e.manager_id WHERE e.full_name = 'Nguyễn Bích Thủy' UNION ALL SELECT n.employee_id, n.full_name, 2 FROM employees AS e JOIN employees AS m ON m.employee_id = e.manager_id JOIN employees AS n ON n.employee_id = m.manager_id WHERE e.full_name = 'Nguyễn Bích Thủy' UNION ALL SELECT d.employee_id, d.full_name, 3 FROM employees AS e JOIN employees AS m ON m.employee_id = e.manager_id JOIN employees AS n ON n.employee_id = m.manager_id JOIN employees AS d ON d.employee_id = n.manager_id WHERE e.full_name = 'Nguyễn Bích Thủy'",
        mark: '^(?!.*\\brecursive\\b)',
        message: {
          vi: 'Mỗi cấp trên phải có một phép ghép riêng, nên truy vấn chỉ lên được một số cấp cố định. Muốn lên tới giám đốc dù có bao nhiêu cấp, hãy dùng CTE đệ quy.',
          en: 'Each level of managers needs a join of its own, so the query goes up a fixed number of levels. To get up to the director over any number of them, use a recursive CTE.',
        },
      },
      {
        sql: "WITH RECURSIVE chain (employee_id, full_name, manager_id, distance) AS (SELECT employee_id, full_name, manager_id, 0 FROM employees WHERE full_name = 'Nguyễn Bích Thủy' UNION ALL SELECT e.employee_id, e.full_name, e.manager_id, r.distance + 1 FROM chain AS r JOIN employees AS e ON e.employee_id = r.manager_id WHERE e.manager_id IS NOT NULL) SELECT employee_id, full_name, distance FROM chain WHERE distance > 0",
        mark: 'manager_id is not null',
        message: {
          vi: 'Giám đốc có `manager_id` là NULL nên đã bị bỏ. Không cần điều kiện này: NULL không bằng mã nào, nên phép ghép tự dừng ở giám đốc.',
          en: 'The director has NULL as the `manager_id` and so was left out. The condition is not needed: NULL equals no id, so the join stops at the director by itself.',
        },
      },
      {
        sql: "WITH RECURSIVE chain (employee_id, full_name, manager_id, distance) AS (SELECT employee_id, full_name, manager_id, 1 FROM employees WHERE full_name = 'Nguyễn Bích Thủy' UNION ALL SELECT e.employee_id, e.full_name, e.manager_id, r.distance + 1 FROM chain AS r JOIN employees AS e ON e.employee_id = r.manager_id) SELECT employee_id, full_name, distance FROM chain WHERE distance > 1",
        mark: 'manager_id , 1 from employees',
        message: {
          vi: 'Phần đầu ghi 1 cho chính cô Thủy, nên người quản lý trực tiếp nhận 2. Đề đếm người quản lý trực tiếp là 1, vậy hàng của cô phải bắt đầu từ 0.',
          en: 'The first part writes 1 for herself, so her own manager gets 2. In the task her own manager is 1, so her row must begin with 0.',
        },
      },
      {
        sql: "WITH RECURSIVE chain (employee_id, full_name, manager_id, distance) AS (SELECT employee_id, full_name, manager_id, 0 FROM employees WHERE full_name = 'Nguyễn Bích Thủy' UNION ALL SELECT e.employee_id, e.full_name, e.manager_id, r.distance + 1 FROM chain AS r JOIN employees AS e ON e.employee_id = r.manager_id WHERE r.distance < 2) SELECT employee_id, full_name, distance FROM chain WHERE distance > 0",
        mark: 'distance (?:<|<=) \\d',
        message: {
          vi: 'Điều kiện trên `distance` dừng truy vấn ở một số cấp cố định, nên người ở xa hơn bị bỏ sót. Truy vấn tự dừng ở giám đốc mà không phải giới hạn gì.',
          en: 'The condition on `distance` stops the query after a fixed number of levels, so people further up are missed. The query stops at the director without any limit.',
        },
      },
    ],
    promises: { unique: ['employees.full_name'] },
    compare: { kind: 'result', types: { distance: 'integer' } },
    hidden: [
      {
        about: {
          vi: 'Chuỗi quản lý dài hơn một trăm cấp.',
          en: 'The chain of managers has more than a hundred levels.',
        },
        sql: "INSERT INTO employees (employee_id, full_name, manager_id, job_title, salary, hired_on) WITH RECURSIVE n (k) AS (SELECT 1001 UNION ALL SELECT k + 1 FROM n WHERE k < 1150) SELECT k, 'Quản lý ' || k, CASE k WHEN 1150 THEN NULL ELSE k + 1 END, 'Quản lý', 20000000, '2020-01-01' FROM n; UPDATE employees SET manager_id = 1001 WHERE full_name = 'Nguyễn Bích Thủy';",
      },
    ],
    equivalent: [
      {
        sql: 'WITH RECURSIVE "chain"(employee_id, full_name, manager_id, distance) AS (SELECT employee_id, full_name, manager_id, 0 FROM "employees" WHERE full_name = \'Nguyễn Bích Thủy\' UNION ALL SELECT "e".employee_id, "e".full_name, "e".manager_id, "r".distance + 1 FROM "chain" AS "r" INNER JOIN "employees" AS "e" ON "e".employee_id = "r".manager_id) SELECT DISTINCT employee_id, full_name, distance FROM "chain" WHERE distance > 0',
        reason: 'Each employee has one manager, so going up meets each person once and no row is there twice.',
      },
      {
        sql: 'WITH RECURSIVE "chain"(employee_id, full_name, manager_id, distance) AS (SELECT employee_id, full_name, manager_id, 0 FROM "employees" WHERE full_name = \'Nguyễn Bích Thủy\' UNION SELECT "e".employee_id, "e".full_name, "e".manager_id, "r".distance + 1 FROM "chain" AS "r" INNER JOIN "employees" AS "e" ON "e".employee_id = "r".manager_id) SELECT employee_id, full_name, distance FROM "chain" WHERE distance > 0',
        reason: 'Each employee has one manager, so going up meets each person once and UNION finds no row twice.',
      },
      {
        sql: 'WITH RECURSIVE "chain"(employee_id, full_name, manager_id, distance) AS (SELECT employee_id, full_name, manager_id, 0 FROM "employees" WHERE full_name = \'Nguyễn Bích Thủy\' UNION ALL SELECT DISTINCT "e".employee_id, "e".full_name, "e".manager_id, "r".distance + 1 FROM "chain" AS "r" INNER JOIN "employees" AS "e" ON "e".employee_id = "r".manager_id) SELECT employee_id, full_name, distance FROM "chain" WHERE distance > 0',
        reason: 'The recursive part finds at most one row, the manager.',
      },
    ],
  },
  {
    id: 'sql-18-03',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Trong dữ liệu của bài này, có người đã ghi nhầm rằng khách 9 giới thiệu khách 1, nên có một vòng. Khách 9 đã trực tiếp hoặc gián tiếp giới thiệu những ai? Trả về `customer_id`, `full_name`, mỗi khách một hàng, kể cả khách 9, không cần sắp xếp. Truy vấn phải tự dừng, và không được bỏ sót khách nào dù chuỗi giới thiệu dài hơn.',
      en: 'In the data of this exercise somebody has recorded by mistake that customer 9 referred customer 1, so there is a cycle. Whom did customer 9 refer, directly or indirectly? Return `customer_id`, `full_name`, one row for each person, including customer 9, in any order. The query must stop by itself, and must not miss anybody when the chain of referrals gets longer.',
    },
    starter:
      'WITH RECURSIVE network (customer_id, full_name) AS (\n  SELECT customer_id, full_name\n  FROM customers\n  WHERE customer_id = 9\n\n)\nSELECT customer_id, full_name\nFROM network;',
    hints: [
      {
        vi: 'Hàng tiếp theo là khách có `referred_by` là mã của một hàng đã có trong `network`.',
        en: 'The next rows are the customers whose `referred_by` is the id of a row in `network`.',
      },
      {
        vi: 'Một khách gặp lần thứ hai vẫn có cùng mã và cùng tên. UNION làm gì với một hàng giống hệt hàng đã có?',
        en: 'A customer met for the second time still has the same id and the same name. What does UNION do with a row that is exactly like one that is there?',
      },
    ],
    setup:
      'UPDATE customers SET referred_by = CASE customer_id WHEN 1 THEN 9 WHEN 4 THEN 1 WHEN 9 THEN 4 WHEN 16 THEN 9 ELSE 16 END WHERE customer_id IN (1, 4, 9, 16, 24);',
    solutions: [
      {
        sql: 'WITH RECURSIVE network (customer_id, full_name) AS (\n  SELECT customer_id, full_name\n  FROM customers\n  WHERE customer_id = 9\n  UNION\n  SELECT c.customer_id, c.full_name\n  FROM network AS r\n  JOIN customers AS c ON c.referred_by = r.customer_id\n)\nSELECT customer_id, full_name\nFROM network;',
      },
    ],
    wrong: [
      {
        sql: 'WITH RECURSIVE network (customer_id, level) AS (SELECT customer_id, 0 FROM customers WHERE customer_id = 9 UNION ALL SELECT c.customer_id, r.level + 1 FROM network AS r JOIN customers AS c ON c.referred_by = r.customer_id WHERE r.level < 5) SELECT c.customer_id, c.full_name FROM network AS n JOIN customers AS c ON c.customer_id = n.customer_id',
        mark: '^(?!.*(?:distinct|group by|exists)).*level (?:<|<=) \\d',
        message: {
          vi: 'Giới hạn cấp làm truy vấn dừng, nhưng trước đó nó đã đi quanh vòng, nên có khách xuất hiện ở nhiều hàng.',
          en: 'The limit on the level stops the query, but before that it has gone round the cycle, so some customers appear in several rows.',
        },
      },
      {
        sql: 'WITH RECURSIVE network (customer_id, level) AS (SELECT customer_id, 0 FROM customers WHERE customer_id = 9 UNION ALL SELECT c.customer_id, r.level + 1 FROM network AS r JOIN customers AS c ON c.referred_by = r.customer_id WHERE r.level < 3) SELECT DISTINCT c.customer_id, c.full_name FROM network AS n JOIN customers AS c ON c.customer_id = n.customer_id',
        mark: 'level (?:<|<=) \\d.*(?:distinct|group by)',
        message: {
          vi: 'Giới hạn cấp là một con số cố định: khi chuỗi giới thiệu dài hơn, truy vấn bỏ sót khách.',
          en: 'The limit on the level is a fixed number: when the chain of referrals is longer, the query misses customers.',
        },
      },
      {
        sql: 'WITH RECURSIVE network (customer_id) AS (SELECT customer_id FROM customers WHERE customer_id = 9 UNION SELECT c.referred_by FROM network AS r JOIN customers AS c ON c.customer_id = r.customer_id) SELECT c.customer_id, c.full_name FROM network AS n JOIN customers AS c ON c.customer_id = n.customer_id',
        mark: 'union (?:all )?select (?:\\w+ \\. )?referred_by',
        message: {
          vi: 'Truy vấn này đi ngược lên: nó tìm ai đã giới thiệu khách 9. Đề yêu cầu những khách có `referred_by` trỏ về một người đã có.',
          en: 'This query goes up: it finds who referred customer 9. The task asks for the customers whose `referred_by` points to somebody who is there already.',
        },
      },
      {
        sql: 'SELECT customer_id, full_name FROM customers WHERE customer_id = 9 OR referred_by = 9',
        mark: '^(?!.*\\brecursive\\b)',
        message: {
          vi: 'Đây mới là những người được khách 9 giới thiệu trực tiếp. Người được họ giới thiệu cũng phải có trong kết quả.',
          en: 'These are only the customers whom customer 9 referred directly. Those whom they referred belong to the result too.',
        },
      },
      {
        sql: 'WITH RECURSIVE network (customer_id) AS (SELECT customer_id FROM customers WHERE customer_id = 9 UNION SELECT c.customer_id FROM network AS r JOIN customers AS c ON c.referred_by = r.customer_id) SELECT c.customer_id, c.full_name FROM network AS n JOIN customers AS c ON c.customer_id = n.customer_id WHERE c.customer_id <> 9',
        mark: '(?:<>|!=) 9',
        message: {
          vi: 'Kết quả đang thiếu khách 9. Đề yêu cầu cả khách này.',
          en: 'Customer 9 is missing from the result. The task asks for this customer as well.',
        },
      },
      {
        sql: "WITH RECURSIVE network (customer_id, path) AS (SELECT customer_id, '9' FROM customers WHERE customer_id = 9 UNION ALL SELECT c.customer_id, r.path || '/' || c.customer_id FROM network AS r JOIN customers AS c ON c.referred_by = r.customer_id WHERE r.path NOT LIKE '%' || c.customer_id || '%') SELECT c.customer_id, c.full_name FROM network AS n JOIN customers AS c ON c.customer_id = n.customer_id",
        mark: "not like '%' \\|\\|",
        message: {
          vi: 'Phép so khớp đang nhầm một mã với một phần của mã khác, chẳng hạn 2 với 22, nên có khách bị bỏ sót. Hãy đặt dấu `/` ở cả hai phía của mỗi mã.',
          en: 'The match takes one id for a part of another, such as 2 for a part of 22, so some customers are missed. Put a `/` on both sides of each id.',
        },
      },
    ],
    compare: { kind: 'result' },
    hidden: [
      {
        about: {
          vi: 'Chuỗi giới thiệu dài hơn nhiều và không có vòng; khách 22 còn giới thiệu khách 2.',
          en: 'The chain of referrals is much longer and has no cycle; customer 22 also referred customer 2.',
        },
        sql: 'UPDATE customers SET referred_by = CASE WHEN customer_id = 9 THEN NULL WHEN customer_id = 2 THEN 22 ELSE customer_id - 1 END WHERE customer_id >= 9 OR customer_id = 2;',
      },
      {
        about: {
          vi: 'Chuỗi giới thiệu dài hơn một trăm khách.',
          en: 'The chain of referrals has more than a hundred customers.',
        },
        sql: "INSERT INTO customers (customer_id, full_name, phone, joined_on, referred_by) WITH RECURSIVE n (k) AS (SELECT 1001 UNION ALL SELECT k + 1 FROM n WHERE k < 1150) SELECT k, 'Khách ' || k, '0900000000', '2025-01-01', CASE k WHEN 1001 THEN 9 ELSE k - 1 END FROM n;",
      },
    ],
    equivalent: [
      {
        sql: 'WITH RECURSIVE "network"(customer_id, full_name) AS (SELECT customer_id, full_name FROM "customers" WHERE customer_id = 9 UNION SELECT "c".customer_id, "c".full_name FROM "network" AS "r" INNER JOIN "customers" AS "c" ON "c".referred_by = "r".customer_id) SELECT DISTINCT customer_id, full_name FROM "network"',
        reason: 'UNION leaves one of equal rows already, and customer_id is the primary key.',
      },
      {
        sql: 'WITH RECURSIVE "network"(customer_id, full_name) AS (SELECT customer_id, full_name FROM "customers" WHERE customer_id = 9 UNION SELECT DISTINCT "c".customer_id, "c".full_name FROM "network" AS "r" INNER JOIN "customers" AS "c" ON "c".referred_by = "r".customer_id) SELECT customer_id, full_name FROM "network"',
        reason: 'UNION drops equal rows whether or not the recursive part has them.',
      },
    ],
  },
];
