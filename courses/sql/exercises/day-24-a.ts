import type { SqlExercise } from '../../../src/features/sql-lab/core/grading/exercise';
import { LONG_TEXT } from './longText';

const CARDS =
  'CREATE TABLE card_sheet (card_no INTEGER PRIMARY KEY, customer_id INTEGER NOT NULL, full_name TEXT NOT NULL, phone TEXT);';

const READINGS = `CREATE TABLE reading_sheet (
  event_id INTEGER NOT NULL, event_date DATE NOT NULL, room TEXT NOT NULL, seats INTEGER NOT NULL,
  customer_id INTEGER NOT NULL, full_name TEXT NOT NULL, PRIMARY KEY (event_id, customer_id)
);
INSERT INTO reading_sheet (event_id, event_date, room, seats, customer_id, full_name) VALUES
  (1, '2025-06-07', 'Tầng 2', 30, 1, 'Nguyễn Thị Lan'),
  (1, '2025-06-07', 'Tầng 2', 30, 5, 'Đỗ Minh Quân'),
  (2, '2025-06-14', 'Sân sau', 12, 5, 'Đỗ Minh Quân'),
  (3, '2025-06-14', 'Tầng 2', 30, 9, 'Đặng Thùy Dương'),
  (3, '2025-06-14', 'Tầng 2', 30, 1, 'Nguyễn Thị Lan');`;

const CHECKED_ROOMS = [
  "INSERT INTO rooms (room, seats) VALUES ('Tầng 8', 30), ('Tầng 9', 30); INSERT INTO events (event_id, event_date, room) VALUES (901, '2025-07-05', 'Tầng 9'), (902, '2025-07-05', 'Tầng 9')",
  "INSERT INTO rooms (room, seats) VALUES ('Tầng 2', 31)",
  "INSERT INTO events (event_id, event_date, room) VALUES (1, '2025-07-05', 'Tầng 2')",
  "INSERT INTO events (event_id, event_date, room) VALUES (1, '2025-06-07', 'Sân sau')",
  "INSERT INTO events (event_id, event_date, room) VALUES (901, '2025-07-05', 'Tầng 7')",
  'INSERT INTO rooms (room, seats) VALUES (NULL, 30)',
  "INSERT INTO rooms (room, seats) VALUES ('Tầng 9', NULL)",
  "INSERT INTO events (event_id, event_date, room) VALUES (901, NULL, 'Tầng 2')",
  "INSERT INTO events (event_id, event_date, room) VALUES (901, '2025-07-05', NULL)",
  "INSERT INTO events (event_id, event_date, room) VALUES (901, '2025-07-05', 'Tầng 2'); UPDATE events SET event_id = NULL WHERE event_id = 901",
  "DELETE FROM rooms WHERE room = 'Tầng 2'",
  `INSERT INTO rooms (room, seats) VALUES (${LONG_TEXT}, 30)`,
  "CREATE TABLE signs (room TEXT REFERENCES rooms, event_id INTEGER REFERENCES events); INSERT INTO signs (room, event_id) VALUES ('Tầng 2', 1)",
];

