import type { SqlExercise } from '../../../src/features/sql-lab/core/exercise';

/** Ten tasks on days 1 to 10, each on a single table. */
export const REVIEW_01: readonly SqlExercise[] = [
  {
    id: 'sql-r1-01',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Kệ sách tin học: sách thuộc danh mục 12 hoặc 14, giá không quá 220000 đồng và còn hàng. Trả về `title`, `price`, rẻ trước; cùng giá thì theo `title`.',
      en: 'The computing shelf: books of category 12 or 14, no dearer than 220000 dong, and in stock. Return `title` and `price`, the cheapest first; ties by `title`.',
    },
    starter: 'SELECT title, price\nFROM books\nWHERE ',
    hints: [
      {
        vi: 'AND được tính trước OR. Đặt ngoặc, hoặc dùng IN.',
        en: 'AND comes before OR. Use brackets, or IN.',
      },
    ],
    solutions: [
      {
        sql: 'SELECT title, price\nFROM books\nWHERE category_id IN (12, 14)\n  AND price <= 220000\n  AND stock > 0\nORDER BY price, title;',
      },
      {
        sql: 'SELECT title, price\nFROM books\nWHERE (category_id = 12 OR category_id = 14)\n  AND price <= 220000\n  AND stock > 0\nORDER BY price, title;',
        note: {
          vi: 'Không dùng IN thì cặp ngoặc quanh OR là bắt buộc.',
          en: 'Without IN the brackets around OR are needed.',
        },
      },
    ],
    wrong: [
      {
        sql: 'SELECT title, price FROM books WHERE category_id = 12 OR category_id = 14 AND price <= 220000 AND stock > 0 ORDER BY price, title',
        message: {
          vi: 'AND chặt hơn OR, nên mọi sách của danh mục 12 đều lọt vào, giá nào cũng được. Thêm ngoặc.',
          en: 'AND binds more tightly than OR, so every book of category 12 gets in at any price. Add brackets.',
        },
      },
      {
        sql: 'SELECT title, price FROM books WHERE category_id IN (12, 14) AND price <= 220000 ORDER BY price, title',
        message: {
          vi: 'Chưa xét còn hàng hay không. Trên dữ liệu này chưa lộ ra, nhưng trên dữ liệu khác thì có.',
          en: 'Whether a book is in stock is not checked. These data do not show it, other data do.',
        },
      },
      {
        sql: 'SELECT title, price FROM books WHERE category_id IN (12, 14) AND price <= 220000 AND stock > 0 ORDER BY title',
        message: {
          vi: 'Đúng hàng, sai thứ tự: rẻ trước, rồi mới theo tên.',
          en: 'The right rows in the wrong order: the cheapest first, and only then by title.',
        },
      },
    ],
    compare: { kind: 'result', order: true },
    hiddenSetup: 'UPDATE books SET stock = 0 WHERE book_id = 5;',
  },
  {
    id: 'sql-r1-02',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Trang web bày sách còn hàng, 6 cuốn mỗi trang, rẻ trước; cùng giá thì theo `book_id`. Lấy trang thứ 2: `book_id`, `title`, `price`.',
      en: 'The web shop shows books in stock, 6 to a page, the cheapest first; ties by `book_id`. Return page 2: `book_id`, `title`, `price`.',
    },
    starter: 'SELECT book_id, title, price\nFROM books\n',
    hints: [
      {
        vi: 'Trang 2 bỏ qua đúng một trang, tức bao nhiêu hàng?',
        en: 'Page 2 skips exactly one page: how many rows is that?',
      },
    ],
    solutions: [
      {
        sql: 'SELECT book_id, title, price\nFROM books\nWHERE stock > 0\nORDER BY price, book_id\nLIMIT 6 OFFSET 6;',
      },
    ],
    wrong: [
      {
        sql: 'SELECT book_id, title, price FROM books WHERE stock > 0 ORDER BY price, book_id LIMIT 6 OFFSET 2',
        message: {
          vi: 'OFFSET đếm hàng, không đếm trang: trang 2 bỏ qua 6 hàng.',
          en: 'OFFSET counts rows, not pages: page 2 skips 6 rows.',
        },
      },
      {
        sql: 'SELECT book_id, title, price FROM books ORDER BY price, book_id LIMIT 6 OFFSET 6',
        message: {
          vi: 'Sách đã hết hàng vẫn chiếm chỗ trên trang. Lọc `stock > 0` trước.',
          en: 'Sold-out books still take up places. Filter by `stock > 0` first.',
        },
      },
    ],
    compare: { kind: 'result', order: true },
    hiddenSetup: 'UPDATE books SET stock = 0 WHERE book_id IN (2, 29);',
  },
  {
    id: 'sql-r1-03',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Với mỗi tác giả, trả về `full_name` và `age_label`: tuổi trong năm 2025 dưới dạng chuỗi, hoặc `?` nếu chưa biết năm sinh. Không cần thứ tự.',
      en: 'For each author return `full_name` and `age_label`: the age reached in 2025 as text, or `?` where the year of birth is unknown. Any order will do.',
    },
    starter: 'SELECT full_name,\nFROM authors;',
    hints: [
      {
        vi: 'COALESCE trả về giá trị đầu tiên khác NULL, nhưng các giá trị phải cùng kiểu.',
        en: 'COALESCE returns the first value that is not NULL, but its values must be of one type.',
      },
      {
        vi: 'Tính tuổi trước, đổi thành chuỗi bằng `CAST(… AS TEXT)`, rồi mới COALESCE.',
        en: 'Compute the age, turn it into text by `CAST(… AS TEXT)`, then COALESCE.',
      },
    ],
    solutions: [
      { sql: "SELECT full_name, COALESCE(CAST(2025 - birth_year AS TEXT), '?') AS age_label\nFROM authors;" },
      {
        sql: "SELECT full_name,\n  CASE\n    WHEN birth_year IS NULL THEN '?'\n    ELSE CAST(2025 - birth_year AS TEXT)\n  END AS age_label\nFROM authors;",
        note: {
          vi: 'CASE nói rõ hai trường hợp; COALESCE là cách viết ngắn của nó.',
          en: 'CASE spells out the two cases; COALESCE is the short form.',
        },
      },
    ],
    wrong: [
      {
        sql: 'SELECT full_name, CAST(2025 - COALESCE(birth_year, 0) AS TEXT) AS age_label FROM authors',
        message: {
          vi: 'Coi năm sinh chưa biết là 0 cho ra những tác giả 2025 tuổi. Thay NULL ở kết quả, không phải ở đầu vào.',
          en: 'Taking an unknown year as 0 gives authors aged 2025. Replace the NULL in the result, not in the input.',
        },
      },
      {
        sql: 'SELECT full_name, CAST(2025 - birth_year AS TEXT) AS age_label FROM authors',
        message: {
          vi: 'Phép trừ với NULL cho NULL; ở những hàng đó phải là `?`.',
          en: 'Subtracting NULL gives NULL; those rows have to say `?`.',
        },
      },
      {
        sql: 'SELECT full_name, CAST(2025 - birth_year AS TEXT) AS age_label FROM authors WHERE birth_year IS NOT NULL',
        message: {
          vi: 'Những tác giả chưa rõ năm sinh biến mất. Đề cần mọi tác giả.',
          en: 'The authors of unknown year are gone. Every author is asked for.',
        },
      },
    ],
    compare: { kind: 'result' },
  },
  {
    id: 'sql-r1-04',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Thẻ khách chỉ gửi cho người chưa được biết là ở TP. Hồ Chí Minh, kể cả người chưa rõ thành phố. Trả về `full_name`, `city`, không cần thứ tự.',
      en: 'Cards go to all customers not known to live in TP. Hồ Chí Minh, including those of unknown city. Return `full_name` and `city`, in any order.',
    },
    starter: 'SELECT full_name, city\nFROM customers\nWHERE ',
    hints: [
      {
        vi: '`city <> …` cho UNKNOWN khi `city` là NULL, và WHERE bỏ hàng đó.',
        en: '`city <> …` is UNKNOWN where `city` is NULL, and WHERE drops the row.',
      },
    ],
    solutions: [
      {
        sql: "SELECT full_name, city\nFROM customers\nWHERE city <> 'TP. Hồ Chí Minh' OR city IS NULL;",
      },
      {
        sql: "SELECT full_name, city\nFROM customers\nWHERE city IS DISTINCT FROM 'TP. Hồ Chí Minh';",
        note: {
          vi: 'IS DISTINCT FROM coi NULL như một giá trị. MySQL 8.4 không có nó.',
          en: 'IS DISTINCT FROM treats NULL as a value. MySQL 8.4 does not have it.',
        },
      },
    ],
    wrong: [
      {
        sql: "SELECT full_name, city FROM customers WHERE city <> 'TP. Hồ Chí Minh'",
        message: {
          vi: 'Khách chưa rõ thành phố bị rơi: so sánh với NULL không bao giờ đúng.',
          en: 'The customers of unknown city are lost: a comparison with NULL is never true.',
        },
      },
      {
        sql: 'SELECT full_name, city FROM customers WHERE city IS NULL',
        message: {
          vi: 'Chỉ còn khách chưa rõ thành phố. Cần cả khách ở các thành phố khác.',
          en: 'Only the customers of unknown city are left. Those of other cities are needed too.',
        },
      },
    ],
    compare: { kind: 'result' },
  },
  {
    id: 'sql-r1-05',
    dataset: 'nha_sach',
    prompt: {
      vi: 'In số điện thoại cho dễ đọc: `0100100237` thành `0100 100 237`. Trả về `full_name` và `phone_label`, không cần thứ tự. Mọi số đều có 10 chữ số.',
      en: 'Print phone numbers so that they can be read: `0100100237` becomes `0100 100 237`. Return `full_name` and `phone_label`, in any order. All numbers have 10 digits.',
    },
    starter: 'SELECT full_name,\nFROM customers;',
    hints: [
      {
        vi: '`SUBSTR(chuỗi, vị trí, số ký tự)`. Vị trí đầu tiên là 1.',
        en: '`SUBSTR(text, position, length)`. The first position is 1.',
      },
    ],
    solutions: [
      {
        sql: "SELECT full_name,\n  SUBSTR(phone, 1, 4) || ' ' || SUBSTR(phone, 5, 3) || ' ' || SUBSTR(phone, 8, 3) AS phone_label\nFROM customers;",
      },
    ],
    wrong: [
      {
        sql: "SELECT full_name, SUBSTR(phone, 0, 4) || ' ' || SUBSTR(phone, 4, 3) || ' ' || SUBSTR(phone, 7, 3) AS phone_label FROM customers",
        message: {
          vi: 'SQL đếm từ 1. Vị trí 0 nằm trước ký tự đầu, nên đoạn đầu hụt một chữ số và các đoạn sau lệch theo.',
          en: 'SQL counts from 1. Position 0 lies before the first character, so the first part is a digit short and the others shift.',
        },
      },
      {
        sql: "SELECT full_name, SUBSTR(phone, 1, 4) || ' ' || SUBSTR(phone, 5, 7) || ' ' || SUBSTR(phone, 8, 10) AS phone_label FROM customers",
        message: {
          vi: 'Tham số thứ ba là số ký tự, không phải vị trí cuối.',
          en: 'The third argument is how many characters, not the position of the last one.',
        },
      },
    ],
    compare: { kind: 'result' },
  },
  {
    id: 'sql-r1-06',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Giá bán đã gồm 8% thuế. Với mỗi đầu sách, trả về `title` và giá chưa thuế `net_price`, làm tròn đến đồng. Giá chưa thuế cộng 8% của chính nó thì ra giá bán.',
      en: 'Prices include a tax of 8%. For each book return `title` and the price without tax as `net_price`, rounded to whole dong. The price without tax plus 8% of itself is the selling price.',
    },
    starter: 'SELECT title,\nFROM books;',
    hints: [
      {
        vi: 'Giá bán bằng 1,08 lần giá chưa thuế. Vậy lấy giá bán chia cho bao nhiêu?',
        en: 'The selling price is 1.08 times the price without tax. So divide it by what?',
      },
      {
        vi: 'Số nguyên chia số nguyên cắt phần lẻ, không làm tròn. Hãy có một số thập phân trong phép chia, rồi ROUND.',
        en: 'An integer division cuts the fraction off instead of rounding. Have a decimal in the division, then ROUND.',
      },
    ],
    solutions: [
      { sql: 'SELECT title, ROUND(price / 1.08) AS net_price\nFROM books;' },
      {
        sql: 'SELECT title, (price * 100 + 54) / 108 AS net_price\nFROM books;',
        note: {
          vi: 'Chỉ dùng số nguyên: cộng nửa số chia trước khi chia thì phép cắt thành phép làm tròn.',
          en: 'Integers only: adding half of the divisor before dividing turns cutting into rounding.',
        },
      },
    ],
    wrong: [
      {
        sql: 'SELECT title, ROUND(price * 0.92) AS net_price FROM books',
        message: {
          vi: 'Bớt 8% của giá bán là bớt quá nhiều: 8% tính trên giá chưa thuế.',
          en: 'Taking 8% off the selling price takes too much: the 8% are of the price without tax.',
        },
      },
      {
        sql: 'SELECT title, price * 100 / 108 AS net_price FROM books',
        message: {
          vi: 'Phép chia số nguyên cắt bỏ phần lẻ thay vì làm tròn, nên một số giá thiếu một đồng.',
          en: 'Integer division cuts the fraction off instead of rounding, so some prices are one dong short.',
        },
      },
    ],
    compare: { kind: 'result', tolerance: 1e-9 },
  },
  {
    id: 'sql-r1-07',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Những tháng nào có ít nhất một đơn hàng? Trả về một cột `month` dạng `2024-01`, mỗi tháng một hàng, cũ trước.',
      en: 'In which months was there at least one order? Return a column `month` that reads like `2024-01`, one row for each month, the oldest first.',
    },
    starter: 'SELECT\nFROM orders\n',
    hints: [
      {
        vi: "SQLite có `strftime('%Y-%m', …)`, PostgreSQL có `to_char(…, 'YYYY-MM')`. Cách chạy trên cả hai: đổi thành chuỗi rồi cắt 7 ký tự đầu.",
        en: "SQLite has `strftime('%Y-%m', …)`, PostgreSQL has `to_char(…, 'YYYY-MM')`. What works on both: make it text and take the first 7 characters.",
      },
      {
        vi: 'Mỗi tháng một hàng: DISTINCT.',
        en: 'One row for each month: DISTINCT.',
      },
    ],
    solutions: [
      {
        sql: 'SELECT DISTINCT SUBSTR(CAST(ordered_at AS TEXT), 1, 7) AS month\nFROM orders\nORDER BY month;',
      },
    ],
    wrong: [
      {
        sql: 'SELECT SUBSTR(CAST(ordered_at AS TEXT), 1, 7) AS month FROM orders ORDER BY month',
        message: {
          vi: 'Mỗi đơn một hàng, nên một tháng lặp lại nhiều lần. Thêm DISTINCT.',
          en: 'One row for each order, so months repeat. Add DISTINCT.',
        },
      },
      {
        sql: 'SELECT DISTINCT SUBSTR(CAST(ordered_at AS TEXT), 6, 2) AS month FROM orders ORDER BY month',
        message: {
          vi: 'Chỉ lấy số tháng thì tháng 1 năm 2024 và tháng 1 năm 2025 gộp làm một.',
          en: 'With the number of the month alone, January 2024 and January 2025 become one.',
        },
      },
    ],
    compare: { kind: 'result', order: true },
  },
  {
    id: 'sql-r1-08',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Quà thâm niên cho nhân viên đã làm tròn 5 năm tính đến hết ngày 30/6/2025. Trả về `full_name`, `hired_on`, người vào làm trước đứng trước.',
      en: 'A gift for employees who have completed 5 years by the end of 30 June 2025. Return `full_name` and `hired_on`, the longest-serving first.',
    },
    starter: 'SELECT full_name, hired_on\nFROM employees\nWHERE ',
    hints: [
      {
        vi: 'Ai vào làm muộn nhất là ngày nào thì vừa tròn 5 năm?',
        en: 'Hired on which day at the latest makes exactly 5 years?',
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
          vi: 'Người vào làm đúng ngày 30/6/2020 cũng vừa tròn 5 năm: dùng `<=`.',
          en: 'Someone hired on 30 June 2020 itself has just completed 5 years: use `<=`.',
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
      vi: 'Xếp hạng giá: `low` nếu dưới 100000, `mid` nếu từ 100000 đến dưới 200000, `high` nếu từ 200000. Trả về `title`, `price`, `band`, hạng `high` trước, rồi `mid`, rồi `low`; trong một hạng thì theo `title`.',
      en: 'Price bands: `low` below 100000, `mid` from 100000 to below 200000, `high` from 200000. Return `title`, `price`, `band`, with `high` first, then `mid`, then `low`; within a band by `title`.',
    },
    starter: 'SELECT title, price,\nFROM books\n',
    hints: [
      {
        vi: 'CASE dừng ở điều kiện đúng đầu tiên, nên thứ tự các WHEN quan trọng.',
        en: 'CASE stops at the first condition that is true, so the order of the WHENs matters.',
      },
      {
        vi: 'Xếp theo chữ cái thì `high`, `low`, `mid`. Cần một CASE nữa trong ORDER BY, trả về số.',
        en: 'By the alphabet the order is `high`, `low`, `mid`. ORDER BY needs a CASE of its own that gives numbers.',
      },
    ],
    solutions: [
      {
        sql: "SELECT title, price,\n  CASE\n    WHEN price < 100000 THEN 'low'\n    WHEN price < 200000 THEN 'mid'\n    ELSE 'high'\n  END AS band\nFROM books\nORDER BY\n  CASE\n    WHEN price < 100000 THEN 3\n    WHEN price < 200000 THEN 2\n    ELSE 1\n  END,\n  title;",
      },
    ],
    wrong: [
      {
        sql: "SELECT title, price, CASE WHEN price < 100000 THEN 'low' WHEN price < 200000 THEN 'mid' ELSE 'high' END AS band FROM books ORDER BY band, title",
        message: {
          vi: 'Xếp theo chữ cái đưa `low` lên trước `mid`. Đổi hạng thành số trong ORDER BY.',
          en: 'The alphabet puts `low` before `mid`. Turn bands into numbers in ORDER BY.',
        },
      },
      {
        sql: "SELECT title, price, CASE WHEN price < 200000 THEN 'mid' WHEN price < 100000 THEN 'low' ELSE 'high' END AS band FROM books ORDER BY CASE WHEN price < 100000 THEN 3 WHEN price < 200000 THEN 2 ELSE 1 END, title",
        message: {
          vi: 'Giá dưới 100000 cũng dưới 200000, nên gặp `mid` trước và không bao giờ tới `low`. Điều kiện hẹp đứng trước.',
          en: 'A price below 100000 is below 200000 as well, so it meets `mid` first and never gets to `low`. The narrow condition comes first.',
        },
      },
      {
        sql: "SELECT title, price, CASE WHEN price <= 100000 THEN 'low' WHEN price <= 200000 THEN 'mid' ELSE 'high' END AS band FROM books ORDER BY CASE WHEN price <= 100000 THEN 3 WHEN price <= 200000 THEN 2 ELSE 1 END, title",
        message: {
          vi: 'Xem lại hai mép: đúng 100000 là `mid`, đúng 200000 là `high`.',
          en: 'Mind the edges: exactly 100000 is `mid`, exactly 200000 is `high`.',
        },
      },
    ],
    compare: { kind: 'result', order: true },
    hiddenSetup:
      'UPDATE books SET price = 100000 WHERE book_id = 3; UPDATE books SET price = 200000 WHERE book_id = 4;',
  },
  {
    id: 'sql-r1-10',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Báo cáo một hàng về bảng `orders`: tổng số đơn `order_count`, số đơn đặt trực tuyến `online_count` (không có nhân viên bán), số đơn bị hủy `cancelled_count`, và tỉ lệ hủy `cancelled_percent` tính bằng phần trăm, làm tròn một chữ số thập phân.',
      en: 'A report of one row on the table `orders`: the number of orders as `order_count`, those placed online (no employee sold them) as `online_count`, the cancelled ones as `cancelled_count`, and the share of cancelled orders as `cancelled_percent`, in percent with one decimal.',
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
