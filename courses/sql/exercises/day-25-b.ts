import type { SqlExercise } from '../../../src/features/sql-lab/core/grading/exercise';

/** Views that hide data, updates through views, and a view that is redefined. */
export const DAY_25_B: readonly SqlExercise[] = [
  {
    id: 'sql-25-04',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Người giao hàng cần biết khách là ai, nhưng không cần cả số điện thoại. Tạo khung nhìn `delivery_contacts` gồm `customer_id`, `full_name`, `city` và `phone_end`: ba ký tự cuối của `phone`, đứng sau ba dấu sao, chẳng hạn `***237`. Khung nhìn có mọi khách và không có cột nào khác. Các cột của khung nhìn đứng theo thứ tự đã kể.',
      en: 'Those who deliver need to know who a customer is, but not the whole phone number. Create a view `delivery_contacts` with `customer_id`, `full_name`, `city` and `phone_end`: the last three characters of `phone` after three asterisks, such as `***237`. The view has all customers and no other column. The columns of the view stand in the order given.',
    },
    starter: 'CREATE VIEW delivery_contacts AS\nSELECT \nFROM customers;',
    hints: [
      {
        vi: 'SUBSTR cần vị trí bắt đầu: nếu văn bản có LENGTH ký tự, ba ký tự cuối bắt đầu ở vị trí LENGTH trừ 2.',
        en: 'SUBSTR needs a position to start from: in a text of LENGTH characters the last three begin at LENGTH minus 2.',
      },
    ],
    solutions: [
      {
        sql: "CREATE VIEW delivery_contacts AS\nSELECT customer_id, full_name, city,\n       '***' || SUBSTR(phone, LENGTH(phone) - 2) AS phone_end\nFROM customers;",
      },
    ],
    wrong: [
      {
        sql: "CREATE VIEW delivery_contacts AS SELECT customer_id, full_name, city, phone, '***' || SUBSTR(phone, LENGTH(phone) - 2) AS phone_end FROM customers",
        mark: 'city , (?:\\w+ \\. )?phone ,',
        message: {
          vi: 'Cột `phone` vẫn có trong khung nhìn, nên số điện thoại không được giấu.',
          en: 'The column `phone` is still in the view, so the number is not hidden.',
        },
      },
      {
        sql: 'CREATE VIEW delivery_contacts AS SELECT customer_id, full_name, city, SUBSTR(phone, LENGTH(phone) - 2) AS phone_end FROM customers',
        mark: "^(?!.*'\\*\\*\\*')",
        message: {
          vi: 'Trước ba ký tự cuối còn thiếu ba dấu sao.',
          en: 'The three asterisks before the last three characters are missing.',
        },
      },
      {
        sql: "CREATE VIEW delivery_contacts AS SELECT customer_id, full_name, city, '***' || SUBSTR(phone, LENGTH(phone) - 3) AS phone_end FROM customers",
        mark: '- 3',
        message: {
          vi: 'Bắt đầu ở LENGTH trừ 3 thì còn bốn ký tự. Vị trí trong SUBSTR đếm từ 1.',
          en: 'Starting at LENGTH minus 3 leaves four characters. Positions in SUBSTR count from 1.',
        },
      },
      {
        sql: "CREATE VIEW delivery_contacts AS SELECT customer_id, full_name, city, '***' || SUBSTR(phone, 8) AS phone_end FROM customers",
        mark: 'phone , 8',
        message: {
          vi: 'Vị trí 8 chỉ đúng với số điện thoại có mười ký tự. Hãy tính vị trí từ LENGTH.',
          en: 'Position 8 is right only for a phone number of ten characters. Compute it from LENGTH.',
        },
      },
      {
        sql: "CREATE VIEW delivery_contacts AS SELECT customer_id, full_name, city, '***' || SUBSTR(phone, 3) AS phone_end FROM customers",
        mark: 'phone , 3 \\)',
        message: {
          vi: 'SUBSTR với số 3 bắt đầu từ ký tự thứ ba, nên gần cả số điện thoại lộ ra. Hãy tính vị trí từ LENGTH.',
          en: 'SUBSTR with a 3 starts at the third character, so nearly the whole number shows. Compute the position from LENGTH.',
        },
      },
      {
        sql: "CREATE VIEW delivery_contacts AS SELECT customer_id, full_name, city, '***' || SUBSTR(phone, 1, 3) AS phone_end FROM customers",
        mark: 'phone , 1 , 3 \\)|left \\(',
        message: {
          vi: 'Đây là ba ký tự đầu. Đề bài yêu cầu ba ký tự cuối.',
          en: 'These are the first three characters. The task asks for the last three.',
        },
      },
      {
        sql: "CREATE VIEW delivery_contacts AS SELECT customer_id, full_name, city, '***' + SUBSTR(phone, LENGTH(phone) - 2) AS phone_end FROM customers",
        mark: "'\\*\\*\\*' \\+",
        engine: 'sqlite',
        message: {
          vi: 'Dấu `+` cộng hai số. Muốn nối văn bản thì dùng `||`.',
          en: 'A `+` adds numbers. To join texts, use `||`.',
        },
      },
      {
        sql: "CREATE VIEW delivery_contacts AS SELECT *, '***' || SUBSTR(phone, LENGTH(phone) - 2) AS phone_end FROM customers",
        mark: 'select (?:\\w+ \\. )?\\*',
        message: {
          vi: 'Dấu `*` đưa cả `phone` vào khung nhìn, nên số điện thoại không được giấu.',
          en: 'The `*` brings `phone` into the view, so the number is not hidden.',
        },
      },
    ],
    compare: {
      kind: 'state',
      probes: [
        'SELECT customer_id, full_name, city, phone_end FROM delivery_contacts',
        "INSERT INTO customers (customer_id, full_name, phone, city, joined_on) SELECT customer_id + 900, full_name, phone, city, joined_on FROM customers; UPDATE customers SET phone = '037037' WHERE customer_id = 3; SELECT customer_id, full_name, city, phone_end FROM delivery_contacts",
        'SELECT phone FROM delivery_contacts',
        'SELECT * FROM delivery_contacts',
        "UPDATE customers SET phone = '028 12567', city = NULL WHERE customer_id = 2; SELECT * FROM delivery_contacts",
      ],
    },
  },
  {
    id: 'sql-25-05',
    dataset: 'nha_sach',
    engine: 'postgres',
    prompt: {
      vi: 'Tạo khung nhìn `programming_books` gồm `book_id`, `title`, `category_id`, `price`, `stock` của các đầu sách thuộc danh mục 12. Người phụ trách danh mục sẽ thêm và sửa sách qua khung nhìn này. Nếu một hàng được thêm hay sửa qua khung nhìn mà không thuộc danh mục 12 thì thay đổi đó phải bị từ chối. Các cột của khung nhìn đứng theo thứ tự đã kể.',
      en: 'Create a view `programming_books` with `book_id`, `title`, `category_id`, `price`, `stock` of the titles in category 12. The person in charge of the category will add and change books through the view. A change through the view that adds a row outside category 12, or moves one out of it, must be refused. The columns of the view stand in the order given.',
    },
    starter: 'CREATE VIEW programming_books AS\n',
    hints: [
      {
        vi: 'Thêm ba từ ở cuối CREATE VIEW thì hệ quản trị kiểm tra WHERE của khung nhìn ở mỗi thay đổi đi qua khung nhìn.',
        en: 'With three more words at the end of CREATE VIEW, each change through the view is checked against its WHERE.',
      },
    ],
    solutions: [
      {
        sql: 'CREATE VIEW programming_books AS\nSELECT book_id, title, category_id, price, stock\nFROM books\nWHERE category_id = 12\nWITH CHECK OPTION;',
      },
    ],
    wrong: [
      {
        sql: 'CREATE VIEW programming_books AS SELECT book_id, title, category_id, price, stock FROM books WHERE category_id = 12',
        mark: '^(?!.*check option)',
        message: {
          vi: 'Khung nhìn sửa được, nhưng một cuốn có thể bị chuyển sang danh mục khác và biến mất khỏi khung nhìn.',
          en: 'The view can be updated, but a book can be moved to another category and vanish from it.',
        },
      },
      {
        sql: 'CREATE VIEW programming_books AS SELECT DISTINCT book_id, title, category_id, price, stock FROM books WHERE category_id = 12',
        mark: 'distinct',
        message: {
          vi: 'Khung nhìn có DISTINCT không sửa được: một hàng của nó có thể ứng với nhiều hàng của bảng.',
          en: 'A view with DISTINCT cannot be updated: one of its rows may stand for several rows of the table.',
        },
      },
      {
        sql: "CREATE VIEW programming_books AS SELECT b.book_id, b.title, b.category_id, b.price, b.stock FROM books AS b JOIN categories AS c ON c.category_id = b.category_id WHERE c.name = 'Lập trình'",
        mark: '\\bjoin\\b',
        message: {
          vi: 'PostgreSQL không tự sửa qua khung nhìn ghép hai bảng. Chỉ cần bảng `books`.',
          en: 'PostgreSQL does not update through a view of two joined tables. The table `books` is enough.',
        },
      },
      {
        sql: 'CREATE VIEW programming_books AS SELECT * FROM books WHERE category_id = 12 WITH CHECK OPTION',
        mark: 'select (?:\\w+ \\. )?\\*',
        message: {
          vi: 'Dấu `*` đưa vào khung nhìn cả những cột không được yêu cầu. Hãy liệt kê năm cột.',
          en: 'The `*` brings in columns that were not asked for. List the five columns.',
        },
      },
      {
        sql: 'CREATE VIEW programming_books AS SELECT b.book_id, b.title, b.category_id, b.price, b.stock FROM books AS b JOIN categories AS c ON c.category_id = b.category_id WHERE c.category_id = 12 WITH CHECK OPTION',
        mark: '\\bjoin\\b.*check option|\\bdistinct\\b.*check option',
        message: {
          vi: 'WITH CHECK OPTION chỉ dùng được với khung nhìn mà PostgreSQL tự sửa được, và khung nhìn này thì không. Hãy chỉ đọc bảng `books`, không có DISTINCT.',
          en: 'WITH CHECK OPTION works only on a view that PostgreSQL can update by itself, which this one is not. Read only the table `books`, without DISTINCT.',
        },
      },
    ],
    compare: {
      kind: 'state',
      probes: [
        'SELECT book_id, title, category_id, price, stock FROM programming_books',
        'UPDATE programming_books SET price = price + 1000, stock = stock + 1; SELECT book_id, price, stock FROM books',
        'UPDATE programming_books SET category_id = 14 WHERE book_id = 35',
        "INSERT INTO programming_books (book_id, title, category_id, price, stock) VALUES (901, 'Kiểm thử hộp đen', 12, 90000, 3); SELECT title FROM books WHERE book_id = 901",
        "INSERT INTO programming_books (book_id, title, category_id, price, stock) VALUES (902, 'Trăng non', 9, 90000, 3)",
        'DELETE FROM book_authors WHERE book_id = 40; UPDATE books SET category_id = 12 WHERE book_id = 40; SELECT * FROM programming_books',
        "INSERT INTO programming_books (book_id, title, category_id, price, stock) VALUES (901, 'Kiểm thử hộp đen', 12, 2147483647, 1); UPDATE programming_books SET stock = 0 WHERE book_id = 901; SELECT book_id, price, stock FROM programming_books",
      ],
    },
  },
  {
    id: 'sql-25-06',
    dataset: 'nha_sach',
    setup:
      "CREATE VIEW category_revenue AS SELECT b.category_id, SUM(i.quantity * b.price) AS revenue FROM books AS b JOIN order_items AS i ON i.book_id = b.book_id JOIN orders AS o ON o.order_id = i.order_id WHERE o.status = 'delivered' OR o.status = 'cancelled' GROUP BY b.category_id;",
    prompt: {
      vi: 'Ở bài này đã có khung nhìn `category_revenue` (`category_id`, `revenue`), nhưng nó không theo định nghĩa của bài học. Hãy sửa khung nhìn, giữ nguyên tên, các cột và thứ tự của chúng: doanh thu là số cuốn nhân với giá lúc bán (`unit_price`), không tính đơn bị hủy. Danh mục không có doanh thu thì không có hàng. Câu trả lời phải chạy được trên cả SQLite và PostgreSQL.',
      en: 'In this exercise a view `category_revenue` (`category_id`, `revenue`) exists, but it does not follow the definition of the lesson. Fix the view and keep its name, its columns and their order: revenue is copies times the price when sold (`unit_price`), without cancelled orders. A category without revenue has no row. The answer must run on SQLite and PostgreSQL.',
    },
    starter: 'DROP VIEW category_revenue;\n\n',
    hints: [
      {
        vi: 'SQLite không có CREATE OR REPLACE VIEW. Hãy bỏ khung nhìn cũ rồi tạo lại.',
        en: 'SQLite has no CREATE OR REPLACE VIEW. Drop the old view and create it again.',
      },
      {
        vi: 'Ba chỗ phải xem: giá nào được nhân, đơn nào được tính, và điều kiện có bỏ sót trạng thái nào không.',
        en: 'Three things to look at: which price is multiplied, which orders count, and whether the condition misses a status.',
      },
    ],
    solutions: [
      {
        sql: "DROP VIEW category_revenue;\n\nCREATE VIEW category_revenue AS\nSELECT b.category_id, SUM(i.quantity * i.unit_price) AS revenue\nFROM books AS b\nJOIN order_items AS i ON i.book_id = b.book_id\nJOIN orders AS o ON o.order_id = i.order_id\nWHERE o.status <> 'cancelled'\nGROUP BY b.category_id;",
      },
    ],
    wrong: [
      {
        sql: "CREATE OR REPLACE VIEW category_revenue AS SELECT b.category_id, SUM(i.quantity * i.unit_price) AS revenue FROM books AS b JOIN order_items AS i ON i.book_id = b.book_id JOIN orders AS o ON o.order_id = i.order_id WHERE o.status <> 'cancelled' GROUP BY b.category_id",
        mark: '^create or replace',
        engine: 'sqlite',
        message: {
          vi: 'PostgreSQL hiểu CREATE OR REPLACE VIEW, SQLite thì không. Hãy viết DROP VIEW rồi CREATE VIEW.',
          en: 'PostgreSQL knows CREATE OR REPLACE VIEW, SQLite does not. Write DROP VIEW, then CREATE VIEW.',
        },
      },
      {
        sql: "DROP VIEW category_revenue; CREATE VIEW category_revenue AS SELECT b.category_id, SUM(i.quantity * b.price) AS revenue FROM books AS b JOIN order_items AS i ON i.book_id = b.book_id JOIN orders AS o ON o.order_id = i.order_id WHERE o.status <> 'cancelled' GROUP BY b.category_id",
        mark: '^(?!.*unit_price)',
        message: {
          vi: 'Giá được nhân vẫn là giá hiện nay trong `books`. Giá lúc bán là `unit_price` của dòng.',
          en: 'The price is still that of today in `books`. The price when sold is the `unit_price` of the line.',
        },
      },
      {
        sql: "DROP VIEW category_revenue; CREATE VIEW category_revenue AS SELECT b.category_id, SUM(i.quantity * i.unit_price) AS revenue FROM books AS b JOIN order_items AS i ON i.book_id = b.book_id JOIN orders AS o ON o.order_id = i.order_id WHERE o.status = 'delivered' GROUP BY b.category_id",
        mark: "= 'delivered'",
        message: {
          vi: 'Đơn đang chờ, đã trả tiền và đang giao cũng được tính. Chỉ bỏ đơn bị hủy.',
          en: 'Pending, paid and shipped orders count too. Only cancelled ones are left out.',
        },
      },
      {
        sql: 'DROP VIEW category_revenue; CREATE VIEW category_revenue AS SELECT b.category_id, SUM(i.quantity * i.unit_price) AS revenue FROM books AS b JOIN order_items AS i ON i.book_id = b.book_id JOIN orders AS o ON o.order_id = i.order_id GROUP BY b.category_id',
        mark: '^(?!.*\\bwhere\\b)',
        message: { vi: 'Khung nhìn đang tính cả đơn bị hủy.', en: 'The view counts cancelled orders too.' },
      },
      {
        sql: "CREATE VIEW category_revenue AS SELECT b.category_id, SUM(i.quantity * i.unit_price) AS revenue FROM books AS b JOIN order_items AS i ON i.book_id = b.book_id JOIN orders AS o ON o.order_id = i.order_id WHERE o.status <> 'cancelled' GROUP BY b.category_id",
        mark: '^create view',
        message: {
          vi: 'Khung nhìn `category_revenue` đã có, nên CREATE VIEW bị từ chối. Hãy bỏ khung nhìn cũ trước.',
          en: 'The view `category_revenue` exists already, so CREATE VIEW is refused. Drop the old one first.',
        },
      },
      {
        sql: "DROP VIEW category_revenue; CREATE VIEW category_revenue AS SELECT b.category_id, SUM(i.quantity * i.unit_price) AS revenue FROM books AS b JOIN order_items AS i ON i.book_id = b.book_id JOIN orders AS o ON o.order_id = i.order_id WHERE o.status = 'delivered' OR o.status = 'cancelled' GROUP BY b.category_id",
        mark: "= 'delivered' or .*= 'cancelled'|in \\( 'delivered' , 'cancelled' \\)",
        message: {
          vi: 'Giá đã đúng, nhưng điều kiện cũ còn nguyên: khung nhìn tính đơn bị hủy và bỏ sót đơn đang chờ, đã trả tiền và đang giao.',
          en: 'The price is right, but the old condition is still there: the view counts cancelled orders and misses pending, paid and shipped ones.',
        },
      },
      {
        sql: "DROP VIEW category_revenue; CREATE VIEW category_revenue AS SELECT b.category_id, SUM(i.quantity * b.price) AS revenue FROM books AS b JOIN order_items AS i ON i.book_id = b.book_id JOIN orders AS o ON o.order_id = i.order_id WHERE o.status = 'delivered' GROUP BY b.category_id",
        mark: "^(?!.*unit_price).*= 'delivered' group",
        message: {
          vi: 'Hai chỗ còn sai. Giá được nhân là giá hiện nay, không phải `unit_price`. Điều kiện bỏ sót đơn đang chờ, đã trả tiền và đang giao.',
          en: 'Two things are left. The price is that of today and not `unit_price`. The condition misses pending, paid and shipped orders.',
        },
      },
      {
        sql: "DROP VIEW category_revenue; CREATE VIEW category_revenue AS SELECT b.category_id, SUM(CASE WHEN o.status <> 'cancelled' THEN i.quantity * i.unit_price ELSE 0 END) AS revenue FROM books AS b JOIN order_items AS i ON i.book_id = b.book_id JOIN orders AS o ON o.order_id = i.order_id GROUP BY b.category_id",
        mark: 'else 0 end',
        message: {
          vi: 'Danh mục chỉ có đơn bị hủy vẫn còn một hàng với doanh thu 0. Hãy bỏ đơn bị hủy bằng WHERE.',
          en: 'A category that has only cancelled orders keeps a row with a revenue of 0. Leave out cancelled orders in WHERE.',
        },
      },
    ],
    compare: {
      kind: 'state',
      portable: true,
      probes: [
        'SELECT category_id, revenue FROM category_revenue',
        'UPDATE order_items SET unit_price = 1; SELECT category_id, revenue FROM category_revenue',
        "UPDATE orders SET status = 'pending' WHERE order_id < 30; UPDATE books SET price = price + 7000; SELECT * FROM category_revenue",
        "UPDATE orders SET status = 'cancelled'; SELECT * FROM category_revenue",
        "UPDATE orders SET status = 'cancelled' WHERE order_id < 60; SELECT * FROM category_revenue",
      ],
    },
    equivalent: [
      {
        sql: 'DROP VIEW "category_revenue";\nCREATE VIEW "category_revenue" AS SELECT DISTINCT "b".category_id, SUM("i".quantity * "i".unit_price) AS "revenue" FROM "books" AS "b" INNER JOIN "order_items" AS "i" ON "i".book_id = "b".book_id INNER JOIN "orders" AS "o" ON "o".order_id = "i".order_id WHERE "o".status <> \'cancelled\' GROUP BY "b".category_id',
        reason: 'GROUP BY leaves one row for each key, so no two rows are alike.',
      },
      {
        sql: 'DROP VIEW "category_revenue";\nCREATE VIEW "category_revenue" AS SELECT "b".category_id, SUM("i".quantity * "i".unit_price) AS "revenue" FROM "books" AS "b" LEFT JOIN "order_items" AS "i" ON "i".book_id = "b".book_id INNER JOIN "orders" AS "o" ON "o".order_id = "i".order_id WHERE "o".status <> \'cancelled\' GROUP BY "b".category_id',
        reason: 'The join with orders drops the rows without a line.',
      },
      {
        sql: 'DROP VIEW "category_revenue";\nCREATE VIEW "category_revenue" AS SELECT "b".category_id, SUM("i".quantity * "i".unit_price) AS "revenue" FROM "books" AS "b" INNER JOIN "order_items" AS "i" ON "i".book_id = "b".book_id LEFT JOIN "orders" AS "o" ON "o".order_id = "i".order_id WHERE "o".status <> \'cancelled\' GROUP BY "b".category_id',
        reason: 'Every line has an order.',
      },
    ],
  },
];
