import type { Bilingual } from '../../../src/core/bilingual';
import type { SqlExercise } from '../../../src/features/sql-lab/core/grading/exercise';

const NULL_IN_KEY: Bilingual = {
  vi: 'Trên SQLite, một cột của khóa chính hai cột vẫn nhận NULL nếu nó không có NOT NULL. Hãy viết NOT NULL ở cả `customer_id` lẫn `book_id`.',
  en: 'On SQLite a column of a two-column primary key still accepts NULL if it has no NOT NULL. Write NOT NULL on both `customer_id` and `book_id`.',
};

/** Keys, references, and the tables of the bookshop. */
export const DAY_02: readonly SqlExercise[] = [
  {
    id: 'sql-02-06',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Những danh mục nào nằm ngay dưới danh mục số 1, tức là có danh mục cha là số 1? Trả về `category_id`, `name`, không cần thứ tự.',
      en: 'Which categories are directly below category 1, that is, have category 1 as their parent? Return `category_id` and `name`, in any order.',
    },
    starter: 'SELECT category_id, name\nFROM categories\nWHERE ',
    hints: [
      {
        vi: 'Mã của danh mục cha nằm ở hàng của danh mục con. Đó là cột nào?',
        en: 'The id of the parent is in the row of the child. Which column is that?',
      },
    ],
    solutions: [{ sql: 'SELECT category_id, name\nFROM categories\nWHERE parent_id = 1;' }],
    wrong: [
      {
        sql: 'SELECT category_id, name FROM categories WHERE category_id = 1',
        mark: '\\bcategory_id = 1\\b',
        message: {
          vi: 'Đây là chính danh mục số 1. Đề hỏi những danh mục trỏ tới nó.',
          en: 'This is category 1 itself. The task asks for the categories that point to it.',
        },
      },
      {
        sql: 'SELECT category_id, name FROM categories WHERE parent_id IS NOT NULL',
        mark: '\\bparent_id is not null\\b',
        message: {
          vi: 'Đây là mọi danh mục có danh mục cha. Đề chỉ hỏi những danh mục mà cha là số 1.',
          en: 'These are all the categories that have a parent. The task asks only for those whose parent is category 1.',
        },
      },
      {
        sql: 'SELECT parent_id AS category_id, name FROM categories WHERE parent_id = 1',
        mark: '^select (?:\\w+ \\. )?parent_id\\b',
        message: {
          vi: 'Cột đầu là mã của danh mục cha. Đề cần mã của chính danh mục con.',
          en: 'The first column is the id of the parent. The task needs the id of the child itself.',
        },
      },
    ],
    compare: { kind: 'result' },
  },
  {
    id: 'sql-02-01',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Có khách gọi đến từ số 0100102292. Trả về `customer_id` và `full_name` của mọi khách có đúng số điện thoại đó, vì nhiều người có thể dùng chung một số. Không cần thứ tự.',
      en: 'A customer calls from 0100102292. Return `customer_id` and `full_name` of every customer with exactly that phone number, since several people may share one. Any order will do.',
    },
    starter: 'SELECT customer_id, full_name\nFROM customers\nWHERE ',
    hints: [
      {
        vi: 'Số điện thoại được lưu thành chuỗi. Chuỗi nằm trong nháy đơn.',
        en: 'Phone numbers are stored as strings. Strings go in single quotes.',
      },
    ],
    solutions: [{ sql: "SELECT customer_id, full_name\nFROM customers\nWHERE phone = '0100102292';" }],
    wrong: [
      {
        sql: "SELECT customer_id, full_name FROM customers WHERE full_name = 'Nguyễn Thị Lan'",
        mark: "^(?!.*\\bphone\\b).*\\bfull_name (?:=|like) 'Nguyễn Thị Lan'",
        message: {
          vi: 'Câu lệnh tìm theo tên, mà có hai khách cùng tên Nguyễn Thị Lan. Hãy tìm theo `phone`.',
          en: 'The statement searches by name, and two customers are called Nguyễn Thị Lan. Search by `phone`.',
        },
      },
      {
        sql: 'SELECT customer_id, full_name FROM customers WHERE phone = 0100102292',
        mark: '\\bphone = 0\\d+\\b|\\b0\\d+ = (?:\\w+ \\. )?phone\\b',
        certain: true,
        message: {
          vi: 'Không có nháy, 0100102292 là một số, nên chữ số 0 ở đầu bị mất. SQLite so sánh `phone` với 100102292, còn PostgreSQL báo lỗi vì không so sánh chuỗi với số.',
          en: 'Without quotes 0100102292 is a number, so its leading 0 is lost. SQLite compares `phone` with 100102292, while PostgreSQL reports an error because it does not compare strings with numbers.',
        },
      },
      {
        sql: 'SELECT customer_id, full_name FROM customers WHERE CAST(phone AS INTEGER) = 0100102292',
        mark: '\\bcast \\( (?:\\w+ \\. )?phone as (?:integer|int|bigint)\\b',
        message: {
          vi: 'Khi đổi sang số, chữ số 0 ở đầu bị mất, nên hai số điện thoại khác nhau có thể thành một. Hãy so sánh hai chuỗi.',
          en: 'Converted to a number, a phone number loses its leading 0, so two different phone numbers may become the same. Compare the strings.',
        },
      },
      {
        sql: 'SELECT customer_id, full_name FROM customers WHERE customer_id = 16',
        mark: '^(?!.*\\bphone\\b).*\\bcustomer_id = 16\\b',
        message: {
          vi: 'Câu lệnh tìm theo một mã chép từ dữ liệu bạn thấy. Đề cho số điện thoại, và khách khác cũng có thể dùng số đó. Hãy tìm theo `phone`.',
          en: 'The statement searches by an id copied from the data that you see. The task gives a phone number, and other customers may have it too. Search by `phone`.',
        },
      },
      {
        sql: "SELECT customer_id, full_name FROM customers WHERE phone LIKE '0100102292%'",
        mark: "phone like '",
        message: {
          vi: '`LIKE` ở đây còn nhận cả những số dài hơn. Đề cần đúng số đó: hãy so sánh bằng `=`.',
          en: '`LIKE` accepts longer numbers here as well. The task asks for exactly this number: compare with `=`.',
        },
      },
    ],
    compare: { kind: 'result' },
  },
  {
    id: 'sql-02-02',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Liệt kê `full_name` và `job_title` của những nhân viên có quản lý trực tiếp là nhân viên số 5: mỗi nhân viên một hàng, không cần thứ tự.',
      en: 'List `full_name` and `job_title` of the employees whose direct manager is employee 5: one row for each employee, in any order.',
    },
    starter: 'SELECT full_name, job_title\nFROM employees\nWHERE ',
    hints: [
      {
        vi: 'Mã của người quản lý nằm ở hàng của nhân viên. Đó là cột nào?',
        en: 'The id of the manager is in the row of the employee. Which column is it in?',
      },
    ],
    solutions: [{ sql: 'SELECT full_name, job_title\nFROM employees\nWHERE manager_id = 5;' }],
    wrong: [
      {
        sql: 'SELECT full_name, job_title FROM employees WHERE employee_id = 5',
        mark: '\\bemployee_id = 5\\b',
        message: {
          vi: 'Đây là chính nhân viên số 5. Đề hỏi những hàng trỏ tới người đó, tức có `manager_id` bằng 5.',
          en: 'This is employee 5. The task asks for the rows that point to this person, that is, those whose `manager_id` is 5.',
        },
      },
      {
        sql: "SELECT full_name, job_title FROM employees WHERE manager_id = 'Mai Xuân Phúc'",
        mark: "\\bmanager_id (?:=|like) '(?!\\d)",
        certain: true,
        message: {
          vi: 'Cột `manager_id` chứa mã của người quản lý, không chứa tên.',
          en: 'The column `manager_id` contains the id of the manager, not the name.',
        },
      },
      {
        sql: 'SELECT full_name, job_title FROM employees WHERE manager_id = 5 OR employee_id = 5',
        mark: '\\bor\\b.*\\bemployee_id = 5\\b|\\bemployee_id = 5\\b.*\\bor\\b',
        message: {
          vi: 'Kết quả có cả chính nhân viên số 5. Đề chỉ hỏi những người do nhân viên số 5 quản lý trực tiếp.',
          en: 'The result includes employee 5 too. The task asks only for the people whom employee 5 manages directly.',
        },
      },
    ],
    compare: { kind: 'result' },
  },
  {
    id: 'sql-02-03',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Tác giả số 4 đứng tên ở những cuốn sách nào, và là tên thứ mấy trên bìa? Trả về `book_id` và `author_order`, xếp theo `book_id` tăng dần.',
      en: 'Which books carry the name of author 4, and in which place on the cover? Return `book_id` and `author_order`, ordered by `book_id`, ascending.',
    },
    starter: 'SELECT book_id, author_order\nFROM \n',
    hints: [
      {
        vi: 'Quan hệ nhiều – nhiều giữa sách và tác giả được lưu trong một bảng riêng.',
        en: 'The many-to-many relationship between books and authors is stored in a table of its own.',
      },
    ],
    solutions: [{ sql: 'SELECT book_id, author_order\nFROM book_authors\nWHERE author_id = 4\nORDER BY book_id;' }],
    wrong: [
      {
        sql: 'SELECT book_id, author_order FROM book_authors WHERE book_id = 4 ORDER BY book_id',
        mark: '\\bbook_id = 4\\b',
        message: {
          vi: 'Số 4 là mã của tác giả, không phải mã của sách.',
          en: '4 is the id of the author, not of a book.',
        },
      },
      {
        sql: 'SELECT book_id, author_order FROM book_authors WHERE author_order = 4 ORDER BY book_id',
        mark: '\\bauthor_order = 4\\b',
        certain: true,
        message: {
          vi: '`author_order` là thứ tự tên trên bìa. Số 4 là mã của tác giả.',
          en: '`author_order` is the place of the name on the cover. 4 is the id of the author.',
        },
      },
      {
        sql: 'SELECT book_id, author_order FROM book_authors WHERE author_id = 4 ORDER BY author_order, book_id',
        mark: '\\border by (?:\\w+ \\. )?author_order\\b',
        message: {
          vi: 'Các hàng đã đúng, nhưng đề yêu cầu xếp theo `book_id`, không phải theo thứ tự tên trên bìa.',
          en: 'The rows are right, but the task asks for the order of `book_id`, not of the places on the cover.',
        },
      },
      {
        sql: 'SELECT book_id, author_order FROM book_authors WHERE author_id = 4',
        mark: '^(?!.*\\border by\\b)',
        message: {
          vi: 'Câu lệnh không có ORDER BY nên thứ tự các hàng không xác định. Đề yêu cầu xếp theo `book_id`.',
          en: 'There is no ORDER BY, so the order of the rows is not defined. The task asks for the order of `book_id`.',
        },
      },
    ],
    compare: { kind: 'result', order: true },
    hidden: [
      {
        about: {
          vi: 'Có tác giả mang mã 40, và tác giả số 4 đứng tên ở gần hết các đầu sách. Ở một đầu sách, tác giả đứng tên thứ hai chưa có trong bảng.',
          en: 'There is an author with the id 40, and nearly all titles carry the name of author 4. Of one title the second author on the cover is not in the table yet.',
        },
        sql: "INSERT INTO authors (author_id, full_name, country) VALUES (40, 'Bùi Lam', 'Việt Nam'); INSERT INTO book_authors (book_id, author_id, author_order) SELECT 5, author_id, (SELECT MAX(author_order) + 1 FROM book_authors WHERE book_id = 5) FROM authors WHERE author_id = 40; INSERT INTO book_authors (book_id, author_id, author_order) SELECT book_id, 4, MAX(author_order) + 1 FROM book_authors WHERE book_id NOT IN (SELECT book_id FROM book_authors WHERE author_id = 4) GROUP BY book_id; DELETE FROM book_authors WHERE book_id = 22 AND author_order = 2;",
      },
    ],
    equivalent: [
      {
        sql: 'SELECT DISTINCT book_id, author_order FROM "book_authors" WHERE author_id = 4 ORDER BY book_id ASC',
        reason:
          'The primary key of book_authors is (book_id, author_id): for one author no book_id occurs twice, so there are no equal rows to drop.',
      },
    ],
  },
  {
    id: 'sql-02-04',
    dataset: 'nha_sach',
    prompt: {
      vi: "Nhập một đầu sách mới: `book_id` là 41, tên là 'SQLite trong túi áo', danh mục 14, giá 120000 đồng, còn 10 cuốn trong kho; ISBN và ngày phát hành chưa có, nên để NULL. Ghi cả hai tác giả: tên thứ nhất trên bìa là tác giả số 4, tên thứ hai là tác giả số 8.",
      en: "Enter a new book: its `book_id` is 41, its title 'SQLite trong túi áo', its category 14, its price 120000 dong, and 10 copies are in stock; there is no ISBN and no publication date yet, so leave them NULL. Enter its two authors as well: the first name on the cover is author 4, the second is author 8.",
    },
    starter: 'INSERT INTO books (book_id, title, category_id, price, stock)\nVALUES ();\n',
    hints: [
      {
        vi: 'Bạn phải thêm hàng vào hai bảng: một bảng ghi sách, một bảng ghi tác giả của sách.',
        en: 'You have to add rows to two tables: one records the book, the other the authors of the book.',
      },
      {
        vi: 'Khóa ngoại chỉ nhận một giá trị đã có trong bảng được trỏ tới. Vậy phải thêm vào bảng nào trước?',
        en: 'A foreign key accepts only a value that is already in the table it points to. So which table comes first?',
      },
    ],
    solutions: [
      {
        sql: "INSERT INTO books (book_id, title, category_id, price, stock)\nVALUES (41, 'SQLite trong túi áo', 14, 120000, 10);\n\nINSERT INTO book_authors (book_id, author_id, author_order) VALUES\n  (41, 4, 1),\n  (41, 8, 2);",
      },
      {
        sql: "INSERT INTO books (book_id, isbn, title, category_id, price, stock, published_on)\nVALUES (41, NULL, 'SQLite trong túi áo', 14, 120000, 10, NULL);\n\nINSERT INTO book_authors (book_id, author_id, author_order) VALUES (41, 4, 1);\nINSERT INTO book_authors (book_id, author_id, author_order) VALUES (41, 8, 2);",
        note: {
          vi: 'Viết rõ NULL ở hai cột chưa có giá trị. Cột không được ghi tên thì nhận giá trị mặc định, ở đây cũng là NULL.',
          en: 'NULL is written out for the two columns without a value. A column that is not named gets its default, which is NULL here too.',
        },
      },
    ],
    wrong: [
      {
        sql: "INSERT INTO book_authors (book_id, author_id, author_order) VALUES (41, 4, 1), (41, 8, 2); INSERT INTO books (book_id, title, category_id, price, stock) VALUES (41, 'SQLite trong túi áo', 14, 120000, 10)",
        mark: '^insert into book_authors\\b.*\\binsert into books\\b',
        message: {
          vi: 'Khi câu lệnh đầu thêm tác giả, bảng `books` chưa có cuốn số 41, nên khóa ngoại từ chối. Hãy thêm vào `books` trước.',
          en: 'When the first statement adds an author, `books` has no book 41 yet, so the foreign key refuses. Add to `books` first.',
        },
      },
      {
        sql: "INSERT INTO books (book_id, title, category_id, price, stock) VALUES (41, 'SQLite trong túi áo', 14, 120000, 10)",
        mark: '^(?!.*\\bbook_authors\\b)',
        message: {
          vi: 'Sách đã có, nhưng chưa có tác giả: bảng `book_authors` còn thiếu hai hàng.',
          en: 'The book is there, but without its authors: two rows of `book_authors` are missing.',
        },
      },
      {
        sql: "INSERT INTO books (book_id, title, category_id, price, stock) VALUES (41, 'SQLite trong túi áo', 14, 120000, 10); INSERT INTO book_authors (book_id, author_id, author_order) VALUES (41, 4, 1), (41, 8, 1)",
        mark: '\\b8 , (?:41 , )?1 \\)|\\( 1 , (?:41 , )?8\\b',
        message: {
          vi: 'Cả hai tác giả đều được ghi là tên thứ nhất. Tác giả số 8 là tên thứ hai.',
          en: 'Both authors are entered as the first name. Author 8 is the second.',
        },
      },
      {
        sql: "INSERT INTO books (book_id, title, category_id, price, stock) VALUES (41, 'SQLite trong túi áo', 14, 120000, 10); INSERT INTO book_authors (book_id, author_id, author_order) VALUES (41, 8, 1), (41, 4, 2)",
        mark: '\\b8 , (?:41 , )?1 \\)|\\( 1 , (?:41 , )?8\\b',
        message: {
          vi: 'Hai tác giả bị đổi chỗ: tên thứ nhất là tác giả số 4, tên thứ hai là tác giả số 8.',
          en: 'The two authors have changed places: the first name is author 4, the second is author 8.',
        },
      },
      {
        sql: "INSERT INTO books (book_id, isbn, title, category_id, price, stock) VALUES (41, '', 'SQLite trong túi áo', 14, 120000, 10); INSERT INTO book_authors (book_id, author_id, author_order) VALUES (41, 4, 1), (41, 8, 2)",
        mark: "''",
        message: {
          vi: 'Chuỗi rỗng là một giá trị, không phải NULL. Chưa có ISBN thì để `isbn` là NULL.',
          en: 'An empty string is a value, not NULL. Without an ISBN, leave `isbn` NULL.',
        },
      },
    ],
    compare: { kind: 'state' },
    hidden: [
      {
        about: {
          vi: 'Kho đã có một bản in khác cùng tên, và bản ấy chưa có tác giả.',
          en: 'The shop already has another edition of the same title, without authors yet.',
        },
        sql: "INSERT INTO books (book_id, title, category_id, price, stock) VALUES (43, 'SQLite trong túi áo', 14, 90000, 3);",
      },
      {
        about: {
          vi: 'Tác giả 4 trẻ hơn tác giả 8.',
          en: 'Author 4 is younger than author 8.',
        },
        sql: 'UPDATE authors SET birth_year = CASE author_id WHEN 4 THEN 1999 ELSE 1950 END WHERE author_id IN (4, 8);',
      },
    ],
  },
  {
    id: 'sql-02-05',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Khách muốn lưu những cuốn sách mình thích. Một khách lưu được nhiều sách, một sách được nhiều khách lưu, nhưng không khách nào lưu cùng một cuốn hai lần, dù vào hai ngày khác nhau. Tạo bảng `wishlist` gồm ba cột theo thứ tự: `customer_id` (INTEGER), `book_id` (INTEGER), `added_on` (DATE). Cột nào cũng bắt buộc phải có giá trị. Bảng cần khóa chính thể hiện luật trên, và khóa ngoại để chỉ nhận khách và sách đã có.',
      en: 'Customers want to keep a list of the books they like. A customer can keep many books, and many customers can keep the same book, but no customer keeps a book twice, on whatever day. Create the table `wishlist` with three columns in this order: `customer_id` (INTEGER), `book_id` (INTEGER), `added_on` (DATE). Every column must have a value. The table needs a primary key for the rule above, and foreign keys so that it accepts only customers and books that exist.',
    },
    starter: 'CREATE TABLE wishlist (\n  customer_id INTEGER,\n  book_id INTEGER,\n  added_on DATE\n);',
    hints: [
      {
        vi: 'Đây là một bảng nối, giống `book_authors`: khóa chính gồm hai cột và đứng thành một dòng riêng ở cuối, như ở bảng `shifts` trong bài.',
        en: 'This is a junction table like `book_authors`: its primary key has two columns and is on a line of its own at the end, as in the table `shifts` of the lesson.',
      },
      {
        vi: '`NOT NULL` và `REFERENCES customers (customer_id)` đứng sau kiểu của cột.',
        en: '`NOT NULL` and `REFERENCES customers (customer_id)` come after the type of the column.',
      },
    ],
    solutions: [
      {
        sql: 'CREATE TABLE wishlist (\n  customer_id INTEGER NOT NULL REFERENCES customers (customer_id),\n  book_id INTEGER NOT NULL REFERENCES books (book_id),\n  added_on DATE NOT NULL,\n  PRIMARY KEY (customer_id, book_id)\n);',
      },
      {
        sql: 'CREATE TABLE wishlist (\n  customer_id INTEGER NOT NULL,\n  book_id INTEGER NOT NULL,\n  added_on DATE NOT NULL,\n  PRIMARY KEY (customer_id, book_id),\n  FOREIGN KEY (customer_id) REFERENCES customers (customer_id),\n  FOREIGN KEY (book_id) REFERENCES books (book_id)\n);',
        note: {
          vi: 'Mỗi khóa ngoại là một dòng riêng. Từ MySQL 8.4 trở về trước, chỉ cách viết này có hiệu lực.',
          en: 'Each foreign key is on a line of its own. Up to MySQL 8.4, only this form takes effect.',
        },
      },
    ],
    wrong: [
      {
        sql: 'CREATE TABLE wishlist (customer_id INTEGER NOT NULL PRIMARY KEY REFERENCES customers (customer_id), book_id INTEGER NOT NULL REFERENCES books (book_id), added_on DATE NOT NULL)',
        mark: '\\bcustomer_id \\w+ [^,]*\\bprimary key\\b|\\bprimary key \\( customer_id \\)',
        message: {
          vi: 'Khóa chính chỉ gồm `customer_id`, nên mỗi khách chỉ lưu được một cuốn. Khóa chính phải gồm cả hai cột.',
          en: 'The primary key is only `customer_id`, so a customer can keep only one book. The primary key needs both columns.',
        },
      },
      {
        sql: 'CREATE TABLE wishlist (customer_id INTEGER NOT NULL REFERENCES customers (customer_id), book_id INTEGER NOT NULL REFERENCES books (book_id), added_on DATE NOT NULL, PRIMARY KEY (customer_id, book_id, added_on))',
        mark: '\\bprimary key \\([^)]*\\badded_on\\b',
        message: {
          vi: 'Khóa chính có cả `added_on`, nên một khách vẫn lưu được cùng một cuốn vào hai ngày khác nhau.',
          en: 'The primary key includes `added_on`, so a customer can still keep the same book on two different days.',
        },
      },
      {
        sql: 'CREATE TABLE wishlist (customer_id INTEGER NOT NULL REFERENCES customers (customer_id), book_id INTEGER NOT NULL REFERENCES books (book_id), added_on DATE NOT NULL)',
        mark: '^(?!.*\\b(?:primary key|unique)\\b)',
        message: {
          vi: 'Bảng không có khóa chính, nên một khách lưu được cùng một cuốn hai lần.',
          en: 'The table has no primary key, so a customer can keep the same book twice.',
        },
      },
      {
        sql: 'CREATE TABLE wishlist (customer_id INTEGER NOT NULL, book_id INTEGER NOT NULL, added_on DATE NOT NULL, PRIMARY KEY (customer_id, book_id))',
        mark: '^(?!.*\\breferences\\b)',
        message: {
          vi: 'Bảng không có khóa ngoại, nên nhận cả khách lẫn sách không tồn tại. Hãy thêm REFERENCES.',
          en: 'The table has no foreign keys, so it accepts customers and books that do not exist. Add REFERENCES.',
        },
      },
      {
        sql: 'CREATE TABLE wishlist (customer_id INTEGER REFERENCES customers (customer_id), book_id INTEGER REFERENCES books (book_id), added_on DATE NOT NULL, PRIMARY KEY (customer_id, book_id))',
        mark: '\\b(?:customer|book)_id (?:int|integer|bigint)\\b(?! not null)',
        engine: 'sqlite',
        message: NULL_IN_KEY,
      },
      {
        sql: 'CREATE TABLE wishlist (customer_id INTEGER REFERENCES customers (customer_id), book_id INTEGER NOT NULL REFERENCES books (book_id), added_on DATE NOT NULL, PRIMARY KEY (customer_id, book_id))',
        mark: '\\bcustomer_id (?:int|integer|bigint)\\b(?! not null)',
        engine: 'sqlite',
        message: NULL_IN_KEY,
      },
      {
        sql: 'CREATE TABLE wishlist (customer_id INTEGER NOT NULL REFERENCES customers (customer_id), book_id INTEGER REFERENCES books (book_id), added_on DATE NOT NULL, PRIMARY KEY (customer_id, book_id))',
        mark: '\\bbook_id (?:int|integer|bigint)\\b(?! not null)',
        engine: 'sqlite',
        message: NULL_IN_KEY,
      },
    ],
    compare: {
      kind: 'state',
      columnTypes: true,
      probes: [
        "INSERT INTO wishlist VALUES (1, 1, '2025-06-29'), (1, 35, '2025-06-29'), (20, 1, '2025-06-29'); CREATE TABLE gifts (customer_id INTEGER, book_id INTEGER, FOREIGN KEY (customer_id, book_id) REFERENCES wishlist); INSERT INTO gifts (customer_id, book_id) VALUES (1, 1)",
        "INSERT INTO wishlist (customer_id, book_id, added_on) VALUES (1, 1, '2025-06-29'), (1, 1, '2025-06-30')",
        "INSERT INTO wishlist (customer_id, book_id, added_on) VALUES (35, 1, '2025-06-30')",
        "INSERT INTO wishlist (customer_id, book_id, added_on) VALUES (1, 99, '2025-06-30')",
        'INSERT INTO wishlist (customer_id, book_id, added_on) VALUES (1, 1, NULL)',
        "INSERT INTO wishlist (customer_id, book_id, added_on) VALUES (NULL, 1, '2025-06-30')",
        "INSERT INTO wishlist (customer_id, book_id, added_on) VALUES (1, NULL, '2025-06-30')",
      ],
    },
  },
];
