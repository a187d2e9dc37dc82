import type { SqlExercise } from '../../../src/features/sql-lab/core/grading/exercise';
import { PREORDER_QUEUE, PREORDER_ROWS, PREORDER_SHEET, PREORDER_TABLES, PREORDERS } from './preorders';

const insertPreorder = (values: string) =>
  `INSERT INTO preorders (preorder_id, customer_id, book_id, quantity, placed_on, status) VALUES (${values})`;
/** The answer of a reader who merges the notebook by hand. */
const COPIED_ROWS =
  "INSERT INTO preorders (preorder_id, customer_id, book_id, quantity, placed_on) VALUES (1, 1, 37, 4, '2025-06-01'), (2, 5, 37, 3, '2025-06-02'), (3, 3, 21, 2, '2025-06-05'), (4, 9, 6, 1, '2025-06-05'), (5, 2, 37, 3, '2025-06-11'), (6, 8, 21, 1, '2025-06-12'), (7, 7, 6, 1, '2025-06-20'), (8, 7, 12, 1, '2025-06-20'), (9, 8, 12, 1, '2025-06-25'); ";
const WAITING = insertPreorder("1, 1, 6, 1, '2025-06-01', 'waiting'");

/**
 * The shop's pre-orders, from requirements to a report: schema, data, a view, and a query that joins two one-to-many
 * sides.
 */