/** Dependencies that the data disprove, and a first decomposition. */
export const DAY_24_A: readonly SqlExercise[] = [
  {
    id: 'sql-24-01',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Trong `order_items`, những đầu sách nào bác bỏ phụ thuộc `book_id → unit_price`, tức là đã được bán với nhiều hơn một giá? Trả về `book_id` và `price_count` (số giá khác nhau), không cần sắp xếp.',
      en: 'In `order_items`, which titles refute the dependency `book_id → unit_price`, that is, have been sold at more than one price? Return `book_id` and `price_count` (the number of different prices), in any order.',
    },
    starter: 'SELECT book_id,  AS price_count\nFROM order_items\n',
    hints: [
      {
        vi: 'Gom theo vế trái của phụ thuộc, rồi đếm các giá trị khác nhau của vế phải trong mỗi nhóm.',
        en: 'Group by the left side of the dependency, then count the different values of the right side in each group.',
      },
    ],
    solutions: [
      {
        sql: 'SELECT book_id, COUNT(DISTINCT unit_price) AS price_count\nFROM order_items\nGROUP BY book_id\nHAVING COUNT(DISTINCT unit_price) > 1;',
      },
      {
        sql: 'SELECT book_id, COUNT(*) AS price_count\nFROM (SELECT DISTINCT book_id, unit_price FROM order_items) AS prices\nGROUP BY book_id\nHAVING COUNT(*) > 1;',
        note: {
          vi: 'DISTINCT gộp các cặp giống nhau trước, nên mỗi hàng còn lại là một giá.',
          en: 'DISTINCT merges equal pairs first, so each row that is left is one price.',
        },
      },
    ],
    wrong: [
      {
        sql: 'SELECT book_id, COUNT(unit_price) AS price_count FROM order_items GROUP BY book_id HAVING COUNT(unit_price) > 1',
        mark: '^(?!.*distinct)',
        message: {
          vi: 'Truy vấn đang đếm số lần bán. Một đầu sách bán năm lần với cùng một giá không bác bỏ phụ thuộc. Hãy đếm các giá khác nhau.',
          en: 'The query counts how often a title was sold. A title sold five times at one price does not refute the dependency. Count the different prices.',
        },
      },
      {
        sql: 'SELECT book_id, COUNT(DISTINCT unit_price) AS price_count FROM order_items GROUP BY book_id',
        mark: '^(?!.*\\bhaving\\b)',
        message: {
          vi: 'Kết quả đang có cả những đầu sách chỉ có một giá. Những đầu sách đó không bác bỏ phụ thuộc.',
          en: 'The result still has titles with a single price. Those do not refute the dependency.',
        },
      },
      {
        sql: 'SELECT book_id, COUNT(DISTINCT unit_price) AS price_count FROM order_items GROUP BY book_id HAVING COUNT(*) > 1',
        mark: 'count \\( distinct .*having count \\( (?!distinct)',
        message: {
          vi: 'HAVING đang đếm hàng, nên đầu sách bán nhiều lần với một giá vẫn được giữ. Điều kiện phải đếm các giá khác nhau.',
          en: 'HAVING counts rows, so titles sold many times at one price are kept. The condition has to count different prices.',
        },
      },
      {
        sql: 'SELECT book_id, COUNT(DISTINCT unit_price) AS price_count FROM order_items GROUP BY order_id, book_id HAVING COUNT(DISTINCT unit_price) > 1',
        mark: 'group by .*order_id',
        certain: true,
        message: {
          vi: 'Vế trái của phụ thuộc là `book_id`. Gom cả theo `order_id` thì mỗi nhóm chỉ có một hàng.',
          en: 'The left side of the dependency is `book_id`. Grouped by `order_id` as well, each group has a single row.',
        },
      },
      {
        sql: 'SELECT book_id, COUNT(DISTINCT unit_price) AS price_count FROM order_items GROUP BY book_id, unit_price HAVING COUNT(DISTINCT unit_price) > 1',
        mark: 'group by (?:(?:\\w+ \\. )?book_id , )?(?:\\w+ \\. )?unit_price',
        certain: true,
        message: {
          vi: 'Gom cả theo `unit_price` thì mỗi nhóm chỉ có một giá, nên không nhóm nào bác bỏ phụ thuộc. Chỉ gom theo vế trái, `book_id`.',
          en: 'Grouped by `unit_price` as well, each group has one price, so no group refutes the dependency. Group only by the left side, `book_id`.',
        },
      },
      {
        sql: 'SELECT i.book_id, COUNT(DISTINCT i.unit_price) AS price_count FROM order_items AS i JOIN books AS b ON b.book_id = i.book_id WHERE i.unit_price <> b.price GROUP BY i.book_id',
        mark: 'price (?:<>|!=)|(?:<>|!=) (?:\\w+ \\. )?"?(?:unit_)?price',
        message: {
          vi: 'Truy vấn đang so với giá hôm nay. Phụ thuộc nói về các giá bán với nhau: hai hàng của cùng một đầu sách có khác giá không?',
          en: 'The query compares with the price of today. The dependency is about the selling prices among themselves: do two rows of one title differ?',
        },
      },
    ],
    compare: { kind: 'result', types: { price_count: 'integer' } },
    equivalent: [
      {
        sql: 'SELECT DISTINCT book_id, COUNT(DISTINCT unit_price) AS "price_count" FROM "order_items" GROUP BY book_id HAVING COUNT(DISTINCT unit_price) > 1',
        reason: 'GROUP BY leaves one row for each key, so no two rows are alike.',
      },
      {
        sql: 'SELECT DISTINCT book_id, COUNT(*) AS "price_count" FROM (SELECT DISTINCT book_id, unit_price FROM "order_items") AS "prices" GROUP BY book_id HAVING COUNT(*) > 1',
        reason: 'GROUP BY leaves one row for each key, so no two rows are alike.',
      },
    ],
  },
  {
    id: 'sql-24-02',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Ở bài này có thêm bảng `card_sheet` (`card_no`, `customer_id`, `full_name`, `phone`): các thẻ khách hàng được chép tay, một khách có thể có nhiều thẻ. Quy tắc là `customer_id → phone`. Một khách vi phạm quy tắc nếu các thẻ của khách đó có hai số khác nhau, hoặc có thẻ đã ghi số và có thẻ chưa ghi (`phone` là NULL). Chuỗi rỗng không xuất hiện. Trả về `customer_id` của những khách vi phạm, mỗi khách một lần, không cần sắp xếp.',
      en: 'This exercise has one more table, `card_sheet` (`card_no`, `customer_id`, `full_name`, `phone`): customer cards copied by hand; a customer may have several cards. The rule is `customer_id → phone`. A customer breaks it if their cards have two different numbers, or if one card has a number and another has none (`phone` is NULL). There are no empty strings. Return the `customer_id` of the customers who break the rule, each once, in any order.',
    },
    starter: 'SELECT customer_id\nFROM card_sheet\nGROUP BY customer_id\nHAVING ',
    hints: [
      {
        vi: '`COUNT(DISTINCT phone)` không đếm NULL. Làm sao để “chưa ghi” được tính như một giá trị?',
        en: '`COUNT(DISTINCT phone)` does not count NULL. How can “no number” be counted as a value?',
      },
      {
        vi: '`COALESCE(phone, …)` thay NULL bằng một chuỗi không thể là số điện thoại.',
        en: '`COALESCE(phone, …)` puts a string that cannot be a phone number where there is NULL.',
      },
    ],
    solutions: [
      {
        sql: "SELECT customer_id\nFROM card_sheet\nGROUP BY customer_id\nHAVING COUNT(DISTINCT COALESCE(phone, '')) > 1;",
      },
      {
        sql: 'SELECT customer_id\nFROM (SELECT DISTINCT customer_id, phone FROM card_sheet) AS pairs\nGROUP BY customer_id\nHAVING COUNT(*) > 1;',
        note: {
          vi: 'DISTINCT coi hai NULL là giống nhau, nên mỗi cặp khác nhau còn một hàng, kể cả cặp có NULL.',
          en: 'DISTINCT treats two NULLs as alike, so each different pair leaves one row, those with NULL too.',
        },
      },
    ],
    wrong: [
      {
        sql: 'SELECT customer_id FROM card_sheet GROUP BY customer_id HAVING COUNT(DISTINCT phone) > 1',
        mark: 'count \\( distinct (?:\\w+ \\. )?phone \\) > 1$',
        message: {
          vi: 'COUNT(DISTINCT phone) bỏ qua NULL, nên khách có một thẻ ghi số và một thẻ chưa ghi không bị phát hiện.',
          en: 'COUNT(DISTINCT phone) ignores NULL, so a customer with one card that has a number and one that has none is not found.',
        },
      },
      {
        sql: 'SELECT customer_id FROM card_sheet GROUP BY customer_id HAVING COUNT(*) > 1',
        mark: '^(?!.*distinct).*having count \\( \\* \\) >',
        message: {
          vi: 'Có nhiều thẻ chưa phải là vi phạm: các thẻ có thể ghi cùng một số.',
          en: 'Several cards do not break the rule: they may have the same number.',
        },
      },
      {
        sql: 'SELECT customer_id FROM card_sheet GROUP BY customer_id HAVING COUNT(*) <> COUNT(phone)',
        mark: 'count \\( \\* \\) (?:<>|!=|>) count \\( (?:\\w+ \\. )?phone \\)$',
        message: {
          vi: 'Điều kiện chỉ tìm khách có thẻ chưa ghi số. Khách có hai số khác nhau bị bỏ sót, còn khách mà mọi thẻ đều chưa ghi số thì không vi phạm.',
          en: 'The condition only finds customers with a card without a number. It misses those with two numbers, and customers whose cards all lack one do not break the rule.',
        },
      },
      {
        sql: 'SELECT customer_id FROM card_sheet GROUP BY customer_id HAVING COUNT(DISTINCT phone) > 1 OR COUNT(*) > COUNT(phone)',
        mark: 'or count \\( \\* \\) (?:<>|!=|>) count \\( (?:\\w+ \\. )?phone \\)|or count \\( (?:\\w+ \\. )?phone \\) (?:<>|!=|<) count \\( \\* \\)',
        message: {
          vi: 'Kết quả đang có cả khách mà mọi thẻ đều chưa ghi số. Chỉ tính khách có cả thẻ đã ghi số và thẻ chưa ghi.',
          en: 'The result also has customers whose cards all lack a number. Count only those with a card that has a number and one that has none.',
        },
      },
      {
        sql: 'SELECT DISTINCT a.customer_id FROM card_sheet AS a JOIN card_sheet AS b ON b.customer_id = a.customer_id WHERE a.phone <> b.phone',
        mark: 'phone (?:<>|!=) (?:\\w+ \\. )?phone',
        message: {
          vi: 'So sánh `<>` với NULL ra UNKNOWN, nên khách có một thẻ ghi số và một thẻ chưa ghi không bị phát hiện.',
          en: 'Comparing by `<>` with NULL gives UNKNOWN, so a customer with one card that has a number and one that has none is not found.',
        },
      },
      {
        sql: 'SELECT customer_id FROM card_sheet GROUP BY customer_id, phone HAVING COUNT(*) > 1',
        mark: 'group by (?:\\w+ \\. )?customer_id , (?:\\w+ \\. )?phone',
        message: {
          vi: 'Gom cả theo `phone` thì mỗi nhóm chỉ có một số, nên không thấy được mâu thuẫn. Chỉ gom theo vế trái.',
          en: 'Grouped by `phone` as well, each group has one number, so no contradiction can be seen. Group only by the left side.',
        },
      },
    ],
    promises: { never: ["SELECT 1 FROM card_sheet WHERE phone = ''"] },
    compare: { kind: 'result' },
    setup: `${CARDS} INSERT INTO card_sheet (card_no, customer_id, full_name, phone) VALUES (1, 1, 'Nguyễn Thị Lan', '0100100237'), (2, 1, 'Nguyễn Thị Lan', '0100999111'), (3, 2, 'Trần Văn Đức', '0100100374'), (4, 2, 'Trần Văn Đức', NULL), (5, 3, 'Lê Hoàng Anh', '0100100511'), (6, 3, 'Lê Hoàng Anh', '0100100511'), (7, 5, 'Đỗ Minh Quân', NULL), (8, 5, 'Đỗ Minh Quân', NULL), (9, 9, 'Đặng Thùy Dương', '0100101333');`,
    equivalent: [
      {
        sql: 'SELECT DISTINCT customer_id FROM "card_sheet" GROUP BY customer_id HAVING COUNT(DISTINCT COALESCE(phone, \'\')) > 1',
        reason: 'GROUP BY leaves one row for each key, so no two rows are alike.',
      },
      {
        sql: 'SELECT DISTINCT customer_id FROM (SELECT DISTINCT customer_id, phone FROM "card_sheet") AS "pairs" GROUP BY customer_id HAVING COUNT(*) > 1',
        reason: 'GROUP BY leaves one row for each key, so no two rows are alike.',
      },
    ],
  },
  {
    id: 'sql-24-03',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Ở bài này có thêm bảng `reading_sheet`, ghi những buổi đọc sách: `event_id`, `event_date`, `room` (phòng), `seats` (số ghế của phòng), `customer_id`, `full_name`; mỗi hàng là một khách đăng ký một buổi. Quy tắc: `event_id → event_date, room`; `room → seats`; `customer_id → full_name`. Hãy tạo hai trong các bảng của phép tách đến 3NF và chép dữ liệu từ `reading_sheet` vào. Bảng `rooms` có `room` (TEXT), `seats` (INTEGER). Bảng `events` có `event_id` (INTEGER), `event_date` (DATE), `room` (TEXT). Cột nào cũng bắt buộc có giá trị. Khóa chính phải giữ các quy tắc; buổi đọc chỉ được dùng phòng có trong `rooms`, và không xóa được phòng đang được dùng. Giữ nguyên `reading_sheet`.',
      en: 'This exercise has one more table, `reading_sheet`, about book readings: `event_id`, `event_date`, `room`, `seats` (the number of seats in the room), `customer_id`, `full_name`; each row is a customer who has a place at a reading. The rules: `event_id → event_date, room`; `room → seats`; `customer_id → full_name`. Create two of the tables of the 3NF decomposition and copy the data from `reading_sheet` into them. Table `rooms` has `room` (TEXT), `seats` (INTEGER). Table `events` has `event_id` (INTEGER), `event_date` (DATE), `room` (TEXT). Every column must have a value. Primary keys have to keep the rules; a reading may only use a room of `rooms`, and a room in use cannot be deleted. Leave `reading_sheet` as it is.',
    },
    starter:
      'CREATE TABLE rooms (\n  room TEXT,\n  seats INTEGER\n);\n\nCREATE TABLE events (\n  event_id INTEGER,\n  event_date DATE,\n  room TEXT\n);\n\nINSERT INTO rooms (room, seats)\nSELECT \n\nINSERT INTO events (event_id, event_date, room)\nSELECT ',
    hints: [
      {
        vi: 'Vế trái của mỗi quy tắc là khóa chính của bảng mới. `reading_sheet` lặp lại mỗi phòng và mỗi buổi, nên hãy chép các hàng khác nhau.',
        en: 'The left side of each rule is the primary key of its new table. `reading_sheet` repeats rooms and readings, so copy the different rows.',
      },
      {
        vi: 'SQLite nhận NULL trong khóa chính kiểu TEXT, nên `room` của `rooms` cần cả NOT NULL lẫn PRIMARY KEY.',
        en: 'SQLite accepts NULL in a primary key of type TEXT, so `room` of `rooms` needs both NOT NULL and PRIMARY KEY.',
      },
    ],
    solutions: [
      {
        sql: 'CREATE TABLE rooms (\n  room TEXT NOT NULL PRIMARY KEY,\n  seats INTEGER NOT NULL\n);\n\nCREATE TABLE events (\n  event_id INTEGER PRIMARY KEY,\n  event_date DATE NOT NULL,\n  room TEXT NOT NULL REFERENCES rooms (room)\n);\n\nINSERT INTO rooms (room, seats)\nSELECT DISTINCT room, seats FROM reading_sheet;\n\nINSERT INTO events (event_id, event_date, room)\nSELECT DISTINCT event_id, event_date, room FROM reading_sheet;',
      },
    ],
    wrong: [
      {
        sql: 'CREATE TABLE rooms (room TEXT NOT NULL PRIMARY KEY, seats INTEGER NOT NULL); CREATE TABLE events (event_id INTEGER PRIMARY KEY, event_date DATE NOT NULL, room TEXT NOT NULL REFERENCES rooms (room)); INSERT INTO rooms (room, seats) SELECT room, seats FROM reading_sheet; INSERT INTO events (event_id, event_date, room) SELECT DISTINCT event_id, event_date, room FROM reading_sheet',
        mark: 'select (?!distinct)(?:\\w+ \\. )?room , (?:\\w+ \\. )?seats from reading_sheet(?! group)',
        certain: true,
        message: {
          vi: '`reading_sheet` ghi mỗi phòng nhiều lần, nên khóa chính của `rooms` từ chối hàng thứ hai. Hãy dùng SELECT DISTINCT.',
          en: '`reading_sheet` has each room several times, so the primary key of `rooms` refuses the second row. Use SELECT DISTINCT.',
        },
      },
      {
        sql: 'CREATE TABLE rooms (room TEXT NOT NULL PRIMARY KEY, seats INTEGER NOT NULL); CREATE TABLE events (event_id INTEGER PRIMARY KEY, event_date DATE NOT NULL, room TEXT NOT NULL); INSERT INTO rooms (room, seats) SELECT DISTINCT room, seats FROM reading_sheet; INSERT INTO events (event_id, event_date, room) SELECT DISTINCT event_id, event_date, room FROM reading_sheet',
        mark: '^(?!.*\\breferences\\b)',
        message: {
          vi: '`events` không có khóa ngoại, nên nhận cả phòng không có trong `rooms`. Hãy thêm REFERENCES.',
          en: '`events` has no foreign key, so it accepts rooms that are not in `rooms`. Add REFERENCES.',
        },
      },
      {
        sql: 'CREATE TABLE rooms (room TEXT PRIMARY KEY, seats INTEGER NOT NULL); CREATE TABLE events (event_id INTEGER PRIMARY KEY, event_date DATE NOT NULL, room TEXT NOT NULL REFERENCES rooms (room)); INSERT INTO rooms (room, seats) SELECT DISTINCT room, seats FROM reading_sheet; INSERT INTO events (event_id, event_date, room) SELECT DISTINCT event_id, event_date, room FROM reading_sheet',
        mark: 'rooms \\( room text primary key',
        engine: 'sqlite',
        message: {
          vi: 'SQLite nhận NULL trong khóa chính này. Mọi cột đều bắt buộc, nên hãy thêm NOT NULL.',
          en: 'SQLite accepts NULL in this primary key. Every column must have a value, so add NOT NULL.',
        },
      },
      {
        sql: 'CREATE TABLE rooms (room TEXT NOT NULL, seats INTEGER NOT NULL, PRIMARY KEY (room, seats)); CREATE TABLE events (event_id INTEGER PRIMARY KEY, event_date DATE NOT NULL, room TEXT NOT NULL); INSERT INTO rooms (room, seats) SELECT DISTINCT room, seats FROM reading_sheet; INSERT INTO events (event_id, event_date, room) SELECT DISTINCT event_id, event_date, room FROM reading_sheet',
        mark: 'primary key \\( room , seats \\)|primary key \\( seats , room \\)',
        message: {
          vi: 'Khóa chính gồm cả `seats`, nên một phòng có thể có hai số ghế. Quy tắc `room → seats` cần khóa chính chỉ gồm `room`.',
          en: 'The primary key includes `seats`, so a room can have two numbers of seats. The rule `room → seats` needs only `room` as the key.',
        },
      },
      {
        sql: 'CREATE TABLE rooms (room TEXT NOT NULL PRIMARY KEY, seats INTEGER NOT NULL); CREATE TABLE events (event_id INTEGER PRIMARY KEY, event_date DATE NOT NULL, room TEXT NOT NULL REFERENCES rooms (room))',
        mark: '^(?!.*\\binsert\\b)',
        message: {
          vi: 'Hai bảng đã có, nhưng còn trống. Hãy chép dữ liệu bằng INSERT … SELECT.',
          en: 'The two tables are there but empty. Copy the data by INSERT … SELECT.',
        },
      },
      {
        sql: "CREATE TABLE rooms (room TEXT NOT NULL PRIMARY KEY, seats INTEGER NOT NULL); CREATE TABLE events (event_id INTEGER PRIMARY KEY, event_date DATE NOT NULL, room TEXT NOT NULL REFERENCES rooms (room)); INSERT INTO rooms (room, seats) VALUES ('Tầng 2', 30), ('Sân sau', 12); INSERT INTO events (event_id, event_date, room) VALUES (1, '2025-06-07', 'Tầng 2'), (2, '2025-06-14', 'Sân sau'), (3, '2025-06-14', 'Tầng 2')",
        mark: 'insert into rooms .*values',
        message: {
          vi: 'Các giá trị đang được chép tay, nên hàng mới trong `reading_sheet` sẽ bị bỏ sót. Hãy lấy dữ liệu bằng INSERT … SELECT.',
          en: 'The values are copied by hand, so further rows of `reading_sheet` would be missed. Take the data by INSERT … SELECT.',
        },
      },
    ],
    compare: { kind: 'state', columnTypes: true, probes: CHECKED_ROOMS },
    setup: READINGS,
    hidden: [
      {
        about: {
          vi: 'Có thêm một phòng cùng số ghế với phòng khác, và có hai buổi trong cùng một ngày ở cùng một phòng.',
          en: 'There is a further room with as many seats as another, and a room has two readings on one day.',
        },
        sql: "INSERT INTO reading_sheet (event_id, event_date, room, seats, customer_id, full_name) VALUES (4, '2025-06-14', 'Thư viện', 12, 7, 'Hoàng Đình Phong'), (5, '2025-06-14', 'Tầng 2', 30, 7, 'Hoàng Đình Phong');",
      },
    ],
  },
];
