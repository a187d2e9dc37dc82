import type { SqlExercise } from '../../../src/features/sql-lab/core/grading/exercise';
import { PREORDER_QUEUE, PREORDERS } from './preorders';

/** A handover and its receipt refer to each other; both foreign keys are checked only at the end of the transaction. */
const HANDOVERS = `CREATE TABLE handovers (
  handover_id INTEGER PRIMARY KEY,
  preorder_id INTEGER NOT NULL UNIQUE REFERENCES preorders (preorder_id)
);
CREATE TABLE receipts (
  receipt_id INTEGER PRIMARY KEY,
  handover_id INTEGER NOT NULL UNIQUE REFERENCES handovers (handover_id) DEFERRABLE INITIALLY DEFERRED,
  amount INTEGER NOT NULL
);
ALTER TABLE handovers ADD COLUMN receipt_id INTEGER
  CHECK (receipt_id IS NOT NULL) REFERENCES receipts (receipt_id) DEFERRABLE INITIALLY DEFERRED;`;

const HANDED_OVER = `BEGIN;

INSERT INTO handovers (handover_id, preorder_id, receipt_id)
VALUES (1, 3, 301);

INSERT INTO receipts (receipt_id, handover_id, amount)
SELECT 301, 1, p.quantity * b.price
       - (SELECT SUM(d.amount) FROM deposits AS d WHERE d.preorder_id = p.preorder_id)
FROM preorders AS p
JOIN books AS b ON b.book_id = p.book_id
WHERE p.preorder_id = 3;

UPDATE books
SET stock = stock - (SELECT quantity FROM preorders WHERE preorder_id = 3)
WHERE book_id = (SELECT book_id FROM preorders WHERE preorder_id = 3);

UPDATE preorders
SET status = 'filled'
WHERE preorder_id = 3;

COMMIT;`;

const RIGHTS = `GRANT SELECT ON preorder_queue TO desk;
GRANT SELECT, INSERT ON preorders TO desk;
GRANT UPDATE (status) ON preorders TO desk;`;

const asDesk = (sql: string) => `SET LOCAL ROLE desk; ${sql}`;