export const REVIEW_03_A: readonly SqlExercise[] = [
  {
    id: 'sql-r3-01',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Bước 1, lược đồ. Tạo hai bảng theo các luật ở trên. Bảng `preorders` có `preorder_id` (INTEGER, khóa chính), `customer_id` (INTEGER), `book_id` (INTEGER), `quantity` (INTEGER), `placed_on` (DATE), `status` (TEXT, mặc định `waiting`). Bảng `deposits` có `deposit_id` (INTEGER, khóa chính), `preorder_id` (INTEGER), `amount` (INTEGER), `paid_on` (DATE). Cột nào cũng bắt buộc có giá trị. Không xóa được khách hay đầu sách đang có đơn đặt trước, cũng không xóa được đơn đặt trước đã có tiền cọc.',
      en: 'Step 1, the schema. Create two tables for the rules above. `preorders` has `preorder_id` (INTEGER, the primary key), `customer_id` (INTEGER), `book_id` (INTEGER), `quantity` (INTEGER), `placed_on` (DATE), `status` (TEXT, `waiting` by default). `deposits` has `deposit_id` (INTEGER, the primary key), `preorder_id` (INTEGER), `amount` (INTEGER), `paid_on` (DATE). Every column must have a value. A customer or a title with pre-orders cannot be deleted, nor can a pre-order with deposits.',
    },
    starter:
      'CREATE TABLE preorders (\n  preorder_id INTEGER PRIMARY KEY,\n  \n);\n\nCREATE TABLE deposits (\n  deposit_id INTEGER PRIMARY KEY,\n  \n);',
    hints: [
      {
        vi: 'Mỗi luật là một ràng buộc: NOT NULL, UNIQUE, CHECK, DEFAULT hay REFERENCES. Luật “mỗi khách một đơn cho mỗi đầu sách” cần UNIQUE trên hai cột.',
        en: 'Each rule is a constraint: NOT NULL, UNIQUE, CHECK, DEFAULT or REFERENCES. “One pre-order for each customer and title” needs UNIQUE over two columns.',
      },
      {
        vi: 'Khóa ngoại không ghi gì thêm đã từ chối việc xóa hàng đang được nhắc tới. `ON DELETE CASCADE` thì ngược lại.',
        en: 'A plain foreign key already refuses to delete a row that is referred to. `ON DELETE CASCADE` does the opposite.',
      },
    ],
    solutions: [{ sql: PREORDER_TABLES }],
    wrong: [
      {
        sql: PREORDER_TABLES.replace(',\n  UNIQUE (customer_id, book_id)', ''),
        mark: '^(?!.*\\bunique\\b)',
        message: {
          vi: 'Một khách đang đặt được cùng một đầu sách hai lần. Hãy thêm UNIQUE trên hai cột.',
          en: 'A customer can pre-order the same title twice. Add UNIQUE over the two columns.',
        },
      },
      {
        sql: PREORDER_TABLES.replace('UNIQUE (customer_id, book_id)', 'UNIQUE (customer_id)'),
        mark: 'unique \\( customer_id \\)|customer_id (?:int|integer|bigint) (?:not null )?unique',
        message: {
          vi: 'UNIQUE chỉ trên `customer_id` thì mỗi khách chỉ đặt được một đầu sách. Luật nói về cặp khách và đầu sách.',
          en: 'With UNIQUE on only `customer_id`, a customer can pre-order just one title. The rule is about the pair of customer and title.',
        },
      },
      {
        sql: PREORDER_TABLES.replace('quantity >= 1 AND quantity <= 5', 'quantity > 0'),
        mark: 'check \\( quantity (?:> 0|>= 1) \\)',
        message: {
          vi: 'CHECK mới chặn số quá nhỏ. Mỗi đơn nhiều nhất năm cuốn.',
          en: 'The CHECK only stops numbers that are too small. A pre-order has at most five copies.',
        },
      },
      {
        sql: PREORDER_TABLES.replace('quantity >= 1 AND quantity <= 5', 'quantity >= 1 OR quantity <= 5'),
        mark: 'quantity >=? [01] or quantity',
        message: {
          vi: 'Số nào cũng thỏa một trong hai điều kiện, nên OR không chặn được gì. Cần AND.',
          en: 'Every number satisfies one of the two conditions, so OR stops nothing. Use AND.',
        },
      },
      {
        sql: PREORDER_TABLES.replace("CHECK (status IN ('waiting', 'filled', 'cancelled'))", ''),
        mark: '^(?!.*check \\( (?:\\( )?status)(?!.*status text[^,]* check).*status text',
        message: {
          vi: '`status` đang nhận mọi chuỗi. Hãy thêm CHECK với ba trạng thái.',
          en: '`status` accepts any string. Add a CHECK with the three states.',
        },
      },
      {
        sql: PREORDER_TABLES.replace(
          'REFERENCES preorders (preorder_id)',
          'REFERENCES preorders (preorder_id) ON DELETE CASCADE',
        ),
        mark: 'on delete cascade',
        message: {
          vi: 'ON DELETE CASCADE xóa tiền cọc cùng với đơn, nên tiền đã nhận biến mất khỏi sổ. Luật đòi từ chối việc xóa.',
          en: 'ON DELETE CASCADE deletes the deposits with the pre-order, so money that was taken vanishes from the books. The rule is to refuse.',
        },
      },
      {
        sql: PREORDER_TABLES.replace('amount > 0', 'amount >= 0'),
        mark: 'amount >= 0',
        message: {
          vi: 'Tiền cọc phải lớn hơn 0; CHECK đang nhận cả số 0.',
          en: 'A deposit is more than 0; the CHECK accepts 0 as well.',
        },
      },
      {
        sql: PREORDER_TABLES.replace('quantity >= 1 AND quantity <= 5', 'quantity IN (1, 2, 5)'),
        mark: '\\bquantity in \\(',
        message: {
          vi: 'Danh sách trong CHECK thiếu số: từ 1 đến 5, số nào cũng được nhận.',
          en: 'The list in the CHECK lacks numbers: every one from 1 to 5 is accepted.',
        },
      },
      {
        sql: PREORDER_TABLES.replace('amount > 0', 'amount BETWEEN 1 AND 5000000'),
        mark: '\\bamount (?:between|<)',
        message: {
          vi: 'Đề không đặt giới hạn trên cho tiền cọc, nhưng CHECK từ chối một số khoản lớn.',
          en: 'The rules set no upper limit to a deposit, but the CHECK refuses some large ones.',
        },
      },
    ],
    compare: {
      kind: 'state',
      columnTypes: true,
      probes: [
        `INSERT INTO preorders (preorder_id, customer_id, book_id, quantity, placed_on) VALUES (1, 1, 6, 1, '2025-06-01'), (2, 1, 21, 5, '2025-06-01'), (3, 2, 6, 1, '2025-06-01'); ${insertPreorder("4, 2, 21, 2, '2025-06-02', 'filled'")}; ${insertPreorder("5, 3, 6, 2, '2025-06-02', 'cancelled'")}; INSERT INTO deposits (deposit_id, preorder_id, amount, paid_on) VALUES (1, 1, 1, '2025-06-01'), (2, 1, 1, '2025-06-01'); SELECT preorder_id, status FROM preorders ORDER BY preorder_id`,
        `${WAITING}; ${insertPreorder("1, 2, 6, 1, '2025-06-01', 'waiting'")}`,
        `${WAITING}; ${insertPreorder("2, 1, 6, 2, '2025-06-09', 'waiting'")}`,
        `${WAITING}; ${insertPreorder("2, 1, 6, 1, '2025-06-01', 'cancelled'")}`,
        `${WAITING}; UPDATE preorders SET preorder_id = NULL`,
        `${WAITING}; INSERT INTO deposits (deposit_id, preorder_id, amount, paid_on) VALUES (1, 1, 5, '2025-06-01'); UPDATE deposits SET deposit_id = NULL`,
        insertPreorder("1, 1, 6, 0, '2025-06-01', 'waiting'"),
        insertPreorder("1, 1, 6, 6, '2025-06-01', 'waiting'"),
        insertPreorder("1, 1, 6, 1, '2025-06-01', 'lost'"),
        insertPreorder("1, 99, 6, 1, '2025-06-01', 'waiting'"),
        insertPreorder("1, 1, 99, 1, '2025-06-01', 'waiting'"),
        insertPreorder("1, NULL, 6, 1, '2025-06-01', 'waiting'"),
        insertPreorder("1, 1, NULL, 1, '2025-06-01', 'waiting'"),
        insertPreorder("1, 1, 6, NULL, '2025-06-01', 'waiting'"),
        insertPreorder("1, 1, 6, 1, NULL, 'waiting'"),
        insertPreorder("1, 1, 6, 1, '2025-06-01', NULL"),
        ...[
          "1, 1, 0, '2025-06-01'",
          "1, 1, NULL, '2025-06-01'",
          '1, 1, 5, NULL',
          "1, NULL, 5, '2025-06-01'",
          "1, 2, 5, '2025-06-01'",
        ].map(
          (values) => `${WAITING}; INSERT INTO deposits (deposit_id, preorder_id, amount, paid_on) VALUES (${values})`,
        ),
        `${WAITING}; INSERT INTO deposits (deposit_id, preorder_id, amount, paid_on) VALUES (1, 1, 5, '2025-06-01'); INSERT INTO deposits (deposit_id, preorder_id, amount, paid_on) VALUES (1, 1, 7, '2025-06-02')`,
        `${WAITING}; INSERT INTO deposits (deposit_id, preorder_id, amount, paid_on) VALUES (1, 1, 5, '2025-06-01'); DELETE FROM preorders WHERE preorder_id = 1`,
        `INSERT INTO customers (customer_id, full_name, phone, joined_on) VALUES (91, 'Đinh Bảo Ngọc', '0100900091', '2025-06-01'); ${insertPreorder("1, 91, 6, 1, '2025-06-01', 'waiting'")}; DELETE FROM customers WHERE customer_id = 91`,
        `INSERT INTO books (book_id, title, category_id, price, stock) VALUES (91, 'SQLite trong túi áo', 1, 90000, 0); ${insertPreorder("1, 1, 91, 1, '2025-06-01', 'waiting'")}; DELETE FROM books WHERE book_id = 91`,
        [1, 2, 3, 4, 5].map((n) => insertPreorder(`${n}, ${n}, 6, ${n}, '2025-06-01', 'waiting'`)).join('; '),
        insertPreorder("1, 1, 6, -3, '2025-06-01', 'waiting'"),
        insertPreorder("1, 1, 6, 100, '2025-06-01', 'waiting'"),
        `${WAITING}; INSERT INTO deposits (deposit_id, preorder_id, amount, paid_on) VALUES (1, 1, 2147483647, '2025-06-01'), (2, 1, 50000, '2020-01-01')`,
        `${WAITING}; INSERT INTO deposits (deposit_id, preorder_id, amount, paid_on) VALUES (1, 1, -50000, '2025-06-01')`,
        ...['WAITING', '', 'unfilled', 'waiting list'].map((status) =>
          insertPreorder(`1, 1, 6, 1, '2025-06-01', '${status}'`),
        ),
        `${WAITING}; INSERT INTO deposits (deposit_id, preorder_id, amount, paid_on) VALUES (1, 1, 5, '2025-06-01'); CREATE TABLE slips (preorder_id INTEGER REFERENCES preorders, deposit_id INTEGER REFERENCES deposits); INSERT INTO slips (preorder_id, deposit_id) VALUES (1, 1)`,
      ],
    },
  },
  {
    id: 'sql-r3-02',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Bước 2, dữ liệu. Hai bảng của bước 1 đã có, còn trống. Sổ tay của quầy là bảng `preorder_sheet` (`line_no`, `customer_id`, `book_id`, `quantity`, `written_on`, `deposit`); `deposit` là NULL nếu khách không đặt cọc. Chép sổ vào hai bảng. Các dòng của cùng một khách và cùng một đầu sách gộp thành một đơn: cộng số cuốn, ngày đặt là ngày sớm nhất. Bỏ những dòng có `book_id` không có trong `books`. Đánh số `preorder_id` từ 1 theo ngày đặt, rồi `customer_id`, rồi `book_id`. Mọi đơn đều đang đợi. Mỗi dòng có tiền cọc của một đơn thành một hàng của `deposits`: `deposit_id` là `line_no`, `paid_on` là `written_on`.',
      en: 'Step 2, the data. The two tables of step 1 are there, still empty. The notebook of the desk is the table `preorder_sheet` (`line_no`, `customer_id`, `book_id`, `quantity`, `written_on`, `deposit`); `deposit` is NULL if the customer paid none. Copy the notebook into the two tables. Lines of the same customer and the same title become one pre-order: add up the copies, and take the earliest day. Leave out lines whose `book_id` is not in `books`. Number `preorder_id` from 1 by the day, then `customer_id`, then `book_id`. All pre-orders are waiting. Each line with a deposit for a pre-order becomes a row of `deposits`: `deposit_id` is `line_no`, `paid_on` is `written_on`.',
    },
    starter:
      'INSERT INTO preorders (preorder_id, customer_id, book_id, quantity, placed_on)\nSELECT \n\nINSERT INTO deposits (deposit_id, preorder_id, amount, paid_on)\nSELECT ',
    hints: [
      {
        vi: 'Gom nhóm trong một CTE trước, rồi đánh số bằng ROW_NUMBER ở truy vấn ngoài. CTE đứng ngay sau dòng INSERT INTO.',
        en: 'Group in a CTE first, then number with ROW_NUMBER in the outer query. The CTE comes right after the INSERT INTO line.',
      },
      {
        vi: 'Câu INSERT thứ hai ghép sổ với `preorders` vừa có, theo khách và đầu sách, để biết `preorder_id`.',
        en: 'The second INSERT joins the notebook with the new `preorders`, by customer and title, to know the `preorder_id`.',
      },
    ],
    solutions: [{ sql: PREORDER_ROWS }],
    wrong: [
      {
        sql: PREORDER_ROWS.replace('  JOIN books AS b ON b.book_id = s.book_id\n', ''),
        mark: '^(?!.*books)',
        certain: true,
        message: {
          vi: 'Một dòng của sổ ghi đầu sách không có trong `books`, nên khóa ngoại từ chối. Hãy bỏ dòng đó bằng cách ghép với `books`.',
          en: 'One line of the notebook names a title that is not in `books`, so the foreign key refuses it. Leave it out by a join with `books`.',
        },
      },
      {
        sql: PREORDER_ROWS.replace('JOIN books AS b ON b.book_id = s.book_id', 'WHERE s.book_id <> 99'),
        mark: '(?:<>|!=|not in \\() 99\\b',
        message: {
          vi: 'Số 99 đang được chép từ sổ, nên một dòng khác có đầu sách không tồn tại vẫn lọt vào. Hãy so với `books`.',
          en: 'The number 99 is copied from the notebook, so another line with a title that does not exist gets in. Compare with `books`.',
        },
      },
      {
        sql: `${COPIED_ROWS}${PREORDER_ROWS.slice(PREORDER_ROWS.indexOf('INSERT INTO deposits'))}`,
        mark: 'insert into preorders [^;]*values',
        message: {
          vi: 'Các giá trị đang được chép tay, nên dòng mới trong sổ sẽ bị bỏ sót. Hãy lấy dữ liệu bằng INSERT … SELECT.',
          en: 'The values are copied by hand, so further lines of the notebook would be missed. Take the data by INSERT … SELECT.',
        },
      },
      {
        sql: PREORDER_ROWS.replace('ORDER BY placed_on, customer_id, book_id', 'ORDER BY customer_id, book_id'),
        mark: 'over \\( order by (?:\\w+ \\. )?customer_id',
        message: {
          vi: '`preorder_id` phải đánh theo ngày đặt trước, rồi mới đến khách và đầu sách.',
          en: 'Number `preorder_id` by the day first, then by customer and title.',
        },
      },
      {
        sql: PREORDER_ROWS.replace('MIN(s.written_on)', 'MAX(s.written_on)'),
        mark: 'max \\( (?:\\w+ \\. )?written_on',
        message: {
          vi: 'Ngày đặt là ngày sớm nhất của các dòng được gộp, không phải ngày muộn nhất.',
          en: 'The day is the earliest of the merged lines, not the latest.',
        },
      },
      {
        sql: PREORDER_ROWS.replace(' AND p.book_id = s.book_id', ''),
        mark: 'insert into deposits (?!.*(?:book_id = (?:\\w+ \\. )?book_id|using \\( (?:book_id|customer_id , book_id))).*(?:customer_id = |using \\( customer_id)',
        certain: true,
        message: {
          vi: 'Một khách có nhiều đơn. Câu thứ hai chỉ ghép theo khách, nên một khoản cọc rơi vào mọi đơn của khách đó.',
          en: 'A customer has several pre-orders. The second statement joins only by customer, so a deposit goes to all of them.',
        },
      },
      {
        sql: PREORDER_ROWS.replace('p.customer_id = s.customer_id AND p.book_id = s.book_id', 'p.book_id = s.book_id'),
        mark: 'insert into deposits (?!.*customer_id = )(?!.*using \\( (?:customer_id|book_id , customer_id)).*(?:book_id = |using \\( book_id)',
        certain: true,
        message: {
          vi: 'Một đầu sách có nhiều đơn. Câu thứ hai chỉ ghép theo đầu sách, nên một khoản cọc rơi vào mọi đơn của đầu sách đó.',
          en: 'A title has several pre-orders. The second statement joins only by title, so a deposit goes to all of them.',
        },
      },
      {
        sql: PREORDER_ROWS.replace(
          'JOIN preorders AS p ON p.customer_id = s.customer_id AND p.book_id = s.book_id',
          'CROSS JOIN preorders AS p',
        ),
        mark: 'insert into deposits (?!.*(?:_id = |_id in|using \\(|written_on = |placed_on = ))',
        certain: true,
        message: {
          vi: 'Câu thứ hai ghép mỗi dòng của sổ với mọi đơn. Hãy ghép theo khách và đầu sách.',
          en: 'The second statement pairs each line of the notebook with every pre-order. Join by customer and title.',
        },
      },
      {
        sql: PREORDER_ROWS.replace('\nWHERE s.deposit IS NOT NULL', ''),
        mark: '^(?!.*deposit (?:is not null|>)).*insert into deposits',
        certain: true,
        message: {
          vi: 'Dòng không có tiền cọc có `deposit` là NULL, và `amount` không nhận NULL. Hãy lọc những dòng đó.',
          en: 'Lines without a deposit have NULL there, and `amount` does not accept NULL. Filter them out.',
        },
      },
    ],
    compare: { kind: 'state' },
    setup: `${PREORDER_TABLES}\n${PREORDER_SHEET}`,
    hidden: [
      {
        about: {
          vi: '`books` có thêm một đầu sách với mã lớn. Cuốn sổ có thêm một đầu sách không có trong `books`, và năm dòng của một khách mới. Ba dòng là cho một đầu sách không có tác giả: dòng đầu không phải dòng sớm nhất, và hai khoản cọc của cùng một ngày bằng nhau. Hai dòng là của cùng một ngày: dòng đầu cho đầu sách có mã lớn, dòng sau cho một đầu sách có mã nhỏ hơn.',
          en: '`books` has one more title, with a large id. The notebook has one more title that is not in `books`, and five lines of a new customer. Three are for a title without an author: the first line is not the earliest, and two deposits of one day are equal. Two are of one day: the first is for the title with the large id, the second for one with a smaller id.',
        },
        sql: "INSERT INTO books (book_id, title, category_id, price, stock) VALUES (200, 'Biển xanh', 5, 90000, 3); INSERT INTO preorder_sheet (line_no, customer_id, book_id, quantity, written_on, deposit) VALUES (13, 2, 98, 1, '2025-06-26', 30000), (14, 10, 1, 1, '2025-06-20', 20000), (15, 10, 1, 1, '2025-06-05', 20000), (16, 10, 1, 1, '2025-06-05', 20000), (17, 10, 200, 1, '2025-06-07', NULL), (18, 10, 12, 1, '2025-06-07', NULL);",
      },
    ],
    equivalent: [
      {
        sql: 'INSERT INTO "preorders" (preorder_id, customer_id, book_id, quantity, placed_on) WITH "merged" AS (SELECT "s".customer_id, "s".book_id, SUM("s".quantity) AS "quantity", MIN("s".written_on) AS "placed_on" FROM "preorder_sheet" AS "s" INNER JOIN "books" AS "b" ON "b".book_id = "s".book_id GROUP BY "s".customer_id, "s".book_id) SELECT DISTINCT ROW_NUMBER() OVER (ORDER BY placed_on ASC, customer_id ASC, book_id ASC), customer_id, book_id, quantity, placed_on FROM "merged";\nINSERT INTO "deposits" (deposit_id, preorder_id, amount, paid_on) SELECT "s".line_no, "p".preorder_id, "s".deposit, "s".written_on FROM "preorder_sheet" AS "s" INNER JOIN "preorders" AS "p" ON "p".customer_id = "s".customer_id AND "p".book_id = "s".book_id WHERE "s".deposit IS NOT NULL',
        reason: 'Each row has a key of its own, so no two rows are alike.',
      },
      {
        sql: 'INSERT INTO "preorders" (preorder_id, customer_id, book_id, quantity, placed_on) WITH "merged" AS (SELECT DISTINCT "s".customer_id, "s".book_id, SUM("s".quantity) AS "quantity", MIN("s".written_on) AS "placed_on" FROM "preorder_sheet" AS "s" INNER JOIN "books" AS "b" ON "b".book_id = "s".book_id GROUP BY "s".customer_id, "s".book_id) SELECT ROW_NUMBER() OVER (ORDER BY placed_on ASC, customer_id ASC, book_id ASC), customer_id, book_id, quantity, placed_on FROM "merged";\nINSERT INTO "deposits" (deposit_id, preorder_id, amount, paid_on) SELECT "s".line_no, "p".preorder_id, "s".deposit, "s".written_on FROM "preorder_sheet" AS "s" INNER JOIN "preorders" AS "p" ON "p".customer_id = "s".customer_id AND "p".book_id = "s".book_id WHERE "s".deposit IS NOT NULL',
        reason: 'Each row has a key of its own, so no two rows are alike.',
      },
      {
        sql: 'INSERT INTO "preorders" (preorder_id, customer_id, book_id, quantity, placed_on) WITH "merged" AS (SELECT "s".customer_id, "s".book_id, SUM("s".quantity) AS "quantity", MIN("s".written_on) AS "placed_on" FROM "preorder_sheet" AS "s" INNER JOIN "books" AS "b" ON "b".book_id = "s".book_id GROUP BY "s".customer_id, "s".book_id) SELECT RANK() OVER (ORDER BY placed_on ASC, customer_id ASC, book_id ASC), customer_id, book_id, quantity, placed_on FROM "merged";\nINSERT INTO "deposits" (deposit_id, preorder_id, amount, paid_on) SELECT "s".line_no, "p".preorder_id, "s".deposit, "s".written_on FROM "preorder_sheet" AS "s" INNER JOIN "preorders" AS "p" ON "p".customer_id = "s".customer_id AND "p".book_id = "s".book_id WHERE "s".deposit IS NOT NULL',
        reason: 'customer_id and book_id make the sort key unique, so no two rows tie.',
      },
      {
        sql: 'INSERT INTO "preorders" (preorder_id, customer_id, book_id, quantity, placed_on) WITH "merged" AS (SELECT "s".customer_id, "s".book_id, SUM("s".quantity) AS "quantity", MIN("s".written_on) AS "placed_on" FROM "preorder_sheet" AS "s" INNER JOIN "books" AS "b" ON "b".book_id = "s".book_id GROUP BY "s".customer_id, "s".book_id) SELECT DENSE_RANK() OVER (ORDER BY placed_on ASC, customer_id ASC, book_id ASC), customer_id, book_id, quantity, placed_on FROM "merged";\nINSERT INTO "deposits" (deposit_id, preorder_id, amount, paid_on) SELECT "s".line_no, "p".preorder_id, "s".deposit, "s".written_on FROM "preorder_sheet" AS "s" INNER JOIN "preorders" AS "p" ON "p".customer_id = "s".customer_id AND "p".book_id = "s".book_id WHERE "s".deposit IS NOT NULL',
        reason: 'customer_id and book_id make the sort key unique, so no two rows tie.',
      },
      {
        sql: 'INSERT INTO "preorders" (preorder_id, customer_id, book_id, quantity, placed_on) WITH "merged" AS (SELECT "s".customer_id, "s".book_id, SUM("s".quantity) AS "quantity", MIN("s".written_on) AS "placed_on" FROM "preorder_sheet" AS "s" INNER JOIN "books" AS "b" ON "b".book_id = "s".book_id GROUP BY "s".customer_id, "s".book_id) SELECT ROW_NUMBER() OVER (ORDER BY placed_on ASC, customer_id ASC), customer_id, book_id, quantity, placed_on FROM "merged";\nINSERT INTO "deposits" (deposit_id, preorder_id, amount, paid_on) SELECT "s".line_no, "p".preorder_id, "s".deposit, "s".written_on FROM "preorder_sheet" AS "s" INNER JOIN "preorders" AS "p" ON "p".customer_id = "s".customer_id AND "p".book_id = "s".book_id WHERE "s".deposit IS NOT NULL',
        reason:
          'SQLite groups in the order of customer_id and book_id and sorts stably, so rows of one customer and day keep that order.',
      },
      {
        sql: 'INSERT INTO "preorders" (preorder_id, customer_id, book_id, quantity, placed_on) WITH "merged" AS (SELECT "s".customer_id, "s".book_id, SUM("s".quantity) AS "quantity", MIN("s".written_on) AS "placed_on" FROM "preorder_sheet" AS "s" INNER JOIN "books" AS "b" ON "b".book_id = "s".book_id GROUP BY "s".customer_id, "s".book_id) SELECT ROW_NUMBER() OVER (ORDER BY placed_on ASC NULLS LAST, customer_id ASC, book_id ASC), customer_id, book_id, quantity, placed_on FROM "merged";\nINSERT INTO "deposits" (deposit_id, preorder_id, amount, paid_on) SELECT "s".line_no, "p".preorder_id, "s".deposit, "s".written_on FROM "preorder_sheet" AS "s" INNER JOIN "preorders" AS "p" ON "p".customer_id = "s".customer_id AND "p".book_id = "s".book_id WHERE "s".deposit IS NOT NULL',
        reason: 'The sort key is never NULL.',
      },
      {
        sql: 'INSERT INTO "preorders" (preorder_id, customer_id, book_id, quantity, placed_on) WITH "merged" AS (SELECT "s".customer_id, "s".book_id, SUM("s".quantity) AS "quantity", MIN("s".written_on) AS "placed_on" FROM "preorder_sheet" AS "s" INNER JOIN "books" AS "b" ON "b".book_id = "s".book_id GROUP BY "s".customer_id, "s".book_id) SELECT ROW_NUMBER() OVER (ORDER BY placed_on ASC, customer_id ASC, book_id ASC), customer_id, book_id, quantity, placed_on FROM "merged";\nINSERT INTO "deposits" (deposit_id, preorder_id, amount, paid_on) SELECT "s".line_no, "p".preorder_id, "s".deposit, "s".written_on FROM "preorder_sheet" AS "s" INNER JOIN "preorders" AS "p" ON "p".customer_id = "s".customer_id WHERE (("s".deposit IS NOT NULL) AND ("p".book_id = "s".book_id))',
        reason: 'In an inner join a condition does the same in ON and in WHERE.',
      },
      {
        sql: 'INSERT INTO "preorders" (preorder_id, customer_id, book_id, quantity, placed_on) WITH "merged" AS (SELECT "s".customer_id, "s".book_id, SUM("s".quantity) AS "quantity", MIN("s".written_on) AS "placed_on" FROM "preorder_sheet" AS "s" INNER JOIN "books" AS "b" ON "b".book_id = "s".book_id GROUP BY "s".customer_id, "s".book_id) SELECT ROW_NUMBER() OVER (ORDER BY placed_on ASC, customer_id ASC, book_id ASC), customer_id, book_id, quantity, placed_on FROM "merged";\nINSERT INTO "deposits" (deposit_id, preorder_id, amount, paid_on) SELECT DISTINCT "s".line_no, "p".preorder_id, "s".deposit, "s".written_on FROM "preorder_sheet" AS "s" INNER JOIN "preorders" AS "p" ON "p".customer_id = "s".customer_id AND "p".book_id = "s".book_id WHERE "s".deposit IS NOT NULL',
        reason: 'Each row has a key of its own, so no two rows are alike.',
      },
    ],
  },
  {
    id: 'sql-r3-03',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Bước 3, hàng đợi. Hai bảng đã có dữ liệu của bước 2; từ đó đến nay khách số 2 đã hủy đơn. Tạo khung nhìn `preorder_queue` gồm `book_id`, `preorder_id`, `queue_no`, `copies_through`, mỗi hàng là một đơn đang đợi. `queue_no` là thứ tự của đơn trong hàng đợi của đầu sách, từ 1: đơn có ngày đặt sớm hơn đứng trước, cùng ngày thì theo `preorder_id`. `copies_through` là tổng số cuốn của hàng đợi đó tính đến hết đơn này. Các cột của khung nhìn đứng theo thứ tự đã kể.',
      en: 'Step 3, the queue. The two tables have the data of step 2; since then customer 2 has cancelled. Create the view `preorder_queue` of `book_id`, `preorder_id`, `queue_no`, `copies_through`, a row for each waiting pre-order. `queue_no` is the place of the pre-order in the queue of its title, from 1, earlier days first, on the same day by `preorder_id`. `copies_through` is the number of copies in that queue up to and including this pre-order. The columns of the view stand in the order given.',
    },
    starter: 'CREATE VIEW preorder_queue AS\nSELECT book_id, preorder_id,\n       \nFROM preorders\n',
    hints: [
      {
        vi: 'Hai hàm cửa sổ dùng cùng một OVER: một phân vùng cho mỗi đầu sách.',
        en: 'Two window functions with the same OVER: a partition for each title.',
      },
      {
        vi: 'Hai đơn cùng ngày là hai hàng đồng hạng nếu ORDER BY chỉ có ngày. Khóa thứ hai tách chúng ra.',
        en: 'Two pre-orders of one day are peers if ORDER BY has only the day. A second key tells them apart.',
      },
    ],
    solutions: [{ sql: PREORDER_QUEUE }],
    wrong: [
      {
        sql: PREORDER_QUEUE.replaceAll('placed_on, preorder_id', 'placed_on'),
        mark: 'order by (?:\\w+ \\. )?placed_on (?:asc )?\\)',
        message: {
          vi: 'Hai đơn cùng ngày là đồng hạng, nên tổng cộng dồn gộp cả hai. Hãy thêm `preorder_id` vào ORDER BY.',
          en: 'Two pre-orders of one day are peers, so the running total takes in both. Add `preorder_id` to ORDER BY.',
        },
      },
      {
        sql: PREORDER_QUEUE.replaceAll('PARTITION BY book_id ', ''),
        mark: '^(?!.*partition)',
        message: {
          vi: 'Mỗi đầu sách có hàng đợi riêng. Hãy thêm PARTITION BY.',
          en: 'Each title has a queue of its own. Add PARTITION BY.',
        },
      },
      {
        sql: PREORDER_QUEUE.replace('SELECT book_id, preorder_id', 'SELECT book_id, preorder_id, customer_id'),
        mark: 'preorder_queue as .*\\bcustomer_id\\b',
        message: {
          vi: 'Khung nhìn đang cho thấy khách là ai. Chỉ đưa ra bốn cột mà đề nêu.',
          en: 'The view shows who the customers are. Give only the four columns that the task names.',
        },
      },
      {
        sql: PREORDER_QUEUE.replace("\nWHERE status = 'waiting'", ''),
        mark: '^(?!.*where)',
        message: {
          vi: 'Khung nhìn đang xếp cả đơn đã hủy vào hàng đợi.',
          en: 'The view puts cancelled pre-orders into the queue too.',
        },
      },
      {
        sql: PREORDER_QUEUE.replace("= 'waiting'", "<> 'cancelled'"),
        mark: "(?:<>|!=) 'cancelled'",
        message: {
          vi: 'Đơn đã giao (`filled`) cũng không còn đợi nữa. Chỉ giữ `waiting`.',
          en: 'A filled pre-order is no longer waiting either. Keep `waiting` only.',
        },
      },
      {
        sql: PREORDER_QUEUE.replace(
          'SUM(quantity) OVER (PARTITION BY book_id ORDER BY placed_on, preorder_id)',
          'SUM(quantity) OVER (PARTITION BY book_id)',
        ),
        mark: 'sum \\( (?:\\w+ \\. )?quantity \\) over \\( partition by (?:\\w+ \\. )?book_id \\)',
        message: {
          vi: 'Không có ORDER BY trong OVER thì mọi đơn đều có tổng của cả hàng đợi.',
          en: 'Without ORDER BY in OVER every pre-order has the total of the whole queue.',
        },
      },
    ],
    compare: {
      kind: 'state',
      probes: [
        'SELECT * FROM preorder_queue ORDER BY preorder_id',
        "UPDATE preorders SET status = 'filled' WHERE preorder_id = 2; SELECT book_id, preorder_id, queue_no, copies_through FROM preorder_queue ORDER BY preorder_id",
        "INSERT INTO preorders (preorder_id, customer_id, book_id, quantity, placed_on) VALUES (100, 20, 37, 5, '2025-06-30'), (99, 21, 37, 2, '2025-06-30'); SELECT book_id, preorder_id, queue_no, copies_through FROM preorder_queue ORDER BY preorder_id",
        "UPDATE preorders SET placed_on = '2025-06-30' WHERE preorder_id = 1; UPDATE preorders SET placed_on = '2025-06-05' WHERE preorder_id = 6; SELECT book_id, preorder_id, queue_no, copies_through FROM preorder_queue ORDER BY preorder_id",
      ],
    },
    setup: PREORDERS,
    equivalent: [
      {
        sql: 'CREATE VIEW "preorder_queue" AS SELECT DISTINCT book_id, preorder_id, ROW_NUMBER() OVER (PARTITION BY book_id ORDER BY placed_on ASC, preorder_id ASC) AS "queue_no", SUM(quantity) OVER (PARTITION BY book_id ORDER BY placed_on ASC, preorder_id ASC) AS "copies_through" FROM "preorders" WHERE status = \'waiting\'',
        reason: 'Each row has a key of its own, so no two rows are alike.',
      },
      {
        sql: 'CREATE VIEW "preorder_queue" AS SELECT book_id, preorder_id, RANK() OVER (PARTITION BY book_id ORDER BY placed_on ASC, preorder_id ASC) AS "queue_no", SUM(quantity) OVER (PARTITION BY book_id ORDER BY placed_on ASC, preorder_id ASC) AS "copies_through" FROM "preorders" WHERE status = \'waiting\'',
        reason: 'preorder_id makes the sort key unique, so no two rows tie.',
      },
      {
        sql: 'CREATE VIEW "preorder_queue" AS SELECT book_id, preorder_id, DENSE_RANK() OVER (PARTITION BY book_id ORDER BY placed_on ASC, preorder_id ASC) AS "queue_no", SUM(quantity) OVER (PARTITION BY book_id ORDER BY placed_on ASC, preorder_id ASC) AS "copies_through" FROM "preorders" WHERE status = \'waiting\'',
        reason: 'preorder_id makes the sort key unique, so no two rows tie.',
      },
      {
        sql: 'CREATE VIEW "preorder_queue" AS SELECT book_id, preorder_id, ROW_NUMBER() OVER (PARTITION BY book_id ORDER BY placed_on ASC) AS "queue_no", SUM(quantity) OVER (PARTITION BY book_id ORDER BY placed_on ASC, preorder_id ASC) AS "copies_through" FROM "preorders" WHERE status = \'waiting\'',
        reason:
          'SQLite reads preorders in the order of preorder_id and sorts stably, so rows of one day keep that order.',
      },
      {
        sql: 'CREATE VIEW "preorder_queue" AS SELECT book_id, preorder_id, ROW_NUMBER() OVER (PARTITION BY book_id ORDER BY placed_on ASC NULLS LAST, preorder_id ASC) AS "queue_no", SUM(quantity) OVER (PARTITION BY book_id ORDER BY placed_on ASC, preorder_id ASC) AS "copies_through" FROM "preorders" WHERE status = \'waiting\'',
        reason: 'The sort key is never NULL.',
      },
      {
        sql: 'CREATE VIEW "preorder_queue" AS SELECT book_id, preorder_id, ROW_NUMBER() OVER (PARTITION BY book_id ORDER BY placed_on ASC, preorder_id ASC NULLS LAST) AS "queue_no", SUM(quantity) OVER (PARTITION BY book_id ORDER BY placed_on ASC, preorder_id ASC) AS "copies_through" FROM "preorders" WHERE status = \'waiting\'',
        reason: 'The sort key is never NULL.',
      },
      {
        sql: 'CREATE VIEW "preorder_queue" AS SELECT book_id, preorder_id, ROW_NUMBER() OVER (PARTITION BY book_id ORDER BY placed_on ASC, preorder_id ASC) AS "queue_no", SUM(quantity) OVER (PARTITION BY book_id ORDER BY placed_on ASC NULLS LAST, preorder_id ASC) AS "copies_through" FROM "preorders" WHERE status = \'waiting\'',
        reason: 'The sort key is never NULL.',
      },
      {
        sql: 'CREATE VIEW "preorder_queue" AS SELECT book_id, preorder_id, ROW_NUMBER() OVER (PARTITION BY book_id ORDER BY placed_on ASC, preorder_id ASC) AS "queue_no", SUM(quantity) OVER (PARTITION BY book_id ORDER BY placed_on ASC, preorder_id ASC NULLS LAST) AS "copies_through" FROM "preorders" WHERE status = \'waiting\'',
        reason: 'The sort key is never NULL.',
      },
    ],
  },
  {
    id: 'sql-r3-04',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Bước 4, báo cáo cho bộ phận nhập sách. Với mỗi đầu sách có đơn đang đợi, trả về `book_id`, `waiting_copies` (tổng số cuốn của các đơn đang đợi), `deposit_total` (tổng tiền cọc của các đơn đang đợi, 0 nếu không có), và `missing` (số cuốn còn thiếu so với `stock`, 0 nếu đủ). Đầu sách thiếu nhiều nhất đứng trước; thiếu bằng nhau thì theo `book_id`.',
      en: 'Step 4, a report for purchasing. For each title with waiting pre-orders return `book_id`, `waiting_copies` (copies of the waiting pre-orders), `deposit_total` (the deposits of the waiting pre-orders, 0 if there are none) and `missing` (copies missing against `stock`, 0 if there are enough). The title that lacks most comes first; equal ones by `book_id`.',
    },
    starter: 'WITH paid AS (\n  \n)\nSELECT p.book_id,\n       \nFROM preorders AS p\n',
    hints: [
      {
        vi: 'Một đơn có thể có nhiều khoản cọc. Ghép thẳng `preorders` với `deposits` rồi cộng số cuốn thì một đơn bị cộng nhiều lần.',
        en: 'A pre-order can have several deposits. Join `preorders` straight with `deposits` and add up the copies, and a pre-order is added several times.',
      },
      {
        vi: 'Cộng tiền cọc theo đơn trong một CTE trước, rồi LEFT JOIN: mỗi đơn khi đó có nhiều nhất một hàng tiền cọc.',
        en: 'Add up the deposits of each pre-order in a CTE first, then LEFT JOIN: each pre-order has at most one row of deposits then.',
      },
    ],
    solutions: [
      {
        sql: "WITH paid AS (\n  SELECT preorder_id, SUM(amount) AS total\n  FROM deposits\n  GROUP BY preorder_id\n)\nSELECT p.book_id, SUM(p.quantity) AS waiting_copies,\n       COALESCE(SUM(d.total), 0) AS deposit_total,\n       CASE WHEN SUM(p.quantity) > b.stock THEN SUM(p.quantity) - b.stock ELSE 0 END AS missing\nFROM preorders AS p\nJOIN books AS b ON b.book_id = p.book_id\nLEFT JOIN paid AS d ON d.preorder_id = p.preorder_id\nWHERE p.status = 'waiting'\nGROUP BY p.book_id, b.stock\nORDER BY missing DESC, p.book_id;",
      },
    ],
    wrong: [
      {
        sql: "SELECT p.book_id, SUM(p.quantity) AS waiting_copies, COALESCE(SUM(d.amount), 0) AS deposit_total, CASE WHEN SUM(p.quantity) > b.stock THEN SUM(p.quantity) - b.stock ELSE 0 END AS missing FROM preorders AS p JOIN books AS b ON b.book_id = p.book_id LEFT JOIN deposits AS d ON d.preorder_id = p.preorder_id WHERE p.status = 'waiting' GROUP BY p.book_id, b.stock ORDER BY missing DESC, p.book_id",
        mark: 'left (?:outer )?join deposits',
        message: {
          vi: 'Đơn có hai khoản cọc xuất hiện ở hai hàng, nên số cuốn bị cộng hai lần. Hãy cộng tiền cọc theo đơn trước khi ghép.',
          en: 'A pre-order with two deposits appears in two rows, so its copies are added twice. Add up the deposits of each pre-order before the join.',
        },
      },
      {
        sql: "WITH paid AS (SELECT preorder_id, SUM(amount) AS total FROM deposits GROUP BY preorder_id) SELECT p.book_id, SUM(p.quantity) AS waiting_copies, COALESCE(SUM(d.total), 0) AS deposit_total, CASE WHEN SUM(p.quantity) > b.stock THEN SUM(p.quantity) - b.stock ELSE 0 END AS missing FROM preorders AS p JOIN books AS b ON b.book_id = p.book_id JOIN paid AS d ON d.preorder_id = p.preorder_id WHERE p.status = 'waiting' GROUP BY p.book_id, b.stock ORDER BY missing DESC, p.book_id",
        mark: '^(?!.*left).*join paid',
        message: {
          vi: 'JOIN bỏ mất những đơn không có tiền cọc. Hãy dùng LEFT JOIN.',
          en: 'JOIN drops the pre-orders without a deposit. Use LEFT JOIN.',
        },
      },
      {
        sql: 'WITH paid AS (SELECT preorder_id, SUM(amount) AS total FROM deposits GROUP BY preorder_id) SELECT p.book_id, SUM(p.quantity) AS waiting_copies, COALESCE(SUM(d.total), 0) AS deposit_total, CASE WHEN SUM(p.quantity) > b.stock THEN SUM(p.quantity) - b.stock ELSE 0 END AS missing FROM preorders AS p JOIN books AS b ON b.book_id = p.book_id LEFT JOIN paid AS d ON d.preorder_id = p.preorder_id GROUP BY p.book_id, b.stock ORDER BY missing DESC, p.book_id',
        mark: "^(?!.*'waiting')",
        message: {
          vi: 'Báo cáo đang tính cả đơn đã hủy.',
          en: 'The report counts cancelled pre-orders too.',
        },
      },
      {
        sql: "WITH paid AS (SELECT preorder_id, SUM(amount) AS total FROM deposits GROUP BY preorder_id) SELECT p.book_id, SUM(p.quantity) AS waiting_copies, COALESCE(SUM(d.total), 0) AS deposit_total, SUM(p.quantity) - b.stock AS missing FROM preorders AS p JOIN books AS b ON b.book_id = p.book_id LEFT JOIN paid AS d ON d.preorder_id = p.preorder_id WHERE p.status = 'waiting' GROUP BY p.book_id, b.stock ORDER BY missing DESC, p.book_id",
        mark: '^(?!.*(?:case|max|greatest)).*- (?:\\w+ \\. )?stock',
        message: {
          vi: 'Khi kho đủ sách, hiệu là số âm. Đề cần 0.',
          en: 'When there are enough copies the difference is negative. The task asks for 0.',
        },
      },
      {
        sql: "WITH paid AS (SELECT preorder_id, SUM(amount) AS total FROM deposits GROUP BY preorder_id) SELECT p.book_id, SUM(p.quantity) AS waiting_copies, SUM(d.total) AS deposit_total, CASE WHEN SUM(p.quantity) > b.stock THEN SUM(p.quantity) - b.stock ELSE 0 END AS missing FROM preorders AS p JOIN books AS b ON b.book_id = p.book_id LEFT JOIN paid AS d ON d.preorder_id = p.preorder_id WHERE p.status = 'waiting' GROUP BY p.book_id, b.stock ORDER BY missing DESC, p.book_id",
        mark: '^(?!.*(?:coalesce|ifnull))',
        message: {
          vi: 'Đầu sách không có khoản cọc nào đang có tổng là NULL. Đề cần 0.',
          en: 'A title without deposits has NULL as its total. The task asks for 0.',
        },
      },
    ],
    compare: {
      kind: 'result',
      order: true,
      types: { waiting_copies: 'integer', deposit_total: 'integer', missing: 'integer' },
    },
    setup: PREORDERS,
    equivalent: [
      {
        sql: 'WITH "paid" AS (SELECT preorder_id, SUM(amount) AS "total" FROM "deposits" GROUP BY preorder_id) SELECT DISTINCT "p".book_id, SUM("p".quantity) AS "waiting_copies", COALESCE(SUM("d".total), 0) AS "deposit_total", CASE WHEN SUM("p".quantity) > "b".stock THEN SUM("p".quantity) - "b".stock ELSE 0 END AS "missing" FROM "preorders" AS "p" INNER JOIN "books" AS "b" ON "b".book_id = "p".book_id LEFT JOIN "paid" AS "d" ON "d".preorder_id = "p".preorder_id WHERE "p".status = \'waiting\' GROUP BY "p".book_id, "b".stock ORDER BY missing DESC, "p".book_id ASC',
        reason: 'Each row has a key of its own, so no two rows are alike.',
      },
      {
        sql: 'WITH "paid" AS (SELECT preorder_id, SUM(amount) AS "total" FROM "deposits" GROUP BY preorder_id) SELECT "p".book_id, SUM("p".quantity) AS "waiting_copies", COALESCE(SUM("d".total), 0) AS "deposit_total", CASE WHEN SUM("p".quantity) > "b".stock THEN SUM("p".quantity) - "b".stock ELSE 0 END AS "missing" FROM "preorders" AS "p" INNER JOIN "books" AS "b" ON "b".book_id = "p".book_id LEFT JOIN "paid" AS "d" ON "d".preorder_id = "p".preorder_id WHERE "p".status = \'waiting\' GROUP BY "p".book_id, "b".stock ORDER BY missing DESC',
        reason: 'SQLite groups in the order of book_id and sorts stably, so equal rows keep that order.',
      },
      {
        sql: 'WITH "paid" AS (SELECT preorder_id, SUM(amount) AS "total" FROM "deposits" GROUP BY preorder_id) SELECT "p".book_id, SUM("p".quantity) AS "waiting_copies", COALESCE(SUM("d".total), 0) AS "deposit_total", CASE WHEN SUM("p".quantity) > "b".stock THEN SUM("p".quantity) - "b".stock ELSE 0 END AS "missing" FROM "preorders" AS "p" INNER JOIN "books" AS "b" ON "b".book_id = "p".book_id LEFT JOIN "paid" AS "d" ON "d".preorder_id = "p".preorder_id WHERE "p".status = \'waiting\' GROUP BY "p".book_id, "b".stock ORDER BY missing DESC NULLS FIRST, "p".book_id ASC',
        reason: 'The sort key is never NULL.',
      },
      {
        sql: 'WITH "paid" AS (SELECT preorder_id, SUM(amount) AS "total" FROM "deposits" GROUP BY preorder_id) SELECT "p".book_id, SUM("p".quantity) AS "waiting_copies", COALESCE(SUM("d".total), 0) AS "deposit_total", CASE WHEN SUM("p".quantity) > "b".stock THEN SUM("p".quantity) - "b".stock ELSE 0 END AS "missing" FROM "preorders" AS "p" INNER JOIN "books" AS "b" ON "b".book_id = "p".book_id LEFT JOIN "paid" AS "d" ON "d".preorder_id = "p".preorder_id WHERE "p".status = \'waiting\' GROUP BY "p".book_id ORDER BY missing DESC, "p".book_id ASC',
        reason: 'The primary key book_id is among the keys, so stock has one value in each group.',
      },
      {
        sql: 'WITH "paid" AS (SELECT DISTINCT preorder_id, SUM(amount) AS "total" FROM "deposits" GROUP BY preorder_id) SELECT "p".book_id, SUM("p".quantity) AS "waiting_copies", COALESCE(SUM("d".total), 0) AS "deposit_total", CASE WHEN SUM("p".quantity) > "b".stock THEN SUM("p".quantity) - "b".stock ELSE 0 END AS "missing" FROM "preorders" AS "p" INNER JOIN "books" AS "b" ON "b".book_id = "p".book_id LEFT JOIN "paid" AS "d" ON "d".preorder_id = "p".preorder_id WHERE "p".status = \'waiting\' GROUP BY "p".book_id, "b".stock ORDER BY missing DESC, "p".book_id ASC',
        reason: 'Each row has a key of its own, so no two rows are alike.',
      },
      {
        sql: 'WITH "paid" AS (SELECT preorder_id, SUM(amount) AS "total" FROM "deposits" GROUP BY preorder_id) SELECT "p".book_id, SUM("p".quantity) AS "waiting_copies", COALESCE(SUM("d".total), 0) AS "deposit_total", CASE WHEN (SUM("p".quantity) >= "b".stock) THEN SUM("p".quantity) - "b".stock ELSE 0 END AS "missing" FROM "preorders" AS "p" INNER JOIN "books" AS "b" ON "b".book_id = "p".book_id LEFT JOIN "paid" AS "d" ON "d".preorder_id = "p".preorder_id WHERE "p".status = \'waiting\' GROUP BY "p".book_id, "b".stock ORDER BY missing DESC, "p".book_id ASC',
        reason: 'Where the two are equal, the difference is 0 as well.',
      },
      {
        sql: 'WITH "paid" AS (SELECT preorder_id, SUM(amount) AS "total" FROM "deposits" GROUP BY preorder_id) SELECT "p".book_id, SUM("p".quantity) AS "waiting_copies", COALESCE(SUM("d".total), 0) AS "deposit_total", CASE WHEN SUM("p".quantity) > "b".stock THEN SUM("p".quantity) - "b".stock ELSE 0 END AS "missing" FROM "preorders" AS "p" LEFT JOIN "books" AS "b" ON "b".book_id = "p".book_id LEFT JOIN "paid" AS "d" ON "d".preorder_id = "p".preorder_id WHERE "p".status = \'waiting\' GROUP BY "p".book_id, "b".stock ORDER BY missing DESC, "p".book_id ASC',
        reason: 'book_id is a NOT NULL foreign key, so every pre-order has its book.',
      },
    ],
  },
];
