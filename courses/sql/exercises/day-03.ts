import type { SqlExercise } from '../../../src/features/sql-lab/core/exercise';

/** SELECT lists: columns, expressions, aliases, DISTINCT. */
export const DAY_03: readonly SqlExercise[] = [
  {
    id: 'sql-03-01',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Với mỗi đầu sách, trả về `title` và giá trị tồn kho `stock_value`, tức giá nhân với số cuốn còn lại. Không cần thứ tự.',
      en: 'For each book return `title` and the value of its stock as `stock_value`: the price times the copies left. Any order will do.',
    },
    starter: 'SELECT title\nFROM books;',
    hints: [
      {
        vi: 'Sau mỗi cột cần một dấu phẩy, trừ cột cuối. Đặt tên cột tính ra bằng AS.',
        en: 'A comma follows every column but the last. AS names the computed column.',
      },
    ],
    solutions: [{ sql: 'SELECT title, price * stock AS stock_value\nFROM books;' }],
    wrong: [
      {
        sql: 'SELECT title, price + stock AS stock_value FROM books',
        message: {
          vi: 'Cộng giá với số cuốn không ra giá trị gì. Giá trị tồn kho là tích của chúng.',
          en: 'A price plus a number of copies means nothing. The value of the stock is their product.',
        },
      },
      {
        sql: 'SELECT title stock_value FROM books',
        message: {
          vi: 'Thiếu dấu phẩy: `title stock_value` nghĩa là cột title được đổi tên.',
          en: 'A comma is missing: `title stock_value` means the column title under another name.',
        },
      },
    ],
    compare: { kind: 'result' },
  },
  {
    id: 'sql-03-02',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Đợt giảm giá 15%. Với mỗi đầu sách, trả về `title` và giá phải trả `final_price`. Không cần thứ tự.',
      en: 'A sale of 15% off. For each book return `title` and the price to pay as `final_price`. Any order will do.',
    },
    starter: 'SELECT title,\nFROM books;',
    hints: [
      {
        vi: 'Khách trả 85% giá. Chia số nguyên cho số nguyên thì mất phần lẻ, nên hãy nhân trước.',
        en: 'The customer pays 85% of the price. Dividing integers drops the fraction, so multiply first.',
      },
    ],
    solutions: [
      { sql: 'SELECT title, price * 85 / 100 AS final_price\nFROM books;' },
      {
        sql: 'SELECT title, price * 0.85 AS final_price\nFROM books;',
        note: {
          vi: 'Với số thập phân. SQLite tính bằng số dấu phẩy động, nên có thể lệch ở chữ số rất xa; cách trên dùng số nguyên, luôn chính xác khi giá chia hết cho 20.',
          en: 'With decimals. SQLite computes in floating point, which may be off in a far digit; the way above uses integers and is exact whenever 20 divides the price.',
        },
      },
    ],
    wrong: [
      {
        sql: 'SELECT title, price - price * (15 / 100) AS final_price FROM books',
        message: {
          vi: '`15 / 100` chia hai số nguyên nên bằng 0, và giá không giảm đồng nào.',
          en: '`15 / 100` divides two integers and is 0, so nothing is taken off.',
        },
      },
      {
        sql: 'SELECT title, price * 15 / 100 AS final_price FROM books',
        message: {
          vi: 'Đây là số tiền được giảm. Khách trả phần còn lại.',
          en: 'This is the amount taken off. The customer pays the rest.',
        },
      },
    ],
    compare: { kind: 'result' },
  },
  {
    id: 'sql-03-03',
    dataset: 'nha_sach',
    prompt: {
      vi: 'In nhãn giá: một cột `label` có dạng `Git trong 7 ngày (50000 đ)` cho mỗi đầu sách. Không cần thứ tự.',
      en: 'Print price tags: one column `label` that reads like `Git trong 7 ngày (50000 đ)`, for each book. Any order will do.',
    },
    starter: 'SELECT title\nFROM books;',
    hints: [
      {
        vi: 'Toán tử nối chuỗi là `||`. Khoảng trắng và dấu ngoặc cũng là chuỗi, viết trong nháy đơn.',
        en: 'The operator that joins strings is `||`. Spaces and parentheses are strings too, in single quotes.',
      },
    ],
    solutions: [
      { sql: "SELECT title || ' (' || price || ' đ)' AS label\nFROM books;" },
      {
        sql: "SELECT CONCAT(title, ' (', price, ' đ)') AS label\nFROM books;",
        note: {
          vi: 'Hàm CONCAT chạy được cả trên MySQL, nơi `||` mặc định có nghĩa là OR. SQLite có nó từ bản 3.44.',
          en: 'The function CONCAT works on MySQL too, where `||` means OR by default. SQLite has it since version 3.44.',
        },
      },
    ],
    wrong: [
      {
        sql: "SELECT title + ' (' + price + ' đ)' AS label FROM books",
        message: {
          vi: 'Dấu `+` chỉ cộng số. SQLite cố đổi tên sách thành số, PostgreSQL báo lỗi.',
          en: '`+` adds numbers only. SQLite tries to make numbers of the titles, PostgreSQL refuses.',
        },
      },
      {
        sql: "SELECT title || '(' || price || 'đ)' AS label FROM books",
        message: {
          vi: 'Gần đúng, nhưng thiếu hai khoảng trắng: trước dấu ngoặc và trước chữ đ.',
          en: 'Nearly, but two spaces are missing: before the parenthesis and before the đ.',
        },
      },
    ],
    compare: { kind: 'result' },
  },
  {
    id: 'sql-03-04',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Mỗi danh mục có sách ở những mức giá nào? Trả về các cặp `category_id`, `price` khác nhau trong bảng `books`, mỗi cặp một lần. Không cần thứ tự.',
      en: 'Which prices occur in which categories? Return the different pairs of `category_id` and `price` in `books`, each pair once. Any order will do.',
    },
    starter: 'SELECT category_id, price\nFROM books;',
    hints: [
      {
        vi: 'DISTINCT đứng ngay sau SELECT và xét cả hàng.',
        en: 'DISTINCT stands right after SELECT and looks at the whole row.',
      },
    ],
    solutions: [{ sql: 'SELECT DISTINCT category_id, price\nFROM books;' }],
    wrong: [
      {
        sql: 'SELECT category_id, price FROM books',
        message: {
          vi: 'Hai sách cùng danh mục và cùng giá làm một cặp lặp lại.',
          en: 'Two books of one category and one price repeat a pair.',
        },
      },
      {
        sql: 'SELECT DISTINCT category_id, price, title FROM books',
        message: {
          vi: 'Thêm `title` thì hàng nào cũng khác hàng nào, nên DISTINCT không bỏ gì. DISTINCT xét mọi cột được chọn.',
          en: 'With `title` every row is different, so DISTINCT drops nothing. It looks at all selected columns.',
        },
      },
    ],
    compare: { kind: 'result' },
  },
  {
    id: 'sql-03-05',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Tìm những dòng đơn hàng có thành tiền từ 500000 đồng trở lên. Trả về `order_id`, `book_id` và thành tiền `line_total` (số cuốn nhân giá lúc bán), dòng lớn nhất trước; bằng nhau thì theo `order_id` rồi `book_id` tăng dần. Viết sao cho câu lệnh chạy được cả trên PostgreSQL; muốn chắc, hãy đổi hệ rồi chấm lại.',
      en: 'Find the order lines that come to 500000 dong or more. Return `order_id`, `book_id` and the amount as `line_total` (copies times the price when sold), the largest first; ties by `order_id`, then `book_id`, ascending. Write it so that it runs on PostgreSQL too; to make sure, switch the system and check again.',
    },
    starter: 'SELECT order_id, book_id,\nFROM order_items\n',
    hints: [
      {
        vi: 'WHERE được tính trước SELECT, nên ở đó chưa có bí danh: viết lại biểu thức.',
        en: 'WHERE comes before SELECT, so there is no alias yet: write the expression again.',
      },
      {
        vi: 'ORDER BY được tính sau SELECT, nên dùng được bí danh: `ORDER BY line_total DESC, …`.',
        en: 'ORDER BY comes after SELECT and knows the alias: `ORDER BY line_total DESC, …`.',
      },
    ],
    solutions: [
      {
        sql: 'SELECT order_id, book_id, quantity * unit_price AS line_total\nFROM order_items\nWHERE quantity * unit_price >= 500000\nORDER BY line_total DESC, order_id, book_id;',
      },
    ],
    wrong: [
      {
        sql: 'SELECT order_id, book_id, quantity * unit_price AS line_total FROM order_items WHERE unit_price >= 500000 ORDER BY line_total DESC, order_id, book_id',
        message: {
          vi: 'Đề so sánh thành tiền, còn đây là giá của một cuốn. Không cuốn nào đắt đến thế.',
          en: 'The task compares the amount of the line, this is the price of one copy. No book costs that much.',
        },
      },
      {
        sql: 'SELECT order_id, book_id, quantity * unit_price AS line_total FROM order_items WHERE quantity * unit_price > 500000 ORDER BY line_total DESC, order_id, book_id',
        message: {
          vi: '"Từ 500000 trở lên" gồm cả 500000: dùng `>=`.',
          en: '"500000 or more" includes 500000: use `>=`.',
        },
      },
      {
        sql: 'SELECT order_id, book_id, quantity * unit_price AS line_total FROM order_items WHERE quantity * unit_price >= 500000 ORDER BY line_total, order_id, book_id',
        message: {
          vi: 'Thứ tự mặc định là tăng dần. Dòng lớn nhất trước thì cần DESC.',
          en: 'The default order is ascending. The largest first needs DESC.',
        },
      },
    ],
    compare: { kind: 'result', order: true },
  },
];
