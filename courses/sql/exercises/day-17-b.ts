import type { SqlExercise } from '../../../src/features/sql-lab/core/grading/exercise';

/** A name that hides a table, steps combined with topics of earlier days, and a month to investigate. */
export const DAY_17_B: readonly SqlExercise[] = [
  {
    id: 'sql-17-04',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Truy vấn có sẵn dưới đây trả về hai con số bằng nhau, vì tên của bước che mất một bảng. Hãy sửa để trả về một hàng gồm `buyer_count` (số khách có ít nhất một đơn không bị hủy, đặt trong sáu tháng đầu năm 2025), `customer_count` (số khách của nhà sách, kể cả người chưa mua gì) và `share` (`buyer_count` bằng bao nhiêu phần trăm của `customer_count`, không làm tròn, ví dụ `12.5`).',
      en: 'The query below returns two equal numbers, because the name of the step hides a table. Correct it so that it returns one row with `buyer_count` (the number of customers with at least one order in the first six months of 2025 that was not cancelled), `customer_count` (the number of customers of the shop, including those who have bought nothing) and `share` (`buyer_count` as a percentage of `customer_count`, without rounding, such as `12.5`).',
    },
    starter:
      "WITH customers AS (\n  SELECT DISTINCT o.customer_id\n  FROM orders AS o\n  WHERE o.ordered_at >= '2025-01-01' AND o.ordered_at < '2025-07-01'\n    AND o.status <> 'cancelled'\n)\nSELECT COUNT(*) AS buyer_count,\n       (SELECT COUNT(*) FROM customers) AS customer_count\nFROM customers;",
    hints: [
      {
        vi: 'Trong cả câu lệnh này, `customers` là bước WITH, không phải bảng. Hãy đặt cho bước một tên mà không bảng nào có.',
        en: 'In this whole statement `customers` is the WITH step, not the table. Give the step a name that no table has.',
      },
      {
        vi: 'Số nguyên chia số nguyên thì mất phần lẻ. Hãy nhân với `100.0` trước khi chia.',
        en: 'Dividing an integer by an integer drops the fraction. Multiply by `100.0` before dividing.',
      },
    ],
    solutions: [
      {
        sql: "WITH buyers AS (\n  SELECT DISTINCT o.customer_id\n  FROM orders AS o\n  WHERE o.ordered_at >= '2025-01-01 00:00:00' AND o.ordered_at < '2025-07-01 00:00:00'\n    AND o.status <> 'cancelled'\n)\nSELECT COUNT(*) AS buyer_count,\n       (SELECT COUNT(*) FROM customers) AS customer_count,\n       100.0 * COUNT(*) / (SELECT COUNT(*) FROM customers) AS share\nFROM buyers;",
      },
    ],
    wrong: [
      {
        sql: "WITH customers AS (SELECT DISTINCT o.customer_id FROM orders AS o WHERE o.ordered_at >= '2025-01-01' AND o.ordered_at < '2025-07-01' AND o.status <> 'cancelled') SELECT COUNT(*) AS buyer_count, (SELECT COUNT(*) FROM customers) AS customer_count, 100.0 * COUNT(*) / (SELECT COUNT(*) FROM customers) AS share FROM customers",
        mark: '(?:with|,) customers as (?:not )?(?:materialized )?\\(',
        message: {
          vi: 'Bước vẫn có tên `customers`, nên mọi `FROM customers` trong câu lệnh này đọc bước đó, không đọc bảng.',
          en: 'The step is still called `customers`, so every `FROM customers` in this statement reads the step, not the table.',
        },
      },
      {
        sql: "WITH buyers AS (SELECT DISTINCT o.customer_id FROM orders AS o WHERE o.ordered_at >= '2025-01-01' AND o.ordered_at < '2025-07-01' AND o.status <> 'cancelled') SELECT COUNT(*) AS buyer_count, (SELECT COUNT(*) FROM customers) AS customer_count, 100 * COUNT(*) / (SELECT COUNT(*) FROM customers) AS share FROM buyers",
        mark: '(?<![.\\d])100 \\*|\\* 100(?![.\\d])',
        message: {
          vi: '`share` đang bị mất phần lẻ, vì đó là phép chia hai số nguyên. Hãy nhân với `100.0`.',
          en: '`share` loses its fraction, because it divides two integers. Multiply by `100.0`.',
        },
      },
      {
        sql: "WITH buyers AS (SELECT DISTINCT o.customer_id FROM orders AS o WHERE o.ordered_at >= '2025-01-01' AND o.ordered_at < '2025-07-01' AND o.status <> 'cancelled') SELECT COUNT(*) AS buyer_count, (SELECT COUNT(*) FROM customers) AS customer_count, COUNT(*) / (SELECT COUNT(*) FROM customers) * 100 AS share FROM buyers",
        mark: '/ \\( select count \\( [^)]*\\) from customers(?: (?:as )?\\w+)? \\) \\* 100',
        message: {
          vi: 'Phép chia được tính trước: số nguyên chia số nguyên thì mất phần lẻ, nên `share` là 0 trừ khi mọi khách đều mua. Hãy nhân với `100.0` rồi mới chia.',
          en: 'The division comes first: an integer divided by an integer loses its fraction, so `share` is 0 unless every customer bought something. Multiply by `100.0` before dividing.',
        },
      },
      {
        sql: "WITH buyers AS (SELECT o.customer_id FROM orders AS o WHERE o.ordered_at >= '2025-01-01' AND o.ordered_at < '2025-07-01' AND o.status <> 'cancelled') SELECT COUNT(*) AS buyer_count, (SELECT COUNT(*) FROM customers) AS customer_count, 100.0 * COUNT(*) / (SELECT COUNT(*) FROM customers) AS share FROM buyers",
        mark: '^(?!.*(?:distinct|group by))',
        message: {
          vi: 'Bước đang có mỗi đơn một hàng, nên `buyer_count` đang đếm đơn. Hãy lấy mỗi khách một hàng bằng DISTINCT hoặc GROUP BY.',
          en: 'The step has one row for each order, so `buyer_count` counts orders. Use DISTINCT or GROUP BY to get one row for each customer.',
        },
      },
      {
        sql: "WITH buyers AS (SELECT DISTINCT o.customer_id FROM orders AS o WHERE o.ordered_at >= '2025-01-01' AND o.ordered_at < '2025-07-01') SELECT COUNT(*) AS buyer_count, (SELECT COUNT(*) FROM customers) AS customer_count, 100.0 * COUNT(*) / (SELECT COUNT(*) FROM customers) AS share FROM buyers",
        mark: "^(?!.*'cancelled')",
        message: {
          vi: 'Truy vấn đang tính cả khách chỉ có đơn bị hủy.',
          en: 'Customers whose orders were all cancelled are counted too.',
        },
      },
      {
        sql: "WITH buyers AS (SELECT DISTINCT o.customer_id FROM orders AS o WHERE o.ordered_at >= '2025-01-01' AND o.ordered_at < '2025-07-01' AND o.status <> 'cancelled') SELECT COUNT(*) AS buyer_count, (SELECT COUNT(*) FROM customers) AS customer_count, 1.0 * COUNT(*) / (SELECT COUNT(*) FROM customers) AS share FROM buyers",
        mark: '1\\.0 \\*(?!.*100)',
        message: {
          vi: '`share` đang là một tỉ lệ từ 0 đến 1. Đề cần phần trăm: hãy nhân với `100.0` thay vì `1.0`.',
          en: '`share` is a ratio from 0 to 1. The task asks for a percentage: multiply by `100.0` instead of `1.0`.',
        },
      },
    ],
    compare: { kind: 'result', types: { buyer_count: 'integer', customer_count: 'integer', share: 'number' } },
  },
  {
    id: 'sql-17-05',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Hãy chia tất cả khách của nhà sách thành ba nhóm theo số tiền đã chi trong sáu tháng đầu năm 2025, tính như trong bài (tổng `quantity * unit_price` của các đơn không bị hủy). Nhóm `none` gồm khách không có dòng nào như vậy. Nhóm `high` gồm khách chi nhiều hơn mức trung bình. Nhóm `low` gồm những khách còn lại. Mức trung bình chỉ tính trên những khách có mua. Nhóm không có khách nào thì không có hàng. Trả về `band` (tên nhóm), `customer_count` (số khách), `total_spent` (tổng số tiền của nhóm, nhóm `none` là 0), không cần sắp xếp.',
      en: 'Divide all customers of the shop into three bands by the money they spent in the first six months of 2025, computed as in the lesson (the sum of `quantity * unit_price` over orders that were not cancelled). The band `none` has the customers without any such line. The band `high` has those who spent more than the average. The band `low` has the others. The average is taken only over the customers who bought something. A band without customers has no row. Return `band`, `customer_count` (number of customers), `total_spent` (total of the band, 0 for `none`), in any order.',
    },
    starter:
      'WITH spending AS (\n  SELECT o.customer_id,\n          AS spent\n  FROM orders AS o\n\n),\nbanded AS (\n  SELECT c.customer_id,\n          AS band\n  FROM customers AS c\n\n)\nSELECT ',
    hints: [
      {
        vi: 'Bước `banded` cần mỗi khách một hàng, kể cả khách không có trong `spending`: LEFT JOIN, rồi CASE.',
        en: 'The step `banded` needs one row for each customer, including those who are not in `spending`: LEFT JOIN, then CASE.',
      },
      {
        vi: 'Hãy tính mức trung bình từ bước `spending`, trước khi đổi NULL thành 0.',
        en: 'Compute the average from the step `spending`, before any NULL becomes 0.',
      },
    ],
    solutions: [
      {
        sql: "WITH spending AS (\n  SELECT o.customer_id, SUM(i.quantity * i.unit_price) AS spent\n  FROM orders AS o\n  JOIN order_items AS i ON i.order_id = o.order_id\n  WHERE o.ordered_at >= '2025-01-01 00:00:00' AND o.ordered_at < '2025-07-01 00:00:00'\n    AND o.status <> 'cancelled'\n  GROUP BY o.customer_id\n),\nbanded AS (\n  SELECT COALESCE(s.spent, 0) AS spent,\n         CASE WHEN s.spent IS NULL THEN 'none'\n              WHEN s.spent > (SELECT AVG(spent) FROM spending) THEN 'high'\n              ELSE 'low' END AS band\n  FROM customers AS c\n  LEFT JOIN spending AS s ON s.customer_id = c.customer_id\n)\nSELECT band, COUNT(*) AS customer_count, SUM(spent) AS total_spent\nFROM banded\nGROUP BY band;",
      },
    ],
    wrong: [
      {
        sql: "WITH spending AS (SELECT o.customer_id, SUM(i.quantity * i.unit_price) AS spent FROM orders AS o JOIN order_items AS i ON i.order_id = o.order_id WHERE o.ordered_at >= '2025-01-01' AND o.ordered_at < '2025-07-01' AND o.status <> 'cancelled' GROUP BY o.customer_id), banded AS (SELECT s.spent, CASE WHEN s.spent > (SELECT AVG(spent) FROM spending) THEN 'high' ELSE 'low' END AS band FROM spending AS s) SELECT band, COUNT(*) AS customer_count, SUM(spent) AS total_spent FROM banded GROUP BY band",
        mark: "^(?!.*left (?:outer )?join)(?!.*'none')",
        message: {
          vi: 'Truy vấn đang bắt đầu từ `spending`, nên khách không mua gì bị mất và nhóm `none` không có. Hãy bắt đầu từ `customers` và dùng LEFT JOIN.',
          en: 'The query starts from `spending`, so customers who bought nothing are lost and the band `none` is missing. Start from `customers` and use LEFT JOIN.',
        },
      },
      {
        sql: "WITH spending AS (SELECT o.customer_id, SUM(i.quantity * i.unit_price) AS spent FROM orders AS o JOIN order_items AS i ON i.order_id = o.order_id WHERE o.ordered_at >= '2025-01-01' AND o.ordered_at < '2025-07-01' AND o.status <> 'cancelled' GROUP BY o.customer_id), everyone AS (SELECT c.customer_id, COALESCE(s.spent, 0) AS spent FROM customers AS c LEFT JOIN spending AS s ON s.customer_id = c.customer_id), banded AS (SELECT spent, CASE WHEN spent = 0 THEN 'none' WHEN spent > (SELECT AVG(spent) FROM everyone) THEN 'high' ELSE 'low' END AS band FROM everyone) SELECT band, COUNT(*) AS customer_count, SUM(spent) AS total_spent FROM banded GROUP BY band",
        mark: 'avg \\( (?:\\w+ \\. )?\\w+ \\) from (?!spending\\b)|avg \\( coalesce',
        message: {
          vi: 'Mức trung bình đang tính cả những khách không mua gì với số 0, nên bị kéo xuống. Hãy tính AVG trên những khách có mua.',
          en: 'The average includes the customers who bought nothing, as 0, which pulls it down. Compute AVG over the customers who bought something.',
        },
      },
      {
        sql: "WITH spending AS (SELECT o.customer_id, SUM(i.quantity * i.unit_price) AS spent FROM orders AS o JOIN order_items AS i ON i.order_id = o.order_id WHERE o.ordered_at >= '2025-01-01' AND o.ordered_at < '2025-07-01' AND o.status <> 'cancelled' GROUP BY o.customer_id), banded AS (SELECT s.spent, CASE WHEN s.spent > (SELECT AVG(spent) FROM spending) THEN 'high' WHEN s.spent IS NULL THEN 'none' ELSE 'low' END AS band FROM customers AS c LEFT JOIN spending AS s ON s.customer_id = c.customer_id) SELECT band, COUNT(*) AS customer_count, SUM(spent) AS total_spent FROM banded GROUP BY band",
        mark: '^(?!.*(?:coalesce|ifnull|else 0)).*left (?:outer )?join',
        message: {
          vi: 'Các nhóm đã đúng, nhưng tổng của nhóm `none` đang là NULL. Đề cần số 0.',
          en: 'The bands are right, but the total of `none` is NULL. The task asks for 0.',
        },
      },
      {
        sql: "WITH spending AS (SELECT o.customer_id, SUM(i.quantity * i.unit_price) AS spent FROM orders AS o JOIN order_items AS i ON i.order_id = o.order_id WHERE o.ordered_at >= '2025-01-01' AND o.ordered_at < '2025-07-01' AND o.status <> 'cancelled' GROUP BY o.customer_id), banded AS (SELECT COALESCE(s.spent, 0) AS spent, CASE WHEN s.spent > (SELECT AVG(spent) FROM spending) THEN 'high' ELSE 'low' END AS band FROM customers AS c LEFT JOIN spending AS s ON s.customer_id = c.customer_id) SELECT band, COUNT(*) AS customer_count, SUM(spent) AS total_spent FROM banded GROUP BY band",
        mark: "^(?!.*'none').*left (?:outer )?join",
        message: {
          vi: 'Khách không mua gì đang rơi vào ELSE, vì so sánh NULL với mức trung bình thì ra UNKNOWN. Hãy viết riêng một WHEN cho nhóm `none`.',
          en: 'Customers who bought nothing end up in ELSE, because comparing NULL with the average gives UNKNOWN. Write a WHEN of its own for the band `none`.',
        },
      },
      {
        sql: "WITH spending AS (SELECT o.customer_id, SUM(i.quantity * i.unit_price) AS spent FROM orders AS o JOIN order_items AS i ON i.order_id = o.order_id WHERE o.ordered_at >= '2025-01-01' AND o.ordered_at < '2025-07-01' GROUP BY o.customer_id), banded AS (SELECT COALESCE(s.spent, 0) AS spent, CASE WHEN s.spent IS NULL THEN 'none' WHEN s.spent > (SELECT AVG(spent) FROM spending) THEN 'high' ELSE 'low' END AS band FROM customers AS c LEFT JOIN spending AS s ON s.customer_id = c.customer_id) SELECT band, COUNT(*) AS customer_count, SUM(spent) AS total_spent FROM banded GROUP BY band",
        mark: "^(?!.*'cancelled')",
        message: { vi: 'Truy vấn đang tính cả đơn bị hủy.', en: 'Cancelled orders are counted too.' },
      },
      {
        sql: "WITH spending AS (SELECT o.customer_id, SUM(i.quantity * b.price) AS spent FROM orders AS o JOIN order_items AS i ON i.order_id = o.order_id JOIN books AS b ON b.book_id = i.book_id WHERE o.ordered_at >= '2025-01-01' AND o.ordered_at < '2025-07-01' AND o.status <> 'cancelled' GROUP BY o.customer_id), banded AS (SELECT COALESCE(s.spent, 0) AS spent, CASE WHEN s.spent IS NULL THEN 'none' WHEN s.spent > (SELECT AVG(spent) FROM spending) THEN 'high' ELSE 'low' END AS band FROM customers AS c LEFT JOIN spending AS s ON s.customer_id = c.customer_id) SELECT band, COUNT(*) AS customer_count, SUM(spent) AS total_spent FROM banded GROUP BY band",
        mark: '^(?!.*unit_price).*\\bprice\\b',
        message: {
          vi: '`books.price` là giá hiện tại. Số tiền phải tính theo giá lúc bán, `unit_price`.',
          en: '`books.price` is the current price. The amount needs the price at the time of the sale, `unit_price`.',
        },
      },
    ],
    compare: { kind: 'result', types: { band: 'text', customer_count: 'integer', total_spent: 'integer' } },
    hidden: [
      {
        about: {
          vi: 'Có hai khách chi số tiền bằng nhau.',
          en: 'Two customers spent the same amount.',
        },
        sql: "UPDATE orders SET status = 'cancelled' WHERE order_id = 91; UPDATE order_items SET unit_price = 280000 WHERE order_id = 88;",
      },
    ],
    equivalent: [
      {
        sql: 'WITH "spending" AS (SELECT "o".customer_id, SUM("i".quantity * "i".unit_price) AS "spent" FROM "orders" AS "o" INNER JOIN "order_items" AS "i" ON "i".order_id = "o".order_id WHERE "o".ordered_at >= \'2025-01-01 00:00:00\' AND "o".ordered_at < \'2025-07-01 00:00:00\' AND "o".status <> \'cancelled\' GROUP BY "o".customer_id), "banded" AS (SELECT COALESCE("s".spent, 0) AS "spent", CASE WHEN "s".spent IS NULL THEN \'none\' WHEN "s".spent > (SELECT AVG(spent) FROM "spending") THEN \'high\' ELSE \'low\' END AS "band" FROM "customers" AS "c" LEFT JOIN "spending" AS "s" ON "s".customer_id = "c".customer_id) SELECT DISTINCT band, COUNT(*) AS "customer_count", SUM(spent) AS "total_spent" FROM "banded" GROUP BY band',
        reason: 'GROUP BY leaves one row for each value of the selected keys, so no two rows are alike.',
      },
      {
        sql: 'WITH "spending" AS (SELECT DISTINCT "o".customer_id, SUM("i".quantity * "i".unit_price) AS "spent" FROM "orders" AS "o" INNER JOIN "order_items" AS "i" ON "i".order_id = "o".order_id WHERE "o".ordered_at >= \'2025-01-01 00:00:00\' AND "o".ordered_at < \'2025-07-01 00:00:00\' AND "o".status <> \'cancelled\' GROUP BY "o".customer_id), "banded" AS (SELECT COALESCE("s".spent, 0) AS "spent", CASE WHEN "s".spent IS NULL THEN \'none\' WHEN "s".spent > (SELECT AVG(spent) FROM "spending") THEN \'high\' ELSE \'low\' END AS "band" FROM "customers" AS "c" LEFT JOIN "spending" AS "s" ON "s".customer_id = "c".customer_id) SELECT band, COUNT(*) AS "customer_count", SUM(spent) AS "total_spent" FROM "banded" GROUP BY band',
        reason: 'GROUP BY leaves one row for each value of the selected keys, so no two rows are alike.',
      },
      {
        sql: 'WITH "spending" AS (SELECT "o".customer_id, SUM("i".quantity * "i".unit_price) AS "spent" FROM "orders" AS "o" LEFT JOIN "order_items" AS "i" ON "i".order_id = "o".order_id WHERE "o".ordered_at >= \'2025-01-01 00:00:00\' AND "o".ordered_at < \'2025-07-01 00:00:00\' AND "o".status <> \'cancelled\' GROUP BY "o".customer_id), "banded" AS (SELECT COALESCE("s".spent, 0) AS "spent", CASE WHEN "s".spent IS NULL THEN \'none\' WHEN "s".spent > (SELECT AVG(spent) FROM "spending") THEN \'high\' ELSE \'low\' END AS "band" FROM "customers" AS "c" LEFT JOIN "spending" AS "s" ON "s".customer_id = "c".customer_id) SELECT band, COUNT(*) AS "customer_count", SUM(spent) AS "total_spent" FROM "banded" GROUP BY band',
        reason:
          'A customer whose orders have no lines gets NULL from the step, as a customer without a row does, and AVG skips it.',
      },
    ],
  },
  {
    id: 'sql-17-06',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Doanh thu tháng 4 năm 2025 là 6.700.000 đồng, còn tháng 5 chỉ là 2.740.000 đồng. Những danh mục nào có doanh thu giảm, và giảm bao nhiêu? Danh mục lấy theo `books.category_id`. Doanh thu là tổng `quantity * unit_price` của các đơn mà trạng thái không phải `cancelled`. Trả về `category_id`, `name`, `april`, `may` (doanh thu hai tháng, không bán được gì thì là 0), `decrease` (doanh thu tháng 4 trừ doanh thu tháng 5), không cần sắp xếp. Chỉ lấy danh mục có doanh thu tháng 4 cao hơn tháng 5.',
      en: 'Revenue was 6,700,000 VND in April 2025 and only 2,740,000 VND in May. Which categories went down, and by how much? The category is the one in `books.category_id`. Revenue is the sum of `quantity * unit_price` over orders whose status is not `cancelled`. Return `category_id`, `name`, `april`, `may` (revenue of the two months, 0 if nothing was sold), `decrease` (revenue of April minus revenue of May), in any order. Only the categories whose revenue was higher in April than in May.',
    },
    starter:
      'WITH sales AS (\n  SELECT b.category_id, o.ordered_at, i.quantity * i.unit_price AS amount\n  FROM orders AS o\n\n)\nSELECT ',
    hints: [
      {
        vi: 'Có thể viết hai bước, mỗi bước tính doanh thu của một tháng, rồi ghép. Cũng có thể viết một bước có hai cột, mỗi cột là một SUM với CASE.',
        en: 'You can write two steps, each with the revenue of one month, and join them. You can also write one step with two columns, each a SUM with CASE.',
      },
      {
        vi: 'Một danh mục bán được trong tháng 4 có thể không bán được gì trong tháng 5. Danh mục đó cũng giảm.',
        en: 'A category that sold in April may have sold nothing in May. It went down as well.',
      },
    ],
    solutions: [
      {
        sql: "WITH sales AS (\n  SELECT b.category_id, o.ordered_at, i.quantity * i.unit_price AS amount\n  FROM orders AS o\n  JOIN order_items AS i ON i.order_id = o.order_id\n  JOIN books AS b ON b.book_id = i.book_id\n  WHERE o.status <> 'cancelled'\n),\nmonths AS (\n  SELECT category_id,\n         SUM(CASE WHEN ordered_at < '2025-05-01 00:00:00' THEN amount ELSE 0 END) AS april,\n         SUM(CASE WHEN ordered_at >= '2025-05-01 00:00:00' THEN amount ELSE 0 END) AS may\n  FROM sales\n  WHERE ordered_at >= '2025-04-01 00:00:00' AND ordered_at < '2025-06-01 00:00:00'\n  GROUP BY category_id\n)\nSELECT c.category_id, c.name, m.april, m.may, m.april - m.may AS decrease\nFROM months AS m\nJOIN categories AS c ON c.category_id = m.category_id\nWHERE m.april > m.may;",
        note: {
          vi: 'Sáu danh mục giảm tổng cộng 4.530.000 đồng. Toàn nhà sách chỉ giảm 3.960.000 đồng, vì danh mục Khám phá thế giới tăng 570.000 đồng.',
          en: 'Six categories went down by 4,530,000 VND in total. The whole shop went down by only 3,960,000 VND, because Khám phá thế giới (exploring the world) went up by 570,000.',
        },
      },
      {
        sql: "WITH sales AS (\n  SELECT b.category_id, o.ordered_at, i.quantity * i.unit_price AS amount\n  FROM orders AS o\n  JOIN order_items AS i ON i.order_id = o.order_id\n  JOIN books AS b ON b.book_id = i.book_id\n  WHERE o.status <> 'cancelled'\n),\napril AS (\n  SELECT category_id, SUM(amount) AS revenue\n  FROM sales\n  WHERE ordered_at >= '2025-04-01 00:00:00' AND ordered_at < '2025-05-01 00:00:00'\n  GROUP BY category_id\n),\nmay AS (\n  SELECT category_id, SUM(amount) AS revenue\n  FROM sales\n  WHERE ordered_at >= '2025-05-01 00:00:00' AND ordered_at < '2025-06-01 00:00:00'\n  GROUP BY category_id\n),\nmonths AS (\n  SELECT a.category_id, a.revenue AS april, COALESCE(m.revenue, 0) AS may\n  FROM april AS a\n  LEFT JOIN may AS m ON m.category_id = a.category_id\n)\nSELECT c.category_id, c.name, x.april, x.may, x.april - x.may AS decrease\nFROM months AS x\nJOIN categories AS c ON c.category_id = x.category_id\nWHERE x.april > x.may;",
        note: {
          vi: 'Bước `sales` được đọc hai lần, mỗi tháng một lần. LEFT JOIN đủ ở đây, vì danh mục chỉ bán được trong tháng 5 thì không giảm.',
          en: 'The step `sales` is read twice, once for each month. LEFT JOIN is enough here, because a category that sold only in May did not go down.',
        },
      },
    ],
    wrong: [
      {
        sql: "WITH sales AS (SELECT b.category_id, o.ordered_at, i.quantity * i.unit_price AS amount FROM orders AS o JOIN order_items AS i ON i.order_id = o.order_id JOIN books AS b ON b.book_id = i.book_id WHERE o.status <> 'cancelled'), april AS (SELECT category_id, SUM(amount) AS revenue FROM sales WHERE ordered_at >= '2025-04-01' AND ordered_at < '2025-05-01' GROUP BY category_id), may AS (SELECT category_id, SUM(amount) AS revenue FROM sales WHERE ordered_at >= '2025-05-01' AND ordered_at < '2025-06-01' GROUP BY category_id) SELECT c.category_id, c.name, a.revenue AS april, m.revenue AS may, a.revenue - m.revenue AS decrease FROM april AS a JOIN may AS m ON m.category_id = a.category_id JOIN categories AS c ON c.category_id = a.category_id WHERE a.revenue > m.revenue",
        mark: '^(?!.*\\b(?:left|right|full|case)\\b)(?!.*(?:(?:[<>]=?|\\bwhere) \\( select|[,(-] \\( select (?!(?:\\w+ \\. )?name\\b)))with',
        message: {
          vi: 'JOIN bỏ mất danh mục bán được trong tháng 4 mà không bán được gì trong tháng 5. Hãy ghép tháng 5 bằng LEFT JOIN.',
          en: 'JOIN drops a category that sold in April and sold nothing in May. Join May by LEFT JOIN.',
        },
      },
      {
        sql: "WITH sales AS (SELECT b.category_id, o.ordered_at, i.quantity * i.unit_price AS amount FROM orders AS o JOIN order_items AS i ON i.order_id = o.order_id JOIN books AS b ON b.book_id = i.book_id WHERE o.status <> 'cancelled'), april AS (SELECT category_id, SUM(amount) AS revenue FROM sales WHERE ordered_at >= '2025-04-01' AND ordered_at < '2025-05-01' GROUP BY category_id), may AS (SELECT category_id, SUM(amount) AS revenue FROM sales WHERE ordered_at >= '2025-05-01' AND ordered_at < '2025-06-01' GROUP BY category_id) SELECT c.category_id, c.name, a.revenue AS april, COALESCE(m.revenue, 0) AS may, a.revenue - COALESCE(m.revenue, 0) AS decrease FROM april AS a JOIN categories AS c ON c.category_id = a.category_id LEFT JOIN may AS m ON m.category_id = a.category_id WHERE a.revenue > m.revenue",
        mark: '\\b(?:left|right|full)\\b.*> (?:\\w+ \\. )?revenue(?! ,)|(?:>|\\bwhere) \\( select (?!coalesce)',
        message: {
          vi: 'Điều kiện trong WHERE đang so với NULL khi danh mục không bán được gì trong tháng 5, nên danh mục đó bị bỏ. Hãy dùng COALESCE cả ở đó.',
          en: 'The condition in WHERE compares with NULL when a category sold nothing in May, so that category is dropped. Use COALESCE there as well.',
        },
      },
      {
        sql: "WITH sales AS (SELECT b.category_id, o.ordered_at, i.quantity * i.unit_price AS amount FROM orders AS o JOIN order_items AS i ON i.order_id = o.order_id JOIN books AS b ON b.book_id = i.book_id), months AS (SELECT category_id, SUM(CASE WHEN ordered_at < '2025-05-01' THEN amount ELSE 0 END) AS april, SUM(CASE WHEN ordered_at >= '2025-05-01' THEN amount ELSE 0 END) AS may FROM sales WHERE ordered_at >= '2025-04-01' AND ordered_at < '2025-06-01' GROUP BY category_id) SELECT c.category_id, c.name, m.april, m.may, m.april - m.may AS decrease FROM months AS m JOIN categories AS c ON c.category_id = m.category_id WHERE m.april > m.may",
        mark: "^(?!.*'cancelled')",
        message: { vi: 'Truy vấn đang tính cả đơn bị hủy.', en: 'Cancelled orders are counted too.' },
      },
      {
        sql: "WITH sales AS (SELECT b.category_id, o.ordered_at, i.quantity * i.unit_price AS amount FROM orders AS o JOIN order_items AS i ON i.order_id = o.order_id JOIN books AS b ON b.book_id = i.book_id WHERE o.status <> 'cancelled'), months AS (SELECT category_id, SUM(CASE WHEN ordered_at < '2025-05-01' THEN amount ELSE 0 END) AS april, SUM(CASE WHEN ordered_at >= '2025-05-01' THEN amount ELSE 0 END) AS may FROM sales WHERE ordered_at >= '2025-04-01' AND ordered_at < '2025-06-01' GROUP BY category_id) SELECT c.category_id, c.name, m.april, m.may, m.april - m.may AS decrease FROM months AS m JOIN categories AS c ON c.category_id = m.category_id",
        mark: '^(?!.*(?:april > |may < |decrease > 0|revenue > )).*case',
        message: {
          vi: 'Kết quả còn cả danh mục có doanh thu tăng. Đề chỉ cần những danh mục giảm.',
          en: 'The result also has categories that went up. The task asks only for those that went down.',
        },
      },
      {
        sql: "WITH sales AS (SELECT b.category_id, o.ordered_at, i.quantity * i.unit_price AS amount FROM orders AS o JOIN order_items AS i ON i.order_id = o.order_id JOIN books AS b ON b.book_id = i.book_id WHERE o.status <> 'cancelled'), months AS (SELECT category_id, SUM(CASE WHEN ordered_at < '2025-05-01' THEN amount ELSE 0 END) AS april, SUM(CASE WHEN ordered_at >= '2025-05-01' THEN amount ELSE 0 END) AS may FROM sales GROUP BY category_id) SELECT c.category_id, c.name, m.april, m.may, m.april - m.may AS decrease FROM months AS m JOIN categories AS c ON c.category_id = m.category_id WHERE m.april > m.may",
        mark: "^(?!.*'2025-0[46]-)",
        message: {
          vi: 'Cột `april` đang cộng mọi đơn trước tháng 5, cột `may` đang cộng mọi đơn từ tháng 5 trở đi. Hãy giới hạn cả hai đầu của hai tháng.',
          en: 'The column `april` adds up all orders before May, and `may` all orders from May on. Limit the two months at both ends.',
        },
      },
      {
        sql: "WITH sales AS (SELECT b.category_id, o.ordered_at, i.quantity * b.price AS amount FROM orders AS o JOIN order_items AS i ON i.order_id = o.order_id JOIN books AS b ON b.book_id = i.book_id WHERE o.status <> 'cancelled'), months AS (SELECT category_id, SUM(CASE WHEN ordered_at < '2025-05-01' THEN amount ELSE 0 END) AS april, SUM(CASE WHEN ordered_at >= '2025-05-01' THEN amount ELSE 0 END) AS may FROM sales WHERE ordered_at >= '2025-04-01' AND ordered_at < '2025-06-01' GROUP BY category_id) SELECT c.category_id, c.name, m.april, m.may, m.april - m.may AS decrease FROM months AS m JOIN categories AS c ON c.category_id = m.category_id WHERE m.april > m.may",
        mark: '^(?!.*unit_price).*\\bprice\\b',
        message: {
          vi: '`books.price` là giá hiện tại. Số tiền phải tính theo giá lúc bán, `unit_price`.',
          en: '`books.price` is the current price. The amount needs the price at the time of the sale, `unit_price`.',
        },
      },
    ],
    compare: {
      kind: 'result',
      types: { april: 'integer', may: 'integer', decrease: 'integer' },
    },
    equivalent: [
      {
        sql: 'WITH "sales" AS (SELECT "b".category_id, "o".ordered_at, "i".quantity * "i".unit_price AS "amount" FROM "orders" AS "o" INNER JOIN "order_items" AS "i" ON "i".order_id = "o".order_id INNER JOIN "books" AS "b" ON "b".book_id = "i".book_id WHERE "o".status <> \'cancelled\'), "months" AS (SELECT category_id, SUM(CASE WHEN ordered_at < \'2025-05-01 00:00:00\' THEN amount ELSE 0 END) AS "april", SUM(CASE WHEN ordered_at >= \'2025-05-01 00:00:00\' THEN amount ELSE 0 END) AS "may" FROM "sales" WHERE ordered_at >= \'2025-04-01 00:00:00\' AND ordered_at < \'2025-06-01 00:00:00\' GROUP BY category_id) SELECT DISTINCT "c".category_id, "c".name, "m".april, "m".may, "m".april - "m".may AS "decrease" FROM "months" AS "m" INNER JOIN "categories" AS "c" ON "c".category_id = "m".category_id WHERE "m".april > "m".may',
        reason: 'The step has one row for each category, so no two rows are alike.',
      },
      {
        sql: 'WITH "sales" AS (SELECT "b".category_id, "o".ordered_at, "i".quantity * "i".unit_price AS "amount" FROM "orders" AS "o" LEFT JOIN "order_items" AS "i" ON "i".order_id = "o".order_id INNER JOIN "books" AS "b" ON "b".book_id = "i".book_id WHERE "o".status <> \'cancelled\'), "months" AS (SELECT category_id, SUM(CASE WHEN ordered_at < \'2025-05-01 00:00:00\' THEN amount ELSE 0 END) AS "april", SUM(CASE WHEN ordered_at >= \'2025-05-01 00:00:00\' THEN amount ELSE 0 END) AS "may" FROM "sales" WHERE ordered_at >= \'2025-04-01 00:00:00\' AND ordered_at < \'2025-06-01 00:00:00\' GROUP BY category_id) SELECT "c".category_id, "c".name, "m".april, "m".may, "m".april - "m".may AS "decrease" FROM "months" AS "m" INNER JOIN "categories" AS "c" ON "c".category_id = "m".category_id WHERE "m".april > "m".may',
        reason: 'An order without lines has NULL as the book_id, which meets no book in the inner join that follows.',
      },
      {
        sql: 'WITH "sales" AS (SELECT "b".category_id, "o".ordered_at, "i".quantity * "i".unit_price AS "amount" FROM "orders" AS "o" INNER JOIN "order_items" AS "i" ON "i".order_id = "o".order_id LEFT JOIN "books" AS "b" ON "b".book_id = "i".book_id WHERE "o".status <> \'cancelled\'), "months" AS (SELECT category_id, SUM(CASE WHEN ordered_at < \'2025-05-01 00:00:00\' THEN amount ELSE 0 END) AS "april", SUM(CASE WHEN ordered_at >= \'2025-05-01 00:00:00\' THEN amount ELSE 0 END) AS "may" FROM "sales" WHERE ordered_at >= \'2025-04-01 00:00:00\' AND ordered_at < \'2025-06-01 00:00:00\' GROUP BY category_id) SELECT "c".category_id, "c".name, "m".april, "m".may, "m".april - "m".may AS "decrease" FROM "months" AS "m" INNER JOIN "categories" AS "c" ON "c".category_id = "m".category_id WHERE "m".april > "m".may',
        reason: 'order_items.book_id is NOT NULL and a foreign key, so every line has its book.',
      },
      {
        sql: 'WITH "sales" AS (SELECT "b".category_id, "o".ordered_at, "i".quantity * "i".unit_price AS "amount" FROM "orders" AS "o" INNER JOIN "order_items" AS "i" ON "i".order_id = "o".order_id INNER JOIN "books" AS "b" ON "b".book_id = "i".book_id WHERE "o".status <> \'cancelled\'), "months" AS (SELECT DISTINCT category_id, SUM(CASE WHEN ordered_at < \'2025-05-01 00:00:00\' THEN amount ELSE 0 END) AS "april", SUM(CASE WHEN ordered_at >= \'2025-05-01 00:00:00\' THEN amount ELSE 0 END) AS "may" FROM "sales" WHERE ordered_at >= \'2025-04-01 00:00:00\' AND ordered_at < \'2025-06-01 00:00:00\' GROUP BY category_id) SELECT "c".category_id, "c".name, "m".april, "m".may, "m".april - "m".may AS "decrease" FROM "months" AS "m" INNER JOIN "categories" AS "c" ON "c".category_id = "m".category_id WHERE "m".april > "m".may',
        reason: 'GROUP BY leaves one row for each value of the selected keys, so no two rows are alike.',
      },
      {
        sql: 'WITH "sales" AS (SELECT "b".category_id, "o".ordered_at, "i".quantity * "i".unit_price AS "amount" FROM "orders" AS "o" INNER JOIN "order_items" AS "i" ON "i".order_id = "o".order_id INNER JOIN "books" AS "b" ON "b".book_id = "i".book_id WHERE "o".status <> \'cancelled\'), "months" AS (SELECT category_id, SUM(CASE WHEN ordered_at < \'2025-05-01 00:00:00\' THEN amount END) AS "april", SUM(CASE WHEN ordered_at >= \'2025-05-01 00:00:00\' THEN amount ELSE 0 END) AS "may" FROM "sales" WHERE ordered_at >= \'2025-04-01 00:00:00\' AND ordered_at < \'2025-06-01 00:00:00\' GROUP BY category_id) SELECT "c".category_id, "c".name, "m".april, "m".may, "m".april - "m".may AS "decrease" FROM "months" AS "m" INNER JOIN "categories" AS "c" ON "c".category_id = "m".category_id WHERE "m".april > "m".may',
        reason:
          'A category without sales in April has NULL instead of 0 as april, and neither is greater than its revenue in May.',
      },
      {
        sql: 'WITH "sales" AS (SELECT "b".category_id, "o".ordered_at, "i".quantity * "i".unit_price AS "amount" FROM "orders" AS "o" INNER JOIN "order_items" AS "i" ON "i".order_id = "o".order_id INNER JOIN "books" AS "b" ON "b".book_id = "i".book_id WHERE "o".status <> \'cancelled\'), "months" AS (SELECT category_id, SUM(CASE WHEN ordered_at < \'2025-05-01 00:00:00\' THEN amount ELSE 0 END) AS "april", SUM(CASE WHEN ordered_at >= \'2025-05-01 00:00:00\' THEN amount ELSE 0 END) AS "may" FROM "sales" WHERE ordered_at >= \'2025-04-01 00:00:00\' AND ordered_at < \'2025-06-01 00:00:00\' GROUP BY category_id) SELECT "c".category_id, "c".name, "m".april, "m".may, "m".april - "m".may AS "decrease" FROM "months" AS "m" LEFT JOIN "categories" AS "c" ON "c".category_id = "m".category_id WHERE "m".april > "m".may',
        reason: 'books.category_id is NOT NULL and a foreign key, so every category_id of a book has its category.',
      },
      {
        sql: 'WITH "sales" AS (SELECT "b".category_id, "o".ordered_at, "i".quantity * "i".unit_price AS "amount" FROM "orders" AS "o" INNER JOIN "order_items" AS "i" ON "i".order_id = "o".order_id INNER JOIN "books" AS "b" ON "b".book_id = "i".book_id WHERE "o".status <> \'cancelled\'), "april" AS (SELECT category_id, SUM(amount) AS "revenue" FROM "sales" WHERE ordered_at >= \'2025-04-01 00:00:00\' AND ordered_at < \'2025-05-01 00:00:00\' GROUP BY category_id), "may" AS (SELECT category_id, SUM(amount) AS "revenue" FROM "sales" WHERE ordered_at >= \'2025-05-01 00:00:00\' AND ordered_at < \'2025-06-01 00:00:00\' GROUP BY category_id), "months" AS (SELECT "a".category_id, "a".revenue AS "april", COALESCE("m".revenue, 0) AS "may" FROM "april" AS "a" LEFT JOIN "may" AS "m" ON "m".category_id = "a".category_id) SELECT DISTINCT "c".category_id, "c".name, "x".april, "x".may, "x".april - "x".may AS "decrease" FROM "months" AS "x" INNER JOIN "categories" AS "c" ON "c".category_id = "x".category_id WHERE "x".april > "x".may',
        reason: 'The step has one row for each category, so no two rows are alike.',
      },
      {
        sql: 'WITH "sales" AS (SELECT "b".category_id, "o".ordered_at, "i".quantity * "i".unit_price AS "amount" FROM "orders" AS "o" LEFT JOIN "order_items" AS "i" ON "i".order_id = "o".order_id INNER JOIN "books" AS "b" ON "b".book_id = "i".book_id WHERE "o".status <> \'cancelled\'), "april" AS (SELECT category_id, SUM(amount) AS "revenue" FROM "sales" WHERE ordered_at >= \'2025-04-01 00:00:00\' AND ordered_at < \'2025-05-01 00:00:00\' GROUP BY category_id), "may" AS (SELECT category_id, SUM(amount) AS "revenue" FROM "sales" WHERE ordered_at >= \'2025-05-01 00:00:00\' AND ordered_at < \'2025-06-01 00:00:00\' GROUP BY category_id), "months" AS (SELECT "a".category_id, "a".revenue AS "april", COALESCE("m".revenue, 0) AS "may" FROM "april" AS "a" LEFT JOIN "may" AS "m" ON "m".category_id = "a".category_id) SELECT "c".category_id, "c".name, "x".april, "x".may, "x".april - "x".may AS "decrease" FROM "months" AS "x" INNER JOIN "categories" AS "c" ON "c".category_id = "x".category_id WHERE "x".april > "x".may',
        reason: 'An order without lines has NULL as the book_id, which meets no book in the inner join that follows.',
      },
      {
        sql: 'WITH "sales" AS (SELECT "b".category_id, "o".ordered_at, "i".quantity * "i".unit_price AS "amount" FROM "orders" AS "o" INNER JOIN "order_items" AS "i" ON "i".order_id = "o".order_id LEFT JOIN "books" AS "b" ON "b".book_id = "i".book_id WHERE "o".status <> \'cancelled\'), "april" AS (SELECT category_id, SUM(amount) AS "revenue" FROM "sales" WHERE ordered_at >= \'2025-04-01 00:00:00\' AND ordered_at < \'2025-05-01 00:00:00\' GROUP BY category_id), "may" AS (SELECT category_id, SUM(amount) AS "revenue" FROM "sales" WHERE ordered_at >= \'2025-05-01 00:00:00\' AND ordered_at < \'2025-06-01 00:00:00\' GROUP BY category_id), "months" AS (SELECT "a".category_id, "a".revenue AS "april", COALESCE("m".revenue, 0) AS "may" FROM "april" AS "a" LEFT JOIN "may" AS "m" ON "m".category_id = "a".category_id) SELECT "c".category_id, "c".name, "x".april, "x".may, "x".april - "x".may AS "decrease" FROM "months" AS "x" INNER JOIN "categories" AS "c" ON "c".category_id = "x".category_id WHERE "x".april > "x".may',
        reason: 'order_items.book_id is NOT NULL and a foreign key, so every line has its book.',
      },
      {
        sql: 'WITH "sales" AS (SELECT "b".category_id, "o".ordered_at, "i".quantity * "i".unit_price AS "amount" FROM "orders" AS "o" INNER JOIN "order_items" AS "i" ON "i".order_id = "o".order_id INNER JOIN "books" AS "b" ON "b".book_id = "i".book_id WHERE "o".status <> \'cancelled\'), "april" AS (SELECT DISTINCT category_id, SUM(amount) AS "revenue" FROM "sales" WHERE ordered_at >= \'2025-04-01 00:00:00\' AND ordered_at < \'2025-05-01 00:00:00\' GROUP BY category_id), "may" AS (SELECT category_id, SUM(amount) AS "revenue" FROM "sales" WHERE ordered_at >= \'2025-05-01 00:00:00\' AND ordered_at < \'2025-06-01 00:00:00\' GROUP BY category_id), "months" AS (SELECT "a".category_id, "a".revenue AS "april", COALESCE("m".revenue, 0) AS "may" FROM "april" AS "a" LEFT JOIN "may" AS "m" ON "m".category_id = "a".category_id) SELECT "c".category_id, "c".name, "x".april, "x".may, "x".april - "x".may AS "decrease" FROM "months" AS "x" INNER JOIN "categories" AS "c" ON "c".category_id = "x".category_id WHERE "x".april > "x".may',
        reason: 'GROUP BY leaves one row for each value of the selected keys, so no two rows are alike.',
      },
      {
        sql: 'WITH "sales" AS (SELECT "b".category_id, "o".ordered_at, "i".quantity * "i".unit_price AS "amount" FROM "orders" AS "o" INNER JOIN "order_items" AS "i" ON "i".order_id = "o".order_id INNER JOIN "books" AS "b" ON "b".book_id = "i".book_id WHERE "o".status <> \'cancelled\'), "april" AS (SELECT category_id, SUM(amount) AS "revenue" FROM "sales" WHERE ordered_at >= \'2025-04-01 00:00:00\' AND ordered_at < \'2025-05-01 00:00:00\' GROUP BY category_id), "may" AS (SELECT DISTINCT category_id, SUM(amount) AS "revenue" FROM "sales" WHERE ordered_at >= \'2025-05-01 00:00:00\' AND ordered_at < \'2025-06-01 00:00:00\' GROUP BY category_id), "months" AS (SELECT "a".category_id, "a".revenue AS "april", COALESCE("m".revenue, 0) AS "may" FROM "april" AS "a" LEFT JOIN "may" AS "m" ON "m".category_id = "a".category_id) SELECT "c".category_id, "c".name, "x".april, "x".may, "x".april - "x".may AS "decrease" FROM "months" AS "x" INNER JOIN "categories" AS "c" ON "c".category_id = "x".category_id WHERE "x".april > "x".may',
        reason: 'GROUP BY leaves one row for each value of the selected keys, so no two rows are alike.',
      },
      {
        sql: 'WITH "sales" AS (SELECT "b".category_id, "o".ordered_at, "i".quantity * "i".unit_price AS "amount" FROM "orders" AS "o" INNER JOIN "order_items" AS "i" ON "i".order_id = "o".order_id INNER JOIN "books" AS "b" ON "b".book_id = "i".book_id WHERE "o".status <> \'cancelled\'), "april" AS (SELECT category_id, SUM(amount) AS "revenue" FROM "sales" WHERE ordered_at >= \'2025-04-01 00:00:00\' AND ordered_at < \'2025-05-01 00:00:00\' GROUP BY category_id), "may" AS (SELECT category_id, SUM(amount) AS "revenue" FROM "sales" WHERE ordered_at >= \'2025-05-01 00:00:00\' AND ordered_at < \'2025-06-01 00:00:00\' GROUP BY category_id), "months" AS (SELECT DISTINCT "a".category_id, "a".revenue AS "april", COALESCE("m".revenue, 0) AS "may" FROM "april" AS "a" LEFT JOIN "may" AS "m" ON "m".category_id = "a".category_id) SELECT "c".category_id, "c".name, "x".april, "x".may, "x".april - "x".may AS "decrease" FROM "months" AS "x" INNER JOIN "categories" AS "c" ON "c".category_id = "x".category_id WHERE "x".april > "x".may',
        reason: 'Each of the two months has one row for each category, so no two rows are alike.',
      },
      {
        sql: 'WITH "sales" AS (SELECT "b".category_id, "o".ordered_at, "i".quantity * "i".unit_price AS "amount" FROM "orders" AS "o" INNER JOIN "order_items" AS "i" ON "i".order_id = "o".order_id INNER JOIN "books" AS "b" ON "b".book_id = "i".book_id WHERE "o".status <> \'cancelled\'), "april" AS (SELECT category_id, SUM(amount) AS "revenue" FROM "sales" WHERE ordered_at >= \'2025-04-01 00:00:00\' AND ordered_at < \'2025-05-01 00:00:00\' GROUP BY category_id), "may" AS (SELECT category_id, SUM(amount) AS "revenue" FROM "sales" WHERE ordered_at >= \'2025-05-01 00:00:00\' AND ordered_at < \'2025-06-01 00:00:00\' GROUP BY category_id), "months" AS (SELECT "a".category_id, "a".revenue AS "april", COALESCE("m".revenue, 0) AS "may" FROM "april" AS "a" LEFT JOIN "may" AS "m" ON "m".category_id = "a".category_id) SELECT "c".category_id, "c".name, "x".april, "x".may, "x".april - "x".may AS "decrease" FROM "months" AS "x" LEFT JOIN "categories" AS "c" ON "c".category_id = "x".category_id WHERE "x".april > "x".may',
        reason: 'books.category_id is NOT NULL and a foreign key, so every category_id of a book has its category.',
      },
    ],
  },
];
