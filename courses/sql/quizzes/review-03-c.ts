/** Questions on days 27 to 30. */
export const QUESTIONS_C = [
  {
    id: 'q11',
    prompt: {
      vi: 'Sau các câu lệnh này, `stock` của đầu sách số 1 là bao nhiêu? Lúc đầu là 49.',
      en: 'What is the `stock` of title 1 after these statements? It is 49 at first.',
    },
    code: 'BEGIN;\n\nUPDATE books SET stock = stock - 9 WHERE book_id = 1;\n\nSAVEPOINT first_sale;\n\nUPDATE books SET stock = stock - 40 WHERE book_id = 1;\n\nROLLBACK TO first_sale;\n\nCOMMIT;',
    choices: [
      {
        text: { vi: '49', en: '49' },
        why: {
          vi: 'ROLLBACK TO chỉ lùi đến SAVEPOINT. Những gì trước đó vẫn còn và được COMMIT ghi lại.',
          en: 'ROLLBACK TO goes back only to the SAVEPOINT. What came before stays and is committed.',
        },
      },
      {
        text: { vi: '40', en: '40' },
        correct: true,
        why: {
          vi: 'Câu UPDATE thứ nhất còn, câu thứ hai bị hủy.',
          en: 'The first UPDATE stays, the second is undone.',
        },
      },
      {
        text: { vi: '0', en: '0' },
        why: {
          vi: 'Câu UPDATE thứ hai đã bị ROLLBACK TO hủy trước COMMIT.',
          en: 'The second UPDATE was undone by ROLLBACK TO before COMMIT.',
        },
      },
    ],
  },
  {
    id: 'q12',
    prompt: {
      vi: 'Còn một cuốn cuối cùng, và giả sử `books` không có ràng buộc CHECK trên `stock`. Hai thu ngân cùng bán. Cách nào không bao giờ bán quá số cuốn đang có, dù hai phiên xen kẽ thế nào?',
      en: 'There is one last copy, and suppose that `books` has no CHECK on `stock`. Two cashiers sell it. Which way never sells more copies than there are, however the two sessions interleave?',
    },
    choices: [
      {
        text: {
          vi: 'SELECT `stock`, nếu lớn hơn 0 thì `UPDATE books SET stock = stock - 1 WHERE book_id = 37`',
          en: 'SELECT `stock`, and if it is above 0, `UPDATE books SET stock = stock - 1 WHERE book_id = 37`',
        },
        why: {
          vi: 'Cả hai phiên có thể đọc 1 trước khi phiên nào kịp sửa; không có CHECK thì `stock` thành -1.',
          en: 'Both sessions can read 1 before either of them has changed it; without a CHECK, `stock` becomes -1.',
        },
      },
      {
        text: {
          vi: '`UPDATE books SET stock = stock - 1 WHERE book_id = 37 AND stock >= 1`, rồi xem có mấy hàng được sửa',
          en: '`UPDATE books SET stock = stock - 1 WHERE book_id = 37 AND stock >= 1`, then check how many rows were changed',
        },
        correct: true,
        why: {
          vi: 'Điều kiện được xét trong chính câu UPDATE, nên lần thứ hai không sửa hàng nào.',
          en: 'The condition is tested in the UPDATE itself, so the second one changes no row.',
        },
      },
      {
        text: {
          vi: 'SELECT `stock`, rồi `UPDATE books SET stock = 0 WHERE book_id = 37`',
          en: 'SELECT `stock`, then `UPDATE books SET stock = 0 WHERE book_id = 37`',
        },
        why: {
          vi: 'Số không âm, nhưng cuốn cuối cùng bị bán hai lần: cả hai phiên đều thấy 1.',
          en: 'The number is not negative, but the last copy is sold twice: both sessions saw 1.',
        },
      },
    ],
  },
  {
    id: 'q13',
    prompt: {
      vi: 'Trigger này, viết theo cú pháp SQLite, ghi nhật ký. Sau một câu INSERT thêm ba hàng vào `notes`, bảng `log` có mấy hàng?',
      en: 'This trigger, in the syntax of SQLite, keeps a log. After one INSERT that adds three rows to `notes`, how many rows does `log` have?',
    },
    code: 'CREATE TRIGGER note_added AFTER INSERT ON notes\nFOR EACH ROW\nBEGIN\n  INSERT INTO log (note_id) VALUES (NEW.note_id);\nEND;',
    choices: [
      {
        text: { vi: '1', en: '1' },
        why: {
          vi: 'Trigger FOR EACH ROW chạy một lần cho mỗi hàng, không phải mỗi câu lệnh.',
          en: 'A FOR EACH ROW trigger runs once for each row, not for each statement.',
        },
      },
      {
        text: { vi: '3', en: '3' },
        correct: true,
        why: { vi: 'Mỗi hàng được thêm làm trigger chạy một lần.', en: 'Each added row makes the trigger run once.' },
      },
      {
        text: { vi: '0, cho đến khi COMMIT.', en: '0, until COMMIT.' },
        why: {
          vi: 'Trigger chạy ngay trong câu lệnh, thuộc cùng giao dịch.',
          en: 'The trigger runs within the statement, in the same transaction.',
        },
      },
    ],
  },
  {
    id: 'q14',
    prompt: {
      vi: 'Trên PostgreSQL, câu nào thật sự xóa hàng?',
      en: 'On PostgreSQL, which of these really deletes rows?',
    },
    choices: [
      {
        text: { vi: '`EXPLAIN DELETE FROM order_items`', en: '`EXPLAIN DELETE FROM order_items`' },
        why: {
          vi: 'EXPLAIN chỉ lập kế hoạch, không chạy câu lệnh.',
          en: 'EXPLAIN only makes the plan and does not run the statement.',
        },
      },
      {
        text: { vi: '`EXPLAIN ANALYZE DELETE FROM order_items`', en: '`EXPLAIN ANALYZE DELETE FROM order_items`' },
        correct: true,
        why: {
          vi: 'ANALYZE chạy câu lệnh thật để đo. Hãy đặt giữa BEGIN và ROLLBACK.',
          en: 'ANALYZE runs the statement in order to measure it. Put it between BEGIN and ROLLBACK.',
        },
      },
      {
        text: { vi: '`DELETE FROM order_items`', en: '`DELETE FROM order_items`' },
        correct: true,
        why: { vi: 'Không có WHERE: mọi hàng bị xóa.', en: 'There is no WHERE: all rows are deleted.' },
      },
    ],
  },
  {
    id: 'q15',
    prompt: {
      vi: "Chương trình nối chuỗi người dùng nhập vào truy vấn. Người dùng nhập `' OR '1'='1`. Truy vấn đếm được bao nhiêu khách? Bảng có 30 khách.",
      en: "A program puts what a user types into the query. The user types `' OR '1'='1`. How many customers does the query count? The table has 30.",
    },
    code: "SELECT COUNT(*) FROM customers WHERE email = '' OR '1'='1';",
    choices: [
      {
        text: { vi: '0: không ai có email đó.', en: '0: nobody has that email.' },
        why: {
          vi: 'Dấu nháy của người dùng kết thúc chuỗi, phần còn lại thành điều kiện. Dùng tham số thì mới được 0.',
          en: 'The quote of the user ends the string, and the rest becomes a condition. With a parameter it would be 0.',
        },
      },
      {
        text: { vi: '30', en: '30' },
        correct: true,
        why: {
          vi: "`'1'='1'` luôn TRUE, nên điều kiện đúng với mọi khách.",
          en: "`'1'='1'` is always TRUE, so the condition holds for every customer.",
        },
      },
      {
        text: { vi: 'Truy vấn báo lỗi.', en: 'The query fails.' },
        why: {
          vi: 'Sau khi nối, đây là một truy vấn hợp lệ. Vì vậy một lần chèn mã có thể không để lại lỗi nào.',
          en: 'Once put together it is a valid query. That is why an injection may leave no error behind.',
        },
      },
    ],
  },
] as const;
