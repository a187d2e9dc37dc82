import type { SqlExercise } from '../../../src/features/sql-lab/core/exercise';

/** Aggregate functions: what they count, what they skip, what they make of nothing. */
export const DAY_10: readonly SqlExercise[] = [
  {
    id: 'sql-10-01',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Có bao nhiêu khách, bao nhiêu khách đã cho thư điện tử, bao nhiêu khách chưa cho? Trả về một hàng: `customer_count`, `with_email`, `without_email`.',
      en: 'How many customers are there, how many gave an email address, how many did not? Return one row: `customer_count`, `with_email`, `without_email`.',
    },
    starter: 'SELECT  AS customer_count,\n        AS with_email,\n        AS without_email\nFROM customers;',
    hints: [
      {
        vi: '`COUNT(*)` đếm hàng, `COUNT(cột)` bỏ qua NULL.',
        en: '`COUNT(*)` counts rows, `COUNT(column)` skips NULL.',
      },
    ],
    solutions: [
      {
        sql: 'SELECT COUNT(*) AS customer_count,\n       COUNT(email) AS with_email,\n       COUNT(*) - COUNT(email) AS without_email\nFROM customers;',
      },
      {
        sql: 'SELECT COUNT(*) AS customer_count,\n       SUM(CASE WHEN email IS NOT NULL THEN 1 ELSE 0 END) AS with_email,\n       SUM(CASE WHEN email IS NULL THEN 1 ELSE 0 END) AS without_email\nFROM customers;',
        note: {
          vi: 'CASE bên trong SUM dùng được cho mọi điều kiện, không chỉ NULL.',
          en: 'CASE inside SUM works for any condition, not just for NULL.',
        },
      },
    ],
    wrong: [
      {
        sql: 'SELECT COUNT(*) AS customer_count, COUNT(email) AS with_email, COUNT(email IS NULL) AS without_email FROM customers',
        message: {
          vi: '`email IS NULL` là đúng hoặc sai, không bao giờ NULL, nên COUNT đếm mọi hàng.',
          en: '`email IS NULL` is true or false, never NULL, so COUNT counts every row.',
        },
      },
      {
        sql: 'SELECT COUNT(*) AS customer_count, COUNT(*) AS with_email, COUNT(*) - COUNT(email) AS without_email FROM customers',
        message: {
          vi: '`with_email` đang đếm mọi khách. Ghi tên cột vào COUNT để bỏ qua NULL.',
          en: '`with_email` counts all customers. Put the column into COUNT to skip NULL.',
        },
      },
      {
        sql: 'SELECT COUNT(email) AS customer_count, COUNT(email) AS with_email, COUNT(*) - COUNT(email) AS without_email FROM customers',
        message: {
          vi: '`customer_count` bỏ sót khách không có thư: COUNT của một cột bỏ qua NULL.',
          en: '`customer_count` misses customers without an address: COUNT of a column skips NULL.',
        },
      },
    ],
    compare: { kind: 'result' },
  },
  {
    id: 'sql-10-02',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Bao nhiêu khách có ít nhất một đơn không bị hủy (`cancelled`)? Trả về `buyer_count`.',
      en: 'How many customers have at least one order that was not cancelled (`cancelled`)? Return `buyer_count`.',
    },
    starter: 'SELECT  AS buyer_count\nFROM orders\n',
    hints: [
      {
        vi: 'Một khách có nhiều đơn thì vẫn là một khách.',
        en: 'A customer with several orders is still one customer.',
      },
    ],
    solutions: [
      {
        sql: "SELECT COUNT(DISTINCT customer_id) AS buyer_count\nFROM orders\nWHERE status <> 'cancelled';",
      },
      {
        sql: "SELECT COUNT(*) AS buyer_count\nFROM (SELECT DISTINCT customer_id FROM orders WHERE status <> 'cancelled') AS buyers;",
        note: {
          vi: 'Bỏ lặp trước bằng một truy vấn con rồi đếm hàng. Cách này đếm được cả bộ nhiều cột.',
          en: 'Removes repeats in a subquery first, then counts rows. This way can count combinations of several columns.',
        },
      },
    ],
    wrong: [
      {
        sql: "SELECT COUNT(customer_id) AS buyer_count FROM orders WHERE status <> 'cancelled'",
        message: {
          vi: 'Đây là số đơn: khách có năm đơn được đếm năm lần. DISTINCT phải nằm trong ngoặc của COUNT.',
          en: 'This is the number of orders: a customer with five is counted five times. DISTINCT belongs inside the parentheses of COUNT.',
        },
      },
      {
        sql: 'SELECT COUNT(DISTINCT customer_id) AS buyer_count FROM orders',
        message: {
          vi: 'Khách chỉ có đơn bị hủy cũng đang được đếm.',
          en: 'Customers whose every order was cancelled are counted too.',
        },
      },
      {
        sql: 'SELECT COUNT(*) AS buyer_count FROM customers',
        message: {
          vi: 'Đây là mọi khách, kể cả người chưa đặt đơn nào.',
          en: 'These are all customers, including those who never ordered.',
        },
      },
    ],
    compare: { kind: 'result' },
    hiddenSetup: "UPDATE orders SET status = 'cancelled' WHERE customer_id = (SELECT MIN(customer_id) FROM orders);",
  },
  {
    id: 'sql-10-03',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Danh mục 13 (Thiên văn học) có bao nhiêu đầu sách, và trong kho còn tất cả bao nhiêu cuốn? Trả về `title_count`, `copies`; nếu không có cuốn nào thì `copies` là 0.',
      en: 'How many titles does category 13 (Thiên văn học, astronomy) have, and how many copies are in stock altogether? Return `title_count`, `copies`; if there are none, `copies` is 0.',
    },
    starter: 'SELECT  AS title_count,\n        AS copies\nFROM books\nWHERE category_id = 13;',
    hints: [
      {
        vi: 'SUM của không hàng nào là gì? Hàm nào của ngày 6 thay được nó?',
        en: 'What is the SUM of no rows? Which function of day 6 can replace it?',
      },
    ],
    solutions: [
      {
        sql: 'SELECT COUNT(*) AS title_count, COALESCE(SUM(stock), 0) AS copies\nFROM books\nWHERE category_id = 13;',
      },
      {
        sql: 'SELECT COUNT(*) AS title_count,\n       CASE WHEN COUNT(*) = 0 THEN 0 ELSE SUM(stock) END AS copies\nFROM books\nWHERE category_id = 13;',
        note: {
          vi: 'Dài hơn, nhưng nói rõ vì sao: không có hàng nào thì tổng là 0.',
          en: 'Longer, but it says why: without rows the total is 0.',
        },
      },
    ],
    wrong: [
      {
        sql: 'SELECT COUNT(*) AS title_count, SUM(COALESCE(stock, 0)) AS copies FROM books WHERE category_id = 13',
        pattern: 'SUM\\s*\\(\\s*(COALESCE|IFNULL)',
        message: {
          vi: 'COALESCE bên trong SUM chỉ thay giá trị của từng hàng, mà ở đây không có hàng nào. Hãy bọc nó ra ngoài SUM.',
          en: 'Inside SUM, COALESCE replaces values row by row, and there are no rows. Put it around SUM.',
        },
      },
      {
        sql: 'SELECT COUNT(*) AS title_count, SUM(stock) AS copies FROM books WHERE category_id = 13',
        message: {
          vi: 'SUM của không hàng nào là NULL, không phải 0.',
          en: 'The SUM of no rows is NULL, not 0.',
        },
      },
      {
        sql: 'SELECT COUNT(*) AS title_count, COUNT(stock) AS copies FROM books WHERE category_id = 13',
        message: {
          vi: 'COUNT(stock) đếm đầu sách, không cộng số cuốn. Khi danh mục có sách thì kết quả sai.',
          en: 'COUNT(stock) counts titles instead of adding up copies. It is wrong as soon as the category has books.',
        },
      },
    ],
    compare: { kind: 'result' },
    hiddenSetup: 'UPDATE books SET category_id = 13, stock = 7 WHERE book_id IN (1, 2);',
  },
  {
    id: 'sql-10-04',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Với những dòng bán từ 2 cuốn trở lên, giá bán trung bình của một *cuốn* là bao nhiêu, không làm tròn? Trả về `avg_price`.',
      en: 'On the order lines of 2 copies and more, what is the average price of one *copy*, without rounding? Return `avg_price`.',
    },
    starter: 'SELECT  AS avg_price\nFROM order_items\nWHERE quantity >= 2;',
    hints: [
      {
        vi: 'Tổng tiền chia cho tổng số cuốn.',
        en: 'The total amount divided by the number of copies.',
      },
      {
        vi: 'Cả hai tổng đều là số nguyên. Phép chia bỏ mất gì?',
        en: 'Both totals are integers. What does the division lose?',
      },
    ],
    solutions: [
      {
        sql: 'SELECT SUM(unit_price * quantity) * 1.0 / SUM(quantity) AS avg_price\nFROM order_items\nWHERE quantity >= 2;',
      },
      {
        sql: 'SELECT CAST(SUM(unit_price * quantity) AS DOUBLE PRECISION) / SUM(quantity) AS avg_price\nFROM order_items\nWHERE quantity >= 2;',
        note: {
          vi: 'CAST nói rõ ý định hơn là nhân với 1.0.',
          en: 'CAST says more clearly what is meant than multiplying by 1.0.',
        },
      },
    ],
    wrong: [
      {
        sql: 'SELECT AVG(unit_price) AS avg_price FROM order_items WHERE quantity >= 2',
        message: {
          vi: 'AVG coi mỗi dòng nặng như nhau. Dòng bán ba cuốn phải được tính ba lần.',
          en: 'AVG weighs every line alike. A line of three copies must count three times.',
        },
      },
      {
        sql: 'SELECT SUM(unit_price * quantity) / SUM(quantity) AS avg_price FROM order_items WHERE quantity >= 2',
        message: {
          vi: 'Công thức đúng, nhưng đây là phép chia nguyên: phần lẻ bị bỏ.',
          en: 'The formula is right, but this is an integer division: the fraction is dropped.',
        },
      },
      {
        sql: 'SELECT AVG(unit_price * quantity) AS avg_price FROM order_items WHERE quantity >= 2',
        message: {
          vi: 'Đây là tiền trung bình của một dòng, không phải của một cuốn.',
          en: 'This is the average amount of a line, not of a copy.',
        },
      },
      {
        sql: 'SELECT SUM(unit_price) * 1.0 / SUM(quantity) AS avg_price FROM order_items WHERE quantity >= 2',
        message: {
          vi: 'Tử số thiếu số lượng: tiền của một dòng là `unit_price * quantity`.',
          en: 'The numerator lacks the quantity: the amount of a line is `unit_price * quantity`.',
        },
      },
    ],
    compare: { kind: 'result' },
  },
  {
    id: 'sql-10-05',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Trong những đơn không bị hủy, bao nhiêu phần trăm đã giao (`delivered`)? Trả về `delivered_percent`, từ 0 đến 100, không làm tròn.',
      en: 'Of the orders that were not cancelled, what percentage was delivered (`delivered`)? Return `delivered_percent`, from 0 to 100, without rounding.',
    },
    starter: 'SELECT  AS delivered_percent\nFROM orders\n',
    hints: [
      {
        vi: 'Trung bình của các số 0 và 100 chính là một tỉ lệ phần trăm.',
        en: 'The average of 0s and 100s is a percentage.',
      },
      {
        vi: 'AVG bỏ qua NULL. Đơn chưa giao phải là 0 chứ không phải NULL.',
        en: 'AVG skips NULL. An order not delivered must be 0, not NULL.',
      },
    ],
    solutions: [
      {
        sql: "SELECT AVG(CASE WHEN status = 'delivered' THEN 100.0 ELSE 0 END) AS delivered_percent\nFROM orders\nWHERE status <> 'cancelled';",
      },
      {
        sql: "SELECT 100.0 * COUNT(CASE WHEN status = 'delivered' THEN 1 END) / COUNT(*) AS delivered_percent\nFROM orders\nWHERE status <> 'cancelled';",
        note: {
          vi: 'Tử số và mẫu số viết ra rõ ràng. `100.0` đứng đầu để phép chia giữ phần lẻ.',
          en: 'With both parts of the fraction spelled out. `100.0` comes first, so that the division keeps its fraction.',
        },
      },
    ],
    wrong: [
      {
        sql: "SELECT AVG(CASE WHEN status = 'delivered' THEN 100.0 END) AS delivered_percent FROM orders WHERE status <> 'cancelled'",
        message: {
          vi: 'Không có ELSE thì đơn chưa giao là NULL và AVG bỏ qua: chỉ còn các số 100. Thêm `ELSE 0`.',
          en: 'Without ELSE an order not delivered is NULL and AVG skips it: only 100s are left. Add `ELSE 0`.',
        },
      },
      {
        sql: "SELECT AVG(CASE WHEN status = 'delivered' THEN 100.0 ELSE 0 END) AS delivered_percent FROM orders",
        message: {
          vi: 'Mẫu số đang gồm cả đơn bị hủy.',
          en: 'Cancelled orders are part of the whole here.',
        },
      },
      {
        sql: "SELECT COUNT(CASE WHEN status = 'delivered' THEN 1 END) / COUNT(*) * 100 AS delivered_percent FROM orders WHERE status <> 'cancelled'",
        message: {
          vi: 'Hai số nguyên chia nhau cho 0 trước khi nhân với 100.',
          en: 'Dividing the two integers gives 0 before it is multiplied by 100.',
        },
      },
      {
        sql: "SELECT 100 * COUNT(CASE WHEN status = 'delivered' THEN 1 END) / COUNT(*) AS delivered_percent FROM orders WHERE status <> 'cancelled'",
        message: {
          vi: 'Đúng với dữ liệu này chỉ vì phép chia vừa hết. Với số đơn khác, phép chia nguyên bỏ mất phần lẻ: viết `100.0`.',
          en: 'Right for these data only because it divides evenly. With other numbers the integer division drops the fraction: write `100.0`.',
        },
      },
    ],
    compare: { kind: 'result' },
  },
];
