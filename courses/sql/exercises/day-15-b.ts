import type { SqlExercise } from '../../../src/features/sql-lab/core/grading/exercise';

/** Set operations: columns by position, totals below groups, and a report in which a UNION has dropped rows. */
export const DAY_15_B: readonly SqlExercise[] = [
  {
    id: 'sql-15-04',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Trong năm 2023, những khách nào mở tài khoản (`joined_on`) và những nhân viên nào vào làm (`hired_on`)? Lập một danh sách chung, mỗi khách và mỗi nhân viên một hàng. Trả về `kind` (chuỗi `customer` hoặc `employee`), `id` (`customer_id` hoặc `employee_id`), `full_name`, `started_on` (ngày bắt đầu). Sắp xếp theo `started_on` từ sớm đến muộn; nếu trùng ngày thì nhân viên xếp trước khách (`kind` giảm dần), rồi `id` giảm dần.',
      en: 'In 2023, which customers opened an account (`joined_on`), and which employees were hired (`hired_on`)? Make one list, with one row for each customer and each employee. Return `kind` (the text `customer` or `employee`), `id` (`customer_id` or `employee_id`), `full_name`, `started_on` (the date). Sort by `started_on`, the earliest first; on equal dates employees come before customers (`kind` descending), then `id` descending.',
    },
    starter:
      "SELECT 'customer' AS kind, customer_id AS id, full_name, joined_on AS started_on\nFROM customers\nWHERE \n",
    hints: [
      {
        vi: 'Truy vấn thứ hai trả về bốn cột của `employees` theo đúng thứ tự ấy.',
        en: 'The second query returns four columns of `employees` in exactly this order.',
      },
      {
        vi: 'ORDER BY viết một lần, sau SELECT thứ hai, với tên cột của SELECT thứ nhất.',
        en: 'Write ORDER BY once, after the second SELECT, with the column names of the first SELECT.',
      },
    ],
    solutions: [
      {
        sql: "SELECT 'customer' AS kind, customer_id AS id, full_name, joined_on AS started_on\nFROM customers\nWHERE joined_on >= '2023-01-01' AND joined_on <= '2023-12-31'\nUNION ALL\nSELECT 'employee', employee_id, full_name, hired_on\nFROM employees\nWHERE hired_on >= '2023-01-01' AND hired_on <= '2023-12-31'\nORDER BY started_on, kind DESC, id DESC;",
      },
    ],
    wrong: [
      {
        sql: "SELECT 'customer' AS kind, customer_id AS id, full_name, joined_on AS started_on FROM customers WHERE joined_on >= '2023-01-01' AND joined_on <= '2023-12-31' UNION ALL SELECT 'employee', employee_id, hired_on, full_name FROM employees WHERE hired_on >= '2023-01-01' AND hired_on <= '2023-12-31' ORDER BY started_on, kind DESC, id DESC",
        mark: 'union (?:all )?select .*hired_on (?:as \\w+ )?, (?:\\w+ \\. )?full_name',
        message: {
          vi: 'Hai cột cuối của phần nhân viên bị đổi chỗ. Cột được ghép theo vị trí, nên ngày vào làm đang nằm trong `full_name`.',
          en: 'The last two columns of the employees have changed places. Columns are matched by position, so the hiring date is in `full_name`.',
        },
      },
      {
        sql: "SELECT 'customer' AS kind, customer_id AS id, full_name, joined_on AS started_on FROM customers WHERE joined_on >= '2023-01-01' AND joined_on <= '2023-12-31' UNION ALL SELECT 'employee', employee_id, full_name, hired_on FROM employees WHERE hired_on >= '2023-01-01' AND hired_on <= '2023-12-31'",
        mark: '^(?!.*order by)',
        message: {
          vi: 'Kết quả chưa được sắp xếp. Hãy viết một ORDER BY ở cuối, sau SELECT thứ hai.',
          en: 'The result is not sorted. Write one ORDER BY at the end, after the second SELECT.',
        },
      },
      {
        sql: "SELECT 'customer' AS kind, customer_id AS id, full_name, joined_on AS started_on FROM customers WHERE joined_on >= '2023-01-01' AND joined_on <= '2023-12-31' UNION ALL SELECT 'employee', employee_id, full_name, hired_on FROM employees ORDER BY started_on, kind DESC, id DESC",
        mark: '^(?!.*where .*where)',
        message: {
          vi: 'Một trong hai phần chưa lọc năm 2023. WHERE của một SELECT không lọc SELECT kia.',
          en: 'One of the two parts is not filtered by the year 2023. The WHERE of one SELECT does not filter the other.',
        },
      },
      {
        sql: "SELECT 'customer' AS kind, customer_id AS id, full_name, joined_on AS started_on FROM customers WHERE joined_on >= '2023-01-01' AND joined_on <= '2023-12-31' UNION ALL SELECT 'employee', employee_id, full_name, hired_on FROM employees WHERE hired_on >= '2023-01-01' AND hired_on <= '2023-12-31' ORDER BY started_on, id DESC",
        mark: 'order by started_on (?:asc )?, id',
        message: {
          vi: 'Khi trùng ngày, đề cần `kind` trước rồi mới tới `id`.',
          en: 'On equal dates the task asks for `kind` first and then `id`.',
        },
      },
      {
        sql: "SELECT 'customer' AS kind, customer_id AS id, full_name, joined_on AS started_on FROM customers WHERE joined_on >= '2023-01-01' AND joined_on < '2023-12-31' UNION ALL SELECT 'employee', employee_id, full_name, hired_on FROM employees WHERE hired_on >= '2023-01-01' AND hired_on <= '2023-12-31' ORDER BY started_on, kind DESC, id DESC",
        mark: "< '2023-12-31'",
        message: {
          vi: "Ngày 31 tháng 12 cũng thuộc năm 2023. Hãy viết `< '2024-01-01'`.",
          en: "31 December belongs to 2023 too. Write `< '2024-01-01'`.",
        },
      },
    ],
    compare: { kind: 'result', order: true },
    hidden: [
      {
        about: {
          vi: 'Một nhân viên vào làm năm 2023 trùng họ tên với một khách mở tài khoản cùng năm.',
          en: 'An employee who was hired in 2023 has the same full name as a customer who joined in that year.',
        },
        sql: "UPDATE employees SET full_name = (SELECT c.full_name FROM customers AS c WHERE c.joined_on >= '2023-01-01' AND c.joined_on <= '2023-12-31' ORDER BY c.customer_id LIMIT 1) WHERE hired_on >= '2023-01-01' AND hired_on <= '2023-12-31';",
      },
    ],
    equivalent: [
      {
        sql: "SELECT 'customer' AS \"kind\", customer_id AS \"id\", full_name, joined_on AS \"started_on\" FROM \"customers\" WHERE joined_on >= '2023-01-01' AND joined_on <= '2023-12-31' UNION SELECT 'employee', employee_id, full_name, hired_on FROM \"employees\" WHERE hired_on >= '2023-01-01' AND hired_on <= '2023-12-31' ORDER BY started_on ASC, kind DESC, id DESC",
        reason: 'id with kind is unique in each part, so no two rows are alike.',
      },
    ],
  },
  {
    id: 'sql-15-05',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Lập báo cáo tháng 6 năm 2025, không tính đơn có trạng thái `cancelled`. Mỗi danh mục có bán được sách là một hàng, theo `category_id` của đầu sách. Sau các hàng đó là một hàng tổng, có `category_id` là NULL. Nếu tháng đó không bán được cuốn nào, `copies` và `revenue` của hàng tổng là NULL. Trả về `part` (1 cho danh mục, 2 cho hàng tổng), `category_id`, `copies` (tổng số cuốn), `revenue` (doanh thu, theo `unit_price` của dòng). Sắp xếp theo `part` tăng dần, rồi `revenue` giảm dần, rồi `category_id` giảm dần.',
      en: 'Write a report on June 2025, leaving out orders whose status is `cancelled`. Each category that sold books is one row, by the `category_id` of the title. After these rows comes one row with the total, whose `category_id` is NULL. If nothing was sold in that month, `copies` and `revenue` of the total are NULL. Return `part` (1 for a category, 2 for the total), `category_id`, `copies` (the total number of copies), `revenue` (by the `unit_price` of the lines). Sort by `part` ascending, then `revenue` descending, then `category_id` descending.',
    },
    starter:
      'SELECT 1 AS part, b.category_id,\n        AS copies,\n        AS revenue\nFROM orders AS o\nJOIN order_items AS i ON i.order_id = o.order_id\n',
    hints: [
      {
        vi: 'Phần thứ nhất là GROUP BY theo danh mục. Phần thứ hai là cùng phép tính mà không có GROUP BY.',
        en: 'The first part is a GROUP BY over categories. The second is the same calculation without GROUP BY.',
      },
      {
        vi: 'Ở hàng tổng, hãy viết `NULL` vào vị trí của `category_id`. Mỗi SELECT có WHERE của riêng mình.',
        en: 'In the row of the total, write `NULL` instead of `category_id`. Each SELECT has a WHERE of its own.',
      },
    ],
    solutions: [
      {
        sql: "SELECT 1 AS part, b.category_id, SUM(i.quantity) AS copies, SUM(i.quantity * i.unit_price) AS revenue\nFROM orders AS o\nJOIN order_items AS i ON i.order_id = o.order_id\nJOIN books AS b ON b.book_id = i.book_id\nWHERE o.ordered_at >= '2025-06-01 00:00:00' AND o.ordered_at < '2025-07-01 00:00:00'\n  AND o.status <> 'cancelled'\nGROUP BY b.category_id\nUNION ALL\nSELECT 2, NULL, SUM(i.quantity), SUM(i.quantity * i.unit_price)\nFROM orders AS o\nJOIN order_items AS i ON i.order_id = o.order_id\nWHERE o.ordered_at >= '2025-06-01 00:00:00' AND o.ordered_at < '2025-07-01 00:00:00'\n  AND o.status <> 'cancelled'\nORDER BY part, revenue DESC, category_id DESC;",
      },
    ],
    wrong: [
      {
        sql: "SELECT 1 AS part, b.category_id, COUNT(*) AS copies, SUM(i.quantity * i.unit_price) AS revenue FROM orders AS o JOIN order_items AS i ON i.order_id = o.order_id JOIN books AS b ON b.book_id = i.book_id WHERE o.ordered_at >= '2025-06-01 00:00:00' AND o.ordered_at < '2025-07-01 00:00:00' AND o.status <> 'cancelled' GROUP BY b.category_id UNION ALL SELECT 2, NULL, SUM(i.quantity), SUM(i.quantity * i.unit_price) FROM orders AS o JOIN order_items AS i ON i.order_id = o.order_id WHERE o.ordered_at >= '2025-06-01 00:00:00' AND o.ordered_at < '2025-07-01 00:00:00' AND o.status <> 'cancelled' ORDER BY part, revenue DESC, category_id DESC",
        mark: 'count \\(',
        message: {
          vi: 'COUNT đếm số dòng, mà một dòng có thể gồm nhiều cuốn. Hãy cộng cột `quantity`.',
          en: 'COUNT counts lines, and a line may have several copies. Add up the column `quantity`.',
        },
      },
      {
        sql: "SELECT 1 AS part, b.category_id, SUM(i.quantity) AS copies, SUM(i.quantity * i.unit_price) AS revenue FROM orders AS o JOIN order_items AS i ON i.order_id = o.order_id JOIN books AS b ON b.book_id = i.book_id WHERE o.ordered_at >= '2025-06-01 00:00:00' AND o.ordered_at < '2025-07-01 00:00:00' AND o.status <> 'cancelled' GROUP BY b.category_id UNION ALL SELECT 2, NULL, SUM(i.quantity), SUM(i.quantity * i.unit_price) FROM orders AS o JOIN order_items AS i ON i.order_id = o.order_id WHERE o.ordered_at >= '2025-06-01 00:00:00' AND o.ordered_at < '2025-07-01 00:00:00' AND o.status <> 'cancelled' ORDER BY revenue DESC, category_id DESC",
        mark: 'order by (?!part|1)',
        message: {
          vi: 'Hàng tổng đang đứng đầu vì có doanh thu lớn nhất. Hãy sắp xếp theo `part` trước.',
          en: 'The total comes first because its revenue is the largest. Sort by `part` first.',
        },
      },
      {
        sql: "SELECT 1 AS part, b.category_id, SUM(i.quantity) AS copies, SUM(i.quantity * i.unit_price) AS revenue FROM orders AS o JOIN order_items AS i ON i.order_id = o.order_id JOIN books AS b ON b.book_id = i.book_id WHERE o.ordered_at >= '2025-06-01 00:00:00' AND o.ordered_at < '2025-07-01 00:00:00' AND o.status <> 'cancelled' GROUP BY b.category_id UNION ALL SELECT 2, NULL, SUM(i.quantity), SUM(i.quantity * i.unit_price) FROM orders AS o JOIN order_items AS i ON i.order_id = o.order_id WHERE o.ordered_at >= '2025-06-01 00:00:00' AND o.ordered_at < '2025-07-01 00:00:00' ORDER BY part, revenue DESC, category_id DESC",
        mark: "^(?!.*'cancelled'.*union.*'cancelled')",
        message: {
          vi: 'Một trong hai phần đang tính cả đơn đã hủy, nên tổng không bằng tổng của các danh mục. Mỗi SELECT cần WHERE riêng.',
          en: 'One of the two parts includes cancelled orders, so the total is not the sum of the categories. Each SELECT needs its own WHERE.',
        },
      },
      {
        sql: "SELECT 1 AS part, b.category_id, SUM(i.quantity * i.unit_price) AS revenue, SUM(i.quantity) AS copies FROM orders AS o JOIN order_items AS i ON i.order_id = o.order_id JOIN books AS b ON b.book_id = i.book_id WHERE o.ordered_at >= '2025-06-01 00:00:00' AND o.ordered_at < '2025-07-01 00:00:00' AND o.status <> 'cancelled' GROUP BY b.category_id UNION ALL SELECT 2, NULL, SUM(i.quantity), SUM(i.quantity * i.unit_price) FROM orders AS o JOIN order_items AS i ON i.order_id = o.order_id WHERE o.ordered_at >= '2025-06-01 00:00:00' AND o.ordered_at < '2025-07-01 00:00:00' AND o.status <> 'cancelled' ORDER BY part, revenue DESC, category_id DESC",
        mark: 'revenue , sum \\( (?:\\w+ \\. )?quantity \\)',
        message: {
          vi: 'Cột `revenue` và cột `copies` bị đổi chỗ ở một SELECT. Cột được ghép theo vị trí, nên số cuốn và số tiền đang lẫn vào nhau.',
          en: 'The columns `revenue` and `copies` have changed places in one SELECT. Columns are matched by position, so copies and money are mixed up.',
        },
      },
      {
        sql: "SELECT 1 AS part, b.category_id, SUM(i.quantity) AS copies, SUM(i.quantity * i.unit_price) AS revenue FROM orders AS o JOIN order_items AS i ON i.order_id = o.order_id JOIN books AS b ON b.book_id = i.book_id WHERE o.ordered_at >= '2025-06-01 00:00:00' AND o.ordered_at < '2025-07-01 00:00:00' AND o.status <> 'cancelled' GROUP BY b.category_id UNION ALL SELECT 2, NULL, SUM(i.quantity), SUM(i.quantity * i.unit_price) FROM orders AS o JOIN order_items AS i ON i.order_id = o.order_id WHERE o.ordered_at >= '2025-06-01 00:00:00' AND o.ordered_at < '2025-07-01 00:00:00' AND o.status <> 'cancelled' ORDER BY part, category_id",
        mark: 'order by part , category_id$',
        message: {
          vi: 'Trong các danh mục, đề cần doanh thu lớn nhất đứng trước.',
          en: 'Among the categories the task asks for the largest revenue first.',
        },
      },
      {
        sql: "SELECT 1 AS part, b.category_id, SUM(i.quantity) AS copies, SUM(i.quantity * i.unit_price) AS revenue FROM orders AS o JOIN order_items AS i ON i.order_id = o.order_id JOIN books AS b ON b.book_id = i.book_id WHERE o.ordered_at >= '2025-06-01 00:00:00' AND o.ordered_at < '2025-07-01 00:00:00' AND o.status <> 'cancelled' GROUP BY b.category_id UNION ALL SELECT 2, NULL, SUM(i.quantity), SUM(i.quantity * i.unit_price) FROM orders AS o JOIN order_items AS i ON i.order_id = o.order_id WHERE o.ordered_at >= '2025-06-01 00:00:00' AND o.ordered_at < '2025-07-01 00:00:00' AND o.status <> 'cancelled' ORDER BY part, revenue DESC, category_id",
        mark: 'revenue desc(?: , category_id(?: asc)?)?$',
        message: {
          vi: 'Khi hai danh mục có doanh thu bằng nhau, đề cần danh mục có `category_id` lớn hơn đứng trước.',
          en: 'If two categories have the same revenue, the task asks for the one with the larger `category_id` first.',
        },
      },
      {
        sql: "SELECT 1 AS part, b.category_id, SUM(i.quantity) AS copies, SUM(i.quantity * b.price) AS revenue FROM orders AS o JOIN order_items AS i ON i.order_id = o.order_id JOIN books AS b ON b.book_id = i.book_id WHERE o.ordered_at >= '2025-06-01 00:00:00' AND o.ordered_at < '2025-07-01 00:00:00' AND o.status <> 'cancelled' GROUP BY b.category_id UNION ALL SELECT 2, NULL, SUM(i.quantity), SUM(i.quantity * b.price) FROM orders AS o JOIN order_items AS i ON i.order_id = o.order_id JOIN books AS b ON b.book_id = i.book_id WHERE o.ordered_at >= '2025-06-01 00:00:00' AND o.ordered_at < '2025-07-01 00:00:00' AND o.status <> 'cancelled' ORDER BY part, revenue DESC, category_id DESC",
        mark: '^(?!.*unit_price).*\\bprice\\b',
        message: {
          vi: '`books.price` là giá hiện tại. Doanh thu phải tính theo giá lúc bán, `order_items.unit_price`.',
          en: '`books.price` is the current price. Revenue needs the price at the time of the sale, `order_items.unit_price`.',
        },
      },
    ],
    compare: { kind: 'result', order: true, types: { part: 'integer', copies: 'integer', revenue: 'integer' } },
    equivalent: [
      {
        sql: 'SELECT 1 AS "part", "b".category_id, SUM("i".quantity) AS "copies", SUM("i".quantity * "i".unit_price) AS "revenue" FROM "orders" AS "o" INNER JOIN "order_items" AS "i" ON "i".order_id = "o".order_id INNER JOIN "books" AS "b" ON "b".book_id = "i".book_id WHERE "o".ordered_at >= \'2025-06-01 00:00:00\' AND "o".ordered_at < \'2025-07-01 00:00:00\' AND "o".status <> \'cancelled\' GROUP BY "b".category_id UNION SELECT 2, NULL, SUM("i".quantity), SUM("i".quantity * "i".unit_price) FROM "orders" AS "o" INNER JOIN "order_items" AS "i" ON "i".order_id = "o".order_id WHERE "o".ordered_at >= \'2025-06-01 00:00:00\' AND "o".ordered_at < \'2025-07-01 00:00:00\' AND "o".status <> \'cancelled\' ORDER BY part ASC, revenue DESC, category_id DESC',
        reason: 'Each part, and each category within it, has one row, so no two rows are alike.',
      },
      {
        sql: 'SELECT 1 AS "part", "b".category_id, SUM("i".quantity) AS "copies", SUM("i".quantity * "i".unit_price) AS "revenue" FROM "orders" AS "o" LEFT JOIN "order_items" AS "i" ON "i".order_id = "o".order_id INNER JOIN "books" AS "b" ON "b".book_id = "i".book_id WHERE "o".ordered_at >= \'2025-06-01 00:00:00\' AND "o".ordered_at < \'2025-07-01 00:00:00\' AND "o".status <> \'cancelled\' GROUP BY "b".category_id UNION ALL SELECT 2, NULL, SUM("i".quantity), SUM("i".quantity * "i".unit_price) FROM "orders" AS "o" INNER JOIN "order_items" AS "i" ON "i".order_id = "o".order_id WHERE "o".ordered_at >= \'2025-06-01 00:00:00\' AND "o".ordered_at < \'2025-07-01 00:00:00\' AND "o".status <> \'cancelled\' ORDER BY part ASC, revenue DESC, category_id DESC',
        reason: 'An order without lines has NULL as its book_id, which meets no title in the inner join that follows.',
      },
      {
        sql: 'SELECT 1 AS "part", "b".category_id, SUM("i".quantity) AS "copies", SUM("i".quantity * "i".unit_price) AS "revenue" FROM "orders" AS "o" INNER JOIN "order_items" AS "i" ON "i".order_id = "o".order_id LEFT JOIN "books" AS "b" ON "b".book_id = "i".book_id WHERE "o".ordered_at >= \'2025-06-01 00:00:00\' AND "o".ordered_at < \'2025-07-01 00:00:00\' AND "o".status <> \'cancelled\' GROUP BY "b".category_id UNION ALL SELECT 2, NULL, SUM("i".quantity), SUM("i".quantity * "i".unit_price) FROM "orders" AS "o" INNER JOIN "order_items" AS "i" ON "i".order_id = "o".order_id WHERE "o".ordered_at >= \'2025-06-01 00:00:00\' AND "o".ordered_at < \'2025-07-01 00:00:00\' AND "o".status <> \'cancelled\' ORDER BY part ASC, revenue DESC, category_id DESC',
        reason: 'order_items.book_id is NOT NULL and a foreign key, so every line has its title.',
      },
      {
        sql: 'SELECT 1 AS "part", "b".category_id, SUM("i".quantity) AS "copies", SUM("i".quantity * "i".unit_price) AS "revenue" FROM "orders" AS "o" INNER JOIN "order_items" AS "i" ON "i".order_id = "o".order_id INNER JOIN "books" AS "b" ON "b".book_id = "i".book_id WHERE "o".ordered_at >= \'2025-06-01 00:00:00\' AND "o".ordered_at < \'2025-07-01 00:00:00\' AND "o".status <> \'cancelled\' GROUP BY "b".category_id UNION ALL SELECT 2, NULL, SUM("i".quantity), SUM("i".quantity * "i".unit_price) FROM "orders" AS "o" LEFT JOIN "order_items" AS "i" ON "i".order_id = "o".order_id WHERE "o".ordered_at >= \'2025-06-01 00:00:00\' AND "o".ordered_at < \'2025-07-01 00:00:00\' AND "o".status <> \'cancelled\' ORDER BY part ASC, revenue DESC, category_id DESC',
        reason: 'An order without lines adds only NULLs to the total, and SUM leaves NULLs out.',
      },
    ],
  },
  {
    id: 'sql-15-06',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Báo cáo tháng 6 năm 2025 của một đồng nghiệp thiếu tiền. Báo cáo lấy `book_id`, `quantity`, `unit_price` của các dòng bán tại cửa hàng, gộp (UNION) với ba cột ấy của các dòng bán trực tuyến, rồi cộng tiền. Đơn trực tuyến là đơn có `employee_id` là NULL; báo cáo không tính đơn có trạng thái `cancelled`. Hãy tìm những hàng vì UNION mà bị mất. Trả về `book_id`, `quantity`, `unit_price`, `lost_lines` (số dòng của đơn bị mất) và `lost_revenue` (số tiền bị thiếu vì những dòng đó), chỉ gồm những hàng có dòng bị mất, không cần sắp xếp. Cách làm tùy bạn.',
      en: "A colleague's report on June 2025 is short of money. It takes `book_id`, `quantity`, `unit_price` of the lines sold in the shop, takes their UNION with the same three columns of the lines sold online, and adds up the money. Online orders are those whose `employee_id` is NULL; the report leaves out orders whose status is `cancelled`. Find the rows that were lost because of UNION. Return `book_id`, `quantity`, `unit_price`, `lost_lines` (the number of order lines lost) and `lost_revenue` (the money missing because of these lines), only for rows where something was lost, in any order. How you do it is up to you.",
    },
    starter:
      'SELECT i.book_id, i.quantity, i.unit_price,\n        AS lost_lines,\n        AS lost_revenue\nFROM orders AS o\nJOIN order_items AS i ON i.order_id = o.order_id\n',
    hints: [
      {
        vi: 'Hãy xem kết quả của UNION ALL, sắp xếp theo ba cột. Những hàng nào giống hệt nhau?',
        en: 'Look at the result of UNION ALL, sorted by the three columns. Which rows are exactly alike?',
      },
      {
        vi: 'Trong ba hàng giống hệt nhau, UNION giữ một và bỏ hai. GROUP BY theo cả ba cột đếm được điều đó.',
        en: 'Of three rows that are alike, UNION keeps one and removes two. GROUP BY over all three columns counts them.',
      },
    ],
    solutions: [
      {
        sql: "SELECT i.book_id, i.quantity, i.unit_price,\n       COUNT(*) - 1 AS lost_lines,\n       (COUNT(*) - 1) * i.quantity * i.unit_price AS lost_revenue\nFROM orders AS o\nJOIN order_items AS i ON i.order_id = o.order_id\nWHERE o.ordered_at >= '2025-06-01 00:00:00' AND o.ordered_at < '2025-07-01 00:00:00'\n  AND o.status <> 'cancelled'\nGROUP BY i.book_id, i.quantity, i.unit_price\nHAVING COUNT(*) > 1;",
      },
      {
        sql: "SELECT book_id, quantity, unit_price,\n       COUNT(*) - 1 AS lost_lines,\n       SUM(quantity * unit_price) - quantity * unit_price AS lost_revenue\nFROM (\n  SELECT i.book_id, i.quantity, i.unit_price\n  FROM orders AS o JOIN order_items AS i ON i.order_id = o.order_id\n  WHERE o.employee_id IS NOT NULL AND o.status <> 'cancelled'\n    AND o.ordered_at >= '2025-06-01 00:00:00' AND o.ordered_at < '2025-07-01 00:00:00'\n  UNION ALL\n  SELECT i.book_id, i.quantity, i.unit_price\n  FROM orders AS o JOIN order_items AS i ON i.order_id = o.order_id\n  WHERE o.employee_id IS NULL AND o.status <> 'cancelled'\n    AND o.ordered_at >= '2025-06-01 00:00:00' AND o.ordered_at < '2025-07-01 00:00:00'\n) AS sold\nGROUP BY book_id, quantity, unit_price\nHAVING COUNT(*) > 1;",
        note: {
          vi: 'Cách này dựng lại báo cáo bằng UNION ALL trong một truy vấn con (ngày 16), rồi nhóm các hàng giống nhau.',
          en: 'This rebuilds the report with UNION ALL in a subquery (day 16), then groups the rows that are alike.',
        },
      },
    ],
    wrong: [
      {
        sql: "SELECT i.book_id, i.quantity, i.unit_price, 1 AS lost_lines, i.quantity * i.unit_price AS lost_revenue FROM orders AS o JOIN order_items AS i ON i.order_id = o.order_id WHERE o.ordered_at >= '2025-06-01 00:00:00' AND o.ordered_at < '2025-07-01 00:00:00' AND o.status <> 'cancelled' AND o.employee_id IS NOT NULL INTERSECT SELECT i.book_id, i.quantity, i.unit_price, 1 AS lost_lines, i.quantity * i.unit_price AS lost_revenue FROM orders AS o JOIN order_items AS i ON i.order_id = o.order_id WHERE o.ordered_at >= '2025-06-01 00:00:00' AND o.ordered_at < '2025-07-01 00:00:00' AND o.status <> 'cancelled' AND o.employee_id IS NULL",
        mark: '\\bintersect\\b',
        message: {
          vi: 'INTERSECT chỉ tìm những hàng mà hai kênh có chung. UNION còn bỏ những hàng trùng trong cùng một kênh.',
          en: 'INTERSECT finds only rows that both channels share. UNION also removes duplicates within one channel.',
        },
      },
      {
        sql: "SELECT i.book_id, i.quantity, i.unit_price, COUNT(*) AS lost_lines, COUNT(*) * i.quantity * i.unit_price AS lost_revenue FROM orders AS o JOIN order_items AS i ON i.order_id = o.order_id WHERE o.ordered_at >= '2025-06-01 00:00:00' AND o.ordered_at < '2025-07-01 00:00:00' AND o.status <> 'cancelled' GROUP BY i.book_id, i.quantity, i.unit_price HAVING COUNT(*) > 1",
        mark: 'count \\( \\* \\) (?:as )?lost_lines',
        message: {
          vi: 'Trong mỗi nhóm hàng giống nhau, UNION vẫn giữ lại một hàng. Chỉ các hàng còn lại bị mất.',
          en: 'UNION keeps one row of each group of equal rows. Only the others are lost.',
        },
      },
      {
        sql: "SELECT i.book_id, i.quantity, i.unit_price, COUNT(*) - 1 AS lost_lines, (COUNT(*) - 1) * i.quantity * i.unit_price AS lost_revenue FROM orders AS o JOIN order_items AS i ON i.order_id = o.order_id WHERE o.ordered_at >= '2025-06-01 00:00:00' AND o.ordered_at < '2025-07-01 00:00:00' AND o.status <> 'cancelled' GROUP BY i.book_id, i.quantity, i.unit_price",
        mark: '^(?!.*(?:having|where lost))',
        message: {
          vi: 'Kết quả gồm cả những hàng không mất gì. Hãy lọc nhóm bằng HAVING.',
          en: 'The result includes rows that lost nothing. Filter the groups with HAVING.',
        },
      },
      {
        sql: "SELECT i.book_id, i.quantity, i.unit_price, COUNT(*) - 1 AS lost_lines, (COUNT(*) - 1) * i.unit_price AS lost_revenue FROM orders AS o JOIN order_items AS i ON i.order_id = o.order_id WHERE o.ordered_at >= '2025-06-01 00:00:00' AND o.ordered_at < '2025-07-01 00:00:00' AND o.status <> 'cancelled' GROUP BY i.book_id, i.quantity, i.unit_price HAVING COUNT(*) > 1",
        mark: '\\) \\* (?:\\w+ \\. )?unit_price (?:as )?lost_revenue',
        message: {
          vi: 'Số tiền của một dòng là `quantity * unit_price`, không chỉ là giá.',
          en: 'The amount of a line is `quantity * unit_price`, not only the price.',
        },
      },
      {
        sql: "SELECT i.book_id, i.quantity, i.unit_price, COUNT(*) - 1 AS lost_lines, (COUNT(*) - 1) * i.quantity * i.unit_price AS lost_revenue FROM orders AS o JOIN order_items AS i ON i.order_id = o.order_id WHERE o.ordered_at >= '2025-06-01 00:00:00' AND o.ordered_at < '2025-07-01 00:00:00' GROUP BY i.book_id, i.quantity, i.unit_price HAVING COUNT(*) > 1",
        mark: "^(?!.*'cancelled')",
        message: {
          vi: 'Truy vấn đang tính cả đơn đã hủy, còn báo cáo thì không.',
          en: 'The query includes cancelled orders, and the report does not.',
        },
      },
    ],
    compare: { kind: 'result', types: { lost_lines: 'integer', lost_revenue: 'integer' } },
    hidden: [
      {
        about: {
          vi: 'Nhiều dòng giống nhau.',
          en: 'Many lines are alike.',
        },
        sql: 'UPDATE order_items SET quantity = 1, unit_price = 100000;',
      },
    ],
    equivalent: [
      {
        sql: 'SELECT DISTINCT "i".book_id, "i".quantity, "i".unit_price, COUNT(*) - 1 AS "lost_lines", (COUNT(*) - 1) * "i".quantity * "i".unit_price AS "lost_revenue" FROM "orders" AS "o" INNER JOIN "order_items" AS "i" ON "i".order_id = "o".order_id WHERE "o".ordered_at >= \'2025-06-01 00:00:00\' AND "o".ordered_at < \'2025-07-01 00:00:00\' AND "o".status <> \'cancelled\' GROUP BY "i".book_id, "i".quantity, "i".unit_price HAVING COUNT(*) > 1',
        reason: 'GROUP BY leaves one row for each value of the selected keys, so no two rows are alike.',
      },
      {
        sql: 'SELECT DISTINCT book_id, quantity, unit_price, COUNT(*) - 1 AS "lost_lines", SUM(quantity * unit_price) - quantity * unit_price AS "lost_revenue" FROM (SELECT "i".book_id, "i".quantity, "i".unit_price FROM "orders" AS "o" INNER JOIN "order_items" AS "i" ON "i".order_id = "o".order_id WHERE "o".employee_id IS NOT NULL AND "o".status <> \'cancelled\' AND "o".ordered_at >= \'2025-06-01 00:00:00\' AND "o".ordered_at < \'2025-07-01 00:00:00\' UNION ALL SELECT "i".book_id, "i".quantity, "i".unit_price FROM "orders" AS "o" INNER JOIN "order_items" AS "i" ON "i".order_id = "o".order_id WHERE "o".employee_id IS NULL AND "o".status <> \'cancelled\' AND "o".ordered_at >= \'2025-06-01 00:00:00\' AND "o".ordered_at < \'2025-07-01 00:00:00\') AS "sold" GROUP BY book_id, quantity, unit_price HAVING COUNT(*) > 1',
        reason: 'GROUP BY leaves one row for each value of the selected keys, so no two rows are alike.',
      },
    ],
  },
];
