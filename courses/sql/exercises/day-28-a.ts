import type { SqlExercise } from '../../../src/features/sql-lab/core/grading/exercise';

const STOCK_LOG =
  'CREATE TABLE stock_log (log_no INTEGER PRIMARY KEY, book_id INTEGER NOT NULL, old_stock INTEGER NOT NULL, new_stock INTEGER NOT NULL);';

/** Triggers of SQLite: a log, a log that cannot be changed, and a limit. */
export const DAY_28_A: readonly SqlExercise[] = [
  {
    id: 'sql-28-01',
    dataset: 'nha_sach',
    engine: 'sqlite',
    setup: STOCK_LOG,
    prompt: {
      vi: 'Ở bài này có thêm bảng trống `stock_log` (`log_no`, `book_id`, `old_stock`, `new_stock`); `log_no` tự tăng. Tạo một trigger trên SQLite: mỗi khi `stock` của một đầu sách thật sự thay đổi, thêm một hàng vào `stock_log` với mã sách, số cuốn cũ và số cuốn mới. Nếu câu UPDATE không làm số cuốn thay đổi thì không thêm hàng nào. Tên trigger tùy bạn.',
      en: 'This exercise has one more table, `stock_log` (`log_no`, `book_id`, `old_stock`, `new_stock`), which is empty; `log_no` counts up by itself. Create a trigger on SQLite: whenever the `stock` of a title really changes, insert a row into `stock_log` with the book id, the old and the new number. An update that leaves the number as it is adds no row. The name of the trigger is up to you.',
    },
    starter: 'CREATE TRIGGER log_stock\nAFTER UPDATE ON books\nFOR EACH ROW\n\nBEGIN\n  \nEND;',
    hints: [
      {
        vi: 'Điều kiện viết sau WHEN, trước BEGIN. Nó so sánh `NEW.stock` với `OLD.stock`.',
        en: 'The condition stands after WHEN, before BEGIN. It compares `NEW.stock` with `OLD.stock`.',
      },
    ],
    solutions: [
      {
        sql: 'CREATE TRIGGER log_stock\nAFTER UPDATE OF stock ON books\nFOR EACH ROW\nWHEN NEW.stock <> OLD.stock\nBEGIN\n  INSERT INTO stock_log (book_id, old_stock, new_stock)\n  VALUES (OLD.book_id, OLD.stock, NEW.stock);\nEND;',
      },
    ],
    wrong: [
      {
        sql: 'CREATE TRIGGER log_stock AFTER UPDATE OF stock ON books FOR EACH ROW BEGIN INSERT INTO stock_log (book_id, old_stock, new_stock) VALUES (OLD.book_id, OLD.stock, NEW.stock); END;',
        mark: '^(?!.*\\bwhen\\b)(?!.*\\bwhere\\b).*of stock on',
        message: {
          vi: 'Không có WHEN thì một lần sửa không đổi số cuốn cũng được ghi.',
          en: 'Without WHEN an update that leaves the number as it is gets logged too.',
        },
      },
      {
        sql: 'CREATE TRIGGER log_stock AFTER UPDATE ON books FOR EACH ROW BEGIN INSERT INTO stock_log (book_id, old_stock, new_stock) VALUES (OLD.book_id, OLD.stock, NEW.stock); END;',
        mark: '^(?!.*\\bwhen\\b)(?!.*\\bwhere\\b).*update on books',
        message: {
          vi: 'Trigger chạy với mọi lần sửa sách, kể cả khi chỉ đổi giá. Thiếu điều kiện WHEN.',
          en: 'The trigger runs for every update of a book, even one that changes only the price. A WHEN condition is missing.',
        },
      },
      {
        sql: 'CREATE TRIGGER log_stock AFTER UPDATE OF stock ON books FOR EACH ROW WHEN NEW.stock <> OLD.stock BEGIN INSERT INTO stock_log (book_id, old_stock, new_stock) VALUES (OLD.book_id, NEW.stock, OLD.stock); END;',
        mark: 'new \\. stock , old \\. stock',
        message: {
          vi: 'Số cũ và số mới bị đổi chỗ: `OLD` là hàng trước khi sửa.',
          en: 'Old and new are swapped: `OLD` is the row before the update.',
        },
      },
      {
        sql: 'CREATE TRIGGER log_stock AFTER INSERT ON books FOR EACH ROW BEGIN INSERT INTO stock_log (book_id, old_stock, new_stock) VALUES (NEW.book_id, 0, NEW.stock); END;',
        mark: 'after insert on books',
        message: {
          vi: 'Trigger này chạy khi thêm sách. Số cuốn thay đổi bằng UPDATE.',
          en: 'This trigger runs when a book is inserted. The number changes by UPDATE.',
        },
      },
      {
        sql: 'CREATE TRIGGER log_stock AFTER UPDATE OF stock ON books FOR EACH ROW WHEN NEW.stock < OLD.stock BEGIN INSERT INTO stock_log (book_id, old_stock, new_stock) VALUES (OLD.book_id, OLD.stock, NEW.stock); END;',
        mark: 'new \\. stock < old \\. stock|old \\. stock > new \\. stock',
        message: {
          vi: 'Điều kiện chỉ ghi khi số cuốn giảm. Nhập thêm hàng cũng là thay đổi.',
          en: 'The condition logs only a fall. A delivery changes the number as well.',
        },
      },
      {
        sql: 'CREATE TRIGGER log_stock AFTER UPDATE OF stock ON books FOR EACH ROW WHEN NEW.stock > OLD.stock BEGIN INSERT INTO stock_log (book_id, old_stock, new_stock) VALUES (OLD.book_id, OLD.stock, NEW.stock); END;',
        mark: 'new \\. stock > old \\. stock|old \\. stock < new \\. stock',
        message: {
          vi: 'Điều kiện chỉ ghi khi số cuốn tăng. Bán bớt cũng là thay đổi.',
          en: 'The condition logs only a rise. A sale changes the number as well.',
        },
      },
    ],
    compare: {
      kind: 'state',
      probes: [
        'UPDATE books SET stock = stock + 3 WHERE book_id IN (6, 37); SELECT book_id, old_stock, new_stock FROM stock_log',
        'UPDATE books SET stock = stock - 1 WHERE book_id = 1; UPDATE books SET stock = stock - 1 WHERE book_id = 1; SELECT book_id, old_stock, new_stock FROM stock_log',
        'UPDATE books SET stock = 0; SELECT book_id, old_stock, new_stock FROM stock_log',
        'UPDATE books SET stock = stock, price = price + 1000; SELECT book_id, old_stock, new_stock FROM stock_log',
        "UPDATE books SET stock = stock + 1, price = price + 1000, title = 'Tên mới'; SELECT book_id, old_stock, new_stock FROM stock_log",
        "INSERT INTO books (book_id, title, category_id, price, stock) VALUES (901, 'Sách mới', 7, 90000, 3); SELECT book_id, old_stock, new_stock FROM stock_log",
        'DELETE FROM order_items WHERE book_id = 1; DELETE FROM book_authors WHERE book_id = 1; DELETE FROM books WHERE book_id = 1; SELECT book_id, old_stock, new_stock FROM stock_log',
      ],
    },
    equivalent: [
      {
        sql: 'CREATE TRIGGER log_stock\nBEFORE UPDATE OF stock ON books\nFOR EACH ROW\nWHEN NEW.stock <> OLD.stock\nBEGIN\n  INSERT INTO stock_log (book_id, old_stock, new_stock)\n  VALUES (OLD.book_id, OLD.stock, NEW.stock);\nEND',
        reason: 'The trigger takes its values from OLD and NEW, which are the same before the update.',
      },
    ],
  },
  {
    id: 'sql-28-02',
    dataset: 'nha_sach',
    engine: 'sqlite',
    setup: `${STOCK_LOG} INSERT INTO stock_log (book_id, old_stock, new_stock) VALUES (37, 3, 1), (6, 2, 0);`,
    prompt: {
      vi: 'Ở bài này có bảng `stock_log` (`log_no`, `book_id`, `old_stock`, `new_stock`), đã có vài hàng. Bảng này chỉ được thêm hàng. Trên SQLite, hãy làm cho mọi câu UPDATE và DELETE chạm vào hàng của bảng này đều báo lỗi và không hàng nào thay đổi; INSERT vẫn được. Tên trigger và thông báo tùy bạn.',
      en: 'This exercise has a table `stock_log` (`log_no`, `book_id`, `old_stock`, `new_stock`) with some rows. Rows may only be added to it. On SQLite, make every UPDATE and DELETE that touches a row of this table raise an error and change no row; INSERT still works. Names and messages are up to you.',
    },
    starter: 'CREATE TRIGGER \nBEFORE  ON stock_log\nBEGIN\n  SELECT RAISE();\nEND;',
    hints: [
      {
        vi: 'Một trigger của SQLite chỉ có một sự kiện. Cần hai trigger.',
        en: 'A trigger of SQLite has one event. Two triggers are needed.',
      },
      {
        vi: '`RAISE(ABORT, …)` hủy câu lệnh và báo lỗi.',
        en: '`RAISE(ABORT, …)` undoes the statement and raises an error.',
      },
    ],
    solutions: [
      {
        sql: "CREATE TRIGGER no_update\nBEFORE UPDATE ON stock_log\nBEGIN\n  SELECT RAISE(ABORT, 'rows of the log cannot be changed');\nEND;\n\nCREATE TRIGGER no_delete\nBEFORE DELETE ON stock_log\nBEGIN\n  SELECT RAISE(ABORT, 'rows of the log cannot be deleted');\nEND;",
      },
    ],
    wrong: [
      {
        sql: "CREATE TRIGGER no_delete BEFORE DELETE ON stock_log BEGIN SELECT RAISE(ABORT, 'no'); END;",
        mark: '^(?!.*\\bupdate\\b).*\\bdelete\\b',
        message: {
          vi: 'DELETE đã bị từ chối, nhưng UPDATE vẫn sửa được hàng của nhật ký.',
          en: 'DELETE is refused, but UPDATE still changes rows of the log.',
        },
      },
      {
        sql: "CREATE TRIGGER no_update BEFORE UPDATE ON stock_log BEGIN SELECT RAISE(ABORT, 'no'); END;",
        mark: '^(?!.*\\bdelete\\b).*\\bupdate\\b',
        message: {
          vi: 'UPDATE đã bị từ chối, nhưng DELETE vẫn xóa được hàng của nhật ký.',
          en: 'UPDATE is refused, but DELETE still removes rows of the log.',
        },
      },
      {
        sql: 'CREATE TRIGGER no_update BEFORE UPDATE ON stock_log BEGIN SELECT RAISE(IGNORE); END; CREATE TRIGGER no_delete BEFORE DELETE ON stock_log BEGIN SELECT RAISE(IGNORE); END;',
        mark: 'raise \\( ignore',
        message: {
          vi: 'IGNORE bỏ qua hàng đó mà không báo gì, nên chương trình tưởng đã xóa xong. Đề cần một lỗi.',
          en: 'IGNORE skips the row and says nothing, so the program believes that it was deleted. The task asks for an error.',
        },
      },
      {
        sql: "CREATE TRIGGER no_update BEFORE UPDATE OF new_stock ON stock_log BEGIN SELECT RAISE(ABORT, 'no'); END; CREATE TRIGGER no_delete BEFORE DELETE ON stock_log BEGIN SELECT RAISE(ABORT, 'no'); END;",
        mark: 'update of ',
        message: {
          vi: '`UPDATE OF` chỉ chặn những câu UPDATE có nhắc các cột đó. Hãy bỏ `OF` để chặn mọi câu UPDATE.',
          en: '`UPDATE OF` stops only the UPDATEs that name those columns. Leave `OF` out to stop every UPDATE.',
        },
      },
      {
        sql: "CREATE TRIGGER no_update AFTER UPDATE ON stock_log BEGIN SELECT RAISE(FAIL, 'no'); END; CREATE TRIGGER no_delete AFTER DELETE ON stock_log BEGIN SELECT RAISE(FAIL, 'no'); END;",
        mark: 'raise \\( fail',
        message: {
          vi: 'FAIL báo lỗi nhưng không hoàn tác những gì câu lệnh đã làm, nên hàng đã bị sửa vẫn khác đi. Hãy dùng ABORT.',
          en: 'FAIL raises an error but does not undo what the statement has done, so a changed row stays changed. Use ABORT.',
        },
      },
    ],
    compare: {
      kind: 'state',
      probes: [
        'DELETE FROM stock_log WHERE book_id = 6',
        'DELETE FROM stock_log WHERE log_no = 1',
        'INSERT INTO stock_log (log_no, book_id, old_stock, new_stock) VALUES (8, 1, 5, 9); DELETE FROM stock_log WHERE log_no = 2',
        'DELETE FROM stock_log',
        '-- …\nSELECT book_id, old_stock, new_stock FROM stock_log',
        'UPDATE stock_log SET new_stock = 2 WHERE book_id = 37',
        '-- …\nSELECT book_id, old_stock, new_stock FROM stock_log',
        'UPDATE stock_log SET new_stock = new_stock WHERE log_no = 1',
        'UPDATE stock_log SET book_id = 36, old_stock = 4 WHERE log_no = 1',
        'UPDATE stock_log SET log_no = 9 WHERE log_no = 1',
        'UPDATE stock_log SET old_stock = 1 WHERE new_stock = 0',
        'INSERT INTO stock_log (log_no, book_id, old_stock, new_stock) VALUES (8, 1, 5, 9); UPDATE stock_log SET new_stock = 4 WHERE log_no = 8',
        'INSERT INTO stock_log (log_no, book_id, old_stock, new_stock) VALUES (8, 1, 5, 9); DELETE FROM stock_log WHERE log_no = 8',
        'INSERT INTO stock_log (log_no, book_id, old_stock, new_stock) VALUES (8, 1, 0, 0); UPDATE stock_log SET new_stock = 4 WHERE log_no = 8',
        'INSERT INTO stock_log (log_no, book_id, old_stock, new_stock) VALUES (8, 1, 0, 0); DELETE FROM stock_log WHERE log_no = 8',
        'INSERT INTO stock_log (book_id, old_stock, new_stock) VALUES (1, 49, 48); SELECT book_id, old_stock, new_stock FROM stock_log',
        'UPDATE books SET stock = 3 WHERE book_id = 6; SELECT stock FROM books WHERE book_id = 6',
      ],
    },
    equivalent: [
      {
        sql: "CREATE TRIGGER no_update\nAFTER UPDATE ON stock_log\nBEGIN\n  SELECT RAISE(ABORT, 'rows of the log cannot be changed');\nEND;\nCREATE TRIGGER no_delete\nBEFORE DELETE ON stock_log\nBEGIN\n  SELECT RAISE(ABORT, 'rows of the log cannot be deleted');\nEND",
        reason: 'ABORT undoes the whole statement, whether the row was written already or not.',
      },
      {
        sql: "CREATE TRIGGER no_update\nBEFORE UPDATE ON stock_log\nBEGIN\n  SELECT RAISE(ABORT, 'rows of the log cannot be changed');\nEND;\nCREATE TRIGGER no_delete\nAFTER DELETE ON stock_log\nBEGIN\n  SELECT RAISE(ABORT, 'rows of the log cannot be deleted');\nEND",
        reason: 'ABORT undoes the whole statement, whether the row was written already or not.',
      },
    ],
  },
  {
    id: 'sql-28-03',
    dataset: 'nha_sach',
    engine: 'sqlite',
    prompt: {
      vi: 'Trên SQLite, hãy tạo một trigger từ chối (báo lỗi) mọi câu UPDATE làm lương của một nhân viên giảm, hoặc tăng quá 50 phần trăm. Câu lệnh bị từ chối không được thay đổi hàng nào. Tăng đúng 50 phần trăm thì được. Các cột khác vẫn sửa được như cũ. Tên trigger và thông báo tùy bạn.',
      en: 'On SQLite, create a trigger that refuses (raises an error for) every UPDATE by which the salary of an employee falls, or rises by more than 50 percent. A refused statement must change no row. A rise of exactly 50 percent is allowed. Changes of other columns work as before. Name and message are up to you.',
    },
    starter: 'CREATE TRIGGER \nBEFORE UPDATE OF salary ON employees\nWHEN \nBEGIN\n  \nEND;',
    hints: [
      {
        vi: 'Hai điều kiện được nối bằng OR: cả hai đều so sánh `NEW.salary` với `OLD.salary`.',
        en: 'Two conditions joined by OR: both compare `NEW.salary` with `OLD.salary`.',
      },
    ],
    solutions: [
      {
        sql: "CREATE TRIGGER check_salary\nBEFORE UPDATE OF salary ON employees\nWHEN NEW.salary < OLD.salary OR NEW.salary > OLD.salary * 1.5\nBEGIN\n  SELECT RAISE(ABORT, 'a salary may not fall or rise by more than half');\nEND;",
      },
    ],
    wrong: [
      {
        sql: "CREATE TRIGGER check_salary BEFORE UPDATE OF salary ON employees WHEN NEW.salary > OLD.salary * 1.5 BEGIN SELECT RAISE(ABORT, 'no'); END;",
        mark: '^(?!.*new \\. salary <)(?!.*old \\. salary > new)',
        message: {
          vi: 'Giảm lương vẫn được chấp nhận. Thiếu một điều kiện.',
          en: 'A cut is still accepted. One condition is missing.',
        },
      },
      {
        sql: "CREATE TRIGGER check_salary BEFORE UPDATE OF salary ON employees WHEN NEW.salary < OLD.salary OR NEW.salary >= OLD.salary * 1.5 BEGIN SELECT RAISE(ABORT, 'no'); END;",
        mark: 'new \\. salary >= |<= new \\. salary',
        message: {
          vi: 'Tăng đúng 50 phần trăm phải được chấp nhận.',
          en: 'A rise of exactly 50 percent has to be accepted.',
        },
      },
      {
        sql: "CREATE TRIGGER check_salary BEFORE UPDATE OF salary ON employees WHEN NEW.salary < OLD.salary AND NEW.salary > OLD.salary * 1.5 BEGIN SELECT RAISE(ABORT, 'no'); END;",
        mark: '\\band new',
        message: {
          vi: 'Hai điều kiện nối bằng AND không bao giờ cùng đúng, nên trigger không từ chối gì cả.',
          en: 'The two conditions joined by AND are never true together, so the trigger refuses nothing.',
        },
      },
      {
        sql: "CREATE TRIGGER check_salary BEFORE UPDATE OF salary ON employees WHEN NEW.salary < OLD.salary OR NEW.salary > OLD.salary * 0.5 BEGIN SELECT RAISE(ABORT, 'no'); END;",
        mark: '\\* 0.5 begin|/ 2 begin',
        message: {
          vi: '50 phần trăm lương cũ là phần tăng thêm. Lương mới được đến 150 phần trăm lương cũ.',
          en: '50 percent of the old salary is the raise. The new salary may be up to 150 percent of the old one.',
        },
      },
      {
        sql: "CREATE TRIGGER check_salary BEFORE UPDATE OF salary ON employees WHEN NEW.salary <= OLD.salary OR NEW.salary > OLD.salary * 1.5 BEGIN SELECT RAISE(ABORT, 'no'); END;",
        mark: 'new \\. salary <= old|old \\. salary >= new',
        message: {
          vi: 'Lương giữ nguyên không phải là giảm, nên câu UPDATE đó phải được chấp nhận.',
          en: 'A salary that stays as it is does not fall, so that UPDATE has to be accepted.',
        },
      },
      {
        sql: "CREATE TRIGGER check_salary BEFORE UPDATE OF salary ON employees WHEN NEW.salary < OLD.salary BEGIN SELECT RAISE(ABORT, 'no'); END;",
        mark: '^(?!.*\\*)(?!.* or )',
        message: {
          vi: 'Tăng lương bao nhiêu cũng được chấp nhận. Thiếu điều kiện về 50 phần trăm.',
          en: 'A rise of any size is accepted. The condition on 50 percent is missing.',
        },
      },
      {
        sql: 'CREATE TRIGGER check_salary BEFORE UPDATE OF salary ON employees WHEN NEW.salary < OLD.salary OR NEW.salary > OLD.salary * 1.5 BEGIN SELECT RAISE(IGNORE); END;',
        mark: 'raise \\( ignore',
        message: {
          vi: 'IGNORE bỏ qua hàng đó mà không báo gì. Đề cần một lỗi.',
          en: 'IGNORE skips the row and says nothing. The task asks for an error.',
        },
      },
      {
        sql: "CREATE TRIGGER check_salary BEFORE UPDATE OF salary ON employees WHEN NEW.salary < OLD.salary OR NEW.salary > OLD.salary * 1.5 BEGIN SELECT RAISE(FAIL, 'no'); END;",
        mark: 'raise \\( fail',
        message: {
          vi: 'FAIL báo lỗi nhưng không hoàn tác những gì câu lệnh đã làm, nên hàng đã bị sửa vẫn khác đi. Hãy dùng ABORT.',
          en: 'FAIL raises an error but does not undo what the statement has done, so a changed row stays changed. Use ABORT.',
        },
      },
    ],
    compare: {
      kind: 'state',
      probes: [
        'UPDATE employees SET salary = 15000000 WHERE employee_id = 9; SELECT salary FROM employees',
        'UPDATE employees SET salary = 15000001 WHERE employee_id = 9',
        'UPDATE employees SET salary = 14250001 WHERE employee_id = 11',
        'UPDATE employees SET salary = 9999999 WHERE employee_id = 9',
        '-- …\nSELECT employee_id, salary FROM employees',
        'UPDATE employees SET salary = salary, job_title = job_title; SELECT salary FROM employees',
        'UPDATE employees SET salary = salary + 5000000',
        '-- …\nSELECT employee_id, salary FROM employees',
        'UPDATE employees SET salary = salary - 1 WHERE manager_id IS NULL',
        'UPDATE employees SET salary = salary * 2 WHERE manager_id IS NULL',
        "INSERT INTO employees (employee_id, full_name, manager_id, job_title, salary, hired_on) VALUES (901, 'Tạ An', 5, 'Thu ngân', 5000001, '2025-06-30'); UPDATE employees SET salary = 7500001 WHERE employee_id = 901; SELECT salary FROM employees",
        "INSERT INTO employees (employee_id, full_name, manager_id, job_title, salary, hired_on) VALUES (901, 'Tạ An', 5, 'Thu ngân', 5000001, '2025-06-30'); UPDATE employees SET salary = 7500002 WHERE employee_id = 901",
        "UPDATE employees SET job_title = 'Thu ngân' WHERE employee_id = 9; SELECT job_title FROM employees",
        "INSERT INTO employees (employee_id, full_name, manager_id, job_title, salary, hired_on) VALUES (901, 'Tạ An', 5, 'Thu ngân', 1, '2025-06-30'); DELETE FROM employees WHERE employee_id = 901; SELECT employee_id FROM employees",
      ],
    },
    equivalent: [
      {
        sql: "CREATE TRIGGER check_salary\nAFTER UPDATE OF salary ON employees\nWHEN NEW.salary < OLD.salary OR NEW.salary > OLD.salary * 1.5\nBEGIN\n  SELECT RAISE(ABORT, 'a salary may not fall or rise by more than half');\nEND",
        reason: 'ABORT undoes the whole statement, whether the row was written already or not.',
      },
    ],
  },
];
