import type { SqlExercise } from '../../../src/features/sql-lab/core/grading/exercise';

/** Review of days 16 to 20, one task each. */
export const REVIEW_02_B: readonly SqlExercise[] = [
  {
    id: 'sql-r2-06',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Những danh mục nào vừa không có danh mục con, vừa không có đầu sách nào? Trả về `category_id`, `name`, không cần sắp xếp.',
      en: 'Which categories have neither a child category nor a book? Return `category_id`, `name`, in any order.',
    },
    starter: 'SELECT c.category_id, c.name\nFROM categories AS c\nWHERE ',
    hints: [
      {
        vi: '`parent_id` là NULL ở các danh mục gốc. Cách nào không mắc bẫy NULL trong danh sách?',
        en: '`parent_id` is NULL for root categories. Which way does not fall for a NULL in the list?',
      },
    ],
    solutions: [
      {
        sql: 'SELECT c.category_id, c.name\nFROM categories AS c\nWHERE NOT EXISTS (SELECT 1 FROM categories AS x WHERE x.parent_id = c.category_id)\n  AND NOT EXISTS (SELECT 1 FROM books AS b WHERE b.category_id = c.category_id);',
      },
    ],
    wrong: [
      {
        sql: 'SELECT c.category_id, c.name FROM categories AS c WHERE NOT EXISTS (SELECT 1 FROM categories WHERE parent_id = category_id) AND NOT EXISTS (SELECT 1 FROM books AS b WHERE b.category_id = c.category_id)',
        mark: 'where (?:(\\w+) \\. )?parent_id = (?:\\1 \\. )?category_id|where parent_id = categories \\. category_id',
        message: {
          vi: 'Trong truy vấn con, cả hai cột đều là của bảng bên trong, nên điều kiện không liên quan tới danh mục đang xét. Hãy viết bí danh trước từng cột.',
          en: 'In the subquery both columns belong to the inner table, so the condition has nothing to do with the category at hand. Write an alias before each column.',
        },
      },
      {
        sql: 'SELECT c.category_id, c.name FROM categories AS c WHERE c.category_id NOT IN (SELECT parent_id FROM categories) AND c.category_id NOT IN (SELECT category_id FROM books)',
        mark: 'not in \\( select (?:\\w+ \\. )?parent_id (?!.*is not null)',
        certain: true,
        message: {
          vi: '`parent_id` có NULL, nên NOT IN không bao giờ TRUE. Hãy dùng NOT EXISTS.',
          en: '`parent_id` holds NULLs, so NOT IN is never TRUE. Use NOT EXISTS.',
        },
      },
      {
        sql: 'SELECT c.category_id, c.name FROM categories AS c WHERE NOT EXISTS (SELECT 1 FROM categories AS x WHERE x.parent_id = c.category_id);',
        mark: '^(?!.*books)',
        message: {
          vi: 'Kết quả còn cả những danh mục có sách.',
          en: 'The result still has categories with books.',
        },
      },
      {
        sql: 'SELECT c.category_id, c.name FROM categories AS c WHERE NOT EXISTS (SELECT 1 FROM books AS b WHERE b.category_id = c.category_id);',
        mark: '^(?!.*parent_id)',
        message: {
          vi: 'Kết quả còn cả những danh mục có danh mục con.',
          en: 'The result still has categories with children.',
        },
      },
      {
        sql: 'SELECT c.category_id, c.name FROM categories AS c WHERE NOT EXISTS (SELECT 1 FROM categories AS x WHERE x.parent_id = c.category_id) OR NOT EXISTS (SELECT 1 FROM books AS b WHERE b.category_id = c.category_id);',
        mark: '\\) or not',
        message: {
          vi: 'OR giữ danh mục thiếu một trong hai. Đề cần danh mục thiếu cả hai.',
          en: 'OR keeps categories that lack either. The task asks for those that lack both.',
        },
      },
      {
        sql: 'SELECT c.category_id, c.name FROM categories AS c WHERE NOT EXISTS (SELECT 1 FROM categories AS x WHERE x.parent_id = c.category_id) AND NOT EXISTS (SELECT 1 FROM books WHERE category_id = category_id)',
        mark: '(?:where|and) (?:(?:(\\w+) \\. )?category_id = (?:\\1 \\. )?category_id|category_id = books \\. category_id)',
        certain: true,
        message: {
          vi: 'Trong truy vấn con, cả hai `category_id` đều là cột của `books`, nên điều kiện TRUE ở mọi đầu sách. Hãy viết bí danh trước từng cột.',
          en: 'In the subquery both `category_id` are columns of `books`, so the condition is TRUE for every book. Write an alias before each column.',
        },
      },
      {
        sql: 'SELECT c.category_id, c.name FROM categories AS c WHERE c.parent_id IS NULL AND NOT EXISTS (SELECT 1 FROM books AS b WHERE b.category_id = c.category_id)',
        mark: 'parent_id is null',
        message: {
          vi: '`parent_id IS NULL` cho biết danh mục không có danh mục cha. Đề hỏi danh mục không có danh mục con.',
          en: '`parent_id IS NULL` says that a category has no parent. The task asks for those without a child.',
        },
      },
      {
        sql: 'SELECT c.category_id, c.name FROM categories AS c WHERE NOT EXISTS (SELECT 1 FROM categories AS x WHERE x.category_id = c.parent_id) AND NOT EXISTS (SELECT 1 FROM books AS b WHERE b.category_id = c.category_id)',
        mark: 'category_id = (?:\\w+ \\. )?parent_id',
        message: {
          vi: 'Truy vấn con đang tìm danh mục cha. Danh mục con là danh mục có `parent_id` bằng mã của danh mục đang xét.',
          en: 'The subquery looks for the parent. A child is a category whose `parent_id` is the id of the category at hand.',
        },
      },
      {
        sql: 'SELECT c.category_id, c.name FROM categories AS c WHERE NOT EXISTS (SELECT 1 FROM categories AS x WHERE x.parent_id = c.category_id) AND NOT EXISTS (SELECT 1 FROM books AS b WHERE b.category_id = c.category_id AND b.stock > 0)',
        mark: 'stock',
        message: {
          vi: 'Đầu sách đã hết hàng vẫn là đầu sách của danh mục. Đề không hỏi còn hàng hay không.',
          en: 'A book that is out of stock is still a book of the category. The task does not ask about stock.',
        },
      },
    ],
    compare: { kind: 'result' },
  },
  {
    id: 'sql-r2-07',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Với mỗi trạng thái của đơn, trung bình một đơn có bao nhiêu cuốn, và đơn có nhiều cuốn nhất gồm bao nhiêu cuốn? Số cuốn của một đơn là tổng `quantity` của các dòng thuộc đơn đó. Trả về `status`, `average_copies` (không làm tròn), `most_copies`, không cần sắp xếp. Bỏ qua đơn chưa có dòng nào.',
      en: 'For each status, how many copies does an order have on average, and how many are in the largest order? The copies of an order are the sum of `quantity` over its lines. Return `status`, `average_copies` (not rounded), `most_copies`, in any order. Leave out orders without a line.',
    },
    starter:
      'WITH per_order AS (\n  SELECT o.order_id, o.status,  AS copies\n  FROM orders AS o\n  \n)\nSELECT status,  AS average_copies,  AS most_copies\nFROM per_order\nGROUP BY status;',
    hints: [
      {
        vi: 'Bước thứ nhất tính số cuốn của từng đơn, bước thứ hai mới gộp theo trạng thái.',
        en: 'The first step computes the copies of each order, the second puts them together by status.',
      },
      {
        vi: 'Trung bình của các đơn không phải là trung bình của các dòng.',
        en: 'The average of orders is not the average of lines.',
      },
    ],
    solutions: [
      {
        sql: 'WITH per_order AS (\n  SELECT o.order_id, o.status, SUM(i.quantity) AS copies\n  FROM orders AS o\n  JOIN order_items AS i ON i.order_id = o.order_id\n  GROUP BY o.order_id, o.status\n)\nSELECT status, 1.0 * SUM(copies) / COUNT(*) AS average_copies, MAX(copies) AS most_copies\nFROM per_order\nGROUP BY status;',
      },
    ],
    wrong: [
      {
        sql: 'SELECT o.status, AVG(i.quantity) AS average_copies, MAX(i.quantity) AS most_copies FROM orders AS o JOIN order_items AS i ON i.order_id = o.order_id GROUP BY o.status',
        mark: 'avg \\( (?:\\w+ \\. )?quantity',
        message: {
          vi: 'AVG và MAX đang tính trên từng dòng. Hãy cộng số cuốn của mỗi đơn trước.',
          en: 'AVG and MAX look at single lines. Add up the copies of each order first.',
        },
      },
      {
        sql: 'SELECT o.status, 1.0 * SUM(i.quantity) / COUNT(DISTINCT o.order_id) AS average_copies, MAX(i.quantity) AS most_copies FROM orders AS o JOIN order_items AS i ON i.order_id = o.order_id GROUP BY o.status',
        mark: 'max \\( (?:\\w+ \\. )?quantity',
        message: {
          vi: 'MAX đang tính trên từng dòng. Hãy cộng số cuốn của mỗi đơn trước.',
          en: 'MAX looks at single lines. Add up the copies of each order first.',
        },
      },
      {
        sql: 'WITH per_order AS ( SELECT o.order_id, o.status, SUM(i.quantity) AS copies FROM orders AS o JOIN order_items AS i ON i.order_id = o.order_id GROUP BY o.order_id, o.status ) SELECT status, SUM(copies) / COUNT(*) AS average_copies, MAX(copies) AS most_copies FROM per_order GROUP BY status;',
        mark: '(?<!\\d\\.\\d \\* )sum \\( copies \\) / count',
        engine: 'sqlite',
        message: {
          vi: 'Số nguyên chia số nguyên thì mất phần lẻ. Hãy nhân với 1.0 hoặc dùng AVG.',
          en: 'Dividing an integer by an integer drops the fraction. Multiply by 1.0 or use AVG.',
        },
      },
      {
        sql: 'WITH per_order AS ( SELECT o.order_id, o.status, COUNT(*) AS copies FROM orders AS o JOIN order_items AS i ON i.order_id = o.order_id GROUP BY o.order_id, o.status ) SELECT status, 1.0 * SUM(copies) / COUNT(*) AS average_copies, MAX(copies) AS most_copies FROM per_order GROUP BY status;',
        mark: 'count \\( (?:\\*|[\\w .]+) \\) (?:as )?\\w+ from',
        message: {
          vi: 'Bước thứ nhất đang đếm số dòng. Một dòng có thể gồm nhiều cuốn.',
          en: 'The first step counts lines. A line may be for several copies.',
        },
      },
      {
        sql: 'WITH per_order AS ( SELECT o.order_id, o.status, COALESCE(SUM(i.quantity), 0) AS copies FROM orders AS o LEFT JOIN order_items AS i ON i.order_id = o.order_id GROUP BY o.order_id, o.status ) SELECT status, 1.0 * SUM(copies) / COUNT(*) AS average_copies, MAX(copies) AS most_copies FROM per_order GROUP BY status',
        mark: 'left (?:outer )?join',
        message: {
          vi: 'LEFT JOIN giữ cả đơn chưa có dòng nào, nên trung bình bị kéo xuống. Đề bỏ qua những đơn đó.',
          en: 'LEFT JOIN keeps orders without a line, which pulls the average down. The task leaves these orders out.',
        },
      },
      {
        sql: 'WITH per_order AS ( SELECT o.order_id, o.status, SUM(DISTINCT i.quantity) AS copies FROM orders AS o JOIN order_items AS i ON i.order_id = o.order_id GROUP BY o.order_id, o.status ) SELECT status, 1.0 * SUM(copies) / COUNT(*) AS average_copies, MAX(copies) AS most_copies FROM per_order GROUP BY status',
        mark: 'sum \\( distinct',
        message: {
          vi: '`SUM(DISTINCT …)` chỉ cộng một lần nếu hai dòng có số cuốn bằng nhau. Mỗi dòng chỉ xuất hiện một lần, nên SUM không cần DISTINCT.',
          en: '`SUM(DISTINCT …)` adds a number only once when two lines have the same number of copies. Each line appears once here, so SUM needs no DISTINCT.',
        },
      },
      {
        sql: 'WITH per_order AS ( SELECT o.order_id, o.status, SUM(i.quantity) AS copies FROM orders AS o JOIN order_items AS i ON i.order_id = o.order_id GROUP BY o.order_id, o.status ) SELECT status, ROUND(1.0 * SUM(copies) / COUNT(*), 2) AS average_copies, MAX(copies) AS most_copies FROM per_order GROUP BY status',
        mark: 'round \\(',
        message: { vi: 'Đề cần số trung bình chưa làm tròn.', en: 'The task asks for the average without rounding.' },
      },
      {
        sql: 'WITH per_order AS ( SELECT o.customer_id, o.status, SUM(i.quantity) AS copies FROM orders AS o JOIN order_items AS i ON i.order_id = o.order_id GROUP BY o.customer_id, o.status ) SELECT status, 1.0 * SUM(copies) / COUNT(*) AS average_copies, MAX(copies) AS most_copies FROM per_order GROUP BY status',
        mark: 'group by (?:\\w+ \\. )?customer_id',
        message: {
          vi: 'Bước thứ nhất đang cộng các đơn của một khách lại với nhau. Mỗi hàng của bước này phải là một đơn.',
          en: 'The first step adds up all orders of a customer. Each row of this step must be one order.',
        },
      },
      {
        sql: 'WITH per_order AS ( SELECT o.ordered_at, o.status, SUM(i.quantity) AS copies FROM orders AS o JOIN order_items AS i ON i.order_id = o.order_id GROUP BY o.ordered_at, o.status ) SELECT status, 1.0 * SUM(copies) / COUNT(*) AS average_copies, MAX(copies) AS most_copies FROM per_order GROUP BY status',
        mark: 'group by (?:\\w+ \\. )?ordered_at',
        message: {
          vi: 'Hai đơn có thể được đặt cùng một lúc. Hãy gom nhóm theo `order_id`.',
          en: 'Two orders may be placed at the same moment. Group by `order_id`.',
        },
      },
    ],
    compare: { kind: 'result', types: { most_copies: 'integer' } },
    equivalent: [
      {
        sql: 'WITH "per_order" AS (SELECT "o".order_id, "o".status, SUM("i".quantity) AS "copies" FROM "orders" AS "o" INNER JOIN "order_items" AS "i" ON "i".order_id = "o".order_id GROUP BY "o".order_id, "o".status) SELECT DISTINCT status, 1.0 * SUM(copies) / COUNT(*) AS "average_copies", MAX(copies) AS "most_copies" FROM "per_order" GROUP BY status',
        reason: 'The key of each row is among the selected columns, so no two rows are alike.',
      },
      {
        sql: 'WITH "per_order" AS (SELECT DISTINCT "o".order_id, "o".status, SUM("i".quantity) AS "copies" FROM "orders" AS "o" INNER JOIN "order_items" AS "i" ON "i".order_id = "o".order_id GROUP BY "o".order_id, "o".status) SELECT status, 1.0 * SUM(copies) / COUNT(*) AS "average_copies", MAX(copies) AS "most_copies" FROM "per_order" GROUP BY status',
        reason: 'The key of each row is among the selected columns, so no two rows are alike.',
      },
      {
        sql: 'WITH "per_order" AS (SELECT "o".order_id, "o".status, SUM("i".quantity) AS "copies" FROM "orders" AS "o" INNER JOIN "order_items" AS "i" ON "i".order_id = "o".order_id GROUP BY "o".order_id) SELECT status, 1.0 * SUM(copies) / COUNT(*) AS "average_copies", MAX(copies) AS "most_copies" FROM "per_order" GROUP BY status',
        reason: 'order_id is the primary key, so the status has one value in each group.',
      },
    ],
  },
  {
    id: 'sql-r2-08',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Ai làm việc dưới quyền Trưởng phòng bán hàng, trực tiếp hay gián tiếp? Trưởng phòng bán hàng là nhân viên duy nhất có `job_title` là `Trưởng phòng bán hàng`. Trả về `employee_id`, `full_name` của những người dưới quyền, không gồm chính người đó, không cần sắp xếp.',
      en: 'Who works under the head of sales, directly or not? The head of sales is the only employee whose `job_title` is `Trưởng phòng bán hàng`. Return `employee_id`, `full_name` of those under them, without the head of sales, in any order.',
    },
    starter:
      "WITH RECURSIVE team (employee_id) AS (\n  SELECT employee_id FROM employees WHERE job_title = 'Trưởng phòng bán hàng'\n  UNION\n  \n)\nSELECT e.employee_id, e.full_name\nFROM team AS t\nJOIN employees AS e ON e.employee_id = t.employee_id",
    hints: [
      {
        vi: 'Phần đệ quy tìm những người có cấp trên đã nằm trong `team`.',
        en: 'The recursive part finds the people whose manager is in `team` already.',
      },
      {
        vi: '`team` gồm cả người bắt đầu; truy vấn chính phải bỏ người này.',
        en: '`team` includes the person it begins with; the main query has to leave them out.',
      },
    ],
    solutions: [
      {
        sql: "WITH RECURSIVE team (employee_id) AS (\n  SELECT employee_id FROM employees WHERE job_title = 'Trưởng phòng bán hàng'\n  UNION\n  SELECT e.employee_id\n  FROM employees AS e\n  JOIN team AS t ON e.manager_id = t.employee_id\n)\nSELECT e.employee_id, e.full_name\nFROM team AS t\nJOIN employees AS e ON e.employee_id = t.employee_id\nWHERE e.job_title <> 'Trưởng phòng bán hàng';",
      },
    ],
    wrong: [
      {
        sql: "WITH RECURSIVE team (employee_id) AS ( SELECT employee_id FROM employees WHERE job_title = 'Trưởng phòng bán hàng' UNION SELECT e.employee_id FROM employees AS e JOIN team AS t ON e.manager_id = t.employee_id ) SELECT e.employee_id, e.full_name FROM team AS t JOIN employees AS e ON e.employee_id = t.employee_id;",
        mark: '^(?!.*(?:<>|!=|not )).*union',
        message: {
          vi: 'Kết quả vẫn còn chính Trưởng phòng bán hàng.',
          en: 'The result still has the head of sales.',
        },
      },
      {
        sql: "SELECT e.employee_id, e.full_name FROM employees AS e JOIN employees AS m ON m.employee_id = e.manager_id WHERE m.job_title = 'Trưởng phòng bán hàng'",
        mark: '^(?!.*recursive)',
        message: {
          vi: 'Đây chỉ là những người dưới quyền trực tiếp. Kết quả phải có cả cấp dưới của họ.',
          en: 'These are only the direct reports. Their own reports belong in the result as well.',
        },
      },
      {
        sql: "WITH RECURSIVE team (employee_id) AS ( SELECT employee_id FROM employees WHERE job_title = 'Trưởng phòng bán hàng' UNION SELECT e.employee_id FROM employees AS e JOIN team AS t ON e.employee_id = t.employee_id ) SELECT e.employee_id, e.full_name FROM team AS t JOIN employees AS e ON e.employee_id = t.employee_id WHERE e.job_title <> 'Trưởng phòng bán hàng';",
        mark: 'join \\w+ (?:as )?\\w+ on \\w+ \\. employee_id = \\w+ \\. employee_id \\)',
        certain: true,
        message: {
          vi: 'Phần đệ quy đang tìm lại chính những người đã có. Hãy ghép theo `manager_id`.',
          en: 'The recursive part finds the very people it has already. Join by `manager_id`.',
        },
      },
      {
        sql: "SELECT e.employee_id, e.full_name FROM employees AS e JOIN employees AS m ON m.employee_id = e.manager_id LEFT JOIN employees AS g ON g.employee_id = m.manager_id WHERE m.job_title = 'Trưởng phòng bán hàng' OR g.job_title = 'Trưởng phòng bán hàng'",
        mark: '^(?!.*recursive)',
        message: {
          vi: 'Truy vấn chỉ đi xuống hai cấp. Có thể còn nhiều cấp hơn, nên cần một CTE đệ quy.',
          en: 'The query goes down two levels. There may be more, so it takes a recursive CTE.',
        },
      },
      {
        sql: "WITH RECURSIVE team (employee_id) AS ( SELECT employee_id FROM employees WHERE job_title = 'Trưởng phòng bán hàng' UNION SELECT e.manager_id FROM employees AS e JOIN team AS t ON e.employee_id = t.employee_id ) SELECT e.employee_id, e.full_name FROM team AS t JOIN employees AS e ON e.employee_id = t.employee_id WHERE e.job_title <> 'Trưởng phòng bán hàng'",
        mark: 'select (?:\\w+ \\. )?manager_id',
        message: {
          vi: 'Phần đệ quy đang đi lên, từ nhân viên tới cấp trên. Đề cần đi xuống.',
          en: 'The recursive part goes up, from an employee to the manager. The task needs the way down.',
        },
      },
      {
        sql: "WITH RECURSIVE team (employee_id) AS ( SELECT employee_id FROM employees WHERE job_title <> 'Trưởng phòng bán hàng' UNION SELECT e.employee_id FROM employees AS e JOIN team AS t ON e.manager_id = t.employee_id ) SELECT e.employee_id, e.full_name FROM team AS t JOIN employees AS e ON e.employee_id = t.employee_id",
        mark: "(?:<>|!=) '[^']*' union",
        message: {
          vi: 'Phần bắt đầu đang gồm mọi người trừ Trưởng phòng bán hàng. Hãy bắt đầu từ đúng người đó, rồi bỏ người đó ở truy vấn chính.',
          en: 'The anchor holds everyone but the head of sales. Begin with exactly that person, and leave them out in the main query.',
        },
      },
      {
        sql: "WITH RECURSIVE team (employee_id) AS ( SELECT employee_id FROM employees WHERE employee_id = 2 UNION SELECT e.employee_id FROM employees AS e JOIN team AS t ON e.manager_id = t.employee_id ) SELECT e.employee_id, e.full_name FROM team AS t JOIN employees AS e ON e.employee_id = t.employee_id WHERE e.job_title <> 'Trưởng phòng bán hàng'",
        mark: 'employee_id = 2\\b|select 2\\b',
        message: {
          vi: 'Mã `2` chỉ đúng với dữ liệu đang thấy. Hãy tìm Trưởng phòng bán hàng theo `job_title`.',
          en: 'The id `2` is right for the visible data only. Find the head of sales by `job_title`.',
        },
      },
      {
        sql: "WITH RECURSIVE team (employee_id) AS ( SELECT employee_id FROM employees WHERE job_title = 'Trưởng phòng bán hàng' UNION SELECT e.employee_id FROM employees AS e JOIN team AS t ON e.manager_id = t.employee_id ) SELECT e.employee_id, e.full_name FROM team AS t JOIN employees AS e ON e.employee_id = t.employee_id WHERE e.employee_id <> 2",
        mark: '(?:<>|!=) 2\\b',
        message: {
          vi: 'Mã `2` chỉ đúng với dữ liệu đang thấy. Hãy tìm Trưởng phòng bán hàng theo `job_title`.',
          en: 'The id `2` is right for the visible data only. Find the head of sales by `job_title`.',
        },
      },
      {
        sql: 'WITH RECURSIVE team (employee_id) AS ( SELECT employee_id FROM employees WHERE employee_id = 2 UNION SELECT e.employee_id FROM employees AS e JOIN team AS t ON e.manager_id = t.employee_id ) SELECT e.employee_id, e.full_name FROM team AS t JOIN employees AS e ON e.employee_id = t.employee_id WHERE e.employee_id <> 2',
        mark: '(?:<>|!=) 2\\b',
        certain: true,
        message: {
          vi: 'Mã `2` chỉ đúng với dữ liệu đang thấy. Hãy tìm Trưởng phòng bán hàng theo `job_title`.',
          en: 'The id `2` is right for the visible data only. Find the head of sales by `job_title`.',
        },
      },
    ],
    promises: {
      never: ["SELECT COUNT(*) FROM employees WHERE job_title = 'Trưởng phòng bán hàng' HAVING COUNT(*) > 1"],
    },
    compare: { kind: 'result' },
    hidden: [
      {
        about: {
          vi: 'Chuỗi quản lý dài hơn một trăm cấp.',
          en: 'The chain of managers has more than a hundred levels.',
        },
        sql: "INSERT INTO employees (employee_id, full_name, manager_id, job_title, salary, hired_on) WITH RECURSIVE n (k) AS (SELECT 1001 UNION ALL SELECT k + 1 FROM n WHERE k < 1150) SELECT k, 'Nhân viên ' || k, CASE k WHEN 1001 THEN (SELECT employee_id FROM employees WHERE job_title = 'Trưởng phòng bán hàng') ELSE k - 1 END, 'Nhân viên', 20000000, '2020-01-01' FROM n;",
      },
    ],
    equivalent: [
      {
        sql: 'WITH RECURSIVE "team"(employee_id) AS (SELECT employee_id FROM "employees" WHERE job_title = \'Trưởng phòng bán hàng\' UNION SELECT "e".employee_id FROM "employees" AS "e" INNER JOIN "team" AS "t" ON "e".manager_id = "t".employee_id) SELECT DISTINCT "e".employee_id, "e".full_name FROM "team" AS "t" INNER JOIN "employees" AS "e" ON "e".employee_id = "t".employee_id WHERE "e".job_title <> \'Trưởng phòng bán hàng\'',
        reason: 'The key of each row is among the selected columns, so no two rows are alike.',
      },
      {
        sql: 'WITH RECURSIVE "team"(employee_id) AS (SELECT employee_id FROM "employees" WHERE job_title = \'Trưởng phòng bán hàng\' UNION ALL SELECT "e".employee_id FROM "employees" AS "e" INNER JOIN "team" AS "t" ON "e".manager_id = "t".employee_id) SELECT "e".employee_id, "e".full_name FROM "team" AS "t" INNER JOIN "employees" AS "e" ON "e".employee_id = "t".employee_id WHERE "e".job_title <> \'Trưởng phòng bán hàng\'',
        reason: 'Each employee has one manager, so a row comes twice only in a cycle, and there UNION ALL never ends.',
      },
      {
        sql: 'WITH RECURSIVE "team"(employee_id) AS (SELECT employee_id FROM "employees" WHERE job_title = \'Trưởng phòng bán hàng\' UNION SELECT DISTINCT "e".employee_id FROM "employees" AS "e" INNER JOIN "team" AS "t" ON "e".manager_id = "t".employee_id) SELECT "e".employee_id, "e".full_name FROM "team" AS "t" INNER JOIN "employees" AS "e" ON "e".employee_id = "t".employee_id WHERE "e".job_title <> \'Trưởng phòng bán hàng\'',
        reason: 'The key of each row is among the selected columns, so no two rows are alike.',
      },
      {
        sql: 'WITH RECURSIVE "team"(employee_id) AS (SELECT employee_id FROM "employees" WHERE job_title = \'Trưởng phòng bán hàng\' UNION SELECT "e".employee_id FROM "employees" AS "e" INNER JOIN "team" AS "t" ON "e".manager_id = "t".employee_id) SELECT "e".employee_id, "e".full_name FROM "team" AS "t" LEFT JOIN "employees" AS "e" ON "e".employee_id = "t".employee_id WHERE "e".job_title <> \'Trưởng phòng bán hàng\'',
        reason: 'Every row of team has its employee.',
      },
    ],
  },
  {
    id: 'sql-r2-09',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Trong mỗi quốc gia, tác giả nào sinh sớm nhất, tức là có `birth_year` nhỏ nhất? Bỏ qua tác giả chưa rõ năm sinh. Nếu nhiều người cùng năm sinh nhỏ nhất thì lấy tất cả. Trả về `country`, `author_id`, `birth_year`, không cần sắp xếp.',
      en: 'In each country, which author was born first, that is, has the lowest `birth_year`? Leave out authors whose year of birth is unknown. If several share the lowest year, take all of them. Return `country`, `author_id`, `birth_year`, in any order.',
    },
    starter:
      'WITH ranked AS (\n  SELECT author_id, country, birth_year,\n          AS place\n  FROM authors\n)\nSELECT country, author_id, birth_year\nFROM ranked\nWHERE place = 1;',
    hints: [
      {
        vi: 'NULL đứng đầu hay đứng cuối tùy hệ quản trị, nên hãy bỏ NULL trước khi xếp hạng.',
        en: 'Whether NULL comes first or last depends on the system, so leave NULL out before ranking.',
      },
      {
        vi: 'Hàm nào cho hai người cùng năm sinh cùng một hạng?',
        en: 'Which function gives two people of the same year the same place?',
      },
    ],
    solutions: [
      {
        sql: 'WITH ranked AS (\n  SELECT author_id, country, birth_year,\n         RANK() OVER (PARTITION BY country ORDER BY birth_year) AS place\n  FROM authors\n  WHERE birth_year IS NOT NULL\n)\nSELECT country, author_id, birth_year\nFROM ranked\nWHERE place = 1;',
      },
    ],
    wrong: [
      {
        sql: 'WITH ranked AS ( SELECT author_id, country, birth_year, ROW_NUMBER() OVER (PARTITION BY country ORDER BY birth_year) AS place FROM authors WHERE birth_year IS NOT NULL ) SELECT country, author_id, birth_year FROM ranked WHERE place = 1;',
        mark: 'row_number',
        message: {
          vi: 'ROW_NUMBER chỉ chọn một người, dù có hai người cùng năm sinh nhỏ nhất.',
          en: 'ROW_NUMBER picks one person even where two share the lowest year.',
        },
      },
      {
        sql: 'WITH ranked AS ( SELECT author_id, country, birth_year, RANK() OVER (PARTITION BY country ORDER BY birth_year) AS place FROM authors ) SELECT country, author_id, birth_year FROM ranked WHERE place = 1;',
        mark: '^(?!.*is not null)',
        engine: 'sqlite',
        message: {
          vi: 'Trên SQLite, NULL xếp trước mọi năm, nên tác giả chưa rõ năm sinh được hạng 1.',
          en: 'On SQLite NULL sorts before every year, so an author whose year of birth is unknown takes the first place.',
        },
      },
      {
        sql: 'WITH ranked AS ( SELECT author_id, country, birth_year, RANK() OVER (ORDER BY birth_year) AS place FROM authors WHERE birth_year IS NOT NULL ) SELECT country, author_id, birth_year FROM ranked WHERE place = 1;',
        mark: '^(?!.*(?:partition|group) by)',
        message: {
          vi: 'Không có PARTITION BY thì chỉ còn người sinh sớm nhất trong tất cả các quốc gia.',
          en: 'Without PARTITION BY only the one born first in all countries is left.',
        },
      },
      {
        sql: 'WITH ranked AS ( SELECT author_id, country, birth_year, RANK() OVER (PARTITION BY country ORDER BY birth_year DESC) AS place FROM authors WHERE birth_year IS NOT NULL ) SELECT country, author_id, birth_year FROM ranked WHERE place = 1;',
        mark: 'birth_year desc',
        message: {
          vi: 'Thứ tự giảm dần chọn người sinh muộn nhất.',
          en: 'The descending order picks the one born last.',
        },
      },
      {
        sql: 'WITH ranked AS ( SELECT author_id, country, birth_year, ROW_NUMBER() OVER (PARTITION BY country ORDER BY birth_year) AS place FROM authors ) SELECT country, author_id, birth_year FROM ranked WHERE place = 1',
        mark: '^(?!.*is not null)',
        engine: 'sqlite',
        message: {
          vi: 'Trên SQLite, NULL xếp trước mọi năm, nên tác giả chưa rõ năm sinh được hạng 1.',
          en: 'On SQLite NULL sorts before every year, so an author whose year of birth is unknown takes the first place.',
        },
      },
      {
        sql: 'WITH ranked AS ( SELECT author_id, country, birth_year, RANK() OVER (ORDER BY birth_year) AS place FROM authors ) SELECT country, author_id, birth_year FROM ranked WHERE place = 1',
        mark: '^(?!.*is not null)',
        engine: 'sqlite',
        message: {
          vi: 'Trên SQLite, NULL xếp trước mọi năm, nên tác giả chưa rõ năm sinh được hạng 1.',
          en: 'On SQLite NULL sorts before every year, so an author whose year of birth is unknown takes the first place.',
        },
      },
      {
        sql: 'WITH ranked AS ( SELECT author_id, country, birth_year, RANK() OVER (PARTITION BY country ORDER BY birth_year) AS place FROM authors ) SELECT country, author_id, birth_year FROM ranked WHERE place = 1 AND birth_year IS NOT NULL',
        mark: '\\) select .* is not null',
        engine: 'sqlite',
        message: {
          vi: 'NULL chỉ bị bỏ sau khi xếp hạng. Trên SQLite, tác giả chưa rõ năm sinh đã chiếm hạng 1, nên quốc gia đó bị mất.',
          en: 'NULL is dropped only after ranking. On SQLite an author of unknown year has taken place 1 by then, so the country is lost.',
        },
      },
      {
        sql: 'WITH ranked AS ( SELECT author_id, country, birth_year, RANK() OVER (PARTITION BY country ORDER BY birth_year NULLS LAST) AS place FROM authors ) SELECT country, author_id, birth_year FROM ranked WHERE place = 1',
        mark: 'nulls last|coalesce|ifnull',
        message: {
          vi: 'Ở quốc gia chưa rõ năm sinh của tác giả nào, NULL vẫn được hạng 1. Hãy bỏ NULL bằng WHERE.',
          en: 'In a country where no year of birth is known, NULL still takes place 1. Leave NULL out with WHERE.',
        },
      },
      {
        sql: 'SELECT country, author_id, birth_year FROM authors WHERE birth_year IN (SELECT MIN(birth_year) FROM authors GROUP BY country)',
        mark: 'birth_year in \\(',
        message: {
          vi: 'Truy vấn so năm sinh với năm nhỏ nhất của bất kỳ quốc gia nào. Hãy so với năm nhỏ nhất của chính quốc gia đó.',
          en: 'The query compares a year with the lowest year of any country. Compare it with the lowest of the same country.',
        },
      },
      {
        sql: 'SELECT country, author_id, MIN(birth_year) AS birth_year FROM authors GROUP BY country',
        mark: 'min \\( (?:\\w+ \\. )?birth_year \\).*group by (?:\\w+ \\. )?country$',
        engine: 'sqlite',
        message: {
          vi: '`author_id` không nằm trong GROUP BY. SQLite chỉ trả về một tác giả cho mỗi quốc gia, còn PostgreSQL báo lỗi.',
          en: '`author_id` is not in GROUP BY. SQLite returns a single author for each country, PostgreSQL raises an error.',
        },
      },
      {
        sql: 'WITH ranked AS ( SELECT author_id, country, birth_year, ROW_NUMBER() OVER (PARTITION BY country ORDER BY birth_year, author_id) AS place FROM authors WHERE birth_year IS NOT NULL ) SELECT country, author_id, birth_year FROM ranked WHERE place = 1',
        mark: 'row_number',
        engine: 'sqlite',
        message: {
          vi: 'ROW_NUMBER chỉ chọn một người, dù có hai người cùng năm sinh nhỏ nhất.',
          en: 'ROW_NUMBER picks one person even where two share the lowest year.',
        },
      },
    ],
    compare: { kind: 'result' },
    equivalent: [
      {
        sql: 'WITH "ranked" AS (SELECT author_id, country, birth_year, RANK() OVER (PARTITION BY country ORDER BY birth_year ASC) AS "place" FROM "authors" WHERE birth_year IS NOT NULL) SELECT DISTINCT country, author_id, birth_year FROM "ranked" WHERE place = 1',
        reason: 'The key of each row is among the selected columns, so no two rows are alike.',
      },
      {
        sql: 'WITH "ranked" AS (SELECT author_id, country, birth_year, DENSE_RANK() OVER (PARTITION BY country ORDER BY birth_year ASC) AS "place" FROM "authors" WHERE birth_year IS NOT NULL) SELECT country, author_id, birth_year FROM "ranked" WHERE place = 1',
        reason: 'Both functions begin at 1, and only the first place is kept.',
      },
      {
        sql: 'WITH "ranked" AS (SELECT author_id, country, birth_year, RANK() OVER (PARTITION BY country ORDER BY birth_year ASC NULLS LAST) AS "place" FROM "authors" WHERE birth_year IS NOT NULL) SELECT country, author_id, birth_year FROM "ranked" WHERE place = 1',
        reason: 'WHERE has left out the NULLs.',
      },
    ],
  },
  {
    id: 'sql-r2-10',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Với mỗi đơn không bị hủy, hãy tìm đơn ngay trước đó của cùng khách, chỉ tính đơn không bị hủy. Thứ tự là theo `ordered_at`; nếu đặt cùng lúc thì `order_id` nhỏ hơn đứng trước. Trả về `order_id`, `customer_id`, `previous_id` (NULL nếu đó là đơn đầu tiên của khách), không cần sắp xếp.',
      en: 'For each order that was not cancelled, find the order just before it by the same customer, counting only orders that were not cancelled. The order is that of `ordered_at`; at the same moment the lower `order_id` comes first. Return `order_id`, `customer_id`, `previous_id` (NULL for the first order of a customer), in any order.',
    },
    starter: 'SELECT order_id, customer_id,\n        AS previous_id\nFROM orders\n',
    hints: [
      {
        vi: 'LAG không được nhìn sang đơn của khách khác.',
        en: 'LAG must not look at the orders of a different customer.',
      },
    ],
    solutions: [
      {
        sql: "SELECT order_id, customer_id,\n       LAG(order_id) OVER (PARTITION BY customer_id ORDER BY ordered_at, order_id) AS previous_id\nFROM orders\nWHERE status <> 'cancelled';",
      },
    ],
    wrong: [
      {
        sql: "SELECT order_id, customer_id, LAG(order_id) OVER (ORDER BY ordered_at, order_id) AS previous_id FROM orders WHERE status <> 'cancelled';",
        mark: '^(?!.*partition by)',
        message: {
          vi: 'Không có PARTITION BY thì LAG lấy đơn trước của bất kỳ khách nào.',
          en: 'Without PARTITION BY, LAG takes the order before of any customer.',
        },
      },
      {
        sql: 'SELECT order_id, customer_id, LAG(order_id) OVER (PARTITION BY customer_id ORDER BY ordered_at, order_id) AS previous_id FROM orders;',
        mark: "^(?!.*'cancelled')",
        message: {
          vi: 'Truy vấn đang tính cả đơn bị hủy, ở hàng riêng lẫn ở `previous_id`.',
          en: 'Cancelled orders are there as well, as rows of their own and as `previous_id`.',
        },
      },
      {
        sql: "SELECT order_id, customer_id, LAG(order_id) OVER (PARTITION BY customer_id ORDER BY order_id) AS previous_id FROM orders WHERE status <> 'cancelled';",
        mark: 'order by (?:\\w+ \\. )?order_id \\)|max \\( (?:\\w+ \\. )?order_id',
        message: {
          vi: 'Mã đơn không phải lúc nào cũng theo thứ tự thời gian. Hãy sắp xếp theo `ordered_at` trước.',
          en: 'Order ids do not always follow time. Sort by `ordered_at` first.',
        },
      },
      {
        sql: "SELECT order_id, customer_id, LEAD(order_id) OVER (PARTITION BY customer_id ORDER BY ordered_at, order_id) AS previous_id FROM orders WHERE status <> 'cancelled';",
        mark: 'lead \\(',
        message: {
          vi: 'LEAD lấy đơn ngay sau. Đề cần đơn ngay trước.',
          en: 'LEAD takes the order just after. The task asks for the one just before.',
        },
      },
      {
        sql: "WITH linked AS (SELECT order_id, customer_id, status, LAG(order_id) OVER (PARTITION BY customer_id ORDER BY ordered_at, order_id) AS previous_id FROM orders) SELECT order_id, customer_id, previous_id FROM linked WHERE status <> 'cancelled'",
        mark: "\\) select .* where .*'cancelled'",
        message: {
          vi: 'Đơn bị hủy chỉ bị bỏ sau khi LAG đã tính, nên `previous_id` vẫn có thể là một đơn bị hủy.',
          en: 'Cancelled orders are dropped after LAG was computed, so `previous_id` may still be one of them.',
        },
      },
      {
        sql: 'SELECT order_id, customer_id, LAG(order_id) OVER (ORDER BY ordered_at, order_id) AS previous_id FROM orders',
        mark: '^(?!.*partition by)',
        message: {
          vi: 'Không có PARTITION BY thì LAG lấy đơn trước của bất kỳ khách nào.',
          en: 'Without PARTITION BY, LAG takes the order before of any customer.',
        },
      },
      {
        sql: "SELECT order_id, customer_id, LAG(order_id) OVER (ORDER BY customer_id, ordered_at, order_id) AS previous_id FROM orders WHERE status <> 'cancelled'",
        mark: '^(?!.*partition by).*order by (?:\\w+ \\. )?customer_id ',
        message: {
          vi: 'Ở đơn đầu tiên của mỗi khách, LAG đang lấy đơn cuối của khách xếp ngay trước. Muốn LAG chỉ nhìn trong từng khách thì cần PARTITION BY.',
          en: 'At the first order of each customer, LAG takes the last order of the customer before. To make it look within one customer only, use PARTITION BY.',
        },
      },
      {
        sql: "SELECT order_id, customer_id, LAG(order_id) OVER (PARTITION BY customer_id ORDER BY ordered_at) AS previous_id FROM orders WHERE status <> 'cancelled'",
        mark: 'order by (?:\\w+ \\. )?ordered_at \\)',
        engine: 'sqlite',
        message: {
          vi: 'Hai đơn có thể được đặt cùng một lúc. Hãy thêm `order_id` vào ORDER BY.',
          en: 'Two orders may be placed at the same moment. Add `order_id` to ORDER BY.',
        },
      },
      {
        sql: "SELECT order_id, customer_id, LAG(order_id) OVER (PARTITION BY customer_id ORDER BY SUBSTR(CAST(ordered_at AS TEXT), 1, 10), order_id) AS previous_id FROM orders WHERE status <> 'cancelled'",
        mark: 'substr \\(|date \\(|as date',
        message: {
          vi: 'Hai đơn có thể được đặt trong cùng một ngày. Hãy sắp xếp theo cả ngày lẫn giờ.',
          en: 'Two orders may be placed on the same day. Sort by date and time.',
        },
      },
      {
        sql: "SELECT order_id, customer_id, LAG(order_id, 1, 0) OVER (PARTITION BY customer_id ORDER BY ordered_at, order_id) AS previous_id FROM orders WHERE status <> 'cancelled'",
        mark: 'order_id , 1 , 0 \\)|(?:coalesce|ifnull) \\( lag',
        message: {
          vi: 'Đơn đầu tiên của một khách phải có `previous_id` là NULL, không phải 0.',
          en: 'The first order of a customer must have NULL as `previous_id`, not 0.',
        },
      },
      {
        sql: "SELECT order_id, customer_id, LAG(order_id) OVER (PARTITION BY customer_id ORDER BY ordered_at, order_id) AS previous_id FROM orders WHERE status = 'delivered'",
        mark: "= 'delivered'",
        message: {
          vi: 'Đơn chưa giao cũng được tính. Đề chỉ bỏ đơn bị hủy.',
          en: 'Orders that are not delivered yet count too. The task leaves out only cancelled ones.',
        },
      },
      {
        sql: "SELECT order_id, customer_id, LAG(ordered_at) OVER (PARTITION BY customer_id ORDER BY ordered_at, order_id) AS previous_id FROM orders WHERE status <> 'cancelled'",
        mark: 'lag \\( (?:\\w+ \\. )?ordered_at',
        message: {
          vi: 'LAG đang lấy thời điểm đặt của đơn trước. Đề cần mã của đơn đó.',
          en: 'LAG takes the time of the order before. The task asks for its id.',
        },
      },
      {
        sql: "SELECT order_id, customer_id, previous_id FROM (SELECT order_id, customer_id, LAG(order_id) OVER (PARTITION BY customer_id ORDER BY ordered_at, order_id) AS previous_id FROM orders WHERE status <> 'cancelled') AS linked WHERE previous_id IS NOT NULL",
        mark: 'is not null',
        message: {
          vi: 'Đơn đầu tiên của mỗi khách cũng phải có mặt, và ở đó `previous_id` là NULL.',
          en: 'The first order of each customer belongs in the result, too, with NULL as `previous_id`.',
        },
      },
      {
        sql: "SELECT o.order_id, o.customer_id, p.order_id AS previous_id FROM orders AS o LEFT JOIN orders AS p ON p.customer_id = o.customer_id AND p.status <> 'cancelled' AND p.ordered_at < o.ordered_at WHERE o.status <> 'cancelled'",
        mark: 'join orders',
        message: {
          vi: 'Phép tự kết nối ghép mỗi đơn với mọi đơn trước đó. Đề chỉ cần đơn ngay trước.',
          en: 'The self join pairs each order with all earlier ones. The task asks only for the one just before.',
        },
      },
      {
        sql: "WITH linked AS (SELECT order_id, customer_id, status, LAG(order_id) OVER (ORDER BY ordered_at, order_id) AS previous_id FROM orders) SELECT order_id, customer_id, previous_id FROM linked WHERE status <> 'cancelled'",
        mark: '^(?!.*partition by)',
        message: {
          vi: 'Không có PARTITION BY thì LAG lấy đơn trước của bất kỳ khách nào.',
          en: 'Without PARTITION BY, LAG takes the order before of any customer.',
        },
      },
    ],
    compare: { kind: 'result' },
  },
];
