import type { SqlExercise } from '../../../src/features/sql-lab/core/grading/exercise';

const PROMOTIONS = `CREATE TABLE promotions (
  promo_id INTEGER PRIMARY KEY,
  book_id INTEGER NOT NULL REFERENCES books (book_id),
  percent INTEGER NOT NULL CHECK (percent BETWEEN 1 AND 50),
  starts_on DATE NOT NULL,
  ends_on DATE NOT NULL,
  CHECK (ends_on >= starts_on),
  UNIQUE (book_id, starts_on)
);`;

const promotion = (values: string) =>
  `INSERT INTO promotions (promo_id, book_id, percent, starts_on, ends_on) VALUES (${values})`;

const ORDER_COUNTS = `CREATE VIEW customer_order_counts AS
SELECT c.customer_id, c.full_name, COUNT(o.order_id) AS order_count
FROM customers AS c
LEFT JOIN orders AS o ON o.customer_id = c.customer_id AND o.status <> 'cancelled'
GROUP BY c.customer_id, c.full_name;`;

/** Tasks that mix two days each: deleting duplicates, a table with rules between columns, a view over an outer join. */
export const REVIEW_03_C: readonly SqlExercise[] = [
  {
    id: 'sql-r3-08',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Ngày 21 và 16. Ở bài này có thêm bảng `newsletter` (`sub_id`, `email`). Có người đăng ký nhiều lần, khi viết chữ hoa, khi viết chữ thường. Trong những hàng có cùng email, không phân biệt chữ hoa và chữ thường, chỉ giữ hàng có `sub_id` nhỏ nhất và xóa các hàng khác.',
      en: 'Days 21 and 16. This exercise has one more table, `newsletter` (`sub_id`, `email`). Some people subscribed several times, in capitals or not. Of the rows with the same email, whatever the case, keep only the one with the smallest `sub_id` and delete the others.',
    },
    starter: 'DELETE FROM newsletter\nWHERE ',
    hints: [
      {
        vi: 'Truy vấn con nào trả về những `sub_id` được giữ, mỗi email một số?',
        en: 'Which subquery returns the `sub_id`s to be kept, one for each email?',
      },
    ],
    solutions: [
      {
        sql: 'DELETE FROM newsletter\nWHERE sub_id NOT IN (\n  SELECT MIN(sub_id)\n  FROM newsletter\n  GROUP BY LOWER(email)\n);',
      },
    ],
    wrong: [
      {
        sql: 'DELETE FROM newsletter WHERE sub_id NOT IN (SELECT MIN(sub_id) FROM newsletter GROUP BY email)',
        mark: 'group by (?:\\w+ \\. )?email',
        message: {
          vi: 'Hai email chỉ khác chữ hoa đang được coi là khác nhau. Hãy gom theo `LOWER(email)`.',
          en: 'Two emails that differ only in their case count as different here. Group by `LOWER(email)`.',
        },
      },
      {
        sql: 'DELETE FROM newsletter WHERE sub_id NOT IN (SELECT MAX(sub_id) FROM newsletter GROUP BY LOWER(email))',
        mark: 'max \\(',
        message: {
          vi: 'MAX giữ hàng mới nhất. Đề giữ hàng có `sub_id` nhỏ nhất.',
          en: 'MAX keeps the newest row. The task keeps the smallest `sub_id`.',
        },
      },
      {
        sql: 'DELETE FROM newsletter WHERE LOWER(email) IN (SELECT LOWER(email) FROM newsletter GROUP BY LOWER(email) HAVING COUNT(*) > 1)',
        mark: 'having',
        message: {
          vi: 'Mọi hàng của email bị lặp đều bị xóa, kể cả hàng cần giữ.',
          en: 'All rows of a repeated email are deleted, the one to be kept as well.',
        },
      },
      {
        sql: 'DELETE FROM newsletter WHERE sub_id IN (SELECT MIN(sub_id) FROM newsletter GROUP BY LOWER(email))',
        mark: 'sub_id in \\(',
        message: {
          vi: 'Đây là những hàng phải giữ. Câu lệnh đang xóa đúng các hàng đó: thiếu NOT.',
          en: 'These are the rows to be kept, and the statement deletes them: NOT is missing.',
        },
      },
      {
        sql: 'DELETE FROM newsletter WHERE sub_id IN (3, 4, 6)',
        mark: 'in \\( \\d',
        message: {
          vi: 'Các số đang được chép từ bảng, nên hàng trùng thêm sau sẽ còn lại.',
          en: 'The numbers are copied from the table, so later duplicates would stay.',
        },
      },
    ],
    compare: { kind: 'state' },
    setup:
      "CREATE TABLE newsletter (sub_id INTEGER PRIMARY KEY, email TEXT NOT NULL); INSERT INTO newsletter (sub_id, email) VALUES (1, 'lan@example.com'), (2, 'Duc@example.com'), (3, 'LAN@example.com'), (4, 'lan@example.com'), (5, 'anh@example.com'), (6, 'duc@example.com');",
    hidden: [
      {
        about: {
          vi: 'Có thêm một lần đăng ký lại, và có những email chỉ khác nhau ở một ký tự hoặc ở phần sau dấu `@`.',
          en: 'There is one more repeated subscription, and some emails differ in one character only, or after the `@`.',
        },
        sql: "INSERT INTO newsletter (sub_id, email) VALUES (7, 'axb@example.com'), (8, 'a_b@example.com'), (9, 'mai@example.com'), (10, 'Mai@Example.com'), (11, 'ayb@example.com'), (12, 'lan@example.org');",
      },
    ],
  },
  {
    id: 'sql-r3-09',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Ngày 22 và 23. Tạo bảng `promotions` cho các đợt giảm giá: `promo_id` (INTEGER, khóa chính), `book_id` (INTEGER, phải có trong `books`; không xóa được đầu sách đang có đợt giảm giá), `percent` (INTEGER, từ 1 đến 50), `starts_on` (DATE), `ends_on` (DATE, không sớm hơn `starts_on`; được phép cùng ngày). Cột nào cũng bắt buộc có giá trị. Một đầu sách không có hai đợt bắt đầu cùng ngày.',
      en: 'Days 22 and 23. Create the table `promotions`: `promo_id` (INTEGER, the primary key), `book_id` (INTEGER, must be in `books`; a title with a promotion cannot be deleted), `percent` (INTEGER, from 1 to 50), `starts_on` (DATE), `ends_on` (DATE, not before `starts_on`; the same day is allowed). Every column must have a value. A title has no two promotions that start on the same day.',
    },
    starter: 'CREATE TABLE promotions (\n  \n);',
    hints: [
      {
        vi: 'Luật giữa hai cột là một CHECK đứng riêng một dòng, sau các cột.',
        en: 'A rule between two columns is a CHECK on a line of its own, after the columns.',
      },
    ],
    solutions: [{ sql: PROMOTIONS }],
    wrong: [
      {
        sql: PROMOTIONS.replace('ends_on >= starts_on', 'ends_on > starts_on'),
        mark: 'ends_on > starts_on|starts_on < ends_on',
        message: {
          vi: 'Đợt giảm giá một ngày bị từ chối. Đề cho phép hai ngày bằng nhau.',
          en: 'A promotion of one day is refused. The two days may be the same.',
        },
      },
      {
        sql: PROMOTIONS.replace('UNIQUE (book_id, starts_on)', 'UNIQUE (book_id)'),
        mark: 'unique \\( book_id \\)',
        message: {
          vi: 'Mỗi đầu sách chỉ có được một đợt giảm giá. Luật nói về cặp đầu sách và ngày bắt đầu.',
          en: 'A title could have one promotion only. The rule is about the pair of title and first day.',
        },
      },
      {
        sql: PROMOTIONS.replace(',\n  UNIQUE (book_id, starts_on)', ''),
        mark: '^(?!.*unique)',
        message: {
          vi: 'Hai đợt của một đầu sách có thể bắt đầu cùng ngày. Hãy thêm UNIQUE trên hai cột.',
          en: 'Two promotions of a title may start on the same day. Add UNIQUE over the two columns.',
        },
      },
      {
        sql: PROMOTIONS.replace('BETWEEN 1 AND 50', 'BETWEEN 0 AND 50'),
        mark: 'between 0|percent >= 0',
        message: {
          vi: 'Giảm 0 phần trăm không phải giảm giá: `percent` từ 1 đến 50.',
          en: 'Zero percent is no promotion: `percent` is from 1 to 50.',
        },
      },
      {
        sql: PROMOTIONS.replace('percent BETWEEN 1 AND 50', 'percent IN (1, 5, 10, 20, 50)'),
        mark: '\\bpercent in \\(',
        message: {
          vi: 'CHECK chỉ nhận vài số. Mọi số nguyên từ 1 đến 50 đều hợp lệ.',
          en: 'The CHECK takes only some numbers. Every whole number from 1 to 50 is valid.',
        },
      },
      {
        sql: PROMOTIONS.replace(
          'UNIQUE (book_id, starts_on)',
          'UNIQUE (book_id, starts_on), UNIQUE (book_id, percent, ends_on)',
        ),
        mark: '\\bunique \\( [^)]*\\b(?:percent|ends_on)\\b',
        message: {
          vi: 'UNIQUE thừa: đề chỉ cấm hai đợt của một đầu sách bắt đầu cùng ngày.',
          en: 'There is a UNIQUE too many: only two promotions of a title that start on the same day are forbidden.',
        },
      },
    ],
    compare: {
      kind: 'state',
      columnTypes: true,
      probes: [
        "INSERT INTO promotions (promo_id, book_id, percent, starts_on, ends_on) VALUES (1, 6, 1, '2025-07-01', '2025-07-05'), (2, 6, 50, '2025-07-05', '2025-07-05'), (3, 21, 1, '2025-07-01', '2025-07-05')",
        `${promotion("1, 6, 5, '2025-07-01', '2025-07-05'")}; ${promotion("1, 21, 5, '2025-07-01', '2025-07-05'")}`,
        `${promotion("1, 6, 5, '2025-07-01', '2025-07-05'")}; ${promotion("2, 6, 9, '2025-07-01', '2025-07-09'")}`,
        promotion("1, 6, 0, '2025-07-01', '2025-07-05'"),
        promotion("1, 6, 51, '2025-07-01', '2025-07-05'"),
        promotion("1, 6, 5, '2025-07-05', '2025-07-04'"),
        promotion("1, 99, 5, '2025-07-01', '2025-07-05'"),
        promotion("1, NULL, 5, '2025-07-01', '2025-07-05'"),
        promotion("1, 6, NULL, '2025-07-01', '2025-07-05'"),
        promotion("1, 6, 5, NULL, '2025-07-05'"),
        promotion("1, 6, 5, '2025-07-01', NULL"),
        `INSERT INTO books (book_id, title, category_id, price, stock) VALUES (91, 'SQLite trong túi áo', 1, 90000, 0); ${promotion("1, 91, 5, '2025-07-01', '2025-07-05'")}; DELETE FROM books WHERE book_id = 91`,
        Array.from({ length: 50 }, (_, index) =>
          promotion(`${index + 1}, 6, ${index + 1}, '${2001 + index}-07-01', '2060-07-05'`),
        ).join('; '),
        `${promotion("1, 6, 5, '2025-07-01', '2025-07-05'")}; ${promotion("2, 6, 5, '2025-07-02', '2025-07-05'")}`,
        promotion("1, 6, -5, '2025-07-01', '2025-07-05'"),
        promotion("1, 6, 100, '2025-07-01', '2025-07-05'"),
        `${promotion("1, 6, 5, '2025-07-01', '2025-07-05'")}; UPDATE promotions SET promo_id = NULL`,
        `${promotion("1, 6, 5, '2025-07-01', '2025-07-05'")}; CREATE TABLE banners (promo_id INTEGER REFERENCES promotions); INSERT INTO banners (promo_id) VALUES (1)`,
      ],
    },
  },
  {
    id: 'sql-r3-10',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Ngày 25 và 13. Tạo khung nhìn `customer_order_counts` gồm `customer_id`, `full_name`, `order_count`: mỗi khách một hàng, kể cả khách chưa có đơn nào; `order_count` là số đơn không bị hủy, 0 nếu không có. Các cột của khung nhìn đứng theo thứ tự đã kể.',
      en: 'Days 25 and 13. Create the view `customer_order_counts` of `customer_id`, `full_name`, `order_count`: a row for each customer, also for those without orders; `order_count` is the number of orders that were not cancelled, 0 if there are none. The columns of the view stand in the order given.',
    },
    starter: 'CREATE VIEW customer_order_counts AS\nSELECT \n',
    hints: [
      {
        vi: 'Điều kiện về đơn đặt trong ON, không phải trong WHERE, để khách chưa có đơn vẫn được giữ.',
        en: 'The condition on the order goes into ON, not WHERE, so that customers without orders are kept.',
      },
    ],
    solutions: [{ sql: ORDER_COUNTS }],
    wrong: [
      {
        sql: ORDER_COUNTS.replace('LEFT JOIN', 'JOIN'),
        mark: '^(?!.*left).*join',
        message: {
          vi: 'JOIN bỏ mất khách chưa có đơn. Hãy dùng LEFT JOIN.',
          en: 'JOIN drops customers without orders. Use LEFT JOIN.',
        },
      },
      {
        sql: ORDER_COUNTS.replace(" AND o.status <> 'cancelled'\n", "\nWHERE o.status <> 'cancelled'\n"),
        mark: 'where .*status',
        message: {
          vi: 'Điều kiện trong WHERE bỏ hàng của khách chưa có đơn. Hãy đưa điều kiện vào ON.',
          en: 'The condition in WHERE drops customers without orders. Put it into ON.',
        },
      },
      {
        sql: ORDER_COUNTS.replace('COUNT(o.order_id)', 'COUNT(*)'),
        mark: 'count \\( \\* \\)',
        message: {
          vi: 'COUNT(*) đếm cả hàng bù, nên khách chưa có đơn được 1.',
          en: 'COUNT(*) counts the row without a match, so a customer without orders gets 1.',
        },
      },
      {
        sql: ORDER_COUNTS.replace(" AND o.status <> 'cancelled'", ''),
        mark: "^(?!.*'cancelled')",
        message: { vi: 'Khung nhìn đang đếm cả đơn bị hủy.', en: 'The view counts cancelled orders too.' },
      },
      {
        sql: ORDER_COUNTS.replace('c.customer_id, c.full_name, COUNT', 'c.*, COUNT').replace(
          'GROUP BY c.customer_id, c.full_name',
          'GROUP BY c.customer_id',
        ),
        mark: 'select (?:\\w+ \\. )?\\* ,',
        message: {
          vi: 'Dấu `*` đưa vào khung nhìn cả email và số điện thoại. Hãy liệt kê ba cột.',
          en: 'The `*` brings emails and phone numbers into the view. List the three columns.',
        },
      },
    ],
    compare: {
      kind: 'state',
      probes: [
        'SELECT customer_id, full_name, order_count FROM customer_order_counts ORDER BY customer_id',
        'SELECT * FROM customer_order_counts ORDER BY customer_id',
        "UPDATE customers SET full_name = 'Trịnh Hoài Nam'; INSERT INTO orders (order_id, customer_id, ordered_at, status) VALUES (901, 3, '2020-01-01 09:00:00', 'pending'), (902, 3, '2020-01-01 09:00:00', 'pending'); SELECT customer_id, full_name, order_count FROM customer_order_counts ORDER BY customer_id",
      ],
    },
    equivalent: [
      {
        sql: 'CREATE VIEW "customer_order_counts" AS SELECT DISTINCT "c".customer_id, "c".full_name, COUNT("o".order_id) AS "order_count" FROM "customers" AS "c" LEFT JOIN "orders" AS "o" ON "o".customer_id = "c".customer_id AND "o".status <> \'cancelled\' GROUP BY "c".customer_id, "c".full_name',
        reason: 'customer_id is the primary key of customers, so no two rows are alike.',
      },
      {
        sql: 'CREATE VIEW "customer_order_counts" AS SELECT "c".customer_id, "c".full_name, COUNT("o".order_id) AS "order_count" FROM "customers" AS "c" LEFT JOIN "orders" AS "o" ON "o".customer_id = "c".customer_id AND "o".status <> \'cancelled\' GROUP BY "c".customer_id',
        reason: 'The first key is a primary key, so the second has one value in each group.',
      },
      {
        sql: 'CREATE VIEW "customer_order_counts" AS SELECT "c".customer_id, "c".full_name, COUNT(DISTINCT "o".order_id) AS "order_count" FROM "customers" AS "c" LEFT JOIN "orders" AS "o" ON "o".customer_id = "c".customer_id AND "o".status <> \'cancelled\' GROUP BY "c".customer_id, "c".full_name',
        reason: 'order_id is a primary key and joined once, so none repeats.',
      },
    ],
  },
];
