import type { SqlExercise } from '../../../src/features/sql-lab/core/grading/exercise';

/** Set operations: the rows that two queries share, the rows that only one has, and the rows that a UNION drops. */
export const DAY_15_A: readonly SqlExercise[] = [
  {
    id: 'sql-15-07',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Khách nào ở `Cần Thơ`, hoặc từng có đơn bị hủy (`cancelled`)? Hai truy vấn đã viết sẵn, chỉ thiếu phép toán nối chúng. Mỗi khách chỉ có một hàng. Trả về `customer_id`, không cần sắp xếp.',
      en: 'Which customers live in `Cần Thơ`, or have had an order cancelled (`cancelled`)? Both queries are there; only the operation between them is missing. Each customer has one row. Return `customer_id`, in any order.',
    },
    starter:
      "SELECT customer_id FROM customers WHERE city = 'Cần Thơ'\n\nSELECT customer_id FROM orders WHERE status = 'cancelled';",
    hints: [
      {
        vi: 'Phép toán nào gộp hai kết quả và bỏ hàng trùng?',
        en: 'Which operation combines two results and removes duplicates?',
      },
    ],
    solutions: [
      {
        sql: "SELECT customer_id FROM customers WHERE city = 'Cần Thơ'\nUNION\nSELECT customer_id FROM orders WHERE status = 'cancelled';",
      },
    ],
    wrong: [
      {
        sql: "SELECT customer_id FROM customers WHERE city = 'Cần Thơ' UNION ALL SELECT customer_id FROM orders WHERE status = 'cancelled'",
        mark: 'union all',
        message: {
          vi: 'UNION ALL giữ mọi hàng, nên khách ở Cần Thơ mà có đơn bị hủy, hay khách có nhiều đơn bị hủy, xuất hiện nhiều lần.',
          en: 'UNION ALL keeps every row, so a customer in Cần Thơ with a cancelled order, or one with several cancelled orders, appears several times.',
        },
      },
      {
        sql: "SELECT customer_id FROM customers WHERE city = 'Cần Thơ' INTERSECT SELECT customer_id FROM orders WHERE status = 'cancelled'",
        mark: 'intersect',
        message: {
          vi: 'INTERSECT chỉ giữ khách có trong cả hai kết quả. Đề viết “hoặc”.',
          en: 'INTERSECT keeps only the customers who are in both results. The task says “or”.',
        },
      },
      {
        sql: "SELECT customer_id FROM customers WHERE city = 'Cần Thơ' EXCEPT SELECT customer_id FROM orders WHERE status = 'cancelled'",
        mark: 'except',
        message: {
          vi: 'EXCEPT bỏ những khách có trong kết quả thứ hai. Đề cần cả hai nhóm.',
          en: 'EXCEPT removes the customers who are in the second result. The task asks for both.',
        },
      },
    ],
    compare: { kind: 'result' },
    equivalent: [
      {
        sql: 'SELECT customer_id FROM "customers" WHERE city = \'Cần Thơ\' UNION SELECT DISTINCT customer_id FROM "orders" WHERE status = \'cancelled\'',
        reason: 'UNION removes duplicates anyway.',
      },
    ],
  },
  {
    id: 'sql-15-01',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Đơn trực tuyến là đơn không có nhân viên bán hàng, tức là `employee_id` là NULL. Các đơn còn lại là đơn tại cửa hàng. Những khách nào đã đặt cả đơn trực tuyến lẫn đơn tại cửa hàng, tính cả đơn đã hủy? Trả về `customer_id`, mỗi khách một hàng, không cần sắp xếp.',
      en: 'An online order has no employee, that is, its `employee_id` is NULL. All other orders were placed in the shop. Which customers have placed both online orders and orders in the shop, cancelled orders included? Return `customer_id`, one row for each customer, in any order.',
    },
    starter: 'SELECT customer_id\nFROM orders\nWHERE employee_id IS NULL\n',
    hints: [
      {
        vi: 'Hãy viết hai truy vấn: khách của đơn trực tuyến, và khách của đơn tại cửa hàng.',
        en: 'Write two queries: the customers of online orders, and the customers of orders in the shop.',
      },
      {
        vi: 'Phép toán nào giữ những hàng có trong cả hai kết quả?',
        en: 'Which operation keeps the rows that are in both results?',
      },
    ],
    solutions: [
      {
        sql: 'SELECT customer_id\nFROM orders\nWHERE employee_id IS NULL\nINTERSECT\nSELECT customer_id\nFROM orders\nWHERE employee_id IS NOT NULL;',
      },
    ],
    wrong: [
      {
        sql: 'SELECT customer_id FROM orders WHERE employee_id IS NULL UNION SELECT customer_id FROM orders WHERE employee_id IS NOT NULL',
        mark: '\\bunion\\b',
        message: {
          vi: 'UNION giữ cả những khách chỉ đặt theo một cách. Đề cần những khách có trong cả hai kết quả.',
          en: 'UNION also keeps customers who ordered in only one way. The task asks for customers who are in both results.',
        },
      },
      {
        sql: 'SELECT customer_id FROM orders WHERE employee_id IS NULL AND employee_id IS NOT NULL',
        mark: '^(?!.*(?:select .*select|\\b(?:join|having)\\b)).*(?:is null and .*is not null|is not null and .*is null)',
        certain: true,
        message: {
          vi: 'WHERE xét từng đơn, mà không đơn nào vừa không có vừa có nhân viên bán hàng. Hai điều kiện phải nằm trong hai truy vấn.',
          en: 'WHERE looks at one order at a time, and no order both has and lacks an employee. The two conditions belong in two queries.',
        },
      },
      {
        sql: 'SELECT customer_id FROM orders WHERE employee_id IS NULL EXCEPT SELECT customer_id FROM orders WHERE employee_id IS NOT NULL',
        mark: '\\bexcept\\b',
        message: {
          vi: 'EXCEPT bỏ đúng những khách mà đề cần: những khách có trong cả hai kết quả.',
          en: 'EXCEPT removes exactly the customers that the task asks for: those who are in both results.',
        },
      },
      {
        sql: 'SELECT a.customer_id FROM orders AS a JOIN orders AS b ON b.customer_id = a.customer_id WHERE a.employee_id IS NULL AND b.employee_id IS NOT NULL',
        mark: '^select (?!distinct).*\\bjoin\\b',
        message: {
          vi: 'Cách ghép này đúng, nhưng mỗi cặp đơn cho một hàng, nên khách bị lặp lại. INTERSECT bỏ hàng trùng giúp bạn.',
          en: 'The join works, but each pair of orders becomes a row, so customers are repeated. INTERSECT removes duplicates for you.',
        },
      },
    ],
    compare: { kind: 'result' },
    equivalent: [
      {
        sql: 'SELECT customer_id FROM "orders" WHERE employee_id IS NULL INTERSECT SELECT DISTINCT customer_id FROM "orders" WHERE employee_id IS NOT NULL',
        reason: 'INTERSECT removes duplicates itself.',
      },
    ],
  },
  {
    id: 'sql-15-02',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Danh mục con trỏ tới danh mục cha bằng `parent_id`. Những danh mục nào không có danh mục con? Trả về `category_id`, mỗi danh mục một hàng, không cần sắp xếp.',
      en: 'A subcategory refers to its parent by `parent_id`. Which categories have no subcategory? Return `category_id`, one row for each category, in any order.',
    },
    starter: 'SELECT category_id\nFROM categories\n',
    hints: [
      {
        vi: 'Cột `parent_id` chứa mã của mọi danh mục có danh mục con.',
        en: 'The column `parent_id` holds the id of every category that has a subcategory.',
      },
      {
        vi: 'Lấy mọi danh mục, trừ đi những danh mục có mã trong cột đó.',
        en: 'Take all categories, minus those whose id is in that column.',
      },
    ],
    solutions: [
      { sql: 'SELECT category_id\nFROM categories\nEXCEPT\nSELECT parent_id\nFROM categories;' },
      {
        sql: 'SELECT c.category_id\nFROM categories AS c\nLEFT JOIN categories AS k ON k.parent_id = c.category_id\nWHERE k.category_id IS NULL;',
        note: {
          vi: 'Cách này tìm hàng không có cặp như ở ngày 13, và lấy được cả cột khác, ví dụ `name`.',
          en: 'This finds rows without a match, as on day 13, and can return other columns too, such as `name`.',
        },
      },
    ],
    wrong: [
      {
        sql: 'SELECT category_id FROM categories WHERE category_id NOT IN (SELECT parent_id FROM categories)',
        mark: '(?:category_id not in|not \\( ?(?:\\w+ \\. )?category_id in) \\( select (?:distinct )?(?:\\w+ \\. )?parent_id from categories(?: (?:as )?\\w+)? \\)',
        certain: true,
        message: {
          vi: 'Danh mục gốc có `parent_id` là NULL, nên NOT IN không bao giờ TRUE. EXCEPT không có bẫy này.',
          en: 'Top categories have NULL as their `parent_id`, so NOT IN is never TRUE. EXCEPT does not have this trap.',
        },
      },
      {
        sql: 'SELECT parent_id AS category_id FROM categories EXCEPT SELECT category_id FROM categories',
        mark: 'parent_id .*except',
        message: {
          vi: 'Hai truy vấn đang ngược chiều: kết quả là các mã cha, trừ đi mọi danh mục.',
          en: 'The two queries are in the wrong order: the result is the parent ids, minus all categories.',
        },
      },
      {
        sql: 'SELECT category_id FROM categories INTERSECT SELECT parent_id FROM categories',
        mark: '\\bintersect\\b',
        message: {
          vi: 'INTERSECT tìm những danh mục có danh mục con. Đề cần những danh mục còn lại.',
          en: 'INTERSECT finds the categories that have a subcategory. The task asks for the others.',
        },
      },
      {
        sql: 'SELECT category_id FROM categories WHERE parent_id IS NOT NULL',
        mark: 'parent_id is not null',
        message: {
          vi: 'Đây là những danh mục có cha. Một danh mục có cha vẫn có thể có con.',
          en: 'These are the categories that have a parent. A category with a parent can have subcategories too.',
        },
      },
    ],
    compare: { kind: 'result' },
    equivalent: [
      {
        sql: 'SELECT category_id FROM "categories" EXCEPT SELECT DISTINCT parent_id FROM "categories"',
        reason: 'EXCEPT only asks whether the right side has a row, not how often.',
      },
      {
        sql: 'SELECT DISTINCT "c".category_id FROM "categories" AS "c" LEFT JOIN "categories" AS "k" ON "k".parent_id = "c".category_id WHERE "k".category_id IS NULL',
        reason: 'A category without subcategories has one row after the join, and category_id is a primary key.',
      },
    ],
  },
  {
    id: 'sql-15-03',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Thủ kho đối chiếu các đầu sách có `category_id` bằng 12. Với mỗi đầu sách, hãy trả về một hàng có `kind` là `stock` và `copies` là số cuốn còn trong kho (cột `stock`), và với mỗi dòng của đơn có đầu sách đó, một hàng có `kind` là `sold` và `copies` là số cuốn của dòng (cột `quantity`). Trả về `book_id`, `kind`, `copies`, không cần sắp xếp. Không tính dòng của đơn có trạng thái `cancelled`.',
      en: 'The warehouse checks the titles whose `category_id` is 12. For each title return one row whose `kind` is `stock` and whose `copies` is the number of copies in stock (column `stock`), and for each order line with that title one row whose `kind` is `sold` and whose `copies` is the number of copies on the line (column `quantity`). Return `book_id`, `kind`, `copies`, in any order. Leave out lines of orders whose status is `cancelled`.',
    },
    starter:
      "SELECT book_id, 'stock' AS kind, stock AS copies\nFROM books\nWHERE category_id = 12\n\nSELECT i.book_id, 'sold', i.quantity\nFROM order_items AS i\n",
    hints: [
      {
        vi: 'Truy vấn thứ hai phải ghép thêm `books` để lọc danh mục, và `orders` để lọc trạng thái.',
        en: 'The second query must join `books` to filter by category, and `orders` to filter by status.',
      },
      {
        vi: 'Hai dòng của hai đơn có thể giống hệt nhau trong kết quả. Phép toán nào giữ cả hai?',
        en: 'Lines of two orders can look exactly alike in the result. Which operation keeps both?',
      },
    ],
    solutions: [
      {
        sql: "SELECT book_id, 'stock' AS kind, stock AS copies\nFROM books\nWHERE category_id = 12\nUNION ALL\nSELECT i.book_id, 'sold', i.quantity\nFROM order_items AS i\nJOIN books AS b ON b.book_id = i.book_id\nJOIN orders AS o ON o.order_id = i.order_id\nWHERE b.category_id = 12 AND o.status <> 'cancelled';",
      },
    ],
    wrong: [
      {
        sql: "SELECT book_id, 'stock' AS kind, stock AS copies FROM books WHERE category_id = 12 UNION SELECT i.book_id, 'sold', i.quantity FROM order_items AS i JOIN books AS b ON b.book_id = i.book_id JOIN orders AS o ON o.order_id = i.order_id WHERE b.category_id = 12 AND o.status <> 'cancelled'",
        mark: '\\bunion (?!all\\b)',
        message: {
          vi: 'UNION bỏ những hàng giống hệt nhau, nên hai đơn cùng bán một cuốn chỉ còn một hàng. Hãy dùng UNION ALL.',
          en: 'UNION removes rows that are alike, so two orders of one copy each leave a single row. Use UNION ALL.',
        },
      },
      {
        sql: "SELECT book_id, 'stock' AS kind, stock AS copies FROM books WHERE category_id = 12 UNION ALL SELECT i.book_id, 'sold', i.quantity FROM order_items AS i JOIN books AS b ON b.book_id = i.book_id WHERE b.category_id = 12",
        mark: "^(?!.*'cancelled')",
        message: {
          vi: 'Truy vấn đang tính cả dòng của đơn đã hủy. Trạng thái nằm ở bảng `orders`.',
          en: 'The query includes lines of cancelled orders. The status is in the table `orders`.',
        },
      },
      {
        sql: "SELECT book_id, 'stock' AS kind, stock AS copies FROM books WHERE category_id = 12 UNION ALL SELECT i.book_id, 'sold', i.quantity FROM order_items AS i JOIN orders AS o ON o.order_id = i.order_id WHERE o.status <> 'cancelled'",
        mark: 'union all (?!.*category_id)',
        message: {
          vi: 'Phần `sold` đang gồm mọi danh mục. WHERE của SELECT thứ nhất không lọc SELECT thứ hai.',
          en: 'The part `sold` covers every category. The WHERE of the first SELECT does not filter the second.',
        },
      },
      {
        sql: "SELECT book_id, 'stock' AS kind, stock AS copies FROM books WHERE category_id = 12 UNION ALL SELECT i.book_id, 'sold', SUM(i.quantity) FROM order_items AS i JOIN books AS b ON b.book_id = i.book_id JOIN orders AS o ON o.order_id = i.order_id WHERE b.category_id = 12 AND o.status <> 'cancelled' GROUP BY i.book_id",
        mark: 'sum \\(',
        message: {
          vi: 'Truy vấn đang cộng các dòng của mỗi đầu sách. Đề cần mỗi dòng của đơn một hàng.',
          en: 'The query adds up the lines of each title. The task asks for one row for each order line.',
        },
      },
      {
        sql: "SELECT book_id, 'stock' AS kind, stock AS copies FROM books WHERE category_id = 12 UNION SELECT i.book_id, 'sold', i.quantity FROM order_items AS i JOIN books AS b ON b.book_id = i.book_id WHERE b.category_id = 12",
        mark: "^(?!.*'cancelled').*\\bunion (?!all\\b)",
        message: {
          vi: 'Truy vấn đang bỏ hàng trùng vì UNION, và tính cả dòng của đơn đã hủy. Hãy dùng UNION ALL trước, rồi lọc trạng thái.',
          en: 'UNION removes rows that are alike, and the query also includes lines of cancelled orders. Use UNION ALL first, then filter by status.',
        },
      },
      {
        sql: "SELECT book_id, 'stock' AS kind, stock AS copies FROM books WHERE category_id = 12 AND stock > 0 UNION ALL SELECT i.book_id, 'sold', i.quantity FROM order_items AS i JOIN books AS b ON b.book_id = i.book_id JOIN orders AS o ON o.order_id = i.order_id WHERE b.category_id = 12 AND o.status <> 'cancelled'",
        mark: 'stock (?:>|<>|!=) 0',
        message: {
          vi: 'Đầu sách đã hết hàng cũng cần một hàng `stock`, và hàng đó có `copies` bằng 0.',
          en: 'A title that is out of stock needs a `stock` row as well, with 0 as `copies`.',
        },
      },
    ],
    compare: { kind: 'result', types: { copies: 'integer' } },
    equivalent: [
      {
        sql: 'SELECT book_id, \'stock\' AS "kind", stock AS "copies" FROM "books" WHERE category_id = 12 UNION ALL SELECT "i".book_id, \'sold\', "i".quantity FROM "order_items" AS "i" LEFT JOIN "books" AS "b" ON "b".book_id = "i".book_id INNER JOIN "orders" AS "o" ON "o".order_id = "i".order_id WHERE "b".category_id = 12 AND "o".status <> \'cancelled\'',
        reason: 'order_items.book_id is NOT NULL and a foreign key, so every line has its title.',
      },
      {
        sql: 'SELECT book_id, \'stock\' AS "kind", stock AS "copies" FROM "books" WHERE category_id = 12 UNION ALL SELECT "i".book_id, \'sold\', "i".quantity FROM "order_items" AS "i" INNER JOIN "books" AS "b" ON "b".book_id = "i".book_id LEFT JOIN "orders" AS "o" ON "o".order_id = "i".order_id WHERE "b".category_id = 12 AND "o".status <> \'cancelled\'',
        reason: 'order_items.order_id is NOT NULL and a foreign key, so every line has its order.',
      },
    ],
  },
];
