import type { SqlExercise } from '../../../src/features/sql-lab/core/grading/exercise';

/** Transactions: an UPDATE that checks its own condition, an order that is returned, and a lost update. */
export const DAY_27_B: readonly SqlExercise[] = [
  {
    id: 'sql-27-04',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Một trường học muốn mua 3 cuốn của mỗi đầu sách 16, 21 và 37. Với đầu sách nào còn ít nhất 3 cuốn, hãy trừ 3 vào `stock`; các đầu sách không đủ thì giữ nguyên. Hãy đặt điều kiện ngay trong lệnh UPDATE, không đọc `stock` bằng lệnh khác trước.',
      en: 'A school wants 3 copies of each of the titles 16, 21 and 37. Subtract 3 from the `stock` of every one of them that has at least 3 copies; leave the titles that have too few as they are. Put the condition into the UPDATE itself, and do not read `stock` with another statement first.',
    },
    starter: 'UPDATE books\nSET stock = \nWHERE ',
    hints: [
      {
        vi: 'Điều kiện về số cuốn còn lại nằm ngay trong WHERE của UPDATE.',
        en: 'The condition on the number of copies belongs in the WHERE of the UPDATE.',
      },
    ],
    solutions: [{ sql: 'UPDATE books\nSET stock = stock - 3\nWHERE book_id IN (16, 21, 37) AND stock >= 3;' }],
    wrong: [
      {
        sql: 'UPDATE books SET stock = stock - 3 WHERE book_id IN (16, 21, 37)',
        mark: '^(?!.*where.*stock)',
        message: {
          vi: 'Thiếu điều kiện về `stock`: với đầu sách không đủ, số cuốn sẽ âm, nên ràng buộc `stock >= 0` từ chối cả lệnh và không cuốn nào được trừ.',
          en: 'There is no condition on `stock`: titles with too few copies would have a negative stock, so the constraint `stock >= 0` refuses the whole statement and nothing is subtracted.',
        },
      },
      {
        sql: 'UPDATE books SET stock = stock - 3 WHERE book_id IN (16, 21, 37) AND stock > 3',
        mark: 'stock > 3|stock - 3 > 0',
        message: {
          vi: 'Đầu sách còn đúng 3 cuốn vẫn đủ để bán.',
          en: 'A title with exactly 3 copies has enough.',
        },
      },
      {
        sql: 'UPDATE books SET stock = stock - 3 WHERE book_id IN (16, 21, 37) AND stock >= 1',
        mark: 'stock (?:>= 1|> 0)',
        message: {
          vi: 'Còn hàng chưa phải là đủ hàng: đầu sách còn 1 hoặc 2 cuốn không bán được 3 cuốn.',
          en: 'In stock is not enough stock: 3 copies cannot be sold of a title that has 1 or 2.',
        },
      },
      {
        sql: 'UPDATE books SET stock = stock - 3 WHERE book_id = 16 OR book_id = 21 OR book_id = 37 AND stock >= 3',
        mark: '^(?!.*where \\().*\\bor book_id = \\d+ and stock',
        message: {
          vi: 'AND được tính trước OR, nên điều kiện về `stock` chỉ áp dụng cho đầu sách cuối. Hãy dùng IN hoặc ngoặc.',
          en: 'AND is evaluated before OR, so the condition on `stock` applies only to the last title. Use IN or brackets.',
        },
      },
      {
        sql: 'UPDATE books SET stock = stock - 3 WHERE stock >= 3',
        mark: '^(?!.*book_id)',
        message: {
          vi: 'Câu lệnh đang trừ ở mọi đầu sách còn ít nhất 3 cuốn, không chỉ ở ba đầu sách của đề bài.',
          en: 'The statement subtracts from every title that has at least 3 copies, not only from the three of the task.',
        },
      },
    ],
    hidden: [
      {
        about: {
          vi: 'Trong ba đầu sách, có một đầu sách còn vừa đủ và một đầu sách còn quá ít.',
          en: 'Of the three titles, one has just enough copies and another has too few.',
        },
        sql: 'UPDATE books SET stock = 3 WHERE book_id = 37; UPDATE books SET stock = 2 WHERE book_id = 16;',
      },
    ],
    compare: { kind: 'state', portable: true },
  },
  {
    id: 'sql-27-05',
    dataset: 'nha_sach',
    setup: 'BEGIN;',
    prompt: {
      vi: 'Khách trả lại toàn bộ đơn 94. Phiên này đã chạy `BEGIN`. Hãy viết phần còn lại của giao dịch: với mỗi dòng của đơn, cộng `quantity` vào `stock` của đầu sách đó; đổi `status` của đơn thành `cancelled`; rồi lưu. Nếu đơn đã có `status` là `cancelled` từ trước thì không cuốn nào được cộng.',
      en: 'A customer returns the whole of order 94. This session has run `BEGIN`. Write the rest of the transaction: for every line of the order, add `quantity` to the `stock` of that title; change the `status` of the order to `cancelled`; then save. If the `status` of the order was `cancelled` before, no copies are added.',
    },
    starter: '-- BEGIN\nUPDATE books\n',
    hints: [
      {
        vi: 'Thứ tự hai lệnh UPDATE quan trọng: sau khi đổi `status`, không còn biết trạng thái cũ.',
        en: 'The order of the two UPDATEs matters: once `status` is changed, the old one is no longer known.',
      },
      {
        vi: 'Số cuốn cần cộng là một truy vấn con tương quan; WHERE phải giữ lại chỉ những đầu sách của đơn.',
        en: 'The number to add is a correlated subquery; WHERE must keep only the titles of the order.',
      },
    ],
    solutions: [
      {
        sql: `UPDATE books
SET stock = stock + (
  SELECT i.quantity FROM order_items AS i
  WHERE i.order_id = 94 AND i.book_id = books.book_id
)
WHERE book_id IN (
  SELECT i.book_id FROM order_items AS i
  JOIN orders AS o ON o.order_id = i.order_id
  WHERE i.order_id = 94 AND o.status <> 'cancelled'
);
UPDATE orders SET status = 'cancelled' WHERE order_id = 94;
COMMIT;`,
      },
    ],
    wrong: [
      {
        sql: `UPDATE books SET stock = stock + (SELECT i.quantity FROM order_items AS i WHERE i.order_id = 94 AND i.book_id = books.book_id)
WHERE book_id IN (SELECT i.book_id FROM order_items AS i WHERE i.order_id = 94);
UPDATE orders SET status = 'cancelled' WHERE order_id = 94;
COMMIT;`,
        mark: '^(?!.*(?:<>|!=|not))|^update books (?:(?!status|;).)*;',
        message: {
          vi: 'Khi đơn đã bị hủy từ trước, sách vẫn bị cộng thêm lần nữa.',
          en: 'When the order was cancelled before, its copies are added a second time.',
        },
      },
      {
        sql: `UPDATE orders SET status = 'cancelled' WHERE order_id = 94;
UPDATE books SET stock = stock + (SELECT i.quantity FROM order_items AS i WHERE i.order_id = 94 AND i.book_id = books.book_id)
WHERE book_id IN (SELECT i.book_id FROM order_items AS i JOIN orders AS o ON o.order_id = i.order_id
  WHERE i.order_id = 94 AND o.status <> 'cancelled');
COMMIT;`,
        mark: '^update orders .* ; update books',
        message: {
          vi: 'Lệnh thứ hai thấy `status` mới mà lệnh thứ nhất vừa ghi, nên không cuốn nào được cộng. Hãy đổi thứ tự.',
          en: 'The second statement sees the new `status` that the first has just written, so no copies are added. Swap them.',
        },
      },
      {
        sql: `UPDATE books SET stock = stock + (SELECT i.quantity FROM order_items AS i WHERE i.order_id = 94 AND i.book_id = books.book_id)
WHERE book_id IN (SELECT i.book_id FROM order_items AS i JOIN orders AS o ON o.order_id = i.order_id
  WHERE i.order_id = 94 AND o.status <> 'cancelled');
UPDATE orders SET status = 'cancelled' WHERE order_id = 94;`,
        mark: '^(?!.*\\b(?:commit|end|rollback)\\b).*\\bupdate\\b',
        certain: true,
        message: {
          vi: 'Giao dịch chưa `COMMIT`, nên mọi thay đổi bị hủy khi phiên đóng.',
          en: 'The transaction was not committed, so all changes are undone when the session closes.',
        },
      },
      {
        sql: `UPDATE books SET stock = stock + (SELECT quantity FROM order_items WHERE order_id = 94)
WHERE book_id IN (SELECT i.book_id FROM order_items AS i JOIN orders AS o ON o.order_id = i.order_id
  WHERE i.order_id = 94 AND o.status <> 'cancelled');
UPDATE orders SET status = 'cancelled' WHERE order_id = 94;
COMMIT;`,
        mark: '\\+ \\( select (?:\\w+ \\. )?quantity from order_items(?: (?:as )?\\w+)? where (?:\\w+ \\. )?order_id = 94 \\)',
        message: {
          vi: 'Truy vấn con không tương quan: nó trả về mọi dòng của đơn. Hãy thêm điều kiện nối `book_id` với `books.book_id`.',
          en: 'The subquery is not correlated: it returns every line of the order. Add the condition that ties `book_id` to `books.book_id`.',
        },
      },
      {
        sql: `UPDATE books SET stock = stock + (SELECT quantity FROM order_items WHERE order_id = 94)
WHERE book_id IN (SELECT book_id FROM order_items WHERE order_id = 94);
UPDATE orders SET status = 'cancelled' WHERE order_id = 94;
COMMIT;`,
        mark: '\\+ \\( select (?:\\w+ \\. )?quantity from order_items(?: (?:as )?\\w+)? where (?:\\w+ \\. )?order_id = 94 \\)',
        message: {
          vi: 'Truy vấn con không tương quan: nó trả về mọi dòng của đơn. Hãy thêm điều kiện nối `book_id` với `books.book_id`.',
          en: 'The subquery is not correlated: it returns every line of the order. Add the condition that ties `book_id` to `books.book_id`.',
        },
      },
      {
        sql: `UPDATE books SET stock = stock + 1
WHERE book_id IN (SELECT i.book_id FROM order_items AS i JOIN orders AS o ON o.order_id = i.order_id
  WHERE i.order_id = 94 AND o.status <> 'cancelled');
UPDATE orders SET status = 'cancelled' WHERE order_id = 94;
COMMIT;`,
        mark: 'stock \\+ 1\\b',
        message: {
          vi: 'Một dòng của đơn có thể gồm nhiều cuốn: hãy cộng `quantity`, không phải 1.',
          en: 'A line of the order can have several copies: add `quantity`, not 1.',
        },
      },
      {
        sql: `UPDATE books SET stock = stock + (SELECT i.quantity FROM order_items AS i JOIN orders AS o ON o.order_id = i.order_id
  WHERE i.order_id = 94 AND i.book_id = books.book_id AND o.status <> 'cancelled');
UPDATE orders SET status = 'cancelled' WHERE order_id = 94;
COMMIT;`,
        mark: '^update books set(?!.*\\) where)',
        message: {
          vi: 'UPDATE không có WHERE: với đầu sách không có trong đơn, truy vấn con trả về NULL, và `stock` không được NULL.',
          en: 'The UPDATE has no WHERE: for a title that is not in the order the subquery returns NULL, and `stock` must not be NULL.',
        },
      },
      {
        sql: `BEGIN;
UPDATE books SET stock = stock + (SELECT i.quantity FROM order_items AS i WHERE i.order_id = 94 AND i.book_id = books.book_id)
WHERE book_id IN (SELECT i.book_id FROM order_items AS i JOIN orders AS o ON o.order_id = i.order_id
  WHERE i.order_id = 94 AND o.status <> 'cancelled');
UPDATE orders SET status = 'cancelled' WHERE order_id = 94;
COMMIT;`,
        mark: '^(?:begin|start)\\b',
        engine: 'sqlite',
        message: {
          vi: '`BEGIN` đã chạy rồi, và SQLite không mở giao dịch trong một giao dịch khác.',
          en: '`BEGIN` has run already, and SQLite opens no transaction inside another.',
        },
      },
    ],
    hidden: [
      {
        about: {
          vi: 'Đơn đã bị hủy từ trước.',
          en: 'The order was cancelled before.',
        },
        sql: "UPDATE orders SET status = 'cancelled' WHERE order_id = 94;",
      },
    ],
    equivalent: [
      {
        sql: `UPDATE "books" SET stock = stock + (SELECT DISTINCT "i".quantity FROM "order_items" AS "i" WHERE "i".order_id = 94 AND "i".book_id = "books".book_id) WHERE book_id IN (SELECT "i".book_id FROM "order_items" AS "i" INNER JOIN "orders" AS "o" ON "o".order_id = "i".order_id WHERE "i".order_id = 94 AND "o".status <> 'cancelled');
UPDATE "orders" SET status = 'cancelled' WHERE order_id = 94;
COMMIT`,
        reason: 'A title is in an order once (the primary key of `order_items`), so the subquery has one row at most.',
      },
      {
        sql: `UPDATE "books" SET stock = stock + (SELECT "i".quantity FROM "order_items" AS "i" WHERE "i".order_id = 94 AND "i".book_id = "books".book_id) WHERE book_id IN (SELECT "i".book_id FROM "order_items" AS "i" LEFT JOIN "orders" AS "o" ON "o".order_id = "i".order_id WHERE "i".order_id = 94 AND "o".status <> 'cancelled');
UPDATE "orders" SET status = 'cancelled' WHERE order_id = 94;
COMMIT`,
        reason: 'The condition on `o.status` drops the rows without an order.',
      },
    ],
    compare: { kind: 'state', portable: true },
  },
  {
    id: 'sql-27-06',
    dataset: 'nha_sach',
    setup: `CREATE TABLE stock_counts (book_id INTEGER PRIMARY KEY, copies INTEGER NOT NULL);
CREATE TABLE stock_changes (change_id INTEGER PRIMARY KEY, book_id INTEGER NOT NULL, copies INTEGER NOT NULL);
INSERT INTO stock_changes (change_id, book_id, copies) VALUES
  (1, 12, -1), (2, 12, 10), (3, 12, -2), (4, 16, -1), (5, 16, 3), (6, 21, 20), (7, 21, -2), (8, 24, -3), (9, 24, 3), (10, 29, -4), (11, 29, -4);
INSERT INTO stock_counts (book_id, copies)
SELECT b.book_id, b.stock - COALESCE((SELECT SUM(c.copies) FROM stock_changes AS c WHERE c.book_id = b.book_id), 0)
FROM books AS b WHERE b.book_id BETWEEN 12 AND 30;
UPDATE stock_counts SET copies = copies - 1 WHERE book_id = 16;
UPDATE stock_counts SET copies = copies + 20 WHERE book_id = 21;
UPDATE stock_counts SET copies = copies + 2 WHERE book_id = 27;`,
    prompt: {
      vi: 'Bảng `stock_counts` (`book_id`, `copies`) ghi số cuốn đếm được đầu ngày. Bảng `stock_changes` (`change_id`, `book_id`, `copies`) ghi mọi lần nhập (số dương) và bán (số âm) trong ngày. `stock` của `books` là số cuốn cuối ngày. Với mỗi đầu sách đã đếm, số cuốn phải có là số đầu ngày cộng mọi thay đổi. Đầu sách nào có `stock` khác số phải có, tức là đã có cập nhật bị mất hoặc không được ghi? Trả về `book_id`, `expected` (số phải có), `stock`, `difference` (`stock` trừ `expected`). Các hàng không cần sắp xếp.',
      en: 'The table `stock_counts` (`book_id`, `copies`) holds the copies counted at the beginning of the day. The table `stock_changes` (`change_id`, `book_id`, `copies`) holds every delivery (positive) and sale (negative) of the day. `stock` of `books` is the number at the end of the day. For every title that was counted, the number that there must be is the count plus all changes. Which titles have a `stock` that differs from it, so that an update was lost or not recorded? Return `book_id`, `expected` (the number that there must be), `stock`, `difference` (`stock` minus `expected`). The rows need no order.',
    },
    starter: 'SELECT ',
    hints: [
      {
        vi: 'Một đầu sách không có thay đổi nào trong ngày vẫn phải được so sánh.',
        en: 'A title without any change that day must be compared too.',
      },
    ],
    solutions: [
      {
        sql: `WITH expected AS (
  SELECT n.book_id, n.copies + COALESCE(SUM(c.copies), 0) AS expected
  FROM stock_counts AS n
  LEFT JOIN stock_changes AS c ON c.book_id = n.book_id
  GROUP BY n.book_id, n.copies
)
SELECT b.book_id, e.expected, b.stock, b.stock - e.expected AS difference
FROM expected AS e
JOIN books AS b ON b.book_id = e.book_id
WHERE b.stock <> e.expected;`,
      },
    ],
    wrong: [
      {
        sql: `WITH changes AS (SELECT SUM(copies) AS total, book_id FROM stock_changes GROUP BY book_id)
SELECT b.book_id, n.copies + c.total AS expected, b.stock, b.stock - n.copies - c.total AS difference
FROM stock_counts AS n JOIN changes AS c ON c.book_id = n.book_id JOIN books AS b ON b.book_id = n.book_id
WHERE b.stock <> n.copies + c.total`,
        mark: '^(?!.*left (?:outer )?join)(?!.*(?<!join |from |as )\\( select sum)',
        message: {
          vi: 'Đầu sách không có thay đổi nào bị JOIN loại bỏ, nên chỗ lệch của nó không hiện ra.',
          en: 'The JOIN drops titles without any change, so what is wrong with them stays hidden.',
        },
      },
      {
        sql: `WITH expected AS (
  SELECT n.book_id, n.copies + SUM(c.copies) AS expected FROM stock_counts AS n
  LEFT JOIN stock_changes AS c ON c.book_id = n.book_id GROUP BY n.book_id, n.copies
)
SELECT b.book_id, e.expected, b.stock, b.stock - e.expected AS difference
FROM expected AS e JOIN books AS b ON b.book_id = e.book_id
WHERE b.stock <> e.expected`,
        mark: '^(?!.*(?:coalesce|ifnull|case))',
        message: {
          vi: 'Với đầu sách không có thay đổi, SUM là NULL, nên `expected` là NULL và WHERE loại hàng đó.',
          en: 'For a title without changes SUM is NULL, so `expected` is NULL and WHERE drops the row.',
        },
      },
      {
        sql: `SELECT b.book_id, n.copies + c.copies AS expected, b.stock, b.stock - n.copies - c.copies AS difference
FROM stock_counts AS n JOIN stock_changes AS c ON c.book_id = n.book_id JOIN books AS b ON b.book_id = n.book_id
WHERE b.stock <> n.copies + c.copies`,
        mark: '^(?!.*sum)',
        message: {
          vi: 'Mỗi thay đổi đang được so sánh riêng. Hãy cộng mọi thay đổi của một đầu sách trước.',
          en: 'Each change is compared by itself. Add up all changes of a title first.',
        },
      },
      {
        sql: `SELECT b.book_id, SUM(n.copies) + COALESCE(SUM(c.copies), 0) AS expected, b.stock, b.stock - SUM(n.copies) - COALESCE(SUM(c.copies), 0) AS difference
FROM stock_counts AS n LEFT JOIN stock_changes AS c ON c.book_id = n.book_id JOIN books AS b ON b.book_id = n.book_id
GROUP BY b.book_id, b.stock HAVING b.stock <> SUM(n.copies) + COALESCE(SUM(c.copies), 0)`,
        mark: 'sum \\( (?:n|stock_counts) \\. copies \\)',
        message: {
          vi: 'JOIN lặp lại số đầu ngày một lần cho mỗi thay đổi, nên SUM cộng số đó nhiều lần.',
          en: 'The JOIN repeats the count of the morning for every change, so SUM adds it several times.',
        },
      },
      {
        sql: `SELECT book_id, SUM(copies) AS expected, stock, stock - SUM(copies) AS difference
FROM (SELECT book_id, copies FROM stock_counts UNION SELECT book_id, copies FROM stock_changes) AS m JOIN books USING (book_id)
GROUP BY book_id, stock HAVING SUM(copies) <> stock`,
        mark: '\\bunion select',
        message: {
          vi: 'UNION bỏ hàng trùng: hai lần bán cùng số cuốn của một đầu sách chỉ còn một. Hãy dùng UNION ALL.',
          en: 'UNION drops duplicates: two sales of as many copies of one title become one. Use UNION ALL.',
        },
      },
      {
        sql: `WITH expected AS (
  SELECT n.book_id, n.copies + COALESCE(SUM(c.copies), 0) AS expected FROM stock_counts AS n
  LEFT JOIN stock_changes AS c ON c.book_id = n.book_id GROUP BY n.book_id, n.copies
)
SELECT b.book_id, e.expected, b.stock, e.expected - b.stock AS difference
FROM expected AS e JOIN books AS b ON b.book_id = e.book_id
WHERE b.stock <> e.expected`,
        mark: '- (?:\\w+ \\. )?stock as "?difference',
        message: {
          vi: '`difference` đang bị ngược dấu: đề cần `stock` trừ `expected`.',
          en: 'The sign of `difference` is reversed: the task asks for `stock` minus `expected`.',
        },
      },
      {
        sql: `SELECT b.book_id, n.copies AS expected, b.stock, b.stock - n.copies AS difference
FROM stock_counts AS n JOIN books AS b ON b.book_id = n.book_id
WHERE b.stock <> n.copies`,
        mark: '^(?!.*stock_changes)',
        message: {
          vi: 'Truy vấn chưa tính các lần nhập và bán trong ngày.',
          en: 'The deliveries and sales of the day are not counted.',
        },
      },
    ],
    hidden: [
      {
        about: {
          vi: 'Có một đầu sách được nhập thêm đúng bằng số cuốn đầu ngày.',
          en: 'Of one title, as many copies came as were counted at the beginning of the day.',
        },
        sql: 'UPDATE stock_counts SET copies = 5 WHERE book_id = 13; INSERT INTO stock_changes (change_id, book_id, copies) VALUES (901, 13, 5);',
      },
    ],
    equivalent: [
      {
        sql: `WITH "expected" AS (SELECT "n".book_id, "n".copies + COALESCE(SUM("c".copies), 0) AS "expected" FROM "stock_counts" AS "n" LEFT JOIN "stock_changes" AS "c" ON "c".book_id = "n".book_id GROUP BY "n".book_id, "n".copies) SELECT DISTINCT "b".book_id, "e".expected, "b".stock, "b".stock - "e".expected AS "difference" FROM "expected" AS "e" INNER JOIN "books" AS "b" ON "b".book_id = "e".book_id WHERE "b".stock <> "e".expected`,
        reason: 'Every row has a `book_id` of its own.',
      },
      {
        sql: `WITH "expected" AS (SELECT DISTINCT "n".book_id, "n".copies + COALESCE(SUM("c".copies), 0) AS "expected" FROM "stock_counts" AS "n" LEFT JOIN "stock_changes" AS "c" ON "c".book_id = "n".book_id GROUP BY "n".book_id, "n".copies) SELECT "b".book_id, "e".expected, "b".stock, "b".stock - "e".expected AS "difference" FROM "expected" AS "e" INNER JOIN "books" AS "b" ON "b".book_id = "e".book_id WHERE "b".stock <> "e".expected`,
        reason: 'Every row has a `book_id` of its own.',
      },
      {
        sql: `WITH "expected" AS (SELECT "n".book_id, "n".copies + COALESCE(SUM("c".copies), 0) AS "expected" FROM "stock_counts" AS "n" LEFT JOIN "stock_changes" AS "c" ON "c".book_id = "n".book_id GROUP BY "n".book_id) SELECT "b".book_id, "e".expected, "b".stock, "b".stock - "e".expected AS "difference" FROM "expected" AS "e" INNER JOIN "books" AS "b" ON "b".book_id = "e".book_id WHERE "b".stock <> "e".expected`,
        reason: '`book_id` is the primary key of `stock_counts`, so `copies` depends on it.',
      },
      {
        sql: `WITH "expected" AS (SELECT "n".book_id, "n".copies + COALESCE(SUM("c".copies), 0) AS "expected" FROM "stock_counts" AS "n" LEFT JOIN "stock_changes" AS "c" ON "c".book_id = "n".book_id GROUP BY "n".book_id, "n".copies) SELECT "b".book_id, "e".expected, "b".stock, "b".stock - "e".expected AS "difference" FROM "expected" AS "e" LEFT JOIN "books" AS "b" ON "b".book_id = "e".book_id WHERE "b".stock <> "e".expected`,
        reason: 'The condition on `b.stock` drops the rows without a book.',
      },
    ],
    compare: { kind: 'result', portable: true },
  },
  {
    id: 'sql-27-07',
    dataset: 'nha_sach',
    setup: 'BEGIN;\nUPDATE books SET stock = stock + 10 WHERE book_id = 21;',
    prompt: {
      vi: 'Phiên này đã chạy `BEGIN`, rồi cộng 10 vào `stock` của đầu sách 21. Lần nhập đó chưa được lưu. Hãy viết lệnh lưu nó.',
      en: 'This session has run `BEGIN` and then added 10 to the `stock` of title 21. That delivery is not saved yet. Write the statement that saves it.',
    },
    starter: '-- BEGIN;\n-- UPDATE books SET stock = stock + 10 WHERE book_id = 21;\n',
    hints: [
      {
        vi: 'Một trong ba từ BEGIN, COMMIT, ROLLBACK lưu mọi lệnh của giao dịch.',
        en: 'One of the three words BEGIN, COMMIT and ROLLBACK saves all statements of the transaction.',
      },
    ],
    solutions: [{ sql: 'COMMIT;' }],
    wrong: [
      {
        sql: 'ROLLBACK',
        mark: '^rollback(?: transaction| work)?$',
        certain: true,
        message: {
          vi: '`ROLLBACK` hủy lần nhập. Muốn lưu thì phải `COMMIT`.',
          en: '`ROLLBACK` undoes the delivery. To save it, `COMMIT`.',
        },
      },
      {
        sql: 'UPDATE books SET stock = stock + 10 WHERE book_id = 21; COMMIT',
        mark: '^update books',
        message: {
          vi: 'Lần nhập đã được cộng trong giao dịch này, nên ở đây 10 cuốn bị cộng hai lần. Chỉ còn phải lưu.',
          en: 'The delivery was added in this transaction already, so here the 10 copies are added twice. All that is left is to save.',
        },
      },
      {
        sql: 'SELECT stock FROM books WHERE book_id = 21',
        mark: '^select ',
        certain: true,
        message: {
          vi: 'Đọc lại chỉ cho phiên này thấy số mới. Giao dịch vẫn còn mở, và bị hủy khi phiên đóng.',
          en: 'Reading only shows the new number to this session. The transaction is still open, and is undone when the session closes.',
        },
      },
    ],
    compare: { kind: 'state' },
  },
];
