import type { SqlExercise } from '../../../src/features/sql-lab/core/grading/exercise';
import { NEW_YEAR } from './moments';

/** HAVING, and what belongs in WHERE; groups combined with topics of earlier days, and months to investigate. */
export const DAY_11_B: readonly SqlExercise[] = [
  {
    id: 'sql-11-04',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Xét những đơn đặt từ đầu ngày 1 tháng 7 năm 2024 trở đi. Trong thời gian đó, những khách nào có ít nhất ba đơn, trong đó ít nhất một đơn bị hủy (trạng thái `cancelled`)? Trả về `customer_id`, `order_count` (mọi đơn trong thời gian đó, kể cả đơn bị hủy) và `cancelled_count` (số đơn bị hủy trong thời gian đó), không cần sắp xếp.',
      en: 'Take the orders placed since the beginning of 1 July 2024. Which customers have at least three orders in that time, of which at least one was cancelled (status `cancelled`)? Return `customer_id`, `order_count` (all orders in that time, cancelled ones included) and `cancelled_count` (number of cancelled orders in that time), in any order.',
    },
    starter: 'SELECT customer_id,\n        AS order_count,\n        AS cancelled_count\nFROM orders\n',
    hints: [
      {
        vi: 'Đề có ba điều kiện. Điều kiện nào xét được khi chỉ nhìn một đơn, và đơn không thỏa điều kiện đó có còn được đếm không?',
        en: 'The task has three conditions. Which can be decided from a single order, and are the orders that fail it still counted?',
      },
      {
        vi: 'Số đơn bị hủy của một nhóm là `COUNT(CASE … END)`. Biểu thức này dùng được cả trong HAVING.',
        en: 'The number of cancelled orders in a group is `COUNT(CASE … END)`. That expression may be used in HAVING too.',
      },
    ],
    solutions: [
      {
        sql: "SELECT customer_id,\n       COUNT(*) AS order_count,\n       COUNT(CASE WHEN status = 'cancelled' THEN 1 END) AS cancelled_count\nFROM orders\nWHERE ordered_at >= '2024-07-01 00:00:00'\nGROUP BY customer_id\nHAVING COUNT(*) >= 3\n   AND COUNT(CASE WHEN status = 'cancelled' THEN 1 END) >= 1;",
      },
    ],
    wrong: [
      {
        sql: "SELECT customer_id, COUNT(*) AS order_count, COUNT(CASE WHEN status = 'cancelled' THEN 1 END) AS cancelled_count FROM orders WHERE ordered_at >= '2024-07-01' AND status = 'cancelled' GROUP BY customer_id HAVING COUNT(*) >= 1",
        mark: "where .*status = 'cancelled'.* group by",
        message: {
          vi: 'WHERE bỏ mọi đơn không bị hủy trước khi đếm, nên `order_count` chỉ là số đơn bị hủy. Đơn không bị hủy vẫn phải được đếm: hãy hỏi về đơn bị hủy sau khi gom nhóm.',
          en: 'WHERE drops all orders that were not cancelled before anything is counted, so `order_count` is only the number of cancelled orders. The other orders have to be counted as well: ask about cancelled orders after grouping.',
        },
      },
      {
        sql: "SELECT customer_id, COUNT(*) AS order_count, COUNT(CASE WHEN status = 'cancelled' THEN 1 END) AS cancelled_count FROM orders WHERE ordered_at >= '2024-07-01' GROUP BY customer_id HAVING COUNT(*) >= 3 AND status = 'cancelled'",
        mark: "having (?:.* and )?\\(? ?(?:\\w+ \\. )?status = 'cancelled'",
        engine: 'sqlite',
        message: {
          vi: 'Trong HAVING, `status` là một cột ngoài GROUP BY: SQLite chỉ xét trạng thái của một đơn bất kỳ trong nhóm. Hãy đếm các đơn bị hủy của nhóm.',
          en: 'In HAVING, `status` is a column outside GROUP BY: SQLite looks at the status of one arbitrary order of the group. Count the cancelled orders of the group.',
        },
      },
      {
        sql: "SELECT customer_id, COUNT(*) AS order_count, COUNT(CASE WHEN status = 'cancelled' THEN 1 END) AS cancelled_count FROM orders WHERE ordered_at >= '2024-07-01' GROUP BY customer_id HAVING COUNT(*) > 3 AND COUNT(CASE WHEN status = 'cancelled' THEN 1 END) >= 1",
        mark: 'count \\( \\* \\) (?:> 3|>= 4)|order_count (?:> 3|>= 4)',
        message: {
          vi: '“Ít nhất ba đơn” gồm cả những khách có đúng ba đơn.',
          en: '“At least three orders” includes the customers with exactly three.',
        },
      },
      {
        sql: "SELECT customer_id, COUNT(*) AS order_count, COUNT(CASE WHEN status = 'cancelled' THEN 1 END) AS cancelled_count FROM orders GROUP BY customer_id HAVING MAX(ordered_at) >= '2024-07-01' AND COUNT(*) >= 3 AND COUNT(CASE WHEN status = 'cancelled' THEN 1 END) >= 1",
        mark: 'having .*ordered_at',
        message: {
          vi: 'Điều kiện về ngày đang nằm ở HAVING, nên nó giữ hay bỏ cả khách. Những đơn trước ngày 1 tháng 7 vẫn bị đếm: hãy bỏ chúng ở WHERE.',
          en: 'The condition on the date is in HAVING, so it keeps or drops the whole customer. Orders before 1 July are still counted: drop them in WHERE.',
        },
      },
      {
        sql: "SELECT customer_id, COUNT(*) AS order_count, COUNT(CASE WHEN status = 'cancelled' THEN 1 END) AS cancelled_count FROM orders GROUP BY customer_id HAVING COUNT(*) >= 3 AND COUNT(CASE WHEN status = 'cancelled' THEN 1 END) >= 1",
        mark: '^(?!.*2024)',
        message: {
          vi: 'Truy vấn đang tính mọi đơn từ trước đến nay. Đề chỉ xét những đơn từ ngày 1 tháng 7 năm 2024.',
          en: 'The query takes all orders that there are. The task is about those since 1 July 2024.',
        },
      },
      {
        sql: "SELECT customer_id, COUNT(*) AS order_count, COUNT(CASE WHEN status = 'cancelled' THEN 1 END) AS cancelled_count FROM orders WHERE ordered_at >= '2024-07-01' GROUP BY customer_id HAVING COUNT(*) >= 3",
        mark: '^(?!.*having .*cancel)',
        message: {
          vi: 'Kết quả đang gồm cả những khách không có đơn nào bị hủy.',
          en: 'The result includes customers without any cancelled order.',
        },
      },
      {
        sql: "SELECT customer_id, COUNT(*) AS order_count, COUNT(CASE WHEN status = 'cancelled' THEN 1 END) AS cancelled_count FROM orders WHERE ordered_at >= '2024-07-01' GROUP BY customer_id HAVING COUNT(*) >= 3 AND COUNT(CASE WHEN status = 'cancelled' THEN 1 END) = 1",
        mark: 'having .* = 1$|having .* = 1 (?:and|order)',
        message: {
          vi: '“Ít nhất một đơn bị hủy” gồm cả những khách có nhiều đơn bị hủy.',
          en: '“At least one cancelled order” includes the customers with several.',
        },
      },
    ],
    compare: { kind: 'result', types: { order_count: 'integer', cancelled_count: 'integer' } },
    equivalent: [
      {
        sql: 'SELECT DISTINCT customer_id, COUNT(*) AS "order_count", COUNT(CASE WHEN status = \'cancelled\' THEN 1 END) AS "cancelled_count" FROM "orders" WHERE ordered_at >= \'2024-07-01 00:00:00\' GROUP BY customer_id HAVING COUNT(*) >= 3 AND COUNT(CASE WHEN status = \'cancelled\' THEN 1 END) >= 1',
        reason: 'GROUP BY leaves one row for each key, and the key is selected, so no two rows are alike.',
      },
      {
        sql: 'SELECT customer_id, COUNT(*) AS "order_count", COUNT(CASE WHEN status = \'cancelled\' THEN 0 END) AS "cancelled_count" FROM "orders" WHERE ordered_at >= \'2024-07-01 00:00:00\' GROUP BY customer_id HAVING COUNT(*) >= 3 AND COUNT(CASE WHEN status = \'cancelled\' THEN 1 END) >= 1',
        reason: 'COUNT counts values that are not NULL, whatever they are.',
      },
      {
        sql: 'SELECT customer_id, COUNT(*) AS "order_count", COUNT(CASE WHEN status = \'cancelled\' THEN 2 END) AS "cancelled_count" FROM "orders" WHERE ordered_at >= \'2024-07-01 00:00:00\' GROUP BY customer_id HAVING COUNT(*) >= 3 AND COUNT(CASE WHEN status = \'cancelled\' THEN 1 END) >= 1',
        reason: 'COUNT counts values that are not NULL, whatever they are.',
      },
      {
        sql: 'SELECT customer_id, COUNT(*) AS "order_count", COUNT(CASE WHEN status = \'cancelled\' THEN 1 END) AS "cancelled_count" FROM "orders" WHERE ordered_at >= \'2024-07-01 00:00:00\' GROUP BY customer_id HAVING COUNT(*) >= 3 AND COUNT(DISTINCT CASE WHEN status = \'cancelled\' THEN 1 END) >= 1',
        reason: 'At least one value is at least one different value.',
      },
      {
        sql: 'SELECT customer_id, COUNT(*) AS "order_count", COUNT(CASE WHEN status = \'cancelled\' THEN 1 END) AS "cancelled_count" FROM "orders" WHERE ordered_at >= \'2024-07-01 00:00:00\' GROUP BY customer_id HAVING COUNT(*) >= 3 AND COUNT(CASE WHEN status = \'cancelled\' THEN 0 END) >= 1',
        reason: 'COUNT counts values that are not NULL, whatever they are.',
      },
      {
        sql: 'SELECT customer_id, COUNT(*) AS "order_count", COUNT(CASE WHEN status = \'cancelled\' THEN 1 END) AS "cancelled_count" FROM "orders" WHERE ordered_at >= \'2024-07-01 00:00:00\' GROUP BY customer_id HAVING COUNT(*) >= 3 AND COUNT(CASE WHEN status = \'cancelled\' THEN 2 END) >= 1',
        reason: 'COUNT counts values that are not NULL, whatever they are.',
      },
    ],
  },
  {
    id: 'sql-11-05',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Chia các đầu sách trong `books` thành ba mức giá: `low` (dưới 100.000 đồng), `mid` (từ 100.000 đến dưới 200.000 đồng) và `high` (từ 200.000 đồng trở lên). Trả về `band` (mức giá), `title_count` (số đầu sách), `copies` (tổng số cuốn trong kho) và `average_price` (giá trung bình của một cuốn trong kho, không làm tròn). Chỉ lấy những mức giá có ít nhất hai đầu sách. Mức giá nào cũng còn ít nhất một cuốn trong kho. Sắp xếp mức giá thấp nhất đứng đầu.',
      en: 'Divide the books in `books` into three bands by price: `low` (below 100,000 VND), `mid` (from 100,000 to below 200,000 VND) and `high` (200,000 VND or more). Return `band`, `title_count` (number of titles), `copies` (number of copies in stock altogether) and `average_price` (average price of a copy in stock, without rounding). Take only bands with at least two titles. Every band has at least one copy in stock. The lowest band comes first.',
    },
    starter:
      'SELECT CASE  END AS band,\n        AS title_count,\n        AS copies,\n        AS average_price\nFROM books\n',
    hints: [
      {
        vi: 'Khóa nhóm là biểu thức CASE, hoặc bí danh của biểu thức đó. Giá trung bình của một cuốn là trung bình có trọng số của ngày 10.',
        en: 'The grouping key is the CASE expression, or its alias. The average price of a copy is the weighted average of day 10.',
      },
      {
        vi: 'Xếp theo `band` là xếp theo chữ cái. ORDER BY nhận cả hàm tổng hợp, ví dụ giá thấp nhất của nhóm.',
        en: 'Sorting by `band` is sorting by letters. ORDER BY accepts an aggregate function too, such as the lowest price of the group.',
      },
    ],
    solutions: [
      {
        sql: "SELECT CASE WHEN price < 100000 THEN 'low' WHEN price < 200000 THEN 'mid' ELSE 'high' END AS band,\n       COUNT(*) AS title_count,\n       SUM(stock) AS copies,\n       1.0 * SUM(price * stock) / SUM(stock) AS average_price\nFROM books\nGROUP BY band\nHAVING COUNT(*) >= 2\nORDER BY MIN(price);",
      },
    ],
    wrong: [
      {
        sql: "SELECT CASE WHEN price < 100000 THEN 'low' WHEN price < 200000 THEN 'mid' ELSE 'high' END AS band, COUNT(*) AS title_count, SUM(stock) AS copies, AVG(price) AS average_price FROM books GROUP BY band HAVING COUNT(*) >= 2 ORDER BY MIN(price)",
        mark: 'avg \\( (?:\\w+ \\. )?price \\)',
        message: {
          vi: '`AVG(price)` tính mỗi đầu sách một lần, dù trong kho còn 50 cuốn hay không còn cuốn nào. Đề cần giá trung bình của một cuốn.',
          en: '`AVG(price)` takes each title once, whether 50 copies are in stock or none. The task asks for the average price of a copy.',
        },
      },
      {
        sql: "SELECT CASE WHEN price < 100000 THEN 'low' WHEN price < 200000 THEN 'mid' ELSE 'high' END AS band, COUNT(*) AS title_count, SUM(stock) AS copies, SUM(price * stock) / SUM(stock) AS average_price FROM books GROUP BY band HAVING COUNT(*) >= 2 ORDER BY MIN(price)",
        mark: '^(?!.*(?:\\d\\.\\d|cast \\(|:: ?)).*/',
        message: {
          vi: 'Công thức đúng, nhưng số nguyên chia số nguyên thì mất phần lẻ. Hãy nhân với 1.0 trước khi chia.',
          en: 'The formula is right, but an integer divided by an integer loses its fraction. Multiply by 1.0 before dividing.',
        },
      },
      {
        sql: "SELECT CASE WHEN price <= 100000 THEN 'low' WHEN price <= 200000 THEN 'mid' ELSE 'high' END AS band, COUNT(*) AS title_count, SUM(stock) AS copies, 1.0 * SUM(price * stock) / SUM(stock) AS average_price FROM books GROUP BY band HAVING COUNT(*) >= 2 ORDER BY MIN(price)",
        mark: 'price <= [12]00000|between',
        message: {
          vi: 'Đầu sách có giá đúng 100.000 đồng thuộc mức `mid`, và đúng 200.000 đồng thuộc mức `high`.',
          en: 'A title that costs exactly 100,000 VND is in the band `mid`, and one that costs exactly 200,000 VND in the band `high`.',
        },
      },
      {
        sql: "SELECT CASE WHEN price < 100000 THEN 'low' WHEN price < 200000 THEN 'mid' ELSE 'high' END AS band, COUNT(*) AS title_count, SUM(stock) AS copies, 1.0 * SUM(price * stock) / SUM(stock) AS average_price FROM books GROUP BY band HAVING COUNT(*) >= 2 ORDER BY band",
        mark: 'order by (?:"?band|1)\\b',
        message: {
          vi: 'Xếp theo `band` là xếp theo chữ cái: `high` đứng trước `low`. Hãy xếp theo một con số của nhóm.',
          en: 'Sorting by `band` is sorting by letters: `high` comes before `low`. Sort by a number of the group.',
        },
      },
      {
        sql: "SELECT CASE WHEN price < 100000 THEN 'low' WHEN price < 200000 THEN 'mid' ELSE 'high' END AS band, COUNT(*) AS title_count, SUM(stock) AS copies, 1.0 * SUM(price * stock) / SUM(stock) AS average_price FROM books GROUP BY band ORDER BY MIN(price)",
        mark: '^(?!.*having)',
        message: {
          vi: 'Truy vấn chưa bỏ những mức giá chỉ có một đầu sách.',
          en: 'The query does not drop bands that have only one title.',
        },
      },
      {
        sql: "SELECT CASE WHEN price < 100000 THEN 'low' WHEN price < 200000 THEN 'mid' ELSE 'high' END AS band, COUNT(*) AS title_count, SUM(stock) AS copies, 1.0 * SUM(price * stock) / SUM(stock) AS average_price FROM books WHERE stock > 0 GROUP BY band HAVING COUNT(*) >= 2 ORDER BY MIN(price)",
        mark: 'where (?:\\w+ \\. )?stock (?:> 0|>= 1|<> 0)',
        message: {
          vi: 'WHERE bỏ những đầu sách đã hết hàng trước khi đếm, nên `title_count` bị thiếu.',
          en: 'WHERE drops the titles that are out of stock before anything is counted, so `title_count` is too small.',
        },
      },
    ],
    promises: {
      never: [
        "SELECT 1 FROM books GROUP BY CASE WHEN price < 100000 THEN 'low' WHEN price < 200000 THEN 'mid' ELSE 'high' END HAVING SUM(stock) = 0",
      ],
    },
    compare: {
      kind: 'result',
      order: true,
      tolerance: 1e-12,
      types: { band: 'text', title_count: 'integer', copies: 'integer', average_price: 'number' },
    },
    equivalent: [
      {
        sql: 'SELECT DISTINCT CASE WHEN price < 100000 THEN \'low\' WHEN price < 200000 THEN \'mid\' ELSE \'high\' END AS "band", COUNT(*) AS "title_count", SUM(stock) AS "copies", 1.0 * SUM(price * stock) / SUM(stock) AS "average_price" FROM "books" GROUP BY band HAVING COUNT(*) >= 2 ORDER BY MIN(price) ASC',
        reason: 'GROUP BY leaves one row for each key, and the key is selected, so no two rows are alike.',
      },
      {
        sql: 'SELECT CASE WHEN price < 100000 THEN \'low\' WHEN price < 200000 THEN \'mid\' ELSE \'high\' END AS "band", COUNT(*) AS "title_count", SUM(stock) AS "copies", 1.0 * SUM(price * stock) / SUM(stock) AS "average_price" FROM "books" GROUP BY band HAVING COUNT(*) >= 2 ORDER BY MIN(price) ASC NULLS LAST',
        reason: 'books.price is NOT NULL, so no group has NULL as its lowest price.',
      },
      {
        sql: 'SELECT CASE WHEN price < 100000 THEN \'low\' WHEN price < 200000 THEN \'mid\' ELSE \'high\' END AS "band", COUNT(*) AS "title_count", SUM(stock) AS "copies", 1.0 * SUM(price * stock) / SUM(stock) AS "average_price" FROM "books" GROUP BY band HAVING COUNT(*) >= 2 ORDER BY MAX(price) ASC',
        reason: 'The bands are ranges that do not overlap: the lowest prices sort them as the highest do.',
      },
    ],
  },
  {
    id: 'sql-11-06',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Ban giám đốc muốn biết tháng nào có nhiều đơn bị hủy bất thường, và những đơn đó là đơn tại cửa hàng hay đơn trực tuyến. Hãy tìm những tháng có ít nhất năm đơn mà từ 30% số đơn trở lên bị hủy (trạng thái `cancelled`). Trả về `month` (chuỗi như `2024-01`), `order_count` (mọi đơn của tháng), `cancelled_count` (số đơn bị hủy) và `cancelled_online` (số đơn bị hủy không có nhân viên bán hàng, không có đơn nào thì là 0). Tháng gần nhất đứng đầu. Cách làm tùy bạn.',
      en: 'The management wants to know which months have unusually many cancelled orders, and whether these are orders from the shop or online orders. Find the months with at least five orders of which 30% or more were cancelled (status `cancelled`). Return `month` (text such as `2024-01`), `order_count` (all orders of the month), `cancelled_count` (number of cancelled orders) and `cancelled_online` (number of cancelled orders without an employee, 0 if there are none). The latest month comes first. How you do it is up to you.',
    },
    starter:
      'SELECT SUBSTR(CAST(ordered_at AS TEXT), 1, 7) AS month,\n        AS order_count,\n        AS cancelled_count,\n        AS cancelled_online\nFROM orders\n',
    hints: [
      {
        vi: 'Trước hết, hãy liệt kê mọi tháng với số đơn và số đơn bị hủy. Sau đó mới thêm điều kiện cho nhóm.',
        en: 'First list all months with their orders and cancelled orders. Then add the conditions on groups.',
      },
      {
        vi: 'Số nguyên chia số nguyên thì mất phần lẻ. Để so với 30%, bạn có thể nhân cả hai vế, hoặc lấy trung bình của các số 1.0 và 0.',
        en: 'An integer divided by an integer loses its fraction. To compare with 30%, you can multiply both sides, or take the average of the numbers 1.0 and 0.',
      },
    ],
    solutions: [
      {
        sql: "SELECT SUBSTR(CAST(ordered_at AS TEXT), 1, 7) AS month,\n       COUNT(*) AS order_count,\n       COUNT(CASE WHEN status = 'cancelled' THEN 1 END) AS cancelled_count,\n       COUNT(CASE WHEN status = 'cancelled' AND employee_id IS NULL THEN 1 END) AS cancelled_online\nFROM orders\nGROUP BY month\nHAVING COUNT(*) >= 5\n   AND COUNT(CASE WHEN status = 'cancelled' THEN 1 END) * 10 >= COUNT(*) * 3\nORDER BY month DESC;",
        note: {
          vi: 'Cách này so sánh hai số nguyên, nên không có phép chia nào làm mất phần lẻ.',
          en: 'This way compares two integers, so no division can lose a fraction.',
        },
      },
      {
        sql: "SELECT SUBSTR(CAST(ordered_at AS TEXT), 1, 7) AS month,\n       COUNT(*) AS order_count,\n       SUM(CASE WHEN status = 'cancelled' THEN 1 ELSE 0 END) AS cancelled_count,\n       SUM(CASE WHEN status = 'cancelled' AND employee_id IS NULL THEN 1 ELSE 0 END) AS cancelled_online\nFROM orders\nGROUP BY month\nHAVING COUNT(*) >= 5\n   AND AVG(CASE WHEN status = 'cancelled' THEN 1.0 ELSE 0 END) >= 0.3\nORDER BY month DESC;",
        note: {
          vi: 'Trung bình của các số 1 và 0 chính là tỉ lệ đơn bị hủy.',
          en: 'The average of ones and zeros is the share of cancelled orders.',
        },
      },
    ],
    wrong: [
      {
        sql: "SELECT SUBSTR(CAST(ordered_at AS TEXT), 1, 7) AS month, COUNT(*) AS order_count, COUNT(*) AS cancelled_count, COUNT(CASE WHEN employee_id IS NULL THEN 1 END) AS cancelled_online FROM orders WHERE status = 'cancelled' GROUP BY month ORDER BY month DESC",
        mark: "where (?:\\w+ \\. )?status = 'cancelled'",
        message: {
          vi: 'WHERE bỏ mọi đơn không bị hủy, nên không còn biết tháng đó có tất cả bao nhiêu đơn. Hãy đếm đơn bị hủy bằng CASE trong hàm tổng hợp.',
          en: 'WHERE drops all orders that were not cancelled, so the total of the month is lost. Count cancelled orders with a CASE inside an aggregate function.',
        },
      },
      {
        sql: "SELECT SUBSTR(CAST(ordered_at AS TEXT), 1, 7) AS month, COUNT(*) AS order_count, COUNT(CASE WHEN status = 'cancelled' THEN 1 END) AS cancelled_count, COUNT(CASE WHEN status = 'cancelled' AND employee_id IS NULL THEN 1 END) AS cancelled_online FROM orders GROUP BY month HAVING COUNT(*) >= 5 AND COUNT(CASE WHEN status = 'cancelled' THEN 1 END) / COUNT(*) >= 0.3 ORDER BY month DESC",
        mark: 'having (?!.*(?:\\d\\.\\d \\*|\\* 1\\.0|1\\.0 /|cast|100 \\*|\\* 100)).* / count',
        certain: true,
        message: {
          vi: 'Số nguyên chia số nguyên thì mất phần lẻ: tỉ lệ chỉ còn là 0 hoặc 1. Hãy nhân với 1.0 trước khi chia.',
          en: 'An integer divided by an integer loses its fraction: the share is only 0 or 1. Multiply by 1.0 before dividing.',
        },
      },
      {
        sql: "SELECT SUBSTR(CAST(ordered_at AS TEXT), 1, 7) AS month, COUNT(*) AS order_count, COUNT(CASE WHEN status = 'cancelled' THEN 1 END) AS cancelled_count, COUNT(CASE WHEN employee_id IS NULL THEN 1 END) AS cancelled_online FROM orders GROUP BY month HAVING COUNT(*) >= 5 AND COUNT(CASE WHEN status = 'cancelled' THEN 1 END) * 10 >= COUNT(*) * 3 ORDER BY month DESC",
        mark: 'case when (?:\\w+ \\. )?employee_id is null then',
        message: {
          vi: '`cancelled_online` đang đếm mọi đơn trực tuyến, kể cả đơn không bị hủy.',
          en: '`cancelled_online` counts all online orders, even those that were not cancelled.',
        },
      },
      {
        sql: "SELECT SUBSTR(CAST(ordered_at AS TEXT), 1, 7) AS month, COUNT(*) AS order_count, COUNT(CASE WHEN status = 'cancelled' THEN 1 END) AS cancelled_count, COUNT(CASE WHEN status = 'cancelled' AND employee_id IS NULL THEN 1 END) AS cancelled_online FROM orders GROUP BY month HAVING COUNT(*) >= 5 AND COUNT(CASE WHEN status = 'cancelled' THEN 1 END) * 10 > COUNT(*) * 3 ORDER BY month DESC",
        mark: '> (?:count \\( \\* \\) \\* 3|3 \\* count|0\\.3|30)',
        message: {
          vi: '“Từ 30% trở lên” gồm cả tháng có đúng 30% số đơn bị hủy.',
          en: '“30% or more” includes a month in which exactly 30% were cancelled.',
        },
      },
      {
        sql: "SELECT SUBSTR(CAST(ordered_at AS TEXT), 1, 7) AS month, COUNT(*) AS order_count, COUNT(CASE WHEN status = 'cancelled' THEN 1 END) AS cancelled_count, COUNT(CASE WHEN status = 'cancelled' AND employee_id IS NULL THEN 1 END) AS cancelled_online FROM orders GROUP BY month HAVING COUNT(CASE WHEN status = 'cancelled' THEN 1 END) * 10 >= COUNT(*) * 3 ORDER BY month DESC",
        mark: '^(?!.*(?:>= 5|> 4|5 <=))',
        message: {
          vi: 'Truy vấn chưa bỏ những tháng có ít hơn năm đơn. Ở đó chỉ một đơn bị hủy đã làm tỉ lệ rất cao.',
          en: 'The query does not drop months with fewer than five orders. There a single cancelled order makes the share very high.',
        },
      },
    ],
    promises: { also: { 'orders.ordered_at': NEW_YEAR } },
    compare: {
      kind: 'result',
      order: true,
      types: { month: 'text', order_count: 'integer', cancelled_count: 'integer', cancelled_online: 'integer' },
    },
    hidden: [
      {
        about: {
          vi: 'Có tháng có 27 đơn, trong đó 8 đơn bị hủy: 29,6%, chưa đến 30%.',
          en: 'In one month 8 of 27 orders were cancelled: 29.6%, which is less than 30%.',
        },
        sql: "UPDATE orders SET ordered_at = '2023-05-04 10:00:00', status = CASE WHEN order_id <= 8 THEN 'cancelled' ELSE 'paid' END WHERE order_id <= 27;",
      },
      {
        about: {
          vi: 'Tháng 12 năm 2024 và tháng 1 năm 2025 có mọi đơn đều bị hủy.',
          en: 'All orders of December 2024 and of January 2025 were cancelled.',
        },
        sql: "UPDATE orders SET status = 'cancelled' WHERE ordered_at >= '2024-12-01 00:00:00' AND ordered_at < '2025-02-01 00:00:00';",
      },
    ],
    equivalent: [
      {
        sql: 'SELECT DISTINCT SUBSTR(CAST(ordered_at AS TEXT), 1, 7) AS "month", COUNT(*) AS "order_count", COUNT(CASE WHEN status = \'cancelled\' THEN 1 END) AS "cancelled_count", COUNT(CASE WHEN status = \'cancelled\' AND employee_id IS NULL THEN 1 END) AS "cancelled_online" FROM "orders" GROUP BY month HAVING COUNT(*) >= 5 AND COUNT(CASE WHEN status = \'cancelled\' THEN 1 END) * 10 >= COUNT(*) * 3 ORDER BY month DESC',
        reason: 'GROUP BY leaves one row for each key, and the key is selected, so no two rows are alike.',
      },
      {
        sql: 'SELECT SUBSTR(ordered_at, 1, 7) AS "month", COUNT(*) AS "order_count", COUNT(CASE WHEN status = \'cancelled\' THEN 1 END) AS "cancelled_count", COUNT(CASE WHEN status = \'cancelled\' AND employee_id IS NULL THEN 1 END) AS "cancelled_online" FROM "orders" GROUP BY month HAVING COUNT(*) >= 5 AND COUNT(CASE WHEN status = \'cancelled\' THEN 1 END) * 10 >= COUNT(*) * 3 ORDER BY month DESC',
        reason: 'On SQLite ordered_at is text without CAST too.',
      },
      {
        sql: 'SELECT SUBSTR(CAST(ordered_at AS TEXT), 1, 7) AS "month", COUNT(*) AS "order_count", COUNT(CASE WHEN status = \'cancelled\' THEN 0 END) AS "cancelled_count", COUNT(CASE WHEN status = \'cancelled\' AND employee_id IS NULL THEN 1 END) AS "cancelled_online" FROM "orders" GROUP BY month HAVING COUNT(*) >= 5 AND COUNT(CASE WHEN status = \'cancelled\' THEN 1 END) * 10 >= COUNT(*) * 3 ORDER BY month DESC',
        reason: 'COUNT counts values that are not NULL, whatever they are.',
      },
      {
        sql: 'SELECT SUBSTR(CAST(ordered_at AS TEXT), 1, 7) AS "month", COUNT(*) AS "order_count", COUNT(CASE WHEN status = \'cancelled\' THEN 2 END) AS "cancelled_count", COUNT(CASE WHEN status = \'cancelled\' AND employee_id IS NULL THEN 1 END) AS "cancelled_online" FROM "orders" GROUP BY month HAVING COUNT(*) >= 5 AND COUNT(CASE WHEN status = \'cancelled\' THEN 1 END) * 10 >= COUNT(*) * 3 ORDER BY month DESC',
        reason: 'COUNT counts values that are not NULL, whatever they are.',
      },
      {
        sql: 'SELECT SUBSTR(CAST(ordered_at AS TEXT), 1, 7) AS "month", COUNT(*) AS "order_count", COUNT(CASE WHEN status = \'cancelled\' THEN 1 END) AS "cancelled_count", COUNT(CASE WHEN status = \'cancelled\' AND employee_id IS NULL THEN 0 END) AS "cancelled_online" FROM "orders" GROUP BY month HAVING COUNT(*) >= 5 AND COUNT(CASE WHEN status = \'cancelled\' THEN 1 END) * 10 >= COUNT(*) * 3 ORDER BY month DESC',
        reason: 'COUNT counts values that are not NULL, whatever they are.',
      },
      {
        sql: 'SELECT SUBSTR(CAST(ordered_at AS TEXT), 1, 7) AS "month", COUNT(*) AS "order_count", COUNT(CASE WHEN status = \'cancelled\' THEN 1 END) AS "cancelled_count", COUNT(CASE WHEN status = \'cancelled\' AND employee_id IS NULL THEN 2 END) AS "cancelled_online" FROM "orders" GROUP BY month HAVING COUNT(*) >= 5 AND COUNT(CASE WHEN status = \'cancelled\' THEN 1 END) * 10 >= COUNT(*) * 3 ORDER BY month DESC',
        reason: 'COUNT counts values that are not NULL, whatever they are.',
      },
      {
        sql: 'SELECT SUBSTR(CAST(ordered_at AS TEXT), 1, 7) AS "month", COUNT(*) AS "order_count", COUNT(CASE WHEN status = \'cancelled\' THEN 1 END) AS "cancelled_count", COUNT(CASE WHEN status = \'cancelled\' AND employee_id IS NULL THEN 1 END) AS "cancelled_online" FROM "orders" GROUP BY month HAVING COUNT(*) >= 5 AND COUNT(CASE WHEN status = \'cancelled\' THEN 0 END) * 10 >= COUNT(*) * 3 ORDER BY month DESC',
        reason: 'COUNT counts values that are not NULL, whatever they are.',
      },
      {
        sql: 'SELECT SUBSTR(CAST(ordered_at AS TEXT), 1, 7) AS "month", COUNT(*) AS "order_count", COUNT(CASE WHEN status = \'cancelled\' THEN 1 END) AS "cancelled_count", COUNT(CASE WHEN status = \'cancelled\' AND employee_id IS NULL THEN 1 END) AS "cancelled_online" FROM "orders" GROUP BY month HAVING COUNT(*) >= 5 AND COUNT(CASE WHEN status = \'cancelled\' THEN 2 END) * 10 >= COUNT(*) * 3 ORDER BY month DESC',
        reason: 'COUNT counts values that are not NULL, whatever they are.',
      },
      {
        sql: 'SELECT DISTINCT SUBSTR(CAST(ordered_at AS TEXT), 1, 7) AS "month", COUNT(*) AS "order_count", SUM(CASE WHEN status = \'cancelled\' THEN 1 ELSE 0 END) AS "cancelled_count", SUM(CASE WHEN status = \'cancelled\' AND employee_id IS NULL THEN 1 ELSE 0 END) AS "cancelled_online" FROM "orders" GROUP BY month HAVING COUNT(*) >= 5 AND AVG(CASE WHEN status = \'cancelled\' THEN 1.0 ELSE 0 END) >= 0.3 ORDER BY month DESC',
        reason: 'GROUP BY leaves one row for each key, and the key is selected, so no two rows are alike.',
      },
      {
        sql: 'SELECT SUBSTR(ordered_at, 1, 7) AS "month", COUNT(*) AS "order_count", SUM(CASE WHEN status = \'cancelled\' THEN 1 ELSE 0 END) AS "cancelled_count", SUM(CASE WHEN status = \'cancelled\' AND employee_id IS NULL THEN 1 ELSE 0 END) AS "cancelled_online" FROM "orders" GROUP BY month HAVING COUNT(*) >= 5 AND AVG(CASE WHEN status = \'cancelled\' THEN 1.0 ELSE 0 END) >= 0.3 ORDER BY month DESC',
        reason: 'On SQLite ordered_at is text without CAST too.',
      },
      {
        sql: 'SELECT SUBSTR(CAST(ordered_at AS TEXT), 1, 7) AS "month", COUNT(*) AS "order_count", SUM(CASE WHEN status = \'cancelled\' THEN 1 END) AS "cancelled_count", SUM(CASE WHEN status = \'cancelled\' AND employee_id IS NULL THEN 1 ELSE 0 END) AS "cancelled_online" FROM "orders" GROUP BY month HAVING COUNT(*) >= 5 AND AVG(CASE WHEN status = \'cancelled\' THEN 1.0 ELSE 0 END) >= 0.3 ORDER BY month DESC',
        reason: 'HAVING keeps only months with a cancelled order, so the sum is never NULL.',
      },
    ],
  },
];
