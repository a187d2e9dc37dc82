import type { SqlExercise } from '../../../src/features/sql-lab/core/grading/exercise';
import { LONG_TEXT } from './longText';

const LOAN = 'INSERT INTO loans (loan_id, customer_id, book_id, lent_on, due_on, deposit) VALUES';

/** Actions of foreign keys, rows that violate rules, and a lending table with all its rules. */
export const DAY_23_B: readonly SqlExercise[] = [
  {
    id: 'sql-23-04',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Tạo hai bảng. `loans`: `loan_id` kiểu INTEGER là khóa chính; `customer_id` kiểu INTEGER, bắt buộc, trỏ tới `customers`: không xóa được một khách còn lượt mượn; `employee_id` kiểu INTEGER, được để trống, trỏ tới `employees`: khi một nhân viên bị xóa, lượt mượn ở lại và `employee_id` thành NULL. `loan_notes`: `note_id` kiểu INTEGER là khóa chính; `loan_id` kiểu INTEGER, bắt buộc, trỏ tới `loans`: khi một lượt mượn bị xóa, các ghi chú của nó bị xóa theo; `body` kiểu TEXT, bắt buộc. Các cột ngoài khóa chính được trùng nhau.',
      en: 'Create two tables. `loans`: `loan_id` of type INTEGER, which is the primary key; `customer_id` of type INTEGER, which must have a value and refers to `customers`: a customer with a loan cannot be deleted; `employee_id` of type INTEGER, which may be empty and refers to `employees`: when an employee is deleted, the loan stays and its `employee_id` becomes NULL. `loan_notes`: `note_id` of type INTEGER, which is the primary key; `loan_id` of type INTEGER, which must have a value and refers to `loans`: when a loan is deleted, its notes are deleted with it; `body` of type TEXT, which must have a value. Columns other than the primary keys may repeat.',
    },
    starter: 'CREATE TABLE loans (\n  \n);\n\nCREATE TABLE loan_notes (\n  \n);',
    hints: [
      {
        vi: 'ON DELETE đứng ngay sau REFERENCES. Mỗi khóa ngoại có hành động của riêng nó.',
        en: 'ON DELETE comes right after REFERENCES. Each foreign key has an action of its own.',
      },
    ],
    solutions: [
      {
        sql: 'CREATE TABLE loans (\n  loan_id INTEGER PRIMARY KEY,\n  customer_id INTEGER NOT NULL REFERENCES customers (customer_id) ON DELETE RESTRICT,\n  employee_id INTEGER REFERENCES employees (employee_id) ON DELETE SET NULL\n);\n\nCREATE TABLE loan_notes (\n  note_id INTEGER PRIMARY KEY,\n  loan_id INTEGER NOT NULL REFERENCES loans (loan_id) ON DELETE CASCADE,\n  body TEXT NOT NULL\n);',
      },
      {
        sql: 'CREATE TABLE loans (\n  loan_id INTEGER PRIMARY KEY,\n  customer_id INTEGER NOT NULL REFERENCES customers (customer_id),\n  employee_id INTEGER REFERENCES employees (employee_id) ON DELETE SET NULL\n);\n\nCREATE TABLE loan_notes (\n  note_id INTEGER PRIMARY KEY,\n  loan_id INTEGER NOT NULL REFERENCES loans (loan_id) ON DELETE CASCADE,\n  body TEXT NOT NULL\n);',
        note: {
          vi: 'Không ghi ON DELETE thì khóa ngoại vẫn từ chối việc xóa (NO ACTION).',
          en: 'Without ON DELETE a foreign key refuses the deletion as well (NO ACTION).',
        },
      },
    ],
    wrong: [
      {
        sql: 'CREATE TABLE loans (loan_id INTEGER PRIMARY KEY, customer_id INTEGER NOT NULL REFERENCES customers (customer_id) ON DELETE CASCADE, employee_id INTEGER REFERENCES employees (employee_id) ON DELETE SET NULL); CREATE TABLE loan_notes (note_id INTEGER PRIMARY KEY, loan_id INTEGER NOT NULL REFERENCES loans (loan_id) ON DELETE CASCADE, body TEXT NOT NULL)',
        mark: '\\bcustomers (?:\\( customer_id \\) )?on delete cascade\\b',
        message: {
          vi: 'Khi xóa một khách, các lượt mượn của khách đó cũng bị xóa theo. Đề yêu cầu từ chối việc xóa: dùng RESTRICT, hoặc không ghi ON DELETE.',
          en: 'Deleting a customer deletes the loans of that customer. The task wants the deletion refused: use RESTRICT, or no ON DELETE.',
        },
      },
      {
        sql: 'CREATE TABLE loans (loan_id INTEGER PRIMARY KEY, customer_id INTEGER NOT NULL REFERENCES customers (customer_id), employee_id INTEGER NOT NULL REFERENCES employees (employee_id) ON DELETE SET NULL); CREATE TABLE loan_notes (note_id INTEGER PRIMARY KEY, loan_id INTEGER NOT NULL REFERENCES loans (loan_id) ON DELETE CASCADE, body TEXT NOT NULL)',
        mark: '\\bemployee_id (?:int|integer|bigint) not null\\b',
        message: {
          vi: 'Cột `employee_id` vừa NOT NULL vừa SET NULL: hai luật mâu thuẫn, nên việc xóa nhân viên bị từ chối.',
          en: 'The column `employee_id` is both NOT NULL and SET NULL: the two rules contradict each other, so deleting an employee is refused.',
        },
      },
      {
        sql: 'CREATE TABLE loans (loan_id INTEGER PRIMARY KEY, customer_id INTEGER NOT NULL REFERENCES customers (customer_id), employee_id INTEGER REFERENCES employees (employee_id)); CREATE TABLE loan_notes (note_id INTEGER PRIMARY KEY, loan_id INTEGER NOT NULL REFERENCES loans (loan_id), body TEXT NOT NULL)',
        mark: '^(?!.*\\bon delete (?:set|cascade)\\b)',
        message: {
          vi: 'Việc xóa nhân viên và xóa lượt mượn đều đang bị từ chối. Hai khóa ngoại đó cần SET NULL và CASCADE.',
          en: 'Deleting an employee and deleting a loan are both refused. Those two foreign keys need SET NULL and CASCADE.',
        },
      },
      {
        sql: 'CREATE TABLE loans (loan_id INTEGER PRIMARY KEY, customer_id INTEGER NOT NULL REFERENCES customers (customer_id), employee_id INTEGER REFERENCES employees (employee_id) ON DELETE CASCADE); CREATE TABLE loan_notes (note_id INTEGER PRIMARY KEY, loan_id INTEGER NOT NULL REFERENCES loans (loan_id) ON DELETE CASCADE, body TEXT NOT NULL)',
        mark: '\\bemployees (?:\\( employee_id \\) )?on delete cascade\\b',
        message: {
          vi: 'Khi một nhân viên nghỉ việc và bị xóa, các lượt mượn người đó đã ghi cũng mất. Hãy dùng SET NULL.',
          en: 'When an employee leaves and is deleted, the loans they wrote down are lost too. Use SET NULL.',
        },
      },
      {
        sql: 'CREATE TABLE loans (loan_id INTEGER PRIMARY KEY, customer_id INTEGER NOT NULL REFERENCES customers (customer_id), employee_id INTEGER REFERENCES employees (employee_id)); CREATE TABLE loan_notes (note_id INTEGER PRIMARY KEY, loan_id INTEGER NOT NULL REFERENCES loans (loan_id) ON DELETE CASCADE, body TEXT NOT NULL)',
        mark: '^(?!.*\\bemployees (?:\\( employee_id \\) )?on delete\\b)',
        message: {
          vi: 'Không xóa được một nhân viên đã ghi lượt mượn. Khóa ngoại `employee_id` cần ON DELETE SET NULL.',
          en: 'An employee who has recorded a loan cannot be deleted. The foreign key `employee_id` needs ON DELETE SET NULL.',
        },
      },
      {
        sql: 'CREATE TABLE loans (loan_id INTEGER PRIMARY KEY, customer_id INTEGER NOT NULL REFERENCES customers (customer_id), employee_id INTEGER REFERENCES employees (employee_id) ON DELETE SET NULL); CREATE TABLE loan_notes (note_id INTEGER PRIMARY KEY, loan_id INTEGER NOT NULL REFERENCES loans (loan_id), body TEXT NOT NULL)',
        mark: '^(?!.*\\bloans (?:\\( loan_id \\) )?on delete\\b)',
        message: {
          vi: 'Không xóa được một lượt mượn đang có ghi chú. Khóa ngoại của `loan_notes` cần ON DELETE CASCADE.',
          en: 'A loan that has notes cannot be deleted. The foreign key of `loan_notes` needs ON DELETE CASCADE.',
        },
      },
      {
        sql: 'CREATE TABLE loans (loan_id INTEGER PRIMARY KEY, customer_id INTEGER NOT NULL REFERENCES customers (customer_id) ON DELETE CASCADE, employee_id INTEGER REFERENCES employees (employee_id) ON DELETE CASCADE); CREATE TABLE loan_notes (note_id INTEGER PRIMARY KEY, loan_id INTEGER NOT NULL REFERENCES loans (loan_id) ON DELETE CASCADE, body TEXT NOT NULL)',
        mark: '(?:.*on delete cascade\\b){3}',
        message: {
          vi: 'Cả ba khóa ngoại đang dùng CASCADE: xóa một khách hay một nhân viên là mất luôn các lượt mượn. Chỉ ghi chú mới bị xóa theo.',
          en: 'All three foreign keys use CASCADE: deleting a customer or an employee deletes the loans as well. Only notes are deleted with their parent.',
        },
      },
      {
        sql: 'CREATE TABLE loans (loan_id INTEGER PRIMARY KEY, customer_id INTEGER NOT NULL REFERENCES customers (customer_id), employee_id INTEGER DEFAULT 1 REFERENCES employees (employee_id) ON DELETE SET NULL); CREATE TABLE loan_notes (note_id INTEGER PRIMARY KEY, loan_id INTEGER NOT NULL REFERENCES loans (loan_id) ON DELETE CASCADE, body TEXT NOT NULL)',
        mark: '\\bemployee_id (?:int|integer) default\\b',
        message: {
          vi: 'Lượt mượn không nhắc tới nhân viên đang được ghi cho một nhân viên. Đề không yêu cầu DEFAULT: cột phải là NULL.',
          en: 'A loan that mentions no employee is put down to one. The task asks for no DEFAULT: the column must be NULL.',
        },
      },
    ],
    compare: {
      kind: 'state',
      columnTypes: true,
      openTables: ['loans', 'loan_notes'],
      probes: [
        "INSERT INTO loans (loan_id, customer_id, employee_id) VALUES (1, 1, 12), (2, 1, 12), (3, 20, NULL); INSERT INTO loan_notes (note_id, loan_id, body) VALUES (1, 3, 'rách bìa'), (2, 3, 'rách bìa')",
        "INSERT INTO customers (customer_id, full_name, phone, joined_on) VALUES (901, 'An', '0900000901', '2025-06-01'); INSERT INTO loans (loan_id, customer_id) VALUES (1, 901); DELETE FROM customers WHERE customer_id = 901",
        "INSERT INTO employees (employee_id, full_name, manager_id, job_title, salary, hired_on) VALUES (901, 'Bình', 1, 'Thử việc', 8000000, '2025-06-01'); INSERT INTO loans (loan_id, customer_id, employee_id) VALUES (1, 1, 901); DELETE FROM employees WHERE employee_id = 901; SELECT loan_id, customer_id, employee_id FROM loans",
        "INSERT INTO loans (loan_id, customer_id) VALUES (1, 1), (2, 1); INSERT INTO loan_notes (note_id, loan_id, body) VALUES (1, 1, 'a'), (2, 1, 'b'), (3, 2, 'c'); DELETE FROM loans WHERE loan_id = 1; SELECT note_id FROM loan_notes",
        'INSERT INTO loans (loan_id, customer_id) VALUES (1, 999)',
        'INSERT INTO loans (loan_id, customer_id) VALUES (1, NULL)',
        'INSERT INTO loans (loan_id, customer_id, employee_id) VALUES (1, 1, 999)',
        'INSERT INTO loans (loan_id, customer_id) VALUES (1, 1); INSERT INTO loans (loan_id, customer_id) VALUES (1, 2)',
        "INSERT INTO loan_notes (note_id, loan_id, body) VALUES (1, 7, 'a')",
        "INSERT INTO loan_notes (note_id, loan_id, body) VALUES (1, NULL, 'a')",
        'INSERT INTO loans (loan_id, customer_id) VALUES (1, 1); INSERT INTO loan_notes (note_id, loan_id, body) VALUES (1, 1, NULL)',
        "INSERT INTO loans (loan_id, customer_id) VALUES (1, 1); INSERT INTO loan_notes (note_id, loan_id, body) VALUES (1, 1, 'a'); INSERT INTO loan_notes (note_id, loan_id, body) VALUES (1, 1, 'b')",
        "INSERT INTO loans (loan_id, customer_id) VALUES (1, 1); INSERT INTO loan_notes (note_id, loan_id, body) VALUES (1, 1, 'a'); CREATE TABLE photos (loan_id INTEGER REFERENCES loans, note_id INTEGER REFERENCES loan_notes); INSERT INTO photos (loan_id, note_id) VALUES (1, 1)",
        'INSERT INTO loans (loan_id, customer_id) VALUES (1, 1); SELECT loan_id, employee_id FROM loans',
        `INSERT INTO loans (loan_id, customer_id) VALUES (1, 1); INSERT INTO loan_notes (note_id, loan_id, body) VALUES (1, 1, ${LONG_TEXT})`,
      ],
    },
    equivalent: [
      {
        sql: `CREATE TABLE "loans" (loan_id INTEGER PRIMARY KEY, customer_id INTEGER NOT NULL REFERENCES "customers" (customer_id) ON DELETE SET NULL, employee_id INTEGER REFERENCES "employees" (employee_id) ON DELETE SET NULL);\nCREATE TABLE "loan_notes" (note_id INTEGER PRIMARY KEY, loan_id INTEGER NOT NULL REFERENCES "loans" (loan_id) ON DELETE CASCADE, body TEXT NOT NULL)`,
        reason: 'NOT NULL refuses the NULL, so the customer cannot be deleted either',
      },
    ],
  },
  {
    id: 'sql-23-05',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Bảng `loans_draft` (`loan_id`, `customer_id`, `book_id`, `lent_on`, `due_on`, `deposit`) được nhập từ giấy, không có ràng buộc nào ngoài khóa chính `loan_id`. Trước khi thêm ràng buộc, hãy tìm những hàng vi phạm. Trả về `loan_id` của mọi hàng vi phạm ít nhất một trong bốn luật sau, mỗi mã một lần, không cần sắp xếp. Bốn luật là: (1) `customer_id` và `deposit` phải có giá trị; (2) `deposit` từ 10000 trở lên; (3) `due_on` phải sau `lent_on`; (4) `book_id` phải có giá trị và có trong bảng `books`. `lent_on` và `due_on` luôn có giá trị.',
      en: 'The table `loans_draft` (`loan_id`, `customer_id`, `book_id`, `lent_on`, `due_on`, `deposit`) was typed in from paper, without constraints beyond the primary key `loan_id`. Before constraints are added, find the rows that break them. Return the `loan_id` of every row that breaks at least one of the four rules below, each once, in any order. The rules are: (1) `customer_id` and `deposit` must have values; (2) `deposit` is at least 10000; (3) `due_on` must be after `lent_on`; (4) `book_id` must have a value and be in the table `books`. `lent_on` and `due_on` always have values.',
    },
    starter: 'SELECT d.loan_id\nFROM loans_draft AS d\nWHERE ',
    hints: [
      {
        vi: 'Viết điều kiện của một hàng vi phạm cho từng luật, rồi nối bằng OR. Sách không tồn tại thì tìm bằng NOT EXISTS, như ở ngày 16.',
        en: 'Write the condition of a wrong row for each rule and join them with OR. A book that does not exist is found by NOT EXISTS, as on day 16.',
      },
    ],
    solutions: [
      {
        sql: 'SELECT d.loan_id\nFROM loans_draft AS d\nWHERE d.customer_id IS NULL\n   OR d.deposit IS NULL\n   OR d.deposit < 10000\n   OR d.due_on <= d.lent_on\n   OR NOT EXISTS (SELECT 1 FROM books AS b WHERE b.book_id = d.book_id);',
      },
      {
        sql: 'SELECT d.loan_id\nFROM loans_draft AS d\nLEFT JOIN books AS b ON b.book_id = d.book_id\nWHERE b.book_id IS NULL\n   OR d.customer_id IS NULL\n   OR d.deposit IS NULL\n   OR d.deposit < 10000\n   OR d.due_on <= d.lent_on;',
        note: {
          vi: 'LEFT JOIN giữ cả hàng có sách không tồn tại và hàng không ghi sách: ở cả hai, `b.book_id` là NULL.',
          en: 'LEFT JOIN keeps the rows whose book does not exist and those without a book: in both, `b.book_id` is NULL.',
        },
      },
    ],
    wrong: [
      {
        sql: 'SELECT d.loan_id FROM loans_draft AS d WHERE d.customer_id IS NULL OR d.deposit < 10000 OR d.due_on <= d.lent_on OR NOT EXISTS (SELECT 1 FROM books AS b WHERE b.book_id = d.book_id)',
        mark: '^(?!.*deposit is (?:not )?null)(?!.*\\bcoalesce\\b)(?!.*\\bifnull\\b).*deposit <',
        message: {
          vi: 'Hàng không ghi tiền cọc bị bỏ sót: với NULL, `deposit < 10000` là UNKNOWN.',
          en: 'A row without a deposit is missed: with NULL, `deposit < 10000` is UNKNOWN.',
        },
      },
      {
        sql: 'SELECT d.loan_id FROM loans_draft AS d WHERE d.customer_id IS NULL OR d.deposit IS NULL OR d.deposit < 10000 OR d.due_on <= d.lent_on OR d.book_id NOT IN (SELECT b.book_id FROM books AS b)',
        mark: 'book_id not in \\(',
        message: {
          vi: 'NOT IN bỏ sót hàng có `book_id` là NULL. Hãy thêm `book_id IS NULL`, hoặc dùng NOT EXISTS.',
          en: 'NOT IN misses the row whose `book_id` is NULL. Add `book_id IS NULL`, or use NOT EXISTS.',
        },
      },
      {
        sql: 'SELECT d.loan_id FROM loans_draft AS d WHERE d.customer_id IS NULL OR d.deposit IS NULL OR d.deposit < 10000 OR d.due_on < d.lent_on OR NOT EXISTS (SELECT 1 FROM books AS b WHERE b.book_id = d.book_id)',
        mark: 'due_on < (?:\\w+ \\. )?lent_on|lent_on > (?:\\w+ \\. )?due_on',
        message: {
          vi: 'Hạn trả trùng ngày mượn cũng vi phạm, vì `due_on` phải sau `lent_on`. Điều kiện của hàng sai cần dấu bằng.',
          en: 'A due date on the day of lending breaks the rule too, because `due_on` must be after `lent_on`. The condition of a wrong row includes equality.',
        },
      },
      {
        sql: 'SELECT d.loan_id FROM loans_draft AS d JOIN books AS b ON b.book_id = d.book_id WHERE d.customer_id IS NULL OR d.deposit IS NULL OR d.deposit < 10000 OR d.due_on <= d.lent_on',
        mark: '^(?!.*\\b(?:left|full|right) (?:outer )?join\\b).*\\bjoin books\\b',
        message: {
          vi: 'JOIN loại mất chính những hàng có sách không tồn tại. Muốn giữ chúng thì dùng LEFT JOIN.',
          en: 'JOIN drops just the rows whose book does not exist. LEFT JOIN keeps them.',
        },
      },
      {
        sql: 'SELECT d.loan_id FROM loans_draft AS d WHERE d.customer_id IS NULL OR d.deposit IS NULL OR d.deposit < 10000 UNION ALL SELECT d.loan_id FROM loans_draft AS d WHERE d.due_on <= d.lent_on UNION ALL SELECT d.loan_id FROM loans_draft AS d WHERE NOT EXISTS (SELECT 1 FROM books AS b WHERE b.book_id = d.book_id)',
        mark: '\\bunion all\\b',
        message: {
          vi: 'Hàng vi phạm hai luật đang xuất hiện hai lần. Đề yêu cầu mỗi mã một lần: hãy dùng UNION, hoặc một truy vấn với OR.',
          en: 'A row that breaks two rules appears twice. The task asks for each id once: use UNION, or one query with OR.',
        },
      },
      {
        sql: 'SELECT d.loan_id FROM loans_draft AS d WHERE d.customer_id IS NULL OR d.deposit < 10000 OR d.due_on <= d.lent_on OR d.book_id NOT IN (SELECT b.book_id FROM books AS b)',
        mark: '^(?!.*deposit is (?:not )?null).*book_id not in \\(',
        message: {
          vi: 'Hàng không ghi tiền cọc và hàng không ghi sách bị bỏ sót: với NULL, cả `deposit < 10000` lẫn NOT IN đều là UNKNOWN. Hãy thêm IS NULL cho cả hai cột.',
          en: 'The row without a deposit and the row without a book are missed: with NULL, both `deposit < 10000` and NOT IN are UNKNOWN. Add IS NULL for both columns.',
        },
      },
      {
        sql: 'SELECT d.loan_id FROM loans_draft AS d WHERE NOT (d.customer_id IS NOT NULL AND d.deposit >= 10000 AND d.due_on > d.lent_on AND EXISTS (SELECT 1 FROM books AS b WHERE b.book_id = d.book_id))',
        mark: '\\bnot \\(.*\\bdeposit >= 10000\\b',
        message: {
          vi: 'Hàng không ghi tiền cọc bị bỏ sót: với NULL, điều kiện trong ngoặc là UNKNOWN, và NOT của UNKNOWN vẫn là UNKNOWN.',
          en: 'The row without a deposit is missed: with NULL the condition in brackets is UNKNOWN, and NOT of UNKNOWN is still UNKNOWN.',
        },
      },
      {
        sql: 'SELECT d.loan_id FROM loans_draft AS d WHERE d.customer_id IS NULL AND d.deposit IS NULL AND d.deposit < 10000 AND d.due_on <= d.lent_on AND NOT EXISTS (SELECT 1 FROM books AS b WHERE b.book_id = d.book_id)',
        mark: '^(?!.*\\bor\\b).*\\band\\b',
        certain: true,
        message: {
          vi: 'AND chỉ giữ hàng vi phạm mọi luật cùng lúc. Một hàng sai chỉ cần vi phạm một luật: hãy nối các điều kiện bằng OR.',
          en: 'AND keeps only rows that break every rule at once. Breaking one rule is enough: join the conditions with OR.',
        },
      },
    ],
    promises: { filled: ['loans_draft.lent_on', 'loans_draft.due_on'] },
    compare: { kind: 'result' },
    setup:
      "CREATE TABLE loans_draft (loan_id INTEGER PRIMARY KEY, customer_id INTEGER, book_id INTEGER, lent_on DATE, due_on DATE, deposit INTEGER); INSERT INTO loans_draft (loan_id, customer_id, book_id, lent_on, due_on, deposit) VALUES (1, 5, 3, '2025-06-02', '2025-06-16', 50000), (2, 7, 99, '2025-06-03', '2025-06-17', 50000), (3, 5, 12, '2025-06-05', '2025-05-19', 50000), (4, 8, 12, '2025-06-06', '2025-06-20', 9999), (5, 9, 14, '2025-06-09', '2025-06-23', NULL), (6, 9, 15, '2025-06-10', '2025-06-10', 50000), (7, NULL, 20, '2025-06-11', '2025-06-25', 50000), (8, 11, 21, '2025-06-12', '2025-06-13', 10000), (9, 12, NULL, '2025-06-13', '2025-06-27', 50000), (10, 13, 22, '2025-06-14', '2025-06-28', 10001), (11, 14, 98, '2025-06-15', '2025-05-29', 50000);",
    equivalent: [
      {
        sql: 'SELECT DISTINCT "d".loan_id FROM "loans_draft" AS "d" WHERE "d".customer_id IS NULL OR "d".deposit IS NULL OR "d".deposit < 10000 OR "d".due_on <= "d".lent_on OR NOT EXISTS (SELECT 1 FROM "books" AS "b" WHERE "b".book_id = "d".book_id)',
        reason: 'the key of the draft is returned, and no row of it comes twice',
      },
      {
        sql: 'SELECT DISTINCT "d".loan_id FROM "loans_draft" AS "d" LEFT JOIN "books" AS "b" ON "b".book_id = "d".book_id WHERE "b".book_id IS NULL OR "d".customer_id IS NULL OR "d".deposit IS NULL OR "d".deposit < 10000 OR "d".due_on <= "d".lent_on',
        reason: 'the key of the draft is returned, and no row of it comes twice',
      },
    ],
  },
  {
    id: 'sql-23-06',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Tạo bảng `loans` gồm bảy cột: `loan_id`, `customer_id`, `book_id` kiểu INTEGER; `lent_on`, `due_on`, `returned_on` kiểu DATE; `deposit` kiểu INTEGER. Bảng phải tự giữ các luật sau. `loan_id` là khóa chính. Mọi cột đều bắt buộc phải có giá trị, trừ `returned_on`: NULL nghĩa là chưa trả. Khách và sách phải có trong `customers` và `books`; không xóa được khách hay đầu sách đang có lượt mượn. `due_on` phải sau `lent_on`. `returned_on` không được trước `lent_on`, nhưng được sau `due_on`. `deposit` từ 10000 trở lên, và là 50000 nếu câu INSERT không nhắc tới. Trong một ngày (`lent_on`), một khách không mượn cùng một đầu sách hai lần; mọi trùng lặp khác đều được phép.',
      en: 'Create the table `loans` with seven columns: `loan_id`, `customer_id`, `book_id` of type INTEGER; `lent_on`, `due_on`, `returned_on` of type DATE; `deposit` of type INTEGER. The table itself must keep all of these rules. `loan_id` is the primary key. Every column must have a value, except `returned_on`: NULL means not returned yet. Customers and books must be in `customers` and `books`; a customer or a title with loans cannot be deleted. `due_on` must be after `lent_on`. `returned_on` must not be before `lent_on`, but may be after `due_on`. `deposit` is at least 10000, and 50000 where an INSERT does not mention it. On one day (`lent_on`) a customer does not borrow the same title twice; anything else may repeat.',
    },
    starter: 'CREATE TABLE loans (\n  \n);',
    hints: [
      {
        vi: 'CHECK so sánh được hai cột của một hàng: `CHECK (due_on > lent_on)`. Với `returned_on`, việc CHECK nhận NULL lại có lợi.',
        en: 'A CHECK can compare two columns of a row: `CHECK (due_on > lent_on)`. For `returned_on` it helps that CHECK lets NULL through.',
      },
      {
        vi: 'Luật cuối cùng là một UNIQUE trên ba cột.',
        en: 'The last rule is a UNIQUE over three columns.',
      },
    ],
    solutions: [
      {
        sql: 'CREATE TABLE loans (\n  loan_id INTEGER PRIMARY KEY,\n  customer_id INTEGER NOT NULL REFERENCES customers (customer_id),\n  book_id INTEGER NOT NULL REFERENCES books (book_id),\n  lent_on DATE NOT NULL,\n  due_on DATE NOT NULL,\n  returned_on DATE,\n  deposit INTEGER NOT NULL DEFAULT 50000,\n  CONSTRAINT due_after_lent CHECK (due_on > lent_on),\n  CONSTRAINT returned_after_lent CHECK (returned_on >= lent_on),\n  CONSTRAINT deposit_is_enough CHECK (deposit >= 10000),\n  CONSTRAINT once_a_day UNIQUE (customer_id, book_id, lent_on)\n);',
      },
    ],
    wrong: [
      {
        sql: 'CREATE TABLE loans (loan_id INTEGER PRIMARY KEY, customer_id INTEGER NOT NULL REFERENCES customers (customer_id), book_id INTEGER NOT NULL REFERENCES books (book_id), lent_on DATE NOT NULL, due_on DATE NOT NULL, returned_on DATE NOT NULL, deposit INTEGER NOT NULL DEFAULT 50000, CHECK (due_on > lent_on), CHECK (returned_on >= lent_on), CHECK (deposit >= 10000), UNIQUE (customer_id, book_id, lent_on))',
        mark: '\\breturned_on date not null\\b',
        message: {
          vi: 'Bảng từ chối một lượt mượn chưa trả. Cột `returned_on` được để trống.',
          en: 'The table refuses a loan that has not been returned. The column `returned_on` may be empty.',
        },
      },
      {
        sql: 'CREATE TABLE loans (loan_id INTEGER PRIMARY KEY, customer_id INTEGER NOT NULL REFERENCES customers (customer_id), book_id INTEGER NOT NULL REFERENCES books (book_id), lent_on DATE NOT NULL, due_on DATE NOT NULL, returned_on DATE, deposit INTEGER NOT NULL DEFAULT 50000, CHECK (due_on > lent_on), CHECK (returned_on BETWEEN lent_on AND due_on), CHECK (deposit >= 10000), UNIQUE (customer_id, book_id, lent_on))',
        mark: 'returned_on (?:between lent_on and due_on|<= due_on)',
        message: {
          vi: 'Bảng từ chối sách trả trễ. Đề cho phép `returned_on` sau `due_on`.',
          en: 'The table refuses a book that comes back late. The task allows `returned_on` to be after `due_on`.',
        },
      },
      {
        sql: 'CREATE TABLE loans (loan_id INTEGER PRIMARY KEY, customer_id INTEGER NOT NULL REFERENCES customers (customer_id), book_id INTEGER NOT NULL REFERENCES books (book_id), lent_on DATE NOT NULL, due_on DATE NOT NULL, returned_on DATE, deposit INTEGER DEFAULT 50000, CHECK (due_on > lent_on), CHECK (returned_on >= lent_on), CHECK (deposit >= 10000), UNIQUE (customer_id, book_id, lent_on))',
        mark: '\\bdeposit (?:int|integer|bigint) default 50000 (?:check \\([^)]*\\) )?[,)]',
        message: {
          vi: 'Một câu INSERT ghi rõ `deposit` là NULL vẫn được nhận: DEFAULT không áp dụng, và CHECK nhận NULL. Hãy thêm NOT NULL.',
          en: 'An INSERT that states NULL for `deposit` is accepted: DEFAULT does not apply, and CHECK lets NULL through. Add NOT NULL.',
        },
      },
      {
        sql: 'CREATE TABLE loans (loan_id INTEGER PRIMARY KEY, customer_id INTEGER NOT NULL REFERENCES customers (customer_id), book_id INTEGER NOT NULL REFERENCES books (book_id), lent_on DATE NOT NULL, due_on DATE NOT NULL, returned_on DATE, deposit INTEGER NOT NULL DEFAULT 50000, CHECK (due_on > lent_on), CHECK (returned_on >= lent_on), CHECK (deposit >= 10000), UNIQUE (customer_id, book_id))',
        mark: '\\bunique \\( (?:customer_id , book_id|book_id , customer_id) \\)',
        message: {
          vi: 'Bảng từ chối khách mượn lại cùng đầu sách vào một ngày khác. UNIQUE cần cả `lent_on`.',
          en: 'The table refuses a customer who borrows the same title again on another day. The UNIQUE needs `lent_on` as well.',
        },
      },
      {
        sql: 'CREATE TABLE loans (loan_id INTEGER PRIMARY KEY, customer_id INTEGER NOT NULL REFERENCES customers (customer_id), book_id INTEGER NOT NULL REFERENCES books (book_id), lent_on DATE NOT NULL, due_on DATE NOT NULL, returned_on DATE, deposit INTEGER NOT NULL DEFAULT 50000, CHECK (due_on >= lent_on), CHECK (returned_on >= lent_on), CHECK (deposit >= 10000), UNIQUE (customer_id, book_id, lent_on))',
        mark: 'due_on >= lent_on',
        message: {
          vi: 'Bảng nhận hạn trả trùng ngày mượn. `due_on` phải sau `lent_on`.',
          en: 'The table accepts a due date on the day of lending. `due_on` must be after `lent_on`.',
        },
      },
      {
        sql: 'CREATE TABLE loans (loan_id INTEGER PRIMARY KEY, customer_id INTEGER NOT NULL REFERENCES customers (customer_id), book_id INTEGER NOT NULL REFERENCES books (book_id), lent_on DATE NOT NULL, due_on DATE NOT NULL, returned_on DATE, deposit INTEGER NOT NULL DEFAULT 50000, CHECK (due_on > lent_on), CHECK (returned_on >= lent_on), CHECK (deposit >= 10000), UNIQUE (customer_id, book_id, lent_on), UNIQUE (returned_on, customer_id, book_id))',
        mark: '\\bunique \\( [^)]*\\breturned_on\\b',
        message: {
          vi: 'UNIQUE có `returned_on` là thừa: một khách có thể trả hai lượt mượn của cùng một đầu sách trong cùng một ngày. Đề cho phép mọi trùng lặp khác.',
          en: 'The UNIQUE with `returned_on` is one too many: a customer can return two loans of the same title on one day. The task lets anything else repeat.',
        },
      },
      {
        sql: 'CREATE TABLE loans (loan_id INTEGER PRIMARY KEY, customer_id INTEGER NOT NULL REFERENCES customers (customer_id), book_id INTEGER NOT NULL REFERENCES books (book_id), lent_on DATE NOT NULL, due_on DATE NOT NULL, returned_on DATE, deposit INTEGER NOT NULL DEFAULT 50000, CHECK (due_on > lent_on), CHECK (returned_on >= lent_on), CHECK (deposit BETWEEN 10000 AND 5000000), UNIQUE (customer_id, book_id, lent_on))',
        mark: '\\bdeposit (?:between|<)',
        message: {
          vi: 'Đề không đặt giới hạn trên cho `deposit`, nhưng CHECK từ chối một số khoản cọc lớn.',
          en: 'The task sets no upper limit to `deposit`, but the CHECK refuses some large ones.',
        },
      },
      {
        sql: 'CREATE TABLE loans (loan_id INTEGER PRIMARY KEY, customer_id INTEGER NOT NULL REFERENCES customers (customer_id) ON DELETE CASCADE, book_id INTEGER NOT NULL REFERENCES books (book_id), lent_on DATE NOT NULL, due_on DATE NOT NULL, returned_on DATE, deposit INTEGER NOT NULL DEFAULT 50000, CHECK (due_on > lent_on), CHECK (returned_on >= lent_on), CHECK (deposit >= 10000), UNIQUE (customer_id, book_id, lent_on))',
        mark: '\\bon delete cascade\\b',
        message: {
          vi: 'Khi xóa một khách, các lượt mượn của khách đó cũng bị xóa theo. Theo đề, việc xóa phải bị từ chối: đừng ghi ON DELETE CASCADE.',
          en: 'Deleting a customer deletes their loans. In this task the deletion must be refused: leave out ON DELETE CASCADE.',
        },
      },
    ],
    compare: {
      kind: 'state',
      columnTypes: true,
      probes: [
        `INSERT INTO loans (loan_id, customer_id, book_id, lent_on, due_on) VALUES (1, 1, 30, '2025-06-02', '2025-06-03'); SELECT returned_on, deposit FROM loans`,
        `INSERT INTO loans (loan_id, customer_id, book_id, lent_on, due_on, returned_on, deposit) VALUES (1, 1, 30, '2025-06-02', '2025-06-16', '2025-06-02', 10000), (2, 1, 31, '2025-06-02', '2025-06-16', '2025-06-20', 10000), (3, 20, 30, '2025-06-02', '2025-06-16', '2025-06-20', 10000), (4, 1, 30, '2025-06-03', '2025-06-16', NULL, 10000)`,
        `${LOAN} (1, 1, 30, '2025-06-02', '2025-06-16', 50000); ${LOAN} (2, 1, 30, '2025-06-02', '2025-06-17', 60000)`,
        `${LOAN} (1, 1, 30, '2025-06-02', '2025-06-16', 50000); ${LOAN} (1, 2, 31, '2025-06-03', '2025-06-17', 50000)`,
        `${LOAN} (1, 1, 30, '2025-06-02', '2025-06-02', 50000)`,
        `${LOAN} (1, 1, 30, '2025-06-16', '2025-06-02', 50000)`,
        `${LOAN} (1, 1, 30, '2025-06-02', '2025-06-16', 9999)`,
        `${LOAN} (1, 1, 30, '2025-06-02', '2025-06-16', 500)`,
        `${LOAN} (1, 1, 30, '2025-06-02', '2025-06-16', -50000)`,
        `${LOAN} (1, 1, 30, '2025-06-02', '2025-06-16', NULL)`,
        `${LOAN} (1, NULL, 30, '2025-06-02', '2025-06-16', 50000)`,
        `${LOAN} (1, 1, NULL, '2025-06-02', '2025-06-16', 50000)`,
        `${LOAN} (1, 1, 30, NULL, '2025-06-16', 50000)`,
        `${LOAN} (1, 1, 30, '2025-06-02', NULL, 50000)`,
        `${LOAN} (1, 999, 30, '2025-06-02', '2025-06-16', 50000)`,
        `${LOAN} (1, 1, 999, '2025-06-02', '2025-06-16', 50000)`,
        `${LOAN} (1, 1, 30, '2025-06-02', '2025-06-16', 50000); UPDATE loans SET returned_on = '2025-06-01'`,
        `${LOAN} (1, 1, 30, '2025-06-02', '2025-06-16', 50000); CREATE TABLE photos (loan_id INTEGER REFERENCES loans); INSERT INTO photos (loan_id) VALUES (1)`,
        "INSERT INTO loans (loan_id, customer_id, book_id, lent_on, due_on, returned_on, deposit) VALUES (1, 1, 30, '2025-06-02', '2025-06-16', '2025-06-20', 10000), (2, 1, 30, '2025-06-03', '2025-06-16', '2025-06-20', 10000), (3, 1, 31, '2025-06-02', '2025-06-16', '2025-06-20', 10000), (4, 20, 30, '2025-06-02', '2025-06-16', '2025-06-20', 10000)",
        "INSERT INTO loans (loan_id, customer_id, book_id, lent_on, due_on, returned_on, deposit) VALUES (1, 1, 30, '1999-01-01', '2030-12-31', '2031-12-31', 2147483647)",
        `INSERT INTO customers (customer_id, full_name, phone, joined_on) VALUES (901, 'An', '0900000901', '2025-06-01'); ${LOAN} (1, 901, 30, '2025-06-02', '2025-06-16', 50000); DELETE FROM customers WHERE customer_id = 901`,
        `INSERT INTO books (book_id, title, category_id, price, stock) VALUES (901, 'Biển xanh', 5, 90000, 3); ${LOAN} (1, 1, 901, '2025-06-02', '2025-06-16', 50000); DELETE FROM books WHERE book_id = 901`,
        `${LOAN} (1, 1, 30, '2025-06-02', '2025-06-16', 50000); UPDATE loans SET loan_id = NULL`,
      ],
    },
  },
  {
    id: 'sql-23-07',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Bảng `member_codes` còn thiếu một cột. Hãy viết dòng khai báo cột `code` kiểu TEXT: hai thành viên không được có cùng một mã, nhưng nhiều thành viên có thể chưa có mã (NULL).',
      en: 'The table `member_codes` lacks a column. Write the line that declares the column `code` of type TEXT: two members may not have the same code, but several members may have none yet (NULL).',
    },
    starter: 'CREATE TABLE member_codes (\n  member_id INTEGER PRIMARY KEY,\n  \n);',
    hints: [
      {
        vi: 'Ràng buộc nào cấm trùng mà vẫn nhận nhiều NULL? Viết nó sau tên và kiểu của cột.',
        en: 'Which constraint forbids duplicates and still accepts several NULLs? It goes after the name and the type of the column.',
      },
    ],
    solutions: [{ sql: 'CREATE TABLE member_codes (\n  member_id INTEGER PRIMARY KEY,\n  code TEXT UNIQUE\n);' }],
    wrong: [
      {
        sql: 'CREATE TABLE member_codes (member_id INTEGER PRIMARY KEY, code TEXT)',
        mark: '^(?!.*\\bunique\\b).*\\bcode text \\)',
        message: {
          vi: 'Bảng vẫn nhận hai thành viên có cùng một mã. Cột `code` cần UNIQUE.',
          en: 'The table still accepts two members with the same code. The column `code` needs UNIQUE.',
        },
      },
      {
        sql: 'CREATE TABLE member_codes (member_id INTEGER PRIMARY KEY, code TEXT NOT NULL UNIQUE)',
        mark: '\\bnot null\\b',
        message: {
          vi: 'Bảng từ chối thành viên chưa có mã. Cột này được để trống, nên không có NOT NULL.',
          en: 'The table refuses a member without a code. The column may be empty, so it has no NOT NULL.',
        },
      },
      {
        sql: 'CREATE TABLE member_codes (member_id INTEGER PRIMARY KEY, code TEXT, UNIQUE (member_id, code))',
        mark: 'unique \\( (?:member_id , code|code , member_id)',
        message: {
          vi: '`UNIQUE (member_id, code)` chỉ cấm hai hàng giống nhau ở cả hai cột, mà `member_id` luôn khác nhau. Chỉ riêng `code` không được trùng.',
          en: '`UNIQUE (member_id, code)` forbids only rows that are alike in both columns, and `member_id` always differs. The `code` by itself must not have duplicates.',
        },
      },
    ],
    compare: {
      kind: 'state',
      columnTypes: true,
      probes: [
        "INSERT INTO member_codes (member_id, code) VALUES (1, 'A'), (2, 'B'), (3, NULL), (4, NULL); SELECT COUNT(code) AS codes FROM member_codes",
        "INSERT INTO member_codes (member_id, code) VALUES (1, 'A'), (2, 'A')",
        "INSERT INTO member_codes (member_id, code) VALUES (1, 'A'), (1, 'B')",
        "INSERT INTO member_codes (member_id, code) VALUES (1, 'A'), (2, 'a'), (3, 'a code that is quite long')",
        `INSERT INTO member_codes (member_id, code) VALUES (1, ${LONG_TEXT})`,
        'INSERT INTO member_codes (member_id) VALUES (1), (2); SELECT code FROM member_codes',
      ],
    },
  },
];
