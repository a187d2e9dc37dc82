import type { SqlExercise } from '../../../src/features/sql-lab/core/grading/exercise';

/** Outer joins: which rows are kept, how zero is counted, and where a condition belongs. */
export const DAY_13_A: readonly SqlExercise[] = [
  {
    id: 'sql-13-07',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Liệt kê mọi danh mục cùng tên những đầu sách thuộc trực tiếp danh mục đó. Danh mục chưa có đầu sách nào vẫn có một hàng, trong đó `title` là NULL. Truy vấn có sẵn chỉ thiếu phần ghép. Trả về `name` và `title`, không cần sắp xếp.',
      en: 'List all categories with the titles that belong directly to them. A category without titles still has one row, in which `title` is NULL. Only the join is missing from the query below. Return `name` and `title`, in any order.',
    },
    starter: 'SELECT c.name, b.title\nFROM categories AS c\n',
    hints: [
      {
        vi: 'Bảng nào phải giữ đủ hàng? Bảng đó đang đứng bên trái.',
        en: 'Which table must keep all its rows? It is the one on the left.',
      },
    ],
    solutions: [
      { sql: 'SELECT c.name, b.title\nFROM categories AS c\nLEFT JOIN books AS b ON b.category_id = c.category_id;' },
    ],
    wrong: [
      {
        sql: 'SELECT c.name, b.title FROM categories AS c JOIN books AS b ON b.category_id = c.category_id',
        mark: '^(?!.*(?:left|full) (?:outer )?join)',
        message: {
          vi: 'Phép ghép này bỏ những danh mục chưa có đầu sách nào.',
          en: 'This join drops the categories without titles.',
        },
      },
      {
        sql: 'SELECT c.name, b.title FROM categories AS c LEFT JOIN books AS b ON b.book_id = c.category_id',
        mark: 'book_id',
        message: {
          vi: 'ON đang so mã sách với mã danh mục.',
          en: 'ON compares the id of a book with the id of a category.',
        },
      },
      {
        sql: 'SELECT c.name, b.title FROM categories AS c LEFT JOIN books AS b ON b.category_id = c.parent_id',
        mark: 'parent_id',
        message: {
          vi: '`parent_id` là mã của danh mục cha. Đề cần những đầu sách thuộc trực tiếp danh mục.',
          en: '`parent_id` is the id of the parent category. The task asks for the titles that belong directly to the category.',
        },
      },
    ],
    compare: { kind: 'result' },
  },
  {
    id: 'sql-13-01',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Hãy liệt kê mọi tác giả có quốc gia khác `Việt Nam`, kèm mã những đầu sách của từng người. Trả về `author_id`, `full_name`, `book_id`: mỗi đầu sách của một tác giả là một hàng. Tác giả chưa có đầu sách nào vẫn có một hàng, và ở hàng đó `book_id` là NULL. Kết quả không cần sắp xếp.',
      en: 'List all authors whose country is not `Việt Nam`, with the ids of their books. Return `author_id`, `full_name`, `book_id`: each book of an author is one row. An author without books still has one row, in which `book_id` is NULL. Any order will do.',
    },
    starter: 'SELECT a.author_id, a.full_name, ba.book_id\nFROM ',
    hints: [
      {
        vi: 'Mã sách của từng tác giả nằm ở bảng nối `book_authors`. Bảng nào phải có đủ hàng?',
        en: 'The ids of the books of each author are in the junction table `book_authors`. Which table must keep all its rows?',
      },
      {
        vi: 'Hãy đặt `authors` bên trái LEFT JOIN, và đặt điều kiện về quốc gia trong WHERE.',
        en: 'Put `authors` on the left of LEFT JOIN, and the condition on the country in WHERE.',
      },
    ],
    solutions: [
      {
        sql: "SELECT a.author_id, a.full_name, ba.book_id\nFROM authors AS a\nLEFT JOIN book_authors AS ba ON ba.author_id = a.author_id\nWHERE a.country <> 'Việt Nam';",
      },
    ],
    wrong: [
      {
        sql: "SELECT a.author_id, a.full_name, ba.book_id FROM authors AS a JOIN book_authors AS ba ON ba.author_id = a.author_id WHERE a.country <> 'Việt Nam'",
        mark: '^(?!.*\\b(?:left|right|full)\\b)',
        message: {
          vi: 'Truy vấn đang dùng kết nối trong, nên tác giả chưa có đầu sách nào bị mất.',
          en: 'The query uses an inner join, so an author without books is lost.',
        },
      },
      {
        sql: "SELECT a.author_id, a.full_name, ba.book_id FROM book_authors AS ba LEFT JOIN authors AS a ON a.author_id = ba.author_id WHERE a.country <> 'Việt Nam'",
        mark: 'from book_authors (?:as )?(?:\\w+ )?left',
        message: {
          vi: 'LEFT JOIN giữ mọi hàng của bảng bên trái, mà ở đây bên trái là `book_authors`. Tác giả chưa có đầu sách nào không có hàng trong bảng đó.',
          en: 'LEFT JOIN keeps all rows of the table on the left, and here that is `book_authors`. An author without books has no row in that table.',
        },
      },
      {
        sql: "SELECT a.author_id, a.full_name, ba.book_id FROM authors AS a LEFT JOIN book_authors AS ba ON ba.author_id = a.author_id AND a.country <> 'Việt Nam'",
        mark: '^(?!.*\\bwhere\\b)',
        message: {
          vi: 'Điều kiện về bảng bên trái đang nằm trong ON, nên tác giả Việt Nam vẫn còn, chỉ không được ghép với sách. Hãy đặt điều kiện đó trong WHERE.',
          en: 'The condition on the table on the left is in ON, so Vietnamese authors stay and are merely not joined with their books. Put it in WHERE.',
        },
      },
      {
        sql: "SELECT a.author_id, a.full_name, ba.book_id FROM authors AS a LEFT JOIN book_authors AS ba ON ba.author_id = a.author_id WHERE a.country = 'Việt Nam'",
        mark: "country = 'Việt Nam'",
        message: {
          vi: 'Truy vấn đang lấy tác giả Việt Nam. Đề hỏi những người có quốc gia khác `Việt Nam`.',
          en: 'The query takes the Vietnamese authors. The task asks for those of other countries.',
        },
      },
    ],
    compare: { kind: 'result' },
    equivalent: [
      {
        sql: 'SELECT DISTINCT "a".author_id, "a".full_name, "ba".book_id FROM "authors" AS "a" LEFT JOIN "book_authors" AS "ba" ON "ba".author_id = "a".author_id WHERE "a".country <> \'Việt Nam\'',
        reason:
          'author_id and book_id together are the primary key of book_authors, and an author without books has one row, so no two rows are alike.',
      },
    ],
  },
  {
    id: 'sql-13-02',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Những đầu sách nào chưa có dòng nào trong `order_items`, tức là chưa từng được đặt? Trả về `book_id`, `title`, `stock`. Kết quả không cần sắp xếp.',
      en: 'Which books have no line in `order_items`, that is, have never been ordered? Return `book_id`, `title`, `stock`, in any order.',
    },
    starter: 'SELECT b.book_id, b.title, b.stock\nFROM books AS b\n',
    hints: [
      {
        vi: 'LEFT JOIN tạo ra một hàng bù cho mỗi đầu sách chưa có dòng nào. Làm sao chỉ giữ những hàng đó?',
        en: 'LEFT JOIN makes a null-extended row for each book without a line. How do you keep only these rows?',
      },
      {
        vi: 'Phép so sánh bằng với NULL luôn ra UNKNOWN. Muốn tìm NULL thì dùng `IS NULL`.',
        en: 'A comparison with NULL using `=` is always UNKNOWN. To find NULL, use `IS NULL`.',
      },
    ],
    solutions: [
      {
        sql: 'SELECT b.book_id, b.title, b.stock\nFROM books AS b\nLEFT JOIN order_items AS i ON i.book_id = b.book_id\nWHERE i.order_id IS NULL;',
      },
    ],
    wrong: [
      {
        sql: 'SELECT b.book_id, b.title, b.stock FROM books AS b JOIN order_items AS i ON i.book_id = b.book_id WHERE i.order_id IS NULL',
        mark: '^(?!.*\\b(?:left|right|full|not)\\b).*\\bjoin\\b.*\\bis null\\b',
        certain: true,
        message: {
          vi: 'Truy vấn đang dùng kết nối trong. Phép ghép này không tạo ra hàng bù, nên điều kiện `IS NULL` không giữ được hàng nào.',
          en: 'The query uses an inner join. It makes no null-extended rows, so `IS NULL` has nothing to keep.',
        },
      },
      {
        sql: 'SELECT b.book_id, b.title, b.stock FROM books AS b LEFT JOIN order_items AS i ON i.book_id = b.book_id WHERE i.order_id = NULL',
        mark: '[^!<>]= null',
        certain: true,
        message: {
          vi: 'So sánh `=` với NULL thì ra UNKNOWN ở mọi hàng, nên WHERE bỏ hết. Hãy viết `IS NULL`.',
          en: 'A comparison with NULL by `=` is UNKNOWN for every row, so WHERE drops them all. Write `IS NULL`.',
        },
      },
      {
        sql: 'SELECT b.book_id, b.title, b.stock FROM books AS b LEFT JOIN order_items AS i ON i.book_id = b.book_id AND i.order_id IS NULL',
        mark: '^(?!.*\\bwhere\\b).*\\bon .*\\bis null\\b',
        message: {
          vi: 'Điều kiện `IS NULL` đang nằm trong ON. Ở đó không cặp nào đạt, nên mọi đầu sách đều thành hàng không có cặp. Hãy đặt điều kiện này trong WHERE.',
          en: 'The condition `IS NULL` is in ON. No pair meets it there, so every book becomes a row without a match. Put it in WHERE.',
        },
      },
      {
        sql: 'SELECT b.book_id, b.title, b.stock FROM books AS b LEFT JOIN order_items AS i ON i.book_id = b.book_id GROUP BY b.book_id, b.title, b.stock HAVING COUNT(*) = 0',
        mark: '\\b(?:left|right|full)\\b.*having count \\( \\* \\) = 0',
        certain: true,
        message: {
          vi: '`COUNT(*)` đếm cả hàng bù, nên nhóm nào cũng có ít nhất một hàng. Hãy đếm một cột của `order_items`.',
          en: '`COUNT(*)` counts the null-extended row too, so every group has at least one row. Count a column of `order_items`.',
        },
      },
      {
        sql: 'SELECT book_id, title, stock FROM books WHERE stock = 0',
        mark: '\\bstock = 0',
        message: {
          vi: '`stock` là số cuốn còn trong kho. Muốn biết một đầu sách đã từng được đặt hay chưa thì phải xem bảng `order_items`.',
          en: '`stock` is the number of copies left. Whether a book has ever been ordered is in the table `order_items`.',
        },
      },
    ],
    compare: { kind: 'result' },
    equivalent: [
      {
        sql: 'SELECT DISTINCT "b".book_id, "b".title, "b".stock FROM "books" AS "b" LEFT JOIN "order_items" AS "i" ON "i".book_id = "b".book_id WHERE "i".order_id IS NULL',
        reason: 'A book without lines has exactly one row, and book_id is its primary key, so no two rows are alike.',
      },
    ],
  },
  {
    id: 'sql-13-03',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Với mỗi danh mục trong bảng `categories`, hãy tính số đầu sách và tổng số cuốn trong kho. Chỉ tính sách thuộc trực tiếp danh mục đó, theo `books.category_id`. Trả về `category_id`, `name`, `title_count` (số đầu sách) và `copies` (tổng của `stock`). Danh mục chưa có đầu sách nào vẫn có một hàng, và ở hàng đó hai con số đều là 0. Kết quả không cần sắp xếp.',
      en: 'For each category in the table `categories`, find the number of books and the total number of copies in stock. Count only the books that belong to the category itself, by `books.category_id`. Return `category_id`, `name`, `title_count` (number of books) and `copies` (total of `stock`). A category without books still has one row, in which both numbers are 0. Any order will do.',
    },
    starter: 'SELECT c.category_id, c.name,\n        AS title_count,\n        AS copies\nFROM ',
    hints: [
      {
        vi: 'Danh mục chưa có sách tạo ra một hàng bù. `COUNT(*)` và SUM trả về gì trên một nhóm chỉ có hàng bù?',
        en: 'A category without books makes a null-extended row. What do `COUNT(*)` and SUM return for a group that has only that row?',
      },
      {
        vi: 'Hãy đếm `b.book_id`, và dùng COALESCE để đổi tổng NULL thành 0.',
        en: 'Count `b.book_id`, and use COALESCE to turn a total of NULL into 0.',
      },
    ],
    solutions: [
      {
        sql: 'SELECT c.category_id, c.name,\n       COUNT(b.book_id) AS title_count,\n       COALESCE(SUM(b.stock), 0) AS copies\nFROM categories AS c\nLEFT JOIN books AS b ON b.category_id = c.category_id\nGROUP BY c.category_id, c.name;',
      },
      {
        sql: 'SELECT c.category_id, c.name,\n       COUNT(b.book_id) AS title_count,\n       SUM(COALESCE(b.stock, 0)) AS copies\nFROM categories AS c\nLEFT JOIN books AS b ON b.category_id = c.category_id\nGROUP BY c.category_id, c.name;',
        note: {
          vi: 'Cách này đổi NULL thành 0 ở từng hàng trước khi cộng. Ở đây nhóm nào cũng có ít nhất một hàng, nên SUM ra kết quả giống như đổi sau khi cộng.',
          en: 'This way turns NULL into 0 in each row before adding. Every group has at least one row here, so SUM gives the same result as turning it afterwards.',
        },
      },
    ],
    wrong: [
      {
        sql: 'SELECT c.category_id, c.name, COUNT(*) AS title_count, COALESCE(SUM(b.stock), 0) AS copies FROM categories AS c LEFT JOIN books AS b ON b.category_id = c.category_id GROUP BY c.category_id, c.name',
        mark: 'count \\( (?:\\*|1|(?:c|categories) \\. \\w+) \\)',
        message: {
          vi: '`title_count` đang đếm cả hàng bù, nên danh mục chưa có sách được tính là 1. Hãy đếm khóa chính của `books`.',
          en: '`title_count` counts the null-extended row too, so a category without books gets 1. Count the primary key of `books`.',
        },
      },
      {
        sql: 'SELECT c.category_id, c.name, COUNT(b.book_id) AS title_count, SUM(b.stock) AS copies FROM categories AS c LEFT JOIN books AS b ON b.category_id = c.category_id GROUP BY c.category_id, c.name',
        mark: '^(?!.*(?:coalesce|ifnull|case)).*sum \\(',
        message: {
          vi: 'Số đầu sách đã đúng, nhưng SUM trả về NULL cho danh mục chưa có sách. Đề cần số 0.',
          en: 'The numbers of books are right, but SUM returns NULL for a category without books. The task asks for 0.',
        },
      },
      {
        sql: 'SELECT c.category_id, c.name, COUNT(b.book_id) AS title_count, COALESCE(SUM(b.stock), 0) AS copies FROM categories AS c JOIN books AS b ON b.category_id = c.category_id GROUP BY c.category_id, c.name',
        mark: '^(?!.*\\b(?:left|right|full)\\b)',
        message: {
          vi: 'Truy vấn đang dùng kết nối trong, nên danh mục chưa có sách bị mất.',
          en: 'The query uses an inner join, so the categories without books are lost.',
        },
      },
      {
        sql: 'SELECT c.category_id, c.name, COUNT(b.book_id) AS title_count, COALESCE(SUM(b.stock), 0) AS copies FROM books AS b LEFT JOIN categories AS c ON b.category_id = c.category_id GROUP BY c.category_id, c.name',
        mark: 'from books (?:as )?(?:\\w+ )?left',
        message: {
          vi: 'LEFT JOIN đang giữ mọi đầu sách. Bảng cần có đủ hàng là `categories`, nên bảng đó phải đứng bên trái.',
          en: 'LEFT JOIN keeps all books here. The table that must keep its rows is `categories`, so it belongs on the left.',
        },
      },
      {
        sql: 'SELECT c.category_id, c.name, COUNT(b.book_id) AS title_count, COALESCE(SUM(DISTINCT b.stock), 0) AS copies FROM categories AS c LEFT JOIN books AS b ON b.category_id = c.category_id GROUP BY c.category_id, c.name',
        mark: 'sum \\( distinct',
        message: {
          vi: '`SUM(DISTINCT …)` chỉ cộng một lần khi hai đầu sách có `stock` bằng nhau. Ở đây mỗi đầu sách xuất hiện một lần, nên SUM không cần DISTINCT.',
          en: '`SUM(DISTINCT …)` adds a number only once when two books have the same `stock`. Each book appears once here, so SUM needs no DISTINCT.',
        },
      },
      {
        sql: 'SELECT c.category_id, c.name, COUNT(DISTINCT b.title) AS title_count, COALESCE(SUM(b.stock), 0) AS copies FROM categories AS c LEFT JOIN books AS b ON b.category_id = c.category_id GROUP BY c.category_id, c.name',
        mark: 'count \\( distinct (?:\\w+ \\. )?title \\)',
        message: {
          vi: 'Hai đầu sách có thể trùng tên, và truy vấn đang đếm chúng là một. Hãy đếm khóa chính của `books`.',
          en: 'Two books may share a title, and the query counts them as one. Count the primary key of `books`.',
        },
      },
      {
        sql: 'SELECT c.category_id, c.name, COUNT(*) AS title_count, SUM(b.stock) AS copies FROM categories AS c LEFT JOIN books AS b ON b.category_id = c.category_id GROUP BY c.category_id, c.name',
        mark: 'count \\( (?:\\*|1) \\)',
        message: {
          vi: '`title_count` đang đếm cả hàng bù, nên danh mục chưa có sách được tính là 1. Hãy đếm khóa chính của `books`, rồi xem lại ô `copies` của những danh mục đó.',
          en: '`title_count` counts the null-extended row too, so a category without books gets 1. Count the primary key of `books`, then look at `copies` in these categories.',
        },
      },
    ],
    compare: { kind: 'result', types: { title_count: 'integer', copies: 'integer' } },
    equivalent: [
      {
        sql: 'SELECT DISTINCT "c".category_id, "c".name, COUNT("b".book_id) AS "title_count", COALESCE(SUM("b".stock), 0) AS "copies" FROM "categories" AS "c" LEFT JOIN "books" AS "b" ON "b".category_id = "c".category_id GROUP BY "c".category_id, "c".name',
        reason: 'GROUP BY leaves one row for each value of the selected keys, so no two rows are alike.',
      },
      {
        sql: 'SELECT "c".category_id, "c".name, COUNT("b".book_id) AS "title_count", COALESCE(SUM("b".stock), 0) AS "copies" FROM "categories" AS "c" LEFT JOIN "books" AS "b" ON "b".category_id = "c".category_id GROUP BY "c".name',
        reason: 'categories.name is UNIQUE, so each name has one category_id.',
      },
      {
        sql: 'SELECT "c".category_id, "c".name, COUNT("b".book_id) AS "title_count", COALESCE(SUM("b".stock), 0) AS "copies" FROM "categories" AS "c" LEFT JOIN "books" AS "b" ON "b".category_id = "c".category_id GROUP BY "c".category_id',
        reason: 'The first key is a primary key, so the second has one value in each group.',
      },
      {
        sql: 'SELECT "c".category_id, "c".name, COUNT(DISTINCT "b".book_id) AS "title_count", COALESCE(SUM("b".stock), 0) AS "copies" FROM "categories" AS "c" LEFT JOIN "books" AS "b" ON "b".category_id = "c".category_id GROUP BY "c".category_id, "c".name',
        reason: 'Each book appears once in the joined rows, so its book_id is never repeated.',
      },
      {
        sql: 'SELECT DISTINCT "c".category_id, "c".name, COUNT("b".book_id) AS "title_count", SUM(COALESCE("b".stock, 0)) AS "copies" FROM "categories" AS "c" LEFT JOIN "books" AS "b" ON "b".category_id = "c".category_id GROUP BY "c".category_id, "c".name',
        reason: 'GROUP BY leaves one row for each value of the selected keys, so no two rows are alike.',
      },
      {
        sql: 'SELECT "c".category_id, "c".name, COUNT("b".book_id) AS "title_count", SUM(COALESCE("b".stock, 0)) AS "copies" FROM "categories" AS "c" LEFT JOIN "books" AS "b" ON "b".category_id = "c".category_id GROUP BY "c".name',
        reason: 'categories.name is UNIQUE, so each name has one category_id.',
      },
      {
        sql: 'SELECT "c".category_id, "c".name, COUNT("b".book_id) AS "title_count", SUM(COALESCE("b".stock, 0)) AS "copies" FROM "categories" AS "c" LEFT JOIN "books" AS "b" ON "b".category_id = "c".category_id GROUP BY "c".category_id',
        reason: 'The first key is a primary key, so the second has one value in each group.',
      },
      {
        sql: 'SELECT "c".category_id, "c".name, COUNT(DISTINCT "b".book_id) AS "title_count", SUM(COALESCE("b".stock, 0)) AS "copies" FROM "categories" AS "c" LEFT JOIN "books" AS "b" ON "b".category_id = "c".category_id GROUP BY "c".category_id, "c".name',
        reason: 'Each book appears once in the joined rows, so its book_id is never repeated.',
      },
    ],
  },
  {
    id: 'sql-13-04',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Từ ngày 1 tháng 6 năm 2025, mỗi nhân viên có chức danh `Thu ngân` hoặc `Nhân viên bán hàng` đã bán bao nhiêu đơn? Không tính đơn có trạng thái `cancelled`. Trả về `employee_id`, `full_name`, `order_count` (số đơn). Kết quả có đủ mọi nhân viên có hai chức danh đó; ai không bán đơn nào thì `order_count` là 0. Kết quả không cần sắp xếp.',
      en: 'Since 1 June 2025, how many orders has each employee with the job title `Thu ngân` or `Nhân viên bán hàng` sold? Leave out orders whose status is `cancelled`. Return `employee_id`, `full_name`, `order_count` (number of orders). All employees with these two job titles are in the result; for one who sold nothing, `order_count` is 0. Any order will do.',
    },
    starter:
      'SELECT e.employee_id, e.full_name,\n        AS order_count\nFROM employees AS e\nLEFT JOIN orders AS o ON o.employee_id = e.employee_id\n',
    hints: [
      {
        vi: 'Có ba điều kiện lọc. Điều kiện nào về `employees`, điều kiện nào về `orders`?',
        en: 'There are three filters. Which are about `employees`, and which about `orders`?',
      },
      {
        vi: 'Hãy đặt điều kiện về `orders` trong ON, và điều kiện về chức danh trong WHERE.',
        en: 'Put the conditions on `orders` in ON, and the one on the job title in WHERE.',
      },
    ],
    solutions: [
      {
        sql: "SELECT e.employee_id, e.full_name,\n       COUNT(o.order_id) AS order_count\nFROM employees AS e\nLEFT JOIN orders AS o ON o.employee_id = e.employee_id\n  AND o.ordered_at >= '2025-06-01 00:00:00'\n  AND o.status <> 'cancelled'\nWHERE e.job_title IN ('Thu ngân', 'Nhân viên bán hàng')\nGROUP BY e.employee_id, e.full_name;",
      },
      {
        sql: "SELECT e.employee_id, e.full_name,\n       COUNT(CASE WHEN o.ordered_at >= '2025-06-01 00:00:00' AND o.status <> 'cancelled' THEN 1 END) AS order_count\nFROM employees AS e\nLEFT JOIN orders AS o ON o.employee_id = e.employee_id\nWHERE e.job_title IN ('Thu ngân', 'Nhân viên bán hàng')\nGROUP BY e.employee_id, e.full_name;",
        note: {
          vi: 'Cách này ghép mọi đơn, rồi chỉ đếm những đơn đạt điều kiện. Nhờ vậy, cùng một truy vấn có thể đếm thêm những số khác, như tổng số đơn.',
          en: 'This way joins all orders and counts only those that meet the condition. The same query could then count other things too, such as all orders.',
        },
      },
    ],
    wrong: [
      {
        sql: "SELECT e.employee_id, e.full_name, COUNT(o.order_id) AS order_count FROM employees AS e LEFT JOIN orders AS o ON o.employee_id = e.employee_id WHERE e.job_title IN ('Thu ngân', 'Nhân viên bán hàng') AND (o.ordered_at >= '2025-06-01' AND o.status <> 'cancelled' OR o.order_id IS NULL) GROUP BY e.employee_id, e.full_name",
        mark: '\\bor\\b.*is null',
        message: {
          vi: '`OR … IS NULL` chỉ giữ được nhân viên chưa từng bán đơn nào. Nhân viên chỉ có đơn cũ đã có cặp, nên không có hàng bù và vẫn bị mất.',
          en: '`OR … IS NULL` keeps only employees who have never sold an order. Those with only old orders do have a match, so there is no null-extended row for them and they are still lost.',
        },
      },
      {
        sql: "SELECT e.employee_id, e.full_name, COUNT(o.order_id) AS order_count FROM employees AS e LEFT JOIN orders AS o ON o.employee_id = e.employee_id WHERE e.job_title IN ('Thu ngân', 'Nhân viên bán hàng') AND o.ordered_at >= '2025-06-01' AND o.status <> 'cancelled' GROUP BY e.employee_id, e.full_name",
        mark: '\\b(?:left|right|full)\\b.*\\bwhere\\b.*(?:ordered_at|status)',
        message: {
          vi: 'Điều kiện về `orders` đang nằm trong WHERE, nên nhân viên không bán đơn nào bị mất. Hãy đặt điều kiện đó trong ON.',
          en: 'A condition on `orders` is in WHERE, so employees who sold nothing are lost. Put it in ON.',
        },
      },
      {
        sql: "SELECT e.employee_id, e.full_name, COUNT(*) AS order_count FROM employees AS e LEFT JOIN orders AS o ON o.employee_id = e.employee_id AND o.ordered_at >= '2025-06-01' AND o.status <> 'cancelled' WHERE e.job_title IN ('Thu ngân', 'Nhân viên bán hàng') GROUP BY e.employee_id, e.full_name",
        mark: 'count \\( (?:\\*|1|(?:e|employees) \\. \\w+) \\)',
        message: {
          vi: '`COUNT(*)` đếm cả hàng bù, nên nhân viên không bán đơn nào được tính là 1. Hãy đếm `o.order_id`.',
          en: '`COUNT(*)` counts the null-extended row too, so an employee who sold nothing gets 1. Count `o.order_id`.',
        },
      },
      {
        sql: "SELECT e.employee_id, e.full_name, COUNT(o.order_id) AS order_count FROM employees AS e LEFT JOIN orders AS o ON o.employee_id = e.employee_id AND o.ordered_at >= '2025-06-01' AND o.status <> 'cancelled' AND e.job_title IN ('Thu ngân', 'Nhân viên bán hàng') GROUP BY e.employee_id, e.full_name",
        mark: '^(?!.*\\bwhere\\b)',
        message: {
          vi: 'Điều kiện về chức danh đang nằm trong ON, nên nhân viên có chức danh khác vẫn còn trong kết quả. Hãy đặt điều kiện đó trong WHERE.',
          en: 'The condition on the job title is in ON, so employees with other titles stay in the result. Put it in WHERE.',
        },
      },
      {
        sql: "SELECT e.employee_id, e.full_name, COUNT(o.order_id) AS order_count FROM employees AS e LEFT JOIN orders AS o ON o.employee_id = e.employee_id AND o.ordered_at >= '2025-06-01' WHERE e.job_title IN ('Thu ngân', 'Nhân viên bán hàng') GROUP BY e.employee_id, e.full_name",
        mark: "^(?!.*'cancelled')",
        message: {
          vi: 'Truy vấn đang tính cả đơn bị hủy.',
          en: 'The query counts cancelled orders too.',
        },
      },
      {
        sql: "SELECT e.employee_id, e.full_name, COUNT(o.order_id) AS order_count FROM employees AS e LEFT JOIN orders AS o ON o.employee_id = e.employee_id AND o.ordered_at > '2025-06-01 00:00:00' AND o.status <> 'cancelled' WHERE e.job_title IN ('Thu ngân', 'Nhân viên bán hàng') GROUP BY e.employee_id, e.full_name",
        mark: "ordered_at > '2025-06-01|'2025-06-01[^']*' < (?:\\w+ \\. )?ordered_at",
        message: {
          vi: '“Từ ngày 1 tháng 6” gồm cả đơn đặt đúng 0 giờ ngày đó. Hãy dùng `>=`.',
          en: '“Since 1 June” includes an order placed exactly at midnight of that day. Use `>=`.',
        },
      },
      {
        sql: "SELECT e.employee_id, e.full_name, COUNT(o.order_id) AS order_count FROM employees AS e LEFT JOIN orders AS o ON o.employee_id = e.employee_id AND o.ordered_at BETWEEN '2025-06-01' AND '2025-06-30' AND o.status <> 'cancelled' WHERE e.job_title IN ('Thu ngân', 'Nhân viên bán hàng') GROUP BY e.employee_id, e.full_name",
        mark: "(?:and|<=|<) '2025-06-30'",
        message: {
          vi: "`'2025-06-30'` là 0 giờ ngày 30 tháng 6, nên các đơn trong ngày hôm nay bị bỏ sót. Đề không có mốc cuối.",
          en: "`'2025-06-30'` is midnight at the beginning of 30 June, so the orders of today are missed. The task sets no end.",
        },
      },
      {
        sql: "SELECT e.employee_id, e.full_name, COUNT(o.order_id) AS order_count FROM employees AS e JOIN orders AS o ON o.employee_id = e.employee_id AND o.ordered_at >= '2025-06-01' AND o.status <> 'cancelled' WHERE e.job_title IN ('Thu ngân', 'Nhân viên bán hàng') GROUP BY e.employee_id, e.full_name",
        mark: '^(?!.*\\b(?:left|right|full)\\b)',
        message: {
          vi: 'Truy vấn đang dùng kết nối trong, nên nhân viên không bán đơn nào bị mất.',
          en: 'The query uses an inner join, so employees who sold nothing are lost.',
        },
      },
      {
        sql: "SELECT e.employee_id, e.full_name, COUNT(CASE WHEN o.ordered_at >= '2025-06-01' AND o.status <> 'cancelled' THEN 1 ELSE 0 END) AS order_count FROM employees AS e LEFT JOIN orders AS o ON o.employee_id = e.employee_id WHERE e.job_title IN ('Thu ngân', 'Nhân viên bán hàng') GROUP BY e.employee_id, e.full_name",
        mark: 'count \\( case .* else 0 end',
        message: {
          vi: 'COUNT đếm mọi giá trị khác NULL, kể cả 0, nên truy vấn đang đếm cả những đơn không đạt điều kiện và cả hàng bù. Hãy bỏ `ELSE 0`.',
          en: 'COUNT counts every value that is not NULL, 0 included, so the query counts orders that fail the condition and null-extended rows too. Leave out `ELSE 0`.',
        },
      },
    ],
    compare: { kind: 'result', types: { order_count: 'integer' } },
    equivalent: [
      {
        sql: 'SELECT DISTINCT "e".employee_id, "e".full_name, COUNT("o".order_id) AS "order_count" FROM "employees" AS "e" LEFT JOIN "orders" AS "o" ON "o".employee_id = "e".employee_id AND "o".ordered_at >= \'2025-06-01 00:00:00\' AND "o".status <> \'cancelled\' WHERE "e".job_title IN (\'Thu ngân\', \'Nhân viên bán hàng\') GROUP BY "e".employee_id, "e".full_name',
        reason: 'GROUP BY leaves one row for each value of the selected keys, so no two rows are alike.',
      },
      {
        sql: 'SELECT "e".employee_id, "e".full_name, COUNT("o".order_id) AS "order_count" FROM "employees" AS "e" LEFT JOIN "orders" AS "o" ON "o".employee_id = "e".employee_id AND "o".ordered_at >= \'2025-06-01 00:00:00\' AND "o".status <> \'cancelled\' WHERE "e".job_title IN (\'Thu ngân\', \'Nhân viên bán hàng\') GROUP BY "e".employee_id',
        reason: 'The first key is a primary key, so the second has one value in each group.',
      },
      {
        sql: 'SELECT "e".employee_id, "e".full_name, COUNT(DISTINCT "o".order_id) AS "order_count" FROM "employees" AS "e" LEFT JOIN "orders" AS "o" ON "o".employee_id = "e".employee_id AND "o".ordered_at >= \'2025-06-01 00:00:00\' AND "o".status <> \'cancelled\' WHERE "e".job_title IN (\'Thu ngân\', \'Nhân viên bán hàng\') GROUP BY "e".employee_id, "e".full_name',
        reason: 'Each order appears once in the joined rows, so its order_id is never repeated.',
      },
      {
        sql: 'SELECT DISTINCT "e".employee_id, "e".full_name, COUNT(CASE WHEN "o".ordered_at >= \'2025-06-01 00:00:00\' AND "o".status <> \'cancelled\' THEN 1 END) AS "order_count" FROM "employees" AS "e" LEFT JOIN "orders" AS "o" ON "o".employee_id = "e".employee_id WHERE "e".job_title IN (\'Thu ngân\', \'Nhân viên bán hàng\') GROUP BY "e".employee_id, "e".full_name',
        reason: 'GROUP BY leaves one row for each value of the selected keys, so no two rows are alike.',
      },
      {
        sql: 'SELECT "e".employee_id, "e".full_name, COUNT(CASE WHEN "o".ordered_at >= \'2025-06-01 00:00:00\' AND "o".status <> \'cancelled\' THEN 1 END) AS "order_count" FROM "employees" AS "e" LEFT JOIN "orders" AS "o" ON "o".employee_id = "e".employee_id WHERE "e".job_title IN (\'Thu ngân\', \'Nhân viên bán hàng\') GROUP BY "e".employee_id',
        reason: 'The first key is a primary key, so the second has one value in each group.',
      },
      {
        sql: 'SELECT "e".employee_id, "e".full_name, COUNT(CASE WHEN "o".ordered_at >= \'2025-06-01 00:00:00\' AND "o".status <> \'cancelled\' THEN 0 END) AS "order_count" FROM "employees" AS "e" LEFT JOIN "orders" AS "o" ON "o".employee_id = "e".employee_id WHERE "e".job_title IN (\'Thu ngân\', \'Nhân viên bán hàng\') GROUP BY "e".employee_id, "e".full_name',
        reason: 'COUNT looks only at whether the value is NULL.',
      },
      {
        sql: 'SELECT "e".employee_id, "e".full_name, COUNT(CASE WHEN "o".ordered_at >= \'2025-06-01 00:00:00\' AND "o".status <> \'cancelled\' THEN 2 END) AS "order_count" FROM "employees" AS "e" LEFT JOIN "orders" AS "o" ON "o".employee_id = "e".employee_id WHERE "e".job_title IN (\'Thu ngân\', \'Nhân viên bán hàng\') GROUP BY "e".employee_id, "e".full_name',
        reason: 'COUNT looks only at whether the value is NULL.',
      },
    ],
  },
];
