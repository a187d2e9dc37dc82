import type { SqlExercise } from '../../../src/features/sql-lab/core/grading/exercise';

/** Window functions combined with topics of earlier days, and an investigation of labels that appear and disappear. */
export const DAY_19_B: readonly SqlExercise[] = [
  {
    id: 'sql-19-05',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Nhà sách chia khách thành bốn nhóm theo số tiền đã mua, tính từ đầu ngày 1 tháng 1 đến hết ngày 30 tháng 6 năm 2025 và không tính đơn có trạng thái `cancelled`. Số tiền đã mua của một khách là tổng `quantity * unit_price`. Hãy dùng `NTILE(4)`: nhóm 1 là những khách mua nhiều tiền nhất, và nếu hai khách mua cùng số tiền thì khách có `customer_id` lớn hơn đứng trước. Trả về `customer_id`, `amount` (số tiền), `tile` (số của nhóm), không cần sắp xếp. Khách không mua gì trong thời gian này thì không có trong kết quả.',
      en: 'The shop divides its customers into four groups by the amount they bought, from the beginning of 1 January to the end of 30 June 2025, leaving out orders whose status is `cancelled`. The amount of a customer is the total of `quantity * unit_price`. Use `NTILE(4)`: group 1 has the customers who bought most, and of two customers with the same amount the one with the larger `customer_id` comes first. Return `customer_id`, `amount`, `tile` (the number of the group), in any order. Customers who bought nothing in this time are not in the result.',
    },
    starter:
      'WITH amounts AS (\n  SELECT o.customer_id, SUM(i.quantity * i.unit_price) AS amount\n  FROM orders AS o\n  JOIN order_items AS i ON i.order_id = o.order_id\n  GROUP BY o.customer_id\n)\nSELECT customer_id, amount,\n        AS tile\nFROM amounts;',
    hints: [
      {
        vi: 'Hãy tính số tiền của từng khách trong CTE trước, rồi chia nhóm ở truy vấn chính.',
        en: 'Compute the amount of each customer in the CTE first, then divide into groups in the main query.',
      },
      {
        vi: 'Hết ngày 30 tháng 6 nghĩa là trước 0 giờ ngày 1 tháng 7.',
        en: 'The end of 30 June means before midnight at the beginning of 1 July.',
      },
    ],
    solutions: [
      {
        sql: "WITH amounts AS (\n  SELECT o.customer_id, SUM(i.quantity * i.unit_price) AS amount\n  FROM orders AS o\n  JOIN order_items AS i ON i.order_id = o.order_id\n  WHERE o.ordered_at >= '2025-01-01 00:00:00' AND o.ordered_at < '2025-07-01 00:00:00'\n    AND o.status <> 'cancelled'\n  GROUP BY o.customer_id\n)\nSELECT customer_id, amount,\n       NTILE(4) OVER (ORDER BY amount DESC, customer_id DESC) AS tile\nFROM amounts;",
      },
    ],
    wrong: [
      {
        sql: "WITH amounts AS (SELECT o.customer_id, SUM(i.quantity * i.unit_price) AS amount FROM orders AS o JOIN order_items AS i ON i.order_id = o.order_id WHERE o.ordered_at >= '2025-01-01' AND o.ordered_at < '2025-07-01' AND o.status <> 'cancelled' GROUP BY o.customer_id) SELECT customer_id, amount, NTILE(4) OVER (ORDER BY amount, customer_id DESC) AS tile FROM amounts",
        mark: 'order by (?:\\w+ \\. )?amount(?: asc)? [,)]',
        message: {
          vi: 'Thứ tự tăng dần đưa khách mua ít tiền nhất vào nhóm 1. Hãy sắp xếp số tiền giảm dần trong OVER.',
          en: 'In ascending order group 1 has the customers who bought least. Sort the amount downwards in OVER.',
        },
      },
      {
        sql: "WITH amounts AS (SELECT o.customer_id, SUM(i.quantity * i.unit_price) AS amount FROM orders AS o JOIN order_items AS i ON i.order_id = o.order_id WHERE o.ordered_at >= '2025-01-01' AND o.ordered_at < '2025-07-01' AND o.status <> 'cancelled' GROUP BY o.customer_id) SELECT customer_id, amount, NTILE(4) OVER (ORDER BY amount DESC) AS tile FROM amounts",
        mark: 'order by (?:(?:\\w+ \\. )?amount|sum \\( (?:\\w+ \\. )?quantity \\* (?:\\w+ \\. )?unit_price \\)) desc \\)',
        message: {
          vi: 'Nếu hai khách mua cùng số tiền ở ranh giới giữa hai nhóm thì ai thuộc nhóm trước? Hãy thêm `customer_id` vào ORDER BY trong OVER.',
          en: 'Where two customers with the same amount are at the border of two groups, who is in the first? Add `customer_id` to ORDER BY in OVER.',
        },
      },
      {
        sql: "WITH amounts AS (SELECT o.customer_id, SUM(i.quantity * i.unit_price) AS amount FROM orders AS o JOIN order_items AS i ON i.order_id = o.order_id WHERE o.ordered_at >= '2025-01-01' AND o.ordered_at < '2025-07-01' GROUP BY o.customer_id) SELECT customer_id, amount, NTILE(4) OVER (ORDER BY amount DESC, customer_id DESC) AS tile FROM amounts",
        mark: "^(?!.*'cancelled')",
        message: {
          vi: 'Truy vấn đang tính cả những đơn bị hủy.',
          en: 'The query counts cancelled orders too.',
        },
      },
      {
        sql: "WITH amounts AS (SELECT o.customer_id, SUM(i.quantity * i.unit_price) AS amount FROM orders AS o JOIN order_items AS i ON i.order_id = o.order_id WHERE o.ordered_at BETWEEN '2025-01-01' AND '2025-06-30' AND o.status <> 'cancelled' GROUP BY o.customer_id) SELECT customer_id, amount, NTILE(4) OVER (ORDER BY amount DESC, customer_id DESC) AS tile FROM amounts",
        mark: "and '2025-06-30'|<=? '2025-06-30'",
        message: {
          vi: "`'2025-06-30'` là 0 giờ ngày 30 tháng 6, nên truy vấn bỏ sót các đơn trong ngày đó. Hãy viết `< '2025-07-01'`.",
          en: "`'2025-06-30'` is midnight at the beginning of 30 June, so the query misses the orders of that day. Write `< '2025-07-01'`.",
        },
      },
      {
        sql: "WITH amounts AS (SELECT o.customer_id, SUM(i.quantity * b.price) AS amount FROM orders AS o JOIN order_items AS i ON i.order_id = o.order_id JOIN books AS b ON b.book_id = i.book_id WHERE o.ordered_at >= '2025-01-01' AND o.ordered_at < '2025-07-01' AND o.status <> 'cancelled' GROUP BY o.customer_id) SELECT customer_id, amount, NTILE(4) OVER (ORDER BY amount DESC, customer_id DESC) AS tile FROM amounts",
        mark: '^(?!.*unit_price).*\\bprice\\b',
        message: {
          vi: '`books.price` là giá hiện tại. Số tiền đã mua phải tính theo giá lúc bán, `order_items.unit_price`.',
          en: '`books.price` is the current price. The amount needs the price at the time of the sale, `order_items.unit_price`.',
        },
      },
      {
        sql: "WITH amounts AS (SELECT o.customer_id, SUM(i.quantity * i.unit_price) AS amount FROM orders AS o JOIN order_items AS i ON i.order_id = o.order_id WHERE o.ordered_at >= '2025-01-01' AND o.ordered_at < '2025-07-01' AND o.status <> 'cancelled' GROUP BY o.customer_id) SELECT customer_id, amount, NTILE(4) OVER (PARTITION BY customer_id ORDER BY amount DESC) AS tile FROM amounts",
        mark: 'partition by',
        message: {
          vi: 'Mỗi khách chỉ có một hàng trong CTE. Nếu chia phân vùng theo khách thì hàng nào cũng thuộc nhóm 1. Bài này xếp mọi khách trong một phân vùng.',
          en: 'Each customer has one row in the CTE. With a partition for each customer every row is in group 1. Here all customers are in one partition.',
        },
      },
      {
        sql: "WITH amounts AS (SELECT o.customer_id, SUM(i.quantity * i.unit_price) AS amount FROM orders AS o JOIN order_items AS i ON i.order_id = o.order_id WHERE o.ordered_at >= '2025-01-01' AND o.ordered_at < '2025-07-01' AND o.status <> 'cancelled' GROUP BY o.customer_id) SELECT customer_id, amount, NTILE(4) OVER (ORDER BY amount DESC, customer_id) AS tile FROM amounts",
        mark: ' desc , (?:\\w+ \\. )?customer_id(?: asc)? \\)',
        message: {
          vi: 'Khi hai khách mua cùng số tiền, truy vấn đang xếp khách có mã nhỏ hơn đứng trước. Đề yêu cầu khách có `customer_id` lớn hơn đứng trước.',
          en: 'Of two customers with the same amount, the query puts the one with the smaller id first. The task asks for the one with the larger `customer_id` first.',
        },
      },
      {
        sql: 'WITH amounts AS (SELECT o.customer_id, SUM(i.quantity * i.unit_price) AS amount FROM orders AS o JOIN order_items AS i ON i.order_id = o.order_id GROUP BY o.customer_id) SELECT customer_id, amount, NTILE(4) OVER (ORDER BY amount DESC, customer_id DESC) AS tile FROM amounts',
        mark: "^(?!.*'cancelled')(?!.*where)",
        message: {
          vi: 'Truy vấn chưa lọc đơn nào, nên đang tính cả các đơn ngoài thời gian này và các đơn bị hủy. Hãy thêm WHERE vào CTE.',
          en: 'The query does not filter the orders yet, so it counts those outside the period and the cancelled ones too. Add WHERE to the CTE.',
        },
      },
      {
        sql: "WITH amounts AS (SELECT o.customer_id, SUM(i.quantity * i.unit_price) AS amount FROM orders AS o JOIN order_items AS i ON i.order_id = o.order_id WHERE o.ordered_at >= '2025-01-01' AND o.ordered_at < '2025-07-01' AND o.status <> 'cancelled' GROUP BY o.customer_id, o.order_id) SELECT customer_id, amount, NTILE(4) OVER (ORDER BY amount DESC, customer_id DESC) AS tile FROM amounts",
        mark: 'group by (?:\\w+ \\. )?(?:customer_id , (?:\\w+ \\. )?order_id|order_id , (?:\\w+ \\. )?customer_id)\\b',
        message: {
          vi: 'Truy vấn đang tính riêng từng đơn, nên một khách có nhiều hàng. Đề yêu cầu tổng số tiền của mỗi khách.',
          en: 'The query computes each order separately, so a customer has several rows. The task asks for the total of each customer.',
        },
      },
    ],
    compare: { kind: 'result', types: { amount: 'integer', tile: 'integer' } },
    equivalent: [
      {
        sql: 'WITH "amounts" AS (SELECT "o".customer_id, SUM("i".quantity * "i".unit_price) AS "amount" FROM "orders" AS "o" INNER JOIN "order_items" AS "i" ON "i".order_id = "o".order_id WHERE "o".ordered_at >= \'2025-01-01 00:00:00\' AND "o".ordered_at < \'2025-07-01 00:00:00\' AND "o".status <> \'cancelled\' GROUP BY "o".customer_id) SELECT DISTINCT customer_id, amount, NTILE(4) OVER (ORDER BY amount DESC, customer_id DESC) AS "tile" FROM "amounts"',
        reason: 'customer_id is in every row once, so no two rows are alike.',
      },
      {
        sql: 'WITH "amounts" AS (SELECT DISTINCT "o".customer_id, SUM("i".quantity * "i".unit_price) AS "amount" FROM "orders" AS "o" INNER JOIN "order_items" AS "i" ON "i".order_id = "o".order_id WHERE "o".ordered_at >= \'2025-01-01 00:00:00\' AND "o".ordered_at < \'2025-07-01 00:00:00\' AND "o".status <> \'cancelled\' GROUP BY "o".customer_id) SELECT customer_id, amount, NTILE(4) OVER (ORDER BY amount DESC, customer_id DESC) AS "tile" FROM "amounts"',
        reason: 'GROUP BY leaves one row for each value of the selected keys, so no two rows are alike.',
      },
      {
        sql: 'WITH "amounts" AS (SELECT "o".customer_id, SUM("i".quantity * "i".unit_price) AS "amount" FROM "orders" AS "o" INNER JOIN "order_items" AS "i" ON "i".order_id = "o".order_id WHERE "o".ordered_at >= \'2025-01-01 00:00:00\' AND "o".ordered_at < \'2025-07-01 00:00:00\' AND "o".status <> \'cancelled\' GROUP BY "o".customer_id) SELECT customer_id, amount, NTILE(4) OVER (ORDER BY amount DESC NULLS FIRST, customer_id DESC) AS "tile" FROM "amounts"',
        reason: 'Quantities and prices are NOT NULL and each group has a line, so the sum is never NULL.',
      },
    ],
  },
  {
    id: 'sql-19-06',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Một báo cáo chọn ba đầu sách bán được nhiều cuốn nhất của mỗi danh mục bằng `ROW_NUMBER() OVER (PARTITION BY category_id ORDER BY copies DESC)`, tính trên mọi đơn có trạng thái khác `cancelled`, không giới hạn thời gian. Lần này chạy ra một danh sách, lần khác ra danh sách khác. Hãy tìm những đầu sách có thể có mặt ở lần này mà vắng mặt ở lần khác. Trả về `category_id`, `book_id`, `copies` (tổng `quantity` đã bán), không cần sắp xếp. Đầu sách chưa bán được cuốn nào thì không được xét. Cách làm tùy bạn.',
      en: 'A report picks the three books of each category that sold most copies with `ROW_NUMBER() OVER (PARTITION BY category_id ORDER BY copies DESC)`, over all orders whose status is not `cancelled`, whenever they were placed. One run gives one list, another run a different one. Find the books that may be in the list of one run and missing from that of another. Return `category_id`, `book_id`, `copies` (the total `quantity` sold), in any order. Books that sold no copy are not considered. How you do it is up to you.',
    },
    starter:
      'WITH sales AS (\n  SELECT b.category_id, b.book_id, SUM(i.quantity) AS copies\n  FROM orders AS o\n  JOIN order_items AS i ON i.order_id = o.order_id\n  JOIN books AS b ON b.book_id = i.book_id\n  GROUP BY b.category_id, b.book_id\n)\nSELECT category_id, book_id, copies\nFROM sales;',
    hints: [
      {
        vi: 'Một đầu sách chắc chắn có mặt khi nhiều nhất hai đầu sách khác cùng danh mục bán được bằng nó hoặc nhiều hơn nó. Khi nào một đầu sách chắc chắn vắng mặt?',
        en: 'A book is certain to be in the list if at most two other books of its category sold as many copies or more. When is a book certain to be missing?',
      },
      {
        vi: 'RANK là số thứ tự tốt nhất mà đầu sách có thể nhận. Số thứ tự xấu nhất bằng RANK cộng số đầu sách bằng nó, không kể chính nó.',
        en: 'RANK is the best number that a book may get. The worst is RANK plus the number of books tied with it, the book itself not counted.',
      },
    ],
    solutions: [
      {
        sql: "WITH sales AS (\n  SELECT b.category_id, b.book_id, SUM(i.quantity) AS copies\n  FROM orders AS o\n  JOIN order_items AS i ON i.order_id = o.order_id\n  JOIN books AS b ON b.book_id = i.book_id\n  WHERE o.status <> 'cancelled'\n  GROUP BY b.category_id, b.book_id\n),\nranked AS (\n  SELECT category_id, book_id, copies,\n         RANK() OVER (PARTITION BY category_id ORDER BY copies DESC) AS best_place,\n         COUNT(*) OVER (PARTITION BY category_id, copies) AS tied_count\n  FROM sales\n)\nSELECT category_id, book_id, copies\nFROM ranked\nWHERE best_place <= 3 AND best_place + tied_count - 1 > 3;",
      },
      {
        sql: "WITH sales AS (\n  SELECT b.category_id, b.book_id, SUM(i.quantity) AS copies\n  FROM orders AS o\n  JOIN order_items AS i ON i.order_id = o.order_id\n  JOIN books AS b ON b.book_id = i.book_id\n  WHERE o.status <> 'cancelled'\n  GROUP BY b.category_id, b.book_id\n)\nSELECT s.category_id, s.book_id, s.copies\nFROM sales AS s\nWHERE (SELECT COUNT(*) FROM sales AS x WHERE x.category_id = s.category_id AND x.copies > s.copies) < 3\n  AND (SELECT COUNT(*) FROM sales AS x WHERE x.category_id = s.category_id AND x.copies >= s.copies) > 3;",
        note: {
          vi: 'Cách này đếm bằng truy vấn con tương quan (ngày 16): dưới ba đầu sách bán được nhiều hơn, nhưng trên ba đầu sách bán được ít nhất bằng, tính cả chính đầu sách đó.',
          en: 'This counts with correlated subqueries (day 16): fewer than three books sold more, but more than three sold at least as many, the book itself included.',
        },
      },
    ],
    wrong: [
      {
        sql: "WITH sales AS (SELECT b.category_id, b.book_id, SUM(i.quantity) AS copies FROM orders AS o JOIN order_items AS i ON i.order_id = o.order_id JOIN books AS b ON b.book_id = i.book_id WHERE o.status <> 'cancelled' GROUP BY b.category_id, b.book_id), ranked AS (SELECT category_id, book_id, copies, COUNT(*) OVER (PARTITION BY category_id, copies) AS tied_count FROM sales) SELECT category_id, book_id, copies FROM ranked WHERE tied_count > 1",
        mark: '^(?!.*(?:rank \\(|row_number))(?!.*copies >)',
        message: {
          vi: 'Đây là mọi đầu sách có số cuốn bằng một đầu sách khác. Các hàng đồng hạng nằm hẳn trong ba hàng đầu, hoặc hẳn ở ngoài, không làm danh sách thay đổi.',
          en: 'These are all books that are tied with at least one other. Ties that lie wholly within the first three, or wholly outside, do not change the list.',
        },
      },
      {
        sql: "WITH sales AS (SELECT b.category_id, b.book_id, SUM(i.quantity) AS copies FROM orders AS o JOIN order_items AS i ON i.order_id = o.order_id JOIN books AS b ON b.book_id = i.book_id WHERE o.status <> 'cancelled' GROUP BY b.category_id, b.book_id), ranked AS (SELECT category_id, book_id, copies, RANK() OVER (PARTITION BY category_id ORDER BY copies DESC) AS best_place, COUNT(*) OVER (PARTITION BY category_id, copies) AS tied_count FROM sales) SELECT category_id, book_id, copies FROM ranked WHERE best_place = 3 AND tied_count > 1",
        mark: '\\w+ = 3 and ',
        message: {
          vi: 'Các hàng đồng hạng có thể bắt đầu từ hạng 1 hay hạng 2 mà vẫn vượt quá ba hàng, chẳng hạn 9, 5, 5, 5.',
          en: 'A tie may begin at rank 1 or 2 and still go beyond three rows, as in 9, 5, 5, 5.',
        },
      },
      {
        sql: "WITH sales AS (SELECT b.category_id, b.book_id, SUM(i.quantity) AS copies FROM orders AS o JOIN order_items AS i ON i.order_id = o.order_id JOIN books AS b ON b.book_id = i.book_id WHERE o.status <> 'cancelled' GROUP BY b.category_id, b.book_id), ranked AS (SELECT category_id, book_id, copies, RANK() OVER (PARTITION BY category_id ORDER BY copies DESC) AS best_place, COUNT(*) OVER (PARTITION BY category_id, copies) AS tied_count FROM sales) SELECT category_id, book_id, copies FROM ranked WHERE best_place <= 3 AND tied_count > 1",
        mark: '<= 3 and (?:\\w+ \\. )?\\w+ > 1',
        message: {
          vi: 'Khi có đúng hai đầu sách cùng hạng 1 hay cùng hạng 2 thì lần nào cũng có mặt cả hai. Chỉ tính khi nhóm đồng hạng vượt quá vị trí thứ ba.',
          en: 'Where exactly two books share rank 1 or rank 2, both are in the list every time. A tie counts only if it goes beyond the third place.',
        },
      },
      {
        sql: 'WITH sales AS (SELECT b.category_id, b.book_id, SUM(i.quantity) AS copies FROM orders AS o JOIN order_items AS i ON i.order_id = o.order_id JOIN books AS b ON b.book_id = i.book_id GROUP BY b.category_id, b.book_id), ranked AS (SELECT category_id, book_id, copies, RANK() OVER (PARTITION BY category_id ORDER BY copies DESC) AS best_place, COUNT(*) OVER (PARTITION BY category_id, copies) AS tied_count FROM sales) SELECT category_id, book_id, copies FROM ranked WHERE best_place <= 3 AND best_place + tied_count - 1 > 3',
        mark: "^(?!.*'cancelled')",
        message: {
          vi: 'Truy vấn đang tính cả số cuốn trong những đơn bị hủy.',
          en: 'The query counts the copies in cancelled orders too.',
        },
      },
      {
        sql: "WITH sales AS (SELECT b.category_id, b.book_id, SUM(i.quantity) AS copies FROM orders AS o JOIN order_items AS i ON i.order_id = o.order_id JOIN books AS b ON b.book_id = i.book_id WHERE o.status <> 'cancelled' GROUP BY b.category_id, b.book_id), ranked AS (SELECT category_id, book_id, copies, DENSE_RANK() OVER (PARTITION BY category_id ORDER BY copies DESC) AS best_place, COUNT(*) OVER (PARTITION BY category_id, copies) AS tied_count FROM sales) SELECT category_id, book_id, copies FROM ranked WHERE best_place <= 3 AND best_place + tied_count - 1 > 3",
        mark: 'dense_rank',
        message: {
          vi: 'DENSE_RANK không đếm số hàng xếp trên: sau 7, 7 thì hạng tiếp theo là 2, dù vị trí thứ ba đã bắt đầu. Hãy dùng RANK.',
          en: 'DENSE_RANK does not count the rows above: after 7, 7 the next rank is 2, though the third place has begun. Use RANK.',
        },
      },
      {
        sql: "WITH sales AS (SELECT b.category_id, b.book_id, SUM(i.quantity) AS copies FROM orders AS o JOIN order_items AS i ON i.order_id = o.order_id JOIN books AS b ON b.book_id = i.book_id WHERE o.status <> 'cancelled' GROUP BY b.category_id, b.book_id), ranked AS (SELECT category_id, book_id, copies, ROW_NUMBER() OVER (PARTITION BY category_id ORDER BY copies DESC, book_id) AS first_place, ROW_NUMBER() OVER (PARTITION BY category_id ORDER BY copies DESC, book_id DESC) AS last_place FROM sales) SELECT category_id, book_id, copies FROM ranked WHERE (first_place <= 3 AND last_place > 3) OR (first_place > 3 AND last_place <= 3)",
        mark: 'row_number .* row_number',
        message: {
          vi: 'Truy vấn mới so sánh hai trong nhiều danh sách có thể. Khi ba đầu sách đồng hạng trở lên, đầu sách ở giữa có thể có mặt ở cả hai danh sách này mà vẫn vắng mặt ở một lần chạy khác.',
          en: 'The query compares only two of the possible lists. Where three books or more are tied, one in the middle may be in both of these lists and still be missing from a third run.',
        },
      },
      {
        sql: "WITH sales AS (SELECT b.category_id, b.book_id, SUM(i.quantity) AS copies FROM orders AS o JOIN order_items AS i ON i.order_id = o.order_id JOIN books AS b ON b.book_id = i.book_id WHERE o.status <> 'cancelled' GROUP BY b.category_id, b.book_id), ranked AS (SELECT category_id, book_id, copies, ROW_NUMBER() OVER (PARTITION BY category_id ORDER BY copies DESC, book_id) AS number, RANK() OVER (PARTITION BY category_id ORDER BY copies DESC) AS best_place FROM sales) SELECT category_id, book_id, copies FROM ranked WHERE best_place <= 3 AND number > 3",
        mark: 'row_number .* \\brank \\(|\\brank \\( .* row_number',
        message: {
          vi: 'Truy vấn mới tìm ra những đầu sách vắng mặt ở một lần chạy. Những đầu sách bằng chúng, đang có mặt ở lần đó, cũng có thể vắng mặt ở lần khác.',
          en: 'The query finds only the books missing from one run. The books tied with them, which are in that list, may be missing from a different one.',
        },
      },
      {
        sql: "WITH sales AS (SELECT b.category_id, b.book_id, SUM(i.quantity) AS copies FROM orders AS o JOIN order_items AS i ON i.order_id = o.order_id JOIN books AS b ON b.book_id = i.book_id WHERE o.status <> 'cancelled' GROUP BY b.category_id, b.book_id), ranked AS (SELECT category_id, book_id, copies, RANK() OVER (PARTITION BY category_id ORDER BY copies DESC) AS best_place FROM sales) SELECT category_id, book_id, copies FROM ranked WHERE best_place = 3",
        mark: '\\w+ = 3$',
        message: {
          vi: 'Truy vấn đang lấy mọi đầu sách hạng 3. Đầu sách hạng 3 mà không có đầu sách nào bằng nó thì lần nào cũng có mặt. Ngược lại, nhóm đồng hạng có thể bắt đầu từ hạng 1 hay hạng 2.',
          en: 'The query takes all books of rank 3. A book of rank 3 with which no other is tied is in the list every time. And a tie may begin at rank 1 or 2.',
        },
      },
      {
        sql: "WITH sales AS (SELECT b.category_id, b.book_id, SUM(i.quantity) AS copies FROM orders AS o JOIN order_items AS i ON i.order_id = o.order_id JOIN books AS b ON b.book_id = i.book_id WHERE o.status <> 'cancelled' GROUP BY b.category_id, b.book_id), ranked AS (SELECT category_id, book_id, copies, RANK() OVER (PARTITION BY category_id ORDER BY copies DESC) AS best_place FROM sales) SELECT category_id, book_id, copies FROM ranked WHERE best_place <= 3",
        mark: '\\w+ <= 3$',
        message: {
          vi: 'Đây là mọi đầu sách có thể có mặt. Trong số này, nhiều đầu sách lần nào cũng có mặt; hãy bỏ chúng đi.',
          en: 'These are all books that may be in the list. Many of them are in it every time; leave those out.',
        },
      },
    ],
    compare: { kind: 'result', types: { copies: 'integer' } },
    equivalent: [
      {
        sql: 'WITH "sales" AS (SELECT "b".category_id, "b".book_id, SUM("i".quantity) AS "copies" FROM "orders" AS "o" INNER JOIN "order_items" AS "i" ON "i".order_id = "o".order_id INNER JOIN "books" AS "b" ON "b".book_id = "i".book_id WHERE "o".status <> \'cancelled\' GROUP BY "b".category_id, "b".book_id), "ranked" AS (SELECT category_id, book_id, copies, RANK() OVER (PARTITION BY category_id ORDER BY copies DESC) AS "best_place", COUNT(*) OVER (PARTITION BY category_id, copies) AS "tied_count" FROM "sales") SELECT DISTINCT category_id, book_id, copies FROM "ranked" WHERE best_place <= 3 AND best_place + tied_count - 1 > 3',
        reason: 'book_id is in every row once, so no two rows are alike.',
      },
      {
        sql: 'WITH "sales" AS (SELECT DISTINCT "b".category_id, "b".book_id, SUM("i".quantity) AS "copies" FROM "orders" AS "o" INNER JOIN "order_items" AS "i" ON "i".order_id = "o".order_id INNER JOIN "books" AS "b" ON "b".book_id = "i".book_id WHERE "o".status <> \'cancelled\' GROUP BY "b".category_id, "b".book_id), "ranked" AS (SELECT category_id, book_id, copies, RANK() OVER (PARTITION BY category_id ORDER BY copies DESC) AS "best_place", COUNT(*) OVER (PARTITION BY category_id, copies) AS "tied_count" FROM "sales") SELECT category_id, book_id, copies FROM "ranked" WHERE best_place <= 3 AND best_place + tied_count - 1 > 3',
        reason: 'GROUP BY leaves one row for each value of the selected keys, so no two rows are alike.',
      },
      {
        sql: 'WITH "sales" AS (SELECT "b".category_id, "b".book_id, SUM("i".quantity) AS "copies" FROM "orders" AS "o" INNER JOIN "order_items" AS "i" ON "i".order_id = "o".order_id INNER JOIN "books" AS "b" ON "b".book_id = "i".book_id WHERE "o".status <> \'cancelled\' GROUP BY "b".book_id), "ranked" AS (SELECT category_id, book_id, copies, RANK() OVER (PARTITION BY category_id ORDER BY copies DESC) AS "best_place", COUNT(*) OVER (PARTITION BY category_id, copies) AS "tied_count" FROM "sales") SELECT category_id, book_id, copies FROM "ranked" WHERE best_place <= 3 AND best_place + tied_count - 1 > 3',
        reason: 'Each book has one category, so book_id alone makes the same groups.',
      },
      {
        sql: 'WITH "sales" AS (SELECT "b".category_id, "b".book_id, SUM("i".quantity) AS "copies" FROM "orders" AS "o" LEFT JOIN "order_items" AS "i" ON "i".order_id = "o".order_id INNER JOIN "books" AS "b" ON "b".book_id = "i".book_id WHERE "o".status <> \'cancelled\' GROUP BY "b".category_id, "b".book_id), "ranked" AS (SELECT category_id, book_id, copies, RANK() OVER (PARTITION BY category_id ORDER BY copies DESC) AS "best_place", COUNT(*) OVER (PARTITION BY category_id, copies) AS "tied_count" FROM "sales") SELECT category_id, book_id, copies FROM "ranked" WHERE best_place <= 3 AND best_place + tied_count - 1 > 3',
        reason: 'An order without lines has NULL as the book_id, which meets no book in the inner join that follows.',
      },
      {
        sql: 'WITH "sales" AS (SELECT "b".category_id, "b".book_id, SUM("i".quantity) AS "copies" FROM "orders" AS "o" INNER JOIN "order_items" AS "i" ON "i".order_id = "o".order_id LEFT JOIN "books" AS "b" ON "b".book_id = "i".book_id WHERE "o".status <> \'cancelled\' GROUP BY "b".category_id, "b".book_id), "ranked" AS (SELECT category_id, book_id, copies, RANK() OVER (PARTITION BY category_id ORDER BY copies DESC) AS "best_place", COUNT(*) OVER (PARTITION BY category_id, copies) AS "tied_count" FROM "sales") SELECT category_id, book_id, copies FROM "ranked" WHERE best_place <= 3 AND best_place + tied_count - 1 > 3',
        reason: 'order_items.book_id is NOT NULL and a foreign key, so every line has its book.',
      },
      {
        sql: 'WITH "sales" AS (SELECT "b".category_id, "b".book_id, SUM("i".quantity) AS "copies" FROM "orders" AS "o" INNER JOIN "order_items" AS "i" ON "i".order_id = "o".order_id INNER JOIN "books" AS "b" ON "b".book_id = "i".book_id WHERE "o".status <> \'cancelled\' GROUP BY "b".category_id, "b".book_id), "ranked" AS (SELECT DISTINCT category_id, book_id, copies, RANK() OVER (PARTITION BY category_id ORDER BY copies DESC) AS "best_place", COUNT(*) OVER (PARTITION BY category_id, copies) AS "tied_count" FROM "sales") SELECT category_id, book_id, copies FROM "ranked" WHERE best_place <= 3 AND best_place + tied_count - 1 > 3',
        reason: 'book_id is in every row once, so no two rows are alike.',
      },
      {
        sql: 'WITH "sales" AS (SELECT "b".category_id, "b".book_id, SUM("i".quantity) AS "copies" FROM "orders" AS "o" INNER JOIN "order_items" AS "i" ON "i".order_id = "o".order_id INNER JOIN "books" AS "b" ON "b".book_id = "i".book_id WHERE "o".status <> \'cancelled\' GROUP BY "b".category_id, "b".book_id), "ranked" AS (SELECT category_id, book_id, copies, RANK() OVER (PARTITION BY category_id ORDER BY copies DESC NULLS FIRST) AS "best_place", COUNT(*) OVER (PARTITION BY category_id, copies) AS "tied_count" FROM "sales") SELECT category_id, book_id, copies FROM "ranked" WHERE best_place <= 3 AND best_place + tied_count - 1 > 3',
        reason: 'Quantities and prices are NOT NULL and each group has a line, so the sum is never NULL.',
      },
      {
        sql: 'WITH "sales" AS (SELECT "b".category_id, "b".book_id, SUM("i".quantity) AS "copies" FROM "orders" AS "o" INNER JOIN "order_items" AS "i" ON "i".order_id = "o".order_id INNER JOIN "books" AS "b" ON "b".book_id = "i".book_id WHERE "o".status <> \'cancelled\' GROUP BY "b".category_id, "b".book_id) SELECT DISTINCT "s".category_id, "s".book_id, "s".copies FROM "sales" AS "s" WHERE (SELECT COUNT(*) FROM "sales" AS "x" WHERE "x".category_id = "s".category_id AND "x".copies > "s".copies) < 3 AND (SELECT COUNT(*) FROM "sales" AS "x" WHERE "x".category_id = "s".category_id AND "x".copies >= "s".copies) > 3',
        reason: 'book_id is in every row once, so no two rows are alike.',
      },
      {
        sql: 'WITH "sales" AS (SELECT DISTINCT "b".category_id, "b".book_id, SUM("i".quantity) AS "copies" FROM "orders" AS "o" INNER JOIN "order_items" AS "i" ON "i".order_id = "o".order_id INNER JOIN "books" AS "b" ON "b".book_id = "i".book_id WHERE "o".status <> \'cancelled\' GROUP BY "b".category_id, "b".book_id) SELECT "s".category_id, "s".book_id, "s".copies FROM "sales" AS "s" WHERE (SELECT COUNT(*) FROM "sales" AS "x" WHERE "x".category_id = "s".category_id AND "x".copies > "s".copies) < 3 AND (SELECT COUNT(*) FROM "sales" AS "x" WHERE "x".category_id = "s".category_id AND "x".copies >= "s".copies) > 3',
        reason: 'GROUP BY leaves one row for each value of the selected keys, so no two rows are alike.',
      },
      {
        sql: 'WITH "sales" AS (SELECT "b".category_id, "b".book_id, SUM("i".quantity) AS "copies" FROM "orders" AS "o" INNER JOIN "order_items" AS "i" ON "i".order_id = "o".order_id INNER JOIN "books" AS "b" ON "b".book_id = "i".book_id WHERE "o".status <> \'cancelled\' GROUP BY "b".book_id) SELECT "s".category_id, "s".book_id, "s".copies FROM "sales" AS "s" WHERE (SELECT COUNT(*) FROM "sales" AS "x" WHERE "x".category_id = "s".category_id AND "x".copies > "s".copies) < 3 AND (SELECT COUNT(*) FROM "sales" AS "x" WHERE "x".category_id = "s".category_id AND "x".copies >= "s".copies) > 3',
        reason: 'Each book has one category, so book_id alone makes the same groups.',
      },
      {
        sql: 'WITH "sales" AS (SELECT "b".category_id, "b".book_id, SUM("i".quantity) AS "copies" FROM "orders" AS "o" LEFT JOIN "order_items" AS "i" ON "i".order_id = "o".order_id INNER JOIN "books" AS "b" ON "b".book_id = "i".book_id WHERE "o".status <> \'cancelled\' GROUP BY "b".category_id, "b".book_id) SELECT "s".category_id, "s".book_id, "s".copies FROM "sales" AS "s" WHERE (SELECT COUNT(*) FROM "sales" AS "x" WHERE "x".category_id = "s".category_id AND "x".copies > "s".copies) < 3 AND (SELECT COUNT(*) FROM "sales" AS "x" WHERE "x".category_id = "s".category_id AND "x".copies >= "s".copies) > 3',
        reason: 'An order without lines has NULL as the book_id, which meets no book in the inner join that follows.',
      },
      {
        sql: 'WITH "sales" AS (SELECT "b".category_id, "b".book_id, SUM("i".quantity) AS "copies" FROM "orders" AS "o" INNER JOIN "order_items" AS "i" ON "i".order_id = "o".order_id LEFT JOIN "books" AS "b" ON "b".book_id = "i".book_id WHERE "o".status <> \'cancelled\' GROUP BY "b".category_id, "b".book_id) SELECT "s".category_id, "s".book_id, "s".copies FROM "sales" AS "s" WHERE (SELECT COUNT(*) FROM "sales" AS "x" WHERE "x".category_id = "s".category_id AND "x".copies > "s".copies) < 3 AND (SELECT COUNT(*) FROM "sales" AS "x" WHERE "x".category_id = "s".category_id AND "x".copies >= "s".copies) > 3',
        reason: 'order_items.book_id is NOT NULL and a foreign key, so every line has its book.',
      },
    ],
  },
];