/** The shop's pre-orders: index, transaction, privileges. */
export const REVIEW_03_B: readonly SqlExercise[] = [
  {
    id: 'sql-r3-05',
    dataset: 'nha_sach',
    engine: 'sqlite',
    prompt: {
      vi: "Bước 5, chỉ mục. Quầy chạy `SELECT preorder_id, quantity FROM preorders WHERE book_id = 37 AND status = 'waiting' ORDER BY placed_on`, với đầu sách và trạng thái bất kỳ. Hãy tạo một chỉ mục để SQLite SEARCH theo cả hai điều kiện và không phải sắp xếp nữa.",
      en: "Step 5, an index. The desk runs `SELECT preorder_id, quantity FROM preorders WHERE book_id = 37 AND status = 'waiting' ORDER BY placed_on`, with any title and any state. Create an index so that SQLite does a SEARCH by both conditions and needs no sort any more.",
    },
    starter: 'CREATE INDEX preorders_queue ON preorders (',
    hints: [
      {
        vi: 'Những cột so sánh bằng `=` đứng trước, cột của ORDER BY đứng sau.',
        en: 'The columns compared by `=` come first, the column of ORDER BY comes last.',
      },
    ],
    solutions: [{ sql: 'CREATE INDEX preorders_queue ON preorders (book_id, status, placed_on);' }],
    wrong: [
      {
        sql: 'CREATE INDEX preorders_queue ON preorders (book_id, status)',
        mark: 'on preorders \\( (?:book_id , status|status , book_id) \\)',
        certain: true,
        message: {
          vi: 'Chỉ mục tìm được đúng các hàng, nhưng SQLite vẫn phải sắp xếp theo `placed_on`. Hãy thêm cột đó vào cuối.',
          en: 'The index finds the rows, but SQLite still has to sort by `placed_on`. Add that column at the end.',
        },
      },
      {
        sql: 'CREATE INDEX preorders_queue ON preorders (placed_on, book_id, status)',
        mark: 'on preorders \\( placed_on ,',
        certain: true,
        message: {
          vi: '`placed_on` đứng đầu, nên các đơn của một đầu sách nằm rải rác trong cả chỉ mục. Cột của điều kiện `=` phải đứng trước.',
          en: 'With `placed_on` first the pre-orders of one title lie all over the index. The columns of the `=` conditions have to come first.',
        },
      },
      {
        sql: "CREATE INDEX preorders_queue ON preorders (book_id, placed_on) WHERE status = 'waiting'",
        mark: "^create index .*where status = 'waiting'$",
        certain: true,
        message: {
          vi: 'Chỉ mục này chỉ chứa các đơn đang đợi. Với trạng thái khác, SQLite không dùng được.',
          en: 'This index holds the waiting pre-orders only. For another state SQLite cannot use it.',
        },
      },
      {
        sql: 'CREATE UNIQUE INDEX preorders_queue ON preorders (book_id, status, placed_on)',
        mark: 'unique',
        message: {
          vi: 'UNIQUE cấm hai khách đặt cùng một đầu sách trong cùng một ngày. Luật của quầy không cấm điều đó.',
          en: 'UNIQUE forbids two customers to pre-order the same title on the same day. The rules of the desk do not.',
        },
      },
    ],
    compare: {
      kind: 'state',
      probes: [
        "INSERT INTO preorders (preorder_id, customer_id, book_id, quantity, placed_on) VALUES (50, 10, 21, 1, '2025-06-29'), (51, 11, 21, 1, '2025-06-29')",
        "EXPLAIN QUERY PLAN SELECT preorder_id, quantity FROM preorders WHERE book_id = 37 AND status = 'waiting' ORDER BY placed_on",
        "EXPLAIN QUERY PLAN SELECT preorder_id, quantity FROM preorders WHERE book_id = 21 AND status = 'filled' ORDER BY placed_on",
        "EXPLAIN QUERY PLAN SELECT preorder_id, quantity FROM preorders WHERE book_id = 6 AND status = 'cancelled' ORDER BY placed_on",
      ],
    },
    setup: `${PREORDERS}\n${PREORDER_QUEUE}`,
    equivalent: [
      {
        sql: 'CREATE INDEX "preorders_queue" ON "preorders" (status, book_id, placed_on)',
        reason: 'Both columns are compared by =, so either may come first.',
      },
    ],
  },
  {
    id: 'sql-r3-06',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Bước 6, giao dịch. Quầy có thêm hai bảng: `handovers` (`handover_id`, `preorder_id`, `receipt_id`) và `receipts` (`receipt_id`, `handover_id`, `amount`). Mỗi lần giao có một biên nhận và ngược lại: hai khóa ngoại trỏ vào nhau, và chỉ được kiểm tra lúc COMMIT. Hôm nay khách nhận sách của đơn số 3. Trong một giao dịch, hãy: ghi lần giao số 1 và biên nhận số 301, trong đó `amount` là số cuốn nhân giá hiện tại (`books.price`) trừ tổng tiền đã cọc của đơn (đơn này đã có tiền cọc; nếu khách đã cọc nhiều hơn tiền sách thì `amount` là số âm); trừ số cuốn đã giao khỏi `stock`; đổi `status` của đơn thành `filled`. Trừ ba số 1, 3 và 301, đừng chép số nào vào câu lệnh: hãy lấy giá, số cuốn, tiền cọc và đầu sách từ các bảng.',
      en: 'Step 6, a transaction. The desk has two more tables: `handovers` (`handover_id`, `preorder_id`, `receipt_id`) and `receipts` (`receipt_id`, `handover_id`, `amount`). Each handover has a receipt and the other way round: two foreign keys refer to each other, and they are checked only at COMMIT. Today the customer collects pre-order 3. In one transaction: enter handover 1 and receipt 301, where `amount` is the copies times the current price (`books.price`) minus all deposits of the pre-order (it has deposits; if they exceed the price, `amount` is negative); take the copies off `stock`; set the `status` of the pre-order to `filled`. Apart from 1, 3 and 301, write no number into the statements: take the price, the copies, the deposits and the title from the tables.',
    },
    starter:
      'BEGIN;\n\nINSERT INTO handovers (handover_id, preorder_id, receipt_id)\nVALUES (1, 3, 301);\n\nINSERT INTO receipts (receipt_id, handover_id, amount)\nSELECT 301, 1, \n\nUPDATE books\n\nUPDATE preorders\n\n',
    hints: [
      {
        vi: 'Hàng đầu tiên được ghi luôn trỏ vào một hàng chưa có. Vì vậy, hai câu INSERT phải nằm giữa BEGIN và COMMIT.',
        en: 'Whichever row comes first refers to one that is not there yet. So the two INSERTs have to be between BEGIN and COMMIT.',
      },
      {
        vi: 'Đơn số 3 có hai khoản cọc. Hãy cộng chúng trong một truy vấn con, đừng ghép thẳng với `deposits`.',
        en: 'Pre-order 3 has two deposits. Add them up in a subquery, do not join `deposits` directly.',
      },
    ],
    solutions: [{ sql: HANDED_OVER }],
    wrong: [
      {
        sql: HANDED_OVER.replace('BEGIN;', '').replace('COMMIT;', ''),
        mark: '^(?!.*(?:begin|start transaction))',
        engine: 'sqlite',
        certain: true,
        message: {
          vi: 'Không có BEGIN thì mỗi câu là một giao dịch, và khóa ngoại được kiểm tra ngay sau câu INSERT đầu tiên, khi hàng kia chưa có.',
          en: 'Without BEGIN each statement is a transaction, and the foreign key is checked right after the first INSERT, when the other row is not there yet.',
        },
      },
      {
        sql: HANDED_OVER.replace('\n\nCOMMIT;', ''),
        mark: '^(?:begin|start)\\b(?!.*(?:commit|rollback|; end)).*\\binsert\\b',
        certain: true,
        message: {
          vi: 'Giao dịch chưa kết thúc: thiếu COMMIT, nên mọi thay đổi sẽ mất khi kết nối đóng.',
          en: 'The transaction has not ended: without COMMIT all changes are lost when the connection closes.',
        },
      },
      {
        sql: HANDED_OVER.replace('COMMIT;', 'ROLLBACK;'),
        mark: '\\binsert\\b.*rollback$',
        certain: true,
        message: {
          vi: 'ROLLBACK bỏ mọi thay đổi của giao dịch. Hãy kết thúc bằng COMMIT.',
          en: 'ROLLBACK takes back all changes of the transaction. End it with COMMIT.',
        },
      },
      {
        sql: HANDED_OVER.replace(
          '\n       - (SELECT SUM(d.amount) FROM deposits AS d WHERE d.preorder_id = p.preorder_id)',
          '',
        ),
        mark: '^(?!.*deposits)',
        message: {
          vi: 'Biên nhận chưa trừ tiền cọc: khách đang trả hai lần cho một phần của tiền sách.',
          en: 'The receipt does not subtract the deposits: the customer pays a part of the price twice.',
        },
      },
      {
        sql: HANDED_OVER.replace(
          '(SELECT SUM(d.amount) FROM deposits AS d WHERE d.preorder_id = p.preorder_id)',
          '(SELECT SUM(d.amount) FROM deposits AS d)',
        ),
        mark: 'from deposits(?: as \\w+)? \\)',
        message: {
          vi: 'Truy vấn con đang cộng tiền cọc của mọi đơn. Chỉ lấy tiền cọc của đơn này.',
          en: 'The subquery adds up the deposits of all pre-orders. Take those of this one only.',
        },
      },
      {
        sql: HANDED_OVER.replace('\nWHERE preorder_id = 3;\n\nCOMMIT', ';\n\nCOMMIT'),
        mark: "set status = 'filled' ; commit",
        message: {
          vi: 'UPDATE cuối không có WHERE, nên mọi đơn đều thành đã giao.',
          en: 'The last UPDATE has no WHERE, so every pre-order is filled.',
        },
      },
      {
        sql: HANDED_OVER.replace(
          'p.quantity * b.price\n       - (SELECT SUM(d.amount) FROM deposits AS d WHERE d.preorder_id = p.preorder_id)\nFROM preorders AS p\nJOIN books AS b ON b.book_id = p.book_id',
          'p.quantity * b.price - d.amount\nFROM preorders AS p\nJOIN books AS b ON b.book_id = p.book_id\nJOIN deposits AS d ON d.preorder_id = p.preorder_id',
        ),
        mark: 'join deposits',
        certain: true,
        message: {
          vi: 'Đơn có hai khoản cọc thành hai hàng sau khi ghép, nên câu lệnh ghi hai biên nhận cùng số 301. Hãy cộng tiền cọc trong một truy vấn con.',
          en: 'A pre-order with two deposits becomes two rows in the join, so the statement enters two receipts 301. Add the deposits up in a subquery.',
        },
      },
      {
        sql: HANDED_OVER.replace('stock - (SELECT quantity FROM preorders WHERE preorder_id = 3)', 'stock - 2'),
        mark: 'stock - (?!1\\b)\\d',
        message: {
          vi: 'Số cuốn đang được chép vào câu lệnh. Hãy lấy `quantity` của đơn bằng một truy vấn con.',
          en: 'The number of copies is written into the statement. Take the `quantity` of the pre-order by a subquery.',
        },
      },
      {
        sql: HANDED_OVER.replace(
          '(SELECT SUM(d.amount) FROM deposits AS d WHERE d.preorder_id = p.preorder_id)',
          '120000',
        ),
        mark: '- \\d{4,}',
        message: {
          vi: 'Tiền cọc đang được chép vào câu lệnh. Hãy cộng các khoản cọc của đơn trong một truy vấn con.',
          en: 'The deposits are written into the statement. Add up those of the pre-order in a subquery.',
        },
      },
      {
        sql: HANDED_OVER.replace('book_id = (SELECT book_id FROM preorders WHERE preorder_id = 3)', 'book_id = 21'),
        mark: 'book_id = \\d',
        message: {
          vi: 'Số của đầu sách đang được chép vào câu lệnh. Hãy lấy `book_id` của đơn bằng một truy vấn con.',
          en: 'The number of the title is written into the statement. Take the `book_id` of the pre-order by a subquery.',
        },
      },
      {
        sql: HANDED_OVER.replace('stock - (SELECT quantity FROM preorders WHERE preorder_id = 3)', 'stock - 1'),
        mark: 'stock - 1\\b',
        message: {
          vi: 'Đơn có nhiều hơn một cuốn. Hãy trừ `quantity` của đơn.',
          en: 'The pre-order has more than one copy. Subtract its `quantity`.',
        },
      },
    ],
    compare: {
      kind: 'state',
      probes: ['ROLLBACK; SELECT status FROM preorders WHERE preorder_id = 3'],
    },
    setup: `${PREORDERS}\n${HANDOVERS}`,
    hidden: [
      {
        about: {
          vi: 'Đơn số 3 là của một đầu sách khác nay đã rẻ hơn nhiều, với số cuốn khác và thêm một khoản cọc. Khách của đơn đó còn một đơn khác đã có tiền cọc.',
          en: 'Pre-order 3 is for another title, which is now much cheaper, with another number of copies and one more deposit. The customer of that pre-order has another one, with a deposit.',
        },
        sql: "UPDATE preorders SET book_id = 12, quantity = 3 WHERE preorder_id = 3; UPDATE books SET price = 20000 WHERE book_id = 12; INSERT INTO deposits (deposit_id, preorder_id, amount, paid_on) VALUES (90, 3, 10000, '2025-06-28'); INSERT INTO preorders (preorder_id, customer_id, book_id, quantity, placed_on) SELECT 90, customer_id, 6, 1, '2025-06-29' FROM preorders WHERE preorder_id = 3; INSERT INTO deposits (deposit_id, preorder_id, amount, paid_on) VALUES (91, 90, 15000, '2025-06-29');",
      },
    ],
    equivalent: [
      {
        sql: 'BEGIN;\nINSERT INTO "handovers" (handover_id, preorder_id, receipt_id) VALUES (1,3,301);\nINSERT INTO "receipts" (receipt_id, handover_id, amount) SELECT 301, 1, "p".quantity * "b".price - (SELECT SUM("d".amount) FROM "deposits" AS "d" WHERE "d".preorder_id = "p".preorder_id) FROM "preorders" AS "p" LEFT JOIN "books" AS "b" ON "b".book_id = "p".book_id WHERE "p".preorder_id = 3;\nUPDATE "books" SET stock = stock - (SELECT quantity FROM "preorders" WHERE preorder_id = 3) WHERE book_id = (SELECT book_id FROM "preorders" WHERE preorder_id = 3);\nUPDATE "preorders" SET status = \'filled\' WHERE preorder_id = 3;\nCOMMIT',
        reason: 'book_id is a NOT NULL foreign key, so the pre-order has its book.',
      },
      {
        sql: 'BEGIN;\nINSERT INTO "handovers" (handover_id, preorder_id, receipt_id) VALUES (1,3,301);\nINSERT INTO "receipts" (receipt_id, handover_id, amount) SELECT 301, 1, "p".quantity * "b".price - (SELECT SUM("d".amount) FROM "deposits" AS "d" WHERE "d".preorder_id = "p".preorder_id) FROM "preorders" AS "p" INNER JOIN "books" AS "b" ON "b".book_id = "p".book_id WHERE "p".preorder_id = 3;\nUPDATE "books" SET stock = stock - (SELECT DISTINCT quantity FROM "preorders" WHERE preorder_id = 3) WHERE book_id = (SELECT book_id FROM "preorders" WHERE preorder_id = 3);\nUPDATE "preorders" SET status = \'filled\' WHERE preorder_id = 3;\nCOMMIT',
        reason: 'preorder_id is the primary key, so the subquery returns one row.',
      },
      {
        sql: 'BEGIN;\nINSERT INTO "handovers" (handover_id, preorder_id, receipt_id) VALUES (1,3,301);\nINSERT INTO "receipts" (receipt_id, handover_id, amount) SELECT 301, 1, "p".quantity * "b".price - (SELECT SUM("d".amount) FROM "deposits" AS "d" WHERE "d".preorder_id = "p".preorder_id) FROM "preorders" AS "p" INNER JOIN "books" AS "b" ON "b".book_id = "p".book_id WHERE "p".preorder_id = 3;\nUPDATE "books" SET stock = stock - (SELECT quantity FROM "preorders" WHERE preorder_id = 3) WHERE book_id = (SELECT DISTINCT book_id FROM "preorders" WHERE preorder_id = 3);\nUPDATE "preorders" SET status = \'filled\' WHERE preorder_id = 3;\nCOMMIT',
        reason: 'preorder_id is the primary key, so the subquery returns one row.',
      },
    ],
  },
  {
    id: 'sql-r3-07',
    dataset: 'nha_sach',
    engine: 'postgres',
    prompt: {
      vi: 'Bước 7, quyền (PostgreSQL). Vai trò `desk` của nhân viên quầy đã có, chưa có quyền gì. Hãy cấp đúng những quyền sau: đọc khung nhìn `preorder_queue`; đọc `preorders` và thêm đơn mới vào đó; trong `preorders` chỉ được sửa cột `status`. Vai trò này không được xóa đơn, không được đọc `deposits` và `customers`, và không được trao quyền lại cho người khác.',
      en: 'Step 7, rights (PostgreSQL). The role `desk` of the people at the desk exists and has no rights yet. Grant exactly these: to read the view `preorder_queue`; to read `preorders` and to insert into it; in `preorders` to change the column `status` only. The role must not delete pre-orders, read `deposits` or `customers`, or pass its rights on.',
    },
    starter: 'GRANT SELECT ON preorder_queue TO desk;\n',
    hints: [
      {
        vi: 'Quyền UPDATE cấp được cho từng cột: `GRANT UPDATE (cột) ON bảng TO vai_trò`.',
        en: 'UPDATE can be granted for single columns: `GRANT UPDATE (column) ON table TO role`.',
      },
    ],
    solutions: [{ sql: RIGHTS }],
    wrong: [
      {
        sql: RIGHTS.replace('UPDATE (status)', 'UPDATE'),
        mark: '\\bupdate (?:, \\w+ )*on preorders|\\bupdate , ',
        message: {
          vi: 'UPDATE trên cả bảng cho phép sửa cả số cuốn và khách. Hãy chỉ cấp cho cột `status`.',
          en: 'UPDATE on the whole table allows changing the copies and the customer too. Grant it for the column `status` only.',
        },
      },
      {
        sql: 'GRANT ALL ON preorder_queue TO desk; GRANT ALL ON preorders TO desk',
        mark: 'grant all',
        message: {
          vi: 'ALL gồm cả quyền xóa và sửa mọi cột. Đặc quyền tối thiểu là chỉ cấp những gì công việc cần.',
          en: 'ALL includes deleting and changing every column. Least privilege means granting only what the work needs.',
        },
      },
      {
        sql: `${RIGHTS} GRANT SELECT ON deposits TO desk;`,
        mark: 'on (?:\\w+ , )*(?:deposits|customers)|all tables',
        message: {
          vi: 'Vai trò này không được đọc tiền cọc và khách hàng.',
          en: 'This role must not read deposits and customers.',
        },
      },
      {
        sql: RIGHTS.replaceAll('TO desk;', 'TO desk WITH GRANT OPTION;'),
        mark: 'with grant option',
        message: {
          vi: 'WITH GRANT OPTION cho phép trao quyền lại cho người khác.',
          en: 'WITH GRANT OPTION allows passing the rights on.',
        },
      },
      {
        sql: 'GRANT SELECT ON preorder_queue TO desk; GRANT INSERT ON preorders TO desk; GRANT UPDATE (status) ON preorders TO desk',
        mark: '^(?!.*select[^;]* on (?:\\w+ , )*preorders\\b)',
        message: {
          vi: 'Thiếu quyền đọc `preorders`. Câu UPDATE có WHERE cũng cần quyền đọc cột trong điều kiện.',
          en: 'The right to read `preorders` is missing. An UPDATE with WHERE needs to read the column of its condition too.',
        },
      },
    ],
    compare: {
      kind: 'state',
      probes: [
        asDesk('SELECT preorder_id, queue_no FROM preorder_queue ORDER BY preorder_id'),
        asDesk(
          "INSERT INTO preorders (preorder_id, customer_id, book_id, quantity, placed_on) VALUES (50, 8, 6, 1, '2025-06-30'); UPDATE preorders SET status = 'cancelled' WHERE preorder_id = 50; SELECT status FROM preorders WHERE preorder_id = 50",
        ),
      ],
    },
    setup: `${PREORDERS}\n${PREORDER_QUEUE}\nCREATE ROLE desk;`,
    equivalent: [
      {
        sql: 'GRANT SELECT ON "preorder_queue" TO DESK;\nGRANT SELECT, INSERT ON "preorders" TO DESK;\nGRANT UPDATE (status), INSERT ON "preorders" TO DESK',
        reason: 'The statement before grants INSERT on the same table.',
      },
    ],
  },
];
