/** Questions on days 24 to 26. */
export const QUESTIONS_B = [
  {
    id: 'q06',
    prompt: {
      vi: 'Truy vấn này trả về 19 hàng. Điều đó chứng minh gì?',
      en: 'This query returns 19 rows. What does that prove?',
    },
    code: 'SELECT book_id, COUNT(DISTINCT unit_price)\nFROM order_items\nGROUP BY book_id\nHAVING COUNT(DISTINCT unit_price) > 1;',
    choices: [
      {
        text: {
          vi: '`book_id → unit_price` không đúng trong dữ liệu này.',
          en: '`book_id → unit_price` does not hold in this data.',
        },
        correct: true,
        why: {
          vi: '19 đầu sách có nhiều hơn một giá bán, nên phụ thuộc bị bác bỏ.',
          en: '19 titles have more than one selling price, so the dependency is refuted.',
        },
      },
      {
        text: { vi: '`unit_price → book_id` đúng.', en: '`unit_price → book_id` holds.' },
        why: {
          vi: 'Truy vấn không gom theo `unit_price`, và một giá có thể thuộc nhiều đầu sách.',
          en: 'The query does not group by `unit_price`, and one price may belong to several titles.',
        },
      },
      {
        text: {
          vi: '`order_id, book_id → unit_price` không đúng.',
          en: '`order_id, book_id → unit_price` does not hold.',
        },
        why: {
          vi: 'Hai cột đó là khóa chính của `order_items`, nên mỗi cặp chỉ có một giá.',
          en: 'The two columns are the primary key of `order_items`, so each pair has one price.',
        },
      },
    ],
  },
  {
    id: 'q07',
    prompt: {
      vi: 'Bảng `r` có ba hàng. Tách thành hai bảng theo cột `b`, rồi ghép lại. Phép ghép có mấy hàng?',
      en: 'The table `r` has three rows. It is split in two by column `b` and joined again. How many rows does the join have?',
    },
    code: 'CREATE TABLE r (a INTEGER, b INTEGER, c INTEGER);\n\nINSERT INTO r (a, b, c) VALUES (1, 7, 10), (2, 7, 20), (3, 8, 30);\n\nSELECT COUNT(*)\nFROM (SELECT DISTINCT a, b FROM r) AS x\nJOIN (SELECT DISTINCT b, c FROM r) AS y ON y.b = x.b;',
    choices: [
      {
        text: { vi: '3: ghép lại được đúng bảng cũ.', en: '3: the join gives the old table back.' },
        why: {
          vi: '`b` không suy ra được `a` hay `c`, nên phép tách này mất thông tin.',
          en: '`b` determines neither `a` nor `c`, so this split is lossy.',
        },
      },
      {
        text: { vi: '5', en: '5' },
        correct: true,
        why: {
          vi: 'Với `b` bằng 7 có 2 × 2 hàng, với `b` bằng 8 có một: hai hàng chưa từng tồn tại.',
          en: 'For `b` = 7 there are 2 × 2 rows, for `b` = 8 one: two rows that never existed.',
        },
      },
      {
        text: { vi: '2', en: '2' },
        why: {
          vi: 'Mất thông tin không có nghĩa là mất hàng: phép ghép có thêm hàng.',
          en: 'Lossy does not mean fewer rows: the join has extra ones.',
        },
      },
    ],
  },
  {
    id: 'q08',
    prompt: {
      vi: 'Truy vấn cuối trả về số nào? Trong dữ liệu có 40 đầu sách.',
      en: 'Which number does the last query return? The data has 40 titles.',
    },
    code: "CREATE VIEW cheap AS SELECT book_id FROM books WHERE price < 1000;\n\nINSERT INTO books (book_id, title, category_id, price, stock)\nVALUES (41, 'Tờ rơi', 14, 500, 9);\n\nSELECT COUNT(*) FROM cheap;",
    choices: [
      {
        text: {
          vi: '0: khung nhìn giữ kết quả lúc được tạo.',
          en: '0: the view keeps the result from when it was created.',
        },
        why: {
          vi: 'Khung nhìn giữ truy vấn, không giữ hàng. Giữ hàng là việc của khung nhìn vật chất hóa (materialized view).',
          en: 'A view keeps a query, not rows. Keeping rows is what a materialized view does.',
        },
      },
      {
        text: { vi: '1', en: '1' },
        correct: true,
        why: {
          vi: 'Truy vấn của khung nhìn chạy lại mỗi lần được đọc.',
          en: 'The query of the view runs each time it is read.',
        },
      },
      {
        text: { vi: '41', en: '41' },
        why: {
          vi: 'Khung nhìn chỉ có những đầu sách rẻ hơn 1.000 đồng.',
          en: 'The view has only titles under 1,000 dong.',
        },
      },
    ],
  },
  {
    id: 'q09',
    prompt: {
      vi: 'Có chỉ mục `ON orders (customer_id, ordered_at)`, và chưa ai chạy ANALYZE. Với những điều kiện nào, SQLite SEARCH được bằng chỉ mục này?',
      en: 'There is an index `ON orders (customer_id, ordered_at)`, and nobody has run ANALYZE. For which conditions can SQLite do a SEARCH by this index?',
    },
    choices: [
      {
        text: { vi: '`customer_id = 9`', en: '`customer_id = 9`' },
        correct: true,
        why: { vi: 'Đây là cột đầu của chỉ mục.', en: 'This is the leading column of the index.' },
      },
      {
        text: {
          vi: "`customer_id = 9 AND ordered_at >= '2025-01-01'`",
          en: "`customer_id = 9 AND ordered_at >= '2025-01-01'`",
        },
        correct: true,
        why: {
          vi: 'Cột đầu được so bằng `=`, cột sau là một khoảng: cả hai được dùng để tìm.',
          en: 'The leading column is compared using `=`, the next one with a range: the search uses both.',
        },
      },
      {
        text: { vi: "`ordered_at >= '2025-01-01'`", en: "`ordered_at >= '2025-01-01'`" },
        why: {
          vi: 'Cột đầu không có trong điều kiện, nên các đơn cần tìm nằm rải rác trong chỉ mục.',
          en: 'The leading column is not in the condition, so the orders lie all over the index.',
        },
      },
    ],
  },
  {
    id: 'q10',
    prompt: {
      vi: 'Có chỉ mục trên `books (price)`. Điều kiện nào làm SQLite không SEARCH được bằng chỉ mục này?',
      en: 'There is an index on `books (price)`. For which condition can SQLite not do a SEARCH by it?',
    },
    choices: [
      {
        text: { vi: '`price = 80000`', en: '`price = 80000`' },
        why: {
          vi: 'Cột đứng một mình, so với một hằng số: chỉ mục dùng được.',
          en: 'The column stands by itself, compared with a constant: the index can be used.',
        },
      },
      {
        text: { vi: '`price * 2 = 160000`', en: '`price * 2 = 160000`' },
        correct: true,
        why: {
          vi: 'Chỉ mục xếp theo `price`, không theo `price * 2`. Hãy viết lại thành `price = 80000`.',
          en: 'The index is ordered by `price`, not by `price * 2`. Write `price = 80000` instead.',
        },
      },
      {
        text: { vi: '`price > 80000`', en: '`price > 80000`' },
        why: {
          vi: 'Một khoảng của cột trong chỉ mục cũng được tìm theo cây.',
          en: 'A range of the indexed column is searched in the tree as well.',
        },
      },
    ],
  },
] as const;
