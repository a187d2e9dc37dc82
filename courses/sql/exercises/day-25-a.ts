import type { SqlExercise } from '../../../src/features/sql-lab/core/grading/exercise';

/** CREATE VIEW: what a view shows after the data have changed. */
export const DAY_25_A: readonly SqlExercise[] = [
  {
    id: 'sql-25-01',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Tạo khung nhìn `low_stock` gồm `book_id`, `title`, `stock` của những đầu sách còn dưới 10 cuốn. Khung nhìn phải luôn đúng với số cuốn hiện có. Các cột của khung nhìn đứng theo thứ tự đã kể.',
      en: 'Create a view `low_stock` with `book_id`, `title`, `stock` of the titles with fewer than 10 copies. The view must always show the current stock. The columns of the view stand in the order given.',
    },
    starter: 'CREATE VIEW low_stock AS\n',
    hints: [
      {
        vi: 'Sau AS là một câu SELECT như mọi câu SELECT khác.',
        en: 'After AS comes a SELECT like any other.',
      },
    ],
    solutions: [{ sql: 'CREATE VIEW low_stock AS\nSELECT book_id, title, stock\nFROM books\nWHERE stock < 10;' }],
    wrong: [
      {
        sql: 'CREATE TABLE low_stock AS SELECT book_id, title, stock FROM books WHERE stock < 10',
        mark: '^create table',
        message: {
          vi: 'CREATE TABLE … AS chép các hàng vào một bảng mới. Khi số cuốn thay đổi, bảng đó vẫn giữ số cũ.',
          en: 'CREATE TABLE … AS copies the rows into a new table. When the stock changes, that table keeps the old numbers.',
        },
      },
      {
        sql: 'CREATE VIEW low_stock AS SELECT book_id, title, stock FROM books WHERE stock <= 10',
        mark: '<= 10',
        message: {
          vi: 'Đầu sách còn đúng 10 cuốn không thuộc khung nhìn: điều kiện là dưới 10.',
          en: 'A title with exactly 10 copies is not in the view: the condition is fewer than 10.',
        },
      },
      {
        sql: 'CREATE VIEW low_stock AS SELECT book_id, title, stock FROM books WHERE stock < 10 AND stock > 0',
        mark: '> 0',
        message: {
          vi: 'Đầu sách đã hết hàng cũng còn dưới 10 cuốn.',
          en: 'A title that is out of stock has fewer than 10 copies too.',
        },
      },
      {
        sql: 'CREATE VIEW low_stock AS SELECT * FROM books WHERE stock < 10',
        mark: 'select (?:\\w+ \\. )?\\* from books',
        message: {
          vi: 'Dấu `*` lấy mọi cột của `books`. Khung nhìn chỉ được có ba cột.',
          en: 'The `*` takes every column of `books`. The view must have three columns only.',
        },
      },
    ],
    compare: {
      kind: 'state',
      probes: [
        'SELECT book_id, title, stock FROM low_stock',
        "UPDATE books SET stock = 9, title = 'Tên mới'; SELECT book_id, title, stock FROM low_stock",
        "UPDATE books SET stock = 9, title = 'Tên mới', published_on = NULL WHERE book_id = 1; UPDATE books SET stock = 10 WHERE book_id = 37; UPDATE books SET stock = 11 WHERE book_id = 6; SELECT * FROM low_stock",
      ],
    },
  },
  {
    id: 'sql-25-02',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Tạo khung nhìn `book_sales` gồm `book_id`, `title` và `copies`: số cuốn đã bán của mỗi đầu sách, không tính đơn bị hủy. Đầu sách chưa bán được cuốn nào phải có hàng với `copies` là 0. Các cột của khung nhìn đứng theo thứ tự đã kể.',
      en: 'Create a view `book_sales` with `book_id`, `title` and `copies`: the number of copies sold of each title, without cancelled orders. A title of which none was sold must have a row with a `copies` of 0. The columns of the view stand in the order given.',
    },
    starter: 'CREATE VIEW book_sales AS\nSELECT b.book_id, b.title,  AS copies\nFROM books AS b\n',
    hints: [
      {
        vi: 'Điều kiện về đơn không được làm mất đầu sách. Có thể tính số cuốn bằng một truy vấn con cho từng đầu sách.',
        en: 'The condition on orders must not lose titles. The copies can be computed by a subquery for each title.',
      },
    ],
    solutions: [
      {
        sql: "CREATE VIEW book_sales AS\nSELECT b.book_id, b.title,\n       COALESCE(SUM(CASE WHEN o.status <> 'cancelled' THEN i.quantity END), 0) AS copies\nFROM books AS b\nLEFT JOIN order_items AS i ON i.book_id = b.book_id\nLEFT JOIN orders AS o ON o.order_id = i.order_id\nGROUP BY b.book_id, b.title;",
      },
      {
        sql: "CREATE VIEW book_sales AS\nSELECT b.book_id, b.title,\n       COALESCE((\n         SELECT SUM(i.quantity)\n         FROM order_items AS i\n         JOIN orders AS o ON o.order_id = i.order_id\n         WHERE i.book_id = b.book_id AND o.status <> 'cancelled'\n       ), 0) AS copies\nFROM books AS b;",
      },
    ],
    wrong: [
      {
        sql: "CREATE VIEW book_sales AS SELECT b.book_id, b.title, SUM(i.quantity) AS copies FROM books AS b JOIN order_items AS i ON i.book_id = b.book_id JOIN orders AS o ON o.order_id = i.order_id WHERE o.status <> 'cancelled' GROUP BY b.book_id, b.title",
        mark: '^(?!.*\\bleft\\b).* group by|join order_items .*(?<!left |outer )join orders',
        message: {
          vi: 'JOIN bỏ mất đầu sách chưa bán được cuốn nào.',
          en: 'JOIN drops the titles of which no copy was sold.',
        },
      },
      {
        sql: "CREATE VIEW book_sales AS SELECT b.book_id, b.title, COALESCE(SUM(i.quantity), 0) AS copies FROM books AS b LEFT JOIN order_items AS i ON i.book_id = b.book_id LEFT JOIN orders AS o ON o.order_id = i.order_id WHERE o.status <> 'cancelled' GROUP BY b.book_id, b.title",
        mark: "where (?:\\w+ \\. )?status <> 'cancelled'",
        message: {
          vi: 'Điều kiện trong WHERE bỏ mất hàng của đầu sách chưa bán: ở hàng đó `status` là NULL.',
          en: 'The condition in WHERE drops the row of a title without sales: its `status` is NULL.',
        },
      },
      {
        sql: "CREATE VIEW book_sales AS SELECT b.book_id, b.title, COALESCE(SUM(i.quantity), 0) AS copies FROM books AS b LEFT JOIN order_items AS i ON i.book_id = b.book_id LEFT JOIN orders AS o ON o.order_id = i.order_id AND o.status <> 'cancelled' GROUP BY b.book_id, b.title",
        mark: "left (?:outer )?join orders .* and (?:\\w+ \\. )?status <> 'cancelled'",
        message: {
          vi: 'Điều kiện trong ON chỉ bỏ đơn, không bỏ dòng của đơn: `i.quantity` của đơn bị hủy vẫn được cộng.',
          en: 'The condition in ON leaves out the order, not its lines: `i.quantity` of a cancelled order is still summed.',
        },
      },
      {
        sql: 'CREATE VIEW book_sales AS SELECT b.book_id, b.title, COALESCE(SUM(i.quantity), 0) AS copies FROM books AS b LEFT JOIN order_items AS i ON i.book_id = b.book_id GROUP BY b.book_id, b.title',
        mark: "^(?!.*'cancelled')",
        message: { vi: 'Khung nhìn đang tính cả đơn bị hủy.', en: 'The view counts cancelled orders too.' },
      },
      {
        sql: "CREATE VIEW book_sales AS SELECT b.book_id, b.title, SUM(CASE WHEN o.status <> 'cancelled' THEN i.quantity END) AS copies FROM books AS b LEFT JOIN order_items AS i ON i.book_id = b.book_id LEFT JOIN orders AS o ON o.order_id = i.order_id GROUP BY b.book_id, b.title",
        mark: '^(?!.*coalesce)',
        message: {
          vi: 'Khi không có giá trị nào, SUM trả về NULL. Đề bài yêu cầu 0.',
          en: 'SUM is NULL where there is no value. The task asks for 0.',
        },
      },
      {
        sql: "CREATE VIEW book_sales AS SELECT b.book_id, b.title, COALESCE(SUM(i.quantity), 0) AS copies FROM books AS b LEFT JOIN order_items AS i ON i.book_id = b.book_id LEFT JOIN orders AS o ON o.order_id = i.order_id WHERE o.status <> 'cancelled' OR o.status IS NULL GROUP BY b.book_id, b.title",
        mark: 'where .*status is null|where .*order_id is null',
        message: {
          vi: 'Đầu sách chỉ có trong đơn bị hủy bị mất: đầu sách đó có dòng của đơn, nên `status` không phải NULL, và WHERE bỏ hết các dòng đó.',
          en: 'A title that is only in cancelled orders is lost: it does have lines, so their `status` is not NULL, and WHERE drops them all.',
        },
      },
      {
        sql: "CREATE VIEW book_sales AS SELECT b.book_id, b.title, COUNT(CASE WHEN o.status <> 'cancelled' THEN i.quantity END) AS copies FROM books AS b LEFT JOIN order_items AS i ON i.book_id = b.book_id LEFT JOIN orders AS o ON o.order_id = i.order_id GROUP BY b.book_id, b.title",
        mark: '\\bcount \\(',
        message: {
          vi: 'COUNT đếm các dòng của đơn. Số cuốn là tổng của `quantity`.',
          en: 'COUNT counts lines of orders. The number of copies is the sum of `quantity`.',
        },
      },
      {
        sql: "CREATE VIEW book_sales AS SELECT b.book_id, b.title, COALESCE(SUM(CASE WHEN o.status = 'delivered' THEN i.quantity END), 0) AS copies FROM books AS b LEFT JOIN order_items AS i ON i.book_id = b.book_id LEFT JOIN orders AS o ON o.order_id = i.order_id GROUP BY b.book_id, b.title",
        mark: "= 'delivered'",
        message: {
          vi: 'Chỉ đơn bị hủy không được tính. Đơn đang chờ, đã trả tiền và đang giao vẫn được tính.',
          en: 'Only cancelled orders are left out. Pending, paid and shipped orders count.',
        },
      },
    ],
    compare: {
      kind: 'state',
      probes: [
        'SELECT book_id, title, copies FROM book_sales',
        'INSERT INTO books (book_id, title, category_id, price, stock, published_on) SELECT book_id + 900, title, category_id, price, stock, published_on FROM books; SELECT book_id, title, copies FROM book_sales',
        "UPDATE orders SET status = 'cancelled' WHERE order_id IN (109, 110); SELECT * FROM book_sales",
        "UPDATE orders SET status = 'cancelled'; SELECT * FROM book_sales",
        "INSERT INTO books (book_id, isbn, title, category_id, price, stock, published_on) VALUES (901, NULL, 'Mùa nước nổi', 7, 80000, 3, NULL); INSERT INTO order_items (order_id, book_id, quantity, unit_price) VALUES (111, 901, 4, 80000); SELECT * FROM book_sales",
      ],
    },
    equivalent: [
      {
        sql: 'CREATE VIEW "book_sales" AS SELECT DISTINCT "b".book_id, "b".title, COALESCE(SUM(CASE WHEN "o".status <> \'cancelled\' THEN "i".quantity END), 0) AS "copies" FROM "books" AS "b" LEFT JOIN "order_items" AS "i" ON "i".book_id = "b".book_id LEFT JOIN "orders" AS "o" ON "o".order_id = "i".order_id GROUP BY "b".book_id, "b".title',
        reason: 'GROUP BY leaves one row for each key, so no two rows are alike.',
      },
      {
        sql: 'CREATE VIEW "book_sales" AS SELECT "b".book_id, "b".title, COALESCE(SUM(CASE WHEN "o".status <> \'cancelled\' THEN "i".quantity END), 0) AS "copies" FROM "books" AS "b" LEFT JOIN "order_items" AS "i" ON "i".book_id = "b".book_id LEFT JOIN "orders" AS "o" ON "o".order_id = "i".order_id GROUP BY "b".book_id',
        reason: 'The first key is a primary key, so the second has one value in each group.',
      },
      {
        sql: 'CREATE VIEW "book_sales" AS SELECT "b".book_id, "b".title, COALESCE((SELECT SUM("i".quantity) FROM "order_items" AS "i" LEFT JOIN "orders" AS "o" ON "o".order_id = "i".order_id WHERE "i".book_id = "b".book_id AND "o".status <> \'cancelled\'), 0) AS "copies" FROM "books" AS "b"',
        reason: 'Every line has an order, and WHERE refuses a status of NULL.',
      },
    ],
  },
  {
    id: 'sql-25-03',
    dataset: 'nha_sach',
    setup:
      "CREATE VIEW order_revenue AS SELECT o.order_id, o.customer_id, o.ordered_at, SUM(i.quantity * i.unit_price) AS revenue FROM orders AS o JOIN order_items AS i ON i.order_id = o.order_id WHERE o.status <> 'cancelled' GROUP BY o.order_id, o.customer_id, o.ordered_at;",
    prompt: {
      vi: 'Ở bài này đã có khung nhìn `order_revenue` của bài học. Tạo khung nhìn `customer_revenue` gồm `customer_id`, `full_name` và `revenue`: tổng `revenue` của khách trong `order_revenue`; khách không có hàng nào ở đó thì `revenue` là 0. Khung nhìn mới phải đọc `order_revenue`, để khi định nghĩa doanh thu thay đổi, khung nhìn này cũng đổi theo. Các cột của khung nhìn đứng theo thứ tự đã kể.',
      en: 'In this exercise the view `order_revenue` of the lesson exists. Create a view `customer_revenue` with `customer_id`, `full_name` and `revenue`: the sum of the `revenue` of the customer in `order_revenue`, 0 for a customer without a row there. The new view must read `order_revenue`, so that it follows when the definition of revenue changes. The columns of the view stand in the order given.',
    },
    starter: 'CREATE VIEW customer_revenue AS\nSELECT c.customer_id, c.full_name,  AS revenue\nFROM customers AS c\n',
    hints: [
      {
        vi: 'Sau JOIN, bạn viết tên khung nhìn như tên một bảng. Phép ghép nào giữ cả những khách chưa có đơn?',
        en: 'After JOIN you write the name of a view like that of a table. Which join keeps customers without orders?',
      },
    ],
    solutions: [
      {
        sql: 'CREATE VIEW customer_revenue AS\nSELECT c.customer_id, c.full_name, COALESCE(SUM(r.revenue), 0) AS revenue\nFROM customers AS c\nLEFT JOIN order_revenue AS r ON r.customer_id = c.customer_id\nGROUP BY c.customer_id, c.full_name;',
      },
    ],
    wrong: [
      {
        sql: 'CREATE VIEW customer_revenue AS SELECT c.customer_id, c.full_name, SUM(r.revenue) AS revenue FROM customers AS c JOIN order_revenue AS r ON r.customer_id = c.customer_id GROUP BY c.customer_id, c.full_name',
        mark: '^(?!.*\\bleft\\b).* join|(?<!left |outer )join order_revenue',
        message: {
          vi: 'JOIN bỏ mất khách không có hàng nào trong `order_revenue`.',
          en: 'JOIN drops customers without a row in `order_revenue`.',
        },
      },
      {
        sql: 'CREATE VIEW customer_revenue AS SELECT c.customer_id, c.full_name, SUM(r.revenue) AS revenue FROM customers AS c LEFT JOIN order_revenue AS r ON r.customer_id = c.customer_id GROUP BY c.customer_id, c.full_name',
        mark: '^(?!.*coalesce).*left',
        message: {
          vi: 'Với khách không có hàng nào trong `order_revenue`, SUM trả về NULL. Đề bài yêu cầu 0.',
          en: 'For a customer without a row in `order_revenue` SUM is NULL. The task asks for 0.',
        },
      },
      {
        sql: "CREATE VIEW customer_revenue AS SELECT c.customer_id, c.full_name, COALESCE(SUM(i.quantity * i.unit_price), 0) AS revenue FROM customers AS c LEFT JOIN orders AS o ON o.customer_id = c.customer_id AND o.status <> 'cancelled' LEFT JOIN order_items AS i ON i.order_id = o.order_id GROUP BY c.customer_id, c.full_name",
        mark: '^(?!.*order_revenue)',
        message: {
          vi: 'Con số đúng, nhưng định nghĩa doanh thu bị viết lại lần nữa. Hãy đọc `order_revenue`.',
          en: 'The figures are right, but the definition of revenue is written a second time. Read `order_revenue`.',
        },
      },
      {
        sql: 'CREATE VIEW customer_revenue AS SELECT MIN(c.customer_id) AS customer_id, c.full_name, COALESCE(SUM(r.revenue), 0) AS revenue FROM customers AS c LEFT JOIN order_revenue AS r ON r.customer_id = c.customer_id GROUP BY c.full_name',
        mark: 'group by (?:\\w+ \\. )?full_name',
        message: {
          vi: 'Hai khách trùng tên bị gộp thành một. Hãy nhóm theo khóa `customer_id`.',
          en: 'Two customers who share a name become one. Group by the key `customer_id`.',
        },
      },
      {
        sql: 'CREATE VIEW customer_revenue AS SELECT c.customer_id, c.full_name, COALESCE(r.revenue, 0) AS revenue FROM customers AS c LEFT JOIN order_revenue AS r ON r.customer_id = c.customer_id ',
        mark: '^(?!.*\\b(?:sum|group)\\b)',
        message: {
          vi: 'Mỗi đơn đang là một hàng. Tổng của một khách phải tính bằng SUM và GROUP BY.',
          en: 'Each order is a row of its own. The sum of one customer takes SUM and GROUP BY.',
        },
      },
      {
        sql: 'CREATE VIEW customer_revenue AS SELECT c.customer_id, c.full_name, COALESCE(SUM(r.revenue), 0) AS revenue FROM customers AS c LEFT JOIN orders AS o ON o.customer_id = c.customer_id LEFT JOIN order_revenue AS r ON r.customer_id = c.customer_id GROUP BY c.customer_id, c.full_name',
        mark: 'join orders\\b',
        message: {
          vi: 'Mỗi đơn của khách được ghép với mọi hàng của khách đó trong `order_revenue`, nên doanh thu bị cộng nhiều lần. Chỉ cần ghép `customers` với `order_revenue`.',
          en: 'Each order of a customer meets every row of that customer in `order_revenue`, so revenue is summed several times. Join `customers` only with `order_revenue`.',
        },
      },
    ],
    compare: {
      kind: 'state',
      probes: [
        'SELECT customer_id, full_name, revenue FROM customer_revenue',
        'INSERT INTO customers (customer_id, full_name, phone, city, joined_on) SELECT customer_id + 900, full_name, phone, city, joined_on FROM customers; SELECT customer_id, full_name, revenue FROM customer_revenue',
        "UPDATE orders SET status = 'cancelled' WHERE order_id IN (118, 119); SELECT * FROM customer_revenue",
        'DROP VIEW order_revenue; CREATE VIEW order_revenue AS SELECT order_id, customer_id, ordered_at, 1 AS revenue FROM orders; SELECT * FROM customer_revenue',
      ],
    },
    equivalent: [
      {
        sql: 'CREATE VIEW "customer_revenue" AS SELECT DISTINCT "c".customer_id, "c".full_name, COALESCE(SUM("r".revenue), 0) AS "revenue" FROM "customers" AS "c" LEFT JOIN "order_revenue" AS "r" ON "r".customer_id = "c".customer_id GROUP BY "c".customer_id, "c".full_name',
        reason: 'GROUP BY leaves one row for each key, so no two rows are alike.',
      },
      {
        sql: 'CREATE VIEW "customer_revenue" AS SELECT "c".customer_id, "c".full_name, COALESCE(SUM("r".revenue), 0) AS "revenue" FROM "customers" AS "c" LEFT JOIN "order_revenue" AS "r" ON "r".customer_id = "c".customer_id GROUP BY "c".customer_id',
        reason: 'The first key is a primary key, so the second has one value in each group.',
      },
    ],
  },
];
