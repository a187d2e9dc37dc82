import type { SqlExercise } from '../../../src/features/sql-lab/core/exercise';

/** First statements: a query, a change, a new table. */
export const DAY_01: readonly SqlExercise[] = [
  {
    id: 'sql-01-01',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Liệt kê `title` của các đầu sách đã hết hàng, tức `stock` bằng 0. Không cần thứ tự.',
      en: 'List the `title` of the books that are sold out, that is, whose `stock` is 0. Any order will do.',
    },
    starter: 'SELECT title\nFROM books\n',
    hints: [
      {
        vi: 'Điều kiện đứng sau WHERE. So sánh bằng viết với một dấu `=`.',
        en: 'The condition stands after WHERE. Equality is written with a single `=`.',
      },
    ],
    solutions: [{ sql: 'SELECT title\nFROM books\nWHERE stock = 0;' }],
    wrong: [
      {
        sql: 'SELECT title FROM books',
        message: {
          vi: 'Thiếu WHERE nên mọi đầu sách đều được trả về.',
          en: 'Without WHERE every title is returned.',
        },
      },
      {
        sql: 'SELECT title FROM books WHERE stock <= 5',
        message: {
          vi: 'Đây là sách sắp hết. Đề hỏi sách đã hết: `stock` đúng bằng 0.',
          en: 'These are the books running low. The task asks for those sold out: `stock` exactly 0.',
        },
      },
    ],
    compare: { kind: 'result' },
  },
  {
    id: 'sql-01-02',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Câu lệnh dưới đây phải trả về `order_id` và `customer_id` của các đơn đã hủy (`status` là chuỗi cancelled), nhưng nó báo lỗi. Sửa lại cho chạy đúng, không cần thứ tự.',
      en: 'The statement below should return `order_id` and `customer_id` of the cancelled orders (those whose `status` is the text cancelled), but it fails. Correct it; any order will do.',
    },
    starter: 'SELECT order_id, customer_id\nFROM orders\nWHERE status = cancelled;',
    hints: [
      {
        vi: 'Đọc thông báo lỗi: hệ quản trị tưởng `cancelled` là tên của cái gì?',
        en: 'Read the error message: what does the system take `cancelled` for the name of?',
      },
      {
        vi: 'Chuỗi phải nằm trong dấu nháy đơn, và chữ hoa, chữ thường trong chuỗi là hai thứ khác nhau.',
        en: 'Strings go between single quotes, and inside a string capitals and small letters are different things.',
      },
    ],
    solutions: [{ sql: "SELECT order_id, customer_id\nFROM orders\nWHERE status = 'cancelled';" }],
    wrong: [
      {
        sql: 'SELECT order_id, customer_id FROM orders WHERE status = cancelled',
        message: {
          vi: 'Không có nháy, `cancelled` được hiểu là tên cột, và bảng orders không có cột nào tên như vậy.',
          en: 'Without quotes `cancelled` is read as a column name, and orders has no column of that name.',
        },
      },
      {
        sql: "SELECT order_id, customer_id FROM orders WHERE status = 'Cancelled'",
        message: {
          vi: "Câu lệnh chạy nhưng không tìm thấy hàng nào: trong chuỗi, 'Cancelled' khác 'cancelled'.",
          en: "The statement runs but finds no row: inside strings, 'Cancelled' is not 'cancelled'.",
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
    hiddenSetup:
      "INSERT INTO books (book_id, title, category_id, price, stock) VALUES (99, 'Sổ tay Git', 14, '95.000đ', 5);",
    prompt: {
      vi: 'Chỉ trên SQLite: có người đã nhập giá bằng chữ vào bảng `books`. Trả về `title` và `price` của mọi đầu sách có giá không phải số nguyên, dù chữ trong đó là gì. Không cần thứ tự.',
      en: 'SQLite only: someone has typed prices as text into the table `books`. Return `title` and `price` of every book whose price is not an integer, whatever the text may be. Any order will do.',
    },
    starter: 'SELECT title, price\nFROM books\n',
    hints: [
      {
        vi: 'Bạn không biết người ta đã gõ gì, nên đừng so sánh với một chuỗi cụ thể. Hãy hỏi kiểu của giá trị.',
        en: 'You do not know what they typed, so do not compare with one particular string. Ask for the type of the value.',
      },
      {
        vi: "Hàm `typeof(price)` của SQLite trả về 'integer', 'real', 'text', 'blob' hoặc 'null'.",
        en: "SQLite's function `typeof(price)` returns 'integer', 'real', 'text', 'blob' or 'null'.",
      },
    ],
    solutions: [{ sql: "SELECT title, price\nFROM books\nWHERE typeof(price) <> 'integer';" }],
    wrong: [
      {
        sql: "SELECT title, price FROM books WHERE price = 'hai trăm'",
        message: {
          vi: 'Chỉ bắt được đúng một cách gõ. Trên dữ liệu khác còn có giá như `95.000đ`.',
          en: 'This catches one way of typing only. Other data have prices such as `95.000đ`.',
        },
      },
      {
        sql: 'SELECT title, price FROM books WHERE price > 300000',
        message: {
          vi: 'SQLite xếp mọi chuỗi sau mọi số, nên sách bị ghi sai giá có trong kết quả, nhưng sách đắt thật cũng có.',
          en: 'SQLite puts every text after every number, so the books with a wrong price are in the result, but so are those that really cost more.',
        },
      },
    ],
    compare: { kind: 'result' },
  },
  {
    id: 'sql-01-04',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Nhà in vừa giao thêm 20 cuốn của đầu sách có `book_id` là 37. Cộng 20 vào `stock` của riêng cuốn đó.',
      en: 'The printer has just delivered 20 more copies of the book whose `book_id` is 37. Add 20 to the `stock` of that book only.',
    },
    starter: 'UPDATE books\nSET stock = \n',
    hints: [
      {
        vi: 'Vế phải của SET dùng được giá trị đang có, như `stock = stock - 5` trong bài.',
        en: 'The right side of SET may use the present value, as `stock = stock - 5` did in the lesson.',
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
        message: {
          vi: 'Thiếu WHERE: mọi đầu sách đều được cộng 20 cuốn. Hệ quản trị không hỏi lại.',
          en: 'There is no WHERE: every title got 20 more copies. The system does not ask whether you are sure.',
        },
      },
      {
        sql: 'UPDATE books SET stock = 20 WHERE book_id = 37',
        message: {
          vi: '`SET stock = 20` ghi đè số đang có. Cần cộng thêm vào nó.',
          en: '`SET stock = 20` overwrites the number that is there. It has to be added to.',
        },
      },
    ],
    compare: { kind: 'state' },
  },
  {
    id: 'sql-01-05',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Tạo bảng `suggestions` để ghi sách khách gợi ý nhập về: cột `suggestion_id` kiểu INTEGER là khóa chính, cột `title` kiểu TEXT bắt buộc phải có. Sau đó thêm hai hàng: (1, Biển và chim bói cá) và (2, Số học cho trẻ em).',
      en: 'Create a table `suggestions` for the books that customers would like the shop to stock: a column `suggestion_id` of type INTEGER as the primary key, and a column `title` of type TEXT that must have a value. Then add two rows: (1, Biển và chim bói cá) and (2, Số học cho trẻ em).',
    },
    starter: 'CREATE TABLE suggestions (\n  \n);\n',
    hints: [
      {
        vi: 'Bạn cần hai câu lệnh, cách nhau bằng dấu chấm phẩy: một CREATE TABLE, một INSERT.',
        en: 'You need two statements with a semicolon between them: a CREATE TABLE and an INSERT.',
      },
      {
        vi: '`PRIMARY KEY` và `NOT NULL` viết ngay sau kiểu của cột.',
        en: '`PRIMARY KEY` and `NOT NULL` are written right after the type of the column.',
      },
    ],
    solutions: [
      {
        sql: "CREATE TABLE suggestions (\n  suggestion_id INTEGER PRIMARY KEY,\n  title TEXT NOT NULL\n);\n\nINSERT INTO suggestions (suggestion_id, title) VALUES\n  (1, 'Biển và chim bói cá'),\n  (2, 'Số học cho trẻ em');",
      },
      {
        sql: "CREATE TABLE suggestions (\n  suggestion_id INTEGER NOT NULL,\n  title TEXT NOT NULL,\n  PRIMARY KEY (suggestion_id)\n);\n\nINSERT INTO suggestions (suggestion_id, title) VALUES (1, 'Biển và chim bói cá');\nINSERT INTO suggestions (suggestion_id, title) VALUES (2, 'Số học cho trẻ em');",
        note: {
          vi: 'Khóa chính viết thành một dòng riêng, và mỗi hàng một INSERT. Kết quả như nhau.',
          en: 'The primary key on a line of its own, and one INSERT for each row. The outcome is the same.',
        },
      },
    ],
    wrong: [
      {
        sql: "CREATE TABLE suggestions (suggestion_id INTEGER PRIMARY KEY, title TEXT); INSERT INTO suggestions (suggestion_id, title) VALUES (1, 'Biển và chim bói cá'), (2, 'Số học cho trẻ em')",
        message: {
          vi: 'Dữ liệu đúng, nhưng bảng vẫn nhận một gợi ý không có tên sách. Cột `title` cần NOT NULL.',
          en: 'The data are right, but the table still takes a suggestion without a title. The column `title` needs NOT NULL.',
        },
      },
      {
        sql: "CREATE TABLE suggestions (suggestion_id INTEGER, title TEXT NOT NULL); INSERT INTO suggestions (suggestion_id, title) VALUES (1, 'Biển và chim bói cá'), (2, 'Số học cho trẻ em')",
        message: {
          vi: 'Bảng nhận hai hàng cùng mã. Cột `suggestion_id` cần PRIMARY KEY.',
          en: 'The table takes two rows of one id. The column `suggestion_id` needs PRIMARY KEY.',
        },
      },
      {
        sql: 'CREATE TABLE suggestions (suggestion_id INTEGER PRIMARY KEY, title TEXT NOT NULL)',
        message: {
          vi: 'Bảng đã có nhưng còn trống: thiếu câu INSERT.',
          en: 'The table is there but empty: the INSERT is missing.',
        },
      },
    ],
    compare: {
      kind: 'state',
      probes: [
        'INSERT INTO suggestions (suggestion_id, title) VALUES (3, NULL)',
        "INSERT INTO suggestions (suggestion_id, title) VALUES (1, 'Thám tử Tí Hon')",
      ],
    },
  },
];
