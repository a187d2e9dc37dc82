import type { Bilingual } from '../../../src/core/bilingual';
import type { SqlExercise } from '../../../src/features/sql-lab/core/grading/exercise';

const HALF_A_CONDITION: Bilingual = {
  vi: 'Mỗi vế của AND và OR phải là một điều kiện đầy đủ: hãy viết lại `status <>` trước chuỗi thứ hai.',
  en: 'Each side of AND and OR must be a complete condition: write `status <>` before the second string as well.',
};
const OR_BESIDE_A_STRING: Bilingual = {
  vi: 'Mỗi vế của OR phải là một điều kiện đầy đủ. Ở đây hai điều kiện đầy đủ phải nối bằng AND: với OR, đơn nào cũng được giữ.',
  en: 'Each side of OR must be a complete condition. Here the two complete conditions must be joined by AND: with OR every order would be kept.',
};
const STRING_AS_CONDITION: Bilingual = {
  vi: 'Mỗi vế của OR phải là một điều kiện đầy đủ. SQLite coi chuỗi đứng một mình ở đây là sai, nên vế ấy không có tác dụng gì.',
  en: 'Each side of OR must be a complete condition. SQLite takes the string on its own for false here, so that side has no effect.',
};

/** WHERE: AND and OR, IN, BETWEEN, LIKE. */
export const DAY_04: readonly SqlExercise[] = [
  {
    id: 'sql-04-06',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Liệt kê `title` và `price` của những cuốn có giá từ 270000 đồng trở lên: mỗi đầu sách một hàng, không cần thứ tự.',
      en: 'List `title` and `price` of the books that cost 270000 VND or more: one row for each book, in any order.',
    },
    starter: 'SELECT title, price\nFROM books\nWHERE ',
    hints: [
      {
        vi: '“Từ … trở lên” gồm cả trường hợp bằng.',
        en: '“Or more” includes equality.',
      },
    ],
    solutions: [{ sql: 'SELECT title, price\nFROM books\nWHERE price >= 270000;' }],
    wrong: [
      {
        sql: 'SELECT title, price FROM books WHERE price > 270000',
        mark: '\\bprice > 270000\\b|\\b270000 < (?:\\w+ \\. )?price\\b|\\bprice >= 270001\\b',
        message: {
          vi: 'Những cuốn giá đúng 270000 đồng bị bỏ sót. “Từ 270000 trở lên” là `>=`.',
          en: 'The books that cost exactly 270000 VND are missing. “270000 or more” is `>=`.',
        },
      },
      {
        sql: 'SELECT title, price FROM books WHERE price <= 270000',
        mark: '\\bprice <=? 270000\\b|\\b270000 >=? (?:\\w+ \\. )?price\\b',
        message: {
          vi: 'Phép so sánh ngược chiều: đây là những cuốn có giá từ 270000 đồng trở xuống.',
          en: 'The comparison points the other way: these are the books that cost 270000 VND or less.',
        },
      },
      {
        sql: 'SELECT title, price FROM books WHERE price = 270000',
        mark: '\\bprice = 270000\\b',
        message: {
          vi: 'Dấu `=` chỉ giữ những cuốn giá đúng 270000 đồng. Đề cần cả những cuốn đắt hơn.',
          en: '`=` keeps only the books that cost exactly 270000 VND. The task needs the more expensive ones too.',
        },
      },
    ],
    compare: { kind: 'result' },
  },
  {
    id: 'sql-04-01',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Nhà sách kiểm kho những cuốn còn dưới 10 bản mà giá từ 200000 đồng trở lên hoặc từ 60000 đồng trở xuống. Trả về `title`, `price`, `stock`, mỗi cuốn một hàng, không cần thứ tự.',
      en: 'The stock check covers the books with fewer than 10 copies left that cost either 200000 VND or more, or 60000 VND or less. Return `title`, `price`, `stock`, one row for each book, in any order.',
    },
    starter: 'SELECT title, price, stock\nFROM books\nWHERE ',
    hints: [
      {
        vi: 'Có ba điều kiện: tồn kho, giá cao, giá thấp. Hai điều kiện nào phải đi thành một cặp?',
        en: 'There are three conditions: stock, high price, low price. Which two belong together?',
      },
    ],
    solutions: [
      { sql: 'SELECT title, price, stock\nFROM books\nWHERE stock < 10\n  AND (price >= 200000 OR price <= 60000);' },
      {
        sql: 'SELECT title, price, stock\nFROM books\nWHERE stock < 10 AND price >= 200000\n   OR stock < 10 AND price <= 60000;',
        note: {
          vi: 'Không cần ngoặc vì AND được tính trước, nhưng phải lặp lại điều kiện về tồn kho.',
          en: 'No parentheses are needed, since AND comes first, but the condition on stock must be repeated.',
        },
      },
    ],
    wrong: [
      {
        sql: 'SELECT title, price, stock FROM books WHERE stock < 10 AND price >= 200000 OR price <= 60000',
        mark: '\\bwhere\\b(?=.*\\bor\\b)(?!.*\\()(?!.*\\bstock\\b.*\\bstock\\b)',
        message: {
          vi: 'AND được tính trước OR: mọi cuốn từ 60000 trở xuống đều lọt vào, dù còn bao nhiêu bản. Hãy đặt ngoặc quanh hai điều kiện về giá.',
          en: 'AND comes before OR: every book of 60000 or less gets in, however many copies are left. Put parentheses around the two conditions on the price.',
        },
      },
      {
        sql: 'SELECT title, price, stock FROM books WHERE price >= 200000 OR price <= 60000 AND stock < 10',
        mark: '\\bwhere\\b(?=.*\\bor\\b)(?!.*\\()(?!.*\\bstock\\b.*\\bstock\\b)',
        message: {
          vi: 'AND được tính trước OR: mọi cuốn từ 200000 trở lên đều lọt vào, dù còn bao nhiêu bản. Hãy đặt ngoặc quanh hai điều kiện về giá.',
          en: 'AND comes before OR: every book of 200000 or more gets in, however many copies are left. Put parentheses around the two conditions on the price.',
        },
      },
      {
        sql: 'SELECT title, price, stock FROM books WHERE stock < 10 AND price >= 200000 AND price <= 60000',
        mark: 'price >=? 200000 and (?:\\w+ \\. )?price <=? 60000|price <=? 60000 and (?:\\w+ \\. )?price >=? 200000|between 200000 and 60000',
        certain: true,
        message: {
          vi: 'Không giá nào vừa từ 200000 trở lên vừa từ 60000 trở xuống. Hai điều kiện về giá phải nối bằng OR.',
          en: 'No price is both 200000 or more and 60000 or less. The two conditions on the price must be joined by OR.',
        },
      },
      {
        sql: 'SELECT title, price, stock FROM books WHERE stock < 10 AND price BETWEEN 60000 AND 200000',
        mark: '(?<!not )between 60000 and 200000|price >= 60000 and (?:\\w+ \\. )?price <= 200000|price <= 200000 and (?:\\w+ \\. )?price >= 60000',
        message: {
          vi: 'Đây là những giá nằm giữa hai mốc. Đề cần những giá ở hai đầu ngoài.',
          en: 'These are the prices between the two limits. The task asks for those at the two outer ends.',
        },
      },
      {
        sql: 'SELECT title, price, stock FROM books WHERE stock <= 10 AND (price >= 200000 OR price <= 60000)',
        mark: 'stock (?:<= 10|< 11|between \\d+ and 10)\\b',
        message: {
          vi: 'Cuốn còn đúng 10 bản thì không phải còn dưới 10 bản: hãy viết `stock < 10`.',
          en: 'A book with exactly 10 copies does not have fewer than 10: write `stock < 10`.',
        },
      },
      {
        sql: 'SELECT title, price, stock FROM books WHERE stock < 10 AND (price > 200000 OR price < 60000)',
        mark: 'price > 200000\\b.*price < 60000\\b|price < 60000\\b.*price > 200000\\b|not (?:\\( )?(?:price )?between 60000 and 200000',
        message: {
          vi: 'Thiếu những cuốn giá đúng 200000 hoặc đúng 60000: “từ 200000 trở lên” và “từ 60000 trở xuống” gồm cả hai mốc ấy.',
          en: 'The books at exactly 200000 or exactly 60000 are missing: “200000 or more” and “60000 or less” include those limits.',
        },
      },
      {
        sql: 'SELECT title, price, stock FROM books WHERE price >= 200000 OR price <= 60000',
        mark: '\\bwhere\\b(?!.*\\bstock\\b)',
        message: {
          vi: 'Thiếu điều kiện về tồn kho: kết quả có cả những cuốn còn từ 10 bản trở lên.',
          en: 'The condition on the stock is missing: the result includes books with 10 copies or more.',
        },
      },
    ],
    compare: { kind: 'result' },
  },
  {
    id: 'sql-04-02',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Liệt kê mọi đơn đặt trong tháng 3 năm 2025: `order_id`, `ordered_at`, không cần thứ tự. Thời điểm đặt được ghi tròn đến giây. Câu trả lời phải chạy được trên cả SQLite và PostgreSQL.',
      en: 'List every order placed in March 2025: `order_id`, `ordered_at`, in any order. Times are recorded in whole seconds. Your answer must run on both SQLite and PostgreSQL.',
    },
    starter: 'SELECT order_id, ordered_at\nFROM orders\nWHERE ',
    hints: [
      {
        vi: 'Tháng 3 bắt đầu lúc nào, và thời điểm đầu tiên không còn thuộc tháng 3 là lúc nào?',
        en: 'When does March begin, and which moment is the first that is no longer March?',
      },
      {
        vi: 'Dùng `>=` cho đầu dưới và `<` cho đầu trên.',
        en: 'Use `>=` for the lower end and `<` for the upper one.',
      },
    ],
    solutions: [
      {
        sql: "SELECT order_id, ordered_at\nFROM orders\nWHERE ordered_at >= '2025-03-01 00:00:00'\n  AND ordered_at < '2025-04-01 00:00:00';",
        note: {
          vi: 'Bỏ giờ đi, chỉ viết `2025-03-01` và `2025-04-01`, thì khoảng nửa mở này vẫn đúng trên cả hai hệ.',
          en: 'Without the times, with only `2025-03-01` and `2025-04-01`, this half-open range is still right on both systems.',
        },
      },
      {
        sql: "SELECT order_id, ordered_at\nFROM orders\nWHERE ordered_at BETWEEN '2025-03-01 00:00:00' AND '2025-03-31 23:59:59';",
        note: {
          vi: 'Đúng vì thời điểm đặt được ghi tròn giây. Một đơn lúc 23:59:59,5 sẽ bị bỏ sót; khoảng nửa mở thì không bỏ sót.',
          en: 'Right because the times are whole seconds. An order at 23:59:59.5 would be missed; a half-open range would not miss it.',
        },
      },
    ],
    wrong: [
      {
        sql: "SELECT order_id, ordered_at FROM orders WHERE ordered_at BETWEEN '2025-03-01' AND '2025-03-31'",
        mark: "ordered_at (?:between '[^']*' and|<=?) '2025-03-31(?: 00:00(?::00)?)?'",
        message: {
          vi: '`2025-03-31` là lúc ngày 31 bắt đầu, nên những đơn đặt sau 00:00 ngày 31 bị bỏ sót. Hãy lấy đến trước 00:00 ngày 1 tháng 4.',
          en: '`2025-03-31` is the moment at which the 31st begins, so the orders placed after 00:00 on that day are missed. Go up to 00:00 on 1 April, without including it.',
        },
      },
      {
        sql: "SELECT order_id, ordered_at FROM orders WHERE ordered_at BETWEEN '2025-03-01 00:00:00' AND '2025-04-01 00:00:00'",
        mark: "ordered_at (?:between '[^']*' and|<=) '2025-04-01 00:00:00'",
        message: {
          vi: 'Đầu trên cũng được lấy vào, nên đơn đặt đúng 00:00 ngày 1 tháng 4 lọt vào kết quả. Đầu trên cần `<`.',
          en: 'The upper end is included, so an order placed at exactly 00:00 on 1 April gets in. The upper end needs `<`.',
        },
      },
      {
        sql: "SELECT order_id, ordered_at FROM orders WHERE ordered_at BETWEEN '2025-03-01' AND '2025-04-01'",
        mark: "ordered_at (?:between '[^']*' and|<=) '2025-04-01'",
        engine: 'postgres',
        message: {
          vi: 'PostgreSQL hiểu `2025-04-01` là 00:00 ngày 1 tháng 4, và đầu trên cũng được lấy vào, nên đơn đặt đúng vào thời điểm ấy lọt vào. Đầu trên cần `<`.',
          en: 'PostgreSQL reads `2025-04-01` as 00:00 on 1 April, and the upper end is included, so an order placed at exactly that time gets in. The upper end needs `<`.',
        },
      },
      {
        sql: "SELECT order_id, ordered_at FROM orders WHERE ordered_at > '2025-03-01 00:00:00' AND ordered_at < '2025-04-01 00:00:00'",
        mark: "ordered_at > '2025-03-01(?: 00:00:00)?'",
        message: {
          vi: '`>` bỏ sót đơn đặt đúng 00:00 ngày 1 tháng 3. Đầu dưới cần `>=`.',
          en: '`>` misses an order placed at exactly 00:00 on 1 March. The lower end needs `>=`.',
        },
      },
      {
        sql: "SELECT order_id, ordered_at FROM orders WHERE ordered_at BETWEEN '2025-03-01 00:00' AND '2025-03-31 23:59'",
        mark: "ordered_at (?:between '[^']*' and|<=?) '2025-03-31 23:59(?::00)?'",
        message: {
          vi: 'Đầu trên là 23:59:00, nên những đơn đặt trong phút cuối của tháng bị bỏ sót. Dùng khoảng nửa mở thì không phải viết giây cuối cùng.',
          en: 'The upper end is 23:59:00, so the orders placed during the last minute of the month are missed. With a half-open range you need not write the last second.',
        },
      },
      {
        sql: "SELECT order_id, ordered_at FROM orders WHERE ordered_at > '2025-03-01' OR ordered_at < '2025-04-01'",
        mark: '\\bwhere\\b(?!.*\\band\\b).*\\bor\\b',
        message: {
          vi: 'Với OR, chỉ cần một điều kiện đúng, và đơn nào cũng thỏa ít nhất một điều kiện. Hãy đòi cả hai cùng đúng.',
          en: 'With OR one true condition is enough, and every order meets at least one of them. Both must hold.',
        },
      },
      {
        sql: "SELECT order_id, ordered_at FROM orders WHERE ordered_at >= '2025-3-1' AND ordered_at < '2025-4-1'",
        mark: "'2025-[34]-",
        certain: true,
        engine: 'sqlite',
        message: {
          vi: 'SQLite so chuỗi từng ký tự, nên ở đó `2025-3-1` lớn hơn cả `2025-12-31`. Hãy viết tháng và ngày đủ hai chữ số.',
          en: 'SQLite compares strings character by character, so `2025-3-1` is greater even than `2025-12-31` there. Write the month and the day with two digits.',
        },
      },
      {
        sql: "SELECT order_id, ordered_at FROM orders WHERE ordered_at >= '01/03/2025' AND ordered_at < '01/04/2025'",
        mark: "'0?1/0?3/2025'",
        certain: true,
        message: {
          vi: 'Hãy viết ngày theo dạng `2025-03-01`. SQLite so `01/03/2025` như một chuỗi, còn PostgreSQL ở đây đọc nó thành ngày 3 tháng 1.',
          en: 'Write dates in the form `2025-03-01`. SQLite compares `01/03/2025` as a string, and PostgreSQL reads it as 3 January here.',
        },
      },
      {
        sql: 'SELECT order_id, ordered_at FROM orders WHERE ordered_at >= 2025-03-01 AND ordered_at < 2025-04-01',
        mark: '2025 - 0?3 - ',
        certain: true,
        message: {
          vi: 'Không có nháy đơn thì ngày này là phép trừ 2025 − 3 − 1. Hãy viết mốc thời gian thành chuỗi trong nháy.',
          en: 'Without single quotes this date is the subtraction 2025 − 3 − 1. Write the moment as a string in quotes.',
        },
      },
      {
        sql: "SELECT order_id, ordered_at FROM orders WHERE ordered_at LIKE '2025-03%'",
        mark: "ordered_at like '",
        engine: 'postgres',
        message: {
          vi: 'Trên PostgreSQL, `ordered_at` là ngày giờ chứ không phải chuỗi, nên không so được bằng LIKE. Hãy so với hai mốc thời gian.',
          en: 'On PostgreSQL, `ordered_at` is a date with a time, not a string, so LIKE does not apply to it. Compare it with two moments.',
        },
      },
    ],
    compare: { kind: 'result', portable: true },
  },
  {
    id: 'sql-04-03',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Những khách nào tên là Anh, tức là phần đứng sau dấu cách cuối cùng của `full_name` đúng là `Anh`? Trong bảng, mọi từ của `full_name` đều viết hoa chữ đầu. Trả về `full_name`, mỗi khách một hàng, không cần thứ tự.',
      en: 'Which customers have the given name Anh, that is, what follows the last space in `full_name` is exactly `Anh`? In this table every word of `full_name` begins with a capital letter. Return `full_name`, one row for each customer, in any order.',
    },
    starter: "SELECT full_name\nFROM customers\nWHERE full_name LIKE '';",
    hints: [
      {
        vi: 'Tên đứng cuối, nên mẫu không kết thúc bằng `%`.',
        en: 'The given name stands last, so the pattern does not end in `%`.',
      },
      {
        vi: 'Trước tên có một dấu cách. Với LIKE của SQLite, `Oanh` cũng kết thúc bằng `Anh`.',
        en: 'There is a space before the given name. To LIKE in SQLite, `Oanh` ends in `Anh` too.',
      },
    ],
    solutions: [{ sql: "SELECT full_name\nFROM customers\nWHERE full_name LIKE '% Anh';" }],
    wrong: [
      {
        sql: "SELECT full_name FROM customers WHERE full_name LIKE 'Anh'",
        mark: "like '[Aa]nh'",
        certain: true,
        message: {
          vi: 'Mẫu không có `%` phải khớp cả chuỗi. Họ và tên đệm đứng trước, hãy chừa chỗ cho chúng.',
          en: 'A pattern without `%` must match the whole string. Leave room for the family and middle names in front.',
        },
      },
      {
        sql: "SELECT full_name FROM customers WHERE full_name = '% Anh'",
        mark: "full_name = '%? ?[Aa]nh'",
        certain: true,
        message: {
          vi: 'Phép `=` so cả chuỗi và không hiểu mẫu. Hãy dùng LIKE.',
          en: '`=` compares whole strings and knows no patterns. Use LIKE.',
        },
      },
      {
        sql: "SELECT full_name FROM customers WHERE full_name LIKE 'Anh%'",
        mark: "like '[Aa]nh ?%'",
        certain: true,
        message: {
          vi: 'Mẫu này tìm những `full_name` bắt đầu bằng Anh, còn tên thì đứng cuối.',
          en: 'This pattern finds each `full_name` that begins with Anh, but the given name stands last.',
        },
      },
      {
        sql: "SELECT full_name FROM customers WHERE full_name LIKE '% Anh%'",
        mark: "like '% [Aa]nh%'",
        message: {
          vi: 'Dấu `%` ở cuối mẫu cho phép còn chữ đứng sau Anh, nên người có tên đệm Anh cũng được tính.',
          en: 'The `%` at the end of the pattern allows more letters after Anh, so people with the middle name Anh count as well.',
        },
      },
      {
        sql: "SELECT full_name FROM customers WHERE full_name LIKE '%Anh%'",
        mark: "like '%[Aa]nh%'",
        message: {
          vi: 'Mẫu này khớp với Anh ở bất kỳ vị trí nào trong họ tên, kể cả ở giữa.',
          en: 'This pattern matches Anh anywhere in the full name, even in the middle.',
        },
      },
      {
        sql: "SELECT full_name FROM customers WHERE full_name LIKE '%Anh'",
        mark: "^(?!.*not like).*like '%[Aa]nh'",
        message: {
          vi: 'Mẫu không đòi dấu cách trước Anh, nên một từ dài hơn có phần cuối là Anh cũng khớp. Với LIKE của SQLite, `Oanh` là một từ như thế.',
          en: 'The pattern does not require a space before Anh, so a longer word that ends in Anh matches too. To LIKE in SQLite, `Oanh` is such a word.',
        },
      },
      {
        sql: "SELECT full_name FROM customers WHERE full_name LIKE '%Anh' AND full_name NOT LIKE '%Oanh'",
        mark: "not like '%[Oo]anh'",
        message: {
          vi: 'Loại riêng `Oanh` thì chưa đủ: còn những từ khác có phần cuối là Anh. Hãy viết cả dấu cách trước Anh vào mẫu.',
          en: 'Excluding `Oanh` is not enough: other words end in Anh as well. Put the space before Anh into the pattern.',
        },
      },
      {
        sql: "SELECT full_name FROM customers WHERE full_name LIKE '% _nh'",
        mark: "like '% _nh'",
        message: {
          vi: '`_` khớp với một ký tự bất kỳ, nên mẫu này khớp cả những tên như Ánh.',
          en: '`_` matches any one character, so this pattern matches names such as Ánh as well.',
        },
      },
      {
        sql: "SELECT full_name FROM customers WHERE full_name LIKE '% anh'",
        mark: "like '% anh'",
        certain: true,
        engine: 'postgres',
        message: {
          vi: 'LIKE của PostgreSQL phân biệt hoa thường: `anh` không khớp với `Anh`.',
          en: 'LIKE in PostgreSQL is case-sensitive: `anh` does not match `Anh`.',
        },
      },
    ],
    promises: {
      also: { 'customers.full_name': ['Lê Thị Ánh'] },
      never: [
        "SELECT 1 FROM customers WHERE LOWER(full_name) LIKE '% anh' AND REPLACE(full_name, ' Anh', '') = full_name",
      ],
    },
    compare: { kind: 'result' },
  },
  {
    id: 'sql-04-04',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Tìm `title` của những cuốn có dấu phần trăm trong tên, mỗi cuốn một hàng, không cần thứ tự. Câu trả lời phải chạy được trên cả SQLite và PostgreSQL.',
      en: 'Find the `title` of the books with a percent sign in their title, one row for each book, in any order. Your answer must run on both SQLite and PostgreSQL.',
    },
    starter: 'SELECT title\nFROM books\nWHERE title LIKE ',
    hints: [
      {
        vi: 'Mẫu cần ba dấu `%`: hai dấu khớp với đoạn bất kỳ, một dấu là chính dấu phần trăm.',
        en: 'The pattern needs three `%`: two match any run of characters, one is the percent sign itself.',
      },
      {
        vi: 'Trước dấu phần trăm thật cần một ký tự thoát, được khai báo bằng ESCAPE sau mẫu.',
        en: 'The real percent sign needs an escape character before it, declared by ESCAPE after the pattern.',
      },
    ],
    solutions: [
      { sql: "SELECT title\nFROM books\nWHERE title LIKE '%!%%' ESCAPE '!';" },
      {
        sql: "SELECT title\nFROM books\nWHERE REPLACE(title, '%', '') <> title;",
        note: {
          vi: 'Không dùng LIKE: nếu xóa mọi dấu phần trăm làm chuỗi đổi khác thì chuỗi có dấu phần trăm. REPLACE thuộc ngày 7.',
          en: 'Without LIKE: if removing every percent sign changes the string, there was one. REPLACE belongs to day 7.',
        },
      },
    ],
    wrong: [
      {
        sql: "SELECT title FROM books WHERE title LIKE '%%%'",
        mark: "like '%+'",
        message: {
          vi: 'Mọi dấu `%` trong mẫu này đều khớp với một đoạn bất kỳ, nên mẫu khớp với mọi tên sách. Dấu phần trăm thật cần một ký tự thoát đứng trước.',
          en: 'Every `%` in this pattern matches any run of characters, so the pattern matches every title. The real percent sign needs an escape character before it.',
        },
      },
      {
        sql: "SELECT title FROM books WHERE title = '%'",
        mark: "title = '[^']*%",
        certain: true,
        message: {
          vi: 'Phép `=` so cả chuỗi và không hiểu mẫu. Hãy dùng LIKE.',
          en: '`=` compares whole strings and knows no patterns. Use LIKE.',
        },
      },
      {
        sql: "SELECT title FROM books WHERE title LIKE '%\\%%'",
        mark: "like '[^']*\\\\%[^']*'(?! escape)",
        certain: true,
        engine: 'sqlite',
        message: {
          vi: 'SQLite không có sẵn ký tự thoát, nên ở đó `\\` là một ký tự phải có trong tên sách. Hãy khai báo ký tự thoát bằng ESCAPE.',
          en: 'SQLite has no escape character by default, so there `\\` is a character that the title must contain. Declare the escape character with ESCAPE.',
        },
      },
      {
        sql: "SELECT title FROM books WHERE title LIKE '%!%%'",
        mark: "like '%[!#/|@^~$]%%'(?! escape)",
        certain: true,
        message: {
          vi: 'Ký tự đứng trước dấu `%` ở giữa chưa được khai báo bằng ESCAPE, nên nó là một ký tự phải có trong tên sách.',
          en: 'The character before the `%` in the middle is not declared with ESCAPE, so it is a character that the title must contain.',
        },
      },
      {
        sql: "SELECT title FROM books WHERE title LIKE '%[%]%'",
        mark: "like '%\\[%\\]%'",
        certain: true,
        message: {
          vi: 'Trong LIKE của SQLite và PostgreSQL, ngoặc vuông không có nghĩa đặc biệt: mẫu này tìm những tên có chính các dấu ngoặc ấy.',
          en: 'In LIKE of SQLite and PostgreSQL, square brackets have no special meaning: this pattern looks for titles that contain the brackets themselves.',
        },
      },
      {
        sql: "SELECT title FROM books WHERE title LIKE '%100!%%' ESCAPE '!'",
        mark: "like '%100[^%]%%' escape",
        message: {
          vi: 'Mẫu này chỉ tìm những tên có `100%`. Đề cần mọi tên có dấu phần trăm, dù đứng trước nó là gì.',
          en: 'This pattern finds only titles that contain `100%`. The task asks for every title with a percent sign, whatever stands before it.',
        },
      },
      {
        sql: "SELECT title FROM books WHERE title LIKE '%100%'",
        mark: "like '%100%+'",
        message: {
          vi: 'Các dấu `%` ở đây đều khớp với đoạn bất kỳ, nên mẫu tìm số 100 chứ không tìm dấu phần trăm.',
          en: 'Each `%` here matches any run of characters, so the pattern looks for the number 100, not for a percent sign.',
        },
      },
      {
        sql: "SELECT title FROM books WHERE title LIKE '%!%' ESCAPE '!'",
        mark: "like '%([^%])%' escape '\\1'",
        certain: true,
        message: {
          vi: 'Mẫu này chỉ khớp với những tên kết thúc bằng dấu phần trăm. Hãy thêm một `%` ở cuối mẫu.',
          en: 'This pattern matches only titles that end in a percent sign. Add a `%` at the end of the pattern.',
        },
      },
    ],
    compare: { kind: 'result', portable: true },
    equivalent: [
      {
        sql: "SELECT title FROM \"books\" WHERE REPLACE(title, '%', 'x') <> title",
        reason: 'Whatever a percent sign is replaced with, the title changes if and only if it contains one.',
      },
    ],
  },
  {
    id: 'sql-04-05',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Liệt kê các đơn chưa kết thúc, tức là `status` không phải `delivered` (đã giao) mà cũng không phải `cancelled` (đã hủy). Trả về `order_id`, `status`, không cần thứ tự.',
      en: 'List the orders that are still open, that is, whose `status` is neither `delivered` nor `cancelled`. Return `order_id`, `status`, in any order.',
    },
    starter: 'SELECT order_id, status\nFROM orders\nWHERE ',
    hints: [
      {
        vi: 'Viết điều kiện của những đơn đã kết thúc trước, rồi đảo ngược cả cụm.',
        en: 'First write the condition for the closed orders, then negate all of it.',
      },
      {
        vi: 'Thử tính điều kiện của bạn bằng tay với một đơn `delivered`.',
        en: 'Work out your condition by hand for one order that is `delivered`.',
      },
    ],
    solutions: [
      { sql: "SELECT order_id, status\nFROM orders\nWHERE status NOT IN ('delivered', 'cancelled');" },
      {
        sql: "SELECT order_id, status\nFROM orders\nWHERE status <> 'delivered' AND status <> 'cancelled';",
        note: {
          vi: 'Theo luật De Morgan: đưa NOT vào trong ngoặc thì OR đổi thành AND.',
          en: 'De Morgan: as NOT moves inside the parentheses, OR becomes AND.',
        },
      },
      {
        sql: "SELECT order_id, status\nFROM orders\nWHERE status IN ('pending', 'paid', 'shipped');",
        note: {
          vi: 'Liệt kê những trạng thái được giữ. Nếu sau này có thêm một trạng thái mới, hai cách trên giữ cả đơn ở trạng thái đó, cách này thì không.',
          en: 'Lists the statuses that are kept. If a new status is added one day, the two ways above keep its orders and this one does not.',
        },
      },
    ],
    wrong: [
      {
        sql: "SELECT order_id, status FROM orders WHERE status <> 'delivered' OR status <> 'cancelled'",
        mark: "(?:<>|!=|\\bnot\\b).*\\bor (?!')",
        message: {
          vi: 'Đơn `delivered` thì khác `cancelled`, đơn `cancelled` thì khác `delivered`: với OR, đơn nào cũng được giữ. Phải dùng AND.',
          en: 'A `delivered` order is not `cancelled`, and a `cancelled` one is not `delivered`: with OR every order is kept. It must be AND.',
        },
      },
      {
        sql: "SELECT order_id, status FROM orders WHERE NOT status = 'delivered' OR status = 'cancelled'",
        mark: "not (?:\\w+ \\. )?status = 'delivered' or (?:\\w+ \\. )?status = 'cancelled'",
        message: {
          vi: 'NOT chỉ áp dụng cho điều kiện đứng ngay sau nó. Muốn đảo ngược cả cụm thì viết ngoặc: `NOT (… OR …)`.',
          en: 'NOT applies only to the condition right after it. To negate both, write parentheses: `NOT (… OR …)`.',
        },
      },
      {
        sql: "SELECT order_id, status FROM orders WHERE NOT (status = 'delivered' AND status = 'cancelled')",
        mark: "not \\( (?:\\w+ \\. )?status = '\\w+' and (?:\\w+ \\. )?status = '\\w+' \\)",
        message: {
          vi: 'Không đơn nào vừa `delivered` vừa `cancelled`, nên điều kiện trong ngoặc luôn sai và NOT giữ mọi đơn. Trong ngoặc phải dùng OR.',
          en: 'No order is both `delivered` and `cancelled`, so the condition in the parentheses is always false and NOT keeps every order. Inside the parentheses it must be OR.',
        },
      },
      {
        sql: "SELECT order_id, status FROM orders WHERE status IN ('delivered', 'cancelled')",
        mark: "^(?!.*(?:<>|!=|\\bnot\\b)).*'delivered'",
        message: {
          vi: 'Đây là các đơn đã kết thúc. Đề cần phần còn lại.',
          en: 'These are the closed orders. The task asks for the others.',
        },
      },
      {
        sql: "SELECT order_id, status FROM orders WHERE status <> 'delivered'",
        mark: "^(?!.*'cancelled').*'delivered'",
        message: {
          vi: 'Đơn đã hủy cũng là đơn đã kết thúc, nhưng vẫn còn trong kết quả.',
          en: 'Cancelled orders are closed too, but they are still in the result.',
        },
      },
      {
        sql: "SELECT order_id, status FROM orders WHERE status IN ('pending', 'paid')",
        mark: "^(?!.*'shipped').*'pending'",
        message: {
          vi: 'Thiếu các đơn `shipped`: chúng đang trên đường, chưa phải `delivered`.',
          en: 'The `shipped` orders are missing: they are on their way and not `delivered` yet.',
        },
      },
      {
        sql: "SELECT order_id, status FROM orders WHERE status <> 'delivered' AND 'cancelled'",
        mark: "\\band '(?:delivered|cancelled)'",
        certain: true,
        message: HALF_A_CONDITION,
      },
      {
        sql: "SELECT order_id, status FROM orders WHERE status <> 'cancelled' AND 'delivered'",
        mark: "\\band '(?:delivered|cancelled)'",
        engine: 'postgres',
        message: HALF_A_CONDITION,
      },
      {
        sql: "SELECT order_id, status FROM orders WHERE status <> 'delivered' OR 'cancelled'",
        mark: "(?:<>|!=) '\\w+' or '(?:delivered|cancelled)'$",
        engine: 'postgres',
        message: OR_BESIDE_A_STRING,
      },
      {
        sql: "SELECT order_id, status FROM orders WHERE status <> 'cancelled' OR 'delivered'",
        mark: "(?:<>|!=) '\\w+' or '(?:delivered|cancelled)'$",
        engine: 'postgres',
        message: OR_BESIDE_A_STRING,
      },
      {
        sql: "SELECT order_id, status FROM orders WHERE status <> 'delivered' OR 'cancelled'",
        mark: "\\bor '(?:delivered|cancelled)'$",
        engine: 'sqlite',
        message: STRING_AS_CONDITION,
      },
      {
        sql: "SELECT order_id, status FROM orders WHERE status <> 'cancelled' OR 'delivered'",
        mark: "\\bor '(?:delivered|cancelled)'$",
        engine: 'sqlite',
        message: STRING_AS_CONDITION,
      },
      {
        sql: "SELECT order_id, status FROM orders WHERE status NOT IN ('delivered, cancelled')",
        mark: "'(?:delivered, ?cancelled|cancelled, ?delivered)'",
        message: {
          vi: 'Cả cụm trong nháy là một chuỗi duy nhất, và không đơn nào có trạng thái ấy. Mỗi trạng thái cần một cặp nháy riêng.',
          en: 'What stands in the quotes is one single string, and no order has that status. Each status needs quotes of its own.',
        },
      },
      {
        sql: "SELECT order_id, status FROM orders WHERE status NOT IN ('Delivered', 'Cancelled')",
        mark: "'(?:Delivered|DELIVERED|Cancelled|CANCELLED)'",
        message: {
          vi: 'Phép so chuỗi ở đây phân biệt hoa thường: trong bảng, các trạng thái được viết bằng chữ thường.',
          en: 'Comparing strings here is case-sensitive: in the table, the statuses are written in lower case.',
        },
      },
    ],
    compare: { kind: 'result' },
  },
];
