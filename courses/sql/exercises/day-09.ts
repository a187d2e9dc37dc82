import type { SqlExercise } from '../../../src/features/sql-lab/core/exercise';

/** CASE: bands, orders of one's own, pivots. */
export const DAY_09: readonly SqlExercise[] = [
  {
    id: 'sql-09-01',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Chia sách theo giá: dưới 100000 là `low`, từ 100000 đến dưới 200000 là `mid`, từ 200000 trở lên là `high`. Trả về `title`, `band`, không cần thứ tự.',
      en: 'Sort the books into price bands: below 100000 is `low`, from 100000 to below 200000 is `mid`, 200000 and more is `high`. Return `title`, `band`, in any order.',
    },
    starter: 'SELECT title,\n       CASE\n         WHEN \n       END AS band\nFROM books;',
    hints: [
      {
        vi: 'WHEN đúng đầu tiên thắng, nên WHEN sau không phải lặp lại điều kiện của WHEN trước.',
        en: 'The first true WHEN wins, so a later WHEN need not repeat the condition of an earlier one.',
      },
    ],
    solutions: [
      {
        sql: "SELECT title,\n       CASE\n         WHEN price < 100000 THEN 'low'\n         WHEN price < 200000 THEN 'mid'\n         ELSE 'high'\n       END AS band\nFROM books;",
      },
      {
        sql: "SELECT title,\n       CASE\n         WHEN price >= 200000 THEN 'high'\n         WHEN price >= 100000 THEN 'mid'\n         ELSE 'low'\n       END AS band\nFROM books;",
        note: {
          vi: 'Cũng đúng, đi từ trên xuống. Chọn một chiều và giữ chiều đó.',
          en: 'Right too, from the top down. Choose one direction and keep to it.',
        },
      },
    ],
    wrong: [
      {
        sql: "SELECT title, CASE WHEN price < 200000 THEN 'mid' WHEN price < 100000 THEN 'low' ELSE 'high' END AS band FROM books",
        message: {
          vi: 'Sách dưới 100000 cũng dưới 200000, nên dừng ngay ở WHEN đầu và không cuốn nào là `low`. Điều kiện hẹp phải đứng trước.',
          en: 'Books below 100000 are below 200000 as well, so they stop at the first WHEN and none is `low`. The narrow condition comes first.',
        },
      },
      {
        sql: "SELECT title, CASE WHEN price <= 100000 THEN 'low' WHEN price <= 200000 THEN 'mid' ELSE 'high' END AS band FROM books",
        message: {
          vi: 'Cuốn giá đúng 100000 hay 200000 rơi nhầm mức. Xem lại "dưới" và "từ".',
          en: 'Books at exactly 100000 or 200000 fall into the wrong band. Look again at "below" and "from".',
        },
      },
      {
        sql: "SELECT title, CASE WHEN price < 100000 THEN 'low' WHEN price < 200000 THEN 'mid' END AS band FROM books",
        message: {
          vi: 'Không WHEN nào đúng và không có ELSE thì kết quả là NULL: sách đắt không có mức.',
          en: 'Without a true WHEN and without ELSE the result is NULL: the dear books have no band.',
        },
      },
    ],
    compare: { kind: 'result' },
  },
  {
    id: 'sql-09-02',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Xếp khách vào vùng giao hàng: `local` nếu ở TP. Hồ Chí Minh, `ask` nếu chưa rõ thành phố, `other` nếu ở nơi khác. Trả về `full_name`, `zone`, không cần thứ tự.',
      en: 'Put the customers into delivery zones: `local` in TP. Hồ Chí Minh, `ask` where the city is not known, `other` anywhere else. Return `full_name`, `zone`, in any order.',
    },
    starter: 'SELECT full_name,\n       CASE\n         WHEN \n       END AS zone\nFROM customers;',
    hints: [
      {
        vi: 'Dạng `CASE city WHEN …` so bằng dấu `=`. NULL thì không bằng gì cả.',
        en: 'The form `CASE city WHEN …` compares by `=`. NULL equals nothing.',
      },
    ],
    solutions: [
      {
        sql: "SELECT full_name,\n       CASE\n         WHEN city = 'TP. Hồ Chí Minh' THEN 'local'\n         WHEN city IS NULL THEN 'ask'\n         ELSE 'other'\n       END AS zone\nFROM customers;",
      },
      {
        sql: "SELECT full_name,\n       CASE COALESCE(city, '')\n         WHEN 'TP. Hồ Chí Minh' THEN 'local'\n         WHEN '' THEN 'ask'\n         ELSE 'other'\n       END AS zone\nFROM customers;",
        note: {
          vi: 'COALESCE đổi NULL thành một giá trị so được bằng `=`. Chỉ an toàn khi không thành phố nào là chuỗi rỗng.',
          en: 'COALESCE turns NULL into a value that `=` can meet. Safe only while no city is an empty text.',
        },
      },
    ],
    wrong: [
      {
        sql: "SELECT full_name, CASE city WHEN 'TP. Hồ Chí Minh' THEN 'local' WHEN NULL THEN 'ask' ELSE 'other' END AS zone FROM customers",
        message: {
          vi: '`WHEN NULL` hỏi `city = NULL`, không bao giờ TRUE, nên khách chưa rõ thành phố rơi vào ELSE. Hãy viết `WHEN city IS NULL`.',
          en: '`WHEN NULL` asks `city = NULL`, which is never TRUE, so customers of unknown city end up in ELSE. Write `WHEN city IS NULL`.',
        },
      },
      {
        sql: "SELECT full_name, CASE WHEN city <> 'TP. Hồ Chí Minh' THEN 'other' WHEN city IS NULL THEN 'ask' END AS zone FROM customers",
        message: {
          vi: 'Khách ở TP. Hồ Chí Minh không trúng WHEN nào, và không có ELSE thì họ nhận NULL.',
          en: 'Customers in TP. Hồ Chí Minh meet no WHEN, and without ELSE they get NULL.',
        },
      },
      {
        sql: "SELECT full_name, CASE WHEN city <> 'TP. Hồ Chí Minh' THEN 'other' ELSE 'local' END AS zone FROM customers",
        message: {
          vi: 'ELSE nhận cả UNKNOWN: khách chưa rõ thành phố bị xếp vào `local`.',
          en: 'ELSE takes UNKNOWN too: customers of unknown city were put into `local`.',
        },
      },
    ],
    compare: { kind: 'result' },
  },
  {
    id: 'sql-09-03',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Liệt kê các đơn còn phải xử lý (`pending`, `paid`, `shipped`) theo đúng thứ tự trạng thái ấy, cùng trạng thái thì đơn cũ trước (theo `ordered_at`). Trả về `order_id`, `status`.',
      en: 'List the orders still to be dealt with (`pending`, `paid`, `shipped`) in just this order of statuses, older ones first within a status (by `ordered_at`). Return `order_id`, `status`.',
    },
    starter: "SELECT order_id, status\nFROM orders\nWHERE status IN ('pending', 'paid', 'shipped')\nORDER BY ",
    hints: [
      {
        vi: 'Đổi mỗi trạng thái thành một con số trong ORDER BY.',
        en: 'Turn each status into a number within ORDER BY.',
      },
    ],
    solutions: [
      {
        sql: "SELECT order_id, status\nFROM orders\nWHERE status IN ('pending', 'paid', 'shipped')\nORDER BY CASE status WHEN 'pending' THEN 1 WHEN 'paid' THEN 2 ELSE 3 END, ordered_at;",
      },
      {
        sql: "SELECT order_id, status\nFROM orders\nWHERE status IN ('pending', 'paid', 'shipped')\nORDER BY status = 'shipped', status = 'paid', ordered_at;",
        note: {
          vi: 'Sai đứng trước đúng, nên mỗi phép so đẩy một trạng thái xuống cuối. Ngắn, nhưng khó đọc hơn CASE.',
          en: 'False comes before true, so each comparison pushes one status to the end. Shorter, but harder to read than CASE.',
        },
      },
    ],
    wrong: [
      {
        sql: "SELECT order_id, status FROM orders WHERE status IN ('pending', 'paid', 'shipped') ORDER BY status, ordered_at",
        message: {
          vi: 'Đây là thứ tự chữ cái: `paid` đứng trước `pending`.',
          en: 'This is the order of letters: `paid` comes before `pending`.',
        },
      },
      {
        sql: "SELECT order_id, status FROM orders WHERE status IN ('pending', 'paid', 'shipped') ORDER BY CASE status WHEN 'pending' THEN 1 WHEN 'paid' THEN 2 ELSE 3 END, ordered_at DESC",
        message: {
          vi: 'Trạng thái đã đúng; trong cùng trạng thái, đơn cũ phải đứng trước.',
          en: 'The statuses are right; within a status older orders come first.',
        },
      },
      {
        sql: "SELECT order_id, status FROM orders ORDER BY CASE status WHEN 'pending' THEN 1 WHEN 'paid' THEN 2 ELSE 3 END, ordered_at",
        message: {
          vi: 'Đơn đã giao và đơn bị hủy cũng đang có mặt. Chỉ giữ ba trạng thái cần xử lý.',
          en: 'Delivered and cancelled orders are there too. Keep only the three statuses to deal with.',
        },
      },
    ],
    compare: { kind: 'result', order: true },
    hiddenSetup:
      "UPDATE orders SET status = 'paid', ordered_at = '2025-06-29 08:00:00' WHERE order_id = 1; UPDATE orders SET status = 'pending', ordered_at = '2025-06-29 09:00:00' WHERE order_id = 2; UPDATE orders SET status = 'pending', ordered_at = '2025-06-20 09:00:00' WHERE order_id = 3;",
  },
  {
    id: 'sql-09-04',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Đợt giảm giá: sách còn trên 50 cuốn giảm 20%, các sách khác thuộc danh mục 12 hoặc 14 giảm 10%, còn lại giữ giá. Mỗi cuốn chỉ hưởng một mức. Trả về `title`, `sale_price`, không cần thứ tự.',
      en: 'A sale: books with more than 50 copies in stock are 20% off, other books of category 12 or 14 are 10% off, the rest keep their price. A book gets one discount only. Return `title`, `sale_price`, in any order.',
    },
    starter: 'SELECT title,\n        AS sale_price\nFROM books;',
    hints: [
      {
        vi: 'Một cuốn có thể thỏa cả hai điều kiện. WHEN nào phải đứng trước?',
        en: 'A book may meet both conditions. Which WHEN must come first?',
      },
      {
        vi: 'Nhân trước, chia sau: `price * 80 / 100`.',
        en: 'Multiply first, divide afterwards: `price * 80 / 100`.',
      },
    ],
    solutions: [
      {
        sql: 'SELECT title,\n       CASE\n         WHEN stock > 50 THEN price * 80 / 100\n         WHEN category_id IN (12, 14) THEN price * 90 / 100\n         ELSE price\n       END AS sale_price\nFROM books;',
      },
      {
        sql: 'SELECT title,\n       price * CASE WHEN stock > 50 THEN 80 WHEN category_id IN (12, 14) THEN 90 ELSE 100 END / 100 AS sale_price\nFROM books;',
        note: {
          vi: 'CASE chỉ chọn tỉ lệ, công thức viết một lần: đổi mức giảm thì sửa một chỗ.',
          en: 'CASE chooses just the rate and the formula stands once: there is one place to change.',
        },
      },
    ],
    wrong: [
      {
        sql: 'SELECT title, CASE WHEN category_id IN (12, 14) THEN price * 90 / 100 WHEN stock > 50 THEN price * 80 / 100 ELSE price END AS sale_price FROM books',
        message: {
          vi: 'Sách lập trình còn trên 50 cuốn chỉ được giảm 10%, vì WHEN về danh mục đứng trước và thắng.',
          en: 'Programming books with more than 50 copies get only 10% off, since the WHEN about the category comes first and wins.',
        },
      },
      {
        sql: 'SELECT title, CASE WHEN stock > 50 THEN price * 80 / 100 WHEN category_id IN (12, 14) THEN price * 90 / 100 END AS sale_price FROM books',
        message: {
          vi: 'Sách không giảm đang có giá NULL. Thiếu ELSE.',
          en: 'The books that keep their price have NULL. ELSE is missing.',
        },
      },
      {
        sql: 'SELECT title, price * (100 - CASE WHEN stock > 50 THEN 20 ELSE 0 END - CASE WHEN category_id IN (12, 14) THEN 10 ELSE 0 END) / 100 AS sale_price FROM books',
        message: {
          vi: 'Hai CASE cộng dồn thành 30% cho sách thỏa cả hai. Mỗi cuốn chỉ hưởng một mức, nên cần một CASE.',
          en: 'Two CASEs add up to 30% for books that meet both. A book gets one discount only, so use a single CASE.',
        },
      },
      {
        sql: 'SELECT title, CASE WHEN stock >= 50 THEN price * 80 / 100 WHEN category_id IN (12, 14) THEN price * 90 / 100 ELSE price END AS sale_price FROM books',
        message: {
          vi: '"Trên 50" không gồm 50.',
          en: '"More than 50" does not include 50.',
        },
      },
    ],
    compare: { kind: 'result' },
    hiddenSetup:
      'UPDATE books SET stock = 50 WHERE book_id = 1; UPDATE books SET stock = 51, category_id = 12 WHERE book_id = 2;',
  },
  {
    id: 'sql-09-05',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Lập bảng xoay cho năm 2025: mỗi tháng một hàng với `order_month` (dạng `2025-03`), `online` (số đơn đặt trực tuyến, không có nhân viên bán), `in_shop` (số đơn có nhân viên bán). Không tính đơn bị hủy. Xếp theo tháng.',
      en: 'Make a pivot for 2025: one row a month with `order_month` (in the form `2025-03`), `online` (orders placed online, without an employee), `in_shop` (orders with an employee). Leave out cancelled orders. Order by month.',
    },
    starter:
      "SELECT SUBSTR(CAST(ordered_at AS TEXT), 1, 7) AS order_month,\n        AS online,\n        AS in_shop\nFROM orders\nWHERE ordered_at >= '2025-01-01'\nGROUP BY SUBSTR(CAST(ordered_at AS TEXT), 1, 7)\nORDER BY order_month;",
    hints: [
      {
        vi: 'Đặt CASE bên trong SUM: 1 cho đơn cần đếm, 0 cho đơn khác.',
        en: 'Put CASE inside SUM: 1 for an order to be counted, 0 for another.',
      },
      {
        vi: 'Đơn trực tuyến là đơn có `employee_id` NULL. NULL hỏi bằng gì?',
        en: 'Online orders have NULL in `employee_id`. How do you ask for NULL?',
      },
    ],
    solutions: [
      {
        sql: "SELECT SUBSTR(CAST(ordered_at AS TEXT), 1, 7) AS order_month,\n       SUM(CASE WHEN employee_id IS NULL THEN 1 ELSE 0 END) AS online,\n       SUM(CASE WHEN employee_id IS NOT NULL THEN 1 ELSE 0 END) AS in_shop\nFROM orders\nWHERE ordered_at >= '2025-01-01' AND ordered_at < '2026-01-01'\n  AND status <> 'cancelled'\nGROUP BY SUBSTR(CAST(ordered_at AS TEXT), 1, 7)\nORDER BY order_month;",
      },
      {
        sql: "SELECT SUBSTR(CAST(ordered_at AS TEXT), 1, 7) AS order_month,\n       COUNT(CASE WHEN employee_id IS NULL THEN 1 END) AS online,\n       COUNT(employee_id) AS in_shop\nFROM orders\nWHERE ordered_at >= '2025-01-01' AND ordered_at < '2026-01-01'\n  AND status <> 'cancelled'\nGROUP BY SUBSTR(CAST(ordered_at AS TEXT), 1, 7)\nORDER BY order_month;",
        note: {
          vi: 'COUNT của một cột chỉ đếm giá trị khác NULL (ngày 10), nên `COUNT(employee_id)` đã là số đơn tại cửa hàng.',
          en: 'COUNT of a column counts only what is not NULL (day 10), so `COUNT(employee_id)` already is the number of orders in the shop.',
        },
      },
    ],
    wrong: [
      {
        sql: "SELECT SUBSTR(CAST(ordered_at AS TEXT), 1, 7) AS order_month, COUNT(CASE WHEN employee_id IS NULL THEN 1 ELSE 0 END) AS online, COUNT(CASE WHEN employee_id IS NOT NULL THEN 1 ELSE 0 END) AS in_shop FROM orders WHERE ordered_at >= '2025-01-01' AND status <> 'cancelled' GROUP BY SUBSTR(CAST(ordered_at AS TEXT), 1, 7) ORDER BY order_month",
        message: {
          vi: 'COUNT đếm cả số 0, nên hai cột đều là tổng số đơn. Bỏ ELSE, hoặc đổi COUNT thành SUM.',
          en: 'COUNT counts the 0 as well, so both columns are the total. Leave out ELSE, or use SUM.',
        },
      },
      {
        sql: "SELECT SUBSTR(CAST(ordered_at AS TEXT), 1, 7) AS order_month, SUM(CASE WHEN employee_id = NULL THEN 1 ELSE 0 END) AS online, SUM(CASE WHEN employee_id <> NULL THEN 1 ELSE 0 END) AS in_shop FROM orders WHERE ordered_at >= '2025-01-01' AND status <> 'cancelled' GROUP BY SUBSTR(CAST(ordered_at AS TEXT), 1, 7) ORDER BY order_month",
        message: {
          vi: 'So với NULL bằng `=` hay `<>` không bao giờ TRUE, nên mọi đơn rơi vào ELSE 0. Dùng `IS NULL`, `IS NOT NULL`.',
          en: 'Comparing with NULL by `=` or `<>` is never TRUE, so every order falls to ELSE 0. Use `IS NULL` and `IS NOT NULL`.',
        },
      },
      {
        sql: "SELECT SUBSTR(CAST(ordered_at AS TEXT), 1, 7) AS order_month, SUM(CASE WHEN employee_id IS NULL THEN 1 END) AS online, SUM(CASE WHEN employee_id IS NOT NULL THEN 1 END) AS in_shop FROM orders WHERE ordered_at >= '2025-01-01' AND status <> 'cancelled' GROUP BY SUBSTR(CAST(ordered_at AS TEXT), 1, 7) ORDER BY order_month",
        message: {
          vi: 'Tháng không có đơn loại ấy cho NULL chứ không phải 0, vì SUM không có gì để cộng. Thêm `ELSE 0`.',
          en: 'A month without orders of that kind gives NULL, not 0, since SUM has nothing to add. Add `ELSE 0`.',
        },
      },
      {
        sql: "SELECT SUBSTR(CAST(ordered_at AS TEXT), 1, 7) AS order_month, SUM(CASE WHEN employee_id IS NULL THEN 1 ELSE 0 END) AS online, SUM(CASE WHEN employee_id IS NOT NULL THEN 1 ELSE 0 END) AS in_shop FROM orders WHERE ordered_at >= '2025-01-01' GROUP BY SUBSTR(CAST(ordered_at AS TEXT), 1, 7) ORDER BY order_month",
        message: {
          vi: 'Đơn bị hủy cũng đang được đếm.',
          en: 'Cancelled orders are counted too.',
        },
      },
    ],
    compare: { kind: 'result', order: true },
    hiddenSetup:
      "UPDATE orders SET ordered_at = '2025-01-15 10:00:00' WHERE ordered_at >= '2025-01-01' AND ordered_at < '2025-02-01'; UPDATE orders SET employee_id = NULL WHERE ordered_at = '2025-01-15 10:00:00'; UPDATE orders SET ordered_at = '2025-03-15 10:00:00', status = 'cancelled' WHERE order_id = 1;",
  },
];
