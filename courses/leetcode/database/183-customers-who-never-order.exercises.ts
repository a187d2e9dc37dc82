import type { HiddenCase, SqlExercise } from '../../../src/features/sql-lab/core/grading/exercise';

/** The attempt and the follow-ups of problem 183; `shown` are the datasets that the page shows. */
export function exercises(shown: readonly HiddenCase[]): readonly SqlExercise[] {
  return [
    {
      id: 'lc-183-01',
      dataset: 'lc_183',
      prompt: {
        vi: 'Những khách nào chưa từng đặt đơn nào? Trả về một cột `name`, mỗi khách một hàng (hai khách trùng tên là hai hàng), không cần sắp xếp.',
        en: 'Which customers have never placed an order? Return one column `name`, one row for each customer (two customers with the same name are two rows), in any order.',
      },
      starter: 'SELECT \nFROM customers AS c\n',
      hints: [
        {
          vi: 'Với từng khách, bạn cần biết một điều: trong `orders` có hàng nào của khách này hay không.',
          en: 'Of each customer you need to know one thing: whether `orders` has any row of theirs.',
        },
        {
          vi: 'Đơn của khách vãng lai có `customer_id` là NULL. So một mã với NULL thì ra gì?',
          en: 'An order of a guest has NULL as its `customer_id`. What does comparing an id with NULL give?',
        },
      ],
      solutions: [
        {
          sql: 'SELECT c.name\nFROM customers AS c\nLEFT JOIN orders AS o ON o.customer_id = c.id\nWHERE o.id IS NULL;',
        },
        {
          sql: 'SELECT c.name\nFROM customers AS c\nWHERE NOT EXISTS (\n  SELECT 1 FROM orders AS o WHERE o.customer_id = c.id\n);',
        },
        {
          sql: 'SELECT name\nFROM customers\nWHERE id NOT IN (\n  SELECT customer_id FROM orders WHERE customer_id IS NOT NULL\n);',
        },
      ],
      wrong: [
        {
          sql: 'SELECT name FROM customers WHERE id NOT IN (SELECT customer_id FROM orders)',
          mark: '^(?!.*is not null).*not in \\(',
          message: {
            vi: 'Chỉ cần một đơn có `customer_id` là NULL, `NOT IN` không còn giữ khách nào: so với NULL thì không biết đúng hay sai.',
            en: 'One order with NULL as its `customer_id` is enough, and `NOT IN` keeps no customer: a comparison with NULL is unknown.',
          },
        },
        {
          sql: 'SELECT c.name FROM customers AS c LEFT JOIN orders AS o ON o.customer_id = c.id WHERE o.customer_id = NULL',
          mark: '= null',
          certain: true,
          message: {
            vi: '`= NULL` không bao giờ đúng. Hỏi “có phải NULL không” bằng `IS NULL`.',
            en: '`= NULL` is never true. `IS NULL` asks whether a value is missing.',
          },
        },
        {
          sql: 'SELECT DISTINCT c.name FROM customers AS c LEFT JOIN orders AS o ON o.customer_id = c.id WHERE o.id IS NULL',
          mark: 'distinct',
          message: {
            vi: '`DISTINCT` gộp những khách trùng tên thành một hàng. Đề cần mỗi khách một hàng.',
            en: '`DISTINCT` joins customers who share a name into one row. The task asks for one row for each customer.',
          },
        },
        {
          sql: 'SELECT name FROM customers EXCEPT SELECT c.name FROM customers AS c JOIN orders AS o ON o.customer_id = c.id',
          mark: 'except select (?:\\w+ \\. )?name',
          message: {
            vi: 'Trừ theo tên thì một khách đã đặt hàng làm mất luôn người trùng tên chưa đặt. Hãy trừ theo mã.',
            en: 'Subtracting names loses a customer without orders who shares the name of one with orders. Subtract ids.',
          },
        },
        {
          sql: 'SELECT name FROM customers WHERE name NOT IN (SELECT c.name FROM customers AS c JOIN orders AS o ON o.customer_id = c.id)',
          mark: 'name not in \\( select (?:\\w+ \\. )?name',
          message: {
            vi: 'So theo tên thì một khách đã đặt hàng làm mất luôn người trùng tên chưa đặt. Hãy so theo mã.',
            en: 'Comparing names loses a customer without orders who shares the name of one with orders. Compare ids.',
          },
        },
        {
          sql: 'SELECT c.name FROM customers AS c LEFT JOIN orders AS o ON o.customer_id = c.id GROUP BY c.name HAVING COUNT(o.id) = 0',
          mark: 'group by (?:\\w+ \\. )?name(?! , (?:\\w+ \\. )?id)',
          message: {
            vi: 'Nhóm theo tên thì những khách trùng tên chung một nhóm. Hãy nhóm theo mã khách.',
            en: 'Grouping by name puts customers who share a name into one group. Group by the id of the customer.',
          },
        },
      ],
      compare: { kind: 'result' },
      hidden: [...shown],
    },
    {
      id: 'lc-183-02',
      dataset: 'lc_183',
      prompt: {
        vi: 'Những khách nào không đặt đơn nào trong tháng 6 năm 2025? Tính cả khách chưa từng đặt và khách chỉ đặt vào tháng khác. Trả về `id`, `name`, không cần sắp xếp.',
        en: 'Which customers placed no order in June 2025? Count customers who have never ordered, and those who ordered in other months only. Return `id`, `name`, in any order.',
      },
      starter: 'SELECT c.id, c.name\nFROM customers AS c\nLEFT JOIN orders AS o ON o.customer_id = c.id\n',
      hints: [
        {
          vi: 'Điều kiện về ngày quyết định đơn nào được ghép với khách, hay quyết định hàng nào ở lại sau khi ghép?',
          en: 'Does the condition on the date decide which orders are matched, or which rows stay after matching?',
        },
        {
          vi: 'Hãy thử với một khách có một đơn tháng 5 và một đơn tháng 6.',
          en: 'Try it with a customer who has one order in May and one in June.',
        },
      ],
      solutions: [
        {
          sql: "SELECT c.id, c.name\nFROM customers AS c\nLEFT JOIN orders AS o\n  ON o.customer_id = c.id\n  AND o.ordered_on >= '2025-06-01'\n  AND o.ordered_on < '2025-07-01'\nWHERE o.id IS NULL;",
          note: {
            vi: 'Điều kiện về ngày đứng trong `ON`: chỉ đơn tháng 6 mới được ghép.',
            en: 'The condition on the date stands in `ON`: only orders of June are matched.',
          },
        },
        {
          sql: "SELECT id, name\nFROM customers AS c\nWHERE NOT EXISTS (\n  SELECT 1\n  FROM orders AS o\n  WHERE o.customer_id = c.id\n    AND o.ordered_on BETWEEN '2025-06-01' AND '2025-06-30'\n);",
        },
      ],
      wrong: [
        {
          sql: "SELECT c.id, c.name FROM customers AS c LEFT JOIN orders AS o ON o.customer_id = c.id WHERE o.id IS NULL AND o.ordered_on >= '2025-06-01' AND o.ordered_on < '2025-07-01'",
          mark: '\\bwhere\\b(?!.*\\bselect\\b).*is null.*ordered_on|\\bwhere\\b(?!.*\\bselect\\b).*ordered_on.*is null',
          certain: true,
          message: {
            vi: 'Trong `WHERE`, khách không có đơn có `ordered_on` là NULL, nên điều kiện về ngày loại chính họ. Hãy để nó trong `ON`.',
            en: 'In `WHERE`, a customer without orders has NULL as `ordered_on`, so the condition on the date drops just them. Put it in `ON`.',
          },
        },
        {
          sql: "SELECT DISTINCT c.id, c.name FROM customers AS c LEFT JOIN orders AS o ON o.customer_id = c.id WHERE o.id IS NULL OR o.ordered_on < '2025-06-01' OR o.ordered_on >= '2025-07-01'",
          mark: 'is null or|or (?:\\w+ \\. )?\\w+ is null',
          message: {
            vi: 'Câu này giữ khách có một đơn ngoài tháng 6, kể cả khi họ còn có đơn trong tháng 6.',
            en: 'This keeps customers who have an order outside June, even where they have one in June as well.',
          },
        },
        {
          sql: "SELECT id, name FROM customers AS c WHERE NOT EXISTS (SELECT 1 FROM orders AS o WHERE o.customer_id = c.id AND strftime('%m', o.ordered_on) = '06')",
          mark: "'%m'",
          engine: 'sqlite',
          message: {
            vi: 'Tháng 6 của mọi năm đều bị tính. Đề chỉ hỏi tháng 6 năm 2025.',
            en: 'June of every year counts here. The task asks for June 2025 only.',
          },
        },
        {
          sql: 'SELECT id, name FROM customers AS c WHERE NOT EXISTS (SELECT 1 FROM orders AS o WHERE o.customer_id = c.id AND EXTRACT(MONTH FROM o.ordered_on) = 6)',
          mark: 'extract \\( month',
          engine: 'postgres',
          message: {
            vi: 'Tháng 6 của mọi năm đều bị tính. Đề chỉ hỏi tháng 6 năm 2025.',
            en: 'June of every year counts here. The task asks for June 2025 only.',
          },
        },
        {
          sql: 'SELECT c.id, c.name FROM customers AS c LEFT JOIN orders AS o ON o.customer_id = c.id WHERE o.id IS NULL',
          mark: '^(?!.*(?:2025|strftime|extract))',
          message: {
            vi: 'Câu này trả lời câu hỏi trước. Khách chỉ đặt vào tháng khác cũng phải có trong kết quả.',
            en: 'This answers the question before. Customers who ordered in other months only belong to the result, too.',
          },
        },
      ],
      compare: { kind: 'result' },
      hidden: [...shown],
      equivalent: [
        {
          sql: `SELECT DISTINCT "c".id, "c".name FROM "customers" AS "c" LEFT JOIN "orders" AS "o" ON "o".customer_id = "c".id AND "o".ordered_on >= '2025-06-01' AND "o".ordered_on < '2025-07-01' WHERE "o".id IS NULL`,
          reason: 'a customer who matches no order has one row after the join, and `id` tells customers apart',
        },
      ],
    },
    {
      id: 'lc-183-03',
      dataset: 'lc_183',
      prompt: {
        vi: 'Mỗi khách có bao nhiêu đơn? Trả về `id`, `name`, `orders_count` cho mọi khách, khách chưa đặt có số đơn là 0; sắp xếp theo số đơn tăng dần, cùng số đơn thì theo `id`.',
        en: 'How many orders has each customer? Return `id`, `name`, `orders_count` for every customer, 0 for those who have never ordered; sort by the number of orders, smallest first, and by `id` where it is equal.',
      },
      starter: 'SELECT c.id, c.name,\n        AS orders_count\nFROM customers AS c\n',
      hints: [
        {
          vi: 'Sau `LEFT JOIN`, khách chưa đặt vẫn còn một hàng. `COUNT(*)` đếm hàng ấy.',
          en: 'After a `LEFT JOIN` a customer without orders still has one row. `COUNT(*)` counts it.',
        },
        {
          vi: 'Mỗi khách một nhóm: hai khách trùng tên là hai nhóm.',
          en: 'One group for each customer: two customers who share a name are two groups.',
        },
      ],
      solutions: [
        {
          sql: 'SELECT c.id, c.name, COUNT(o.id) AS orders_count\nFROM customers AS c\nLEFT JOIN orders AS o ON o.customer_id = c.id\nGROUP BY c.name, c.id\nORDER BY orders_count, c.id;',
        },
        {
          sql: 'SELECT c.id, c.name,\n       (SELECT COUNT(*) FROM orders AS o WHERE o.customer_id = c.id) AS orders_count\nFROM customers AS c\nORDER BY orders_count, c.id;',
        },
      ],
      wrong: [
        {
          sql: 'SELECT c.id, c.name, COUNT(*) AS orders_count FROM customers AS c LEFT JOIN orders AS o ON o.customer_id = c.id GROUP BY c.id, c.name ORDER BY orders_count, c.id',
          mark: '^(?!.*\\( select).*count \\( \\* \\)',
          message: {
            vi: '`COUNT(*)` đếm cả hàng toàn NULL của khách chưa đặt, nên họ có 1 đơn. Hãy đếm một cột của `orders`.',
            en: '`COUNT(*)` counts the row of NULLs of a customer without orders, too, so they get 1. Count a column of `orders`.',
          },
        },
        {
          sql: 'SELECT c.id, c.name, COUNT(o.id) AS orders_count FROM customers AS c JOIN orders AS o ON o.customer_id = c.id GROUP BY c.id, c.name ORDER BY orders_count, c.id',
          mark: '^(?!.*\\b(?:left|right|full|union)\\b).*\\bjoin\\b',
          message: {
            vi: 'Kết nối trong bỏ mất khách chưa đặt, trong khi họ phải có mặt với số 0.',
            en: 'An inner join drops customers without orders; they must be there with 0.',
          },
        },
        {
          sql: 'SELECT MIN(c.id) AS id, c.name, COUNT(o.id) AS orders_count FROM customers AS c LEFT JOIN orders AS o ON o.customer_id = c.id GROUP BY c.name ORDER BY orders_count, id',
          mark: 'group by (?:\\w+ \\. )?name(?! , (?:\\w+ \\. )?id)',
          message: {
            vi: 'Nhóm theo tên thì hai khách trùng tên thành một. Hãy nhóm theo mã khách.',
            en: 'Grouping by name makes one of two customers who share it. Group by the id of the customer.',
          },
        },
      ],
      compare: { kind: 'result', order: true },
      hidden: [...shown],
      equivalent: [
        {
          sql: 'SELECT DISTINCT "c".id, "c".name, COUNT("o".id) AS "orders_count" FROM "customers" AS "c" LEFT JOIN "orders" AS "o" ON "o".customer_id = "c".id GROUP BY "c".name, "c".id ORDER BY orders_count ASC, "c".id ASC',
          reason: 'each group has another `id`',
        },
        {
          sql: 'SELECT "c".id, "c".name, COUNT("o".id) AS "orders_count" FROM "customers" AS "c" LEFT JOIN "orders" AS "o" ON "o".customer_id = "c".id GROUP BY "c".id ORDER BY orders_count ASC, "c".id ASC',
          reason: '`id` is the key of `customers`, so it decides the name',
        },
        {
          sql: 'SELECT "c".id, "c".name, COUNT(DISTINCT "o".id) AS "orders_count" FROM "customers" AS "c" LEFT JOIN "orders" AS "o" ON "o".customer_id = "c".id GROUP BY "c".name, "c".id ORDER BY orders_count ASC, "c".id ASC',
          reason: '`id` is the key of `orders`, and each order is joined once',
        },
        {
          sql: 'SELECT "c".id, "c".name, (SELECT COUNT(*) FROM "orders" AS "o" WHERE "o".customer_id = "c".id) AS "orders_count" FROM "customers" AS "c" ORDER BY orders_count ASC NULLS LAST, "c".id ASC',
          reason: 'a count is never NULL',
        },
        {
          sql: 'SELECT "c".id, "c".name, (SELECT COUNT(customer_id) FROM "orders" AS "o" WHERE "o".customer_id = "c".id) AS "orders_count" FROM "customers" AS "c" ORDER BY orders_count ASC, "c".id ASC',
          reason: 'the condition keeps no order whose `customer_id` is NULL',
        },
      ],
    },
  ];
}
