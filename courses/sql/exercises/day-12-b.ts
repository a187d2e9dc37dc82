import type { SqlExercise } from '../../../src/features/sql-lab/core/exercise';
import { ORDER_WITHOUT_LINES } from './hiddenCases';

/** Inner joins with what earlier days taught, and a report to investigate. */
export const DAY_12_B: readonly SqlExercise[] = [
  {
    id: 'sql-12-05',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Lập báo cáo sáu tháng đầu năm 2025, không tính đơn có trạng thái `cancelled` và đơn chưa có dòng nào trong `order_items`. Mỗi tháng có đơn là một hàng gồm `month` (chuỗi như `2025-01`), `order_count` (số đơn), `online_count` (số đơn trực tuyến, tức là đơn không có nhân viên bán; không có đơn nào thì là 0) và `average_order` (số tiền trung bình của một đơn, không làm tròn). Tháng gần nhất đứng đầu.',
      en: 'Write a report on the first six months of 2025, leaving out orders whose status is `cancelled` and orders without a line in `order_items`. Each month that has orders is one row of `month` (text such as `2025-01`), `order_count` (number of orders), `online_count` (number of online orders, which have no employee; 0 if there are none) and `average_order` (average amount of an order, without rounding). The latest month comes first.',
    },
    starter:
      'SELECT SUBSTR(CAST(o.ordered_at AS TEXT), 1, 7) AS month,\n        AS order_count,\n        AS online_count,\n        AS average_order\nFROM orders AS o\nJOIN order_items AS i ON i.order_id = o.order_id\n',
    hints: [
      {
        vi: 'Số tiền của một dòng là `quantity * unit_price`. Trung bình của một *đơn* là tổng tiền chia cho số đơn, không phải trung bình của các dòng.',
        en: 'The amount of a line is `quantity * unit_price`. The average of an *order* is the total divided by the number of orders, not the average of the lines.',
      },
      {
        vi: 'Đơn trực tuyến nhiều dòng cũng chỉ là một đơn: CASE có thể đứng trong `COUNT(DISTINCT …)`.',
        en: 'An online order of several lines is still one order: a CASE may stand inside `COUNT(DISTINCT …)`.',
      },
    ],
    solutions: [
      {
        sql: "SELECT SUBSTR(CAST(o.ordered_at AS TEXT), 1, 7) AS month,\n       COUNT(DISTINCT o.order_id) AS order_count,\n       COUNT(DISTINCT CASE WHEN o.employee_id IS NULL THEN o.order_id END) AS online_count,\n       1.0 * SUM(i.quantity * i.unit_price) / COUNT(DISTINCT o.order_id) AS average_order\nFROM orders AS o\nJOIN order_items AS i ON i.order_id = o.order_id\nWHERE o.ordered_at >= '2025-01-01 00:00:00' AND o.ordered_at < '2025-07-01 00:00:00'\n  AND o.status <> 'cancelled'\nGROUP BY month\nORDER BY month DESC;",
      },
    ],
    wrong: [
      {
        sql: "SELECT SUBSTR(CAST(o.ordered_at AS TEXT), 1, 7) AS month, COUNT(DISTINCT o.order_id) AS order_count, COUNT(DISTINCT CASE WHEN o.employee_id IS NULL THEN o.order_id END) AS online_count, AVG(i.quantity * i.unit_price) AS average_order FROM orders AS o JOIN order_items AS i ON i.order_id = o.order_id WHERE o.ordered_at >= '2025-01-01' AND o.ordered_at < '2025-07-01' AND o.status <> 'cancelled' GROUP BY month ORDER BY month DESC",
        mark: 'avg \\(|/ count \\( (?!distinct)',
        message: {
          vi: '`average_order` đang là số tiền trung bình của một *dòng*. Hãy chia tổng tiền cho số đơn.',
          en: '`average_order` is the average amount of a *line*. Divide the total by the number of orders.',
        },
      },
      {
        sql: "SELECT SUBSTR(CAST(o.ordered_at AS TEXT), 1, 7) AS month, COUNT(*) AS order_count, COUNT(DISTINCT CASE WHEN o.employee_id IS NULL THEN o.order_id END) AS online_count, 1.0 * SUM(i.quantity * i.unit_price) / COUNT(DISTINCT o.order_id) AS average_order FROM orders AS o JOIN order_items AS i ON i.order_id = o.order_id WHERE o.ordered_at >= '2025-01-01' AND o.ordered_at < '2025-07-01' AND o.status <> 'cancelled' GROUP BY month ORDER BY month DESC",
        mark: 'count \\( (?!distinct)[^)]*\\) (?:as )?order_count',
        message: {
          vi: '`order_count` đang đếm số dòng của các đơn. Đơn có ba dòng được đếm ba lần.',
          en: '`order_count` counts the lines of the orders. An order of three lines is counted three times.',
        },
      },
      {
        sql: "SELECT SUBSTR(CAST(o.ordered_at AS TEXT), 1, 7) AS month, COUNT(DISTINCT o.order_id) AS order_count, SUM(CASE WHEN o.employee_id IS NULL THEN 1 ELSE 0 END) AS online_count, 1.0 * SUM(i.quantity * i.unit_price) / COUNT(DISTINCT o.order_id) AS average_order FROM orders AS o JOIN order_items AS i ON i.order_id = o.order_id WHERE o.ordered_at >= '2025-01-01' AND o.ordered_at < '2025-07-01' AND o.status <> 'cancelled' GROUP BY month ORDER BY month DESC",
        mark: '(?:sum|count) \\( case |count \\( \\* \\) - count \\( (?!distinct)',
        message: {
          vi: '`online_count` đang đếm số dòng của các đơn trực tuyến. Hãy đếm các `order_id` khác nhau.',
          en: '`online_count` counts the lines of online orders. Count the different values of `order_id`.',
        },
      },
      {
        sql: "SELECT SUBSTR(CAST(o.ordered_at AS TEXT), 1, 7) AS month, COUNT(DISTINCT o.order_id) AS order_count, COUNT(DISTINCT CASE WHEN o.employee_id IS NULL THEN o.order_id END) AS online_count, SUM(i.quantity * i.unit_price) / COUNT(DISTINCT o.order_id) AS average_order FROM orders AS o JOIN order_items AS i ON i.order_id = o.order_id WHERE o.ordered_at >= '2025-01-01' AND o.ordered_at < '2025-07-01' AND o.status <> 'cancelled' GROUP BY month ORDER BY month DESC",
        mark: '^(?!.*(?:\\d\\.\\d|\\bcast \\( sum|:: ?(?:real|float|double))).*/',
        message: {
          vi: 'Công thức đúng, nhưng số nguyên chia số nguyên bỏ mất phần lẻ. Hãy nhân với 1.0 trước khi chia.',
          en: 'The formula is right, but an integer divided by an integer loses its fraction. Multiply by 1.0 before dividing.',
        },
      },
      {
        sql: "SELECT SUBSTR(CAST(o.ordered_at AS TEXT), 1, 7) AS month, COUNT(DISTINCT o.order_id) AS order_count, COUNT(DISTINCT CASE WHEN o.employee_id IS NULL THEN o.order_id END) AS online_count, 1.0 * SUM(i.quantity * i.unit_price) / COUNT(DISTINCT o.order_id) AS average_order FROM orders AS o JOIN order_items AS i ON i.order_id = o.order_id WHERE o.ordered_at >= '2025-01-01' AND o.ordered_at < '2025-07-01' GROUP BY month ORDER BY month DESC",
        mark: "^(?!.*'cancelled')",
        message: {
          vi: 'Đơn bị hủy cũng đang được tính.',
          en: 'Cancelled orders are counted too.',
        },
      },
      {
        sql: "SELECT SUBSTR(CAST(o.ordered_at AS TEXT), 1, 7) AS month, COUNT(DISTINCT o.order_id) AS order_count, COUNT(DISTINCT CASE WHEN o.employee_id IS NULL THEN o.order_id END) AS online_count, 1.0 * SUM(i.quantity * i.unit_price) / COUNT(DISTINCT o.order_id) AS average_order FROM orders AS o JOIN order_items AS i ON i.order_id = o.order_id WHERE o.ordered_at BETWEEN '2025-01-01' AND '2025-06-30' AND o.status <> 'cancelled' GROUP BY month ORDER BY month DESC",
        mark: "between .* and '2025-06-30'|<= '2025-06-30'|< '2025-06-30'",
        message: {
          vi: "`'2025-06-30'` là 0 giờ ngày 30 tháng 6, nên các đơn trong ngày cuối tháng bị bỏ sót. Hãy viết `< '2025-07-01'`.",
          en: "`'2025-06-30'` is midnight at the beginning of 30 June, so the orders of the last day are missed. Write `< '2025-07-01'`.",
        },
      },
      {
        sql: "SELECT SUBSTR(CAST(o.ordered_at AS TEXT), 1, 7) AS month, COUNT(DISTINCT o.order_id) AS order_count, COUNT(DISTINCT CASE WHEN o.employee_id IS NULL THEN o.order_id END) AS online_count, 1.0 * SUM(i.quantity * b.price) / COUNT(DISTINCT o.order_id) AS average_order FROM orders AS o JOIN order_items AS i ON i.order_id = o.order_id JOIN books AS b ON b.book_id = i.book_id WHERE o.ordered_at >= '2025-01-01' AND o.ordered_at < '2025-07-01' AND o.status <> 'cancelled' GROUP BY month ORDER BY month DESC",
        mark: '^(?!.*unit_price).*\\bprice\\b',
        message: {
          vi: '`books.price` là giá hiện tại. Số tiền của một đơn phải tính theo giá lúc bán, `order_items.unit_price`.',
          en: '`books.price` is the current price. The amount of an order needs the price at the time of the sale, `order_items.unit_price`.',
        },
      },
    ],
    compare: {
      kind: 'result',
      order: true,
      tolerance: 1e-12,
      types: { month: 'text', order_count: 'integer', online_count: 'integer', average_order: 'number' },
    },
    hidden: [
      {
        about: {
          vi: 'Có đơn đặt sát đầu và sát cuối sáu tháng này, và có cuốn đã đổi giá.',
          en: 'Some orders were placed close to the beginning or the end of these six months, and a price has changed.',
        },
        sql: "UPDATE books SET price = price + 10000 WHERE book_id = 9; UPDATE orders SET ordered_at = '2024-12-31 23:59:59' WHERE order_id = 49; UPDATE orders SET ordered_at = '2025-01-01 00:00:00' WHERE order_id = 50; UPDATE orders SET ordered_at = '2025-06-30 23:59:59' WHERE order_id = 92; UPDATE orders SET ordered_at = '2025-07-01 00:00:00' WHERE order_id = 93;",
      },
      ORDER_WITHOUT_LINES,
    ],
    equivalent: [
      {
        sql: 'SELECT DISTINCT SUBSTR(CAST("o".ordered_at AS TEXT), 1, 7) AS "month", COUNT(DISTINCT "o".order_id) AS "order_count", COUNT(DISTINCT CASE WHEN "o".employee_id IS NULL THEN "o".order_id END) AS "online_count", 1.0 * SUM("i".quantity * "i".unit_price) / COUNT(DISTINCT "o".order_id) AS "average_order" FROM "orders" AS "o" INNER JOIN "order_items" AS "i" ON "i".order_id = "o".order_id WHERE "o".ordered_at >= \'2025-01-01 00:00:00\' AND "o".ordered_at < \'2025-07-01 00:00:00\' AND "o".status <> \'cancelled\' GROUP BY month ORDER BY month DESC',
        reason: 'GROUP BY leaves one row for each value of the selected keys, so no two rows are alike.',
      },
      {
        sql: 'SELECT SUBSTR("o".ordered_at, 1, 7) AS "month", COUNT(DISTINCT "o".order_id) AS "order_count", COUNT(DISTINCT CASE WHEN "o".employee_id IS NULL THEN "o".order_id END) AS "online_count", 1.0 * SUM("i".quantity * "i".unit_price) / COUNT(DISTINCT "o".order_id) AS "average_order" FROM "orders" AS "o" INNER JOIN "order_items" AS "i" ON "i".order_id = "o".order_id WHERE "o".ordered_at >= \'2025-01-01 00:00:00\' AND "o".ordered_at < \'2025-07-01 00:00:00\' AND "o".status <> \'cancelled\' GROUP BY month ORDER BY month DESC',
        reason: 'On SQLite ordered_at is text without CAST too.',
      },
    ],
  },
  {
    id: 'sql-12-06',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Báo cáo quý II năm 2025 sai vì đã ghép thêm `book_authors`. Hãy tìm những đầu sách làm doanh thu bị cộng thừa, và mỗi đầu sách bị cộng thừa bao nhiêu tiền: số tiền có trong tổng sau khi ghép `book_authors`, trừ đi doanh thu thật. Trả về `book_id`, `title`, `excess` (số tiền thừa), chỉ gồm những đầu sách có tiền thừa, không cần thứ tự. Quý II gồm các đơn từ đầu ngày 1 tháng 4 đến hết ngày 30 tháng 6 năm 2025, không tính đơn có trạng thái `cancelled`; tác giả của mỗi cuốn được đánh số `author_order` liền nhau từ 1. Cách làm tùy bạn.',
      en: 'The report on the second quarter of 2025 went wrong because `book_authors` was joined to it. Find the books whose revenue was added more than once, and how much was added in excess for each: the amount in the total after joining `book_authors`, minus the real revenue. Return `book_id`, `title`, `excess` (the amount added in excess), only for the books that have an excess, in any order. The second quarter has the orders from the beginning of 1 April to the end of 30 June 2025, leaving out those whose status is `cancelled`; the authors of each book are numbered in `author_order` from 1 without gaps. How you do it is up to you.',
    },
    starter:
      'SELECT b.book_id, b.title,\n        AS excess\nFROM orders AS o\nJOIN order_items AS i ON i.order_id = o.order_id\n',
    hints: [
      {
        vi: 'Hãy ghép đủ các bảng, lọc một đầu sách có ba tác giả và xem từng hàng. Trong ba hàng của một dòng bán, mấy hàng là thừa?',
        en: 'Join the tables, filter for one book with three authors, and look at the rows. Of the three rows that one line becomes, how many are in excess?',
      },
      {
        vi: 'Có thể tính bằng tổng trừ đi tổng, hoặc chỉ cộng những hàng thừa. Cột `author_order` phân biệt được hàng thừa.',
        en: 'You can subtract one total from another, or add up only the rows in excess. The column `author_order` tells which these are.',
      },
    ],
    solutions: [
      {
        sql: "SELECT b.book_id, b.title,\n       SUM(i.quantity * i.unit_price) AS excess\nFROM orders AS o\nJOIN order_items AS i ON i.order_id = o.order_id\nJOIN books AS b ON b.book_id = i.book_id\nJOIN book_authors AS ba ON ba.book_id = b.book_id\nWHERE o.ordered_at >= '2025-04-01 00:00:00' AND o.ordered_at < '2025-07-01 00:00:00'\n  AND o.status <> 'cancelled'\n  AND ba.author_order > 1\nGROUP BY b.book_id, b.title;",
      },
      {
        sql: "SELECT b.book_id, b.title,\n       SUM(i.quantity * i.unit_price) - SUM(CASE WHEN ba.author_order = 1 THEN i.quantity * i.unit_price ELSE 0 END) AS excess\nFROM orders AS o\nJOIN order_items AS i ON i.order_id = o.order_id\nJOIN books AS b ON b.book_id = i.book_id\nJOIN book_authors AS ba ON ba.book_id = b.book_id\nWHERE o.ordered_at >= '2025-04-01 00:00:00' AND o.ordered_at < '2025-07-01 00:00:00'\n  AND o.status <> 'cancelled'\nGROUP BY b.book_id, b.title\nHAVING COUNT(DISTINCT ba.author_id) > 1;",
        note: {
          vi: 'Tổng sau khi ghép, trừ đi phần chỉ tính tác giả đứng đầu, tức là doanh thu thật. HAVING (ngày 11) chỉ giữ những đầu sách có nhiều tác giả.',
          en: 'The total after the join, minus the part of the first author alone, which is the real revenue. HAVING (day 11) keeps only books with several authors.',
        },
      },
      {
        sql: "SELECT b.book_id, b.title,\n       SUM(i.quantity * i.unit_price * (n.author_count - 1)) AS excess\nFROM orders AS o\nJOIN order_items AS i ON i.order_id = o.order_id\nJOIN books AS b ON b.book_id = i.book_id\nJOIN (\n  SELECT book_id, COUNT(*) AS author_count\n  FROM book_authors\n  GROUP BY book_id\n) AS n ON n.book_id = b.book_id\nWHERE o.ordered_at >= '2025-04-01 00:00:00' AND o.ordered_at < '2025-07-01 00:00:00'\n  AND o.status <> 'cancelled'\n  AND n.author_count > 1\nGROUP BY b.book_id, b.title;",
        note: {
          vi: 'Truy vấn con (ngày 16) đếm tác giả trước khi ghép, nên mỗi dòng bán vẫn là một hàng. Cuốn có ba tác giả bị cộng thừa hai lần doanh thu.',
          en: 'A subquery (day 16) counts the authors before the join, so each line remains one row. A book with three authors has its revenue added twice too often.',
        },
      },
    ],
    wrong: [
      {
        sql: "SELECT b.book_id, b.title, SUM(i.quantity * i.unit_price) AS excess FROM orders AS o JOIN order_items AS i ON i.order_id = o.order_id JOIN books AS b ON b.book_id = i.book_id JOIN book_authors AS ba ON ba.book_id = b.book_id WHERE o.ordered_at >= '2025-04-01' AND o.ordered_at < '2025-07-01' AND o.status <> 'cancelled' GROUP BY b.book_id, b.title HAVING COUNT(DISTINCT ba.author_id) > 1",
        mark: '^(?!.*author_order)(?!.* - )',
        message: {
          vi: 'Đúng những đầu sách cần tìm, nhưng đây là toàn bộ số tiền sau khi ghép. Phần thừa là số tiền đó trừ đi doanh thu thật.',
          en: 'These are the right books, but this is the whole amount after the join. The excess is that amount minus the real revenue.',
        },
      },
      {
        sql: "SELECT b.book_id, b.title, SUM(i.quantity * i.unit_price) AS excess FROM orders AS o JOIN order_items AS i ON i.order_id = o.order_id JOIN books AS b ON b.book_id = i.book_id JOIN book_authors AS ba ON ba.book_id = b.book_id WHERE o.ordered_at >= '2025-04-01' AND o.ordered_at < '2025-07-01' AND o.status <> 'cancelled' AND ba.author_order = 2 GROUP BY b.book_id, b.title",
        mark: 'author_order = 2',
        message: {
          vi: 'Cuốn có ba tác giả bị cộng thừa hai lần: hàng của tác giả thứ ba cũng là hàng thừa.',
          en: 'A book with three authors is added twice too often: the row of the third author is in excess too.',
        },
      },
      {
        sql: "SELECT b.book_id, b.title, SUM(i.quantity) AS excess FROM orders AS o JOIN order_items AS i ON i.order_id = o.order_id JOIN books AS b ON b.book_id = i.book_id JOIN book_authors AS ba ON ba.book_id = b.book_id WHERE o.ordered_at >= '2025-04-01' AND o.ordered_at < '2025-07-01' AND o.status <> 'cancelled' AND ba.author_order > 1 GROUP BY b.book_id, b.title",
        mark: 'sum \\( (?:\\w+ \\. )?quantity \\)|count \\( \\* \\) as excess',
        message: {
          vi: 'Đề hỏi số tiền. Số tiền của một hàng là `quantity * unit_price`.',
          en: 'The task asks for money. The amount of a row is `quantity * unit_price`.',
        },
      },
      {
        sql: "SELECT b.book_id, b.title, SUM(i.quantity * b.price) AS excess FROM orders AS o JOIN order_items AS i ON i.order_id = o.order_id JOIN books AS b ON b.book_id = i.book_id JOIN book_authors AS ba ON ba.book_id = b.book_id WHERE o.ordered_at >= '2025-04-01' AND o.ordered_at < '2025-07-01' AND o.status <> 'cancelled' AND ba.author_order > 1 GROUP BY b.book_id, b.title",
        mark: '^(?!.*unit_price).*\\bprice\\b',
        message: {
          vi: '`price` là giá hiện tại. Doanh thu phải tính theo giá lúc bán, `unit_price`.',
          en: '`price` is the current price. Revenue needs the price at the time of the sale, `unit_price`.',
        },
      },
      {
        sql: "SELECT b.book_id, b.title, SUM(i.quantity * i.unit_price) AS excess FROM orders AS o JOIN order_items AS i ON i.order_id = o.order_id JOIN books AS b ON b.book_id = i.book_id JOIN book_authors AS ba ON ba.book_id = b.book_id WHERE o.ordered_at >= '2025-04-01' AND o.ordered_at < '2025-07-01' AND ba.author_order > 1 GROUP BY b.book_id, b.title",
        mark: "^(?!.*'cancelled')",
        message: {
          vi: 'Đơn bị hủy cũng đang được tính.',
          en: 'Cancelled orders are counted too.',
        },
      },
      {
        sql: "SELECT b.book_id, b.title, SUM(i.quantity * i.unit_price) AS excess FROM orders AS o JOIN order_items AS i ON i.order_id = o.order_id JOIN books AS b ON b.book_id = i.book_id JOIN book_authors AS ba ON ba.book_id = b.book_id WHERE o.ordered_at BETWEEN '2025-04-01' AND '2025-06-30' AND o.status <> 'cancelled' AND ba.author_order > 1 GROUP BY b.book_id, b.title",
        mark: "between .* and '2025-06-30'|<=? '2025-06-30'",
        message: {
          vi: "`'2025-06-30'` là 0 giờ ngày 30 tháng 6, nên các đơn trong ngày đó bị bỏ sót. Hãy viết `< '2025-07-01'`.",
          en: "`'2025-06-30'` is midnight at the beginning of 30 June, so the orders of that day are missed. Write `< '2025-07-01'`.",
        },
      },
    ],
    compare: { kind: 'result', types: { excess: 'integer' } },
    hidden: [
      {
        about: {
          vi: 'Có hai đầu sách trùng tên cùng bị cộng thừa, có đơn bị hủy, có đơn đặt sát đầu và sát cuối quý, và có cuốn đã đổi giá.',
          en: 'Two books of one title both have an excess, an order was cancelled, some orders were placed close to the beginning or the end of the quarter, and a price has changed.',
        },
        sql: "UPDATE books SET title = 'Mã sạch, ngủ ngon' WHERE book_id = 24; UPDATE books SET price = 75000 WHERE book_id = 2; UPDATE orders SET ordered_at = '2025-03-31 23:59:59' WHERE order_id = 82; UPDATE orders SET ordered_at = '2025-05-20 10:00:00' WHERE order_id = 67; UPDATE orders SET ordered_at = '2025-06-30 23:59:59' WHERE order_id = 87; UPDATE orders SET ordered_at = '2025-07-01 00:00:00' WHERE order_id = 61;",
      },
    ],
    equivalent: [
      {
        sql: 'SELECT DISTINCT "b".book_id, "b".title, SUM("i".quantity * "i".unit_price) AS "excess" FROM "orders" AS "o" INNER JOIN "order_items" AS "i" ON "i".order_id = "o".order_id INNER JOIN "books" AS "b" ON "b".book_id = "i".book_id INNER JOIN "book_authors" AS "ba" ON "ba".book_id = "b".book_id WHERE "o".ordered_at >= \'2025-04-01 00:00:00\' AND "o".ordered_at < \'2025-07-01 00:00:00\' AND "o".status <> \'cancelled\' AND "ba".author_order > 1 GROUP BY "b".book_id, "b".title',
        reason: 'GROUP BY leaves one row for each value of the selected keys, so no two rows are alike.',
      },
      {
        sql: 'SELECT "b".book_id, "b".title, SUM("i".quantity * "i".unit_price) AS "excess" FROM "orders" AS "o" INNER JOIN "order_items" AS "i" ON "i".order_id = "o".order_id INNER JOIN "books" AS "b" ON "b".book_id = "i".book_id INNER JOIN "book_authors" AS "ba" ON "ba".book_id = "b".book_id WHERE "o".ordered_at >= \'2025-04-01 00:00:00\' AND "o".ordered_at < \'2025-07-01 00:00:00\' AND "o".status <> \'cancelled\' AND "ba".author_order > 1 GROUP BY "b".book_id',
        reason: 'The first key is a primary key, so the second has one value in each group.',
      },
      {
        sql: 'SELECT "b".book_id, "b".title, SUM("i".quantity * "i".unit_price) AS "excess" FROM "orders" AS "o" LEFT JOIN "order_items" AS "i" ON "i".order_id = "o".order_id INNER JOIN "books" AS "b" ON "b".book_id = "i".book_id INNER JOIN "book_authors" AS "ba" ON "ba".book_id = "b".book_id WHERE "o".ordered_at >= \'2025-04-01 00:00:00\' AND "o".ordered_at < \'2025-07-01 00:00:00\' AND "o".status <> \'cancelled\' AND "ba".author_order > 1 GROUP BY "b".book_id, "b".title',
        reason: 'An order without lines has NULL as the book_id, which meets no book in the inner join that follows.',
      },
      {
        sql: 'SELECT "b".book_id, "b".title, SUM("i".quantity * "i".unit_price) AS "excess" FROM "orders" AS "o" INNER JOIN "order_items" AS "i" ON "i".order_id = "o".order_id LEFT JOIN "books" AS "b" ON "b".book_id = "i".book_id INNER JOIN "book_authors" AS "ba" ON "ba".book_id = "b".book_id WHERE "o".ordered_at >= \'2025-04-01 00:00:00\' AND "o".ordered_at < \'2025-07-01 00:00:00\' AND "o".status <> \'cancelled\' AND "ba".author_order > 1 GROUP BY "b".book_id, "b".title',
        reason: 'order_items.book_id is NOT NULL and a foreign key, so every line has its book.',
      },
      {
        sql: 'SELECT "b".book_id, "b".title, SUM("i".quantity * "i".unit_price) AS "excess" FROM "orders" AS "o" INNER JOIN "order_items" AS "i" ON "i".order_id = "o".order_id INNER JOIN "books" AS "b" ON "b".book_id = "i".book_id LEFT JOIN "book_authors" AS "ba" ON "ba".book_id = "b".book_id WHERE "o".ordered_at >= \'2025-04-01 00:00:00\' AND "o".ordered_at < \'2025-07-01 00:00:00\' AND "o".status <> \'cancelled\' AND "ba".author_order > 1 GROUP BY "b".book_id, "b".title',
        reason: 'A book without an author has NULL as its author_order, and the condition on it in WHERE is not TRUE.',
      },
      {
        sql: 'SELECT DISTINCT "b".book_id, "b".title, SUM("i".quantity * "i".unit_price) - SUM(CASE WHEN "ba".author_order = 1 THEN "i".quantity * "i".unit_price ELSE 0 END) AS "excess" FROM "orders" AS "o" INNER JOIN "order_items" AS "i" ON "i".order_id = "o".order_id INNER JOIN "books" AS "b" ON "b".book_id = "i".book_id INNER JOIN "book_authors" AS "ba" ON "ba".book_id = "b".book_id WHERE "o".ordered_at >= \'2025-04-01 00:00:00\' AND "o".ordered_at < \'2025-07-01 00:00:00\' AND "o".status <> \'cancelled\' GROUP BY "b".book_id, "b".title HAVING COUNT(DISTINCT "ba".author_id) > 1',
        reason: 'GROUP BY leaves one row for each value of the selected keys, so no two rows are alike.',
      },
      {
        sql: 'SELECT "b".book_id, "b".title, SUM("i".quantity * "i".unit_price) - SUM(CASE WHEN "ba".author_order = 1 THEN "i".quantity * "i".unit_price ELSE 0 END) AS "excess" FROM "orders" AS "o" INNER JOIN "order_items" AS "i" ON "i".order_id = "o".order_id INNER JOIN "books" AS "b" ON "b".book_id = "i".book_id INNER JOIN "book_authors" AS "ba" ON "ba".book_id = "b".book_id WHERE "o".ordered_at >= \'2025-04-01 00:00:00\' AND "o".ordered_at < \'2025-07-01 00:00:00\' AND "o".status <> \'cancelled\' GROUP BY "b".book_id HAVING COUNT(DISTINCT "ba".author_id) > 1',
        reason: 'The first key is a primary key, so the second has one value in each group.',
      },
      {
        sql: 'SELECT "b".book_id, "b".title, SUM("i".quantity * "i".unit_price) - SUM(CASE WHEN "ba".author_order = 1 THEN "i".quantity * "i".unit_price END) AS "excess" FROM "orders" AS "o" INNER JOIN "order_items" AS "i" ON "i".order_id = "o".order_id INNER JOIN "books" AS "b" ON "b".book_id = "i".book_id INNER JOIN "book_authors" AS "ba" ON "ba".book_id = "b".book_id WHERE "o".ordered_at >= \'2025-04-01 00:00:00\' AND "o".ordered_at < \'2025-07-01 00:00:00\' AND "o".status <> \'cancelled\' GROUP BY "b".book_id, "b".title HAVING COUNT(DISTINCT "ba".author_id) > 1',
        reason: 'Every such book has a first author, so the SUM is never over NULL alone, and SUM skips the NULLs.',
      },
      {
        sql: 'SELECT "b".book_id, "b".title, SUM("i".quantity * "i".unit_price) - SUM(CASE WHEN "ba".author_order = 2 THEN "i".quantity * "i".unit_price ELSE 0 END) AS "excess" FROM "orders" AS "o" INNER JOIN "order_items" AS "i" ON "i".order_id = "o".order_id INNER JOIN "books" AS "b" ON "b".book_id = "i".book_id INNER JOIN "book_authors" AS "ba" ON "ba".book_id = "b".book_id WHERE "o".ordered_at >= \'2025-04-01 00:00:00\' AND "o".ordered_at < \'2025-07-01 00:00:00\' AND "o".status <> \'cancelled\' GROUP BY "b".book_id, "b".title HAVING COUNT(DISTINCT "ba".author_id) > 1',
        reason:
          'Authors are numbered from 1 without gaps, so a book with several has exactly one second author as well as one first.',
      },
      {
        sql: 'SELECT "b".book_id, "b".title, SUM("i".quantity * "i".unit_price) - SUM(CASE WHEN "ba".author_order = 1 THEN "i".quantity * "i".unit_price ELSE 0 END) AS "excess" FROM "orders" AS "o" LEFT JOIN "order_items" AS "i" ON "i".order_id = "o".order_id INNER JOIN "books" AS "b" ON "b".book_id = "i".book_id INNER JOIN "book_authors" AS "ba" ON "ba".book_id = "b".book_id WHERE "o".ordered_at >= \'2025-04-01 00:00:00\' AND "o".ordered_at < \'2025-07-01 00:00:00\' AND "o".status <> \'cancelled\' GROUP BY "b".book_id, "b".title HAVING COUNT(DISTINCT "ba".author_id) > 1',
        reason: 'An order without lines has NULL as the book_id, which meets no book in the inner join that follows.',
      },
      {
        sql: 'SELECT "b".book_id, "b".title, SUM("i".quantity * "i".unit_price) - SUM(CASE WHEN "ba".author_order = 1 THEN "i".quantity * "i".unit_price ELSE 0 END) AS "excess" FROM "orders" AS "o" INNER JOIN "order_items" AS "i" ON "i".order_id = "o".order_id LEFT JOIN "books" AS "b" ON "b".book_id = "i".book_id INNER JOIN "book_authors" AS "ba" ON "ba".book_id = "b".book_id WHERE "o".ordered_at >= \'2025-04-01 00:00:00\' AND "o".ordered_at < \'2025-07-01 00:00:00\' AND "o".status <> \'cancelled\' GROUP BY "b".book_id, "b".title HAVING COUNT(DISTINCT "ba".author_id) > 1',
        reason: 'order_items.book_id is NOT NULL and a foreign key, so every line has its book.',
      },
      {
        sql: 'SELECT "b".book_id, "b".title, SUM("i".quantity * "i".unit_price) - SUM(CASE WHEN "ba".author_order = 1 THEN "i".quantity * "i".unit_price ELSE 0 END) AS "excess" FROM "orders" AS "o" INNER JOIN "order_items" AS "i" ON "i".order_id = "o".order_id INNER JOIN "books" AS "b" ON "b".book_id = "i".book_id LEFT JOIN "book_authors" AS "ba" ON "ba".book_id = "b".book_id WHERE "o".ordered_at >= \'2025-04-01 00:00:00\' AND "o".ordered_at < \'2025-07-01 00:00:00\' AND "o".status <> \'cancelled\' GROUP BY "b".book_id, "b".title HAVING COUNT(DISTINCT "ba".author_id) > 1',
        reason: 'A book without an author has no author_id to count, so HAVING drops it.',
      },
      {
        sql: 'SELECT DISTINCT "b".book_id, "b".title, SUM("i".quantity * "i".unit_price * ("n".author_count - 1)) AS "excess" FROM "orders" AS "o" INNER JOIN "order_items" AS "i" ON "i".order_id = "o".order_id INNER JOIN "books" AS "b" ON "b".book_id = "i".book_id INNER JOIN (SELECT book_id, COUNT(*) AS "author_count" FROM "book_authors" GROUP BY book_id) AS "n" ON "n".book_id = "b".book_id WHERE "o".ordered_at >= \'2025-04-01 00:00:00\' AND "o".ordered_at < \'2025-07-01 00:00:00\' AND "o".status <> \'cancelled\' AND "n".author_count > 1 GROUP BY "b".book_id, "b".title',
        reason: 'GROUP BY leaves one row for each value of the selected keys, so no two rows are alike.',
      },
      {
        sql: 'SELECT "b".book_id, "b".title, SUM("i".quantity * "i".unit_price * ("n".author_count - 1)) AS "excess" FROM "orders" AS "o" INNER JOIN "order_items" AS "i" ON "i".order_id = "o".order_id INNER JOIN "books" AS "b" ON "b".book_id = "i".book_id INNER JOIN (SELECT book_id, COUNT(*) AS "author_count" FROM "book_authors" GROUP BY book_id) AS "n" ON "n".book_id = "b".book_id WHERE "o".ordered_at >= \'2025-04-01 00:00:00\' AND "o".ordered_at < \'2025-07-01 00:00:00\' AND "o".status <> \'cancelled\' AND "n".author_count > 1 GROUP BY "b".book_id',
        reason: 'The first key is a primary key, so the second has one value in each group.',
      },
      {
        sql: 'SELECT "b".book_id, "b".title, SUM("i".quantity * "i".unit_price * ("n".author_count - 1)) AS "excess" FROM "orders" AS "o" LEFT JOIN "order_items" AS "i" ON "i".order_id = "o".order_id INNER JOIN "books" AS "b" ON "b".book_id = "i".book_id INNER JOIN (SELECT book_id, COUNT(*) AS "author_count" FROM "book_authors" GROUP BY book_id) AS "n" ON "n".book_id = "b".book_id WHERE "o".ordered_at >= \'2025-04-01 00:00:00\' AND "o".ordered_at < \'2025-07-01 00:00:00\' AND "o".status <> \'cancelled\' AND "n".author_count > 1 GROUP BY "b".book_id, "b".title',
        reason: 'An order without lines has NULL as the book_id, which meets no book in the inner join that follows.',
      },
      {
        sql: 'SELECT "b".book_id, "b".title, SUM("i".quantity * "i".unit_price * ("n".author_count - 1)) AS "excess" FROM "orders" AS "o" INNER JOIN "order_items" AS "i" ON "i".order_id = "o".order_id LEFT JOIN "books" AS "b" ON "b".book_id = "i".book_id INNER JOIN (SELECT book_id, COUNT(*) AS "author_count" FROM "book_authors" GROUP BY book_id) AS "n" ON "n".book_id = "b".book_id WHERE "o".ordered_at >= \'2025-04-01 00:00:00\' AND "o".ordered_at < \'2025-07-01 00:00:00\' AND "o".status <> \'cancelled\' AND "n".author_count > 1 GROUP BY "b".book_id, "b".title',
        reason: 'order_items.book_id is NOT NULL and a foreign key, so every line has its book.',
      },
      {
        sql: 'SELECT "b".book_id, "b".title, SUM("i".quantity * "i".unit_price * ("n".author_count - 1)) AS "excess" FROM "orders" AS "o" INNER JOIN "order_items" AS "i" ON "i".order_id = "o".order_id INNER JOIN "books" AS "b" ON "b".book_id = "i".book_id LEFT JOIN (SELECT book_id, COUNT(*) AS "author_count" FROM "book_authors" GROUP BY book_id) AS "n" ON "n".book_id = "b".book_id WHERE "o".ordered_at >= \'2025-04-01 00:00:00\' AND "o".ordered_at < \'2025-07-01 00:00:00\' AND "o".status <> \'cancelled\' AND "n".author_count > 1 GROUP BY "b".book_id, "b".title',
        reason: 'A book without an author has NULL as its author_count, and the condition on it in WHERE is not TRUE.',
      },
      {
        sql: 'SELECT "b".book_id, "b".title, SUM("i".quantity * "i".unit_price * ("n".author_count - 1)) AS "excess" FROM "orders" AS "o" INNER JOIN "order_items" AS "i" ON "i".order_id = "o".order_id INNER JOIN "books" AS "b" ON "b".book_id = "i".book_id INNER JOIN (SELECT DISTINCT book_id, COUNT(*) AS "author_count" FROM "book_authors" GROUP BY book_id) AS "n" ON "n".book_id = "b".book_id WHERE "o".ordered_at >= \'2025-04-01 00:00:00\' AND "o".ordered_at < \'2025-07-01 00:00:00\' AND "o".status <> \'cancelled\' AND "n".author_count > 1 GROUP BY "b".book_id, "b".title',
        reason: 'The subquery has one row for each book_id already.',
      },
    ],
  },
];
