import type { SqlExercise } from '../../../src/features/sql-lab/core/grading/exercise';
import { LONG_TEXT } from './longText';

/** First statements: a query, a change, a new table. */
export const DAY_01: readonly SqlExercise[] = [
  {
    id: 'sql-01-01',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Liệt kê `title` của các đầu sách đã hết hàng, tức `stock` bằng 0: mỗi đầu sách một hàng, không cần thứ tự.',
      en: 'List the `title` of the books that are sold out, that is, whose `stock` is 0: one row for each book, in any order.',
    },
    starter: 'SELECT title\nFROM books\n',
    hints: [
      {
        vi: 'Điều kiện đứng sau WHERE. Phép so sánh bằng được viết với một dấu `=`.',
        en: 'The condition comes after WHERE. Equality is written with a single `=`.',
      },
    ],
    solutions: [{ sql: 'SELECT title\nFROM books\nWHERE stock = 0;' }],
    wrong: [
      {
        sql: 'SELECT title FROM books',
        mark: '^(?!.*\\bwhere\\b)',
        message: {
          vi: 'Câu lệnh không có WHERE nên trả về mọi đầu sách.',
          en: 'There is no WHERE, so every book is returned.',
        },
      },
      {
        sql: 'SELECT title FROM books WHERE stock <= 5',
        mark: '\\bstock (?:<= 5|< 6)\\b|\\b(?:5 >=|6 >) stock\\b',
        message: {
          vi: 'Kết quả có cả những cuốn còn từ 1 đến 5 bản. Đề chỉ hỏi sách đã hết hàng, tức `stock` bằng đúng 0.',
          en: 'The result includes books with 1 to 5 copies left. The task asks only for those sold out: `stock` is exactly 0.',
        },
      },
      {
        sql: 'SELECT title FROM books WHERE stock <> 0',
        mark: '\\bstock (?:<>|!=|>) 0\\b|\\bstock >= 1\\b',
        message: {
          vi: 'Đây là những cuốn còn hàng. Đề hỏi những cuốn đã hết hàng.',
          en: 'These are the books still in stock. The task asks for those that are sold out.',
        },
      },
      {
        sql: 'SELECT title FROM books WHERE stock IS NULL',
        mark: '\\bstock (?:is|=) null\\b',
        certain: true,
        message: {
          vi: 'Cột `stock` luôn có giá trị, và điều kiện này không giữ lại cuốn nào. Sách hết hàng có `stock` bằng 0.',
          en: 'The column `stock` always has a value, and this condition keeps no book. A book that is sold out has 0 as its `stock`.',
        },
      },
    ],
    compare: { kind: 'result' },
  },
  {
    id: 'sql-01-02',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Câu lệnh dưới đây phải trả về `order_id` và `customer_id` của các đơn đã hủy, tức những đơn có `status` là chuỗi cancelled, nhưng nó báo lỗi. Hãy sửa cho nó chạy đúng. Không cần thứ tự.',
      en: 'The statement below should return `order_id` and `customer_id` of the cancelled orders, that is, of those whose `status` is the string cancelled, but it fails with an error. Correct it. Any order will do.',
    },
    starter: 'SELECT order_id, customer_id\nFROM orders\nWHERE status = cancelled;',
    hints: [
      {
        vi: 'Đọc thông báo lỗi: hệ quản trị hiểu `cancelled` là tên của cái gì?',
        en: 'Read the error message: what does the system take `cancelled` to be the name of?',
      },
      {
        vi: 'Chuỗi nằm trong nháy đơn, và phải đúng cả chữ hoa, chữ thường.',
        en: 'Strings go in single quotes, and upper and lower case must match.',
      },
    ],
    solutions: [
      {
        sql: "SELECT order_id, customer_id\nFROM orders\nWHERE status = 'cancelled';",
        note: {
          vi: 'Chuỗi nằm trong nháy đơn. SQLite cũng nhận `"cancelled"` với nháy kép, nhưng PostgreSQL coi đó là tên cột và báo lỗi; ngày 3 giải thích vì sao.',
          en: 'Strings go in single quotes. SQLite accepts `"cancelled"` in double quotes too, but PostgreSQL takes that for the name of a column and reports an error; day 3 explains why.',
        },
      },
    ],
    wrong: [
      {
        sql: 'SELECT order_id, customer_id FROM orders WHERE status = cancelled',
        mark: '= cancelled\\b',
        message: {
          vi: 'Không có nháy, `cancelled` được hiểu là tên cột, và bảng `orders` không có cột nào tên như vậy.',
          en: 'Without quotes `cancelled` is read as the name of a column, and `orders` has no column of that name.',
        },
      },
      {
        sql: 'SELECT order_id, customer_id FROM orders WHERE status = "cancelled"',
        mark: '= "cancelled"',
        engine: 'postgres',
        message: {
          vi: 'PostgreSQL hiểu chữ trong nháy kép là một tên, và bảng `orders` không có cột nào tên là `cancelled`. Chuỗi nằm trong nháy đơn.',
          en: 'PostgreSQL reads what is in double quotes as a name, and `orders` has no column named `cancelled`. Strings go in single quotes.',
        },
      },
      {
        sql: "SELECT order_id, customer_id FROM orders WHERE status = 'Cancelled'",
        mark: "'(?!cancelled')[cC][aA][nN][cC][eE][lL][lL][eE][dD]'",
        certain: true,
        message: {
          vi: "Câu lệnh chạy được nhưng không có hàng nào thỏa điều kiện. Chữ hoa khác chữ thường, mà trạng thái trong bảng được ghi là 'cancelled', không có chữ hoa nào.",
          en: "The statement runs, but no row meets the condition. Upper and lower case differ, and the status in the table is written 'cancelled', all in lower case.",
        },
      },
      {
        sql: "SELECT order_id, customer_id FROM orders WHERE status = 'canceled'",
        mark: "'canceled'",
        certain: true,
        message: {
          vi: "Không có đơn nào ở trạng thái 'canceled'. Trạng thái trong bảng được viết với hai chữ l: 'cancelled'.",
          en: "No order has the status 'canceled'. The table spells it with two letters l: 'cancelled'.",
        },
      },
      {
        sql: "SELECT order_id, customer_id FROM orders WHERE status <> 'cancelled'",
        mark: "(?:<>|!=) 'cancelled'",
        message: {
          vi: 'Đây là những đơn không bị hủy. Đề hỏi những đơn đã hủy.',
          en: 'These are the orders that were not cancelled. The task asks for those that were.',
        },
      },
    ],
    compare: { kind: 'result' },
  },
  {
    id: 'sql-01-03',
    dataset: 'nha_sach',
    engine: 'sqlite',
    setup:
      "INSERT INTO books (book_id, title, category_id, price, stock) VALUES (98, 'Sổ tay SQL', 14, 'hai trăm', 5);",
    prompt: {
      vi: 'Chỉ trên SQLite: có người đã gõ giá bằng chữ vào bảng `books`. Trả về `title` và `price` của mọi đầu sách mà giá được lưu thành chuỗi, dù chuỗi đó là gì: mỗi đầu sách một hàng, không cần thứ tự. Giá nào là số, dù có phần lẻ, thì không lấy.',
      en: 'SQLite only: someone has typed prices as words into the table `books`. Return `title` and `price` of every book whose price is stored as a string, whatever the string may be: one row for each book, in any order. Leave out every price that is a number, even one with a fraction.',
    },
    starter: 'SELECT title, price\nFROM books\n',
    hints: [
      {
        vi: 'Bạn không biết người ta đã gõ gì, nên đừng so sánh giá với một chuỗi cụ thể. Hãy xét kiểu của giá trị.',
        en: 'You do not know what they typed, so do not compare the price with one particular string. Look at the type of the value.',
      },
      {
        vi: "Hàm `typeof(price)` của SQLite trả về 'integer' với số nguyên, 'real' với số có phần lẻ, 'text' với chuỗi.",
        en: "SQLite's function `typeof(price)` returns 'integer' for an integer, 'real' for a number with a fraction, and 'text' for a string.",
      },
    ],
    solutions: [{ sql: "SELECT title, price\nFROM books\nWHERE typeof(price) = 'text';" }],
    wrong: [
      {
        sql: "SELECT title, price FROM books WHERE price = 'hai trăm'",
        mark: "\\bprice (?:=|like) '%?hai trăm%?'",
        message: {
          vi: 'Điều kiện này chỉ tìm đúng chuỗi “hai trăm”. Người ta có thể đã gõ giá bằng những chữ khác, như `95.000đ`.',
          en: 'This condition finds only the string “hai trăm”. Other prices may have been typed in other words, such as `95.000đ`.',
        },
      },
      {
        sql: 'SELECT title, price FROM books WHERE price > 300000',
        mark: '\\bprice > 300000\\b',
        message: {
          vi: 'SQLite xếp mọi chuỗi sau mọi số, nên kết quả có giá bằng chữ, nhưng cũng có những cuốn mà giá là số lớn hơn 300000.',
          en: 'SQLite puts every string after every number, so the price in words is in the result, but so are books whose price is a number above 300000.',
        },
      },
      {
        sql: 'SELECT title, price FROM books WHERE price > 320000',
        mark: '\\bprice > 320000\\b',
        message: {
          vi: '320000 là giá cao nhất trong những hàng bạn thấy. Với dữ liệu khác, có cuốn mà giá là số lớn hơn thế, và điều kiện này giữ lại cả cuốn đó.',
          en: '320000 is the highest price in the rows that you see. Other data has a book whose price is a higher number, and this condition keeps that one too.',
        },
      },
      {
        sql: "SELECT title, price FROM books WHERE typeof(price) <> 'integer'",
        mark: "(?:<>|!=) 'integer'|\\bnot\\b.*'integer'",
        message: {
          vi: "Không phải 'integer' thì chưa chắc là chuỗi: giá 95000.5 có kiểu 'real', và điều kiện này giữ lại cả nó.",
          en: "What is not an 'integer' need not be a string: the price 95000.5 has the type 'real', and this condition keeps it too.",
        },
      },
      {
        sql: "SELECT title, price FROM books WHERE typeof(price) = 'TEXT'",
        mark: "'(?!text')[tT][eE][xX][tT]'",
        certain: true,
        message: {
          vi: "Hàm `typeof` trả về tên kiểu bằng chữ thường: 'text'. Chữ hoa khác chữ thường, nên không hàng nào thỏa điều kiện.",
          en: "The function `typeof` returns the name of the type in lower case: 'text'. Upper and lower case differ, so no row meets the condition.",
        },
      },
    ],
    promises: { also: { 'books.price': ['hai trăm', '95.000đ', 95000.5, 9000000000000000, '', ' '] } },
    compare: { kind: 'result' },
  },
  {
    id: 'sql-01-04',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Nhà in vừa giao thêm 20 bản của cuốn có `book_id` là 37. Hãy cộng 20 vào `stock` của cuốn đó và không thay đổi gì khác.',
      en: 'The printing house has just delivered 20 more copies of the book whose `book_id` is 37. Add 20 to the `stock` of that book and change nothing else.',
    },
    starter: 'UPDATE books\nSET stock = \n',
    hints: [
      {
        vi: 'Vế phải của SET dùng được giá trị đang có, như `stock = stock - 5` trong bài.',
        en: 'The right side of SET can use the present value, as `stock = stock - 5` did in the lesson.',
      },
      {
        vi: 'UPDATE cũng có WHERE như SELECT.',
        en: 'UPDATE takes a WHERE just as SELECT does.',
      },
    ],
    solutions: [{ sql: 'UPDATE books\nSET stock = stock + 20\nWHERE book_id = 37;' }],
    wrong: [
      {
        sql: 'UPDATE books SET stock = stock + 20',
        mark: '^(?!.*\\bwhere\\b)',
        message: {
          vi: 'Câu lệnh không có WHERE nên mọi đầu sách đều được cộng 20 bản, mà hệ quản trị không hỏi lại.',
          en: 'There is no WHERE, so every book got 20 more copies, and the system did not ask whether you were sure.',
        },
      },
      {
        sql: 'UPDATE books SET stock = 20 WHERE book_id = 37',
        mark: '\\bset stock = 20\\b',
        message: {
          vi: '`SET stock = 20` ghi đè lên số đang có. Hãy cộng 20 vào số đó.',
          en: '`SET stock = 20` overwrites the number that is there. Add 20 to that number.',
        },
      },
      {
        sql: 'UPDATE books SET stock = 21 WHERE book_id = 37',
        mark: '\\bset stock = (?:21\\b|1 \\+ 20\\b|20 \\+ 1\\b)',
        message: {
          vi: '21 chỉ đúng khi trong kho đang còn một bản. Hãy tính từ giá trị đang có: `stock + …`.',
          en: '21 is right only while one copy is left in stock. Compute it from the present value: `stock + …`.',
        },
      },
      {
        sql: "UPDATE books SET stock = stock + 20 WHERE title = 'SQL cho người đi làm'",
        mark: '\\bwhere title (?:=|like) ',
        message: {
          vi: 'Câu lệnh tìm cuốn sách theo tên. Đề chỉ ra nó bằng `book_id`, và ở dữ liệu khác, cuốn số 37 có tên khác.',
          en: 'The statement looks for the book by its title. The task identifies it by `book_id`, and in other data book 37 has a different title.',
        },
      },
      {
        sql: 'SELECT stock + 20 FROM books WHERE book_id = 37',
        mark: '^select\\b(?!.*\\bupdate\\b)',
        certain: true,
        message: {
          vi: 'SELECT chỉ đọc dữ liệu, nên `stock` trong bảng vẫn như cũ. Muốn thay đổi bảng, hãy dùng UPDATE.',
          en: 'SELECT only reads data, so the `stock` in the table is as it was. To change the table, use UPDATE.',
        },
      },
      {
        sql: 'UPDATE books SET stock = stock + 20 WHERE title = (SELECT title FROM books WHERE book_id = 37)',
        mark: '\\bwhere title (?:=|in) \\(',
        message: {
          vi: 'Hai cuốn khác nhau có thể trùng tên, nên tên không chỉ ra đúng một cuốn. Hãy lọc thẳng theo `book_id`.',
          en: 'Two different books may share a title, so the title does not identify one book. Filter by `book_id` itself.',
        },
      },
    ],
    compare: { kind: 'state' },
    hidden: [
      {
        about: {
          vi: 'Có hai cuốn khác trùng tên với cuốn số 37, một cuốn có mã tận cùng là 37, một cuốn có mã bắt đầu bằng 37.',
          en: 'Two other books have the same title as book 37; the id of one ends in 37, that of the other begins with 37.',
        },
        sql: 'INSERT INTO books (book_id, title, category_id, price, stock) SELECT 137, title, category_id, price, 6 FROM books WHERE book_id = 37; INSERT INTO books (book_id, title, category_id, price, stock) SELECT 370, title, category_id, price, 6 FROM books WHERE book_id = 37;',
      },
    ],
  },
  {
    id: 'sql-01-05',
    dataset: 'nha_sach',
    prompt: {
      vi: "Tạo bảng `suggestions` để ghi những cuốn sách mà khách muốn nhà sách nhập về. Bảng có hai cột: `suggestion_id` kiểu INTEGER là khóa chính, rồi `title` kiểu TEXT bắt buộc phải có giá trị. Một tên sách có thể được gợi ý nhiều lần, và bảng không có luật nào khác. Sau đó thêm hai hàng: mã 1 với tên 'Biển và chim bói cá', mã 2 với tên 'Số học cho trẻ em'.",
      en: "Create a table `suggestions` for the books that customers would like the shop to stock. It has two columns: `suggestion_id` of type INTEGER, which is the primary key, then `title` of type TEXT, which must have a value. The same title may be suggested several times, and the table has no other rules. Then add two rows: id 1 with the title 'Biển và chim bói cá', and id 2 with the title 'Số học cho trẻ em'.",
    },
    starter: 'CREATE TABLE suggestions (\n  \n);\n',
    hints: [
      {
        vi: 'Bạn cần hai câu lệnh, cách nhau bằng dấu chấm phẩy: một CREATE TABLE và một INSERT.',
        en: 'You need two statements with a semicolon between them: a CREATE TABLE and an INSERT.',
      },
      {
        vi: '`PRIMARY KEY` và `NOT NULL` đứng ngay sau kiểu của cột.',
        en: '`PRIMARY KEY` and `NOT NULL` come right after the type of the column.',
      },
    ],
    solutions: [
      {
        sql: "CREATE TABLE suggestions (\n  suggestion_id INTEGER PRIMARY KEY,\n  title TEXT NOT NULL\n);\n\nINSERT INTO suggestions (suggestion_id, title) VALUES\n  (1, 'Biển và chim bói cá'),\n  (2, 'Số học cho trẻ em');",
      },
      {
        sql: "CREATE TABLE suggestions (\n  suggestion_id INTEGER,\n  title TEXT NOT NULL,\n  PRIMARY KEY (suggestion_id)\n);\n\nINSERT INTO suggestions (suggestion_id, title) VALUES (1, 'Biển và chim bói cá');\nINSERT INTO suggestions (suggestion_id, title) VALUES (2, 'Số học cho trẻ em');",
        note: {
          vi: 'Khóa chính viết thành một dòng riêng, và mỗi hàng có một câu INSERT. Kết quả như nhau.',
          en: 'The primary key is on a line of its own, and each row has its own INSERT. The outcome is the same.',
        },
      },
    ],
    wrong: [
      {
        sql: "CREATE TABLE suggestions (suggestion_id INTEGER PRIMARY KEY, title TEXT); INSERT INTO suggestions (suggestion_id, title) VALUES (1, 'Biển và chim bói cá'), (2, 'Số học cho trẻ em')",
        mark: '\\btitle \\w+(?: \\( \\d+ \\))? [,)]',
        message: {
          vi: 'Hai hàng đã đúng, nhưng bảng vẫn nhận một gợi ý không có tên sách. Cột `title` cần NOT NULL.',
          en: 'The two rows are right, but the table still accepts a suggestion without a title. The column `title` needs NOT NULL.',
        },
      },
      {
        sql: "CREATE TABLE suggestions (suggestion_id INTEGER, title TEXT NOT NULL); INSERT INTO suggestions (suggestion_id, title) VALUES (1, 'Biển và chim bói cá'), (2, 'Số học cho trẻ em')",
        mark: '^(?!.*\\bprimary key\\b)(?!.*\\bunique\\b)',
        message: {
          vi: 'Bảng vẫn nhận hai hàng có cùng mã. Cột `suggestion_id` cần PRIMARY KEY.',
          en: 'The table still accepts two rows with the same id. The column `suggestion_id` needs PRIMARY KEY.',
        },
      },
      {
        sql: 'CREATE TABLE suggestions (suggestion_id INTEGER PRIMARY KEY, title TEXT NOT NULL)',
        mark: '^(?!.*\\binsert\\b)',
        message: {
          vi: 'Bảng đã có nhưng còn trống: thiếu câu INSERT.',
          en: 'The table is there but empty: the INSERT is missing.',
        },
      },
    ],
    compare: {
      kind: 'state',
      columnTypes: true,
      probes: [
        'INSERT INTO suggestions (suggestion_id, title) VALUES (3, NULL)',
        "INSERT INTO suggestions (suggestion_id, title) VALUES (1, 'Thám tử Tí Hon')",
        "INSERT INTO suggestions VALUES (3, 'Biển và chim bói cá')",
        `INSERT INTO suggestions (suggestion_id, title) VALUES (3, ${LONG_TEXT}), (4, '')`,
        'CREATE TABLE votes (suggestion_id INTEGER REFERENCES suggestions); INSERT INTO votes (suggestion_id) VALUES (1)',
      ],
    },
  },
];
