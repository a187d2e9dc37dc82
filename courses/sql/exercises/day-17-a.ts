import type { SqlExercise } from '../../../src/features/sql-lab/core/grading/exercise';

/** Common table expressions: a named step, used once or twice, and names that hide tables. */
export const DAY_17_A: readonly SqlExercise[] = [
  {
    id: 'sql-17-07',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Đơn nhiều sách nhất gồm bao nhiêu cuốn? Bước `order_copies` có sẵn tính số cuốn của từng đơn. Hãy viết câu SELECT chính đọc bước đó, trả về một hàng có một cột là `largest`; nếu `order_items` chưa có dòng nào thì ô này là NULL.',
      en: 'How many copies does the largest order have? The step `order_copies` below computes the copies of each order. Write the main SELECT that reads this step and returns one row with one column, `largest`; it is NULL if `order_items` has no rows.',
    },
    starter:
      'WITH order_copies AS (\n  SELECT order_id, SUM(quantity) AS copies\n  FROM order_items\n  GROUP BY order_id\n)\n',
    hints: [
      {
        vi: 'Tên của bước dùng được như tên một bảng: `FROM order_copies`.',
        en: 'The name of the step works like the name of a table: `FROM order_copies`.',
      },
    ],
    solutions: [
      {
        sql: 'WITH order_copies AS (\n  SELECT order_id, SUM(quantity) AS copies\n  FROM order_items\n  GROUP BY order_id\n)\nSELECT MAX(copies) AS largest\nFROM order_copies;',
      },
    ],
    wrong: [
      {
        sql: 'WITH order_copies AS (SELECT order_id, SUM(quantity) AS copies FROM order_items GROUP BY order_id) SELECT MAX(quantity) AS largest FROM order_items',
        mark: 'max \\( (?:\\w+ \\. )?quantity',
        message: {
          vi: 'Truy vấn chính đang đọc `order_items`, nên đây là số cuốn của một dòng, không phải của một đơn. Hãy đọc bước `order_copies`.',
          en: 'The main query reads `order_items`, so this is the number of copies in one line, not in one order. Read the step `order_copies`.',
        },
      },
      {
        sql: 'WITH order_copies AS (SELECT order_id, SUM(quantity) AS copies FROM order_items GROUP BY order_id) SELECT SUM(copies) AS largest FROM order_copies',
        mark: 'sum \\( (?:\\w+ \\. )?copies',
        message: {
          vi: 'SUM cộng số cuốn của mọi đơn. Đề hỏi đơn nhiều nhất.',
          en: 'SUM adds up the copies of all orders. The task asks for the largest one.',
        },
      },
      {
        sql: 'WITH order_copies AS (SELECT order_id, SUM(quantity) AS copies FROM order_items GROUP BY order_id) SELECT MAX(order_id) AS largest FROM order_copies',
        mark: 'max \\( (?:\\w+ \\. )?order_id',
        message: {
          vi: 'Đây là mã đơn lớn nhất. Số cuốn nằm ở cột `copies`.',
          en: 'This is the greatest id of an order. The number of copies is in the column `copies`.',
        },
      },
    ],
    compare: { kind: 'result', types: { largest: 'integer' } },
    hidden: [
      {
        about: { vi: 'Chưa có dòng nào trong `order_items`.', en: '`order_items` has no rows yet.' },
        sql: 'DELETE FROM order_items;',
      },
    ],
    equivalent: [
      {
        sql: 'WITH "order_copies" AS (SELECT DISTINCT order_id, SUM(quantity) AS "copies" FROM "order_items" GROUP BY order_id) SELECT MAX(copies) AS "largest" FROM "order_copies"',
        reason: 'GROUP BY leaves one row for each order, so no two rows are alike.',
      },
    ],
  },
  {
    id: 'sql-17-01',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Bao nhiêu khách đã đặt từ ba đơn trở lên, không tính đơn có trạng thái `cancelled`? Trả về một hàng có một cột là `customer_count`.',
      en: 'How many customers have placed three or more orders, leaving out orders whose status is `cancelled`? Return one row with one column, `customer_count`.',
    },
    starter:
      'WITH order_counts AS (\n  SELECT customer_id, COUNT(*) AS order_count\n  FROM orders\n  GROUP BY customer_id\n)\nSELECT ',
    hints: [
      {
        vi: 'Bước `order_counts` có mỗi khách một hàng. Câu SELECT chính chỉ cần đếm các hàng của bước đó.',
        en: 'The step `order_counts` has one row for each customer. The main SELECT only has to count rows of that step.',
      },
      {
        vi: 'Điều kiện về trạng thái lọc các đơn, nên nó thuộc về bước. Điều kiện về số đơn có thể nằm ở câu SELECT chính.',
        en: 'The condition on the status filters orders, so it belongs in the step. The condition on the number of orders can go into the main SELECT.',
      },
    ],
    solutions: [
      {
        sql: "WITH order_counts AS (\n  SELECT customer_id, COUNT(*) AS order_count\n  FROM orders\n  WHERE status <> 'cancelled'\n  GROUP BY customer_id\n)\nSELECT COUNT(*) AS customer_count\nFROM order_counts\nWHERE order_count >= 3;",
      },
      {
        sql: "WITH regulars AS (\n  SELECT customer_id\n  FROM orders\n  WHERE status <> 'cancelled'\n  GROUP BY customer_id\n  HAVING COUNT(*) >= 3\n)\nSELECT COUNT(*) AS customer_count\nFROM regulars;",
        note: {
          vi: 'Ở đây HAVING lọc nhóm ngay trong bước, nên bước này chỉ còn những khách cần đếm.',
          en: 'Here HAVING filters the groups inside the step, which is left with just the customers to count.',
        },
      },
    ],
    wrong: [
      {
        sql: "SELECT COUNT(*) AS customer_count FROM orders WHERE status <> 'cancelled' GROUP BY customer_id HAVING COUNT(*) >= 3",
        mark: '^(?!with)(?!.*from \\().*group by',
        message: {
          vi: 'Truy vấn đang trả về mỗi khách một hàng, và con số ở mỗi hàng là số đơn. Hãy đặt truy vấn nhóm vào một bước WITH, rồi đếm số hàng của bước đó.',
          en: 'The query returns one row for each customer, and the number in it is a number of orders. Put the grouping query into a WITH step, then count the rows of that step.',
        },
      },
      {
        sql: 'WITH order_counts AS (SELECT customer_id, COUNT(*) AS order_count FROM orders GROUP BY customer_id) SELECT COUNT(*) AS customer_count FROM order_counts WHERE order_count >= 3',
        mark: "^(?!.*'cancelled')",
        message: {
          vi: 'Truy vấn đang đếm cả đơn bị hủy. Hãy lọc trạng thái trong bước, trước GROUP BY.',
          en: 'Cancelled orders are counted too. Filter the status in the step, before GROUP BY.',
        },
      },
      {
        sql: "WITH order_counts AS (SELECT customer_id, COUNT(*) AS order_count FROM orders WHERE status <> 'cancelled' GROUP BY customer_id) SELECT COUNT(*) AS customer_count FROM order_counts WHERE order_count > 3",
        mark: '> 3\\b|>= 4\\b',
        message: {
          vi: '“Từ ba đơn trở lên” gồm cả khách có đúng ba đơn.',
          en: '“Three or more” includes customers with exactly three orders.',
        },
      },
      {
        sql: "WITH order_counts AS (SELECT customer_id, COUNT(*) AS order_count FROM orders WHERE status <> 'cancelled' GROUP BY customer_id) SELECT SUM(order_count) AS customer_count FROM order_counts WHERE order_count >= 3",
        mark: 'sum \\(',
        message: {
          vi: 'SUM cộng số đơn của các khách đó. Đề hỏi số khách, tức là số hàng của bước.',
          en: 'SUM adds up the orders of these customers. The task asks for the number of customers, which is the number of rows of the step.',
        },
      },
    ],
    compare: { kind: 'result', types: { customer_count: 'integer' } },
    equivalent: [
      {
        sql: 'WITH "order_counts" AS (SELECT DISTINCT customer_id, COUNT(*) AS "order_count" FROM "orders" WHERE status <> \'cancelled\' GROUP BY customer_id) SELECT COUNT(*) AS "customer_count" FROM "order_counts" WHERE order_count >= 3',
        reason: 'GROUP BY leaves one row for each value of the selected keys, so no two rows are alike.',
      },
      {
        sql: 'WITH "regulars" AS (SELECT DISTINCT customer_id FROM "orders" WHERE status <> \'cancelled\' GROUP BY customer_id HAVING COUNT(*) >= 3) SELECT COUNT(*) AS "customer_count" FROM "regulars"',
        reason: 'GROUP BY leaves one row for each value of the selected keys, so no two rows are alike.',
      },
    ],
  },
  {
    id: 'sql-17-02',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Trong các đơn đặt trong tháng 6 năm 2025 và không bị hủy, những đơn nào có giá trị cao hơn giá trị trung bình của chính các đơn đó? Giá trị của một đơn là tổng `quantity * unit_price` của các dòng. Đơn bị hủy là đơn có trạng thái `cancelled`. Trả về `order_id`, `amount` (giá trị của đơn), không cần sắp xếp. Bỏ qua đơn chưa có dòng nào, cả khi tính trung bình.',
      en: 'Among the orders placed in June 2025 and not cancelled, which have a value above the average value of these same orders? The value of an order is the sum of `quantity * unit_price` over its lines. A cancelled order has the status `cancelled`. Return `order_id`, `amount` (the value of the order), in any order. Leave out orders without lines, from the average as well.',
    },
    starter: 'WITH order_amounts AS (\n  SELECT o.order_id,\n          AS amount\n  FROM orders AS o\n\n)\nSELECT ',
    hints: [
      {
        vi: 'Bước `order_amounts` cần mỗi đơn một hàng. Trung bình của cột `amount` khi đó mới là trung bình của các đơn.',
        en: 'The step `order_amounts` needs one row for each order. Only then is the average of `amount` the average of the orders.',
      },
      {
        vi: 'Đọc bước đó hai lần: một lần trong FROM, một lần trong truy vấn con tính AVG.',
        en: 'Read that step twice: once in FROM, once in a subquery that computes AVG.',
      },
    ],
    solutions: [
      {
        sql: "WITH order_amounts AS (\n  SELECT o.order_id, SUM(i.quantity * i.unit_price) AS amount\n  FROM orders AS o\n  JOIN order_items AS i ON i.order_id = o.order_id\n  WHERE o.ordered_at >= '2025-06-01 00:00:00' AND o.ordered_at < '2025-07-01 00:00:00'\n    AND o.status <> 'cancelled'\n  GROUP BY o.order_id\n)\nSELECT order_id, amount\nFROM order_amounts\nWHERE amount > (SELECT AVG(amount) FROM order_amounts);",
      },
    ],
    wrong: [
      {
        sql: "WITH order_amounts AS (SELECT o.order_id, SUM(i.quantity * i.unit_price) AS amount FROM orders AS o JOIN order_items AS i ON i.order_id = o.order_id WHERE o.ordered_at >= '2025-06-01' AND o.ordered_at < '2025-07-01' AND o.status <> 'cancelled' GROUP BY o.order_id) SELECT order_id, amount FROM order_amounts WHERE amount > (SELECT AVG(quantity * unit_price) FROM order_items)",
        mark: 'avg \\( [^()]*\\*',
        message: {
          vi: 'AVG đang tính trung bình của các dòng, không phải của các đơn. Hãy tính AVG trên bước đã có mỗi đơn một hàng.',
          en: 'AVG takes the average of lines, not of orders. Compute AVG over the step that has one row for each order.',
        },
      },
      {
        sql: "WITH order_amounts AS (SELECT o.order_id, o.ordered_at, SUM(i.quantity * i.unit_price) AS amount FROM orders AS o JOIN order_items AS i ON i.order_id = o.order_id WHERE o.status <> 'cancelled' GROUP BY o.order_id, o.ordered_at) SELECT order_id, amount FROM order_amounts WHERE ordered_at >= '2025-06-01' AND ordered_at < '2025-07-01' AND amount > (SELECT AVG(amount) FROM order_amounts)",
        mark: '^with (?:(?! \\) select ).)*\\bas \\( (?:(?!2025-0).)*\\) select .*2025-0',
        message: {
          vi: 'Điều kiện về tháng chỉ nằm ở câu SELECT chính, nên trung bình đang tính trên đơn của mọi tháng. Hãy đưa điều kiện đó vào bước.',
          en: 'The condition on the month is only in the main SELECT, so the average is taken over the orders of all months. Move the condition into the step.',
        },
      },
      {
        sql: "WITH order_amounts AS (SELECT o.order_id, SUM(i.quantity * i.unit_price) AS amount FROM orders AS o JOIN order_items AS i ON i.order_id = o.order_id WHERE o.ordered_at >= '2025-06-01' AND o.ordered_at < '2025-07-01' GROUP BY o.order_id) SELECT order_id, amount FROM order_amounts WHERE amount > (SELECT AVG(amount) FROM order_amounts)",
        mark: "^(?!.*'cancelled')",
        message: { vi: 'Truy vấn đang tính cả đơn bị hủy.', en: 'Cancelled orders are counted too.' },
      },
      {
        sql: "WITH order_amounts AS (SELECT o.order_id, SUM(i.quantity * i.unit_price) AS amount FROM orders AS o JOIN order_items AS i ON i.order_id = o.order_id WHERE o.ordered_at BETWEEN '2025-06-01' AND '2025-06-30' AND o.status <> 'cancelled' GROUP BY o.order_id) SELECT order_id, amount FROM order_amounts WHERE amount > (SELECT AVG(amount) FROM order_amounts)",
        mark: "and '2025-06-30'|<=? '2025-06-30'",
        message: {
          vi: "`'2025-06-30'` là 0 giờ ngày 30 tháng 6, nên các đơn trong ngày đó bị bỏ sót. Hãy viết `< '2025-07-01'`.",
          en: "`'2025-06-30'` is midnight at the beginning of 30 June, so the orders of that day are missed. Write `< '2025-07-01'`.",
        },
      },
      {
        sql: "WITH order_amounts AS (SELECT o.order_id, SUM(i.quantity * b.price) AS amount FROM orders AS o JOIN order_items AS i ON i.order_id = o.order_id JOIN books AS b ON b.book_id = i.book_id WHERE o.ordered_at >= '2025-06-01' AND o.ordered_at < '2025-07-01' AND o.status <> 'cancelled' GROUP BY o.order_id) SELECT order_id, amount FROM order_amounts WHERE amount > (SELECT AVG(amount) FROM order_amounts)",
        mark: '^(?!.*unit_price).*\\bprice\\b',
        message: {
          vi: '`books.price` là giá hiện tại. Giá trị của đơn tính theo giá lúc bán, `unit_price`.',
          en: '`books.price` is the current price. The value of an order needs the price at the time of the sale, `unit_price`.',
        },
      },
      {
        sql: "WITH order_amounts AS (SELECT o.order_id, SUM(i.quantity * i.unit_price) AS amount FROM orders AS o LEFT JOIN order_items AS i ON i.order_id = o.order_id WHERE o.ordered_at >= '2025-06-01' AND o.ordered_at < '2025-07-01' AND o.status <> 'cancelled' GROUP BY o.order_id) SELECT order_id, amount FROM order_amounts WHERE amount > (SELECT 1.0 * SUM(amount) / COUNT(*) FROM order_amounts)",
        mark: 'left join order_items',
        message: {
          vi: 'LEFT JOIN giữ cả đơn chưa có dòng nào, và `COUNT(*)` đếm cả đơn đó khi tính trung bình.',
          en: 'LEFT JOIN keeps orders without lines, and `COUNT(*)` counts them in the average.',
        },
      },
    ],
    compare: { kind: 'result', types: { amount: 'integer' } },
    equivalent: [
      {
        sql: 'WITH "order_amounts" AS (SELECT "o".order_id, SUM("i".quantity * "i".unit_price) AS "amount" FROM "orders" AS "o" INNER JOIN "order_items" AS "i" ON "i".order_id = "o".order_id WHERE "o".ordered_at >= \'2025-06-01 00:00:00\' AND "o".ordered_at < \'2025-07-01 00:00:00\' AND "o".status <> \'cancelled\' GROUP BY "o".order_id) SELECT DISTINCT order_id, amount FROM "order_amounts" WHERE amount > (SELECT AVG(amount) FROM "order_amounts")',
        reason: 'The step has one row for each order_id already.',
      },
      {
        sql: 'WITH "order_amounts" AS (SELECT DISTINCT "o".order_id, SUM("i".quantity * "i".unit_price) AS "amount" FROM "orders" AS "o" INNER JOIN "order_items" AS "i" ON "i".order_id = "o".order_id WHERE "o".ordered_at >= \'2025-06-01 00:00:00\' AND "o".ordered_at < \'2025-07-01 00:00:00\' AND "o".status <> \'cancelled\' GROUP BY "o".order_id) SELECT order_id, amount FROM "order_amounts" WHERE amount > (SELECT AVG(amount) FROM "order_amounts")',
        reason: 'GROUP BY leaves one row for each value of the selected keys, so no two rows are alike.',
      },
      {
        sql: 'WITH "order_amounts" AS (SELECT "o".order_id, SUM("i".quantity * "i".unit_price) AS "amount" FROM "orders" AS "o" LEFT JOIN "order_items" AS "i" ON "i".order_id = "o".order_id WHERE "o".ordered_at >= \'2025-06-01 00:00:00\' AND "o".ordered_at < \'2025-07-01 00:00:00\' AND "o".status <> \'cancelled\' GROUP BY "o".order_id) SELECT order_id, amount FROM "order_amounts" WHERE amount > (SELECT AVG(amount) FROM "order_amounts")',
        reason: 'An order without lines has NULL as its amount, which AVG skips and the comparison does not keep.',
      },
    ],
  },
  {
    id: 'sql-17-03',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Với mỗi khách đã giới thiệu ít nhất một khách khác, hãy trả về `customer_id`, `full_name`, `referred_count` (số khách mà người này đã giới thiệu) và `spent` (số tiền người này đã chi), không cần sắp xếp. Số tiền đã chi là tổng `quantity * unit_price` của mọi đơn mà trạng thái không phải `cancelled`; nếu không có dòng nào như vậy thì là 0. Mã người giới thiệu nằm ở cột `referred_by`.',
      en: 'For each customer who has referred at least one other customer, return `customer_id`, `full_name`, `referred_count` (the number of customers that this person referred) and `spent` (the money that this person spent), in any order. The money spent is the sum of `quantity * unit_price` over all orders whose status is not `cancelled`; if there is no such line, it is 0. The id of the person who referred a customer is in the column `referred_by`.',
    },
    starter:
      'WITH referrals AS (\n  SELECT referred_by AS customer_id, COUNT(*) AS referred_count\n  FROM customers\n\n),\nspending AS (\n\n)\nSELECT ',
    hints: [
      {
        vi: 'Một khách có nhiều đơn và có thể giới thiệu nhiều người: đó là hai phía “nhiều”. Hãy tính mỗi con số trong một bước riêng.',
        en: 'A customer has many orders and may have referred many people: these are two “many” sides. Compute each number in a step of its own.',
      },
      {
        vi: 'Người giới thiệu có thể chưa mua gì, nên bước `spending` không có hàng cho người đó.',
        en: 'Someone who referred others may not have bought anything, and then the step `spending` has no row for that person.',
      },
    ],
    solutions: [
      {
        sql: "WITH referrals AS (\n  SELECT referred_by AS customer_id, COUNT(*) AS referred_count\n  FROM customers\n  WHERE referred_by IS NOT NULL\n  GROUP BY referred_by\n),\nspending AS (\n  SELECT o.customer_id, SUM(i.quantity * i.unit_price) AS spent\n  FROM orders AS o\n  JOIN order_items AS i ON i.order_id = o.order_id\n  WHERE o.status <> 'cancelled'\n  GROUP BY o.customer_id\n)\nSELECT c.customer_id, c.full_name, r.referred_count, COALESCE(s.spent, 0) AS spent\nFROM customers AS c\nJOIN referrals AS r ON r.customer_id = c.customer_id\nLEFT JOIN spending AS s ON s.customer_id = c.customer_id;",
      },
    ],
    wrong: [
      {
        sql: "SELECT c.customer_id, c.full_name, COUNT(DISTINCT f.customer_id) AS referred_count, SUM(i.quantity * i.unit_price) AS spent FROM customers AS c JOIN customers AS f ON f.referred_by = c.customer_id JOIN orders AS o ON o.customer_id = c.customer_id JOIN order_items AS i ON i.order_id = o.order_id WHERE o.status <> 'cancelled' GROUP BY c.customer_id, c.full_name",
        mark: '^(?!with)(?!.*\\( select).*count \\( distinct',
        message: {
          vi: '`referred_count` đã đúng nhờ DISTINCT, nhưng `spent` bị cộng một lần cho mỗi người được giới thiệu, và người chưa mua gì thì bị mất. Hãy tính mỗi con số trong một bước rồi mới ghép.',
          en: 'DISTINCT makes `referred_count` right, but `spent` is added once for each person referred, and someone who bought nothing is lost. Compute each number in a step, then join.',
        },
      },
      {
        sql: "SELECT c.customer_id, c.full_name, COUNT(*) AS referred_count, SUM(i.quantity * i.unit_price) AS spent FROM customers AS c JOIN customers AS f ON f.referred_by = c.customer_id JOIN orders AS o ON o.customer_id = c.customer_id JOIN order_items AS i ON i.order_id = o.order_id WHERE o.status <> 'cancelled' GROUP BY c.customer_id, c.full_name",
        mark: '^(?!with)(?!.*\\( select)(?!.*distinct).*join order_items',
        message: {
          vi: 'Ghép người được giới thiệu và dòng của đơn cùng một lúc thì cả hai con số bị nhân lên. Hãy tính mỗi con số trong một bước rồi mới ghép.',
          en: 'Joining the people referred and the order lines at once multiplies both numbers. Compute each number in a step, then join.',
        },
      },
      {
        sql: "WITH referrals AS (SELECT referred_by AS customer_id, COUNT(*) AS referred_count FROM customers WHERE referred_by IS NOT NULL GROUP BY referred_by), spending AS (SELECT o.customer_id, SUM(i.quantity * i.unit_price) AS spent FROM orders AS o JOIN order_items AS i ON i.order_id = o.order_id WHERE o.status <> 'cancelled' GROUP BY o.customer_id) SELECT c.customer_id, c.full_name, r.referred_count, s.spent FROM customers AS c JOIN referrals AS r ON r.customer_id = c.customer_id JOIN spending AS s ON s.customer_id = c.customer_id",
        mark: '^(?!.*left (?:outer )?join)with',
        message: {
          vi: 'Các bước đã đúng, nhưng JOIN bỏ mất người giới thiệu chưa chi đồng nào. Hãy ghép bước `spending` bằng LEFT JOIN.',
          en: 'The steps are right, but JOIN drops those who have not spent anything. Join the step `spending` by LEFT JOIN.',
        },
      },
      {
        sql: "WITH referrals AS (SELECT referred_by AS customer_id, COUNT(*) AS referred_count FROM customers WHERE referred_by IS NOT NULL GROUP BY referred_by), spending AS (SELECT o.customer_id, SUM(i.quantity * i.unit_price) AS spent FROM orders AS o JOIN order_items AS i ON i.order_id = o.order_id WHERE o.status <> 'cancelled' GROUP BY o.customer_id) SELECT c.customer_id, c.full_name, r.referred_count, s.spent FROM customers AS c JOIN referrals AS r ON r.customer_id = c.customer_id LEFT JOIN spending AS s ON s.customer_id = c.customer_id",
        mark: '^(?!.*(?:coalesce|ifnull|case)).*left (?:outer )?join',
        message: {
          vi: 'Người chưa chi đồng nào đang có `spent` là NULL. Đề cần số 0: hãy dùng COALESCE.',
          en: 'For someone who has spent nothing `spent` is NULL. The task asks for 0: use COALESCE.',
        },
      },
      {
        sql: "WITH referrals AS (SELECT referred_by AS customer_id, COUNT(*) AS referred_count FROM customers WHERE referred_by IS NOT NULL GROUP BY referred_by), spending AS (SELECT o.customer_id, SUM(i.quantity * i.unit_price) AS spent FROM orders AS o JOIN order_items AS i ON i.order_id = o.order_id WHERE o.status <> 'cancelled' GROUP BY o.customer_id) SELECT c.customer_id, c.full_name, COALESCE(r.referred_count, 0) AS referred_count, COALESCE(s.spent, 0) AS spent FROM customers AS c LEFT JOIN referrals AS r ON r.customer_id = c.customer_id LEFT JOIN spending AS s ON s.customer_id = c.customer_id",
        mark: 'left (?:outer )?join referrals|coalesce \\( (?:\\w+ \\. )?referred_count',
        message: {
          vi: 'Kết quả đang có cả những khách chưa giới thiệu ai. Đề chỉ cần người đã giới thiệu ít nhất một khách.',
          en: 'The result also has customers who have not referred anyone. The task asks only for those who referred at least one.',
        },
      },
      {
        sql: 'WITH referrals AS (SELECT referred_by AS customer_id, COUNT(*) AS referred_count FROM customers WHERE referred_by IS NOT NULL GROUP BY referred_by), spending AS (SELECT o.customer_id, SUM(i.quantity * i.unit_price) AS spent FROM orders AS o JOIN order_items AS i ON i.order_id = o.order_id GROUP BY o.customer_id) SELECT c.customer_id, c.full_name, r.referred_count, COALESCE(s.spent, 0) AS spent FROM customers AS c JOIN referrals AS r ON r.customer_id = c.customer_id LEFT JOIN spending AS s ON s.customer_id = c.customer_id',
        mark: "^(?!.*'cancelled')",
        message: { vi: 'Truy vấn đang cộng cả đơn bị hủy.', en: 'Cancelled orders are added too.' },
      },
      {
        sql: "WITH referrals AS (SELECT referred_by AS customer_id, COUNT(*) AS referred_count FROM customers WHERE referred_by IS NOT NULL GROUP BY referred_by), spending AS (SELECT o.customer_id, SUM(i.quantity * b.price) AS spent FROM orders AS o JOIN order_items AS i ON i.order_id = o.order_id JOIN books AS b ON b.book_id = i.book_id WHERE o.status <> 'cancelled' GROUP BY o.customer_id) SELECT c.customer_id, c.full_name, r.referred_count, COALESCE(s.spent, 0) AS spent FROM customers AS c JOIN referrals AS r ON r.customer_id = c.customer_id LEFT JOIN spending AS s ON s.customer_id = c.customer_id",
        mark: '^(?!.*unit_price).*\\bprice\\b',
        message: {
          vi: '`books.price` là giá hiện tại. Số tiền phải tính theo giá lúc bán, `unit_price`.',
          en: '`books.price` is the current price. The amount needs the price at the time of the sale, `unit_price`.',
        },
      },
    ],
    compare: { kind: 'result', types: { referred_count: 'integer', spent: 'integer' } },
    equivalent: [
      {
        sql: 'WITH "referrals" AS (SELECT referred_by AS "customer_id", COUNT(*) AS "referred_count" FROM "customers" WHERE referred_by IS NOT NULL GROUP BY referred_by), "spending" AS (SELECT "o".customer_id, SUM("i".quantity * "i".unit_price) AS "spent" FROM "orders" AS "o" INNER JOIN "order_items" AS "i" ON "i".order_id = "o".order_id WHERE "o".status <> \'cancelled\' GROUP BY "o".customer_id) SELECT DISTINCT "c".customer_id, "c".full_name, "r".referred_count, COALESCE("s".spent, 0) AS "spent" FROM "customers" AS "c" INNER JOIN "referrals" AS "r" ON "r".customer_id = "c".customer_id LEFT JOIN "spending" AS "s" ON "s".customer_id = "c".customer_id',
        reason:
          'customer_id is a key of customers and each of the two steps has one row for it, so no two rows are alike.',
      },
      {
        sql: 'WITH "referrals" AS (SELECT referred_by AS "customer_id", COUNT(*) AS "referred_count" FROM "customers" GROUP BY referred_by), "spending" AS (SELECT "o".customer_id, SUM("i".quantity * "i".unit_price) AS "spent" FROM "orders" AS "o" INNER JOIN "order_items" AS "i" ON "i".order_id = "o".order_id WHERE "o".status <> \'cancelled\' GROUP BY "o".customer_id) SELECT "c".customer_id, "c".full_name, "r".referred_count, COALESCE("s".spent, 0) AS "spent" FROM "customers" AS "c" INNER JOIN "referrals" AS "r" ON "r".customer_id = "c".customer_id LEFT JOIN "spending" AS "s" ON "s".customer_id = "c".customer_id',
        reason: 'The group whose key is NULL meets no customer in the join that follows.',
      },
      {
        sql: 'WITH "referrals" AS (SELECT DISTINCT referred_by AS "customer_id", COUNT(*) AS "referred_count" FROM "customers" WHERE referred_by IS NOT NULL GROUP BY referred_by), "spending" AS (SELECT "o".customer_id, SUM("i".quantity * "i".unit_price) AS "spent" FROM "orders" AS "o" INNER JOIN "order_items" AS "i" ON "i".order_id = "o".order_id WHERE "o".status <> \'cancelled\' GROUP BY "o".customer_id) SELECT "c".customer_id, "c".full_name, "r".referred_count, COALESCE("s".spent, 0) AS "spent" FROM "customers" AS "c" INNER JOIN "referrals" AS "r" ON "r".customer_id = "c".customer_id LEFT JOIN "spending" AS "s" ON "s".customer_id = "c".customer_id',
        reason: 'GROUP BY leaves one row for each value of the selected keys, so no two rows are alike.',
      },
      {
        sql: 'WITH "referrals" AS (SELECT referred_by AS "customer_id", COUNT(referred_by) AS "referred_count" FROM "customers" WHERE referred_by IS NOT NULL GROUP BY referred_by), "spending" AS (SELECT "o".customer_id, SUM("i".quantity * "i".unit_price) AS "spent" FROM "orders" AS "o" INNER JOIN "order_items" AS "i" ON "i".order_id = "o".order_id WHERE "o".status <> \'cancelled\' GROUP BY "o".customer_id) SELECT "c".customer_id, "c".full_name, "r".referred_count, COALESCE("s".spent, 0) AS "spent" FROM "customers" AS "c" INNER JOIN "referrals" AS "r" ON "r".customer_id = "c".customer_id LEFT JOIN "spending" AS "s" ON "s".customer_id = "c".customer_id',
        reason: 'WHERE leaves only rows in which referred_by is not NULL.',
      },
      {
        sql: 'WITH "referrals" AS (SELECT referred_by AS "customer_id", COUNT(*) AS "referred_count" FROM "customers" WHERE referred_by IS NOT NULL GROUP BY referred_by), "spending" AS (SELECT DISTINCT "o".customer_id, SUM("i".quantity * "i".unit_price) AS "spent" FROM "orders" AS "o" INNER JOIN "order_items" AS "i" ON "i".order_id = "o".order_id WHERE "o".status <> \'cancelled\' GROUP BY "o".customer_id) SELECT "c".customer_id, "c".full_name, "r".referred_count, COALESCE("s".spent, 0) AS "spent" FROM "customers" AS "c" INNER JOIN "referrals" AS "r" ON "r".customer_id = "c".customer_id LEFT JOIN "spending" AS "s" ON "s".customer_id = "c".customer_id',
        reason: 'GROUP BY leaves one row for each value of the selected keys, so no two rows are alike.',
      },
      {
        sql: 'WITH "referrals" AS (SELECT referred_by AS "customer_id", COUNT(*) AS "referred_count" FROM "customers" WHERE referred_by IS NOT NULL GROUP BY referred_by), "spending" AS (SELECT "o".customer_id, SUM("i".quantity * "i".unit_price) AS "spent" FROM "orders" AS "o" LEFT JOIN "order_items" AS "i" ON "i".order_id = "o".order_id WHERE "o".status <> \'cancelled\' GROUP BY "o".customer_id) SELECT "c".customer_id, "c".full_name, "r".referred_count, COALESCE("s".spent, 0) AS "spent" FROM "customers" AS "c" INNER JOIN "referrals" AS "r" ON "r".customer_id = "c".customer_id LEFT JOIN "spending" AS "s" ON "s".customer_id = "c".customer_id',
        reason:
          'A customer whose orders have no lines gets NULL from the step, which COALESCE turns into 0, as for a customer without a row.',
      },
    ],
  },
];
