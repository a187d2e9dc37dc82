import type { SqlExercise } from '../../../src/features/sql-lab/core/exercise';

/** ORDER BY, LIMIT and OFFSET. */
export const DAY_05: readonly SqlExercise[] = [
  {
    id: 'sql-05-01',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Năm cuốn sách đắt nhất: `title`, `price`, đắt trước; cùng giá thì theo `title`.',
      en: 'The five most expensive books: `title`, `price`, the most expensive first; books of one price by `title`.',
    },
    starter: 'SELECT title, price\nFROM books\n',
    hints: [
      {
        vi: 'Hai khóa sắp xếp, mỗi khóa có chiều riêng.',
        en: 'Two sort keys, each with a direction of its own.',
      },
    ],
    solutions: [
      { sql: 'SELECT title, price\nFROM books\nORDER BY price DESC, title\nLIMIT 5;' },
      {
        sql: 'SELECT title, price\nFROM books\nORDER BY -price, title\nLIMIT 5;',
        note: {
          vi: 'Đổi dấu một số cũng đảo được chiều, nhưng `DESC` nói rõ ý hơn và dùng được cho cả chữ.',
          en: 'Negating a number reverses the direction too, but `DESC` says what is meant and works for text as well.',
        },
      },
    ],
    wrong: [
      {
        sql: 'SELECT title, price FROM books ORDER BY price DESC LIMIT 5',
        message: {
          vi: 'Những cuốn cùng giá đang đứng theo thứ tự tùy ý của hệ quản trị. Thêm `title` làm khóa thứ hai.',
          en: 'Books of one price stand in whatever order suits the database. Add `title` as the second key.',
        },
      },
      {
        sql: 'SELECT title, price FROM books ORDER BY price, title LIMIT 5',
        message: {
          vi: 'Đây là năm cuốn rẻ nhất: không ghi gì thì ORDER BY xếp tăng dần.',
          en: 'These are the five cheapest: unless told otherwise ORDER BY sorts in ascending order.',
        },
      },
      {
        sql: 'SELECT title, price FROM books ORDER BY price DESC, title DESC LIMIT 5',
        message: {
          vi: '`DESC` chỉ áp cho khóa đứng ngay trước nó. Cùng giá thì `title` cần xếp tăng dần.',
          en: '`DESC` belongs to the key right before it. Within one price `title` should be ascending.',
        },
      },
    ],
    compare: { kind: 'result', order: true },
  },
  {
    id: 'sql-05-02',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Danh sách khách cho người giao hàng: `full_name`, `city`, xếp theo `city`, khách chưa rõ thành phố đứng cuối; trong một thành phố thì theo `full_name`. Viết sao cho kết quả giống nhau trên SQLite và PostgreSQL; muốn chắc, hãy đổi hệ rồi chấm lại.',
      en: 'A customer list for the courier: `full_name`, `city`, ordered by `city` with customers of unknown city last, and by `full_name` within a city. Write it so that SQLite and PostgreSQL agree; to make sure, switch the system and check again.',
    },
    starter: 'SELECT full_name, city\nFROM customers\nORDER BY ',
    hints: [
      {
        vi: 'Đừng dựa vào mặc định: SQLite đặt NULL lên đầu, PostgreSQL đặt xuống cuối.',
        en: 'Do not rely on the default: SQLite puts NULL first, PostgreSQL last.',
      },
      {
        vi: 'Viết chỗ của NULL ngay sau khóa `city`.',
        en: 'State the place of NULL right after the key `city`.',
      },
    ],
    solutions: [
      { sql: 'SELECT full_name, city\nFROM customers\nORDER BY city NULLS LAST, full_name;' },
      {
        sql: 'SELECT full_name, city\nFROM customers\nORDER BY city IS NULL, city, full_name;',
        note: {
          vi: 'Sai đứng trước đúng, nên hàng có `city` đứng trước. Cách này chạy được cả trên MySQL.',
          en: 'False sorts before true, so rows with a `city` come first. This works on MySQL too.',
        },
      },
    ],
    wrong: [
      {
        sql: "SELECT full_name, city FROM customers ORDER BY COALESCE(city, 'ZZZ'), full_name",
        message: {
          vi: 'Thay NULL bằng `ZZZ` không đưa nó xuống cuối: theo mã ký tự, `Đ` đứng sau cả `Z`, nên Đà Lạt và Đà Nẵng còn ở sau.',
          en: 'Putting `ZZZ` for NULL does not bring it to the end: by character codes `Đ` comes after `Z`, so Đà Lạt and Đà Nẵng come later still.',
        },
      },
      {
        sql: 'SELECT full_name, city FROM customers ORDER BY city NULLS FIRST, full_name',
        message: {
          vi: 'Khách chưa rõ thành phố đang đứng đầu danh sách.',
          en: 'The customers of unknown city stand at the top.',
        },
      },
      {
        sql: 'SELECT full_name, city FROM customers ORDER BY full_name, city NULLS LAST',
        message: {
          vi: 'Khóa đầu tiên quyết định trước. Danh sách phải gom theo `city`, rồi mới đến tên.',
          en: 'The first key decides first. The list goes by `city`, and by name only within a city.',
        },
      },
      {
        sql: 'SELECT full_name, city FROM customers WHERE city IS NOT NULL ORDER BY city, full_name',
        message: {
          vi: 'Những khách chưa rõ thành phố vẫn phải có trong danh sách.',
          en: 'The customers of unknown city must still be on the list.',
        },
      },
    ],
    compare: { kind: 'result', order: true },
  },
  {
    id: 'sql-05-03',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Trang web bày 8 cuốn mỗi trang, rẻ trước, cùng giá thì theo `title`. Lấy trang thứ 3: `title`, `price`.',
      en: 'The site shows 8 books a page, cheapest first, books of one price by `title`. Fetch page 3: `title`, `price`.',
    },
    starter: 'SELECT title, price\nFROM books\n',
    hints: [
      {
        vi: 'Trước trang 3 có bao nhiêu trang, tức là bao nhiêu cuốn phải bỏ qua?',
        en: 'How many pages, and so how many books, come before page 3?',
      },
    ],
    solutions: [{ sql: 'SELECT title, price\nFROM books\nORDER BY price, title\nLIMIT 8 OFFSET 16;' }],
    wrong: [
      {
        sql: 'SELECT title, price FROM books ORDER BY price, title LIMIT 8 OFFSET 3',
        message: {
          vi: 'OFFSET đếm hàng, không đếm trang. Phải bỏ qua hai trang, mỗi trang 8 hàng.',
          en: 'OFFSET counts rows, not pages. Two pages of 8 rows each are to be skipped.',
        },
      },
      {
        sql: 'SELECT title, price FROM books ORDER BY price, title LIMIT 8 OFFSET 24',
        message: {
          vi: 'Bỏ qua 24 hàng là bỏ qua ba trang, đây là trang 4.',
          en: 'Skipping 24 rows skips three pages: this is page 4.',
        },
      },
      {
        sql: 'SELECT title, price FROM books ORDER BY price, title LIMIT 24 OFFSET 16',
        message: {
          vi: 'LIMIT là số hàng cần lấy, không phải số thứ tự của hàng cuối.',
          en: 'LIMIT is how many rows to take, not the number of the last one.',
        },
      },
    ],
    compare: { kind: 'result', order: true },
  },
  {
    id: 'sql-05-04',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Giá cao thứ nhì trong nhà sách là bao nhiêu? Một hàng, một cột `price`. Nhiều cuốn có thể cùng có giá cao nhất.',
      en: 'What is the second-highest price in the shop? One row, one column `price`. Several books may share the highest price.',
    },
    starter: 'SELECT price\nFROM books\n',
    hints: [
      {
        vi: 'Hãy xếp giảm dần và nhìn hai hàng đầu.',
        en: 'Sort in descending order and look at the first two rows.',
      },
      {
        vi: 'DISTINCT (ngày 3) bỏ các giá trùng trước khi LIMIT đếm hàng.',
        en: 'DISTINCT (day 3) removes equal prices before LIMIT counts rows.',
      },
    ],
    solutions: [
      { sql: 'SELECT DISTINCT price\nFROM books\nORDER BY price DESC\nLIMIT 1 OFFSET 1;' },
      {
        sql: 'SELECT MAX(price) AS price\nFROM books\nWHERE price < (SELECT MAX(price) FROM books);',
        note: {
          vi: 'Giá lớn nhất trong các giá nhỏ hơn giá lớn nhất: dùng MAX của ngày 10 và truy vấn con của ngày 16.',
          en: 'The largest of the prices below the largest: with MAX of day 10 and a subquery of day 16.',
        },
      },
    ],
    wrong: [
      {
        sql: 'SELECT price FROM books ORDER BY price DESC LIMIT 1 OFFSET 1',
        message: {
          vi: 'Hàng thứ hai chưa chắc là giá thứ hai: hai cuốn đắt nhất bằng giá nhau.',
          en: 'The second row need not hold the second price: the two most expensive books cost the same.',
        },
      },
      {
        sql: 'SELECT DISTINCT price FROM books ORDER BY price DESC LIMIT 2',
        message: {
          vi: 'Đây là hai giá cao nhất. Câu hỏi chỉ cần giá thứ hai.',
          en: 'These are the two highest prices. Only the second was asked for.',
        },
      },
      {
        sql: 'SELECT DISTINCT price FROM books ORDER BY price LIMIT 1 OFFSET 1',
        message: {
          vi: 'Đây là giá thấp thứ nhì: thiếu `DESC`.',
          en: 'This is the second-lowest price: `DESC` is missing.',
        },
      },
    ],
    compare: { kind: 'result', order: true },
  },
  {
    id: 'sql-05-05',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Danh sách xếp theo giá giảm dần, cùng giá thì theo `title`. Người đọc vừa xem đến cuốn `Hoa trà tháng Giêng` giá 250000. Không dùng OFFSET, hãy lấy 4 cuốn tiếp theo: `title`, `price`.',
      en: 'The list goes by price, the most expensive first, then by `title`. The reader has just seen `Hoa trà tháng Giêng` at 250000. Without OFFSET, fetch the next 4 books: `title`, `price`.',
    },
    starter: 'SELECT title, price\nFROM books\nWHERE \nORDER BY price DESC, title\nLIMIT 4;',
    hints: [
      {
        vi: 'Cuốn tiếp theo hoặc rẻ hơn, hoặc bằng giá mà tên đứng sau.',
        en: 'What comes next is either cheaper, or of the same price with a later title.',
      },
      {
        vi: 'Hai trường hợp nối bằng OR; trường hợp thứ hai có AND.',
        en: 'The two cases are joined by OR; the second has an AND.',
      },
    ],
    solutions: [
      {
        sql: "SELECT title, price\nFROM books\nWHERE price < 250000\n   OR (price = 250000 AND title > 'Hoa trà tháng Giêng')\nORDER BY price DESC, title\nLIMIT 4;",
      },
      {
        sql: "SELECT title, price\nFROM books\nWHERE (-price, title) > (-250000, 'Hoa trà tháng Giêng')\nORDER BY price DESC, title\nLIMIT 4;",
        note: {
          vi: 'So sánh hai bộ giá trị như so từ điển: khóa đầu trước, bằng nhau mới đến khóa sau. Hai khóa phải cùng chiều, nên giá được đổi dấu.',
          en: 'Two rows of values are compared as in a dictionary: the first key, and the second where the first are equal. Both must run the same way, so the price is negated.',
        },
      },
    ],
    wrong: [
      {
        sql: 'SELECT title, price FROM books WHERE price < 250000 ORDER BY price DESC, title LIMIT 4',
        message: {
          vi: 'Cuốn nào cùng giá 250000 mà tên đứng sau sẽ không bao giờ được bày.',
          en: 'A book of the same price, 250000, with a later title would never be shown.',
        },
      },
      {
        sql: 'SELECT title, price FROM books WHERE price <= 250000 ORDER BY price DESC, title LIMIT 4',
        message: {
          vi: 'Cuốn vừa xem lại đứng đầu trang sau.',
          en: 'The book just seen comes first again on the next page.',
        },
      },
      {
        sql: "SELECT title, price FROM books WHERE price <= 250000 AND title > 'Hoa trà tháng Giêng' ORDER BY price DESC, title LIMIT 4",
        message: {
          vi: 'Điều kiện về tên chỉ dành cho những cuốn bằng giá. Cuốn rẻ hơn thì tên nào cũng được.',
          en: 'The condition on the title is for books of the same price only. Cheaper ones may have any title.',
        },
      },
    ],
    compare: { kind: 'result', order: true },
    hiddenSetup:
      "INSERT INTO books (book_id, title, category_id, price, stock) VALUES (91, 'Hoa trà tháng Giêng', 1, 250000, 3), (92, 'Trăng lên đầu núi', 1, 250000, 4), (93, 'Ánh đèn cuối phố', 1, 250000, 2), (94, 'Cơm nhà', 1, 250000, 2);",
  },
];
