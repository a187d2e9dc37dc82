import type { SqlExercise } from '../../../src/features/sql-lab/core/grading/exercise';

/** A sales report in six steps: new customers, comparisons, the finished page. */
export const REVIEW_02_D: readonly SqlExercise[] = [
  {
    id: 'sql-r2-14',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Bước 4, khách mới. Có thêm bảng `months` (`month`) với sáu nhãn từ `2024-07` đến `2024-12`. Khách là khách mới của tháng mà họ đặt đơn không bị hủy đầu tiên, tính trên toàn bộ bảng `orders`. Với mỗi tháng của `months`, trả về `month`, `new_customers` (số khách mới, 0 nếu không có), không cần sắp xếp.',
      en: 'Step 4, new customers. There is one more table, `months` (`month`), with six labels from `2024-07` to `2024-12`. A customer is new in the month of their first order that was not cancelled, in the whole table `orders`. For each month of `months` return `month`, `new_customers` (number of new customers, 0 if there are none), in any order.',
    },
    starter:
      'WITH firsts AS (\n  SELECT o.customer_id,  AS first_month\n  FROM orders AS o\n  GROUP BY o.customer_id\n)\nSELECT m.month,  AS new_customers\nFROM months AS m\n',
    hints: [
      {
        vi: 'MIN của nhãn tháng là tháng đầu tiên, vì nhãn như `2024-07` sắp xếp theo thời gian.',
        en: 'MIN of the label is the first month, because labels such as `2024-07` sort by time.',
      },
    ],
    solutions: [
      {
        sql: "WITH firsts AS (\n  SELECT o.customer_id, MIN(SUBSTR(CAST(o.ordered_at AS TEXT), 1, 7)) AS first_month\n  FROM orders AS o\n  WHERE o.status <> 'cancelled'\n  GROUP BY o.customer_id\n)\nSELECT m.month, COUNT(f.customer_id) AS new_customers\nFROM months AS m\nLEFT JOIN firsts AS f ON f.first_month = m.month\nGROUP BY m.month;",
      },
    ],
    wrong: [
      {
        sql: "WITH firsts AS ( SELECT o.customer_id, MIN(SUBSTR(CAST(o.ordered_at AS TEXT), 1, 7)) AS first_month FROM orders AS o WHERE o.status <> 'cancelled' GROUP BY o.customer_id ) SELECT m.month, COUNT(f.customer_id) AS new_customers FROM months AS m JOIN firsts AS f ON f.first_month = m.month GROUP BY m.month;",
        mark: '^(?!.*left )',
        message: {
          vi: 'JOIN bỏ mất tháng không có khách mới.',
          en: 'JOIN drops the months without new customers.',
        },
      },
      {
        sql: "WITH firsts AS ( SELECT o.customer_id, MIN(SUBSTR(CAST(o.ordered_at AS TEXT), 1, 7)) AS first_month FROM orders AS o WHERE o.status <> 'cancelled' GROUP BY o.customer_id ) SELECT m.month, COUNT(*) AS new_customers FROM months AS m LEFT JOIN firsts AS f ON f.first_month = m.month GROUP BY m.month;",
        mark: 'count \\( \\* \\)',
        message: {
          vi: 'COUNT(*) đếm cả hàng bù, nên tháng không có khách mới được 1.',
          en: 'COUNT(*) counts the unmatched row, so a month without new customers gets 1.',
        },
      },
      {
        sql: "WITH firsts AS ( SELECT o.customer_id, MIN(SUBSTR(CAST(o.ordered_at AS TEXT), 1, 7)) AS first_month FROM orders AS o WHERE o.status <> 'cancelled' AND SUBSTR(CAST(o.ordered_at AS TEXT), 1, 7) IN (SELECT month FROM months) GROUP BY o.customer_id ) SELECT m.month, COUNT(f.customer_id) AS new_customers FROM months AS m LEFT JOIN firsts AS f ON f.first_month = m.month GROUP BY m.month;",
        mark: 'select month from months|ordered_at >=',
        message: {
          vi: 'Truy vấn chỉ nhìn sáu tháng này, nên khách đã mua từ trước cũng bị coi là mới.',
          en: 'The query looks at these six months only, so customers who ordered before count as new.',
        },
      },
      {
        sql: 'WITH firsts AS ( SELECT o.customer_id, MIN(SUBSTR(CAST(o.ordered_at AS TEXT), 1, 7)) AS first_month FROM orders AS o GROUP BY o.customer_id ) SELECT m.month, COUNT(f.customer_id) AS new_customers FROM months AS m LEFT JOIN firsts AS f ON f.first_month = m.month GROUP BY m.month;',
        mark: "^(?!.*'cancelled')",
        message: {
          vi: 'Truy vấn đang tính cả đơn bị hủy.',
          en: 'The query counts cancelled orders too.',
        },
      },
      {
        sql: "WITH firsts AS ( SELECT o.customer_id, MIN(o.order_id) AS first_order FROM orders AS o WHERE o.status <> 'cancelled' GROUP BY o.customer_id ) SELECT m.month, COUNT(f.customer_id) AS new_customers FROM months AS m LEFT JOIN orders AS o ON SUBSTR(CAST(o.ordered_at AS TEXT), 1, 7) = m.month LEFT JOIN firsts AS f ON f.first_order = o.order_id GROUP BY m.month",
        mark: 'min \\( (?:\\w+ \\. )?order_id',
        message: {
          vi: '`order_id` nhỏ nhất chưa chắc là đơn sớm nhất. Hãy dùng `ordered_at`.',
          en: 'The smallest `order_id` need not be the earliest order. Use `ordered_at`.',
        },
      },
      {
        sql: 'SELECT m.month, COUNT(c.customer_id) AS new_customers FROM months AS m LEFT JOIN customers AS c ON SUBSTR(CAST(c.joined_on AS TEXT), 1, 7) = m.month GROUP BY m.month',
        mark: 'joined_on',
        message: {
          vi: '`joined_on` là ngày tham gia. Ở đây khách mới được tính theo đơn đầu tiên.',
          en: '`joined_on` is the day of joining. Here a customer is new by the first order.',
        },
      },
      {
        sql: "SELECT m.month, COUNT(DISTINCT o.customer_id) AS new_customers FROM months AS m LEFT JOIN orders AS o ON SUBSTR(CAST(o.ordered_at AS TEXT), 1, 7) = m.month AND o.status <> 'cancelled' GROUP BY m.month",
        mark: 'distinct (?:\\w+ \\. )?customer_id',
        message: {
          vi: 'Truy vấn đang đếm mọi khách có đơn trong tháng, kể cả khách đã mua từ trước.',
          en: 'The query counts every customer with an order in the month, also those who ordered before.',
        },
      },
    ],
    promises: { fixed: ['months'] },
    compare: { kind: 'result', types: { new_customers: 'integer' } },
    setup:
      "CREATE TABLE months (month TEXT PRIMARY KEY); INSERT INTO months (month) VALUES ('2024-07'), ('2024-08'), ('2024-09'), ('2024-10'), ('2024-11'), ('2024-12');",
    equivalent: [
      {
        sql: 'WITH "firsts" AS (SELECT "o".customer_id, MIN(SUBSTR(CAST("o".ordered_at AS TEXT), 1, 7)) AS "first_month" FROM "orders" AS "o" WHERE "o".status <> \'cancelled\' GROUP BY "o".customer_id) SELECT DISTINCT "m".month, COUNT("f".customer_id) AS "new_customers" FROM "months" AS "m" LEFT JOIN "firsts" AS "f" ON "f".first_month = "m".month GROUP BY "m".month',
        reason: 'The key of each row is among the selected columns, so no two rows are alike.',
      },
      {
        sql: 'WITH "firsts" AS (SELECT DISTINCT "o".customer_id, MIN(SUBSTR(CAST("o".ordered_at AS TEXT), 1, 7)) AS "first_month" FROM "orders" AS "o" WHERE "o".status <> \'cancelled\' GROUP BY "o".customer_id) SELECT "m".month, COUNT("f".customer_id) AS "new_customers" FROM "months" AS "m" LEFT JOIN "firsts" AS "f" ON "f".first_month = "m".month GROUP BY "m".month',
        reason: 'The key of each row is among the selected columns, so no two rows are alike.',
      },
      {
        sql: 'WITH "firsts" AS (SELECT "o".customer_id, MIN(SUBSTR("o".ordered_at, 1, 7)) AS "first_month" FROM "orders" AS "o" WHERE "o".status <> \'cancelled\' GROUP BY "o".customer_id) SELECT "m".month, COUNT("f".customer_id) AS "new_customers" FROM "months" AS "m" LEFT JOIN "firsts" AS "f" ON "f".first_month = "m".month GROUP BY "m".month',
        reason: 'On SQLite ordered_at is text without CAST too.',
      },
      {
        sql: 'WITH "firsts" AS (SELECT "o".customer_id, MIN(SUBSTR(CAST("o".ordered_at AS TEXT), 1, 7)) AS "first_month" FROM "orders" AS "o" WHERE "o".status <> \'cancelled\' GROUP BY "o".customer_id) SELECT "m".month, COUNT(DISTINCT "f".customer_id) AS "new_customers" FROM "months" AS "m" LEFT JOIN "firsts" AS "f" ON "f".first_month = "m".month GROUP BY "m".month',
        reason: 'Each of these rows has a key of its own, so none is counted twice.',
      },
    ],
  },
  {
    id: 'sql-r2-15',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Bước 5, so sánh và cộng dồn. Có thêm bảng `months` (`month`) với sáu nhãn từ `2024-07` đến `2024-12`. Bước `monthly` đã có sẵn. Với mỗi tháng, trả về `month`, `revenue`, `change` (doanh thu của tháng đó trừ doanh thu của tháng trước, NULL ở tháng đầu), `running_total` (doanh thu cộng dồn từ tháng 7 đến hết tháng đó), không cần sắp xếp.',
      en: 'Step 5, comparing and adding up. There is one more table, `months` (`month`), with six labels from `2024-07` to `2024-12`. The step `monthly` is there already. For each month return `month`, `revenue`, `change` (the revenue of that month minus that of the month before, NULL in the first), `running_total` (revenue added up from July to the end of that month), in any order.',
    },
    starter:
      "WITH monthly AS (\n  SELECT m.month, COALESCE(SUM(i.quantity * i.unit_price), 0) AS revenue\n  FROM months AS m\n  LEFT JOIN orders AS o ON SUBSTR(CAST(o.ordered_at AS TEXT), 1, 7) = m.month AND o.status <> 'cancelled'\n  LEFT JOIN order_items AS i ON i.order_id = o.order_id\n  GROUP BY m.month\n)\nSELECT month, revenue\nFROM monthly;",
    hints: [
      {
        vi: 'Cả hai cột mới là hàm cửa sổ, với cùng thứ tự.',
        en: 'Both new columns are window functions with the same order.',
      },
    ],
    solutions: [
      {
        sql: "WITH monthly AS (\n  SELECT m.month, COALESCE(SUM(i.quantity * i.unit_price), 0) AS revenue\n  FROM months AS m\n  LEFT JOIN orders AS o ON SUBSTR(CAST(o.ordered_at AS TEXT), 1, 7) = m.month AND o.status <> 'cancelled'\n  LEFT JOIN order_items AS i ON i.order_id = o.order_id\n  GROUP BY m.month\n)\nSELECT month, revenue,\n       revenue - LAG(revenue) OVER (ORDER BY month) AS change,\n       SUM(revenue) OVER (ORDER BY month) AS running_total\nFROM monthly;",
      },
    ],
    wrong: [
      {
        sql: "WITH monthly AS ( SELECT m.month, COALESCE(SUM(i.quantity * i.unit_price), 0) AS revenue FROM months AS m LEFT JOIN orders AS o ON SUBSTR(CAST(o.ordered_at AS TEXT), 1, 7) = m.month AND o.status <> 'cancelled' LEFT JOIN order_items AS i ON i.order_id = o.order_id GROUP BY m.month ) SELECT month, revenue, revenue - LAG(revenue) OVER (ORDER BY month) AS change, SUM(revenue) OVER () AS running_total FROM monthly;",
        mark: 'sum \\( (?:\\w+ \\. )?revenue \\) over \\( \\)',
        message: {
          vi: 'OVER để trống thì hàng nào cũng có tổng của cả sáu tháng.',
          en: 'With an empty OVER each row has the total of all six months.',
        },
      },
      {
        sql: "WITH monthly AS ( SELECT m.month, COALESCE(SUM(i.quantity * i.unit_price), 0) AS revenue FROM months AS m LEFT JOIN orders AS o ON SUBSTR(CAST(o.ordered_at AS TEXT), 1, 7) = m.month AND o.status <> 'cancelled' LEFT JOIN order_items AS i ON i.order_id = o.order_id GROUP BY m.month ) SELECT month, revenue, revenue - LEAD(revenue) OVER (ORDER BY month) AS change, SUM(revenue) OVER (ORDER BY month) AS running_total FROM monthly;",
        mark: 'lead \\(|lag .* month desc',
        message: {
          vi: 'Truy vấn đang so sánh với tháng sau. Đề cần chênh lệch so với tháng trước.',
          en: 'The query compares with the month after. The task asks for the difference to the month before.',
        },
      },
      {
        sql: "WITH monthly AS ( SELECT m.month, COALESCE(SUM(i.quantity * i.unit_price), 0) AS revenue FROM months AS m LEFT JOIN orders AS o ON SUBSTR(CAST(o.ordered_at AS TEXT), 1, 7) = m.month AND o.status <> 'cancelled' LEFT JOIN order_items AS i ON i.order_id = o.order_id GROUP BY m.month ) SELECT month, revenue, revenue - LAG(revenue, 1, 0) OVER (ORDER BY month) AS change, SUM(revenue) OVER (ORDER BY month) AS running_total FROM monthly;",
        mark: 'lag \\( (?:\\w+ \\. )?revenue , 1 , 0 \\)|(?:coalesce|ifnull) \\( lag',
        message: {
          vi: 'Tháng đầu không có tháng trước, nên `change` phải là NULL, không phải cả doanh thu.',
          en: 'The first month has none before it, so `change` has to be NULL, not the whole revenue.',
        },
      },
      {
        sql: "WITH monthly AS ( SELECT m.month, COALESCE(SUM(i.quantity * i.unit_price), 0) AS revenue FROM months AS m LEFT JOIN orders AS o ON SUBSTR(CAST(o.ordered_at AS TEXT), 1, 7) = m.month AND o.status <> 'cancelled' LEFT JOIN order_items AS i ON i.order_id = o.order_id GROUP BY m.month ) SELECT month, revenue, LAG(revenue) OVER (ORDER BY month) - revenue AS change, SUM(revenue) OVER (ORDER BY month) AS running_total FROM monthly;",
        mark: '\\) - (?:\\w+ \\. )?revenue',
        message: {
          vi: 'Dấu bị ngược: tháng tăng lại ra số âm.',
          en: 'The sign is wrong: a month that rises gets a negative number.',
        },
      },
    ],
    promises: { fixed: ['months'] },
    compare: { kind: 'result', types: { revenue: 'integer' } },
    hidden: [
      {
        about: {
          vi: 'Có đơn đặt vào tháng 8 năm 2023.',
          en: 'One order was placed in August 2023.',
        },
        sql: "UPDATE orders SET ordered_at = '2023-08-10 10:00:00', status = 'paid' WHERE order_id = 20;",
      },
    ],
    setup:
      "CREATE TABLE months (month TEXT PRIMARY KEY); INSERT INTO months (month) VALUES ('2024-07'), ('2024-08'), ('2024-09'), ('2024-10'), ('2024-11'), ('2024-12');",
    equivalent: [
      {
        sql: 'WITH "monthly" AS (SELECT "m".month, COALESCE(SUM("i".quantity * "i".unit_price), 0) AS "revenue" FROM "months" AS "m" LEFT JOIN "orders" AS "o" ON SUBSTR(CAST("o".ordered_at AS TEXT), 1, 7) = "m".month AND "o".status <> \'cancelled\' LEFT JOIN "order_items" AS "i" ON "i".order_id = "o".order_id GROUP BY "m".month) SELECT DISTINCT month, revenue, revenue - LAG(revenue) OVER (ORDER BY month ASC) AS "change", SUM(revenue) OVER (ORDER BY month ASC) AS "running_total" FROM "monthly"',
        reason: 'The key of each row is among the selected columns, so no two rows are alike.',
      },
      {
        sql: 'WITH "monthly" AS (SELECT DISTINCT "m".month, COALESCE(SUM("i".quantity * "i".unit_price), 0) AS "revenue" FROM "months" AS "m" LEFT JOIN "orders" AS "o" ON SUBSTR(CAST("o".ordered_at AS TEXT), 1, 7) = "m".month AND "o".status <> \'cancelled\' LEFT JOIN "order_items" AS "i" ON "i".order_id = "o".order_id GROUP BY "m".month) SELECT month, revenue, revenue - LAG(revenue) OVER (ORDER BY month ASC) AS "change", SUM(revenue) OVER (ORDER BY month ASC) AS "running_total" FROM "monthly"',
        reason: 'The key of each row is among the selected columns, so no two rows are alike.',
      },
      {
        sql: 'WITH "monthly" AS (SELECT "m".month, COALESCE(SUM("i".quantity * "i".unit_price), 0) AS "revenue" FROM "months" AS "m" LEFT JOIN "orders" AS "o" ON SUBSTR("o".ordered_at, 1, 7) = "m".month AND "o".status <> \'cancelled\' LEFT JOIN "order_items" AS "i" ON "i".order_id = "o".order_id GROUP BY "m".month) SELECT month, revenue, revenue - LAG(revenue) OVER (ORDER BY month ASC) AS "change", SUM(revenue) OVER (ORDER BY month ASC) AS "running_total" FROM "monthly"',
        reason: 'On SQLite ordered_at is text without CAST too.',
      },
      {
        sql: 'WITH "monthly" AS (SELECT "m".month, COALESCE(SUM("i".quantity * "i".unit_price), 0) AS "revenue" FROM "months" AS "m" LEFT JOIN "orders" AS "o" ON SUBSTR(CAST("o".ordered_at AS TEXT), 1, 7) = "m".month AND "o".status <> \'cancelled\' LEFT JOIN "order_items" AS "i" ON "i".order_id = "o".order_id GROUP BY "m".month) SELECT month, revenue, revenue - LAG(revenue) OVER () AS "change", SUM(revenue) OVER (ORDER BY month ASC) AS "running_total" FROM "monthly"',
        reason:
          'SQLite groups by month in the order of month, so the window sees the rows in that order whatever they are.',
      },
      {
        sql: 'WITH "monthly" AS (SELECT "m".month, COALESCE(SUM("i".quantity * "i".unit_price), 0) AS "revenue" FROM "months" AS "m" LEFT JOIN "orders" AS "o" ON SUBSTR(CAST("o".ordered_at AS TEXT), 1, 7) = "m".month AND "o".status <> \'cancelled\' LEFT JOIN "order_items" AS "i" ON "i".order_id = "o".order_id GROUP BY "m".month) SELECT month, revenue, revenue - LAG(revenue) OVER (ORDER BY month ASC NULLS LAST) AS "change", SUM(revenue) OVER (ORDER BY month ASC) AS "running_total" FROM "monthly"',
        reason: 'The month is never NULL.',
      },
      {
        sql: 'WITH "monthly" AS (SELECT "m".month, COALESCE(SUM("i".quantity * "i".unit_price), 0) AS "revenue" FROM "months" AS "m" LEFT JOIN "orders" AS "o" ON SUBSTR(CAST("o".ordered_at AS TEXT), 1, 7) = "m".month AND "o".status <> \'cancelled\' LEFT JOIN "order_items" AS "i" ON "i".order_id = "o".order_id GROUP BY "m".month) SELECT month, revenue, revenue - LAG(revenue) OVER (ORDER BY month ASC) AS "change", SUM(revenue) OVER (ORDER BY month ASC NULLS LAST) AS "running_total" FROM "monthly"',
        reason: 'The month is never NULL.',
      },
    ],
  },
  {
    id: 'sql-r2-16',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Bước 6, báo cáo hoàn chỉnh. Có thêm bảng `months` (`month`) với sáu nhãn từ `2024-07` đến `2024-12`. Hai bước `monthly` và `firsts` đã có sẵn. Mỗi tháng là một hàng, theo thứ tự thời gian: `month`, `order_count`, `revenue`, `running_total` (doanh thu cộng dồn), `new_customers` (0 nếu không có).',
      en: 'Step 6, the finished report. There is one more table, `months` (`month`), with six labels from `2024-07` to `2024-12`. The steps `monthly` and `firsts` are there already. One row a month, in the order of time: `month`, `order_count`, `revenue`, `running_total` (the running total of revenue), `new_customers` (0 if there are none).',
    },
    starter:
      "WITH monthly AS (\n  SELECT m.month, COUNT(DISTINCT o.order_id) AS order_count,\n         COALESCE(SUM(i.quantity * i.unit_price), 0) AS revenue\n  FROM months AS m\n  LEFT JOIN orders AS o ON SUBSTR(CAST(o.ordered_at AS TEXT), 1, 7) = m.month AND o.status <> 'cancelled'\n  LEFT JOIN order_items AS i ON i.order_id = o.order_id\n  GROUP BY m.month\n),\nfirsts AS (\n  SELECT o.customer_id, MIN(SUBSTR(CAST(o.ordered_at AS TEXT), 1, 7)) AS first_month\n  FROM orders AS o\n  WHERE o.status <> 'cancelled'\n  GROUP BY o.customer_id\n)\nSELECT y.month, y.order_count, y.revenue\nFROM monthly AS y\nORDER BY y.month;",
    hints: [
      {
        vi: 'Đếm khách mới của từng tháng ở một bước riêng, rồi ghép vào `monthly`, để phép ghép không làm lặp hàng của tháng.',
        en: 'Count the new customers of each month in a step of its own, then join it to `monthly`, so that the join does not repeat the rows of the months.',
      },
    ],
    solutions: [
      {
        sql: "WITH monthly AS (\n  SELECT m.month, COUNT(DISTINCT o.order_id) AS order_count,\n         COALESCE(SUM(i.quantity * i.unit_price), 0) AS revenue\n  FROM months AS m\n  LEFT JOIN orders AS o ON SUBSTR(CAST(o.ordered_at AS TEXT), 1, 7) = m.month AND o.status <> 'cancelled'\n  LEFT JOIN order_items AS i ON i.order_id = o.order_id\n  GROUP BY m.month\n),\nfirsts AS (\n  SELECT o.customer_id, MIN(SUBSTR(CAST(o.ordered_at AS TEXT), 1, 7)) AS first_month\n  FROM orders AS o\n  WHERE o.status <> 'cancelled'\n  GROUP BY o.customer_id\n),\nnewcomers AS (\n  SELECT first_month, COUNT(*) AS new_customers\n  FROM firsts\n  GROUP BY first_month\n)\nSELECT y.month, y.order_count, y.revenue,\n       SUM(y.revenue) OVER (ORDER BY y.month) AS running_total,\n       COALESCE(n.new_customers, 0) AS new_customers\nFROM monthly AS y\nLEFT JOIN newcomers AS n ON n.first_month = y.month\nORDER BY y.month;",
      },
    ],
    wrong: [
      {
        sql: "WITH monthly AS ( SELECT m.month, COUNT(DISTINCT o.order_id) AS order_count, COALESCE(SUM(i.quantity * i.unit_price), 0) AS revenue FROM months AS m LEFT JOIN orders AS o ON SUBSTR(CAST(o.ordered_at AS TEXT), 1, 7) = m.month AND o.status <> 'cancelled' LEFT JOIN order_items AS i ON i.order_id = o.order_id GROUP BY m.month ), firsts AS ( SELECT o.customer_id, MIN(SUBSTR(CAST(o.ordered_at AS TEXT), 1, 7)) AS first_month FROM orders AS o WHERE o.status <> 'cancelled' GROUP BY o.customer_id ), newcomers AS ( SELECT first_month, COUNT(*) AS new_customers FROM firsts GROUP BY first_month ) SELECT y.month, y.order_count, y.revenue, SUM(y.revenue) OVER (ORDER BY y.month) AS running_total, COALESCE(n.new_customers, 0) AS new_customers FROM monthly AS y JOIN newcomers AS n ON n.first_month = y.month ORDER BY y.month;",
        mark: '(?<!left )join newcomers',
        message: {
          vi: 'JOIN bỏ mất tháng không có khách mới.',
          en: 'JOIN drops the months without new customers.',
        },
      },
      {
        sql: "WITH monthly AS ( SELECT m.month, COUNT(DISTINCT o.order_id) AS order_count, COALESCE(SUM(i.quantity * i.unit_price), 0) AS revenue FROM months AS m LEFT JOIN orders AS o ON SUBSTR(CAST(o.ordered_at AS TEXT), 1, 7) = m.month AND o.status <> 'cancelled' LEFT JOIN order_items AS i ON i.order_id = o.order_id GROUP BY m.month ), firsts AS ( SELECT o.customer_id, MIN(SUBSTR(CAST(o.ordered_at AS TEXT), 1, 7)) AS first_month FROM orders AS o WHERE o.status <> 'cancelled' GROUP BY o.customer_id ), newcomers AS ( SELECT first_month, COUNT(*) AS new_customers FROM firsts GROUP BY first_month ) SELECT y.month, y.order_count, y.revenue, SUM(y.revenue) OVER (ORDER BY y.month) AS running_total, n.new_customers AS new_customers FROM monthly AS y LEFT JOIN newcomers AS n ON n.first_month = y.month ORDER BY y.month;",
        mark: '^(?!.*coalesce \\( (?:\\w+ \\. )?new_customers)',
        message: {
          vi: 'Tháng không có khách mới đang là NULL. Đề cần 0.',
          en: 'A month without new customers is NULL. The task asks for 0.',
        },
      },
      {
        sql: "WITH monthly AS ( SELECT m.month, COUNT(DISTINCT o.order_id) AS order_count, COALESCE(SUM(i.quantity * i.unit_price), 0) AS revenue FROM months AS m LEFT JOIN orders AS o ON SUBSTR(CAST(o.ordered_at AS TEXT), 1, 7) = m.month AND o.status <> 'cancelled' LEFT JOIN order_items AS i ON i.order_id = o.order_id GROUP BY m.month ), firsts AS ( SELECT o.customer_id, MIN(SUBSTR(CAST(o.ordered_at AS TEXT), 1, 7)) AS first_month FROM orders AS o WHERE o.status <> 'cancelled' GROUP BY o.customer_id ), newcomers AS ( SELECT first_month, COUNT(*) AS new_customers FROM firsts GROUP BY first_month ) SELECT y.month, y.order_count, y.revenue, SUM(y.revenue) OVER () AS running_total, COALESCE(n.new_customers, 0) AS new_customers FROM monthly AS y LEFT JOIN newcomers AS n ON n.first_month = y.month ORDER BY y.month;",
        mark: 'over \\( \\)',
        message: {
          vi: 'OVER để trống thì hàng nào cũng có tổng của cả sáu tháng.',
          en: 'With an empty OVER each row has the total of all six months.',
        },
      },
      {
        sql: "WITH monthly AS ( SELECT m.month, COUNT(DISTINCT o.order_id) AS order_count, COALESCE(SUM(i.quantity * i.unit_price), 0) AS revenue FROM months AS m LEFT JOIN orders AS o ON SUBSTR(CAST(o.ordered_at AS TEXT), 1, 7) = m.month AND o.status <> 'cancelled' LEFT JOIN order_items AS i ON i.order_id = o.order_id GROUP BY m.month ), firsts AS ( SELECT o.customer_id, MIN(SUBSTR(CAST(o.ordered_at AS TEXT), 1, 7)) AS first_month FROM orders AS o WHERE o.status <> 'cancelled' GROUP BY o.customer_id ), newcomers AS ( SELECT first_month, COUNT(*) AS new_customers FROM firsts GROUP BY first_month ) SELECT y.month, y.order_count, y.revenue, SUM(y.revenue) OVER (ORDER BY y.month) AS running_total, COALESCE(n.new_customers, 0) AS new_customers FROM monthly AS y LEFT JOIN newcomers AS n ON n.first_month = y.month ORDER BY y.revenue DESC",
        mark: 'order by (?:\\w+ \\. )?revenue',
        message: {
          vi: 'Báo cáo phải theo thứ tự thời gian.',
          en: 'The report has to be in the order of time.',
        },
      },
    ],
    promises: { fixed: ['months'] },
    compare: {
      kind: 'result',
      order: true,
      types: { order_count: 'integer', revenue: 'integer', new_customers: 'integer' },
    },
    setup:
      "CREATE TABLE months (month TEXT PRIMARY KEY); INSERT INTO months (month) VALUES ('2024-07'), ('2024-08'), ('2024-09'), ('2024-10'), ('2024-11'), ('2024-12');",
    equivalent: [
      {
        sql: 'WITH "monthly" AS (SELECT "m".month, COUNT(DISTINCT "o".order_id) AS "order_count", COALESCE(SUM("i".quantity * "i".unit_price), 0) AS "revenue" FROM "months" AS "m" LEFT JOIN "orders" AS "o" ON SUBSTR(CAST("o".ordered_at AS TEXT), 1, 7) = "m".month AND "o".status <> \'cancelled\' LEFT JOIN "order_items" AS "i" ON "i".order_id = "o".order_id GROUP BY "m".month), "firsts" AS (SELECT "o".customer_id, MIN(SUBSTR(CAST("o".ordered_at AS TEXT), 1, 7)) AS "first_month" FROM "orders" AS "o" WHERE "o".status <> \'cancelled\' GROUP BY "o".customer_id), "newcomers" AS (SELECT first_month, COUNT(*) AS "new_customers" FROM "firsts" GROUP BY first_month) SELECT DISTINCT "y".month, "y".order_count, "y".revenue, SUM("y".revenue) OVER (ORDER BY "y".month ASC) AS "running_total", COALESCE("n".new_customers, 0) AS "new_customers" FROM "monthly" AS "y" LEFT JOIN "newcomers" AS "n" ON "n".first_month = "y".month ORDER BY "y".month ASC',
        reason: 'The key of each row is among the selected columns, so no two rows are alike.',
      },
      {
        sql: 'WITH "monthly" AS (SELECT "m".month, COUNT(DISTINCT "o".order_id) AS "order_count", COALESCE(SUM("i".quantity * "i".unit_price), 0) AS "revenue" FROM "months" AS "m" LEFT JOIN "orders" AS "o" ON SUBSTR(CAST("o".ordered_at AS TEXT), 1, 7) = "m".month AND "o".status <> \'cancelled\' LEFT JOIN "order_items" AS "i" ON "i".order_id = "o".order_id GROUP BY "m".month), "firsts" AS (SELECT "o".customer_id, MIN(SUBSTR(CAST("o".ordered_at AS TEXT), 1, 7)) AS "first_month" FROM "orders" AS "o" WHERE "o".status <> \'cancelled\' GROUP BY "o".customer_id), "newcomers" AS (SELECT first_month, COUNT(*) AS "new_customers" FROM "firsts" GROUP BY first_month) SELECT "y".month, "y".order_count, "y".revenue, SUM("y".revenue) OVER (ORDER BY "y".month ASC) AS "running_total", COALESCE("n".new_customers, 0) AS "new_customers" FROM "monthly" AS "y" LEFT JOIN "newcomers" AS "n" ON "n".first_month = "y".month',
        reason:
          'SQLite groups by month in the order of month, so the window sees the rows in that order whatever they are.',
      },
      {
        sql: 'WITH "monthly" AS (SELECT "m".month, COUNT(DISTINCT "o".order_id) AS "order_count", COALESCE(SUM("i".quantity * "i".unit_price), 0) AS "revenue" FROM "months" AS "m" LEFT JOIN "orders" AS "o" ON SUBSTR(CAST("o".ordered_at AS TEXT), 1, 7) = "m".month AND "o".status <> \'cancelled\' LEFT JOIN "order_items" AS "i" ON "i".order_id = "o".order_id GROUP BY "m".month), "firsts" AS (SELECT "o".customer_id, MIN(SUBSTR(CAST("o".ordered_at AS TEXT), 1, 7)) AS "first_month" FROM "orders" AS "o" WHERE "o".status <> \'cancelled\' GROUP BY "o".customer_id), "newcomers" AS (SELECT first_month, COUNT(*) AS "new_customers" FROM "firsts" GROUP BY first_month) SELECT "y".month, "y".order_count, "y".revenue, SUM("y".revenue) OVER (ORDER BY "y".month ASC) AS "running_total", COALESCE("n".new_customers, 0) AS "new_customers" FROM "monthly" AS "y" LEFT JOIN "newcomers" AS "n" ON "n".first_month = "y".month ORDER BY "y".month ASC NULLS LAST',
        reason: 'The month is never NULL.',
      },
      {
        sql: 'WITH "monthly" AS (SELECT DISTINCT "m".month, COUNT(DISTINCT "o".order_id) AS "order_count", COALESCE(SUM("i".quantity * "i".unit_price), 0) AS "revenue" FROM "months" AS "m" LEFT JOIN "orders" AS "o" ON SUBSTR(CAST("o".ordered_at AS TEXT), 1, 7) = "m".month AND "o".status <> \'cancelled\' LEFT JOIN "order_items" AS "i" ON "i".order_id = "o".order_id GROUP BY "m".month), "firsts" AS (SELECT "o".customer_id, MIN(SUBSTR(CAST("o".ordered_at AS TEXT), 1, 7)) AS "first_month" FROM "orders" AS "o" WHERE "o".status <> \'cancelled\' GROUP BY "o".customer_id), "newcomers" AS (SELECT first_month, COUNT(*) AS "new_customers" FROM "firsts" GROUP BY first_month) SELECT "y".month, "y".order_count, "y".revenue, SUM("y".revenue) OVER (ORDER BY "y".month ASC) AS "running_total", COALESCE("n".new_customers, 0) AS "new_customers" FROM "monthly" AS "y" LEFT JOIN "newcomers" AS "n" ON "n".first_month = "y".month ORDER BY "y".month ASC',
        reason: 'The key of each row is among the selected columns, so no two rows are alike.',
      },
      {
        sql: 'WITH "monthly" AS (SELECT "m".month, COUNT(DISTINCT "o".order_id) AS "order_count", COALESCE(SUM("i".quantity * "i".unit_price), 0) AS "revenue" FROM "months" AS "m" LEFT JOIN "orders" AS "o" ON SUBSTR("o".ordered_at, 1, 7) = "m".month AND "o".status <> \'cancelled\' LEFT JOIN "order_items" AS "i" ON "i".order_id = "o".order_id GROUP BY "m".month), "firsts" AS (SELECT "o".customer_id, MIN(SUBSTR(CAST("o".ordered_at AS TEXT), 1, 7)) AS "first_month" FROM "orders" AS "o" WHERE "o".status <> \'cancelled\' GROUP BY "o".customer_id), "newcomers" AS (SELECT first_month, COUNT(*) AS "new_customers" FROM "firsts" GROUP BY first_month) SELECT "y".month, "y".order_count, "y".revenue, SUM("y".revenue) OVER (ORDER BY "y".month ASC) AS "running_total", COALESCE("n".new_customers, 0) AS "new_customers" FROM "monthly" AS "y" LEFT JOIN "newcomers" AS "n" ON "n".first_month = "y".month ORDER BY "y".month ASC',
        reason: 'On SQLite ordered_at is text without CAST too.',
      },
      {
        sql: 'WITH "monthly" AS (SELECT "m".month, COUNT(DISTINCT "o".order_id) AS "order_count", COALESCE(SUM("i".quantity * "i".unit_price), 0) AS "revenue" FROM "months" AS "m" LEFT JOIN "orders" AS "o" ON SUBSTR(CAST("o".ordered_at AS TEXT), 1, 7) = "m".month AND "o".status <> \'cancelled\' LEFT JOIN "order_items" AS "i" ON "i".order_id = "o".order_id GROUP BY "m".month), "firsts" AS (SELECT DISTINCT "o".customer_id, MIN(SUBSTR(CAST("o".ordered_at AS TEXT), 1, 7)) AS "first_month" FROM "orders" AS "o" WHERE "o".status <> \'cancelled\' GROUP BY "o".customer_id), "newcomers" AS (SELECT first_month, COUNT(*) AS "new_customers" FROM "firsts" GROUP BY first_month) SELECT "y".month, "y".order_count, "y".revenue, SUM("y".revenue) OVER (ORDER BY "y".month ASC) AS "running_total", COALESCE("n".new_customers, 0) AS "new_customers" FROM "monthly" AS "y" LEFT JOIN "newcomers" AS "n" ON "n".first_month = "y".month ORDER BY "y".month ASC',
        reason: 'The key of each row is among the selected columns, so no two rows are alike.',
      },
      {
        sql: 'WITH "monthly" AS (SELECT "m".month, COUNT(DISTINCT "o".order_id) AS "order_count", COALESCE(SUM("i".quantity * "i".unit_price), 0) AS "revenue" FROM "months" AS "m" LEFT JOIN "orders" AS "o" ON SUBSTR(CAST("o".ordered_at AS TEXT), 1, 7) = "m".month AND "o".status <> \'cancelled\' LEFT JOIN "order_items" AS "i" ON "i".order_id = "o".order_id GROUP BY "m".month), "firsts" AS (SELECT "o".customer_id, MIN(SUBSTR("o".ordered_at, 1, 7)) AS "first_month" FROM "orders" AS "o" WHERE "o".status <> \'cancelled\' GROUP BY "o".customer_id), "newcomers" AS (SELECT first_month, COUNT(*) AS "new_customers" FROM "firsts" GROUP BY first_month) SELECT "y".month, "y".order_count, "y".revenue, SUM("y".revenue) OVER (ORDER BY "y".month ASC) AS "running_total", COALESCE("n".new_customers, 0) AS "new_customers" FROM "monthly" AS "y" LEFT JOIN "newcomers" AS "n" ON "n".first_month = "y".month ORDER BY "y".month ASC',
        reason: 'On SQLite ordered_at is text without CAST too.',
      },
      {
        sql: 'WITH "monthly" AS (SELECT "m".month, COUNT(DISTINCT "o".order_id) AS "order_count", COALESCE(SUM("i".quantity * "i".unit_price), 0) AS "revenue" FROM "months" AS "m" LEFT JOIN "orders" AS "o" ON SUBSTR(CAST("o".ordered_at AS TEXT), 1, 7) = "m".month AND "o".status <> \'cancelled\' LEFT JOIN "order_items" AS "i" ON "i".order_id = "o".order_id GROUP BY "m".month), "firsts" AS (SELECT "o".customer_id, MIN(SUBSTR(CAST("o".ordered_at AS TEXT), 1, 7)) AS "first_month" FROM "orders" AS "o" WHERE "o".status <> \'cancelled\' GROUP BY "o".customer_id), "newcomers" AS (SELECT DISTINCT first_month, COUNT(*) AS "new_customers" FROM "firsts" GROUP BY first_month) SELECT "y".month, "y".order_count, "y".revenue, SUM("y".revenue) OVER (ORDER BY "y".month ASC) AS "running_total", COALESCE("n".new_customers, 0) AS "new_customers" FROM "monthly" AS "y" LEFT JOIN "newcomers" AS "n" ON "n".first_month = "y".month ORDER BY "y".month ASC',
        reason: 'The key of each row is among the selected columns, so no two rows are alike.',
      },
      {
        sql: 'WITH "monthly" AS (SELECT "m".month, COUNT(DISTINCT "o".order_id) AS "order_count", COALESCE(SUM("i".quantity * "i".unit_price), 0) AS "revenue" FROM "months" AS "m" LEFT JOIN "orders" AS "o" ON SUBSTR(CAST("o".ordered_at AS TEXT), 1, 7) = "m".month AND "o".status <> \'cancelled\' LEFT JOIN "order_items" AS "i" ON "i".order_id = "o".order_id GROUP BY "m".month), "firsts" AS (SELECT "o".customer_id, MIN(SUBSTR(CAST("o".ordered_at AS TEXT), 1, 7)) AS "first_month" FROM "orders" AS "o" WHERE "o".status <> \'cancelled\' GROUP BY "o".customer_id), "newcomers" AS (SELECT first_month, COUNT(*) AS "new_customers" FROM "firsts" GROUP BY first_month) SELECT "y".month, "y".order_count, "y".revenue, SUM("y".revenue) OVER (ORDER BY "y".month ASC NULLS LAST) AS "running_total", COALESCE("n".new_customers, 0) AS "new_customers" FROM "monthly" AS "y" LEFT JOIN "newcomers" AS "n" ON "n".first_month = "y".month ORDER BY "y".month ASC',
        reason: 'The month is never NULL.',
      },
    ],
  },
];
