/** Questions on days 1 to 3. */
export const QUESTIONS_A = [
  {
    id: 'q01',
    prompt: {
      vi: 'Cột `price` của bảng `books` khai báo kiểu INTEGER. Câu lệnh này làm gì?',
      en: 'The column `price` of `books` is declared INTEGER. What does this statement do?',
    },
    code: "INSERT INTO books (title, category_id, price, stock)\nVALUES ('Sổ tay SQL', 14, 'hai trăm', 5);",
    choices: [
      {
        text: { vi: 'Cả SQLite và PostgreSQL đều từ chối.', en: 'Both SQLite and PostgreSQL refuse it.' },
        why: {
          vi: 'Nếu bảng được tạo với `STRICT`, SQLite cũng từ chối, nhưng bảng `books` không được tạo như vậy.',
          en: 'SQLite would refuse it too if the table had been created as `STRICT`, but `books` was not.',
        },
      },
      {
        text: {
          vi: 'SQLite lưu chuỗi `hai trăm`, PostgreSQL từ chối.',
          en: 'SQLite stores the string `hai trăm`, PostgreSQL refuses.',
        },
        correct: true,
        why: {
          vi: 'SQLite đổi chuỗi trông như số thành số và giữ nguyên chuỗi khác. PostgreSQL chỉ nhận giá trị đúng kiểu của cột hoặc đổi được sang kiểu đó.',
          en: 'SQLite converts strings that look like numbers and keeps other strings as they are. PostgreSQL accepts only values that have the type of the column or can be converted to it.',
        },
      },
      {
        text: { vi: 'Cả hai lưu số 0.', en: 'Both store the number 0.' },
        why: {
          vi: 'Không hệ nào đổi chuỗi này thành 0 khi ghi.',
          en: 'Neither system turns this string into 0 when it stores it.',
        },
      },
    ],
  },
  {
    id: 'q02',
    prompt: {
      vi: 'Một cuốn sách có nhiều tác giả, một tác giả có nhiều cuốn sách. Thiết kế nào lưu được quan hệ đó và không để một cặp bị lặp?',
      en: 'A book has several authors, an author several books. Which design stores this and does not allow a pair to be repeated?',
    },
    choices: [
      {
        text: { vi: 'Thêm cột `author_id` vào bảng `books`.', en: 'A column `author_id` in `books`.' },
        why: {
          vi: 'Mỗi sách khi đó chỉ trỏ được tới một tác giả.',
          en: 'Each book could then point to one author only.',
        },
      },
      {
        text: {
          vi: 'Bảng `book_authors` với khóa chính `(book_id, author_id)`.',
          en: 'A table `book_authors` with the primary key `(book_id, author_id)`.',
        },
        correct: true,
        why: {
          vi: 'Mỗi cặp là một hàng, và khóa chính gồm hai cột không cho phép cặp trùng.',
          en: 'Each pair is a row, and a primary key of two columns does not allow a duplicate.',
        },
      },
      {
        text: {
          vi: 'Bảng `book_authors` với khóa chính `book_id`.',
          en: 'A table `book_authors` with the primary key `book_id`.',
        },
        why: {
          vi: 'Khi khóa chỉ gồm `book_id`, mỗi sách có nhiều nhất một hàng, tức một tác giả.',
          en: 'With only `book_id` as the key, a book has at most one row, that is, one author.',
        },
      },
      {
        text: {
          vi: "Cột `authors` kiểu chuỗi, ghi `'4, 8, 2'`.",
          en: "A string column `authors` with `'4, 8, 2'`.",
        },
        why: {
          vi: 'Khóa ngoại không kiểm tra được số nằm trong một chuỗi.',
          en: 'A foreign key cannot check numbers inside a string.',
        },
      },
    ],
  },
  {
    id: 'q03',
    prompt: {
      vi: 'Bạn mở CSDL của nhà sách bằng `sqlite3` trên máy, không gõ PRAGMA nào, rồi chạy câu lệnh sau. Danh mục 14 đang có năm cuốn sách. Kết quả là gì?',
      en: 'You open the database of the shop in `sqlite3` on your machine, type no PRAGMA, and run this. Category 14 has five books. What happens?',
    },
    code: 'DELETE FROM categories\nWHERE category_id = 14;',
    choices: [
      {
        text: {
          vi: 'Lệnh bị từ chối, vì còn sách trỏ tới danh mục.',
          en: 'It is refused, because books point to the category.',
        },
        why: {
          vi: 'PostgreSQL làm như vậy. SQLite của trang này cũng vậy, vì trang đã bật kiểm tra khóa ngoại.',
          en: 'PostgreSQL does this. So does the SQLite of this site, where the check of foreign keys is on.',
        },
      },
      {
        text: { vi: 'Danh mục và cả năm cuốn sách bị xóa.', en: 'The category and its five books are deleted.' },
        why: {
          vi: 'Sách chỉ bị xóa theo khi khóa ngoại khai báo `ON DELETE CASCADE`.',
          en: 'The books are deleted too only if the foreign key is declared `ON DELETE CASCADE`.',
        },
      },
      {
        text: {
          vi: 'Danh mục bị xóa, năm cuốn sách trỏ tới một mã không còn tồn tại.',
          en: 'The category is deleted, and five books point to an id that no longer exists.',
        },
        correct: true,
        why: {
          vi: 'SQLite mặc định không kiểm tra khóa ngoại; mỗi kết nối phải bật `PRAGMA foreign_keys = ON`.',
          en: 'SQLite does not check foreign keys by default; each connection has to set `PRAGMA foreign_keys = ON`.',
        },
      },
      {
        text: {
          vi: 'Danh mục bị xóa, `category_id` của năm cuốn thành NULL.',
          en: 'The category is deleted, and `category_id` of the five books becomes NULL.',
        },
        why: {
          vi: 'Muốn vậy phải khai báo `ON DELETE SET NULL`, và cột phải cho phép NULL.',
          en: 'That needs `ON DELETE SET NULL`, and a column that allows NULL.',
        },
      },
    ],
  },
  {
    id: 'q04',
    prompt: {
      vi: 'Cuốn số 1 giá 80000. Câu lệnh này trả về gì trên SQLite và PostgreSQL?',
      en: 'Book 1 costs 80000. What does this statement return on SQLite and PostgreSQL?',
    },
    code: 'SELECT price * (15 / 100) AS discount\nFROM books\nWHERE book_id = 1;',
    choices: [
      {
        text: { vi: '0', en: '0' },
        correct: true,
        why: {
          vi: '`15 / 100` là phép chia hai số nguyên nên bằng 0, và 80000 nhân 0 bằng 0.',
          en: '`15 / 100` is a division of two integers and equals 0, and 80000 times 0 is 0.',
        },
      },
      {
        text: { vi: '12000', en: '12000' },
        why: {
          vi: 'Muốn được 12000, hãy nhân trước rồi chia sau: `price * 15 / 100`.',
          en: 'To get 12000, multiply first and then divide: `price * 15 / 100`.',
        },
      },
      {
        text: { vi: 'NULL', en: 'NULL' },
        why: {
          vi: 'Phép chia này không gặp NULL và không chia cho 0.',
          en: 'There is no NULL in this division, and nothing is divided by 0.',
        },
      },
      {
        text: { vi: 'Một lỗi', en: 'An error' },
        why: {
          vi: 'Câu lệnh hợp lệ; chỉ có kết quả là không như ý muốn.',
          en: 'The statement is valid; only its result is not what was meant.',
        },
      },
    ],
  },
  {
    id: 'q05',
    prompt: {
      vi: 'Thêm phần nào vào sau câu lệnh này thì nó chạy được trên cả SQLite và PostgreSQL? Chọn mọi đáp án đúng.',
      en: 'Which endings of this statement run on both SQLite and PostgreSQL? Choose all that apply.',
    },
    code: 'SELECT title, price * stock AS stock_value\nFROM books',
    choices: [
      {
        text: { vi: '`WHERE stock_value > 14000000`', en: '`WHERE stock_value > 14000000`' },
        why: {
          vi: 'WHERE được xét trước SELECT nên chưa biết bí danh. PostgreSQL báo lỗi; SQLite cho phép.',
          en: 'WHERE is evaluated before SELECT, so the alias is not known yet. PostgreSQL fails; SQLite allows it.',
        },
      },
      {
        text: { vi: '`WHERE price * stock > 14000000`', en: '`WHERE price * stock > 14000000`' },
        correct: true,
        why: {
          vi: 'WHERE chỉ dùng cột của bảng, nên cả hai hệ đều chạy.',
          en: 'WHERE uses only columns of the table, so it runs on both systems.',
        },
      },
      {
        text: { vi: '`ORDER BY stock_value DESC`', en: '`ORDER BY stock_value DESC`' },
        correct: true,
        why: {
          vi: 'ORDER BY được xét sau SELECT nên biết bí danh.',
          en: 'ORDER BY is evaluated after SELECT and knows the alias.',
        },
      },
      {
        text: { vi: '`ORDER BY -stock_value`', en: '`ORDER BY -stock_value`' },
        why: {
          vi: 'Trong ORDER BY, PostgreSQL chỉ nhận bí danh đứng một mình. Trong một biểu thức, nó tìm cột của bảng có tên đó và báo lỗi.',
          en: 'In ORDER BY, PostgreSQL accepts an alias only by itself. Inside an expression it looks for a column of the table with that name and fails.',
        },
      },
    ],
  },
] as const;
