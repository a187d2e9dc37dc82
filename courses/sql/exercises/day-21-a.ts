import type { SqlExercise } from '../../../src/features/sql-lab/core/grading/exercise';

/** INSERT, UPDATE, DELETE. */
export const DAY_21_A: readonly SqlExercise[] = [
  {
    id: 'sql-21-01',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Nhập thêm 10 cuốn cho mỗi đầu sách đã hết hàng (`stock` bằng 0). Các đầu sách khác giữ nguyên.',
      en: 'Add 10 copies to every title that is out of stock (`stock` is 0). Leave all other titles as they are.',
    },
    starter: 'UPDATE books\nSET stock = \n',
    hints: [
      {
        vi: 'Hãy chạy `SELECT title, stock FROM books WHERE …` trước để xem UPDATE sẽ thay đổi những hàng nào.',
        en: 'Run `SELECT title, stock FROM books WHERE …` first to see which rows the UPDATE will change.',
      },
    ],
    solutions: [{ sql: 'UPDATE books\nSET stock = stock + 10\nWHERE stock = 0;' }],
    wrong: [
      {
        sql: 'UPDATE books SET stock = stock + 10',
        mark: '^(?!.*\\bwhere\\b)',
        message: {
          vi: 'Thiếu WHERE: mọi đầu sách đều được cộng 10 cuốn.',
          en: 'There is no WHERE: every title got 10 more copies.',
        },
      },
      {
        sql: 'UPDATE books SET stock = 10',
        mark: '^(?!.*\\bwhere\\b).*= 10$',
        message: {
          vi: 'Thiếu WHERE: mọi đầu sách đều thành 10 cuốn, và số cuốn cũ bị mất.',
          en: 'There is no WHERE: every title now has 10 copies, and the old numbers are lost.',
        },
      },
      {
        sql: 'UPDATE books SET stock = stock + 10 WHERE stock < 10',
        mark: 'where (?:\\w+ \\. )?stock <',
        message: {
          vi: 'Sách sắp hết chưa phải là sách đã hết: điều kiện cần là `stock` bằng 0.',
          en: 'Running low is not out of stock: the condition needed is a `stock` of 0.',
        },
      },
      {
        sql: 'UPDATE books SET stock = stock + 10 WHERE stock IS NULL',
        mark: '^update .*stock (?:is|=) null',
        certain: true,
        message: {
          vi: 'Hết hàng là `stock` bằng 0, không phải NULL. Không có hàng nào được thay đổi.',
          en: 'Out of stock is a `stock` of 0, not NULL. No row was changed.',
        },
      },
      {
        sql: 'UPDATE books SET stock = 10 WHERE stock < 10',
        mark: '= 10 where (?:\\w+ \\. )?stock <=? 10',
        message: {
          vi: 'Điều kiện lấy cả những đầu sách còn vài cuốn, và số cuốn của chúng bị thay bằng 10. Chỉ sửa đầu sách có `stock` bằng 0.',
          en: 'The condition also takes titles with a few copies left, and sets their number to 10. Change only those with a `stock` of 0.',
        },
      },
    ],
    compare: { kind: 'state' },
    hidden: [
      {
        about: { vi: 'Mọi đầu sách đều đã hết hàng.', en: 'Every title is out of stock.' },
        sql: 'UPDATE books SET stock = 0;',
      },
      {
        about: { vi: 'Không đầu sách nào hết hàng.', en: 'No title is out of stock.' },
        sql: 'UPDATE books SET stock = 3 WHERE stock = 0;',
      },
      {
        about: {
          vi: 'Hai đầu sách trùng tên, chỉ một đầu sách đã hết hàng.',
          en: 'Two books have the same title, and only one of them is out of stock.',
        },
        sql: "UPDATE books SET title = 'Bách khoa côn trùng', stock = 0 WHERE book_id = 3;",
      },
    ],
  },
  {
    id: 'sql-21-02',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Tăng lương theo mức lương hiện tại: dưới 10.000.000 đồng tăng 1.000.000 đồng; từ 10.000.000 đến dưới 20.000.000 đồng tăng 500.000 đồng; từ 20.000.000 đồng trở lên giữ nguyên. Mỗi nhân viên được tăng nhiều nhất một lần.',
      en: 'Raise salaries by what each employee earns now: below 10,000,000 dong by 1,000,000; from 10,000,000 to below 20,000,000 by 500,000; from 20,000,000 on they stay as they are. Nobody gets more than one raise.',
    },
    starter: 'UPDATE employees\nSET salary = CASE\n               \n             END;',
    hints: [
      {
        vi: 'CASE xét các WHEN từ trên xuống và dừng ở nhánh đầu tiên đúng. Người không được tăng cũng cần một nhánh.',
        en: 'CASE tries its WHENs from the top and stops at the first that is true. Those who get no raise need a branch too.',
      },
    ],
    solutions: [
      {
        sql: 'UPDATE employees\nSET salary = CASE\n               WHEN salary < 10000000 THEN salary + 1000000\n               WHEN salary < 20000000 THEN salary + 500000\n               ELSE salary\n             END;',
      },
      {
        sql: 'UPDATE employees\nSET salary = salary + 500000\nWHERE salary >= 10000000 AND salary < 20000000;\n\nUPDATE employees\nSET salary = salary + 1000000\nWHERE salary < 10000000;',
        note: {
          vi: 'Hai câu UPDATE cũng đúng, nhưng chỉ theo thứ tự này: nhóm lương cao hơn phải được tăng trước.',
          en: 'Two UPDATEs work too, but only in this order: those who earn more have to be raised first.',
        },
      },
    ],
    wrong: [
      {
        sql: 'UPDATE employees SET salary = salary + 1000000 WHERE salary < 10000000; UPDATE employees SET salary = salary + 500000 WHERE salary >= 10000000 AND salary < 20000000',
        mark: '\\+ 1000000 where .*; update .*\\+ 500000',
        message: {
          vi: 'Câu UPDATE thứ hai thấy lương mà câu thứ nhất vừa tăng, nên có người được tăng hai lần.',
          en: 'The second UPDATE sees the salaries that the first has just raised, so some people get two raises.',
        },
      },
      {
        sql: 'UPDATE employees SET salary = CASE WHEN salary < 10000000 THEN salary + 1000000 WHEN salary < 20000000 THEN salary + 500000 END',
        mark: '^(?!.*\\b(?:else|where)\\b).*case',
        message: {
          vi: 'Không có ELSE thì CASE trả về NULL cho những người không được tăng, và cột `salary` không nhận NULL.',
          en: 'Without ELSE the CASE is NULL for those who get no raise, and the column `salary` does not take NULL.',
        },
      },
      {
        sql: 'UPDATE employees SET salary = CASE WHEN salary < 20000000 THEN salary + 500000 WHEN salary < 10000000 THEN salary + 1000000 ELSE salary END',
        mark: '< 20000000 then .* < 10000000 then',
        message: {
          vi: 'Nhánh đầu tiên đúng được dùng: lương dưới 10.000.000 cũng dưới 20.000.000, nên nhánh thứ hai không bao giờ được dùng.',
          en: 'The first true branch is taken: a salary below 10,000,000 is also below 20,000,000, so the second branch is never reached.',
        },
      },
      {
        sql: 'UPDATE employees SET salary = CASE WHEN salary <= 10000000 THEN salary + 1000000 WHEN salary < 20000000 THEN salary + 500000 ELSE salary END',
        mark: '<= 10000000',
        message: {
          vi: 'Lương đúng 10.000.000 đồng thuộc nhóm tăng 500.000 đồng.',
          en: 'A salary of exactly 10,000,000 belongs to those raised by 500,000.',
        },
      },
      {
        sql: 'UPDATE employees SET salary = CASE WHEN salary < 10000000 THEN 1000000 WHEN salary < 20000000 THEN 500000 ELSE salary END',
        mark: 'then 1000000',
        message: {
          vi: 'Lương đang bị thay bằng mức tăng. Giá trị mới là `salary` cộng với mức tăng.',
          en: 'The salary is replaced by the raise. The new value is `salary` plus the raise.',
        },
      },
      {
        sql: 'UPDATE employees SET salary = CASE WHEN salary < 10000000 THEN salary + 1000000 WHEN salary <= 20000000 THEN salary + 500000 ELSE salary END',
        mark: '<= 20000000|and 20000000\\b',
        message: {
          vi: 'Lương đúng 20.000.000 đồng thuộc nhóm giữ nguyên. BETWEEN cũng tính cả hai đầu.',
          en: 'A salary of exactly 20,000,000 stays as it is. BETWEEN includes both of its ends as well.',
        },
      },
      {
        sql: 'UPDATE employees SET salary = CASE WHEN salary < 10000000 THEN salary + 1000000 WHEN salary < 20000000 THEN salary + 500000 ELSE 0 END',
        mark: 'else 0 end',
        message: {
          vi: 'ELSE 0 biến lương của những người không được tăng thành 0, và ràng buộc của cột `salary` từ chối. Họ phải giữ lương cũ.',
          en: 'ELSE 0 makes the salary of those who get no raise 0, which the constraint on `salary` refuses. They keep what they earn.',
        },
      },
    ],
    compare: { kind: 'state' },
    hidden: [
      {
        about: {
          vi: 'Có những mức lương thấp hơn ranh giới đúng một đồng, rất thấp hoặc rất cao.',
          en: 'Some salaries are one dong below a limit, very low or very high.',
        },
        sql: 'UPDATE employees SET salary = 9999999 WHERE employee_id = 11; UPDATE employees SET salary = 19999999 WHERE employee_id = 4; UPDATE employees SET salary = 1 WHERE employee_id = 12; UPDATE employees SET salary = 100000000 WHERE employee_id = 5;',
      },
    ],
    equivalent: [
      {
        sql: 'UPDATE "employees" SET salary = salary + 500000 WHERE salary >= 10000000 AND salary < 20000000;\nUPDATE "employees" SET salary = salary + 1000000 WHERE (salary <= 10000000)',
        reason: 'After the first statement nobody earns from 10,000,000 to 10,499,999.',
      },
      {
        sql: 'UPDATE "employees" SET salary = salary + 500000 WHERE salary >= 10000000 AND salary < 20000000;\nUPDATE "employees" SET salary = salary + 1000000 WHERE salary < 10000001',
        reason: 'After the first statement nobody earns from 10,000,000 to 10,499,999.',
      },
    ],
  },
  {
    id: 'sql-21-03',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Ở bài này có thêm bảng trống `reorders` với hai cột, theo đúng thứ tự này: `copies` rồi `book_id`. Với mỗi đầu sách còn dưới 5 cuốn (`stock`), thêm một hàng vào `reorders`; `copies` là số cuốn cần đặt để kho có 20 cuốn.',
      en: 'This exercise has one more table, `reorders`, which is empty and has two columns in this order: `copies` and `book_id`. For each title with fewer than 5 copies (`stock`), insert a row into `reorders`; `copies` is the number to order so that 20 are in stock.',
    },
    starter: 'INSERT INTO reorders ()\nSELECT \nFROM books\n',
    setup: 'CREATE TABLE reorders (copies INTEGER NOT NULL, book_id INTEGER PRIMARY KEY REFERENCES books (book_id));',
    hints: [
      {
        vi: 'Danh sách cột của INSERT và các cột của SELECT phải theo cùng một thứ tự.',
        en: 'The list of columns of INSERT and the columns of SELECT must be in the same order.',
      },
    ],
    solutions: [
      { sql: 'INSERT INTO reorders (book_id, copies)\nSELECT book_id, 20 - stock\nFROM books\nWHERE stock < 5;' },
    ],
    wrong: [
      {
        sql: 'INSERT INTO reorders SELECT book_id, 20 - stock FROM books WHERE stock < 5',
        mark: 'into reorders select (?:\\w+ \\. )?book_id',
        message: {
          vi: 'Không có danh sách cột thì giá trị đầu tiên vào cột đầu tiên của bảng, mà cột đó là `copies`.',
          en: 'Without a list of columns the first value goes into the first column of the table, which is `copies`.',
        },
      },
      {
        sql: 'INSERT INTO reorders (book_id, copies) SELECT book_id, 20 FROM books WHERE stock < 5',
        mark: ', 20 from',
        message: {
          vi: 'Kho cần có tổng cộng 20 cuốn, nên phải trừ số cuốn đang có.',
          en: 'There should be 20 copies in total, so subtract those that are there.',
        },
      },
      {
        sql: 'INSERT INTO reorders (book_id, copies) SELECT book_id, 20 - stock FROM books WHERE stock <= 5',
        mark: '<= 5',
        message: {
          vi: 'Còn đúng 5 cuốn thì chưa phải đặt: điều kiện là dưới 5.',
          en: 'With exactly 5 copies nothing is ordered: the condition is fewer than 5.',
        },
      },
      {
        sql: 'INSERT INTO reorders (book_id, copies) SELECT book_id, 20 - stock FROM books',
        mark: '^(?!.*\\bwhere\\b)',
        message: {
          vi: 'Thiếu WHERE: mọi đầu sách đều được đặt, kể cả sách còn nhiều.',
          en: 'There is no WHERE: every title is ordered, well-stocked ones included.',
        },
      },
      {
        sql: 'INSERT INTO reorders (copies, book_id) SELECT book_id, 20 - stock FROM books WHERE stock < 5',
        mark: '\\( copies , book_id \\) select (?:\\w+ \\. )?book_id',
        message: {
          vi: 'Thứ tự của hai danh sách khác nhau: giá trị đầu tiên của SELECT vào `copies`, giá trị thứ hai vào `book_id`.',
          en: 'The two lists differ in order: the first value of the SELECT goes into `copies`, the second into `book_id`.',
        },
      },
      {
        sql: 'INSERT INTO reorders (book_id, copies) SELECT book_id, stock - 20 FROM books WHERE stock < 5',
        mark: 'stock - 20',
        message: {
          vi: 'Phép trừ bị ngược: số cuốn cần đặt là 20 trừ số cuốn đang có.',
          en: 'The subtraction is the wrong way round: order 20 minus the copies that are there.',
        },
      },
      {
        sql: 'INSERT INTO reorders (book_id, copies) VALUES (6, 20), (16, 16), (17, 20), (21, 18), (37, 19)',
        mark: '\\bvalues \\(',
        message: {
          vi: 'Các hàng được chép tay, nên chỉ đúng với kho lúc này. Hãy đọc `books` bằng INSERT … SELECT.',
          en: 'The rows are copied by hand, so they fit only the present stock. Read `books` with INSERT … SELECT.',
        },
      },
    ],
    compare: { kind: 'state' },
    hidden: [
      {
        about: {
          vi: 'Một đầu sách còn đúng 5 cuốn, mọi đầu sách khác còn 3 cuốn. Có hai đầu sách giống hệt nhau, chỉ khác `book_id` và `isbn`.',
          en: 'One title has exactly 5 copies, and every other one has 3. Two titles are alike in everything but `book_id` and `isbn`.',
        },
        sql: 'UPDATE books SET stock = 3; UPDATE books SET stock = 5 WHERE book_id = 8; INSERT INTO books (book_id, title, category_id, price, stock, published_on) SELECT 200, title, category_id, price, stock, published_on FROM books WHERE book_id = 1;',
      },
    ],
  },
];
