import type { SqlExercise } from '../../../src/features/sql-lab/core/exercise';

/** Review of days 11 to 15, one task each. */
export const REVIEW_02_A: readonly SqlExercise[] = [
  {
    id: 'sql-r2-01',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Những danh mục nào có ít nhất 5 đầu sách còn hàng? Đầu sách còn hàng là đầu sách có `stock` lớn hơn 0; chỉ xét danh mục ghi ở `books.category_id`. Trả về `category_id`, `title_count` (số đầu sách còn hàng), không cần sắp xếp.',
      en: 'Which categories have five or more titles in stock? A title is in stock if its `stock` is above 0; only the category in `books.category_id` counts. Return `category_id`, `title_count` (number of titles in stock), in any order.',
    },
    starter: 'SELECT category_id,  AS title_count\nFROM books\n',
    hints: [
      {
        vi: 'Một điều kiện là của từng đầu sách, điều kiện kia là của cả nhóm.',
        en: 'One condition is about each book, the other about the whole group.',
      },
    ],
    solutions: [
      {
        sql: 'SELECT category_id, COUNT(*) AS title_count\nFROM books\nWHERE stock > 0\nGROUP BY category_id\nHAVING COUNT(*) >= 5;',
      },
    ],
    wrong: [
      {
        sql: 'SELECT category_id, COUNT(*) AS title_count FROM books GROUP BY category_id HAVING COUNT(*) >= 5',
        mark: '^(?!.*stock)',
        message: {
          vi: 'Truy vấn đang đếm cả đầu sách đã hết hàng.',
          en: 'The query counts the books that are out of stock too.',
        },
      },
      {
        sql: 'SELECT category_id, COUNT(*) AS title_count FROM books WHERE stock > 0 GROUP BY category_id HAVING COUNT(*) > 5',
        mark: 'having .*> 5',
        message: {
          vi: '"Ít nhất 5" gồm cả danh mục có đúng 5 đầu sách.',
          en: '"Five or more" includes the categories with exactly five.',
        },
      },
      {
        sql: 'SELECT category_id, COUNT(*) AS title_count FROM books GROUP BY category_id HAVING COUNT(*) >= 5 AND SUM(stock) > 0',
        mark: 'having .*sum',
        message: {
          vi: 'Điều kiện về `stock` đang xét cả nhóm: danh mục còn một đầu sách có hàng là đạt. Hãy lọc từng đầu sách ở WHERE.',
          en: 'The condition on `stock` looks at the whole group: a category passes with a single book in stock. Filter the books in WHERE.',
        },
      },
      {
        sql: 'SELECT category_id, SUM(stock) AS title_count FROM books WHERE stock > 0 GROUP BY category_id HAVING COUNT(*) >= 5',
        mark: 'sum \\( (?:\\w+ \\. )?stock \\) (?:as )?"?title_count',
        message: {
          vi: '`title_count` đang là tổng số cuốn. Đề hỏi số đầu sách.',
          en: '`title_count` is the number of copies. The task asks for the number of titles.',
        },
      },
    ],
    compare: { kind: 'result', types: { title_count: 'integer' } },
    equivalent: [
      {
        sql: 'SELECT DISTINCT category_id, COUNT(*) AS "title_count" FROM "books" WHERE stock > 0 GROUP BY category_id HAVING COUNT(*) >= 5',
        reason: 'The key of each row is among the selected columns, so no two rows are alike.',
      },
    ],
  },
  {
    id: 'sql-r2-02',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Ở mỗi thành phố có bao nhiêu khách đã đặt đơn trực tuyến? Đơn trực tuyến là đơn có `employee_id` là NULL, kể cả đơn bị hủy. Khách chưa cho biết thành phố thuộc nhóm có `city` là NULL. Trả về `city`, `customer_count` (số khách, mỗi khách tính một lần), không cần sắp xếp. Bỏ qua thành phố không có khách như vậy.',
      en: 'In each city, how many customers have placed an online order? An online order is one whose `employee_id` is NULL, cancelled ones included. Customers without a city on record form the group whose `city` is NULL. Return `city`, `customer_count` (number of customers, each counted once), in any order. Leave out cities without such customers.',
    },
    starter: 'SELECT c.city,  AS customer_count\nFROM customers AS c\n',
    hints: [
      {
        vi: 'Sau khi ghép, một khách có hai đơn xuất hiện hai lần.',
        en: 'After the join, a customer with two orders appears twice.',
      },
    ],
    solutions: [
      {
        sql: 'SELECT c.city, COUNT(DISTINCT c.customer_id) AS customer_count\nFROM customers AS c\nJOIN orders AS o ON o.customer_id = c.customer_id\nWHERE o.employee_id IS NULL\nGROUP BY c.city;',
      },
    ],
    wrong: [
      {
        sql: 'SELECT c.city, COUNT(*) AS customer_count FROM customers AS c JOIN orders AS o ON o.customer_id = c.customer_id WHERE o.employee_id IS NULL GROUP BY c.city;',
        mark: 'count \\( (?!distinct)',
        message: {
          vi: 'COUNT đang đếm đơn: khách có ba đơn bị đếm ba lần.',
          en: 'COUNT counts orders: a customer with three of them is counted three times.',
        },
      },
      {
        sql: 'SELECT c.city, COUNT(DISTINCT c.customer_id) AS customer_count FROM customers AS c JOIN orders AS o ON o.customer_id = c.customer_id WHERE o.employee_id = NULL GROUP BY c.city;',
        mark: '= null',
        certain: true,
        message: {
          vi: 'So sánh bằng = với NULL không bao giờ TRUE. Hãy dùng IS NULL.',
          en: 'A comparison with NULL by = is never TRUE. Use IS NULL.',
        },
      },
      {
        sql: 'SELECT c.city, COUNT(DISTINCT c.customer_id) AS customer_count FROM customers AS c JOIN orders AS o ON o.customer_id = c.customer_id WHERE o.employee_id IS NULL AND c.city IS NOT NULL GROUP BY c.city;',
        mark: 'city is not null',
        message: {
          vi: 'Khách chưa cho biết thành phố cũng là một nhóm.',
          en: 'Customers without a city are a group, too.',
        },
      },
      {
        sql: 'SELECT c.city, COUNT(DISTINCT c.customer_id) AS customer_count FROM customers AS c JOIN orders AS o ON o.customer_id = c.customer_id GROUP BY c.city;',
        mark: '^(?!.*employee_id)',
        message: {
          vi: 'Truy vấn đang tính cả đơn tại cửa hàng.',
          en: 'The query counts in-store orders too.',
        },
      },
    ],
    compare: { kind: 'result', types: { customer_count: 'integer' } },
    equivalent: [
      {
        sql: 'SELECT DISTINCT "c".city, COUNT(DISTINCT "c".customer_id) AS "customer_count" FROM "customers" AS "c" INNER JOIN "orders" AS "o" ON "o".customer_id = "c".customer_id WHERE "o".employee_id IS NULL GROUP BY "c".city',
        reason: 'The key of each row is among the selected columns, so no two rows are alike.',
      },
    ],
  },
  {
    id: 'sql-r2-03',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Mỗi tác giả là tác giả thứ nhất của bao nhiêu đầu sách? Tác giả thứ nhất có `author_order` bằng 1 trong `book_authors`. Trả về mọi tác giả, gồm `author_id`, `title_count` (0 nếu không là tác giả thứ nhất của đầu sách nào), không cần sắp xếp.',
      en: 'Of how many books is each author the first author? A first author has `author_order` 1 in `book_authors`. Return every author, with `author_id` and `title_count` (0 for authors who never come first), in any order.',
    },
    starter: 'SELECT a.author_id,  AS title_count\nFROM authors AS a\n',
    hints: [
      {
        vi: 'Điều kiện `author_order = 1` phải nằm ở đâu để tác giả chưa từng là tác giả thứ nhất vẫn còn?',
        en: 'Where must the condition `author_order = 1` be, so that authors who never come first stay?',
      },
    ],
    solutions: [
      {
        sql: 'SELECT a.author_id, COUNT(ba.book_id) AS title_count\nFROM authors AS a\nLEFT JOIN book_authors AS ba\n  ON ba.author_id = a.author_id AND ba.author_order = 1\nGROUP BY a.author_id;',
      },
    ],
    wrong: [
      {
        sql: 'SELECT a.author_id, COUNT(ba.book_id) AS title_count FROM authors AS a LEFT JOIN book_authors AS ba ON ba.author_id = a.author_id WHERE ba.author_order = 1 GROUP BY a.author_id;',
        mark: 'where',
        message: {
          vi: 'Điều kiện trong WHERE bỏ mọi hàng bù, nên LEFT JOIN chỉ còn tác dụng như JOIN.',
          en: 'The condition in WHERE drops every unmatched row, so LEFT JOIN works like JOIN.',
        },
      },
      {
        sql: 'SELECT a.author_id, COUNT(*) AS title_count FROM authors AS a LEFT JOIN book_authors AS ba ON ba.author_id = a.author_id AND ba.author_order = 1 GROUP BY a.author_id;',
        mark: 'count \\( \\* \\)',
        message: {
          vi: 'COUNT(*) đếm cả hàng bù, nên tác giả chưa từng là tác giả thứ nhất được 1.',
          en: 'COUNT(*) counts the unmatched row as well, so an author who never comes first gets 1.',
        },
      },
      {
        sql: 'SELECT a.author_id, COUNT(ba.book_id) AS title_count FROM authors AS a JOIN book_authors AS ba ON ba.author_id = a.author_id AND ba.author_order = 1 GROUP BY a.author_id;',
        mark: '^(?!.*left )',
        message: {
          vi: 'JOIN bỏ mất tác giả chưa từng là tác giả thứ nhất.',
          en: 'JOIN drops the authors who never come first.',
        },
      },
      {
        sql: 'SELECT a.author_id, COUNT(ba.book_id) AS title_count FROM authors AS a LEFT JOIN book_authors AS ba ON ba.author_id = a.author_id GROUP BY a.author_id;',
        mark: '^(?!.*author_order)',
        message: {
          vi: 'Truy vấn đang đếm cả những đầu sách mà tác giả đứng thứ hai, thứ ba.',
          en: 'The query also counts books on which the author is second or third.',
        },
      },
    ],
    compare: { kind: 'result', types: { title_count: 'integer' } },
    equivalent: [
      {
        sql: 'SELECT DISTINCT "a".author_id, COUNT("ba".book_id) AS "title_count" FROM "authors" AS "a" LEFT JOIN "book_authors" AS "ba" ON "ba".author_id = "a".author_id AND "ba".author_order = 1 GROUP BY "a".author_id',
        reason: 'The key of each row is among the selected columns, so no two rows are alike.',
      },
      {
        sql: 'SELECT "a".author_id, COUNT(DISTINCT "ba".book_id) AS "title_count" FROM "authors" AS "a" LEFT JOIN "book_authors" AS "ba" ON "ba".author_id = "a".author_id AND "ba".author_order = 1 GROUP BY "a".author_id',
        reason: 'Each of these rows has a key of its own, so none is counted twice.',
      },
    ],
  },
  {
    id: 'sql-r2-04',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Những cặp nhân viên nào vừa có cùng cấp trên trực tiếp (`manager_id`), vừa có cùng chức danh (`job_title`)? Nhân viên không có cấp trên không thuộc cặp nào. Trả về `first_id`, `second_id`, mỗi cặp một hàng, mã nhỏ hơn ở `first_id`. Không cần sắp xếp.',
      en: 'Which pairs of employees have both the same direct manager (`manager_id`) and the same job title (`job_title`)? An employee without a manager is in no pair. Return `first_id`, `second_id`, one row for each pair, with the lower id in `first_id`. Any order will do.',
    },
    starter: 'SELECT a.employee_id AS first_id, b.employee_id AS second_id\nFROM employees AS a\n',
    hints: [
      {
        vi: 'Đọc bảng hai lần, mỗi lần một bí danh. Điều kiện nào giữ lại một trong hai chiều?',
        en: 'Read the table twice, each time with an alias. Which condition keeps one of the two directions?',
      },
    ],
    solutions: [
      {
        sql: 'SELECT a.employee_id AS first_id, b.employee_id AS second_id\nFROM employees AS a\nJOIN employees AS b\n  ON b.manager_id = a.manager_id AND b.job_title = a.job_title\n  AND a.employee_id < b.employee_id;',
      },
    ],
    wrong: [
      {
        sql: 'SELECT a.employee_id AS first_id, b.employee_id AS second_id FROM employees AS a JOIN employees AS b ON b.manager_id = a.manager_id AND b.job_title = a.job_title AND a.employee_id <> b.employee_id;',
        mark: '<>|!=',
        message: {
          vi: '`<>` giữ cả hai chiều, nên mỗi cặp xuất hiện hai lần.',
          en: '`<>` keeps both directions, so each pair appears twice.',
        },
      },
      {
        sql: 'SELECT a.employee_id AS first_id, b.employee_id AS second_id FROM employees AS a JOIN employees AS b ON b.manager_id = a.manager_id AND a.employee_id < b.employee_id;',
        mark: '^(?!.*job_title)',
        message: {
          vi: 'Truy vấn mới so cấp trên. Hai người còn phải có cùng chức danh.',
          en: 'The query compares managers only. The two must also have the same job title.',
        },
      },
      {
        sql: 'SELECT a.employee_id AS first_id, b.employee_id AS second_id FROM employees AS a JOIN employees AS b ON b.job_title = a.job_title AND a.employee_id < b.employee_id;',
        mark: '^(?!.*manager_id)',
        message: {
          vi: 'Truy vấn mới so chức danh. Hai người còn phải có cùng cấp trên.',
          en: 'The query compares job titles only. The two must also have the same manager.',
        },
      },
      {
        sql: 'SELECT a.employee_id AS first_id, b.employee_id AS second_id FROM employees AS a JOIN employees AS b ON b.manager_id = a.employee_id AND b.job_title = a.job_title AND a.employee_id < b.employee_id;',
        mark: 'manager_id = (?:\\w+ \\. )?employee_id',
        certain: true,
        message: {
          vi: 'ON đang ghép cấp dưới với cấp trên. Đề cần hai người có cùng cấp trên.',
          en: 'ON pairs an employee with their manager. The task asks for two people who share a manager.',
        },
      },
    ],
    compare: { kind: 'result' },
    hidden: [
      {
        about: {
          vi: 'Có hai nhân viên cùng chức danh mà không có cấp trên.',
          en: 'Two employees of the same job title have no manager.',
        },
        sql: "UPDATE employees SET manager_id = NULL, job_title = 'Giám đốc' WHERE employee_id = 8;",
      },
    ],
    equivalent: [
      {
        sql: 'SELECT "a".employee_id AS "first_id", "b".employee_id AS "second_id" FROM "employees" AS "a" INNER JOIN "employees" AS "b" ON "b".manager_id = "a".manager_id AND "b".job_title = "a".job_title WHERE "a".employee_id < "b".employee_id',
        reason: 'With inner joins a condition filters alike in ON and in WHERE.',
      },
      {
        sql: 'SELECT DISTINCT "a".employee_id AS "first_id", "b".employee_id AS "second_id" FROM "employees" AS "a" INNER JOIN "employees" AS "b" ON "b".manager_id = "a".manager_id AND "b".job_title = "a".job_title AND "a".employee_id < "b".employee_id',
        reason: 'The key of each row is among the selected columns, so no two rows are alike.',
      },
    ],
  },
  {
    id: 'sql-r2-05',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Những khách nào có đơn đặt cả trước năm 2025 lẫn từ đầu năm 2025 trở đi, tính cả đơn bị hủy? Trả về `customer_id`, mỗi khách một hàng, không cần sắp xếp.',
      en: 'Which customers have orders both before 2025 and from the beginning of 2025 on, cancelled ones included? Return `customer_id`, one row for each customer, in any order.',
    },
    starter: "SELECT customer_id\nFROM orders\nWHERE ordered_at < '2025-01-01'\n",
    hints: [
      {
        vi: 'Mỗi hàng chỉ có một `ordered_at`, nên không thể vừa ở trước, vừa ở sau đầu năm 2025. Phép toán nào giữ lại giá trị có ở cả hai kết quả?',
        en: 'Each row has one `ordered_at`, so it cannot be both before and after the beginning of 2025. Which operation keeps the values that are in both results?',
      },
    ],
    solutions: [
      {
        sql: "SELECT customer_id\nFROM orders\nWHERE ordered_at < '2025-01-01 00:00:00'\nINTERSECT\nSELECT customer_id\nFROM orders\nWHERE ordered_at >= '2025-01-01 00:00:00';",
      },
    ],
    wrong: [
      {
        sql: "SELECT customer_id FROM orders WHERE ordered_at < '2025-01-01 00:00:00' UNION SELECT customer_id FROM orders WHERE ordered_at >= '2025-01-01 00:00:00';",
        mark: 'union',
        message: {
          vi: 'UNION giữ khách có ở một trong hai kết quả. Đề cần khách có ở cả hai.',
          en: 'UNION keeps customers who are in either result. The task asks for those in both.',
        },
      },
      {
        sql: "SELECT customer_id FROM orders WHERE ordered_at < '2025-01-01 00:00:00' EXCEPT SELECT customer_id FROM orders WHERE ordered_at >= '2025-01-01 00:00:00';",
        mark: 'except',
        message: {
          vi: 'EXCEPT bỏ đi những khách có ở cả hai kết quả, đúng những khách cần tìm.',
          en: 'EXCEPT removes the customers who are in both results, the very ones you need.',
        },
      },
      {
        sql: "SELECT customer_id FROM orders WHERE ordered_at < '2025-01-01' AND ordered_at >= '2025-01-01'",
        mark: 'where .* and ',
        certain: true,
        message: {
          vi: 'Một đơn không thể được đặt vừa trước, vừa sau đầu năm 2025, nên không hàng nào thỏa cả hai điều kiện.',
          en: 'No order is both before and after the beginning of 2025, so no row meets both conditions.',
        },
      },
      {
        sql: "SELECT a.customer_id FROM orders AS a JOIN orders AS b ON b.customer_id = a.customer_id WHERE a.ordered_at < '2025-01-01' AND b.ordered_at >= '2025-01-01'",
        mark: '^select (?!distinct).*join',
        message: {
          vi: 'Tự kết nối tìm đúng khách, nhưng khách có nhiều đơn xuất hiện nhiều lần. Đề cần mỗi khách một hàng.',
          en: 'The self join finds the right customers, but those with several orders appear several times. The task asks for one row each.',
        },
      },
    ],
    compare: { kind: 'result' },
    hidden: [
      {
        about: {
          vi: 'Có đơn đặt sát lúc kết thúc năm 2024 và đúng lúc bắt đầu năm 2025.',
          en: 'Some orders were placed just before the end of 2024 and at the very beginning of 2025.',
        },
        sql: "UPDATE orders SET ordered_at = '2024-12-31 23:59:59' WHERE order_id = 22; UPDATE orders SET ordered_at = '2024-12-31 23:59:59' WHERE order_id = 40; UPDATE orders SET ordered_at = '2025-01-01 00:00:00' WHERE order_id = 94; UPDATE orders SET ordered_at = '2025-01-01 00:00:00' WHERE order_id = 50;",
      },
    ],
    equivalent: [
      {
        sql: 'SELECT customer_id FROM "orders" WHERE ordered_at < \'2025-01-01 00:00:00\' INTERSECT SELECT DISTINCT customer_id FROM "orders" WHERE ordered_at >= \'2025-01-01 00:00:00\'',
        reason: 'INTERSECT leaves no duplicates.',
      },
    ],
  },
];
