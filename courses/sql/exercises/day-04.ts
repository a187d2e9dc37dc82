import type { SqlExercise } from '../../../src/features/sql-lab/core/exercise';

/** WHERE: AND and OR, IN, BETWEEN, LIKE. */
export const DAY_04: readonly SqlExercise[] = [
  {
    id: 'sql-04-01',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Cần kiểm kho những cuốn còn dưới 10 bản mà hoặc rất đắt (từ 200000 trở lên) hoặc rất rẻ (từ 60000 trở xuống). Trả về `title`, `price`, `stock`, không cần thứ tự.',
      en: 'The stock check covers books with fewer than 10 copies left that are either expensive (200000 or more) or cheap (60000 or less). Return `title`, `price`, `stock`, in any order.',
    },
    starter: 'SELECT title, price, stock\nFROM books\nWHERE ',
    hints: [
      {
        vi: 'Ba điều kiện: tồn kho, đắt, rẻ. Hai điều kiện nào đi thành một cặp?',
        en: 'There are three conditions: stock, expensive, cheap. Which two belong together?',
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
        message: {
          vi: 'AND được tính trước OR: mọi cuốn từ 60000 trở xuống đều lọt vào, dù còn đầy kho. Hãy đặt ngoặc quanh hai điều kiện về giá.',
          en: 'AND comes before OR: every book of 60000 or less gets in, however full the shelf. Put parentheses around the two conditions on the price.',
        },
      },
      {
        sql: 'SELECT title, price, stock FROM books WHERE stock < 10 AND price >= 200000 AND price <= 60000',
        message: {
          vi: 'Không giá nào vừa từ 200000 trở lên vừa từ 60000 trở xuống. Giữa hai điều kiện này là OR.',
          en: 'No price is both 200000 or more and 60000 or less. These two conditions are joined by OR.',
        },
      },
      {
        sql: 'SELECT title, price, stock FROM books WHERE stock < 10 AND price BETWEEN 60000 AND 200000',
        message: {
          vi: 'BETWEEN lấy phần ở giữa. Câu hỏi cần hai đầu ngoài.',
          en: 'BETWEEN takes the middle. The question is about the two outer ends.',
        },
      },
    ],
    compare: { kind: 'result' },
  },
  {
    id: 'sql-04-02',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Liệt kê mọi đơn đặt trong tháng 3 năm 2025: `order_id`, `ordered_at`, không cần thứ tự.',
      en: 'List every order placed in March 2025: `order_id`, `ordered_at`, in any order.',
    },
    starter: 'SELECT order_id, ordered_at\nFROM orders\nWHERE ',
    hints: [
      {
        vi: 'Tháng 3 bắt đầu lúc nào, và thời điểm nào là thời điểm đầu tiên không còn thuộc tháng 3?',
        en: 'When does March begin, and which moment is the first that is no longer March?',
      },
      {
        vi: 'Dùng `>=` cho đầu dưới và `<` cho đầu trên.',
        en: 'Use `>=` for the lower end and `<` for the upper one.',
      },
    ],
    solutions: [
      {
        sql: "SELECT order_id, ordered_at\nFROM orders\nWHERE ordered_at >= '2025-03-01'\n  AND ordered_at < '2025-04-01';",
      },
      {
        sql: "SELECT order_id, ordered_at\nFROM orders\nWHERE ordered_at BETWEEN '2025-03-01 00:00:00' AND '2025-03-31 23:59:59';",
        note: {
          vi: 'Đúng với dữ liệu này vì giờ được ghi tròn giây. Một đơn lúc 23:59:59,5 sẽ bị bỏ sót; khoảng nửa mở thì không.',
          en: 'Right for these data, whose times are whole seconds. An order at 23:59:59.5 would be missed; a half-open range has no such gap.',
        },
      },
    ],
    wrong: [
      {
        sql: "SELECT order_id, ordered_at FROM orders WHERE ordered_at BETWEEN '2025-03-01' AND '2025-03-31'",
        message: {
          vi: '`2025-03-31` là 00:00 của ngày 31, nên các đơn trong ngày 31 bị bỏ. Hãy lấy đến trước ngày 1 tháng 4.',
          en: '`2025-03-31` is midnight at the start of the 31st, so the orders of that day are lost. Go up to, but not into, the 1st of April.',
        },
      },
      {
        sql: "SELECT order_id, ordered_at FROM orders WHERE ordered_at BETWEEN '2025-03-01 00:00:00' AND '2025-04-01 00:00:00'",
        message: {
          vi: 'BETWEEN lấy cả đầu trên, nên đơn đặt đúng 00:00 ngày 1 tháng 4 lọt vào. Đầu trên cần `<`.',
          en: 'BETWEEN includes its upper end, so the order at midnight on the 1st of April gets in. The upper end needs `<`.',
        },
      },
      {
        sql: "SELECT order_id, ordered_at FROM orders WHERE ordered_at > '2025-03-01' OR ordered_at < '2025-04-01'",
        pattern: '\\bOR\\b',
        message: {
          vi: 'Với OR, đơn nào cũng thỏa một trong hai điều kiện. Cả hai phải cùng đúng.',
          en: 'With OR every order meets one of the two conditions. Both must hold.',
        },
      },
    ],
    compare: { kind: 'result' },
  },
  {
    id: 'sql-04-03',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Những khách nào tên là Anh (từ cuối cùng trong `full_name` là `Anh`)? Trả về `full_name`, không cần thứ tự.',
      en: 'Which customers have the given name Anh (the last word of `full_name` is `Anh`)? Return `full_name`, in any order.',
    },
    starter: "SELECT full_name\nFROM customers\nWHERE full_name LIKE '';",
    hints: [
      {
        vi: 'Tên đứng cuối, nên mẫu không kết thúc bằng `%`.',
        en: 'The given name stands last, so the pattern does not end in `%`.',
      },
      {
        vi: 'Trước một từ trọn vẹn có dấu cách. Với SQLite, `Oanh` cũng kết thúc bằng `Anh`.',
        en: 'A whole word has a space before it. To SQLite, `Oanh` ends in `Anh` too.',
      },
    ],
    solutions: [{ sql: "SELECT full_name\nFROM customers\nWHERE full_name LIKE '% Anh';" }],
    wrong: [
      {
        sql: "SELECT full_name FROM customers WHERE full_name LIKE 'Anh'",
        pattern: "LIKE\\s*'Anh'",
        message: {
          vi: 'Mẫu không có `%` phải khớp cả chuỗi. Họ và tên đệm đứng trước, hãy chừa chỗ cho chúng.',
          en: 'A pattern without `%` must match the whole text. Leave room for the family and middle names in front.',
        },
      },
      {
        sql: "SELECT full_name FROM customers WHERE full_name LIKE 'Anh%'",
        pattern: "LIKE\\s*'Anh%'",
        message: {
          vi: 'Mẫu này tìm tên bắt đầu bằng Anh. Tên người Việt đứng cuối.',
          en: 'This finds full names that begin with Anh. A Vietnamese given name stands last.',
        },
      },
      {
        sql: "SELECT full_name FROM customers WHERE full_name LIKE '% Anh%'",
        message: {
          vi: 'Dấu `%` ở cuối cho phép còn chữ đứng sau Anh, nên tên đệm Anh cũng được tính.',
          en: 'The `%` at the end allows more words after Anh, so the middle name Anh counts as well.',
        },
      },
    ],
    compare: { kind: 'result' },
    hiddenSetup:
      "INSERT INTO customers (customer_id, full_name, email, phone, city, joined_on) VALUES (91, 'Trịnh Anh Thư', 'thu.trinh@example.com', '0100109091', 'Huế', '2025-06-01');",
  },
  {
    id: 'sql-04-04',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Tìm `title` của những cuốn sách có dấu phần trăm trong tên, không cần thứ tự. Viết sao cho chạy được trên cả SQLite và PostgreSQL; muốn chắc, hãy đổi hệ rồi chấm lại.',
      en: 'Find the `title` of the books with a percent sign in their title, in any order. Write it so that it works on both SQLite and PostgreSQL; to make sure, switch the system and check again.',
    },
    starter: 'SELECT title\nFROM books\nWHERE title LIKE ',
    hints: [
      {
        vi: 'Cần ba dấu `%` trong mẫu: hai dấu là "đoạn bất kỳ", một dấu là chính nó.',
        en: 'The pattern needs three `%`: two mean "anything", one means itself.',
      },
      {
        vi: 'Dấu `%` thật cần một ký tự thoát đứng trước, khai báo bằng ESCAPE sau mẫu.',
        en: 'The real `%` needs an escape character before it, declared by ESCAPE after the pattern.',
      },
    ],
    solutions: [
      { sql: "SELECT title\nFROM books\nWHERE title LIKE '%!%%' ESCAPE '!';" },
      {
        sql: "SELECT title\nFROM books\nWHERE REPLACE(title, '%', '') <> title;",
        note: {
          vi: 'Không dùng LIKE: xóa mọi dấu phần trăm mà chuỗi đổi khác thì chuỗi có dấu phần trăm. REPLACE thuộc về ngày 7.',
          en: 'Without LIKE: if removing every percent sign changes the text, there was one. REPLACE belongs to day 7.',
        },
      },
    ],
    wrong: [
      {
        sql: "SELECT title FROM books WHERE title LIKE '%%%'",
        pattern: 'LIKE',
        message: {
          vi: 'Cả ba dấu `%` đều là "đoạn bất kỳ", nên mẫu khớp mọi cuốn sách. Dấu ở giữa cần một ký tự thoát.',
          en: 'All three `%` mean "anything", so the pattern matches every book. The middle one needs an escape character.',
        },
      },
      {
        sql: "SELECT title FROM books WHERE title = '%'",
        message: {
          vi: 'Phép `=` so cả chuỗi, và không hiểu mẫu. Hãy dùng LIKE.',
          en: 'The `=` compares whole texts and knows no patterns. Use LIKE.',
        },
      },
    ],
    compare: { kind: 'result' },
  },
  {
    id: 'sql-04-05',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Liệt kê các đơn chưa kết thúc, tức là chưa giao xong (`delivered`) và cũng không bị hủy (`cancelled`): `order_id`, `status`, không cần thứ tự.',
      en: 'List the orders that are still open, that is, neither `delivered` nor `cancelled`: `order_id`, `status`, in any order.',
    },
    starter: 'SELECT order_id, status\nFROM orders\nWHERE ',
    hints: [
      {
        vi: 'Viết trước điều kiện cho đơn đã kết thúc, rồi đảo cả cụm.',
        en: 'First write the condition for a closed order, then negate all of it.',
      },
      {
        vi: 'Thử tính điều kiện của bạn bằng tay cho một đơn `delivered`.',
        en: 'Work out your condition by hand for one order that is `delivered`.',
      },
    ],
    solutions: [
      { sql: "SELECT order_id, status\nFROM orders\nWHERE status NOT IN ('delivered', 'cancelled');" },
      {
        sql: "SELECT order_id, status\nFROM orders\nWHERE status <> 'delivered' AND status <> 'cancelled';",
        note: {
          vi: 'De Morgan: NOT đi vào trong thì OR đổi thành AND.',
          en: 'De Morgan: as NOT moves inside, OR becomes AND.',
        },
      },
      {
        sql: "SELECT order_id, status\nFROM orders\nWHERE status IN ('pending', 'paid', 'shipped');",
        note: {
          vi: 'Liệt kê phần được giữ. Nếu sau này có thêm trạng thái mới, hai cách trên lấy nó, cách này thì không.',
          en: 'Lists what is kept. If a new status is added one day, the two ways above include it and this one does not.',
        },
      },
    ],
    wrong: [
      {
        sql: "SELECT order_id, status FROM orders WHERE status <> 'delivered' OR status <> 'cancelled'",
        pattern: '\\bOR\\b',
        message: {
          vi: 'Đơn `delivered` thì khác `cancelled`, đơn `cancelled` thì khác `delivered`: với OR, đơn nào cũng được giữ. Phải là AND.',
          en: 'A `delivered` order is not `cancelled`, and a `cancelled` one is not `delivered`: with OR every order is kept. It must be AND.',
        },
      },
      {
        sql: "SELECT order_id, status FROM orders WHERE NOT status = 'delivered' OR status = 'cancelled'",
        message: {
          vi: 'NOT chỉ áp lên điều kiện ngay sau nó. Muốn đảo cả cụm thì viết ngoặc: `NOT (… OR …)`.',
          en: 'NOT applies to the condition right after it only. To negate both, write parentheses: `NOT (… OR …)`.',
        },
      },
      {
        sql: "SELECT order_id, status FROM orders WHERE status IN ('delivered', 'cancelled')",
        message: {
          vi: 'Đây là các đơn đã kết thúc. Câu hỏi cần phần còn lại.',
          en: 'These are the closed orders. The question asks for the others.',
        },
      },
    ],
    compare: { kind: 'result' },
  },
];
