import type { SqlExercise } from '../../../src/features/sql-lab/core/grading/exercise';

/** Review of days 11 to 15, one task each. */
export const REVIEW_02_A: readonly SqlExercise[] = [
  {
    id: 'sql-r2-01',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Những danh mục nào có ít nhất 5 đầu sách còn hàng? Đầu sách còn hàng là đầu sách có `stock` lớn hơn 0; chỉ xét danh mục ghi ở `books.category_id`. Trả về `category_id`, `title_count` (số đầu sách còn hàng), không cần sắp xếp.',
      en: 'Which categories have five or more titles in stock? A title is in stock if its `stock` is above 0; only the category in `books.category_id` counts. Return `category_id`, `title_count` (number of titles in stock), in any order.',
    },
    starter: 'SELECT category_id,  AS title_count\nFROM books\n',
    hints: [
      {
        vi: 'Một điều kiện là của từng đầu sách, điều kiện kia là của cả nhóm.',
        en: 'One condition is about each book, the other about the whole group.',
      },
    ],
    solutions: [
      {
        sql: 'SELECT category_id, COUNT(*) AS title_count\nFROM books\nWHERE stock > 0\nGROUP BY category_id\nHAVING COUNT(*) >= 5;',
      },
    ],
    wrong: [
      {
        sql: 'SELECT category_id, COUNT(*) AS title_count FROM books GROUP BY category_id HAVING COUNT(*) >= 5',
        mark: '^(?!.*stock)|stock >= 0',
        message: {
          vi: 'Truy vấn đang đếm cả đầu sách đã hết hàng.',
          en: 'The query counts the books that are out of stock too.',
        },
      },
      {
        sql: 'SELECT category_id, COUNT(*) AS title_count FROM books WHERE stock > 0 GROUP BY category_id HAVING COUNT(*) > 5',
        mark: 'having .*> 5',
        message: {
          vi: '“Ít nhất 5” gồm cả danh mục có đúng 5 đầu sách.',
          en: '“Five or more” includes the categories with exactly five.',
        },
      },
      {
        sql: 'SELECT category_id, COUNT(*) AS title_count FROM books GROUP BY category_id HAVING COUNT(*) >= 5 AND SUM(stock) > 0',
        mark: 'having .*sum',
        message: {
          vi: 'Điều kiện về `stock` đang xét cả nhóm: danh mục còn một đầu sách có hàng là đạt. Hãy lọc từng đầu sách ở WHERE.',
          en: 'The condition on `stock` looks at the whole group: a category passes with a single book in stock. Filter the books in WHERE.',
        },
      },
      {
        sql: 'SELECT category_id, SUM(stock) AS title_count FROM books WHERE stock > 0 GROUP BY category_id HAVING COUNT(*) >= 5',
        mark: 'sum \\( (?:\\w+ \\. )?stock \\) (?:as )?"?title_count',
        message: {
          vi: '`title_count` đang là tổng số cuốn. Đề hỏi số đầu sách.',
          en: '`title_count` is the number of copies. The task asks for the number of titles.',
        },
      },
      {
        sql: 'SELECT category_id, COUNT(*) AS title_count FROM books GROUP BY category_id HAVING COUNT(*) > 5',
        mark: '^(?!.*stock)',
        message: {
          vi: 'Truy vấn đang đếm cả đầu sách đã hết hàng.',
          en: 'The query counts the books that are out of stock too.',
        },
      },
      {
        sql: 'SELECT category_id, COUNT(*) AS title_count FROM books GROUP BY category_id HAVING COUNT(*) >= 5 AND MIN(stock) > 0',
        mark: 'having .*min \\(',
        message: {
          vi: 'Điều kiện này bỏ cả danh mục chỉ vì có một đầu sách hết hàng. Hãy lọc từng đầu sách ở WHERE.',
          en: 'This condition drops a whole category for a single book that is out of stock. Filter the books in WHERE.',
        },
      },
      {
        sql: 'SELECT category_id, COUNT(*) AS title_count FROM books GROUP BY category_id HAVING COUNT(*) >= 5 AND stock > 0',
        mark: 'having (?!.*\\bcase\\b).*\\bstock > 0',
        engine: 'sqlite',
        message: {
          vi: 'Trong HAVING, `stock` đứng ngoài hàm tổng hợp. SQLite tự chọn giá trị của một đầu sách, còn PostgreSQL báo lỗi. Hãy lọc từng đầu sách ở WHERE.',
          en: 'In HAVING, `stock` is outside an aggregate function. SQLite picks the value of one book, PostgreSQL raises an error. Filter the books in WHERE.',
        },
      },
      {
        sql: 'SELECT category_id, COUNT(*) AS title_count FROM books WHERE stock > 0 GROUP BY category_id',
        mark: '^(?!.*\\bhaving\\b)',
        message: {
          vi: 'Kết quả đang gồm cả danh mục có ít hơn 5 đầu sách còn hàng. Hãy lọc nhóm bằng HAVING.',
          en: 'The result has categories with fewer than five titles in stock, too. Filter the groups with HAVING.',
        },
      },
      {
        sql: 'SELECT category_id, COUNT(*) AS title_count FROM books WHERE stock >= 5 GROUP BY category_id',
        mark: 'stock >= 5|stock > 4',
        message: {
          vi: '`stock >= 5` hỏi mỗi đầu sách còn mấy cuốn. Đề hỏi mỗi danh mục có mấy đầu sách còn hàng, nên điều kiện phải nằm trong HAVING.',
          en: '`stock >= 5` is about the copies of one title. The task asks for the number of titles in a category, so the condition belongs in HAVING.',
        },
      },
      {
        sql: 'SELECT category_id, SUM(stock) AS title_count FROM books GROUP BY category_id HAVING SUM(stock) >= 5',
        mark: 'sum \\( (?:\\w+ \\. )?stock \\) (?:as )?"?title_count',
        message: {
          vi: '`title_count` đang là tổng số cuốn. Đề hỏi số đầu sách.',
          en: '`title_count` is the number of copies. The task asks for the number of titles.',
        },
      },
      {
        sql: 'SELECT category_id, COUNT(DISTINCT title) AS title_count FROM books WHERE stock > 0 GROUP BY category_id HAVING COUNT(DISTINCT title) >= 5',
        mark: 'distinct (?:\\w+ \\. )?title',
        message: {
          vi: 'Hai đầu sách có thể trùng tên. Hãy đếm hàng hoặc đếm `book_id`, không đếm tên khác nhau.',
          en: 'Two books may have the same title. Count rows or `book_id`, not distinct titles.',
        },
      },
    ],
    compare: { kind: 'result', types: { title_count: 'integer' } },
    equivalent: [
      {
        sql: 'SELECT DISTINCT category_id, COUNT(*) AS "title_count" FROM "books" WHERE stock > 0 GROUP BY category_id HAVING COUNT(*) >= 5',
        reason: 'The key of each row is among the selected columns, so no two rows are alike.',
      },
    ],
  },
  {
    id: 'sql-r2-02',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Ở mỗi thành phố có bao nhiêu khách đã đặt đơn trực tuyến? Đơn trực tuyến là đơn có `employee_id` là NULL, kể cả đơn bị hủy. Khách chưa cho biết thành phố thuộc nhóm có `city` là NULL. Trả về `city`, `customer_count` (số khách, mỗi khách tính một lần), không cần sắp xếp. Bỏ qua thành phố không có khách như vậy.',
      en: 'In each city, how many customers have placed an online order? An online order is one whose `employee_id` is NULL, cancelled ones included. Customers without a city on record form the group whose `city` is NULL. Return `city`, `customer_count` (number of customers, each counted once), in any order. Leave out cities without such customers.',
    },
    starter: 'SELECT c.city,  AS customer_count\nFROM customers AS c\n',
    hints: [
      {
        vi: 'Sau khi ghép, một khách có hai đơn xuất hiện hai lần.',
        en: 'After the join, a customer with two orders appears twice.',
      },
    ],
    solutions: [
      {
        sql: 'SELECT c.city, COUNT(DISTINCT c.customer_id) AS customer_count\nFROM customers AS c\nJOIN orders AS o ON o.customer_id = c.customer_id\nWHERE o.employee_id IS NULL\nGROUP BY c.city;',
      },
    ],
    wrong: [
      {
        sql: 'SELECT c.city, COUNT(*) AS customer_count FROM customers AS c JOIN orders AS o ON o.customer_id = c.customer_id WHERE o.employee_id IS NULL GROUP BY c.city;',
        mark: 'count \\( (?!distinct)',
        message: {
          vi: 'COUNT đang đếm đơn: khách có ba đơn bị đếm ba lần.',
          en: 'COUNT counts orders: a customer with three of them is counted three times.',
        },
      },
      {
        sql: 'SELECT c.city, COUNT(DISTINCT c.customer_id) AS customer_count FROM customers AS c JOIN orders AS o ON o.customer_id = c.customer_id WHERE o.employee_id = NULL GROUP BY c.city;',
        mark: '= null',
        certain: true,
        message: {
          vi: 'So sánh bằng = với NULL không bao giờ TRUE. Hãy dùng IS NULL.',
          en: 'A comparison with NULL using `=` is never TRUE. Use IS NULL.',
        },
      },
      {
        sql: 'SELECT c.city, COUNT(DISTINCT c.customer_id) AS customer_count FROM customers AS c JOIN orders AS o ON o.customer_id = c.customer_id WHERE o.employee_id IS NULL AND c.city IS NOT NULL GROUP BY c.city;',
        mark: 'city is not null',
        message: {
          vi: 'Khách chưa cho biết thành phố cũng là một nhóm.',
          en: 'Customers without a city are a group, too.',
        },
      },
      {
        sql: 'SELECT c.city, COUNT(DISTINCT c.customer_id) AS customer_count FROM customers AS c JOIN orders AS o ON o.customer_id = c.customer_id GROUP BY c.city;',
        mark: '^(?!.*employee_id)',
        message: {
          vi: 'Truy vấn đang tính cả đơn tại cửa hàng.',
          en: 'The query counts in-store orders too.',
        },
      },
      {
        sql: 'SELECT c.city, COUNT(*) AS customer_count FROM customers AS c JOIN orders AS o ON o.customer_id = c.customer_id GROUP BY c.city',
        mark: '^(?!.*employee_id)',
        message: { vi: 'Truy vấn đang tính cả đơn tại cửa hàng.', en: 'The query counts in-store orders too.' },
      },
      {
        sql: 'SELECT c.city, COUNT(DISTINCT o.order_id) AS customer_count FROM customers AS c JOIN orders AS o ON o.customer_id = c.customer_id WHERE o.employee_id IS NULL GROUP BY c.city',
        mark: 'distinct (?:\\w+ \\. )?order_id',
        message: {
          vi: 'Truy vấn đang đếm các đơn khác nhau. Đề hỏi số khách.',
          en: 'The query counts distinct orders. The task asks for customers.',
        },
      },
      {
        sql: 'SELECT c.city, COUNT(DISTINCT c.full_name) AS customer_count FROM customers AS c JOIN orders AS o ON o.customer_id = c.customer_id WHERE o.employee_id IS NULL GROUP BY c.city',
        mark: 'distinct (?:\\w+ \\. )?(?:full_name|phone)',
        message: {
          vi: 'Hai khách có thể trùng cả tên lẫn số điện thoại. Hãy đếm theo `customer_id`.',
          en: 'Two customers may share name and phone number. Count by `customer_id`.',
        },
      },
      {
        sql: "SELECT c.city, COUNT(DISTINCT c.customer_id) AS customer_count FROM customers AS c JOIN orders AS o ON o.customer_id = c.customer_id WHERE o.employee_id IS NULL AND o.status <> 'cancelled' GROUP BY c.city",
        mark: "'cancelled'",
        message: {
          vi: 'Truy vấn đang bỏ đơn bị hủy, còn đề tính cả những đơn đó.',
          en: 'The query leaves out cancelled orders, but the task includes them.',
        },
      },
      {
        sql: 'SELECT c.city, COUNT(DISTINCT c.customer_id) AS customer_count FROM customers AS c LEFT JOIN orders AS o ON o.customer_id = c.customer_id WHERE o.employee_id IS NULL GROUP BY c.city',
        mark: 'left (?:outer )?join .*where',
        message: {
          vi: 'Ở hàng bù của LEFT JOIN, `employee_id` cũng là NULL, nên khách chưa có đơn nào đang được tính.',
          en: 'In the unmatched rows of LEFT JOIN `employee_id` is NULL too, so customers without any order are counted.',
        },
      },
      {
        sql: 'SELECT c.city, COUNT(DISTINCT o.customer_id) AS customer_count FROM customers AS c LEFT JOIN orders AS o ON o.customer_id = c.customer_id AND o.employee_id IS NULL GROUP BY c.city',
        mark: 'left (?:outer )?join',
        message: {
          vi: 'LEFT JOIN giữ cả thành phố không có khách nào đặt đơn trực tuyến, và ở đó kết quả là 0. Đề bỏ qua những thành phố này.',
          en: 'LEFT JOIN keeps cities where no customer placed an online order, with 0 as the result. The task leaves these cities out.',
        },
      },
      {
        sql: 'SELECT c.city, COUNT(DISTINCT c.customer_id) AS customer_count FROM customers AS c JOIN orders AS o ON o.customer_id = c.customer_id JOIN order_items AS i ON i.order_id = o.order_id WHERE o.employee_id IS NULL GROUP BY c.city',
        mark: 'join order_items',
        message: {
          vi: 'Đơn chưa có dòng nào bị mất khi ghép với `order_items`. Muốn đếm khách thì không cần bảng này.',
          en: 'Joining `order_items` drops orders that have no line yet. Counting customers does not need that table.',
        },
      },
      {
        sql: 'SELECT c.city, COUNT(DISTINCT c.customer_id) AS customer_count FROM customers AS c JOIN orders AS o ON o.customer_id = c.customer_id WHERE o.employee_id IS NULL GROUP BY c.city, c.customer_id',
        mark: 'group by .*customer_id',
        message: {
          vi: 'Mỗi nhóm đang là một khách, nên một thành phố xuất hiện nhiều lần. Mỗi nhóm phải là một thành phố.',
          en: 'Each group is a customer, so a city appears several times. Each group must be a city.',
        },
      },
    ],
    compare: { kind: 'result', types: { customer_count: 'integer' } },
    equivalent: [
      {
        sql: 'SELECT DISTINCT "c".city, COUNT(DISTINCT "c".customer_id) AS "customer_count" FROM "customers" AS "c" INNER JOIN "orders" AS "o" ON "o".customer_id = "c".customer_id WHERE "o".employee_id IS NULL GROUP BY "c".city',
        reason: 'The key of each row is among the selected columns, so no two rows are alike.',
      },
    ],
  },
  {
    id: 'sql-r2-03',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Mỗi tác giả là tác giả thứ nhất của bao nhiêu đầu sách? Tác giả thứ nhất có `author_order` bằng 1 trong `book_authors`. Trả về mọi tác giả, gồm `author_id`, `title_count` (0 nếu không là tác giả thứ nhất của đầu sách nào), không cần sắp xếp.',
      en: 'Of how many books is each author the first author? A first author has `author_order` 1 in `book_authors`. Return every author, with `author_id` and `title_count` (0 for authors who never come first), in any order.',
    },
    starter: 'SELECT a.author_id,  AS title_count\nFROM authors AS a\n',
    hints: [
      {
        vi: 'Điều kiện `author_order = 1` phải nằm ở đâu để tác giả chưa từng là tác giả thứ nhất vẫn còn?',
        en: 'Where must the condition `author_order = 1` be, so that authors who never come first stay?',
      },
    ],
    solutions: [
      {
        sql: 'SELECT a.author_id, COUNT(ba.book_id) AS title_count\nFROM authors AS a\nLEFT JOIN book_authors AS ba\n  ON ba.author_id = a.author_id AND ba.author_order = 1\nGROUP BY a.author_id;',
      },
    ],
    wrong: [
      {
        sql: 'SELECT author_id, COUNT(*) AS title_count FROM book_authors WHERE author_order = 1 GROUP BY author_id',
        mark: '^(?!.*\\bauthors\\b)',
        message: {
          vi: 'Truy vấn chỉ đọc `book_authors`, nên tác giả chưa từng là tác giả thứ nhất không xuất hiện. Hãy bắt đầu từ `authors`.',
          en: 'The query reads only `book_authors`, so authors who never come first do not appear. Begin with `authors`.',
        },
      },
      {
        sql: 'SELECT a.author_id, COUNT(ba.book_id) AS title_count FROM authors AS a LEFT JOIN book_authors AS ba ON ba.author_id = a.author_id WHERE ba.author_order = 1 GROUP BY a.author_id;',
        mark: 'left .*where',
        message: {
          vi: 'Điều kiện trong WHERE bỏ mọi hàng bù, nên LEFT JOIN chỉ còn tác dụng như JOIN.',
          en: 'The condition in WHERE drops every unmatched row, so LEFT JOIN works like JOIN.',
        },
      },
      {
        sql: 'SELECT a.author_id, COUNT(*) AS title_count FROM authors AS a LEFT JOIN book_authors AS ba ON ba.author_id = a.author_id AND ba.author_order = 1 GROUP BY a.author_id;',
        mark: 'count \\( (?:\\*|1|(?:\\w+ \\. )?author_id) \\)',
        message: {
          vi: 'COUNT đang đếm cả hàng bù, nên tác giả chưa từng là tác giả thứ nhất được 1. Hãy đếm một cột của `book_authors`.',
          en: 'COUNT counts the unmatched row as well, so an author who never comes first gets 1. Count a column of `book_authors`.',
        },
      },
      {
        sql: 'SELECT a.author_id, COUNT(ba.book_id) AS title_count FROM authors AS a JOIN book_authors AS ba ON ba.author_id = a.author_id AND ba.author_order = 1 GROUP BY a.author_id;',
        mark: '^(?!.*left )',
        message: {
          vi: 'JOIN bỏ mất tác giả chưa từng là tác giả thứ nhất.',
          en: 'JOIN drops the authors who never come first.',
        },
      },
      {
        sql: 'SELECT a.author_id, COUNT(ba.book_id) AS title_count FROM authors AS a LEFT JOIN book_authors AS ba ON ba.author_id = a.author_id GROUP BY a.author_id;',
        mark: '^(?!.*author_order)',
        message: {
          vi: 'Truy vấn đang đếm cả những đầu sách mà tác giả đứng thứ hai, thứ ba.',
          en: 'The query also counts books on which the author is second or third.',
        },
      },
      {
        sql: 'SELECT a.author_id, COUNT(ba.book_id) AS title_count FROM authors AS a LEFT JOIN book_authors AS ba ON ba.author_id = a.author_id WHERE ba.author_order = 1 OR ba.author_order IS NULL GROUP BY a.author_id',
        mark: 'or (?:\\w+ \\. )?\\w+ is null',
        message: {
          vi: 'Tác giả chỉ có đầu sách mà mình là tác giả thứ hai thì không có hàng bù, nên vẫn bị WHERE bỏ. Hãy đặt điều kiện trong ON.',
          en: 'An author who is only ever second has no unmatched row, so WHERE still drops them. Put the condition into ON.',
        },
      },
      {
        sql: 'SELECT a.author_id, COUNT(*) AS title_count FROM authors AS a LEFT JOIN book_authors AS ba ON ba.author_id = a.author_id GROUP BY a.author_id',
        mark: '^(?!.*author_order)',
        message: {
          vi: 'Truy vấn đang đếm cả những đầu sách mà tác giả đứng thứ hai, thứ ba.',
          en: 'The query also counts books on which the author is second or third.',
        },
      },
      {
        sql: 'SELECT a.author_id, COUNT(CASE WHEN ba.author_order = 1 THEN 1 ELSE 0 END) AS title_count FROM authors AS a LEFT JOIN book_authors AS ba ON ba.author_id = a.author_id GROUP BY a.author_id',
        mark: 'else 0 end \\)',
        message: {
          vi: 'COUNT đếm mọi giá trị khác NULL, và 0 cũng là một giá trị. Hãy bỏ ELSE 0 hoặc dùng SUM.',
          en: 'COUNT counts every value but NULL, and 0 is a value. Leave out ELSE 0, or use SUM.',
        },
      },
      {
        sql: 'SELECT a.author_id, n.titles AS title_count FROM authors AS a LEFT JOIN (SELECT author_id, COUNT(*) AS titles FROM book_authors WHERE author_order = 1 GROUP BY author_id) AS n ON n.author_id = a.author_id',
        mark: 'left (?:outer )?join \\(|\\bwith\\b|sum \\(',
        message: {
          vi: 'Tác giả chưa từng là tác giả thứ nhất đang có NULL. Đề cần số 0.',
          en: 'Authors who never come first get NULL. The task asks for 0.',
        },
      },
      {
        sql: 'SELECT ba.author_id, COUNT(ba.book_id) AS title_count FROM authors AS a LEFT JOIN book_authors AS ba ON ba.author_id = a.author_id AND ba.author_order = 1 GROUP BY ba.author_id',
        mark: '^select (?!a \\.)\\w+ \\. author_id',
        message: {
          vi: 'Mã tác giả đang lấy từ `book_authors`. Ở hàng bù, cột đó là NULL, nên các tác giả chưa từng là tác giả thứ nhất bị dồn vào một nhóm.',
          en: 'The id comes from `book_authors`. It is NULL in the unmatched rows, so all authors who never come first end up in one group.',
        },
      },
      {
        sql: 'SELECT a.author_id, COUNT(ba.book_id) AS title_count FROM authors AS a LEFT JOIN book_authors AS ba ON ba.author_id = a.author_id AND ba.author_order = 1 JOIN books AS b ON b.book_id = ba.book_id GROUP BY a.author_id',
        mark: '(?<!left )(?<!outer )join books\\b',
        message: {
          vi: 'JOIN với `books` bỏ mọi hàng bù của LEFT JOIN phía trước. Muốn đếm thì không cần bảng này.',
          en: 'JOIN with `books` drops every unmatched row of the LEFT JOIN before it. Counting does not need that table.',
        },
      },
    ],
    compare: { kind: 'result', types: { title_count: 'integer' } },
    equivalent: [
      {
        sql: 'SELECT DISTINCT "a".author_id, COUNT("ba".book_id) AS "title_count" FROM "authors" AS "a" LEFT JOIN "book_authors" AS "ba" ON "ba".author_id = "a".author_id AND "ba".author_order = 1 GROUP BY "a".author_id',
        reason: 'The key of each row is among the selected columns, so no two rows are alike.',
      },
      {
        sql: 'SELECT "a".author_id, COUNT(DISTINCT "ba".book_id) AS "title_count" FROM "authors" AS "a" LEFT JOIN "book_authors" AS "ba" ON "ba".author_id = "a".author_id AND "ba".author_order = 1 GROUP BY "a".author_id',
        reason: 'Each of these rows has a key of its own, so none is counted twice.',
      },
    ],
  },
  {
    id: 'sql-r2-04',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Những cặp nhân viên nào vừa có cùng cấp trên trực tiếp (`manager_id`), vừa có cùng chức danh (`job_title`)? Nhân viên không có cấp trên không thuộc cặp nào. Trả về `first_id`, `second_id`, mỗi cặp một hàng, mã nhỏ hơn ở `first_id`. Không cần sắp xếp.',
      en: 'Which pairs of employees have both the same direct manager (`manager_id`) and the same job title (`job_title`)? An employee without a manager is in no pair. Return `first_id`, `second_id`, one row for each pair, with the lower id in `first_id`. Any order will do.',
    },
    starter: 'SELECT a.employee_id AS first_id, b.employee_id AS second_id\nFROM employees AS a\n',
    hints: [
      {
        vi: 'Đọc bảng hai lần, mỗi lần một bí danh. Điều kiện nào giữ lại một trong hai chiều?',
        en: 'Read the table twice, each time with an alias. Which condition keeps one of the two directions?',
      },
    ],
    solutions: [
      {
        sql: 'SELECT a.employee_id AS first_id, b.employee_id AS second_id\nFROM employees AS a\nJOIN employees AS b\n  ON b.manager_id = a.manager_id AND b.job_title = a.job_title\n  AND a.employee_id < b.employee_id;',
      },
    ],
    wrong: [
      {
        sql: 'SELECT a.employee_id AS first_id, b.employee_id AS second_id FROM employees AS a JOIN employees AS b ON b.manager_id = a.manager_id AND b.job_title = a.job_title AND a.employee_id <> b.employee_id;',
        mark: '<>|!=',
        message: {
          vi: '`<>` giữ cả hai chiều, nên mỗi cặp xuất hiện hai lần.',
          en: '`<>` keeps both directions, so each pair appears twice.',
        },
      },
      {
        sql: 'SELECT a.employee_id AS first_id, b.employee_id AS second_id FROM employees AS a JOIN employees AS b ON b.manager_id = a.manager_id AND a.employee_id < b.employee_id;',
        mark: '^(?!.*job_title)',
        message: {
          vi: 'Truy vấn mới so cấp trên. Hai người còn phải có cùng chức danh.',
          en: 'The query compares managers only. The two must also have the same job title.',
        },
      },
      {
        sql: 'SELECT a.employee_id AS first_id, b.employee_id AS second_id FROM employees AS a JOIN employees AS b ON b.job_title = a.job_title AND a.employee_id < b.employee_id;',
        mark: '^(?!.*manager_id)',
        message: {
          vi: 'Truy vấn mới so chức danh. Hai người còn phải có cùng cấp trên.',
          en: 'The query compares job titles only. The two must also have the same manager.',
        },
      },
      {
        sql: 'SELECT a.employee_id AS first_id, b.employee_id AS second_id FROM employees AS a JOIN employees AS b ON b.manager_id = a.employee_id AND b.job_title = a.job_title AND a.employee_id < b.employee_id;',
        mark: 'manager_id = (?:\\w+ \\. )?employee_id',
        certain: true,
        message: {
          vi: 'ON đang ghép cấp dưới với cấp trên. Đề cần hai người có cùng cấp trên.',
          en: 'ON pairs an employee with their manager. The task asks for two people who share a manager.',
        },
      },
      {
        sql: 'SELECT a.employee_id AS first_id, b.employee_id AS second_id FROM employees AS a JOIN employees AS b ON b.manager_id = a.manager_id AND a.employee_id <> b.employee_id',
        mark: '^(?!.*job_title)',
        message: {
          vi: 'Truy vấn mới so cấp trên. Hai người còn phải có cùng chức danh.',
          en: 'The query compares managers only. The two must also have the same job title.',
        },
      },
      {
        sql: 'SELECT a.employee_id AS first_id, b.employee_id AS second_id FROM employees AS a JOIN employees AS b ON b.manager_id = a.manager_id AND b.job_title = a.job_title',
        mark: '^(?!.*[<>])',
        message: {
          vi: 'Chưa có điều kiện về hai mã, nên mỗi người còn bị ghép với chính mình và mỗi cặp xuất hiện hai lần.',
          en: 'No condition compares the two ids, so everyone is also paired with themselves, and each pair appears twice.',
        },
      },
      {
        sql: 'SELECT a.employee_id AS first_id, b.employee_id AS second_id FROM employees AS a JOIN employees AS b ON b.manager_id = a.manager_id AND b.job_title = a.job_title AND a.employee_id <= b.employee_id',
        mark: '<=|>=',
        message: {
          vi: 'Dấu bằng làm mỗi người bị ghép với chính mình.',
          en: 'The equals sign also pairs everyone with themselves.',
        },
      },
      {
        sql: 'SELECT a.employee_id AS first_id, b.employee_id AS second_id FROM employees AS a JOIN employees AS b ON b.manager_id = a.manager_id AND b.job_title = a.job_title AND a.employee_id > b.employee_id',
        mark: 'employee_id > ',
        message: {
          vi: 'Các cặp đã đúng, nhưng mã lớn hơn đang ở `first_id`.',
          en: 'The pairs are right, but the higher id is in `first_id`.',
        },
      },
      {
        sql: 'SELECT a.employee_id AS first_id, b.employee_id AS second_id FROM employees AS a JOIN employees AS b ON COALESCE(b.manager_id, 0) = COALESCE(a.manager_id, 0) AND b.job_title = a.job_title AND a.employee_id < b.employee_id',
        mark: 'coalesce \\(|ifnull \\(|not distinct|manager_id is (?:\\w+ \\. )?manager_id|is null',
        message: {
          vi: 'Truy vấn đang coi hai người không có cấp trên là có cùng cấp trên. Đề không tính những cặp đó.',
          en: 'The query treats two people without a manager as if they shared one. The task does not count them.',
        },
      },
      {
        sql: 'SELECT MIN(employee_id) AS first_id, MAX(employee_id) AS second_id FROM employees WHERE manager_id IS NOT NULL GROUP BY manager_id, job_title HAVING COUNT(*) > 1',
        mark: 'min \\(.*max \\(',
        message: {
          vi: 'Ba người cùng cấp trên và cùng chức danh là ba cặp, nhưng một nhóm chỉ cho một hàng. Hãy ghép bảng với chính nó.',
          en: 'Three people with the same manager and job title make three pairs, but a group gives one row. Join the table to itself.',
        },
      },
      {
        sql: 'SELECT a.employee_id AS first_id, b.employee_id AS second_id FROM employees AS a JOIN employees AS b ON (b.manager_id = a.manager_id OR b.job_title = a.job_title) AND a.employee_id < b.employee_id',
        mark: '\\bor\\b',
        message: {
          vi: 'OR giữ cả cặp chỉ giống nhau một điều. Đề cần cặp giống cả hai.',
          en: 'OR keeps pairs that share only one of the two. The task asks for pairs that share both.',
        },
      },
    ],
    compare: { kind: 'result' },
    equivalent: [
      {
        sql: 'SELECT "a".employee_id AS "first_id", "b".employee_id AS "second_id" FROM "employees" AS "a" INNER JOIN "employees" AS "b" ON "b".manager_id = "a".manager_id AND "b".job_title = "a".job_title WHERE "a".employee_id < "b".employee_id',
        reason: 'With inner joins a condition filters alike in ON and in WHERE.',
      },
      {
        sql: 'SELECT DISTINCT "a".employee_id AS "first_id", "b".employee_id AS "second_id" FROM "employees" AS "a" INNER JOIN "employees" AS "b" ON "b".manager_id = "a".manager_id AND "b".job_title = "a".job_title AND "a".employee_id < "b".employee_id',
        reason: 'The key of each row is among the selected columns, so no two rows are alike.',
      },
    ],
  },
  {
    id: 'sql-r2-05',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Những khách nào có đơn đặt cả trước năm 2025 lẫn từ đầu năm 2025 trở đi, tính cả đơn bị hủy? Trả về `customer_id`, mỗi khách một hàng, không cần sắp xếp.',
      en: 'Which customers have orders both before 2025 and from the beginning of 2025 on, cancelled ones included? Return `customer_id`, one row for each customer, in any order.',
    },
    starter: "SELECT customer_id\nFROM orders\nWHERE ordered_at < '2025-01-01'\n",
    hints: [
      {
        vi: 'Mỗi hàng chỉ có một `ordered_at`, nên không thể vừa ở trước, vừa ở sau đầu năm 2025. Phép toán nào giữ lại giá trị có ở cả hai kết quả?',
        en: 'Each row has one `ordered_at`, so it cannot be both before and after the beginning of 2025. Which operation keeps the values that are in both results?',
      },
    ],
    solutions: [
      {
        sql: "SELECT customer_id\nFROM orders\nWHERE ordered_at < '2025-01-01 00:00:00'\nINTERSECT\nSELECT customer_id\nFROM orders\nWHERE ordered_at >= '2025-01-01 00:00:00';",
      },
    ],
    wrong: [
      {
        sql: "SELECT customer_id FROM orders WHERE ordered_at < '2025-01-01 00:00:00' UNION SELECT customer_id FROM orders WHERE ordered_at >= '2025-01-01 00:00:00';",
        mark: 'union|\\bor\\b',
        message: {
          vi: 'Truy vấn đang giữ khách có ở ít nhất một trong hai khoảng thời gian. Đề cần khách có đơn ở cả hai.',
          en: 'The query keeps customers with orders in either period. The task asks for those with orders in both.',
        },
      },
      {
        sql: "SELECT customer_id FROM orders WHERE ordered_at < '2025-01-01 00:00:00' EXCEPT SELECT customer_id FROM orders WHERE ordered_at >= '2025-01-01 00:00:00';",
        mark: 'except',
        message: {
          vi: 'EXCEPT bỏ đi những khách có ở cả hai kết quả, đúng những khách cần tìm.',
          en: 'EXCEPT removes the customers who are in both results, the very ones you need.',
        },
      },
      {
        sql: "SELECT customer_id FROM orders WHERE ordered_at < '2025-01-01' AND ordered_at >= '2025-01-01'",
        mark: '^(?!.*(?:select .*select|\\bhaving\\b)).*from orders(?: as)?(?: \\w+)? where .*\\bordered_at\\b.* and .*\\bordered_at\\b',
        certain: true,
        message: {
          vi: 'Một đơn không thể được đặt vừa trước, vừa sau đầu năm 2025, nên không hàng nào thỏa cả hai điều kiện.',
          en: 'No order is both before and after the beginning of 2025, so no row meets both conditions.',
        },
      },
      {
        sql: "SELECT DISTINCT customer_id FROM orders WHERE ordered_at < '2025-01-01' GROUP BY customer_id HAVING MIN(ordered_at) < '2025-01-01' AND MAX(ordered_at) >= '2025-01-01'",
        mark: "^(?!.*(?:select .*select|\\bjoin\\b|\\bor\\b)).*where (?:\\w+ \\. )?ordered_at < '2025-01-01[^']*' .*\\bhaving .*max \\( (?:\\w+ \\. )?ordered_at \\) >",
        certain: true,
        message: {
          vi: 'WHERE đã bỏ các đơn từ đầu năm 2025 trở đi trước khi gom nhóm, nên HAVING không còn thấy đơn nào của khoảng thời gian đó. Hãy bỏ WHERE: cả hai điều kiện phải nằm trong HAVING.',
          en: 'WHERE drops the orders from the beginning of 2025 on before the rows are grouped, so HAVING sees no order of that period. Leave WHERE out: both conditions belong in HAVING.',
        },
      },
      {
        sql: "SELECT DISTINCT customer_id FROM orders WHERE strftime('%Y', ordered_at) < 2025 AND customer_id IN (SELECT customer_id FROM orders WHERE strftime('%Y', ordered_at) >= 2025)",
        mark: '(?:strftime|substr) \\( (?:[^()]|\\([^()]*\\))*\\) <=? \\d',
        engine: 'sqlite',
        certain: true,
        message: {
          vi: "Năm cắt ra từ `ordered_at` là chuỗi. Trên SQLite, chuỗi này không bao giờ nhỏ hơn một số, nên điều kiện này không giữ hàng nào. Hãy so sánh với chuỗi `'2025'`.",
          en: "The year cut from `ordered_at` is a string. On SQLite this string is never less than a number, so this condition keeps no row. Compare with the string `'2025'`.",
        },
      },
      {
        sql: "SELECT a.customer_id FROM orders AS a JOIN orders AS b ON b.customer_id = a.customer_id WHERE a.ordered_at < '2025-01-01' AND b.ordered_at >= '2025-01-01'",
        mark: '^select (?!distinct).*join',
        message: {
          vi: 'Tự kết nối tìm đúng khách, nhưng khách có nhiều đơn xuất hiện nhiều lần. Đề cần mỗi khách một hàng.',
          en: 'The self join finds the right customers, but those with several orders appear several times. The task asks for one row each.',
        },
      },
      {
        sql: "SELECT customer_id FROM orders WHERE ordered_at < '2025-01-01 00:00:00' UNION ALL SELECT customer_id FROM orders WHERE ordered_at >= '2025-01-01 00:00:00'",
        mark: 'union all',
        message: {
          vi: 'UNION ALL nối hai kết quả, nên giữ mọi khách và cả hàng trùng. Đề cần khách có ở cả hai.',
          en: 'UNION ALL puts the two results together, with every customer and every duplicate. The task asks for those in both.',
        },
      },
      {
        sql: "SELECT customer_id FROM orders WHERE ordered_at < '2025-01-01' AND customer_id IN (SELECT customer_id FROM orders WHERE ordered_at >= '2025-01-01')",
        mark: '^select (?!distinct).* in \\(',
        message: {
          vi: 'Truy vấn tìm đúng khách, nhưng khách có nhiều đơn xuất hiện nhiều lần. Đề cần mỗi khách một hàng.',
          en: 'The query finds the right customers, but those with several orders appear several times. The task asks for one row each.',
        },
      },
      {
        sql: "SELECT customer_id FROM orders WHERE ordered_at <= '2024-12-31' INTERSECT SELECT customer_id FROM orders WHERE ordered_at >= '2025-01-01 00:00:00'",
        mark: "<= '2024-12-31'",
        message: {
          vi: 'Điều kiện này bỏ sót các đơn trong ngày 31 tháng 12 năm 2024.',
          en: 'This condition misses the orders on 31 December 2024.',
        },
      },
      {
        sql: "SELECT customer_id FROM orders WHERE ordered_at < '2025-01-01' INTERSECT SELECT customer_id FROM orders WHERE ordered_at > '2025-01-01'",
        mark: "> '2025-01-01'",
        engine: 'postgres',
        message: {
          vi: 'Điều kiện này bỏ sót đơn đặt đúng lúc bắt đầu năm 2025.',
          en: 'This condition misses an order placed at the very beginning of 2025.',
        },
      },
      {
        sql: "SELECT customer_id FROM orders WHERE SUBSTR(CAST(ordered_at AS TEXT), 1, 4) = '2024' INTERSECT SELECT customer_id FROM orders WHERE SUBSTR(CAST(ordered_at AS TEXT), 1, 4) = '2025'",
        mark: "'2024|'2023",
        message: {
          vi: '“Trước năm 2025” gồm cả những năm trước năm 2024.',
          en: '“Before 2025” includes the years before 2024.',
        },
      },
      {
        sql: "SELECT customer_id FROM orders WHERE ordered_at < '2025-01-01 00:00:00' AND status <> 'cancelled' INTERSECT SELECT customer_id FROM orders WHERE ordered_at >= '2025-01-01 00:00:00' AND status <> 'cancelled'",
        mark: "'cancelled'",
        message: {
          vi: 'Truy vấn đang bỏ đơn bị hủy, còn đề tính cả những đơn đó.',
          en: 'The query leaves out cancelled orders, but the task includes them.',
        },
      },
      {
        sql: "SELECT order_id, customer_id FROM orders WHERE ordered_at < '2025-01-01' INTERSECT SELECT order_id, customer_id FROM orders WHERE ordered_at >= '2025-01-01'",
        mark: 'select (?:distinct )?(?:\\w+ \\. )?(?:order_id|customer_id ,).* intersect',
        certain: true,
        message: {
          vi: 'INTERSECT so sánh cả hàng. Một đơn không thể ở cả hai kết quả, nên chỉ được chọn `customer_id`.',
          en: 'INTERSECT compares whole rows. No order is in both results, so select only `customer_id`.',
        },
      },
      {
        sql: "SELECT customer_id FROM orders WHERE ordered_at < '2025-01-01' INTERSECT SELECT customer_id FROM orders WHERE ordered_at > '2024-12-31'",
        mark: "> '2024-12-31'",
        message: {
          vi: 'Điều kiện này gồm cả đơn trong ngày 31 tháng 12 năm 2024, sau 0 giờ.',
          en: 'This condition includes orders of 31 December 2024, after midnight.',
        },
      },
    ],
    compare: { kind: 'result' },
    equivalent: [
      {
        sql: 'SELECT customer_id FROM "orders" WHERE ordered_at < \'2025-01-01 00:00:00\' INTERSECT SELECT DISTINCT customer_id FROM "orders" WHERE ordered_at >= \'2025-01-01 00:00:00\'',
        reason: 'INTERSECT leaves no duplicates.',
      },
    ],
  },
];
