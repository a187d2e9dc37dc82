import type { SqlExercise } from '../../../src/features/sql-lab/core/exercise';

/** Tasks on days 1 to 7, each on a single table: filters, order, NULL, text and numbers. */
export const REVIEW_01_A: readonly SqlExercise[] = [
  {
    id: 'sql-r1-01',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Kệ sách tin học: sách thuộc danh mục 12 hoặc 14, giá không quá 220000 đồng và còn hàng. Trả về `title`, `price`, rẻ trước; cùng giá thì theo `title`.',
      en: 'The computing shelf: books of category 12 or 14, at most 220000 dong, and in stock. Return `title` and `price`, the cheapest first; ties by `title`.',
    },
    starter: 'SELECT title, price\nFROM books\nWHERE ',
    hints: [
      {
        vi: 'AND được tính trước OR. Đặt ngoặc, hoặc dùng IN.',
        en: 'AND comes before OR. Use parentheses, or IN.',
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
          en: 'Without IN the parentheses around OR are needed.',
        },
      },
    ],
    wrong: [
      {
        sql: 'SELECT title, price FROM books WHERE category_id = 12 OR category_id = 14 AND price <= 220000 AND stock > 0 ORDER BY price, title',
        message: {
          vi: 'AND chặt hơn OR, nên mọi sách của danh mục 12 đều lọt vào, giá nào cũng được. Thêm ngoặc.',
          en: 'AND binds more tightly than OR, so every book of category 12 gets in at any price. Add parentheses.',
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
      vi: 'Hồ sơ khách cần bổ sung: liệt kê những khách thiếu thư điện tử, thiếu thành phố, hoặc thiếu cả hai. Trả về `full_name`, `email`, `city`, không cần thứ tự.',
      en: 'Customer records to complete: list the customers whose email address is missing, whose city is missing, or both. Return `full_name`, `email`, `city`, in any order.',
    },
    starter: 'SELECT full_name, email, city\nFROM customers\nWHERE ',
    hints: [
      {
        vi: 'Thiếu một trong hai là đủ để có mặt. Hỏi NULL bằng phép nào, và nối hai câu hỏi bằng gì?',
        en: 'Missing one of the two is enough to be listed. Which test asks for NULL, and what joins the two questions?',
      },
    ],
    solutions: [
      { sql: 'SELECT full_name, email, city\nFROM customers\nWHERE email IS NULL OR city IS NULL;' },
      {
        sql: 'SELECT full_name, email, city\nFROM customers\nWHERE email || city IS NULL;',
        note: {
          vi: 'NULL lan qua phép nối, nên chuỗi nối là NULL khi thiếu ít nhất một bên. Ngắn, nhưng người đọc phải nghĩ, và trên MySQL `||` mặc định là OR.',
          en: 'NULL spreads through joining, so the joined text is NULL when at least one side is. Short, but the reader has to think, and on MySQL `||` is OR by default.',
        },
      },
    ],
    wrong: [
      {
        sql: 'SELECT full_name, email, city FROM customers WHERE email = NULL OR city = NULL',
        pattern: '=\\s*NULL',
        message: {
          vi: 'So sánh bằng `=` với NULL cho UNKNOWN ở mọi hàng, nên không hàng nào được giữ. Dùng `IS NULL`.',
          en: 'A comparison by `=` with NULL is UNKNOWN in every row, so none is kept. Use `IS NULL`.',
        },
      },
      {
        sql: 'SELECT full_name, email, city FROM customers WHERE COALESCE(email, city) IS NULL',
        pattern: 'COALESCE',
        message: {
          vi: 'COALESCE chỉ cho NULL khi *mọi* giá trị của nó là NULL. Khách thiếu một bên bị sót.',
          en: 'COALESCE is NULL only when *all* of its values are. Customers who lack just one are left out.',
        },
      },
      {
        sql: 'SELECT full_name, email, city FROM customers WHERE email IS NULL AND city IS NULL',
        message: {
          vi: 'AND chỉ giữ khách thiếu cả hai. Thiếu một trong hai đã là cần bổ sung.',
          en: 'AND keeps only customers who lack both. Lacking one of the two is enough.',
        },
      },
      {
        sql: 'SELECT full_name, email, city FROM customers WHERE email IS NULL',
        message: {
          vi: 'Khách có thư điện tử mà thiếu thành phố bị sót.',
          en: 'Customers with an email address but without a city are left out.',
        },
      },
      {
        sql: 'SELECT full_name, email, city FROM customers WHERE city IS NULL',
        message: {
          vi: 'Khách có thành phố mà thiếu thư điện tử bị sót.',
          en: 'Customers with a city but without an email address are left out.',
        },
      },
    ],
    compare: { kind: 'result' },
    hiddenSetup:
      "INSERT INTO customers (customer_id, full_name, email, phone, city, joined_on) VALUES (91, 'Trịnh Hoài Nam', NULL, '0100109091', NULL, '2025-06-01');",
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
      vi: 'Giá bán đã gồm 8% thuế. Với mỗi đầu sách, trả về `title` và giá chưa thuế `net_price`, làm tròn đến đồng, không cần thứ tự. Giá chưa thuế cộng 8% của chính nó thì ra giá bán.',
      en: 'Prices include a tax of 8%. For each book return `title` and the price without tax as `net_price`, rounded to whole dong, in any order. The price without tax plus 8% of itself is the selling price.',
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
];
