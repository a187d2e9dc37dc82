import type { SqlExercise } from '../../../src/features/sql-lab/core/grading/exercise';

/** Trigger functions and procedures of PostgreSQL. */
export const DAY_28_B: readonly SqlExercise[] = [
  {
    id: 'sql-28-04',
    dataset: 'nha_sach',
    engine: 'postgres',
    prompt: {
      vi: 'Trên PostgreSQL: khi một dòng được thêm vào `order_items`, `stock` của đầu sách đó phải giảm đi `quantity` của dòng; khi một dòng bị xóa, `stock` tăng lại bấy nhiêu. UPDATE trên `order_items` không cần xử lý. Tên hàm và trigger tùy bạn.',
      en: 'On PostgreSQL: when a line is inserted into `order_items`, the `stock` of its title has to go down by the `quantity` of the line; when a line is deleted, it goes up again by as much. UPDATEs of `order_items` need no handling. Names of functions and triggers are up to you.',
    },
    starter:
      'CREATE FUNCTION take_from_stock() RETURNS trigger\nLANGUAGE plpgsql AS $$\nBEGIN\n  \n  RETURN NULL;\nEND;\n$$;\n\nCREATE TRIGGER take_from_stock\nAFTER INSERT ON order_items\nFOR EACH ROW\nEXECUTE FUNCTION take_from_stock();',
    hints: [
      {
        vi: 'INSERT chỉ có `NEW`, DELETE chỉ có `OLD`. Cách đơn giản nhất là hai hàm và hai trigger.',
        en: 'INSERT has only `NEW`, DELETE only `OLD`. Simplest are two functions and two triggers.',
      },
    ],
    solutions: [
      {
        sql: 'CREATE FUNCTION take_from_stock() RETURNS trigger\nLANGUAGE plpgsql AS $$\nBEGIN\n  UPDATE books SET stock = stock - NEW.quantity WHERE book_id = NEW.book_id;\n  RETURN NULL;\nEND;\n$$;\n\nCREATE TRIGGER take_from_stock\nAFTER INSERT ON order_items\nFOR EACH ROW\nEXECUTE FUNCTION take_from_stock();\n\nCREATE FUNCTION put_back() RETURNS trigger\nLANGUAGE plpgsql AS $$\nBEGIN\n  UPDATE books SET stock = stock + OLD.quantity WHERE book_id = OLD.book_id;\n  RETURN NULL;\nEND;\n$$;\n\nCREATE TRIGGER put_back\nAFTER DELETE ON order_items\nFOR EACH ROW\nEXECUTE FUNCTION put_back();',
      },
    ],
    wrong: [
      {
        sql: 'CREATE FUNCTION f() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN UPDATE books SET stock = stock - NEW.quantity WHERE book_id = NEW.book_id; RETURN NULL; END; $$; CREATE TRIGGER t BEFORE INSERT ON order_items FOR EACH ROW EXECUTE FUNCTION f(); CREATE FUNCTION g() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN UPDATE books SET stock = stock + OLD.quantity WHERE book_id = OLD.book_id; RETURN NULL; END; $$; CREATE TRIGGER u BEFORE DELETE ON order_items FOR EACH ROW EXECUTE FUNCTION g();',
        mark: 'return null .* before ',
        message: {
          vi: 'Trong trigger BEFORE, RETURN NULL bỏ qua hàng: kho thay đổi, nhưng dòng không được thêm hay xóa.',
          en: 'In a BEFORE trigger RETURN NULL skips the row: stock changes, but the line is neither inserted nor deleted.',
        },
      },
      {
        sql: 'CREATE FUNCTION f() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN UPDATE books SET stock = stock - NEW.quantity WHERE book_id = NEW.book_id; RETURN NULL; END; $$; CREATE TRIGGER t AFTER INSERT ON order_items FOR EACH ROW EXECUTE FUNCTION f();',
        mark: '^(?!.*\\bdelete\\b)',
        message: {
          vi: 'Thêm dòng thì kho giảm, nhưng xóa dòng thì kho chưa tăng lại.',
          en: 'Stock goes down with a new line, but does not go up again when a line is deleted.',
        },
      },
      {
        sql: 'CREATE FUNCTION f() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN UPDATE books SET stock = stock - NEW.quantity; RETURN NULL; END; $$; CREATE TRIGGER t AFTER INSERT ON order_items FOR EACH ROW EXECUTE FUNCTION f(); CREATE FUNCTION g() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN UPDATE books SET stock = stock + OLD.quantity; RETURN NULL; END; $$; CREATE TRIGGER u AFTER DELETE ON order_items FOR EACH ROW EXECUTE FUNCTION g();',
        mark: '^(?!.*\\bwhere\\b)',
        message: {
          vi: 'UPDATE trong hàm không có WHERE: kho của mọi đầu sách bị thay đổi.',
          en: 'The UPDATE in the function has no WHERE: the stock of every title changes.',
        },
      },
      {
        sql: 'CREATE FUNCTION f() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN UPDATE books SET stock = stock - 1 WHERE book_id = NEW.book_id; RETURN NULL; END; $$; CREATE TRIGGER t AFTER INSERT ON order_items FOR EACH ROW EXECUTE FUNCTION f(); CREATE FUNCTION g() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN UPDATE books SET stock = stock + 1 WHERE book_id = OLD.book_id; RETURN NULL; END; $$; CREATE TRIGGER u AFTER DELETE ON order_items FOR EACH ROW EXECUTE FUNCTION g();',
        mark: 'stock - 1',
        message: {
          vi: 'Một dòng có thể gồm nhiều cuốn. Hãy dùng `quantity` của dòng.',
          en: 'A line may have several copies. Use its `quantity`.',
        },
      },
      {
        sql: 'CREATE FUNCTION f() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN UPDATE books SET stock = stock - NEW.quantity WHERE book_id = NEW.book_id; RETURN NULL; END; $$; CREATE TRIGGER t AFTER INSERT OR DELETE ON order_items FOR EACH ROW EXECUTE FUNCTION f();',
        mark: '^(?!.*tg_op).*insert or delete|^(?!.*tg_op).*delete or insert',
        message: {
          vi: 'Một hàm chạy cho cả hai sự kiện, nhưng khi xóa thì NEW là NULL, nên kho không tăng lại. Hãy viết hàm thứ hai dùng OLD.',
          en: 'One function runs for both events, but for a DELETE NEW is NULL, so stock does not go up again. Write a second function that uses OLD.',
        },
      },
      {
        sql: 'CREATE FUNCTION f() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN UPDATE books SET stock = stock - NEW.quantity WHERE book_id = NEW.book_id; RETURN NULL; END; $$; CREATE TRIGGER t AFTER INSERT ON order_items FOR EACH ROW EXECUTE FUNCTION f(); CREATE FUNCTION g() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN UPDATE books SET stock = stock + NEW.quantity WHERE book_id = NEW.book_id; RETURN NULL; END; $$; CREATE TRIGGER u AFTER DELETE ON order_items FOR EACH ROW EXECUTE FUNCTION g();',
        mark: 'stock \\+ new',
        message: {
          vi: 'Khi xóa, hàng bị xóa nằm trong OLD, còn NEW là NULL.',
          en: 'For a DELETE the row that goes is in OLD, and NEW is NULL.',
        },
      },
    ],
    compare: {
      kind: 'state',
      probes: [
        'INSERT INTO order_items (order_id, book_id, quantity, unit_price) SELECT 2, book_id, 2, price FROM books WHERE stock BETWEEN 20 AND 40 AND book_id NOT IN (SELECT book_id FROM order_items WHERE order_id = 2); SELECT b.book_id, b.stock, (SELECT COUNT(*) FROM order_items AS i WHERE i.book_id = b.book_id) AS line_count FROM books AS b',
        'DELETE FROM order_items WHERE order_id BETWEEN 10 AND 30; SELECT b.book_id, b.stock, (SELECT COUNT(*) FROM order_items AS i WHERE i.book_id = b.book_id) AS line_count FROM books AS b',
        'INSERT INTO order_items (order_id, book_id, quantity, unit_price) SELECT 3, MAX(book_id), 1000, 80000 FROM books WHERE book_id NOT IN (SELECT book_id FROM order_items WHERE order_id = 3)',
        'UPDATE books SET stock = 100 WHERE book_id = 5; INSERT INTO order_items (order_id, book_id, quantity, unit_price) SELECT order_id, 5, 2, 80000 FROM orders WHERE order_id <= 20 AND order_id NOT IN (SELECT order_id FROM order_items WHERE book_id = 5); SELECT b.book_id, b.stock, (SELECT COUNT(*) FROM order_items AS i WHERE i.book_id = b.book_id) AS line_count FROM books AS b',
        'UPDATE books SET stock = 2 WHERE book_id = 5; INSERT INTO order_items (order_id, book_id, quantity, unit_price) SELECT MIN(order_id), 5, 2, 80000 FROM orders WHERE order_id NOT IN (SELECT order_id FROM order_items WHERE book_id = 5); SELECT b.book_id, b.stock, (SELECT COUNT(*) FROM order_items AS i WHERE i.book_id = b.book_id) AS line_count FROM books AS b',
        'UPDATE order_items SET unit_price = unit_price + 1000; SELECT b.book_id, b.stock, (SELECT COUNT(*) FROM order_items AS i WHERE i.book_id = b.book_id) AS line_count FROM books AS b',
      ],
    },
  },
  {
    id: 'sql-28-05',
    dataset: 'nha_sach',
    engine: 'postgres',
    prompt: {
      vi: 'Trên PostgreSQL, hãy tạo thủ tục `move_books(p_from INTEGER, p_to INTEGER)`: chuyển mọi đầu sách của danh mục `p_from` sang danh mục `p_to`. Nếu `p_from` không có đầu sách nào, thủ tục phải báo lỗi. Thủ tục không COMMIT: việc đó là của người gọi. Thông báo tùy bạn.',
      en: 'On PostgreSQL, create a procedure `move_books(p_from INTEGER, p_to INTEGER)` that moves all titles of category `p_from` to category `p_to`. If `p_from` has no titles, the procedure must raise an error. It does not COMMIT: that is up to the caller. The message is up to you.',
    },
    starter: 'CREATE PROCEDURE move_books(p_from INTEGER, p_to INTEGER)\nLANGUAGE plpgsql AS $$\nBEGIN\n  \nEND;\n$$;',
    hints: [
      {
        vi: 'Sau UPDATE, `IF NOT FOUND THEN … END IF;` xử lý trường hợp không có hàng nào được sửa.',
        en: 'After the UPDATE, `IF NOT FOUND THEN … END IF;` handles the case that no row was changed.',
      },
    ],
    solutions: [
      {
        sql: "CREATE PROCEDURE move_books(p_from INTEGER, p_to INTEGER)\nLANGUAGE plpgsql AS $$\nBEGIN\n  UPDATE books SET category_id = p_to WHERE category_id = p_from;\n  IF NOT FOUND THEN\n    RAISE EXCEPTION 'category % has no books', p_from;\n  END IF;\nEND;\n$$;",
      },
    ],
    wrong: [
      {
        sql: "CREATE FUNCTION move_books(p_from INTEGER, p_to INTEGER) RETURNS void LANGUAGE plpgsql AS $$ BEGIN UPDATE books SET category_id = p_to WHERE category_id = p_from; IF NOT FOUND THEN RAISE EXCEPTION 'no'; END IF; END; $$;",
        mark: '^create (?:or replace )?function\\b',
        certain: true,
        message: {
          vi: 'Đây là một hàm, mà CALL chỉ gọi được thủ tục. Hãy dùng CREATE PROCEDURE, không có RETURNS.',
          en: 'This is a function, and CALL runs procedures only. Use CREATE PROCEDURE, without RETURNS.',
        },
      },
      {
        sql: 'CREATE PROCEDURE move_books(p_from INTEGER, p_to INTEGER) LANGUAGE plpgsql AS $$ BEGIN UPDATE books SET category_id = p_to WHERE category_id = p_from; END; $$;',
        mark: '^(?!.*\\braise\\b)',
        message: {
          vi: 'Khi danh mục không có sách, thủ tục chạy xong như không có chuyện gì. Đề cần một lỗi.',
          en: 'If the category has no books, the procedure ends as if nothing were wrong. The task asks for an error.',
        },
      },
      {
        sql: "CREATE PROCEDURE move_books(p_from INTEGER, p_to INTEGER) LANGUAGE plpgsql AS $$ BEGIN UPDATE books SET category_id = p_from WHERE category_id = p_to; IF NOT FOUND THEN RAISE EXCEPTION 'no'; END IF; END; $$;",
        mark: 'category_id = p_from where',
        message: {
          vi: 'Hai tham số bị đổi chỗ: sách đang ở `p_from` và phải sang `p_to`.',
          en: 'The two parameters are swapped: the books are in `p_from` and go to `p_to`.',
        },
      },
      {
        sql: "CREATE PROCEDURE move_books(p_from INTEGER, p_to INTEGER) LANGUAGE plpgsql AS $$ BEGIN UPDATE books SET category_id = p_to WHERE category_id = p_from; IF FOUND THEN RAISE EXCEPTION 'no'; END IF; END; $$;",
        mark: 'if found',
        message: {
          vi: 'FOUND là đúng khi có hàng được sửa. Lỗi phải xảy ra khi không có hàng nào: NOT FOUND.',
          en: 'FOUND is true where rows were changed. The error belongs to the case without any: NOT FOUND.',
        },
      },
      {
        sql: "CREATE PROCEDURE move_books(p_from INTEGER, p_to INTEGER) LANGUAGE plpgsql AS $$ BEGIN UPDATE books SET category_id = p_to WHERE category_id = p_from; IF NOT FOUND THEN RAISE EXCEPTION 'no'; END IF; COMMIT; END; $$;",
        mark: '\\bcommit\\b',
        message: {
          vi: 'COMMIT trong thủ tục kết thúc giao dịch của người gọi, nên CALL sau BEGIN bị từ chối.',
          en: 'A COMMIT in the procedure would end the transaction of the caller, so CALL is refused after BEGIN.',
        },
      },
      {
        sql: "CREATE PROCEDURE move_books(p_from INTEGER, p_to INTEGER) LANGUAGE plpgsql AS $$ BEGIN UPDATE books SET category_id = p_to WHERE category_id = p_from; IF NOT FOUND THEN RAISE NOTICE 'no'; END IF; END; $$;",
        mark: 'raise (?:notice|warning|info|log)\\b',
        message: {
          vi: 'Lệnh RAISE này chỉ gửi một thông báo, và thủ tục vẫn chạy xong. RAISE EXCEPTION mới gây lỗi.',
          en: 'This RAISE only sends a message, and the procedure still ends well. RAISE EXCEPTION raises an error.',
        },
      },
      {
        sql: "CREATE PROCEDURE move_books(p_from INTEGER, p_to INTEGER) LANGUAGE plpgsql AS $$ BEGIN IF NOT FOUND THEN RAISE EXCEPTION 'no'; END IF; UPDATE books SET category_id = p_to WHERE category_id = p_from; END; $$;",
        mark: 'begin if not found',
        certain: true,
        message: {
          vi: 'FOUND nói về câu lệnh vừa chạy, nên phải đứng sau UPDATE.',
          en: 'FOUND speaks of the statement that just ran, so it belongs after the UPDATE.',
        },
      },
      {
        sql: 'CREATE PROCEDURE move_books(p_from INTEGER, p_to INTEGER) LANGUAGE plpgsql AS $$ BEGIN UPDATE books SET category_id = p_to WHERE category_id = p_from; IF NOT FOUND THEN ROLLBACK; END IF; END; $$;',
        mark: '^(?!.*\\braise exception).*\\brollback\\b',
        message: {
          vi: 'ROLLBACK kết thúc giao dịch mà không cho người gọi biết lý do. Hãy báo lỗi bằng RAISE EXCEPTION.',
          en: 'ROLLBACK ends the transaction and does not tell the caller why. Raise an error with RAISE EXCEPTION.',
        },
      },
    ],
    compare: {
      kind: 'state',
      probes: [
        'CALL move_books(12, 14); SELECT book_id, category_id FROM books',
        'CALL move_books(14, 13); CALL move_books(13, 3); SELECT book_id, category_id FROM books',
        'CALL move_books(13, 12)',
        // A ROLLBACK inside the procedure fails with this code; the error that the task requires has another one.
        'DO $$ BEGIN CALL move_books(13, 12); EXCEPTION WHEN invalid_transaction_termination THEN NULL; END $$',
        'CALL move_books(12, 99)',
        'CALL move_books(14, 14); SELECT book_id, category_id FROM books',
      ],
    },
  },
  {
    id: 'sql-28-06',
    dataset: 'nha_sach',
    engine: 'postgres',
    setup:
      'CREATE TABLE city_changes (change_no INTEGER GENERATED ALWAYS AS IDENTITY PRIMARY KEY, customer_id INTEGER NOT NULL, old_city TEXT, new_city TEXT);',
    prompt: {
      vi: 'Trên PostgreSQL, bài này có thêm bảng trống `city_changes` (`change_no`, `customer_id`, `old_city`, `new_city`); `change_no` tự tăng. Mỗi khi `city` của một khách thật sự thay đổi, kể cả từ NULL hoặc thành NULL, phải có thêm một hàng trong bảng đó. Nếu câu UPDATE không làm `city` thay đổi thì không thêm hàng nào. Tên hàm và trigger tùy bạn.',
      en: 'On PostgreSQL, this exercise has one more table, `city_changes` (`change_no`, `customer_id`, `old_city`, `new_city`), which is empty; `change_no` counts up by itself. Whenever the `city` of a customer really changes, also from NULL or to NULL, a row has to be added there. An update that leaves `city` as it is adds none. Names of functions and triggers are up to you.',
    },
    starter:
      'CREATE FUNCTION write_city_change() RETURNS trigger\nLANGUAGE plpgsql AS $$\nBEGIN\n  \nEND;\n$$;\n\nCREATE TRIGGER log_city\nAFTER UPDATE ON customers\nFOR EACH ROW\n\nEXECUTE FUNCTION write_city_change();',
    hints: [
      {
        vi: '`NEW.city <> OLD.city` là UNKNOWN khi một bên là NULL. Phép so sánh nào coi NULL như một giá trị?',
        en: '`NEW.city <> OLD.city` is UNKNOWN where one side is NULL. Which comparison takes NULL for a value?',
      },
    ],
    solutions: [
      {
        sql: 'CREATE FUNCTION write_city_change() RETURNS trigger\nLANGUAGE plpgsql AS $$\nBEGIN\n  INSERT INTO city_changes (customer_id, old_city, new_city)\n  VALUES (OLD.customer_id, OLD.city, NEW.city);\n  RETURN NULL;\nEND;\n$$;\n\nCREATE TRIGGER log_city\nAFTER UPDATE OF city ON customers\nFOR EACH ROW\nWHEN (NEW.city IS DISTINCT FROM OLD.city)\nEXECUTE FUNCTION write_city_change();',
      },
    ],
    wrong: [
      {
        sql: 'CREATE FUNCTION f() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN INSERT INTO city_changes (customer_id, old_city, new_city) VALUES (OLD.customer_id, OLD.city, NEW.city); RETURN NULL; END; $$; CREATE TRIGGER t AFTER UPDATE OF city ON customers FOR EACH ROW WHEN (NEW.city <> OLD.city) EXECUTE FUNCTION f();',
        mark: '\\. city (?:<>|!=) (?:old|new)',
        message: {
          vi: 'Khi một bên là NULL, `<>` ra UNKNOWN và thay đổi đó không được ghi. Hãy dùng IS DISTINCT FROM.',
          en: 'Where one side is NULL, `<>` is UNKNOWN and the change is not logged. Use IS DISTINCT FROM.',
        },
      },
      {
        sql: 'CREATE FUNCTION f() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN INSERT INTO city_changes (customer_id, old_city, new_city) VALUES (OLD.customer_id, OLD.city, NEW.city); RETURN NULL; END; $$; CREATE TRIGGER t AFTER UPDATE OF city ON customers FOR EACH ROW EXECUTE FUNCTION f();',
        mark: '^(?!.*\\bwhen\\b)(?!.*\\bif\\b)(?!.*distinct)',
        message: {
          vi: 'Không có điều kiện thì một lần sửa không đổi `city` cũng được ghi.',
          en: 'Without a condition an update that leaves `city` as it is gets logged too.',
        },
      },
      {
        sql: 'CREATE FUNCTION f() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN INSERT INTO city_changes (customer_id, old_city, new_city) VALUES (OLD.customer_id, OLD.city, NEW.city); RETURN NULL; END; $$; CREATE TRIGGER t BEFORE UPDATE OF city ON customers FOR EACH ROW WHEN (NEW.city IS DISTINCT FROM OLD.city) EXECUTE FUNCTION f();',
        mark: 'return null .* before',
        message: {
          vi: 'Trong trigger BEFORE, RETURN NULL bỏ qua hàng: nhật ký có ghi, nhưng `city` không đổi.',
          en: 'In a BEFORE trigger RETURN NULL skips the row: the log has an entry, but `city` does not change.',
        },
      },
      {
        sql: 'CREATE FUNCTION f() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN INSERT INTO city_changes (customer_id, old_city, new_city) VALUES (OLD.customer_id, OLD.city, NEW.city); RETURN NULL; END; $$; CREATE TRIGGER t AFTER UPDATE OF city ON customers FOR EACH STATEMENT EXECUTE FUNCTION f();',
        mark: '^(?!.*each row)',
        message: {
          vi: 'Trigger cho cả câu lệnh không có OLD và NEW của từng hàng. Cần FOR EACH ROW.',
          en: 'A trigger for a statement has no OLD and NEW of a row. FOR EACH ROW is needed.',
        },
      },
      {
        sql: "CREATE FUNCTION f() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN INSERT INTO city_changes (customer_id, old_city, new_city) VALUES (OLD.customer_id, OLD.city, NEW.city); RETURN NULL; END; $$; CREATE TRIGGER t AFTER UPDATE OF city ON customers FOR EACH ROW WHEN (COALESCE(NEW.city, '') <> COALESCE(OLD.city, '')) EXECUTE FUNCTION f();",
        mark: 'coalesce',
        message: {
          vi: 'COALESCE đổi NULL thành một giá trị có thể có thật, nên thay đổi giữa NULL và giá trị đó không được ghi. Hãy dùng IS DISTINCT FROM.',
          en: 'COALESCE turns NULL into a value that may really occur, so a change between the two is not logged. Use IS DISTINCT FROM.',
        },
      },
    ],
    compare: {
      kind: 'state',
      probes: [
        "UPDATE customers SET city = 'Huế' WHERE customer_id <= 12; SELECT customer_id, old_city, new_city FROM city_changes",
        'UPDATE customers SET city = NULL; SELECT customer_id, old_city, new_city FROM city_changes',
        "UPDATE customers SET city = NULL WHERE customer_id < 20; UPDATE customers SET city = 'Huế' WHERE customer_id < 20; SELECT customer_id, old_city, new_city FROM city_changes",
        "UPDATE customers SET city = '' WHERE city IS NULL; SELECT customer_id, old_city, new_city FROM city_changes",
        "UPDATE customers SET city = city, phone = '0'; SELECT customer_id, old_city, new_city FROM city_changes",
        'UPDATE customers SET city = UPPER(city); SELECT customer_id, old_city, new_city FROM city_changes',
        "INSERT INTO customers (customer_id, full_name, email, phone, city, joined_on, referred_by) VALUES (901, 'Tạ An', NULL, '0', 'Huế', '2025-06-30', NULL); DELETE FROM customers WHERE customer_id = 901; SELECT customer_id, old_city, new_city FROM city_changes",
        'UPDATE customers SET city = NULL; SELECT customer_id, city FROM customers',
      ],
    },
  },
  {
    id: 'sql-28-07',
    dataset: 'nha_sach',
    engine: 'sqlite',
    setup: 'CREATE TABLE status_log (log_no INTEGER PRIMARY KEY, order_id INTEGER NOT NULL, old_status TEXT NOT NULL);',
    prompt: {
      vi: 'Ở bài này có thêm bảng trống `status_log` (`log_no`, `order_id`, `old_status`); `log_no` tự tăng. Trigger dưới đây chạy khi `status` của một đơn được sửa, nhưng thân còn trống. Hãy viết dòng trong thân: mỗi lần chạy, trigger thêm vào `status_log` mã đơn và trạng thái trước khi sửa, kể cả khi trạng thái được sửa thành chính nó.',
      en: 'In this exercise there is an empty table `status_log` (`log_no`, `order_id`, `old_status`); `log_no` numbers itself. The trigger below runs when the `status` of an order is updated, but its body is empty. Write the line of the body: each time it runs, the trigger adds to `status_log` the id of the order and the status before the update, also where the update leaves the status as it is.',
    },
    starter:
      'CREATE TRIGGER log_status\nAFTER UPDATE OF status ON orders\nFOR EACH ROW\nBEGIN\n  INSERT INTO status_log (order_id, old_status)\n  VALUES ();\nEND;',
    hints: [
      {
        vi: '`OLD` là hàng trước khi sửa, `NEW` là hàng sau khi sửa.',
        en: '`OLD` is the row before the change, `NEW` the row after it.',
      },
    ],
    solutions: [
      {
        sql: 'CREATE TRIGGER log_status\nAFTER UPDATE OF status ON orders\nFOR EACH ROW\nBEGIN\n  INSERT INTO status_log (order_id, old_status)\n  VALUES (OLD.order_id, OLD.status);\nEND;',
      },
    ],
    wrong: [
      {
        sql: 'CREATE TRIGGER log_status AFTER UPDATE OF status ON orders FOR EACH ROW BEGIN INSERT INTO status_log (order_id, old_status) VALUES (NEW.order_id, NEW.status); END',
        mark: 'new \\. status',
        message: {
          vi: '`NEW.status` là trạng thái mới. Đề cần trạng thái trước khi sửa.',
          en: '`NEW.status` is the new status. The task asks for the status before the change.',
        },
      },
      {
        sql: 'CREATE TRIGGER log_status AFTER UPDATE OF status ON orders FOR EACH ROW BEGIN INSERT INTO status_log (order_id, old_status) VALUES (OLD.customer_id, OLD.status); END',
        mark: 'old \\. customer_id',
        message: {
          vi: 'Cột `order_id` của nhật ký đang nhận mã khách. Hãy ghi `OLD.order_id`.',
          en: 'The column `order_id` of the log gets the id of the customer. Write `OLD.order_id`.',
        },
      },
    ],
    compare: {
      kind: 'state',
      probes: [
        "UPDATE orders SET status = 'cancelled' WHERE order_id IN (119, 120); SELECT order_id, old_status FROM status_log",
        "UPDATE orders SET status = 'cancelled' WHERE order_id = 119; UPDATE orders SET status = 'paid' WHERE order_id = 119; SELECT order_id, old_status FROM status_log",
        "UPDATE orders SET status = CASE status WHEN 'paid' THEN 'shipped' ELSE 'paid' END; SELECT order_id, old_status FROM status_log",
        'UPDATE orders SET status = status; SELECT order_id, old_status FROM status_log',
        'UPDATE orders SET ordered_at = ordered_at WHERE order_id = 119; SELECT COUNT(*) AS row_count FROM status_log',
      ],
    },
    equivalent: [
      {
        sql: 'CREATE TRIGGER log_status\nBEFORE UPDATE OF status ON orders\nFOR EACH ROW\nBEGIN\n  INSERT INTO status_log (order_id, old_status)\n  VALUES (OLD.order_id, OLD.status);\nEND',
        reason: 'OLD is the same row before and after the update, and a refused statement undoes the log either way.',
      },
    ],
  },
];
