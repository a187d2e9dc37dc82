import type { SqlExercise } from '../../../src/features/sql-lab/core/grading/exercise';
import { LONG_TEXT } from './longText';

/** UNIQUE and NULL, CHECK and NULL, a key over two columns. */
export const DAY_23_A: readonly SqlExercise[] = [
  {
    id: 'sql-23-01',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Nhà sách cho mượn sách, và mỗi người mượn có một thẻ. Tạo bảng `member_cards` gồm ba cột: `card_no` kiểu TEXT là khóa chính và bắt buộc phải có giá trị; `customer_id` kiểu INTEGER, bắt buộc, trỏ tới `customers`, mỗi khách có nhiều nhất một thẻ, và không xóa được khách đang có thẻ; `email` kiểu TEXT, được để trống, nhưng hai thẻ không được có cùng một email (chữ hoa khác chữ thường).',
      en: 'The bookshop lends books, and everybody who borrows has a card. Create the table `member_cards` with three columns: `card_no` of type TEXT, which is the primary key and must have a value; `customer_id` of type INTEGER, which must have a value, refers to `customers`, and allows each customer one card at most; a customer with a card cannot be deleted; `email` of type TEXT, which may be empty, but two cards must not have the same email (capital and small letters differ).',
    },
    starter: 'CREATE TABLE member_cards (\n  \n);',
    hints: [
      {
        vi: '`NOT NULL UNIQUE REFERENCES …` viết được liền nhau trên một cột. Hãy thử xem UNIQUE có cho hai thẻ cùng không có email không.',
        en: '`NOT NULL UNIQUE REFERENCES …` can follow one another on a column. Try whether UNIQUE lets two cards have no email.',
      },
    ],
    solutions: [
      {
        sql: 'CREATE TABLE member_cards (\n  card_no TEXT NOT NULL PRIMARY KEY,\n  customer_id INTEGER NOT NULL UNIQUE REFERENCES customers (customer_id),\n  email TEXT UNIQUE\n);',
      },
      {
        sql: 'CREATE TABLE member_cards (\n  card_no TEXT NOT NULL,\n  customer_id INTEGER NOT NULL,\n  email TEXT,\n  CONSTRAINT one_number_per_card PRIMARY KEY (card_no),\n  CONSTRAINT one_card_per_customer UNIQUE (customer_id),\n  CONSTRAINT one_card_per_email UNIQUE (email),\n  CONSTRAINT card_of_a_customer FOREIGN KEY (customer_id) REFERENCES customers (customer_id)\n);',
        note: {
          vi: 'Cách này đặt tên cho từng ràng buộc. Thông báo lỗi của PostgreSQL in tên đó; SQLite chỉ in tên của CHECK.',
          en: 'This one names each constraint. The error messages of PostgreSQL print that name; SQLite prints only the name of a CHECK.',
        },
      },
    ],
    wrong: [
      {
        sql: 'CREATE TABLE member_cards (card_no TEXT NOT NULL PRIMARY KEY, customer_id INTEGER NOT NULL REFERENCES customers (customer_id), email TEXT UNIQUE)',
        mark: '\\bcustomer_id (?:int|integer|bigint) not null references\\b',
        message: {
          vi: 'Một khách vẫn có thể có hai thẻ. Cột `customer_id` cần thêm UNIQUE.',
          en: 'A customer can still have two cards. The column `customer_id` needs UNIQUE as well.',
        },
      },
      {
        sql: 'CREATE TABLE member_cards (card_no TEXT NOT NULL PRIMARY KEY, customer_id INTEGER NOT NULL UNIQUE REFERENCES customers (customer_id), email TEXT NOT NULL UNIQUE)',
        mark: '\\bemail (?:text|varchar \\( \\d+ \\)) (?:unique )?not null\\b',
        message: {
          vi: 'Bảng từ chối thẻ không có email. UNIQUE một mình đã cho nhiều hàng cùng để trống.',
          en: 'The table refuses a card without an email. UNIQUE by itself lets many rows be empty.',
        },
      },
      {
        sql: 'CREATE TABLE member_cards (card_no TEXT NOT NULL PRIMARY KEY, customer_id INTEGER NOT NULL UNIQUE REFERENCES customers (customer_id), email TEXT)',
        mark: '^(?!.*\\bunique \\( email \\)).*\\bemail (?:text|varchar \\( \\d+ \\)) [,)]',
        message: {
          vi: 'Hai thẻ vẫn có thể dùng chung một email. Cột `email` cần UNIQUE.',
          en: 'Two cards can still share an email. The column `email` needs UNIQUE.',
        },
      },
      {
        sql: 'CREATE TABLE member_cards (card_no TEXT NOT NULL PRIMARY KEY, customer_id INTEGER NOT NULL, email TEXT, UNIQUE (customer_id, email), FOREIGN KEY (customer_id) REFERENCES customers (customer_id))',
        mark: '\\bunique \\( (?:customer_id , email|email , customer_id) \\)',
        message: {
          vi: 'UNIQUE trên hai cột chỉ cấm hai hàng giống nhau ở cả hai cột. Đề có hai luật riêng, nên cần hai UNIQUE.',
          en: 'A UNIQUE over two columns only forbids rows that are alike in both. The task has two rules, so it takes two UNIQUE constraints.',
        },
      },
      {
        sql: 'CREATE TABLE member_cards (card_no TEXT NOT NULL UNIQUE, customer_id INTEGER NOT NULL UNIQUE REFERENCES customers (customer_id), email TEXT UNIQUE)',
        mark: '^(?!.*\\bprimary key\\b)',
        message: {
          vi: 'UNIQUE và NOT NULL chặn được số thẻ trùng hoặc trống, nhưng bảng chưa khai báo khóa chính: một khóa ngoại viết `REFERENCES member_cards` không biết trỏ tới cột nào.',
          en: 'UNIQUE and NOT NULL stop card numbers that repeat or are missing, but the table declares no primary key: a foreign key written `REFERENCES member_cards` does not know which column to refer to.',
        },
      },
      {
        sql: 'CREATE TABLE member_cards (card_no TEXT PRIMARY KEY, customer_id INTEGER NOT NULL UNIQUE REFERENCES customers (customer_id), email TEXT UNIQUE)',
        mark: '\\bcard_no (?:text|varchar \\( \\d+ \\)) primary key\\b(?! not null)',
        engine: 'sqlite',
        message: {
          vi: 'Trên SQLite, khóa chính kiểu TEXT vẫn nhận NULL. Hãy ghi thêm NOT NULL.',
          en: 'On SQLite a primary key of type TEXT still accepts NULL. State NOT NULL as well.',
        },
      },
      {
        sql: 'CREATE TABLE member_cards (card_no TEXT NOT NULL PRIMARY KEY, customer_id INTEGER NOT NULL UNIQUE REFERENCES customers (customer_id), email TEXT UNIQUE); CREATE UNIQUE INDEX one_email ON member_cards (LOWER(email))',
        mark: '\\b(?:lower|upper) \\( email\\b',
        message: {
          vi: 'Chỉ mục từ chối hai email chỉ khác nhau ở chữ hoa và chữ thường. Theo đề, đó là hai email khác nhau.',
          en: 'The index refuses two emails that differ only in capital and small letters. In this task they are different emails.',
        },
      },
      {
        sql: 'CREATE TABLE member_cards (card_no TEXT NOT NULL PRIMARY KEY, customer_id INTEGER NOT NULL UNIQUE REFERENCES customers (customer_id) ON DELETE CASCADE, email TEXT UNIQUE)',
        mark: '\\bon delete cascade\\b',
        message: {
          vi: 'Khi xóa một khách, thẻ của khách đó cũng bị xóa theo. Theo đề, việc xóa phải bị từ chối: đừng ghi ON DELETE CASCADE.',
          en: 'Deleting a customer deletes their card. In this task the deletion must be refused: leave out ON DELETE CASCADE.',
        },
      },
    ],
    compare: {
      kind: 'state',
      columnTypes: true,
      probes: [
        "INSERT INTO member_cards (card_no, customer_id) VALUES ('T-1', 1), ('T-2', 20); SELECT card_no, customer_id, email FROM member_cards",
        "INSERT INTO member_cards (card_no, customer_id, email) VALUES ('T-1', 1, 'an@nhasach.vn'), ('T-2', 2, 'bo@nhasach.vn')",
        "INSERT INTO member_cards (card_no, customer_id) VALUES ('T-1', 1); INSERT INTO member_cards (card_no, customer_id) VALUES ('T-2', 1)",
        "INSERT INTO member_cards (card_no, customer_id) VALUES ('T-1', 1); INSERT INTO member_cards (card_no, customer_id) VALUES ('T-1', 2)",
        "INSERT INTO member_cards (card_no, customer_id, email) VALUES ('T-1', 1, 'an@nhasach.vn'); INSERT INTO member_cards (card_no, customer_id, email) VALUES ('T-2', 2, 'an@nhasach.vn')",
        "INSERT INTO member_cards (card_no, customer_id) VALUES ('T-1', 999)",
        "INSERT INTO member_cards (card_no, customer_id) VALUES ('T-1', NULL)",
        'INSERT INTO member_cards (card_no, customer_id) VALUES (NULL, 1)',
        "INSERT INTO member_cards (card_no, customer_id) VALUES ('T-1', 1); CREATE TABLE visits (card_no TEXT REFERENCES member_cards); INSERT INTO visits (card_no) VALUES ('T-1')",
        "INSERT INTO member_cards (card_no, customer_id, email) VALUES ('T-1', 1, 'an@nhasach.vn'), ('T-2', 2, 'AN@nhasach.vn'), ('t-1', 20, 'An@NhaSach.vn')",
        `INSERT INTO member_cards (card_no, customer_id, email) VALUES (${LONG_TEXT}, 1, ${LONG_TEXT})`,
        "INSERT INTO customers (customer_id, full_name, phone, joined_on) VALUES (901, 'An', '0900000901', '2025-06-01'); INSERT INTO member_cards (card_no, customer_id) VALUES ('T-1', 901); DELETE FROM customers WHERE customer_id = 901",
      ],
    },
  },
  {
    id: 'sql-23-02',
    dataset: 'nha_sach',
    prompt: {
      vi: "Người mượn đặt cọc. Tạo bảng `deposits` gồm ba cột, cột nào cũng bắt buộc phải có giá trị: `deposit_id` kiểu INTEGER là khóa chính; `amount` kiểu INTEGER, từ 10000 đến 5000000 (kể cả hai số đó); `paid_by` kiểu TEXT, chỉ nhận 'cash' hoặc 'card'. Các cột ngoài khóa chính được trùng nhau.",
      en: "Whoever borrows pays a deposit. Create the table `deposits` with three columns, each of which must have a value: `deposit_id` of type INTEGER, which is the primary key; `amount` of type INTEGER, from 10000 to 5000000 (both included); `paid_by` of type TEXT, which takes only 'cash' or 'card'. Columns other than the primary key may repeat.",
    },
    starter: 'CREATE TABLE deposits (\n  deposit_id INTEGER PRIMARY KEY,\n  \n);',
    hints: [
      {
        vi: 'Hãy nhớ: CHECK chỉ từ chối khi điều kiện là FALSE. So sánh với NULL thì ra UNKNOWN.',
        en: 'Remember: CHECK refuses only where the condition is FALSE. A comparison with NULL is UNKNOWN.',
      },
    ],
    solutions: [
      {
        sql: "CREATE TABLE deposits (\n  deposit_id INTEGER PRIMARY KEY,\n  amount INTEGER NOT NULL CHECK (amount BETWEEN 10000 AND 5000000),\n  paid_by TEXT NOT NULL CHECK (paid_by IN ('cash', 'card'))\n);",
      },
      {
        sql: "CREATE TABLE deposits (\n  deposit_id INTEGER PRIMARY KEY,\n  amount INTEGER NOT NULL,\n  paid_by TEXT NOT NULL,\n  CONSTRAINT deposit_in_range CHECK (amount >= 10000 AND amount <= 5000000),\n  CONSTRAINT known_payment CHECK (paid_by = 'cash' OR paid_by = 'card')\n);",
      },
    ],
    wrong: [
      {
        sql: "CREATE TABLE deposits (deposit_id INTEGER PRIMARY KEY, amount INTEGER CHECK (amount BETWEEN 10000 AND 5000000), paid_by TEXT CHECK (paid_by IN ('cash', 'card')))",
        mark: '^(?!.*\\bnot null\\b).*\\bcheck\\b',
        message: {
          vi: 'Hai CHECK đều nhận NULL, vì với NULL thì điều kiện là UNKNOWN chứ không phải FALSE. Hai cột cần thêm NOT NULL.',
          en: 'Both CHECKs let NULL through, because with NULL the condition is UNKNOWN and not FALSE. The two columns need NOT NULL as well.',
        },
      },
      {
        sql: "CREATE TABLE deposits (deposit_id INTEGER PRIMARY KEY, amount INTEGER NOT NULL CHECK (amount > 10000 AND amount < 5000000), paid_by TEXT NOT NULL CHECK (paid_by IN ('cash', 'card')))",
        mark: 'amount > 10000\\b.*amount < 5000000\\b',
        message: {
          vi: 'Hai giới hạn 10000 và 5000000 cũng được nhận, nên phép so sánh phải có dấu bằng.',
          en: 'The limits 10000 and 5000000 are accepted too, so the comparisons include equality.',
        },
      },
      {
        sql: "CREATE TABLE deposits (deposit_id INTEGER PRIMARY KEY, amount INTEGER NOT NULL CHECK (amount >= 10000), paid_by TEXT NOT NULL CHECK (paid_by IN ('cash', 'card')))",
        mark: '^(?!.*5000000)(?!.*5000001)',
        message: {
          vi: 'Bảng vẫn nhận khoản cọc lớn hơn 5000000.',
          en: 'The table still accepts a deposit beyond 5000000.',
        },
      },
      {
        sql: 'CREATE TABLE deposits (deposit_id INTEGER PRIMARY KEY, amount INTEGER NOT NULL CHECK (amount BETWEEN 10000 AND 5000000), paid_by TEXT NOT NULL)',
        mark: '^(?!.*\\bpaid_by (?:= |in \\())',
        message: {
          vi: 'Cột `paid_by` vẫn nhận mọi chuỗi. Cột này cần một CHECK liệt kê hai giá trị.',
          en: 'The column `paid_by` still takes any text. It needs a CHECK that lists the two values.',
        },
      },
      {
        sql: "CREATE TABLE deposits (deposit_id INTEGER PRIMARY KEY, amount INTEGER NOT NULL CHECK (amount >= 10000 OR amount <= 5000000), paid_by TEXT NOT NULL CHECK (paid_by IN ('cash', 'card')))",
        mark: 'amount >= 10000 or amount <= 5000000',
        message: {
          vi: 'Số nào cũng lớn hơn 10000 hoặc nhỏ hơn 5000000, nên điều kiện này không từ chối số nào. Hãy dùng AND.',
          en: 'Every number is above 10000 or below 5000000, so this condition refuses none. Use AND.',
        },
      },
      {
        sql: "CREATE TABLE deposits (deposit_id INTEGER PRIMARY KEY, amount INTEGER NOT NULL CHECK (amount >= 10000 AND amount <> 5000001), paid_by TEXT NOT NULL CHECK (paid_by IN ('cash', 'card')))",
        mark: '\\bamount (?:<>|!=) \\d',
        message: {
          vi: 'CHECK chỉ loại một số. Mọi khoản cọc lớn hơn 5000000 đều phải bị từ chối: hãy dùng `<=` hoặc BETWEEN.',
          en: 'The CHECK excludes one number only. Every deposit beyond 5000000 must be refused: use `<=` or BETWEEN.',
        },
      },
    ],
    compare: {
      kind: 'state',
      columnTypes: true,
      probes: [
        "INSERT INTO deposits (deposit_id, amount, paid_by) VALUES (1, 10000, 'cash'), (2, 5000000, 'card'), (3, 5000000, 'card')",
        "INSERT INTO deposits (deposit_id, amount, paid_by) VALUES (1, 9999, 'cash')",
        "INSERT INTO deposits (deposit_id, amount, paid_by) VALUES (1, 5000001, 'cash')",
        "INSERT INTO deposits (deposit_id, amount, paid_by) VALUES (1, NULL, 'cash')",
        'INSERT INTO deposits (deposit_id, amount, paid_by) VALUES (1, 50000, NULL)',
        "INSERT INTO deposits (deposit_id, amount, paid_by) VALUES (1, 50000, 'voucher')",
        "INSERT INTO deposits (deposit_id, amount, paid_by) VALUES (1, 50000, 'cards')",
        "INSERT INTO deposits (deposit_id, amount, paid_by) VALUES (1, 50000, 'CASH')",
        "INSERT INTO deposits (deposit_id, amount, paid_by) VALUES (1, 50000, '')",
        "INSERT INTO deposits (deposit_id, amount, paid_by) VALUES (1, 50000, 'gift card')",
        "INSERT INTO deposits (deposit_id, amount, paid_by) VALUES (1, 50000, 'cast')",
        "INSERT INTO deposits (deposit_id, amount, paid_by) VALUES (1, 50000, 'cash on delivery')",
        "INSERT INTO deposits (deposit_id, amount, paid_by) VALUES (1, 50000, 'cash'); UPDATE deposits SET amount = 500",
        "INSERT INTO deposits (deposit_id, amount, paid_by) VALUES (1, 50000, 'cash'); INSERT INTO deposits (deposit_id, amount, paid_by) VALUES (1, 60000, 'cash')",
        "INSERT INTO deposits (deposit_id, amount, paid_by) VALUES (1, 50000, 'cash'); CREATE TABLE refunds (deposit_id INTEGER REFERENCES deposits); INSERT INTO refunds (deposit_id) VALUES (1)",
        "INSERT INTO deposits (deposit_id, amount, paid_by) VALUES (1, 10001, 'card'), (2, 123457, 'cash'), (3, 2500000, 'card'), (4, 4999999, 'cash')",
        "INSERT INTO deposits (deposit_id, amount, paid_by) VALUES (1, 5000002, 'card')",
        "INSERT INTO deposits (deposit_id, amount, paid_by) VALUES (1, 6000000, 'card')",
        "INSERT INTO deposits (deposit_id, amount, paid_by) VALUES (1, 2147483647, 'card')",
        "INSERT INTO deposits (deposit_id, amount, paid_by) VALUES (1, 0, 'card')",
        "INSERT INTO deposits (deposit_id, amount, paid_by) VALUES (1, -20000, 'card')",
        "INSERT INTO deposits (deposit_id, amount, paid_by) VALUES (1, 50000, 'cash'); UPDATE deposits SET deposit_id = NULL",
      ],
    },
  },
  {
    id: 'sql-23-03',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Khách chấm điểm sách. Tạo bảng `reviews` gồm năm cột: `review_id` kiểu INTEGER là khóa chính; `customer_id` và `book_id` kiểu INTEGER, bắt buộc, trỏ tới `customers` và `books`; `stars` kiểu INTEGER, bắt buộc, từ 1 đến 5; `comment` kiểu TEXT, được để trống. Mỗi khách chấm mỗi đầu sách nhiều nhất một lần; một khách chấm được nhiều đầu sách, và một đầu sách được nhiều khách chấm. Không xóa được khách hay đầu sách đang có lượt chấm.',
      en: 'Customers rate books. Create the table `reviews` with five columns: `review_id` of type INTEGER, which is the primary key; `customer_id` and `book_id` of type INTEGER, which must have values and refer to `customers` and `books`; `stars` of type INTEGER, which must have a value, from 1 to 5; `comment` of type TEXT, which may be empty. Each customer rates each title once at most; a customer can rate many titles, and many customers can rate a title. A customer or a title with ratings cannot be deleted.',
    },
    starter: 'CREATE TABLE reviews (\n  review_id INTEGER PRIMARY KEY,\n  \n);',
    hints: [
      {
        vi: 'UNIQUE của hai cột được viết thành một dòng riêng ở cuối: `UNIQUE (…, …)`.',
        en: 'A UNIQUE of two columns takes a line of its own at the end: `UNIQUE (…, …)`.',
      },
    ],
    solutions: [
      {
        sql: 'CREATE TABLE reviews (\n  review_id INTEGER PRIMARY KEY,\n  customer_id INTEGER NOT NULL REFERENCES customers (customer_id),\n  book_id INTEGER NOT NULL REFERENCES books (book_id),\n  stars INTEGER NOT NULL CHECK (stars BETWEEN 1 AND 5),\n  comment TEXT,\n  UNIQUE (customer_id, book_id)\n);',
      },
    ],
    wrong: [
      {
        sql: 'CREATE TABLE reviews (review_id INTEGER PRIMARY KEY, customer_id INTEGER NOT NULL UNIQUE REFERENCES customers (customer_id), book_id INTEGER NOT NULL UNIQUE REFERENCES books (book_id), stars INTEGER NOT NULL CHECK (stars BETWEEN 1 AND 5), comment TEXT)',
        mark: '\\b(?:customer|book)_id \\w+ (?:not null )?unique\\b|\\bunique \\( (?:customer|book)_id \\)',
        message: {
          vi: 'Hai UNIQUE riêng là quá chặt: mỗi khách chỉ chấm được một đầu sách, và mỗi đầu sách chỉ được một khách chấm. Muốn đúng luật thì cần một UNIQUE trên cả hai cột.',
          en: 'Two separate UNIQUE constraints are too strict: a customer could rate only one title, and a title be rated by only one customer. The rule needs one UNIQUE over both columns.',
        },
      },
      {
        sql: 'CREATE TABLE reviews (review_id INTEGER PRIMARY KEY, customer_id INTEGER NOT NULL REFERENCES customers (customer_id), book_id INTEGER NOT NULL REFERENCES books (book_id), stars INTEGER NOT NULL CHECK (stars BETWEEN 1 AND 5), comment TEXT)',
        mark: '^(?!.*\\bunique\\b)',
        message: {
          vi: 'Một khách vẫn chấm được cùng một đầu sách hai lần, với hai `review_id`. Khóa chính đó không ngăn được.',
          en: 'A customer can still rate the same title twice, under two `review_id`. That primary key does not prevent it.',
        },
      },
      {
        sql: 'CREATE TABLE reviews (review_id INTEGER PRIMARY KEY, customer_id INTEGER NOT NULL REFERENCES customers (customer_id), book_id INTEGER NOT NULL REFERENCES books (book_id), stars INTEGER NOT NULL CHECK (stars BETWEEN 1 AND 5), comment TEXT, UNIQUE (review_id, customer_id, book_id))',
        mark: '\\bunique \\( [^)]*\\b(?:review_id|stars|comment)\\b',
        message: {
          vi: 'UNIQUE đang có thêm một cột ngoài khách và sách, nên một khách vẫn chấm được cùng một đầu sách hai lần nếu cột đó khác nhau. Chỉ ghi `customer_id` và `book_id`.',
          en: 'The UNIQUE has a column beyond customer and book, so a customer can still rate the same title twice where that column differs. Name only `customer_id` and `book_id`.',
        },
      },
      {
        sql: 'CREATE TABLE reviews (review_id INTEGER PRIMARY KEY, customer_id INTEGER NOT NULL REFERENCES customers (customer_id), book_id INTEGER NOT NULL REFERENCES books (book_id), stars INTEGER NOT NULL, comment TEXT, UNIQUE (customer_id, book_id))',
        mark: '^(?!.*\\bcheck\\b)',
        message: {
          vi: 'Cột `stars` vẫn nhận 0 và 6. Cột này cần một CHECK.',
          en: 'The column `stars` still takes 0 and 6. It needs a CHECK.',
        },
      },
      {
        sql: 'CREATE TABLE reviews (review_id INTEGER PRIMARY KEY, customer_id INTEGER NOT NULL REFERENCES customers (customer_id), book_id INTEGER NOT NULL REFERENCES books (book_id), stars INTEGER CHECK (stars BETWEEN 1 AND 5), comment TEXT, UNIQUE (customer_id, book_id))',
        mark: '\\bstars (?:int|integer|smallint) check\\b(?!.*\\) not null\\b)',
        message: {
          vi: 'CHECK nhận NULL, nên bảng vẫn nhận một lượt chấm không có điểm. Cột `stars` cần thêm NOT NULL.',
          en: 'CHECK lets NULL through, so the table still accepts a rating without stars. The column `stars` needs NOT NULL as well.',
        },
      },
      {
        sql: 'CREATE TABLE reviews (review_id INTEGER PRIMARY KEY, customer_id INTEGER NOT NULL REFERENCES customers (customer_id), book_id INTEGER NOT NULL REFERENCES books (book_id), stars INTEGER NOT NULL CHECK (stars IN (1, 2, 4, 5)), comment TEXT, UNIQUE (customer_id, book_id))',
        mark: '\\bstars in \\(',
        message: {
          vi: 'Danh sách trong CHECK thiếu một số: từ 1 đến 5, số nào cũng được nhận.',
          en: 'The list in the CHECK lacks a number: every one from 1 to 5 is accepted.',
        },
      },
      {
        sql: 'CREATE TABLE reviews (review_id INTEGER PRIMARY KEY, customer_id INTEGER NOT NULL REFERENCES customers (customer_id), book_id INTEGER NOT NULL REFERENCES books (book_id), stars INTEGER NOT NULL CHECK (stars BETWEEN 1 AND 5), comment TEXT, UNIQUE (customer_id, book_id), UNIQUE (book_id, stars))',
        mark: '\\bunique \\( (?:book_id , stars|stars , book_id) \\)',
        message: {
          vi: 'UNIQUE thừa trên sách và số sao: hai khách không thể chấm cùng một đầu sách bằng cùng một số. Đề cho phép điều đó.',
          en: 'The extra UNIQUE over title and stars keeps two customers from giving a title the same number. The task allows that.',
        },
      },
      {
        sql: 'CREATE TABLE reviews (review_id INTEGER PRIMARY KEY, customer_id INTEGER NOT NULL REFERENCES customers (customer_id) ON DELETE CASCADE, book_id INTEGER NOT NULL REFERENCES books (book_id), stars INTEGER NOT NULL CHECK (stars BETWEEN 1 AND 5), comment TEXT, UNIQUE (customer_id, book_id))',
        mark: '\\bon delete cascade\\b',
        message: {
          vi: 'Khi xóa một khách, các lượt chấm của khách đó cũng bị xóa theo. Theo đề, việc xóa phải bị từ chối: đừng ghi ON DELETE CASCADE.',
          en: 'Deleting a customer deletes their ratings. In this task the deletion must be refused: leave out ON DELETE CASCADE.',
        },
      },
    ],
    compare: {
      kind: 'state',
      columnTypes: true,
      probes: [
        "INSERT INTO reviews (review_id, customer_id, book_id, stars, comment) VALUES (1, 1, 30, 5, 'hay'), (2, 1, 31, 5, 'hay'), (3, 20, 30, 1, NULL)",
        'INSERT INTO reviews (review_id, customer_id, book_id, stars) VALUES (1, 1, 30, 5); INSERT INTO reviews (review_id, customer_id, book_id, stars) VALUES (2, 1, 30, 4)',
        'INSERT INTO reviews (review_id, customer_id, book_id, stars) VALUES (1, 1, 30, 5); INSERT INTO reviews (review_id, customer_id, book_id, stars) VALUES (1, 2, 31, 5)',
        'INSERT INTO reviews (review_id, customer_id, book_id, stars) VALUES (1, 1, 30, 0)',
        'INSERT INTO reviews (review_id, customer_id, book_id, stars) VALUES (1, 1, 30, 6)',
        'INSERT INTO reviews (review_id, customer_id, book_id, stars) VALUES (1, 1, 30, NULL)',
        'INSERT INTO reviews (review_id, customer_id, book_id, stars) VALUES (1, 999, 30, 5)',
        'INSERT INTO reviews (review_id, customer_id, book_id, stars) VALUES (1, 1, 999, 5)',
        'INSERT INTO reviews (review_id, customer_id, book_id, stars) VALUES (1, NULL, 30, 5)',
        'INSERT INTO reviews (review_id, customer_id, book_id, stars) VALUES (1, 1, NULL, 5)',
        'INSERT INTO reviews (review_id, customer_id, book_id, stars) VALUES (1, 1, 30, 5); CREATE TABLE replies (review_id INTEGER REFERENCES reviews); INSERT INTO replies (review_id) VALUES (1)',
        'INSERT INTO reviews (review_id, customer_id, book_id, stars) VALUES (1, 1, 30, 1), (2, 1, 31, 2), (3, 2, 30, 3), (4, 2, 31, 4), (5, 20, 30, 5); SELECT review_id, stars, comment FROM reviews',
        "INSERT INTO reviews (review_id, customer_id, book_id, stars, comment) VALUES (1, 1, 30, 5, 'hay'), (2, 20, 30, 5, 'hay'), (3, 1, 31, 5, 'hay')",
        `INSERT INTO reviews (review_id, customer_id, book_id, stars, comment) VALUES (1, 1, 30, 5, ${LONG_TEXT})`,
        'INSERT INTO reviews (review_id, customer_id, book_id, stars) VALUES (1, 1, 30, -3)',
        'INSERT INTO reviews (review_id, customer_id, book_id, stars) VALUES (1, 1, 30, 100)',
        "INSERT INTO customers (customer_id, full_name, phone, joined_on) VALUES (901, 'An', '0900000901', '2025-06-01'); INSERT INTO reviews (review_id, customer_id, book_id, stars) VALUES (1, 901, 30, 5); DELETE FROM customers WHERE customer_id = 901",
        "INSERT INTO books (book_id, title, category_id, price, stock) VALUES (901, 'Biển xanh', 5, 90000, 3); INSERT INTO reviews (review_id, customer_id, book_id, stars) VALUES (1, 1, 901, 5); DELETE FROM books WHERE book_id = 901",
      ],
    },
  },
];
