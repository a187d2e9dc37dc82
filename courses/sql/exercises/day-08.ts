import type { SqlExercise } from '../../../src/features/sql-lab/core/grading/exercise';
import { NEW_YEAR } from './moments';

/** Dates, months, intervals and time zones. */
export const DAY_08: readonly SqlExercise[] = [
  {
    id: 'sql-08-06',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Với mỗi đơn, trả về `order_id` và ngày đặt `order_day`, là `ordered_at` bỏ phần giờ. Không cần thứ tự.',
      en: 'For each order, return `order_id` and the day on which it was placed as `order_day`, that is, `ordered_at` without the time. Any order will do.',
    },
    starter: 'SELECT order_id,\n        AS order_day\nFROM orders;',
    hints: [
      {
        vi: 'Hai khối ở trên đều gọi một hàm bỏ phần giờ, chạy được trên cả hai hệ.',
        en: 'Both blocks above call a function that drops the time and runs on both systems.',
      },
    ],
    solutions: [{ sql: 'SELECT order_id, DATE(ordered_at) AS order_day\nFROM orders;' }],
    wrong: [
      {
        sql: 'SELECT order_id, ordered_at AS order_day FROM orders',
        mark: '^select [^()]*ordered_at as "?order_day"?',
        message: {
          vi: 'Cột này chỉ đổi tên; giá trị vẫn kèm giờ.',
          en: 'The column only has a new name; its values still carry the time.',
        },
      },
      {
        sql: 'SELECT order_id, CAST(ordered_at AS DATE) AS order_day FROM orders',
        mark: '\\bcast \\( (?:\\w+ \\. )?ordered_at as date \\)',
        engine: 'sqlite',
        message: {
          vi: 'SQLite không có kiểu ngày, nên CAST đổi chuỗi thành số và chỉ còn năm. Hãy dùng hàm `DATE`.',
          en: 'SQLite has no date type, so CAST converts the string to a number and only the year is left. Use the function `DATE`.',
        },
      },
      {
        sql: "SELECT order_id, DATE('ordered_at') AS order_day FROM orders",
        mark: "'ordered_at'",
        engine: 'sqlite',
        message: {
          vi: 'Trong nháy đơn, `ordered_at` là một chuỗi chứ không phải cột, và chuỗi đó không đổi được thành ngày.',
          en: 'In single quotes, `ordered_at` is a string and not the column, and that string cannot be converted to a date.',
        },
      },
    ],
    compare: { kind: 'result' },
    hidden: [
      {
        about: {
          vi: 'Có đơn đặt vào ngày 30 tháng 12.',
          en: 'One order was placed on 30 December.',
        },
        sql: "UPDATE orders SET ordered_at = '2024-12-30 09:00:00' WHERE order_id = 49;",
      },
    ],
  },
  {
    id: 'sql-08-01',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Liệt kê các đơn đặt trong ngày 28 tháng 3 năm 2025: `order_id`, `ordered_at`, không cần thứ tự. Câu trả lời phải chạy được trên cả SQLite và PostgreSQL.',
      en: 'List the orders placed on 28 March 2025: `order_id`, `ordered_at`, in any order. Your answer must run on both SQLite and PostgreSQL.',
    },
    starter: 'SELECT order_id, ordered_at\nFROM orders\nWHERE ',
    hints: [
      {
        vi: '`ordered_at` có cả giờ. Hãy dùng khoảng nửa mở, hoặc bỏ phần giờ trước khi so.',
        en: '`ordered_at` includes the time of day. Use a half-open range, or drop the time before you compare.',
      },
    ],
    solutions: [
      {
        sql: "SELECT order_id, ordered_at\nFROM orders\nWHERE ordered_at >= '2025-03-28' AND ordered_at < '2025-03-29';",
      },
      {
        sql: "SELECT order_id, ordered_at\nFROM orders\nWHERE DATE(ordered_at) = '2025-03-28';",
        note: {
          vi: 'Ngắn hơn, nhưng cột nằm trong một hàm nên chỉ mục trên `ordered_at` không dùng được (ngày 29).',
          en: 'Shorter, but the column stands inside a function, so an index on `ordered_at` cannot be used (day 29).',
        },
      },
    ],
    wrong: [
      {
        sql: "SELECT order_id, ordered_at FROM orders WHERE ordered_at = '2025-03-28'",
        mark: "where \\(? ?ordered_at = '2025-03-28'(?: \\))?$",
        certain: true,
        message: {
          vi: "`ordered_at` có cả giờ, còn `'2025-03-28'` thì không. PostgreSQL chỉ giữ đơn đặt đúng 0 giờ; SQLite so hai chuỗi nên không giữ đơn nào.",
          en: "`ordered_at` includes the time of day, and `'2025-03-28'` does not. PostgreSQL keeps only an order placed at exactly 00:00; SQLite compares two strings and keeps none.",
        },
      },
      {
        sql: "SELECT order_id, ordered_at FROM orders WHERE ordered_at BETWEEN '2025-03-28' AND '2025-03-28'",
        mark: "(?:>= '2025-03-28' and ordered_at <=|between '2025-03-28' and) '2025-03-28'(?: \\))?$",
        certain: true,
        message: {
          vi: "Mốc trên `'2025-03-28'` không ghi giờ, nên các đơn đặt sau 0 giờ ngày 28 đều bị bỏ. Mốc trên phải là ngày hôm sau.",
          en: "The upper end `'2025-03-28'` has no time of day, so all orders after 00:00 on the 28th are left out. The upper end must be the next day.",
        },
      },
      {
        sql: "SELECT order_id, ordered_at FROM orders WHERE DATE(ordered_at) = '28/03/2025'",
        mark: "^(?!.*\\b(?:strftime|to_char|to_date)\\b).*'28[/-]0?3[/-]2025",
        certain: true,
        message: {
          vi: 'Hãy viết ngày theo ISO: `2025-03-28`. SQLite so hai chuỗi nên không tìm được đơn nào. PostgreSQL đọc chuỗi theo `DateStyle`, và báo lỗi khi `DateStyle` đặt tháng trước.',
          en: 'Write the date in ISO form: `2025-03-28`. SQLite compares two strings and finds none of the orders. PostgreSQL reads the string by `DateStyle`, and reports an error where `DateStyle` puts the month first.',
        },
      },
      {
        sql: "SELECT order_id, ordered_at FROM orders WHERE ordered_at >= '2025-3-28' AND ordered_at < '2025-3-29'",
        mark: "'2025-3-2[89]",
        certain: true,
        engine: 'sqlite',
        message: {
          vi: 'SQLite so chuỗi từng ký tự, nên tháng phải đủ hai chữ số: `2025-03-28`.',
          en: 'SQLite compares strings character by character, so the month needs two digits: `2025-03-28`.',
        },
      },
      {
        sql: "SELECT order_id, ordered_at FROM orders WHERE CAST(ordered_at AS DATE) = '2025-03-28'",
        mark: 'cast \\( ordered_at as date \\) =',
        certain: true,
        engine: 'sqlite',
        message: {
          vi: 'SQLite không có kiểu ngày: `CAST(ordered_at AS DATE)` chỉ còn số năm. Hàm DATE chạy được trên cả hai hệ.',
          en: 'SQLite has no date type: `CAST(ordered_at AS DATE)` leaves only the number of the year. The function DATE works on both systems.',
        },
      },
      {
        sql: "SELECT order_id, ordered_at FROM orders WHERE ordered_at LIKE '2025-03-28%'",
        mark: 'ordered_at like',
        engine: 'postgres',
        message: {
          vi: 'LIKE so chuỗi, mà `ordered_at` của PostgreSQL có kiểu `timestamp`. Hãy dùng khoảng nửa mở.',
          en: 'LIKE compares strings, and in PostgreSQL `ordered_at` is a `timestamp`. Use a half-open range.',
        },
      },
      {
        sql: "SELECT order_id, ordered_at FROM orders WHERE ordered_at >= '2025-03-28'",
        mark: '^(?!.*(?:<|\\bbetween\\b)).*>',
        message: {
          vi: 'Còn thiếu mốc trên: kết quả có cả những đơn đặt sau ngày 28.',
          en: 'The upper end is missing: the result includes orders placed after the 28th.',
        },
      },
      {
        sql: "SELECT order_id, ordered_at FROM orders WHERE ordered_at > '2025-03-28 00:00:00' AND ordered_at < '2025-03-29'",
        mark: "ordered_at > '2025-03-28",
        message: {
          vi: 'Đơn đặt đúng 0 giờ ngày 28 bị bỏ. Mốc dưới cần `>=`.',
          en: 'An order placed at exactly 00:00 on the 28th is left out. The lower end needs `>=`.',
        },
      },
      {
        sql: "SELECT order_id, ordered_at FROM orders WHERE ordered_at BETWEEN '2025-03-28 00:00:00' AND '2025-03-29 00:00:00'",
        mark: "(?:<=|and) '2025-03-29 00:00:00'",
        message: {
          vi: 'Mốc trên cũng được lấy vào, nên đơn đặt đúng 0 giờ ngày 29 có trong kết quả. Mốc trên cần `<`.',
          en: 'The upper end is included, so an order placed at exactly 00:00 on the 29th gets in. The upper end needs `<`.',
        },
      },
      {
        sql: "SELECT order_id, ordered_at FROM orders WHERE ordered_at BETWEEN '2025-03-28' AND '2025-03-29'",
        mark: "(?:<=|and) '2025-03-29'",
        engine: 'postgres',
        message: {
          vi: "PostgreSQL hiểu `'2025-03-29'` là 0 giờ ngày 29, và mốc trên cũng được lấy vào, nên đơn đặt đúng lúc đó có trong kết quả. Mốc trên cần `<`.",
          en: "PostgreSQL takes `'2025-03-29'` as 00:00 on the 29th, and the upper end is included, so an order placed at exactly that time gets in. The upper end needs `<`.",
        },
      },
      {
        sql: "SELECT order_id, ordered_at FROM orders WHERE ordered_at BETWEEN '2025-03-28 00:00:00' AND '2025-03-28 23:59:00'",
        mark: "'2025-03-28 23:59(?::00)?'",
        message: {
          vi: 'Đơn đặt trong phút cuối của ngày bị bỏ. Khoảng nửa mở đến `2025-03-29` không có kẽ hở này.',
          en: 'An order placed in the last minute of the day is left out. A half-open range up to `2025-03-29` has no such gap.',
        },
      },
    ],
    compare: { kind: 'result', portable: true },
    equivalent: [
      {
        sql: "SELECT order_id, ordered_at FROM \"orders\" WHERE (ordered_at > '2025-03-28') AND ordered_at < '2025-03-29'",
        reason:
          'On SQLite every ordered_at is a string longer than the bound, so none equals it; PostgreSQL refuses this by the order at midnight, and the answer is graded there too.',
      },
      {
        sql: "SELECT order_id, ordered_at FROM \"orders\" WHERE ordered_at >= '2025-03-28' AND (ordered_at <= '2025-03-29')",
        reason:
          'On SQLite every ordered_at is a string longer than the bound, so none equals it; PostgreSQL refuses this by the order at midnight, and the answer is graded there too.',
      },
    ],
  },
  {
    id: 'sql-08-02',
    dataset: 'nha_sach',
    engine: 'sqlite',
    prompt: {
      vi: 'Trên SQLite: các đơn đã bị hủy (`status` là `cancelled`) được đặt vào những tháng nào? Trả về `order_month`, là chuỗi dạng `2025-03`, mỗi tháng một hàng, tháng mới nhất đứng trước.',
      en: 'On SQLite: in which months were the cancelled orders (`status` is `cancelled`) placed? Return `order_month`, a string in the form `2025-03`, one row for each month, the latest month first.',
    },
    starter: 'SELECT        AS order_month\nFROM orders\n',
    hints: [
      {
        vi: 'STRFTIME tạo ra nhãn tháng; nhãn phải có cả năm.',
        en: 'STRFTIME makes the month label; the label must contain the year.',
      },
      {
        vi: 'Nhiều đơn có cùng nhãn. DISTINCT (ngày 3) giữ mỗi nhãn một lần.',
        en: 'Several orders share a label. DISTINCT (day 3) keeps each label once.',
      },
    ],
    solutions: [
      {
        sql: "SELECT DISTINCT STRFTIME('%Y-%m', ordered_at) AS order_month\nFROM orders\nWHERE status = 'cancelled'\nORDER BY order_month DESC;",
      },
      {
        sql: "SELECT STRFTIME('%Y-%m', ordered_at) AS order_month\nFROM orders\nWHERE status = 'cancelled'\nGROUP BY STRFTIME('%Y-%m', ordered_at)\nORDER BY order_month DESC;",
        note: {
          vi: 'GROUP BY (ngày 11) cũng trả về mỗi nhãn một hàng. Thêm `COUNT(*)` thì đếm được số đơn của từng tháng.',
          en: 'GROUP BY (day 11) returns one row for each label too. With `COUNT(*)` added, it counts the orders of each month.',
        },
      },
    ],
    wrong: [
      {
        sql: "SELECT STRFTIME('%Y-%m', ordered_at) AS order_month FROM orders WHERE status = 'cancelled' ORDER BY order_month DESC",
        mark: '^(?!.*\\b(?:distinct|group by)\\b)',
        message: {
          vi: 'Tháng có hai đơn bị hủy hiện ra hai lần. Mỗi tháng chỉ được một hàng.',
          en: 'A month with two cancelled orders appears twice. Each month must have one row.',
        },
      },
      {
        sql: "SELECT DISTINCT STRFTIME('%m', ordered_at) AS order_month FROM orders WHERE status = 'cancelled' ORDER BY order_month DESC",
        mark: '^(?!.*%Y)',
        message: {
          vi: 'Nhãn không có năm, nên tháng 3 của mọi năm bị gộp làm một.',
          en: 'The label has no year, so March of every year becomes one.',
        },
      },
      {
        sql: "SELECT DISTINCT STRFTIME('%Y-%M', ordered_at) AS order_month FROM orders WHERE status = 'cancelled' ORDER BY order_month DESC",
        mark: '%M',
        message: {
          vi: 'Trong khuôn mẫu của STRFTIME, `%M` là phút. Tháng là `%m`.',
          en: 'In a STRFTIME pattern, `%M` is the minutes. The month is `%m`.',
        },
      },
      {
        sql: "SELECT DISTINCT STRFTIME(ordered_at, '%Y-%m') AS order_month FROM orders WHERE status = 'cancelled' ORDER BY order_month DESC",
        mark: 'strftime \\( ordered_at ,',
        message: {
          vi: 'Hai tham số bị đổi chỗ: STRFTIME nhận khuôn mẫu trước, giá trị sau.',
          en: 'The two arguments are swapped: STRFTIME takes the pattern first and the value second.',
        },
      },
      {
        sql: "SELECT DISTINCT DATE(ordered_at) AS order_month FROM orders WHERE status = 'cancelled' ORDER BY order_month DESC",
        mark: '%d|\\bdate \\( ordered_at \\)|, 10 \\)',
        message: {
          vi: 'Nhãn có cả ngày, nên mỗi ngày có đơn bị hủy thành một hàng. Nhãn tháng chỉ gồm năm và tháng.',
          en: 'The label includes the day, so every day with a cancelled order has its own row. A month label holds the year and the month only.',
        },
      },
      {
        sql: "SELECT DISTINCT STRFTIME('%Y-%m', ordered_at) AS order_month FROM orders ORDER BY order_month DESC",
        mark: '^(?!.*\\bwhere\\b)',
        message: {
          vi: 'Đây là mọi tháng có đơn. Chỉ lấy những đơn bị hủy.',
          en: 'These are all months with orders. Take the cancelled orders only.',
        },
      },
      {
        sql: "SELECT DISTINCT STRFTIME('%Y-%m', ordered_at) AS order_month FROM orders WHERE status = 'cancelled' ORDER BY order_month",
        mark: '^(?!.*\\bdesc\\b)',
        message: {
          vi: 'Các tháng đã đúng, nhưng tháng mới nhất phải đứng trước.',
          en: 'The months are right, but the latest must come first.',
        },
      },
    ],
    promises: { also: { 'orders.ordered_at': NEW_YEAR } },
    compare: { kind: 'result', order: true, types: { order_month: 'text' } },
    hidden: [
      {
        about: {
          vi: 'Có đơn bị hủy ở nhiều tháng.',
          en: 'Orders of many months were cancelled.',
        },
        sql: "UPDATE orders SET status = 'cancelled', ordered_at = DATE('2023-01-31', '+' || (order_id * 31) || ' days') || ' 20:30:00' WHERE order_id BETWEEN 1 AND 16;",
      },
    ],
    equivalent: [
      {
        sql: 'SELECT DISTINCT STRFTIME(\'%Y-%m\', ordered_at) AS "order_month" FROM "orders" WHERE status = \'cancelled\' ORDER BY order_month DESC NULLS FIRST',
        reason: 'ordered_at is NOT NULL and a date with a time, so the label is never NULL.',
      },
      {
        sql: "SELECT STRFTIME('%Y-%m', ordered_at) AS \"order_month\" FROM \"orders\" WHERE status = 'cancelled' GROUP BY STRFTIME('%Y-%m', ordered_at) ORDER BY order_month DESC NULLS FIRST",
        reason: 'ordered_at is NOT NULL and a date with a time, so the label is never NULL.',
      },
      {
        sql: "SELECT DISTINCT STRFTIME('%Y-%m', ordered_at) AS \"order_month\" FROM \"orders\" WHERE status = 'cancelled' GROUP BY STRFTIME('%Y-%m', ordered_at) ORDER BY order_month DESC",
        reason: 'GROUP BY leaves one row for each label already, so DISTINCT finds no doubles.',
      },
      {
        sql: "SELECT STRFTIME('%Y-%m', ordered_at) AS \"order_month\" FROM \"orders\" WHERE status = 'cancelled' GROUP BY STRFTIME('%Y-%mx', ordered_at) ORDER BY order_month DESC",
        reason: 'The same letter at the end of every group key leaves the groups as they are.',
      },
    ],
  },
  {
    id: 'sql-08-03',
    dataset: 'nha_sach',
    engine: 'sqlite',
    prompt: {
      vi: 'Trên SQLite: với mỗi khách mở tài khoản (`joined_on`) từ ngày 2025-01-01 trở đi, từ ngày mở tài khoản đến ngày 2025-06-30 là bao nhiêu ngày? Khách mở tài khoản ngày 2025-06-29 được 1 ngày. Không khách nào mở tài khoản sau ngày 2025-06-30. Trả về `full_name`, `days` (số nguyên), nhiều ngày đứng trước, số ngày bằng nhau thì xếp theo `full_name`.',
      en: 'On SQLite: for each customer who joined (`joined_on`) on 2025-01-01 or later, how many days are there from the day of joining to 2025-06-30? Whoever joined on 2025-06-29 has 1 day. Nobody joined after 2025-06-30. Return `full_name`, `days` (a whole number), most days first, those with the same number of days by `full_name`.',
    },
    starter: 'SELECT full_name,\n        AS days\nFROM customers\n',
    hints: [
      {
        vi: 'SQLite lưu ngày thành chuỗi, và phép trừ hai chuỗi không ra số ngày. Hãy đổi mỗi ngày thành một con số trước.',
        en: 'SQLite stores dates as strings, and subtracting two strings does not give days. Convert each date to a number first.',
      },
    ],
    solutions: [
      {
        sql: "SELECT full_name,\n       CAST(JULIANDAY('2025-06-30') - JULIANDAY(joined_on) AS INTEGER) AS days\nFROM customers\nWHERE joined_on >= '2025-01-01'\nORDER BY days DESC, full_name;",
      },
    ],
    wrong: [
      {
        sql: "SELECT full_name, '2025-06-30' - joined_on AS days FROM customers WHERE joined_on >= '2025-01-01' ORDER BY days DESC, full_name",
        mark: "'2025-06-30' (?:\\) )?- (?:date \\( )?joined_on",
        message: {
          vi: 'SQLite đổi mỗi chuỗi thành số và dừng ở dấu gạch đầu tiên, nên đây là phép trừ 2025 - 2025.',
          en: 'SQLite converts each string to a number and stops at the first dash, so this is 2025 - 2025.',
        },
      },
      {
        sql: "SELECT full_name, STRFTIME('%d', '2025-06-30') - STRFTIME('%d', joined_on) AS days FROM customers WHERE joined_on >= '2025-01-01' ORDER BY days DESC, full_name",
        mark: "strftime \\( '%d'",
        message: {
          vi: 'Đây là hiệu của hai ngày trong tháng; tháng chưa được tính đến.',
          en: 'This subtracts days of the month; the months are left out.',
        },
      },
      {
        sql: "SELECT full_name, CAST(JULIANDAY(joined_on) - JULIANDAY('2025-06-30') AS INTEGER) AS days FROM customers WHERE joined_on >= '2025-01-01' ORDER BY days DESC, full_name",
        mark: 'joined_on \\) - ',
        message: {
          vi: 'Số ngày bị âm. Hãy lấy ngày sau trừ ngày trước.',
          en: 'The days are negative. Subtract the earlier date from the later one.',
        },
      },
      {
        sql: "SELECT full_name, CAST(JULIANDAY('2025-06-30') - JULIANDAY(joined_on) AS INTEGER) + 1 AS days FROM customers WHERE joined_on >= '2025-01-01' ORDER BY days DESC, full_name",
        mark: "\\+ 1\\b|'2025-07-01'",
        message: {
          vi: 'Thừa một ngày: từ 2025-06-29 đến 2025-06-30 là 1 ngày.',
          en: 'One day too many: from 2025-06-29 to 2025-06-30 is 1 day.',
        },
      },
      {
        sql: "SELECT full_name, CAST(JULIANDAY('2025-06-30') - JULIANDAY(joined_on) AS INTEGER) AS days FROM customers ORDER BY days DESC, full_name",
        mark: '^(?!.*\\bwhere\\b)',
        message: {
          vi: 'Số ngày đã đúng. Chỉ giữ những khách mở tài khoản từ ngày 2025-01-01 trở đi.',
          en: 'The days are right. Keep only the customers who joined on 2025-01-01 or later.',
        },
      },
      {
        sql: "SELECT full_name, CAST(JULIANDAY('2025-06-30') - JULIANDAY(joined_on) AS INTEGER) AS days FROM customers WHERE STRFTIME('%Y', joined_on) = 2025 ORDER BY days DESC, full_name",
        mark: "strftime \\( '%Y' , joined_on \\) = 2025",
        certain: true,
        message: {
          vi: 'STRFTIME trả về chuỗi, và trên SQLite chuỗi này không bằng số 2025, nên WHERE không giữ hàng nào.',
          en: 'STRFTIME returns a string, and on SQLite that string does not equal the number 2025, so WHERE keeps no row.',
        },
      },
      {
        sql: "SELECT full_name, CAST(JULIANDAY('2025-06-30') - JULIANDAY(joined_on) AS INTEGER) AS days FROM customers WHERE joined_on > '2025-01-01' ORDER BY days DESC, full_name",
        mark: "joined_on > '2025-01-01'|joined_on >= '2025-01-02'",
        message: {
          vi: 'Số ngày đã đúng, nhưng khách mở tài khoản đúng ngày 2025-01-01 bị bỏ.',
          en: 'The days are right, but a customer who joined on 2025-01-01 itself is left out.',
        },
      },
      {
        sql: "SELECT full_name, CAST(JULIANDAY('2025-06-30') - JULIANDAY(joined_on) AS INTEGER) AS days FROM customers WHERE joined_on >= '2025-01-01' ORDER BY days, full_name",
        mark: 'order by days(?: asc)?(?: ,|$)|order by joined_on desc',
        message: {
          vi: 'Số ngày đã đúng. Khách có nhiều ngày nhất phải đứng trước.',
          en: 'The days are right. Customers with the most days must come first.',
        },
      },
      {
        sql: "SELECT full_name, CAST(JULIANDAY('2025-06-30') - JULIANDAY(joined_on) AS INTEGER) AS days FROM customers WHERE joined_on >= '2025-01-01' ORDER BY days DESC",
        mark: 'order by (?:.*\\bdesc|joined_on(?: asc)?)$',
        message: {
          vi: 'Các khách có số ngày bằng nhau chưa có thứ tự xác định. Hãy thêm `full_name` làm khóa sắp xếp thứ hai.',
          en: 'The order of customers with the same number of days is not defined. Add `full_name` as the second sort key.',
        },
      },
    ],
    promises: { never: ["SELECT 1 FROM customers WHERE joined_on > '2025-06-30'"] },
    compare: { kind: 'result', order: true, types: { days: 'integer' } },
    equivalent: [
      {
        sql: 'SELECT full_name, CAST(JULIANDAY(\'2025-06-30\') - JULIANDAY(joined_on) AS INTEGER) AS "days" FROM "customers" WHERE joined_on >= \'2025-01-01\' ORDER BY days DESC NULLS FIRST, full_name ASC',
        reason: 'joined_on is NOT NULL and a date, so days is never NULL.',
      },
      {
        sql: 'SELECT full_name, (JULIANDAY(\'2025-06-30\') - JULIANDAY(joined_on)) AS "days" FROM "customers" WHERE joined_on >= \'2025-01-01\' ORDER BY days DESC, full_name ASC',
        reason:
          'joined_on has no time of day, so the difference is a whole number without CAST too; the prompt asks for a whole number, not for a storage class.',
      },
    ],
  },
  {
    id: 'sql-08-04',
    dataset: 'nha_sach',
    engine: 'postgres',
    prompt: {
      vi: 'Trên PostgreSQL: tính đến ngày 2025-06-30, mỗi nhân viên đã làm đủ bao nhiêu năm? Người vào làm ngày 2024-06-30 được 1 năm, người vào làm ngày 2024-07-01 được 0 năm. Trả về `full_name`, `full_years` (số nguyên), mỗi nhân viên một hàng, không cần thứ tự.',
      en: 'On PostgreSQL: how many full years has each employee worked by 2025-06-30? Someone hired on 2024-06-30 has 1 year, someone hired on 2024-07-01 has 0. Return `full_name`, `full_years` (a whole number), one row for each employee, in any order.',
    },
    starter: 'SELECT full_name,\n        AS full_years\nFROM employees;',
    hints: [
      {
        vi: 'Hiệu của hai năm dương lịch thừa một năm cho người mà năm nay chưa đến ngày kỷ niệm vào làm.',
        en: 'The difference of two calendar years is one too many for those whose anniversary this year is still to come.',
      },
      {
        vi: '`AGE(b, a)` trả về khoảng thời gian từ a đến b theo năm, tháng, ngày. EXTRACT lấy được số năm của khoảng đó.',
        en: '`AGE(b, a)` returns the time from a to b in years, months and days. EXTRACT takes the years from it.',
      },
    ],
    solutions: [
      {
        sql: "SELECT full_name,\n       EXTRACT(YEAR FROM AGE(DATE '2025-06-30', hired_on)) AS full_years\nFROM employees;",
      },
      {
        sql: "SELECT full_name,\n       (20250630 - CAST(TO_CHAR(hired_on, 'YYYYMMDD') AS INTEGER)) / 10000 AS full_years\nFROM employees;",
        note: {
          vi: 'Viết năm, tháng, ngày liền nhau thành một số. Khi tháng và ngày vào làm lớn hơn `0630`, phép trừ phải mượn 1 của phần năm. Phép chia nguyên cho 10000 chỉ giữ lại phần năm.',
          en: 'Writes year, month and day as one number. Where month and day of hiring are greater than `0630`, the subtraction borrows 1 from the years. The integer division by 10000 keeps only the years.',
        },
      },
    ],
    wrong: [
      {
        sql: "SELECT full_name, EXTRACT(YEAR FROM DATE '2025-06-30') - EXTRACT(YEAR FROM hired_on) AS full_years FROM employees",
        mark: "year from hired_on \\)|date_part \\( 'year' , hired_on \\)|to_char \\( hired_on , 'YYYY' \\)|hired_on as text \\) , 1 , 4 \\)",
        message: {
          vi: 'Đây là hiệu của hai năm dương lịch. Người vào làm ngày 2024-10-10 chưa đủ một năm, mà 2025 - 2024 vẫn bằng 1.',
          en: 'This is the difference of two calendar years. Someone hired on 2024-10-10 has not worked for a full year yet, but 2025 - 2024 is 1.',
        },
      },
      {
        sql: "SELECT full_name, (DATE '2025-06-30' - hired_on) / 365 AS full_years FROM employees",
        mark: '/ 365(?![\\d.])',
        message: {
          vi: 'Có những năm 366 ngày, nên chia cho 365 thừa một năm ở người chỉ còn ít ngày nữa là đủ năm. Hãy tính theo lịch.',
          en: 'Some years have 366 days, so dividing by 365 gives one year too many to those a few days short of an anniversary. Count by the calendar.',
        },
      },
      {
        sql: "SELECT full_name, FLOOR((DATE '2025-06-30' - hired_on) / 365.25) AS full_years FROM employees",
        mark: '/ 365\\.25',
        message: {
          vi: 'Chia cho 365,25 chỉ gần đúng: người vào làm ngày 2024-06-30 đã đủ 365 ngày, tức một năm, mà phép chia ra chưa đến 1. Hãy tính theo lịch.',
          en: 'Dividing by 365.25 is only close: someone hired on 2024-06-30 has worked 365 days, a full year, but the quotient is less than 1. Count by the calendar.',
        },
      },
      {
        sql: "SELECT full_name, DATE '2025-06-30' - hired_on AS full_years FROM employees",
        mark: '^(?!.*(?:\\bage \\(|\\bextract \\(|/))',
        message: {
          vi: 'Trên PostgreSQL, hiệu của hai `date` là số ngày, không phải số năm.',
          en: 'On PostgreSQL, the difference of two `date` values is a number of days, not of years.',
        },
      },
      {
        sql: "SELECT full_name, AGE(DATE '2025-06-30', hired_on) AS full_years FROM employees",
        mark: '^(?!.*\\b(?:extract|date_part) \\().*\\bage \\(',
        message: {
          vi: 'AGE trả về cả số năm, số tháng và số ngày. Đề chỉ hỏi số năm.',
          en: 'AGE returns years, months and days. Only the years were asked for.',
        },
      },
      {
        sql: "SELECT full_name, EXTRACT(YEAR FROM AGE(hired_on, DATE '2025-06-30')) AS full_years FROM employees",
        mark: '\\bage \\( hired_on ,',
        message: {
          vi: 'Hai tham số của AGE bị đổi chỗ, nên số năm bị âm.',
          en: 'The two arguments of AGE are swapped, so the years are negative.',
        },
      },
    ],
    promises: { never: ["SELECT 1 FROM employees WHERE hired_on > '2025-06-30'"] },
    compare: { kind: 'result', types: { full_years: 'integer' } },
    hidden: [
      {
        about: {
          vi: 'Có người vào làm từ năm 1950.',
          en: 'One employee was hired in 1950.',
        },
        sql: "INSERT INTO employees (employee_id, full_name, job_title, salary, hired_on) VALUES (901, 'Trần Văn Thọ', 'Cố vấn', 8000000, '1950-07-01');",
      },
    ],
    equivalent: [
      {
        sql: 'SELECT full_name, (20250631 - CAST(TO_CHAR(hired_on, \'YYYYMMDD\') AS INTEGER)) / 10000 AS "full_years" FROM "employees"',
        reason: 'It differs only for somebody hired on 31 June, and June has 30 days.',
      },
    ],
  },
  {
    id: 'sql-08-05',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Báo cáo tháng 3 năm 2025 của cổng thanh toán tính tháng theo UTC, còn `ordered_at` là giờ Việt Nam (UTC+7). Những đơn nào thuộc báo cáo đó? Trả về `order_id`, `ordered_at` (giữ nguyên giờ Việt Nam), không cần thứ tự. Câu trả lời phải chạy được trên cả SQLite và PostgreSQL.',
      en: 'The March 2025 report of the payment provider counts the month in UTC, while `ordered_at` is Vietnamese time (UTC+7). Which orders belong to that report? Return `order_id`, `ordered_at` (still in Vietnamese time), in any order. Your answer must run on both SQLite and PostgreSQL.',
    },
    starter: 'SELECT order_id, ordered_at\nFROM orders\nWHERE ',
    hints: [
      {
        vi: 'Đừng đổi giờ của từng đơn. Hãy đổi hai mốc của tháng: 0 giờ UTC ngày 1 là mấy giờ ở Việt Nam?',
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
          vi: 'Đúng vì dữ liệu này không có phần lẻ của giây. Khoảng nửa mở thì không cần điều kiện đó.',
          en: 'Right because these data have no fractions of a second. A half-open range does not depend on that.',
        },
      },
    ],
    wrong: [
      {
        sql: "SELECT order_id, ordered_at FROM orders WHERE ordered_at >= '2025-03-01' AND ordered_at < '2025-04-01'",
        mark: "^(?!.*0[67]:).*'2025-03-01",
        message: {
          vi: 'Đây là tháng 3 theo giờ Việt Nam. Đơn đặt lúc 0 giờ ngày 1 tháng 4 ở Việt Nam vẫn thuộc tháng 3 theo UTC.',
          en: 'This is March in Vietnamese time. An order placed at 00:00 on 1 April in Vietnam still belongs to March in UTC.',
        },
      },
      {
        sql: "SELECT order_id, ordered_at FROM orders WHERE ordered_at >= '2025-02-28 17:00:00' AND ordered_at < '2025-03-31 17:00:00'",
        mark: "'2025-02-28 17:00",
        message: {
          vi: 'Hai mốc đã đổi ngược chiều: khi ở UTC là 0 giờ thì ở Việt Nam đã là 7 giờ sáng. Hai mốc phải muộn hơn 7 giờ, không phải sớm hơn.',
          en: 'Both ends moved the wrong way: when it is 00:00 UTC, it is already 7 in the morning in Vietnam. They must move 7 hours later, not earlier.',
        },
      },
      {
        sql: "SELECT order_id, ordered_at FROM orders WHERE ordered_at >= '2025-03-01' AND ordered_at < '2025-04-01 07:00:00'",
        mark: "'2025-03-01(?: 00:00(?::00)?)?'",
        message: {
          vi: 'Mốc cuối đã đổi, mốc đầu thì chưa: ở Việt Nam, 7 giờ đầu của ngày 1 tháng 3 vẫn là tháng 2 theo UTC.',
          en: 'The end has moved, the start has not: in Vietnam, the first 7 hours of 1 March are still February in UTC.',
        },
      },
      {
        sql: "SELECT order_id, ordered_at FROM orders WHERE ordered_at >= '2025-03-01 07:00:00' AND ordered_at < '2025-04-01'",
        mark: "'2025-04-01(?: 00:00(?::00)?)?'",
        message: {
          vi: 'Mốc đầu đã đổi, mốc cuối thì chưa: ở Việt Nam, 7 giờ đầu của ngày 1 tháng 4 vẫn là tháng 3 theo UTC.',
          en: 'The start has moved, the end has not: in Vietnam, the first 7 hours of 1 April are still March in UTC.',
        },
      },
      {
        sql: "SELECT order_id, ordered_at FROM orders WHERE ordered_at BETWEEN '2025-03-01 07:00:00' AND '2025-04-01 07:00:00'",
        mark: "(?:<=|07:00:00' and) '2025-04-01 07:00:00'",
        message: {
          vi: 'Mốc cuối cũng được lấy vào. 7 giờ ngày 1 tháng 4 ở Việt Nam là 0 giờ ngày 1 tháng 4 theo UTC, tức đã sang tháng 4.',
          en: 'The end is included. 07:00 on 1 April in Vietnam is 00:00 on 1 April in UTC, which is April already.',
        },
      },
      {
        sql: "SELECT order_id, ordered_at FROM orders WHERE ordered_at > '2025-03-01 07:00:00' AND ordered_at < '2025-04-01 07:00:00'",
        mark: "ordered_at > '2025-03-01 07:00",
        message: {
          vi: 'Đơn đặt đúng 7 giờ ngày 1 tháng 3 bị bỏ. Lúc đó là 0 giờ ngày 1 tháng 3 theo UTC, nên mốc đầu cần `>=`.',
          en: 'An order placed at exactly 07:00 on 1 March is left out. That is 00:00 on 1 March in UTC, so the start needs `>=`.',
        },
      },
      {
        sql: "SELECT order_id, ordered_at FROM orders WHERE ordered_at >= '2025-03-01 7:00:00' AND ordered_at < '2025-04-01 7:00:00'",
        mark: "'2025-0[34]-01 7:",
        engine: 'sqlite',
        message: {
          vi: 'SQLite so chuỗi từng ký tự, nên giờ phải đủ hai chữ số: `07:00:00`.',
          en: 'SQLite compares strings character by character, so the hour needs two digits: `07:00:00`.',
        },
      },
      {
        sql: "SELECT order_id, ordered_at FROM orders WHERE DATETIME(ordered_at, '-7 hours') >= '2025-03-01' AND DATETIME(ordered_at, '-7 hours') < '2025-04-01'",
        mark: '\\bdatetime \\( ordered_at ,',
        engine: 'postgres',
        message: {
          vi: 'PostgreSQL không có hàm DATETIME. Hãy để nguyên cột và đổi giờ của hai mốc.',
          en: 'PostgreSQL has no function DATETIME. Leave the column as it is and convert the two ends.',
        },
      },
      {
        sql: "SELECT order_id, ordered_at FROM orders WHERE ordered_at - INTERVAL '7 hours' >= '2025-03-01' AND ordered_at - INTERVAL '7 hours' < '2025-04-01'",
        mark: "\\binterval '",
        engine: 'sqlite',
        message: {
          vi: 'SQLite không có INTERVAL. Hãy để nguyên cột và đổi giờ của hai mốc.',
          en: 'SQLite has no INTERVAL. Leave the column as it is and convert the two ends.',
        },
      },
    ],
    compare: { kind: 'result', portable: true },
  },
];
