import type { SqlExercise } from '../../../src/features/sql-lab/core/grading/exercise';

/** Window frames: the row before, running totals, peers, and the month that has no row. */
export const DAY_20_A: readonly SqlExercise[] = [
  {
    id: 'sql-20-07',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Bên cạnh thời điểm của mỗi đơn, hãy ghi thời điểm của đơn ngay trước, theo thứ tự `order_id`. Truy vấn có sẵn chỉ thiếu một biểu thức. Trả về `order_id`, `ordered_at` và `previous_at` (đơn đầu tiên là NULL), không cần sắp xếp.',
      en: 'Beside the time of each order, show the time of the order just before it, in the order of `order_id`. Only one expression is missing from the query below. Return `order_id`, `ordered_at` and `previous_at` (NULL for the first order), in any order.',
    },
    starter: 'SELECT order_id, ordered_at,\n        AS previous_at\nFROM orders;',
    hints: [
      {
        vi: '`LAG(cột)` lấy giá trị của hàng trước; OVER nói thứ tự nào.',
        en: '`LAG(column)` takes the value of the row before; OVER says in which order.',
      },
    ],
    solutions: [
      {
        sql: 'SELECT order_id, ordered_at,\n       LAG(ordered_at) OVER (ORDER BY order_id) AS previous_at\nFROM orders;',
      },
    ],
    wrong: [
      {
        sql: 'SELECT order_id, ordered_at, LEAD(ordered_at) OVER (ORDER BY order_id) AS previous_at FROM orders',
        mark: 'lead \\(',
        message: {
          vi: 'LEAD lấy giá trị của hàng sau. Đề cần hàng trước.',
          en: 'LEAD takes the value of the row after. The task asks for the row before.',
        },
      },
      {
        sql: 'SELECT order_id, ordered_at, LAG(ordered_at) OVER (PARTITION BY customer_id ORDER BY order_id) AS previous_at FROM orders',
        mark: 'partition by',
        message: {
          vi: 'PARTITION BY làm LAG chỉ nhìn trong một phần của các đơn. Đề cần đơn ngay trước trong cả bảng.',
          en: 'With PARTITION BY, LAG looks only within a part of the orders. The task asks for the order just before in the whole table.',
        },
      },
      {
        sql: 'SELECT order_id, ordered_at, LAG(order_id) OVER (ORDER BY order_id) AS previous_at FROM orders',
        mark: 'lag \\( (?:\\w+ \\. )?order_id',
        message: {
          vi: 'LAG đang lấy mã của đơn trước. Đề cần thời điểm của đơn đó.',
          en: 'LAG takes the id of the order before. The task asks for its time.',
        },
      },
    ],
    compare: { kind: 'result' },
  },
  {
    id: 'sql-20-01',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Hãy xếp nhân viên theo ngày vào làm (`hired_on`); nếu cùng ngày thì mã lớn hơn xếp trước. Với mỗi nhân viên, trả về `employee_id`, `hired_on` và `previous_id` (mã của người xếp ngay trước; người đầu tiên là NULL), không cần sắp xếp.',
      en: 'Put the employees in the order of their hiring date (`hired_on`); on the same date the higher id comes first. For each employee return `employee_id`, `hired_on` and `previous_id` (the id of the employee just before; NULL for the first), in any order.',
    },
    starter: 'SELECT employee_id, hired_on,\n       LAG() OVER () AS previous_id\nFROM employees;',
    hints: [
      {
        vi: 'LAG cần biết lấy cột nào, và OVER cần biết thứ tự của các hàng.',
        en: 'LAG has to know which column to take, and OVER the order of the rows.',
      },
    ],
    solutions: [
      {
        sql: 'SELECT employee_id, hired_on,\n       LAG(employee_id) OVER (ORDER BY hired_on, employee_id DESC) AS previous_id\nFROM employees;',
      },
    ],
    wrong: [
      {
        sql: 'SELECT employee_id, hired_on, LEAD(employee_id) OVER (ORDER BY hired_on, employee_id DESC) AS previous_id FROM employees',
        mark: 'lead \\( .* over \\( order by (?:\\w+ \\. )?hired_on (?:asc )?,',
        message: {
          vi: 'LEAD lấy giá trị của hàng sau. Đề cần người xếp ngay trước.',
          en: 'LEAD takes the value of the row after. The task asks for the employee just before.',
        },
      },
      {
        sql: 'SELECT employee_id, hired_on, LAG(employee_id) OVER (ORDER BY employee_id) AS previous_id FROM employees',
        mark: 'order by (?:\\w+ \\. )?employee_id',
        message: {
          vi: 'Thứ tự trong OVER đang là thứ tự mã. Đề cần thứ tự ngày vào làm.',
          en: 'OVER orders the rows by id. The task asks for the order of the hiring dates.',
        },
      },
      {
        sql: 'SELECT employee_id, hired_on, LAG(employee_id, 1, 0) OVER (ORDER BY hired_on, employee_id DESC) AS previous_id FROM employees',
        mark: 'lag \\( .*, 1 , 0 \\)',
        message: {
          vi: 'Người đầu tiên không có ai ở trước, nên `previous_id` phải là NULL, không phải 0: không nhân viên nào có mã 0.',
          en: 'Nobody comes before the first employee, so `previous_id` has to be NULL, not 0: no employee has the id 0.',
        },
      },
      {
        sql: 'SELECT employee_id, hired_on, LAG(employee_id) OVER (PARTITION BY manager_id ORDER BY hired_on, employee_id DESC) AS previous_id FROM employees',
        mark: 'partition by',
        message: {
          vi: 'PARTITION BY làm LAG chỉ nhìn trong một nhóm. Đề xếp mọi nhân viên trong một dãy.',
          en: 'With PARTITION BY, LAG looks within one group only. The task puts all employees into one sequence.',
        },
      },
      {
        sql: 'SELECT employee_id, hired_on, LAG(employee_id) OVER (ORDER BY hired_on, employee_id) AS previous_id FROM employees',
        mark: 'order by (?:\\w+ \\. )?hired_on (?:asc )?, (?:\\w+ \\. )?employee_id (?!desc)',
        message: {
          vi: 'Nếu cùng ngày vào làm thì mã lớn hơn xếp trước, nên `employee_id` phải xếp giảm dần.',
          en: 'On the same date the higher id comes first, so `employee_id` has to be in descending order.',
        },
      },
      {
        sql: 'SELECT employee_id, hired_on, LAG(hired_on) OVER (ORDER BY hired_on, employee_id DESC) AS previous_id FROM employees',
        mark: 'lag \\( (?:\\w+ \\. )?hired_on',
        message: {
          vi: '`previous_id` phải là mã của người xếp trước, không phải ngày vào làm của người đó.',
          en: '`previous_id` has to be the id of the employee before, not the hiring date.',
        },
      },
    ],
    compare: { kind: 'result' },
    equivalent: [
      {
        sql: 'SELECT employee_id, hired_on, LAG(employee_id) OVER (ORDER BY hired_on ASC, employee_id DESC NULLS FIRST) AS "previous_id" FROM "employees"',
        reason: 'employee_id is the primary key, so it is never NULL.',
      },
    ],
  },
  {
    id: 'sql-20-02',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Trong mỗi danh mục, hãy xếp các đầu sách theo giá từ cao xuống thấp; nếu cùng giá thì `book_id` lớn hơn xếp trước. Trả về `category_id`, `book_id` và `running_stock`: số cuốn trong kho cộng dồn từ đầu sách đầu tiên của danh mục đến hết đầu sách đó. Không cần sắp xếp kết quả.',
      en: 'Within each category put the books in the order of their price, highest first; at the same price the higher `book_id` comes first. Return `category_id`, `book_id` and `running_stock`: the copies in stock added up from the first book of the category up to and including this book. The result may be in any order.',
    },
    starter: 'SELECT category_id, book_id,\n       SUM(stock) OVER () AS running_stock\nFROM books;',
    hints: [
      {
        vi: 'Mỗi danh mục cộng riêng, nên OVER cần PARTITION BY.',
        en: 'Each category is added up on its own, so OVER needs PARTITION BY.',
      },
      {
        vi: 'Hai đầu sách cùng giá là hai hàng đồng hạng. Làm sao để tổng đi từng hàng một?',
        en: 'Two books of the same price are peers. What makes the total go row by row?',
      },
    ],
    solutions: [
      {
        sql: 'SELECT category_id, book_id,\n       SUM(stock) OVER (PARTITION BY category_id ORDER BY price DESC, book_id DESC) AS running_stock\nFROM books;',
      },
    ],
    wrong: [
      {
        sql: 'SELECT category_id, book_id, SUM(stock) OVER (PARTITION BY category_id ORDER BY price DESC) AS running_stock FROM books',
        mark: 'order by (?:\\w+ \\. )?price desc \\)',
        message: {
          vi: 'Khung mặc định gồm cả các hàng đồng hạng, nên hai đầu sách cùng giá được cộng cùng một lúc. Hãy thêm `book_id` vào ORDER BY.',
          en: 'The default frame takes in the peers, so two books of the same price are added at once. Add `book_id` to ORDER BY.',
        },
      },
      {
        sql: 'SELECT category_id, book_id, SUM(stock) OVER (PARTITION BY category_id ORDER BY price DESC ROWS UNBOUNDED PRECEDING) AS running_stock FROM books',
        mark: 'order by (?:\\w+ \\. )?price desc rows (?:between )?unbounded',
        engine: 'sqlite',
        message: {
          vi: 'Với ROWS mà còn hàng đồng hạng thì hàng nào được cộng trước không được quy định. Hãy thêm khóa duy nhất vào ORDER BY.',
          en: 'With ROWS and peers, which peer is added first is not defined. Add a unique key to ORDER BY.',
        },
      },
      {
        sql: 'SELECT category_id, book_id, SUM(stock) OVER (PARTITION BY category_id) AS running_stock FROM books',
        mark: 'partition by (?:\\w+ \\. )?category_id \\)',
        message: {
          vi: 'Không có ORDER BY thì khung là cả danh mục, nên hàng nào cũng có tổng của cả danh mục.',
          en: 'Without ORDER BY the frame is the whole category, so each row has the total of the category.',
        },
      },
      {
        sql: 'SELECT category_id, book_id, SUM(stock) OVER (ORDER BY price DESC, book_id DESC) AS running_stock FROM books',
        mark: 'over \\( order by',
        message: {
          vi: 'Tổng đang cộng qua cả nhà sách. Hãy chia phân vùng theo danh mục.',
          en: 'The total runs over the whole shop. Divide the rows by category.',
        },
      },
      {
        sql: 'SELECT category_id, book_id, SUM(stock) OVER (PARTITION BY category_id ORDER BY price, book_id DESC) AS running_stock FROM books',
        mark: 'order by (?:\\w+ \\. )?price (?:asc )?,',
        message: {
          vi: 'Thứ tự đang là giá từ thấp đến cao.',
          en: 'The order is from the lowest price to the highest.',
        },
      },
      {
        sql: 'SELECT category_id, book_id, SUM(stock) OVER (PARTITION BY category_id ORDER BY price DESC, book_id) AS running_stock FROM books',
        mark: 'price desc , (?:\\w+ \\. )?book_id (?!desc)',
        message: {
          vi: 'Nếu cùng giá thì `book_id` lớn hơn xếp trước, nên khóa này phải xếp giảm dần.',
          en: 'At the same price the higher `book_id` comes first, so this key has to be in descending order.',
        },
      },
    ],
    compare: { kind: 'result', types: { running_stock: 'integer' } },
    hidden: [
      {
        about: {
          vi: 'Có một đầu sách với mã lớn, chỉ rẻ hơn một đầu sách khác cùng danh mục 1 đồng.',
          en: 'One title with a large id is a single dong cheaper than another one of its category.',
        },
        sql: "INSERT INTO books (book_id, title, category_id, price, stock) VALUES (2000000, 'Biển xanh', 7, 174999, 3);",
      },
    ],
  },
  {
    id: 'sql-20-03',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Với mỗi khách hàng, nhà sách đã có bao nhiêu khách tính đến hết ngày khách đó tham gia (`joined_on`), kể cả những người tham gia cùng ngày? Trả về `customer_id`, `joined_on`, `member_count`, không cần sắp xếp.',
      en: 'For each customer: how many customers did the shop have by the end of the day on which that customer joined (`joined_on`), everyone who joined on that day included? Return `customer_id`, `joined_on`, `member_count`, in any order.',
    },
    starter: 'SELECT customer_id, joined_on,\n        AS member_count\nFROM customers;',
    hints: [
      {
        vi: 'Hai khách tham gia cùng ngày phải có cùng `member_count`. Khung nào gồm cả các hàng đồng hạng?',
        en: 'Two customers who joined on the same day must have the same `member_count`. Which frame takes in the peers?',
      },
    ],
    solutions: [
      {
        sql: 'SELECT customer_id, joined_on,\n       COUNT(*) OVER (ORDER BY joined_on) AS member_count\nFROM customers;',
      },
      {
        sql: 'SELECT c.customer_id, c.joined_on, COUNT(*) AS member_count\nFROM customers AS c\nJOIN customers AS e ON e.joined_on <= c.joined_on\nGROUP BY c.customer_id, c.joined_on;',
        note: {
          vi: 'Tự kết nối của ngày 14 cũng ra kết quả này: mỗi khách được ghép với mọi người tham gia không muộn hơn.',
          en: 'The self join of day 14 gives the same: each customer is paired with everyone who joined no later.',
        },
      },
    ],
    wrong: [
      {
        sql: 'SELECT customer_id, joined_on, COUNT(*) OVER (ORDER BY joined_on, customer_id) AS member_count FROM customers',
        mark: 'count \\( .* \\) over \\( order by (?:\\w+ \\. )?joined_on (?:asc )?, ',
        message: {
          vi: 'Thêm `customer_id` thì không còn hàng nào đồng hạng, nên người tham gia cùng ngày nhưng có mã lớn hơn chưa được đếm. Ở câu này, khung mặc định với một khóa mới đúng.',
          en: 'With `customer_id` added no row has a peer, so those who joined on the same day with a higher id are not counted. Here the default frame with one key is right.',
        },
      },
      {
        sql: 'SELECT customer_id, joined_on, ROW_NUMBER() OVER (ORDER BY joined_on, customer_id) AS member_count FROM customers',
        mark: 'row_number',
        message: {
          vi: 'ROW_NUMBER đánh hai số khác nhau cho hai khách tham gia cùng ngày. Đề cần cùng một số.',
          en: 'ROW_NUMBER gives two customers who joined on the same day different numbers. The task asks for the same number.',
        },
      },
      {
        sql: 'SELECT customer_id, joined_on, RANK() OVER (ORDER BY joined_on) AS member_count FROM customers',
        mark: 'rank \\(',
        message: {
          vi: 'RANK đếm những người tham gia trước ngày đó rồi cộng 1, nên thiếu những người cùng ngày.',
          en: 'RANK counts those who joined before that day and adds 1, so it misses the others of the same day.',
        },
      },
      {
        sql: 'SELECT customer_id, joined_on, COUNT(*) OVER () AS member_count FROM customers',
        mark: 'over \\( \\)',
        message: {
          vi: 'OVER để trống thì hàng nào cũng có tổng số khách.',
          en: 'With an empty OVER each row has the number of all customers.',
        },
      },
      {
        sql: 'SELECT customer_id, joined_on, COUNT(*) OVER (PARTITION BY joined_on) AS member_count FROM customers',
        mark: 'partition by',
        message: {
          vi: 'PARTITION BY chỉ đếm những người của riêng ngày đó.',
          en: 'PARTITION BY counts only those of that one day.',
        },
      },
      {
        sql: 'SELECT customer_id, joined_on, COUNT(*) OVER (ORDER BY joined_on ROWS UNBOUNDED PRECEDING) AS member_count FROM customers',
        mark: 'rows (?:between )?unbounded',
        message: {
          vi: 'ROWS đếm từng hàng, nên trong hai khách tham gia cùng ngày, một người bị đếm thiếu.',
          en: 'ROWS counts row by row, so of two customers who joined on the same day one is given too few.',
        },
      },
    ],
    compare: { kind: 'result', types: { member_count: 'integer' } },
    equivalent: [
      {
        sql: 'SELECT DISTINCT "c".customer_id, "c".joined_on, COUNT(*) AS "member_count" FROM "customers" AS "c" INNER JOIN "customers" AS "e" ON "e".joined_on <= "c".joined_on GROUP BY "c".customer_id, "c".joined_on',
        reason: 'customer_id is the primary key of customers, so no two rows are alike.',
      },
      {
        sql: 'SELECT "c".customer_id, "c".joined_on, COUNT(*) AS "member_count" FROM "customers" AS "c" INNER JOIN "customers" AS "e" ON "e".joined_on <= "c".joined_on GROUP BY "c".customer_id',
        reason: 'The first key is a primary key, so the second has one value in each group.',
      },
      {
        sql: 'SELECT "c".customer_id, "c".joined_on, COUNT(*) AS "member_count" FROM "customers" AS "c" LEFT JOIN "customers" AS "e" ON "e".joined_on <= "c".joined_on GROUP BY "c".customer_id, "c".joined_on',
        reason: 'Each customer is paired at least with itself.',
      },
    ],
  },
  {
    id: 'sql-20-04',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Ở bài này có thêm bảng `months` (`n`, `month`) với 18 nhãn tháng từ `2024-01` đến `2025-06`. Với mỗi tháng của bảng đó, trả về `month`, `order_count` (số đơn không bị hủy đặt trong tháng, nếu không có thì là 0) và `change` (số đơn của tháng đó trừ số đơn của tháng lịch ngay trước; tháng đầu tiên là NULL), không cần sắp xếp.',
      en: 'This exercise has one more table, `months` (`n`, `month`), with the 18 month labels from `2024-01` to `2025-06`. For each month of that table return `month`, `order_count` (orders of that month that were not cancelled, 0 if there are none) and `change` (the orders of that month minus those of the calendar month just before; NULL for the first month), in any order.',
    },
    starter:
      'WITH counted AS (\n  SELECT m.month,  AS order_count\n  FROM months AS m\n  \n  GROUP BY m.month\n)\nSELECT month, order_count,\n        AS change\nFROM counted;',
    hints: [
      {
        vi: 'Nhãn tháng của một đơn là `SUBSTR(CAST(o.ordered_at AS TEXT), 1, 7)`.',
        en: 'The month label of an order is `SUBSTR(CAST(o.ordered_at AS TEXT), 1, 7)`.',
      },
      {
        vi: 'Tháng không có đơn phải có một hàng. Phép ghép nào giữ đủ 18 tháng, và điều kiện về trạng thái phải nằm ở đâu?',
        en: 'A month without orders needs a row. Which join keeps all 18 months, and where does the condition on the status belong?',
      },
    ],
    solutions: [
      {
        sql: "WITH counted AS (\n  SELECT m.month, COUNT(o.order_id) AS order_count\n  FROM months AS m\n  LEFT JOIN orders AS o\n    ON SUBSTR(CAST(o.ordered_at AS TEXT), 1, 7) = m.month AND o.status <> 'cancelled'\n  GROUP BY m.month\n)\nSELECT month, order_count,\n       order_count - LAG(order_count) OVER (ORDER BY month) AS change\nFROM counted;",
      },
    ],
    wrong: [
      {
        sql: "WITH counted AS (SELECT SUBSTR(CAST(o.ordered_at AS TEXT), 1, 7) AS month, COUNT(*) AS order_count FROM orders AS o WHERE o.status <> 'cancelled' GROUP BY SUBSTR(CAST(o.ordered_at AS TEXT), 1, 7)) SELECT month, order_count, order_count - LAG(order_count) OVER (ORDER BY month) AS change FROM counted",
        mark: '^(?!.*\\bmonths\\b)',
        message: {
          vi: 'Tháng không có đơn không có hàng nào ở đây, nên tháng sau đó bị so với tháng không liền trước. Hãy bắt đầu từ bảng `months`.',
          en: 'A month without orders has no row here, so the month after it is compared with a month that is not the one before. Start from the table `months`.',
        },
      },
      {
        sql: "WITH counted AS (   SELECT m.month, COUNT(o.order_id) AS order_count   FROM months AS m   JOIN orders AS o     ON SUBSTR(CAST(o.ordered_at AS TEXT), 1, 7) = m.month AND o.status <> 'cancelled'   GROUP BY m.month ) SELECT month, order_count,        order_count - LAG(order_count) OVER (ORDER BY month) AS change FROM counted;",
        mark: '^(?!.*left ).*months',
        message: {
          vi: 'JOIN bỏ mất tháng không có đơn. Hãy dùng LEFT JOIN để giữ đủ 18 tháng.',
          en: 'JOIN drops the month without orders. Use LEFT JOIN to keep all 18 months.',
        },
      },
      {
        sql: "WITH counted AS (   SELECT m.month, COUNT(o.order_id) AS order_count   FROM months AS m   LEFT JOIN orders AS o     ON SUBSTR(CAST(o.ordered_at AS TEXT), 1, 7) = m.month   WHERE o.status <> 'cancelled'   GROUP BY m.month ) SELECT month, order_count,        order_count - LAG(order_count) OVER (ORDER BY month) AS change FROM counted;",
        mark: 'where .*status',
        message: {
          vi: 'Điều kiện trong WHERE bỏ hàng bù của tháng không có đơn. Hãy đặt điều kiện về đơn trong ON.',
          en: 'The condition in WHERE drops the row of the month without orders. Put conditions on orders into ON.',
        },
      },
      {
        sql: "WITH counted AS (   SELECT m.month, COUNT(*) AS order_count   FROM months AS m   LEFT JOIN orders AS o     ON SUBSTR(CAST(o.ordered_at AS TEXT), 1, 7) = m.month AND o.status <> 'cancelled'   GROUP BY m.month ) SELECT month, order_count,        order_count - LAG(order_count) OVER (ORDER BY month) AS change FROM counted;",
        mark: 'count \\( \\* \\)',
        message: {
          vi: 'COUNT(*) đếm cả hàng bù, nên tháng không có đơn được 1. Hãy đếm `o.order_id`.',
          en: 'COUNT(*) counts the row without a match too, so a month without orders gets 1. Count `o.order_id`.',
        },
      },
      {
        sql: 'WITH counted AS (   SELECT m.month, COUNT(o.order_id) AS order_count   FROM months AS m   LEFT JOIN orders AS o     ON SUBSTR(CAST(o.ordered_at AS TEXT), 1, 7) = m.month   GROUP BY m.month ) SELECT month, order_count,        order_count - LAG(order_count) OVER (ORDER BY month) AS change FROM counted;',
        mark: "^(?!.*'cancelled')",
        message: {
          vi: 'Truy vấn đang tính cả đơn bị hủy.',
          en: 'The query counts cancelled orders too.',
        },
      },
      {
        sql: "WITH counted AS (   SELECT m.month, COUNT(o.order_id) AS order_count   FROM months AS m   LEFT JOIN orders AS o     ON SUBSTR(CAST(o.ordered_at AS TEXT), 1, 7) = m.month AND o.status <> 'cancelled'   GROUP BY m.month ) SELECT month, order_count,        order_count - LAG(order_count, 1, 0) OVER (ORDER BY month) AS change FROM counted;",
        mark: 'lag \\( (?:\\w+ \\. )?order_count , 1 , 0 \\)',
        message: {
          vi: 'Tháng đầu không có tháng trước, nên `change` phải là NULL, không phải cả số đơn.',
          en: 'The first month has none before it, so `change` has to be NULL, not the whole count.',
        },
      },
      {
        sql: "WITH counted AS (   SELECT m.month, COUNT(o.order_id) AS order_count   FROM months AS m   LEFT JOIN orders AS o     ON SUBSTR(CAST(o.ordered_at AS TEXT), 1, 7) = m.month AND o.status <> 'cancelled'   GROUP BY m.month ) SELECT month, order_count,        LAG(order_count) OVER (ORDER BY month) - order_count AS change FROM counted;",
        mark: '\\) - order_count',
        message: {
          vi: 'Hiệu đang lấy tháng trước trừ tháng này, nên dấu bị ngược: tháng tăng lại ra số âm.',
          en: 'The difference is the month before minus this month, so its sign is wrong: a month that rises gets a negative number.',
        },
      },
    ],
    promises: { fixed: ['months'] },
    compare: { kind: 'result', types: { order_count: 'integer' } },
    setup:
      "CREATE TABLE months (n INTEGER PRIMARY KEY, month TEXT NOT NULL); INSERT INTO months (n, month) VALUES (1, '2024-01'), (2, '2024-02'), (3, '2024-03'), (4, '2024-04'), (5, '2024-05'), (6, '2024-06'), (7, '2024-07'), (8, '2024-08'), (9, '2024-09'), (10, '2024-10'), (11, '2024-11'), (12, '2024-12'), (13, '2025-01'), (14, '2025-02'), (15, '2025-03'), (16, '2025-04'), (17, '2025-05'), (18, '2025-06');",
    equivalent: [
      {
        sql: 'WITH "counted" AS (SELECT "m".month, COUNT("o".order_id) AS "order_count" FROM "months" AS "m" LEFT JOIN "orders" AS "o" ON SUBSTR(CAST("o".ordered_at AS TEXT), 1, 7) = "m".month AND "o".status <> \'cancelled\' GROUP BY "m".month) SELECT DISTINCT month, order_count, order_count - LAG(order_count) OVER (ORDER BY month ASC) AS "change" FROM "counted"',
        reason: 'GROUP BY leaves one row for each key, so no two rows are alike.',
      },
      {
        sql: 'WITH "counted" AS (SELECT DISTINCT "m".month, COUNT("o".order_id) AS "order_count" FROM "months" AS "m" LEFT JOIN "orders" AS "o" ON SUBSTR(CAST("o".ordered_at AS TEXT), 1, 7) = "m".month AND "o".status <> \'cancelled\' GROUP BY "m".month) SELECT month, order_count, order_count - LAG(order_count) OVER (ORDER BY month ASC) AS "change" FROM "counted"',
        reason: 'GROUP BY leaves one row for each key, so no two rows are alike.',
      },
      {
        sql: 'WITH "counted" AS (SELECT "m".month, COUNT(DISTINCT "o".order_id) AS "order_count" FROM "months" AS "m" LEFT JOIN "orders" AS "o" ON SUBSTR(CAST("o".ordered_at AS TEXT), 1, 7) = "m".month AND "o".status <> \'cancelled\' GROUP BY "m".month) SELECT month, order_count, order_count - LAG(order_count) OVER (ORDER BY month ASC) AS "change" FROM "counted"',
        reason: 'order_id is the primary key and each order has one month, so no order is counted twice.',
      },
      {
        sql: 'WITH "counted" AS (SELECT "m".month, COUNT("o".order_id) AS "order_count" FROM "months" AS "m" LEFT JOIN "orders" AS "o" ON SUBSTR("o".ordered_at, 1, 7) = "m".month AND "o".status <> \'cancelled\' GROUP BY "m".month) SELECT month, order_count, order_count - LAG(order_count) OVER (ORDER BY month ASC) AS "change" FROM "counted"',
        reason: 'On SQLite ordered_at is text without CAST too.',
      },
      {
        sql: 'WITH "counted" AS (SELECT "m".month, COUNT("o".order_id) AS "order_count" FROM "months" AS "m" LEFT JOIN "orders" AS "o" ON SUBSTR(CAST("o".ordered_at AS TEXT), 1, 7) = "m".month AND "o".status <> \'cancelled\' GROUP BY "m".month) SELECT month, order_count, order_count - LAG(order_count) OVER () AS "change" FROM "counted"',
        reason:
          'SQLite groups by month in the order of month, so the window sees the rows in that order whatever they are.',
      },
      {
        sql: 'WITH "counted" AS (SELECT "m".month, COUNT("o".order_id) AS "order_count" FROM "months" AS "m" LEFT JOIN "orders" AS "o" ON SUBSTR(CAST("o".ordered_at AS TEXT), 1, 7) = "m".month AND "o".status <> \'cancelled\' GROUP BY "m".month) SELECT month, order_count, order_count - LAG(order_count) OVER (ORDER BY month ASC NULLS LAST) AS "change" FROM "counted"',
        reason: 'The sort key is never NULL.',
      },
    ],
  },
];
