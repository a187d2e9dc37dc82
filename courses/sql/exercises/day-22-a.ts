import type { SqlExercise } from '../../../src/features/sql-lab/core/grading/exercise';
import { LONG_TEXT } from './longText';

/** CREATE TABLE with types that both engines have, STRICT on SQLite, exact amounts of money on PostgreSQL. */
export const DAY_22_A: readonly SqlExercise[] = [
  {
    id: 'sql-22-01',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Nhà sách bắt đầu bán phiếu quà tặng. Tạo bảng `vouchers` gồm năm cột: `voucher_id` kiểu INTEGER là khóa chính, `code` kiểu TEXT, `amount` là số đồng, kiểu INTEGER, `expires_on` kiểu DATE, `note` kiểu TEXT. Mọi cột đều bắt buộc phải có giá trị, trừ `note`. Hai phiếu có thể giống nhau ở mọi cột, trừ `voucher_id`. Bảng không có cột, luật hay giá trị mặc định nào khác.',
      en: 'The bookshop starts to sell gift vouchers. Create the table `vouchers` with five columns: `voucher_id` of type INTEGER, which is the primary key, `code` of type TEXT, `amount`, a number of dong, of type INTEGER, `expires_on` of type DATE, and `note` of type TEXT. Every column must have a value, except `note`. Two vouchers may be alike in every column but `voucher_id`. The table has no other columns, no other rules and no default values.',
    },
    starter: 'CREATE TABLE vouchers (\n  \n);',
    hints: [
      {
        vi: 'Mỗi dòng là một cột: tên, kiểu, rồi ràng buộc. Một cột không có ràng buộc nào thì được để trống.',
        en: 'Each line is a column: its name, its type, then its constraints. A column without constraints may be empty.',
      },
    ],
    solutions: [
      {
        sql: 'CREATE TABLE vouchers (\n  voucher_id INTEGER PRIMARY KEY,\n  code TEXT NOT NULL,\n  amount INTEGER NOT NULL,\n  expires_on DATE NOT NULL,\n  note TEXT\n);',
      },
    ],
    wrong: [
      {
        sql: 'CREATE TABLE vouchers (voucher_id INTEGER PRIMARY KEY, code TEXT NOT NULL, amount INTEGER NOT NULL, expires_on TEXT NOT NULL, note TEXT)',
        mark: '\\bexpires_on (?:text|varchar|char)\\b',
        message: {
          vi: 'Cột `expires_on` đang là chuỗi, nên PostgreSQL sẽ nhận cả chuỗi không phải là ngày. Cột này cần kiểu DATE.',
          en: 'The column `expires_on` is a string, so PostgreSQL will accept strings that are not dates. It needs the type DATE.',
        },
      },
      {
        sql: 'CREATE TABLE vouchers (voucher_id INTEGER PRIMARY KEY, code TEXT NOT NULL, amount REAL NOT NULL, expires_on DATE NOT NULL, note TEXT)',
        mark: '\\bamount (?:real|float|double)\\b',
        message: {
          vi: 'Cột `amount` đang là số dấu phẩy động. Số đồng là số nguyên, và tiền không nên được lưu bằng số gần đúng.',
          en: 'The column `amount` is a floating-point number. A number of dong is whole, and money should not be stored as an approximation.',
        },
      },
      {
        sql: 'CREATE TABLE vouchers (voucher_id INTEGER PRIMARY KEY, code TEXT, amount INTEGER, expires_on DATE, note TEXT)',
        mark: '^(?!.*\\bnot null\\b)',
        message: {
          vi: 'Bảng vẫn nhận phiếu không có mã, mệnh giá hoặc hạn dùng. Ba cột đó cần NOT NULL.',
          en: 'The table still accepts a voucher without a code, an amount or an expiry date. Those three columns need NOT NULL.',
        },
      },
      {
        sql: 'CREATE TABLE vouchers (voucher_id INTEGER PRIMARY KEY, code TEXT NOT NULL, amount INTEGER NOT NULL, expires_on DATE NOT NULL, note TEXT NOT NULL)',
        mark: '\\bnote \\w+(?: \\( \\d+ \\))? not null\\b',
        message: {
          vi: 'Bảng từ chối phiếu không có ghi chú. Cột `note` được để trống, nên không có NOT NULL.',
          en: 'The table refuses a voucher without a note. The column `note` may be empty, so it has no NOT NULL.',
        },
      },
      {
        sql: 'CREATE TABLE vouchers (voucher_id INTEGER, code TEXT NOT NULL, amount INTEGER NOT NULL, expires_on DATE NOT NULL, note TEXT)',
        mark: '^(?!.*\\bprimary key\\b)',
        message: {
          vi: 'Bảng chưa có khóa chính, nên nhận hai phiếu có cùng `voucher_id`.',
          en: 'The table has no primary key, so it accepts two vouchers with the same `voucher_id`.',
        },
      },
      {
        sql: 'CREATE TABLE vouchers (voucher_id INTEGER PRIMARY KEY, code TEXT NOT NULL, amount INTEGER NOT NULL CHECK (amount > 100000), expires_on DATE NOT NULL, note TEXT)',
        mark: '\\bcheck\\b',
        message: {
          vi: 'Đề không giới hạn mệnh giá, nhưng CHECK từ chối một số mệnh giá. Hãy bỏ CHECK.',
          en: 'The task sets no limit to the amount, but the CHECK refuses some amounts. Leave it out.',
        },
      },
      {
        sql: "CREATE TABLE vouchers (voucher_id INTEGER PRIMARY KEY, code TEXT NOT NULL, amount INTEGER NOT NULL, expires_on DATE NOT NULL, note TEXT DEFAULT 'x')",
        mark: '\\bnote text default\\b',
        message: {
          vi: 'Phiếu không có ghi chú đang nhận một ghi chú mà không ai viết. Đề không yêu cầu DEFAULT.',
          en: 'A voucher without a note gets one that nobody wrote. The task asks for no DEFAULT.',
        },
      },
      {
        sql: 'CREATE TABLE vouchers (voucher_id INTEGER PRIMARY KEY, code TEXT NOT NULL, amount BIGINT NOT NULL, expires_on DATE NOT NULL, note TEXT)',
        mark: '\\bamount (?:bigint|int8)\\b',
        message: {
          vi: 'Đề yêu cầu cột `amount` kiểu INTEGER. BIGINT là một kiểu khác.',
          en: 'The task asks for a column `amount` of type INTEGER. BIGINT is a different type.',
        },
      },
    ],
    compare: {
      kind: 'state',
      columnTypes: true,
      probes: [
        "INSERT INTO vouchers (voucher_id, code, amount, expires_on, note) VALUES (1, 'NS-1', 500000, '2025-12-31', 'quà'), (2, 'NS-1', 500000, '2025-12-31', 'quà')",
        "INSERT INTO vouchers (voucher_id, code, amount, expires_on) VALUES (1, 'NS-1', 500000, '2025-12-31')",
        "INSERT INTO vouchers (voucher_id, code, amount, expires_on) VALUES (1, 'NS-1', 500000, '2025-12-31'); INSERT INTO vouchers (voucher_id, code, amount, expires_on) VALUES (1, 'NS-2', 300000, '2025-12-31')",
        "INSERT INTO vouchers (voucher_id, code, amount, expires_on) VALUES (1, NULL, 500000, '2025-12-31')",
        "INSERT INTO vouchers (voucher_id, code, amount, expires_on) VALUES (1, 'NS-1', NULL, '2025-12-31')",
        "INSERT INTO vouchers (voucher_id, code, amount, expires_on) VALUES (1, 'NS-1', 500000, NULL)",
        "INSERT INTO vouchers (voucher_id, code, amount, expires_on) VALUES (1, 'NS-1', 500000, '2025-12-31'); CREATE TABLE prints (voucher_id INTEGER REFERENCES vouchers); INSERT INTO prints (voucher_id) VALUES (1)",
        "INSERT INTO vouchers (voucher_id, code, amount, expires_on) VALUES (1, 'NS-1', 1, '2020-01-01'), (2, 'NS-2', 100000, '2025-12-31'), (3, 'NS-3', 2147483647, '2099-12-31'), (4, 'NS-4', -1, '2025-12-31'); SELECT voucher_id, note FROM vouchers",
        `INSERT INTO vouchers (voucher_id, code, amount, expires_on, note) VALUES (1, ${LONG_TEXT}, 0, '2025-12-31', ${LONG_TEXT}), (2, '', 0, '2025-12-31', '')`,
        "INSERT INTO vouchers (voucher_id, code, amount, expires_on) VALUES (1, 'NS-1', 500000, '2025-12-31'); UPDATE vouchers SET voucher_id = NULL",
        "INSERT INTO vouchers (voucher_id, code, amount, expires_on) VALUES (0, 'NS-1', 1, '1900-01-01'), (-1, 'NS-2', 1, '9999-12-31')",
      ],
    },
  },
  {
    id: 'sql-22-02',
    dataset: 'nha_sach',
    engine: 'sqlite',
    prompt: {
      vi: "Bài này dùng SQLite. Cuối ngày, nhân viên đếm tiền mặt và ghi vào bảng `till_counts` gồm ba cột: `count_id` kiểu INTEGER là khóa chính, `counted_on` kiểu TEXT, `cash` kiểu INTEGER. Cả ba cột bắt buộc phải có giá trị. Hãy tạo bảng sao cho cột `cash` chỉ nhận số nguyên: chuỗi '1.200.000' và số 12.5 phải bị từ chối, không được lưu nguyên như vậy.",
      en: "This one uses SQLite. At the end of the day a member of staff counts the cash and enters it into the table `till_counts` with three columns: `count_id` of type INTEGER, which is the primary key, `counted_on` of type TEXT, and `cash` of type INTEGER. All three columns must have a value. Create the table so that the column `cash` takes whole numbers only: the string '1.200.000' and the number 12.5 must be refused, not stored as they are.",
    },
    starter: 'CREATE TABLE till_counts (\n  count_id INTEGER PRIMARY KEY,\n  \n);',
    hints: [
      {
        vi: 'Trong một bảng thường của SQLite, kiểu của cột chỉ là gợi ý. Một từ viết sau dấu ngoặc cuối cùng biến kiểu thành luật.',
        en: 'In an ordinary table of SQLite the type of a column is a hint. One word after the last bracket makes it a rule.',
      },
    ],
    solutions: [
      {
        sql: 'CREATE TABLE till_counts (\n  count_id INTEGER PRIMARY KEY,\n  counted_on TEXT NOT NULL,\n  cash INTEGER NOT NULL\n) STRICT;',
      },
      {
        sql: "CREATE TABLE till_counts (\n  count_id INTEGER PRIMARY KEY,\n  counted_on TEXT NOT NULL,\n  cash INTEGER NOT NULL CHECK (TYPEOF(cash) = 'integer')\n);",
        note: {
          vi: 'Cách này dùng CHECK của ngày 23: luật chỉ áp dụng cho một cột, còn các cột khác vẫn như trong bảng thường.',
          en: 'This one uses CHECK, which comes on day 23: the rule holds for one column, and the others stay as in an ordinary table.',
        },
      },
    ],
    wrong: [
      {
        sql: 'CREATE TABLE till_counts (count_id INTEGER PRIMARY KEY, counted_on TEXT NOT NULL, cash INTEGER NOT NULL)',
        mark: '^(?!.*\\b(?:strict|check)\\b)',
        message: {
          vi: "Bảng thường của SQLite lưu '1.200.000' thành chuỗi ngay trong cột INTEGER. Hãy thêm STRICT sau dấu ngoặc cuối cùng.",
          en: "An ordinary table of SQLite stores '1.200.000' as a string, even in an INTEGER column. Add STRICT after the last bracket.",
        },
      },
      {
        sql: 'CREATE TABLE till_counts (count_id INTEGER PRIMARY KEY, counted_on TEXT, cash INTEGER)',
        mark: '^(?!.*\\b(?:strict|check|not null)\\b)',
        message: {
          vi: "Bảng thường của SQLite lưu '1.200.000' thành chuỗi ngay trong cột INTEGER: bảng cần STRICT sau dấu ngoặc cuối cùng. Hai cột `counted_on` và `cash` còn cần NOT NULL.",
          en: "An ordinary table of SQLite stores '1.200.000' as a string, even in an INTEGER column: the table needs STRICT after the last bracket. The columns `counted_on` and `cash` need NOT NULL as well.",
        },
      },
      {
        sql: 'CREATE TABLE till_counts (count_id INTEGER PRIMARY KEY, counted_on TEXT, cash INTEGER) STRICT',
        mark: '^(?!.*\\bnot null\\b).*\\bstrict$',
        message: {
          vi: 'STRICT chỉ xét kiểu; NULL vẫn được nhận. Hai cột còn cần NOT NULL.',
          en: 'STRICT looks at types only; NULL is still accepted. Two columns also need NOT NULL.',
        },
      },
      {
        sql: 'CREATE TABLE till_counts (count_id INTEGER PRIMARY KEY, counted_on TEXT NOT NULL, cash REAL NOT NULL) STRICT',
        mark: '\\bcash real\\b',
        message: {
          vi: 'Cột `cash` kiểu REAL nhận cả 12.5. Số đồng là số nguyên: hãy dùng INTEGER.',
          en: 'A REAL column `cash` takes 12.5. A number of dong is whole: use INTEGER.',
        },
      },
    ],
    compare: {
      kind: 'state',
      columnTypes: true,
      probes: [
        "INSERT INTO till_counts (count_id, counted_on, cash) VALUES (1, '2025-06-30', 1200000), (2, '2025-06-30', 1200000)",
        "INSERT INTO till_counts (count_id, counted_on, cash) VALUES (1, '2025-06-30', '1.200.000')",
        "INSERT INTO till_counts (count_id, counted_on, cash) VALUES (1, '2025-06-30', 12.5)",
        "INSERT INTO till_counts (count_id, counted_on, cash) VALUES (1, '2025-06-30', '850.500')",
        "INSERT INTO till_counts (count_id, counted_on, cash) VALUES (1, '2025-06-30', 0.75)",
        "INSERT INTO till_counts (count_id, counted_on, cash) VALUES (1, '2025-06-30', 'một triệu')",
        "INSERT INTO till_counts (count_id, counted_on, cash) VALUES (1, '2025-06-30', NULL)",
        'INSERT INTO till_counts (count_id, counted_on, cash) VALUES (1, NULL, 1200000)',
        "INSERT INTO till_counts (count_id, counted_on, cash) VALUES (1, '2025-06-30', 0); INSERT INTO till_counts (count_id, counted_on, cash) VALUES (1, '2025-07-01', 0)",
        "INSERT INTO till_counts (count_id, counted_on, cash) VALUES (1, '2025-06-30', 0); CREATE TABLE count_notes (count_id INTEGER REFERENCES till_counts); INSERT INTO count_notes (count_id) VALUES (1)",
        "INSERT INTO till_counts (count_id, counted_on, cash) VALUES (1, '2025-06-30', 0); UPDATE till_counts SET count_id = NULL",
      ],
    },
    equivalent: [
      {
        sql: `CREATE TABLE "till_counts" (count_id INTEGER PRIMARY KEY, counted_on TEXT NOT NULL, cash INTEGER CHECK (TYPEOF(cash) = 'integer'))`,
        reason: "the type of NULL is 'null', so the CHECK refuses it as well",
      },
    ],
  },
  {
    id: 'sql-22-03',
    dataset: 'empty',
    engine: 'postgres',
    prompt: {
      vi: 'Bài này dùng PostgreSQL. Sách nhập khẩu có giá mua bằng euro. Tạo bảng `import_costs` gồm bốn cột, cột nào cũng bắt buộc phải có giá trị: `item_id` kiểu INTEGER là khóa chính; `title` là chuỗi dài tối đa 40 ký tự; `cost` là số thập phân chính xác có hai chữ số sau dấu thập phân, từ 999999.99 trở xuống; `received_at` là thời điểm nhận hàng, phải so sánh được giữa hai máy ở hai múi giờ khác nhau.',
      en: 'This one uses PostgreSQL. Imported books are bought in euro. Create the table `import_costs` with four columns, each of which must have a value: `item_id` of type INTEGER, which is the primary key; `title`, a string of at most 40 characters; `cost`, an exact decimal number with two digits after the point, up to 999999.99; `received_at`, the moment the goods arrived, which must be comparable between two machines in different time zones.',
    },
    starter: 'CREATE TABLE import_costs (\n  item_id INTEGER PRIMARY KEY,\n  \n);',
    hints: [
      {
        vi: 'Trong `NUMERIC(p, s)`, `p` là tổng số chữ số, `s` là số chữ số sau dấu thập phân. 999999.99 có bao nhiêu chữ số?',
        en: 'In `NUMERIC(p, s)`, `p` is the number of digits in all and `s` the number of those after the point. How many digits has 999999.99?',
      },
      {
        vi: 'PostgreSQL có hai kiểu thời điểm. Kiểu so sánh được giữa các múi giờ có tên tắt là TIMESTAMPTZ.',
        en: 'PostgreSQL has two types for a moment. The one that compares between time zones is called TIMESTAMPTZ for short.',
      },
    ],
    solutions: [
      {
        sql: 'CREATE TABLE import_costs (\n  item_id INTEGER PRIMARY KEY,\n  title VARCHAR(40) NOT NULL,\n  cost NUMERIC(8, 2) NOT NULL,\n  received_at TIMESTAMPTZ NOT NULL\n);',
      },
    ],
    wrong: [
      {
        sql: 'CREATE TABLE import_costs (item_id INTEGER PRIMARY KEY, title VARCHAR(40) NOT NULL, cost REAL NOT NULL, received_at TIMESTAMPTZ NOT NULL)',
        mark: '\\bcost (?:real|float)\\b',
        message: {
          vi: 'Cột `cost` đang lưu số gần đúng. Số thập phân chính xác là NUMERIC.',
          en: 'The column `cost` stores approximations. The exact decimal type is NUMERIC.',
        },
      },
      {
        sql: 'CREATE TABLE import_costs (item_id INTEGER PRIMARY KEY, title VARCHAR(40) NOT NULL, cost NUMERIC(6, 2) NOT NULL, received_at TIMESTAMPTZ NOT NULL)',
        mark: '\\b(?:numeric|decimal) \\( 6 , 2 \\)',
        message: {
          vi: 'NUMERIC(6, 2) có tổng cộng sáu chữ số, nên chỉ lưu được đến 9999.99. Số thứ nhất đếm cả hai chữ số sau dấu thập phân.',
          en: 'NUMERIC(6, 2) has six digits in all, so it ends at 9999.99. The first number counts the two digits after the point as well.',
        },
      },
      {
        sql: 'CREATE TABLE import_costs (item_id INTEGER PRIMARY KEY, title VARCHAR(40) NOT NULL, cost NUMERIC(10, 2) NOT NULL, received_at TIMESTAMPTZ NOT NULL)',
        mark: '\\b(?:numeric|decimal) \\( (?:9|1\\d|2\\d) , 2 \\)',
        message: {
          vi: 'Cột `cost` vẫn nhận 1000000. 999999.99 có tám chữ số, tính cả hai chữ số sau dấu thập phân.',
          en: 'The column `cost` still takes 1000000. 999999.99 has eight digits, the two after the point included.',
        },
      },
      {
        sql: 'CREATE TABLE import_costs (item_id INTEGER PRIMARY KEY, title VARCHAR(40) NOT NULL, cost NUMERIC NOT NULL, received_at TIMESTAMPTZ NOT NULL)',
        mark: '\\bcost (?:numeric|decimal) not\\b',
        message: {
          vi: 'NUMERIC không có hai con số trong ngoặc thì giữ nguyên mọi chữ số sau dấu thập phân, và không có giới hạn 999999.99.',
          en: 'NUMERIC without the two numbers in brackets keeps all digits after the point, and has no limit at 999999.99.',
        },
      },
      {
        sql: 'CREATE TABLE import_costs (item_id INTEGER PRIMARY KEY, title VARCHAR(40) NOT NULL, cost NUMERIC(8, 2) NOT NULL, received_at TIMESTAMP NOT NULL)',
        mark: '\\breceived_at timestamp (?!with time zone)',
        message: {
          vi: 'TIMESTAMP chỉ lưu giờ trên đồng hồ, không biết ở múi giờ nào. Hãy dùng TIMESTAMPTZ.',
          en: 'TIMESTAMP stores what the clock shows, without knowing in which time zone. Use TIMESTAMPTZ.',
        },
      },
      {
        sql: 'CREATE TABLE import_costs (item_id INTEGER PRIMARY KEY, title TEXT NOT NULL, cost NUMERIC(8, 2) NOT NULL, received_at TIMESTAMPTZ NOT NULL)',
        mark: '\\btitle text\\b',
        message: {
          vi: 'TEXT không giới hạn độ dài, nên bảng nhận cả tên dài 41 ký tự.',
          en: 'TEXT has no limit, so the table takes a title of 41 characters.',
        },
      },
      {
        sql: 'CREATE TABLE import_costs (item_id INTEGER PRIMARY KEY, title CHAR(40) NOT NULL, cost NUMERIC(8, 2) NOT NULL, received_at TIMESTAMPTZ NOT NULL)',
        mark: '\\btitle (?:char|character) \\(',
        message: {
          vi: 'CHAR(40) luôn lưu đúng 40 ký tự: PostgreSQL thêm dấu cách vào sau một tên ngắn hơn. Hãy dùng VARCHAR(40).',
          en: 'CHAR(40) always stores 40 characters: PostgreSQL adds spaces after a shorter title. Use VARCHAR(40).',
        },
      },
    ],
    compare: {
      kind: 'state',
      columnTypes: true,
      probes: [
        "INSERT INTO import_costs (item_id, title, cost, received_at) VALUES (1, REPEAT('a', 40), 999999.99, '2025-06-30 09:00+07'), (2, REPEAT('a', 40), 999999.99, '2025-06-30 09:00+07'); SELECT title, cost FROM import_costs",
        "INSERT INTO import_costs (item_id, title, cost, received_at) VALUES (1, REPEAT('a', 41), 19.90, '2025-06-30 09:00+07')",
        "INSERT INTO import_costs (item_id, title, cost, received_at) VALUES (1, 'Git', 1000000, '2025-06-30 09:00+07')",
        "INSERT INTO import_costs (item_id, title, cost, received_at) VALUES (1, 'Git', 0.126, '2025-06-30 09:00+07'); SELECT CAST(cost AS TEXT) AS cost FROM import_costs",
        "INSERT INTO import_costs (item_id, title, cost, received_at) VALUES (1, 'Git', 0.10, '2025-06-30 09:00+07'), (2, 'Git', 0.20, '2025-06-30 09:00+07'); SELECT SUM(cost) = 0.30 AS is_exact FROM import_costs",
        "INSERT INTO import_costs (item_id, title, cost, received_at) VALUES (1, 'Git', 19.90, '2025-06-30 09:00+07'); INSERT INTO import_costs (item_id, title, cost, received_at) VALUES (1, 'Git', 19.90, '2025-06-30 09:00+07')",
        "INSERT INTO import_costs (item_id, title, cost, received_at) VALUES (1, NULL, 19.90, '2025-06-30 09:00+07')",
        "INSERT INTO import_costs (item_id, title, cost, received_at) VALUES (1, 'Git', NULL, '2025-06-30 09:00+07')",
        "INSERT INTO import_costs (item_id, title, cost, received_at) VALUES (1, 'Git', 19.90, NULL)",
        "INSERT INTO import_costs (item_id, title, cost, received_at) VALUES (1, 'Git', 19.90, '2025-06-30 09:00+07'); CREATE TABLE labels (item_id INTEGER REFERENCES import_costs); INSERT INTO labels (item_id) VALUES (1)",
        "INSERT INTO import_costs (item_id, title, cost, received_at) VALUES (1, 'Git', 0.01, '2025-06-30 09:00+07'), (2, 'Git ', 500000, '1999-01-01 00:00+00'); SELECT title, cost FROM import_costs",
      ],
    },
  },
];
