import type { SqlExercise } from '../../../src/features/sql-lab/core/exercise';

/** Keys, references, and the tables of the bookshop. */
export const DAY_02: readonly SqlExercise[] = [
  {
    id: 'sql-02-01',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Một khách gọi từ số 0100102292. Trả về `customer_id` và `full_name` của khách có số điện thoại đó.',
      en: 'A customer calls from 0100102292. Return `customer_id` and `full_name` of the customer with that phone number.',
    },
    starter: 'SELECT customer_id, full_name\nFROM customers\nWHERE ',
    hints: [
      {
        vi: 'Số điện thoại được lưu thành chuỗi. Chuỗi viết trong nháy đơn.',
        en: 'Phone numbers are stored as text. Text is written in single quotes.',
      },
    ],
    solutions: [{ sql: "SELECT customer_id, full_name\nFROM customers\nWHERE phone = '0100102292';" }],
    wrong: [
      {
        sql: "SELECT customer_id, full_name FROM customers WHERE full_name = 'Nguyễn Thị Lan'",
        message: {
          vi: 'Tên không phải là mã: có hai khách tên Nguyễn Thị Lan. Hãy lọc theo `phone`.',
          en: 'A name is not an identity: two customers are called Nguyễn Thị Lan. Filter by `phone`.',
        },
      },
      {
        sql: 'SELECT customer_id, full_name FROM customers WHERE phone = 0100102292',
        message: {
          vi: 'Không có nháy thì 0100102292 là một số và mất chữ số 0 ở đầu. SQLite không tìm thấy hàng nào, PostgreSQL báo lỗi kiểu.',
          en: 'Without quotes 0100102292 is a number and loses its leading 0. SQLite finds no row, PostgreSQL complains about the types.',
        },
      },
    ],
    compare: { kind: 'result' },
  },
  {
    id: 'sql-02-02',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Liệt kê `full_name` và `job_title` của những nhân viên mà quản lý trực tiếp là nhân viên số 5. Không cần thứ tự.',
      en: 'List `full_name` and `job_title` of the employees whose direct manager is employee 5. Any order will do.',
    },
    starter: 'SELECT full_name, job_title\nFROM employees\nWHERE ',
    hints: [
      {
        vi: 'Mã của quản lý nằm ở hàng của nhân viên. Cột nào giữ nó?',
        en: 'The id of the manager stands in the row of the employee. Which column holds it?',
      },
    ],
    solutions: [{ sql: 'SELECT full_name, job_title\nFROM employees\nWHERE manager_id = 5;' }],
    wrong: [
      {
        sql: 'SELECT full_name, job_title FROM employees WHERE employee_id = 5',
        message: {
          vi: 'Đây là chính nhân viên số 5. Cần những hàng trỏ đến người đó, tức có `manager_id` bằng 5.',
          en: 'This is employee 5. You need the rows that point to this person, those whose `manager_id` is 5.',
        },
      },
    ],
    compare: { kind: 'result' },
  },
  {
    id: 'sql-02-03',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Tác giả số 4 có tên trên những cuốn sách nào, và đứng thứ mấy trên bìa? Trả về `book_id` và `author_order`, xếp theo `book_id`.',
      en: 'Which books carry the name of author 4, and in which place on the cover? Return `book_id` and `author_order`, ordered by `book_id`.',
    },
    starter: 'SELECT book_id, author_order\nFROM \n',
    hints: [
      {
        vi: 'Quan hệ nhiều – nhiều giữa sách và tác giả nằm trong một bảng riêng.',
        en: 'The many-to-many relationship between books and authors lives in a table of its own.',
      },
    ],
    solutions: [{ sql: 'SELECT book_id, author_order\nFROM book_authors\nWHERE author_id = 4\nORDER BY book_id;' }],
    wrong: [
      {
        sql: 'SELECT book_id, author_order FROM book_authors WHERE book_id = 4 ORDER BY book_id',
        message: {
          vi: 'Số 4 là mã tác giả, không phải mã sách.',
          en: '4 is the id of an author, not of a book.',
        },
      },
      {
        sql: 'SELECT book_id, author_order FROM book_authors WHERE author_id = 4 ORDER BY author_order, book_id',
        message: {
          vi: 'Đúng các hàng, nhưng đề muốn xếp theo `book_id`, không phải theo chỗ trên bìa.',
          en: 'The right rows, but the task asks for the order of `book_id`, not of the places on the cover.',
        },
      },
    ],
    compare: { kind: 'result', order: true },
  },
  {
    id: 'sql-02-04',
    dataset: 'nha_sach',
    prompt: {
      vi: "Nhập một đầu sách mới: `book_id` 41, tên 'SQLite trong túi áo', danh mục 14, giá 120000 đồng, tồn 10 cuốn, chưa có ISBN và ngày phát hành. Tác giả thứ nhất trên bìa là tác giả số 4, thứ hai là tác giả số 8.",
      en: "Enter a new book: `book_id` 41, title 'SQLite trong túi áo', category 14, price 120000 dong, 10 copies in stock, no ISBN and no publication date yet. The first author on the cover is author 4, the second is author 8.",
    },
    starter: 'INSERT INTO books (book_id, title, category_id, price, stock)\nVALUES ();\n',
    hints: [
      {
        vi: 'Hai bảng phải thay đổi: sách, rồi ai viết sách đó.',
        en: 'Two tables have to change: the book, and then who wrote it.',
      },
      {
        vi: 'Khóa ngoại đòi hàng được trỏ tới phải có trước. Vậy bảng nào thêm trước?',
        en: 'A foreign key wants the row it points to to be there first. So which table comes first?',
      },
    ],
    solutions: [
      {
        sql: "INSERT INTO books (book_id, title, category_id, price, stock)\nVALUES (41, 'SQLite trong túi áo', 14, 120000, 10);\n\nINSERT INTO book_authors (book_id, author_id, author_order) VALUES\n  (41, 4, 1),\n  (41, 8, 2);",
      },
      {
        sql: "INSERT INTO books (book_id, isbn, title, category_id, price, stock, published_on)\nVALUES (41, NULL, 'SQLite trong túi áo', 14, 120000, 10, NULL);\n\nINSERT INTO book_authors (book_id, author_id, author_order) VALUES (41, 4, 1);\nINSERT INTO book_authors (book_id, author_id, author_order) VALUES (41, 8, 2);",
        note: {
          vi: 'Viết rõ NULL cho cột chưa biết. Không kể tên cột thì cột nhận giá trị mặc định, ở đây cũng là NULL.',
          en: 'Writes NULL for what is unknown. A column that is not named gets its default, which is NULL here too.',
        },
      },
    ],
    wrong: [
      {
        sql: "INSERT INTO book_authors (book_id, author_id, author_order) VALUES (41, 4, 1), (41, 8, 2); INSERT INTO books (book_id, title, category_id, price, stock) VALUES (41, 'SQLite trong túi áo', 14, 120000, 10)",
        message: {
          vi: 'Lúc thêm tác giả thì sách số 41 chưa có, nên khóa ngoại từ chối. Đổi thứ tự hai câu lệnh.',
          en: 'When the authors are added there is no book 41 yet, so the foreign key refuses. Swap the two statements.',
        },
      },
      {
        sql: "INSERT INTO books (book_id, title, category_id, price, stock) VALUES (41, 'SQLite trong túi áo', 14, 120000, 10)",
        message: {
          vi: 'Sách đã có nhưng chưa ai viết nó: thiếu hai hàng trong `book_authors`.',
          en: 'The book is there but nobody has written it: two rows of `book_authors` are missing.',
        },
      },
      {
        sql: "INSERT INTO books (book_id, title, category_id, price, stock) VALUES (41, 'SQLite trong túi áo', 14, 120000, 10); INSERT INTO book_authors (book_id, author_id, author_order) VALUES (41, 4, 1), (41, 8, 1)",
        message: {
          vi: 'Cả hai tác giả cùng đứng thứ nhất. Tác giả số 8 đứng thứ hai.',
          en: 'Both authors come first. Author 8 comes second.',
        },
      },
    ],
    compare: { kind: 'state' },
  },
  {
    id: 'sql-02-05',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Khách muốn lưu sách yêu thích: một khách lưu nhiều sách, một sách được nhiều khách lưu, nhưng mỗi khách chỉ lưu một sách một lần. Tạo bảng `wishlist` gồm `customer_id` (INTEGER), `book_id` (INTEGER) và `added_on` (DATE, bắt buộc phải có giá trị), với khóa chính và các khóa ngoại phù hợp.',
      en: 'Customers want to keep a list of books they like: a customer keeps many books, a book is kept by many customers, but no customer keeps a book twice. Create the table `wishlist` with `customer_id` (INTEGER), `book_id` (INTEGER) and `added_on` (DATE, must have a value), with the primary key and the foreign keys that fit.',
    },
    starter: 'CREATE TABLE wishlist (\n  \n);',
    hints: [
      {
        vi: 'Đây là bảng nối, giống `book_authors`: khóa chính gồm hai cột, viết thành một dòng riêng ở cuối.',
        en: 'This is a junction table like `book_authors`: its primary key has two columns and goes on a line of its own at the end.',
      },
      {
        vi: '`REFERENCES customers (customer_id)` viết ngay sau kiểu của cột.',
        en: '`REFERENCES customers (customer_id)` is written right after the type of the column.',
      },
    ],
    solutions: [
      {
        sql: 'CREATE TABLE wishlist (\n  customer_id INTEGER NOT NULL REFERENCES customers (customer_id),\n  book_id INTEGER NOT NULL REFERENCES books (book_id),\n  added_on DATE NOT NULL,\n  PRIMARY KEY (customer_id, book_id)\n);',
      },
      {
        sql: 'CREATE TABLE wishlist (\n  customer_id INTEGER NOT NULL,\n  book_id INTEGER NOT NULL,\n  added_on DATE NOT NULL,\n  PRIMARY KEY (customer_id, book_id),\n  FOREIGN KEY (customer_id) REFERENCES customers (customer_id),\n  FOREIGN KEY (book_id) REFERENCES books (book_id)\n);',
        note: {
          vi: 'Khóa ngoại viết thành dòng riêng. MySQL 8.4 chỉ hiểu cách viết này.',
          en: 'Foreign keys on lines of their own. MySQL 8.4 understands this form only.',
        },
      },
    ],
    wrong: [
      {
        sql: 'CREATE TABLE wishlist (customer_id INTEGER PRIMARY KEY REFERENCES customers (customer_id), book_id INTEGER NOT NULL REFERENCES books (book_id), added_on DATE NOT NULL)',
        message: {
          vi: 'Khóa chính chỉ gồm `customer_id` thì mỗi khách lưu được đúng một cuốn. Khóa phải gồm cả hai cột.',
          en: 'With `customer_id` alone as the key, a customer can keep one book only. The key needs both columns.',
        },
      },
      {
        sql: 'CREATE TABLE wishlist (customer_id INTEGER NOT NULL REFERENCES customers (customer_id), book_id INTEGER NOT NULL REFERENCES books (book_id), added_on DATE NOT NULL)',
        message: {
          vi: 'Không có khóa chính, một khách lưu được cùng một cuốn hai lần.',
          en: 'Without a primary key a customer can keep the same book twice.',
        },
      },
      {
        sql: 'CREATE TABLE wishlist (customer_id INTEGER NOT NULL, book_id INTEGER NOT NULL, added_on DATE NOT NULL, PRIMARY KEY (customer_id, book_id))',
        message: {
          vi: 'Bảng nhận cả khách và sách không có thật: thiếu REFERENCES.',
          en: 'The table takes customers and books that do not exist: REFERENCES is missing.',
        },
      },
      {
        sql: 'CREATE TABLE wishlist (customer_id INTEGER NOT NULL REFERENCES customers (customer_id), book_id INTEGER NOT NULL REFERENCES books (book_id), added_on DATE, PRIMARY KEY (customer_id, book_id))',
        message: {
          vi: 'Các khóa đã đúng, nhưng `added_on` còn nhận NULL: thiếu NOT NULL.',
          en: 'The keys are right, but `added_on` still takes NULL: NOT NULL is missing.',
        },
      },
    ],
    compare: {
      kind: 'state',
      probes: [
        "INSERT INTO wishlist (customer_id, book_id, added_on) VALUES (1, 1, '2025-06-30'), (1, 2, '2025-06-30'), (2, 1, '2025-06-30'); SELECT COUNT(*) AS kept FROM wishlist; INSERT INTO wishlist (customer_id, book_id, added_on) VALUES (1, 1, '2025-06-29')",
        "INSERT INTO wishlist (customer_id, book_id, added_on) VALUES (999, 1, '2025-06-30')",
        "INSERT INTO wishlist (customer_id, book_id, added_on) VALUES (1, 999, '2025-06-30')",
        'INSERT INTO wishlist (customer_id, book_id, added_on) VALUES (3, 3, NULL)',
      ],
    },
  },
];
