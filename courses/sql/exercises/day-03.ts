import type { Bilingual } from '../../../src/core/bilingual';
import type { SqlExercise } from '../../../src/features/sql-lab/core/grading/exercise';

const DIVIDED_FIRST: Bilingual = {
  vi: 'Phép chia cho 100 đứng trước nên làm mất phần lẻ khi giá không chẵn trăm đồng, ví dụ 49980. Hãy nhân trước, chia sau.',
  en: 'The division by 100 comes first and drops the fraction of a price that is not a multiple of 100, such as 49980. Multiply first, then divide.',
};

/** SELECT lists: columns, expressions, aliases, DISTINCT. */
export const DAY_03: readonly SqlExercise[] = [
  {
    id: 'sql-03-06',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Lập danh sách khách để gọi điện: trả về ba cột `full_name`, `phone`, `city`, theo đúng thứ tự đó. Mỗi khách một hàng, không cần xếp.',
      en: 'Make a list of the customers to call: return the three columns `full_name`, `phone`, `city`, in this order. One row for each customer, in any order.',
    },
    starter: 'SELECT \nFROM customers;',
    hints: [
      {
        vi: 'Tên các cột đứng sau SELECT, cách nhau bằng dấu phẩy.',
        en: 'The names of the columns come after SELECT, separated by commas.',
      },
    ],
    solutions: [{ sql: 'SELECT full_name, phone, city\nFROM customers;' }],
    wrong: [
      {
        sql: 'SELECT * FROM customers',
        mark: '^select (?:\\w+ \\. )?\\* from',
        message: {
          vi: '`SELECT *` trả về mọi cột của bảng. Đề chỉ cần ba cột.',
          en: '`SELECT *` returns every column of the table. The task needs only three.',
        },
      },
      {
        sql: 'SELECT full_name phone, city FROM customers',
        mark: '\\b(?:full_name phone|phone city)\\b',
        message: {
          vi: 'Giữa hai tên cột thiếu một dấu phẩy, nên tên thứ hai trở thành tên mới của cột đứng trước nó.',
          en: 'A comma is missing between two columns, so the second name has become the name of the column before it.',
        },
      },
      {
        sql: 'SELECT full_name, city, phone FROM customers',
        mark: '\\bcity , (?:\\w+ \\. )?phone\\b',
        message: {
          vi: 'Đủ ba cột, nhưng chưa đúng thứ tự: `phone` đứng trước `city`.',
          en: 'All three columns are there, but not in the right order: `phone` comes before `city`.',
        },
      },
      {
        sql: 'SELECT DISTINCT full_name, phone, city FROM customers',
        mark: '\\bdistinct\\b',
        message: {
          vi: 'DISTINCT bỏ những hàng giống nhau, mà hai khách khác nhau có thể trùng cả ba cột này. Mỗi khách phải có một hàng.',
          en: 'DISTINCT removes rows that are alike, and two different customers may agree in all three columns. Each customer needs a row.',
        },
      },
    ],
    compare: { kind: 'result' },
  },
  {
    id: 'sql-03-01',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Trả về `title` và giá trị tồn kho `stock_value`, tức giá bán nhân với số cuốn còn trong kho: mỗi đầu sách một hàng, không cần thứ tự.',
      en: 'Return `title` and the value of the stock as `stock_value`, that is, the price times the number of copies in stock: one row for each book, in any order.',
    },
    starter: 'SELECT title\nFROM books;',
    hints: [
      {
        vi: 'Hai cột của kết quả cách nhau bằng một dấu phẩy. Đặt tên cho cột được tính bằng AS.',
        en: 'A comma separates the two columns of the result. AS names the computed column.',
      },
    ],
    solutions: [{ sql: 'SELECT title, price * stock AS stock_value\nFROM books;' }],
    wrong: [
      {
        sql: 'SELECT title, price + stock AS stock_value FROM books',
        mark: '\\bprice \\+ (?:\\w+ \\. )?stock\\b|\\bstock \\+ (?:\\w+ \\. )?price\\b',
        message: {
          vi: 'Câu lệnh cộng giá bán với số cuốn. Giá trị tồn kho là tích của chúng.',
          en: 'The statement adds the price and the number of copies. The value of the stock is their product.',
        },
      },
      {
        sql: 'SELECT title stock_value FROM books',
        mark: '\\btitle stock_value\\b',
        message: {
          vi: 'Kết quả chỉ có một cột: `title stock_value`, không có dấu phẩy, nghĩa là cột `title` được gọi là `stock_value`.',
          en: 'The result has only one column: `title stock_value`, without a comma, means the column `title` under the name `stock_value`.',
        },
      },
      {
        sql: 'SELECT title, price * stock AS stock_value FROM books WHERE stock > 0',
        mark: '\\bwhere (?:\\w+ \\. )?stock (?:> 0|>= 1|<> 0|!= 0)',
        message: {
          vi: 'WHERE bỏ mất những cuốn đã hết hàng. Đề cần mọi đầu sách; giá trị tồn kho của những cuốn đó bằng 0.',
          en: 'WHERE leaves out the books that are sold out. The task needs every book; the value of their stock is 0.',
        },
      },
    ],
    compare: { kind: 'result' },
  },
  {
    id: 'sql-03-02',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Nhà sách giảm giá 15%. Trả về `title` và giá sau khi giảm `final_price`: mỗi đầu sách một hàng, không cần thứ tự. Giá bán nào cũng chia hết cho 20, nên giá sau khi giảm không có phần lẻ.',
      en: 'The bookshop takes 15% off its prices. Return `title` and the price after the discount as `final_price`: one row for each book, in any order. Every price is divisible by 20, so the price after the discount has no fraction.',
    },
    starter: 'SELECT title,\nFROM books;',
    hints: [
      {
        vi: 'Khách trả 85% giá. Số nguyên chia cho số nguyên bị mất phần lẻ, nên hãy nhân trước, chia sau.',
        en: 'The customer pays 85% of the price. An integer divided by an integer loses the fraction, so multiply first, then divide.',
      },
    ],
    solutions: [
      { sql: 'SELECT title, price * 85 / 100 AS final_price\nFROM books;' },
      {
        sql: 'SELECT title, price * 0.85 AS final_price\nFROM books;',
        note: {
          vi: 'Viết 85% bằng số thập phân. SQLite tính với số dấu phẩy động, nên kết quả có thể lệch một chút ở chữ số cuối. Cách trên chỉ dùng số nguyên, và chính xác khi giá chia hết cho 20.',
          en: '85% is written as a decimal. SQLite computes it with floating-point numbers, so the result may be slightly off in its last digit. The way above uses only integers and is exact when the price is divisible by 20.',
        },
      },
    ],
    wrong: [
      {
        sql: 'SELECT title, price - price * (15 / 100) AS final_price FROM books',
        mark: '\\( 15 / 100 \\)|\\* 15 / 100 \\)|- 15 / 100\\b',
        message: {
          vi: '`15 / 100` là phép chia hai số nguyên và bằng 0, nên giá không giảm.',
          en: '`15 / 100` divides two integers and is 0, so nothing is taken off the price.',
        },
      },
      {
        sql: 'SELECT title, price * (85 / 100) AS final_price FROM books',
        mark: '\\( 85 / 100 \\)|(?<!\\* )\\b85 / 100 \\*',
        message: {
          vi: '`85 / 100` là phép chia hai số nguyên và bằng 0, nên giá nào cũng thành 0.',
          en: '`85 / 100` divides two integers and is 0, so every price becomes 0.',
        },
      },
      {
        sql: 'SELECT title, price * 15 / 100 AS final_price FROM books',
        mark: '\\b15\\b|\\b0?\\.15\\b',
        message: {
          vi: 'Đây là số tiền được giảm. Khách trả phần còn lại.',
          en: 'This is the amount taken off. The customer pays the rest.',
        },
      },
      {
        sql: 'SELECT title, price / 100 * 85 AS final_price FROM books',
        mark: '\\bprice / 100\\b.*\\b85\\b|\\b85 \\* \\( price / 100 \\)',
        message: DIVIDED_FIRST,
      },
      {
        sql: 'SELECT title, price - price / 100 * 15 AS final_price FROM books',
        mark: '\\bprice / 100\\b.*\\b15\\b|\\b15 \\* \\( price / 100 \\)',
        message: DIVIDED_FIRST,
      },
      {
        sql: 'SELECT title, price - 15 AS final_price FROM books',
        mark: '\\bprice - 15\\b',
        message: {
          vi: 'Câu lệnh bớt 15 đồng ở mỗi giá. Đề giảm 15% của giá.',
          en: 'The statement takes 15 VND off each price. The task takes off 15% of the price.',
        },
      },
    ],
    promises: { step: { 'books.price': 20 } },
    compare: { kind: 'result' },
  },
  {
    id: 'sql-03-03',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Nhà sách in nhãn giá. Trả về một cột `label` gồm tên sách, một khoảng trắng, rồi giá trong ngoặc tròn, ví dụ `Git trong 7 ngày (50000 đ)`: mỗi đầu sách một nhãn, không cần thứ tự.',
      en: 'The bookshop prints price labels. Return one column `label` with the title, a space, and then the price in parentheses, as in `Git trong 7 ngày (50000 đ)`: one label for each book, in any order.',
    },
    starter: 'SELECT title\nFROM books;',
    hints: [
      {
        vi: 'Phép `||` nối hai chuỗi. Khoảng trắng và dấu ngoặc cũng là chuỗi, viết trong nháy đơn.',
        en: 'The operator `||` joins two strings. Spaces and parentheses are strings too, written in single quotes.',
      },
    ],
    solutions: [
      { sql: "SELECT title || ' (' || price || ' đ)' AS label\nFROM books;" },
      {
        sql: "SELECT CONCAT(title, ' (', price, ' đ)') AS label\nFROM books;",
        note: {
          vi: 'Hàm CONCAT chạy được cả trên MySQL, nơi `||` mặc định có nghĩa là OR. SQLite có hàm này từ bản 3.44.',
          en: 'The function CONCAT works on MySQL too, where `||` means OR by default. SQLite has had it since version 3.44.',
        },
      },
    ],
    wrong: [
      {
        sql: "SELECT title + ' (' + price + ' đ)' AS label FROM books",
        mark: "\\btitle \\+|\\bprice \\+|\\+ '",
        message: {
          vi: 'Dấu `+` là phép cộng số. SQLite đổi từng chuỗi thành số rồi cộng, còn PostgreSQL báo lỗi. Hãy nối chuỗi bằng `||`.',
          en: '`+` adds numbers. SQLite converts each string to a number and adds them, while PostgreSQL reports an error. Join strings with `||`.',
        },
      },
      {
        sql: "SELECT title || '(' || price || 'đ)' AS label FROM books",
        mark: "'\\('.*'đ\\)?'",
        message: {
          vi: 'Nhãn thiếu hai khoảng trắng: một trước dấu mở ngoặc, một trước chữ đ.',
          en: 'The label lacks two spaces: one before the opening parenthesis and one before đ.',
        },
      },
      {
        sql: "SELECT title || '(' || price || ' đ)' AS label FROM books",
        mark: "'\\('.*' đ\\)?'",
        message: {
          vi: 'Nhãn thiếu khoảng trắng trước dấu mở ngoặc.',
          en: 'The label lacks the space before the opening parenthesis.',
        },
      },
      {
        sql: "SELECT title || ' (' || price || 'đ)' AS label FROM books",
        mark: "' \\(.*'đ\\)?'",
        message: {
          vi: 'Nhãn thiếu khoảng trắng giữa giá và chữ đ.',
          en: 'The label lacks the space between the price and đ.',
        },
      },
      {
        sql: "SELECT 'title (price đ)' AS label FROM books",
        mark: "^(?:[^']|'[^']*')*?'[^']*\\b(?:title|price)\\b[^']*'",
        message: {
          vi: 'Tên cột nằm trong nháy đơn là một chuỗi, nên nhãn chứa chính chữ đó, không chứa giá trị của cột.',
          en: 'The name of a column in single quotes is a string, so the label contains that word instead of the value of the column.',
        },
      },
    ],
    // Characters that an answer may have put where the price is to stand.
    promises: { also: { 'books.title': ['Lập trình C#', 'Dấu ! # $ % & * @ ^ _ { | } ~ ?'] } },
    compare: { kind: 'result' },
  },
  {
    id: 'sql-03-04',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Mỗi danh mục có sách ở những mức giá nào? Từ bảng `books`, trả về mỗi cặp `category_id`, `price` đúng một lần, dù nhiều cuốn có chung cặp đó. Không cần thứ tự.',
      en: 'Which prices occur in which categories? From `books`, return each pair of `category_id` and `price` exactly once, even where several books have the same pair. Any order will do.',
    },
    starter: 'SELECT category_id, price\nFROM books;',
    hints: [
      {
        vi: 'DISTINCT đứng ngay sau SELECT và so sánh cả hàng.',
        en: 'DISTINCT comes right after SELECT and compares whole rows.',
      },
    ],
    solutions: [{ sql: 'SELECT DISTINCT category_id, price\nFROM books;' }],
    wrong: [
      {
        sql: 'SELECT category_id, price FROM books',
        mark: '^(?!.*\\b(?:distinct|where|group|union)\\b)',
        message: {
          vi: 'Hai cuốn cùng danh mục và cùng giá làm một cặp xuất hiện hai lần. Hãy bỏ hàng trùng bằng DISTINCT.',
          en: 'Two books in one category at one price make a pair appear twice. Remove duplicate rows with DISTINCT.',
        },
      },
      {
        sql: 'SELECT DISTINCT category_id, price, title FROM books',
        mark: '\\bdistinct\\b.*\\btitle\\b',
        message: {
          vi: 'Kết quả có thêm cột `title`, mà DISTINCT so sánh cả hàng: hai cuốn có chung cặp nhưng khác tên vẫn thành hai hàng.',
          en: 'The result has `title` as well, and DISTINCT compares whole rows: two books with the same pair but different titles still make two rows.',
        },
      },
      {
        sql: "SELECT category_id, price FROM books WHERE title <> 'Mã sạch, ngủ ngon'",
        mark: '^(?!.*\\bdistinct\\b).*\\bwhere\\b.*\\btitle\\b',
        message: {
          vi: 'WHERE bỏ hẳn một cuốn theo tên. Ở dữ liệu khác, có thể chỉ cuốn đó có cặp ấy, hoặc những cuốn khác trùng cặp. Hãy dùng DISTINCT.',
          en: 'WHERE leaves out one book by its title. In other data, that book may be the only one with its pair, or other books may share a pair. Use DISTINCT.',
        },
      },
      {
        sql: 'SELECT MIN(category_id) AS category_id, MIN(price) AS price FROM books GROUP BY CAST(category_id AS TEXT) || CAST(price AS TEXT)',
        mark: 'group by .*\\|\\|',
        message: {
          vi: 'Nối hai số không có dấu ngăn thì hai cặp khác nhau có thể thành cùng một chuỗi, chẳng hạn 1 với 15000 và 11 với 5000. Hãy dùng DISTINCT trên cả hai cột.',
          en: 'When two numbers are joined without a separator, two different pairs may give one string, for example 1 with 15000 and 11 with 5000. Use DISTINCT on both columns.',
        },
      },
    ],
    compare: { kind: 'result' },
    hidden: [
      {
        about: {
          vi: 'Có những cuốn rất rẻ.',
          en: 'Some books are very cheap.',
        },
        sql: "INSERT INTO books (book_id, title, category_id, price, stock) VALUES (901, 'Nhãn vở', 1, 15000, 3), (902, 'Bìa kẹp', 11, 5000, 8);",
      },
    ],
  },
  {
    id: 'sql-03-05',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Tìm những dòng đơn hàng có thành tiền từ 500000 đồng trở lên. Trả về `order_id`, `book_id` và thành tiền `line_total`, tức số cuốn nhân với giá lúc bán. Xếp dòng lớn nhất trước; nếu thành tiền bằng nhau thì theo `order_id`, rồi theo `book_id`, đều tăng dần. Câu trả lời phải chạy được trên cả SQLite và PostgreSQL.',
      en: 'Find the order lines that come to 500000 VND or more. Return `order_id`, `book_id` and the amount as `line_total`, that is, the number of copies times the price when sold. Put the largest first; where amounts are equal, order by `order_id` and then by `book_id`, both ascending. Your answer must run on both SQLite and PostgreSQL.',
    },
    starter: 'SELECT order_id, book_id,\nFROM order_items\n',
    hints: [
      {
        vi: 'WHERE được xử lý trước SELECT, nên ở đó chưa có bí danh. Hãy viết lại biểu thức, rồi so sánh bằng `>=` (lớn hơn hoặc bằng).',
        en: 'WHERE is processed before SELECT, so there is no alias yet. Write the expression again and compare it with `>=` (greater than or equal).',
      },
      {
        vi: 'ORDER BY được xử lý sau SELECT, nên dùng được bí danh: `ORDER BY line_total DESC, …`.',
        en: 'ORDER BY is processed after SELECT, so it can use the alias: `ORDER BY line_total DESC, …`.',
      },
    ],
    solutions: [
      {
        sql: 'SELECT order_id, book_id, quantity * unit_price AS line_total\nFROM order_items\nWHERE quantity * unit_price >= 500000\nORDER BY line_total DESC, order_id, book_id;',
      },
    ],
    wrong: [
      {
        sql: 'SELECT order_id, book_id, quantity * unit_price AS line_total FROM order_items WHERE line_total >= 500000 ORDER BY line_total DESC, order_id, book_id',
        mark: '\\bwhere \\(? ?"?line_total\\b',
        engine: 'postgres',
        message: {
          vi: 'PostgreSQL không biết bí danh `line_total` trong WHERE. Hãy viết lại biểu thức ở đó.',
          en: 'PostgreSQL does not know the alias `line_total` in WHERE. Write the expression again there.',
        },
      },
      {
        sql: 'SELECT order_id, book_id, quantity * unit_price AS line_total FROM order_items WHERE unit_price >= 500000 ORDER BY line_total DESC, order_id, book_id',
        mark: '\\bwhere (?:\\w+ \\. )?unit_price >',
        message: {
          vi: 'WHERE so sánh giá của một cuốn. Đề so sánh thành tiền của cả dòng.',
          en: 'WHERE compares the price of one copy. The task compares the amount of the whole line.',
        },
      },
      {
        sql: 'SELECT order_id, book_id, quantity * unit_price AS line_total FROM order_items WHERE quantity * unit_price > 500000 ORDER BY line_total DESC, order_id, book_id',
        mark: '> 500000\\b|\\b500000 <(?!=)',
        message: {
          vi: '“Từ 500000 đồng trở lên” gồm cả đúng 500000. Hãy dùng `>=`.',
          en: '“500000 VND or more” includes exactly 500000. Use `>=`.',
        },
      },
      {
        sql: 'SELECT order_id, book_id, quantity * unit_price AS line_total FROM order_items WHERE quantity * unit_price >= 500000 ORDER BY line_total, order_id, book_id',
        mark: '\\border by (?!.*\\bdesc\\b)',
        message: {
          vi: 'ORDER BY mặc định xếp tăng dần. Muốn dòng lớn nhất đứng trước, hãy thêm DESC sau `line_total`.',
          en: 'By default ORDER BY sorts in ascending order. To put the largest line first, add DESC after `line_total`.',
        },
      },
      {
        sql: 'SELECT order_id, book_id, quantity * unit_price AS line_total FROM order_items WHERE quantity * unit_price >= 500000 ORDER BY line_total DESC',
        mark: '\\border by [^,]+$',
        message: {
          vi: 'Những dòng có thành tiền bằng nhau chưa có thứ tự xác định. Hãy xếp tiếp theo `order_id`, rồi theo `book_id`.',
          en: 'Lines with equal amounts have no definite order yet. Sort on by `order_id`, then by `book_id`.',
        },
      },
      {
        sql: 'SELECT order_id, book_id, quantity * unit_price AS line_total FROM order_items WHERE quantity * unit_price >= 500000 ORDER BY line_total DESC, order_id',
        mark: '\\border by [^,]+ , [^,]+$',
        message: {
          vi: 'Hai dòng của cùng một đơn có thể có thành tiền bằng nhau. Hãy xếp tiếp theo `book_id`.',
          en: 'Two lines of one order can have equal amounts. Sort on by `book_id`.',
        },
      },
      {
        sql: 'SELECT order_id, book_id, quantity * unit_price AS line_total FROM order_items WHERE quantity * unit_price >= 500000 ORDER BY line_total DESC, order_id DESC, book_id DESC',
        mark: '\\border by .*\\border_id desc , (?:\\w+ \\. )?book_id desc\\b',
        message: {
          vi: 'Mỗi DESC chỉ thuộc về một khóa sắp xếp. Đề chỉ cần `line_total` giảm dần; `order_id` và `book_id` tăng dần.',
          en: 'Each DESC belongs to one sort key. The task wants only `line_total` descending; `order_id` and `book_id` are ascending.',
        },
      },
    ],
    compare: { kind: 'result', order: true, portable: true },
    hidden: [
      {
        about: {
          vi: 'Có hai dòng của hai đơn có thành tiền chênh nhau 1 đồng.',
          en: 'The amounts of two lines of different orders are a single dong apart.',
        },
        sql: 'INSERT INTO order_items (order_id, book_id, quantity, unit_price) VALUES (11, 1, 1, 600400), (60, 1, 1, 600401);',
      },
    ],
  },
];
