import type { SqlExercise } from '../../../src/features/sql-lab/core/grading/exercise';

/** A sales report in six steps: raw lines, months, branches. */
export const REVIEW_02_C: readonly SqlExercise[] = [
  {
    id: 'sql-r2-11',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Bước 1, dữ liệu thô. Lấy mọi dòng của những đơn đặt từ đầu ngày 1 tháng 7 đến hết ngày 31 tháng 12 năm 2024, không tính đơn bị hủy. Mỗi dòng của đơn là một hàng gồm `order_id`, `customer_id`, `category_id` (danh mục ghi ở `books`), `quantity`, `amount` (số cuốn nhân giá bán `unit_price`). Không cần sắp xếp.',
      en: 'Step 1, the raw data. Take every line of the orders placed from the beginning of 1 July to the end of 31 December 2024, leaving out cancelled orders. Each order line is a row of `order_id`, `customer_id`, `category_id` (the category in `books`), `quantity`, `amount` (copies times the selling price `unit_price`). Any order will do.',
    },
    starter: 'SELECT o.order_id, o.customer_id, b.category_id, i.quantity,\n        AS amount\nFROM orders AS o\n',
    hints: [
      {
        vi: 'Ba bảng: `orders`, `order_items`, `books`. Không ghép thêm bảng nào có nhiều hàng cho một dòng.',
        en: 'Three tables: `orders`, `order_items`, `books`. Join no further table that has several rows for a line.',
      },
      {
        vi: 'Khoảng thời gian viết bằng `>=` và `<`, để đơn trong ngày cuối không bị bỏ sót.',
        en: 'Write the period with `>=` and `<`, so that orders on the last day are not missed.',
      },
    ],
    solutions: [
      {
        sql: "SELECT o.order_id, o.customer_id, b.category_id, i.quantity, i.quantity * i.unit_price AS amount\nFROM orders AS o\nJOIN order_items AS i ON i.order_id = o.order_id\nJOIN books AS b ON b.book_id = i.book_id\nWHERE o.ordered_at >= '2024-07-01 00:00:00' AND o.ordered_at < '2025-01-01 00:00:00'\n  AND o.status <> 'cancelled';",
      },
    ],
    wrong: [
      {
        sql: "SELECT o.order_id, o.customer_id, b.category_id, i.quantity, i.quantity * i.unit_price AS amount FROM orders AS o JOIN order_items AS i ON i.order_id = o.order_id JOIN books AS b ON b.book_id = i.book_id WHERE o.ordered_at >= '2024-07-01 00:00:00' AND o.ordered_at <= '2024-12-31' AND o.status <> 'cancelled';",
        mark: "<= '2024-12-31'|and '2024-12-31'",
        message: {
          vi: "Điều kiện này bỏ sót các đơn trong ngày 31 tháng 12. Hãy viết `< '2025-01-01'`.",
          en: "This condition misses the orders on 31 December. Write `< '2025-01-01'`.",
        },
      },
      {
        sql: "SELECT o.order_id, o.customer_id, b.category_id, i.quantity, i.quantity * b.price AS amount FROM orders AS o JOIN order_items AS i ON i.order_id = o.order_id JOIN books AS b ON b.book_id = i.book_id WHERE o.ordered_at >= '2024-07-01 00:00:00' AND o.ordered_at < '2025-01-01 00:00:00' AND o.status <> 'cancelled';",
        mark: '\\* (?:\\w+ \\. )?price\\b',
        message: {
          vi: '`price` là giá hiện tại. Doanh thu phải tính theo giá lúc bán, `unit_price`.',
          en: '`price` is the current price. Revenue needs the price at the time of the sale, `unit_price`.',
        },
      },
      {
        sql: "SELECT o.order_id, o.customer_id, b.category_id, i.quantity, i.quantity * i.unit_price AS amount FROM orders AS o JOIN order_items AS i ON i.order_id = o.order_id JOIN books AS b ON b.book_id = i.book_id WHERE o.ordered_at >= '2024-07-01 00:00:00' AND o.ordered_at < '2025-01-01 00:00:00';",
        mark: "^(?!.*'cancelled')",
        message: {
          vi: 'Truy vấn đang tính cả đơn bị hủy.',
          en: 'The query counts cancelled orders too.',
        },
      },
      {
        sql: "SELECT o.order_id, o.customer_id, b.category_id, i.quantity, i.quantity * i.unit_price AS amount FROM orders AS o JOIN order_items AS i ON i.order_id = o.order_id JOIN books AS b ON b.book_id = i.book_id JOIN book_authors AS ba ON ba.book_id = b.book_id WHERE o.ordered_at >= '2024-07-01 00:00:00' AND o.ordered_at < '2025-01-01 00:00:00' AND o.status <> 'cancelled';",
        mark: 'book_authors',
        message: {
          vi: 'Ghép thêm `book_authors` thì đầu sách có ba tác giả thành ba hàng, còn đầu sách không có tác giả bị mất.',
          en: 'With `book_authors` joined, a book with three authors becomes three rows, and one without an author is lost.',
        },
      },
      {
        sql: "SELECT o.order_id, o.customer_id, b.category_id, i.quantity, i.quantity * i.unit_price AS amount FROM orders AS o JOIN order_items AS i ON i.order_id = o.order_id JOIN books AS b ON b.book_id = i.book_id WHERE o.ordered_at >= '2024-07-01' AND o.ordered_at < '2025-01-01' AND o.status = 'delivered'",
        mark: "= 'delivered'",
        message: {
          vi: 'Đơn chưa giao cũng được tính. Chỉ đơn bị hủy mới bị bỏ ra.',
          en: 'Orders that are not delivered yet count too. Only cancelled orders are left out.',
        },
      },
      {
        sql: "SELECT o.order_id, o.customer_id, b.category_id, i.quantity, i.quantity * i.unit_price AS amount FROM orders AS o JOIN order_items AS i ON i.order_id = o.order_id JOIN books AS b ON b.book_id = i.book_id WHERE o.ordered_at >= '2024-07-01' AND o.ordered_at <= '2024-12-31'",
        mark: "<= '2024-12-31'|and '2024-12-31'",
        message: {
          vi: 'Truy vấn bỏ sót các đơn trong ngày 31 tháng 12, và đang tính cả đơn bị hủy.',
          en: 'The query misses the orders on 31 December, and it counts cancelled orders too.',
        },
      },
    ],
    compare: { kind: 'result' },
    equivalent: [
      {
        sql: 'SELECT "o".order_id, "o".customer_id, "b".category_id, "i".quantity, "i".quantity * "i".unit_price AS "amount" FROM "orders" AS "o" LEFT JOIN "order_items" AS "i" ON "i".order_id = "o".order_id INNER JOIN "books" AS "b" ON "b".book_id = "i".book_id WHERE "o".ordered_at >= \'2024-07-01 00:00:00\' AND "o".ordered_at < \'2025-01-01 00:00:00\' AND "o".status <> \'cancelled\'',
        reason: 'An order without lines has NULL as the book_id, which meets no book in the inner join that follows.',
      },
      {
        sql: 'SELECT "o".order_id, "o".customer_id, "b".category_id, "i".quantity, "i".quantity * "i".unit_price AS "amount" FROM "orders" AS "o" INNER JOIN "order_items" AS "i" ON "i".order_id = "o".order_id LEFT JOIN "books" AS "b" ON "b".book_id = "i".book_id WHERE "o".ordered_at >= \'2024-07-01 00:00:00\' AND "o".ordered_at < \'2025-01-01 00:00:00\' AND "o".status <> \'cancelled\'',
        reason: 'order_items.book_id is NOT NULL and a foreign key, so every line has its book.',
      },
    ],
  },
  {
    id: 'sql-r2-12',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Bước 2, từng tháng. Có thêm bảng `months` (`month`) với sáu nhãn từ `2024-07` đến `2024-12`. Với mỗi tháng của bảng đó, trả về `month`, `order_count` (số đơn không bị hủy, kể cả đơn chưa có dòng nào), `revenue` (tổng của `quantity * unit_price` trong những đơn đó). Tháng không có đơn có hai số 0. Không cần sắp xếp.',
      en: 'Step 2, month by month. There is one more table, `months` (`month`), with six labels from `2024-07` to `2024-12`. For each month of that table return `month`, `order_count` (orders that were not cancelled, including orders without a line yet), `revenue` (the sum of `quantity * unit_price` over those orders). A month without orders has two zeros. Any order will do.',
    },
    starter: 'SELECT m.month,  AS order_count,\n        AS revenue\nFROM months AS m\n',
    hints: [
      {
        vi: 'Nhãn tháng của một đơn là `SUBSTR(CAST(o.ordered_at AS TEXT), 1, 7)`.',
        en: 'The month label of an order is `SUBSTR(CAST(o.ordered_at AS TEXT), 1, 7)`.',
      },
      {
        vi: 'Một JOIN viết sau LEFT JOIN cũng bỏ hàng bù. Và SUM khi không có hàng nào ra NULL.',
        en: 'A JOIN after a LEFT JOIN drops the unmatched row, too. And SUM of nothing is NULL.',
      },
    ],
    solutions: [
      {
        sql: "SELECT m.month, COUNT(DISTINCT o.order_id) AS order_count,\n       COALESCE(SUM(i.quantity * i.unit_price), 0) AS revenue\nFROM months AS m\nLEFT JOIN orders AS o ON SUBSTR(CAST(o.ordered_at AS TEXT), 1, 7) = m.month AND o.status <> 'cancelled'\nLEFT JOIN order_items AS i ON i.order_id = o.order_id\nGROUP BY m.month;",
      },
    ],
    wrong: [
      {
        sql: "SELECT m.month, COUNT(DISTINCT o.order_id) AS order_count, COALESCE(SUM(i.quantity * i.unit_price), 0) AS revenue FROM months AS m LEFT JOIN orders AS o ON SUBSTR(CAST(o.ordered_at AS TEXT), 1, 7) = m.month AND o.status <> 'cancelled' JOIN order_items AS i ON i.order_id = o.order_id GROUP BY m.month;",
        mark: '(?<!left )join order_items',
        message: {
          vi: 'JOIN viết sau LEFT JOIN bỏ mất tháng không có đơn.',
          en: 'The JOIN after the LEFT JOIN drops the month without orders.',
        },
      },
      {
        sql: "SELECT m.month, COUNT(o.order_id) AS order_count, COALESCE(SUM(i.quantity * i.unit_price), 0) AS revenue FROM months AS m LEFT JOIN orders AS o ON SUBSTR(CAST(o.ordered_at AS TEXT), 1, 7) = m.month AND o.status <> 'cancelled' LEFT JOIN order_items AS i ON i.order_id = o.order_id GROUP BY m.month;",
        mark: 'count \\( (?!distinct)',
        message: {
          vi: '`order_count` đang đếm dòng của đơn. Đơn có ba dòng bị đếm ba lần.',
          en: '`order_count` counts order lines. An order of three lines is counted three times.',
        },
      },
      {
        sql: "SELECT m.month, COUNT(DISTINCT o.order_id) AS order_count, SUM(i.quantity * i.unit_price) AS revenue FROM months AS m LEFT JOIN orders AS o ON SUBSTR(CAST(o.ordered_at AS TEXT), 1, 7) = m.month AND o.status <> 'cancelled' LEFT JOIN order_items AS i ON i.order_id = o.order_id GROUP BY m.month;",
        mark: '^(?!.*(?:coalesce|ifnull|case))',
        message: {
          vi: 'Tháng không có đơn có doanh thu là NULL. Đề cần 0.',
          en: 'The month without orders has NULL as revenue. The task asks for 0.',
        },
      },
      {
        sql: "SELECT m.month, COUNT(DISTINCT o.order_id) AS order_count, COALESCE(SUM(i.quantity * i.unit_price), 0) AS revenue FROM months AS m LEFT JOIN orders AS o ON SUBSTR(CAST(o.ordered_at AS TEXT), 1, 7) = m.month LEFT JOIN order_items AS i ON i.order_id = o.order_id WHERE o.status <> 'cancelled' GROUP BY m.month;",
        mark: 'where .*status',
        message: {
          vi: 'Điều kiện trong WHERE bỏ hàng bù của tháng không có đơn. Hãy đặt điều kiện trong ON.',
          en: 'The condition in WHERE drops the row of the month without orders. Put it into ON.',
        },
      },
      {
        sql: 'SELECT m.month, COUNT(DISTINCT o.order_id) AS order_count, COALESCE(SUM(i.quantity * i.unit_price), 0) AS revenue FROM months AS m LEFT JOIN orders AS o ON SUBSTR(CAST(o.ordered_at AS TEXT), 1, 7) = m.month LEFT JOIN order_items AS i ON i.order_id = o.order_id GROUP BY m.month',
        mark: "^(?!.*'cancelled')",
        message: { vi: 'Truy vấn đang tính cả đơn bị hủy.', en: 'The query counts cancelled orders too.' },
      },
      {
        sql: "SELECT m.month, COUNT(DISTINCT o.order_id) AS order_count, COALESCE(SUM(i.quantity * i.unit_price), 0) AS revenue FROM months AS m LEFT JOIN orders AS o ON SUBSTR(CAST(o.ordered_at AS TEXT), 1, 7) = m.month LEFT JOIN order_items AS i ON i.order_id = o.order_id WHERE o.status <> 'cancelled' OR o.order_id IS NULL GROUP BY m.month",
        mark: 'or (?:\\w+ \\. )?\\w+ is null',
        message: {
          vi: 'Tháng mà mọi đơn đều bị hủy bị mất, vì tháng đó không có hàng bù. Hãy đặt điều kiện trong ON.',
          en: 'A month whose orders were all cancelled is lost, because it has no unmatched row. Put the condition into ON.',
        },
      },
      {
        sql: "WITH sold AS ( SELECT SUBSTR(CAST(o.ordered_at AS TEXT), 1, 7) AS sold_month, COUNT(DISTINCT o.order_id) AS order_count, SUM(i.quantity * i.unit_price) AS revenue FROM orders AS o JOIN order_items AS i ON i.order_id = o.order_id WHERE o.status <> 'cancelled' GROUP BY SUBSTR(CAST(o.ordered_at AS TEXT), 1, 7) ) SELECT m.month, COALESCE(s.order_count, 0) AS order_count, COALESCE(s.revenue, 0) AS revenue FROM months AS m LEFT JOIN sold AS s ON s.sold_month = m.month",
        mark: '(?<!left )join order_items|count \\( distinct i \\. order_id',
        message: {
          vi: 'Truy vấn bỏ sót đơn chưa có dòng nào trong `order_items`.',
          en: 'The query misses orders that have no line in `order_items` yet.',
        },
      },
      {
        sql: "SELECT m.month, COUNT(*) AS order_count, SUM(i.quantity * i.unit_price) AS revenue FROM months AS m JOIN orders AS o ON SUBSTR(CAST(o.ordered_at AS TEXT), 1, 7) = m.month AND o.status <> 'cancelled' JOIN order_items AS i ON i.order_id = o.order_id GROUP BY m.month",
        mark: '^(?!.*left )',
        message: {
          vi: 'JOIN bỏ mất tháng không có đơn. Hãy bắt đầu từ `months` và dùng LEFT JOIN.',
          en: 'JOIN drops the month without orders. Begin with `months` and use LEFT JOIN.',
        },
      },
    ],
    promises: { fixed: ['months'] },
    compare: { kind: 'result', types: { order_count: 'integer', revenue: 'integer' } },
    setup:
      "CREATE TABLE months (month TEXT PRIMARY KEY); INSERT INTO months (month) VALUES ('2024-07'), ('2024-08'), ('2024-09'), ('2024-10'), ('2024-11'), ('2024-12');",
    equivalent: [
      {
        sql: 'SELECT DISTINCT "m".month, COUNT(DISTINCT "o".order_id) AS "order_count", COALESCE(SUM("i".quantity * "i".unit_price), 0) AS "revenue" FROM "months" AS "m" LEFT JOIN "orders" AS "o" ON SUBSTR(CAST("o".ordered_at AS TEXT), 1, 7) = "m".month AND "o".status <> \'cancelled\' LEFT JOIN "order_items" AS "i" ON "i".order_id = "o".order_id GROUP BY "m".month',
        reason: 'The key of each row is among the selected columns, so no two rows are alike.',
      },
      {
        sql: 'SELECT "m".month, COUNT(DISTINCT "o".order_id) AS "order_count", COALESCE(SUM("i".quantity * "i".unit_price), 0) AS "revenue" FROM "months" AS "m" LEFT JOIN "orders" AS "o" ON SUBSTR("o".ordered_at, 1, 7) = "m".month AND "o".status <> \'cancelled\' LEFT JOIN "order_items" AS "i" ON "i".order_id = "o".order_id GROUP BY "m".month',
        reason: 'On SQLite ordered_at is text without CAST too.',
      },
    ],
  },
  {
    id: 'sql-r2-13',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Bước 3, từng nhánh. Có thêm bảng `months` (`month`) với sáu nhãn từ `2024-07` đến `2024-12`. Danh mục gốc có `parent_id` là NULL; nhánh của một danh mục gốc gồm chính danh mục đó và mọi danh mục nằm dưới, dù sâu bao nhiêu cấp. Trong sáu tháng đó, mỗi nhánh bán được bao nhiêu cuốn, không tính đơn bị hủy? Trả về `root_id` (mã danh mục gốc), `copies`, không cần sắp xếp. Bỏ qua nhánh không bán được cuốn nào.',
      en: 'Step 3, branch by branch. There is one more table, `months` (`month`), with six labels from `2024-07` to `2024-12`. A root category has NULL as `parent_id`; its branch is the root and all categories below it, however deep. How many copies did each branch sell in those six months, leaving out cancelled orders? Return `root_id` (id of the root category), `copies`, in any order. Leave out branches that sold nothing.',
    },
    starter:
      'WITH RECURSIVE roots (category_id, root_id) AS (\n  SELECT category_id, category_id FROM categories WHERE parent_id IS NULL\n  UNION\n  \n)\nSELECT r.root_id,  AS copies\nFROM roots AS r\n',
    hints: [
      {
        vi: 'Phần đệ quy tìm danh mục con của những danh mục đã có, và giữ nguyên `root_id`.',
        en: 'The recursive part finds the children of the categories found so far and keeps their `root_id`.',
      },
    ],
    solutions: [
      {
        sql: "WITH RECURSIVE roots (category_id, root_id) AS (\n  SELECT category_id, category_id FROM categories WHERE parent_id IS NULL\n  UNION\n  SELECT c.category_id, r.root_id\n  FROM categories AS c\n  JOIN roots AS r ON c.parent_id = r.category_id\n)\nSELECT r.root_id, SUM(i.quantity) AS copies\nFROM roots AS r\nJOIN books AS b ON b.category_id = r.category_id\nJOIN order_items AS i ON i.book_id = b.book_id\nJOIN orders AS o ON o.order_id = i.order_id\nJOIN months AS m ON m.month = SUBSTR(CAST(o.ordered_at AS TEXT), 1, 7)\nWHERE o.status <> 'cancelled'\nGROUP BY r.root_id;",
      },
    ],
    wrong: [
      {
        sql: "WITH RECURSIVE roots (category_id, root_id) AS ( SELECT category_id, category_id FROM categories WHERE parent_id IS NULL UNION SELECT c.category_id, r.category_id FROM categories AS c JOIN roots AS r ON c.parent_id = r.category_id ) SELECT r.root_id, SUM(i.quantity) AS copies FROM roots AS r JOIN books AS b ON b.category_id = r.category_id JOIN order_items AS i ON i.book_id = b.book_id JOIN orders AS o ON o.order_id = i.order_id JOIN months AS m ON m.month = SUBSTR(CAST(o.ordered_at AS TEXT), 1, 7) WHERE o.status <> 'cancelled' GROUP BY r.root_id;",
        mark: 'union (?:all )?select c \\. category_id , (?:r \\. category_id|c \\. parent_id)',
        message: {
          vi: 'Phần đệ quy đang ghi mã của danh mục cha, không phải mã của danh mục gốc.',
          en: 'The recursive part writes down the parent, not the root.',
        },
      },
      {
        sql: "SELECT COALESCE(c.parent_id, c.category_id) AS root_id, SUM(i.quantity) AS copies FROM categories AS c JOIN books AS b ON b.category_id = c.category_id JOIN order_items AS i ON i.book_id = b.book_id JOIN orders AS o ON o.order_id = i.order_id JOIN months AS m ON m.month = SUBSTR(CAST(o.ordered_at AS TEXT), 1, 7) WHERE o.status <> 'cancelled' GROUP BY COALESCE(c.parent_id, c.category_id)",
        mark: '^(?!.*recursive)',
        message: {
          vi: 'Truy vấn chỉ đi lên một cấp. Với danh mục ở cấp thứ ba, truy vấn chưa lên tới gốc.',
          en: 'The query goes up one level only. A category three levels down does not reach its root.',
        },
      },
      {
        sql: 'WITH RECURSIVE roots (category_id, root_id) AS ( SELECT category_id, category_id FROM categories WHERE parent_id IS NULL UNION SELECT c.category_id, r.root_id FROM categories AS c JOIN roots AS r ON c.parent_id = r.category_id ) SELECT r.root_id, SUM(i.quantity) AS copies FROM roots AS r JOIN books AS b ON b.category_id = r.category_id JOIN order_items AS i ON i.book_id = b.book_id JOIN orders AS o ON o.order_id = i.order_id JOIN months AS m ON m.month = SUBSTR(CAST(o.ordered_at AS TEXT), 1, 7) GROUP BY r.root_id;',
        mark: "^(?!.*'cancelled')",
        message: {
          vi: 'Truy vấn đang tính cả đơn bị hủy.',
          en: 'The query counts cancelled orders too.',
        },
      },
      {
        sql: "WITH RECURSIVE roots (category_id, root_id) AS ( SELECT category_id, category_id FROM categories WHERE parent_id IS NULL UNION SELECT c.category_id, r.root_id FROM categories AS c JOIN roots AS r ON c.parent_id = r.category_id ) SELECT r.root_id, SUM(i.quantity) AS copies FROM roots AS r JOIN books AS b ON b.category_id = r.category_id JOIN order_items AS i ON i.book_id = b.book_id JOIN orders AS o ON o.order_id = i.order_id WHERE o.status <> 'cancelled' GROUP BY r.root_id;",
        mark: '^(?!.*(?:months|ordered_at))',
        message: {
          vi: 'Truy vấn đang tính mọi đơn, không chỉ sáu tháng của bảng `months`.',
          en: 'The query counts all orders and not only the six months of the table `months`.',
        },
      },
      {
        sql: "SELECT COALESCE(p.parent_id, c.parent_id, c.category_id) AS root_id, SUM(i.quantity) AS copies FROM categories AS c LEFT JOIN categories AS p ON p.category_id = c.parent_id JOIN books AS b ON b.category_id = c.category_id JOIN order_items AS i ON i.book_id = b.book_id JOIN orders AS o ON o.order_id = i.order_id WHERE o.status <> 'cancelled' AND SUBSTR(CAST(o.ordered_at AS TEXT), 1, 7) IN (SELECT month FROM months) GROUP BY COALESCE(p.parent_id, c.parent_id, c.category_id)",
        mark: '^(?!.*recursive)',
        message: {
          vi: 'Truy vấn chỉ đi lên hai cấp. Cây danh mục có thể sâu hơn, nên cần một CTE đệ quy.',
          en: 'The query goes up two levels only. The tree may be deeper, so it takes a recursive CTE.',
        },
      },
      {
        sql: "WITH RECURSIVE roots (category_id, root_id) AS ( SELECT category_id, category_id FROM categories WHERE parent_id IS NULL UNION SELECT c.category_id, r.root_id FROM categories AS c JOIN roots AS r ON c.parent_id = r.category_id ) SELECT r.root_id, SUM(i.quantity) AS copies FROM roots AS r JOIN books AS b ON b.category_id = r.category_id JOIN order_items AS i ON i.book_id = b.book_id JOIN orders AS o ON o.order_id = i.order_id WHERE o.status <> 'cancelled' AND o.ordered_at BETWEEN '2024-07-01' AND '2024-12-31' GROUP BY r.root_id",
        mark: "<= '2024-12-31'|and '2024-12-31'",
        message: {
          vi: 'Điều kiện này bỏ sót các đơn trong ngày 31 tháng 12.',
          en: 'This condition misses the orders on 31 December.',
        },
      },
      {
        sql: "WITH RECURSIVE roots (category_id, root_id) AS ( SELECT category_id, category_id FROM categories WHERE parent_id IS NULL UNION SELECT c.category_id, r.root_id FROM categories AS c JOIN roots AS r ON c.parent_id = r.category_id ) SELECT r.root_id, COUNT(*) AS copies FROM roots AS r JOIN books AS b ON b.category_id = r.category_id JOIN order_items AS i ON i.book_id = b.book_id JOIN orders AS o ON o.order_id = i.order_id JOIN months AS m ON m.month = SUBSTR(CAST(o.ordered_at AS TEXT), 1, 7) WHERE o.status <> 'cancelled' GROUP BY r.root_id",
        mark: 'count \\(',
        message: {
          vi: 'COUNT đếm số dòng của đơn. Một dòng có thể gồm nhiều cuốn, nên cần SUM của `quantity`.',
          en: 'COUNT counts order lines. A line may have several copies, so add up `quantity` with SUM.',
        },
      },
    ],
    promises: { fixed: ['months'] },
    compare: { kind: 'result', types: { copies: 'integer' } },
    setup:
      "CREATE TABLE months (month TEXT PRIMARY KEY); INSERT INTO months (month) VALUES ('2024-07'), ('2024-08'), ('2024-09'), ('2024-10'), ('2024-11'), ('2024-12');",
    hidden: [
      {
        about: {
          vi: 'Cây danh mục sâu hơn một trăm cấp.',
          en: 'The tree of categories is more than a hundred levels deep.',
        },
        sql: "INSERT INTO categories (category_id, name, parent_id) WITH RECURSIVE n (k) AS (SELECT 1001 UNION ALL SELECT k + 1 FROM n WHERE k < 1150) SELECT k, 'Danh mục ' || k, CASE k WHEN 1001 THEN (SELECT MIN(category_id) FROM categories WHERE parent_id IS NULL) ELSE k - 1 END FROM n; UPDATE books SET category_id = 1150;",
      },
    ],
    equivalent: [
      {
        sql: 'WITH RECURSIVE "roots"(category_id, root_id) AS (SELECT category_id, category_id FROM "categories" WHERE parent_id IS NULL UNION SELECT "c".category_id, "r".root_id FROM "categories" AS "c" INNER JOIN "roots" AS "r" ON "c".parent_id = "r".category_id) SELECT DISTINCT "r".root_id, SUM("i".quantity) AS "copies" FROM "roots" AS "r" INNER JOIN "books" AS "b" ON "b".category_id = "r".category_id INNER JOIN "order_items" AS "i" ON "i".book_id = "b".book_id INNER JOIN "orders" AS "o" ON "o".order_id = "i".order_id INNER JOIN "months" AS "m" ON "m".month = SUBSTR(CAST("o".ordered_at AS TEXT), 1, 7) WHERE "o".status <> \'cancelled\' GROUP BY "r".root_id',
        reason: 'The key of each row is among the selected columns, so no two rows are alike.',
      },
      {
        sql: 'WITH RECURSIVE "roots"(category_id, root_id) AS (SELECT category_id, category_id FROM "categories" WHERE parent_id IS NULL UNION ALL SELECT "c".category_id, "r".root_id FROM "categories" AS "c" INNER JOIN "roots" AS "r" ON "c".parent_id = "r".category_id) SELECT "r".root_id, SUM("i".quantity) AS "copies" FROM "roots" AS "r" INNER JOIN "books" AS "b" ON "b".category_id = "r".category_id INNER JOIN "order_items" AS "i" ON "i".book_id = "b".book_id INNER JOIN "orders" AS "o" ON "o".order_id = "i".order_id INNER JOIN "months" AS "m" ON "m".month = SUBSTR(CAST("o".ordered_at AS TEXT), 1, 7) WHERE "o".status <> \'cancelled\' GROUP BY "r".root_id',
        reason: 'Each category has one parent, so a row comes twice only in a cycle, and there UNION ALL never ends.',
      },
      {
        sql: 'WITH RECURSIVE "roots"(category_id, root_id) AS (SELECT category_id, category_id FROM "categories" WHERE parent_id IS NULL UNION SELECT DISTINCT "c".category_id, "r".root_id FROM "categories" AS "c" INNER JOIN "roots" AS "r" ON "c".parent_id = "r".category_id) SELECT "r".root_id, SUM("i".quantity) AS "copies" FROM "roots" AS "r" INNER JOIN "books" AS "b" ON "b".category_id = "r".category_id INNER JOIN "order_items" AS "i" ON "i".book_id = "b".book_id INNER JOIN "orders" AS "o" ON "o".order_id = "i".order_id INNER JOIN "months" AS "m" ON "m".month = SUBSTR(CAST("o".ordered_at AS TEXT), 1, 7) WHERE "o".status <> \'cancelled\' GROUP BY "r".root_id',
        reason: 'The key of each row is among the selected columns, so no two rows are alike.',
      },
      {
        sql: 'WITH RECURSIVE "roots"(category_id, root_id) AS (SELECT category_id, category_id FROM "categories" WHERE parent_id IS NULL UNION SELECT "c".category_id, "r".root_id FROM "categories" AS "c" INNER JOIN "roots" AS "r" ON "c".parent_id = "r".category_id) SELECT "r".root_id, SUM("i".quantity) AS "copies" FROM "roots" AS "r" LEFT JOIN "books" AS "b" ON "b".category_id = "r".category_id INNER JOIN "order_items" AS "i" ON "i".book_id = "b".book_id INNER JOIN "orders" AS "o" ON "o".order_id = "i".order_id INNER JOIN "months" AS "m" ON "m".month = SUBSTR(CAST("o".ordered_at AS TEXT), 1, 7) WHERE "o".status <> \'cancelled\' GROUP BY "r".root_id',
        reason: 'A category without books has NULL as the book_id, which meets no line in the inner join that follows.',
      },
      {
        sql: 'WITH RECURSIVE "roots"(category_id, root_id) AS (SELECT category_id, category_id FROM "categories" WHERE parent_id IS NULL UNION SELECT "c".category_id, "r".root_id FROM "categories" AS "c" INNER JOIN "roots" AS "r" ON "c".parent_id = "r".category_id) SELECT "r".root_id, SUM("i".quantity) AS "copies" FROM "roots" AS "r" INNER JOIN "books" AS "b" ON "b".category_id = "r".category_id LEFT JOIN "order_items" AS "i" ON "i".book_id = "b".book_id INNER JOIN "orders" AS "o" ON "o".order_id = "i".order_id INNER JOIN "months" AS "m" ON "m".month = SUBSTR(CAST("o".ordered_at AS TEXT), 1, 7) WHERE "o".status <> \'cancelled\' GROUP BY "r".root_id',
        reason: 'A book without lines has NULL as the order_id, which meets no order in the inner join that follows.',
      },
      {
        sql: 'WITH RECURSIVE "roots"(category_id, root_id) AS (SELECT category_id, category_id FROM "categories" WHERE parent_id IS NULL UNION SELECT "c".category_id, "r".root_id FROM "categories" AS "c" INNER JOIN "roots" AS "r" ON "c".parent_id = "r".category_id) SELECT "r".root_id, SUM("i".quantity) AS "copies" FROM "roots" AS "r" INNER JOIN "books" AS "b" ON "b".category_id = "r".category_id INNER JOIN "order_items" AS "i" ON "i".book_id = "b".book_id LEFT JOIN "orders" AS "o" ON "o".order_id = "i".order_id INNER JOIN "months" AS "m" ON "m".month = SUBSTR(CAST("o".ordered_at AS TEXT), 1, 7) WHERE "o".status <> \'cancelled\' GROUP BY "r".root_id',
        reason: 'order_items.order_id is NOT NULL and a foreign key, so every line has its order.',
      },
      {
        sql: 'WITH RECURSIVE "roots"(category_id, root_id) AS (SELECT category_id, category_id FROM "categories" WHERE parent_id IS NULL UNION SELECT "c".category_id, "r".root_id FROM "categories" AS "c" INNER JOIN "roots" AS "r" ON "c".parent_id = "r".category_id) SELECT "r".root_id, SUM("i".quantity) AS "copies" FROM "roots" AS "r" INNER JOIN "books" AS "b" ON "b".category_id = "r".category_id INNER JOIN "order_items" AS "i" ON "i".book_id = "b".book_id INNER JOIN "orders" AS "o" ON "o".order_id = "i".order_id INNER JOIN "months" AS "m" ON "m".month = SUBSTR("o".ordered_at, 1, 7) WHERE "o".status <> \'cancelled\' GROUP BY "r".root_id',
        reason: 'On SQLite ordered_at is text without CAST too.',
      },
    ],
  },
];
