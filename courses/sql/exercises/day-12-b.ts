import type { SqlExercise } from '../../../src/features/sql-lab/core/grading/exercise';

/** Inner joins combined with topics of earlier days, and a report to investigate. */
export const DAY_12_B: readonly SqlExercise[] = [
  {
    id: 'sql-12-05',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Lập báo cáo sáu tháng đầu năm 2025. Không tính đơn có trạng thái `cancelled` và đơn chưa có dòng nào trong `order_items`. Với mỗi tháng có đơn, hãy trả về một hàng gồm `month` (chuỗi như `2025-01`), `order_count` (số đơn), `online_count` (số đơn trực tuyến, nếu không có thì là 0) và `average_order` (số tiền trung bình của một đơn, không làm tròn). Đơn trực tuyến là đơn không có nhân viên bán hàng. Tháng gần nhất xếp đầu tiên.',
      en: 'Write a report on the first six months of 2025, leaving out orders whose status is `cancelled` and orders without a line in `order_items`. Return one row for each month that has orders, with `month` (text such as `2025-01`), `order_count` (number of orders), `online_count` (number of online orders, which have no employee; 0 if there are none) and `average_order` (average amount of an order, without rounding). The latest month comes first.',
    },
    starter:
      'SELECT SUBSTR(CAST(o.ordered_at AS TEXT), 1, 7) AS month,\n        AS order_count,\n        AS online_count,\n        AS average_order\nFROM orders AS o\nJOIN order_items AS i ON i.order_id = o.order_id\n',
    hints: [
      {
        vi: 'Số tiền của một dòng là `quantity * unit_price`. Số tiền trung bình của một đơn là tổng tiền chia cho số đơn, không phải số tiền trung bình của một dòng.',
        en: 'The amount of a line is `quantity * unit_price`. The average amount of an order is the total divided by the number of orders, not the average of the lines.',
      },
      {
        vi: 'Đơn trực tuyến có nhiều dòng vẫn chỉ là một đơn: CASE có thể nằm trong `COUNT(DISTINCT …)`.',
        en: 'An online order of several lines is still one order: CASE can go inside `COUNT(DISTINCT …)`.',
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
          vi: '`average_order` đang là số tiền trung bình của một dòng. Hãy chia tổng tiền cho số đơn.',
          en: '`average_order` is the average amount of a line, not of an order. Divide the total by the number of orders.',
        },
      },
      {
        sql: "SELECT SUBSTR(CAST(o.ordered_at AS TEXT), 1, 7) AS month, COUNT(*) AS order_count, COUNT(DISTINCT CASE WHEN o.employee_id IS NULL THEN o.order_id END) AS online_count, 1.0 * SUM(i.quantity * i.unit_price) / COUNT(DISTINCT o.order_id) AS average_order FROM orders AS o JOIN order_items AS i ON i.order_id = o.order_id WHERE o.ordered_at >= '2025-01-01' AND o.ordered_at < '2025-07-01' AND o.status <> 'cancelled' GROUP BY month ORDER BY month DESC",
        mark: 'count \\( (?!distinct)[^)]*\\) (?:as )?"?order_count"?',
        message: {
          vi: '`order_count` đang đếm số dòng của các đơn. Đơn có ba dòng bị đếm ba lần.',
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
        mark: '(?<!\\d\\.\\d \\* )sum \\( [^()]*\\) / count \\(',
        message: {
          vi: 'Công thức đúng, nhưng số nguyên chia số nguyên thì mất phần lẻ. Hãy nhân với 1.0 trước khi chia.',
          en: 'The formula is right, but dividing an integer by an integer drops the fraction. Multiply by 1.0 before dividing.',
        },
      },
      {
        sql: "SELECT SUBSTR(CAST(o.ordered_at AS TEXT), 1, 7) AS month, COUNT(DISTINCT o.order_id) AS order_count, COUNT(DISTINCT CASE WHEN o.employee_id IS NULL THEN o.order_id END) AS online_count, 1.0 * SUM(i.quantity * i.unit_price) / COUNT(DISTINCT o.order_id) AS average_order FROM orders AS o JOIN order_items AS i ON i.order_id = o.order_id WHERE o.ordered_at >= '2025-01-01' AND o.ordered_at < '2025-07-01' GROUP BY month ORDER BY month DESC",
        mark: "^(?!.*'cancelled')",
        message: {
          vi: 'Truy vấn đang tính cả đơn bị hủy.',
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
      {
        sql: "SELECT SUBSTR(CAST(o.ordered_at AS TEXT), 1, 7) AS month, COUNT(DISTINCT o.order_id) AS order_count, SUM(CASE WHEN o.employee_id IS NULL THEN 1 ELSE 0 END) AS online_count, AVG(i.quantity * i.unit_price) AS average_order FROM orders AS o JOIN order_items AS i ON i.order_id = o.order_id WHERE o.ordered_at >= '2025-01-01' AND o.ordered_at < '2025-07-01' AND o.status <> 'cancelled' GROUP BY SUBSTR(CAST(o.ordered_at AS TEXT), 1, 7) ORDER BY month DESC",
        mark: 'avg \\(',
        message: {
          vi: 'Có hai chỗ sai cùng kiểu. Sau khi ghép `order_items`, mỗi hàng là một dòng của đơn, nên `online_count` đang đếm dòng và `average_order` đang là trung bình của một dòng.',
          en: 'Two columns have the same kind of mistake. Once `order_items` is joined, each row is a line of an order, so `online_count` counts lines and `average_order` is the average of a line.',
        },
      },
      {
        sql: "SELECT SUBSTR(CAST(o.ordered_at AS TEXT), 1, 7) AS month, COUNT(DISTINCT o.order_id) AS order_count, COUNT(DISTINCT CASE WHEN o.employee_id IS NULL THEN o.order_id END) AS online_count, 1.0 * SUM(i.quantity * i.unit_price) / COUNT(DISTINCT o.order_id) AS average_order FROM orders AS o JOIN order_items AS i ON i.order_id = o.order_id JOIN employees AS e ON e.employee_id = o.employee_id WHERE o.ordered_at >= '2025-01-01' AND o.ordered_at < '2025-07-01' AND o.status <> 'cancelled' GROUP BY SUBSTR(CAST(o.ordered_at AS TEXT), 1, 7) ORDER BY month DESC",
        mark: 'join employees',
        message: {
          vi: 'Ghép thêm `employees` thì mọi đơn trực tuyến bị mất, vì `employee_id` của chúng là NULL. Báo cáo này không cần bảng đó.',
          en: 'Joining `employees` drops every online order, because its `employee_id` is NULL. This report does not need that table.',
        },
      },
      {
        sql: "SELECT SUBSTR(CAST(o.ordered_at AS TEXT), 1, 7) AS month, COUNT(DISTINCT o.order_id) AS order_count, COUNT(DISTINCT CASE WHEN o.employee_id IS NULL THEN o.order_id ELSE 0 END) AS online_count, 1.0 * SUM(i.quantity * i.unit_price) / COUNT(DISTINCT o.order_id) AS average_order FROM orders AS o JOIN order_items AS i ON i.order_id = o.order_id WHERE o.ordered_at >= '2025-01-01' AND o.ordered_at < '2025-07-01' AND o.status <> 'cancelled' GROUP BY SUBSTR(CAST(o.ordered_at AS TEXT), 1, 7) ORDER BY month DESC",
        mark: 'else 0 end',
        message: {
          vi: '`ELSE 0` biến mọi đơn tại cửa hàng thành giá trị 0, và COUNT đếm thêm giá trị 0 đó. Hãy bỏ ELSE: CASE khi đó ra NULL, mà COUNT bỏ qua NULL.',
          en: '`ELSE 0` turns all in-store orders into the value 0, and COUNT counts that 0 as well. Leave out ELSE: CASE then gives NULL, which COUNT skips.',
        },
      },
      {
        sql: "SELECT SUBSTR(CAST(o.ordered_at AS TEXT), 1, 7) AS month, COUNT(DISTINCT o.order_id) AS order_count, COUNT(DISTINCT CASE WHEN o.employee_id IS NULL THEN o.order_id END) AS online_count, 1.0 * SUM(i.quantity * i.unit_price) / COUNT(DISTINCT o.order_id) AS average_order FROM orders AS o JOIN order_items AS i ON i.order_id = o.order_id WHERE o.ordered_at BETWEEN '2025-01-01' AND '2025-07-01' AND o.status <> 'cancelled' GROUP BY SUBSTR(CAST(o.ordered_at AS TEXT), 1, 7) ORDER BY month DESC",
        mark: "and '2025-07-01'(?! 0)|<= '2025-07-01'",
        engine: 'postgres',
        message: {
          vi: "Mốc cuối cũng được lấy vào: đó là 0 giờ ngày 1 tháng 7. Hãy viết `< '2025-07-01'`.",
          en: "The end is included, which is midnight on 1 July. Write `< '2025-07-01'`.",
        },
      },
      {
        sql: "SELECT SUBSTR(CAST(o.ordered_at AS TEXT), 1, 7) AS month, COUNT(DISTINCT o.ordered_at) AS order_count, COUNT(DISTINCT CASE WHEN o.employee_id IS NULL THEN o.order_id END) AS online_count, 1.0 * SUM(i.quantity * i.unit_price) / COUNT(DISTINCT o.order_id) AS average_order FROM orders AS o JOIN order_items AS i ON i.order_id = o.order_id WHERE o.ordered_at >= '2025-01-01' AND o.ordered_at < '2025-07-01' AND o.status <> 'cancelled' GROUP BY SUBSTR(CAST(o.ordered_at AS TEXT), 1, 7) ORDER BY month DESC",
        mark: 'distinct (?:\\w+ \\. )?ordered_at',
        message: {
          vi: 'Hai đơn có thể đặt cùng một lúc. Thứ luôn khác nhau giữa hai đơn là khóa chính `order_id`.',
          en: 'Two orders can be placed at the same moment. What always differs between two orders is the primary key, `order_id`.',
        },
      },
    ],
    compare: {
      kind: 'result',
      order: true,
      tolerance: 1e-12,
      types: { month: 'text', order_count: 'integer', online_count: 'integer', average_order: 'number' },
    },
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
      vi: 'Báo cáo quý II năm 2025 sai vì đã ghép thêm `book_authors`. Những đầu sách nào bị cộng thừa doanh thu, và mỗi đầu sách bị cộng thừa bao nhiêu tiền? Số tiền cộng thừa là tổng sau khi ghép `book_authors` trừ đi doanh thu thật. Trả về `book_id`, `title`, `excess` (số tiền cộng thừa), không cần sắp xếp; chỉ lấy những đầu sách bị cộng nhiều lần, kể cả khi số tiền cộng thừa là 0. Quý II gồm các đơn từ đầu ngày 1 tháng 4 đến hết ngày 30 tháng 6 năm 2025, không tính đơn có trạng thái `cancelled`. Với mỗi đầu sách, tác giả được đánh số liên tiếp từ 1 trong cột `author_order`. Bạn chọn cách làm nào cũng được.',
      en: 'The report on the second quarter of 2025 went wrong because `book_authors` was joined to it. Which books had their revenue added more than once, and by how much was each overcounted? The excess is the total after joining `book_authors` minus the real revenue. Return `book_id`, `title`, `excess`, in any order; only the books that were added more than once, even if the excess is 0. The second quarter has the orders from the beginning of 1 April to the end of 30 June 2025, leaving out those whose status is `cancelled`. The authors of each book are numbered in `author_order` from 1 without gaps. How you do it is up to you.',
    },
    starter:
      'SELECT b.book_id, b.title,\n        AS excess\nFROM orders AS o\nJOIN order_items AS i ON i.order_id = o.order_id\n',
    hints: [
      {
        vi: 'Hãy ghép đủ các bảng, lọc một đầu sách có ba tác giả và xem từng hàng. Mỗi dòng của đơn trở thành ba hàng; trong ba hàng đó, mấy hàng là thừa?',
        en: 'Join the tables, filter for one book with three authors, and look at the rows. Of the three rows that one line becomes, how many are in excess?',
      },
      {
        vi: 'Bạn có thể lấy tổng này trừ đi tổng kia, hoặc chỉ cộng những hàng thừa. Nhìn cột `author_order`, bạn biết hàng nào là hàng thừa.',
        en: 'You can subtract one total from the other, or add up only the rows in excess. The column `author_order` tells which these are.',
      },
    ],
    solutions: [
      {
        sql: "SELECT b.book_id, b.title,\n       SUM(i.quantity * i.unit_price) AS excess\nFROM orders AS o\nJOIN order_items AS i ON i.order_id = o.order_id\nJOIN books AS b ON b.book_id = i.book_id\nJOIN book_authors AS ba ON ba.book_id = b.book_id\nWHERE o.ordered_at >= '2025-04-01 00:00:00' AND o.ordered_at < '2025-07-01 00:00:00'\n  AND o.status <> 'cancelled'\n  AND ba.author_order > 1\nGROUP BY b.book_id, b.title;",
        note: {
          vi: 'Các số tiền cộng thừa có tổng là 13.995.000 đồng. Chênh lệch giữa hai báo cáo trong bài chỉ là 13.800.000 đồng, vì báo cáo sai còn làm mất 195.000 đồng của cuốn số 22, đầu sách không có tác giả.',
          en: 'The amounts in excess add up to 13,995,000 VND. The two reports in the lesson differ by only 13,800,000 VND, because the wrong one also loses the 195,000 VND of book 22, which has no author.',
        },
      },
      {
        sql: "SELECT b.book_id, b.title,\n       SUM(i.quantity * i.unit_price) - SUM(CASE WHEN ba.author_order = 1 THEN i.quantity * i.unit_price ELSE 0 END) AS excess\nFROM orders AS o\nJOIN order_items AS i ON i.order_id = o.order_id\nJOIN books AS b ON b.book_id = i.book_id\nJOIN book_authors AS ba ON ba.book_id = b.book_id\nWHERE o.ordered_at >= '2025-04-01 00:00:00' AND o.ordered_at < '2025-07-01 00:00:00'\n  AND o.status <> 'cancelled'\nGROUP BY b.book_id, b.title\nHAVING COUNT(DISTINCT ba.author_id) > 1;",
        note: {
          vi: 'Cách này lấy tổng sau khi ghép trừ đi phần chỉ tính tác giả đứng đầu; phần đó chính là doanh thu thật. HAVING (ngày 11) chỉ giữ những đầu sách có nhiều tác giả.',
          en: 'This takes the total after the join and subtracts the part of the first author only, which is the real revenue. HAVING (day 11) keeps only books with several authors.',
        },
      },
      {
        sql: "SELECT b.book_id, b.title,\n       SUM(i.quantity * i.unit_price * (n.author_count - 1)) AS excess\nFROM orders AS o\nJOIN order_items AS i ON i.order_id = o.order_id\nJOIN books AS b ON b.book_id = i.book_id\nJOIN (\n  SELECT book_id, COUNT(*) AS author_count\n  FROM book_authors\n  GROUP BY book_id\n) AS n ON n.book_id = b.book_id\nWHERE o.ordered_at >= '2025-04-01 00:00:00' AND o.ordered_at < '2025-07-01 00:00:00'\n  AND o.status <> 'cancelled'\n  AND n.author_count > 1\nGROUP BY b.book_id, b.title;",
        note: {
          vi: 'Truy vấn con (ngày 16) đếm tác giả trước khi ghép, nên mỗi dòng của đơn vẫn là một hàng. Đầu sách có ba tác giả bị cộng thừa hai lần doanh thu.',
          en: 'A subquery (day 16) counts the authors before the join, so each line remains one row. A book with three authors has its revenue added two times too many.',
        },
      },
    ],
    wrong: [
      {
        sql: "SELECT b.book_id, b.title, SUM(i.quantity * i.unit_price) AS excess FROM orders AS o JOIN order_items AS i ON i.order_id = o.order_id JOIN books AS b ON b.book_id = i.book_id JOIN book_authors AS ba ON ba.book_id = b.book_id WHERE o.ordered_at >= '2025-04-01' AND o.ordered_at < '2025-07-01' AND o.status <> 'cancelled' GROUP BY b.book_id, b.title HAVING COUNT(DISTINCT ba.author_id) > 1",
        mark: '^(?!.*author_order)(?!.* - )',
        message: {
          vi: 'Các đầu sách đã đúng, nhưng `excess` đang là toàn bộ số tiền sau khi ghép. Phần thừa là số tiền đó trừ đi doanh thu thật.',
          en: 'These are the right books, but this is the whole amount after the join. The excess is that amount minus the real revenue.',
        },
      },
      {
        sql: "SELECT b.book_id, b.title, SUM(i.quantity * i.unit_price) AS excess FROM orders AS o JOIN order_items AS i ON i.order_id = o.order_id JOIN books AS b ON b.book_id = i.book_id JOIN book_authors AS ba ON ba.book_id = b.book_id WHERE o.ordered_at >= '2025-04-01' AND o.ordered_at < '2025-07-01' AND o.status <> 'cancelled' AND ba.author_order = 2 GROUP BY b.book_id, b.title",
        mark: 'author_order = 2',
        message: {
          vi: 'Đầu sách có ba tác giả bị cộng thừa hai lần: hàng của tác giả thứ ba cũng là hàng thừa.',
          en: 'A book with three authors is added two times too many: the row of the third author is in excess too.',
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
          vi: 'Truy vấn đang tính cả đơn bị hủy.',
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
      {
        sql: "SELECT b.book_id, b.title, SUM(i.quantity * i.unit_price) - SUM(CASE WHEN ba.author_order = 1 THEN i.quantity * i.unit_price ELSE 0 END) AS excess FROM orders AS o JOIN order_items AS i ON i.order_id = o.order_id JOIN books AS b ON b.book_id = i.book_id JOIN book_authors AS ba ON ba.book_id = b.book_id WHERE o.ordered_at >= '2025-04-01' AND o.ordered_at < '2025-07-01' AND o.status <> 'cancelled' GROUP BY b.book_id, b.title",
        mark: '^(?!.*(?:having|author_order > 1|> 0|author_count > 1)).* - ',
        message: {
          vi: 'Phép tính đúng, nhưng kết quả còn cả những đầu sách chỉ có một tác giả, vốn không bị cộng nhiều lần. Hãy chỉ giữ những đầu sách có nhiều tác giả.',
          en: 'The calculation is right, but the result still has the books with a single author, which were not added more than once. Keep only the books with several authors.',
        },
      },
      {
        sql: "SELECT MIN(b.book_id) AS book_id, b.title, SUM(i.quantity * i.unit_price) AS excess FROM orders AS o JOIN order_items AS i ON i.order_id = o.order_id JOIN books AS b ON b.book_id = i.book_id JOIN book_authors AS ba ON ba.book_id = b.book_id WHERE o.ordered_at >= '2025-04-01' AND o.ordered_at < '2025-07-01' AND o.status <> 'cancelled' AND ba.author_order > 1 GROUP BY b.title",
        mark: 'group by (?:\\w+ \\. )?title$',
        message: {
          vi: 'Nhóm theo tên sách thì hai đầu sách trùng tên bị gộp làm một. Hãy nhóm theo cả `book_id`.',
          en: 'Grouping by title merges two books that share a title. Group by `book_id` as well.',
        },
      },
    ],
    compare: { kind: 'result', types: { excess: 'integer' } },
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
