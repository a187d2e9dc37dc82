import type { Bilingual } from '../../../src/core/bilingual';
import type { SqlExercise } from '../../../src/features/sql-lab/core/grading/exercise';

const ONLY_YEARS: Bilingual = {
  vi: 'Tính đến 30 tháng 6 năm 2025, người vào làm trong nửa cuối năm 2020 chưa tới ngày kỷ niệm 5 năm. Chỉ so năm thì chưa đủ.',
  en: 'Whoever was hired in the second half of 2020 had not reached the fifth anniversary by 30 June 2025. Comparing only the years is not enough.',
};

/** Tasks on days 8 to 10, each on a single table: dates, CASE and aggregate functions. */
export const REVIEW_01_B: readonly SqlExercise[] = [
  {
    id: 'sql-r1-07',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Nhà sách đóng cửa từ 20:00:00 mỗi tối đến 08:00:00 sáng hôm sau. Những đơn nào được đặt lúc nhà sách đóng cửa trong hai đêm của năm 2025: đêm 31 tháng 1 rạng sáng 1 tháng 2, và đêm 31 tháng 3 rạng sáng 1 tháng 4? Đơn đặt đúng 20:00:00 được tính, đơn đặt đúng 08:00:00 thì không. Trả về `order_id`, `ordered_at`, không cần thứ tự. Câu trả lời phải chạy được trên cả SQLite và PostgreSQL.',
      en: 'The shop is closed from 20:00:00 every evening to 08:00:00 the next morning. Which orders were placed while it was closed in two nights of 2025: from 31 January to 1 February, and from 31 March to 1 April? An order at exactly 20:00:00 counts, one at exactly 08:00:00 does not. Return `order_id`, `ordered_at`, in any order. Your answer must run on both SQLite and PostgreSQL.',
    },
    starter: 'SELECT order_id, ordered_at\nFROM orders\nWHERE ',
    hints: [
      {
        vi: 'Mỗi đêm là một khoảng nửa mở: bắt đầu ở một ngày và kết thúc ở ngày hôm sau.',
        en: 'Each night is a half-open range: it begins on one day and ends on the next.',
      },
      {
        vi: 'Một đơn chỉ thuộc một trong hai đêm. Hai khoảng nối với nhau bằng AND hay OR? Giờ cũng phải viết đủ hai chữ số, như `08:00:00`.',
        en: 'An order belongs to one of the two nights. Are the two ranges joined by AND or by OR? Hours need two digits too, as in `08:00:00`.',
      },
    ],
    solutions: [
      {
        sql: "SELECT order_id, ordered_at\nFROM orders\nWHERE (ordered_at >= '2025-01-31 20:00:00' AND ordered_at < '2025-02-01 08:00:00')\n   OR (ordered_at >= '2025-03-31 20:00:00' AND ordered_at < '2025-04-01 08:00:00');",
      },
    ],
    wrong: [
      {
        sql: "SELECT order_id, ordered_at FROM orders WHERE ordered_at >= '2025-01-31 20:00:00' AND ordered_at < '2025-02-01 08:00:00' AND ordered_at >= '2025-03-31 20:00:00' AND ordered_at < '2025-04-01 08:00:00'",
        mark: "< '2025-02-01 0?8:00(?::00)?' (?:\\) )?and .*>= '2025-03-31",
        certain: true,
        message: {
          vi: 'Không đơn nào thuộc cả hai đêm, nên nối hai khoảng bằng AND thì kết quả rỗng. Hãy nối bằng OR.',
          en: 'No order belongs to both nights, so joining the two ranges by AND leaves nothing. Join them by OR.',
        },
      },
      {
        sql: "SELECT order_id, ordered_at FROM orders WHERE ordered_at >= '2025-01-31 20:00:00' AND ordered_at < '2025-01-31 08:00:00' OR ordered_at >= '2025-03-31 20:00:00' AND ordered_at < '2025-03-31 08:00:00'",
        mark: "'2025-(\\d\\d-\\d\\d) 20:00(?::00)?' and .*'2025-\\1 0?8:00",
        certain: true,
        message: {
          vi: 'Không thời điểm nào vừa từ 20:00 trở đi vừa trước 08:00 của cùng một ngày. Mỗi đêm kết thúc ở ngày hôm sau.',
          en: 'No moment is both at 20:00 or later and before 08:00 of the same day. Each night ends on the next day.',
        },
      },
      {
        sql: "SELECT order_id, ordered_at FROM orders WHERE ordered_at >= '2025-01-31 20:00:00' AND ordered_at < '2025-04-01 08:00:00'",
        mark: '^(?!.*\\bor\\b)',
        message: {
          vi: 'Đây là một khoảng dài hai tháng, gồm cả mọi ngày nằm giữa hai đêm. Hãy viết mỗi đêm một khoảng.',
          en: 'This is one range of two months, with all the days between the two nights. Write a range for each night.',
        },
      },
      {
        sql: "SELECT order_id, ordered_at FROM orders WHERE ordered_at BETWEEN '2025-01-31 20:00:00' AND '2025-02-01 08:00:00' OR ordered_at BETWEEN '2025-03-31 20:00:00' AND '2025-04-01 08:00:00'",
        mark: "between.*08:00(?::00)?'|<= '2025-0[24]-01 08:00(?::00)?'",
        message: {
          vi: 'Đơn đặt đúng 08:00:00, lúc nhà sách vừa mở cửa, cũng đang được lấy. Đầu trên phải dùng `<`.',
          en: 'Orders at exactly 08:00:00, when the shop has just opened, are included too. The upper end needs `<`.',
        },
      },
      {
        sql: "SELECT order_id, ordered_at FROM orders WHERE ordered_at > '2025-01-31 20:00:00' AND ordered_at < '2025-02-01 08:00:00' OR ordered_at > '2025-03-31 20:00:00' AND ordered_at < '2025-04-01 08:00:00'",
        mark: "> '2025-01-31 20:00:00'.*> '2025-03-31 20:00:00'",
        message: {
          vi: 'Đơn đặt đúng 20:00:00 phải được tính. Đầu dưới phải dùng `>=`.',
          en: 'Orders at exactly 20:00:00 count. The lower end needs `>=`.',
        },
      },
      {
        sql: "SELECT order_id, ordered_at FROM orders WHERE ordered_at >= '2025-01-31 20:00:00' AND ordered_at < '2025-02-01 8:00:00' OR ordered_at >= '2025-03-31 20:00:00' AND ordered_at < '2025-04-01 8:00:00'",
        mark: "01 8:00(?::00)?'",
        engine: 'sqlite',
        message: {
          vi: 'SQLite so hai chuỗi từng ký tự. Chuỗi `8:00:00` thiếu số 0, nên `15:30:00` cũng đứng trước nó, vì `1` đứng trước `8`. Hãy viết `08:00:00`.',
          en: 'SQLite compares two strings character by character. `8:00:00` lacks its 0, so even `15:30:00` comes before it, since `1` comes before `8`. Write `08:00:00`.',
        },
      },
      {
        sql: "SELECT order_id, ordered_at FROM orders WHERE SUBSTR(CAST(ordered_at AS TEXT), 12, 2) >= '20' OR SUBSTR(CAST(ordered_at AS TEXT), 12, 2) < '08'",
        mark: '^(?!.*2025)',
        message: {
          vi: 'Điều kiện này chỉ xét giờ, nên đơn của những đêm khác cũng được lấy. Đề chỉ hỏi hai đêm.',
          en: 'This condition looks only at the hour, so orders of other nights get in too. The task asks for two nights only.',
        },
      },
      {
        sql: "SELECT order_id, ordered_at FROM orders WHERE ordered_at >= TIMESTAMP '2025-01-31 20:00:00' AND ordered_at < TIMESTAMP '2025-02-01 08:00:00' OR ordered_at >= TIMESTAMP '2025-03-31 20:00:00' AND ordered_at < TIMESTAMP '2025-04-01 08:00:00'",
        mark: "timestamp '",
        engine: 'sqlite',
        message: {
          vi: 'SQLite không có kiểu ngày giờ nên không hiểu `TIMESTAMP` đứng trước một chuỗi. Chuỗi `YYYY-MM-DD HH:MM:SS` viết một mình thì cả hai hệ đều hiểu.',
          en: 'SQLite has no type for dates and times, so it does not know `TIMESTAMP` before a string. The string `YYYY-MM-DD HH:MM:SS` on its own is understood by both.',
        },
      },
      {
        sql: "SELECT order_id, ordered_at FROM orders WHERE SUBSTR(CAST(ordered_at AS TEXT), 1, 10) IN ('2025-01-31', '2025-02-01', '2025-03-31', '2025-04-01') AND (SUBSTR(CAST(ordered_at AS TEXT), 12, 2) >= '20' OR SUBSTR(CAST(ordered_at AS TEXT), 12, 2) < '08')",
        mark: "\\bin \\( '2025-01-31' , '2025-02-01'",
        message: {
          vi: 'Ngày và giờ được xét riêng, nên rạng sáng 31 tháng 1 cũng được lấy, dù đó là cuối của đêm trước. Hãy viết mỗi đêm một khoảng từ lúc bắt đầu đến lúc kết thúc.',
          en: 'The day and the hour are tested apart, so the early morning of 31 January gets in too, which ends the night before. Write each night as one range from its beginning to its end.',
        },
      },
    ],
    compare: { kind: 'result', portable: true },
  },
  {
    id: 'sql-r1-08',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Nhà sách tặng quà cho những nhân viên có ngày kỷ niệm 5 năm vào làm là 30 tháng 6 năm 2025 hoặc sớm hơn. Trả về `full_name`, `hired_on`, người vào làm trước đứng trước; vào làm cùng ngày thì theo `full_name`.',
      en: 'The shop has a gift for the employees whose fifth anniversary of being hired is 30 June 2025 or earlier. Return `full_name`, `hired_on`, whoever was hired first comes first; those hired on the same day by `full_name`.',
    },
    starter: 'SELECT full_name, hired_on\nFROM employees\nWHERE ',
    hints: [
      {
        vi: 'Người có ngày kỷ niệm 5 năm đúng 30 tháng 6 năm 2025 vào làm ngày nào?',
        en: 'On which day was somebody hired whose fifth anniversary is 30 June 2025?',
      },
    ],
    solutions: [
      {
        sql: "SELECT full_name, hired_on\nFROM employees\nWHERE hired_on <= '2020-06-30'\nORDER BY hired_on, full_name;",
      },
    ],
    wrong: [
      {
        sql: "SELECT full_name, hired_on FROM employees WHERE hired_on < '2021-01-01' ORDER BY hired_on, full_name",
        mark: '2021|2020-12-31|year',
        message: ONLY_YEARS,
      },
      {
        sql: "SELECT full_name, hired_on FROM employees WHERE STRFTIME('%Y', hired_on) <= '2020' ORDER BY hired_on, full_name",
        mark: "'%Y'",
        engine: 'sqlite',
        message: ONLY_YEARS,
      },
      {
        sql: "SELECT full_name, hired_on FROM employees WHERE SUBSTR(CAST(hired_on AS TEXT), 1, 4) <= '2020' ORDER BY hired_on, full_name",
        mark: '\\b1 , 4 \\)',
        message: ONLY_YEARS,
      },
      {
        sql: "SELECT full_name, hired_on FROM employees WHERE hired_on < '2020-06-30' ORDER BY hired_on, full_name",
        mark: "< '2020-06-30'|<= '2020-06-29'",
        message: {
          vi: "Người vào làm đúng ngày 30 tháng 6 năm 2020 có ngày kỷ niệm đúng 30 tháng 6 năm 2025, nên cũng được quà. Hãy dùng `<= '2020-06-30'`.",
          en: "Whoever was hired on 30 June 2020 has the anniversary on 30 June 2025 itself and gets the gift too. Use `<= '2020-06-30'`.",
        },
      },
      {
        sql: "SELECT full_name, hired_on FROM employees WHERE hired_on >= '2020-06-30' ORDER BY hired_on, full_name",
        mark: "> ?=? '2020-0[67]",
        message: {
          vi: 'Điều kiện bị ngược: ngày vào làm càng sớm thì ngày kỷ niệm càng sớm.',
          en: 'The condition is the wrong way round: the earlier the hiring, the earlier the anniversary.',
        },
      },
      {
        sql: "SELECT full_name, hired_on FROM employees WHERE hired_on <= '2020-06-30' ORDER BY hired_on",
        mark: 'order by (?:\\w+ \\. )?(?:hired_on|2)(?: asc)?$',
        message: {
          vi: 'Những người vào làm cùng ngày đang đứng theo thứ tự bất kỳ. Hãy thêm `full_name` làm khóa thứ hai.',
          en: 'Employees hired on the same day stand in an arbitrary order. Add `full_name` as the second key.',
        },
      },
      {
        sql: "SELECT full_name, hired_on FROM employees WHERE hired_on <= '2020-06-30' ORDER BY hired_on DESC, full_name",
        mark: '(?:hired_on|2) desc',
        message: {
          vi: '`DESC` đưa người vào làm sau lên trước. Đề cần người vào làm trước đứng trước.',
          en: '`DESC` puts the most recently hired first. The task asks for the first hired first.',
        },
      },
    ],
    compare: { kind: 'result', order: true },
  },
  {
    id: 'sql-r1-09',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Lập bảng nhập hàng với ba mức: `out` nếu `stock` bằng 0, `low` nếu từ 1 đến 10, `ok` nếu trên 10. Trả về `title`, `stock`, `level`, mức `out` đứng trước, rồi `low`, rồi `ok`. Trong một mức, xếp theo `title`; trùng tên thì theo `stock`.',
      en: 'Make a list for reordering with three levels: `out` where `stock` is 0, `low` from 1 to 10, `ok` above 10. Return `title`, `stock`, `level`, with `out` first, then `low`, then `ok`. Within a level sort by `title`, and books of one title by `stock`.',
    },
    starter: 'SELECT title, stock,\n        AS level\nFROM books\nORDER BY ',
    hints: [
      {
        vi: 'SQL lấy WHEN đúng đầu tiên, nên thứ tự của các WHEN quan trọng.',
        en: 'SQL takes the first WHEN that is true, so the order of the WHENs matters.',
      },
      {
        vi: 'Theo chữ cái thì thứ tự là `low`, `ok`, `out`. ORDER BY cần một CASE riêng, trả về số.',
        en: 'Alphabetically the order is `low`, `ok`, `out`. ORDER BY needs a CASE of its own that returns numbers.',
      },
    ],
    solutions: [
      {
        sql: "SELECT title, stock,\n       CASE\n         WHEN stock = 0 THEN 'out'\n         WHEN stock <= 10 THEN 'low'\n         ELSE 'ok'\n       END AS level\nFROM books\nORDER BY CASE\n           WHEN stock = 0 THEN 1\n           WHEN stock <= 10 THEN 2\n           ELSE 3\n         END, title, stock;",
      },
      {
        sql: "SELECT title, stock,\n       CASE\n         WHEN stock > 10 THEN 'ok'\n         WHEN stock > 0 THEN 'low'\n         ELSE 'out'\n       END AS level\nFROM books\nORDER BY stock > 10, stock > 0, title, stock;",
        note: {
          vi: 'Điều kiện sai đứng trước điều kiện đúng: khóa đầu đưa `ok` xuống cuối, khóa sau đưa `low` xuống sau `out`.',
          en: 'False comes before true: the first key puts `ok` last, the second puts `low` after `out`.',
        },
      },
    ],
    wrong: [
      {
        sql: "SELECT title, stock, CASE WHEN stock = 0 THEN 'out' WHEN stock <= 10 THEN 'low' ELSE 'ok' END AS level FROM books ORDER BY level, title, stock",
        mark: 'order by (?:level|3)(?: asc)?(?: ,|$)',
        message: {
          vi: 'Theo chữ cái thì `out` đứng cuối. Hãy đổi mỗi mức thành một con số trong ORDER BY.',
          en: 'Alphabetically `out` comes last. Turn each level into a number in ORDER BY.',
        },
      },
      {
        sql: "SELECT title, stock, CASE WHEN stock <= 10 THEN 'low' WHEN stock = 0 THEN 'out' ELSE 'ok' END AS level FROM books ORDER BY CASE WHEN stock = 0 THEN 1 WHEN stock <= 10 THEN 2 ELSE 3 END, title, stock",
        mark: "<= 10 then 'low'.*= 0 then 'out'",
        message: {
          vi: '0 cũng không quá 10, nên SQL dừng ở WHEN `stock <= 10` và không cuốn nào có mức `out`. Hãy viết điều kiện hẹp trước.',
          en: '0 is not above 10 either, so SQL stops at the WHEN `stock <= 10` and no book is `out`. Write the narrow condition first.',
        },
      },
      {
        sql: "SELECT title, stock, CASE WHEN stock = 0 THEN 'out' WHEN stock < 10 THEN 'low' ELSE 'ok' END AS level FROM books ORDER BY CASE WHEN stock = 0 THEN 1 WHEN stock < 10 THEN 2 ELSE 3 END, title, stock",
        mark: 'stock < 10|stock >= 10',
        message: {
          vi: '“Từ 1 đến 10” gồm cả 10: cuốn còn đúng 10 bản có mức `low`.',
          en: '“From 1 to 10” includes 10: a book with exactly 10 copies is `low`.',
        },
      },
      {
        sql: "SELECT title, stock, CASE WHEN stock = 0 THEN 'out' WHEN stock <= 10 THEN 'low' ELSE 'ok' END AS level FROM books ORDER BY stock, title",
        mark: 'order by (?:\\w+ \\. )?(?:stock|2)(?: asc)?(?: ,|$)',
        message: {
          vi: 'Các mức đã đúng chỗ, nhưng trong một mức phải xếp theo `title`, không theo `stock`.',
          en: 'The levels are in place, but within a level the order is by `title`, not by `stock`.',
        },
      },
      {
        sql: "SELECT title, stock, CASE WHEN stock = 0 THEN 'out' WHEN stock <= 10 THEN 'low' ELSE 'ok' END AS level FROM books ORDER BY CASE WHEN stock = 0 THEN 1 WHEN stock <= 10 THEN 2 ELSE 3 END, title",
        mark: '(?:title|1)(?: asc)?$',
        message: {
          vi: 'Hai cuốn trùng tên đang đứng theo thứ tự bất kỳ. ORDER BY còn thiếu khóa cuối, `stock`.',
          en: 'Two books of one title stand in an arbitrary order. ORDER BY lacks the last key, `stock`.',
        },
      },
    ],
    compare: { kind: 'result', order: true },
    equivalent: [
      {
        sql: "SELECT title, stock, CASE WHEN stock = 0 THEN 'out' WHEN stock <= 10 THEN 'low' ELSE 'ok' END AS \"level\" FROM \"books\" ORDER BY CASE WHEN stock = 0 THEN 0 WHEN stock <= 10 THEN 2 ELSE 3 END ASC, title ASC, stock ASC",
        reason: 'Only the order of the three numbers counts: 0, 2, 3 sorts as 1, 2, 3.',
      },
      {
        sql: "SELECT title, stock, CASE WHEN stock = 0 THEN 'out' WHEN stock <= 10 THEN 'low' ELSE 'ok' END AS \"level\" FROM \"books\" ORDER BY CASE WHEN stock = 0 THEN 1 WHEN stock <= 10 THEN 2 ELSE 4 END ASC, title ASC, stock ASC",
        reason: 'Only the order of the three numbers counts: 1, 2, 4 sorts as 1, 2, 3.',
      },
      {
        sql: "SELECT title, stock, CASE WHEN stock > 10 THEN 'ok' WHEN stock > 0 THEN 'low' ELSE 'out' END AS \"level\" FROM \"books\" ORDER BY stock > 0 ASC, stock > 10 ASC, title ASC, stock ASC",
        reason: 'stock > 10 implies stock > 0, so both orders of the two keys sort the three levels alike.',
      },
    ],
  },
  {
    id: 'sql-r1-10',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Lập một báo cáo một hàng về bảng `orders`: tổng số đơn `order_count`, số đơn đặt trực tuyến `online_count` (không có nhân viên bán), số đơn bị hủy `cancelled_count` (trạng thái `cancelled`), và tỉ lệ đơn bị hủy `cancelled_percent` tính bằng phần trăm của tổng số đơn, làm tròn đến một chữ số thập phân. Ba cột đầu là số nguyên, cột cuối là một số. Bảng luôn có ít nhất một đơn; khi không có đơn nào bị hủy, hai cột cuối là 0.',
      en: 'Make a report of one row on the table `orders`: the number of all orders as `order_count`, of orders placed online (no employee sold them) as `online_count`, of cancelled orders (status `cancelled`) as `cancelled_count`, and the share of cancelled orders in percent of all orders as `cancelled_percent`, rounded to one decimal place. The first three columns are whole numbers, the last is a number. The table always has at least one order; when no order is cancelled, the last two columns are 0.',
    },
    starter:
      'SELECT COUNT(*) AS order_count,\n        AS online_count,\n        AS cancelled_count,\n        AS cancelled_percent\nFROM orders;',
    hints: [
      {
        vi: '`COUNT(employee_id)` bỏ qua NULL. Vậy `COUNT(*) - COUNT(employee_id)` đếm gì?',
        en: '`COUNT(employee_id)` skips NULL. So what does `COUNT(*) - COUNT(employee_id)` count?',
      },
      {
        vi: 'Đếm có điều kiện: `SUM(CASE WHEN … THEN 1 ELSE 0 END)`. Hãy nhân với 100.0 trước khi chia.',
        en: 'Counting on a condition: `SUM(CASE WHEN … THEN 1 ELSE 0 END)`. Multiply by 100.0 before dividing.',
      },
    ],
    solutions: [
      {
        sql: "SELECT COUNT(*) AS order_count,\n       COUNT(*) - COUNT(employee_id) AS online_count,\n       SUM(CASE WHEN status = 'cancelled' THEN 1 ELSE 0 END) AS cancelled_count,\n       ROUND(100.0 * SUM(CASE WHEN status = 'cancelled' THEN 1 ELSE 0 END) / COUNT(*), 1) AS cancelled_percent\nFROM orders;",
      },
      {
        sql: "SELECT COUNT(*) AS order_count,\n       COUNT(*) FILTER (WHERE employee_id IS NULL) AS online_count,\n       COUNT(*) FILTER (WHERE status = 'cancelled') AS cancelled_count,\n       ROUND(100.0 * COUNT(*) FILTER (WHERE status = 'cancelled') / COUNT(*), 1) AS cancelled_percent\nFROM orders;",
        note: {
          vi: 'FILTER ngắn hơn và chạy trên SQLite, PostgreSQL; MySQL 9.7 không có.',
          en: 'FILTER is shorter and runs on SQLite and PostgreSQL; MySQL 9.7 does not have it.',
        },
      },
    ],
    wrong: [
      {
        sql: "SELECT COUNT(*) AS order_count, COUNT(*) - COUNT(employee_id) AS online_count, SUM(CASE WHEN status = 'cancelled' THEN 1 ELSE 0 END) AS cancelled_count, 100 * SUM(CASE WHEN status = 'cancelled' THEN 1 ELSE 0 END) / COUNT(*) AS cancelled_percent FROM orders",
        mark: '^(?!.*\\d\\.\\d).*(?:\\b100 \\*|\\* 100\\b)',
        message: {
          vi: 'Số nguyên chia số nguyên bỏ mất phần lẻ của tỉ lệ. Hãy viết `100.0`, rồi dùng ROUND.',
          en: 'Dividing integers drops the fraction of the share. Write `100.0`, then use ROUND.',
        },
      },
      {
        sql: "SELECT COUNT(*) AS order_count, COUNT(*) - COUNT(employee_id) AS online_count, SUM(CASE WHEN status = 'cancelled' THEN 1 ELSE 0 END) AS cancelled_count, 100.0 * SUM(CASE WHEN status = 'cancelled' THEN 1 ELSE 0 END) / COUNT(*) AS cancelled_percent FROM orders",
        mark: '^(?!.*\\bround\\b)',
        message: {
          vi: 'Tỉ lệ đã đúng nhưng chưa được làm tròn đến một chữ số thập phân.',
          en: 'The share is right, but not rounded to one decimal place yet.',
        },
      },
      {
        sql: "SELECT COUNT(*) AS order_count, COUNT(*) - COUNT(employee_id) AS online_count, COUNT(CASE WHEN status = 'cancelled' THEN 1 ELSE 0 END) AS cancelled_count, ROUND(100.0 * COUNT(CASE WHEN status = 'cancelled' THEN 1 ELSE 0 END) / COUNT(*), 1) AS cancelled_percent FROM orders",
        mark: 'count \\( case .*else 0',
        message: {
          vi: 'COUNT đếm mọi giá trị khác NULL, và giá trị trong ngoặc ở đây không bao giờ là NULL, nên đơn nào cũng được đếm. Hãy dùng SUM, hoặc CASE không có ELSE.',
          en: 'COUNT counts every value that is not NULL, and the value in the parentheses here is never NULL, so all orders are counted. Use SUM, or a CASE without ELSE.',
        },
      },
      {
        sql: "SELECT COUNT(*) AS order_count, COUNT(*) - COUNT(employee_id) AS online_count, COUNT(status = 'cancelled') AS cancelled_count, ROUND(100.0 * COUNT(status = 'cancelled') / COUNT(*), 1) AS cancelled_percent FROM orders",
        mark: "count \\( (?:\\w+ \\. )?status = 'cancelled' \\)",
        message: {
          vi: 'Phép so sánh là đúng hoặc sai, và cả hai đều khác NULL, nên COUNT đếm mọi đơn. Hãy đặt trong COUNT một CASE không có ELSE.',
          en: 'The comparison is true or false, and neither is NULL, so COUNT counts every order. Put a CASE without ELSE inside COUNT.',
        },
      },
      {
        sql: "SELECT COUNT(*) AS order_count, COUNT(employee_id) AS online_count, SUM(CASE WHEN status = 'cancelled' THEN 1 ELSE 0 END) AS cancelled_count, ROUND(100.0 * SUM(CASE WHEN status = 'cancelled' THEN 1 ELSE 0 END) / COUNT(*), 1) AS cancelled_percent FROM orders",
        mark: ', count \\( (?:\\w+ \\. )?employee_id \\)|employee_id is not null',
        message: {
          vi: '`online_count` đang đếm đơn có nhân viên bán. Đơn trực tuyến là những đơn còn lại.',
          en: '`online_count` counts the orders that an employee sold. The online ones are the rest.',
        },
      },
      {
        sql: "SELECT COUNT(*) AS order_count, COUNT(*) - COUNT(employee_id) AS online_count, SUM(CASE WHEN status = 'cancelled' THEN 1 END) AS cancelled_count, ROUND(100.0 * SUM(CASE WHEN status = 'cancelled' THEN 1 END) / COUNT(*), 1) AS cancelled_percent FROM orders",
        mark: 'sum \\( case (?!.*\\belse\\b)',
        message: {
          vi: 'Khi không có đơn nào bị hủy, CASE không có ELSE chỉ trả về NULL, nên SUM là NULL chứ không phải 0. Hãy thêm `ELSE 0`.',
          en: 'When no order is cancelled, the CASE without ELSE returns only NULL, so SUM is NULL, not 0. Add `ELSE 0`.',
        },
      },
      {
        sql: "SELECT COUNT(*) AS order_count, COUNT(*) - COUNT(employee_id) AS online_count, SUM(CASE WHEN status = 'cancelled' THEN 1 ELSE 0 END) AS cancelled_count, ROUND(SUM(CASE WHEN status = 'cancelled' THEN 1 ELSE 0 END) / COUNT(*) * 100, 1) AS cancelled_percent FROM orders",
        mark: '/ (?:count|sum) \\( .* \\) (?:\\) )?\\* 100|100(?:\\.0)? \\* \\( ',
        message: {
          vi: 'Hai số nguyên được chia trước, và phần lẻ bị bỏ nên thương là 0, trừ khi mọi đơn đều bị hủy. Hãy nhân với 100.0 trước khi chia.',
          en: 'The two integers are divided first and the fraction is dropped, which leaves 0 unless every order was cancelled. Multiply by 100.0 before dividing.',
        },
      },
    ],
    compare: {
      kind: 'result',
      types: {
        order_count: 'integer',
        online_count: 'integer',
        cancelled_count: 'integer',
        cancelled_percent: 'number',
      },
    },
  },
];
