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
          vi: 'SQLite chỉ từ chối khi bảng được tạo với `STRICT`; bảng `books` thì không.',
          en: 'SQLite refuses only where the table was created as `STRICT`, and `books` was not.',
        },
      },
      {
        text: {
          vi: 'SQLite lưu chuỗi `hai trăm`, PostgreSQL từ chối.',
          en: 'SQLite stores the text `hai trăm`, PostgreSQL refuses.',
        },
        correct: true,
        why: {
          vi: 'Với SQLite kiểu của cột là gợi ý; với PostgreSQL nó là luật.',
          en: 'To SQLite the type of a column is a suggestion, to PostgreSQL it is a rule.',
        },
      },
      {
        text: { vi: 'Cả hai lưu số 0.', en: 'Both store the number 0.' },
        why: {
          vi: 'Không hệ nào trong hai hệ đổi chuỗi này thành 0 khi ghi; SQLite giữ nguyên chuỗi.',
          en: 'Neither turns this text into 0 when it writes; SQLite keeps the text as it is.',
        },
      },
    ],
  },
  {
    id: 'q02',
    prompt: {
      vi: 'Một sách có nhiều tác giả, một tác giả có nhiều sách. Thiết kế nào giữ được điều đó và không cho một cặp lặp lại?',
      en: 'A book has several authors, an author several books. Which design holds that and keeps a pair from being repeated?',
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
          vi: 'Mỗi cặp một hàng, và khóa chính hai cột từ chối cặp trùng.',
          en: 'One row for each pair, and the key of two columns refuses a repeated one.',
        },
      },
      {
        text: {
          vi: 'Bảng `book_authors` với khóa chính `book_id`.',
          en: 'A table `book_authors` with the primary key `book_id`.',
        },
        why: {
          vi: 'Khóa chỉ gồm `book_id` cho mỗi sách đúng một hàng, tức một tác giả.',
          en: 'With `book_id` alone as the key, a book gets one row, that is, one author.',
        },
      },
      {
        text: {
          vi: "Cột `authors` kiểu chuỗi, ghi `'4, 8, 2'`.",
          en: "A text column `authors` that reads `'4, 8, 2'`.",
        },
        why: {
          vi: 'Khóa ngoại không kiểm tra được số nằm trong một chuỗi.',
          en: 'A foreign key cannot check numbers inside a text.',
        },
      },
    ],
  },
  {
    id: 'q03',
    prompt: {
      vi: 'Bạn mở CSDL của nhà sách bằng `sqlite3` trên máy, không gõ PRAGMA nào, rồi chạy câu này. Danh mục 14 đang có năm cuốn sách. Chuyện gì xảy ra?',
      en: 'You open the database of the shop in `sqlite3` on your machine, type no PRAGMA, and run this. Category 14 has five books. What happens?',
    },
    code: 'DELETE FROM categories\nWHERE category_id = 14;',
    choices: [
      {
        text: { vi: 'Bị từ chối, vì còn sách trỏ tới.', en: 'It is refused, because books point to it.' },
        why: {
          vi: 'Đúng là vậy trên PostgreSQL, và trên trang này, nơi kiểm tra đã được bật.',
          en: 'So it is on PostgreSQL, and on this site, where the check is switched on.',
        },
      },
      {
        text: { vi: 'Danh mục và cả năm cuốn sách bị xóa.', en: 'The category and its five books are deleted.' },
        why: {
          vi: 'Xóa lan chỉ xảy ra khi khóa ngoại khai báo `ON DELETE CASCADE`.',
          en: 'Deletion spreads only where the foreign key says `ON DELETE CASCADE`.',
        },
      },
      {
        text: {
          vi: 'Danh mục bị xóa, năm cuốn sách trỏ tới một mã không còn nữa.',
          en: 'The category is deleted, and five books point to an id that is gone.',
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
          vi: 'Điều đó cần `ON DELETE SET NULL`, và cột này còn là NOT NULL.',
          en: 'That would take `ON DELETE SET NULL`, and the column is NOT NULL besides.',
        },
      },
    ],
  },
  {
    id: 'q04',
    prompt: {
      vi: 'Cuốn số 1 giá 80000. Câu này trả về gì trên SQLite và PostgreSQL?',
      en: 'Book 1 costs 80000. What does this return on SQLite and PostgreSQL?',
    },
    code: 'SELECT price * (15 / 100) AS discount\nFROM books\nWHERE book_id = 1;',
    choices: [
      {
        text: { vi: '0', en: '0' },
        correct: true,
        why: {
          vi: '`15 / 100` chia hai số nguyên nên bằng 0, và 80000 nhân 0 vẫn là 0.',
          en: '`15 / 100` divides two integers and is 0, and 80000 times 0 is 0.',
        },
      },
      {
        text: { vi: '12000', en: '12000' },
        why: {
          vi: 'Muốn 12000 thì viết `price * 15 / 100`: nhân trước, chia sau. MySQL thì cho 12000 với cả hai cách.',
          en: 'For 12000 write `price * 15 / 100`: multiply first, divide last. MySQL gives 12000 either way.',
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
          vi: 'Không có lỗi nào, và đó mới là chỗ nguy hiểm.',
          en: 'There is no error, and that is what makes it dangerous.',
        },
      },
    ],
  },
  {
    id: 'q05',
    prompt: {
      vi: 'Phần nào nối vào sau câu này thì chạy được trên cả SQLite và PostgreSQL? Chọn mọi câu đúng.',
      en: 'Which endings of this statement run on both SQLite and PostgreSQL? Choose all that apply.',
    },
    code: 'SELECT title, price * stock AS stock_value\nFROM books',
    choices: [
      {
        text: { vi: '`WHERE stock_value > 14000000`', en: '`WHERE stock_value > 14000000`' },
        why: {
          vi: 'WHERE được tính trước SELECT nên chưa có bí danh; PostgreSQL từ chối, SQLite dễ dãi.',
          en: 'WHERE comes before SELECT, so there is no alias yet; PostgreSQL refuses, SQLite is lenient.',
        },
      },
      {
        text: { vi: '`WHERE price * stock > 14000000`', en: '`WHERE price * stock > 14000000`' },
        correct: true,
        why: {
          vi: 'WHERE chỉ dùng cột của bảng, nên chạy ở mọi nơi.',
          en: 'WHERE uses columns of the table only, so it runs everywhere.',
        },
      },
      {
        text: { vi: '`ORDER BY stock_value DESC`', en: '`ORDER BY stock_value DESC`' },
        correct: true,
        why: {
          vi: 'ORDER BY được tính sau SELECT nên biết bí danh.',
          en: 'ORDER BY comes after SELECT and knows the alias.',
        },
      },
      {
        text: { vi: '`ORDER BY -stock_value`', en: '`ORDER BY -stock_value`' },
        why: {
          vi: 'PostgreSQL chỉ nhận bí danh đứng một mình; trong biểu thức, nó tìm một cột tên như vậy và báo lỗi.',
          en: 'PostgreSQL takes an alias only by itself; inside an expression it looks for a column of that name and fails.',
        },
      },
    ],
  },
] as const;
