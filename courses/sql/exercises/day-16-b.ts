import type { SqlExercise } from '../../../src/features/sql-lab/core/grading/exercise';

/** Subqueries combined with topics of earlier days, and customers to investigate. */
export const DAY_16_B: readonly SqlExercise[] = [
  {
    id: 'sql-16-05',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Lập báo cáo quý II năm 2025 theo danh mục. Mỗi danh mục có ít nhất một đầu sách là một hàng gồm `category` (tên danh mục), `title_count` (số đầu sách), `stock` (tổng số cuốn trong kho) và `copies` (tổng số cuốn bán được trong quý; không bán được cuốn nào thì là 0). Danh mục của một đầu sách là `books.category_id`. Một cuốn bán được trong quý là cuốn có trong một đơn đặt từ đầu ngày 1 tháng 4 đến hết ngày 30 tháng 6 năm 2025 và không có trạng thái `cancelled`. Không cần sắp xếp.',
      en: 'Write a report on the second quarter of 2025 by category. Each category with at least one book is one row of `category` (name of the category), `title_count` (number of books, that is, rows of `books`), `stock` (total number of copies in stock) and `copies` (total number of copies sold in the quarter, 0 if none). The category of a book is `books.category_id`. A copy was sold in the quarter if it is in an order that was placed from the beginning of 1 April to the end of 30 June 2025 and whose status is not `cancelled`. The rows may come in any order.',
    },
    starter:
      'SELECT c.name AS category,\n       COUNT(*) AS title_count,\n       SUM(b.stock) AS stock,\n        AS copies\nFROM categories AS c\nJOIN books AS b ON b.category_id = c.category_id\n',
    hints: [
      {
        vi: 'Nếu ghép thẳng với `order_items` thì `stock` của một đầu sách bị cộng mỗi dòng một lần. Hãy tính số cuốn bán được của từng đầu sách trước, trong một bảng dẫn xuất.',
        en: 'If you join `order_items` directly, the `stock` of a book is added once for each line. Compute the copies sold of each book first, in a derived table.',
      },
      {
        vi: 'Đầu sách không bán được cuốn nào không có hàng trong bảng dẫn xuất, nhưng `stock` của nó vẫn phải được cộng.',
        en: 'A book that sold nothing has no row in the derived table, but its `stock` must still be added.',
      },
    ],
    solutions: [
      {
        sql: "SELECT c.name AS category,\n       COUNT(*) AS title_count,\n       SUM(b.stock) AS stock,\n       COALESCE(SUM(s.copies), 0) AS copies\nFROM categories AS c\nJOIN books AS b ON b.category_id = c.category_id\nLEFT JOIN (\n  SELECT i.book_id, SUM(i.quantity) AS copies\n  FROM order_items AS i\n  JOIN orders AS o ON o.order_id = i.order_id\n  WHERE o.ordered_at >= '2025-04-01 00:00:00' AND o.ordered_at < '2025-07-01 00:00:00'\n    AND o.status <> 'cancelled'\n  GROUP BY i.book_id\n) AS s ON s.book_id = b.book_id\nGROUP BY c.category_id, c.name;",
      },
    ],
    wrong: [
      {
        sql: "SELECT c.name AS category, COUNT(DISTINCT b.book_id) AS title_count, SUM(b.stock) AS stock, SUM(i.quantity) AS copies FROM categories AS c JOIN books AS b ON b.category_id = c.category_id JOIN order_items AS i ON i.book_id = b.book_id JOIN orders AS o ON o.order_id = i.order_id WHERE o.ordered_at >= '2025-04-01' AND o.ordered_at < '2025-07-01' AND o.status <> 'cancelled' GROUP BY c.category_id, c.name",
        mark: '^(?!.*\\( select)',
        message: {
          vi: '`stock` của một đầu sách đang bị cộng mỗi dòng của đơn một lần, và đầu sách không bán được cuốn nào thì bị mất. Hãy tính số cuốn bán được trong một bảng dẫn xuất trước.',
          en: 'The `stock` of a book is added once for each line of an order, and a book that sold nothing is lost. Compute the copies sold in a derived table first.',
        },
      },
      {
        sql: "SELECT c.name AS category, COUNT(*) AS title_count, SUM(b.stock) AS stock, COALESCE(SUM(s.copies), 0) AS copies FROM categories AS c JOIN books AS b ON b.category_id = c.category_id JOIN (SELECT i.book_id, SUM(i.quantity) AS copies FROM order_items AS i JOIN orders AS o ON o.order_id = i.order_id WHERE o.ordered_at >= '2025-04-01' AND o.ordered_at < '2025-07-01' AND o.status <> 'cancelled' GROUP BY i.book_id) AS s ON s.book_id = b.book_id GROUP BY c.category_id, c.name",
        mark: '^(?!.*(?:left|right|full)).*join \\( select',
        message: {
          vi: 'Đầu sách không bán được cuốn nào trong quý không có hàng trong bảng dẫn xuất, nên JOIN làm mất đầu sách đó. Hãy dùng LEFT JOIN.',
          en: 'A book that sold nothing in the quarter has no row in the derived table, so JOIN loses it. Use LEFT JOIN.',
        },
      },
      {
        sql: "SELECT c.name AS category, COUNT(*) AS title_count, SUM(b.stock) AS stock, SUM(s.copies) AS copies FROM categories AS c JOIN books AS b ON b.category_id = c.category_id LEFT JOIN (SELECT i.book_id, SUM(i.quantity) AS copies FROM order_items AS i JOIN orders AS o ON o.order_id = i.order_id WHERE o.ordered_at >= '2025-04-01' AND o.ordered_at < '2025-07-01' AND o.status <> 'cancelled' GROUP BY i.book_id) AS s ON s.book_id = b.book_id GROUP BY c.category_id, c.name",
        mark: '^(?!.*(?:coalesce|ifnull|else 0))',
        message: {
          vi: 'Danh mục không bán được cuốn nào đang có `copies` là NULL. Hãy đổi NULL thành 0.',
          en: 'For a category that sold nothing, `copies` is NULL. Turn NULL into 0.',
        },
      },
      {
        sql: "SELECT c.name AS category, COUNT(*) AS title_count, SUM(b.stock) AS stock, COALESCE(SUM(s.copies), 0) AS copies FROM categories AS c JOIN books AS b ON b.category_id = c.category_id LEFT JOIN (SELECT i.book_id, SUM(i.quantity) AS copies FROM order_items AS i JOIN orders AS o ON o.order_id = i.order_id WHERE o.ordered_at >= '2025-04-01' AND o.ordered_at < '2025-07-01' GROUP BY i.book_id) AS s ON s.book_id = b.book_id GROUP BY c.category_id, c.name",
        mark: "^(?!.*'cancelled')",
        message: {
          vi: 'Truy vấn đang tính cả những cuốn trong đơn bị hủy.',
          en: 'The query counts copies in cancelled orders too.',
        },
      },
      {
        sql: "SELECT c.name AS category, COUNT(*) AS title_count, SUM(b.stock) AS stock, COALESCE(SUM(s.copies), 0) AS copies FROM categories AS c LEFT JOIN books AS b ON b.category_id = c.category_id LEFT JOIN (SELECT i.book_id, SUM(i.quantity) AS copies FROM order_items AS i JOIN orders AS o ON o.order_id = i.order_id WHERE o.ordered_at >= '2025-04-01' AND o.ordered_at < '2025-07-01' AND o.status <> 'cancelled' GROUP BY i.book_id) AS s ON s.book_id = b.book_id GROUP BY c.category_id, c.name",
        mark: 'categories (?:as )?"?\\w*"? ?left (?:outer )?join "?books',
        message: {
          vi: 'Kết quả đang có cả danh mục chưa có đầu sách nào. Đề bài chỉ hỏi danh mục có ít nhất một đầu sách.',
          en: 'The result includes categories without books. The task asks only for categories with at least one.',
        },
      },
    ],
    compare: { kind: 'result', types: { title_count: 'integer', stock: 'integer', copies: 'integer' } },
    equivalent: [
      {
        sql: `SELECT DISTINCT "c".name AS "category", COUNT(*) AS "title_count", SUM("b".stock) AS "stock", COALESCE(SUM("s".copies), 0) AS "copies" FROM "categories" AS "c" INNER JOIN "books" AS "b" ON "b".category_id = "c".category_id LEFT JOIN (SELECT "i".book_id, SUM("i".quantity) AS "copies" FROM "order_items" AS "i" INNER JOIN "orders" AS "o" ON "o".order_id = "i".order_id WHERE "o".ordered_at >= '2025-04-01 00:00:00' AND "o".ordered_at < '2025-07-01 00:00:00' AND "o".status <> 'cancelled' GROUP BY "i".book_id) AS "s" ON "s".book_id = "b".book_id GROUP BY "c".category_id, "c".name`,
        reason: 'categories.name is UNIQUE, so no two rows are alike.',
      },
      {
        sql: `SELECT "c".name AS "category", COUNT(*) AS "title_count", SUM("b".stock) AS "stock", COALESCE(SUM("s".copies), 0) AS "copies" FROM "categories" AS "c" INNER JOIN "books" AS "b" ON "b".category_id = "c".category_id LEFT JOIN (SELECT "i".book_id, SUM("i".quantity) AS "copies" FROM "order_items" AS "i" INNER JOIN "orders" AS "o" ON "o".order_id = "i".order_id WHERE "o".ordered_at >= '2025-04-01 00:00:00' AND "o".ordered_at < '2025-07-01 00:00:00' AND "o".status <> 'cancelled' GROUP BY "i".book_id) AS "s" ON "s".book_id = "b".book_id GROUP BY "c".name`,
        reason: 'categories.name is UNIQUE, so each name is one category.',
      },
      {
        sql: `SELECT "c".name AS "category", COUNT(*) AS "title_count", SUM("b".stock) AS "stock", COALESCE(SUM("s".copies), 0) AS "copies" FROM "categories" AS "c" INNER JOIN "books" AS "b" ON "b".category_id = "c".category_id LEFT JOIN (SELECT "i".book_id, SUM("i".quantity) AS "copies" FROM "order_items" AS "i" INNER JOIN "orders" AS "o" ON "o".order_id = "i".order_id WHERE "o".ordered_at >= '2025-04-01 00:00:00' AND "o".ordered_at < '2025-07-01 00:00:00' AND "o".status <> 'cancelled' GROUP BY "i".book_id) AS "s" ON "s".book_id = "b".book_id GROUP BY "c".category_id`,
        reason: 'The first key is a primary key, so the second has one value in each group.',
      },
      {
        sql: `SELECT "c".name AS "category", COUNT(*) AS "title_count", SUM("b".stock) AS "stock", COALESCE(SUM("s".copies), 0) AS "copies" FROM "categories" AS "c" INNER JOIN "books" AS "b" ON "b".category_id = "c".category_id LEFT JOIN (SELECT DISTINCT "i".book_id, SUM("i".quantity) AS "copies" FROM "order_items" AS "i" INNER JOIN "orders" AS "o" ON "o".order_id = "i".order_id WHERE "o".ordered_at >= '2025-04-01 00:00:00' AND "o".ordered_at < '2025-07-01 00:00:00' AND "o".status <> 'cancelled' GROUP BY "i".book_id) AS "s" ON "s".book_id = "b".book_id GROUP BY "c".category_id, "c".name`,
        reason: 'The derived table has one row for each book_id already.',
      },
      {
        sql: `SELECT "c".name AS "category", COUNT(*) AS "title_count", SUM("b".stock) AS "stock", COALESCE(SUM("s".copies), 0) AS "copies" FROM "categories" AS "c" INNER JOIN "books" AS "b" ON "b".category_id = "c".category_id LEFT JOIN (SELECT "i".book_id, SUM("i".quantity) AS "copies" FROM "order_items" AS "i" LEFT JOIN "orders" AS "o" ON "o".order_id = "i".order_id WHERE "o".ordered_at >= '2025-04-01 00:00:00' AND "o".ordered_at < '2025-07-01 00:00:00' AND "o".status <> 'cancelled' GROUP BY "i".book_id) AS "s" ON "s".book_id = "b".book_id GROUP BY "c".category_id, "c".name`,
        reason: 'order_items.order_id is NOT NULL and a foreign key, so every line has its order.',
      },
    ],
  },
  {
    id: 'sql-16-06',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Giám đốc lo rằng có khách hủy đơn rồi không quay lại. Hãy tìm những khách có đơn gần nhất mang trạng thái `cancelled`. Đơn gần nhất của một khách là đơn có `ordered_at` lớn nhất trong mọi đơn của khách đó; không khách nào có hai đơn cùng `ordered_at`. Trả về `customer_id`, `full_name`, `order_id` (mã của đơn gần nhất), không cần sắp xếp. Cách làm tùy bạn.',
      en: 'The director worries about customers who cancelled an order and never came back. Find the customers whose latest order has the status `cancelled`. The latest order of a customer is the one with the greatest `ordered_at` among all orders of that customer; no customer has two orders with the same `ordered_at`. Return `customer_id`, `full_name`, `order_id` (the id of the latest order), in any order. How you do it is up to you.',
    },
    starter:
      "SELECT c.customer_id, c.full_name, o.order_id\nFROM customers AS c\nJOIN orders AS o ON o.customer_id = c.customer_id\nWHERE o.status = 'cancelled'\n  AND ",
    hints: [
      {
        vi: 'Với một đơn bị hủy, câu hỏi nào về các đơn khác của cùng khách cho biết đó là đơn gần nhất?',
        en: 'For a cancelled order, which question about the other orders of the same customer tells that it is the latest?',
      },
      {
        vi: 'Bạn có thể hỏi “có đơn nào của khách đó đặt sau không”, hoặc so `ordered_at` với giá trị lớn nhất của khách đó.',
        en: 'You can ask whether that customer has a later order, or compare `ordered_at` with the greatest one of that customer.',
      },
    ],
    solutions: [
      {
        sql: "SELECT c.customer_id, c.full_name, o.order_id\nFROM customers AS c\nJOIN orders AS o ON o.customer_id = c.customer_id\nWHERE o.status = 'cancelled'\n  AND NOT EXISTS (\n    SELECT 1\n    FROM orders AS n\n    WHERE n.customer_id = o.customer_id AND n.ordered_at > o.ordered_at\n  );",
      },
      {
        sql: "SELECT c.customer_id, c.full_name, o.order_id\nFROM customers AS c\nJOIN orders AS o ON o.customer_id = c.customer_id\nWHERE o.status = 'cancelled'\n  AND o.ordered_at = (\n    SELECT MAX(n.ordered_at)\n    FROM orders AS n\n    WHERE n.customer_id = o.customer_id\n  );",
        note: {
          vi: 'Cách này dùng một truy vấn con vô hướng: thời điểm của đơn gần nhất của chính khách đó.',
          en: 'This way uses a scalar subquery: the moment of the latest order of that very customer.',
        },
      },
      {
        sql: "SELECT c.customer_id, c.full_name, o.order_id\nFROM (\n  SELECT customer_id, MAX(ordered_at) AS last_at\n  FROM orders\n  GROUP BY customer_id\n) AS l\nJOIN orders AS o ON o.customer_id = l.customer_id AND o.ordered_at = l.last_at\nJOIN customers AS c ON c.customer_id = o.customer_id\nWHERE o.status = 'cancelled';",
        note: {
          vi: 'Cách này dùng một bảng dẫn xuất: tìm thời điểm gần nhất của mỗi khách trước, rồi ghép lại với bảng đơn để biết trạng thái.',
          en: 'This way uses a derived table: it finds the latest moment of each customer first, then joins the orders again to learn the status.',
        },
      },
    ],
    wrong: [
      {
        sql: "SELECT c.customer_id, c.full_name, o.order_id FROM customers AS c JOIN orders AS o ON o.customer_id = c.customer_id WHERE o.status = 'cancelled'",
        mark: '^(?!.*\\( select)',
        message: {
          vi: 'Truy vấn đang tìm mọi đơn bị hủy. Nhiều khách đã đặt đơn khác sau đó. Hãy chỉ giữ đơn gần nhất của mỗi khách.',
          en: 'The query finds all cancelled orders. Many of these customers ordered again later. Keep only the latest order of each customer.',
        },
      },
      {
        sql: "SELECT c.customer_id, c.full_name, o.order_id FROM customers AS c JOIN orders AS o ON o.customer_id = c.customer_id WHERE o.status = 'cancelled' AND o.ordered_at = (SELECT MAX(n.ordered_at) FROM orders AS n WHERE n.customer_id = o.customer_id AND n.status = 'cancelled')",
        mark: "status = 'cancelled'.*status = 'cancelled'",
        message: {
          vi: 'Truy vấn con đang tìm đơn gần nhất trong các đơn bị hủy. Nó phải xét mọi đơn của khách.',
          en: 'The subquery looks for the latest of the cancelled orders. It has to look at all orders of the customer.',
        },
      },
      {
        sql: "SELECT c.customer_id, c.full_name, o.order_id FROM customers AS c JOIN orders AS o ON o.customer_id = c.customer_id WHERE o.status = 'cancelled' AND o.ordered_at = (SELECT MAX(n.ordered_at) FROM orders AS n)",
        mark: '= \\( select max \\( (?:\\w+ \\. )?ordered_at \\) from orders(?: (?:as )?\\w+)? \\)',
        certain: true,
        message: {
          vi: 'Truy vấn con đang tìm đơn gần nhất của cả nhà sách. Hãy thêm điều kiện để nó chỉ xét đơn của khách ở hàng bên ngoài.',
          en: 'The subquery looks for the latest order of the whole shop. Add the condition that keeps it to the customer of the outer row.',
        },
      },
      {
        sql: "SELECT c.customer_id, c.full_name, o.order_id FROM customers AS c JOIN orders AS o ON o.customer_id = c.customer_id WHERE o.status = 'cancelled' AND o.ordered_at IN (SELECT MAX(n.ordered_at) FROM orders AS n GROUP BY n.customer_id)",
        mark: 'in \\( select max \\( (?:\\w+ \\. )?ordered_at \\) from orders',
        message: {
          vi: 'Danh sách gồm thời điểm của đơn gần nhất của mọi khách. Một đơn bị hủy có thể trùng thời điểm với đơn gần nhất của khách khác.',
          en: 'The list has the moment of the latest order of every customer. A cancelled order may have the same moment as the latest order of a different customer.',
        },
      },
      {
        sql: "SELECT c.customer_id, c.full_name, o.order_id FROM customers AS c JOIN orders AS o ON o.customer_id = c.customer_id WHERE o.status = 'cancelled' AND o.order_id = (SELECT MAX(n.order_id) FROM orders AS n WHERE n.customer_id = o.customer_id)",
        mark: 'max \\( (?:\\w+ \\. )?order_id \\)|\\. order_id > ',
        message: {
          vi: 'Truy vấn đang coi đơn có mã lớn nhất là đơn gần nhất. Mã chỉ để phân biệt các đơn; hãy so `ordered_at`.',
          en: 'The query takes the order with the greatest id for the latest one. Ids only tell orders apart; compare `ordered_at`.',
        },
      },
    ],
    promises: { unique: ['orders.customer_id, ordered_at'] },
    compare: { kind: 'result' },
    hidden: [
      {
        about: {
          vi: 'Có khách đặt hai đơn trong cùng ngày gần nhất, và chỉ đơn trước bị hủy.',
          en: 'One customer placed two orders on the same latest day, and only the earlier one was cancelled.',
        },
        sql: "INSERT INTO orders (order_id, customer_id, employee_id, ordered_at, status) VALUES (901, 1, NULL, '2026-01-05 08:00:00', 'cancelled'), (902, 1, NULL, '2026-01-05 09:00:00', 'paid');",
      },
    ],
    equivalent: [
      {
        sql: `SELECT DISTINCT "c".customer_id, "c".full_name, "o".order_id FROM "customers" AS "c" INNER JOIN "orders" AS "o" ON "o".customer_id = "c".customer_id WHERE "o".status = 'cancelled' AND NOT EXISTS (SELECT 1 FROM "orders" AS "n" WHERE "n".customer_id = "o".customer_id AND "n".ordered_at > "o".ordered_at)`,
        reason: 'order_id is a primary key, and each order has one customer: no two rows are alike.',
      },
      {
        sql: `SELECT "c".customer_id, "c".full_name, "o".order_id FROM "customers" AS "c" LEFT JOIN "orders" AS "o" ON "o".customer_id = "c".customer_id WHERE "o".status = 'cancelled' AND NOT EXISTS (SELECT 1 FROM "orders" AS "n" WHERE "n".customer_id = "o".customer_id AND "n".ordered_at > "o".ordered_at)`,
        reason: 'A customer without orders has NULL as the status, and the condition on it in WHERE is not TRUE.',
      },
      {
        sql: `SELECT DISTINCT "c".customer_id, "c".full_name, "o".order_id FROM "customers" AS "c" INNER JOIN "orders" AS "o" ON "o".customer_id = "c".customer_id WHERE "o".status = 'cancelled' AND "o".ordered_at = (SELECT MAX("n".ordered_at) FROM "orders" AS "n" WHERE "n".customer_id = "o".customer_id)`,
        reason: 'order_id is a primary key, and each order has one customer: no two rows are alike.',
      },
      {
        sql: `SELECT "c".customer_id, "c".full_name, "o".order_id FROM "customers" AS "c" LEFT JOIN "orders" AS "o" ON "o".customer_id = "c".customer_id WHERE "o".status = 'cancelled' AND "o".ordered_at = (SELECT MAX("n".ordered_at) FROM "orders" AS "n" WHERE "n".customer_id = "o".customer_id)`,
        reason: 'A customer without orders has NULL as the status, and the condition on it in WHERE is not TRUE.',
      },
      {
        sql: `SELECT "c".customer_id, "c".full_name, "o".order_id FROM (SELECT customer_id, MAX(ordered_at) AS "last_at" FROM "orders" GROUP BY customer_id) AS "l" INNER JOIN "orders" AS "o" ON "o".customer_id = "l".customer_id INNER JOIN "customers" AS "c" ON "c".customer_id = "o".customer_id WHERE (("o".status = 'cancelled') AND ("o".ordered_at = "l".last_at))`,
        reason: 'With inner joins a condition filters alike in ON and in WHERE.',
      },
      {
        sql: `SELECT DISTINCT "c".customer_id, "c".full_name, "o".order_id FROM (SELECT customer_id, MAX(ordered_at) AS "last_at" FROM "orders" GROUP BY customer_id) AS "l" INNER JOIN "orders" AS "o" ON "o".customer_id = "l".customer_id AND "o".ordered_at = "l".last_at INNER JOIN "customers" AS "c" ON "c".customer_id = "o".customer_id WHERE "o".status = 'cancelled'`,
        reason: 'order_id is a primary key, and each order has one customer: no two rows are alike.',
      },
      {
        sql: `SELECT "c".customer_id, "c".full_name, "o".order_id FROM (SELECT DISTINCT customer_id, MAX(ordered_at) AS "last_at" FROM "orders" GROUP BY customer_id) AS "l" INNER JOIN "orders" AS "o" ON "o".customer_id = "l".customer_id AND "o".ordered_at = "l".last_at INNER JOIN "customers" AS "c" ON "c".customer_id = "o".customer_id WHERE "o".status = 'cancelled'`,
        reason: 'The derived table has one row for each customer_id already.',
      },
      {
        sql: `SELECT "c".customer_id, "c".full_name, "o".order_id FROM (SELECT customer_id, MAX(ordered_at) AS "last_at" FROM "orders" GROUP BY customer_id) AS "l" LEFT JOIN "orders" AS "o" ON "o".customer_id = "l".customer_id AND "o".ordered_at = "l".last_at INNER JOIN "customers" AS "c" ON "c".customer_id = "o".customer_id WHERE "o".status = 'cancelled'`,
        reason:
          'The latest moment comes from an order of that customer, so every row of the derived table has its order.',
      },
      {
        sql: `SELECT "c".customer_id, "c".full_name, "o".order_id FROM (SELECT customer_id, MAX(ordered_at) AS "last_at" FROM "orders" GROUP BY customer_id) AS "l" INNER JOIN "orders" AS "o" ON "o".customer_id = "l".customer_id AND "o".ordered_at = "l".last_at LEFT JOIN "customers" AS "c" ON "c".customer_id = "o".customer_id WHERE "o".status = 'cancelled'`,
        reason: 'orders.customer_id is NOT NULL and a foreign key, so every order has its customer.',
      },
    ],
  },
  {
    id: 'sql-16-08',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Những tác giả nào có ít nhất một đầu sách giá từ 250.000 đồng trở lên? Trả về `author_id` và `full_name`, mỗi tác giả một hàng, không cần sắp xếp.',
      en: 'Which authors have at least one title that costs 250,000 VND or more? Return `author_id` and `full_name`, one row for each author, in any order.',
    },
    starter: 'SELECT a.author_id, a.full_name\nFROM authors AS a\nWHERE ',
    hints: [
      {
        vi: 'Truy vấn con ghép `book_authors` với `books`. Điều kiện nào nối nó với tác giả bên ngoài?',
        en: 'The subquery joins `book_authors` with `books`. Which condition ties it to the author outside?',
      },
    ],
    solutions: [
      {
        sql: 'SELECT a.author_id, a.full_name\nFROM authors AS a\nWHERE EXISTS (\n  SELECT 1\n  FROM book_authors AS ba\n  JOIN books AS b ON b.book_id = ba.book_id\n  WHERE ba.author_id = a.author_id AND b.price >= 250000\n);',
      },
      {
        sql: 'SELECT a.author_id, a.full_name\nFROM authors AS a\nWHERE a.author_id IN (\n  SELECT ba.author_id\n  FROM book_authors AS ba\n  JOIN books AS b ON b.book_id = ba.book_id\n  WHERE b.price >= 250000\n);',
        note: {
          vi: 'Cách này dùng IN: truy vấn con chạy riêng được và trả về mã của những tác giả đó.',
          en: 'This way uses IN: the subquery runs by itself and returns the ids of these authors.',
        },
      },
    ],
    wrong: [
      {
        sql: 'SELECT a.author_id, a.full_name FROM authors AS a JOIN book_authors AS ba ON ba.author_id = a.author_id JOIN books AS b ON b.book_id = ba.book_id WHERE b.price >= 250000',
        mark: '^(?!.*(?:exists|distinct|group by| in \\())',
        message: {
          vi: 'JOIN trả về một hàng cho mỗi đầu sách, nên tác giả có nhiều đầu sách như vậy xuất hiện nhiều lần.',
          en: 'JOIN returns one row for each title, so an author with several such titles appears several times.',
        },
      },
      {
        sql: 'SELECT a.author_id, a.full_name FROM authors AS a WHERE EXISTS (SELECT 1 FROM book_authors AS ba JOIN books AS b ON b.book_id = ba.book_id WHERE b.price >= 250000)',
        mark: 'exists \\((?!.*author_id = )',
        message: {
          vi: 'Truy vấn con không nối với tác giả bên ngoài, nên với ai cũng trả lời như nhau.',
          en: 'The subquery is not tied to the author outside, so its answer is the same for all of them.',
        },
      },
      {
        sql: 'SELECT a.author_id, a.full_name FROM authors AS a WHERE EXISTS (SELECT 1 FROM book_authors AS ba JOIN books AS b ON b.book_id = ba.book_id WHERE ba.author_id = a.author_id AND b.price > 250000)',
        mark: '> 250000',
        message: {
          vi: '“Từ 250.000 đồng trở lên” gồm cả đúng 250.000 đồng.',
          en: '“250,000 VND or more” includes exactly 250,000 VND.',
        },
      },
      {
        sql: 'SELECT a.author_id, a.full_name FROM authors AS a WHERE NOT EXISTS (SELECT 1 FROM book_authors AS ba JOIN books AS b ON b.book_id = ba.book_id WHERE ba.author_id = a.author_id AND b.price < 250000)',
        mark: 'not exists',
        message: {
          vi: 'NOT EXISTS hỏi điều khác: tác giả không có đầu sách nào rẻ hơn. Tác giả chưa có đầu sách nào cũng thỏa điều đó.',
          en: 'NOT EXISTS asks something else: that the author has no cheaper title. An author without any title meets that too.',
        },
      },
    ],
    compare: { kind: 'result' },
    equivalent: [
      {
        sql: 'SELECT "a".author_id, "a".full_name FROM "authors" AS "a" WHERE EXISTS(SELECT 1 FROM "book_authors" AS "ba" LEFT JOIN "books" AS "b" ON "b".book_id = "ba".book_id WHERE "ba".author_id = "a".author_id AND "b".price >= 250000)',
        reason: 'book_authors.book_id is NOT NULL and a foreign key, so it always meets a book.',
      },
      {
        sql: 'SELECT "a".author_id, "a".full_name FROM "authors" AS "a" WHERE "a".author_id IN (SELECT "ba".author_id FROM "book_authors" AS "ba" LEFT JOIN "books" AS "b" ON "b".book_id = "ba".book_id WHERE "b".price >= 250000)',
        reason: 'book_authors.book_id is NOT NULL and a foreign key, so it always meets a book.',
      },
    ],
  },
];
