import type { Bilingual } from '../../../src/core/bilingual';
import type { SqlExercise } from '../../../src/features/sql-lab/core/grading/exercise';

const NOTHING_OFF: Bilingual = {
  vi: '`15 / 100` là phép chia nguyên và bằng 0, nên giá không được giảm.',
  en: '`15 / 100` is an integer division and equals 0, so nothing is taken off the price.',
};

/** Functions on text and numbers. */
export const DAY_07: readonly SqlExercise[] = [
  {
    id: 'sql-07-06',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Mỗi đầu sách một nhãn `label`: tên sách, dấu ` / ` (có dấu cách ở hai bên), rồi ISBN. Cuốn chưa có ISBN thì nhãn chỉ là tên sách. Không cần thứ tự.',
      en: 'Each book gets a label: its title, then ` / ` (with a space on each side), then its ISBN. For a book without an ISBN the label is only the title. Return one column `label`, in any order.',
    },
    starter: 'SELECT \n        AS label\nFROM books;',
    hints: [
      {
        vi: 'Trong ba cách nối vừa chạy, cách nào bỏ cả NULL lẫn dấu ngăn?',
        en: 'Which of the three ways that you have just run leaves out both the NULL and the separator?',
      },
    ],
    solutions: [
      { sql: "SELECT CONCAT_WS(' / ', title, isbn) AS label\nFROM books;" },
      {
        sql: "SELECT COALESCE(title || ' / ' || isbn, title) AS label\nFROM books;",
        note: {
          vi: 'Khi ISBN là NULL, cả chuỗi nối bằng `||` là NULL, và COALESCE lấy giá trị thứ hai.',
          en: 'Where the ISBN is NULL, the whole string joined with `||` is NULL, and COALESCE takes the second value.',
        },
      },
    ],
    wrong: [
      {
        sql: "SELECT title || ' / ' || isbn AS label FROM books",
        mark: '^(?!.*\\b(?:coalesce|case|concat|concat_ws)\\b).*\\|\\|',
        message: {
          vi: 'Cuốn chưa có ISBN có nhãn NULL, vì `||` ra NULL khi một vế là NULL.',
          en: 'A book without an ISBN has NULL as its label, because `||` gives NULL when one side is NULL.',
        },
      },
      {
        sql: "SELECT CONCAT(title, ' / ', isbn) AS label FROM books",
        mark: '\\bconcat \\(',
        message: {
          vi: 'CONCAT bỏ qua NULL nhưng giữ dấu gạch chéo: nhãn của cuốn chưa có ISBN kết thúc bằng ` / `.',
          en: 'CONCAT skips the NULL but keeps the slash: the label of a book without an ISBN ends with ` / `.',
        },
      },
      {
        sql: "SELECT CONCAT_WS(title, ' / ', isbn) AS label FROM books",
        mark: '\\bconcat_ws \\( (?:\\w+ \\. )?title\\b',
        message: {
          vi: 'Tham số đầu tiên của CONCAT_WS là dấu ngăn. Ở đây tên sách đang làm dấu ngăn.',
          en: 'The first argument of CONCAT_WS is the separator. Here the title is used as the separator.',
        },
      },
      {
        sql: "SELECT CONCAT_WS('/', title, isbn) AS label FROM books",
        mark: "'/'",
        message: {
          vi: 'Dấu ngăn thiếu dấu cách ở hai bên dấu gạch chéo.',
          en: 'The separator lacks the spaces on both sides of the slash.',
        },
      },
    ],
    // Titles with what separates the parts of a label.
    promises: { also: { 'books.title': ['Nam Cực / -40 độ', 'Vào / ra / '] } },
    compare: { kind: 'result' },
  },
  {
    id: 'sql-07-01',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Phiếu giao hàng chỉ in ba chữ số cuối của số điện thoại; bảy chữ số đầu được thay bằng bảy dấu sao, ví dụ `*******237`. Trả về `full_name`, `masked_phone`, mỗi khách một hàng, không cần thứ tự. Số điện thoại nào cũng có 10 chữ số.',
      en: 'The delivery note shows only the last three digits of the phone number; the first seven are replaced by seven stars, as in `*******237`. Return `full_name`, `masked_phone`, one row for each customer, in any order. All phone numbers have 10 digits.',
    },
    starter: 'SELECT full_name,\n        AS masked_phone\nFROM customers;',
    hints: [
      {
        vi: 'Ba chữ số cuối bắt đầu ở ký tự thứ mấy? SUBSTR đếm từ 1.',
        en: 'At which character do the last three digits begin? SUBSTR counts from 1.',
      },
    ],
    solutions: [
      { sql: "SELECT full_name, '*******' || SUBSTR(phone, 8) AS masked_phone\nFROM customers;" },
      {
        sql: "SELECT full_name,\n       CONCAT('*******', SUBSTR(phone, LENGTH(phone) - 2)) AS masked_phone\nFROM customers;",
        note: {
          vi: 'Vị trí được tính từ độ dài, nên vẫn lấy đúng ba chữ số cuối khi số điện thoại dài hơn.',
          en: 'The position is computed from the length, so this takes the last three digits of a longer number too.',
        },
      },
    ],
    wrong: [
      {
        sql: "SELECT full_name, '*******' || SUBSTR(phone, 7) AS masked_phone FROM customers",
        mark: 'substr(?:ing)? \\( phone , (?:7 [,)]|length \\( phone \\) - 3 \\)|- 4 \\))|right \\( phone , 4 \\)',
        message: {
          vi: 'Bốn chữ số cuối bị lộ, mà phiếu chỉ in ba. Khi che bảy ký tự đầu, phần còn lại bắt đầu ở ký tự thứ tám.',
          en: 'The last four digits show, but the note shows only three. With the first seven characters hidden, the rest begins at the eighth.',
        },
      },
      {
        sql: "SELECT full_name, '*******' || SUBSTR(phone, 1, 3) AS masked_phone FROM customers",
        mark: 'substr(?:ing)? \\( phone , 1 , 3 \\)',
        message: {
          vi: 'Đây là ba chữ số đầu. Tham số thứ hai của SUBSTR là vị trí bắt đầu, tham số thứ ba là số ký tự.',
          en: 'These are the first three digits. The second argument of SUBSTR is the position to begin at, the third is the number of characters.',
        },
      },
      {
        sql: "SELECT full_name, '*******' || LEFT(phone, 3) AS masked_phone FROM customers",
        mark: 'left \\( phone , 3 \\)',
        engine: 'postgres',
        message: {
          vi: 'LEFT lấy ba chữ số đầu. Phiếu in ba chữ số cuối.',
          en: 'LEFT takes the first three digits. The note shows the last three.',
        },
      },
      {
        sql: 'SELECT full_name, SUBSTR(phone, 8) AS masked_phone FROM customers',
        mark: '^(?!.*\\*)',
        message: {
          vi: 'Còn thiếu bảy dấu sao ở trước. Hãy nối chúng với ba chữ số bằng `||`.',
          en: 'The seven stars in front are missing. Join them to the three digits with `||`.',
        },
      },
      {
        sql: "SELECT full_name, REPLACE(phone, SUBSTR(phone, 1, 7), '*') AS masked_phone FROM customers",
        mark: "'\\*'",
        message: {
          vi: 'Cả bảy chữ số đầu chỉ được thay bằng một dấu sao. Kết quả phải có bảy dấu sao.',
          en: 'A single star stands for all seven digits. The result must have seven stars.',
        },
      },
      {
        sql: "SELECT full_name, '*******' || SUBSTR(phone, -3) AS masked_phone FROM customers",
        mark: 'substr(?:ing)? \\( phone , - 3',
        engine: 'postgres',
        message: {
          vi: 'PostgreSQL không đếm vị trí âm từ cuối chuỗi như SQLite, nên `SUBSTR(phone, -3)` lấy cả số điện thoại. Hãy tính vị trí từ LENGTH.',
          en: 'PostgreSQL does not count a negative position from the end as SQLite does, so `SUBSTR(phone, -3)` takes the whole number. Compute the position from LENGTH.',
        },
      },
    ],
    promises: { shape: { 'customers.phone': '##########' } },
    compare: { kind: 'result' },
  },
  {
    id: 'sql-07-02',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Tên đăng nhập của khách là phần đứng trước `@example.com` trong email. Email nào cũng kết thúc bằng `@example.com`; phần đứng trước cũng có thể chứa dấu `@`. Trả về `full_name`, `login` của những khách có email, không cần thứ tự.',
      en: 'The login of a customer is the part of the email address before `@example.com`. All addresses end in `@example.com`; the part before it may contain an `@` too. Return `full_name`, `login` of the customers who have an email address, in any order.',
    },
    starter: 'SELECT full_name,\n        AS login\nFROM customers\n',
    hints: [
      {
        vi: 'Thay một đoạn bằng chuỗi rỗng tức là xóa đoạn đó.',
        en: 'Replacing a part with an empty string deletes it.',
      },
    ],
    solutions: [
      {
        sql: "SELECT full_name, REPLACE(email, '@example.com', '') AS login\nFROM customers\nWHERE email IS NOT NULL;",
      },
      {
        sql: "SELECT full_name,\n       SUBSTR(email, 1, LENGTH(email) - LENGTH('@example.com')) AS login\nFROM customers\nWHERE email IS NOT NULL;",
        note: {
          vi: 'Bỏ phần đuôi theo độ dài của nó. REPLACE thì xóa mọi chỗ xuất hiện, không chỉ ở cuối.',
          en: 'Cuts off the tail by its length. REPLACE deletes every occurrence, not only the one at the end.',
        },
      },
    ],
    wrong: [
      {
        sql: "SELECT full_name, RTRIM(email, '@example.com') AS login FROM customers WHERE email IS NOT NULL",
        mark: 'rtrim \\( email ,',
        message: {
          vi: 'Tham số thứ hai của RTRIM là một tập ký tự, nên những chữ cuối của tên đăng nhập thuộc tập đó cũng mất: `ha.pham` chỉ còn `ha.ph`.',
          en: 'The second argument of RTRIM is a set of characters, so the last letters of the login that are in the set go too: `ha.pham` becomes `ha.ph`.',
        },
      },
      {
        sql: "SELECT full_name, TRIM(TRAILING '@example.com' FROM email) AS login FROM customers WHERE email IS NOT NULL",
        mark: 'trim \\( trailing ',
        engine: 'postgres',
        message: {
          vi: 'TRIM coi chuỗi cần bỏ là một tập ký tự, nên những chữ cuối của tên đăng nhập thuộc tập đó cũng mất: `ha.pham` chỉ còn `ha.ph`.',
          en: 'TRIM takes the string to remove for a set of characters, so the last letters of the login that are in the set go too: `ha.pham` becomes `ha.ph`.',
        },
      },
      {
        sql: "SELECT full_name, REPLACE(email, '@example.com', '') AS login FROM customers",
        mark: '^(?!.*\\bwhere\\b)',
        message: {
          vi: 'Những khách không có email vẫn còn trong kết quả, với `login` là NULL.',
          en: 'The customers without an email address are still there, with a `login` of NULL.',
        },
      },
      {
        sql: "SELECT full_name, REPLACE(email, '@example.com', '') AS login FROM customers WHERE email <> NULL",
        mark: 'email (?:<>|!=|=) null',
        certain: true,
        message: {
          vi: 'Phép so sánh với NULL luôn ra NULL, nên WHERE không giữ hàng nào. Hãy dùng `IS NOT NULL`.',
          en: 'A comparison with NULL is always NULL, so WHERE keeps no row. Use `IS NOT NULL`.',
        },
      },
      {
        sql: "SELECT full_name, REPLACE(email, 'example.com', '') AS login FROM customers WHERE email IS NOT NULL",
        mark: "'example\\.com'|(?:instr|strpos) \\( email , '@' \\) \\)|length \\( email \\) - 11",
        message: {
          vi: 'Dấu `@` vẫn còn ở cuối tên đăng nhập.',
          en: 'The `@` is still there at the end of the login.',
        },
      },
      {
        sql: 'SELECT full_name, SUBSTR(email, 1, LENGTH(email) - 13) AS login FROM customers WHERE email IS NOT NULL',
        mark: 'length \\( email \\) - 13',
        message: {
          vi: 'Tên đăng nhập bị mất ký tự cuối: `@example.com` có 12 ký tự.',
          en: 'The last character of the login is lost: `@example.com` has 12 characters.',
        },
      },
    ],
    promises: {
      shape: { 'customers.email': '*@example.com' },
      also: { 'customers.email': ['"lan@huế"@example.com', 'mai@home@example.com', 'lan@example.net@example.com'] },
    },
    compare: { kind: 'result' },
    equivalent: [
      {
        sql: 'SELECT DISTINCT full_name, REPLACE(email, \'@example.com\', \'\') AS "login" FROM "customers" WHERE email IS NOT NULL',
        reason: 'Email is UNIQUE and always ends in @example.com, so no two customers have the same login.',
      },
      {
        sql: 'SELECT DISTINCT full_name, SUBSTR(email, 1, LENGTH(email) - LENGTH(\'@example.com\')) AS "login" FROM "customers" WHERE email IS NOT NULL',
        reason: 'Email is UNIQUE and always ends in @example.com, so no two customers have the same login.',
      },
    ],
  },
  {
    id: 'sql-07-03',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Kho xếp sách vào thùng, mỗi thùng 12 cuốn cùng một đầu sách. Với mỗi đầu sách, số sách trong kho (`stock`) xếp được bao nhiêu thùng đầy và còn lẻ bao nhiêu cuốn? Trả về `title`, `boxes`, `loose`, hai cột sau là số nguyên, mỗi đầu sách một hàng, không cần thứ tự.',
      en: 'The warehouse packs 12 copies of one title to a box. For each title, how many full boxes do the copies in `stock` make, and how many loose copies are left? Return `title`, `boxes`, `loose`, the last two as whole numbers, one row for each book, in any order.',
    },
    starter: 'SELECT title,\n        AS boxes,\n        AS loose\nFROM books;',
    hints: [
      {
        vi: 'Khi chia hai số nguyên, phần lẻ bị bỏ. Ở đây đó chính là điều bạn cần.',
        en: 'Dividing two integers drops the fraction. Here this is exactly what you need.',
      },
    ],
    solutions: [
      { sql: 'SELECT title, stock / 12 AS boxes, stock % 12 AS loose\nFROM books;' },
      {
        sql: 'SELECT title, stock / 12 AS boxes, stock - stock / 12 * 12 AS loose\nFROM books;',
        note: {
          vi: 'Số dư được tính không cần `%`: lấy tổng số cuốn trừ đi số cuốn đã xếp vào thùng.',
          en: 'The remainder without `%`: all copies minus those in boxes.',
        },
      },
    ],
    wrong: [
      {
        sql: 'SELECT title, ROUND(stock / 12.0) AS boxes, stock % 12 AS loose FROM books',
        mark: '\\bround \\(',
        message: {
          vi: 'ROUND làm tròn 4,5 thành 5: với 54 cuốn, `boxes` là 5, trong khi 5 thùng đầy cần 60 cuốn. Số thùng đầy là phần nguyên.',
          en: 'ROUND turns 4.5 into 5: for 54 copies, `boxes` is 5, but 5 full boxes would take 60 copies. The number of full boxes is the whole part.',
        },
      },
      {
        sql: 'SELECT title, stock / 12.0 AS boxes, stock % 12 AS loose FROM books',
        mark: '\\d\\.\\d|\\bas (?:real|numeric|decimal|float|double precision)\\b',
        message: {
          vi: 'Phép chia này giữ lại phần lẻ, mà không có 4,5 thùng đầy. Hãy chia hai số nguyên.',
          en: 'This division keeps the fraction, but there is no such thing as 4.5 full boxes. Divide two integers.',
        },
      },
      {
        sql: 'SELECT title, (stock + 11) / 12 AS boxes, stock % 12 AS loose FROM books',
        mark: '\\+ 11 \\) / 12|\\bceil(?:ing)? \\(',
        message: {
          vi: 'Cách tính này đếm cả thùng chưa đầy. Đề chỉ hỏi số thùng đầy.',
          en: 'This also counts the box that is not full. Only full boxes were asked for.',
        },
      },
      {
        sql: 'SELECT title, stock % 12 AS boxes, stock / 12 AS loose FROM books',
        mark: '^select title , \\(? ?(?:stock %|mod \\()',
        message: {
          vi: 'Hai cột bị đổi chỗ: `/` ra số thùng đầy, còn số dư là số cuốn lẻ.',
          en: 'The two columns are swapped: `/` gives the full boxes, and the remainder is the loose copies.',
        },
      },
    ],
    compare: { kind: 'result', types: { boxes: 'integer', loose: 'integer' } },
  },
  {
    id: 'sql-07-04',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Trong đợt khuyến mãi, mỗi cuốn sách được giảm 15%, rồi giá sau khi giảm được làm tròn đến nghìn đồng gần nhất; phần lẻ từ 500 đồng trở lên thì làm tròn lên. Giá nào cũng chia hết cho 100. Trả về `title`, `sale_price` (giá tính bằng đồng, là số nguyên), mỗi đầu sách một hàng, không cần thứ tự.',
      en: 'In a sale, 15% is taken off the price of each book, and the reduced price is rounded to the nearest thousand; a remainder of 500 or more rounds up. All prices are multiples of 100. Return `title`, `sale_price` (in VND, a whole number), one row for each book, in any order.',
    },
    starter: 'SELECT title,\n        AS sale_price\nFROM books;',
    hints: [
      {
        vi: 'Đổi giá sang đơn vị nghìn đồng, làm tròn, rồi nhân lại.',
        en: 'Convert the price to thousands, round it, and multiply back.',
      },
      {
        vi: 'Sau phép chia nguyên, ROUND không còn phần lẻ nào để làm tròn. Hãy chia cho một số có phần thập phân.',
        en: 'After an integer division ROUND has no fraction left to round. Divide by a number with a decimal point.',
      },
    ],
    solutions: [
      { sql: 'SELECT title, ROUND(price * 85 / 100000.0) * 1000 AS sale_price\nFROM books;' },
      {
        sql: 'SELECT title, ROUND(price * 0.85 / 1000) * 1000 AS sale_price\nFROM books;',
        note: {
          vi: 'Trên SQLite, `0.85` là số dấu phẩy động, chỉ gần bằng 0,85. Ở đây sai số quá nhỏ để đổi kết quả làm tròn. Cách đầu nhân hai số nguyên, nên tích không có sai số nào.',
          en: 'On SQLite `0.85` is a floating-point number, only close to 0.85. Here the error is too small to change the rounding. The first solution multiplies two integers, so its product has no error at all.',
        },
      },
      {
        sql: 'SELECT title, (price * 85 / 100 + 500) / 1000 * 1000 AS sale_price\nFROM books;',
        note: {
          vi: 'Chỉ dùng số nguyên: cộng nửa nghìn rồi bỏ phần lẻ, nên không có sai số của số dấu phẩy động.',
          en: 'Integers only: adds half a thousand and drops the remainder, so there is no floating-point error.',
        },
      },
    ],
    wrong: [
      {
        sql: 'SELECT title, ROUND(price * 85 / 100 / 1000) * 1000 AS sale_price FROM books',
        mark: '^(?!.*(?:\\d\\.\\d|\\bcast \\(|::|, - 3 \\))).*\\bround \\(',
        message: {
          vi: 'Khi chia số nguyên cho số nguyên, phần lẻ đã bị bỏ trước khi gọi ROUND, nên mọi giá bị làm tròn xuống.',
          en: 'An integer divided by an integer has lost its fraction before ROUND is called, so every price is rounded down.',
        },
      },
      {
        sql: 'SELECT title, price * 85 / 100 / 1000 * 1000 AS sale_price FROM books',
        mark: '^(?!.*\\bround \\()(?!.*\\b500\\b)',
        message: {
          vi: 'Mọi giá đang được làm tròn xuống. Phần lẻ từ 500 đồng trở lên phải làm tròn lên.',
          en: 'Every price is rounded down. A remainder of 500 or more must round up.',
        },
      },
      {
        sql: 'SELECT title, ROUND(price / 1000 * 0.85) * 1000 AS sale_price FROM books',
        mark: '\\bprice / 1000(?![\\d.])',
        message: {
          vi: '`price / 1000` là phép chia nguyên, nên phần lẻ dưới một nghìn của giá bị mất trước khi giảm 15%.',
          en: '`price / 1000` is an integer division, so the part of the price below one thousand is lost before the 15% comes off.',
        },
      },
      {
        sql: 'SELECT title, ROUND((price - price * (15 / 100)) / 1000.0) * 1000 AS sale_price FROM books',
        mark: '(?<!\\* )15 / 100(?![\\d.])',
        message: NOTHING_OFF,
      },
      {
        sql: 'SELECT title, price - price * (15 / 100) AS sale_price FROM books',
        mark: '(?<!\\* )15 / 100(?![\\d.])',
        message: NOTHING_OFF,
      },
      {
        sql: 'SELECT title, ROUND(price * (85 / 100) / 1000.0) * 1000 AS sale_price FROM books',
        mark: '(?<!\\* )85 / 100(?![\\d.])',
        message: {
          vi: '`85 / 100` là phép chia nguyên và bằng 0, nên mọi giá đều bằng 0.',
          en: '`85 / 100` is an integer division and equals 0, so every price is 0.',
        },
      },
      {
        sql: 'SELECT title, price * 85 / 100 AS sale_price FROM books',
        mark: '^(?!.*\\b1000)(?!.*, - 3 \\))',
        message: {
          vi: 'Giá đã giảm 15% nhưng chưa được làm tròn đến nghìn đồng.',
          en: 'The 15% is off, but the price is not rounded to thousands yet.',
        },
      },
      {
        sql: 'SELECT title, ROUND(price * 85 / 100000.0) AS sale_price FROM books',
        mark: '^(?!.*\\* 1000\\b).*\\bround \\(',
        message: {
          vi: 'Giá đang được tính bằng nghìn đồng. Sau khi làm tròn, hãy nhân lại với 1000.',
          en: 'The prices are in thousands. Multiply by 1000 again after rounding.',
        },
      },
      {
        sql: 'SELECT title, ROUND(price * 15 / 100000.0) * 1000 AS sale_price FROM books',
        mark: '\\bround \\( \\(? ?price \\* (?:15 /|\\(? ?15 / 100\\.0|0\\.15)',
        message: {
          vi: 'Đây là số tiền được giảm. Khách trả 85% còn lại.',
          en: 'This is what is taken off. The customer pays the other 85%.',
        },
      },
      {
        sql: 'SELECT title, price - ROUND(price * 15 / 100000.0) * 1000 AS sale_price FROM books',
        mark: '\\bprice - \\(? ?round \\(',
        message: {
          vi: 'Ở đây số tiền giảm được làm tròn, không phải giá bán. Giá 190.000 được giảm 28.500, làm tròn thành 29.000, nên giá bán thấp đi 1.000 đồng.',
          en: 'This rounds the amount taken off, not the price to pay. A price of 190,000 goes down by 28,500, which rounds to 29,000, so the sale price is 1,000 too low.',
        },
      },
      {
        sql: 'SELECT title, ROUND(price * 0.85, -3) AS sale_price FROM books',
        mark: '\\bround \\(.*, - 3 \\)',
        engine: 'sqlite',
        message: {
          vi: 'ROUND của SQLite coi số chữ số âm là 0, nên chỉ làm tròn đến đồng. Hãy chia cho 1000 trước khi làm tròn, rồi nhân lại.',
          en: 'ROUND in SQLite takes a negative number of digits as 0, so it rounds to whole dong only. Divide by 1000 before rounding, and multiply back.',
        },
      },
      {
        sql: 'SELECT title, ROUND(CAST(price AS REAL) * 85 / 100000) * 1000 AS sale_price FROM books',
        mark: '\\bas (?:real|float|double precision) \\)|:: (?:real|float|double)',
        engine: 'postgres',
        message: {
          vi: 'Với số dấu phẩy động, ROUND của PostgreSQL ở đây làm tròn số nằm đúng giữa về phía số chẵn: 178,5 thành 178. Với kiểu `NUMERIC`, ROUND làm tròn lên.',
          en: 'For floating-point numbers, ROUND in this PostgreSQL rounds an exact half to the even number: 178.5 becomes 178. For the type `NUMERIC`, ROUND rounds it up.',
        },
      },
    ],
    promises: { step: { 'books.price': 100 } },
    compare: { kind: 'result', types: { sale_price: 'integer' } },
    hidden: [
      {
        about: {
          vi: 'Có sách mà giá sau khi giảm cách mốc làm tròn chưa đến 100 đồng.',
          en: 'One reduced price is less than 100 VND away from where the rounding turns.',
        },
        sql: "INSERT INTO books (book_id, title, category_id, price, stock) VALUES (901, 'Sổ tay giao hàng', 9, 137000, 8);",
      },
    ],
    equivalent: [
      {
        sql: 'SELECT title, (price * 85 / 100 + 501) / 1000 * 1000 AS "sale_price" FROM "books"',
        reason: 'Prices are multiples of 100, so the reduced price is a multiple of 5 and never ends in 499.',
      },
    ],
  },
  {
    id: 'sql-07-05',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Mỗi tên sách có bao nhiêu từ (một số nguyên)? Các từ cách nhau đúng một dấu cách, đầu và cuối tên không có dấu cách. Trả về `title`, `word_count`, mỗi đầu sách một hàng, tên nhiều từ đứng trước, số từ bằng nhau thì xếp theo `title`.',
      en: 'How many words (a whole number) does each title have? Words are separated by exactly one space, and there is none at the start or the end. Return `title`, `word_count`, one row for each book, titles with the most words first, those with the same number of words by `title`.',
    },
    starter: 'SELECT title,\n        AS word_count\nFROM books\n',
    hints: [
      {
        vi: 'Bạn xóa được mọi dấu cách, và đo được độ dài trước và sau khi xóa.',
        en: 'You can remove all spaces, and measure the length before and after.',
      },
    ],
    solutions: [
      {
        sql: "SELECT title,\n       LENGTH(title) - LENGTH(REPLACE(title, ' ', '')) + 1 AS word_count\nFROM books\nORDER BY word_count DESC, title;",
      },
      {
        sql: "SELECT title,\n       LENGTH(REPLACE(title, ' ', '__')) - LENGTH(title) + 1 AS word_count\nFROM books\nORDER BY word_count DESC, title;",
        note: {
          vi: 'Thay mỗi dấu cách bằng hai ký tự: chuỗi dài thêm đúng bằng số dấu cách.',
          en: 'Replaces each space with two characters: the string grows by the number of spaces.',
        },
      },
    ],
    wrong: [
      {
        sql: "SELECT title, LENGTH(title) - LENGTH(REPLACE(title, ' ', '')) AS word_count FROM books ORDER BY word_count DESC, title",
        mark: '^(?!.*\\+ 1\\b)',
        message: {
          vi: 'Đây là số dấu cách. Giữa ba từ chỉ có hai dấu cách.',
          en: 'This is the number of spaces. Between three words there are only two.',
        },
      },
      {
        sql: "SELECT title, LENGTH(REPLACE(title, ' ', '')) AS word_count FROM books ORDER BY word_count DESC, title",
        mark: '^(?!.*length \\( title \\))',
        message: {
          vi: 'Đây là số ký tự khi không kể dấu cách. Hãy so với độ dài ban đầu.',
          en: 'This is the number of characters without the spaces. Compare it with the full length.',
        },
      },
      {
        sql: "SELECT title, LENGTH(title) - LENGTH(REPLACE(title, ' ', '')) + 1 AS word_count FROM books ORDER BY word_count, title",
        mark: '^(?!.*\\bdesc\\b)',
        message: {
          vi: 'Số từ đã đúng. Tên nhiều từ nhất phải đứng trước.',
          en: 'The counts are right. The titles with the most words must come first.',
        },
      },
      {
        sql: "SELECT title, LENGTH(title) - LENGTH(REPLACE(title, ' ', '')) + 1 AS word_count FROM books ORDER BY word_count DESC",
        mark: 'order by (?!.*\\btitle desc$).*\\bdesc$',
        message: {
          vi: 'Các tên có số từ bằng nhau chưa có thứ tự xác định. Hãy thêm `title` làm khóa sắp xếp thứ hai.',
          en: 'The order of titles with the same number of words is not defined. Add `title` as the second sort key.',
        },
      },
      {
        sql: "SELECT title, LENGTH(title) - LENGTH(REPLACE(title, ' ', '')) + 1 AS word_count FROM books ORDER BY word_count DESC, title DESC",
        mark: '\\btitle desc$',
        message: {
          vi: 'Số từ đã đúng. Khi số từ bằng nhau, `title` phải xếp tăng dần.',
          en: 'The counts are right. Where they are equal, `title` must be ascending.',
        },
      },
      {
        sql: "SELECT title, 1 + CASE WHEN title LIKE '% %' THEN 1 ELSE 0 END + CASE WHEN title LIKE '% % %' THEN 1 ELSE 0 END + CASE WHEN title LIKE '% % % %' THEN 1 ELSE 0 END + CASE WHEN title LIKE '% % % % %' THEN 1 ELSE 0 END + CASE WHEN title LIKE '% % % % % %' THEN 1 ELSE 0 END AS word_count FROM books ORDER BY word_count DESC, title",
        mark: "like '% % %'",
        message: {
          vi: 'Mỗi mẫu LIKE chỉ nhận thêm một dấu cách, nên cách này đếm được đến một số từ nhất định. Hãy tính số dấu cách từ độ dài của tên trước và sau khi xóa dấu cách.',
          en: 'Each LIKE pattern recognises only one more space, so this way counts up to a certain number of words only. Work out the number of spaces from the length of the title with and without them.',
        },
      },
    ],
    promises: {
      never: ["SELECT 1 FROM books WHERE title = '' OR title LIKE ' %' OR title LIKE '% ' OR title LIKE '%  %'"],
    },
    compare: { kind: 'result', order: true, types: { word_count: 'integer' } },
  },
];
