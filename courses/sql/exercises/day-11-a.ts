import type { SqlExercise } from '../../../src/features/sql-lab/core/grading/exercise';

/** GROUP BY: one row per key, where NULL is a key too, and which columns may be selected beside the key. */
export const DAY_11_A: readonly SqlExercise[] = [
  {
    id: 'sql-11-07',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Mỗi danh mục (`category_id`) có bao nhiêu đầu sách? Truy vấn có sẵn chỉ thiếu một mệnh đề. Trả về `category_id` và `title_count` (số đầu sách), không cần sắp xếp.',
      en: 'How many titles does each category (`category_id`) have? Only one clause is missing from the query below. Return `category_id` and `title_count` (number of titles), in any order.',
    },
    starter: 'SELECT category_id, COUNT(*) AS title_count\nFROM books\n',
    hints: [
      {
        vi: 'Những đầu sách nào phải vào cùng một nhóm?',
        en: 'Which titles have to be in the same group?',
      },
    ],
    solutions: [{ sql: 'SELECT category_id, COUNT(*) AS title_count\nFROM books\nGROUP BY category_id;' }],
    wrong: [
      {
        sql: 'SELECT category_id, COUNT(*) AS title_count FROM books',
        mark: '^(?!.*group by)',
        engine: 'sqlite',
        message: {
          vi: 'Chưa có GROUP BY, nên cả bảng là một nhóm và kết quả chỉ có một hàng.',
          en: 'There is no GROUP BY, so the whole table is one group and the result has only one row.',
        },
      },
      {
        sql: 'SELECT category_id, COUNT(*) AS title_count FROM books GROUP BY book_id',
        mark: 'group by .*(?:book_id|title|isbn)',
        message: {
          vi: 'Khóa nhóm này chia mỗi đầu sách thành một nhóm, nên số đếm nào cũng là 1. Đề cần một hàng cho mỗi danh mục.',
          en: 'This grouping key puts each title into a group of its own, so every count is 1. The task asks for one row for each category.',
        },
      },
    ],
    compare: { kind: 'result', types: { category_id: 'integer', title_count: 'integer' } },
    equivalent: [
      {
        sql: 'SELECT DISTINCT category_id, COUNT(*) AS "title_count" FROM "books" GROUP BY category_id',
        reason: 'GROUP BY leaves one row for each key, and the key is selected, so no two rows are alike.',
      },
    ],
  },
  {
    id: 'sql-11-01',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Mỗi thành phố có bao nhiêu khách, và bao nhiêu người trong số đó đã cho biết email (`email` khác NULL)? Trả về `city`, `customer_count` (số khách) và `with_email` (số khách có email, không có ai thì là 0), không cần sắp xếp. Những khách chưa rõ thành phố cũng là một hàng, và ở đó `city` là NULL.',
      en: 'How many customers are there in each city, and how many of them have given an email address (`email` is not NULL)? Return `city`, `customer_count` (number of customers) and `with_email` (number of customers with an email address, 0 if there are none), in any order. Customers whose city is not known are one row as well, in which `city` is NULL.',
    },
    starter: 'SELECT city,\n        AS customer_count,\n        AS with_email\nFROM customers\n',
    hints: [
      {
        vi: 'Những khách nào phải vào cùng một nhóm? Cột đó là khóa nhóm.',
        en: 'Which customers have to be in the same group? That column is the grouping key.',
      },
      {
        vi: '`COUNT(*)` đếm hàng, `COUNT(cột)` đếm những hàng mà cột đó khác NULL.',
        en: '`COUNT(*)` counts rows, `COUNT(column)` counts the rows whose column is not NULL.',
      },
    ],
    solutions: [
      {
        sql: 'SELECT city,\n       COUNT(*) AS customer_count,\n       COUNT(email) AS with_email\nFROM customers\nGROUP BY city;',
      },
    ],
    wrong: [
      {
        sql: 'SELECT city, COUNT(*) AS customer_count, COUNT(email) AS with_email FROM customers WHERE city IS NOT NULL GROUP BY city',
        mark: 'city is not null|city <>|city !=',
        message: {
          vi: 'Truy vấn đang bỏ những khách chưa rõ thành phố. GROUP BY xếp họ vào một nhóm, và đề cần cả nhóm đó.',
          en: 'The query drops the customers whose city is not known. GROUP BY puts them into one group, and the task asks for that group too.',
        },
      },
      {
        sql: 'SELECT city, COUNT(city) AS customer_count, COUNT(email) AS with_email FROM customers GROUP BY city',
        mark: 'count \\( (?:\\w+ \\. )?city \\)',
        message: {
          vi: '`COUNT(city)` bỏ qua NULL, nên ở nhóm chưa rõ thành phố, số khách là 0.',
          en: '`COUNT(city)` skips NULL, so the group without a city has 0 customers.',
        },
      },
      {
        sql: 'SELECT city, COUNT(*) AS customer_count, COUNT(*) AS with_email FROM customers GROUP BY city',
        mark: 'count \\( (?:\\*|\\d|customer_id|full_name) \\) (?:as )?"?with_email',
        message: {
          vi: '`with_email` đang đếm mọi khách, kể cả người chưa cho biết email.',
          en: '`with_email` counts every customer, even those who have given no email address.',
        },
      },
      {
        sql: 'SELECT city, COUNT(*) AS customer_count, COUNT(email) AS with_email FROM customers',
        mark: '^(?!.*group by)',
        engine: 'sqlite',
        message: {
          vi: 'Chưa có GROUP BY, nên cả bảng là một nhóm. Trên SQLite, ô `city` chỉ là thành phố của một khách bất kỳ.',
          en: 'There is no GROUP BY, so the whole table is one group. On SQLite, `city` is just the city of an arbitrary customer.',
        },
      },
      {
        sql: 'SELECT city, COUNT(*) AS customer_count, COUNT(CASE WHEN email IS NOT NULL THEN 1 ELSE 0 END) AS with_email FROM customers GROUP BY city',
        mark: 'count \\( case .*\\belse 0\\b',
        message: {
          vi: '`ELSE 0` cũng khác NULL, nên COUNT đếm mọi khách. Hãy bỏ `ELSE 0`.',
          en: '`ELSE 0` is not NULL either, so COUNT counts every customer. Leave out `ELSE 0`.',
        },
      },
      {
        sql: 'SELECT city, COUNT(*) AS customer_count, SUM(CASE WHEN email IS NOT NULL THEN 1 END) AS with_email FROM customers GROUP BY city',
        mark: 'sum \\( case when (?:\\w+ \\. )?email is not null then 1 end',
        message: {
          vi: 'Khi cả nhóm chưa ai cho biết email, SUM không có gì để cộng nên là NULL. Đề cần số 0: hãy dùng COUNT.',
          en: 'If nobody in a group has given an email address, SUM has nothing to add up and is NULL. The task asks for 0: use COUNT.',
        },
      },
    ],
    compare: { kind: 'result', types: { city: 'text', customer_count: 'integer', with_email: 'integer' } },
    equivalent: [
      {
        sql: 'SELECT DISTINCT city, COUNT(*) AS "customer_count", COUNT(email) AS "with_email" FROM "customers" GROUP BY city',
        reason: 'GROUP BY leaves one row for each key, and the key is selected, so no two rows are alike.',
      },
      {
        sql: 'SELECT city, COUNT(*) AS "customer_count", COUNT(DISTINCT email) AS "with_email" FROM "customers" GROUP BY city',
        reason: 'email is UNIQUE.',
      },
    ],
  },
  {
    id: 'sql-11-02',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Trong sáu tháng đầu năm 2025, mỗi tháng có bao nhiêu đơn ở mỗi trạng thái? Trả về `month` (chuỗi như `2025-01`), `status` và `order_count` (số đơn). Mỗi cặp tháng và trạng thái có đơn là một hàng. Sắp xếp theo tháng tăng dần. Trong cùng một tháng, trạng thái có nhiều đơn hơn đứng trước; nếu số đơn bằng nhau thì xếp theo `status`.',
      en: 'In the first six months of 2025, how many orders does each month have in each status? Return `month` (text such as `2025-01`), `status` and `order_count` (number of orders). Each pair of month and status that has orders is one row. Sort by month, the earliest first. Within a month, the status with more orders comes first; if the numbers are equal, sort by `status`.',
    },
    starter:
      'SELECT SUBSTR(CAST(ordered_at AS TEXT), 1, 7) AS month,\n       status,\n        AS order_count\nFROM orders\n',
    hints: [
      {
        vi: 'Khóa nhóm gồm hai phần: nhãn tháng và trạng thái.',
        en: 'The grouping key has two parts: the label of the month and the status.',
      },
      {
        vi: 'ORDER BY có thể có ba phần, và DESC chỉ đi với phần đứng ngay trước từ này.',
        en: 'ORDER BY may have three parts, and DESC belongs only to the part right before it.',
      },
    ],
    solutions: [
      {
        sql: "SELECT SUBSTR(CAST(ordered_at AS TEXT), 1, 7) AS month,\n       status,\n       COUNT(*) AS order_count\nFROM orders\nWHERE ordered_at >= '2025-01-01 00:00:00' AND ordered_at < '2025-07-01 00:00:00'\nGROUP BY month, status\nORDER BY month, order_count DESC, status;",
      },
    ],
    wrong: [
      {
        sql: "SELECT SUBSTR(CAST(ordered_at AS TEXT), 1, 7) AS month, status, COUNT(*) AS order_count FROM orders WHERE ordered_at >= '2025-01-01' AND ordered_at < '2025-07-01' GROUP BY month ORDER BY month, order_count DESC, status",
        mark: '^(?!.*group by .*status.*order by)(?!.*group by .*\\b2\\b.*order by)',
        engine: 'sqlite',
        message: {
          vi: 'Khóa nhóm mới chỉ có tháng, nên mỗi tháng là một hàng. SQLite lấy `status` từ một đơn bất kỳ của tháng đó.',
          en: 'The grouping key is only the month, so each month is one row. SQLite takes `status` from an arbitrary order of that month.',
        },
      },
      {
        sql: "SELECT SUBSTR(CAST(ordered_at AS TEXT), 1, 7) AS month, status, COUNT(*) AS order_count FROM orders WHERE ordered_at >= '2025-01-01' AND ordered_at <= '2025-06-30' GROUP BY month, status ORDER BY month, order_count DESC, status",
        mark: "and '2025-06-30'|<= '2025-06-30'|< '2025-06-30'",
        message: {
          vi: "`'2025-06-30'` là 0 giờ ngày 30 tháng 6, nên truy vấn bỏ sót những đơn trong ngày cuối tháng. Hãy viết `< '2025-07-01'`.",
          en: "`'2025-06-30'` is midnight at the beginning of 30 June, so the query misses the orders of the last day. Write `< '2025-07-01'`.",
        },
      },
      {
        sql: "SELECT SUBSTR(CAST(ordered_at AS TEXT), 1, 7) AS month, status, COUNT(*) AS order_count FROM orders WHERE ordered_at >= '2025-01-01' AND ordered_at < '2025-07-01' GROUP BY month, status ORDER BY month, status",
        mark: '^(?!.*order by .* desc)',
        message: {
          vi: 'Các hàng đã đúng. Nhưng trong một tháng, trạng thái có nhiều đơn hơn phải đứng trước.',
          en: 'The rows are right. But within a month, the status with more orders has to come first.',
        },
      },
      {
        sql: "SELECT SUBSTR(CAST(ordered_at AS TEXT), 1, 7) AS month, status, COUNT(*) AS order_count FROM orders WHERE ordered_at >= '2025-01-01' AND ordered_at < '2025-07-01' GROUP BY month, status ORDER BY month, order_count DESC",
        mark: 'desc$',
        engine: 'sqlite',
        message: {
          vi: 'Khi hai trạng thái có số đơn bằng nhau, thứ tự của chúng chưa được xác định. Đề cần xếp tiếp theo `status`.',
          en: 'When two statuses have equally many orders, their order is left open. The task asks to sort by `status` then.',
        },
      },
      {
        sql: "SELECT SUBSTR(CAST(ordered_at AS TEXT), 6, 2) AS month, status, COUNT(*) AS order_count FROM orders WHERE ordered_at >= '2025-01-01' AND ordered_at < '2025-07-01' GROUP BY month, status ORDER BY month, order_count DESC, status",
        mark: ', 6 , 2 \\)|%m',
        message: {
          vi: 'Nhãn tháng thiếu năm. Đề cần một chuỗi như `2025-01`.',
          en: 'The label of the month has no year. The task asks for text such as `2025-01`.',
        },
      },
      {
        sql: 'SELECT SUBSTR(CAST(ordered_at AS TEXT), 1, 7) AS month, status, COUNT(*) AS order_count FROM orders GROUP BY month, status ORDER BY month, order_count DESC, status',
        mark: '^(?!.*(?:where|having))',
        message: {
          vi: 'Truy vấn đang tính mọi tháng có đơn. Đề chỉ xét sáu tháng đầu năm 2025.',
          en: 'The query takes every month that has orders. The task is about the first six months of 2025.',
        },
      },
    ],
    compare: { kind: 'result', order: true, types: { month: 'text', status: 'text', order_count: 'integer' } },
    hidden: [
      {
        about: {
          vi: 'Có tháng mà một trạng thái có hơn mười đơn.',
          en: 'In one month more than ten orders have the same status.',
        },
        sql: "UPDATE orders SET ordered_at = '2025-02-10 10:00:00', status = 'paid' WHERE order_id BETWEEN 1 AND 12;",
      },
    ],
    equivalent: [
      {
        sql: 'SELECT DISTINCT SUBSTR(CAST(ordered_at AS TEXT), 1, 7) AS "month", status, COUNT(*) AS "order_count" FROM "orders" WHERE ordered_at >= \'2025-01-01 00:00:00\' AND ordered_at < \'2025-07-01 00:00:00\' GROUP BY month, status ORDER BY month ASC, order_count DESC, status ASC',
        reason: 'GROUP BY leaves one row for each key, and the key is selected, so no two rows are alike.',
      },
      {
        sql: 'SELECT SUBSTR(ordered_at, 1, 7) AS "month", status, COUNT(*) AS "order_count" FROM "orders" WHERE ordered_at >= \'2025-01-01 00:00:00\' AND ordered_at < \'2025-07-01 00:00:00\' GROUP BY month, status ORDER BY month ASC, order_count DESC, status ASC',
        reason: 'On SQLite ordered_at is text without CAST too.',
      },
    ],
  },
  {
    id: 'sql-11-03',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Với mỗi nhân viên có ít nhất một đơn trong `orders`, hãy đếm đơn theo trạng thái. Trả về `employee_id`, `order_count` (mọi đơn), `delivered_count` (đơn có trạng thái `delivered`) và `cancelled_count` (đơn có trạng thái `cancelled`), không cần sắp xếp. Mỗi nhân viên là một hàng. Không có đơn nào ở một trạng thái thì số đếm là 0. Đơn trực tuyến, tức là đơn không có nhân viên bán hàng, không được tính.',
      en: 'For each employee with at least one order in `orders`, count the orders by status. Return `employee_id`, `order_count` (all orders), `delivered_count` (orders with the status `delivered`) and `cancelled_count` (orders with the status `cancelled`), in any order. Each employee is one row. Where there is no order with a status, the count is 0. Online orders, which have no employee, do not count.',
    },
    starter:
      'SELECT employee_id,\n        AS order_count,\n        AS delivered_count,\n        AS cancelled_count\nFROM orders\n',
    hints: [
      {
        vi: 'Kết quả có mấy hàng cho mỗi nhân viên? Vậy khóa nhóm là gì?',
        en: 'How many rows of the result does an employee have? So what is the grouping key?',
      },
      {
        vi: 'CASE phải nằm trong hàm tổng hợp: điều kiện về `status` được xét cho từng đơn, trước khi đếm.',
        en: 'CASE has to be inside the aggregate function: the condition on `status` is decided for each order, before counting.',
      },
    ],
    solutions: [
      {
        sql: "SELECT employee_id,\n       COUNT(*) AS order_count,\n       COUNT(CASE WHEN status = 'delivered' THEN 1 END) AS delivered_count,\n       COUNT(CASE WHEN status = 'cancelled' THEN 1 END) AS cancelled_count\nFROM orders\nWHERE employee_id IS NOT NULL\nGROUP BY employee_id;",
      },
      {
        sql: "SELECT employee_id,\n       COUNT(*) AS order_count,\n       SUM(CASE WHEN status = 'delivered' THEN 1 ELSE 0 END) AS delivered_count,\n       SUM(CASE WHEN status = 'cancelled' THEN 1 ELSE 0 END) AS cancelled_count\nFROM orders\nGROUP BY employee_id\nHAVING employee_id IS NOT NULL;",
        note: {
          vi: 'Cách này cộng các số 1 và 0, và bỏ nhóm NULL ở HAVING. `employee_id` là khóa nhóm, nên đặt điều kiện ở WHERE hay HAVING đều được.',
          en: 'This way adds up ones and zeros, and drops the NULL group in HAVING. `employee_id` is the grouping key, so the condition may be in WHERE or in HAVING.',
        },
      },
    ],
    wrong: [
      {
        sql: "SELECT employee_id, COUNT(*) AS order_count, CASE WHEN status = 'delivered' THEN COUNT(*) ELSE 0 END AS delivered_count, CASE WHEN status = 'cancelled' THEN COUNT(*) ELSE 0 END AS cancelled_count FROM orders WHERE employee_id IS NOT NULL GROUP BY employee_id",
        mark: 'then (?:count|sum) \\(',
        engine: 'sqlite',
        message: {
          vi: 'CASE đang đứng ngoài hàm tổng hợp, nên `status` là một cột ngoài GROUP BY: SQLite lấy trạng thái của một đơn bất kỳ cho cả nhóm. Hãy đặt CASE vào trong COUNT.',
          en: 'CASE is outside the aggregate function, so `status` is a column outside GROUP BY: SQLite takes the status of an arbitrary order for the whole group. Put the CASE inside COUNT.',
        },
      },
      {
        sql: "SELECT employee_id, COUNT(*) AS order_count, COUNT(CASE WHEN status = 'delivered' THEN 1 END) AS delivered_count, COUNT(CASE WHEN status = 'cancelled' THEN 1 END) AS cancelled_count FROM orders WHERE employee_id IS NOT NULL GROUP BY employee_id, status",
        mark: 'group by .*status',
        message: {
          vi: '`status` trong GROUP BY tách mỗi nhân viên thành nhiều hàng. Đề cần một hàng cho mỗi nhân viên.',
          en: '`status` in GROUP BY splits each employee into several rows. The task asks for one row for each employee.',
        },
      },
      {
        sql: "SELECT employee_id, COUNT(*) AS order_count, COUNT(CASE WHEN status = 'delivered' THEN 1 END) AS delivered_count, COUNT(CASE WHEN status = 'cancelled' THEN 1 END) AS cancelled_count FROM orders GROUP BY employee_id",
        mark: '^(?!.*is not null)',
        message: {
          vi: 'Kết quả đang có nhóm NULL, tức là các đơn trực tuyến. Nhóm này không phải là một nhân viên.',
          en: 'The result has the NULL group, which is the online orders. That group is not an employee.',
        },
      },
      {
        sql: "SELECT employee_id, COUNT(*) AS order_count, SUM(CASE WHEN status = 'delivered' THEN 1 END) AS delivered_count, SUM(CASE WHEN status = 'cancelled' THEN 1 END) AS cancelled_count FROM orders WHERE employee_id IS NOT NULL GROUP BY employee_id",
        mark: "sum \\( case when (?:\\w+ \\. )?status = '\\w+' then 1 end",
        message: {
          vi: 'Khi một nhân viên không có đơn nào ở trạng thái đó, SUM chỉ nhận NULL nên cũng là NULL. Đề cần số 0: hãy thêm `ELSE 0`, hoặc dùng COUNT.',
          en: 'If an employee has no order with that status, SUM gets only NULLs and is NULL itself. The task asks for 0: add `ELSE 0`, or use COUNT.',
        },
      },
      {
        sql: "SELECT employee_id, COUNT(*) AS order_count, COUNT(CASE WHEN status = 'delivered' THEN 1 ELSE 0 END) AS delivered_count, COUNT(CASE WHEN status = 'cancelled' THEN 1 ELSE 0 END) AS cancelled_count FROM orders WHERE employee_id IS NOT NULL GROUP BY employee_id",
        mark: 'count \\( case .* else 0 end',
        message: {
          vi: 'COUNT đếm mọi giá trị khác NULL, kể cả 0, nên cả ba cột bằng nhau. Hãy bỏ `ELSE 0`, hoặc dùng SUM.',
          en: 'COUNT counts every value that is not NULL, 0 included, so all three columns are equal. Leave out `ELSE 0`, or use SUM.',
        },
      },
      {
        sql: "SELECT employee_id, COUNT(*) AS order_count, COUNT(status = 'delivered') AS delivered_count, COUNT(status = 'cancelled') AS cancelled_count FROM orders WHERE employee_id IS NOT NULL GROUP BY employee_id",
        mark: 'count \\( (?:\\w+ \\. )?status = ',
        message: {
          vi: 'COUNT đếm mọi giá trị khác NULL, kể cả FALSE, nên cả ba cột bằng nhau. Hãy đếm một CASE không có ELSE.',
          en: 'COUNT counts every value that is not NULL, FALSE included, so all three columns are equal. Count a CASE without ELSE.',
        },
      },
      {
        sql: "SELECT employee_id, COUNT(*) AS order_count, COUNT(*) AS delivered_count, 0 AS cancelled_count FROM orders WHERE employee_id IS NOT NULL AND status = 'delivered' GROUP BY employee_id",
        mark: 'where .*status (?:=|in)',
        message: {
          vi: 'WHERE bỏ những đơn ở trạng thái khác trước khi đếm, nên `order_count` không còn là số của mọi đơn. Hãy đặt điều kiện về `status` trong hàm tổng hợp.',
          en: 'WHERE drops the orders with other statuses before anything is counted, so `order_count` is no longer the number of all orders. Put the condition on `status` inside the aggregate function.',
        },
      },
    ],
    compare: {
      kind: 'result',
      types: { order_count: 'integer', delivered_count: 'integer', cancelled_count: 'integer' },
    },
    equivalent: [
      {
        sql: 'SELECT DISTINCT employee_id, COUNT(*) AS "order_count", COUNT(CASE WHEN status = \'delivered\' THEN 1 END) AS "delivered_count", COUNT(CASE WHEN status = \'cancelled\' THEN 1 END) AS "cancelled_count" FROM "orders" WHERE employee_id IS NOT NULL GROUP BY employee_id',
        reason: 'GROUP BY leaves one row for each key, and the key is selected, so no two rows are alike.',
      },
      {
        sql: 'SELECT employee_id, COUNT(employee_id) AS "order_count", COUNT(CASE WHEN status = \'delivered\' THEN 1 END) AS "delivered_count", COUNT(CASE WHEN status = \'cancelled\' THEN 1 END) AS "cancelled_count" FROM "orders" WHERE employee_id IS NOT NULL GROUP BY employee_id',
        reason: 'Rows or groups without an employee are dropped, so employee_id is not NULL where it counts.',
      },
      {
        sql: 'SELECT employee_id, COUNT(*) AS "order_count", COUNT(CASE WHEN status = \'delivered\' THEN 0 END) AS "delivered_count", COUNT(CASE WHEN status = \'cancelled\' THEN 1 END) AS "cancelled_count" FROM "orders" WHERE employee_id IS NOT NULL GROUP BY employee_id',
        reason: 'COUNT counts values that are not NULL, whatever they are.',
      },
      {
        sql: 'SELECT employee_id, COUNT(*) AS "order_count", COUNT(CASE WHEN status = \'delivered\' THEN 2 END) AS "delivered_count", COUNT(CASE WHEN status = \'cancelled\' THEN 1 END) AS "cancelled_count" FROM "orders" WHERE employee_id IS NOT NULL GROUP BY employee_id',
        reason: 'COUNT counts values that are not NULL, whatever they are.',
      },
      {
        sql: 'SELECT employee_id, COUNT(*) AS "order_count", COUNT(CASE WHEN status = \'delivered\' THEN 1 END) AS "delivered_count", COUNT(CASE WHEN status = \'cancelled\' THEN 0 END) AS "cancelled_count" FROM "orders" WHERE employee_id IS NOT NULL GROUP BY employee_id',
        reason: 'COUNT counts values that are not NULL, whatever they are.',
      },
      {
        sql: 'SELECT employee_id, COUNT(*) AS "order_count", COUNT(CASE WHEN status = \'delivered\' THEN 1 END) AS "delivered_count", COUNT(CASE WHEN status = \'cancelled\' THEN 2 END) AS "cancelled_count" FROM "orders" WHERE employee_id IS NOT NULL GROUP BY employee_id',
        reason: 'COUNT counts values that are not NULL, whatever they are.',
      },
      {
        sql: 'SELECT employee_id, COUNT(*) AS "order_count", SUM(CASE WHEN status = \'delivered\' THEN 1 ELSE 0 END) AS "delivered_count", SUM(CASE WHEN status = \'cancelled\' THEN 1 ELSE 0 END) AS "cancelled_count" FROM "orders" WHERE employee_id IS NOT NULL GROUP BY employee_id',
        reason: 'The condition is on the key alone: dropping the rows drops the group.',
      },
      {
        sql: 'SELECT DISTINCT employee_id, COUNT(*) AS "order_count", SUM(CASE WHEN status = \'delivered\' THEN 1 ELSE 0 END) AS "delivered_count", SUM(CASE WHEN status = \'cancelled\' THEN 1 ELSE 0 END) AS "cancelled_count" FROM "orders" GROUP BY employee_id HAVING employee_id IS NOT NULL',
        reason: 'GROUP BY leaves one row for each key, and the key is selected, so no two rows are alike.',
      },
      {
        sql: 'SELECT employee_id, COUNT(employee_id) AS "order_count", SUM(CASE WHEN status = \'delivered\' THEN 1 ELSE 0 END) AS "delivered_count", SUM(CASE WHEN status = \'cancelled\' THEN 1 ELSE 0 END) AS "cancelled_count" FROM "orders" GROUP BY employee_id HAVING employee_id IS NOT NULL',
        reason: 'Rows or groups without an employee are dropped, so employee_id is not NULL where it counts.',
      },
    ],
  },
];
