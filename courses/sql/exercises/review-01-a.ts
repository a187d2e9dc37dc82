import type { SqlExercise } from '../../../src/features/sql-lab/core/grading/exercise';

/** Tasks on days 1 to 7, each on a single table: filters, order, NULL, text and numbers. */
export const REVIEW_01_A: readonly SqlExercise[] = [
  {
    id: 'sql-r1-01',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Chọn sách cho kệ tin học: sách thuộc danh mục 12 hoặc 14, giá không quá 220000 đồng và còn hàng (`stock` lớn hơn 0). Trả về `title`, `price`, rẻ đứng trước; cùng giá thì theo `title`.',
      en: 'Choose the books for the computing shelf: category 12 or 14, at most 220000 VND, and in stock (`stock` above 0). Return `title`, `price`, the cheapest first; books of one price by `title`.',
    },
    starter: 'SELECT title, price\nFROM books\nWHERE ',
    hints: [
      {
        vi: 'AND được tính trước OR. Hãy đặt ngoặc, hoặc dùng IN.',
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
          vi: 'Khi không dùng IN, cặp ngoặc quanh OR là bắt buộc.',
          en: 'Without IN the parentheses around OR are needed.',
        },
      },
    ],
    wrong: [
      {
        sql: 'SELECT title, price FROM books WHERE category_id = 12 OR category_id = 14 AND price <= 220000 AND stock > 0 ORDER BY price, title',
        mark: '^(?!.*\\().*category_id = 12 or ',
        message: {
          vi: 'AND được tính trước OR, nên mọi sách của danh mục 12 đều được giữ, giá nào cũng được. Hãy đặt ngoặc quanh OR.',
          en: 'AND comes before OR, so every book of category 12 is kept, whatever it costs. Put parentheses around OR.',
        },
      },
      {
        sql: 'SELECT title, price FROM books WHERE category_id IN (12, 14) AND price <= 220000 ORDER BY price, title',
        mark: '^(?!.*\\bstock\\b)',
        message: {
          vi: 'Điều kiện chưa nói gì về `stock`, nên sách đã hết hàng cũng được giữ.',
          en: 'The condition says nothing about `stock`, so sold-out books are kept too.',
        },
      },
      {
        sql: 'SELECT title, price FROM books WHERE category_id IN (12, 14) AND price < 220000 AND stock > 0 ORDER BY price, title',
        mark: 'price < 220000',
        message: {
          vi: '“Không quá 220000” gồm cả 220000. Hãy dùng `<=`.',
          en: '“At most 220000” includes 220000. Use `<=`.',
        },
      },
      {
        sql: 'SELECT title, price FROM books WHERE category_id IN (12, 14) AND price <= 220000 AND stock > 0 ORDER BY title',
        mark: 'order by (?:\\w+ \\. )?(?:title|1)\\b',
        message: {
          vi: 'Các hàng đã đúng, thứ tự thì chưa: khóa đầu là `price`, rồi mới đến `title`.',
          en: 'The rows are right, their order is not: the first key is `price`, and only then comes `title`.',
        },
      },
      {
        sql: 'SELECT title, price FROM books WHERE category_id IN (12, 14) AND price <= 220000 AND stock > 0 ORDER BY price',
        mark: 'order by (?:\\w+ \\. )?(?:price|2)(?: asc)?$',
        message: {
          vi: 'Những cuốn cùng giá đang đứng theo thứ tự bất kỳ. Hãy thêm `title` làm khóa thứ hai.',
          en: 'Books of one price stand in an arbitrary order. Add `title` as the second key.',
        },
      },
    ],
    compare: { kind: 'result', order: true },
  },
  {
    id: 'sql-r1-02',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Trang web bày những sách còn hàng (`stock` lớn hơn 0), mỗi trang 6 cuốn, rẻ đứng trước; cùng giá thì theo `book_id`. Lấy trang thứ 2: `book_id`, `title`, `price`.',
      en: 'The web shop shows the books in stock (`stock` above 0), 6 to a page, the cheapest first; books of one price by `book_id`. Fetch page 2: `book_id`, `title`, `price`.',
    },
    starter: 'SELECT book_id, title, price\nFROM books\n',
    hints: [
      {
        vi: 'Trang 2 bỏ qua đúng một trang. Một trang là bao nhiêu hàng?',
        en: 'Page 2 skips exactly one page. How many rows is a page?',
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
        mark: 'offset 2\\b|limit 2 ,',
        message: {
          vi: 'OFFSET đếm hàng, không đếm trang: muốn đến trang 2 phải bỏ qua 6 hàng.',
          en: 'OFFSET counts rows, not pages: page 2 comes after 6 rows.',
        },
      },
      {
        sql: 'SELECT book_id, title, price FROM books WHERE stock > 0 ORDER BY price, book_id LIMIT 6 OFFSET 12',
        mark: 'offset 12\\b|limit 12 ,',
        message: {
          vi: 'Bỏ qua 12 hàng là bỏ qua hai trang: đây là trang 3.',
          en: 'Skipping 12 rows skips two pages: this is page 3.',
        },
      },
      {
        sql: 'SELECT book_id, title, price FROM books ORDER BY price, book_id LIMIT 6 OFFSET 6',
        mark: '^(?!.*\\bstock\\b)',
        message: {
          vi: 'Sách đã hết hàng vẫn chiếm chỗ trên trang. Hãy lọc bằng `stock > 0`.',
          en: 'Sold-out books still take up places. Filter by `stock > 0`.',
        },
      },
      {
        sql: 'SELECT book_id, title, price FROM books WHERE stock > 0 ORDER BY price LIMIT 6 OFFSET 6',
        mark: 'order by (?:\\w+ \\. )?(?:price|3)(?: asc)? limit',
        message: {
          vi: 'Những cuốn cùng giá đang đứng theo thứ tự bất kỳ, nên một cuốn có thể hiện ở hai trang. Hãy thêm `book_id` làm khóa thứ hai.',
          en: 'Books of one price stand in an arbitrary order, so a book may show up on two pages. Add `book_id` as the second key.',
        },
      },
      {
        sql: 'SELECT book_id, title, price FROM books WHERE stock > 0 ORDER BY price, title LIMIT 6 OFFSET 6',
        mark: 'order by (?:\\w+ \\. )?(?:price|3)(?: asc)? , (?:\\w+ \\. )?(?:title|2)\\b',
        message: {
          vi: 'Những cuốn cùng giá phải xếp theo `book_id`, không theo `title`.',
          en: 'Books of one price go by `book_id`, not by `title`.',
        },
      },
      {
        sql: 'SELECT book_id, title, price FROM books WHERE stock > 0 ORDER BY price DESC, book_id LIMIT 6 OFFSET 6',
        mark: '(?:price|3) desc',
        message: {
          vi: '`DESC` đưa cuốn đắt lên trước. Đề cần cuốn rẻ đứng trước.',
          en: '`DESC` puts the most expensive first. The task asks for the cheapest first.',
        },
      },
    ],
    compare: { kind: 'result', order: true },
  },
  {
    id: 'sql-r1-03',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Với mỗi tác giả, trả về `full_name` và `age_label`, kiểu chuỗi: tuổi trong năm 2025 (2025 trừ năm sinh), hoặc dấu `?` nếu chưa biết năm sinh. Không cần thứ tự.',
      en: 'For each author return `full_name` and `age_label`, which is text: the age in 2025 (2025 minus the year of birth), or `?` where the year of birth is not known. In any order.',
    },
    starter: 'SELECT full_name,\n        AS age_label\nFROM authors;',
    hints: [
      {
        vi: 'COALESCE trả về giá trị đầu tiên khác NULL. Trên PostgreSQL, các giá trị phải đổi được về một kiểu chung.',
        en: 'COALESCE returns the first value that is not NULL. On PostgreSQL its values must be convertible to one type.',
      },
      {
        vi: 'Hãy tính tuổi, đổi thành chuỗi bằng `CAST(… AS TEXT)`, rồi mới dùng COALESCE.',
        en: 'Compute the age, turn it into text with `CAST(… AS TEXT)`, and only then use COALESCE.',
      },
    ],
    solutions: [
      { sql: "SELECT full_name, COALESCE(CAST(2025 - birth_year AS TEXT), '?') AS age_label\nFROM authors;" },
      {
        sql: "SELECT full_name,\n       CASE\n         WHEN birth_year IS NULL THEN '?'\n         ELSE CAST(2025 - birth_year AS TEXT)\n       END AS age_label\nFROM authors;",
        note: {
          vi: 'CASE ghi rõ hai trường hợp; COALESCE là cách viết ngắn của nó.',
          en: 'CASE spells out the two cases; COALESCE is the short form.',
        },
      },
    ],
    wrong: [
      {
        sql: "SELECT full_name, COALESCE(2025 - birth_year, '?') AS age_label FROM authors",
        mark: '^(?!.*(?:\\bcast\\b|\\|\\|))',
        engine: 'sqlite',
        message: {
          vi: 'Tuổi ở đây vẫn là số, chỉ dấu `?` là chuỗi. SQLite chấp nhận một cột như vậy, nhưng đề cần kiểu chuỗi ở mọi hàng: hãy dùng `CAST(… AS TEXT)`.',
          en: 'The ages are still numbers here, only the `?` is text. SQLite accepts such a column, but the task asks for text in every row: use `CAST(… AS TEXT)`.',
        },
      },
      {
        sql: 'SELECT full_name, CAST(2025 - COALESCE(birth_year, 0) AS TEXT) AS age_label FROM authors',
        mark: 'coalesce \\( (?:\\w+ \\. )?birth_year , 0',
        message: {
          vi: 'Khi năm sinh chưa biết được thay bằng 0, tác giả thành 2025 tuổi. Hãy thay NULL trong kết quả, không phải trong phép trừ.',
          en: 'With 0 for an unknown year of birth an author becomes 2025 years old. Replace the NULL in the result, not in the subtraction.',
        },
      },
      {
        sql: 'SELECT full_name, CAST(2025 - birth_year AS TEXT) AS age_label FROM authors',
        mark: '^(?!.*(?:\\?|\\bwhere\\b))',
        message: {
          vi: '2025 trừ NULL là NULL. Ở những hàng đó, kết quả phải là `?`.',
          en: '2025 minus NULL is NULL. Those rows have to say `?`.',
        },
      },
      {
        sql: "SELECT full_name, CASE WHEN birth_year = NULL THEN '?' ELSE CAST(2025 - birth_year AS TEXT) END AS age_label FROM authors",
        mark: '(?:=|birth_year when) null',
        message: {
          vi: 'So sánh `birth_year` với NULL bằng `=` không bao giờ TRUE, nên không hàng nào là `?`. Hãy dùng `IS NULL`.',
          en: 'Comparing `birth_year` with NULL by `=` is never TRUE, so no row says `?`. Use `IS NULL`.',
        },
      },
      {
        sql: 'SELECT full_name, CAST(2025 - birth_year AS TEXT) AS age_label FROM authors WHERE birth_year IS NOT NULL',
        mark: '\\bwhere (?:\\w+ \\. )?birth_year is not null',
        message: {
          vi: 'WHERE bỏ những tác giả chưa biết năm sinh, còn đề cần mọi tác giả.',
          en: 'WHERE drops the authors whose year of birth is not known, but the task asks for every author.',
        },
      },
      {
        sql: "SELECT full_name, COALESCE(CAST(125 - CAST(SUBSTR(CAST(birth_year AS TEXT), 3, 2) AS INTEGER) AS TEXT), '?') AS age_label FROM authors",
        mark: 'substr \\(.*birth_year',
        message: {
          vi: 'Hai chữ số cuối không cho biết thế kỷ: người sinh năm 2003 sẽ thành 122 tuổi. Hãy lấy 2025 trừ `birth_year`.',
          en: 'The last two digits do not tell the century: whoever was born in 2003 becomes 122. Subtract `birth_year` from 2025.',
        },
      },
    ],
    compare: { kind: 'result', types: { age_label: 'text' } },
  },
  {
    id: 'sql-r1-04',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Tìm hồ sơ khách cần bổ sung: liệt kê những khách thiếu email, thiếu thành phố, hoặc thiếu cả hai; cột bị thiếu là NULL. Trả về `full_name`, `email`, `city`, không cần thứ tự.',
      en: 'Find the customer records to complete: list the customers whose email address is missing, whose city is missing, or both; what is missing is NULL. Return `full_name`, `email`, `city`, in any order.',
    },
    starter: 'SELECT full_name, email, city\nFROM customers\nWHERE ',
    hints: [
      {
        vi: 'Thiếu một trong hai là đã cần bổ sung. Phép nào kiểm tra NULL, và hai điều kiện nối với nhau bằng gì?',
        en: 'Missing one of the two is enough. Which test asks for NULL, and what joins the two conditions?',
      },
    ],
    solutions: [
      { sql: 'SELECT full_name, email, city\nFROM customers\nWHERE email IS NULL OR city IS NULL;' },
      {
        sql: 'SELECT full_name, email, city\nFROM customers\nWHERE email || city IS NULL;',
        note: {
          vi: 'Phép `||` trả về NULL khi ít nhất một vế là NULL. Ngắn hơn, nhưng khó đọc hơn, và trên MySQL `||` mặc định là OR.',
          en: '`||` returns NULL when at least one side is NULL. Shorter, but harder to read, and on MySQL `||` is OR by default.',
        },
      },
    ],
    wrong: [
      {
        sql: 'SELECT full_name, email, city FROM customers WHERE email = NULL OR city = NULL',
        mark: '= null.*= null',
        certain: true,
        message: {
          vi: 'So sánh với NULL bằng `=` thì được UNKNOWN ở mọi hàng, nên không hàng nào được giữ. Hãy dùng `IS NULL`.',
          en: 'Comparing with NULL by `=` gives UNKNOWN in every row, so no row is kept. Use `IS NULL`.',
        },
      },
      {
        sql: 'SELECT full_name, email, city FROM customers WHERE COALESCE(email, city) IS NULL',
        mark: 'coalesce \\( (?:\\w+ \\. )?(?:email , (?:\\w+ \\. )?city|city , (?:\\w+ \\. )?email) \\) is null',
        certain: true,
        message: {
          vi: 'COALESCE chỉ trả về NULL khi mọi giá trị của nó đều là NULL, nên khách chỉ thiếu một trong hai bị bỏ sót.',
          en: 'COALESCE returns NULL only when all of its values are NULL, so customers who lack just one of the two are left out.',
        },
      },
      {
        sql: 'SELECT full_name, email, city FROM customers WHERE email IS NULL AND city IS NULL',
        mark: '\\bemail is null and (?:\\w+ \\. )?city is null|\\bcity is null and (?:\\w+ \\. )?email is null',
        certain: true,
        message: {
          vi: 'AND chỉ giữ khách thiếu cả hai, còn đề cần cả khách thiếu một trong hai.',
          en: 'AND keeps only customers who lack both, but lacking one of the two is enough.',
        },
      },
      {
        sql: 'SELECT full_name, email, city FROM customers WHERE email IS NULL AND city IS NOT NULL OR email IS NOT NULL AND city IS NULL',
        mark: 'is not null|<>|!=',
        message: {
          vi: 'Khách thiếu cả email lẫn thành phố bị bỏ sót.',
          en: 'Customers who lack both the email address and the city are left out.',
        },
      },
      {
        sql: 'SELECT full_name, email, city FROM customers WHERE email IS NULL',
        mark: '^(?!.*\\bcity is null)',
        message: {
          vi: 'Khách có email mà thiếu thành phố bị bỏ sót.',
          en: 'Customers with an email address but without a city are left out.',
        },
      },
      {
        sql: 'SELECT full_name, email, city FROM customers WHERE city IS NULL',
        mark: '^(?!.*(?:\\bemail is null|\\|\\|))',
        message: {
          vi: 'Khách có thành phố mà thiếu email bị bỏ sót.',
          en: 'Customers with a city but without an email address are left out.',
        },
      },
    ],
    compare: { kind: 'result' },
  },
  {
    id: 'sql-r1-05',
    dataset: 'nha_sach',
    prompt: {
      vi: 'In số điện thoại cho dễ đọc: `0100100237` thành `0100 100 237`. Trả về `full_name` và `phone_label`, không cần thứ tự. Số nào cũng có 10 chữ số.',
      en: 'Print phone numbers so that they are easy to read: `0100100237` becomes `0100 100 237`. Return `full_name` and `phone_label`, in any order. Every number has 10 digits.',
    },
    starter: 'SELECT full_name,\n        AS phone_label\nFROM customers;',
    hints: [
      {
        vi: '`SUBSTR(chuỗi, vị_trí, số_ký_tự)`. Ký tự đầu tiên có vị trí 1.',
        en: '`SUBSTR(text, position, length)`. The first character has position 1.',
      },
    ],
    solutions: [
      {
        sql: "SELECT full_name,\n       SUBSTR(phone, 1, 4) || ' ' || SUBSTR(phone, 5, 3) || ' ' || SUBSTR(phone, 8) AS phone_label\nFROM customers;",
      },
      {
        sql: "SELECT full_name,\n       CONCAT_WS(' ', SUBSTR(phone, 1, 4), SUBSTR(phone, 5, 3), SUBSTR(phone, 8)) AS phone_label\nFROM customers;",
        note: {
          vi: 'CONCAT_WS nhận dấu ngăn một lần, rồi đến các đoạn.',
          en: 'CONCAT_WS takes the separator once, then the parts.',
        },
      },
    ],
    wrong: [
      {
        sql: "SELECT full_name, SUBSTR(phone, 0, 4) || ' ' || SUBSTR(phone, 4, 3) || ' ' || SUBSTR(phone, 7, 3) AS phone_label FROM customers",
        mark: 'substr \\( (?:\\w+ \\. )?phone , 0 ,',
        message: {
          vi: 'SQL đếm vị trí từ 1. Vị trí 0 nằm trước ký tự đầu tiên, nên đoạn đầu thiếu một chữ số và các đoạn sau bị lệch.',
          en: 'SQL counts positions from 1. Position 0 lies before the first character, so the first part is a digit short and the others are shifted.',
        },
      },
      {
        sql: "SELECT full_name, SUBSTR(phone, 1, 4) || ' ' || SUBSTR(phone, 5, 7) || ' ' || SUBSTR(phone, 8, 10) AS phone_label FROM customers",
        mark: 'phone , 5 , 7 \\)',
        message: {
          vi: 'Tham số thứ ba của SUBSTR là số ký tự cần lấy, không phải vị trí cuối.',
          en: 'The third argument of SUBSTR is how many characters to take, not the position of the last one.',
        },
      },
      {
        sql: 'SELECT full_name, SUBSTR(phone, 1, 4) || SUBSTR(phone, 5, 3) || SUBSTR(phone, 8) AS phone_label FROM customers',
        mark: "^(?!.*' ')",
        message: {
          vi: "Ba đoạn được nối liền nhau. Giữa hai đoạn cần một dấu cách: `' '`.",
          en: "The three parts are joined without anything between them. A space belongs between two parts: `' '`.",
        },
      },
      {
        sql: "SELECT full_name, '0100 ' || SUBSTR(phone, 5, 3) || ' ' || SUBSTR(phone, 8) AS phone_label FROM customers",
        mark: "'0100 ?'",
        message: {
          vi: 'Không phải số nào cũng bắt đầu bằng 0100. Hãy lấy bốn chữ số đầu từ cột `phone`.',
          en: 'Not every number begins with 0100. Take the first four digits from the column `phone`.',
        },
      },
    ],
    promises: { shape: { 'customers.phone': '##########' }, also: { 'customers.phone': ['0109234567'] } },
    compare: { kind: 'result' },
  },
  {
    id: 'sql-r1-06',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Giá bán đã gồm 8% thuế: giá chưa thuế cộng 8% của chính nó thì bằng giá bán. Với mỗi đầu sách, trả về `title` và giá chưa thuế `net_price`, một số nguyên, làm tròn đến đồng gần nhất. Không cần thứ tự.',
      en: 'Prices include a tax of 8%: the price without tax plus 8% of itself is the selling price. For each book return `title` and the price without tax as `net_price`, a whole number, rounded to the nearest dong. In any order.',
    },
    starter: 'SELECT title,\n        AS net_price\nFROM books;',
    hints: [
      {
        vi: 'Giá bán bằng 1,08 lần giá chưa thuế. Vậy lấy giá bán chia cho bao nhiêu?',
        en: 'The selling price is 1.08 times the price without tax. So divide it by what?',
      },
      {
        vi: 'Số nguyên chia số nguyên bỏ phần lẻ, không làm tròn. Hãy có một số thập phân trong phép chia, rồi dùng ROUND.',
        en: 'Dividing integers drops the fraction instead of rounding. Have a decimal number in the division, then use ROUND.',
      },
    ],
    solutions: [
      {
        sql: 'SELECT title, ROUND(price / 1.08) AS net_price\nFROM books;',
        note: {
          vi: 'Trên SQLite, ROUND trả về số dấu phẩy động không có phần lẻ; chương trình cần kiểu số nguyên thì viết thêm `CAST(… AS INTEGER)`.',
          en: 'On SQLite ROUND returns a real number without a fraction; a program that needs the integer type adds `CAST(… AS INTEGER)`.',
        },
      },
      {
        sql: 'SELECT title, (price * 100 + 54) / 108 AS net_price\nFROM books;',
        note: {
          vi: 'Chỉ dùng số nguyên: cộng nửa số chia trước khi chia, thì bỏ phần lẻ thành làm tròn.',
          en: 'Integers only: with half of the divisor added before dividing, dropping the fraction becomes rounding.',
        },
      },
    ],
    wrong: [
      {
        sql: 'SELECT title, ROUND(price * 0.92) AS net_price FROM books',
        mark: '0\\.92|0\\.08|\\b92\\b|\\b8\\b',
        message: {
          vi: '8% được tính trên giá chưa thuế, không phải trên giá bán, nên bớt 8% của giá bán là bớt quá nhiều.',
          en: 'The 8% is calculated on the price without tax, not on the selling price, so taking 8% off the selling price takes off too much.',
        },
      },
      {
        sql: 'SELECT title, price * 100 / 108 AS net_price FROM books',
        mark: '^(?!.*\\+).*\\b(?:108|27)\\b',
        message: {
          vi: 'Số nguyên chia số nguyên bỏ phần lẻ thay vì làm tròn, nên một số giá thiếu một đồng. Gọi ROUND sau phép chia đó cũng không lấy lại được.',
          en: 'Dividing integers drops the fraction instead of rounding, so some prices are one dong short. ROUND after such a division cannot bring it back.',
        },
      },
      {
        sql: 'SELECT title, CAST(price / 1.08 AS INTEGER) AS net_price FROM books',
        mark: '^(?!.*\\bround\\b).*\\bcast\\b.*1\\.08',
        engine: 'sqlite',
        message: {
          vi: 'Trên SQLite, CAST sang INTEGER bỏ phần lẻ chứ không làm tròn, nên một số giá thiếu một đồng. Hãy dùng ROUND trước.',
          en: 'On SQLite a CAST to INTEGER drops the fraction instead of rounding, so some prices are one dong short. Use ROUND first.',
        },
      },
      {
        sql: 'SELECT title, price / 1.08 AS net_price FROM books',
        mark: '^(?!.*\\b(?:round|cast|floor|ceil)\\b).*/ 1\\.08',
        message: {
          vi: 'Phép chia đúng, nhưng kết quả chưa được làm tròn đến đồng.',
          en: 'The division is right, but the result is not rounded to whole dong yet.',
        },
      },
      {
        sql: 'SELECT title, ROUND(price * 1.08) AS net_price FROM books',
        mark: '\\* 1\\.08',
        message: {
          vi: 'Nhân với 1,08 là cộng thêm thuế một lần nữa. Giá bán đã gồm thuế, nên phải chia.',
          en: 'Multiplying by 1.08 adds the tax once more. The price includes it already, so divide.',
        },
      },
    ],
    compare: { kind: 'result', types: { net_price: 'integer' } },
    equivalent: [
      {
        sql: 'SELECT title, (price * 100 + 53) / 108 AS "net_price" FROM "books"',
        reason:
          'price * 100 divided by 108 leaves a multiple of 4. With 53 added it rounds up from a remainder of 55, with 54 from 54: the first multiple of 4 is 56 in both.',
      },
      {
        sql: 'SELECT title, (price * 100 + 55) / 108 AS "net_price" FROM "books"',
        reason:
          'price * 100 divided by 108 leaves a multiple of 4. With 55 added it rounds up from a remainder of 53, with 54 from 54: the first multiple of 4 is 56 in both.',
      },
    ],
  },
];
