import type { SqlExercise } from '../../../src/features/sql-lab/core/grading/exercise';

/** UPDATE by a subquery, upsert, and DELETE over two tables. */
export const DAY_21_B: readonly SqlExercise[] = [
  {
    id: 'sql-21-04',
    dataset: 'nha_sach',
    setup:
      "CREATE TABLE address_changes (customer_id INTEGER PRIMARY KEY REFERENCES customers (customer_id), city TEXT); INSERT INTO address_changes (customer_id, city) VALUES (3, 'Đà Nẵng'), (10, 'Huế'), (21, NULL), (24, 'Cần Thơ');",
    prompt: {
      vi: 'Ở bài này có thêm bảng `address_changes` (`customer_id`, `city`), mỗi khách nhiều nhất một hàng. Hãy đưa `city` của bảng đó vào `customers`. Nếu `city` trong `address_changes` là NULL, khách muốn nhà sách bỏ thành phố đã ghi. Khách không có trong `address_changes` giữ nguyên thành phố.',
      en: 'This exercise has one more table, `address_changes` (`customer_id`, `city`), with at most one row for a customer. Put its `city` into `customers`. A `city` of NULL in `address_changes` means that the customer wants the city removed. Customers who are not in `address_changes` keep theirs.',
    },
    starter: 'UPDATE customers\nSET city = (\n  \n)\n',
    hints: [
      {
        vi: 'Truy vấn con không tìm thấy hàng nào thì kết quả là NULL. Làm sao để những khách đó không bị sửa?',
        en: 'Where the subquery finds no row, its value is NULL. How do you keep those customers from being changed?',
      },
      {
        vi: '`UPDATE … SET … WHERE customer_id IN (SELECT …)` chỉ sửa những khách có trong danh sách.',
        en: '`UPDATE … SET … WHERE customer_id IN (SELECT …)` changes only the customers on the list.',
      },
    ],
    solutions: [
      {
        sql: 'UPDATE customers\nSET city = (\n  SELECT a.city FROM address_changes AS a\n  WHERE a.customer_id = customers.customer_id\n)\nWHERE customer_id IN (SELECT customer_id FROM address_changes);',
      },
      {
        sql: 'UPDATE customers\nSET city = a.city\nFROM address_changes AS a\nWHERE a.customer_id = customers.customer_id;',
        note: {
          vi: 'UPDATE … FROM ghép hai bảng, nên chỉ những khách có hàng tương ứng mới bị sửa. SQLite và PostgreSQL có cú pháp này, MySQL thì không.',
          en: 'UPDATE … FROM joins the two tables, so only customers with a match are changed. SQLite and PostgreSQL have it, MySQL does not.',
        },
      },
    ],
    wrong: [
      {
        sql: "UPDATE customers SET city = 'Đà Nẵng' WHERE customer_id = 3; UPDATE customers SET city = 'Huế' WHERE customer_id = 10; UPDATE customers SET city = NULL WHERE customer_id = 21; UPDATE customers SET city = 'Cần Thơ' WHERE customer_id = 24",
        mark: '^(?!.*address_changes)',
        message: {
          vi: 'Câu trả lời chép tay từng thành phố. Ngày mai `address_changes` có những hàng khác: hãy đọc bảng đó.',
          en: 'The answer copies the cities by hand. Tomorrow `address_changes` has other rows: read that table.',
        },
      },
      {
        sql: 'UPDATE customers SET city = (SELECT a.city FROM address_changes AS a WHERE a.customer_id = customers.customer_id)',
        mark: 'customer_id \\)$',
        message: {
          vi: 'Câu lệnh sửa mọi khách: người không có trong `address_changes` bị mất thành phố.',
          en: 'The statement changes every customer: those who are not in `address_changes` lose their city.',
        },
      },
      {
        sql: 'UPDATE customers SET city = COALESCE((SELECT a.city FROM address_changes AS a WHERE a.customer_id = customers.customer_id), city)',
        mark: 'coalesce \\(',
        message: {
          vi: 'COALESCE giữ thành phố cũ cả khi khách muốn bỏ: COALESCE không phân biệt được NULL có trong bảng với trường hợp không có hàng nào.',
          en: 'COALESCE keeps the old city even where the customer wants it removed: it cannot tell a NULL in the table from a missing row.',
        },
      },
      {
        sql: 'UPDATE customers SET city = (SELECT a.city FROM address_changes AS a WHERE a.customer_id = customers.customer_id) WHERE customer_id IN (SELECT customer_id FROM address_changes WHERE city IS NOT NULL)',
        mark: 'is not null',
        message: {
          vi: 'Điều kiện bỏ qua khách muốn nhà sách bỏ thành phố đã ghi.',
          en: 'The condition skips the customers who want their city removed.',
        },
      },
      {
        sql: 'UPDATE customers SET city = (SELECT a.city FROM address_changes AS a WHERE a.customer_id = customers.customer_id) WHERE city IS NULL',
        mark: 'where (?:\\w+ \\. )?city is null',
        message: {
          vi: 'Khách đã có thành phố cũng có thể chuyển đi. Điều kiện phải là khách có trong `address_changes`.',
          en: 'Customers who have a city can move as well. The condition has to be that the customer is in `address_changes`.',
        },
      },
      {
        sql: 'UPDATE customers SET city = a.city FROM address_changes AS a',
        mark: '\\bfrom address_changes(?: as)?(?: \\w+)?$',
        message: {
          vi: 'UPDATE … FROM thiếu WHERE, nên mỗi khách được ghép với mọi hàng của `address_changes` và ai cũng bị sửa.',
          en: 'UPDATE … FROM has no WHERE, so each customer meets every row of `address_changes`, and all of them are changed.',
        },
      },
      {
        sql: 'UPDATE customers SET city = (SELECT a.city FROM address_changes AS a WHERE a.customer_id = customers.customer_id) WHERE EXISTS (SELECT 1 FROM address_changes)',
        mark: 'where exists \\( select [^()]+ from address_changes(?: as)?(?: \\w+)? \\)$',
        message: {
          vi: 'Truy vấn con trong EXISTS không nhắc đến khách đang xét, nên EXISTS luôn TRUE và mọi khách bị sửa.',
          en: 'The subquery in EXISTS does not mention the customer at hand, so EXISTS is always TRUE and every customer is changed.',
        },
      },
      {
        sql: 'UPDATE customers SET city = (SELECT a.city FROM address_changes AS a WHERE customer_id = customer_id) WHERE customer_id IN (SELECT customer_id FROM address_changes)',
        mark: 'where (?:(\\w+) \\. )?customer_id = (?:\\1 \\. )?customer_id \\)|where customer_id = (?!customers )\\w+ \\. customer_id \\)|\\( select (?:\\w+ \\. )?city from address_changes(?: as)?(?: \\w+)? \\) where',
        message: {
          vi: 'Truy vấn con chưa gắn với khách đang xét, nên tìm thấy mọi hàng của `address_changes`. `customer_id` không có tên bảng đứng trước là cột của chính bảng đó: hãy viết `customers.customer_id` ở một vế.',
          en: 'The subquery is not tied to the customer at hand, so it finds every row of `address_changes`. A `customer_id` without the name of a table is a column of that very table: write `customers.customer_id` on one side.',
        },
      },
    ],
    compare: { kind: 'state' },
    hidden: [
      {
        about: {
          vi: 'Trong `address_changes` có thêm sáu khách.',
          en: 'There are six more customers in `address_changes`.',
        },
        sql: "INSERT INTO address_changes (customer_id, city) SELECT customer_id, 'Hà Nội' FROM customers WHERE customer_id BETWEEN 4 AND 9;",
      },
    ],
    equivalent: [
      {
        sql: 'UPDATE "customers" SET city = (SELECT DISTINCT "a".city FROM "address_changes" AS "a" WHERE "a".customer_id = "customers".customer_id) WHERE customer_id IN (SELECT customer_id FROM "address_changes")',
        reason: 'customer_id is the primary key of address_changes, so the subquery has one row at most.',
      },
    ],
  },
  {
    id: 'sql-21-05',
    dataset: 'nha_sach',
    setup:
      'CREATE TABLE reorders (book_id INTEGER PRIMARY KEY REFERENCES books (book_id), copies INTEGER NOT NULL); INSERT INTO reorders (book_id, copies) VALUES (6, 10), (17, 8), (37, 20); CREATE TABLE requests (request_no INTEGER PRIMARY KEY, book_id INTEGER NOT NULL REFERENCES books (book_id), copies INTEGER NOT NULL CHECK (copies > 0)); INSERT INTO requests (request_no, book_id, copies) VALUES (1, 37, 5), (2, 21, 3), (3, 6, 2), (4, 37, 5), (5, 16, 6), (6, 21, 3), (7, 37, 4);',
    prompt: {
      vi: 'Ở bài này có thêm hai bảng: `reorders` (`book_id` là khóa chính, `copies`) và `requests` (`request_no`, `book_id`, `copies`), trong đó một đầu sách có thể có nhiều yêu cầu. Hãy cộng số cuốn của mọi yêu cầu vào `reorders`: đầu sách đã có thì tăng `copies`, chưa có thì thêm hàng. Không sửa bảng khác. Câu trả lời phải chạy được trên cả SQLite và PostgreSQL.',
      en: 'This exercise has two more tables: `reorders` (`book_id` is the primary key, `copies`) and `requests` (`request_no`, `book_id`, `copies`), where a title may have several requests. Add the copies of all requests to `reorders`: raise `copies` of a title that is there, insert a row for one that is not. Change no other table. The answer must run on SQLite and PostgreSQL.',
    },
    starter:
      'INSERT INTO reorders (book_id, copies)\nSELECT \nFROM requests\n\nON CONFLICT (book_id) DO UPDATE\nSET copies = ;',
    hints: [
      {
        vi: 'PostgreSQL không sửa một hàng hai lần trong một câu lệnh. Hãy gộp yêu cầu của cùng một đầu sách trước.',
        en: 'PostgreSQL does not change a row twice in one statement. Add up the requests of one title first.',
      },
      {
        vi: 'Sau SET, `reorders.copies` là số đang có, `excluded.copies` là số định thêm.',
        en: 'After SET, `reorders.copies` is the number that is there, `excluded.copies` is the one that was to be inserted.',
      },
    ],
    solutions: [
      {
        sql: 'INSERT INTO reorders (book_id, copies)\nSELECT book_id, SUM(copies)\nFROM requests\nGROUP BY book_id\nON CONFLICT (book_id) DO UPDATE\nSET copies = reorders.copies + excluded.copies;',
      },
      {
        sql: 'UPDATE reorders\nSET copies = copies + (\n  SELECT SUM(q.copies) FROM requests AS q WHERE q.book_id = reorders.book_id\n)\nWHERE book_id IN (SELECT book_id FROM requests);\n\nINSERT INTO reorders (book_id, copies)\nSELECT q.book_id, SUM(q.copies)\nFROM requests AS q\nWHERE q.book_id NOT IN (SELECT book_id FROM reorders)\nGROUP BY q.book_id;',
        note: {
          vi: 'Hai câu lệnh, sửa trước rồi thêm. Nếu đổi thứ tự thì hàng mới thêm sẽ bị cộng lần nữa.',
          en: 'Two statements, the UPDATE first. The other way round, rows that were just inserted would be raised again.',
        },
      },
    ],
    wrong: [
      {
        sql: 'UPDATE reorders SET copies = 12 WHERE book_id = 6; UPDATE reorders SET copies = 34 WHERE book_id = 37; INSERT INTO reorders (book_id, copies) VALUES (16, 6), (21, 6)',
        mark: '^(?!.*requests)',
        message: {
          vi: 'Các con số được tính bằng tay, nên sẽ sai khi có yêu cầu khác. Câu lệnh phải đọc `requests`.',
          en: 'The numbers were worked out by hand. The statement has to read `requests`, since requests will differ.',
        },
      },
      {
        sql: 'INSERT INTO reorders (book_id, copies) SELECT book_id, copies FROM requests WHERE copies > 0 ON CONFLICT (book_id) DO UPDATE SET copies = reorders.copies + excluded.copies',
        mark: '^(?!.*group by).*do update',
        engine: 'postgres',
        message: {
          vi: 'Một đầu sách có hai yêu cầu, nên câu lệnh sửa cùng một hàng hai lần và PostgreSQL từ chối. Hãy GROUP BY `book_id` trước.',
          en: 'A title with two requests makes the statement change the same row twice, which PostgreSQL refuses. GROUP BY `book_id` first.',
        },
      },
      {
        sql: 'INSERT INTO reorders (book_id, copies) SELECT book_id, SUM(copies) FROM requests GROUP BY book_id ON CONFLICT (book_id) DO UPDATE SET copies = excluded.copies',
        mark: 'set copies = excluded \\. copies$',
        message: {
          vi: '`excluded.copies` chỉ là số mới. Số đang có trong `reorders` bị mất.',
          en: '`excluded.copies` is only the new number. What `reorders` had is lost.',
        },
      },
      {
        sql: 'INSERT INTO reorders (book_id, copies) SELECT book_id, SUM(copies) FROM requests GROUP BY book_id ON CONFLICT (book_id) DO NOTHING',
        mark: 'do nothing',
        message: {
          vi: 'DO NOTHING bỏ qua mọi yêu cầu của đầu sách đã có trong `reorders`.',
          en: 'DO NOTHING skips all requests of titles that are in `reorders` already.',
        },
      },
      {
        sql: 'INSERT INTO reorders (book_id, copies) SELECT book_id, SUM(copies) FROM requests GROUP BY book_id',
        mark: '^(?!.*on conflict)(?!.*\\bupdate\\b).*group by',
        message: {
          vi: 'Có đầu sách đã có trong `reorders`, nên khóa chính bị trùng và cả câu lệnh bị từ chối.',
          en: 'Some titles are in `reorders` already: the primary key would have duplicates, and the whole statement is refused.',
        },
      },
      {
        sql: 'INSERT INTO reorders (book_id, copies) SELECT book_id, copies FROM requests ON CONFLICT (book_id) DO UPDATE SET copies = reorders.copies + excluded.copies',
        mark: 'from requests(?: as)?(?: \\w+)? on conflict',
        engine: 'sqlite',
        message: {
          vi: 'Trên SQLite, ON ngay sau FROM bị hiểu là điều kiện ghép, nên có lỗi cú pháp. Ở bài này hãy thêm GROUP BY `book_id`: mỗi đầu sách chỉ được có một hàng.',
          en: 'On SQLite an ON right after FROM is read as a join condition, hence the syntax error. Here, add GROUP BY `book_id`: each title may have one row only.',
        },
      },
      {
        sql: 'INSERT INTO reorders (book_id, copies) SELECT book_id, SUM(copies) FROM requests GROUP BY book_id ON CONFLICT (book_id) DO UPDATE SET copies = copies + excluded.copies',
        mark: 'do update set copies = (?:copies \\+|excluded \\. copies \\+ copies$)',
        engine: 'postgres',
        message: {
          vi: 'PostgreSQL không biết `copies` là của hàng đang có hay của `excluded`. Hãy viết `reorders.copies`.',
          en: 'PostgreSQL cannot tell whether `copies` belongs to the row that is there or to `excluded`. Write `reorders.copies`.',
        },
      },
      {
        sql: 'UPDATE reorders SET copies = copies + (SELECT SUM(q.copies) FROM requests AS q WHERE q.book_id = reorders.book_id); INSERT INTO reorders (book_id, copies) SELECT q.book_id, SUM(q.copies) FROM requests AS q WHERE q.book_id NOT IN (SELECT book_id FROM reorders) GROUP BY q.book_id',
        mark: '^update (?:(?! in \\( | exists \\().)*; insert',
        message: {
          vi: 'Đầu sách không có yêu cầu nào nhận NULL từ truy vấn con, và cột `copies` từ chối NULL. Câu UPDATE phải có WHERE.',
          en: 'For a title without requests the subquery is NULL, which the column `copies` refuses. The UPDATE needs a WHERE.',
        },
      },
      {
        sql: 'INSERT INTO reorders (book_id, copies) SELECT q.book_id, SUM(q.copies) FROM requests AS q WHERE q.book_id NOT IN (SELECT book_id FROM reorders) GROUP BY q.book_id; UPDATE reorders SET copies = copies + (SELECT SUM(q.copies) FROM requests AS q WHERE q.book_id = reorders.book_id) WHERE book_id IN (SELECT book_id FROM requests)',
        mark: '^insert .*; update reorders',
        message: {
          vi: 'Câu UPDATE đứng sau INSERT nên cộng lần nữa vào các hàng vừa thêm. Hãy UPDATE trước rồi mới INSERT.',
          en: 'The UPDATE comes after the INSERT, so it adds once more to the rows that were just inserted. UPDATE first, then INSERT.',
        },
      },
    ],
    compare: { kind: 'state', portable: true },
    hidden: [
      {
        about: {
          vi: 'Trong `requests` có thêm một yêu cầu, cho một đầu sách không có tác giả.',
          en: 'There is one more request in `requests`, for a title without an author.',
        },
        sql: 'INSERT INTO requests (request_no, book_id, copies) VALUES (8, 1, 4);',
      },
    ],
    equivalent: [
      {
        sql: 'INSERT INTO "reorders" (book_id, copies) SELECT DISTINCT book_id, SUM(copies) FROM "requests" GROUP BY book_id ON CONFLICT (book_id) DO UPDATE SET copies = "reorders".copies + "excluded".copies',
        reason: 'GROUP BY leaves one row for each key, so no two rows are alike.',
      },
      {
        sql: 'UPDATE "reorders" SET copies = copies + (SELECT SUM("q".copies) FROM "requests" AS "q" WHERE "q".book_id = "reorders".book_id) WHERE book_id IN (SELECT book_id FROM "requests");\nINSERT INTO "reorders" (book_id, copies) SELECT DISTINCT "q".book_id, SUM("q".copies) FROM "requests" AS "q" WHERE "q".book_id NOT IN (SELECT book_id FROM "reorders") GROUP BY "q".book_id',
        reason: 'GROUP BY leaves one row for each key, so no two rows are alike.',
      },
    ],
  },
  {
    id: 'sql-21-06',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Xóa mọi đơn bị hủy (`status` là `cancelled`) đặt trước ngày 1 tháng 1 năm 2025, cùng với các dòng của những đơn đó trong `order_items`. Mọi hàng khác phải còn nguyên.',
      en: 'Delete all cancelled orders (`status` is `cancelled`) placed before 1 January 2025, together with their lines in `order_items`. All other rows must stay.',
    },
    starter: 'DELETE FROM \nWHERE ',
    hints: [
      {
        vi: 'Khóa ngoại không cho xóa một đơn còn dòng trong `order_items`. Bảng nào phải được xóa trước?',
        en: 'The foreign key does not let an order go that has lines in `order_items`. Which table comes first?',
      },
      {
        vi: 'Cần hai câu DELETE. Câu xóa dòng tìm đơn bằng truy vấn con trên `orders`.',
        en: 'Two DELETEs are needed. The one that deletes lines finds the orders by a subquery on `orders`.',
      },
    ],
    solutions: [
      {
        sql: "BEGIN;\n\nDELETE FROM order_items\nWHERE order_id IN (\n  SELECT order_id FROM orders\n  WHERE status = 'cancelled' AND ordered_at < '2025-01-01'\n);\n\nDELETE FROM orders\nWHERE status = 'cancelled' AND ordered_at < '2025-01-01';\n\nCOMMIT;",
      },
    ],
    wrong: [
      {
        sql: "DELETE FROM order_items WHERE order_id IN (SELECT order_id FROM orders WHERE status = 'cancelled' AND ordered_at <= '2025-01-01'); DELETE FROM orders WHERE status = 'cancelled' AND ordered_at <= '2025-01-01'",
        mark: "<= '2025-01-01'",
        engine: 'postgres',
        message: {
          vi: 'Đơn đặt lúc 0 giờ ngày 1 tháng 1 năm 2025 không thuộc các đơn đặt trước ngày đó.',
          en: 'An order placed at midnight on 1 January 2025 is not one placed before that day.',
        },
      },
      {
        sql: "DELETE FROM orders WHERE status = 'cancelled' AND ordered_at < '2025-01-01'",
        mark: '^(?!.*order_items)',
        message: {
          vi: 'Các đơn này còn dòng trong `order_items`, nên khóa ngoại từ chối. Hãy xóa các dòng trước.',
          en: 'These orders have lines in `order_items`, so the foreign key refuses. Delete the lines first.',
        },
      },
      {
        sql: "DELETE FROM orders WHERE status = 'cancelled' AND ordered_at < '2025-01-01'; DELETE FROM order_items WHERE order_id NOT IN (SELECT order_id FROM orders)",
        mark: 'delete from orders .*delete from order_items',
        message: {
          vi: 'Thứ tự bị ngược: đơn còn dòng trong `order_items` thì chưa xóa được.',
          en: 'The order is the wrong way round: an order cannot go while it has lines in `order_items`.',
        },
      },
      {
        sql: "DELETE FROM order_items WHERE order_id IN (SELECT order_id FROM orders WHERE status = 'cancelled'); DELETE FROM orders WHERE status = 'cancelled' AND ordered_at < '2025-01-01'",
        mark: "'cancelled' \\) ; delete",
        message: {
          vi: 'Câu thứ nhất xóa cả dòng của những đơn bị hủy đặt từ năm 2025 trở đi. Hai câu phải có cùng điều kiện.',
          en: 'The first statement also deletes the lines of cancelled orders placed in 2025 or later. Both need the same condition.',
        },
      },
      {
        sql: "DELETE FROM order_items WHERE order_id IN (SELECT order_id FROM orders WHERE status = 'cancelled' AND ordered_at < '2025-01-01')",
        mark: '^(?!.*delete from orders\\b)',
        message: {
          vi: 'Các dòng đã bị xóa, nhưng đơn vẫn còn.',
          en: 'The lines are gone, but the orders are still there.',
        },
      },
      {
        sql: "DELETE FROM order_items WHERE order_id IN (SELECT order_id FROM orders WHERE ordered_at < '2025-01-01'); DELETE FROM orders WHERE ordered_at < '2025-01-01'",
        mark: "^(?!.*'cancelled')",
        message: {
          vi: 'Điều kiện về `status` bị thiếu: mọi đơn trước năm 2025 đều bị xóa.',
          en: 'The condition on `status` is missing: every order before 2025 is deleted.',
        },
      },
      {
        sql: "DELETE FROM order_items WHERE order_id IN (SELECT order_id FROM orders WHERE status = 'cancelled' AND ordered_at <= '2024-12-31'); DELETE FROM orders WHERE status = 'cancelled' AND ordered_at <= '2024-12-31'",
        mark: "<= '2024-12-31'|< '2024-12-31'",
        message: {
          vi: "`'2024-12-31'` là 0 giờ ngày 31 tháng 12, nên đơn đặt trong ngày đó bị bỏ sót. Hãy so sánh với `'2025-01-01'`.",
          en: "`'2024-12-31'` is the beginning of 31 December, so orders placed during that day are missed. Compare with `'2025-01-01'`.",
        },
      },
      {
        sql: "BEGIN; DELETE FROM order_items WHERE order_id IN (SELECT order_id FROM orders WHERE status = 'cancelled' AND ordered_at < '2025-01-01'); DELETE FROM orders WHERE status = 'cancelled' AND ordered_at < '2025-01-01'; ROLLBACK",
        mark: '\\bdelete\\b.*\\brollback\\b|^begin\\b(?!.*\\b(?:commit|end)\\b).*\\bdelete\\b',
        certain: true,
        message: {
          vi: 'Giao dịch không kết thúc bằng COMMIT, nên không hàng nào bị xóa. Thử xong thì phải COMMIT.',
          en: 'The transaction does not end in COMMIT, so no row is deleted. After the trial comes COMMIT.',
        },
      },
      {
        sql: "DELETE FROM order_items WHERE order_id IN (SELECT order_id FROM orders WHERE status = 'cancelled' AND ordered_at < '2025-01-01'); DELETE FROM orders WHERE status = 'cancelled'",
        mark: "(?:\\)|commit|\\d) ; delete from orders where status = 'cancelled'(?: ; commit)?$",
        message: {
          vi: 'Câu thứ hai xóa cả những đơn bị hủy đặt từ năm 2025 trở đi, mà dòng của các đơn đó vẫn còn, nên khóa ngoại từ chối. Hai câu phải có cùng điều kiện.',
          en: 'The second statement also takes cancelled orders placed in 2025 or later, whose lines are still there, so the foreign key refuses. Both need the same condition.',
        },
      },
      {
        sql: "DELETE FROM order_items WHERE order_id IN (SELECT order_id FROM orders WHERE status = 'cancelled'); DELETE FROM orders WHERE status = 'cancelled'",
        mark: "^(?!.*'2025-01-01).*'cancelled'",
        message: {
          vi: 'Điều kiện về ngày bị thiếu: đơn bị hủy đặt từ năm 2025 trở đi cũng bị xóa.',
          en: 'The condition on the date is missing: cancelled orders placed in 2025 or later are deleted too.',
        },
      },
    ],
    compare: { kind: 'state' },
    hidden: [
      {
        about: {
          vi: 'Có những đơn bị hủy đặt đúng lúc nửa đêm khi sang năm 2025 hoặc ngay trước đó, từ nhiều năm trước, hoặc sau năm 2025. Vài đơn không có dòng nào.',
          en: 'Some cancelled orders were placed at midnight, as 2025 began, or just before; others years before, or after 2025. A few orders have no lines.',
        },
        sql: "UPDATE orders SET status = 'cancelled', ordered_at = '2025-01-01 00:00:00' WHERE order_id = 50; UPDATE orders SET status = 'cancelled', ordered_at = '2024-12-31 23:59:59' WHERE order_id = 51; UPDATE orders SET status = 'cancelled', ordered_at = '2021-05-05 08:00:00' WHERE order_id = 1; UPDATE orders SET status = 'cancelled', ordered_at = '2026-01-02 08:00:00' WHERE order_id = 97; UPDATE orders SET status = 'cancelled', ordered_at = '2024-02-02 09:00:00' WHERE order_id = 3; UPDATE orders SET status = 'cancelled', ordered_at = '2025-03-03 09:00:00' WHERE order_id = 4; DELETE FROM order_items WHERE order_id IN (2, 3, 4);",
      },
    ],
    equivalent: [
      {
        sql: "BEGIN;\nDELETE FROM \"order_items\" WHERE order_id IN (SELECT order_id FROM \"orders\" WHERE status = 'cancelled' AND (ordered_at <= '2025-01-01'));\nDELETE FROM \"orders\" WHERE status = 'cancelled' AND ordered_at < '2025-01-01';\nCOMMIT",
        reason: 'On SQLite a time of that day is a text that comes after the text of the day alone.',
      },
      {
        sql: "BEGIN;\nDELETE FROM \"order_items\" WHERE order_id IN (SELECT order_id FROM \"orders\" WHERE status = 'cancelled' AND ordered_at < '2025-01-01');\nDELETE FROM \"orders\" WHERE status = 'cancelled' AND (ordered_at <= '2025-01-01');\nCOMMIT",
        reason: 'On SQLite a time of that day is a text that comes after the text of the day alone.',
      },
    ],
  },
];
