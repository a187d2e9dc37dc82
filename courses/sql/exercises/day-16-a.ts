import type { SqlExercise } from '../../../src/features/sql-lab/core/grading/exercise';

/** Subqueries as a value and as a list, correlated ones, and NOT IN with NULL. */
export const DAY_16_A: readonly SqlExercise[] = [
  {
    id: 'sql-16-07',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Những đầu sách nào phát hành gần đây nhất? Truy vấn có sẵn chỉ thiếu truy vấn con: ngày phát hành muộn nhất trong `books`. Trả về `title` và `published_on`, không cần sắp xếp.',
      en: 'Which titles were published most recently? Only the subquery is missing from the query below: the latest date of publication in `books`. Return `title` and `published_on`, in any order.',
    },
    starter: 'SELECT title, published_on\nFROM books\nWHERE published_on = (\n\n);',
    hints: [
      {
        vi: 'Truy vấn con chạy riêng được: viết nó như một truy vấn bình thường, trả về một hàng và một cột.',
        en: 'The subquery can run by itself: write it like any query, with one row and one column in its result.',
      },
    ],
    solutions: [
      {
        sql: 'SELECT title, published_on\nFROM books\nWHERE published_on = (\n  SELECT MAX(published_on) FROM books\n);',
      },
    ],
    wrong: [
      {
        sql: 'SELECT title, published_on FROM books WHERE published_on = (SELECT MIN(published_on) FROM books)',
        mark: 'min \\(',
        message: {
          vi: 'MIN trả về ngày sớm nhất. Gần đây nhất là ngày muộn nhất.',
          en: 'MIN returns the earliest date. The most recent one is the latest.',
        },
      },
      {
        sql: 'SELECT title, published_on FROM books WHERE published_on = (SELECT published_on FROM books)',
        mark: '\\( select (?:distinct )?(?:\\w+ \\. )?published_on from books \\)',
        engine: 'sqlite',
        message: {
          vi: 'Truy vấn con này có nhiều hàng. SQLite chỉ lấy hàng đầu tiên mà không báo gì, và đó không phải là ngày muộn nhất.',
          en: 'This subquery has many rows. SQLite just takes the first one without a word, and that is not the latest date.',
        },
      },
      {
        sql: 'SELECT title, published_on FROM books WHERE published_on IN (SELECT MAX(published_on) FROM books GROUP BY category_id)',
        mark: 'group by',
        message: {
          vi: 'Truy vấn con đang tìm ngày muộn nhất của từng danh mục. Đề cần ngày muộn nhất trong cả bảng.',
          en: 'The subquery finds the latest date of each category. The task asks for the latest one in the whole table.',
        },
      },
    ],
    compare: { kind: 'result' },
  },
  {
    id: 'sql-16-01',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Những nhân viên nào có lương cao hơn lương trung bình của toàn bộ nhân viên nhà sách? Trả về `full_name`, `job_title`, `salary`, không cần sắp xếp.',
      en: 'Which employees earn more than the average salary of all employees of the shop? Return `full_name`, `job_title`, `salary`, in any order.',
    },
    starter: 'SELECT full_name, job_title, salary\nFROM employees\nWHERE ',
    hints: [
      {
        vi: 'Hãy viết riêng câu SELECT tính lương trung bình. Kết quả của câu đó có mấy hàng, mấy cột?',
        en: 'Write the SELECT that computes the average salary by itself. How many rows and columns does it have?',
      },
      {
        vi: 'WHERE không nhận hàm tổng hợp, nhưng nhận một truy vấn con đặt trong ngoặc.',
        en: 'WHERE takes no aggregate function, but it takes a subquery in brackets.',
      },
    ],
    solutions: [
      {
        sql: 'SELECT full_name, job_title, salary\nFROM employees\nWHERE salary > (SELECT AVG(salary) FROM employees);',
      },
    ],
    wrong: [
      {
        sql: 'SELECT full_name, job_title, salary FROM employees WHERE salary >= (SELECT AVG(salary) FROM employees)',
        mark: '>= \\(|not \\(? ?(?:\\w+ \\. )?salary <|\\) <= ',
        message: {
          vi: 'Truy vấn đang giữ cả nhân viên có lương bằng lương trung bình. Đề bài chỉ hỏi lương cao hơn.',
          en: 'The query also keeps an employee whose salary equals the average. The task asks for higher salaries only.',
        },
      },
      {
        sql: 'SELECT full_name, job_title, salary FROM employees AS e WHERE salary > (SELECT AVG(x.salary) FROM employees AS x WHERE x.job_title = e.job_title)',
        mark: 'job_title = ',
        message: {
          vi: 'Truy vấn đang so với lương trung bình của những người cùng chức danh. Đề bài hỏi lương trung bình của toàn bộ nhân viên, nên truy vấn con không cần WHERE.',
          en: 'The query compares with the average of the same job title. The task asks for the average of all employees, so the subquery needs no WHERE.',
        },
      },
      {
        sql: 'SELECT full_name, job_title, salary FROM employees WHERE salary > 18625000',
        mark: '> 18625000',
        message: {
          vi: 'Truy vấn đang so với một con số chép từ dữ liệu hôm nay. Khi lương thay đổi, câu trả lời sẽ sai. Hãy để một truy vấn con tính con số đó.',
          en: 'The query compares with a number copied from the data of today. Once salaries change, it is wrong. Let a subquery compute it.',
        },
      },
    ],
    compare: { kind: 'result' },
  },
  {
    id: 'sql-16-02',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Những đầu sách nào bán được trong tháng 6 năm 2025, tức là có trong ít nhất một đơn đặt trong tháng đó và không có trạng thái `cancelled`? Trả về `book_id`, `title`, mỗi đầu sách một hàng, không cần sắp xếp.',
      en: 'Which books were sold in June 2025, that is, are in at least one order that was placed in that month and whose status is not `cancelled`? Return `book_id`, `title`, one row for each book, in any order.',
    },
    starter: 'SELECT b.book_id, b.title\nFROM books AS b\nWHERE b.book_id IN (\n  SELECT \n)',
    hints: [
      {
        vi: 'Danh sách cần tìm gồm những mã sách trong các dòng của đơn, mà ngày đặt và trạng thái thì nằm ở `orders`.',
        en: 'The list has the ids of books in the lines of orders, and date and status are in `orders`.',
      },
      {
        vi: 'Truy vấn con được phép có JOIN của riêng nó.',
        en: 'A subquery may have a JOIN of its own.',
      },
    ],
    solutions: [
      {
        sql: "SELECT b.book_id, b.title\nFROM books AS b\nWHERE b.book_id IN (\n  SELECT i.book_id\n  FROM order_items AS i\n  JOIN orders AS o ON o.order_id = i.order_id\n  WHERE o.ordered_at >= '2025-06-01 00:00:00' AND o.ordered_at < '2025-07-01 00:00:00'\n    AND o.status <> 'cancelled'\n);",
      },
      {
        sql: "SELECT b.book_id, b.title\nFROM books AS b\nWHERE EXISTS (\n  SELECT 1\n  FROM order_items AS i\n  JOIN orders AS o ON o.order_id = i.order_id\n  WHERE i.book_id = b.book_id\n    AND o.ordered_at >= '2025-06-01 00:00:00' AND o.ordered_at < '2025-07-01 00:00:00'\n    AND o.status <> 'cancelled'\n);",
        note: {
          vi: 'Cách này dùng EXISTS của phần sau: với mỗi đầu sách, truy vấn con hỏi có dòng nào của đơn thỏa điều kiện không.',
          en: 'This way uses EXISTS, which comes later in the lesson: for each book the subquery asks whether any line of an order fits.',
        },
      },
    ],
    wrong: [
      {
        sql: "SELECT b.book_id, b.title FROM books AS b JOIN order_items AS i ON i.book_id = b.book_id JOIN orders AS o ON o.order_id = i.order_id WHERE o.ordered_at >= '2025-06-01' AND o.ordered_at < '2025-07-01' AND o.status <> 'cancelled'",
        mark: '^(?!.*(?:distinct|group by|exists|\\bin \\()).*join',
        message: {
          vi: 'Truy vấn đang trả về ba hàng cho một đầu sách có trong ba đơn. Chỉ cần biết có hay không thì hãy lọc bằng IN, đừng ghép.',
          en: 'A book in three orders appears three times. Where it only matters whether there is one, filter with IN instead of joining.',
        },
      },
      {
        sql: "SELECT b.book_id, b.title FROM books AS b WHERE b.book_id IN (SELECT i.book_id FROM order_items AS i JOIN orders AS o ON o.order_id = i.order_id WHERE o.ordered_at >= '2025-06-01' AND o.ordered_at < '2025-07-01')",
        mark: "^(?!.*'cancelled')",
        message: {
          vi: 'Truy vấn đang tính cả đơn bị hủy.',
          en: 'The query counts cancelled orders too.',
        },
      },
      {
        sql: "SELECT b.book_id, b.title FROM books AS b WHERE b.book_id IN (SELECT i.book_id FROM order_items AS i JOIN orders AS o ON o.order_id = i.order_id WHERE o.ordered_at BETWEEN '2025-06-01' AND '2025-06-30' AND o.status <> 'cancelled')",
        mark: "between .* and '2025-06-30'|<=? '2025-06-30'",
        message: {
          vi: "`'2025-06-30'` là 0 giờ ngày 30 tháng 6, nên các đơn trong ngày đó bị bỏ sót. Hãy viết `< '2025-07-01'`.",
          en: "`'2025-06-30'` is midnight at the beginning of 30 June, so the orders of that day are missed. Write `< '2025-07-01'`.",
        },
      },
      {
        sql: "SELECT b.book_id, b.title FROM books AS b WHERE EXISTS (SELECT 1 FROM order_items AS i JOIN orders AS o ON o.order_id = i.order_id WHERE o.ordered_at >= '2025-06-01' AND o.ordered_at < '2025-07-01' AND o.status <> 'cancelled')",
        mark: '^(?!.*book_id = ).*exists \\(',
        message: {
          vi: 'Truy vấn con của EXISTS không dùng cột nào của `books`, nên với đầu sách nào cũng trả lời như nhau. Hãy thêm điều kiện nối dòng của đơn với đầu sách bên ngoài.',
          en: 'The subquery of EXISTS uses no column of `books`, so its answer is the same for every book. Add the condition that connects a line with the outer book.',
        },
      },
    ],
    compare: { kind: 'result' },
    hidden: [
      {
        about: {
          vi: 'Mọi đơn tháng 6 năm 2025 có cuốn 7 đều bị hủy, còn ở các tháng khác vẫn có người mua nó.',
          en: 'Every order of June 2025 with book 7 was cancelled; in other months it was sold.',
        },
        sql: "UPDATE orders SET status = 'cancelled' WHERE ordered_at >= '2025-06-01 00:00:00' AND ordered_at < '2025-07-01 00:00:00' AND order_id IN (SELECT i.order_id FROM order_items AS i WHERE i.book_id = 7);",
      },
    ],
    equivalent: [
      {
        sql: `SELECT "b".book_id, "b".title FROM "books" AS "b" WHERE "b".book_id IN (SELECT "i".book_id FROM "order_items" AS "i" LEFT JOIN "orders" AS "o" ON "o".order_id = "i".order_id WHERE "o".ordered_at >= '2025-06-01 00:00:00' AND "o".ordered_at < '2025-07-01 00:00:00' AND "o".status <> 'cancelled')`,
        reason: 'order_items.order_id is NOT NULL and a foreign key, so every line has its order.',
      },
      {
        sql: `SELECT "b".book_id, "b".title FROM "books" AS "b" WHERE EXISTS(SELECT 1 FROM "order_items" AS "i" LEFT JOIN "orders" AS "o" ON "o".order_id = "i".order_id WHERE "i".book_id = "b".book_id AND "o".ordered_at >= '2025-06-01 00:00:00' AND "o".ordered_at < '2025-07-01 00:00:00' AND "o".status <> 'cancelled')`,
        reason: 'order_items.order_id is NOT NULL and a foreign key, so every line has its order.',
      },
    ],
  },
  {
    id: 'sql-16-03',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Trong mỗi danh mục (`books.category_id`), đầu sách nào có giá cao nhất? Nếu nhiều đầu sách của một danh mục cùng có giá cao nhất thì lấy tất cả. Trả về `category_id`, `title`, `price`, không cần sắp xếp.',
      en: 'In each category (`books.category_id`), which book has the highest price? If several books of a category share the highest price, take them all. Return `category_id`, `title`, `price`, in any order.',
    },
    starter: 'SELECT b.category_id, b.title, b.price\nFROM books AS b\nWHERE b.price = (\n  SELECT \n)',
    hints: [
      {
        vi: 'Với mỗi đầu sách bên ngoài, truy vấn con tính giá cao nhất của danh mục nào?',
        en: 'For each outer book, of which category must the subquery take the highest price?',
      },
      {
        vi: 'Bảng `books` xuất hiện hai lần. Hãy đặt hai bí danh và viết bí danh trước mọi cột.',
        en: 'The table `books` appears twice. Give it two aliases and write one before every column.',
      },
    ],
    solutions: [
      {
        sql: 'SELECT b.category_id, b.title, b.price\nFROM books AS b\nWHERE b.price = (\n  SELECT MAX(x.price)\n  FROM books AS x\n  WHERE x.category_id = b.category_id\n);',
      },
      {
        sql: 'SELECT b.category_id, b.title, b.price\nFROM books AS b\nWHERE NOT EXISTS (\n  SELECT 1\n  FROM books AS x\n  WHERE x.category_id = b.category_id AND x.price > b.price\n);',
        note: {
          vi: 'Cách này nói ngược lại: không có đầu sách nào cùng danh mục mà đắt hơn.',
          en: 'This way says it the other way round: there is no more expensive book in the same category.',
        },
      },
    ],
    wrong: [
      {
        sql: 'SELECT b.category_id, b.title, b.price FROM books AS b WHERE b.price IN (SELECT MAX(x.price) FROM books AS x GROUP BY x.category_id)',
        mark: '(?:in|any) \\( select max \\( .* group by',
        message: {
          vi: 'Danh sách gồm giá cao nhất của mọi danh mục. Truy vấn đang giữ cả đầu sách có giá bằng giá cao nhất của một danh mục khác.',
          en: 'The list has the highest prices of all categories. A book whose price equals the highest price of a different category is kept too.',
        },
      },
      {
        sql: 'SELECT b.category_id, b.title, b.price FROM books AS b WHERE b.price = (SELECT MAX(x.price) FROM books AS x)',
        mark: '\\( select max \\( (?:\\w+ \\. )?price \\) from books(?: (?:as )?\\w+)? \\)',
        message: {
          vi: 'Truy vấn con đang tính giá cao nhất của cả nhà sách. Hãy thêm WHERE để nó chỉ xét danh mục của đầu sách bên ngoài.',
          en: 'The subquery takes the highest price of the whole shop. Add a WHERE, so that it looks only at the category of the outer book.',
        },
      },
      {
        sql: 'SELECT b.category_id, b.title, b.price FROM books AS b WHERE b.price = (SELECT MAX(price) FROM books AS x WHERE category_id = category_id)',
        mark: 'where (?:(\\w+) \\. )?category_id = (?:\\1 \\. )?category_id|where category_id = books \\. category_id',
        message: {
          vi: 'Hai vế của điều kiện trong WHERE của truy vấn con là cùng một cột của cùng một bảng, nên điều kiện luôn TRUE. Hãy so danh mục của bảng bên trong với danh mục của bảng bên ngoài, mỗi bên một bí danh.',
          en: 'Both sides of the condition in the WHERE of the subquery are the same column of the same table, so it is always TRUE. Compare the category of the inner table with that of the outer one, each with its own alias.',
        },
      },
    ],
    compare: { kind: 'result' },
  },
  {
    id: 'sql-16-04',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Cột `customers.referred_by` ghi mã của khách đã giới thiệu khách này, và là NULL nếu không có ai giới thiệu. Những khách nào chưa giới thiệu khách nào khác? Trả về `customer_id`, `full_name`, không cần sắp xếp.',
      en: 'The column `customers.referred_by` has the id of the customer who referred this one, and is NULL if nobody did. Which customers have not referred anyone else? Return `customer_id`, `full_name`, in any order.',
    },
    starter: 'SELECT c.customer_id, c.full_name\nFROM customers AS c\nWHERE ',
    hints: [
      {
        vi: 'Hãy chạy riêng `SELECT referred_by FROM customers` và xem danh sách đó có gì ngoài các mã.',
        en: 'Run `SELECT referred_by FROM customers` by itself and see what the list has beside ids.',
      },
      {
        vi: 'Cả hai truy vấn đều đọc `customers`. Điều kiện của NOT EXISTS phải nối hàng bên trong với khách bên ngoài, mỗi bên một bí danh.',
        en: 'Both queries read `customers`. The condition of NOT EXISTS has to connect the inner row with the outer customer, each with its own alias.',
      },
    ],
    solutions: [
      {
        sql: 'SELECT c.customer_id, c.full_name\nFROM customers AS c\nWHERE NOT EXISTS (\n  SELECT 1\n  FROM customers AS r\n  WHERE r.referred_by = c.customer_id\n);',
      },
      {
        sql: 'SELECT c.customer_id, c.full_name\nFROM customers AS c\nWHERE c.customer_id NOT IN (\n  SELECT r.referred_by\n  FROM customers AS r\n  WHERE r.referred_by IS NOT NULL\n);',
        note: {
          vi: 'Cách này dùng NOT IN, sau khi đã loại NULL khỏi danh sách.',
          en: 'This way uses NOT IN, after NULL has been taken out of the list.',
        },
      },
    ],
    wrong: [
      {
        sql: 'SELECT c.customer_id, c.full_name FROM customers AS c WHERE c.customer_id NOT IN (SELECT r.referred_by FROM customers AS r)',
        mark: 'not in \\( select (?:distinct )?(?:\\w+ \\. )?referred_by from customers(?: (?:as )?\\w+)? \\)|not \\( ?(?:\\w+ \\. )?customer_id in \\( select (?:distinct )?(?:\\w+ \\. )?referred_by from customers(?: (?:as )?\\w+)? \\)',
        certain: true,
        message: {
          vi: 'Danh sách có NULL, vì nhiều khách không do ai giới thiệu. Khi đó NOT IN không bao giờ là TRUE, nên kết quả rỗng.',
          en: 'The list holds NULL, since many of the customers were referred by nobody. NOT IN is then never TRUE, so the result is empty.',
        },
      },
      {
        sql: 'SELECT c.customer_id, c.full_name FROM customers AS c WHERE NOT EXISTS (SELECT 1 FROM customers AS r WHERE referred_by = customer_id)',
        mark: '(?:where|and) (?:referred_by = customer_id|customer_id = referred_by|(\\w+) \\. referred_by = \\1 \\. customer_id|(\\w+) \\. customer_id = \\2 \\. referred_by|(\\w+) \\. referred_by = customer_id|customer_id = (\\w+) \\. referred_by|referred_by = customers \\. customer_id|customers \\. customer_id = referred_by)',
        message: {
          vi: 'Điều kiện đang so hai cột của cùng một hàng: không khách nào tự giới thiệu mình, nên NOT EXISTS giữ mọi khách. Hãy so `referred_by` của bảng bên trong với `customer_id` của bảng bên ngoài.',
          en: 'The condition compares two columns of one row: no customer refers themselves, so NOT EXISTS keeps everybody. Compare `referred_by` of the inner table with `customer_id` of the outer one.',
        },
      },
      {
        sql: 'SELECT c.customer_id, c.full_name FROM customers AS c WHERE c.referred_by IS NULL',
        mark: '^(?!.*(?:select .* select|join)).*referred_by is null',
        message: {
          vi: 'Truy vấn đang tìm khách không được ai giới thiệu. Đề bài hỏi khách chưa giới thiệu ai.',
          en: 'The query finds customers whom nobody referred. The task asks for those who have referred nobody.',
        },
      },
      {
        sql: 'SELECT c.customer_id, c.full_name FROM customers AS c WHERE EXISTS (SELECT 1 FROM customers AS r WHERE r.referred_by = c.customer_id)',
        mark: '^(?!.*not ).*(?:exists|\\bin) \\(',
        message: {
          vi: 'Truy vấn đang tìm những khách đã giới thiệu người khác. Đề bài hỏi ngược lại.',
          en: 'The query finds the customers who have referred someone. The task asks for the others.',
        },
      },
    ],
    compare: { kind: 'result' },
  },
];
