import type { SqlExercise } from '../../../src/features/sql-lab/core/grading/exercise';
import { computesWith } from './computesWith';

/** Conditions that can use an index, and keyset pagination. */
export const DAY_29_A: readonly SqlExercise[] = [
  {
    id: 'sql-29-01',
    dataset: 'nha_sach',
    engine: 'sqlite',
    setup: 'CREATE INDEX customers_by_date ON customers (joined_on);',
    prompt: {
      vi: 'Bảng `customers` có chỉ mục trên `joined_on`, nhưng truy vấn dưới đây quét cả bảng. Hãy viết lại để kết quả vẫn là các khách đăng ký trong tháng 2 năm 2024 và kế hoạch trên SQLite tìm bằng chỉ mục. Trong điều kiện, cột phải đứng một mình ở một vế của phép so sánh. Trả về `customer_id` và `full_name`, không cần sắp xếp.',
      en: 'The table `customers` has an index on `joined_on`, but the query below scans the whole table. Rewrite it so that the result is still the customers who joined in February 2024 and the plan on SQLite searches by the index. In the conditions the column has to stand by itself on one side of a comparison. Return `customer_id` and `full_name` in any order.',
    },
    starter: "SELECT customer_id, full_name\nFROM customers\nWHERE SUBSTR(CAST(joined_on AS TEXT), 1, 7) = '2024-02';",
    hints: [
      {
        vi: 'Cột phải đứng một mình ở một vế của điều kiện.',
        en: 'The column has to stand by itself on one side of the condition.',
      },
      {
        vi: 'Một tháng là một khoảng: từ ngày đầu tháng 2, đến trước ngày đầu tháng 3.',
        en: 'A month is a range: from the first day of February, up to but not including the first day of March.',
      },
    ],
    solutions: [
      {
        sql: "SELECT customer_id, full_name\nFROM customers\nWHERE joined_on >= '2024-02-01' AND joined_on < '2024-03-01';",
      },
    ],
    wrong: [
      {
        sql: "SELECT customer_id, full_name FROM customers WHERE SUBSTR(CAST(joined_on AS TEXT), 1, 7) = '2024-02'",
        mark: '(?:substr|strftime|cast|date) \\(',
        message: {
          vi: 'Kết quả đúng, nhưng truy vấn vẫn tính một hàm ở từng hàng, nên kế hoạch vẫn quét cả bảng.',
          en: 'The result is right, but the query still computes a function for each row, so the plan still scans the table.',
        },
      },
      {
        sql: "SELECT customer_id, full_name FROM customers WHERE joined_on LIKE '2024-02-%'",
        mark: "like '2024-02",
        message: {
          vi: 'Kết quả đúng, nhưng LIKE của SQLite không phân biệt hoa thường nên không dùng được chỉ mục này. Hãy viết một khoảng.',
          en: 'The result is right, but LIKE on SQLite ignores case and cannot use this index. Write a range.',
        },
      },
      {
        sql: "SELECT customer_id, full_name FROM customers WHERE joined_on BETWEEN '2024-02-01' AND '2024-02-28'",
        mark: "'2024-02-28'",
        message: {
          vi: 'Năm 2024 là năm nhuận: truy vấn đang bỏ ngày 29 tháng 2. So sánh với ngày đầu tháng sau thì không phải nhớ điều đó.',
          en: 'The year 2024 is a leap year: the query loses 29 February. Comparing with the first day of the next month needs no such thought.',
        },
      },
      {
        sql: "SELECT customer_id, full_name FROM customers WHERE joined_on >= '2024-02-01' AND joined_on <= '2024-03-01'",
        mark: "(?:<=|and) (?:date )?'2024-03-01'",
        message: {
          vi: 'Khách đăng ký ngày 1 tháng 3 đang bị tính. Hãy dùng `<`.',
          en: 'A customer who joined on 1 March is counted. Use `<`.',
        },
      },
      {
        sql: "SELECT customer_id, full_name FROM customers WHERE joined_on > '2024-02-01' AND joined_on < '2024-03-01'",
        mark: "> (?:date )?'2024-02-01'",
        message: {
          vi: 'Truy vấn đang bỏ khách đăng ký ngày 1 tháng 2. Hãy dùng `>=`.',
          en: 'The query loses the customers who joined on 1 February. Use `>=`.',
        },
      },
      {
        sql: "SELECT customer_id, full_name FROM customers WHERE joined_on >= '2024-02-01'",
        mark: "joined_on >= (?:date )?'2024-02-01'$",
        message: {
          vi: 'Khoảng chưa có điểm cuối: truy vấn đang lấy cả những khách đăng ký từ tháng 3 trở đi.',
          en: 'The range has no end: the query takes everyone who joined from March on, too.',
        },
      },
    ],
    compare: {
      kind: 'result',
      searches: true,
      computed: computesWith('joined_on'),
    },
  },
  {
    id: 'sql-29-02',
    dataset: 'nha_sach',
    // Makes the row that the prompt names exist in the hidden data too.
    setup: 'UPDATE books SET price = 270000 WHERE book_id = 2;',
    prompt: {
      vi: 'Danh sách đầu sách được xếp theo `price` giảm dần; nếu cùng giá thì `book_id` tăng dần. Hàng cuối của trang vừa xem có `price` là 270000 và `book_id` là 2. Hãy lấy năm đầu sách kế tiếp, không dùng OFFSET. Trả về `book_id`, `price`, theo thứ tự của danh sách.',
      en: 'The list of books is in descending order of `price`; at the same price in ascending order of `book_id`. The last row of the page just seen has the `price` 270000 and the `book_id` 2. Get the next five books without OFFSET. Return `book_id`, `price`, in the order of the list.',
    },
    starter: 'SELECT book_id, price\nFROM books\nWHERE price < 270000\nORDER BY price DESC, book_id\nLIMIT 5;',
    hints: [
      {
        vi: 'Những đầu sách nào đứng sau hàng cuối: giá thấp hơn, hoặc cùng giá và…?',
        en: 'Which books come after the last row: those with a lower price, or the same price and …?',
      },
      {
        vi: 'Hai cột có chiều khác nhau, nên `(price, book_id) < (…)` không đúng ở đây.',
        en: 'The two columns go in different directions, so `(price, book_id) < (…)` is not right here.',
      },
    ],
    solutions: [
      {
        sql: 'SELECT book_id, price\nFROM books\nWHERE price < 270000 OR (price = 270000 AND book_id > 2)\nORDER BY price DESC, book_id\nLIMIT 5;',
      },
      {
        sql: 'SELECT book_id, price\nFROM books\nWHERE (-price, book_id) > (-270000, 2)\nORDER BY -price, book_id\nLIMIT 5;',
        note: {
          vi: 'Đổi dấu một cột để hai cột cùng chiều. Cách này cần một chỉ mục trên biểu thức `-price`.',
          en: 'Negates one column, so that both go in the same direction. It needs an index on the expression `-price`.',
        },
      },
    ],
    wrong: [
      {
        sql: 'SELECT book_id, price FROM books WHERE price < 270000 ORDER BY price DESC, book_id LIMIT 5',
        mark: 'where (?:\\w+ \\. )?price < 270000 order',
        message: {
          vi: 'Truy vấn đang bỏ những đầu sách cũng có giá 270000 nhưng chưa hiện ra.',
          en: 'The query loses the books that also cost 270000 and have not been shown yet.',
        },
      },
      {
        sql: 'SELECT book_id, price FROM books WHERE price <= 270000 ORDER BY price DESC, book_id LIMIT 5',
        mark: 'price <= 270000 order',
        message: {
          vi: 'Truy vấn đang lặp lại đầu sách vừa xem.',
          en: 'The query shows the book just seen once more.',
        },
      },
      {
        sql: 'SELECT book_id, price FROM books WHERE (price, book_id) < (270000, 2) ORDER BY price DESC, book_id LIMIT 5',
        mark: '\\) < \\(',
        message: {
          vi: 'So sánh theo cặp dùng cùng một chiều cho cả hai cột. Ở đây `price` giảm dần còn `book_id` tăng dần.',
          en: 'Comparing pairs takes one direction for both columns. Here `price` descends and `book_id` ascends.',
        },
      },
      {
        sql: 'SELECT book_id, price FROM books WHERE price <= 270000 AND book_id > 2 ORDER BY price DESC, book_id LIMIT 5',
        mark: 'price <= 270000 and (?:\\w+ \\. )?book_id > 2',
        message: {
          vi: 'Điều kiện `book_id > 2` chỉ dùng khi cùng giá. Truy vấn đang bỏ những đầu sách rẻ hơn có `book_id` nhỏ.',
          en: 'The condition `book_id > 2` is for the same price only. The query loses cheaper books with small ids.',
        },
      },
      {
        sql: 'SELECT book_id, price FROM books WHERE price <= 270000 AND book_id <> 2 ORDER BY price DESC, book_id LIMIT 5',
        mark: 'book_id (?:<>|!=) 2',
        message: {
          vi: 'Bỏ riêng đầu sách 2 thì chưa đủ: những đầu sách cùng giá mà `book_id` nhỏ hơn đã hiện ở trang trước.',
          en: 'Leaving out only book 2 is not enough: books of the same price with a smaller `book_id` were on the page before.',
        },
      },
      {
        sql: 'SELECT book_id, price FROM books ORDER BY price DESC, book_id LIMIT 5 OFFSET 4',
        mark: 'offset',
        certain: true,
        message: {
          vi: 'OFFSET đếm hàng, nên khi có đầu sách mới ở trang trước thì trang này lệch. Hãy bắt đầu từ hàng cuối đã xem.',
          en: 'OFFSET counts rows, so a new book on an earlier page shifts this one. Start from the last row that was seen.',
        },
      },
    ],
    compare: { kind: 'result', order: true },
  },
  {
    id: 'sql-29-03',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Một chương trình lấy năm đơn mới nhất (`ordered_at` lớn nhất; không có hai đơn nào cùng lúc), rồi với mỗi đơn hỏi thêm tên khách và số cuốn: tổng cộng 11 câu lệnh. Hãy thay bằng một truy vấn. Trả về `order_id`, `full_name` (tên khách) và `copies` (tổng `quantity` của đơn; đơn chưa có dòng nào trong `order_items` thì là 0), đơn mới nhất trước.',
      en: 'A program gets the five newest orders (highest `ordered_at`; no two orders have the same one), and then asks for the name of the customer and the number of copies of each: 11 statements in all. Replace them by one query. Return `order_id`, `full_name` (of the customer) and `copies` (the total `quantity` of the order; 0 if the order has no line in `order_items` yet), the newest order first.',
    },
    starter: 'SELECT order_id, customer_id\nFROM orders\nORDER BY ordered_at DESC\nLIMIT 5;',
    hints: [
      {
        vi: 'Sau khi ghép với `order_items`, mỗi đơn có nhiều hàng. LIMIT 5 khi đó giữ năm cái gì?',
        en: 'After the join with `order_items` an order has several rows. Five of what does LIMIT 5 keep then?',
      },
      {
        vi: 'Đơn chưa có dòng nào vẫn phải có mặt.',
        en: 'An order without lines still has to be there.',
      },
    ],
    solutions: [
      {
        sql: 'SELECT o.order_id, c.full_name, COALESCE(SUM(i.quantity), 0) AS copies\nFROM orders AS o\nJOIN customers AS c ON c.customer_id = o.customer_id\nLEFT JOIN order_items AS i ON i.order_id = o.order_id\nGROUP BY o.order_id, o.ordered_at, c.full_name\nORDER BY o.ordered_at DESC\nLIMIT 5;',
        note: {
          vi: 'Cách này gộp mọi đơn rồi mới giữ năm đơn.',
          en: 'Groups all orders and keeps five of them afterwards.',
        },
      },
      {
        sql: 'SELECT o.order_id, c.full_name,\n       COALESCE((SELECT SUM(i.quantity) FROM order_items AS i WHERE i.order_id = o.order_id), 0) AS copies\nFROM orders AS o\nJOIN customers AS c ON c.customer_id = o.customer_id\nORDER BY o.ordered_at DESC\nLIMIT 5;',
        note: {
          vi: 'Cách này tính tổng của từng đơn bằng truy vấn con, nên không cần GROUP BY.',
          en: 'Adds up each order in a subquery, so no GROUP BY is needed.',
        },
      },
    ],
    wrong: [
      {
        sql: 'SELECT o.order_id, c.full_name, SUM(i.quantity) AS copies FROM orders o JOIN customers c ON c.customer_id = o.customer_id JOIN order_items i ON i.order_id = o.order_id GROUP BY o.order_id, o.ordered_at, c.full_name ORDER BY o.ordered_at DESC LIMIT 5',
        mark: '(?<!left )(?<!outer )join order_items',
        message: {
          vi: 'Kết nối trong làm mất đơn chưa có dòng nào. Chương trình cũ vẫn hiện đơn đó.',
          en: 'The inner join loses an order without lines. The old program did show it.',
        },
      },
      {
        sql: 'SELECT o.order_id, c.full_name, SUM(i.quantity) AS copies FROM orders o JOIN customers c ON c.customer_id = o.customer_id LEFT JOIN order_items i ON i.order_id = o.order_id GROUP BY o.order_id, o.ordered_at, c.full_name ORDER BY o.ordered_at DESC LIMIT 5',
        mark: '^(?!.*(?:coalesce|ifnull)).*left (?:outer )?join order_items',
        message: {
          vi: 'Khi không có hàng nào, SUM là NULL. Đề cần số 0.',
          en: 'SUM of no rows is NULL. The task asks for 0.',
        },
      },
      {
        sql: 'SELECT o.order_id, c.full_name, i.quantity AS copies FROM orders o JOIN customers c ON c.customer_id = o.customer_id JOIN order_items i ON i.order_id = o.order_id ORDER BY o.ordered_at DESC, i.book_id LIMIT 5',
        mark: '(?:\\w+ \\. )?quantity (?:as )?"?copies',
        message: {
          vi: 'Mỗi hàng đang là một dòng của đơn, nên LIMIT 5 giữ năm dòng, không phải năm đơn.',
          en: 'Each row is a line of an order, so LIMIT 5 keeps five lines, not five orders.',
        },
      },
      {
        sql: 'SELECT o.order_id, c.full_name, COUNT(i.book_id) AS copies FROM orders o JOIN customers c ON c.customer_id = o.customer_id LEFT JOIN order_items i ON i.order_id = o.order_id GROUP BY o.order_id, o.ordered_at, c.full_name ORDER BY o.ordered_at DESC LIMIT 5',
        mark: 'count \\(',
        message: {
          vi: 'COUNT đang đếm số dòng của đơn. Số cuốn là tổng của `quantity`.',
          en: 'COUNT counts the lines of the order. The copies are the total of `quantity`.',
        },
      },
      {
        sql: 'SELECT o.order_id, c.full_name, COALESCE(SUM(i.quantity), 0) AS copies FROM orders o JOIN customers c ON c.customer_id = o.customer_id LEFT JOIN order_items i ON i.order_id = o.order_id GROUP BY o.order_id, c.full_name ORDER BY o.order_id DESC LIMIT 5',
        mark: 'order by (?:\\w+ \\. )?order_id desc',
        message: {
          vi: 'Đơn có mã lớn nhất chưa chắc là đơn mới nhất. Hãy xếp theo `ordered_at` trước.',
          en: 'The order with the highest id need not be the newest. Sort by `ordered_at` first.',
        },
      },
    ],
    promises: { unique: ['orders.ordered_at'] },
    compare: { kind: 'result', order: true },
    equivalent: [
      {
        sql: 'SELECT DISTINCT "o".order_id, "c".full_name, COALESCE(SUM("i".quantity), 0) AS "copies" FROM "orders" AS "o" INNER JOIN "customers" AS "c" ON "c".customer_id = "o".customer_id LEFT JOIN "order_items" AS "i" ON "i".order_id = "o".order_id GROUP BY "o".order_id, "o".ordered_at, "c".full_name ORDER BY "o".ordered_at DESC LIMIT 5',
        reason: 'The result has one row for each key already.',
      },
      {
        sql: 'SELECT "o".order_id, "c".full_name, COALESCE(SUM("i".quantity), 0) AS "copies" FROM "orders" AS "o" INNER JOIN "customers" AS "c" ON "c".customer_id = "o".customer_id LEFT JOIN "order_items" AS "i" ON "i".order_id = "o".order_id GROUP BY "o".ordered_at, "c".full_name ORDER BY "o".ordered_at DESC LIMIT 5',
        reason: 'No two orders have the same time, as the prompt says.',
      },
      {
        sql: 'SELECT "o".order_id, "c".full_name, COALESCE(SUM("i".quantity), 0) AS "copies" FROM "orders" AS "o" INNER JOIN "customers" AS "c" ON "c".customer_id = "o".customer_id LEFT JOIN "order_items" AS "i" ON "i".order_id = "o".order_id GROUP BY "o".order_id, "c".full_name ORDER BY "o".ordered_at DESC LIMIT 5',
        reason: 'order_id determines the time of the order.',
      },
      {
        sql: 'SELECT "o".order_id, "c".full_name, COALESCE(SUM("i".quantity), 0) AS "copies" FROM "orders" AS "o" INNER JOIN "customers" AS "c" ON "c".customer_id = "o".customer_id LEFT JOIN "order_items" AS "i" ON "i".order_id = "o".order_id GROUP BY "o".order_id, "o".ordered_at ORDER BY "o".ordered_at DESC LIMIT 5',
        reason: 'order_id determines the customer and so the name.',
      },
      {
        sql: 'SELECT "o".order_id, "c".full_name, COALESCE(SUM("i".quantity), 0) AS "copies" FROM "orders" AS "o" LEFT JOIN "customers" AS "c" ON "c".customer_id = "o".customer_id LEFT JOIN "order_items" AS "i" ON "i".order_id = "o".order_id GROUP BY "o".order_id, "o".ordered_at, "c".full_name ORDER BY "o".ordered_at DESC LIMIT 5',
        reason: 'Each order has a customer: customer_id is NOT NULL and a foreign key.',
      },
      {
        sql: 'SELECT "o".order_id, "c".full_name, COALESCE((SELECT SUM("i".quantity) FROM "order_items" AS "i" WHERE "i".order_id = "o".order_id), 0) AS "copies" FROM "orders" AS "o" LEFT JOIN "customers" AS "c" ON "c".customer_id = "o".customer_id ORDER BY "o".ordered_at DESC LIMIT 5',
        reason: 'Each order has a customer: customer_id is NOT NULL and a foreign key.',
      },
    ],
  },
];
