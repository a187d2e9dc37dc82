import type { SqlExercise } from '../../../src/features/sql-lab/core/grading/exercise';
import { NEW_YEAR } from './moments';
import { LONG_TEXT } from './longText';

/** A lossy join, a decomposition into BCNF, and a rule to check on the whole shop. */
export const DAY_24_B: readonly SqlExercise[] = [
  {
    id: 'sql-24-04',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Ở bài này có bảng `reading_sheet` (`event_id`, `room`, `customer_id`): khách nào dự buổi nào, ở phòng nào. Ai đó đã tách bảng theo phòng thành `event_rooms` (`event_id`, `room`) và `room_guests` (`room`, `customer_id`). Hãy ghép hai bảng lại theo `room`, và trả về những hàng `event_id`, `room`, `customer_id` mà phép ghép sinh ra nhưng `reading_sheet` không có, không cần sắp xếp.',
      en: 'This exercise has the table `reading_sheet` (`event_id`, `room`, `customer_id`): which customer was at which reading, in which room. Somebody has split it by room into `event_rooms` (`event_id`, `room`) and `room_guests` (`room`, `customer_id`). Join the two tables on `room`, and return the rows `event_id`, `room`, `customer_id` that the join makes but `reading_sheet` does not have, in any order.',
    },
    starter: 'SELECT e.event_id, e.room, g.customer_id\nFROM event_rooms AS e\n',
    hints: [
      {
        vi: 'Đây là một hiệu: các hàng của phép ghép EXCEPT các hàng của `reading_sheet`.',
        en: 'This is a difference: the rows of the join EXCEPT the rows of `reading_sheet`.',
      },
    ],
    solutions: [
      {
        sql: 'SELECT e.event_id, e.room, g.customer_id\nFROM event_rooms AS e\nJOIN room_guests AS g ON g.room = e.room\nEXCEPT\nSELECT event_id, room, customer_id\nFROM reading_sheet;',
      },
      {
        sql: 'SELECT e.event_id, e.room, g.customer_id\nFROM event_rooms AS e\nJOIN room_guests AS g ON g.room = e.room\nWHERE NOT EXISTS (\n  SELECT *\n  FROM reading_sheet AS s\n  WHERE s.event_id = e.event_id AND s.room = e.room AND s.customer_id = g.customer_id\n);',
        note: {
          vi: 'NOT EXISTS không gộp hàng trùng, nhưng hai bảng có khóa nên phép ghép không có hàng trùng.',
          en: 'NOT EXISTS does not merge duplicates, but both tables have keys, so the join has none.',
        },
      },
    ],
    wrong: [
      {
        sql: 'SELECT event_id, room, customer_id FROM reading_sheet EXCEPT SELECT e.event_id, e.room, g.customer_id FROM event_rooms AS e JOIN room_guests AS g ON g.room = e.room',
        mark: 'from reading_sheet(?: as \\w+)? except',
        certain: true,
        message: {
          vi: 'Hiệu đang được lấy ngược. Khi ghép lại, không hàng cũ nào mất; hãy lấy phép ghép trừ đi `reading_sheet`.',
          en: 'The difference is taken the wrong way round. Joining the parts loses no old row; take the join minus `reading_sheet`.',
        },
      },
      {
        sql: 'SELECT e.event_id, e.room, g.customer_id FROM event_rooms AS e JOIN room_guests AS g ON g.room = e.room',
        mark: '^(?!.*(?:except|exists|\\bin\\b|left)).*join',
        message: {
          vi: 'Đây là cả phép ghép. Hãy bỏ những hàng đã có trong `reading_sheet`.',
          en: 'This is the whole join. Leave out the rows that `reading_sheet` has.',
        },
      },
      {
        sql: 'SELECT e.event_id, e.room, g.customer_id FROM event_rooms AS e CROSS JOIN room_guests AS g EXCEPT SELECT event_id, room, customer_id FROM reading_sheet',
        mark: 'cross join|room_guests as \\w+ except|event_rooms(?: as \\w+)? , room_guests',
        message: {
          vi: 'Phép ghép thiếu điều kiện: mỗi buổi đang được ghép với khách của mọi phòng.',
          en: 'The join has no condition: each reading is paired with the guests of every room.',
        },
      },
      {
        sql: 'SELECT e.event_id, e.room, g.customer_id FROM event_rooms AS e JOIN room_guests AS g ON g.room = e.room WHERE g.customer_id NOT IN (SELECT customer_id FROM reading_sheet WHERE event_id = 1)',
        mark: 'not in',
        message: {
          vi: 'Điều kiện chỉ so một phần của hàng. Hãy so cả ba cột với cùng một hàng của `reading_sheet`.',
          en: 'The condition compares only a part of the row. Compare all three columns with one row of `reading_sheet`.',
        },
      },
    ],
    promises: {
      also: { 'reading_sheet.room': ['Tầng 2', 'tầng 2', 'A', 'a'] },
      derived: ['event_rooms', 'room_guests'],
      after: [
        'DELETE FROM event_rooms',
        'DELETE FROM room_guests',
        'INSERT INTO event_rooms (event_id, room) SELECT DISTINCT event_id, room FROM reading_sheet',
        'INSERT INTO room_guests (room, customer_id) SELECT DISTINCT room, customer_id FROM reading_sheet',
      ],
    },
    compare: { kind: 'result' },
    setup:
      "CREATE TABLE reading_sheet (event_id INTEGER NOT NULL, room TEXT NOT NULL, customer_id INTEGER NOT NULL, PRIMARY KEY (event_id, customer_id)); CREATE TABLE event_rooms (event_id INTEGER PRIMARY KEY, room TEXT NOT NULL); CREATE TABLE room_guests (room TEXT NOT NULL, customer_id INTEGER NOT NULL, PRIMARY KEY (room, customer_id)); INSERT INTO reading_sheet (event_id, room, customer_id) VALUES (1, 'Tầng 2', 1), (1, 'Tầng 2', 5), (2, 'Sân sau', 5), (3, 'Tầng 2', 9), (3, 'Tầng 2', 1); INSERT INTO event_rooms (event_id, room) SELECT DISTINCT event_id, room FROM reading_sheet; INSERT INTO room_guests (room, customer_id) SELECT DISTINCT room, customer_id FROM reading_sheet;",
    equivalent: [
      {
        sql: 'SELECT "e".event_id, "e".room, "g".customer_id FROM "event_rooms" AS "e" LEFT JOIN "room_guests" AS "g" ON "g".room = "e".room EXCEPT SELECT event_id, room, customer_id FROM "reading_sheet"',
        reason: 'Each room of event_rooms has guests in room_guests: both were split from the same rows.',
      },
      {
        sql: 'SELECT "e".event_id, "e".room, "g".customer_id FROM "event_rooms" AS "e" INNER JOIN "room_guests" AS "g" ON "g".room = "e".room EXCEPT SELECT DISTINCT event_id, room, customer_id FROM "reading_sheet"',
        reason: 'EXCEPT treats the rows on its right side as a set.',
      },
      {
        sql: 'SELECT DISTINCT "e".event_id, "e".room, "g".customer_id FROM "event_rooms" AS "e" INNER JOIN "room_guests" AS "g" ON "g".room = "e".room WHERE NOT EXISTS (SELECT * FROM "reading_sheet" AS "s" WHERE "s".event_id = "e".event_id AND "s".room = "e".room AND "s".customer_id = "g".customer_id)',
        reason: 'Both tables have keys, so the join has no two rows alike.',
      },
      {
        sql: 'SELECT "e".event_id, "e".room, "g".customer_id FROM "event_rooms" AS "e" LEFT JOIN "room_guests" AS "g" ON "g".room = "e".room WHERE NOT EXISTS (SELECT * FROM "reading_sheet" AS "s" WHERE "s".event_id = "e".event_id AND "s".room = "e".room AND "s".customer_id = "g".customer_id)',
        reason: 'Each room of event_rooms has guests in room_guests: both were split from the same rows.',
      },
      {
        sql: 'SELECT "e".event_id, "e".room, "g".customer_id FROM "event_rooms" AS "e" INNER JOIN "room_guests" AS "g" ON "g".room = "e".room WHERE NOT EXISTS (SELECT * FROM "reading_sheet" AS "s" WHERE ("s".event_id = "e".event_id) AND "s".customer_id = "g".customer_id)',
        reason: 'event_id and customer_id are the primary key of reading_sheet, and each event has one room in it.',
      },
    ],
  },
  {
    id: 'sql-24-05',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Ở bài này có bảng `advice` (`customer_id`, `field`, `employee_id`) với nhiều hàng hơn trong bài. Quy tắc: `customer_id, field → employee_id` và `employee_id → field`. Hãy tách bảng đến BCNF và chép dữ liệu vào. Bảng `advisers` có `employee_id` (INTEGER), `field` (TEXT). Bảng `advice_pairs` có `customer_id` (INTEGER), `employee_id` (INTEGER). Cột nào cũng bắt buộc có giá trị. Mỗi nhân viên chỉ phụ trách một lĩnh vực; một cặp khách và nhân viên chỉ được ghi một lần; `advice_pairs` chỉ nhận nhân viên có trong `advisers`, và không xóa được người tư vấn đang có khách. Giữ nguyên `advice`.',
      en: 'This exercise has the table `advice` (`customer_id`, `field`, `employee_id`) with more rows than in the lesson. The rules: `customer_id, field → employee_id` and `employee_id → field`. Decompose it into BCNF and copy the data. Table `advisers` has `employee_id` (INTEGER), `field` (TEXT). Table `advice_pairs` has `customer_id` (INTEGER), `employee_id` (INTEGER). Every column must have a value. Each employee advises on one field only; a pair of customer and employee is entered only once; `advice_pairs` accepts only employees who are in `advisers`, and an adviser who has customers cannot be deleted. Leave `advice` as it is.',
    },
    starter: 'CREATE TABLE advisers (\n  \n);\n\nCREATE TABLE advice_pairs (\n  \n);\n\n',
    hints: [
      {
        vi: 'Bảng `advisers` giữ quy tắc `employee_id → field`: vế trái là khóa chính. Trong `advice_pairs`, không cột nào một mình là khóa.',
        en: '`advisers` keeps the rule `employee_id → field`: the left side is the primary key. In `advice_pairs` neither column is a key by itself.',
      },
    ],
    solutions: [
      {
        sql: 'CREATE TABLE advisers (\n  employee_id INTEGER PRIMARY KEY,\n  field TEXT NOT NULL\n);\n\nCREATE TABLE advice_pairs (\n  customer_id INTEGER NOT NULL,\n  employee_id INTEGER NOT NULL REFERENCES advisers (employee_id),\n  PRIMARY KEY (customer_id, employee_id)\n);\n\nINSERT INTO advisers (employee_id, field)\nSELECT DISTINCT employee_id, field FROM advice;\n\nINSERT INTO advice_pairs (customer_id, employee_id)\nSELECT customer_id, employee_id FROM advice;',
      },
    ],
    wrong: [
      {
        sql: 'CREATE TABLE advisers (employee_id INTEGER NOT NULL, field TEXT NOT NULL, PRIMARY KEY (employee_id, field)); CREATE TABLE advice_pairs (customer_id INTEGER NOT NULL, employee_id INTEGER NOT NULL, PRIMARY KEY (customer_id, employee_id)); INSERT INTO advisers (employee_id, field) SELECT DISTINCT employee_id, field FROM advice; INSERT INTO advice_pairs (customer_id, employee_id) SELECT customer_id, employee_id FROM advice',
        mark: 'primary key \\( (?:employee_id , field|field , employee_id) \\)',
        message: {
          vi: 'Khóa chính gồm cả `field`, nên một nhân viên có thể phụ trách hai lĩnh vực. Quy tắc `employee_id → field` cần khóa chính chỉ gồm `employee_id`.',
          en: 'The primary key includes `field`, so an employee could advise on two fields. The rule `employee_id → field` needs only `employee_id` as the key.',
        },
      },
      {
        sql: 'CREATE TABLE advisers (employee_id INTEGER PRIMARY KEY, field TEXT NOT NULL); CREATE TABLE advice_pairs (customer_id INTEGER NOT NULL, employee_id INTEGER NOT NULL, PRIMARY KEY (customer_id, employee_id)); INSERT INTO advisers (employee_id, field) SELECT DISTINCT employee_id, field FROM advice; INSERT INTO advice_pairs (customer_id, employee_id) SELECT customer_id, employee_id FROM advice',
        mark: '^(?!.*\\breferences\\b)',
        message: {
          vi: '`advice_pairs` không có khóa ngoại, nên nhận cả nhân viên không có trong `advisers`, và phép ghép lại sẽ làm mất những hàng đó.',
          en: '`advice_pairs` has no foreign key, so it accepts employees who are not in `advisers`, and the join would lose those rows.',
        },
      },
      {
        sql: 'CREATE TABLE advisers (employee_id INTEGER PRIMARY KEY, field TEXT NOT NULL); CREATE TABLE advice_pairs (customer_id INTEGER PRIMARY KEY, employee_id INTEGER NOT NULL REFERENCES advisers (employee_id)); INSERT INTO advisers (employee_id, field) SELECT DISTINCT employee_id, field FROM advice; INSERT INTO advice_pairs (customer_id, employee_id) SELECT customer_id, employee_id FROM advice',
        mark: 'customer_id (?:int|integer|bigint) (?:not null )?primary key|primary key \\( customer_id \\)',
        certain: true,
        message: {
          vi: 'Một khách có người tư vấn trong nhiều lĩnh vực, nên `customer_id` một mình không phải khóa. Khóa chính gồm cả hai cột.',
          en: 'A customer has advisers in several fields, so `customer_id` by itself is no key. The primary key needs both columns.',
        },
      },
      {
        sql: 'CREATE TABLE advisers (employee_id INTEGER PRIMARY KEY, field TEXT NOT NULL); CREATE TABLE advice_pairs (customer_id INTEGER NOT NULL, employee_id INTEGER NOT NULL REFERENCES advisers (employee_id), PRIMARY KEY (customer_id, employee_id)); INSERT INTO advisers (employee_id, field) SELECT employee_id, field FROM advice; INSERT INTO advice_pairs (customer_id, employee_id) SELECT customer_id, employee_id FROM advice',
        mark: 'select (?!distinct)(?:\\w+ \\. )?employee_id , (?:\\w+ \\. )?field from advice(?! group)',
        certain: true,
        message: {
          vi: 'Lĩnh vực của một nhân viên được ghi một lần cho mỗi khách, nên khóa chính từ chối bản sao. Hãy dùng SELECT DISTINCT.',
          en: 'The field of an employee is there once for each customer, so the primary key refuses the copies. Use SELECT DISTINCT.',
        },
      },
      {
        sql: 'CREATE TABLE advisers (employee_id INTEGER PRIMARY KEY, field TEXT NOT NULL UNIQUE); CREATE TABLE advice_pairs (customer_id INTEGER NOT NULL, employee_id INTEGER NOT NULL REFERENCES advisers (employee_id), PRIMARY KEY (customer_id, employee_id)); INSERT INTO advisers (employee_id, field) SELECT DISTINCT employee_id, field FROM advice; INSERT INTO advice_pairs (customer_id, employee_id) SELECT customer_id, employee_id FROM advice',
        mark: 'field text (?:not null )?unique|unique \\( field \\)',
        certain: true,
        message: {
          vi: 'Nhiều nhân viên cùng phụ trách một lĩnh vực, nên `field` không được là UNIQUE.',
          en: 'Several employees advise on the same field, so `field` must not be UNIQUE.',
        },
      },
      {
        sql: "CREATE TABLE advisers (employee_id INTEGER PRIMARY KEY, field TEXT NOT NULL); CREATE TABLE advice_pairs (customer_id INTEGER NOT NULL, employee_id INTEGER NOT NULL REFERENCES advisers (employee_id), PRIMARY KEY (customer_id, employee_id)); INSERT INTO advisers (employee_id, field) VALUES (5, 'Lập trình'), (7, 'Thiếu nhi'), (8, 'Lập trình'); INSERT INTO advice_pairs (customer_id, employee_id) VALUES (1, 5), (9, 8), (5, 7), (3, 5), (1, 7)",
        mark: 'insert into advisers .*values',
        message: {
          vi: 'Các giá trị đang được chép tay, nên hàng mới trong bảng `advice` sẽ bị bỏ sót. Hãy lấy dữ liệu bằng INSERT … SELECT.',
          en: 'The values are copied by hand, so further rows of `advice` would be missed. Take the data by INSERT … SELECT.',
        },
      },
    ],
    compare: {
      kind: 'state',
      columnTypes: true,
      probes: [
        "INSERT INTO advisers (employee_id, field) VALUES (11, 'Lập trình'), (12, 'Lập trình'); INSERT INTO advice_pairs (customer_id, employee_id) VALUES (21, 11), (21, 12), (22, 11)",
        "INSERT INTO advisers (employee_id, field) VALUES (5, 'Thiếu nhi')",
        'INSERT INTO advice_pairs (customer_id, employee_id) VALUES (1, 5)',
        'INSERT INTO advice_pairs (customer_id, employee_id) VALUES (21, 12)',
        'INSERT INTO advisers (employee_id, field) VALUES (11, NULL)',
        'INSERT INTO advice_pairs (customer_id, employee_id) VALUES (NULL, 5)',
        'INSERT INTO advice_pairs (customer_id, employee_id) VALUES (21, NULL)',
        'DELETE FROM advisers WHERE employee_id = 5',
        `INSERT INTO advisers (employee_id, field) VALUES (11, ${LONG_TEXT})`,
        "INSERT INTO advisers (employee_id, field) VALUES (11, 'Lập trình'); UPDATE advisers SET employee_id = NULL WHERE employee_id = 11",
      ],
    },
    setup:
      "CREATE TABLE advice (customer_id INTEGER NOT NULL, field TEXT NOT NULL, employee_id INTEGER NOT NULL, PRIMARY KEY (customer_id, field)); INSERT INTO advice (customer_id, field, employee_id) VALUES (1, 'Lập trình', 5), (9, 'Lập trình', 8), (5, 'Thiếu nhi', 7), (3, 'Lập trình', 5), (1, 'Thiếu nhi', 7);",
    hidden: [
      {
        about: {
          vi: 'Có thêm một lĩnh vực và một người tư vấn.',
          en: 'There is one more field and one more adviser.',
        },
        sql: "INSERT INTO advice (customer_id, field, employee_id) VALUES (9, 'Văn học', 9);",
      },
    ],
    equivalent: [
      {
        sql: 'CREATE TABLE "advisers" (employee_id INTEGER PRIMARY KEY, field TEXT NOT NULL);\nCREATE TABLE "advice_pairs" (customer_id INTEGER NOT NULL, employee_id INTEGER NOT NULL REFERENCES "advisers" (employee_id), PRIMARY KEY (customer_id, employee_id));\nINSERT INTO "advisers" (employee_id, field) SELECT DISTINCT employee_id, field FROM "advice";\nINSERT INTO "advice_pairs" (customer_id, employee_id) SELECT DISTINCT customer_id, employee_id FROM "advice"',
        reason: 'customer_id and field are the key of advice and an employee has one field, so no pair occurs twice.',
      },
    ],
  },
  {
    id: 'sql-24-06',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Nhà sách khẳng định: trong một tháng, mỗi đầu sách chỉ được bán với một giá, tức là `book_id, month → unit_price`. Những cặp nào bác bỏ điều đó? `month` là bảy ký tự đầu của `ordered_at` viết thành văn bản, như `2025-03`. Tính mọi đơn, kể cả đơn bị hủy. Trả về `book_id`, `month`, `price_count` (số giá khác nhau), không cần sắp xếp.',
      en: 'The shop claims that within a month each title is sold at one price only, that is, `book_id, month → unit_price`. Which pairs refute this? `month` is the first seven characters of `ordered_at` as text, such as `2025-03`. Count all orders, cancelled ones too. Return `book_id`, `month`, `price_count` (the number of different prices), in any order.',
    },
    starter: 'SELECT i.book_id,\n        AS month,\n        AS price_count\nFROM order_items AS i\n',
    hints: [
      {
        vi: 'Giá nằm ở `order_items`, tháng nằm ở `orders`. Vế trái của phụ thuộc có hai cột, nên nhóm cũng có hai khóa.',
        en: 'The price is in `order_items`, the month in `orders`. The left side of the dependency has two columns, so the groups have two keys.',
      },
      {
        vi: 'Nhãn tháng là `SUBSTR(CAST(o.ordered_at AS TEXT), 1, 7)`.',
        en: 'The month label is `SUBSTR(CAST(o.ordered_at AS TEXT), 1, 7)`.',
      },
    ],
    solutions: [
      {
        sql: 'SELECT i.book_id,\n       SUBSTR(CAST(o.ordered_at AS TEXT), 1, 7) AS month,\n       COUNT(DISTINCT i.unit_price) AS price_count\nFROM order_items AS i\nJOIN orders AS o ON o.order_id = i.order_id\nGROUP BY i.book_id, SUBSTR(CAST(o.ordered_at AS TEXT), 1, 7)\nHAVING COUNT(DISTINCT i.unit_price) > 1;',
      },
    ],
    wrong: [
      {
        sql: "SELECT i.book_id, SUBSTR(CAST(o.ordered_at AS TEXT), 1, 7) AS month, COUNT(DISTINCT i.unit_price) AS price_count FROM order_items AS i JOIN orders AS o ON o.order_id = i.order_id WHERE o.status <> 'cancelled' GROUP BY i.book_id, SUBSTR(CAST(o.ordered_at AS TEXT), 1, 7) HAVING COUNT(DISTINCT i.unit_price) > 1",
        mark: 'cancelled',
        message: {
          vi: 'Đề tính cả đơn bị hủy: giá của đơn đó cũng đã được báo cho khách trong tháng.',
          en: 'The task counts cancelled orders too: their price was given to a customer in that month as well.',
        },
      },
      {
        sql: 'SELECT i.book_id, SUBSTR(CAST(o.ordered_at AS TEXT), 6, 2) AS month, COUNT(DISTINCT i.unit_price) AS price_count FROM order_items AS i JOIN orders AS o ON o.order_id = i.order_id GROUP BY i.book_id, SUBSTR(CAST(o.ordered_at AS TEXT), 6, 2) HAVING COUNT(DISTINCT i.unit_price) > 1',
        mark: ', 6 , 2 \\)',
        message: {
          vi: 'Tháng 3 năm 2024 và tháng 3 năm 2025 đang bị gộp làm một. Nhãn tháng phải có cả năm.',
          en: 'March 2024 and March 2025 are put into one group. The month label needs the year.',
        },
      },
      {
        sql: 'SELECT i.book_id, SUBSTR(CAST(o.ordered_at AS TEXT), 1, 7) AS month, COUNT(i.unit_price) AS price_count FROM order_items AS i JOIN orders AS o ON o.order_id = i.order_id GROUP BY i.book_id, SUBSTR(CAST(o.ordered_at AS TEXT), 1, 7) HAVING COUNT(i.unit_price) > 1',
        mark: '^(?!.*distinct)',
        message: {
          vi: 'Truy vấn đang đếm số lần bán trong tháng. Hãy đếm các giá khác nhau.',
          en: 'The query counts how often a title was sold in the month. Count the different prices.',
        },
      },
      {
        sql: 'SELECT i.book_id, SUBSTR(CAST(o.ordered_at AS TEXT), 1, 7) AS month, COUNT(DISTINCT i.unit_price) AS price_count FROM order_items AS i JOIN orders AS o ON o.order_id = i.order_id GROUP BY i.book_id, SUBSTR(CAST(o.ordered_at AS TEXT), 1, 7)',
        mark: '^(?!.*\\bhaving\\b)',
        message: {
          vi: 'Kết quả đang có cả những cặp chỉ có một giá. Những cặp đó không bác bỏ điều nhà sách khẳng định.',
          en: 'The result still has pairs with a single price. Those do not refute what the shop claims.',
        },
      },
      {
        sql: 'SELECT i.book_id, MIN(SUBSTR(CAST(o.ordered_at AS TEXT), 1, 7)) AS month, COUNT(DISTINCT i.unit_price) AS price_count FROM order_items AS i JOIN orders AS o ON o.order_id = i.order_id GROUP BY i.book_id HAVING COUNT(DISTINCT i.unit_price) > 1',
        mark: 'group by (?:\\w+ \\. )?book_id having',
        message: {
          vi: 'Nhóm chỉ theo đầu sách, nên giá của những tháng khác nhau bị gộp lại. Vế trái có cả tháng.',
          en: 'The groups are only by title, so prices of different months are put together. The left side has the month too.',
        },
      },
    ],
    promises: { also: { 'orders.ordered_at': NEW_YEAR } },
    compare: { kind: 'result', types: { price_count: 'integer' } },
    equivalent: [
      {
        sql: 'SELECT DISTINCT "i".book_id, SUBSTR(CAST("o".ordered_at AS TEXT), 1, 7) AS "month", COUNT(DISTINCT "i".unit_price) AS "price_count" FROM "order_items" AS "i" INNER JOIN "orders" AS "o" ON "o".order_id = "i".order_id GROUP BY "i".book_id, SUBSTR(CAST("o".ordered_at AS TEXT), 1, 7) HAVING COUNT(DISTINCT "i".unit_price) > 1',
        reason: 'GROUP BY leaves one row for each key, so no two rows are alike.',
      },
      {
        sql: 'SELECT "i".book_id, SUBSTR("o".ordered_at, 1, 7) AS "month", COUNT(DISTINCT "i".unit_price) AS "price_count" FROM "order_items" AS "i" INNER JOIN "orders" AS "o" ON "o".order_id = "i".order_id GROUP BY "i".book_id, SUBSTR(CAST("o".ordered_at AS TEXT), 1, 7) HAVING COUNT(DISTINCT "i".unit_price) > 1',
        reason: 'On SQLite ordered_at is text without CAST too.',
      },
      {
        sql: 'SELECT "i".book_id, SUBSTR(CAST("o".ordered_at AS TEXT), 1, 7) AS "month", COUNT(DISTINCT "i".unit_price) AS "price_count" FROM "order_items" AS "i" LEFT JOIN "orders" AS "o" ON "o".order_id = "i".order_id GROUP BY "i".book_id, SUBSTR(CAST("o".ordered_at AS TEXT), 1, 7) HAVING COUNT(DISTINCT "i".unit_price) > 1',
        reason: 'order_id is a NOT NULL foreign key, so every line has its order.',
      },
      {
        sql: 'SELECT "i".book_id, SUBSTR(CAST("o".ordered_at AS TEXT), 1, 7) AS "month", COUNT(DISTINCT "i".unit_price) AS "price_count" FROM "order_items" AS "i" INNER JOIN "orders" AS "o" ON "o".order_id = "i".order_id GROUP BY "i".book_id, SUBSTR("o".ordered_at, 1, 7) HAVING COUNT(DISTINCT "i".unit_price) > 1',
        reason: 'On SQLite ordered_at is text without CAST too.',
      },
      {
        sql: 'SELECT "i".book_id, SUBSTR(CAST("o".ordered_at AS TEXT), 1, 7) AS "month", COUNT(DISTINCT "i".unit_price) AS "price_count" FROM "order_items" AS "i" INNER JOIN "orders" AS "o" ON "o".order_id = "i".order_id GROUP BY "i".book_id, SUBSTR(CAST("o".ordered_at AS TEXT), 2, 7) HAVING COUNT(DISTINCT "i".unit_price) > 1',
        reason: 'All years have the same first digit, so the groups are the same.',
      },
      {
        sql: 'SELECT "i".book_id, SUBSTR(CAST("o".ordered_at AS TEXT), 1, 7) AS "month", COUNT(DISTINCT "i".unit_price) AS "price_count" FROM "order_items" AS "i" INNER JOIN "orders" AS "o" ON "o".order_id = "i".order_id GROUP BY "i".book_id, SUBSTR(CAST("o".ordered_at AS TEXT), 1, 8) HAVING COUNT(DISTINCT "i".unit_price) > 1',
        reason: 'The eighth character is a hyphen in every row, so the groups are the same.',
      },
    ],
  },
  {
    id: 'sql-24-07',
    dataset: 'nha_sach',
    setup: `CREATE TABLE order_sheet (order_id INTEGER NOT NULL, customer_id INTEGER NOT NULL, phone TEXT NOT NULL, book_id INTEGER NOT NULL, PRIMARY KEY (order_id, book_id));
INSERT INTO order_sheet (order_id, customer_id, phone, book_id) VALUES
  (1, 1, '0100100237', 15), (1, 1, '0100100237', 20), (3, 9, '0100101896', 26), (22, 1, '0100100237', 26), (25, 12, '0100100237', 8);`,
    prompt: {
      vi: 'Ở bài này, bảng `order_sheet` (`order_id`, `customer_id`, `phone`, `book_id`) ghi số điện thoại ở mỗi hàng. Mỗi khách chỉ có một số. Khách số 1 đổi số thành 0100999111. Hãy viết nốt dòng WHERE để sửa số ở mọi hàng của khách số 1, dù hàng đó đang ghi số nào, và không sửa số của ai khác.',
      en: 'In this exercise the table `order_sheet` (`order_id`, `customer_id`, `phone`, `book_id`) has the phone number in each row. Each customer has one number only. Customer 1 changes to 0100999111. Write the missing line, a WHERE, so that the number is changed in every row of customer 1, whatever number stands there, and in no other row.',
    },
    starter: "UPDATE order_sheet\nSET phone = '0100999111'\nWHERE ;",
    hints: [
      {
        vi: 'Số điện thoại phụ thuộc vào khách, không phụ thuộc vào đơn hay đầu sách.',
        en: 'A phone number depends on the customer, not on the order or the title.',
      },
    ],
    solutions: [{ sql: "UPDATE order_sheet\nSET phone = '0100999111'\nWHERE customer_id = 1;" }],
    wrong: [
      {
        sql: "UPDATE order_sheet SET phone = '0100999111' WHERE order_id = 1",
        mark: 'where order_id = 1$',
        message: {
          vi: 'Chỉ các hàng của một đơn được sửa. Khách số 1 còn đơn khác, nên giờ bảng có hai số của cùng một khách.',
          en: 'Only the rows of one order are changed. Customer 1 has another order, so the table now has two numbers for one customer.',
        },
      },
      {
        sql: "UPDATE order_sheet SET phone = '0100999111' WHERE order_id IN (1, 22)",
        mark: 'where order_id in \\( [\\d ,]+ \\)$',
        message: {
          vi: 'Các số đơn được chép từ những hàng đang có. Đơn sau này của khách số 1 sẽ bị bỏ sót; hãy chọn hàng theo khách.',
          en: 'The order numbers are copied from the rows shown. A later order of customer 1 would be missed; choose the rows by customer.',
        },
      },
      {
        sql: "UPDATE order_sheet SET phone = '0100999111' WHERE phone = '0100100237'",
        mark: "where phone = '0100100237'$",
        message: {
          vi: 'Một khách khác cũng để lại số đó, và số của người ấy bị đổi theo. Hãy chọn hàng theo khách.',
          en: 'Another customer left the same number, and theirs was changed too. Choose the rows by customer.',
        },
      },
      {
        sql: "UPDATE order_sheet SET phone = '0100999111'",
        mark: '^(?!.*\\bwhere\\b)',
        message: {
          vi: 'Không có WHERE: số của mọi khách đều bị đổi.',
          en: 'There is no WHERE: the number of every customer was changed.',
        },
      },
    ],
    compare: { kind: 'state' },
    hidden: [
      {
        about: {
          vi: 'Khách số 1 có một số khác và có thêm một đơn. Có thêm những khách khác; ba khách dùng chung số với khách số 1.',
          en: 'Customer 1 has another number and one more order. There are more customers; three share the number of customer 1.',
        },
        sql: "INSERT INTO order_sheet (order_id, customer_id, phone, book_id) VALUES (31, 1, '0100100237', 5), (32, 0, '0100100237', 5), (33, 21, '0100100237', 15), (34, 2, '0100100374', 15); UPDATE order_sheet SET phone = '0100100548' WHERE phone = '0100100237';",
      },
    ],
  },
];
