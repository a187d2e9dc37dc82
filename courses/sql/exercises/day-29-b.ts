import type { SqlExercise } from '../../../src/features/sql-lab/core/grading/exercise';

/** A condition with arithmetic, and the effect of customers with many orders on an index. */
export const DAY_29_B: readonly SqlExercise[] = [
  {
    id: 'sql-29-04',
    dataset: 'nha_sach',
    engine: 'sqlite',
    setup: 'CREATE INDEX books_by_price ON books (price); CREATE INDEX items_by_book ON order_items (book_id);',
    prompt: {
      vi: 'Nhà sách định giảm giá 10% (giá mới là `price * 9 / 10`). Truy vấn dưới đây lấy những đầu sách có giá mới từ 225.000 đồng trở lên và chưa từng có trong đơn nào, nhưng vừa quét bảng, vừa đếm mọi dòng của đơn. Có chỉ mục trên `books (price)` và trên `order_items (book_id)`. Hãy viết lại để kết quả không đổi và kế hoạch trên SQLite không quét bảng nào. Trong điều kiện, cột phải đứng một mình ở một vế của phép so sánh. Trả về `book_id` và `price`, không cần sắp xếp.',
      en: 'The shop plans a discount of 10% (the new price is `price * 9 / 10`). The query below gets the books whose new price is 225,000 dong or more and that are in no order, but it scans the table and counts all lines of orders. There are indexes on `books (price)` and on `order_items (book_id)`. Rewrite it so that the result stays the same and the plan on SQLite scans no table. In the conditions a column has to stand by itself on one side of a comparison. Return `book_id` and `price` in any order.',
    },
    starter:
      'SELECT b.book_id, b.price\nFROM books AS b\nWHERE b.price * 9 / 10 >= 225000\n  AND (SELECT COUNT(*) FROM order_items AS i WHERE i.book_id + 0 = b.book_id) = 0;',
    hints: [
      {
        vi: 'Giá cũ bao nhiêu thì giá mới đúng bằng 225.000 đồng?',
        en: 'Which old price gives a new price of exactly 225,000 dong?',
      },
      {
        vi: '`i.book_id + 0` cũng là một phép tính trên cột. Và “không có hàng nào” không cần đếm.',
        en: '`i.book_id + 0` is arithmetic on a column, too. And “no rows” needs no count.',
      },
    ],
    solutions: [
      {
        sql: 'SELECT b.book_id, b.price\nFROM books AS b\nWHERE b.price >= 250000\n  AND NOT EXISTS (SELECT 1 FROM order_items AS i WHERE i.book_id = b.book_id);',
      },
      {
        sql: 'SELECT b.book_id, b.price\nFROM books AS b\nLEFT JOIN order_items AS i ON i.book_id = b.book_id\nWHERE b.price >= 250000 AND i.book_id IS NULL;',
      },
    ],
    wrong: [
      {
        sql: 'SELECT b.book_id, b.price FROM books b WHERE b.price * 9 / 10 >= 225000 AND NOT EXISTS (SELECT 1 FROM order_items i WHERE i.book_id = b.book_id)',
        mark: 'price \\* 9 / 10',
        message: {
          vi: 'Kết quả đúng, nhưng `books` vẫn bị quét: cột `price` chưa đứng một mình.',
          en: 'The result is right, but `books` is still scanned: the column `price` does not stand alone.',
        },
      },
      {
        sql: 'SELECT b.book_id, b.price FROM books b WHERE b.price > 250000 AND NOT EXISTS (SELECT 1 FROM order_items i WHERE i.book_id = b.book_id)',
        mark: 'price > 250000',
        certain: true,
        message: {
          vi: 'Giá cũ 250.000 đồng có giá mới đúng 225.000 đồng, nên đầu sách đó phải có mặt.',
          en: 'An old price of 250,000 dong gives a new price of exactly 225,000 dong, so that book belongs to the result.',
        },
      },
      {
        sql: 'SELECT b.book_id, b.price FROM books b WHERE b.price >= 225000 AND NOT EXISTS (SELECT 1 FROM order_items i WHERE i.book_id = b.book_id)',
        mark: 'price >= 225000',
        message: {
          vi: '225.000 đồng là giá sau khi giảm. Hãy đổi về giá cũ.',
          en: '225,000 dong is the price after the discount. Turn it into the old price.',
        },
      },
      {
        sql: 'SELECT b.book_id, b.price FROM books b WHERE b.price >= 250000 AND EXISTS (SELECT 1 FROM order_items i WHERE i.book_id = b.book_id)',
        mark: '(?<!not )exists',
        message: {
          vi: 'Truy vấn đang giữ những đầu sách đã có trong đơn. Đề cần những đầu sách chưa có.',
          en: 'The query keeps the books that are in an order. The task asks for those that are in none.',
        },
      },
    ],
    compare: {
      kind: 'result',
      searches: true,
      computed: '^(?:(?!\\border by\\b).)*(?:\\b(?:price|book_id) [-+*/%]|[-+*/%] (?:\\w+ \\. )?(?:price|book_id)\\b)',
    },
  },
  {
    id: 'sql-29-05',
    dataset: 'orders_big',
    prompt: {
      vi: 'Chỉ mục trên `customer_id` giúp nhiều hay ít còn tùy khách: với khách có rất nhiều đơn, mỗi lần tìm vẫn phải đọc rất nhiều đơn. Hãy điều tra bảng `orders_big`. Khách nào có nhiều hơn 30 lần số đơn trung bình của một khách? Số trung bình là tổng số đơn chia cho số khách khác nhau có trong `orders_big`. Trả về `customer_id`, `order_count` và `percent` (phần trăm trên tổng số đơn, làm tròn hai chữ số sau dấu phẩy), không cần sắp xếp.',
      en: 'How much an index on `customer_id` helps depends on the customer: for one with very many orders each search still reads very many of them. Investigate the table `orders_big`. Which customers have more than 30 times the average number of orders of a customer? The average is the number of orders divided by the number of different customers in `orders_big`. Return `customer_id`, `order_count` and `percent` (of all orders, rounded to two decimals) in any order.',
    },
    starter:
      'SELECT customer_id, COUNT(*) AS order_count\nFROM orders_big\nGROUP BY customer_id\nORDER BY order_count DESC\nLIMIT 10;',
    hints: [
      {
        vi: 'Hãy tìm hai con số trước: tổng số đơn, và số khách khác nhau.',
        en: 'Find two numbers first: how many orders there are, and how many different customers.',
      },
      {
        vi: 'Số trung bình phải được tính trong truy vấn: dữ liệu ẩn có số khác. Hãy cẩn thận với phép chia nguyên.',
        en: 'The average has to be computed in the query: the hidden data have other numbers. Beware of whole-number division.',
      },
    ],
    solutions: [
      {
        sql: 'SELECT customer_id, COUNT(*) AS order_count,\n       ROUND(100.0 * COUNT(*) / (SELECT COUNT(*) FROM orders_big), 2) AS percent\nFROM orders_big\nGROUP BY customer_id\nHAVING COUNT(*) > 30.0 * (SELECT COUNT(*) FROM orders_big) / (SELECT COUNT(DISTINCT customer_id) FROM orders_big);',
      },
      {
        sql: 'WITH counted AS (\n  SELECT customer_id, COUNT(*) AS order_count\n  FROM orders_big\n  GROUP BY customer_id\n),\nshared AS (\n  SELECT customer_id, order_count,\n         AVG(order_count) OVER () AS average,\n         SUM(order_count) OVER () AS total\n  FROM counted\n)\nSELECT customer_id, order_count, ROUND(100.0 * order_count / total, 2) AS percent\nFROM shared\nWHERE order_count > 30 * average;',
        note: {
          vi: 'Cách này đọc bảng một lần: đếm theo khách, rồi tính trung bình bằng hàm cửa sổ.',
          en: 'Reads the table once: counts by customer, then takes the average by a window function.',
        },
      },
    ],
    wrong: [
      {
        sql: 'SELECT customer_id, COUNT(*) AS order_count, ROUND(100.0 * COUNT(*) / 100000, 2) AS percent FROM orders_big GROUP BY customer_id HAVING COUNT(*) > 600',
        mark: '> 600',
        message: {
          vi: '600 chỉ đúng với dữ liệu bạn đang thấy. Hãy tính số trung bình trong truy vấn.',
          en: '600 is right for the data that you see only. Compute the average in the query.',
        },
      },
      {
        sql: 'SELECT customer_id, COUNT(*) AS order_count, ROUND(100 * COUNT(*) / (SELECT COUNT(*) FROM orders_big), 2) AS percent FROM orders_big GROUP BY customer_id HAVING COUNT(*) > 30.0 * (SELECT COUNT(*) FROM orders_big) / (SELECT COUNT(DISTINCT customer_id) FROM orders_big)',
        mark: 'round \\( 100 \\*',
        message: {
          vi: 'Phép chia đang là phép chia nguyên, nên phần lẻ của phần trăm bị mất. Hãy nhân với 100.0.',
          en: 'The division is a whole-number one, so the fraction of the percentage is lost. Multiply by 100.0.',
        },
      },
      {
        sql: 'SELECT customer_id, COUNT(*) AS order_count, ROUND(100.0 * COUNT(*) / (SELECT COUNT(*) FROM orders_big), 2) AS percent FROM orders_big GROUP BY customer_id HAVING COUNT(*) > 30.0 * (SELECT COUNT(*) FROM orders_big) / (SELECT COUNT(*) FROM customers_big)',
        mark: 'from customers_big',
        message: {
          vi: 'Đề chia cho số khách có trong `orders_big`, không phải số khách của bảng `customers_big`.',
          en: 'The task divides by the number of customers in `orders_big`, not in the table `customers_big`.',
        },
      },
      {
        sql: 'SELECT customer_id, COUNT(*) AS order_count, ROUND(100.0 * COUNT(*) / (SELECT COUNT(*) FROM orders_big), 2) AS percent FROM orders_big GROUP BY customer_id ORDER BY order_count DESC LIMIT 10',
        mark: 'limit',
        message: {
          vi: 'Mười khách nhiều đơn nhất không phải là mọi khách vượt ngưỡng: hãy so sánh với 30 lần số trung bình.',
          en: 'The ten customers with the most orders are not those above the limit: compare with 30 times the average.',
        },
      },
      {
        sql: 'SELECT customer_id, COUNT(*) AS order_count, ROUND(1.0 * COUNT(*) / (SELECT COUNT(*) FROM orders_big), 2) AS percent FROM orders_big GROUP BY customer_id HAVING COUNT(*) > 30.0 * (SELECT COUNT(*) FROM orders_big) / (SELECT COUNT(DISTINCT customer_id) FROM orders_big)',
        mark: 'round \\( 1\\.0 \\*',
        message: {
          vi: 'Đó là tỉ lệ. Phần trăm là tỉ lệ nhân 100.',
          en: 'That is a fraction. A percentage is the fraction times 100.',
        },
      },
    ],
    compare: { kind: 'result' },
    hidden: [
      {
        about: {
          vi: 'Có một khách vừa đủ 30 lần số trung bình, và nhiều khách không có đơn nào.',
          en: 'One customer has exactly 30 times the average, and many customers have no orders.',
        },
        sql: 'DELETE FROM orders_big WHERE order_id > 1000; UPDATE orders_big SET customer_id = 101 + order_id % 98; UPDATE orders_big SET customer_id = 1 WHERE order_id <= 300; UPDATE orders_big SET customer_id = 2 WHERE order_id > 300 AND order_id <= 607;',
      },
      {
        about: {
          vi: 'Số trung bình không phải là số nguyên, và mã đơn không liền nhau.',
          en: 'The average is no whole number, and there are gaps between the ids of the orders.',
        },
        sql: 'DELETE FROM orders_big WHERE order_id % 7 <> 0 OR order_id > 2100; UPDATE orders_big SET customer_id = 101 + order_id / 7 % 178; UPDATE orders_big SET customer_id = 1 WHERE order_id <= 315; UPDATE orders_big SET customer_id = 2 WHERE order_id > 315 AND order_id <= 735;',
      },
    ],
    equivalent: [
      {
        sql: 'SELECT DISTINCT customer_id, COUNT(*) AS "order_count", ROUND(100.0 * COUNT(*) / (SELECT COUNT(*) FROM "orders_big"), 2) AS "percent" FROM "orders_big" GROUP BY customer_id HAVING COUNT(*) > 30.0 * (SELECT COUNT(*) FROM "orders_big") / (SELECT COUNT(DISTINCT customer_id) FROM "orders_big")',
        reason: 'The result has one row for each key already.',
      },
      {
        sql: 'WITH "counted" AS (SELECT customer_id, COUNT(*) AS "order_count" FROM "orders_big" GROUP BY customer_id), "shared" AS (SELECT customer_id, order_count, AVG(order_count) OVER () AS "average", SUM(order_count) OVER () AS "total" FROM "counted") SELECT DISTINCT customer_id, order_count, ROUND(100.0 * order_count / total, 2) AS "percent" FROM "shared" WHERE order_count > 30 * average',
        reason: 'The result has one row for each key already.',
      },
      {
        sql: 'WITH "counted" AS (SELECT DISTINCT customer_id, COUNT(*) AS "order_count" FROM "orders_big" GROUP BY customer_id), "shared" AS (SELECT customer_id, order_count, AVG(order_count) OVER () AS "average", SUM(order_count) OVER () AS "total" FROM "counted") SELECT customer_id, order_count, ROUND(100.0 * order_count / total, 2) AS "percent" FROM "shared" WHERE order_count > 30 * average',
        reason: 'The result has one row for each key already.',
      },
      {
        sql: 'WITH "counted" AS (SELECT customer_id, COUNT(*) AS "order_count" FROM "orders_big" GROUP BY customer_id), "shared" AS (SELECT DISTINCT customer_id, order_count, AVG(order_count) OVER () AS "average", SUM(order_count) OVER () AS "total" FROM "counted") SELECT customer_id, order_count, ROUND(100.0 * order_count / total, 2) AS "percent" FROM "shared" WHERE order_count > 30 * average',
        reason: 'The result has one row for each key already.',
      },
    ],
  },
  {
    id: 'sql-29-06',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Truy vấn dưới đây đếm đơn của mọi khách trong một lần đọc, rồi mới ghép. Nhưng truy vấn con còn thiếu một dòng, nên trên SQLite nó chỉ trả về một hàng, còn PostgreSQL báo lỗi. Hãy viết dòng đó. Kết quả có mỗi khách một hàng: `customer_id`, `full_name`, `order_count` (NULL nếu khách chưa có đơn), không cần sắp xếp.',
      en: 'The query below counts the orders of all customers in one pass, and joins afterwards. But its subquery lacks a line, so on SQLite it returns a single row, and PostgreSQL reports an error. Write that line. The result has one row for each customer: `customer_id`, `full_name`, `order_count` (NULL for a customer without orders), in any order.',
    },
    starter:
      'SELECT c.customer_id, c.full_name, r.order_count\nFROM customers AS c\nLEFT JOIN (\n  SELECT customer_id, COUNT(*) AS order_count\n  FROM orders\n  \n) AS r ON r.customer_id = c.customer_id;',
    hints: [
      {
        vi: 'Muốn có mỗi khách một hàng thì truy vấn con phải chia nhóm theo khách.',
        en: 'For one row for each customer, the subquery has to group by customer.',
      },
    ],
    solutions: [
      {
        sql: 'SELECT c.customer_id, c.full_name, r.order_count\nFROM customers AS c\nLEFT JOIN (\n  SELECT customer_id, COUNT(*) AS order_count\n  FROM orders\n  GROUP BY customer_id\n) AS r ON r.customer_id = c.customer_id;',
      },
    ],
    wrong: [
      {
        sql: 'SELECT c.customer_id, c.full_name, r.order_count FROM customers AS c LEFT JOIN (SELECT customer_id, COUNT(*) AS order_count FROM orders GROUP BY order_id, customer_id) AS r ON r.customer_id = c.customer_id',
        mark: 'group by (?:\\w+ \\. )?order_id',
        message: {
          vi: 'Mỗi nhóm chỉ có một đơn, nên khách có ba đơn thành ba hàng. Hãy chia nhóm theo `customer_id`.',
          en: 'Each group has a single order, so a customer with three orders becomes three rows. Group by `customer_id`.',
        },
      },
      {
        sql: 'SELECT c.customer_id, c.full_name, r.order_count FROM customers AS c JOIN (SELECT customer_id, COUNT(*) AS order_count FROM orders GROUP BY customer_id) AS r ON r.customer_id = c.customer_id',
        mark: '^(?!.*\\bleft\\b).*join',
        message: {
          vi: 'Kết nối trong làm mất những khách chưa có đơn. Hãy giữ LEFT JOIN.',
          en: 'An inner join loses the customers without orders. Keep the LEFT JOIN.',
        },
      },
    ],
    compare: { kind: 'result', types: { order_count: 'integer' } },
    equivalent: [
      {
        sql: 'SELECT DISTINCT "c".customer_id, "c".full_name, "r".order_count FROM "customers" AS "c" LEFT JOIN (SELECT customer_id, COUNT(*) AS "order_count" FROM "orders" GROUP BY customer_id) AS "r" ON "r".customer_id = "c".customer_id',
        reason: 'The key of the customers is among the columns, so no two rows are alike.',
      },
      {
        sql: 'SELECT "c".customer_id, "c".full_name, "r".order_count FROM "customers" AS "c" LEFT JOIN (SELECT DISTINCT customer_id, COUNT(*) AS "order_count" FROM "orders" GROUP BY customer_id) AS "r" ON "r".customer_id = "c".customer_id',
        reason: 'GROUP BY leaves one row for each customer, so no two rows are alike.',
      },
    ],
  },
  {
    id: 'sql-29-07',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Những khách nào có ít nhất một đơn đang trên đường giao (`status` là `shipped`)? Mỗi khách một hàng; không cần đếm đơn. Trả về `customer_id`, `full_name`, không cần sắp xếp.',
      en: 'Which customers have at least one order on its way (`status` is `shipped`)? One row for each customer; there is no need to count orders. Return `customer_id`, `full_name`, in any order.',
    },
    starter: 'SELECT c.customer_id, c.full_name\nFROM customers AS c\nWHERE EXISTS (\n  \n);',
    hints: [
      {
        vi: 'Truy vấn con tìm trong `orders` một đơn vừa của khách này, vừa có trạng thái đó.',
        en: 'The subquery looks in `orders` for an order that is of this customer and has that status.',
      },
      {
        vi: 'EXISTS chỉ xét có hàng hay không, nên sau SELECT viết gì cũng được, chẳng hạn `SELECT 1`.',
        en: 'EXISTS only asks whether there is a row, so what follows SELECT does not matter, for example `SELECT 1`.',
      },
    ],
    solutions: [
      {
        sql: "SELECT c.customer_id, c.full_name\nFROM customers AS c\nWHERE EXISTS (\n  SELECT 1 FROM orders AS o\n  WHERE o.customer_id = c.customer_id AND o.status = 'shipped'\n);",
      },
      {
        sql: "SELECT c.customer_id, c.full_name\nFROM customers AS c\nWHERE c.customer_id IN (SELECT o.customer_id FROM orders AS o WHERE o.status = 'shipped');",
        note: {
          vi: 'IN cũng không lặp lại khách nào, dù khách có mấy đơn.',
          en: 'IN repeats no customer either, however many orders there are.',
        },
      },
    ],
    wrong: [
      {
        sql: "SELECT c.customer_id, c.full_name FROM customers AS c JOIN orders AS o ON o.customer_id = c.customer_id WHERE o.status = 'shipped'",
        mark: '^(?!.*\\b(?:exists|distinct|group)\\b).*\\bjoin orders\\b',
        message: {
          vi: 'Phép ghép trả về mỗi đơn một hàng, nên khách có hai đơn như vậy xuất hiện hai lần. EXISTS chỉ xét có hay không.',
          en: 'The join returns a row for each order, so a customer with two such orders appears twice. EXISTS only asks whether there is one.',
        },
      },
      {
        sql: "SELECT c.customer_id, c.full_name FROM customers AS c WHERE EXISTS (SELECT 1 FROM orders AS o WHERE o.status = 'shipped')",
        mark: '^(?!.*customer_id =).*exists \\(',
        message: {
          vi: 'Truy vấn con không nhắc tới khách đang xét, nên chỉ cần một đơn của bất kỳ ai là mọi khách đều có mặt. Hãy thêm `o.customer_id = c.customer_id`.',
          en: 'The subquery does not mention the customer at hand, so an order of anybody brings in every customer. Add `o.customer_id = c.customer_id`.',
        },
      },
      {
        sql: 'SELECT c.customer_id, c.full_name FROM customers AS c WHERE EXISTS (SELECT 1 FROM orders AS o WHERE o.customer_id = c.customer_id)',
        mark: '^(?!.*status).*exists \\(',
        message: {
          vi: 'Truy vấn đang lấy mọi khách có đơn, dù đơn ở trạng thái nào. Hãy thêm điều kiện `status`.',
          en: 'The query takes every customer with an order, whatever its status. Add the condition on `status`.',
        },
      },
    ],
    compare: { kind: 'result' },
  },
];
