import type { SqlExercise } from '../../../src/features/sql-lab/core/grading/exercise';
import { LONG_TEXT } from './longText';

/** Defaults, ALTER TABLE, and a draft table whose texts become numbers in a proper table. */
export const DAY_22_B: readonly SqlExercise[] = [
  {
    id: 'sql-22-04',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Khách đặt trước những đầu sách chưa phát hành. Tạo bảng `preorders`: `preorder_id` kiểu INTEGER là khóa chính; `title` kiểu TEXT; `copies` kiểu INTEGER, là 1 nếu câu INSERT không nhắc tới; `is_paid` kiểu BOOLEAN, là FALSE nếu câu INSERT không nhắc tới; `note` kiểu TEXT. Mọi cột đều bắt buộc phải có giá trị, trừ `note`. Ngoài khóa chính, cột nào cũng được trùng nhau giữa các hàng.',
      en: 'Customers preorder titles that are not out yet. Create the table `preorders`: `preorder_id` of type INTEGER, which is the primary key; `title` of type TEXT; `copies` of type INTEGER, which is 1 where an INSERT does not mention it; `is_paid` of type BOOLEAN, which is FALSE where an INSERT does not mention it; `note` of type TEXT. Every column must have a value, except `note`. Beyond the primary key, no column has to differ between rows.',
    },
    starter: 'CREATE TABLE preorders (\n  preorder_id INTEGER PRIMARY KEY,\n  \n);',
    hints: [
      {
        vi: '`DEFAULT giá trị` đứng sau kiểu, trước hoặc sau NOT NULL. Hai ràng buộc này khác nhau: DEFAULT chỉ dùng khi cột không được nhắc tới.',
        en: '`DEFAULT value` comes after the type, before or after NOT NULL. The two differ: DEFAULT is used only where the column is not mentioned.',
      },
    ],
    solutions: [
      {
        sql: 'CREATE TABLE preorders (\n  preorder_id INTEGER PRIMARY KEY,\n  title TEXT NOT NULL,\n  copies INTEGER NOT NULL DEFAULT 1,\n  is_paid BOOLEAN NOT NULL DEFAULT FALSE,\n  note TEXT\n);',
      },
    ],
    wrong: [
      {
        sql: 'CREATE TABLE preorders (preorder_id INTEGER PRIMARY KEY, title TEXT NOT NULL, copies INTEGER DEFAULT 1, is_paid BOOLEAN DEFAULT FALSE, note TEXT)',
        mark: '\\bcopies (?:int|integer) default 1 ,|\\bis_paid bool(?:ean)? default (?:false|0) ,',
        message: {
          vi: 'DEFAULT không thay cho NOT NULL: một câu INSERT ghi rõ NULL vẫn được nhận. Hai cột có DEFAULT cần thêm NOT NULL.',
          en: 'DEFAULT is no NOT NULL: an INSERT that states NULL is still accepted. The two columns with a DEFAULT need NOT NULL as well.',
        },
      },
      {
        sql: 'CREATE TABLE preorders (preorder_id INTEGER PRIMARY KEY, title TEXT NOT NULL, copies INTEGER NOT NULL, is_paid BOOLEAN NOT NULL, note TEXT)',
        mark: '^(?!.*\\bdefault\\b)',
        message: {
          vi: 'Bảng từ chối câu INSERT chỉ có mã và tên sách. Cột `copies` và `is_paid` cần DEFAULT.',
          en: 'The table refuses an INSERT with only an id and a title. The columns `copies` and `is_paid` need a DEFAULT.',
        },
      },
      {
        sql: "CREATE TABLE preorders (preorder_id INTEGER PRIMARY KEY, title TEXT NOT NULL, copies INTEGER NOT NULL DEFAULT 1, is_paid TEXT NOT NULL DEFAULT 'FALSE', note TEXT)",
        mark: '\\bis_paid (?:text|varchar|char)\\b',
        message: {
          vi: 'Cột `is_paid` đang là chuỗi, nên nhận được mọi chữ. Hãy dùng BOOLEAN và DEFAULT FALSE, không có dấu nháy.',
          en: 'The column `is_paid` is a string, so it takes any words. Use BOOLEAN and DEFAULT FALSE without quotes.',
        },
      },
      {
        sql: "CREATE TABLE preorders (preorder_id INTEGER PRIMARY KEY, title TEXT NOT NULL, copies INTEGER NOT NULL DEFAULT 1, is_paid BOOLEAN NOT NULL DEFAULT 'FALSE', note TEXT)",
        mark: "\\bis_paid bool(?:ean)? .*\\bdefault '[Ff]",
        engine: 'sqlite',
        message: {
          vi: 'FALSE trong dấu nháy là một chuỗi, và SQLite lưu nguyên chuỗi đó vào cột `is_paid`. Hãy viết DEFAULT FALSE, không có dấu nháy.',
          en: 'FALSE in quotes is a string, and SQLite stores it in `is_paid` as it is. Write DEFAULT FALSE without quotes.',
        },
      },
      {
        sql: 'CREATE TABLE preorders (preorder_id INTEGER PRIMARY KEY, title TEXT NOT NULL, copies INTEGER NOT NULL DEFAULT 0, is_paid BOOLEAN NOT NULL DEFAULT FALSE, note TEXT)',
        mark: '\\bdefault 0\\b',
        message: {
          vi: 'Khi câu INSERT không nhắc tới `copies`, bảng đang ghi 0 cuốn. Đề yêu cầu 1.',
          en: 'Where the INSERT does not mention `copies`, the table writes 0 copies. The task asks for 1.',
        },
      },
      {
        sql: 'CREATE TABLE preorders (preorder_id INTEGER PRIMARY KEY, title TEXT NOT NULL, copies INTEGER NOT NULL DEFAULT 1 CHECK (copies BETWEEN 1 AND 100), is_paid BOOLEAN NOT NULL DEFAULT FALSE, note TEXT)',
        mark: '\\bcheck\\b',
        message: {
          vi: 'Đề không giới hạn số cuốn, nhưng CHECK từ chối một số giá trị. Hãy bỏ CHECK.',
          en: 'The task sets no limit to the number of copies, but the CHECK refuses some values. Leave it out.',
        },
      },
      {
        sql: 'CREATE TABLE preorders (preorder_id INTEGER PRIMARY KEY, title TEXT NOT NULL, copies INTEGER NOT NULL DEFAULT 1 CHECK (copies > 0), is_paid BOOLEAN NOT NULL DEFAULT FALSE, note TEXT)',
        mark: '\\bcheck \\( copies\\b',
        message: {
          vi: 'Đề không giới hạn số cuốn, nhưng CHECK từ chối một số giá trị. Hãy bỏ CHECK.',
          en: 'The task sets no limit to the number of copies, but the CHECK refuses some values. Leave it out.',
        },
      },
      {
        sql: "CREATE TABLE preorders (preorder_id INTEGER PRIMARY KEY, title TEXT NOT NULL, copies INTEGER NOT NULL DEFAULT 1, is_paid BOOLEAN NOT NULL DEFAULT FALSE, note TEXT DEFAULT '')",
        mark: '\\bnote text default\\b',
        message: {
          vi: 'Khi câu INSERT không nhắc tới `note`, cột này phải là NULL. Đề chỉ yêu cầu DEFAULT cho `copies` và `is_paid`.',
          en: 'Where the INSERT does not mention `note`, it must be NULL. The task asks for a DEFAULT of `copies` and `is_paid` only.',
        },
      },
    ],
    compare: {
      kind: 'state',
      columnTypes: true,
      probes: [
        "INSERT INTO preorders (preorder_id, title) VALUES (1, 'Biển xanh'); SELECT preorder_id, title, copies, is_paid, note FROM preorders",
        "INSERT INTO preorders (preorder_id, title, copies, is_paid, note) VALUES (1, 'Biển xanh', 2, TRUE, 'tặng'), (2, 'Biển xanh', 2, TRUE, 'tặng'); SELECT preorder_id, copies, is_paid FROM preorders",
        "INSERT INTO preorders (preorder_id, title, copies) VALUES (1, 'Biển xanh', NULL)",
        "INSERT INTO preorders (preorder_id, title, is_paid) VALUES (1, 'Biển xanh', NULL)",
        'INSERT INTO preorders (preorder_id, title) VALUES (1, NULL)',
        "INSERT INTO preorders (preorder_id, title) VALUES (1, 'Biển xanh'); INSERT INTO preorders (preorder_id, title) VALUES (1, 'Núi xa')",
        "INSERT INTO preorders (preorder_id, title) VALUES (1, 'Biển xanh'); CREATE TABLE calls (preorder_id INTEGER REFERENCES preorders); INSERT INTO calls (preorder_id) VALUES (1)",
        "INSERT INTO preorders (preorder_id, title, copies, is_paid, note) VALUES (1, 'Biển xanh', 2147483647, FALSE, NULL), (2, 'Biển xanh', 1, TRUE, NULL); SELECT preorder_id, copies, is_paid, note FROM preorders",
        `INSERT INTO preorders (preorder_id, title, note) VALUES (1, ${LONG_TEXT}, ${LONG_TEXT})`,
        "INSERT INTO preorders (preorder_id, title) VALUES (1, 'Biển xanh'); UPDATE preorders SET preorder_id = NULL",
        "INSERT INTO preorders (preorder_id, title, copies, note) VALUES (0, '', 0, ''), (-1, 'Biển xanh', -1, '')",
      ],
    },
  },
  {
    id: 'sql-22-05',
    dataset: 'nha_sach',
    prompt: {
      vi: "Thay đổi bảng `books` đang có dữ liệu. Thêm cột `binding` kiểu TEXT, bắt buộc phải có giá trị: mọi đầu sách đang có nhận 'bìa mềm', và đầu sách thêm sau này cũng vậy nếu câu INSERT không nhắc tới cột đó. Đổi tên cột `stock` thành `copies`. Bỏ cột `published_on`. Mọi dữ liệu khác giữ nguyên.",
      en: "Change the table `books`, which has data in it. Add a column `binding` of type TEXT that must have a value: every existing title gets 'bìa mềm', and so does a title added later where the INSERT does not mention the column. Rename the column `stock` to `copies`, and drop the column `published_on`. All other data stay as they are.",
    },
    starter: 'ALTER TABLE books ADD COLUMN \n',
    hints: [
      {
        vi: 'Mỗi thay đổi là một câu ALTER TABLE: ADD COLUMN, RENAME COLUMN … TO …, DROP COLUMN.',
        en: 'Each change is an ALTER TABLE of its own: ADD COLUMN, RENAME COLUMN … TO …, DROP COLUMN.',
      },
      {
        vi: 'Một cột NOT NULL thêm vào bảng có hàng cần một DEFAULT để điền cho những hàng đó.',
        en: 'A NOT NULL column that is added to a table with rows needs a DEFAULT to fill in for them.',
      },
    ],
    solutions: [
      {
        sql: "ALTER TABLE books ADD COLUMN binding TEXT NOT NULL DEFAULT 'bìa mềm';\nALTER TABLE books RENAME COLUMN stock TO copies;\nALTER TABLE books DROP COLUMN published_on;",
      },
    ],
    wrong: [
      {
        sql: "ALTER TABLE books ADD COLUMN binding TEXT; UPDATE books SET binding = 'bìa mềm'; ALTER TABLE books RENAME COLUMN stock TO copies; ALTER TABLE books DROP COLUMN published_on",
        mark: '\\bbinding text ;.*\\bupdate books set binding\\b',
        message: {
          vi: 'Các hàng đang có đã đúng, nhưng đầu sách thêm sau này vẫn có thể để trống `binding`. Hãy ghi NOT NULL và DEFAULT ngay trong ADD COLUMN.',
          en: 'The rows that are there are right, but a title added later can leave `binding` empty. State NOT NULL and DEFAULT in ADD COLUMN.',
        },
      },
      {
        sql: "ALTER TABLE books ADD COLUMN binding TEXT DEFAULT 'bìa mềm'; ALTER TABLE books RENAME COLUMN stock TO copies; ALTER TABLE books DROP COLUMN published_on",
        mark: "\\bbinding (?:text|varchar)(?: \\( \\d+ \\))? default '[^']*' ;",
        message: {
          vi: 'DEFAULT điền giá trị khi cột không được nhắc tới, nhưng câu INSERT ghi rõ NULL vẫn được nhận. Hãy thêm NOT NULL.',
          en: 'DEFAULT fills in where the column is not mentioned, but an INSERT that states NULL is still accepted. Add NOT NULL.',
        },
      },
      {
        sql: "ALTER TABLE books ADD COLUMN binding TEXT NOT NULL DEFAULT ''; ALTER TABLE books RENAME COLUMN stock TO copies; ALTER TABLE books DROP COLUMN published_on",
        mark: "\\bdefault ''",
        message: {
          vi: "Các đầu sách đang có nhận chuỗi rỗng. DEFAULT phải là 'bìa mềm'.",
          en: "The titles that are there got an empty string. The DEFAULT must be 'bìa mềm'.",
        },
      },
      {
        sql: "ALTER TABLE books ADD COLUMN binding TEXT NOT NULL DEFAULT 'bìa mềm'; ALTER TABLE books ADD COLUMN copies INTEGER NOT NULL DEFAULT 0; ALTER TABLE books DROP COLUMN published_on",
        mark: '\\badd (?:column )?copies\\b',
        message: {
          vi: 'Cột `copies` là cột mới, toàn số 0, còn `stock` vẫn ở đó. Đổi tên bằng RENAME COLUMN thì dữ liệu được giữ lại.',
          en: 'The column `copies` is new and full of zeros, and `stock` is still there. RENAME COLUMN keeps the data.',
        },
      },
      {
        sql: "ALTER TABLE books ADD COLUMN binding TEXT NOT NULL DEFAULT 'bìa mềm'; ALTER TABLE books ADD COLUMN copies INTEGER NOT NULL DEFAULT 0; ALTER TABLE books DROP COLUMN stock; ALTER TABLE books DROP COLUMN published_on",
        mark: '\\bdrop (?:column )?stock\\b',
        message: {
          vi: 'Cột `stock` đã bị xóa cùng dữ liệu, còn cột `copies` mới chỉ có một giá trị cho mọi hàng. Đổi tên bằng RENAME COLUMN thì dữ liệu được giữ lại.',
          en: 'The column `stock` was dropped with its data, and the new column `copies` has one value for all rows. RENAME COLUMN keeps the data.',
        },
      },
      {
        sql: "ALTER TABLE books ADD COLUMN binding TEXT NOT NULL DEFAULT 'bìa mềm'; ALTER TABLE books ADD COLUMN copies INTEGER NOT NULL DEFAULT 0; UPDATE books SET copies = stock; ALTER TABLE books DROP COLUMN stock; ALTER TABLE books DROP COLUMN published_on",
        mark: '\\bupdate books set copies = stock\\b',
        message: {
          vi: 'Số lượng đã được chép đúng, nhưng luật cấm số âm của cột `stock` đã mất cùng với cột đó. RENAME COLUMN giữ cả dữ liệu lẫn luật.',
          en: 'The quantities were copied correctly, but the rule of `stock` against negative numbers was lost with that column. RENAME COLUMN keeps both the data and the rule.',
        },
      },
      {
        sql: "ALTER TABLE books ADD COLUMN binding TEXT NOT NULL DEFAULT 'bìa mềm' CHECK (binding IN ('bìa mềm', 'bìa cứng')); ALTER TABLE books RENAME COLUMN stock TO copies; ALTER TABLE books DROP COLUMN published_on",
        mark: '\\bcheck \\( \\(?binding\\b|\\bcheck \\( binding\\b',
        message: {
          vi: 'Đề không giới hạn giá trị của `binding`, nhưng CHECK chỉ nhận vài chuỗi. Hãy bỏ CHECK.',
          en: 'The task sets no limit to the values of `binding`, but the CHECK takes only some strings. Leave it out.',
        },
      },
    ],
    compare: {
      kind: 'state',
      columnTypes: true,
      probes: [
        "INSERT INTO books (book_id, title, category_id, price, copies) VALUES (901, 'Biển xanh', 5, 90000, 3); SELECT binding FROM books WHERE book_id = 901",
        "INSERT INTO books (book_id, title, category_id, price, copies, binding) VALUES (901, 'Biển xanh', 5, 90000, 3, NULL)",
        "INSERT INTO books (book_id, title, category_id, price, copies, binding) VALUES (901, 'Biển xanh', 5, 90000, 3, 'bìa cứng'); SELECT binding FROM books WHERE book_id = 901",
        "INSERT INTO books (book_id, title, category_id, price, copies) VALUES (901, 'Biển xanh', 5, 90000, -1)",
        "INSERT INTO books (book_id, title, category_id, price, copies, binding) VALUES (901, 'Biển xanh', 5, 90000, 0, 'hộp gỗ'), (902, 'Biển xanh', 5, 90000, 0, 'hộp gỗ'); SELECT book_id, copies, binding FROM books WHERE book_id > 900",
        `INSERT INTO books (book_id, title, category_id, price, copies, binding) VALUES (901, 'Biển xanh', 5, 90000, 3, ${LONG_TEXT})`,
        "INSERT INTO books (book_id, title, category_id, price, copies, binding) VALUES (901, 'Biển xanh', 5, 90000, 3, '')",
        "INSERT INTO books (book_id, title, category_id, price, copies) VALUES (901, 'Biển xanh', 5, 0, 3)",
        "INSERT INTO books (book_id, title, category_id, price, copies) VALUES (901, 'Biển xanh', 999, 90000, 3)",
        'INSERT INTO books (book_id, title, category_id, price, copies) VALUES (901, NULL, 5, 90000, 3)',
        "INSERT INTO books (book_id, title, category_id, price, copies) VALUES (901, 'Biển xanh', 5, 90000, NULL)",
        "INSERT INTO books (book_id, title, category_id, price, copies) VALUES (1, 'Biển xanh', 5, 90000, 3)",
        "INSERT INTO books (book_id, isbn, title, category_id, price, copies) VALUES (901, '9790000000901', 'Biển xanh', 5, 90000, 3), (902, '9790000000901', 'Núi xa', 5, 90000, 3)",
      ],
    },
  },
  {
    id: 'sql-22-06',
    dataset: 'nha_sach',
    prompt: {
      vi: "Bảng `vouchers_draft` (`voucher_id`, `code`, `amount`) ghi mệnh giá bằng chuỗi, mỗi người một kiểu: '300000', '500.000', 'VND1.200.000'. Dấu chấm chỉ để ngăn hàng nghìn, ba chữ VND chỉ có ở đầu. Hãy tạo bảng `vouchers` gồm `voucher_id` (INTEGER, khóa chính), `code` (TEXT, bắt buộc) và `amount` (INTEGER, bắt buộc, là số đồng). Rồi chép vào đó mọi phiếu có ghi mệnh giá, tức là những phiếu có `amount` không phải NULL và không phải chuỗi rỗng. Bảng nháp giữ nguyên.",
      en: "The table `vouchers_draft` (`voucher_id`, `code`, `amount`) holds amounts as strings, written in different ways: '300000', '500.000', 'VND1.200.000'. A dot only separates thousands, and the letters VND come only in front. Create the table `vouchers` with `voucher_id` (INTEGER, primary key), `code` (TEXT, must have a value) and `amount` (INTEGER, must have a value, a number of dong). Then copy into it every voucher whose amount is stated, that is, neither NULL nor an empty string. The draft stays as it is.",
    },
    starter:
      'CREATE TABLE vouchers (\n  \n);\n\nINSERT INTO vouchers (voucher_id, code, amount)\nSELECT \nFROM vouchers_draft\n',
    hints: [
      {
        vi: 'REPLACE của ngày 7 bỏ được dấu chấm, và cũng bỏ được `VND`: hãy gọi lồng nhau, rồi CAST kết quả sang INTEGER.',
        en: "Day 7's REPLACE takes the dots away, and `VND` as well: nest the calls, then CAST what comes out to INTEGER.",
      },
    ],
    solutions: [
      {
        sql: "CREATE TABLE vouchers (\n  voucher_id INTEGER PRIMARY KEY,\n  code TEXT NOT NULL,\n  amount INTEGER NOT NULL\n);\n\nINSERT INTO vouchers (voucher_id, code, amount)\nSELECT voucher_id, code, CAST(REPLACE(REPLACE(amount, '.', ''), 'VND', '') AS INTEGER)\nFROM vouchers_draft\nWHERE amount <> '';",
      },
    ],
    wrong: [
      {
        sql: "CREATE TABLE vouchers (voucher_id INTEGER PRIMARY KEY, code TEXT NOT NULL, amount INTEGER NOT NULL); INSERT INTO vouchers (voucher_id, code, amount) SELECT voucher_id, code, CAST(REPLACE(amount, '.', '') AS INTEGER) FROM vouchers_draft WHERE amount <> ''",
        mark: "^(?!.*'VND').*\\breplace\\b",
        message: {
          vi: 'Ba chữ VND ở đầu vẫn còn: PostgreSQL báo lỗi khi đổi sang số, còn SQLite đổi cả chuỗi thành 0.',
          en: 'The letters VND in front are still there: PostgreSQL refuses to make a number of the string, and SQLite turns all of it into 0.',
        },
      },
      {
        sql: "CREATE TABLE vouchers (voucher_id INTEGER PRIMARY KEY, code TEXT NOT NULL, amount INTEGER NOT NULL); INSERT INTO vouchers (voucher_id, code, amount) SELECT voucher_id, code, CAST(REPLACE(amount, 'VND', '') AS INTEGER) FROM vouchers_draft WHERE amount <> ''",
        mark: "^(?!.*'\\.').*\\breplace \\( amount , 'VND",
        engine: 'sqlite',
        message: {
          vi: "Dấu chấm vẫn còn: CAST của SQLite đọc '500.000' đến dấu chấm rồi dừng, nên ra 500. Hãy bỏ cả dấu chấm trước khi đổi kiểu.",
          en: "The dots are still there: SQLite's CAST reads '500.000' up to the dot and stops, which gives 500. Take the dots away too before you change the type.",
        },
      },
      {
        sql: "CREATE TABLE vouchers (voucher_id INTEGER PRIMARY KEY, code TEXT NOT NULL, amount INTEGER NOT NULL); INSERT INTO vouchers (voucher_id, code, amount) SELECT voucher_id, code, CAST(amount AS INTEGER) FROM vouchers_draft WHERE amount <> ''",
        mark: '^(?!.*\\breplace\\b).*\\bcast \\( amount as integer \\)',
        engine: 'sqlite',
        message: {
          vi: "CAST của SQLite đọc đến dấu chấm rồi dừng: '500.000' thành 500. Hãy bỏ dấu chấm trước khi đổi kiểu.",
          en: "SQLite's CAST reads up to the dot and stops: '500.000' becomes 500. Take the dots away before you change the type.",
        },
      },
      {
        sql: "CREATE TABLE vouchers AS SELECT voucher_id, code, CAST(REPLACE(REPLACE(amount, '.', ''), 'VND', '') AS INTEGER) AS amount FROM vouchers_draft WHERE amount <> ''",
        mark: '\\bcreate table vouchers as\\b',
        message: {
          vi: 'CREATE TABLE … AS chép được hàng, nhưng bảng mới không có khóa chính và không có NOT NULL. Hãy khai báo bảng trước, rồi INSERT … SELECT.',
          en: 'CREATE TABLE … AS copies the rows, but the new table has no primary key and no NOT NULL. Declare the table first, then INSERT … SELECT.',
        },
      },
      {
        sql: "CREATE TABLE vouchers (voucher_id INTEGER PRIMARY KEY, code TEXT NOT NULL, amount INTEGER NOT NULL); INSERT INTO vouchers (voucher_id, code, amount) SELECT voucher_id, code, CAST(REPLACE(REPLACE(amount, '.', ''), 'VND', '') AS INTEGER) FROM vouchers_draft WHERE amount IS NOT NULL",
        mark: '\\bamount is not null\\b',
        engine: 'sqlite',
        message: {
          vi: 'Phiếu có mệnh giá là chuỗi rỗng cũng được chép, và trở thành 0 đồng. Chuỗi rỗng không phải là NULL.',
          en: 'A voucher whose amount is an empty string was copied too, and became 0 dong. An empty string is not NULL.',
        },
      },
      {
        sql: "CREATE TABLE vouchers (voucher_id INTEGER PRIMARY KEY, code TEXT NOT NULL, amount TEXT NOT NULL); INSERT INTO vouchers (voucher_id, code, amount) SELECT voucher_id, code, REPLACE(REPLACE(amount, '.', ''), 'VND', '') FROM vouchers_draft WHERE amount <> ''",
        mark: '\\bamount (?:text|varchar)\\b',
        message: {
          vi: 'Cột `amount` của bảng mới vẫn là chuỗi. Cột này cần kiểu INTEGER để cộng và so sánh được như số.',
          en: 'The column `amount` of the new table is still a string. It needs the type INTEGER, so that it adds and compares like a number.',
        },
      },
      {
        sql: "CREATE TABLE vouchers (voucher_id INTEGER PRIMARY KEY, code TEXT NOT NULL, amount INTEGER NOT NULL); INSERT INTO vouchers (voucher_id, code, amount) VALUES (1, 'NS-01', 300000), (2, 'NS-02', 500000), (3, 'NS-03', 1200000), (6, 'NS-02', 500000)",
        mark: '\\bvalues\\b',
        message: {
          vi: 'Các số này được chép tay từ bảng nháp. Khi bảng nháp có hàng khác, chúng sẽ sai. Hãy dùng INSERT … SELECT.',
          en: 'These numbers were copied from the draft by hand, and are wrong as soon as the draft has other rows. Use INSERT … SELECT.',
        },
      },
      {
        sql: "CREATE TABLE vouchers (voucher_id INTEGER PRIMARY KEY, code TEXT NOT NULL, amount INTEGER NOT NULL CHECK (amount BETWEEN 10000 AND 10000000)); INSERT INTO vouchers (voucher_id, code, amount) SELECT voucher_id, code, CAST(REPLACE(REPLACE(amount, '.', ''), 'VND', '') AS INTEGER) FROM vouchers_draft WHERE amount <> ''",
        mark: '\\bcheck\\b',
        message: {
          vi: 'Đề không giới hạn mệnh giá, nhưng CHECK từ chối một số mệnh giá. Hãy bỏ CHECK.',
          en: 'The task sets no limit to the amount, but the CHECK refuses some amounts. Leave it out.',
        },
      },
    ],
    setup:
      "CREATE TABLE vouchers_draft (voucher_id INTEGER PRIMARY KEY, code TEXT NOT NULL, amount TEXT); INSERT INTO vouchers_draft (voucher_id, code, amount) VALUES (1, 'NS-01', '300000'), (2, 'NS-02', '500.000'), (3, 'NS-03', 'VND1.200.000'), (4, 'NS-04', NULL), (5, 'NS-05', ''), (6, 'NS-02', '500.000');",
    compare: {
      kind: 'state',
      columnTypes: true,
      probes: [
        "INSERT INTO vouchers (voucher_id, code, amount) VALUES (901, 'NS-901', 500000); SELECT SUM(amount) AS total FROM vouchers",
        'INSERT INTO vouchers (voucher_id, code, amount) VALUES (901, NULL, 500000)',
        "INSERT INTO vouchers (voucher_id, code, amount) VALUES (901, 'NS-901', NULL)",
        "INSERT INTO vouchers (voucher_id, code, amount) VALUES (1, 'NS-901', 500000)",
        'CREATE TABLE prints (voucher_id INTEGER REFERENCES vouchers); INSERT INTO prints (voucher_id) VALUES (1)',
        "INSERT INTO vouchers (voucher_id, code, amount) VALUES (901, 'NS-901', 1), (902, 'NS-901', 2147483647), (903, 'NS-901', -1)",
        `INSERT INTO vouchers (voucher_id, code, amount) VALUES (901, ${LONG_TEXT}, 500000)`,
      ],
    },
    hidden: [
      {
        about: {
          vi: 'Bảng nháp có thêm mệnh giá 0 và một mệnh giá rất lớn, và có VND trước một số không có dấu chấm.',
          en: 'The draft has the amount 0 and a very large one, and VND before a number without dots.',
        },
        sql: "INSERT INTO vouchers_draft (voucher_id, code, amount) VALUES (7, 'NS-07', 'VND300000'), (9, 'NS-01', '1.234.567.890'), (10, 'NS-10', '0');",
      },
    ],
    equivalent: [
      {
        sql: `CREATE TABLE "vouchers" (voucher_id INTEGER PRIMARY KEY, code TEXT NOT NULL, amount INTEGER NOT NULL);\nINSERT INTO "vouchers" (voucher_id, code, amount) SELECT DISTINCT voucher_id, code, CAST(REPLACE(REPLACE(amount, '.', ''), 'VND', '') AS INTEGER) FROM "vouchers_draft" WHERE amount <> ''`,
        reason: 'the key of the draft is among the columns, so no two rows are alike',
      },
      {
        sql: `CREATE TABLE "vouchers" (voucher_id INTEGER PRIMARY KEY, code TEXT NOT NULL, amount INTEGER NOT NULL);\nINSERT INTO "vouchers" (voucher_id, code, amount) SELECT voucher_id, code, REPLACE(REPLACE(amount, '.', ''), 'VND', '') FROM "vouchers_draft" WHERE amount <> ''`,
        reason: 'on SQLite an INTEGER column turns a text of digits into a number by itself; PostgreSQL refuses it',
      },
    ],
  },
  {
    id: 'sql-22-07',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Bảng `gift_cards` còn thiếu một cột. Hãy viết dòng khai báo cột `amount`, là số đồng: kiểu INTEGER, bắt buộc phải có giá trị, không có giá trị mặc định hay luật nào khác. Hai thẻ được có cùng số tiền.',
      en: 'The table `gift_cards` lacks a column. Write the line that declares the column `amount`, a number of dong: of type INTEGER; it must have a value and has no default and no other rule. Two cards may have the same amount.',
    },
    starter: 'CREATE TABLE gift_cards (\n  card_id INTEGER PRIMARY KEY,\n  \n);',
    hints: [
      {
        vi: 'Một dòng gồm tên cột, kiểu, rồi ràng buộc: NOT NULL.',
        en: 'A line has the name of the column, its type, then its constraint: NOT NULL.',
      },
    ],
    solutions: [{ sql: 'CREATE TABLE gift_cards (\n  card_id INTEGER PRIMARY KEY,\n  amount INTEGER NOT NULL\n);' }],
    wrong: [
      {
        sql: 'CREATE TABLE gift_cards (card_id INTEGER PRIMARY KEY, amount INTEGER)',
        mark: '\\bamount integer \\)',
        message: {
          vi: 'Bảng vẫn nhận thẻ không có số tiền. Cột này cần NOT NULL.',
          en: 'The table still accepts a card without an amount. The column needs NOT NULL.',
        },
      },
      {
        sql: 'CREATE TABLE gift_cards (card_id INTEGER PRIMARY KEY, amount TEXT NOT NULL)',
        mark: '\\bamount (?:text|varchar|char)\\b',
        message: {
          vi: 'Cột `amount` đang chứa chuỗi. Số tiền là một số nguyên, nên kiểu là INTEGER.',
          en: 'The column `amount` holds strings. An amount is a whole number, so its type is INTEGER.',
        },
      },
      {
        sql: 'CREATE TABLE gift_cards (card_id INTEGER PRIMARY KEY, amount REAL NOT NULL)',
        mark: '\\bamount (?:real|float|double)\\b',
        message: {
          vi: 'Cột `amount` đang là số dấu phẩy động, tức là số gần đúng. Số đồng là số nguyên: INTEGER.',
          en: 'The column `amount` is a floating-point number, which is an approximation. A number of dong is whole: INTEGER.',
        },
      },
    ],
    compare: {
      kind: 'state',
      columnTypes: true,
      probes: [
        'INSERT INTO gift_cards (card_id, amount) VALUES (1, 500000), (2, 500000), (3, 1); SELECT SUM(amount) AS total FROM gift_cards',
        'INSERT INTO gift_cards (card_id, amount) VALUES (1, 0), (2, 2147483647), (3, -1)',
        'INSERT INTO gift_cards (card_id, amount) VALUES (1, NULL)',
        'INSERT INTO gift_cards (card_id) VALUES (1)',
        'INSERT INTO gift_cards (card_id, amount) VALUES (1, 500000); INSERT INTO gift_cards (card_id, amount) VALUES (1, 300000)',
      ],
    },
  },
];
