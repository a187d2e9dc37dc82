import type { SqlExercise } from '../../../src/features/sql-lab/core/grading/exercise';

/** The months from January 2024 to June 2025, which no table of the bookshop lists. */
const MONTHS = `CREATE TABLE months (month_start DATE PRIMARY KEY, next_start DATE NOT NULL);
INSERT INTO months (month_start, next_start) VALUES
  ('2024-01-01', '2024-02-01'), ('2024-02-01', '2024-03-01'), ('2024-03-01', '2024-04-01'),
  ('2024-04-01', '2024-05-01'), ('2024-05-01', '2024-06-01'), ('2024-06-01', '2024-07-01'),
  ('2024-07-01', '2024-08-01'), ('2024-08-01', '2024-09-01'), ('2024-09-01', '2024-10-01'),
  ('2024-10-01', '2024-11-01'), ('2024-11-01', '2024-12-01'), ('2024-12-01', '2025-01-01'),
  ('2025-01-01', '2025-02-01'), ('2025-02-01', '2025-03-01'), ('2025-03-01', '2025-04-01'),
  ('2025-04-01', '2025-05-01'), ('2025-05-01', '2025-06-01'), ('2025-06-01', '2025-07-01');`;

/** A grid with its empty cells, and months to compare with the months before. */
export const DAY_14_B: readonly SqlExercise[] = [
  {
    id: 'sql-14-05',
    dataset: 'nha_sach',
    setup: MONTHS,
    prompt: {
      vi: 'Bài tập này có sẵn bảng `months` với hai cột `month_start` và `next_start` như trong bài, nhưng gồm mọi tháng từ tháng 1 năm 2024 đến tháng 6 năm 2025. Với mỗi khách ở `Cần Thơ` và mỗi tháng của quý I năm 2025 (tháng 1, 2 và 3), hãy đếm số đơn mà khách đặt trong tháng đó. Đơn có trạng thái `cancelled` không tính. Trả về `customer_id`, `month_start`, `order_count` (không có đơn nào thì là 0). Sắp theo `customer_id` tăng dần; với mỗi khách, tháng gần nhất đứng trước.',
      en: 'This exercise has a table `months` with the two columns `month_start` and `next_start` as in the lesson, but with all months from January 2024 to June 2025. For each customer in `Cần Thơ` and each month of the first quarter of 2025 (January, February and March), count the orders that the customer placed in that month. Orders with the status `cancelled` do not count. Return `customer_id`, `month_start`, `order_count` (0 if there are none). Sort by `customer_id` ascending; within each customer, the latest month comes first.',
    },
    starter:
      'SELECT c.customer_id, mo.month_start,\n        AS order_count\nFROM customers AS c\nCROSS JOIN months AS mo\nLEFT JOIN orders AS o ON ',
    hints: [
      {
        vi: 'Mỗi ô của lưới là một khách trong một tháng. ON phải nói tới cả khách lẫn tháng của đơn.',
        en: 'Each cell of the grid is a customer in a month. ON must name both the customer and the month of an order.',
      },
      {
        vi: 'Điều kiện về thành phố và về quý chọn các ô của lưới. Điều kiện về trạng thái chọn đơn. Điều kiện nào phải nằm trong ON?',
        en: 'The conditions on the city and on the quarter choose cells of the grid. The condition on the status chooses orders. Which of them must be in ON?',
      },
    ],
    solutions: [
      {
        sql: "SELECT c.customer_id, mo.month_start,\n       COUNT(o.order_id) AS order_count\nFROM customers AS c\nCROSS JOIN months AS mo\nLEFT JOIN orders AS o ON o.customer_id = c.customer_id\n  AND o.ordered_at >= mo.month_start\n  AND o.ordered_at < mo.next_start\n  AND o.status <> 'cancelled'\nWHERE c.city = 'Cần Thơ' AND mo.month_start >= '2025-01-01' AND mo.month_start < '2025-04-01'\nGROUP BY c.customer_id, mo.month_start\nORDER BY c.customer_id, mo.month_start DESC;",
      },
    ],
    wrong: [
      {
        sql: "SELECT c.customer_id, mo.month_start, COUNT(o.order_id) AS order_count FROM customers AS c CROSS JOIN months AS mo LEFT JOIN orders AS o ON o.customer_id = c.customer_id AND o.ordered_at >= mo.month_start AND o.ordered_at < mo.next_start WHERE c.city = 'Cần Thơ' AND mo.month_start >= '2025-01-01' AND mo.month_start < '2025-04-01' AND o.status <> 'cancelled' GROUP BY c.customer_id, mo.month_start ORDER BY c.customer_id, mo.month_start DESC",
        mark: "\\b(?:left|right|full)\\b.*where .*'cancelled'",
        message: {
          vi: 'Ở ô không có đơn, `status` là NULL, nên điều kiện trong WHERE bỏ mất ô đó. Hãy đưa điều kiện về trạng thái vào ON.',
          en: 'In a cell without orders `status` is NULL, so the condition in WHERE drops the cell. Move the condition on the status into ON.',
        },
      },
      {
        sql: "SELECT c.customer_id, mo.month_start, COUNT(o.order_id) AS order_count FROM customers AS c CROSS JOIN months AS mo LEFT JOIN orders AS o ON o.ordered_at >= mo.month_start AND o.ordered_at < mo.next_start AND o.status <> 'cancelled' WHERE c.city = 'Cần Thơ' AND mo.month_start >= '2025-01-01' AND mo.month_start < '2025-04-01' GROUP BY c.customer_id, mo.month_start ORDER BY c.customer_id, mo.month_start DESC",
        mark: '^(?!.*customer_id = )',
        message: {
          vi: 'ON chỉ so tháng, nên mỗi đơn trong tháng được tính cho mọi khách. Hãy so cả khách.',
          en: 'ON compares only the month, so each order of a month counts for every customer. Compare the customer too.',
        },
      },
      {
        sql: "SELECT c.customer_id, mo.month_start, COUNT(o.order_id) AS order_count FROM customers AS c CROSS JOIN months AS mo LEFT JOIN orders AS o ON o.customer_id = c.customer_id AND o.status <> 'cancelled' WHERE c.city = 'Cần Thơ' AND mo.month_start >= '2025-01-01' AND mo.month_start < '2025-04-01' GROUP BY c.customer_id, mo.month_start ORDER BY c.customer_id, mo.month_start DESC",
        mark: '^(?!.*ordered_at)',
        message: {
          vi: 'ON chỉ so khách, nên mỗi đơn của khách được tính ở mọi tháng. Hãy so cả tháng.',
          en: 'ON compares only the customer, so each order counts in every month. Compare the month too.',
        },
      },
      {
        sql: "SELECT c.customer_id, mo.month_start, COUNT(*) AS order_count FROM customers AS c CROSS JOIN months AS mo LEFT JOIN orders AS o ON o.customer_id = c.customer_id AND o.ordered_at >= mo.month_start AND o.ordered_at < mo.next_start AND o.status <> 'cancelled' WHERE c.city = 'Cần Thơ' AND mo.month_start >= '2025-01-01' AND mo.month_start < '2025-04-01' GROUP BY c.customer_id, mo.month_start ORDER BY c.customer_id, mo.month_start DESC",
        mark: 'count \\( (?:\\*|1|c \\. customer_id|mo \\. month_start) \\)',
        message: {
          vi: 'Truy vấn đang đếm cả hàng bù, nên ô không có đơn có số 1. Hãy đếm `o.order_id`.',
          en: 'The query counts the rows without a match too, so a cell without orders gets 1. Count `o.order_id`.',
        },
      },
      {
        sql: "SELECT c.customer_id, mo.month_start, COUNT(o.order_id) AS order_count FROM customers AS c CROSS JOIN months AS mo JOIN orders AS o ON o.customer_id = c.customer_id AND o.ordered_at >= mo.month_start AND o.ordered_at < mo.next_start AND o.status <> 'cancelled' WHERE c.city = 'Cần Thơ' AND mo.month_start >= '2025-01-01' AND mo.month_start < '2025-04-01' GROUP BY c.customer_id, mo.month_start ORDER BY c.customer_id, mo.month_start DESC",
        mark: '^(?!.*(?:left|right|full)\\b)',
        message: {
          vi: 'Kết nối trong đang bỏ mất những ô không có đơn. Hãy dùng LEFT JOIN.',
          en: 'The inner join loses the cells without orders. Use LEFT JOIN.',
        },
      },
      {
        sql: "SELECT c.customer_id, mo.month_start, COUNT(o.order_id) AS order_count FROM customers AS c CROSS JOIN months AS mo LEFT JOIN orders AS o ON o.customer_id = c.customer_id AND o.ordered_at BETWEEN mo.month_start AND mo.next_start AND o.status <> 'cancelled' WHERE c.city = 'Cần Thơ' AND mo.month_start >= '2025-01-01' AND mo.month_start < '2025-04-01' GROUP BY c.customer_id, mo.month_start ORDER BY c.customer_id, mo.month_start DESC",
        mark: 'between \\w+ \\. month_start and \\w+ \\. next_start|<= \\w+ \\. next_start',
        engine: 'postgres',
        message: {
          vi: 'Đơn đặt đúng lúc một tháng bắt đầu đang được tính ở cả tháng đó lẫn tháng trước. Hãy viết `< mo.next_start`.',
          en: 'An order placed exactly when a month begins counts in that month and in the one before. Write `< mo.next_start`.',
        },
      },
    ],
    promises: { fixed: ['months'] },
    compare: { kind: 'result', order: true, types: { order_count: 'integer' } },
    hidden: [],
    equivalent: [
      {
        sql: 'SELECT DISTINCT "c".customer_id, "mo".month_start, COUNT("o".order_id) AS "order_count" FROM "customers" AS "c" CROSS JOIN "months" AS "mo" LEFT JOIN "orders" AS "o" ON "o".customer_id = "c".customer_id AND "o".ordered_at >= "mo".month_start AND "o".ordered_at < "mo".next_start AND "o".status <> \'cancelled\' WHERE "c".city = \'Cần Thơ\' AND "mo".month_start >= \'2025-01-01\' AND "mo".month_start < \'2025-04-01\' GROUP BY "c".customer_id, "mo".month_start ORDER BY "c".customer_id ASC, "mo".month_start DESC',
        reason: 'GROUP BY leaves one row for each value of the selected keys, so no two rows are alike.',
      },
      {
        sql: 'SELECT "c".customer_id, "mo".month_start, COUNT("o".order_id) AS "order_count" FROM "customers" AS "c" CROSS JOIN "months" AS "mo" LEFT JOIN "orders" AS "o" ON "o".customer_id = "c".customer_id AND "o".ordered_at >= "mo".month_start AND "o".ordered_at < "mo".next_start AND "o".status <> \'cancelled\' WHERE "c".city = \'Cần Thơ\' AND "mo".month_start >= \'2025-01-01\' AND "mo".month_start < \'2025-04-01\' GROUP BY "c".customer_id, "mo".month_start ORDER BY "c".customer_id ASC, "mo".month_start DESC NULLS FIRST',
        reason: 'The table months of the exercise has no NULL.',
      },
      {
        sql: 'SELECT "c".customer_id, "mo".month_start, COUNT(DISTINCT "o".order_id) AS "order_count" FROM "customers" AS "c" CROSS JOIN "months" AS "mo" LEFT JOIN "orders" AS "o" ON "o".customer_id = "c".customer_id AND "o".ordered_at >= "mo".month_start AND "o".ordered_at < "mo".next_start AND "o".status <> \'cancelled\' WHERE "c".city = \'Cần Thơ\' AND "mo".month_start >= \'2025-01-01\' AND "mo".month_start < \'2025-04-01\' GROUP BY "c".customer_id, "mo".month_start ORDER BY "c".customer_id ASC, "mo".month_start DESC',
        reason: 'Each order of a cell is one row, so the ids counted are different already.',
      },
      {
        sql: 'SELECT "c".customer_id, "mo".month_start, COUNT("o".order_id) AS "order_count" FROM "customers" AS "c" CROSS JOIN "months" AS "mo" LEFT JOIN "orders" AS "o" ON "o".customer_id = "c".customer_id AND ("o".ordered_at > "mo".month_start) AND "o".ordered_at < "mo".next_start AND "o".status <> \'cancelled\' WHERE "c".city = \'Cần Thơ\' AND "mo".month_start >= \'2025-01-01\' AND "mo".month_start < \'2025-04-01\' GROUP BY "c".customer_id, "mo".month_start ORDER BY "c".customer_id ASC, "mo".month_start DESC',
        reason: 'On SQLite both sides are text, and a moment, which has a time of day, never equals a date.',
      },
      {
        sql: 'SELECT "c".customer_id, "mo".month_start, COUNT("o".order_id) AS "order_count" FROM "customers" AS "c" CROSS JOIN "months" AS "mo" LEFT JOIN "orders" AS "o" ON "o".customer_id = "c".customer_id AND "o".ordered_at >= "mo".month_start AND ("o".ordered_at <= "mo".next_start) AND "o".status <> \'cancelled\' WHERE "c".city = \'Cần Thơ\' AND "mo".month_start >= \'2025-01-01\' AND "mo".month_start < \'2025-04-01\' GROUP BY "c".customer_id, "mo".month_start ORDER BY "c".customer_id ASC, "mo".month_start DESC',
        reason: 'On SQLite both sides are text, and a moment, which has a time of day, never equals a date.',
      },
      {
        sql: 'SELECT "c".customer_id, "mo".month_start, COUNT("o".order_id) AS "order_count" FROM "customers" AS "c" CROSS JOIN "months" AS "mo" LEFT JOIN "orders" AS "o" ON "o".customer_id = "c".customer_id AND "o".ordered_at >= "mo".month_start AND "o".ordered_at < "mo".next_start AND "o".status <> \'cancelled\' WHERE "c".city = \'Cần Thơ\' AND "mo".month_start >= \'2024-12-31\' AND "mo".month_start < \'2025-04-01\' GROUP BY "c".customer_id, "mo".month_start ORDER BY "c".customer_id ASC, "mo".month_start DESC',
        reason: 'month_start is the first day of a month, so no row lies between the two dates.',
      },
      {
        sql: 'SELECT "c".customer_id, "mo".month_start, COUNT("o".order_id) AS "order_count" FROM "customers" AS "c" CROSS JOIN "months" AS "mo" LEFT JOIN "orders" AS "o" ON "o".customer_id = "c".customer_id AND "o".ordered_at >= "mo".month_start AND "o".ordered_at < "mo".next_start AND "o".status <> \'cancelled\' WHERE "c".city = \'Cần Thơ\' AND "mo".month_start >= \'2025-01-01\' AND "mo".month_start < \'2025-03-31\' GROUP BY "c".customer_id, "mo".month_start ORDER BY "c".customer_id ASC, "mo".month_start DESC',
        reason: 'month_start is the first day of a month, so no row lies between the two dates.',
      },
    ],
  },
  {
    id: 'sql-14-06',
    dataset: 'nha_sach',
    setup: MONTHS,
    prompt: {
      vi: 'Từ tháng 1 năm 2024 đến tháng 6 năm 2025, những tháng nào có số đơn giảm từ 5 đơn trở lên so với tháng liền trước, và đơn trực tuyến giảm bao nhiêu? Đơn trực tuyến là đơn không có nhân viên (`employee_id` là NULL). Mọi đơn đều tính, kể cả đơn bị hủy; tháng không có đơn nào thì có số đơn là 0. Tháng 1 năm 2024 không có tháng liền trước nên không xét. Bài tập này có sẵn bảng `months` với hai cột `month_start` và `next_start`, gồm đủ 18 tháng đó. Trả về `month_start`, `previous_count` (số đơn của tháng liền trước), `order_count` (số đơn của tháng đó), `online_drop` (số đơn trực tuyến của tháng liền trước trừ đi số đơn trực tuyến của tháng đó; là số âm nếu đơn trực tuyến tăng), không cần sắp xếp. Cách làm tùy bạn.',
      en: 'From January 2024 to June 2025, in which months did the number of orders fall by 5 or more from the month before, and by how much did online orders fall? An online order has no employee (`employee_id` is NULL). All orders count, cancelled ones too; a month without orders has 0 of them. January 2024 has no month before it and is left out. This exercise has a table `months` with the two columns `month_start` and `next_start`, which contains all these 18 months. Return `month_start`, `previous_count` (orders of the month before), `order_count` (orders of the month), `online_drop` (online orders of the month before minus online orders of the month; negative if they rose), in any order. How you do it is up to you.',
    },
    starter:
      'SELECT mo.month_start,\n        AS previous_count,\n        AS order_count,\n        AS online_drop\nFROM months AS mo\n',
    hints: [
      {
        vi: 'Hãy ghép `months` với chính nó: tháng liền trước là tháng có `next_start` bằng `month_start` của tháng đang xét.',
        en: 'Join `months` with itself: the month before is the one whose `next_start` equals the `month_start` of the month in question.',
      },
      {
        vi: 'Nếu ghép `orders` hai lần, mỗi đơn của tháng này đi với mọi đơn của tháng trước, nên phải đếm mã đơn khác nhau. Cách khác: ghép `orders` một lần trên cả hai tháng, rồi tách bằng CASE.',
        en: 'If you join `orders` twice, each order of one month is paired with every order of the other, so count different ids. Another way: join `orders` once, over both months, and separate them with CASE.',
      },
    ],
    solutions: [
      {
        sql: 'SELECT mo.month_start,\n       COUNT(DISTINCT p.order_id) AS previous_count,\n       COUNT(DISTINCT o.order_id) AS order_count,\n       COUNT(DISTINCT CASE WHEN p.employee_id IS NULL THEN p.order_id END)\n         - COUNT(DISTINCT CASE WHEN o.employee_id IS NULL THEN o.order_id END) AS online_drop\nFROM months AS mo\nJOIN months AS pm ON pm.next_start = mo.month_start\nLEFT JOIN orders AS p ON p.ordered_at >= pm.month_start AND p.ordered_at < pm.next_start\nLEFT JOIN orders AS o ON o.ordered_at >= mo.month_start AND o.ordered_at < mo.next_start\nGROUP BY mo.month_start\nHAVING COUNT(DISTINCT p.order_id) - COUNT(DISTINCT o.order_id) >= 5;',
      },
      {
        sql: 'SELECT mo.month_start,\n       COUNT(CASE WHEN o.ordered_at < mo.month_start THEN o.order_id END) AS previous_count,\n       COUNT(CASE WHEN o.ordered_at >= mo.month_start THEN o.order_id END) AS order_count,\n       COUNT(CASE WHEN o.employee_id IS NULL AND o.ordered_at < mo.month_start THEN o.order_id END)\n         - COUNT(CASE WHEN o.employee_id IS NULL AND o.ordered_at >= mo.month_start THEN o.order_id END) AS online_drop\nFROM months AS mo\nJOIN months AS pm ON pm.next_start = mo.month_start\nJOIN orders AS o ON o.ordered_at >= pm.month_start AND o.ordered_at < mo.next_start\nGROUP BY mo.month_start\nHAVING COUNT(CASE WHEN o.ordered_at < mo.month_start THEN o.order_id END) - COUNT(CASE WHEN o.ordered_at >= mo.month_start THEN o.order_id END) >= 5;',
        note: {
          vi: 'Cách này ghép `orders` một lần với khoảng dài hai tháng, nên mỗi đơn là một hàng và không cần DISTINCT. JOIN cũng đủ, vì tháng cần tìm luôn có đơn ở tháng liền trước.',
          en: 'This joins `orders` once, over a range of two months, so each order is one row and DISTINCT is not needed. JOIN is enough here, because a month that qualifies always has orders in the month before.',
        },
      },
    ],
    wrong: [
      {
        sql: 'SELECT mo.month_start, COUNT(p.order_id) AS previous_count, COUNT(o.order_id) AS order_count, COUNT(CASE WHEN p.employee_id IS NULL THEN p.order_id END) - COUNT(CASE WHEN o.employee_id IS NULL THEN o.order_id END) AS online_drop FROM months AS mo JOIN months AS pm ON pm.next_start = mo.month_start LEFT JOIN orders AS p ON p.ordered_at >= pm.month_start AND p.ordered_at < pm.next_start LEFT JOIN orders AS o ON o.ordered_at >= mo.month_start AND o.ordered_at < mo.next_start GROUP BY mo.month_start HAVING COUNT(p.order_id) - COUNT(o.order_id) >= 5',
        mark: 'join orders.*join orders(?!.*distinct)',
        message: {
          vi: 'Mỗi đơn của tháng này đang được ghép với mọi đơn của tháng trước, nên cả hai số đếm bị nhân lên. Hãy đếm bằng `COUNT(DISTINCT …)`.',
          en: 'Each order of one month is paired with every order of the other, so both counts are multiplied. Count with `COUNT(DISTINCT …)`.',
        },
      },
      {
        sql: 'SELECT mo.month_start, COUNT(DISTINCT p.order_id) AS previous_count, COUNT(DISTINCT o.order_id) AS order_count, COUNT(DISTINCT CASE WHEN p.employee_id IS NULL THEN p.order_id END) - COUNT(DISTINCT CASE WHEN o.employee_id IS NULL THEN o.order_id END) AS online_drop FROM months AS mo JOIN months AS pm ON pm.next_start = mo.month_start JOIN orders AS p ON p.ordered_at >= pm.month_start AND p.ordered_at < pm.next_start JOIN orders AS o ON o.ordered_at >= mo.month_start AND o.ordered_at < mo.next_start GROUP BY mo.month_start HAVING COUNT(DISTINCT p.order_id) - COUNT(DISTINCT o.order_id) >= 5',
        mark: '^(?!.*(?:left|right|full)\\b).*join orders.*join orders',
        message: {
          vi: 'Kết nối trong đang bỏ mất tháng không có đơn nào, mà đó có thể là tháng giảm nhiều nhất. Hãy ghép đơn của tháng đó bằng LEFT JOIN.',
          en: 'The inner join loses a month without orders, which may be the very month with the greatest fall. Join the orders of the month with LEFT JOIN.',
        },
      },
      {
        sql: 'SELECT mo.month_start, COUNT(DISTINCT p.order_id) AS previous_count, COUNT(DISTINCT o.order_id) AS order_count, COUNT(DISTINCT CASE WHEN p.employee_id IS NULL THEN p.order_id END) - COUNT(DISTINCT CASE WHEN o.employee_id IS NULL THEN o.order_id END) AS online_drop FROM months AS mo JOIN months AS pm ON pm.next_start = mo.month_start LEFT JOIN orders AS p ON p.ordered_at >= pm.month_start AND p.ordered_at < pm.next_start LEFT JOIN orders AS o ON o.ordered_at >= mo.month_start AND o.ordered_at < mo.next_start GROUP BY mo.month_start HAVING COUNT(DISTINCT p.order_id) - COUNT(DISTINCT o.order_id) > 5',
        mark: '> 5|>= 6',
        message: {
          vi: '“Từ 5 đơn trở lên” gồm cả tháng giảm đúng 5 đơn.',
          en: '“5 or more” includes a month that fell by exactly 5.',
        },
      },
      {
        sql: 'SELECT mo.month_start, COUNT(DISTINCT p.order_id) AS previous_count, COUNT(DISTINCT o.order_id) AS order_count, COUNT(DISTINCT CASE WHEN p.employee_id IS NULL THEN p.order_id END) - COUNT(DISTINCT CASE WHEN o.employee_id IS NULL THEN o.order_id END) AS online_drop FROM months AS mo JOIN months AS pm ON pm.month_start = mo.next_start LEFT JOIN orders AS p ON p.ordered_at >= pm.month_start AND p.ordered_at < pm.next_start LEFT JOIN orders AS o ON o.ordered_at >= mo.month_start AND o.ordered_at < mo.next_start GROUP BY mo.month_start HAVING COUNT(DISTINCT p.order_id) - COUNT(DISTINCT o.order_id) >= 5',
        mark: 'from months (?:as )?(?!as )(\\w+) .* (?:\\1 \\. next_start = (?!\\1 )\\w+ \\. month_start|(?!\\1 )\\w+ \\. month_start = \\1 \\. next_start)',
        message: {
          vi: 'ON đang lấy tháng liền sau, nên truy vấn tìm những tháng đứng trước một lần tăng.',
          en: 'ON takes the month after, so the query finds the months before a rise.',
        },
      },
      {
        sql: "SELECT mo.month_start, COUNT(DISTINCT p.order_id) AS previous_count, COUNT(DISTINCT o.order_id) AS order_count, COUNT(DISTINCT CASE WHEN p.employee_id IS NULL THEN p.order_id END) - COUNT(DISTINCT CASE WHEN o.employee_id IS NULL THEN o.order_id END) AS online_drop FROM months AS mo JOIN months AS pm ON pm.next_start = mo.month_start LEFT JOIN orders AS p ON p.ordered_at >= pm.month_start AND p.ordered_at < pm.next_start AND p.status <> 'cancelled' LEFT JOIN orders AS o ON o.ordered_at >= mo.month_start AND o.ordered_at < mo.next_start AND o.status <> 'cancelled' GROUP BY mo.month_start HAVING COUNT(DISTINCT p.order_id) - COUNT(DISTINCT o.order_id) >= 5",
        mark: "'cancelled'",
        message: {
          vi: 'Truy vấn đang bỏ đơn bị hủy. Trong bài tập này, mọi đơn đều tính.',
          en: 'The query leaves out cancelled orders. In this exercise all orders count.',
        },
      },
    ],
    promises: { fixed: ['months'] },
    compare: { kind: 'result', types: { previous_count: 'integer', order_count: 'integer', online_drop: 'integer' } },
    hidden: [
      {
        about: {
          vi: 'Có tháng mà số đơn giảm nhưng đơn trực tuyến lại tăng.',
          en: 'In one month orders fell while online orders rose.',
        },
        sql: "UPDATE orders SET employee_id = 1 WHERE ordered_at >= '2025-04-01 00:00:00' AND ordered_at < '2025-05-01 00:00:00';",
      },
    ],
    equivalent: [
      {
        sql: 'SELECT "mo".month_start, COUNT(DISTINCT "p".order_id) AS "previous_count", COUNT(DISTINCT "o".order_id) AS "order_count", COUNT(DISTINCT CASE WHEN "p".employee_id IS NULL THEN "p".order_id END) - COUNT(DISTINCT CASE WHEN "o".employee_id IS NULL THEN "o".order_id END) AS "online_drop" FROM "months" AS "mo" INNER JOIN "months" AS "pm" ON "pm".next_start = "mo".month_start LEFT JOIN "orders" AS "p" ON "p".ordered_at >= "pm".month_start LEFT JOIN "orders" AS "o" ON "o".ordered_at >= "mo".month_start AND "o".ordered_at < "mo".next_start WHERE "p".ordered_at < "pm".next_start GROUP BY "mo".month_start HAVING COUNT(DISTINCT "p".order_id) - COUNT(DISTINCT "o".order_id) >= 5',
        reason: 'A month that fell by 5 or more has orders in the month before, so no row without a match matters.',
      },
      {
        sql: 'SELECT DISTINCT "mo".month_start, COUNT(DISTINCT "p".order_id) AS "previous_count", COUNT(DISTINCT "o".order_id) AS "order_count", COUNT(DISTINCT CASE WHEN "p".employee_id IS NULL THEN "p".order_id END) - COUNT(DISTINCT CASE WHEN "o".employee_id IS NULL THEN "o".order_id END) AS "online_drop" FROM "months" AS "mo" INNER JOIN "months" AS "pm" ON "pm".next_start = "mo".month_start LEFT JOIN "orders" AS "p" ON "p".ordered_at >= "pm".month_start AND "p".ordered_at < "pm".next_start LEFT JOIN "orders" AS "o" ON "o".ordered_at >= "mo".month_start AND "o".ordered_at < "mo".next_start GROUP BY "mo".month_start HAVING COUNT(DISTINCT "p".order_id) - COUNT(DISTINCT "o".order_id) >= 5',
        reason: 'GROUP BY leaves one row for each month, and the month is selected, so no two rows are alike.',
      },
      {
        sql: 'SELECT "mo".month_start, COUNT(DISTINCT "p".order_id) AS "previous_count", COUNT(DISTINCT "o".order_id) AS "order_count", COUNT(DISTINCT CASE WHEN "p".employee_id IS NULL THEN "p".order_id END) - COUNT(DISTINCT CASE WHEN "o".employee_id IS NULL THEN "o".order_id END) AS "online_drop" FROM "months" AS "mo" LEFT JOIN "months" AS "pm" ON "pm".next_start = "mo".month_start LEFT JOIN "orders" AS "p" ON "p".ordered_at >= "pm".month_start AND "p".ordered_at < "pm".next_start LEFT JOIN "orders" AS "o" ON "o".ordered_at >= "mo".month_start AND "o".ordered_at < "mo".next_start GROUP BY "mo".month_start HAVING COUNT(DISTINCT "p".order_id) - COUNT(DISTINCT "o".order_id) >= 5',
        reason: 'A month without a month before has no previous orders, so its fall is never 5 or more.',
      },
      {
        sql: 'SELECT "mo".month_start, COUNT(DISTINCT "p".order_id) AS "previous_count", COUNT(DISTINCT "o".order_id) AS "order_count", COUNT(DISTINCT CASE WHEN "p".employee_id IS NULL THEN "p".order_id END) - COUNT(DISTINCT CASE WHEN "o".employee_id IS NULL THEN "o".order_id END) AS "online_drop" FROM "months" AS "mo" INNER JOIN "months" AS "pm" ON "pm".next_start = "mo".month_start INNER JOIN "orders" AS "p" ON "p".ordered_at >= "pm".month_start AND "p".ordered_at < "pm".next_start LEFT JOIN "orders" AS "o" ON "o".ordered_at >= "mo".month_start AND "o".ordered_at < "mo".next_start GROUP BY "mo".month_start HAVING COUNT(DISTINCT "p".order_id) - COUNT(DISTINCT "o".order_id) >= 5',
        reason: 'A month that fell by 5 or more has orders in the month before.',
      },
      {
        sql: 'SELECT "mo".month_start, COUNT(DISTINCT "p".order_id) AS "previous_count", COUNT(DISTINCT "o".order_id) AS "order_count", COUNT(DISTINCT CASE WHEN "p".employee_id IS NULL THEN "p".order_id END) - COUNT(DISTINCT CASE WHEN "o".employee_id IS NULL THEN "o".order_id END) AS "online_drop" FROM "months" AS "mo" INNER JOIN "months" AS "pm" ON "pm".next_start = "mo".month_start LEFT JOIN "orders" AS "p" ON ("p".ordered_at > "pm".month_start) AND "p".ordered_at < "pm".next_start LEFT JOIN "orders" AS "o" ON "o".ordered_at >= "mo".month_start AND "o".ordered_at < "mo".next_start GROUP BY "mo".month_start HAVING COUNT(DISTINCT "p".order_id) - COUNT(DISTINCT "o".order_id) >= 5',
        reason: 'On SQLite both sides are text, and a moment, which has a time of day, never equals a date.',
      },
      {
        sql: 'SELECT "mo".month_start, COUNT(DISTINCT "p".order_id) AS "previous_count", COUNT(DISTINCT "o".order_id) AS "order_count", COUNT(DISTINCT CASE WHEN "p".employee_id IS NULL THEN "p".order_id END) - COUNT(DISTINCT CASE WHEN "o".employee_id IS NULL THEN "o".order_id END) AS "online_drop" FROM "months" AS "mo" INNER JOIN "months" AS "pm" ON "pm".next_start = "mo".month_start LEFT JOIN "orders" AS "p" ON "p".ordered_at >= "pm".month_start AND ("p".ordered_at <= "pm".next_start) LEFT JOIN "orders" AS "o" ON "o".ordered_at >= "mo".month_start AND "o".ordered_at < "mo".next_start GROUP BY "mo".month_start HAVING COUNT(DISTINCT "p".order_id) - COUNT(DISTINCT "o".order_id) >= 5',
        reason: 'On SQLite both sides are text, and a moment, which has a time of day, never equals a date.',
      },
      {
        sql: 'SELECT "mo".month_start, COUNT(DISTINCT "p".order_id) AS "previous_count", COUNT(DISTINCT "o".order_id) AS "order_count", COUNT(DISTINCT CASE WHEN "p".employee_id IS NULL THEN "p".order_id END) - COUNT(DISTINCT CASE WHEN "o".employee_id IS NULL THEN "o".order_id END) AS "online_drop" FROM "months" AS "mo" INNER JOIN "months" AS "pm" ON "pm".next_start = "mo".month_start LEFT JOIN "orders" AS "p" ON "p".ordered_at >= "pm".month_start AND "p".ordered_at < "pm".next_start LEFT JOIN "orders" AS "o" ON ("o".ordered_at > "mo".month_start) AND "o".ordered_at < "mo".next_start GROUP BY "mo".month_start HAVING COUNT(DISTINCT "p".order_id) - COUNT(DISTINCT "o".order_id) >= 5',
        reason: 'On SQLite both sides are text, and a moment, which has a time of day, never equals a date.',
      },
      {
        sql: 'SELECT "mo".month_start, COUNT(DISTINCT "p".order_id) AS "previous_count", COUNT(DISTINCT "o".order_id) AS "order_count", COUNT(DISTINCT CASE WHEN "p".employee_id IS NULL THEN "p".order_id END) - COUNT(DISTINCT CASE WHEN "o".employee_id IS NULL THEN "o".order_id END) AS "online_drop" FROM "months" AS "mo" INNER JOIN "months" AS "pm" ON "pm".next_start = "mo".month_start LEFT JOIN "orders" AS "p" ON "p".ordered_at >= "pm".month_start AND "p".ordered_at < "pm".next_start LEFT JOIN "orders" AS "o" ON "o".ordered_at >= "mo".month_start AND ("o".ordered_at <= "mo".next_start) GROUP BY "mo".month_start HAVING COUNT(DISTINCT "p".order_id) - COUNT(DISTINCT "o".order_id) >= 5',
        reason: 'On SQLite both sides are text, and a moment, which has a time of day, never equals a date.',
      },
      {
        sql: 'SELECT "mo".month_start, COUNT(CASE WHEN "o".ordered_at < "mo".month_start THEN "o".order_id END) AS "previous_count", COUNT(CASE WHEN "o".ordered_at >= "mo".month_start THEN "o".order_id END) AS "order_count", COUNT(CASE WHEN "o".employee_id IS NULL AND "o".ordered_at < "mo".month_start THEN "o".order_id END) - COUNT(CASE WHEN "o".employee_id IS NULL AND "o".ordered_at >= "mo".month_start THEN "o".order_id END) AS "online_drop" FROM "months" AS "mo" INNER JOIN "months" AS "pm" ON "pm".next_start = "mo".month_start INNER JOIN "orders" AS "o" ON "o".ordered_at >= "pm".month_start WHERE "o".ordered_at < "mo".next_start GROUP BY "mo".month_start HAVING COUNT(CASE WHEN "o".ordered_at < "mo".month_start THEN "o".order_id END) - COUNT(CASE WHEN "o".ordered_at >= "mo".month_start THEN "o".order_id END) >= 5',
        reason: 'With inner joins a condition filters alike in ON and in WHERE.',
      },
      {
        sql: 'SELECT DISTINCT "mo".month_start, COUNT(CASE WHEN "o".ordered_at < "mo".month_start THEN "o".order_id END) AS "previous_count", COUNT(CASE WHEN "o".ordered_at >= "mo".month_start THEN "o".order_id END) AS "order_count", COUNT(CASE WHEN "o".employee_id IS NULL AND "o".ordered_at < "mo".month_start THEN "o".order_id END) - COUNT(CASE WHEN "o".employee_id IS NULL AND "o".ordered_at >= "mo".month_start THEN "o".order_id END) AS "online_drop" FROM "months" AS "mo" INNER JOIN "months" AS "pm" ON "pm".next_start = "mo".month_start INNER JOIN "orders" AS "o" ON "o".ordered_at >= "pm".month_start AND "o".ordered_at < "mo".next_start GROUP BY "mo".month_start HAVING COUNT(CASE WHEN "o".ordered_at < "mo".month_start THEN "o".order_id END) - COUNT(CASE WHEN "o".ordered_at >= "mo".month_start THEN "o".order_id END) >= 5',
        reason: 'GROUP BY leaves one row for each month, and the month is selected, so no two rows are alike.',
      },
      {
        sql: 'SELECT "mo".month_start, COUNT(DISTINCT CASE WHEN "o".ordered_at < "mo".month_start THEN "o".order_id END) AS "previous_count", COUNT(CASE WHEN "o".ordered_at >= "mo".month_start THEN "o".order_id END) AS "order_count", COUNT(CASE WHEN "o".employee_id IS NULL AND "o".ordered_at < "mo".month_start THEN "o".order_id END) - COUNT(CASE WHEN "o".employee_id IS NULL AND "o".ordered_at >= "mo".month_start THEN "o".order_id END) AS "online_drop" FROM "months" AS "mo" INNER JOIN "months" AS "pm" ON "pm".next_start = "mo".month_start INNER JOIN "orders" AS "o" ON "o".ordered_at >= "pm".month_start AND "o".ordered_at < "mo".next_start GROUP BY "mo".month_start HAVING COUNT(CASE WHEN "o".ordered_at < "mo".month_start THEN "o".order_id END) - COUNT(CASE WHEN "o".ordered_at >= "mo".month_start THEN "o".order_id END) >= 5',
        reason: 'orders is joined once, so the ids counted are different already.',
      },
      {
        sql: 'SELECT "mo".month_start, COUNT(CASE WHEN ("o".ordered_at <= "mo".month_start) THEN "o".order_id END) AS "previous_count", COUNT(CASE WHEN "o".ordered_at >= "mo".month_start THEN "o".order_id END) AS "order_count", COUNT(CASE WHEN "o".employee_id IS NULL AND "o".ordered_at < "mo".month_start THEN "o".order_id END) - COUNT(CASE WHEN "o".employee_id IS NULL AND "o".ordered_at >= "mo".month_start THEN "o".order_id END) AS "online_drop" FROM "months" AS "mo" INNER JOIN "months" AS "pm" ON "pm".next_start = "mo".month_start INNER JOIN "orders" AS "o" ON "o".ordered_at >= "pm".month_start AND "o".ordered_at < "mo".next_start GROUP BY "mo".month_start HAVING COUNT(CASE WHEN "o".ordered_at < "mo".month_start THEN "o".order_id END) - COUNT(CASE WHEN "o".ordered_at >= "mo".month_start THEN "o".order_id END) >= 5',
        reason: 'On SQLite both sides are text, and a moment, which has a time of day, never equals a date.',
      },
      {
        sql: 'SELECT "mo".month_start, COUNT(CASE WHEN "o".ordered_at < "mo".month_start THEN "o".order_id END) AS "previous_count", COUNT(DISTINCT CASE WHEN "o".ordered_at >= "mo".month_start THEN "o".order_id END) AS "order_count", COUNT(CASE WHEN "o".employee_id IS NULL AND "o".ordered_at < "mo".month_start THEN "o".order_id END) - COUNT(CASE WHEN "o".employee_id IS NULL AND "o".ordered_at >= "mo".month_start THEN "o".order_id END) AS "online_drop" FROM "months" AS "mo" INNER JOIN "months" AS "pm" ON "pm".next_start = "mo".month_start INNER JOIN "orders" AS "o" ON "o".ordered_at >= "pm".month_start AND "o".ordered_at < "mo".next_start GROUP BY "mo".month_start HAVING COUNT(CASE WHEN "o".ordered_at < "mo".month_start THEN "o".order_id END) - COUNT(CASE WHEN "o".ordered_at >= "mo".month_start THEN "o".order_id END) >= 5',
        reason: 'orders is joined once, so the ids counted are different already.',
      },
      {
        sql: 'SELECT "mo".month_start, COUNT(CASE WHEN "o".ordered_at < "mo".month_start THEN "o".order_id END) AS "previous_count", COUNT(CASE WHEN ("o".ordered_at > "mo".month_start) THEN "o".order_id END) AS "order_count", COUNT(CASE WHEN "o".employee_id IS NULL AND "o".ordered_at < "mo".month_start THEN "o".order_id END) - COUNT(CASE WHEN "o".employee_id IS NULL AND "o".ordered_at >= "mo".month_start THEN "o".order_id END) AS "online_drop" FROM "months" AS "mo" INNER JOIN "months" AS "pm" ON "pm".next_start = "mo".month_start INNER JOIN "orders" AS "o" ON "o".ordered_at >= "pm".month_start AND "o".ordered_at < "mo".next_start GROUP BY "mo".month_start HAVING COUNT(CASE WHEN "o".ordered_at < "mo".month_start THEN "o".order_id END) - COUNT(CASE WHEN "o".ordered_at >= "mo".month_start THEN "o".order_id END) >= 5',
        reason: 'On SQLite both sides are text, and a moment, which has a time of day, never equals a date.',
      },
      {
        sql: 'SELECT "mo".month_start, COUNT(CASE WHEN "o".ordered_at < "mo".month_start THEN "o".order_id END) AS "previous_count", COUNT(CASE WHEN "o".ordered_at >= "mo".month_start THEN "o".order_id END) AS "order_count", COUNT(DISTINCT CASE WHEN "o".employee_id IS NULL AND "o".ordered_at < "mo".month_start THEN "o".order_id END) - COUNT(CASE WHEN "o".employee_id IS NULL AND "o".ordered_at >= "mo".month_start THEN "o".order_id END) AS "online_drop" FROM "months" AS "mo" INNER JOIN "months" AS "pm" ON "pm".next_start = "mo".month_start INNER JOIN "orders" AS "o" ON "o".ordered_at >= "pm".month_start AND "o".ordered_at < "mo".next_start GROUP BY "mo".month_start HAVING COUNT(CASE WHEN "o".ordered_at < "mo".month_start THEN "o".order_id END) - COUNT(CASE WHEN "o".ordered_at >= "mo".month_start THEN "o".order_id END) >= 5',
        reason: 'orders is joined once, so the ids counted are different already.',
      },
      {
        sql: 'SELECT "mo".month_start, COUNT(CASE WHEN "o".ordered_at < "mo".month_start THEN "o".order_id END) AS "previous_count", COUNT(CASE WHEN "o".ordered_at >= "mo".month_start THEN "o".order_id END) AS "order_count", COUNT(CASE WHEN "o".employee_id IS NULL AND ("o".ordered_at <= "mo".month_start) THEN "o".order_id END) - COUNT(CASE WHEN "o".employee_id IS NULL AND "o".ordered_at >= "mo".month_start THEN "o".order_id END) AS "online_drop" FROM "months" AS "mo" INNER JOIN "months" AS "pm" ON "pm".next_start = "mo".month_start INNER JOIN "orders" AS "o" ON "o".ordered_at >= "pm".month_start AND "o".ordered_at < "mo".next_start GROUP BY "mo".month_start HAVING COUNT(CASE WHEN "o".ordered_at < "mo".month_start THEN "o".order_id END) - COUNT(CASE WHEN "o".ordered_at >= "mo".month_start THEN "o".order_id END) >= 5',
        reason: 'On SQLite both sides are text, and a moment, which has a time of day, never equals a date.',
      },
      {
        sql: 'SELECT "mo".month_start, COUNT(CASE WHEN "o".ordered_at < "mo".month_start THEN "o".order_id END) AS "previous_count", COUNT(CASE WHEN "o".ordered_at >= "mo".month_start THEN "o".order_id END) AS "order_count", COUNT(CASE WHEN "o".employee_id IS NULL AND "o".ordered_at < "mo".month_start THEN "o".order_id END) - COUNT(DISTINCT CASE WHEN "o".employee_id IS NULL AND "o".ordered_at >= "mo".month_start THEN "o".order_id END) AS "online_drop" FROM "months" AS "mo" INNER JOIN "months" AS "pm" ON "pm".next_start = "mo".month_start INNER JOIN "orders" AS "o" ON "o".ordered_at >= "pm".month_start AND "o".ordered_at < "mo".next_start GROUP BY "mo".month_start HAVING COUNT(CASE WHEN "o".ordered_at < "mo".month_start THEN "o".order_id END) - COUNT(CASE WHEN "o".ordered_at >= "mo".month_start THEN "o".order_id END) >= 5',
        reason: 'orders is joined once, so the ids counted are different already.',
      },
      {
        sql: 'SELECT "mo".month_start, COUNT(CASE WHEN "o".ordered_at < "mo".month_start THEN "o".order_id END) AS "previous_count", COUNT(CASE WHEN "o".ordered_at >= "mo".month_start THEN "o".order_id END) AS "order_count", COUNT(CASE WHEN "o".employee_id IS NULL AND "o".ordered_at < "mo".month_start THEN "o".order_id END) - COUNT(CASE WHEN "o".employee_id IS NULL AND ("o".ordered_at > "mo".month_start) THEN "o".order_id END) AS "online_drop" FROM "months" AS "mo" INNER JOIN "months" AS "pm" ON "pm".next_start = "mo".month_start INNER JOIN "orders" AS "o" ON "o".ordered_at >= "pm".month_start AND "o".ordered_at < "mo".next_start GROUP BY "mo".month_start HAVING COUNT(CASE WHEN "o".ordered_at < "mo".month_start THEN "o".order_id END) - COUNT(CASE WHEN "o".ordered_at >= "mo".month_start THEN "o".order_id END) >= 5',
        reason: 'On SQLite both sides are text, and a moment, which has a time of day, never equals a date.',
      },
      {
        sql: 'SELECT "mo".month_start, COUNT(CASE WHEN "o".ordered_at < "mo".month_start THEN "o".order_id END) AS "previous_count", COUNT(CASE WHEN "o".ordered_at >= "mo".month_start THEN "o".order_id END) AS "order_count", COUNT(CASE WHEN "o".employee_id IS NULL AND "o".ordered_at < "mo".month_start THEN "o".order_id END) - COUNT(CASE WHEN "o".employee_id IS NULL AND "o".ordered_at >= "mo".month_start THEN "o".order_id END) AS "online_drop" FROM "months" AS "mo" LEFT JOIN "months" AS "pm" ON "pm".next_start = "mo".month_start INNER JOIN "orders" AS "o" ON "o".ordered_at >= "pm".month_start AND "o".ordered_at < "mo".next_start GROUP BY "mo".month_start HAVING COUNT(CASE WHEN "o".ordered_at < "mo".month_start THEN "o".order_id END) - COUNT(CASE WHEN "o".ordered_at >= "mo".month_start THEN "o".order_id END) >= 5',
        reason: 'A month without a month before has no previous orders, so its fall is never 5 or more.',
      },
      {
        sql: 'SELECT "mo".month_start, COUNT(CASE WHEN "o".ordered_at < "mo".month_start THEN "o".order_id END) AS "previous_count", COUNT(CASE WHEN "o".ordered_at >= "mo".month_start THEN "o".order_id END) AS "order_count", COUNT(CASE WHEN "o".employee_id IS NULL AND "o".ordered_at < "mo".month_start THEN "o".order_id END) - COUNT(CASE WHEN "o".employee_id IS NULL AND "o".ordered_at >= "mo".month_start THEN "o".order_id END) AS "online_drop" FROM "months" AS "mo" INNER JOIN "months" AS "pm" ON "pm".next_start = "mo".month_start LEFT JOIN "orders" AS "o" ON "o".ordered_at >= "pm".month_start AND "o".ordered_at < "mo".next_start GROUP BY "mo".month_start HAVING COUNT(CASE WHEN "o".ordered_at < "mo".month_start THEN "o".order_id END) - COUNT(CASE WHEN "o".ordered_at >= "mo".month_start THEN "o".order_id END) >= 5',
        reason: 'A month that fell by 5 or more has orders in the month before.',
      },
      {
        sql: 'SELECT "mo".month_start, COUNT(CASE WHEN "o".ordered_at < "mo".month_start THEN "o".order_id END) AS "previous_count", COUNT(CASE WHEN "o".ordered_at >= "mo".month_start THEN "o".order_id END) AS "order_count", COUNT(CASE WHEN "o".employee_id IS NULL AND "o".ordered_at < "mo".month_start THEN "o".order_id END) - COUNT(CASE WHEN "o".employee_id IS NULL AND "o".ordered_at >= "mo".month_start THEN "o".order_id END) AS "online_drop" FROM "months" AS "mo" INNER JOIN "months" AS "pm" ON "pm".next_start = "mo".month_start INNER JOIN "orders" AS "o" ON ("o".ordered_at > "pm".month_start) AND "o".ordered_at < "mo".next_start GROUP BY "mo".month_start HAVING COUNT(CASE WHEN "o".ordered_at < "mo".month_start THEN "o".order_id END) - COUNT(CASE WHEN "o".ordered_at >= "mo".month_start THEN "o".order_id END) >= 5',
        reason: 'On SQLite both sides are text, and a moment, which has a time of day, never equals a date.',
      },
      {
        sql: 'SELECT "mo".month_start, COUNT(CASE WHEN "o".ordered_at < "mo".month_start THEN "o".order_id END) AS "previous_count", COUNT(CASE WHEN "o".ordered_at >= "mo".month_start THEN "o".order_id END) AS "order_count", COUNT(CASE WHEN "o".employee_id IS NULL AND "o".ordered_at < "mo".month_start THEN "o".order_id END) - COUNT(CASE WHEN "o".employee_id IS NULL AND "o".ordered_at >= "mo".month_start THEN "o".order_id END) AS "online_drop" FROM "months" AS "mo" INNER JOIN "months" AS "pm" ON "pm".next_start = "mo".month_start INNER JOIN "orders" AS "o" ON "o".ordered_at >= "pm".month_start AND ("o".ordered_at <= "mo".next_start) GROUP BY "mo".month_start HAVING COUNT(CASE WHEN "o".ordered_at < "mo".month_start THEN "o".order_id END) - COUNT(CASE WHEN "o".ordered_at >= "mo".month_start THEN "o".order_id END) >= 5',
        reason: 'On SQLite both sides are text, and a moment, which has a time of day, never equals a date.',
      },
      {
        sql: 'SELECT "mo".month_start, COUNT(CASE WHEN "o".ordered_at < "mo".month_start THEN "o".order_id END) AS "previous_count", COUNT(CASE WHEN "o".ordered_at >= "mo".month_start THEN "o".order_id END) AS "order_count", COUNT(CASE WHEN "o".employee_id IS NULL AND "o".ordered_at < "mo".month_start THEN "o".order_id END) - COUNT(CASE WHEN "o".employee_id IS NULL AND "o".ordered_at >= "mo".month_start THEN "o".order_id END) AS "online_drop" FROM "months" AS "mo" INNER JOIN "months" AS "pm" ON "pm".next_start = "mo".month_start INNER JOIN "orders" AS "o" ON "o".ordered_at >= "pm".month_start AND "o".ordered_at < "mo".next_start GROUP BY "mo".month_start HAVING COUNT(DISTINCT CASE WHEN "o".ordered_at < "mo".month_start THEN "o".order_id END) - COUNT(CASE WHEN "o".ordered_at >= "mo".month_start THEN "o".order_id END) >= 5',
        reason: 'orders is joined once, so the ids counted are different already.',
      },
      {
        sql: 'SELECT "mo".month_start, COUNT(CASE WHEN "o".ordered_at < "mo".month_start THEN "o".order_id END) AS "previous_count", COUNT(CASE WHEN "o".ordered_at >= "mo".month_start THEN "o".order_id END) AS "order_count", COUNT(CASE WHEN "o".employee_id IS NULL AND "o".ordered_at < "mo".month_start THEN "o".order_id END) - COUNT(CASE WHEN "o".employee_id IS NULL AND "o".ordered_at >= "mo".month_start THEN "o".order_id END) AS "online_drop" FROM "months" AS "mo" INNER JOIN "months" AS "pm" ON "pm".next_start = "mo".month_start INNER JOIN "orders" AS "o" ON "o".ordered_at >= "pm".month_start AND "o".ordered_at < "mo".next_start GROUP BY "mo".month_start HAVING COUNT(CASE WHEN ("o".ordered_at <= "mo".month_start) THEN "o".order_id END) - COUNT(CASE WHEN "o".ordered_at >= "mo".month_start THEN "o".order_id END) >= 5',
        reason: 'On SQLite both sides are text, and a moment, which has a time of day, never equals a date.',
      },
      {
        sql: 'SELECT "mo".month_start, COUNT(CASE WHEN "o".ordered_at < "mo".month_start THEN "o".order_id END) AS "previous_count", COUNT(CASE WHEN "o".ordered_at >= "mo".month_start THEN "o".order_id END) AS "order_count", COUNT(CASE WHEN "o".employee_id IS NULL AND "o".ordered_at < "mo".month_start THEN "o".order_id END) - COUNT(CASE WHEN "o".employee_id IS NULL AND "o".ordered_at >= "mo".month_start THEN "o".order_id END) AS "online_drop" FROM "months" AS "mo" INNER JOIN "months" AS "pm" ON "pm".next_start = "mo".month_start INNER JOIN "orders" AS "o" ON "o".ordered_at >= "pm".month_start AND "o".ordered_at < "mo".next_start GROUP BY "mo".month_start HAVING COUNT(CASE WHEN "o".ordered_at < "mo".month_start THEN "o".order_id END) - COUNT(DISTINCT CASE WHEN "o".ordered_at >= "mo".month_start THEN "o".order_id END) >= 5',
        reason: 'orders is joined once, so the ids counted are different already.',
      },
      {
        sql: 'SELECT "mo".month_start, COUNT(CASE WHEN "o".ordered_at < "mo".month_start THEN "o".order_id END) AS "previous_count", COUNT(CASE WHEN "o".ordered_at >= "mo".month_start THEN "o".order_id END) AS "order_count", COUNT(CASE WHEN "o".employee_id IS NULL AND "o".ordered_at < "mo".month_start THEN "o".order_id END) - COUNT(CASE WHEN "o".employee_id IS NULL AND "o".ordered_at >= "mo".month_start THEN "o".order_id END) AS "online_drop" FROM "months" AS "mo" INNER JOIN "months" AS "pm" ON "pm".next_start = "mo".month_start INNER JOIN "orders" AS "o" ON "o".ordered_at >= "pm".month_start AND "o".ordered_at < "mo".next_start GROUP BY "mo".month_start HAVING COUNT(CASE WHEN "o".ordered_at < "mo".month_start THEN "o".order_id END) - COUNT(CASE WHEN ("o".ordered_at > "mo".month_start) THEN "o".order_id END) >= 5',
        reason: 'On SQLite both sides are text, and a moment, which has a time of day, never equals a date.',
      },
    ],
  },
];
