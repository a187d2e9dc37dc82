import type { Bilingual } from '../../../src/core/bilingual';
import type { SqlExercise } from '../../../src/features/sql-lab/core/grading/exercise';

const SUM_OF_NOTHING: Bilingual = {
  vi: 'Khi nhà sách chưa có khách nào, SUM không có gì để cộng nên là NULL, không phải 0, dù CASE có `ELSE 0`. Hãy dùng COUNT và bỏ `ELSE 0`.',
  en: 'When the shop has no customers yet, SUM has nothing to add and is NULL, not 0, although the CASE has `ELSE 0`. Use COUNT and leave out `ELSE 0`.',
};
const COUNTS_ZEROS: Bilingual = {
  vi: '`ELSE 0` cũng khác NULL, nên COUNT đếm mọi khách. Hãy bỏ `ELSE 0`.',
  en: '`ELSE 0` is not NULL either, so COUNT counts every customer. Leave out `ELSE 0`.',
};

/** Aggregate functions: what they count, what they ignore, and their values over no rows. */
export const DAY_10: readonly SqlExercise[] = [
  {
    id: 'sql-10-06',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Nhà sách đã bán tất cả bao nhiêu cuốn, kể cả trong đơn bị hủy? Trả về một hàng với một cột `copies`, là tổng của `quantity` trong `order_items`. Bảng này luôn có ít nhất một dòng.',
      en: 'How many copies has the bookshop sold in all, cancelled orders included? Return one row with one column `copies`, the total of `quantity` in `order_items`. This table always has at least one line.',
    },
    starter: 'SELECT \n        AS copies\nFROM order_items;',
    hints: [
      {
        vi: 'Bạn cần cộng các số trong một cột, không phải đếm hàng.',
        en: 'You need to add up the numbers of a column, not to count rows.',
      },
    ],
    solutions: [{ sql: 'SELECT SUM(quantity) AS copies\nFROM order_items;' }],
    wrong: [
      {
        sql: 'SELECT COUNT(quantity) AS copies FROM order_items',
        mark: '\\bcount \\( (?:(?:\\w+ \\. )?quantity|\\*) \\)',
        message: {
          vi: 'COUNT đếm số dòng của các đơn. Một dòng có thể gồm nhiều cuốn, nên hãy cộng cột `quantity`.',
          en: 'COUNT counts order lines. A line may be for several copies, so add up the column `quantity`.',
        },
      },
      {
        sql: 'SELECT quantity AS copies FROM order_items',
        mark: '^select (?:\\w+ \\. )?quantity as\\b',
        message: {
          vi: 'Kết quả có mỗi dòng của đơn một hàng. Hãy dùng một hàm tổng hợp để chỉ còn một hàng.',
          en: 'The result has one row for each order line. Use an aggregate function to get a single row.',
        },
      },
      {
        sql: 'SELECT SUM(DISTINCT quantity) AS copies FROM order_items',
        mark: '\\bsum \\( distinct\\b',
        message: {
          vi: 'DISTINCT bỏ những số bằng nhau trước khi cộng. Hai dòng cùng có 2 cuốn vẫn là 4 cuốn.',
          en: 'DISTINCT removes equal numbers before adding. Two lines of 2 copies each are still 4 copies.',
        },
      },
      {
        sql: 'SELECT MAX(quantity) AS copies FROM order_items',
        mark: '\\bmax \\(',
        message: {
          vi: 'MAX trả về số lớn nhất trong cột, không phải tổng.',
          en: 'MAX returns the largest number of the column, not the total.',
        },
      },
    ],
    compare: { kind: 'result' },
  },
  {
    id: 'sql-10-01',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Nhà sách có bao nhiêu khách, bao nhiêu khách đã cho biết email (`email` khác NULL), bao nhiêu khách chưa cho biết? Trả về một hàng gồm ba số nguyên `customer_count`, `with_email`, `without_email`; nhóm không có ai thì số là 0.',
      en: 'How many customers does the shop have, how many gave an email address (`email` is not NULL), and how many did not? Return one row of three whole numbers, `customer_count`, `with_email`, `without_email`; a group without customers counts 0.',
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
        sql: 'SELECT COUNT(*) AS customer_count,\n       COUNT(email) AS with_email,\n       COUNT(CASE WHEN email IS NULL THEN customer_id END) AS without_email\nFROM customers;',
        note: {
          vi: 'CASE không có ELSE trả về NULL cho khách đã có email, nên COUNT chỉ đếm khách chưa có. Cách này dùng được với mọi điều kiện.',
          en: 'Without ELSE the CASE returns NULL for customers who have an address, so COUNT counts only the others. This works with any condition.',
        },
      },
    ],
    wrong: [
      {
        sql: 'SELECT COUNT(*) AS customer_count, COUNT(email) AS with_email, COUNT(email IS NULL) AS without_email FROM customers',
        mark: 'count \\( email is null \\)',
        message: {
          vi: '`email IS NULL` là đúng hoặc sai, không bao giờ là NULL, nên `COUNT(email IS NULL)` đếm mọi khách.',
          en: '`email IS NULL` is true or false, never NULL, so `COUNT(email IS NULL)` counts every customer.',
        },
      },
      {
        sql: 'SELECT COUNT(*) AS customer_count, COUNT(*) AS with_email, COUNT(*) - COUNT(email) AS without_email FROM customers',
        mark: '^select count \\( [^,]*, count \\( (?:\\*|\\d+|customer_id|full_name|phone) \\)',
        message: {
          vi: '`with_email` đang đếm mọi khách. Hãy đặt cột `email` vào trong ngoặc của COUNT để bỏ qua NULL.',
          en: '`with_email` counts all customers. Put the column `email` inside the parentheses of COUNT to skip NULL.',
        },
      },
      {
        sql: 'SELECT COUNT(email) AS customer_count, COUNT(email) AS with_email, COUNT(*) - COUNT(email) AS without_email FROM customers',
        mark: '^select count \\( (?:distinct )?email \\)',
        message: {
          vi: '`COUNT(email)` bỏ qua NULL, nên `customer_count` thiếu những khách chưa cho biết email.',
          en: '`COUNT(email)` skips NULL, so `customer_count` misses the customers who gave no address.',
        },
      },
      {
        sql: 'SELECT COUNT(*) AS customer_count, COUNT(email) AS with_email, SUM(CASE WHEN email IS NULL THEN 1 END) AS without_email FROM customers',
        mark: 'sum \\( case when email is null then 1 end',
        message: {
          vi: 'Khi mọi khách đã cho biết email, CASE không có ELSE chỉ trả về NULL, và SUM của toàn NULL là NULL chứ không phải 0. Hãy dùng COUNT: với COUNT, giá trị NULL không được đếm.',
          en: 'When every customer gave an address, the CASE without ELSE returns only NULL, and SUM of nothing but NULL is NULL, not 0. Use COUNT, which counts no NULL.',
        },
      },
      {
        sql: 'SELECT COUNT(*) AS customer_count, SUM(CASE WHEN email IS NOT NULL THEN 1 END) AS with_email, COUNT(*) - COUNT(email) AS without_email FROM customers',
        mark: 'sum \\( case when email is not null then 1 end',
        message: {
          vi: 'Khi chưa khách nào cho biết email, CASE không có ELSE chỉ trả về NULL, và SUM của toàn NULL là NULL chứ không phải 0. Hãy dùng COUNT: với COUNT, giá trị NULL không được đếm.',
          en: 'When no customer gave an address, the CASE without ELSE returns only NULL, and SUM of nothing but NULL is NULL, not 0. Use COUNT, which counts no NULL.',
        },
      },
      {
        sql: 'SELECT MAX(customer_id) AS customer_count, COUNT(email) AS with_email, MAX(customer_id) - COUNT(email) AS without_email FROM customers',
        mark: 'max \\( customer_id \\)',
        message: {
          vi: 'Mã lớn nhất bằng số khách chỉ khi các mã liền nhau từ 1. Hãy đếm hàng bằng COUNT.',
          en: 'The largest id equals the number of customers only while the ids run from 1 without a gap. Count rows with COUNT.',
        },
      },
      {
        sql: 'SELECT COUNT(*) AS customer_count, COUNT(email) AS with_email, SUM(CASE WHEN email IS NULL THEN 1 ELSE 0 END) AS without_email FROM customers',
        mark: 'sum \\( case .*\\belse 0\\b',
        message: SUM_OF_NOTHING,
      },
      {
        sql: 'SELECT COUNT(*) AS customer_count, SUM(CASE WHEN email IS NOT NULL THEN 1 ELSE 0 END) AS with_email, COUNT(*) - COUNT(email) AS without_email FROM customers',
        mark: 'sum \\( case .*\\belse 0\\b',
        message: SUM_OF_NOTHING,
      },
      {
        sql: 'SELECT COUNT(*) AS customer_count, SUM(CASE WHEN email IS NOT NULL THEN 1 ELSE 0 END) AS with_email, SUM(CASE WHEN email IS NULL THEN 1 ELSE 0 END) AS without_email FROM customers',
        mark: 'sum \\( case .*\\belse 0\\b',
        message: SUM_OF_NOTHING,
      },
      {
        sql: 'SELECT COUNT(*) AS customer_count, COUNT(email) AS with_email, COUNT(CASE WHEN email IS NULL THEN 1 ELSE 0 END) AS without_email FROM customers',
        mark: 'count \\( case .*\\belse 0\\b',
        message: COUNTS_ZEROS,
      },
      {
        sql: 'SELECT COUNT(*) AS customer_count, COUNT(CASE WHEN email IS NOT NULL THEN 1 ELSE 0 END) AS with_email, COUNT(*) - COUNT(email) AS without_email FROM customers',
        mark: 'count \\( case .*\\belse 0\\b',
        message: COUNTS_ZEROS,
      },
      {
        sql: 'SELECT COUNT(*) AS customer_count, COUNT(CASE WHEN email IS NOT NULL THEN 1 ELSE 0 END) AS with_email, COUNT(CASE WHEN email IS NULL THEN 1 ELSE 0 END) AS without_email FROM customers',
        mark: 'count \\( case .*\\belse 0\\b',
        message: COUNTS_ZEROS,
      },
    ],
    compare: {
      kind: 'result',
      types: { customer_count: 'integer', with_email: 'integer', without_email: 'integer' },
    },
    hidden: [
      {
        about: { vi: 'Nhà sách chưa có khách nào.', en: 'The shop has no customers yet.' },
        sql: 'DELETE FROM order_items; DELETE FROM orders; DELETE FROM customers;',
      },
    ],
    equivalent: [
      {
        sql: 'SELECT COUNT(*) AS "customer_count", COUNT(DISTINCT email) AS "with_email", COUNT(*) - COUNT(email) AS "without_email" FROM "customers"',
        reason: 'customers.email is UNIQUE: no address occurs twice.',
      },
      {
        sql: 'SELECT COUNT(*) AS "customer_count", COUNT(email) AS "with_email", COUNT(*) - COUNT(DISTINCT email) AS "without_email" FROM "customers"',
        reason: 'customers.email is UNIQUE: no address occurs twice.',
      },
      {
        sql: 'SELECT COUNT(*) AS "customer_count", COUNT(DISTINCT email) AS "with_email", COUNT(CASE WHEN email IS NULL THEN customer_id END) AS "without_email" FROM "customers"',
        reason: 'customers.email is UNIQUE: no address occurs twice.',
      },
      {
        sql: 'SELECT COUNT(*) AS "customer_count", COUNT(email) AS "with_email", COUNT(DISTINCT CASE WHEN email IS NULL THEN customer_id END) AS "without_email" FROM "customers"',
        reason: 'customer_id is the primary key: no id occurs twice.',
      },
    ],
  },
  {
    id: 'sql-10-07',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Bao nhiêu đơn có trạng thái `pending`, bao nhiêu đơn có trạng thái `paid`? Trả về một hàng gồm hai số nguyên `pending_count`, `paid_count`. Nhà sách luôn có ít nhất một đơn, nhưng có thể không có đơn nào ở một trong hai trạng thái; khi đó số là 0.',
      en: 'How many orders have the status `pending`, and how many `paid`? Return one row with two integers, `pending_count` and `paid_count`. The shop always has at least one order, but perhaps none with one of these statuses; then the number is 0.',
    },
    starter: 'SELECT \n        AS pending_count,\n        AS paid_count\nFROM orders;',
    hints: [
      {
        vi: 'Mỗi cột cần điều kiện của riêng nó, nên điều kiện không nằm trong WHERE.',
        en: 'Each column needs a condition of its own, so the conditions are not in WHERE.',
      },
      {
        vi: 'COUNT bỏ qua NULL: CASE không có ELSE thì chỉ những đơn thỏa điều kiện được đếm. FILTER là cách viết ngắn hơn.',
        en: 'COUNT skips NULL: with a CASE that has no ELSE, only the orders that satisfy the condition are counted. FILTER is a shorter way.',
      },
    ],
    solutions: [
      {
        sql: "SELECT COUNT(*) FILTER (WHERE status = 'pending') AS pending_count,\n       COUNT(*) FILTER (WHERE status = 'paid') AS paid_count\nFROM orders;",
      },
      {
        sql: "SELECT COUNT(CASE WHEN status = 'pending' THEN order_id END) AS pending_count,\n       COUNT(CASE WHEN status = 'paid' THEN order_id END) AS paid_count\nFROM orders;",
        note: {
          vi: 'Cách này chạy được cả trên MySQL, nơi không có FILTER.',
          en: 'This way also runs on MySQL, which has no FILTER.',
        },
      },
      {
        sql: "SELECT SUM(CASE WHEN status = 'pending' THEN 1 ELSE 0 END) AS pending_count,\n       SUM(CASE WHEN status = 'paid' THEN 1 ELSE 0 END) AS paid_count\nFROM orders;",
        note: {
          vi: 'SUM cộng các số 1. Nếu bảng rỗng, SUM là NULL, còn COUNT là 0.',
          en: 'SUM adds up the 1s. On an empty table SUM is NULL, while COUNT is 0.',
        },
      },
    ],
    wrong: [
      {
        sql: "SELECT COUNT(status = 'pending') AS pending_count, COUNT(status = 'paid') AS paid_count FROM orders",
        mark: "\\bcount \\( (?:\\w+ \\. )?status = '",
        message: {
          vi: 'Phép so sánh là đúng hoặc sai, và cả hai đều khác NULL, nên COUNT đếm mọi đơn.',
          en: 'The comparison is true or false, and neither is NULL, so COUNT counts every order.',
        },
      },
      {
        sql: "SELECT COUNT(CASE WHEN status = 'pending' THEN 1 ELSE 0 END) AS pending_count, COUNT(CASE WHEN status = 'paid' THEN 1 ELSE 0 END) AS paid_count FROM orders",
        mark: '\\bcount \\( case\\b.*\\belse 0\\b',
        message: {
          vi: '`ELSE 0` cũng khác NULL, nên COUNT đếm mọi đơn. Hãy bỏ ELSE.',
          en: '`ELSE 0` is not NULL either, so COUNT counts every order. Leave out ELSE.',
        },
      },
      {
        sql: "SELECT COUNT(*) AS pending_count, COUNT(*) AS paid_count FROM orders WHERE status IN ('pending', 'paid')",
        mark: '^(?!.*\\bfilter\\b).*\\bwhere\\b',
        message: {
          vi: 'WHERE lọc chung cho cả hai cột, nên hai số bằng nhau. Mỗi cột cần điều kiện của riêng nó.',
          en: 'WHERE filters for both columns at once, so the two numbers are equal. Each column needs a condition of its own.',
        },
      },
    ],
    compare: { kind: 'result' },
    equivalent: [
      {
        sql: 'SELECT COUNT(DISTINCT CASE WHEN status = \'pending\' THEN order_id END) AS "pending_count", COUNT(CASE WHEN status = \'paid\' THEN order_id END) AS "paid_count" FROM "orders"',
        reason: 'order_id is the primary key, so its values do not repeat.',
      },
      {
        sql: 'SELECT COUNT(CASE WHEN status = \'pending\' THEN order_id END) AS "pending_count", COUNT(DISTINCT CASE WHEN status = \'paid\' THEN order_id END) AS "paid_count" FROM "orders"',
        reason: 'order_id is the primary key, so its values do not repeat.',
      },
    ],
  },
  {
    id: 'sql-10-02',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Bao nhiêu khách có ít nhất một đơn mà trạng thái không phải `cancelled`? Trả về một số nguyên, `buyer_count`.',
      en: 'How many customers have at least one order whose status is not `cancelled`? Return one whole number, `buyer_count`.',
    },
    starter: 'SELECT  AS buyer_count\nFROM orders\n',
    hints: [
      {
        vi: 'Một khách có nhiều đơn thì vẫn chỉ là một khách.',
        en: 'A customer with several orders is still one customer.',
      },
    ],
    solutions: [
      {
        sql: "SELECT COUNT(DISTINCT customer_id) AS buyer_count\nFROM orders\nWHERE status <> 'cancelled';",
      },
      {
        sql: "SELECT COUNT(DISTINCT CASE WHEN status <> 'cancelled' THEN customer_id END) AS buyer_count\nFROM orders;",
        note: {
          vi: 'Điều kiện nằm trong COUNT, nên cùng một truy vấn còn đếm thêm được những nhóm khác.',
          en: 'The condition is inside COUNT, so the same query can count other groups beside it.',
        },
      },
      {
        sql: "SELECT COUNT(*) AS buyer_count\nFROM (SELECT DISTINCT customer_id FROM orders WHERE status <> 'cancelled') AS buyers;",
        note: {
          vi: 'Truy vấn con (ngày 16) bỏ các mã lặp trước, rồi truy vấn ngoài đếm hàng. Cách này đếm được cả tổ hợp của nhiều cột.',
          en: 'A subquery (day 16) removes repeated ids first, then the outer query counts rows. This can count combinations of several columns too.',
        },
      },
    ],
    wrong: [
      {
        sql: "SELECT COUNT(customer_id) AS buyer_count FROM orders WHERE status <> 'cancelled'",
        mark: '^(?!.*\\( select distinct).*count \\( (?!distinct)',
        message: {
          vi: 'Đây là số đơn: khách có năm đơn được đếm năm lần. DISTINCT phải nằm trong ngoặc của COUNT.',
          en: 'This is the number of orders: a customer with five orders is counted five times. DISTINCT belongs inside the parentheses of COUNT.',
        },
      },
      {
        sql: 'SELECT COUNT(DISTINCT customer_id) AS buyer_count FROM orders',
        mark: "^(?!.*'cancelled')",
        message: {
          vi: 'Khách chỉ có đơn bị hủy cũng đang được đếm.',
          en: 'Customers whose every order was cancelled are counted too.',
        },
      },
      {
        sql: "SELECT COUNT(DISTINCT customer_id) AS buyer_count FROM orders WHERE status = 'delivered'",
        mark: "= 'delivered'",
        message: {
          vi: 'Đơn chưa giao cũng là đơn không bị hủy. Khách chỉ có đơn chưa giao đang bị bỏ sót.',
          en: 'An order not delivered yet is not cancelled either. Customers who have only such orders are not counted here.',
        },
      },
      {
        sql: 'SELECT COUNT(*) AS buyer_count FROM customers',
        mark: 'from customers',
        message: {
          vi: 'Đây là số khách của nhà sách, kể cả những người chưa đặt đơn nào.',
          en: 'This is the number of all customers, including those who never ordered.',
        },
      },
    ],
    compare: { kind: 'result', types: { buyer_count: 'integer' } },
  },
  {
    id: 'sql-10-03',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Danh mục 13 có bao nhiêu đầu sách (mỗi hàng của `books` là một đầu sách), và trong kho còn tất cả bao nhiêu cuốn của những đầu sách đó? Trả về hai số nguyên `title_count` và `copies`; khi danh mục không có đầu sách nào thì cả hai là 0.',
      en: 'How many titles are there in category 13 (each row of `books` is one title), and how many copies of them are in stock altogether? Return two whole numbers, `title_count` and `copies`; when the category has no titles, both are 0.',
    },
    starter: 'SELECT  AS title_count,\n        AS copies\nFROM books\nWHERE category_id = 13;',
    hints: [
      {
        vi: 'Khi không có hàng nào, SUM là gì? Hàm nào của ngày 6 thay được giá trị đó?',
        en: 'What is SUM when there are no rows? Which function of day 6 can replace that value?',
      },
    ],
    solutions: [
      {
        sql: 'SELECT COUNT(*) AS title_count, COALESCE(SUM(stock), 0) AS copies\nFROM books\nWHERE category_id = 13;',
      },
      {
        sql: 'SELECT COUNT(*) AS title_count,\n       CASE WHEN COUNT(*) = 0 THEN 0 ELSE SUM(stock) END AS copies\nFROM books\nWHERE category_id = 13;',
        note: {
          vi: 'Dài hơn, nhưng ghi rõ lý do: khi không có hàng nào thì tổng là 0.',
          en: 'Longer, but it states the reason: without rows the total is 0.',
        },
      },
    ],
    wrong: [
      {
        sql: 'SELECT COUNT(*) AS title_count, SUM(COALESCE(stock, 0)) AS copies FROM books WHERE category_id = 13',
        mark: 'sum \\( (?:coalesce|ifnull)',
        message: {
          vi: 'COALESCE trong SUM chỉ thay giá trị của từng hàng, mà ở đây không có hàng nào. Hãy đặt COALESCE ngoài SUM.',
          en: 'Inside SUM, COALESCE replaces values row by row, and here there are no rows. Put COALESCE around SUM.',
        },
      },
      {
        sql: 'SELECT COUNT(*) AS title_count, SUM(stock) AS copies FROM books WHERE category_id = 13',
        mark: '^(?!.*\\b(?:coalesce|ifnull|case)\\b).*sum \\(',
        message: {
          vi: 'Khi không có hàng nào, SUM là NULL, không phải 0.',
          en: 'When there are no rows, SUM is NULL, not 0.',
        },
      },
      {
        sql: 'SELECT COUNT(*) AS title_count, COUNT(stock) AS copies FROM books WHERE category_id = 13',
        mark: 'count \\( stock \\)',
        message: {
          vi: '`COUNT(stock)` đếm đầu sách, không cộng số cuốn. Khi danh mục có sách thì kết quả này sai.',
          en: '`COUNT(stock)` counts titles instead of adding up copies. When the category has books, the result is wrong.',
        },
      },
      {
        sql: 'SELECT COUNT(DISTINCT title) AS title_count, COALESCE(SUM(stock), 0) AS copies FROM books WHERE category_id = 13',
        mark: 'count \\( distinct title \\)',
        message: {
          vi: '`COUNT(DISTINCT title)` đếm hai đầu sách trùng tên thành một. Mỗi hàng của `books` là một đầu sách.',
          en: '`COUNT(DISTINCT title)` counts two titles with the same name once. Each row of `books` is one title.',
        },
      },
      {
        sql: 'SELECT COUNT(*) AS title_count, COALESCE(SUM(DISTINCT stock), 0) AS copies FROM books WHERE category_id = 13',
        mark: 'sum \\( distinct',
        message: {
          vi: '`SUM(DISTINCT stock)` chỉ cộng một lần khi hai đầu sách còn số cuốn bằng nhau.',
          en: '`SUM(DISTINCT stock)` adds a number only once when two titles have equally many copies.',
        },
      },
    ],
    compare: { kind: 'result', types: { title_count: 'integer', copies: 'integer' } },
    hidden: [
      {
        about: {
          vi: 'Một đầu sách của danh mục 13 có nhiều tác giả.',
          en: 'A title in category 13 has several authors.',
        },
        sql: 'UPDATE books SET category_id = 13 WHERE book_id = 22;',
      },
    ],
  },
  {
    id: 'sql-10-04',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Với những dòng đơn hàng bán từ 2 cuốn trở lên, giá bán trung bình của một cuốn (không phải của một dòng) là bao nhiêu? Trả về một số không làm tròn, `avg_price`.',
      en: 'On the order lines of 2 copies and more, what is the average selling price of one copy (not of one line)? Return one number without rounding, `avg_price`.',
    },
    starter: 'SELECT  AS avg_price\nFROM order_items\nWHERE quantity >= 2;',
    hints: [
      {
        vi: 'Hãy chia tổng tiền cho tổng số cuốn.',
        en: 'Divide the total amount by the total number of copies.',
      },
      {
        vi: 'Cả hai tổng đều là số nguyên. Phép chia hai số nguyên bỏ mất gì?',
        en: 'Both totals are integers. What does dividing two integers lose?',
      },
    ],
    solutions: [
      {
        sql: 'SELECT 1.0 * SUM(unit_price * quantity) / SUM(quantity) AS avg_price\nFROM order_items\nWHERE quantity >= 2;',
      },
      {
        sql: 'SELECT CAST(SUM(unit_price * quantity) AS DOUBLE PRECISION) / SUM(quantity) AS avg_price\nFROM order_items\nWHERE quantity >= 2;',
        note: {
          vi: '`DOUBLE PRECISION` là số dấu phẩy động trên cả hai hệ. CAST nói rõ ý định hơn là nhân với 1.0.',
          en: '`DOUBLE PRECISION` is a floating-point number on both engines. CAST says what is meant more clearly than multiplying by 1.0.',
        },
      },
    ],
    wrong: [
      {
        sql: 'SELECT AVG(unit_price) AS avg_price FROM order_items WHERE quantity >= 2',
        mark: 'avg \\( (?:\\w+ \\. )?unit_price \\)|sum \\( (?:\\w+ \\. )?unit_price \\).*/ count',
        message: {
          vi: 'Đây là giá trung bình của một dòng: dòng nào cũng được tính một lần. Dòng bán ba cuốn phải được tính ba lần.',
          en: 'This is the average over lines: every line counts once. A line of three copies must count three times.',
        },
      },
      {
        sql: 'SELECT SUM(unit_price * quantity) / SUM(quantity) AS avg_price FROM order_items WHERE quantity >= 2',
        mark: '^(?!.*(?:1\\.0 \\*|\\bcast\\b|::|\\bround\\b)).*/ sum',
        message: {
          vi: 'Công thức đúng, nhưng đây là số nguyên chia số nguyên nên phần lẻ bị bỏ.',
          en: 'The formula is right, but this divides two integers, so the fraction is dropped.',
        },
      },
      {
        sql: 'SELECT CAST(SUM(unit_price * quantity) AS NUMERIC) / SUM(quantity) AS avg_price FROM order_items WHERE quantity >= 2',
        mark: 'as (?:numeric|decimal) \\)',
        engine: 'sqlite',
        message: {
          vi: 'SQLite không có kiểu thập phân: CAST sang NUMERIC giữ nguyên số nguyên, nên đây vẫn là số nguyên chia số nguyên. Hãy nhân với 1.0.',
          en: 'SQLite has no decimal type: a CAST to NUMERIC leaves an integer an integer, so this still divides two integers. Multiply by 1.0.',
        },
      },
      {
        sql: 'SELECT ROUND(1.0 * SUM(unit_price * quantity) / SUM(quantity)) AS avg_price FROM order_items WHERE quantity >= 2',
        mark: 'round \\(',
        message: {
          vi: 'Công thức đúng, nhưng đề cần số không làm tròn. Hãy bỏ ROUND.',
          en: 'The formula is right, but the task asks for the number without rounding. Leave ROUND out.',
        },
      },
      {
        sql: 'SELECT AVG(unit_price * quantity) AS avg_price FROM order_items WHERE quantity >= 2',
        mark: 'avg \\([^)]*\\*|/ count',
        message: {
          vi: 'Đây là số tiền trung bình của một dòng, không phải của một cuốn.',
          en: 'This is the average amount of a line, not of a copy.',
        },
      },
      {
        sql: 'SELECT 1.0 * SUM(unit_price) / SUM(quantity) AS avg_price FROM order_items WHERE quantity >= 2',
        mark: 'sum \\( (?:\\w+ \\. )?unit_price \\).*/ sum',
        message: {
          vi: 'Tử số thiếu số cuốn: tiền của một dòng là `unit_price * quantity`.',
          en: 'The numerator lacks the number of copies: the amount of a line is `unit_price * quantity`.',
        },
      },
      {
        sql: 'SELECT 1.0 * SUM(unit_price * quantity) / SUM(quantity) AS avg_price FROM order_items WHERE quantity > 2',
        mark: 'quantity > 2|quantity >= 3',
        message: {
          vi: '“Từ 2 cuốn trở lên” gồm cả những dòng bán đúng 2 cuốn.',
          en: '“2 copies and more” includes lines of exactly 2 copies.',
        },
      },
    ],
    // A small tolerance, so that a result rounded to a few decimals does not pass as an unrounded one.
    compare: { kind: 'result', tolerance: 1e-12, types: { avg_price: 'number' } },
  },
  {
    id: 'sql-10-05',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Trong những đơn có trạng thái khác `cancelled`, bao nhiêu phần trăm có trạng thái `delivered`? Trả về một số từ 0 đến 100, không làm tròn, `delivered_percent`.',
      en: 'Of the orders whose status is not `cancelled`, what percentage has the status `delivered`? Return one number from 0 to 100, without rounding, `delivered_percent`.',
    },
    starter: 'SELECT  AS delivered_percent\nFROM orders\n',
    hints: [
      {
        vi: 'Nếu mỗi đơn là số 100 hoặc số 0, trung bình của chúng là một tỉ lệ phần trăm.',
        en: 'If each order is a 100 or a 0, their average is a percentage.',
      },
      {
        vi: 'AVG bỏ qua NULL. Đơn chưa giao phải là 0, không phải NULL.',
        en: 'AVG skips NULL. An order not delivered must be 0, not NULL.',
      },
    ],
    solutions: [
      {
        sql: "SELECT AVG(CASE WHEN status = 'delivered' THEN 100.0 ELSE 0 END) AS delivered_percent\nFROM orders\nWHERE status <> 'cancelled';",
      },
      {
        sql: "SELECT 100.0 * SUM(CASE WHEN status = 'delivered' THEN 1 ELSE 0 END) / COUNT(*) AS delivered_percent\nFROM orders\nWHERE status <> 'cancelled';",
        note: {
          vi: 'Tử số và mẫu số được viết riêng. `100.0` đứng đầu nên phép chia giữ phần lẻ.',
          en: 'Numerator and denominator are written out. `100.0` comes first, so the division keeps its fraction.',
        },
      },
    ],
    wrong: [
      {
        sql: "SELECT AVG(CASE WHEN status = 'delivered' THEN 100.0 END) AS delivered_percent FROM orders WHERE status <> 'cancelled'",
        mark: 'avg \\( case (?!.*\\belse\\b)',
        message: {
          vi: 'CASE không có ELSE nên đơn chưa giao là NULL, và AVG bỏ qua NULL: chỉ còn các số 100. Hãy thêm `ELSE 0`.',
          en: 'Without ELSE an order not delivered is NULL, and AVG skips NULL: only 100s are left. Add `ELSE 0`.',
        },
      },
      {
        sql: "SELECT AVG(CASE WHEN status = 'delivered' THEN 100.0 ELSE 0 END) AS delivered_percent FROM orders",
        mark: "^(?!.*'cancelled')",
        message: {
          vi: 'Mẫu số đang gồm cả đơn bị hủy.',
          en: 'The denominator includes the cancelled orders.',
        },
      },
      {
        sql: "SELECT COUNT(CASE WHEN status = 'delivered' THEN 1 END) / COUNT(*) * 100 AS delivered_percent FROM orders WHERE status <> 'cancelled'",
        mark: '/ (?:count|sum) \\( .* \\) (?:\\) )?\\* 100|100(?:\\.0)? \\* \\( ',
        message: {
          vi: 'Hai số nguyên được chia trước, và phần lẻ bị bỏ nên thương là 0. Nhân 100 sau đó vẫn là 0.',
          en: 'The two integers are divided first and the fraction is dropped, which leaves 0. Multiplied by 100 that is still 0.',
        },
      },
      {
        sql: "SELECT 100 * COUNT(CASE WHEN status = 'delivered' THEN 1 END) / COUNT(*) AS delivered_percent FROM orders WHERE status <> 'cancelled'",
        mark: '^(?!.*\\d\\.\\d).*(?:\\b100 \\*|\\* 100\\b)',
        message: {
          vi: 'Số nguyên chia số nguyên bỏ mất phần lẻ của tỉ lệ. Hãy viết `100.0`.',
          en: 'Dividing integers drops the fraction of the percentage. Write `100.0`.',
        },
      },
      {
        sql: "SELECT 100.0 * SUM(CASE WHEN status = 'delivered' THEN 1 END) / COUNT(*) AS delivered_percent FROM orders WHERE status <> 'cancelled'",
        mark: 'sum \\( case (?!.*\\belse\\b)',
        message: {
          vi: 'Khi chưa đơn nào được giao, CASE không có ELSE chỉ trả về NULL, nên SUM là NULL và tỉ lệ cũng là NULL. Hãy thêm `ELSE 0`.',
          en: 'When no order has been delivered, the CASE without ELSE returns only NULL, so SUM is NULL and the percentage too. Add `ELSE 0`.',
        },
      },
      {
        sql: "SELECT 100.0 * COUNT(CASE WHEN status = 'delivered' THEN 1 ELSE 0 END) / COUNT(*) AS delivered_percent FROM orders WHERE status <> 'cancelled'",
        mark: 'count \\( case .*else 0',
        message: {
          vi: 'COUNT đếm mọi giá trị khác NULL, và giá trị trong ngoặc ở đây không bao giờ là NULL, nên đơn nào cũng được đếm. Hãy dùng SUM, hoặc CASE không có ELSE.',
          en: 'COUNT counts every value that is not NULL, and the value in the parentheses here is never NULL, so all orders are counted. Use SUM, or a CASE without ELSE.',
        },
      },
      {
        sql: "SELECT 100.0 * COUNT(status = 'delivered') / COUNT(*) AS delivered_percent FROM orders WHERE status <> 'cancelled'",
        mark: "count \\( (?:\\w+ \\. )?status = 'delivered' \\)",
        message: {
          vi: 'Phép so sánh là đúng hoặc sai, và cả hai đều khác NULL, nên COUNT đếm mọi đơn. Hãy đặt trong COUNT một CASE không có ELSE.',
          en: 'The comparison is true or false, and neither is NULL, so COUNT counts every order. Put a CASE without ELSE inside COUNT.',
        },
      },
      {
        sql: "SELECT AVG(CASE WHEN status = 'delivered' THEN 1.0 ELSE 0 END) AS delivered_percent FROM orders WHERE status <> 'cancelled'",
        mark: '^(?!.*\\b100\\b)',
        message: {
          vi: 'Đây là tỉ lệ từ 0 đến 1. Phần trăm là tỉ lệ này nhân với 100.',
          en: 'This is the share from 0 to 1. The percentage is this share times 100.',
        },
      },
      {
        sql: "SELECT ROUND(AVG(CASE WHEN status = 'delivered' THEN 100.0 ELSE 0 END), 1) AS delivered_percent FROM orders WHERE status <> 'cancelled'",
        mark: 'round \\(',
        message: {
          vi: 'Cách tính đúng, nhưng đề cần số không làm tròn. Hãy bỏ ROUND.',
          en: 'The calculation is right, but the task asks for the number without rounding. Leave ROUND out.',
        },
      },
    ],
    compare: { kind: 'result', tolerance: 1e-12, types: { delivered_percent: 'number' } },
  },
];
