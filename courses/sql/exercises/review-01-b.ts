import type { SqlExercise } from '../../../src/features/sql-lab/core/exercise';

/** Tasks on days 8 to 10, each on a single table: dates, CASE and aggregate functions. */
export const REVIEW_01_B: readonly SqlExercise[] = [
  {
    id: 'sql-r1-07',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Nhà sách mở cửa từ 8 giờ đến 20 giờ. Những đơn nào đặt ngoài giờ, tức trước 08:00:00 hoặc từ 20:00:00 trở đi, bất kể ngày nào? Trả về `order_id`, `ordered_at`, không cần thứ tự. Viết sao cho chạy được trên cả hai hệ.',
      en: 'The shop is open from 8:00 to 20:00. Which orders came outside these hours, that is, before 08:00:00 or from 20:00:00 on, on whatever day? Return `order_id`, `ordered_at`, in any order. Write it so that it works on both engines.',
    },
    starter: 'SELECT order_id, ordered_at\nFROM orders\nWHERE ',
    hints: [
      {
        vi: 'Đổi `ordered_at` thành chuỗi như khi làm nhãn tháng. Hai chữ số của giờ nằm ở đâu trong `2025-03-31 20:15:00`?',
        en: 'Turn `ordered_at` into text, as for a month label. Where in `2025-03-31 20:15:00` are the two digits of the hour?',
      },
      {
        vi: 'Chuỗi được so từng ký tự, nên hằng cũng phải đủ hai chữ số; hoặc đổi giờ thành số.',
        en: 'Text is compared character by character, so the constant needs two digits as well; or turn the hour into a number.',
      },
    ],
    solutions: [
      {
        sql: "SELECT order_id, ordered_at\nFROM orders\nWHERE SUBSTR(CAST(ordered_at AS TEXT), 12, 2) < '08'\n   OR SUBSTR(CAST(ordered_at AS TEXT), 12, 2) >= '20';",
      },
      {
        sql: 'SELECT order_id, ordered_at\nFROM orders\nWHERE CAST(SUBSTR(CAST(ordered_at AS TEXT), 12, 2) AS INTEGER) NOT BETWEEN 8 AND 19;',
        note: {
          vi: 'Giờ là số nguyên, nên trong giờ mở cửa là từ 8 đến 19: đơn lúc 19:59:59 có giờ là 19.',
          en: 'The hour is an integer, so opening hours are 8 to 19: an order of 19:59:59 has the hour 19.',
        },
      },
    ],
    wrong: [
      {
        sql: "SELECT order_id, ordered_at FROM orders WHERE SUBSTR(CAST(ordered_at AS TEXT), 12, 2) < '8' OR SUBSTR(CAST(ordered_at AS TEXT), 12, 2) >= '20'",
        message: {
          vi: "Chuỗi `'13'` nhỏ hơn `'8'` vì `1` đứng trước `8`, nên mọi đơn đều lọt vào. Viết `'08'`, hoặc đổi giờ thành số.",
          en: "As text `'13'` is less than `'8'`, since `1` comes before `8`, so every order gets in. Write `'08'`, or turn the hour into a number.",
        },
      },
      {
        sql: "SELECT order_id, ordered_at FROM orders WHERE SUBSTR(CAST(ordered_at AS TEXT), 12, 2) < '08' OR SUBSTR(CAST(ordered_at AS TEXT), 12, 2) > '20'",
        message: {
          vi: 'Đơn từ 20:00 đến 20:59 bị sót: giờ của chúng đúng bằng 20.',
          en: 'Orders from 20:00 to 20:59 are left out: their hour is exactly 20.',
        },
      },
      {
        sql: "SELECT order_id, ordered_at FROM orders WHERE SUBSTR(CAST(ordered_at AS TEXT), 12, 2) < '08' AND SUBSTR(CAST(ordered_at AS TEXT), 12, 2) >= '20'",
        message: {
          vi: 'Không giờ nào vừa trước 8 vừa từ 20. Hai phần này nối bằng OR.',
          en: 'No hour is both before 8 and from 20 on. These two parts are joined by OR.',
        },
      },
      {
        sql: "SELECT order_id, ordered_at FROM orders WHERE SUBSTR(CAST(ordered_at AS TEXT), 12, 2) >= '20'",
        message: {
          vi: 'Còn thiếu các đơn đặt từ 0 giờ đến trước 8 giờ sáng.',
          en: 'The orders from midnight to just before 8 are missing.',
        },
      },
    ],
    compare: { kind: 'result' },
    hiddenSetup:
      "UPDATE orders SET ordered_at = '2025-02-03 07:59:59' WHERE order_id = 1; UPDATE orders SET ordered_at = '2025-02-04 08:00:00' WHERE order_id = 2; UPDATE orders SET ordered_at = '2025-02-05 19:59:59' WHERE order_id = 3; UPDATE orders SET ordered_at = '2025-02-06 20:00:00' WHERE order_id = 4;",
  },
  {
    id: 'sql-r1-08',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Quà thâm niên cho những nhân viên có ngày kỷ niệm 5 năm vào làm là 30/6/2025 hoặc sớm hơn. Trả về `full_name`, `hired_on`, người vào làm trước đứng trước.',
      en: 'A gift for the employees whose fifth anniversary of joining is 30 June 2025 or earlier. Return `full_name` and `hired_on`, the longest-serving first.',
    },
    starter: 'SELECT full_name, hired_on\nFROM employees\nWHERE ',
    hints: [
      {
        vi: 'Người có ngày kỷ niệm 5 năm đúng 30/6/2025 vào làm ngày nào?',
        en: 'On which day was somebody hired whose fifth anniversary is 30 June 2025?',
      },
    ],
    solutions: [
      {
        sql: "SELECT full_name, hired_on\nFROM employees\nWHERE hired_on <= '2020-06-30'\nORDER BY hired_on;",
      },
    ],
    wrong: [
      {
        sql: "SELECT full_name, hired_on FROM employees WHERE hired_on < '2021-01-01' ORDER BY hired_on",
        message: {
          vi: 'Lấy 2025 trừ năm vào làm không phải số năm đã làm: người vào tháng 12/2020 chưa tròn 5 năm.',
          en: '2025 minus the year of hiring is not the years served: someone hired in December 2020 has not completed 5.',
        },
      },
      {
        sql: "SELECT full_name, hired_on FROM employees WHERE hired_on < '2020-06-30' ORDER BY hired_on",
        message: {
          vi: 'Người vào làm đúng ngày 30/6/2020 có ngày kỷ niệm đúng 30/6/2025, nên cũng được quà: dùng `<=`.',
          en: 'Someone hired on 30 June 2020 has the anniversary on 30 June 2025 itself and gets the gift too: use `<=`.',
        },
      },
      {
        sql: "SELECT full_name, hired_on FROM employees WHERE hired_on >= '2020-06-30' ORDER BY hired_on",
        message: {
          vi: 'Ngược chiều: ngày vào làm càng sớm thì càng thâm niên.',
          en: 'The wrong way round: the earlier the day, the longer the service.',
        },
      },
    ],
    compare: { kind: 'result', order: true },
    hiddenSetup: "UPDATE employees SET hired_on = '2020-06-30' WHERE employee_id = 3;",
  },
  {
    id: 'sql-r1-09',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Bảng nhập hàng: `out` nếu `stock` bằng 0, `low` nếu từ 1 đến 10, `ok` nếu trên 10. Trả về `title`, `stock`, `level`, mức `out` trước, rồi `low`, rồi `ok`; trong một mức thì theo `title`.',
      en: 'A list for reordering: `out` where `stock` is 0, `low` from 1 to 10, `ok` above 10. Return `title`, `stock`, `level`, with `out` first, then `low`, then `ok`; within a level by `title`.',
    },
    starter: 'SELECT title, stock,\nFROM books\n',
    hints: [
      {
        vi: 'CASE dừng ở điều kiện đúng đầu tiên, nên thứ tự các WHEN quan trọng.',
        en: 'CASE stops at the first condition that is true, so the order of the WHENs matters.',
      },
      {
        vi: 'Xếp theo chữ cái thì `low`, `ok`, `out`. Cần một CASE nữa trong ORDER BY, trả về số.',
        en: 'By the alphabet the order is `low`, `ok`, `out`. ORDER BY needs a CASE of its own that gives numbers.',
      },
    ],
    solutions: [
      {
        sql: "SELECT title, stock,\n  CASE\n    WHEN stock = 0 THEN 'out'\n    WHEN stock <= 10 THEN 'low'\n    ELSE 'ok'\n  END AS level\nFROM books\nORDER BY\n  CASE\n    WHEN stock = 0 THEN 1\n    WHEN stock <= 10 THEN 2\n    ELSE 3\n  END,\n  title;",
      },
    ],
    wrong: [
      {
        sql: "SELECT title, stock, CASE WHEN stock = 0 THEN 'out' WHEN stock <= 10 THEN 'low' ELSE 'ok' END AS level FROM books ORDER BY level, title",
        message: {
          vi: 'Xếp theo chữ cái đưa `out` xuống cuối. Đổi mức thành số trong ORDER BY.',
          en: 'The alphabet puts `out` last. Turn levels into numbers in ORDER BY.',
        },
      },
      {
        sql: "SELECT title, stock, CASE WHEN stock <= 10 THEN 'low' WHEN stock = 0 THEN 'out' ELSE 'ok' END AS level FROM books ORDER BY CASE WHEN stock = 0 THEN 1 WHEN stock <= 10 THEN 2 ELSE 3 END, title",
        message: {
          vi: '0 cũng không quá 10, nên gặp `low` trước và không bao giờ tới `out`. Điều kiện hẹp đứng trước.',
          en: '0 is not above 10 either, so it meets `low` first and never gets to `out`. The narrow condition comes first.',
        },
      },
      {
        sql: "SELECT title, stock, CASE WHEN stock = 0 THEN 'out' WHEN stock < 10 THEN 'low' ELSE 'ok' END AS level FROM books ORDER BY CASE WHEN stock = 0 THEN 1 WHEN stock < 10 THEN 2 ELSE 3 END, title",
        message: {
          vi: 'Trên dữ liệu này chưa lộ ra, nhưng cuốn còn đúng 10 bản phải là `low`: "từ 1 đến 10" gồm cả 10.',
          en: 'These data do not show it, but a book with exactly 10 copies is `low`: "from 1 to 10" includes 10.',
        },
      },
      {
        sql: "SELECT title, stock, CASE WHEN stock = 0 THEN 'out' WHEN stock <= 10 THEN 'low' ELSE 'ok' END AS level FROM books ORDER BY stock, title",
        message: {
          vi: 'Các mức đã đúng chỗ, nhưng trong một mức phải xếp theo `title`, không theo `stock`.',
          en: 'The levels are in place, but within a level the order is by `title`, not by `stock`.',
        },
      },
    ],
    compare: { kind: 'result', order: true },
    hiddenSetup: 'UPDATE books SET stock = 10 WHERE book_id IN (3, 4);',
  },
  {
    id: 'sql-r1-10',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Báo cáo một hàng về bảng `orders`: tổng số đơn `order_count`, số đơn đặt trực tuyến `online_count` (không có nhân viên bán), số đơn bị hủy `cancelled_count`, và tỉ lệ hủy `cancelled_percent` tính bằng phần trăm, làm tròn một chữ số thập phân.',
      en: 'A report of one row on the table `orders`: the number of orders as `order_count`, those placed online (no employee sold them) as `online_count`, the cancelled ones as `cancelled_count`, and the share of cancelled orders as `cancelled_percent`, in percent, rounded to one decimal place.',
    },
    starter: 'SELECT\n  COUNT(*) AS order_count,\nFROM orders;',
    hints: [
      {
        vi: '`COUNT(employee_id)` bỏ qua NULL. Vậy `COUNT(*) - COUNT(employee_id)` đếm gì?',
        en: '`COUNT(employee_id)` leaves out NULLs. So what does `COUNT(*) - COUNT(employee_id)` count?',
      },
      {
        vi: 'Đếm có điều kiện: `SUM(CASE WHEN … THEN 1 ELSE 0 END)`. Khi chia, nhân với 100.0 trước.',
        en: 'Counting on a condition: `SUM(CASE WHEN … THEN 1 ELSE 0 END)`. Multiply by 100.0 before dividing.',
      },
    ],
    solutions: [
      {
        sql: "SELECT\n  COUNT(*) AS order_count,\n  COUNT(*) - COUNT(employee_id) AS online_count,\n  SUM(CASE WHEN status = 'cancelled' THEN 1 ELSE 0 END) AS cancelled_count,\n  ROUND(100.0 * SUM(CASE WHEN status = 'cancelled' THEN 1 ELSE 0 END) / COUNT(*), 1) AS cancelled_percent\nFROM orders;",
      },
      {
        sql: "SELECT\n  COUNT(*) AS order_count,\n  COUNT(*) FILTER (WHERE employee_id IS NULL) AS online_count,\n  COUNT(*) FILTER (WHERE status = 'cancelled') AS cancelled_count,\n  ROUND(100.0 * COUNT(*) FILTER (WHERE status = 'cancelled') / COUNT(*), 1) AS cancelled_percent\nFROM orders;",
        note: {
          vi: 'FILTER gọn hơn, chạy trên SQLite và PostgreSQL; MySQL 8.4 không có.',
          en: 'FILTER is shorter and works on SQLite and PostgreSQL; MySQL 8.4 does not have it.',
        },
      },
    ],
    wrong: [
      {
        sql: "SELECT COUNT(*) AS order_count, COUNT(*) - COUNT(employee_id) AS online_count, SUM(CASE WHEN status = 'cancelled' THEN 1 ELSE 0 END) AS cancelled_count, 100 * SUM(CASE WHEN status = 'cancelled' THEN 1 ELSE 0 END) / COUNT(*) AS cancelled_percent FROM orders",
        message: {
          vi: 'Chia số nguyên cho số nguyên làm mất phần lẻ của tỉ lệ. Viết 100.0 rồi ROUND.',
          en: 'Dividing integers loses the fraction of the share. Write 100.0, then ROUND.',
        },
      },
      {
        sql: "SELECT COUNT(*) AS order_count, COUNT(*) - COUNT(employee_id) AS online_count, COUNT(CASE WHEN status = 'cancelled' THEN 1 ELSE 0 END) AS cancelled_count, ROUND(100.0 * COUNT(CASE WHEN status = 'cancelled' THEN 1 ELSE 0 END) / COUNT(*), 1) AS cancelled_percent FROM orders",
        message: {
          vi: 'COUNT đếm mọi giá trị khác NULL, và 0 cũng khác NULL, nên đơn nào cũng được đếm. Dùng SUM, hoặc bỏ ELSE 0.',
          en: 'COUNT counts every value that is not NULL, and 0 is not NULL, so all orders are counted. Use SUM, or drop ELSE 0.',
        },
      },
      {
        sql: "SELECT COUNT(*) AS order_count, COUNT(employee_id) AS online_count, SUM(CASE WHEN status = 'cancelled' THEN 1 ELSE 0 END) AS cancelled_count, ROUND(100.0 * SUM(CASE WHEN status = 'cancelled' THEN 1 ELSE 0 END) / COUNT(*), 1) AS cancelled_percent FROM orders",
        message: {
          vi: '`COUNT(employee_id)` đếm đơn có nhân viên bán, tức các đơn tại cửa hàng. Đơn trực tuyến là phần còn lại.',
          en: '`COUNT(employee_id)` counts the orders that an employee sold, those of the shop. The online ones are the rest.',
        },
      },
    ],
    compare: { kind: 'result' },
  },
];
