import type { SqlExercise } from '../../../src/features/sql-lab/core/exercise';

/** Dates, months, intervals and time zones. */
export const DAY_08: readonly SqlExercise[] = [
  {
    id: 'sql-08-01',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Liệt kê các đơn đặt trong ngày 28 tháng 3 năm 2025: `order_id`, `ordered_at`, không cần thứ tự.',
      en: 'List the orders placed on 28 March 2025: `order_id`, `ordered_at`, in any order.',
    },
    starter: 'SELECT order_id, ordered_at\nFROM orders\nWHERE ',
    hints: [
      {
        vi: '`ordered_at` có cả giờ. Hãy bỏ phần giờ trước khi so, hoặc dùng khoảng nửa mở.',
        en: '`ordered_at` holds the time of day too. Drop it before you compare, or use a half-open range.',
      },
    ],
    solutions: [
      {
        sql: "SELECT order_id, ordered_at\nFROM orders\nWHERE ordered_at >= '2025-03-28' AND ordered_at < '2025-03-29';",
      },
      {
        sql: "SELECT order_id, ordered_at\nFROM orders\nWHERE DATE(ordered_at) = '2025-03-28';",
        note: {
          vi: 'Ngắn hơn, nhưng hàm bọc quanh cột khiến chỉ mục trên `ordered_at` không giúp được (ngày 29).',
          en: 'Shorter, but with a function around the column an index on `ordered_at` is of no help (day 29).',
        },
      },
    ],
    wrong: [
      {
        sql: "SELECT order_id, ordered_at FROM orders WHERE ordered_at = '2025-03-28'",
        pattern: 'ordered_at\\s*=',
        message: {
          vi: "`'2025-03-28'` không ghi giờ, nên phép so này chỉ khớp với đơn đặt đúng 0 giờ.",
          en: "`'2025-03-28'` has no time of day, so only an order placed at midnight sharp would equal it.",
        },
      },
      {
        sql: "SELECT order_id, ordered_at FROM orders WHERE DATE(ordered_at) = '28/03/2025'",
        pattern: "'28[/-]0?3[/-]2025",
        message: {
          vi: 'Ngày phải viết theo ISO: `2025-03-28`. Với SQLite đây là một chuỗi khác, với PostgreSQL đây là tháng 28.',
          en: 'Dates are written in ISO form: `2025-03-28`. To SQLite this is another text, to PostgreSQL it is month 28.',
        },
      },
      {
        sql: "SELECT order_id, ordered_at FROM orders WHERE ordered_at >= '2025-03-28'",
        message: {
          vi: 'Còn thiếu mốc trên: đây là mọi đơn từ ngày 28 trở đi.',
          en: 'The upper end is missing: these are all orders from the 28th on.',
        },
      },
    ],
    compare: { kind: 'result' },
    hiddenSetup:
      "UPDATE orders SET ordered_at = '2025-03-28 00:00:01' WHERE order_id = 1; UPDATE orders SET ordered_at = '2025-03-28 23:59:59' WHERE order_id = 2;",
  },
  {
    id: 'sql-08-02',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Những tháng nào có đơn bị hủy (`cancelled`)? Trả về `order_month` dạng `2025-03`, mỗi tháng một hàng, tháng cũ đứng trước.',
      en: 'Which months have cancelled orders (`cancelled`)? Return `order_month` in the form `2025-03`, one row for each month, oldest first.',
    },
    starter: 'SELECT        AS order_month\nFROM orders\n',
    hints: [
      {
        vi: 'Nhãn tháng là bảy ký tự đầu của ngày giờ, khi nó đã là chuỗi.',
        en: 'The label of a month is the first seven characters of the date and time, once that is text.',
      },
      {
        vi: 'Nhiều đơn có cùng nhãn. DISTINCT (ngày 3) giữ mỗi nhãn một lần.',
        en: 'Several orders share a label. DISTINCT (day 3) keeps each label once.',
      },
    ],
    solutions: [
      {
        sql: "SELECT DISTINCT SUBSTR(CAST(ordered_at AS TEXT), 1, 7) AS order_month\nFROM orders\nWHERE status = 'cancelled'\nORDER BY order_month;",
      },
      {
        sql: "SELECT SUBSTR(CAST(ordered_at AS TEXT), 1, 7) AS order_month\nFROM orders\nWHERE status = 'cancelled'\nGROUP BY SUBSTR(CAST(ordered_at AS TEXT), 1, 7)\nORDER BY order_month;",
        note: {
          vi: 'GROUP BY (ngày 11) cũng cho mỗi nhãn một hàng, và sẵn sàng để đếm thêm.',
          en: 'GROUP BY (day 11) gives one row for each label too, and is ready to count as well.',
        },
      },
    ],
    wrong: [
      {
        sql: "SELECT SUBSTR(CAST(ordered_at AS TEXT), 1, 7) AS order_month FROM orders WHERE status = 'cancelled' ORDER BY order_month",
        message: {
          vi: 'Tháng có hai đơn bị hủy hiện hai lần. Mỗi tháng chỉ một hàng.',
          en: 'A month with two cancelled orders shows up twice. Give each month one row.',
        },
      },
      {
        sql: "SELECT DISTINCT SUBSTR(CAST(ordered_at AS TEXT), 6, 2) AS order_month FROM orders WHERE status = 'cancelled' ORDER BY order_month",
        message: {
          vi: 'Nhãn thiếu năm: tháng 3 của mọi năm gộp làm một.',
          en: 'The label lacks the year: March of every year becomes one.',
        },
      },
      {
        sql: 'SELECT DISTINCT SUBSTR(CAST(ordered_at AS TEXT), 1, 7) AS order_month FROM orders ORDER BY order_month',
        message: {
          vi: 'Đây là mọi tháng có đơn. Chỉ lấy những đơn bị hủy.',
          en: 'These are all months with orders. Take cancelled orders only.',
        },
      },
    ],
    compare: { kind: 'result', order: true },
    hiddenSetup:
      "UPDATE orders SET ordered_at = '2024-03-05 10:00:00', status = 'cancelled' WHERE order_id = 1; UPDATE orders SET ordered_at = '2025-03-05 10:00:00', status = 'cancelled' WHERE order_id = 2; UPDATE orders SET ordered_at = '2025-03-09 10:00:00', status = 'cancelled' WHERE order_id = 3;",
  },
  {
    id: 'sql-08-03',
    dataset: 'nha_sach',
    engine: 'sqlite',
    prompt: {
      vi: 'Trên SQLite: những khách mở tài khoản (`joined_on`) từ đầu năm 2025 đã gắn bó với nhà sách bao nhiêu ngày, tính đến 2025-06-30? Trả về `full_name`, `days`, lâu nhất đứng trước.',
      en: 'On SQLite: how many days have the customers who joined (`joined_on`) since the beginning of 2025 been with the shop, up to 2025-06-30? Return `full_name`, `days`, longest first.',
    },
    starter: 'SELECT full_name,\n        AS days\nFROM customers\n',
    hints: [
      {
        vi: 'Dấu trừ của SQLite không hiểu ngày. Hãy đổi mỗi ngày thành một con số trước.',
        en: 'The minus of SQLite knows nothing of dates. Turn each day into a number first.',
      },
    ],
    solutions: [
      {
        sql: "SELECT full_name, JULIANDAY('2025-06-30') - JULIANDAY(joined_on) AS days\nFROM customers\nWHERE joined_on >= '2025-01-01'\nORDER BY days DESC;",
      },
      {
        sql: "SELECT full_name, (UNIXEPOCH('2025-06-30') - UNIXEPOCH(joined_on)) / 86400 AS days\nFROM customers\nWHERE joined_on >= '2025-01-01'\nORDER BY days DESC;",
        note: {
          vi: 'Đếm giây từ năm 1970 rồi chia cho số giây của một ngày. Ở đây chia hết, nên phép chia nguyên không làm mất gì.',
          en: 'Counts seconds since 1970, divided by the seconds of a day. It divides evenly here, so the integer division loses nothing.',
        },
      },
    ],
    wrong: [
      {
        sql: "SELECT full_name, '2025-06-30' - joined_on AS days FROM customers WHERE joined_on >= '2025-01-01' ORDER BY days DESC",
        message: {
          vi: 'SQLite đọc mỗi chuỗi thành số cho đến dấu gạch đầu tiên, nên bạn vừa tính 2025 - 2025.',
          en: 'SQLite reads each text as a number up to the first dash, so this was 2025 - 2025.',
        },
      },
      {
        sql: "SELECT full_name, STRFTIME('%d', '2025-06-30') - STRFTIME('%d', joined_on) AS days FROM customers WHERE joined_on >= '2025-01-01' ORDER BY days DESC",
        message: {
          vi: 'Đây là hiệu của hai ngày trong tháng. Tháng và năm chưa được tính đến.',
          en: 'This subtracts days of the month. Month and year are left out.',
        },
      },
      {
        sql: "SELECT full_name, JULIANDAY('2025-06-30') - JULIANDAY(joined_on) AS days FROM customers ORDER BY days DESC",
        message: {
          vi: 'Số ngày đã đúng; chỉ giữ khách mở tài khoản từ đầu năm 2025.',
          en: 'The days are right; keep only customers who joined since the beginning of 2025.',
        },
      },
      {
        sql: "SELECT full_name, JULIANDAY('2025-06-30') - JULIANDAY(joined_on) AS days FROM customers WHERE joined_on >= '2025-01-01' ORDER BY days",
        message: {
          vi: 'Số ngày đã đúng; khách lâu nhất phải đứng trước.',
          en: 'The days are right; those who joined longest ago come first.',
        },
      },
    ],
    compare: { kind: 'result', order: true },
  },
  {
    id: 'sql-08-04',
    dataset: 'nha_sach',
    engine: 'postgres',
    prompt: {
      vi: 'Trên PostgreSQL: tính đến 2025-06-30, mỗi nhân viên đã làm đủ bao nhiêu năm? Người vào làm 2024-10-10 được 0 năm. Trả về `full_name`, `full_years`, không cần thứ tự.',
      en: 'On PostgreSQL: how many full years has each employee worked by 2025-06-30? Whoever began on 2024-10-10 has 0. Return `full_name`, `full_years`, in any order.',
    },
    starter: 'SELECT full_name,\n        AS full_years\nFROM employees;',
    hints: [
      {
        vi: 'Trừ hai năm dương lịch thì thừa một năm cho người chưa đến ngày kỷ niệm.',
        en: 'Subtracting calendar years gives a year too much to those whose anniversary is still to come.',
      },
      {
        vi: '`AGE(b, a)` cho khoảng thời gian từ a đến b theo năm, tháng, ngày. EXTRACT lấy được năm của nó.',
        en: '`AGE(b, a)` is the time from a to b in years, months and days. EXTRACT takes the years from it.',
      },
    ],
    solutions: [
      {
        sql: "SELECT full_name,\n       EXTRACT(YEAR FROM AGE(DATE '2025-06-30', hired_on)) AS full_years\nFROM employees;",
      },
      {
        sql: "SELECT full_name,\n       EXTRACT(YEAR FROM DATE '2025-06-30') - EXTRACT(YEAR FROM hired_on)\n         - CASE WHEN TO_CHAR(hired_on, 'MM-DD') > '06-30' THEN 1 ELSE 0 END AS full_years\nFROM employees;",
        note: {
          vi: 'Trừ năm, rồi bớt 1 nếu năm nay chưa đến ngày kỷ niệm. Đổi hàm là chạy được trên mọi hệ; CASE ở ngày 9.',
          en: 'Subtracts the years and takes 1 off where the anniversary is still to come. With other functions it works everywhere; CASE is for day 9.',
        },
      },
    ],
    wrong: [
      {
        sql: "SELECT full_name, EXTRACT(YEAR FROM DATE '2025-06-30') - EXTRACT(YEAR FROM hired_on) AS full_years FROM employees",
        message: {
          vi: 'Người vào làm tháng 10 năm 2024 chưa đủ một năm. Hiệu hai năm dương lịch không biết điều đó.',
          en: 'Somebody hired in October 2024 has not worked for a year yet. The difference of calendar years does not know.',
        },
      },
      {
        sql: "SELECT full_name, (DATE '2025-06-30' - hired_on) / 365 AS full_years FROM employees",
        message: {
          vi: 'Năm nhuận có 366 ngày, nên chia cho 365 thừa một năm cho người sắp đến ngày kỷ niệm. Hãy tính theo lịch.',
          en: 'Leap years have 366 days, so dividing by 365 gives a year too much to those close to an anniversary. Count by the calendar.',
        },
      },
      {
        sql: "SELECT full_name, FLOOR((DATE '2025-06-30' - hired_on) / 365.25) AS full_years FROM employees",
        message: {
          vi: 'Chia cho 365,25 cũng chỉ gần đúng: người vào làm đúng một năm trước, tức 365 ngày, lại được 0 năm. Hãy tính theo lịch.',
          en: 'Dividing by 365.25 is only close: somebody hired just one year ago, which is 365 days, gets 0. Count by the calendar.',
        },
      },
      {
        sql: "SELECT full_name, DATE '2025-06-30' - hired_on AS full_years FROM employees",
        message: {
          vi: 'Trừ hai `date` cho số ngày, không phải số năm.',
          en: 'Subtracting two `date` values gives days, not years.',
        },
      },
    ],
    compare: { kind: 'result' },
    hiddenSetup:
      "UPDATE employees SET hired_on = '2015-07-01' WHERE employee_id = 1; UPDATE employees SET hired_on = '2024-06-30' WHERE employee_id = 2;",
  },
  {
    id: 'sql-08-05',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Báo cáo tháng 3 năm 2025 của cổng thanh toán chia tháng theo UTC, còn `ordered_at` là giờ Việt Nam (UTC+7). Những đơn nào thuộc báo cáo đó? Trả về `order_id`, `ordered_at`, không cần thứ tự. Viết sao cho chạy được trên cả hai hệ.',
      en: 'The March 2025 report of the payment provider cuts the month by UTC, while `ordered_at` is Vietnamese time (UTC+7). Which orders belong to that report? Return `order_id`, `ordered_at`, in any order. Write it so that it works on both engines.',
    },
    starter: 'SELECT order_id, ordered_at\nFROM orders\nWHERE ',
    hints: [
      {
        vi: 'Đừng đổi từng đơn. Hãy đổi hai mốc của tháng: 0 giờ UTC ngày 1 là mấy giờ ở Việt Nam?',
        en: 'Do not convert every order. Convert the two ends of the month: what time is 00:00 UTC on the 1st in Vietnam?',
      },
    ],
    solutions: [
      {
        sql: "SELECT order_id, ordered_at\nFROM orders\nWHERE ordered_at >= '2025-03-01 07:00:00'\n  AND ordered_at < '2025-04-01 07:00:00';",
      },
      {
        sql: "SELECT order_id, ordered_at\nFROM orders\nWHERE ordered_at BETWEEN '2025-03-01 07:00:00' AND '2025-04-01 06:59:59';",
        note: {
          vi: 'Đúng vì dữ liệu này không có phần lẻ của giây. Khoảng nửa mở không cần điều kiện đó.',
          en: 'Right because these data have no fractions of a second. The half-open range does not depend on that.',
        },
      },
    ],
    wrong: [
      {
        sql: "SELECT order_id, ordered_at FROM orders WHERE ordered_at >= '2025-03-01' AND ordered_at < '2025-04-01'",
        message: {
          vi: 'Đây là tháng 3 theo giờ Việt Nam. Đơn đặt lúc 0 giờ ngày 1 tháng 4 ở Việt Nam vẫn là tháng 3 theo UTC.',
          en: 'This is March by Vietnamese time. An order placed at 00:00 on 1 April in Vietnam still belongs to March by UTC.',
        },
      },
      {
        sql: "SELECT order_id, ordered_at FROM orders WHERE ordered_at >= '2025-02-28 17:00:00' AND ordered_at < '2025-03-31 17:00:00'",
        message: {
          vi: 'Ngược chiều: khi ở UTC là 0 giờ thì ở Việt Nam đã 7 giờ sáng. Hai mốc phải muộn hơn 7 giờ, không phải sớm hơn.',
          en: 'The wrong way round: when it is 00:00 UTC, it is already 7 in the morning in Vietnam. Both ends move later, not earlier.',
        },
      },
      {
        sql: "SELECT order_id, ordered_at FROM orders WHERE ordered_at >= '2025-03-01' AND ordered_at < '2025-04-01 07:00:00'",
        message: {
          vi: 'Mốc cuối đã đổi, mốc đầu thì chưa: 0 giờ đến 7 giờ sáng ngày 1 tháng 3 vẫn là tháng 2 theo UTC.',
          en: 'The end has moved, the start has not: the hours from 00:00 to 07:00 on 1 March are still February by UTC.',
        },
      },
    ],
    compare: { kind: 'result' },
    hiddenSetup: "UPDATE orders SET ordered_at = '2025-03-01 05:30:00' WHERE order_id = 1;",
  },
];
