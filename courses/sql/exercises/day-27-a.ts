import type { SqlExercise } from '../../../src/features/sql-lab/core/grading/exercise';

/** Transactions: two statements in one transaction, savepoints, a constraint that stops one. */
export const DAY_27_A: readonly SqlExercise[] = [
  {
    id: 'sql-27-01',
    dataset: 'nha_sach',
    setup: `CREATE TABLE moves (
  move_id INTEGER PRIMARY KEY,
  place VARCHAR(10) NOT NULL CHECK (place IN ('warehouse', 'shop')),
  copies INTEGER NOT NULL,
  other_id INTEGER NOT NULL REFERENCES moves (move_id) DEFERRABLE INITIALLY DEFERRED
);`,
    prompt: {
      vi: 'Bảng `moves` (`move_id`, `place`, `copies`, `other_id`) ghi mỗi lần chuyển sách bằng hai hàng, và `other_id` của mỗi hàng là `move_id` của hàng kia. Khóa ngoại này chỉ được kiểm tra khi giao dịch kết thúc. Hãy ghi lần chuyển 5 cuốn từ `warehouse` sang `shop`: hàng 1 là `warehouse`, -5; hàng 2 là `shop`, 5.',
      en: 'The table `moves` (`move_id`, `place`, `copies`, `other_id`) records each transfer in two rows, and `other_id` of each row is the `move_id` of the other. This foreign key is checked only when the transaction ends. Record a transfer of 5 copies from `warehouse` to `shop`: row 1 is `warehouse`, -5; row 2 is `shop`, 5.',
    },
    starter: "INSERT INTO moves (move_id, place, copies, other_id) VALUES (1, 'warehouse', -5, 2);\n",
    hints: [
      {
        vi: 'Khi không có `BEGIN`, mỗi lệnh là một giao dịch riêng và khóa ngoại được kiểm tra ngay.',
        en: 'Without `BEGIN`, each statement is a transaction of its own, and the foreign key is checked at once.',
      },
    ],
    solutions: [
      {
        sql: `BEGIN;
INSERT INTO moves (move_id, place, copies, other_id) VALUES (1, 'warehouse', -5, 2);
INSERT INTO moves (move_id, place, copies, other_id) VALUES (2, 'shop', 5, 1);
COMMIT;`,
      },
      {
        sql: `INSERT INTO moves (move_id, place, copies, other_id)
VALUES (1, 'warehouse', -5, 2), (2, 'shop', 5, 1);`,
        note: {
          vi: 'Một lệnh INSERT là một giao dịch, nên hai hàng được lưu cùng nhau.',
          en: 'One INSERT is one transaction, so both rows are saved together.',
        },
      },
    ],
    wrong: [
      {
        sql: `INSERT INTO moves (move_id, place, copies, other_id) VALUES (1, 'warehouse', -5, 2);
INSERT INTO moves (move_id, place, copies, other_id) VALUES (2, 'shop', 5, 1);`,
        mark: '^(?!.*\\b(?:begin|start)\\b).*; insert',
        message: {
          vi: 'Không có `BEGIN`, nên lệnh INSERT thứ nhất là một giao dịch riêng. Khi giao dịch đó kết thúc, hàng kia chưa có.',
          en: 'There is no `BEGIN`, so the first INSERT is a transaction of its own. When it ends, the other row is not there yet.',
        },
      },
      {
        sql: `BEGIN;
INSERT INTO moves (move_id, place, copies, other_id) VALUES (1, 'warehouse', -5, 2);
COMMIT;
BEGIN;
INSERT INTO moves (move_id, place, copies, other_id) VALUES (2, 'shop', 5, 1);
COMMIT;`,
        mark: '\\b(?:commit|end)\\b(?: transaction| work)? ; .*insert',
        message: {
          vi: 'Giao dịch kết thúc ngay sau hàng thứ nhất, lúc hàng kia chưa có. Cả hai hàng phải nằm trong một giao dịch.',
          en: 'The transaction ends right after the first row, when the other row is not there yet. Both rows belong in one transaction.',
        },
      },
      {
        sql: `BEGIN;
INSERT INTO moves (move_id, place, copies, other_id) VALUES (1, 'warehouse', -5, 2);
INSERT INTO moves (move_id, place, copies, other_id) VALUES (2, 'shop', 5, 1);`,
        mark: '^(?:begin|start)(?!.*\\b(?:commit|end|rollback)\\b).*\\binsert\\b',
        certain: true,
        message: {
          vi: 'Giao dịch chưa `COMMIT`, nên không hàng nào được lưu.',
          en: 'The transaction was not committed, so no row is saved.',
        },
      },
      {
        sql: `BEGIN;
INSERT INTO moves (move_id, place, copies, other_id) VALUES (1, 'warehouse', -5, 2);
INSERT INTO moves (move_id, place, copies, other_id) VALUES (2, 'shop', 5, 1);
ROLLBACK;`,
        mark: '\\binsert\\b.*\\brollback$',
        certain: true,
        message: {
          vi: '`ROLLBACK` hủy cả hai hàng.',
          en: '`ROLLBACK` undoes both rows.',
        },
      },
      {
        sql: `INSERT INTO moves (move_id, place, copies, other_id)
VALUES (1, 'warehouse', 5, 2), (2, 'shop', 5, 1);`,
        mark: "'warehouse' , 5 ,",
        message: {
          vi: 'Sách rời kho, nên số cuốn của hàng `warehouse` là -5.',
          en: 'The copies leave the warehouse, so the row of `warehouse` has -5.',
        },
      },
      {
        sql: `INSERT INTO moves (move_id, place, copies, other_id)
VALUES (1, 'warehouse', -5, 1), (2, 'shop', 5, 2);`,
        mark: "'warehouse' , - ?5 , 1",
        message: {
          vi: 'Mỗi hàng đang trỏ tới chính nó; `other_id` phải là `move_id` của hàng kia.',
          en: 'Each row refers to itself; `other_id` must be the `move_id` of the other row.',
        },
      },
    ],
    compare: { kind: 'state', portable: true },
  },
  {
    id: 'sql-27-02',
    dataset: 'nha_sach',
    setup: `BEGIN;
UPDATE books SET stock = stock + 10 WHERE book_id = 16;
SAVEPOINT after_delivery;
UPDATE books SET price = 90000;`,
    prompt: {
      vi: 'Phiên này đã chạy `BEGIN`, cộng 10 vào `stock` của đầu sách 16, chạy `SAVEPOINT after_delivery`, rồi chạy `UPDATE books SET price = 90000` mà quên WHERE. Hãy hủy riêng lệnh UPDATE giá, giữ lại lần nhập 10 cuốn, và kết thúc giao dịch sao cho lần nhập được lưu.',
      en: 'This session has run `BEGIN`, added 10 to the `stock` of title 16, run `SAVEPOINT after_delivery`, and then run `UPDATE books SET price = 90000` without a WHERE. Undo only the price UPDATE, keep the delivery of 10 copies, and end the transaction so that the delivery is saved.',
    },
    starter: '-- BEGIN … SAVEPOINT after_delivery … UPDATE books SET price = 90000\n',
    hints: [
      {
        vi: '`ROLLBACK TO` quay về savepoint nhưng không kết thúc giao dịch.',
        en: '`ROLLBACK TO` goes back to the savepoint but does not end the transaction.',
      },
    ],
    solutions: [
      { sql: 'ROLLBACK TO after_delivery;\nCOMMIT;' },
      {
        sql: 'ROLLBACK;\nUPDATE books SET stock = stock + 10 WHERE book_id = 16;',
        note: {
          vi: 'Cách này hủy cả giao dịch rồi nhập lại, nên phải biết những gì đã chạy.',
          en: 'This way gives up the whole transaction and repeats the delivery, so you must know what ran before.',
        },
      },
    ],
    wrong: [
      {
        sql: 'ROLLBACK',
        mark: '^rollback(?: transaction| work)?$',
        certain: true,
        message: {
          vi: '`ROLLBACK` hủy cả giao dịch, kể cả lần nhập 10 cuốn. Hãy quay về savepoint thôi.',
          en: '`ROLLBACK` undoes the whole transaction, including the delivery of 10 copies. Go back to the savepoint only.',
        },
      },
      {
        sql: 'COMMIT',
        mark: '^(?:commit|end)(?: transaction| work)?$',
        message: {
          vi: '`COMMIT` lưu cả lệnh UPDATE giá. Hãy quay về savepoint trước.',
          en: '`COMMIT` saves the price UPDATE as well. Go back to the savepoint first.',
        },
      },
      {
        sql: 'ROLLBACK TO after_delivery',
        mark: '^rollback to (?:savepoint )?"?after_delivery"?$',
        certain: true,
        message: {
          vi: 'Giao dịch vẫn còn mở. Khi phiên đóng mà chưa COMMIT, lần nhập cũng bị hủy.',
          en: 'The transaction is still open. When the session closes without COMMIT, the delivery is undone too.',
        },
      },
      {
        sql: 'ROLLBACK TO after_delivery; ROLLBACK',
        mark: '^rollback to .* ; rollback$',
        certain: true,
        message: {
          vi: 'Lệnh `ROLLBACK` thứ hai hủy nốt lần nhập 10 cuốn. Muốn lưu thì phải `COMMIT`.',
          en: 'The second `ROLLBACK` undoes the delivery too. To save it, `COMMIT`.',
        },
      },
      {
        sql: 'ROLLBACK TO after_delivery; UPDATE books SET stock = stock + 10 WHERE book_id = 16; COMMIT',
        mark: '^rollback (?:transaction |work )?to .* ; update',
        message: {
          vi: 'Quay về savepoint không hủy lần nhập, vì lệnh nhập đứng trước savepoint. Ở đây 10 cuốn bị cộng hai lần.',
          en: 'Going back to the savepoint does not undo the delivery, which came before it. Here the 10 copies are added twice.',
        },
      },
      {
        sql: 'RELEASE SAVEPOINT after_delivery; COMMIT',
        mark: '^release ',
        message: {
          vi: '`RELEASE` chỉ bỏ savepoint mà không hủy lệnh nào, nên giá sai được lưu.',
          en: '`RELEASE` only forgets the savepoint and undoes nothing, so the wrong prices are saved.',
        },
      },
    ],
    compare: { kind: 'state', portable: true },
  },
  {
    id: 'sql-27-03',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Hãy tạo bảng `shop_stock` có hai cột kiểu INTEGER: `book_id` là khóa chính, `copies` là số cuốn ở cửa hàng. `copies` không được NULL và không được âm: một giao dịch bán nhiều hơn số cuốn đang có phải gặp lỗi. Sau đó chép vào bảng `book_id` và `stock` của mọi đầu sách trong bảng `books`.',
      en: 'Create a table `shop_stock` with two INTEGER columns: `book_id` is the primary key, `copies` is the number of copies in the shop. `copies` must be neither NULL nor negative: a transaction that sells more copies than there are must run into an error. Then copy `book_id` and `stock` of every title in `books` into it.',
    },
    starter: 'CREATE TABLE shop_stock (\n  \n);\n',
    hints: [
      {
        vi: 'CHECK được kiểm tra ở từng lệnh, kể cả lệnh UPDATE nằm trong một giao dịch.',
        en: 'A CHECK is checked at each statement, also at an UPDATE inside a transaction.',
      },
    ],
    solutions: [
      {
        sql: `CREATE TABLE shop_stock (
  book_id INTEGER PRIMARY KEY,
  copies INTEGER NOT NULL CHECK (copies >= 0)
);
INSERT INTO shop_stock (book_id, copies)
SELECT book_id, stock FROM books;`,
      },
    ],
    wrong: [
      {
        sql: `CREATE TABLE shop_stock (book_id INTEGER PRIMARY KEY, copies INTEGER NOT NULL);
INSERT INTO shop_stock (book_id, copies) SELECT book_id, stock FROM books;`,
        mark: '^(?!.*check)',
        message: {
          vi: 'Chưa có ràng buộc nào chặn số âm: một giao dịch bán quá vẫn COMMIT được.',
          en: 'Nothing refuses a negative number: a transaction that oversells can still commit.',
        },
      },
      {
        sql: `CREATE TABLE shop_stock (book_id INTEGER PRIMARY KEY, copies INTEGER CHECK (copies >= 0));
INSERT INTO shop_stock (book_id, copies) SELECT book_id, stock FROM books;`,
        mark: '^(?!.*not null)',
        message: {
          vi: 'CHECK chấp nhận NULL, vì phép so sánh ra UNKNOWN. Cột này còn cần NOT NULL.',
          en: 'A CHECK accepts NULL, as the comparison is UNKNOWN. The column needs NOT NULL too.',
        },
      },
      {
        sql: `CREATE TABLE shop_stock (book_id INTEGER PRIMARY KEY, copies INTEGER NOT NULL CHECK (copies > 0));
INSERT INTO shop_stock (book_id, copies) SELECT book_id, stock FROM books WHERE stock > 0;`,
        mark: 'check \\( copies > 0 \\)',
        message: {
          vi: 'Hết hàng (0 cuốn) là giá trị hợp lệ: chỉ số âm mới bị từ chối.',
          en: 'Sold out (0 copies) is a valid value: only negative numbers are refused.',
        },
      },
      {
        sql: `CREATE TABLE shop_stock (book_id INTEGER PRIMARY KEY, copies INTEGER NOT NULL CHECK (copies > 0));
INSERT INTO shop_stock (book_id, copies) SELECT book_id, stock FROM books;`,
        mark: 'copies > 0',
        message: {
          vi: 'Có đầu sách đã hết hàng: 0 là giá trị hợp lệ, chỉ số âm mới bị từ chối.',
          en: 'Some titles are sold out: 0 is a valid value, and only negative numbers are refused.',
        },
      },
      {
        sql: `BEGIN;
CREATE TABLE shop_stock (book_id INTEGER PRIMARY KEY, copies INTEGER NOT NULL CHECK (copies >= 0));
INSERT INTO shop_stock (book_id, copies) SELECT book_id, stock FROM books;`,
        mark: '^(?:begin|start)(?!.*\\b(?:commit|end)\\b).*create table',
        certain: true,
        message: {
          vi: 'Giao dịch chưa `COMMIT`, nên không có bảng nào được lưu.',
          en: 'The transaction was not committed, so no table is saved.',
        },
      },
    ],
    compare: {
      kind: 'state',
      portable: true,
      columnTypes: true,
      // The probes use existing books, so that an answer with a foreign key to `books` passes too.
      probes: [
        'UPDATE shop_stock SET copies = 1 WHERE book_id = 1; UPDATE shop_stock SET copies = copies - 1 WHERE book_id = 1; UPDATE shop_stock SET copies = copies - 1 WHERE book_id = 1;',
        'UPDATE shop_stock SET copies = NULL WHERE book_id = 1;',
        'UPDATE shop_stock SET copies = 2147483647 WHERE book_id = 1;',
        'INSERT INTO shop_stock (book_id, copies) VALUES (1, 5);',
        'DELETE FROM shop_stock WHERE book_id = 1; INSERT INTO shop_stock (book_id, copies) VALUES (1, -1);',
        'UPDATE shop_stock SET copies = -2 WHERE book_id = 1;',
        'UPDATE shop_stock SET copies = -1000 WHERE book_id = 1;',
        'UPDATE shop_stock SET book_id = NULL WHERE book_id = 1;',
        'CREATE TABLE shelves (book_id INTEGER REFERENCES shop_stock); INSERT INTO shelves (book_id) VALUES (1);',
      ],
    },
  },
];
