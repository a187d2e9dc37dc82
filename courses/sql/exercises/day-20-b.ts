import type { SqlExercise } from '../../../src/features/sql-lab/core/grading/exercise';

/** Window frames: a running share, and an investigation of low months. */
export const DAY_20_B: readonly SqlExercise[] = [
  {
    id: 'sql-20-05',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Bao nhiêu danh mục đem lại phần lớn số cuốn bán được? Với mỗi danh mục (ghi ở `books.category_id`) có sách bán được, trả về `category_id`, `copies` (tổng số cuốn trong các đơn không bị hủy) và `running_percent`. Cột cuối là phần trăm cộng dồn: tổng số cuốn của danh mục đó và mọi danh mục xếp trên, chia cho tổng số cuốn của tất cả danh mục, nhân 100, không làm tròn. Danh mục bán được nhiều cuốn hơn xếp trên; nếu bằng nhau thì `category_id` lớn hơn xếp trên. Không cần sắp xếp kết quả.',
      en: 'How many categories bring in most of the copies sold? For each category (the one in `books.category_id`) of which a copy was sold return `category_id`, `copies` (total number of copies in orders that were not cancelled) and `running_percent`. The last column is a running percentage: the copies of this category and all that rank above it, divided by the copies of all categories, times 100, not rounded. The category with more copies ranks above; with equal copies the higher `category_id` does. The result may be in any order.',
    },
    starter:
      'WITH sales AS (\n  SELECT b.category_id, SUM(i.quantity) AS copies\n  FROM orders AS o\n  \n)\nSELECT category_id, copies,\n        AS running_percent\nFROM sales;',
    hints: [
      {
        vi: 'Tử số là một tổng cộng dồn, mẫu số là tổng của mọi hàng: mỗi tổng có một OVER riêng.',
        en: 'The numerator is a running total and the denominator the total of all rows: each has an OVER of its own.',
      },
      {
        vi: 'Số nguyên chia số nguyên thì mất phần lẻ. Hãy nhân với 100.0 trước khi chia.',
        en: 'Dividing an integer by an integer drops the fraction. Multiply by 100.0 before dividing.',
      },
    ],
    solutions: [
      {
        sql: "WITH sales AS (\n  SELECT b.category_id, SUM(i.quantity) AS copies\n  FROM orders AS o\n  JOIN order_items AS i ON i.order_id = o.order_id\n  JOIN books AS b ON b.book_id = i.book_id\n  WHERE o.status <> 'cancelled'\n  GROUP BY b.category_id\n)\nSELECT category_id, copies,\n       100.0 * SUM(copies) OVER (ORDER BY copies DESC, category_id DESC) / SUM(copies) OVER () AS running_percent\nFROM sales;",
      },
    ],
    wrong: [
      {
        sql: "WITH sales AS (   SELECT b.category_id, SUM(i.quantity) AS copies   FROM orders AS o   JOIN order_items AS i ON i.order_id = o.order_id   JOIN books AS b ON b.book_id = i.book_id   WHERE o.status <> 'cancelled'   GROUP BY b.category_id ) SELECT category_id, copies,        100.0 * SUM(copies) OVER (ORDER BY copies DESC) / SUM(copies) OVER () AS running_percent FROM sales;",
        mark: 'order by (?:\\w+ \\. )?copies desc \\)',
        message: {
          vi: 'Hai danh mục bán được số cuốn bằng nhau là hai hàng đồng hạng, nên khung mặc định cộng cả hai cùng một lúc. Hãy thêm `category_id` vào ORDER BY.',
          en: 'Two categories with equal copies are peers, so the default frame adds both at once. Add `category_id` to ORDER BY.',
        },
      },
      {
        sql: "WITH sales AS (   SELECT b.category_id, SUM(i.quantity) AS copies   FROM orders AS o   JOIN order_items AS i ON i.order_id = o.order_id   JOIN books AS b ON b.book_id = i.book_id   WHERE o.status <> 'cancelled'   GROUP BY b.category_id ) SELECT category_id, copies,        100.0 * SUM(copies) OVER (ORDER BY copies, category_id DESC) / SUM(copies) OVER () AS running_percent FROM sales;",
        mark: 'order by (?:\\w+ \\. )?copies (?:asc )?,',
        message: {
          vi: 'Thứ tự đang là từ ít đến nhiều. Danh mục bán được nhiều cuốn nhất phải xếp đầu.',
          en: 'The order is from few to many. The category with the most copies has to come first.',
        },
      },
      {
        sql: "WITH sales AS (   SELECT b.category_id, SUM(i.quantity) AS copies   FROM orders AS o   JOIN order_items AS i ON i.order_id = o.order_id   JOIN books AS b ON b.book_id = i.book_id   WHERE o.status <> 'cancelled'   GROUP BY b.category_id ) SELECT category_id, copies,        100.0 * SUM(copies) OVER (ORDER BY copies DESC, category_id) / SUM(copies) OVER () AS running_percent FROM sales;",
        mark: 'copies desc , (?:\\w+ \\. )?category_id (?!desc)',
        message: {
          vi: 'Nếu số cuốn bằng nhau thì `category_id` lớn hơn xếp trên, nên khóa này phải xếp giảm dần.',
          en: 'With equal copies the higher `category_id` ranks above, so this key has to be in descending order.',
        },
      },
      {
        sql: "WITH sales AS (   SELECT b.category_id, SUM(i.quantity) AS copies   FROM orders AS o   JOIN order_items AS i ON i.order_id = o.order_id   JOIN books AS b ON b.book_id = i.book_id   WHERE o.status <> 'cancelled'   GROUP BY b.category_id ) SELECT category_id, copies,        100.0 * SUM(copies) OVER (ORDER BY copies DESC ROWS UNBOUNDED PRECEDING) / SUM(copies) OVER () AS running_percent FROM sales;",
        mark: 'order by (?:\\w+ \\. )?copies desc rows (?:between )?unbounded',
        engine: 'sqlite',
        message: {
          vi: 'Với ROWS mà còn hàng đồng hạng thì hàng nào được cộng trước không được quy định. Hãy thêm khóa duy nhất vào ORDER BY.',
          en: 'With ROWS and peers, which peer is added first is not defined. Add a unique key to ORDER BY.',
        },
      },
      {
        sql: "WITH sales AS (   SELECT b.category_id, SUM(i.quantity) AS copies   FROM orders AS o   JOIN order_items AS i ON i.order_id = o.order_id   JOIN books AS b ON b.book_id = i.book_id   WHERE o.status <> 'cancelled'   GROUP BY b.category_id ) SELECT category_id, copies,        100 * SUM(copies) OVER (ORDER BY copies DESC, category_id DESC) / SUM(copies) OVER () AS running_percent FROM sales;",
        mark: '^(?!.*(?:\\d\\.\\d|cast \\( .* as (?:real|float|double|numeric|decimal)|:: ?(?:real|float|double|numeric|decimal))).*/',
        engine: 'sqlite',
        message: {
          vi: 'Số nguyên chia số nguyên thì mất phần lẻ. Hãy nhân với 100.0.',
          en: 'Dividing an integer by an integer drops the fraction. Multiply by 100.0.',
        },
      },
      {
        sql: "WITH sales AS (   SELECT b.category_id, SUM(i.quantity) AS copies   FROM orders AS o   JOIN order_items AS i ON i.order_id = o.order_id   JOIN books AS b ON b.book_id = i.book_id   WHERE o.status <> 'cancelled'   GROUP BY b.category_id ) SELECT category_id, copies,        100.0 * copies / SUM(copies) OVER () AS running_percent FROM sales;",
        mark: '\\* copies /',
        message: {
          vi: 'Đây là phần trăm của riêng mỗi danh mục. Đề cần phần trăm cộng dồn.',
          en: 'This is the percentage of each single category. The task asks for a running percentage.',
        },
      },
      {
        sql: 'WITH sales AS (   SELECT b.category_id, SUM(i.quantity) AS copies   FROM orders AS o   JOIN order_items AS i ON i.order_id = o.order_id   JOIN books AS b ON b.book_id = i.book_id   GROUP BY b.category_id ) SELECT category_id, copies,        100.0 * SUM(copies) OVER (ORDER BY copies DESC, category_id DESC) / SUM(copies) OVER () AS running_percent FROM sales;',
        mark: "^(?!.*'cancelled')",
        message: {
          vi: 'Truy vấn đang tính cả đơn bị hủy.',
          en: 'The query counts cancelled orders too.',
        },
      },
    ],
    compare: { kind: 'result', types: { copies: 'integer' } },
    equivalent: [
      {
        sql: 'WITH "sales" AS (SELECT "b".category_id, SUM("i".quantity) AS "copies" FROM "orders" AS "o" INNER JOIN "order_items" AS "i" ON "i".order_id = "o".order_id INNER JOIN "books" AS "b" ON "b".book_id = "i".book_id WHERE "o".status <> \'cancelled\' GROUP BY "b".category_id) SELECT DISTINCT category_id, copies, 100.0 * SUM(copies) OVER (ORDER BY copies DESC, category_id DESC) / SUM(copies) OVER () AS "running_percent" FROM "sales"',
        reason: 'GROUP BY leaves one row for each key, so no two rows are alike.',
      },
      {
        sql: 'WITH "sales" AS (SELECT DISTINCT "b".category_id, SUM("i".quantity) AS "copies" FROM "orders" AS "o" INNER JOIN "order_items" AS "i" ON "i".order_id = "o".order_id INNER JOIN "books" AS "b" ON "b".book_id = "i".book_id WHERE "o".status <> \'cancelled\' GROUP BY "b".category_id) SELECT category_id, copies, 100.0 * SUM(copies) OVER (ORDER BY copies DESC, category_id DESC) / SUM(copies) OVER () AS "running_percent" FROM "sales"',
        reason: 'GROUP BY leaves one row for each key, so no two rows are alike.',
      },
      {
        sql: 'WITH "sales" AS (SELECT "b".category_id, SUM("i".quantity) AS "copies" FROM "orders" AS "o" LEFT JOIN "order_items" AS "i" ON "i".order_id = "o".order_id INNER JOIN "books" AS "b" ON "b".book_id = "i".book_id WHERE "o".status <> \'cancelled\' GROUP BY "b".category_id) SELECT category_id, copies, 100.0 * SUM(copies) OVER (ORDER BY copies DESC, category_id DESC) / SUM(copies) OVER () AS "running_percent" FROM "sales"',
        reason: 'An order without lines has NULL as the book_id, which meets no book in the inner join that follows.',
      },
      {
        sql: 'WITH "sales" AS (SELECT "b".category_id, SUM("i".quantity) AS "copies" FROM "orders" AS "o" INNER JOIN "order_items" AS "i" ON "i".order_id = "o".order_id LEFT JOIN "books" AS "b" ON "b".book_id = "i".book_id WHERE "o".status <> \'cancelled\' GROUP BY "b".category_id) SELECT category_id, copies, 100.0 * SUM(copies) OVER (ORDER BY copies DESC, category_id DESC) / SUM(copies) OVER () AS "running_percent" FROM "sales"',
        reason: 'order_items.book_id is NOT NULL and a foreign key, so every line has its book.',
      },
      {
        sql: 'WITH "sales" AS (SELECT "b".category_id, SUM("i".quantity) AS "copies" FROM "orders" AS "o" INNER JOIN "order_items" AS "i" ON "i".order_id = "o".order_id INNER JOIN "books" AS "b" ON "b".book_id = "i".book_id WHERE "o".status <> \'cancelled\' GROUP BY "b".category_id) SELECT category_id, copies, 100.0 * SUM(copies) OVER (ORDER BY copies DESC NULLS FIRST, category_id DESC) / SUM(copies) OVER () AS "running_percent" FROM "sales"',
        reason: 'quantity is NOT NULL, so no sum is NULL.',
      },
    ],
  },
  {
    id: 'sql-20-06',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Ở bài này có thêm bảng `months` (`n`, `month`) với 18 tháng từ `2024-01` đến `2025-06`, đánh số `n` từ 1. Giám đốc muốn tìm những tháng thấp điểm: tháng có ít đơn hơn cả tháng lịch ngay trước lẫn tháng lịch ngay sau; bằng nhau thì không tính. Chỉ đếm đơn không bị hủy; tháng không có đơn có 0 đơn. Tháng đầu và tháng cuối của bảng không được xét, vì thiếu một bên để so sánh. Trả về `month`, `order_count`, không cần sắp xếp. Bạn chọn cách làm nào cũng được.',
      en: 'This exercise has one more table, `months` (`n`, `month`), with the 18 months from `2024-01` to `2025-06`, numbered by `n` from 1. The director looks for the low points: months with strictly fewer orders than both the calendar month just before and the one just after. Count only orders that were not cancelled; a month without orders has 0. The first and the last month of the table are left out, because one side is missing. Return `month`, `order_count`, in any order. How you do it is up to you.',
    },
    starter:
      "WITH counted AS (\n  SELECT m.n, m.month, COUNT(o.order_id) AS order_count\n  FROM months AS m\n  LEFT JOIN orders AS o\n    ON SUBSTR(CAST(o.ordered_at AS TEXT), 1, 7) = m.month AND o.status <> 'cancelled'\n  GROUP BY m.n, m.month\n)\nSELECT month, order_count\nFROM counted;",
    hints: [
      {
        vi: 'Bước `counted` đã có đủ 18 tháng. Mỗi tháng cần thêm số đơn của tháng trước và của tháng sau.',
        en: 'The step `counted` has all 18 months already. Each month needs the number of orders of the month before and of the month after.',
      },
      {
        vi: 'Hàm cửa sổ không được viết trong WHERE: hãy tính trong một CTE nữa rồi lọc.',
        en: 'A window function may not be written in WHERE: compute it in a further CTE, then filter.',
      },
    ],
    solutions: [
      {
        sql: "WITH counted AS (\n  SELECT m.n, m.month, COUNT(o.order_id) AS order_count\n  FROM months AS m\n  LEFT JOIN orders AS o\n    ON SUBSTR(CAST(o.ordered_at AS TEXT), 1, 7) = m.month AND o.status <> 'cancelled'\n  GROUP BY m.n, m.month\n),\ncompared AS (\n  SELECT month, order_count,\n         LAG(order_count) OVER (ORDER BY n) AS before_count,\n         LEAD(order_count) OVER (ORDER BY n) AS after_count\n  FROM counted\n)\nSELECT month, order_count\nFROM compared\nWHERE order_count < before_count AND order_count < after_count;",
        note: {
          vi: 'LAG và LEAD lấy tháng trước và tháng sau. Ở tháng đầu và tháng cuối, một trong hai là NULL, nên điều kiện không bao giờ TRUE.',
          en: 'LAG and LEAD take the month before and after. In the first and last month one of them is NULL, so the condition is never TRUE.',
        },
      },
      {
        sql: "WITH counted AS (\n  SELECT m.n, m.month, COUNT(o.order_id) AS order_count\n  FROM months AS m\n  LEFT JOIN orders AS o\n    ON SUBSTR(CAST(o.ordered_at AS TEXT), 1, 7) = m.month AND o.status <> 'cancelled'\n  GROUP BY m.n, m.month\n)\nSELECT c.month, c.order_count\nFROM counted AS c\nJOIN counted AS b ON b.n = c.n - 1\nJOIN counted AS a ON a.n = c.n + 1\nWHERE c.order_count < b.order_count AND c.order_count < a.order_count;",
        note: {
          vi: 'Cách này ghép `counted` với chính nó hai lần, theo số `n` của tháng trước và tháng sau (ngày 14).',
          en: 'This joins `counted` with itself twice, by the number `n` of the month before and after (day 14).',
        },
      },
    ],
    wrong: [
      {
        sql: "WITH counted AS (   SELECT m.n, m.month, COUNT(o.order_id) AS order_count   FROM months AS m   LEFT JOIN orders AS o     ON SUBSTR(CAST(o.ordered_at AS TEXT), 1, 7) = m.month AND o.status <> 'cancelled'   GROUP BY m.n, m.month ), compared AS (   SELECT month, order_count,          LAG(order_count) OVER (ORDER BY n) AS before_count,          LEAD(order_count) OVER (ORDER BY n) AS after_count   FROM counted ) SELECT month, order_count FROM compared WHERE order_count <= before_count AND order_count <= after_count;",
        mark: '<= ',
        message: {
          vi: '“Ít hơn” không gồm những tháng có số đơn bằng tháng bên cạnh.',
          en: '“Strictly fewer” leaves out months with as many orders as a neighbour.',
        },
      },
      {
        sql: "WITH counted AS (   SELECT m.n, m.month, COUNT(o.order_id) AS order_count   FROM months AS m   LEFT JOIN orders AS o     ON SUBSTR(CAST(o.ordered_at AS TEXT), 1, 7) = m.month AND o.status <> 'cancelled'   GROUP BY m.n, m.month ), compared AS (   SELECT month, order_count,          LAG(order_count) OVER (ORDER BY n) AS before_count,          LEAD(order_count) OVER (ORDER BY n) AS after_count   FROM counted ) SELECT month, order_count FROM compared WHERE order_count < before_count;",
        mark: 'where (?:\\w+ \\. )?order_count < (?:\\w+ \\. )?before_count\\b(?! (?:and|or))',
        message: {
          vi: 'Truy vấn mới so với tháng trước. Tháng thấp điểm còn phải ít đơn hơn tháng sau.',
          en: 'The query compares with the month before only. A low point has fewer orders than the month after, too.',
        },
      },
      {
        sql: "WITH counted AS (   SELECT m.n, m.month, COUNT(o.order_id) AS order_count   FROM months AS m   LEFT JOIN orders AS o     ON SUBSTR(CAST(o.ordered_at AS TEXT), 1, 7) = m.month AND o.status <> 'cancelled'   GROUP BY m.n, m.month ), compared AS (   SELECT month, order_count,          LAG(order_count) OVER (ORDER BY n) AS before_count,          LEAD(order_count) OVER (ORDER BY n) AS after_count   FROM counted ) SELECT month, order_count FROM compared WHERE order_count < before_count OR order_count < after_count;",
        mark: 'before_count or ',
        message: {
          vi: 'OR giữ cả những tháng chỉ ít hơn một bên. Tháng thấp điểm phải ít hơn cả hai.',
          en: 'OR keeps months that are lower than one side only. A low point is lower than both.',
        },
      },
      {
        sql: "WITH counted AS (   SELECT m.n, m.month, COUNT(o.order_id) AS order_count   FROM months AS m   JOIN orders AS o     ON SUBSTR(CAST(o.ordered_at AS TEXT), 1, 7) = m.month AND o.status <> 'cancelled'   GROUP BY m.n, m.month ), compared AS (   SELECT month, order_count,          LAG(order_count) OVER (ORDER BY n) AS before_count,          LEAD(order_count) OVER (ORDER BY n) AS after_count   FROM counted ) SELECT month, order_count FROM compared WHERE order_count < before_count AND order_count < after_count;",
        mark: '^(?!.*left )',
        message: {
          vi: 'JOIN bỏ mất tháng không có đơn, nên tháng thấp điểm rõ nhất biến mất, và tháng bên cạnh bị so với tháng khác.',
          en: 'JOIN drops the month without orders, so the plainest low point vanishes and its neighbours are compared with other months.',
        },
      },
      {
        sql: "WITH counted AS (   SELECT m.n, m.month, COUNT(*) AS order_count   FROM months AS m   LEFT JOIN orders AS o     ON SUBSTR(CAST(o.ordered_at AS TEXT), 1, 7) = m.month AND o.status <> 'cancelled'   GROUP BY m.n, m.month ), compared AS (   SELECT month, order_count,          LAG(order_count) OVER (ORDER BY n) AS before_count,          LEAD(order_count) OVER (ORDER BY n) AS after_count   FROM counted ) SELECT month, order_count FROM compared WHERE order_count < before_count AND order_count < after_count;",
        mark: 'count \\( \\* \\)',
        message: {
          vi: 'COUNT(*) đếm cả hàng bù, nên tháng không có đơn được 1.',
          en: 'COUNT(*) counts the row without a match, so a month without orders gets 1.',
        },
      },
      {
        sql: "WITH counted AS (   SELECT m.n, m.month, COUNT(o.order_id) AS order_count   FROM months AS m   LEFT JOIN orders AS o     ON SUBSTR(CAST(o.ordered_at AS TEXT), 1, 7) = m.month AND o.status <> 'cancelled'   GROUP BY m.n, m.month ), compared AS (   SELECT month, order_count,          LAG(order_count, 1, 0) OVER (ORDER BY n) AS before_count,          LEAD(order_count, 1, 99) OVER (ORDER BY n) AS after_count   FROM counted ) SELECT month, order_count FROM compared WHERE (order_count < before_count OR before_count = 0) AND order_count < after_count;",
        mark: 'lag \\( (?:\\w+ \\. )?order_count , 1 , ',
        message: {
          vi: 'Giá trị thay cho NULL làm tháng đầu hay tháng cuối cũng được xét. Hãy để NULL: so sánh với NULL không bao giờ TRUE.',
          en: 'The value that stands for NULL lets the first or last month in. Keep the NULL: a comparison with NULL is never TRUE.',
        },
      },
    ],
    promises: { fixed: ['months'] },
    compare: { kind: 'result', types: { order_count: 'integer' } },
    setup:
      "CREATE TABLE months (n INTEGER PRIMARY KEY, month TEXT NOT NULL); INSERT INTO months (n, month) VALUES (1, '2024-01'), (2, '2024-02'), (3, '2024-03'), (4, '2024-04'), (5, '2024-05'), (6, '2024-06'), (7, '2024-07'), (8, '2024-08'), (9, '2024-09'), (10, '2024-10'), (11, '2024-11'), (12, '2024-12'), (13, '2025-01'), (14, '2025-02'), (15, '2025-03'), (16, '2025-04'), (17, '2025-05'), (18, '2025-06');",
    equivalent: [
      {
        sql: 'WITH "counted" AS (SELECT "m".n, "m".month, COUNT("o".order_id) AS "order_count" FROM "months" AS "m" LEFT JOIN "orders" AS "o" ON SUBSTR(CAST("o".ordered_at AS TEXT), 1, 7) = "m".month AND "o".status <> \'cancelled\' GROUP BY "m".n, "m".month), "compared" AS (SELECT month, order_count, LAG(order_count) OVER (ORDER BY n ASC) AS "before_count", LEAD(order_count) OVER (ORDER BY n ASC) AS "after_count" FROM "counted") SELECT DISTINCT month, order_count FROM "compared" WHERE order_count < before_count AND order_count < after_count',
        reason: 'GROUP BY leaves one row for each key, so no two rows are alike.',
      },
      {
        sql: 'WITH "counted" AS (SELECT DISTINCT "m".n, "m".month, COUNT("o".order_id) AS "order_count" FROM "months" AS "m" LEFT JOIN "orders" AS "o" ON SUBSTR(CAST("o".ordered_at AS TEXT), 1, 7) = "m".month AND "o".status <> \'cancelled\' GROUP BY "m".n, "m".month), "compared" AS (SELECT month, order_count, LAG(order_count) OVER (ORDER BY n ASC) AS "before_count", LEAD(order_count) OVER (ORDER BY n ASC) AS "after_count" FROM "counted") SELECT month, order_count FROM "compared" WHERE order_count < before_count AND order_count < after_count',
        reason: 'GROUP BY leaves one row for each key, so no two rows are alike.',
      },
      {
        sql: 'WITH "counted" AS (SELECT "m".n, "m".month, COUNT("o".order_id) AS "order_count" FROM "months" AS "m" LEFT JOIN "orders" AS "o" ON SUBSTR(CAST("o".ordered_at AS TEXT), 1, 7) = "m".month AND "o".status <> \'cancelled\' GROUP BY "m".month), "compared" AS (SELECT month, order_count, LAG(order_count) OVER (ORDER BY n ASC) AS "before_count", LEAD(order_count) OVER (ORDER BY n ASC) AS "after_count" FROM "counted") SELECT month, order_count FROM "compared" WHERE order_count < before_count AND order_count < after_count',
        reason: 'n and month name each other in the table months.',
      },
      {
        sql: 'WITH "counted" AS (SELECT "m".n, "m".month, COUNT("o".order_id) AS "order_count" FROM "months" AS "m" LEFT JOIN "orders" AS "o" ON SUBSTR(CAST("o".ordered_at AS TEXT), 1, 7) = "m".month AND "o".status <> \'cancelled\' GROUP BY "m".n), "compared" AS (SELECT month, order_count, LAG(order_count) OVER (ORDER BY n ASC) AS "before_count", LEAD(order_count) OVER (ORDER BY n ASC) AS "after_count" FROM "counted") SELECT month, order_count FROM "compared" WHERE order_count < before_count AND order_count < after_count',
        reason: 'n and month name each other in the table months.',
      },
      {
        sql: 'WITH "counted" AS (SELECT "m".n, "m".month, COUNT(DISTINCT "o".order_id) AS "order_count" FROM "months" AS "m" LEFT JOIN "orders" AS "o" ON SUBSTR(CAST("o".ordered_at AS TEXT), 1, 7) = "m".month AND "o".status <> \'cancelled\' GROUP BY "m".n, "m".month), "compared" AS (SELECT month, order_count, LAG(order_count) OVER (ORDER BY n ASC) AS "before_count", LEAD(order_count) OVER (ORDER BY n ASC) AS "after_count" FROM "counted") SELECT month, order_count FROM "compared" WHERE order_count < before_count AND order_count < after_count',
        reason: 'order_id is the primary key and each order has one month, so no order is counted twice.',
      },
      {
        sql: 'WITH "counted" AS (SELECT "m".n, "m".month, COUNT("o".order_id) AS "order_count" FROM "months" AS "m" LEFT JOIN "orders" AS "o" ON SUBSTR("o".ordered_at, 1, 7) = "m".month AND "o".status <> \'cancelled\' GROUP BY "m".n, "m".month), "compared" AS (SELECT month, order_count, LAG(order_count) OVER (ORDER BY n ASC) AS "before_count", LEAD(order_count) OVER (ORDER BY n ASC) AS "after_count" FROM "counted") SELECT month, order_count FROM "compared" WHERE order_count < before_count AND order_count < after_count',
        reason: 'On SQLite ordered_at is text without CAST too.',
      },
      {
        sql: 'WITH "counted" AS (SELECT "m".n, "m".month, COUNT("o".order_id) AS "order_count" FROM "months" AS "m" LEFT JOIN "orders" AS "o" ON SUBSTR(CAST("o".ordered_at AS TEXT), 1, 7) = "m".month AND "o".status <> \'cancelled\' GROUP BY "m".n, "m".month), "compared" AS (SELECT DISTINCT month, order_count, LAG(order_count) OVER (ORDER BY n ASC) AS "before_count", LEAD(order_count) OVER (ORDER BY n ASC) AS "after_count" FROM "counted") SELECT month, order_count FROM "compared" WHERE order_count < before_count AND order_count < after_count',
        reason: 'GROUP BY leaves one row for each key, so no two rows are alike.',
      },
      {
        sql: 'WITH "counted" AS (SELECT "m".n, "m".month, COUNT("o".order_id) AS "order_count" FROM "months" AS "m" LEFT JOIN "orders" AS "o" ON SUBSTR(CAST("o".ordered_at AS TEXT), 1, 7) = "m".month AND "o".status <> \'cancelled\' GROUP BY "m".n, "m".month), "compared" AS (SELECT month, order_count, LAG(order_count) OVER () AS "before_count", LEAD(order_count) OVER (ORDER BY n ASC) AS "after_count" FROM "counted") SELECT month, order_count FROM "compared" WHERE order_count < before_count AND order_count < after_count',
        reason: 'SQLite groups by n in the order of n, so the window sees the rows in that order whatever they are.',
      },
      {
        sql: 'WITH "counted" AS (SELECT "m".n, "m".month, COUNT("o".order_id) AS "order_count" FROM "months" AS "m" LEFT JOIN "orders" AS "o" ON SUBSTR(CAST("o".ordered_at AS TEXT), 1, 7) = "m".month AND "o".status <> \'cancelled\' GROUP BY "m".n, "m".month), "compared" AS (SELECT month, order_count, LAG(order_count) OVER (ORDER BY n ASC NULLS LAST) AS "before_count", LEAD(order_count) OVER (ORDER BY n ASC) AS "after_count" FROM "counted") SELECT month, order_count FROM "compared" WHERE order_count < before_count AND order_count < after_count',
        reason: 'The sort key is never NULL.',
      },
      {
        sql: 'WITH "counted" AS (SELECT "m".n, "m".month, COUNT("o".order_id) AS "order_count" FROM "months" AS "m" LEFT JOIN "orders" AS "o" ON SUBSTR(CAST("o".ordered_at AS TEXT), 1, 7) = "m".month AND "o".status <> \'cancelled\' GROUP BY "m".n, "m".month), "compared" AS (SELECT month, order_count, LAG(order_count) OVER (ORDER BY n ASC) AS "before_count", LEAD(order_count) OVER () AS "after_count" FROM "counted") SELECT month, order_count FROM "compared" WHERE order_count < before_count AND order_count < after_count',
        reason: 'SQLite groups by n in the order of n, so the window sees the rows in that order whatever they are.',
      },
      {
        sql: 'WITH "counted" AS (SELECT "m".n, "m".month, COUNT("o".order_id) AS "order_count" FROM "months" AS "m" LEFT JOIN "orders" AS "o" ON SUBSTR(CAST("o".ordered_at AS TEXT), 1, 7) = "m".month AND "o".status <> \'cancelled\' GROUP BY "m".n, "m".month), "compared" AS (SELECT month, order_count, LAG(order_count) OVER (ORDER BY n ASC) AS "before_count", LEAD(order_count) OVER (ORDER BY n ASC NULLS LAST) AS "after_count" FROM "counted") SELECT month, order_count FROM "compared" WHERE order_count < before_count AND order_count < after_count',
        reason: 'The sort key is never NULL.',
      },
      {
        sql: 'WITH "counted" AS (SELECT "m".n, "m".month, COUNT("o".order_id) AS "order_count" FROM "months" AS "m" LEFT JOIN "orders" AS "o" ON SUBSTR(CAST("o".ordered_at AS TEXT), 1, 7) = "m".month AND "o".status <> \'cancelled\' GROUP BY "m".n, "m".month) SELECT DISTINCT "c".month, "c".order_count FROM "counted" AS "c" INNER JOIN "counted" AS "b" ON "b".n = "c".n - 1 INNER JOIN "counted" AS "a" ON "a".n = "c".n + 1 WHERE "c".order_count < "b".order_count AND "c".order_count < "a".order_count',
        reason: 'GROUP BY leaves one row for each key, so no two rows are alike.',
      },
      {
        sql: 'WITH "counted" AS (SELECT DISTINCT "m".n, "m".month, COUNT("o".order_id) AS "order_count" FROM "months" AS "m" LEFT JOIN "orders" AS "o" ON SUBSTR(CAST("o".ordered_at AS TEXT), 1, 7) = "m".month AND "o".status <> \'cancelled\' GROUP BY "m".n, "m".month) SELECT "c".month, "c".order_count FROM "counted" AS "c" INNER JOIN "counted" AS "b" ON "b".n = "c".n - 1 INNER JOIN "counted" AS "a" ON "a".n = "c".n + 1 WHERE "c".order_count < "b".order_count AND "c".order_count < "a".order_count',
        reason: 'GROUP BY leaves one row for each key, so no two rows are alike.',
      },
      {
        sql: 'WITH "counted" AS (SELECT "m".n, "m".month, COUNT("o".order_id) AS "order_count" FROM "months" AS "m" LEFT JOIN "orders" AS "o" ON SUBSTR(CAST("o".ordered_at AS TEXT), 1, 7) = "m".month AND "o".status <> \'cancelled\' GROUP BY "m".month) SELECT "c".month, "c".order_count FROM "counted" AS "c" INNER JOIN "counted" AS "b" ON "b".n = "c".n - 1 INNER JOIN "counted" AS "a" ON "a".n = "c".n + 1 WHERE "c".order_count < "b".order_count AND "c".order_count < "a".order_count',
        reason: 'n and month name each other in the table months.',
      },
      {
        sql: 'WITH "counted" AS (SELECT "m".n, "m".month, COUNT("o".order_id) AS "order_count" FROM "months" AS "m" LEFT JOIN "orders" AS "o" ON SUBSTR(CAST("o".ordered_at AS TEXT), 1, 7) = "m".month AND "o".status <> \'cancelled\' GROUP BY "m".n) SELECT "c".month, "c".order_count FROM "counted" AS "c" INNER JOIN "counted" AS "b" ON "b".n = "c".n - 1 INNER JOIN "counted" AS "a" ON "a".n = "c".n + 1 WHERE "c".order_count < "b".order_count AND "c".order_count < "a".order_count',
        reason: 'n and month name each other in the table months.',
      },
      {
        sql: 'WITH "counted" AS (SELECT "m".n, "m".month, COUNT(DISTINCT "o".order_id) AS "order_count" FROM "months" AS "m" LEFT JOIN "orders" AS "o" ON SUBSTR(CAST("o".ordered_at AS TEXT), 1, 7) = "m".month AND "o".status <> \'cancelled\' GROUP BY "m".n, "m".month) SELECT "c".month, "c".order_count FROM "counted" AS "c" INNER JOIN "counted" AS "b" ON "b".n = "c".n - 1 INNER JOIN "counted" AS "a" ON "a".n = "c".n + 1 WHERE "c".order_count < "b".order_count AND "c".order_count < "a".order_count',
        reason: 'order_id is the primary key and each order has one month, so no order is counted twice.',
      },
      {
        sql: 'WITH "counted" AS (SELECT "m".n, "m".month, COUNT("o".order_id) AS "order_count" FROM "months" AS "m" LEFT JOIN "orders" AS "o" ON SUBSTR("o".ordered_at, 1, 7) = "m".month AND "o".status <> \'cancelled\' GROUP BY "m".n, "m".month) SELECT "c".month, "c".order_count FROM "counted" AS "c" INNER JOIN "counted" AS "b" ON "b".n = "c".n - 1 INNER JOIN "counted" AS "a" ON "a".n = "c".n + 1 WHERE "c".order_count < "b".order_count AND "c".order_count < "a".order_count',
        reason: 'On SQLite ordered_at is text without CAST too.',
      },
      {
        sql: 'WITH "counted" AS (SELECT "m".n, "m".month, COUNT("o".order_id) AS "order_count" FROM "months" AS "m" LEFT JOIN "orders" AS "o" ON SUBSTR(CAST("o".ordered_at AS TEXT), 1, 7) = "m".month AND "o".status <> \'cancelled\' GROUP BY "m".n, "m".month) SELECT "c".month, "c".order_count FROM "counted" AS "c" LEFT JOIN "counted" AS "b" ON "b".n = "c".n - 1 INNER JOIN "counted" AS "a" ON "a".n = "c".n + 1 WHERE "c".order_count < "b".order_count AND "c".order_count < "a".order_count',
        reason: 'A month without a neighbour has NULL as its count, and the comparison in WHERE is not TRUE for it.',
      },
      {
        sql: 'WITH "counted" AS (SELECT "m".n, "m".month, COUNT("o".order_id) AS "order_count" FROM "months" AS "m" LEFT JOIN "orders" AS "o" ON SUBSTR(CAST("o".ordered_at AS TEXT), 1, 7) = "m".month AND "o".status <> \'cancelled\' GROUP BY "m".n, "m".month) SELECT "c".month, "c".order_count FROM "counted" AS "c" INNER JOIN "counted" AS "b" ON "b".n = "c".n - 1 LEFT JOIN "counted" AS "a" ON "a".n = "c".n + 1 WHERE "c".order_count < "b".order_count AND "c".order_count < "a".order_count',
        reason: 'A month without a neighbour has NULL as its count, and the comparison in WHERE is not TRUE for it.',
      },
    ],
  },
];
