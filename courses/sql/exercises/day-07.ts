import type { SqlExercise } from '../../../src/features/sql-lab/core/exercise';

/** Functions on text and numbers. */
export const DAY_07: readonly SqlExercise[] = [
  {
    id: 'sql-07-01',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Trên phiếu giao hàng chỉ in ba số cuối của điện thoại, bảy số đầu thay bằng dấu sao: `*******237`. Trả về `full_name`, `masked_phone`, không cần thứ tự. Mọi số đều có 10 chữ số.',
      en: 'The delivery note shows only the last three digits of the phone number, with stars for the first seven: `*******237`. Return `full_name`, `masked_phone`, in any order. All numbers have 10 digits.',
    },
    starter: 'SELECT full_name,\n        AS masked_phone\nFROM customers;',
    hints: [
      {
        vi: 'Ba số cuối bắt đầu ở ký tự thứ mấy? SUBSTR đếm từ 1.',
        en: 'At which character do the last three digits begin? SUBSTR counts from 1.',
      },
    ],
    solutions: [
      { sql: "SELECT full_name, '*******' || SUBSTR(phone, 8) AS masked_phone\nFROM customers;" },
      {
        sql: "SELECT full_name,\n       CONCAT('*******', SUBSTR(phone, LENGTH(phone) - 2)) AS masked_phone\nFROM customers;",
        note: {
          vi: 'Tính từ độ dài, nên vẫn lấy đúng ba số cuối khi số điện thoại dài hơn.',
          en: 'Counts from the length, so it takes the last three digits of a longer number too.',
        },
      },
    ],
    wrong: [
      {
        sql: "SELECT full_name, '*******' || SUBSTR(phone, 7) AS masked_phone FROM customers",
        message: {
          vi: 'Lộ bốn số. Bỏ bảy ký tự thì phần còn lại bắt đầu ở ký tự thứ tám.',
          en: 'Four digits show. Leave out seven characters, and the rest begins at the eighth.',
        },
      },
      {
        sql: "SELECT full_name, '*******' || SUBSTR(phone, 1, 3) AS masked_phone FROM customers",
        message: {
          vi: 'Đây là ba số đầu. Tham số thứ hai của SUBSTR là chỗ bắt đầu, tham số thứ ba là số ký tự.',
          en: 'These are the first three. The second argument of SUBSTR is where to begin, the third how many characters.',
        },
      },
      {
        sql: 'SELECT full_name, SUBSTR(phone, 8) AS masked_phone FROM customers',
        message: {
          vi: 'Còn thiếu bảy dấu sao ở trước. Hãy nối chúng bằng `||`.',
          en: 'The seven stars in front are missing. Join them with `||`.',
        },
      },
    ],
    compare: { kind: 'result' },
  },
  {
    id: 'sql-07-02',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Tên đăng nhập của khách là phần đứng trước `@example.com` trong thư điện tử. Trả về `full_name`, `login` của những khách có thư, không cần thứ tự.',
      en: 'The login of a customer is the part of the email address before `@example.com`. Return `full_name`, `login` of the customers with an address, in any order.',
    },
    starter: 'SELECT full_name,\n        AS login\nFROM customers\n',
    hints: [
      {
        vi: 'Thay một đoạn bằng chuỗi rỗng là xóa đoạn đó.',
        en: 'Replacing a part by an empty text removes it.',
      },
    ],
    solutions: [
      {
        sql: "SELECT full_name, REPLACE(email, '@example.com', '') AS login\nFROM customers\nWHERE email IS NOT NULL;",
      },
      {
        sql: "SELECT full_name,\n       SUBSTR(email, 1, LENGTH(email) - LENGTH('@example.com')) AS login\nFROM customers\nWHERE email IS NOT NULL;",
        note: {
          vi: 'Cắt theo độ dài của phần đuôi. REPLACE thì xóa ở mọi chỗ xuất hiện, không chỉ ở cuối.',
          en: 'Cuts by the length of the tail. REPLACE would remove every occurrence, not just the one at the end.',
        },
      },
    ],
    wrong: [
      {
        sql: "SELECT full_name, RTRIM(email, '@example.com') AS login FROM customers WHERE email IS NOT NULL",
        message: {
          vi: 'RTRIM coi tham số thứ hai là một tập ký tự, nên nó gặm cả vào tên đăng nhập: `ha.pham` còn `ha.ph`.',
          en: 'RTRIM takes its second argument as a set of characters and eats into the login: `ha.pham` becomes `ha.ph`.',
        },
      },
      {
        sql: "SELECT full_name, REPLACE(email, '@example.com', '') AS login FROM customers",
        message: {
          vi: 'Khách không có thư vẫn còn trong kết quả với `login` là NULL.',
          en: 'Customers without an address are still there, with a `login` of NULL.',
        },
      },
      {
        sql: "SELECT full_name, REPLACE(email, 'example.com', '') AS login FROM customers WHERE email IS NOT NULL",
        message: {
          vi: 'Dấu `@` vẫn còn ở cuối.',
          en: 'The `@` is still there at the end.',
        },
      },
    ],
    compare: { kind: 'result' },
  },
  {
    id: 'sql-07-03',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Kho xếp sách vào thùng 12 cuốn. Với mỗi đầu sách, được mấy thùng đầy và còn lẻ mấy cuốn? Trả về `title`, `boxes`, `loose`, không cần thứ tự.',
      en: 'The warehouse packs 12 copies to a box. For each title, how many full boxes are there and how many loose copies? Return `title`, `boxes`, `loose`, in any order.',
    },
    starter: 'SELECT title,\n        AS boxes,\n        AS loose\nFROM books;',
    hints: [
      {
        vi: 'Chia hai số nguyên thì phần lẻ bị bỏ, đúng điều cần ở đây.',
        en: 'Dividing two integers drops the fraction, which is just what is needed here.',
      },
    ],
    solutions: [
      { sql: 'SELECT title, stock / 12 AS boxes, stock % 12 AS loose\nFROM books;' },
      {
        sql: 'SELECT title, stock / 12 AS boxes, stock - stock / 12 * 12 AS loose\nFROM books;',
        note: {
          vi: 'Phần dư tính bằng tay: tổng trừ đi số cuốn đã vào thùng.',
          en: 'The remainder by hand: the total less the copies in boxes.',
        },
      },
    ],
    wrong: [
      {
        sql: 'SELECT title, ROUND(stock / 12.0) AS boxes, stock % 12 AS loose FROM books',
        message: {
          vi: 'ROUND làm tròn lên từ một nửa: 54 cuốn thành 5 thùng, mà 5 thùng cần 60 cuốn. Thùng đầy là phần nguyên.',
          en: 'ROUND goes up from one half: 54 copies become 5 boxes, which would take 60. Full boxes are the whole part.',
        },
      },
      {
        sql: 'SELECT title, stock / 12.0 AS boxes, stock % 12 AS loose FROM books',
        message: {
          vi: 'Chia cho `12.0` giữ lại phần lẻ. Không có 4,5 thùng đầy.',
          en: 'Dividing by `12.0` keeps the fraction. There is no such thing as 4.5 full boxes.',
        },
      },
      {
        sql: 'SELECT title, stock % 12 AS boxes, stock / 12 AS loose FROM books',
        message: {
          vi: 'Hai cột bị đổi chỗ: `%` là phần dư, `/` là thương.',
          en: 'The two columns are swapped: `%` is the remainder, `/` the quotient.',
        },
      },
    ],
    compare: { kind: 'result' },
  },
  {
    id: 'sql-07-04',
    dataset: 'nha_sach',
    prompt: {
      vi: 'In bảng giá khuyến mãi: giảm 15%, rồi làm tròn đến nghìn đồng gần nhất, lẻ từ 500 đồng trở lên thì làm tròn lên. Trả về `title`, `sale_price`, không cần thứ tự.',
      en: 'Print the sale prices: 15% off, then rounded to the nearest thousand, with 500 and more going up. Return `title`, `sale_price`, in any order.',
    },
    starter: 'SELECT title,\n        AS sale_price\nFROM books;',
    hints: [
      {
        vi: 'Đưa giá về đơn vị nghìn, làm tròn, rồi nhân lại.',
        en: 'Turn the price into thousands, round, and multiply back.',
      },
      {
        vi: 'Chia nguyên trước ROUND thì không còn gì để làm tròn. Hãy chia cho một số có phần thập phân.',
        en: 'After an integer division there is nothing left to round. Divide by a number with a decimal point.',
      },
    ],
    solutions: [
      { sql: 'SELECT title, ROUND(price * 85 / 100000.0) * 1000 AS sale_price\nFROM books;' },
      {
        sql: 'SELECT title, ROUND(price * 0.85 / 1000) * 1000 AS sale_price\nFROM books;',
        note: {
          vi: 'Trên SQLite, `0.85` là số thực gần đúng. Với các giá này kết quả vẫn đúng, nhưng `85 / 100000.0` chỉ chia một lần nên an toàn hơn.',
          en: 'On SQLite `0.85` is an approximate number. For these prices the result is still right, but `85 / 100000.0` divides just once and is safer.',
        },
      },
      {
        sql: 'SELECT title, (price * 85 / 100 + 500) / 1000 * 1000 AS sale_price\nFROM books;',
        note: {
          vi: 'Chỉ dùng số nguyên: cộng nửa nghìn rồi bỏ phần lẻ. Không có sai số của số thực.',
          en: 'Integers only: add half a thousand and drop the rest. No error of floating point can creep in.',
        },
      },
    ],
    wrong: [
      {
        sql: 'SELECT title, ROUND(price * 85 / 100 / 1000) * 1000 AS sale_price FROM books',
        message: {
          vi: 'Các phép chia đều là chia nguyên, nên phần lẻ đã mất trước khi ROUND nhìn thấy: mọi giá bị làm tròn xuống.',
          en: 'These are all integer divisions, so the fraction is gone before ROUND sees it: every price is rounded down.',
        },
      },
      {
        sql: 'SELECT title, price - price * (15 / 100) AS sale_price FROM books',
        message: {
          vi: '`15 / 100` là chia nguyên và bằng 0: giá không giảm đồng nào.',
          en: '`15 / 100` is an integer division and equals 0: nothing comes off the price.',
        },
      },
      {
        sql: 'SELECT title, price * 85 / 100 AS sale_price FROM books',
        message: {
          vi: 'Đã giảm 15% nhưng chưa làm tròn đến nghìn.',
          en: 'The 15% are off, but the price is not rounded to thousands yet.',
        },
      },
      {
        sql: 'SELECT title, ROUND(price * 15 / 100000.0) * 1000 AS sale_price FROM books',
        message: {
          vi: 'Đây là số tiền được giảm. Khách trả 85% còn lại.',
          en: 'This is what comes off. The customer pays the other 85%.',
        },
      },
    ],
    compare: { kind: 'result' },
  },
  {
    id: 'sql-07-05',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Mỗi tên sách có bao nhiêu từ (các từ cách nhau đúng một dấu cách)? Trả về `title`, `word_count`, nhiều từ đứng trước, bằng nhau thì theo `title`.',
      en: 'How many words does each title have (words are separated by exactly one space)? Return `title`, `word_count`, most words first, equal ones by `title`.',
    },
    starter: 'SELECT title,\n        AS word_count\nFROM books\n',
    hints: [
      {
        vi: 'Không có hàm đếm từ. Nhưng bạn xóa được mọi dấu cách, và đo được độ dài trước và sau.',
        en: 'There is no function that counts words. But you can remove all spaces, and measure the length before and after.',
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
          en: 'Puts two characters for each space: the text grows by the number of spaces.',
        },
      },
    ],
    wrong: [
      {
        sql: "SELECT title, LENGTH(title) - LENGTH(REPLACE(title, ' ', '')) AS word_count FROM books ORDER BY word_count DESC, title",
        message: {
          vi: 'Đây là số dấu cách. Giữa ba từ chỉ có hai dấu cách.',
          en: 'This is the number of spaces. Between three words there are only two.',
        },
      },
      {
        sql: "SELECT title, LENGTH(REPLACE(title, ' ', '')) AS word_count FROM books ORDER BY word_count DESC, title",
        message: {
          vi: 'Đây là số ký tự không kể dấu cách. Hãy so nó với độ dài ban đầu.',
          en: 'This counts the characters without the spaces. Compare it with the full length.',
        },
      },
      {
        sql: "SELECT title, LENGTH(title) - LENGTH(REPLACE(title, ' ', '')) + 1 AS word_count FROM books ORDER BY word_count, title",
        message: {
          vi: 'Số từ đã đúng; tên nhiều từ phải đứng trước.',
          en: 'The counts are right; titles with most words come first.',
        },
      },
    ],
    compare: { kind: 'result', order: true },
  },
];
