/** Questions on days 3 to 5. */
export const QUESTIONS_B = [
  {
    id: 'q06',
    prompt: {
      vi: 'Bảng `books` không có cột `titel`. Câu này trả về gì trên SQLite của trang này?',
      en: 'The table `books` has no column `titel`. What does this return on the SQLite of this site?',
    },
    code: 'SELECT "titel" AS heading\nFROM books\nWHERE category_id = 14;',
    choices: [
      {
        text: { vi: 'Một lỗi', en: 'An error' },
        why: {
          vi: 'Đó là câu trả lời của PostgreSQL, nơi nháy kép luôn là một tên, và của chương trình `sqlite3` từ bản 3.41.',
          en: 'That is the answer of PostgreSQL, where double quotes always hold a name, and of the program `sqlite3` since version 3.41.',
        },
      },
      {
        text: { vi: 'Năm lần chữ `titel`', en: 'The word `titel` five times' },
        correct: true,
        why: {
          vi: 'SQLite không thấy cột nào tên như vậy nên hiểu nháy kép là một chuỗi, lặp lại ở mỗi hàng.',
          en: 'SQLite finds no such column, takes the double quotes for a string, and repeats it in every row.',
        },
      },
      {
        text: { vi: 'Năm tên sách', en: 'Five titles' },
        why: {
          vi: 'Không hệ nào tự sửa tên gõ sai; PostgreSQL cũng chỉ gợi ý trong thông báo lỗi.',
          en: 'No system mends a misspelled name; PostgreSQL too only suggests one in its error.',
        },
      },
    ],
  },
  {
    id: 'q07',
    prompt: {
      vi: 'Điều kiện này được hiểu như điều kiện nào?',
      en: 'Which condition does this one mean?',
    },
    code: 'WHERE category_id = 12 OR category_id = 14 AND price <= 220000',
    choices: [
      {
        text: {
          vi: '`(category_id = 12 OR category_id = 14) AND price <= 220000`',
          en: '`(category_id = 12 OR category_id = 14) AND price <= 220000`',
        },
        why: {
          vi: 'Muốn vậy phải viết ngoặc: bản có ngoặc này giữ 7 cuốn, bản không ngoặc giữ 9.',
          en: 'That takes the parentheses: with them 7 books are kept, without them 9.',
        },
      },
      {
        text: {
          vi: '`category_id = 12 OR (category_id = 14 AND price <= 220000)`',
          en: '`category_id = 12 OR (category_id = 14 AND price <= 220000)`',
        },
        correct: true,
        why: {
          vi: 'AND được tính trước OR, nên giới hạn giá chỉ áp lên danh mục 14.',
          en: 'AND comes before OR, so the limit applies to category 14 only.',
        },
      },
      {
        text: {
          vi: '`category_id IN (12, 14) AND price <= 220000`',
          en: '`category_id IN (12, 14) AND price <= 220000`',
        },
        why: {
          vi: 'IN cũng gom hai danh mục lại trước, tức là bản có ngoặc quanh OR.',
          en: 'IN puts the two categories together first too, as the parentheses around OR do.',
        },
      },
    ],
  },
  {
    id: 'q08',
    prompt: {
      vi: '`ordered_at` có cả giờ. Điều kiện nào lấy đúng mọi đơn của tháng 3/2025 trên cả hai hệ?',
      en: '`ordered_at` includes the time of day. Which condition keeps exactly the orders of March 2025 on both systems?',
    },
    choices: [
      {
        text: {
          vi: "`ordered_at BETWEEN '2025-03-01' AND '2025-03-31'`",
          en: "`ordered_at BETWEEN '2025-03-01' AND '2025-03-31'`",
        },
        why: {
          vi: 'Đầu trên là lúc ngày 31 bắt đầu, nên đơn lúc 20:15 ngày 31 bị mất.',
          en: 'The upper end is the beginning of the 31st, so the order of 20:15 on that day is lost.',
        },
      },
      {
        text: {
          vi: "`ordered_at BETWEEN '2025-03-01' AND '2025-04-01'`",
          en: "`ordered_at BETWEEN '2025-03-01' AND '2025-04-01'`",
        },
        why: {
          vi: 'BETWEEN lấy cả đầu trên: PostgreSQL giữ đơn đặt đúng 00:00 ngày 1/4, SQLite thì không.',
          en: 'BETWEEN includes its upper end: PostgreSQL keeps the order placed at 00:00 on 1 April, SQLite does not.',
        },
      },
      {
        text: {
          vi: "`ordered_at >= '2025-03-01' AND ordered_at < '2025-04-01'`",
          en: "`ordered_at >= '2025-03-01' AND ordered_at < '2025-04-01'`",
        },
        correct: true,
        why: {
          vi: 'Khoảng nửa mở lấy đầu dưới, bỏ đầu trên, và cho 11 đơn trên cả hai hệ.',
          en: 'A half-open range keeps the lower end and drops the upper, and gives 11 orders on both systems.',
        },
      },
      {
        text: { vi: "`ordered_at LIKE '2025-03%'`", en: "`ordered_at LIKE '2025-03%'`" },
        why: {
          vi: 'Chạy được trên SQLite, nơi thời điểm là chuỗi; PostgreSQL không có LIKE cho timestamp.',
          en: 'It works on SQLite, where a timestamp is text; PostgreSQL has no LIKE for timestamps.',
        },
      },
    ],
  },
  {
    id: 'q09',
    prompt: {
      vi: 'Trang web lấy từng trang bằng câu này. Vì sao một cuốn có thể hiện ở cả hai trang liền nhau?',
      en: 'The web shop fetches its pages with this statement. Why can a book turn up on two pages in a row?',
    },
    code: 'SELECT title, price\nFROM books\nORDER BY price DESC\nLIMIT 4 OFFSET 4;',
    choices: [
      {
        text: {
          vi: 'Các cuốn bằng giá không có thứ tự được hứa, nên mỗi lần hỏi có thể khác.',
          en: 'Books of one price have no promised order, so each query may order them differently.',
        },
        correct: true,
        why: {
          vi: 'Thêm khóa phụ duy nhất, như `ORDER BY price DESC, book_id`, thì thứ tự chỉ còn một.',
          en: 'With a unique tie-breaker, such as `ORDER BY price DESC, book_id`, one order is left.',
        },
      },
      {
        text: { vi: 'OFFSET phải là 5.', en: 'OFFSET has to be 5.' },
        why: {
          vi: '`OFFSET 4` bỏ qua đúng bốn hàng của trang 1.',
          en: '`OFFSET 4` skips exactly the four rows of page 1.',
        },
      },
      {
        text: { vi: 'Thiếu DISTINCT.', en: 'DISTINCT is missing.' },
        why: {
          vi: 'DISTINCT bỏ hàng trùng trong một kết quả; ở đây mỗi trang là một câu hỏi riêng.',
          en: 'DISTINCT drops repeats within one result; here each page is a query of its own.',
        },
      },
    ],
  },
  {
    id: 'q10',
    prompt: {
      vi: 'Ba cuốn có `published_on` là NULL. Với `ORDER BY published_on DESC`, chúng đứng ở đâu?',
      en: 'Three books have NULL as `published_on`. Where do they stand under `ORDER BY published_on DESC`?',
    },
    choices: [
      {
        text: { vi: 'Đứng cuối trên cả hai hệ.', en: 'Last on both systems.' },
        why: {
          vi: 'Chỉ đúng với SQLite; viết `NULLS LAST` thì đúng với cả hai.',
          en: 'True of SQLite only; with `NULLS LAST` it is true of both.',
        },
      },
      {
        text: { vi: 'Đứng đầu trên cả hai hệ.', en: 'First on both systems.' },
        why: {
          vi: 'Chỉ đúng với PostgreSQL; viết `NULLS FIRST` thì đúng với cả hai.',
          en: 'True of PostgreSQL only; with `NULLS FIRST` it is true of both.',
        },
      },
      {
        text: { vi: 'Cuối trên SQLite, đầu trên PostgreSQL.', en: 'Last on SQLite, first on PostgreSQL.' },
        correct: true,
        why: {
          vi: 'SQLite coi NULL nhỏ hơn mọi giá trị, PostgreSQL coi nó lớn hơn mọi giá trị.',
          en: 'SQLite takes NULL as smaller than any value, PostgreSQL as larger.',
        },
      },
      {
        text: { vi: 'Chúng bị bỏ khỏi kết quả.', en: 'They are left out of the result.' },
        why: {
          vi: 'Chỉ WHERE mới bỏ hàng; ORDER BY không bỏ hàng nào.',
          en: 'Only WHERE drops rows; ORDER BY drops none.',
        },
      },
    ],
  },
] as const;
