/** Questions on days 3 to 5. */
export const QUESTIONS_B = [
  {
    id: 'q06',
    prompt: {
      vi: 'Bảng `books` không có cột `titel`. Câu lệnh này trả về gì trên SQLite của trang này?',
      en: 'The table `books` has no column `titel`. What does this statement return on the SQLite of this site?',
    },
    code: 'SELECT "titel" AS heading\nFROM books\nWHERE category_id = 14;',
    choices: [
      {
        text: { vi: 'Một lỗi', en: 'An error' },
        why: {
          vi: 'PostgreSQL báo lỗi, vì ở đó chữ trong nháy kép là một tên. SQLite của trang này thì không.',
          en: 'PostgreSQL fails, because double quotes contain a name there. The SQLite of this site does not fail.',
        },
      },
      {
        text: { vi: 'Năm hàng, mỗi hàng là chuỗi `titel`', en: 'Five rows, each with the string `titel`' },
        correct: true,
        why: {
          vi: 'SQLite không tìm thấy cột tên như vậy nên coi chữ trong nháy kép là một hằng chuỗi, và hằng này có ở mỗi hàng.',
          en: 'SQLite finds no such column and takes the quoted word for a string constant, which appears in every row.',
        },
      },
      {
        text: { vi: 'Năm tên sách', en: 'Five titles' },
        why: {
          vi: 'Không hệ nào tự sửa tên gõ sai. PostgreSQL chỉ gợi ý tên `books.title` trong thông báo lỗi.',
          en: 'Neither system corrects a misspelled name. PostgreSQL only suggests `books.title` in its error message.',
        },
      },
    ],
  },
  {
    id: 'q07',
    prompt: {
      vi: 'Điều kiện này tương đương với điều kiện nào?',
      en: 'Which condition is this one equivalent to?',
    },
    code: 'WHERE category_id = 12 OR category_id = 14 AND price <= 220000',
    choices: [
      {
        text: {
          vi: '`(category_id = 12 OR category_id = 14) AND price <= 220000`',
          en: '`(category_id = 12 OR category_id = 14) AND price <= 220000`',
        },
        why: {
          vi: 'Muốn vậy phải viết ngoặc. Điều kiện có ngoặc này giữ 7 cuốn, điều kiện không ngoặc giữ 9 cuốn.',
          en: 'That needs the parentheses. With them the condition keeps 7 books, without them 9.',
        },
      },
      {
        text: {
          vi: '`category_id = 12 OR (category_id = 14 AND price <= 220000)`',
          en: '`category_id = 12 OR (category_id = 14 AND price <= 220000)`',
        },
        correct: true,
        why: {
          vi: 'AND được ưu tiên hơn OR, nên giới hạn giá chỉ áp dụng cho danh mục 14.',
          en: 'AND takes precedence over OR, so the price limit applies to category 14 only.',
        },
      },
      {
        text: {
          vi: '`category_id IN (12, 14) AND price <= 220000`',
          en: '`category_id IN (12, 14) AND price <= 220000`',
        },
        why: {
          vi: 'IN gộp hai danh mục trước khi xét giá, giống điều kiện có ngoặc quanh OR.',
          en: 'IN combines the two categories before the price is checked, as parentheses around OR do.',
        },
      },
    ],
  },
  {
    id: 'q08',
    prompt: {
      vi: '`ordered_at` có cả giờ. Điều kiện nào lấy đúng mọi đơn của tháng 3 năm 2025 trên cả hai hệ?',
      en: '`ordered_at` includes the time of day. Which condition keeps exactly the orders of March 2025 on both systems?',
    },
    choices: [
      {
        text: {
          vi: "`ordered_at BETWEEN '2025-03-01' AND '2025-03-31'`",
          en: "`ordered_at BETWEEN '2025-03-01' AND '2025-03-31'`",
        },
        why: {
          vi: 'Mốc trên là 0 giờ ngày 31, nên đơn lúc 20:15 ngày 31 bị bỏ.',
          en: 'The upper bound is 00:00 on the 31st, so the order of 20:15 on that day is left out.',
        },
      },
      {
        text: {
          vi: "`ordered_at BETWEEN '2025-03-01' AND '2025-04-01'`",
          en: "`ordered_at BETWEEN '2025-03-01' AND '2025-04-01'`",
        },
        why: {
          vi: 'BETWEEN lấy cả mốc trên, nên PostgreSQL giữ cả đơn đặt đúng 00:00 ngày 1 tháng 4. SQLite so chuỗi nên không giữ đơn đó.',
          en: 'BETWEEN includes its upper bound, so PostgreSQL also keeps the order placed at exactly 00:00 on 1 April. SQLite compares strings and does not keep it.',
        },
      },
      {
        text: {
          vi: "`ordered_at >= '2025-03-01' AND ordered_at < '2025-04-01'`",
          en: "`ordered_at >= '2025-03-01' AND ordered_at < '2025-04-01'`",
        },
        correct: true,
        why: {
          vi: 'Khoảng nửa mở lấy mốc dưới, không lấy mốc trên, và giữ 11 đơn trên cả hai hệ.',
          en: 'A half-open range includes its lower bound but not its upper one, and keeps 11 orders on both systems.',
        },
      },
      {
        text: { vi: "`ordered_at LIKE '2025-03%'`", en: "`ordered_at LIKE '2025-03%'`" },
        why: {
          vi: 'Điều kiện này chạy trên SQLite, nơi `ordered_at` là chuỗi. PostgreSQL báo lỗi, vì LIKE không nhận timestamp.',
          en: 'This works on SQLite, where `ordered_at` is a string. PostgreSQL fails, because LIKE does not accept a timestamp.',
        },
      },
    ],
  },
  {
    id: 'q09',
    prompt: {
      vi: 'Trang web lấy từng trang bằng câu lệnh này. Vì sao một cuốn có thể có mặt ở cả hai trang liền nhau?',
      en: 'The web shop fetches its pages with this statement. Why can a book appear on two consecutive pages?',
    },
    code: 'SELECT title, price\nFROM books\nORDER BY price DESC\nLIMIT 4 OFFSET 4;',
    choices: [
      {
        text: {
          vi: 'Thứ tự giữa các cuốn cùng giá không được bảo đảm, nên mỗi lần chạy có thể khác.',
          en: 'The order of books with the same price is not guaranteed, so each run may order them differently.',
        },
        correct: true,
        why: {
          vi: 'Khi có khóa phụ không lặp, như `ORDER BY price DESC, book_id`, chỉ có một thứ tự đúng.',
          en: 'With a unique tie-breaker, such as `ORDER BY price DESC, book_id`, only one order is possible.',
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
          vi: 'DISTINCT bỏ hàng trùng trong một kết quả, còn mỗi trang ở đây là một truy vấn riêng.',
          en: 'DISTINCT removes repeated rows within one result, while each page here is a separate query.',
        },
      },
    ],
  },
  {
    id: 'q10',
    prompt: {
      vi: 'Ba cuốn có `published_on` là NULL. Với `ORDER BY published_on DESC`, chúng đứng ở đâu?',
      en: 'Three books have NULL as `published_on`. Where does `ORDER BY published_on DESC` put them?',
    },
    choices: [
      {
        text: { vi: 'Đứng cuối trên cả hai hệ.', en: 'Last on both systems.' },
        why: {
          vi: 'Chỉ đúng với SQLite. Thêm `NULLS LAST` thì đúng với cả hai hệ.',
          en: 'This is true of SQLite only. With `NULLS LAST` it is true of both systems.',
        },
      },
      {
        text: { vi: 'Đứng đầu trên cả hai hệ.', en: 'First on both systems.' },
        why: {
          vi: 'Chỉ đúng với PostgreSQL. Thêm `NULLS FIRST` thì đúng với cả hai hệ.',
          en: 'This is true of PostgreSQL only. With `NULLS FIRST` it is true of both systems.',
        },
      },
      {
        text: { vi: 'Đứng cuối trên SQLite, đứng đầu trên PostgreSQL.', en: 'Last on SQLite, first on PostgreSQL.' },
        correct: true,
        why: {
          vi: 'Khi xếp, SQLite coi NULL nhỏ hơn mọi giá trị khác, PostgreSQL coi NULL lớn hơn.',
          en: 'When sorting, SQLite treats NULL as smaller than any other value, PostgreSQL as larger.',
        },
      },
      {
        text: { vi: 'Ba cuốn đó bị bỏ khỏi kết quả.', en: 'They are left out of the result.' },
        why: {
          vi: 'ORDER BY chỉ xếp các hàng, không bỏ hàng nào.',
          en: 'ORDER BY only sorts rows and leaves none out.',
        },
      },
    ],
  },
] as const;
