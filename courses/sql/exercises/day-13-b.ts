import type { SqlExercise } from '../../../src/features/sql-lab/core/grading/exercise';

/** A full join combined with topics of earlier days, and a list to investigate. */
export const DAY_13_B: readonly SqlExercise[] = [
  {
    id: 'sql-13-05',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Lập bảng số đơn và giá trị đơn theo người bán, tính trên mọi đơn, kể cả đơn bị hủy. Mỗi nhân viên là một hàng, kể cả người không có đơn nào. Các đơn trực tuyến, tức là đơn không có nhân viên bán hàng, gộp thành một hàng; không có đơn trực tuyến nào thì không có hàng này. Trả về `employee_id` (NULL ở hàng của đơn trực tuyến), `seller` (tên nhân viên, hoặc `Trực tuyến`), `order_count` (số đơn, có thể là 0) và `amount` (tổng của `quantity * unit_price`; không có dòng nào trong `order_items` thì là 0). Đơn chưa có dòng nào vẫn được tính vào `order_count`. Kết quả không cần sắp xếp.',
      en: 'Make a table of the number and the value of orders by seller, from all orders, cancelled ones included. Each employee is one row, also those without orders. The online orders, which have no employee, together make one row; if there are none, that row is missing. Return `employee_id` (NULL in the row of online orders), `seller` (name of the employee, or `Trực tuyến`), `order_count` (number of orders, which may be 0) and `amount` (total of `quantity * unit_price`; 0 if there is no line in `order_items`). An order without lines still counts in `order_count`. Any order will do.',
    },
    starter:
      'SELECT e.employee_id,\n        AS seller,\n        AS order_count,\n        AS amount\nFROM employees AS e\n',
    hints: [
      {
        vi: 'Kết quả cần nhân viên không có đơn và cả đơn không có nhân viên. Kiểu kết nối nào giữ được cả hai?',
        en: 'The result needs employees without orders as well as orders without an employee. Which kind of join keeps both?',
      },
      {
        vi: 'Sau đó ghép thêm `order_items` mà không làm mất hàng nào. Lúc này đơn có ba dòng thành ba hàng.',
        en: 'Then add `order_items` without losing a row. An order of three lines now becomes three rows.',
      },
    ],
    solutions: [
      {
        sql: "SELECT e.employee_id,\n       COALESCE(e.full_name, 'Trực tuyến') AS seller,\n       COUNT(DISTINCT o.order_id) AS order_count,\n       COALESCE(SUM(i.quantity * i.unit_price), 0) AS amount\nFROM employees AS e\nFULL JOIN orders AS o ON o.employee_id = e.employee_id\nLEFT JOIN order_items AS i ON i.order_id = o.order_id\nGROUP BY e.employee_id, e.full_name;",
      },
    ],
    wrong: [
      {
        sql: "SELECT e.employee_id, COALESCE(e.full_name, 'Trực tuyến') AS seller, COUNT(DISTINCT o.order_id) AS order_count, COALESCE(SUM(i.quantity * i.unit_price), 0) AS amount FROM employees AS e LEFT JOIN orders AS o ON o.employee_id = e.employee_id LEFT JOIN order_items AS i ON i.order_id = o.order_id GROUP BY e.employee_id, e.full_name",
        mark: '^(?!.*\\b(?:full|union)\\b).*from employees',
        message: {
          vi: 'LEFT JOIN giữ mọi nhân viên, nhưng đơn trực tuyến không ghép được với ai nên bị mất. Cần giữ hàng không có cặp của cả hai bảng.',
          en: 'LEFT JOIN keeps all employees, but online orders match nobody and are lost. The rows without a match are needed from both tables.',
        },
      },
      {
        sql: "SELECT e.employee_id, COALESCE(e.full_name, 'Trực tuyến') AS seller, COUNT(DISTINCT o.order_id) AS order_count, COALESCE(SUM(i.quantity * i.unit_price), 0) AS amount FROM employees AS e FULL JOIN orders AS o ON o.employee_id = e.employee_id JOIN order_items AS i ON i.order_id = o.order_id GROUP BY e.employee_id, e.full_name",
        mark: '(?<!left )(?<!outer )(?<!full )(?<!right )join order_items',
        message: {
          vi: 'FULL JOIN đã giữ nhân viên không có đơn, nhưng JOIN viết sau lại bỏ những hàng đó. Hãy ghép `order_items` bằng LEFT JOIN.',
          en: 'FULL JOIN kept the employees without orders, but the JOIN after it drops these rows again. Join `order_items` with LEFT JOIN.',
        },
      },
      {
        sql: "SELECT e.employee_id, COALESCE(e.full_name, 'Trực tuyến') AS seller, COUNT(o.order_id) AS order_count, COALESCE(SUM(i.quantity * i.unit_price), 0) AS amount FROM employees AS e FULL JOIN orders AS o ON o.employee_id = e.employee_id LEFT JOIN order_items AS i ON i.order_id = o.order_id GROUP BY e.employee_id, e.full_name",
        mark: 'count \\( (?:\\w+ \\. )?order_id \\)',
        message: {
          vi: 'Sau khi ghép `order_items`, mỗi hàng là một dòng của đơn, nên `order_count` đang đếm một đơn nhiều lần. Hãy đếm các mã đơn khác nhau.',
          en: 'Once `order_items` is joined, each row is a line of an order, so `order_count` counts an order several times. Count the different ids of orders.',
        },
      },
      {
        sql: "SELECT e.employee_id, COALESCE(e.full_name, 'Trực tuyến') AS seller, COUNT(DISTINCT i.order_id) AS order_count, COALESCE(SUM(i.quantity * i.unit_price), 0) AS amount FROM employees AS e FULL JOIN orders AS o ON o.employee_id = e.employee_id LEFT JOIN order_items AS i ON i.order_id = o.order_id GROUP BY e.employee_id, e.full_name",
        mark: 'count \\( distinct (?:order_items \\. order_id|(\\w+) \\. order_id .*order_items (?:as )?\\1 )',
        message: {
          vi: 'Truy vấn đang đếm mã đơn ở `order_items`, nên đơn chưa có dòng nào bị bỏ sót. Hãy đếm mã đơn ở `orders`.',
          en: 'The query counts the ids of orders in `order_items`, so an order without lines is missed. Count the ids in `orders`.',
        },
      },
      {
        sql: "SELECT o.employee_id, COALESCE(e.full_name, 'Trực tuyến') AS seller, COUNT(DISTINCT o.order_id) AS order_count, COALESCE(SUM(i.quantity * i.unit_price), 0) AS amount FROM employees AS e FULL JOIN orders AS o ON o.employee_id = e.employee_id LEFT JOIN order_items AS i ON i.order_id = o.order_id GROUP BY o.employee_id, e.full_name",
        mark: '^select (?:orders \\. employee_id|(\\w+) \\. employee_id .* orders (?:as )?\\1 )',
        message: {
          vi: 'Ở hàng bù của nhân viên không có đơn nào, `o.employee_id` là NULL. Hãy lấy `employee_id` của bảng `employees`.',
          en: 'In the row of an employee without orders, `o.employee_id` is NULL. Take the `employee_id` of the table `employees`.',
        },
      },
      {
        sql: "SELECT e.employee_id, COALESCE(e.full_name, 'Trực tuyến') AS seller, COUNT(DISTINCT o.order_id) AS order_count, SUM(i.quantity * i.unit_price) AS amount FROM employees AS e FULL JOIN orders AS o ON o.employee_id = e.employee_id LEFT JOIN order_items AS i ON i.order_id = o.order_id GROUP BY e.employee_id, e.full_name",
        mark: '[,(] sum \\( (?:\\w+ \\. )?(?:quantity|unit_price) \\* (?:\\w+ \\. )?(?:quantity|unit_price) \\) (?:as )?amount',
        message: {
          vi: 'Khi không có dòng nào để cộng, SUM trả về NULL. Đề cần số 0.',
          en: 'With no line to add up, SUM returns NULL. The task asks for 0.',
        },
      },
    ],
    compare: { kind: 'result', types: { seller: 'text', order_count: 'integer', amount: 'integer' } },
    equivalent: [
      {
        sql: 'SELECT DISTINCT "e".employee_id, COALESCE("e".full_name, \'Trực tuyến\') AS "seller", COUNT(DISTINCT "o".order_id) AS "order_count", COALESCE(SUM("i".quantity * "i".unit_price), 0) AS "amount" FROM "employees" AS "e" FULL JOIN "orders" AS "o" ON "o".employee_id = "e".employee_id LEFT JOIN "order_items" AS "i" ON "i".order_id = "o".order_id GROUP BY "e".employee_id, "e".full_name',
        reason: 'GROUP BY leaves one row for each value of the selected keys, so no two rows are alike.',
      },
      {
        sql: 'SELECT "e".employee_id, COALESCE("e".full_name, \'Trực tuyến\') AS "seller", COUNT(DISTINCT "o".order_id) AS "order_count", COALESCE(SUM("i".quantity * "i".unit_price), 0) AS "amount" FROM "employees" AS "e" FULL JOIN "orders" AS "o" ON "o".employee_id = "e".employee_id LEFT JOIN "order_items" AS "i" ON "i".order_id = "o".order_id GROUP BY "e".employee_id',
        reason: 'The first key is a primary key, so the second has one value in each group.',
      },
    ],
  },
  {
    id: 'sql-13-06',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Một đồng nghiệp cần danh sách mọi đầu sách, kèm số dòng của những đơn đặt từ ngày 1 tháng 4 năm 2025, nên đã viết truy vấn có sẵn trong khung soạn thảo. Nhà sách có 40 đầu sách, nhưng kết quả chỉ có 36 hàng. Hãy tìm hiểu vì sao, rồi viết một truy vấn trả về đúng những đầu sách bị thiếu. Trả về `book_id`, `title`, `last_ordered_at`: thời điểm của đơn gần nhất có đầu sách đó, kể cả đơn bị hủy. Kết quả không cần sắp xếp.',
      en: 'A colleague needs a list of all books, with the number of lines in orders placed since 1 April 2025, and wrote the query that is in the editor. The shop has 40 books, but the result has only 36 rows. Find out why, and then write a query that returns exactly the missing books. Return `book_id`, `title`, `last_ordered_at`: the time of the latest order with that book, cancelled orders included. Any order will do.',
    },
    starter:
      "SELECT b.book_id, b.title, COUNT(o.order_id) AS line_count\nFROM books AS b\nLEFT JOIN order_items AS i ON i.book_id = b.book_id\nLEFT JOIN orders AS o ON o.order_id = i.order_id\nWHERE o.ordered_at >= '2025-04-01' OR o.order_id IS NULL\nGROUP BY b.book_id, b.title;\n",
    hints: [
      {
        vi: 'Có ba loại đầu sách: chưa từng được đặt, được đặt từ tháng 4, và chỉ được đặt trước tháng 4. Điều kiện trong WHERE bỏ mất loại nào?',
        en: 'There are three kinds of books: never ordered, ordered since April, and ordered only before April. Which kind does the condition in WHERE drop?',
      },
      {
        vi: 'Một đầu sách chỉ được đặt trước tháng 4 thì đơn gần nhất của nó cũng trước tháng 4.',
        en: 'If a book was ordered only before April, its latest order was before April too.',
      },
    ],
    solutions: [
      {
        sql: "SELECT b.book_id, b.title, MAX(o.ordered_at) AS last_ordered_at\nFROM books AS b\nJOIN order_items AS i ON i.book_id = b.book_id\nJOIN orders AS o ON o.order_id = i.order_id\nGROUP BY b.book_id, b.title\nHAVING MAX(o.ordered_at) < '2025-04-01 00:00:00';",
      },
      {
        sql: "SELECT b.book_id, b.title, MAX(o.ordered_at) AS last_ordered_at\nFROM books AS b\nLEFT JOIN order_items AS i ON i.book_id = b.book_id\nLEFT JOIN orders AS o ON o.order_id = i.order_id\nGROUP BY b.book_id, b.title\nHAVING COUNT(o.order_id) > 0\n  AND COUNT(CASE WHEN o.ordered_at >= '2025-04-01 00:00:00' THEN 1 END) = 0;",
        note: {
          vi: 'Cách này nói thẳng lý do: đầu sách bị thiếu có đơn, nhưng không có đơn nào từ tháng 4. Vì đã có đơn nên nó không có hàng bù.',
          en: 'This way says the reason itself: a missing book has orders, but none since April. As it has orders, it has no null-extended row.',
        },
      },
    ],
    wrong: [
      {
        sql: "SELECT b.book_id, b.title, MAX(o.ordered_at) AS last_ordered_at FROM books AS b JOIN order_items AS i ON i.book_id = b.book_id JOIN orders AS o ON o.order_id = i.order_id WHERE o.ordered_at < '2025-04-01' GROUP BY b.book_id, b.title",
        mark: "where (?:\\w+ \\. )?ordered_at < '2025-04-01",
        message: {
          vi: 'Truy vấn đang lấy mọi đầu sách từng được đặt trước tháng 4, kể cả những đầu sách sau đó vẫn được đặt. WHERE xét từng hàng. Muốn xét tất cả các đơn của một đầu sách thì dùng HAVING.',
          en: 'The query takes all books that were ever ordered before April, also those ordered again later. WHERE looks at single rows. To look at all orders of a book, use HAVING.',
        },
      },
      {
        sql: 'SELECT b.book_id, b.title, MAX(o.ordered_at) AS last_ordered_at FROM books AS b LEFT JOIN order_items AS i ON i.book_id = b.book_id LEFT JOIN orders AS o ON o.order_id = i.order_id WHERE o.order_id IS NULL GROUP BY b.book_id, b.title',
        mark: '\\bwhere (?:\\w+ \\. )?\\w+ is null',
        message: {
          vi: 'Đây là những đầu sách chưa từng được đặt. Truy vấn của đồng nghiệp vẫn giữ chúng, nhờ `o.order_id IS NULL`.',
          en: 'These books have never been ordered. The query of the colleague does keep them, by `o.order_id IS NULL`.',
        },
      },
      {
        sql: "SELECT b.book_id, b.title, MAX(o.ordered_at) AS last_ordered_at FROM books AS b LEFT JOIN order_items AS i ON i.book_id = b.book_id LEFT JOIN orders AS o ON o.order_id = i.order_id GROUP BY b.book_id, b.title HAVING COUNT(CASE WHEN o.ordered_at >= '2025-04-01' THEN 1 END) = 0",
        mark: '^(?!.*count \\( (?:\\w+ \\. )?\\w+ \\) >).*left (?:outer )?join.*having',
        message: {
          vi: 'Kết quả đang có cả những đầu sách chưa từng được đặt. Truy vấn của đồng nghiệp không làm mất những đầu sách đó.',
          en: 'The result also has the books that were never ordered. The query of the colleague does not lose these.',
        },
      },
      {
        sql: "SELECT b.book_id, b.title, MAX(o.ordered_at) AS last_ordered_at FROM books AS b JOIN order_items AS i ON i.book_id = b.book_id JOIN orders AS o ON o.order_id = i.order_id GROUP BY b.book_id, b.title HAVING MAX(o.ordered_at) <= '2025-04-01 00:00:00'",
        mark: "<= '2025-04-01|> '2025-04-01",
        message: {
          vi: '“Từ ngày 1 tháng 4” gồm cả đơn đặt đúng 0 giờ ngày đó, nên đầu sách có đơn như vậy không bị thiếu.',
          en: '“Since 1 April” includes an order placed exactly at midnight of that day, so a book with such an order is not missing.',
        },
      },
      {
        sql: "SELECT b.book_id, b.title, MAX(o.ordered_at) AS last_ordered_at FROM books AS b JOIN order_items AS i ON i.book_id = b.book_id JOIN orders AS o ON o.order_id = i.order_id WHERE o.status <> 'cancelled' GROUP BY b.book_id, b.title HAVING MAX(o.ordered_at) < '2025-04-01'",
        mark: "'cancelled'",
        message: {
          vi: 'Truy vấn đang bỏ đơn bị hủy. Truy vấn của đồng nghiệp tính cả những đơn đó, và đề cũng vậy.',
          en: 'The query leaves out cancelled orders. The query of the colleague counts them, and so does the task.',
        },
      },
      {
        sql: "SELECT b.book_id, b.title, MAX(o.ordered_at) AS last_ordered_at FROM books AS b LEFT JOIN order_items AS i ON i.book_id = b.book_id LEFT JOIN orders AS o ON o.order_id = i.order_id AND o.ordered_at >= '2025-04-01' GROUP BY b.book_id, b.title HAVING COUNT(o.order_id) = 0",
        mark: "and (?:\\w+ \\. )?ordered_at >= '2025-04-01[^']*' group by",
        message: {
          vi: 'Điều kiện ngày nằm trong ON nên đơn cũ không được ghép: `last_ordered_at` là NULL, và đầu sách chưa từng được đặt cũng có trong kết quả. Hãy ghép mọi đơn, rồi xét ngày ở HAVING.',
          en: 'With the date condition in ON, old orders are not paired: `last_ordered_at` is NULL, and the books that were never ordered are in the result too. Join all orders, then test the date in HAVING.',
        },
      },
    ],
    compare: { kind: 'result' },
    equivalent: [
      {
        sql: 'SELECT DISTINCT "b".book_id, "b".title, MAX("o".ordered_at) AS "last_ordered_at" FROM "books" AS "b" INNER JOIN "order_items" AS "i" ON "i".book_id = "b".book_id INNER JOIN "orders" AS "o" ON "o".order_id = "i".order_id GROUP BY "b".book_id, "b".title HAVING MAX("o".ordered_at) < \'2025-04-01 00:00:00\'',
        reason: 'GROUP BY leaves one row for each value of the selected keys, so no two rows are alike.',
      },
      {
        sql: 'SELECT "b".book_id, "b".title, MAX("o".ordered_at) AS "last_ordered_at" FROM "books" AS "b" INNER JOIN "order_items" AS "i" ON "i".book_id = "b".book_id INNER JOIN "orders" AS "o" ON "o".order_id = "i".order_id GROUP BY "b".book_id HAVING MAX("o".ordered_at) < \'2025-04-01 00:00:00\'',
        reason: 'The first key is a primary key, so the second has one value in each group.',
      },
      {
        sql: 'SELECT "b".book_id, "b".title, MAX("o".ordered_at) AS "last_ordered_at" FROM "books" AS "b" LEFT JOIN "order_items" AS "i" ON "i".book_id = "b".book_id INNER JOIN "orders" AS "o" ON "o".order_id = "i".order_id GROUP BY "b".book_id, "b".title HAVING MAX("o".ordered_at) < \'2025-04-01 00:00:00\'',
        reason: 'A book without lines has NULL as the order_id, which meets no order in the inner join that follows.',
      },
      {
        sql: 'SELECT "b".book_id, "b".title, MAX("o".ordered_at) AS "last_ordered_at" FROM "books" AS "b" INNER JOIN "order_items" AS "i" ON "i".book_id = "b".book_id LEFT JOIN "orders" AS "o" ON "o".order_id = "i".order_id GROUP BY "b".book_id, "b".title HAVING MAX("o".ordered_at) < \'2025-04-01 00:00:00\'',
        reason: 'order_items.order_id is NOT NULL and a foreign key, so every line has its order.',
      },
      {
        sql: 'SELECT DISTINCT "b".book_id, "b".title, MAX("o".ordered_at) AS "last_ordered_at" FROM "books" AS "b" LEFT JOIN "order_items" AS "i" ON "i".book_id = "b".book_id LEFT JOIN "orders" AS "o" ON "o".order_id = "i".order_id GROUP BY "b".book_id, "b".title HAVING COUNT("o".order_id) > 0 AND COUNT(CASE WHEN "o".ordered_at >= \'2025-04-01 00:00:00\' THEN 1 END) = 0',
        reason: 'GROUP BY leaves one row for each value of the selected keys, so no two rows are alike.',
      },
      {
        sql: 'SELECT "b".book_id, "b".title, MAX("o".ordered_at) AS "last_ordered_at" FROM "books" AS "b" LEFT JOIN "order_items" AS "i" ON "i".book_id = "b".book_id LEFT JOIN "orders" AS "o" ON "o".order_id = "i".order_id GROUP BY "b".book_id HAVING COUNT("o".order_id) > 0 AND COUNT(CASE WHEN "o".ordered_at >= \'2025-04-01 00:00:00\' THEN 1 END) = 0',
        reason: 'The first key is a primary key, so the second has one value in each group.',
      },
      {
        sql: 'SELECT "b".book_id, "b".title, MAX("o".ordered_at) AS "last_ordered_at" FROM "books" AS "b" INNER JOIN "order_items" AS "i" ON "i".book_id = "b".book_id LEFT JOIN "orders" AS "o" ON "o".order_id = "i".order_id GROUP BY "b".book_id, "b".title HAVING COUNT("o".order_id) > 0 AND COUNT(CASE WHEN "o".ordered_at >= \'2025-04-01 00:00:00\' THEN 1 END) = 0',
        reason: 'A book without lines has no order_id to count, so HAVING drops it.',
      },
      {
        sql: 'SELECT "b".book_id, "b".title, MAX("o".ordered_at) AS "last_ordered_at" FROM "books" AS "b" LEFT JOIN "order_items" AS "i" ON "i".book_id = "b".book_id INNER JOIN "orders" AS "o" ON "o".order_id = "i".order_id GROUP BY "b".book_id, "b".title HAVING COUNT("o".order_id) > 0 AND COUNT(CASE WHEN "o".ordered_at >= \'2025-04-01 00:00:00\' THEN 1 END) = 0',
        reason:
          'order_items.order_id is NOT NULL and a foreign key, so every line has its order; a book without lines is dropped by HAVING anyway.',
      },
      {
        sql: 'SELECT "b".book_id, "b".title, MAX("o".ordered_at) AS "last_ordered_at" FROM "books" AS "b" LEFT JOIN "order_items" AS "i" ON "i".book_id = "b".book_id LEFT JOIN "orders" AS "o" ON "o".order_id = "i".order_id GROUP BY "b".book_id, "b".title HAVING COUNT(DISTINCT "o".order_id) > 0 AND COUNT(CASE WHEN "o".ordered_at >= \'2025-04-01 00:00:00\' THEN 1 END) = 0',
        reason: 'Only whether the count is 0 matters, and DISTINCT never turns a count into 0 or 0 into a count.',
      },
      {
        sql: 'SELECT "b".book_id, "b".title, MAX("o".ordered_at) AS "last_ordered_at" FROM "books" AS "b" LEFT JOIN "order_items" AS "i" ON "i".book_id = "b".book_id LEFT JOIN "orders" AS "o" ON "o".order_id = "i".order_id GROUP BY "b".book_id, "b".title HAVING COUNT("o".order_id) > 0 AND COUNT(DISTINCT CASE WHEN "o".ordered_at >= \'2025-04-01 00:00:00\' THEN 1 END) = 0',
        reason: 'Only whether the count is 0 matters, and DISTINCT never turns a count into 0 or 0 into a count.',
      },
      {
        sql: 'SELECT "b".book_id, "b".title, MAX("o".ordered_at) AS "last_ordered_at" FROM "books" AS "b" LEFT JOIN "order_items" AS "i" ON "i".book_id = "b".book_id LEFT JOIN "orders" AS "o" ON "o".order_id = "i".order_id GROUP BY "b".book_id, "b".title HAVING COUNT("o".order_id) > 0 AND COUNT(CASE WHEN "o".ordered_at >= \'2025-04-01 00:00:00\' THEN 0 END) = 0',
        reason: 'COUNT looks only at whether the value is NULL.',
      },
      {
        sql: 'SELECT "b".book_id, "b".title, MAX("o".ordered_at) AS "last_ordered_at" FROM "books" AS "b" LEFT JOIN "order_items" AS "i" ON "i".book_id = "b".book_id LEFT JOIN "orders" AS "o" ON "o".order_id = "i".order_id GROUP BY "b".book_id, "b".title HAVING COUNT("o".order_id) > 0 AND COUNT(CASE WHEN "o".ordered_at >= \'2025-04-01 00:00:00\' THEN 2 END) = 0',
        reason: 'COUNT looks only at whether the value is NULL.',
      },
    ],
  },
];
