import type { SqlExercise } from '../../../src/features/sql-lab/core/grading/exercise';

/** Inner joins: which rows match, which are dropped, and which are counted twice. */
export const DAY_12_A: readonly SqlExercise[] = [
  {
    id: 'sql-12-07',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Những đơn nào đang chờ xử lý (`pending`), và của khách nào? Truy vấn có sẵn chỉ thiếu phần JOIN. Trả về `order_id` và `full_name` (tên khách), không cần sắp xếp.',
      en: 'Which orders are waiting to be processed (`pending`), and whose are they? Only the JOIN is missing from the query below. Return `order_id` and `full_name` (name of the customer), in any order.',
    },
    starter: "SELECT o.order_id, c.full_name\nFROM orders AS o\n\nWHERE o.status = 'pending';",
    hints: [
      {
        vi: 'Cột nào của `orders` cho biết đơn là của khách nào? So cột đó với khóa chính của `customers`.',
        en: 'Which column of `orders` says whose order it is? Compare it with the primary key of `customers`.',
      },
    ],
    solutions: [
      {
        sql: "SELECT o.order_id, c.full_name\nFROM orders AS o\nJOIN customers AS c ON c.customer_id = o.customer_id\nWHERE o.status = 'pending';",
      },
    ],
    wrong: [
      {
        sql: "SELECT o.order_id, c.full_name FROM orders AS o JOIN customers AS c ON c.customer_id = o.order_id WHERE o.status = 'pending'",
        mark: 'customer_id = (?:\\w+ \\. )?order_id|order_id = (?:\\w+ \\. )?customer_id',
        certain: true,
        message: {
          vi: 'ON đang so mã khách với mã đơn. Hai cột đều là số nguyên nên không có lỗi nào được báo.',
          en: 'ON compares the id of a customer with the id of an order. Both columns are integers, so no error is raised.',
        },
      },
      {
        sql: "SELECT o.order_id, c.full_name FROM orders AS o JOIN customers AS c WHERE o.status = 'pending'",
        mark: '^(?!.* (?:on|using) )',
        engine: 'sqlite',
        message: {
          vi: 'Thiếu ON nên mỗi đơn đi với mọi khách.',
          en: 'Without ON each order goes with every customer.',
        },
      },
      {
        sql: "SELECT o.order_id, c.full_name FROM orders AS o JOIN customers AS c ON c.customer_id = o.employee_id WHERE o.status = 'pending'",
        mark: 'employee_id',
        message: {
          vi: '`employee_id` là mã nhân viên bán hàng, không phải mã khách.',
          en: '`employee_id` is the id of the employee who took the order, not that of the customer.',
        },
      },
    ],
    compare: { kind: 'result' },
    equivalent: [
      {
        sql: 'SELECT DISTINCT "o".order_id, "c".full_name FROM "orders" AS "o" INNER JOIN "customers" AS "c" ON "c".customer_id = "o".customer_id WHERE "o".status = \'pending\'',
        reason: 'Each order has one customer, and its id is selected, so no two rows are alike.',
      },
      {
        sql: 'SELECT "o".order_id, "c".full_name FROM "orders" AS "o" LEFT JOIN "customers" AS "c" ON "c".customer_id = "o".customer_id WHERE "o".status = \'pending\'',
        reason: 'orders.customer_id is NOT NULL and a foreign key, so every order has its customer.',
      },
    ],
  },
  {
    id: 'sql-12-01',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Những đầu sách nào còn từ 0 đến 5 cuốn trong kho, và mỗi đầu sách thuộc danh mục nào? Trả về `title`, `category` (tên danh mục), `stock`, không cần sắp xếp.',
      en: 'Which books have only 0 to 5 copies left in stock, and which category does each belong to? Return `title`, `category` (the name of the category), `stock`, in any order.',
    },
    starter: 'SELECT b.title,\n        AS category,\n       b.stock\nFROM books AS b\nJOIN categories AS c ON ',
    hints: [
      {
        vi: 'Cột nào của `books` là khóa ngoại trỏ tới `categories`?',
        en: 'Which column of `books` is the foreign key that refers to `categories`?',
      },
      {
        vi: 'Tên danh mục nằm ở cột `name`. Trong kết quả, cột này phải có tên là `category`.',
        en: 'The name of a category is in the column `name`. In the result the column must be called `category`.',
      },
    ],
    solutions: [
      {
        sql: 'SELECT b.title, c.name AS category, b.stock\nFROM books AS b\nJOIN categories AS c ON c.category_id = b.category_id\nWHERE b.stock <= 5;',
      },
      {
        sql: 'SELECT b.title, c.name AS category, b.stock\nFROM categories AS c\nJOIN books AS b ON b.category_id = c.category_id\nWHERE b.stock <= 5;',
        note: {
          vi: 'Bắt đầu từ `categories` cũng được: với kết nối trong, bảng nào viết trước thì kết quả vẫn gồm những hàng đó.',
          en: 'Starting from `categories` works as well: in an inner join, the order of the tables does not change the rows of the result.',
        },
      },
    ],
    wrong: [
      {
        sql: 'SELECT b.title, c.name AS category, b.stock FROM books AS b JOIN categories AS c ON c.category_id = b.book_id WHERE b.stock <= 5',
        mark: 'category_id = (?:\\w+ \\. )?book_id|book_id = (?:\\w+ \\. )?category_id',
        message: {
          vi: 'ON đang so mã danh mục với mã sách. Hai cột đều là số nguyên nên truy vấn vẫn chạy, nhưng khóa ngoại trỏ tới danh mục là `books.category_id`.',
          en: 'ON compares the id of a category with the id of a book. Both are integers, so the query runs, but the foreign key that refers to the category is `books.category_id`.',
        },
      },
      {
        sql: 'SELECT b.title, c.name AS category, b.stock FROM books AS b, categories AS c WHERE b.stock <= 5',
        mark: '^(?!.*(?:\\busing\\b|category_id = \\w+ \\. category_id|category_id = category_id)).*',
        message: {
          vi: 'Chưa có điều kiện ghép giữa hai bảng, nên mỗi đầu sách bị ghép với mọi danh mục.',
          en: 'No condition connects the two tables, so each book is paired with every category.',
        },
      },
      {
        sql: 'SELECT title, category_id AS category, stock FROM books WHERE stock <= 5',
        mark: '^(?!.*categories)',
        message: {
          vi: '`category_id` là mã. Tên danh mục nằm ở bảng `categories`, nên phải ghép hai bảng.',
          en: '`category_id` is an id. The name is in the table `categories`, so the two tables must be joined.',
        },
      },
      {
        sql: 'SELECT b.title, c.name, b.stock FROM books AS b JOIN categories AS c ON c.category_id = b.category_id WHERE b.stock <= 5',
        mark: '^select [^,]*, (?:\\w+ \\. )?name ,',
        message: {
          vi: 'Các hàng đã đúng, nhưng cột thứ hai đang có tên là `name`. Đề cần tên `category`: hãy đặt bí danh cho cột bằng AS.',
          en: 'The rows are right, but the second column is called `name`. The task asks for `category`: give the column an alias with AS.',
        },
      },
      {
        sql: 'SELECT b.title, c.name AS category, b.stock FROM books AS b JOIN categories AS c ON c.category_id = b.category_id WHERE b.stock < 5',
        mark: 'stock < 5|stock <= 4|between 0 and 4',
        message: {
          vi: '“Từ 0 đến 5” gồm cả những đầu sách còn đúng 5 cuốn.',
          en: '“0 to 5” includes the books with exactly 5 copies.',
        },
      },
    ],
    compare: { kind: 'result' },
    equivalent: [
      {
        sql: 'SELECT "b".title, "c".name AS "category", "b".stock FROM "books" AS "b" LEFT JOIN "categories" AS "c" ON "c".category_id = "b".category_id WHERE "b".stock <= 5',
        reason: 'books.category_id is NOT NULL and a foreign key, so every book has its category.',
      },
      {
        sql: 'SELECT "b".title, "c".name AS "category", "b".stock FROM "categories" AS "c" LEFT JOIN "books" AS "b" ON "b".category_id = "c".category_id WHERE "b".stock <= 5',
        reason:
          'A category without books has NULL as its stock, and the condition on stock in WHERE is not TRUE for it.',
      },
    ],
  },
  {
    id: 'sql-12-02',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Trong các đơn bán tại cửa hàng, những đơn nào đang trên đường giao (`shipped`)? Đơn bán tại cửa hàng là đơn có nhân viên bán hàng. Trả về `order_id`, `customer` (tên khách), `employee` (tên nhân viên bán hàng), không cần sắp xếp.',
      en: 'Which in-store orders are on their way (`shipped`)? An in-store order is one that has an employee. Return `order_id`, `customer` (name of the customer), `employee` (name of the employee who sold it), in any order.',
    },
    starter: 'SELECT o.order_id,\n        AS customer,\n        AS employee\nFROM orders AS o\n',
    hints: [
      {
        vi: 'Tên khách nằm ở `customers`, tên nhân viên nằm ở `employees`. Mỗi bảng cần một JOIN với `orders`.',
        en: 'The name of the customer is in `customers`, that of the employee in `employees`. Each of these tables needs a JOIN to `orders`.',
      },
      {
        vi: 'Cả hai bảng đều có cột `full_name`, nên phải viết bí danh của bảng trước tên cột.',
        en: 'Both tables have a column `full_name`, so write the alias of the table before the column.',
      },
    ],
    solutions: [
      {
        sql: "SELECT o.order_id, c.full_name AS customer, e.full_name AS employee\nFROM orders AS o\nJOIN customers AS c ON c.customer_id = o.customer_id\nJOIN employees AS e ON e.employee_id = o.employee_id\nWHERE o.status = 'shipped';",
      },
    ],
    wrong: [
      {
        sql: "SELECT o.order_id, c.full_name AS customer, e.full_name AS employee FROM orders AS o JOIN customers AS c ON c.customer_id = o.customer_id JOIN employees AS e ON e.employee_id = o.customer_id WHERE o.status = 'shipped'",
        mark: 'employee_id = (?:\\w+ \\. )?customer_id|customer_id = (?:\\w+ \\. )?employee_id',
        message: {
          vi: 'Một điều kiện ON đang so hai mã không liên quan tới nhau. Hai mã chỉ tình cờ bằng nhau, nên tên hiện ra không phải tên người của đơn đó.',
          en: 'One ON compares two ids that have nothing to do with each other. Where they are equal, it is by chance, so the name does not belong to the order.',
        },
      },
      {
        sql: "SELECT o.order_id, c.full_name AS customer, e.full_name AS employee FROM orders AS o JOIN customers AS c ON c.customer_id = o.customer_id LEFT JOIN employees AS e ON e.employee_id = o.employee_id WHERE o.status = 'shipped'",
        mark: 'left (?:outer )?join employees',
        message: {
          vi: 'LEFT JOIN (ngày 13) giữ cả đơn trực tuyến, và ở đó tên nhân viên là NULL. Đề chỉ cần đơn có nhân viên bán hàng.',
          en: 'LEFT JOIN (day 13) keeps the online orders too, with NULL as the employee. The task asks only for orders that have an employee.',
        },
      },
      {
        sql: "SELECT o.order_id, e.full_name AS customer, c.full_name AS employee FROM orders AS o JOIN customers AS c ON c.customer_id = o.customer_id JOIN employees AS e ON e.employee_id = o.employee_id WHERE o.status = 'shipped'",
        mark: '\\b(?!c\\b|cus\\w*|kh\\w*)\\w+ \\. full_name (?:as )?customer\\b',
        message: {
          vi: 'Hai tên bị đổi chỗ: cột `customer` đang chứa tên nhân viên.',
          en: 'The two names are swapped: the column `customer` holds the name of the employee.',
        },
      },
      {
        sql: 'SELECT o.order_id, c.full_name AS customer, e.full_name AS employee FROM orders AS o JOIN customers AS c ON c.customer_id = o.customer_id JOIN employees AS e ON e.employee_id = o.employee_id',
        mark: "^(?!.*'shipped')",
        message: {
          vi: 'Kết quả đang gồm mọi đơn bán tại cửa hàng. Đề chỉ cần đơn có trạng thái `shipped`.',
          en: 'These are all in-store orders. The task asks only for those with the status `shipped`.',
        },
      },
      {
        sql: "SELECT o.order_id, c.full_name AS customer, e.full_name AS employee FROM orders AS o JOIN customers AS c ON c.customer_id = o.customer_id JOIN employees AS e ON e.employee_id = o.order_id WHERE o.status = 'shipped'",
        mark: 'employee_id = (?:\\w+ \\. )?order_id|order_id = (?:\\w+ \\. )?employee_id',
        certain: true,
        message: {
          vi: 'Một điều kiện ON đang so mã nhân viên với mã đơn. Đơn nối với nhân viên qua `orders.employee_id`.',
          en: 'One ON compares the id of an employee with the id of an order. Orders are connected with employees through `orders.employee_id`.',
        },
      },
    ],
    compare: { kind: 'result' },
    equivalent: [
      {
        sql: 'SELECT DISTINCT "o".order_id, "c".full_name AS "customer", "e".full_name AS "employee" FROM "orders" AS "o" INNER JOIN "customers" AS "c" ON "c".customer_id = "o".customer_id INNER JOIN "employees" AS "e" ON "e".employee_id = "o".employee_id WHERE "o".status = \'shipped\'',
        reason:
          'order_id is the primary key of orders and each order has at most one row here, so no two rows are alike.',
      },
      {
        sql: 'SELECT "o".order_id, "c".full_name AS "customer", "e".full_name AS "employee" FROM "orders" AS "o" LEFT JOIN "customers" AS "c" ON "c".customer_id = "o".customer_id INNER JOIN "employees" AS "e" ON "e".employee_id = "o".employee_id WHERE "o".status = \'shipped\'',
        reason: 'orders.customer_id is NOT NULL and a foreign key, so every order has its customer.',
      },
    ],
  },
  {
    id: 'sql-12-03',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Với mỗi khách ở `Cần Thơ` có ít nhất một đơn không bị hủy (trạng thái khác `cancelled`), hãy trả về `customer_id`, `full_name`, `order_count` (số đơn không bị hủy) và `copies` (tổng số cuốn trong những đơn đó), không cần sắp xếp. Đơn chưa có dòng nào trong `order_items` không được tính.',
      en: 'For each customer in `Cần Thơ` with at least one order that is not cancelled (status other than `cancelled`), return `customer_id`, `full_name`, `order_count` (number of orders not cancelled) and `copies` (total number of copies in these orders), in any order. Orders without a line in `order_items` do not count.',
    },
    starter:
      'SELECT c.customer_id, c.full_name,\n        AS order_count,\n        AS copies\nFROM customers AS c\nJOIN orders AS o ON o.customer_id = c.customer_id\n',
    hints: [
      {
        vi: 'Số cuốn nằm ở `order_items`. Sau khi ghép thêm bảng này, mỗi hàng là một đơn hay một dòng của đơn?',
        en: 'The number of copies is in `order_items`. Once that table is joined, is each row an order or a line of an order?',
      },
    ],
    solutions: [
      {
        sql: "SELECT c.customer_id, c.full_name,\n       COUNT(DISTINCT o.order_id) AS order_count,\n       SUM(i.quantity) AS copies\nFROM customers AS c\nJOIN orders AS o ON o.customer_id = c.customer_id\nJOIN order_items AS i ON i.order_id = o.order_id\nWHERE c.city = 'Cần Thơ' AND o.status <> 'cancelled'\nGROUP BY c.customer_id, c.full_name;",
      },
    ],
    wrong: [
      {
        sql: "SELECT c.customer_id, c.full_name, COUNT(*) AS order_count, SUM(i.quantity) AS copies FROM customers AS c JOIN orders AS o ON o.customer_id = c.customer_id JOIN order_items AS i ON i.order_id = o.order_id WHERE c.city = 'Cần Thơ' AND o.status <> 'cancelled' GROUP BY c.customer_id, c.full_name",
        mark: 'count \\( (?!distinct)[^)]*\\) (?:as )?"?order_count"?',
        message: {
          vi: 'Sau khi ghép `order_items`, mỗi hàng là một dòng của đơn, nên `order_count` đang đếm số dòng. Đơn có ba dòng bị đếm ba lần.',
          en: 'Once `order_items` is joined, each row is a line of an order, so `order_count` counts lines. An order of three lines is counted three times.',
        },
      },
      {
        sql: "SELECT c.customer_id, c.full_name, COUNT(DISTINCT o.order_id) AS order_count, SUM(DISTINCT i.quantity) AS copies FROM customers AS c JOIN orders AS o ON o.customer_id = c.customer_id JOIN order_items AS i ON i.order_id = o.order_id WHERE c.city = 'Cần Thơ' AND o.status <> 'cancelled' GROUP BY c.customer_id, c.full_name",
        mark: 'sum \\( distinct',
        message: {
          vi: '`SUM(DISTINCT …)` chỉ cộng một lần nếu hai dòng có số cuốn bằng nhau. `quantity` là của từng dòng và mỗi dòng chỉ xuất hiện đúng một lần, nên SUM không cần DISTINCT.',
          en: '`SUM(DISTINCT …)` adds a number only once when two lines have the same number of copies. `quantity` belongs to a line and each line appears here once, so SUM needs no DISTINCT.',
        },
      },
      {
        sql: "SELECT c.customer_id, c.full_name, COUNT(DISTINCT o.order_id) AS order_count, COUNT(*) AS copies FROM customers AS c JOIN orders AS o ON o.customer_id = c.customer_id JOIN order_items AS i ON i.order_id = o.order_id WHERE c.city = 'Cần Thơ' AND o.status <> 'cancelled' GROUP BY c.customer_id, c.full_name",
        mark: 'count \\( (?!distinct)[^)]*\\) (?:as )?"?copies"?',
        message: {
          vi: '`copies` đang đếm số dòng. Một dòng có thể gồm nhiều cuốn, nên phải cộng cột `quantity`.',
          en: '`copies` counts lines. A line may be for several copies, so add up the column `quantity`.',
        },
      },
      {
        sql: "SELECT c.customer_id, c.full_name, COUNT(DISTINCT o.order_id) AS order_count, SUM(i.quantity) AS copies FROM customers AS c JOIN orders AS o ON o.customer_id = c.customer_id JOIN order_items AS i ON i.order_id = o.order_id WHERE c.city = 'Cần Thơ' GROUP BY c.customer_id, c.full_name",
        mark: "^(?!.*'cancelled')",
        message: {
          vi: 'Truy vấn đang tính cả đơn bị hủy.',
          en: 'Cancelled orders are counted too.',
        },
      },
      {
        sql: "SELECT c.customer_id, c.full_name, COUNT(DISTINCT o.order_id) AS order_count, SUM(i.quantity) AS copies FROM customers AS c JOIN orders AS o ON o.customer_id = c.customer_id JOIN order_items AS i ON i.order_id = o.order_id WHERE c.city = 'Cần Thơ' AND o.status <> 'cancelled' GROUP BY c.full_name",
        mark: 'group by (?:\\w+ \\. )?full_name$',
        engine: 'sqlite',
        message: {
          vi: 'Nhóm theo tên thì hai khách trùng tên bị gộp làm một. Hãy nhóm theo cả `customer_id`.',
          en: 'Grouping by name merges two customers who share a name. Group by `customer_id` as well.',
        },
      },
      {
        sql: "SELECT c.customer_id, c.full_name, COUNT(DISTINCT o.ordered_at) AS order_count, SUM(i.quantity) AS copies FROM customers AS c JOIN orders AS o ON o.customer_id = c.customer_id JOIN order_items AS i ON i.order_id = o.order_id WHERE c.city = 'Cần Thơ' AND o.status <> 'cancelled' GROUP BY c.customer_id, c.full_name",
        mark: 'distinct (?:\\w+ \\. )?ordered_at',
        message: {
          vi: 'Hai đơn có thể đặt cùng một lúc. Thứ luôn khác nhau giữa hai đơn là khóa chính `order_id`.',
          en: 'Two orders can be placed at the same moment. What always differs between two orders is the primary key, `order_id`.',
        },
      },
      {
        sql: "SELECT c.customer_id, c.full_name, COUNT(DISTINCT o.order_id) AS order_count, SUM(i.quantity) AS copies FROM customers AS c JOIN orders AS o ON o.customer_id = c.customer_id JOIN order_items AS i ON i.order_id = c.customer_id WHERE c.city = 'Cần Thơ' AND o.status <> 'cancelled' GROUP BY c.customer_id, c.full_name",
        mark: 'order_id = (?:\\w+ \\. )?customer_id|customer_id = (?:\\w+ \\. )?order_id',
        message: {
          vi: 'Một điều kiện ON đang so mã đơn với mã khách. Hai mã chỉ tình cờ bằng nhau; `order_items` nối với đơn qua `order_id`.',
          en: 'One ON compares the id of an order with the id of a customer. They are equal only by chance; `order_items` is connected with orders through `order_id`.',
        },
      },
    ],
    compare: { kind: 'result', types: { order_count: 'integer', copies: 'integer' } },
    equivalent: [
      {
        sql: 'SELECT DISTINCT "c".customer_id, "c".full_name, COUNT(DISTINCT "o".order_id) AS "order_count", SUM("i".quantity) AS "copies" FROM "customers" AS "c" INNER JOIN "orders" AS "o" ON "o".customer_id = "c".customer_id INNER JOIN "order_items" AS "i" ON "i".order_id = "o".order_id WHERE "c".city = \'Cần Thơ\' AND "o".status <> \'cancelled\' GROUP BY "c".customer_id, "c".full_name',
        reason: 'GROUP BY leaves one row for each value of the selected keys, so no two rows are alike.',
      },
      {
        sql: 'SELECT "c".customer_id, "c".full_name, COUNT(DISTINCT "o".order_id) AS "order_count", SUM("i".quantity) AS "copies" FROM "customers" AS "c" INNER JOIN "orders" AS "o" ON "o".customer_id = "c".customer_id INNER JOIN "order_items" AS "i" ON "i".order_id = "o".order_id WHERE "c".city = \'Cần Thơ\' AND "o".status <> \'cancelled\' GROUP BY "c".customer_id',
        reason: 'The first key is a primary key, so the second has one value in each group.',
      },
      {
        sql: 'SELECT "c".customer_id, "c".full_name, COUNT(DISTINCT "o".order_id) AS "order_count", SUM("i".quantity) AS "copies" FROM "customers" AS "c" LEFT JOIN "orders" AS "o" ON "o".customer_id = "c".customer_id INNER JOIN "order_items" AS "i" ON "i".order_id = "o".order_id WHERE "c".city = \'Cần Thơ\' AND "o".status <> \'cancelled\' GROUP BY "c".customer_id, "c".full_name',
        reason:
          'A customer without orders has NULL as the order_id, which meets no line in the inner join that follows.',
      },
    ],
  },
  {
    id: 'sql-12-04',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Nhà sách xếp mỗi cuốn đã bán vào quốc gia của tác giả đứng đầu, tức là tác giả có `author_order` bằng 1. Mỗi quốc gia có tổng cộng bao nhiêu cuốn đã bán, không tính đơn có trạng thái `cancelled`? Trả về `country`, `copies` (tổng số cuốn), không cần sắp xếp. Bỏ qua sách không có tác giả và quốc gia không có cuốn nào được bán.',
      en: 'The shop assigns each copy sold to the country of the first author, the one whose `author_order` is 1. How many copies were sold for each country, leaving out orders whose status is `cancelled`? Return `country`, `copies` (the total number of copies), in any order. Leave out books without an author and countries with no copies sold.',
    },
    starter: 'SELECT a.country,\n        AS copies\nFROM order_items AS i\n',
    hints: [
      {
        vi: 'Quốc gia nằm ở `authors`, và bảng nối giữa sách với tác giả là `book_authors`. Trạng thái nằm ở `orders`.',
        en: 'The country is in `authors`, and `book_authors` connects books with authors. The status is in `orders`.',
      },
      {
        vi: 'Với đầu sách có ba tác giả, mỗi dòng của đơn có đầu sách đó trở thành ba hàng. Điều kiện nào chỉ giữ lại một hàng?',
        en: 'Each order line of a book with three authors becomes three rows. Which condition keeps only one of them?',
      },
    ],
    solutions: [
      {
        sql: "SELECT a.country, SUM(i.quantity) AS copies\nFROM order_items AS i\nJOIN orders AS o ON o.order_id = i.order_id\nJOIN book_authors AS ba ON ba.book_id = i.book_id\nJOIN authors AS a ON a.author_id = ba.author_id\nWHERE ba.author_order = 1 AND o.status <> 'cancelled'\nGROUP BY a.country;",
      },
      {
        sql: "SELECT a.country, SUM(i.quantity) AS copies\nFROM order_items AS i\nJOIN orders AS o ON o.order_id = i.order_id AND o.status <> 'cancelled'\nJOIN book_authors AS ba ON ba.book_id = i.book_id AND ba.author_order = 1\nJOIN authors AS a ON a.author_id = ba.author_id\nGROUP BY a.country;",
        note: {
          vi: 'Ở đây, hai điều kiện lọc nằm trong ON. Với kết nối trong, chuyển hai điều kiện này sang WHERE thì kết quả vẫn y như vậy.',
          en: 'Here both filters are in ON. In an inner join the result is the same with the filters in WHERE.',
        },
      },
    ],
    wrong: [
      {
        sql: "SELECT a.country, SUM(i.quantity) AS copies FROM order_items AS i JOIN orders AS o ON o.order_id = i.order_id JOIN book_authors AS ba ON ba.book_id = i.book_id JOIN authors AS a ON a.author_id = ba.author_id WHERE o.status <> 'cancelled' GROUP BY a.country",
        mark: '^(?!.*(?:author_order|distinct))',
        message: {
          vi: 'Số cuốn của đầu sách có nhiều tác giả đang bị cộng nhiều lần, mỗi tác giả một lần. Hãy chỉ giữ hàng của tác giả đứng đầu.',
          en: 'The copies of a book with several authors are added several times, once for each author. Keep only the row of the first author.',
        },
      },
      {
        sql: "SELECT a.country, SUM(DISTINCT i.quantity) AS copies FROM order_items AS i JOIN orders AS o ON o.order_id = i.order_id JOIN book_authors AS ba ON ba.book_id = i.book_id JOIN authors AS a ON a.author_id = ba.author_id WHERE o.status <> 'cancelled' GROUP BY a.country",
        mark: 'sum \\( distinct',
        message: {
          vi: '`SUM(DISTINCT …)` gộp những số bằng nhau làm một, chứ không bỏ những hàng bị lặp: hai dòng cùng có hai cuốn chỉ được cộng một lần.',
          en: '`SUM(DISTINCT …)` merges equal numbers; it does not remove repeated rows: two lines of two copies each are added only once.',
        },
      },
      {
        sql: "SELECT a.country, COUNT(*) AS copies FROM order_items AS i JOIN orders AS o ON o.order_id = i.order_id JOIN book_authors AS ba ON ba.book_id = i.book_id JOIN authors AS a ON a.author_id = ba.author_id WHERE ba.author_order = 1 AND o.status <> 'cancelled' GROUP BY a.country",
        mark: 'count \\(',
        message: {
          vi: 'COUNT đếm số dòng của các đơn, mà một dòng có thể gồm nhiều cuốn. Hãy cộng cột `quantity`.',
          en: 'COUNT counts order lines, and a line may be for several copies. Add up the column `quantity`.',
        },
      },
      {
        sql: 'SELECT a.country, SUM(i.quantity) AS copies FROM order_items AS i JOIN book_authors AS ba ON ba.book_id = i.book_id JOIN authors AS a ON a.author_id = ba.author_id WHERE ba.author_order = 1 GROUP BY a.country',
        mark: "^(?!.*'cancelled')",
        message: {
          vi: 'Truy vấn đang cộng cả những cuốn trong đơn bị hủy. Trạng thái của đơn nằm ở bảng `orders`.',
          en: 'Copies in cancelled orders are counted too. The status of an order is in the table `orders`.',
        },
      },
      {
        sql: "SELECT a.country, SUM(i.quantity) AS copies FROM order_items AS i JOIN orders AS o ON o.order_id = i.order_id JOIN authors AS a ON a.author_id = i.book_id WHERE o.status <> 'cancelled' GROUP BY a.country",
        mark: 'author_id = (?:\\w+ \\. )?book_id|book_id = (?:\\w+ \\. )?author_id',
        message: {
          vi: 'ON đang so mã tác giả với mã sách. Sách và tác giả chỉ nối được với nhau qua bảng `book_authors`.',
          en: 'ON compares the id of an author with the id of a book. Books and authors are connected only through the table `book_authors`.',
        },
      },
      {
        sql: "SELECT a.country, SUM(CASE WHEN ba.author_order = 1 THEN i.quantity ELSE 0 END) AS copies FROM order_items AS i JOIN orders AS o ON o.order_id = i.order_id JOIN book_authors AS ba ON ba.book_id = i.book_id JOIN authors AS a ON a.author_id = ba.author_id WHERE o.status <> 'cancelled' GROUP BY a.country",
        mark: 'else 0 end',
        message: {
          vi: 'Cách tính đúng, nhưng quốc gia mà không tác giả nào đứng đầu vẫn có một hàng với số 0. Hãy chỉ giữ hàng của tác giả đứng đầu rồi mới cộng.',
          en: 'The calculation is right, but a country whose authors never come first still has a row, with 0. Keep only the rows of the first authors, and add up those.',
        },
      },
      {
        sql: "SELECT a.country, SUM(i.quantity) AS copies FROM order_items AS i JOIN orders AS o ON o.order_id = i.order_id JOIN (SELECT book_id, MIN(author_id) AS author_id FROM book_authors GROUP BY book_id) AS f ON f.book_id = i.book_id JOIN authors AS a ON a.author_id = f.author_id WHERE o.status <> 'cancelled' GROUP BY a.country",
        mark: 'min \\( (?:\\w+ \\. )?author_id',
        message: {
          vi: 'Tác giả có mã nhỏ nhất không phải lúc nào cũng là tác giả đứng đầu. Cột `author_order` cho biết ai đứng đầu.',
          en: 'The author with the lowest id is not always the first author. The column `author_order` says who comes first.',
        },
      },
    ],
    compare: { kind: 'result', types: { copies: 'integer' } },
    equivalent: [
      {
        sql: 'SELECT DISTINCT "a".country, SUM("i".quantity) AS "copies" FROM "order_items" AS "i" INNER JOIN "orders" AS "o" ON "o".order_id = "i".order_id INNER JOIN "book_authors" AS "ba" ON "ba".book_id = "i".book_id INNER JOIN "authors" AS "a" ON "a".author_id = "ba".author_id WHERE "ba".author_order = 1 AND "o".status <> \'cancelled\' GROUP BY "a".country',
        reason: 'GROUP BY leaves one row for each value of the selected keys, so no two rows are alike.',
      },
      {
        sql: 'SELECT "a".country, SUM("i".quantity) AS "copies" FROM "order_items" AS "i" LEFT JOIN "orders" AS "o" ON "o".order_id = "i".order_id INNER JOIN "book_authors" AS "ba" ON "ba".book_id = "i".book_id INNER JOIN "authors" AS "a" ON "a".author_id = "ba".author_id WHERE "ba".author_order = 1 AND "o".status <> \'cancelled\' GROUP BY "a".country',
        reason: 'order_items.order_id is NOT NULL and a foreign key, so every line has its order.',
      },
      {
        sql: 'SELECT "a".country, SUM("i".quantity) AS "copies" FROM "order_items" AS "i" INNER JOIN "orders" AS "o" ON "o".order_id = "i".order_id LEFT JOIN "book_authors" AS "ba" ON "ba".book_id = "i".book_id INNER JOIN "authors" AS "a" ON "a".author_id = "ba".author_id WHERE "ba".author_order = 1 AND "o".status <> \'cancelled\' GROUP BY "a".country',
        reason:
          'A line without a matching author has NULL as the author_id, which meets no author in the inner join that follows.',
      },
      {
        sql: 'SELECT "a".country, SUM("i".quantity) AS "copies" FROM "order_items" AS "i" INNER JOIN "orders" AS "o" ON "o".order_id = "i".order_id INNER JOIN "book_authors" AS "ba" ON "ba".book_id = "i".book_id LEFT JOIN "authors" AS "a" ON "a".author_id = "ba".author_id WHERE "ba".author_order = 1 AND "o".status <> \'cancelled\' GROUP BY "a".country',
        reason: 'book_authors.author_id is NOT NULL and a foreign key, so it always meets an author.',
      },
      {
        sql: 'SELECT "a".country, SUM("i".quantity) AS "copies" FROM "order_items" AS "i" INNER JOIN "orders" AS "o" ON "o".order_id = "i".order_id INNER JOIN "book_authors" AS "ba" ON "ba".book_id = "i".book_id AND "ba".author_order = 1 INNER JOIN "authors" AS "a" ON "a".author_id = "ba".author_id WHERE "o".status <> \'cancelled\' GROUP BY "a".country',
        reason: 'With inner joins a condition filters alike in ON and in WHERE.',
      },
      {
        sql: 'SELECT "a".country, SUM("i".quantity) AS "copies" FROM "order_items" AS "i" INNER JOIN "orders" AS "o" ON "o".order_id = "i".order_id AND "o".status <> \'cancelled\' INNER JOIN "book_authors" AS "ba" ON "ba".book_id = "i".book_id INNER JOIN "authors" AS "a" ON "a".author_id = "ba".author_id WHERE "ba".author_order = 1 GROUP BY "a".country',
        reason: 'With inner joins a condition filters alike in ON and in WHERE.',
      },
      {
        sql: 'SELECT DISTINCT "a".country, SUM("i".quantity) AS "copies" FROM "order_items" AS "i" INNER JOIN "orders" AS "o" ON "o".order_id = "i".order_id AND "o".status <> \'cancelled\' INNER JOIN "book_authors" AS "ba" ON "ba".book_id = "i".book_id AND "ba".author_order = 1 INNER JOIN "authors" AS "a" ON "a".author_id = "ba".author_id GROUP BY "a".country',
        reason: 'GROUP BY leaves one row for each value of the selected keys, so no two rows are alike.',
      },
      {
        sql: 'SELECT "a".country, SUM("i".quantity) AS "copies" FROM "order_items" AS "i" INNER JOIN "orders" AS "o" ON "o".order_id = "i".order_id AND "o".status <> \'cancelled\' LEFT JOIN "book_authors" AS "ba" ON "ba".book_id = "i".book_id AND "ba".author_order = 1 INNER JOIN "authors" AS "a" ON "a".author_id = "ba".author_id GROUP BY "a".country',
        reason:
          'A line without a matching author has NULL as the author_id, which meets no author in the inner join that follows.',
      },
      {
        sql: 'SELECT "a".country, SUM("i".quantity) AS "copies" FROM "order_items" AS "i" INNER JOIN "orders" AS "o" ON "o".order_id = "i".order_id AND "o".status <> \'cancelled\' INNER JOIN "book_authors" AS "ba" ON "ba".book_id = "i".book_id AND "ba".author_order = 1 LEFT JOIN "authors" AS "a" ON "a".author_id = "ba".author_id GROUP BY "a".country',
        reason: 'book_authors.author_id is NOT NULL and a foreign key, so it always meets an author.',
      },
    ],
  },
];
