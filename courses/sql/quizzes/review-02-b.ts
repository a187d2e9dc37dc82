/** Questions on days 14 to 16. */
export const QUESTIONS_B = [
  {
    id: 'q06',
    prompt: {
      vi: 'Có bốn đầu sách cùng giá. Điều kiện nào lấy mỗi cặp đúng một lần, dù các đầu sách mang tên gì, và không ghép đầu sách với chính nó?',
      en: 'Four books have the same price. Which condition takes each pair exactly once, whatever the titles are, and pairs no book with itself?',
    },
    code: 'SELECT a.book_id, b.book_id\nFROM books AS a\nJOIN books AS b ON b.price = a.price',
    choices: [
      {
        text: {
          vi: '`AND a.book_id <> b.book_id`',
          en: '`AND a.book_id <> b.book_id`',
        },
        why: {
          vi: '`<>` bỏ được cặp với chính nó, nhưng giữ cả (4, 9) lẫn (9, 4).',
          en: '`<>` drops the pairs of a book with itself but keeps both (4, 9) and (9, 4).',
        },
      },
      {
        text: {
          vi: '`AND a.book_id < b.book_id`',
          en: '`AND a.book_id < b.book_id`',
        },
        correct: true,
        why: {
          vi: 'Trong hai chiều của một cặp, chỉ một chiều có mã nhỏ hơn ở bên trái.',
          en: 'Of the two directions of a pair only one has the lower id on the left.',
        },
      },
      {
        text: {
          vi: '`AND a.title < b.title`',
          en: '`AND a.title < b.title`',
        },
        why: {
          vi: 'Khi mọi tên đều khác nhau thì đúng, nhưng hai đầu sách trùng tên không bao giờ thành cặp. Hãy so khóa chính.',
          en: 'This is right while all titles differ, but two books with the same title are never paired. Compare the primary keys.',
        },
      },
    ],
  },
  {
    id: 'q07',
    prompt: {
      vi: 'Cột `city` của 30 khách có 7 thành phố khác nhau và 4 NULL; cột `country` của 20 tác giả có 4 quốc gia, không có NULL; không thành phố nào trùng tên quốc gia. Truy vấn này trả về mấy hàng?',
      en: 'The column `city` of the 30 customers has 7 different cities and 4 NULLs; `country` of the 20 authors has 4 countries and no NULL; no city has the name of a country. How many rows does this query return?',
    },
    code: 'SELECT city FROM customers\nUNION\nSELECT country FROM authors;',
    choices: [
      {
        text: {
          vi: '50',
          en: '50',
        },
        why: {
          vi: 'Đó là kết quả của UNION ALL, vì UNION ALL không bỏ hàng trùng.',
          en: 'That is the answer of UNION ALL, which drops no duplicates.',
        },
      },
      {
        text: {
          vi: '11',
          en: '11',
        },
        why: {
          vi: 'NULL không bị bỏ: trong phép toán tập hợp, các NULL được coi là bằng nhau và còn lại một hàng.',
          en: 'NULL is not dropped: in set operations NULLs count as equal, and one row of them stays.',
        },
      },
      {
        text: {
          vi: '12',
          en: '12',
        },
        correct: true,
        why: {
          vi: '7 thành phố, một hàng NULL và 4 quốc gia.',
          en: '7 cities, one row of NULL and 4 countries.',
        },
      },
    ],
  },
  {
    id: 'q08',
    prompt: {
      vi: 'Nhà sách có 30 khách, 26 người đã đặt đơn. Bảng `order_items` không có cột `customer_id`. Truy vấn này nhằm đếm khách đã đặt đơn; nó trả về gì?',
      en: 'The table `order_items` has no column `customer_id`. This query is meant to count the customers who have ordered. What does it return? The shop has 30 customers, and 26 of them have ordered.',
    },
    code: 'SELECT COUNT(*)\nFROM customers\nWHERE customer_id IN (SELECT customer_id FROM order_items);',
    choices: [
      {
        text: {
          vi: '30',
          en: '30',
        },
        correct: true,
        why: {
          vi: 'Truy vấn con lấy `customer_id` của truy vấn bên ngoài. Viết bí danh `i.customer_id` thì lỗi lộ ra ngay.',
          en: 'The subquery takes the `customer_id` of the outer query. With an alias, `i.customer_id`, the mistake shows at once.',
        },
      },
      {
        text: {
          vi: 'Một lỗi: không có cột `customer_id`.',
          en: 'An error: there is no column `customer_id`.',
        },
        why: {
          vi: 'Tên không có trong truy vấn con được tìm ở truy vấn bên ngoài, và `customers` có cột này.',
          en: 'A name that the subquery does not have is looked up in the outer query, and `customers` has this column.',
        },
      },
      {
        text: {
          vi: '26',
          en: '26',
        },
        why: {
          vi: 'Điều kiện so `customer_id` của khách với chính nó, nên khách nào cũng được giữ.',
          en: 'The condition compares the `customer_id` of a customer with itself, so every customer is kept.',
        },
      },
    ],
  },
  {
    id: 'q09',
    prompt: {
      vi: 'Danh mục 3 có hai danh mục con, 12 và 13. Câu này trả về gì trên SQLite và trên PostgreSQL?',
      en: 'Category 3 has two children, 12 and 13. What does this return on SQLite and on PostgreSQL?',
    },
    code: 'SELECT (SELECT category_id\n        FROM categories\n        WHERE parent_id = 3\n        ORDER BY category_id) AS child;',
    choices: [
      {
        text: {
          vi: 'Cả hai trả về 12.',
          en: 'Both return 12.',
        },
        why: {
          vi: 'PostgreSQL không chọn thay bạn: truy vấn con dùng như một giá trị chỉ được trả về nhiều nhất một hàng.',
          en: 'PostgreSQL does not choose for you: a subquery used as a value may return one row at most.',
        },
      },
      {
        text: {
          vi: 'Cả hai trả về hai hàng.',
          en: 'Both return two rows.',
        },
        why: {
          vi: 'Truy vấn con nằm trong SELECT không tạo thêm hàng.',
          en: 'A subquery in SELECT makes no further rows.',
        },
      },
      {
        text: {
          vi: 'Cả hai báo lỗi.',
          en: 'Both report an error.',
        },
        why: {
          vi: 'SQLite không báo lỗi, nên truy vấn có vẻ đúng khi chạy thử ở đó.',
          en: 'SQLite reports none, so the query looks right when tried there.',
        },
      },
      {
        text: {
          vi: 'SQLite trả về 12, PostgreSQL báo lỗi.',
          en: 'SQLite returns 12, PostgreSQL reports an error.',
        },
        correct: true,
        why: {
          vi: 'SQLite lấy hàng đầu tiên và bỏ các hàng khác mà không báo gì.',
          en: 'SQLite takes the first row and drops the others without a word.',
        },
      },
    ],
  },
  {
    id: 'q10',
    prompt: {
      vi: 'Truy vấn con ở đây được tính cho từng đầu sách. Với một đầu sách chưa từng bán, `copies` bằng gì?',
      en: 'The subquery is computed for each book. What is `copies` for a book that was never sold?',
    },
    code: 'SELECT b.title,\n       (SELECT SUM(i.quantity)\n        FROM order_items AS i\n        WHERE i.book_id = b.book_id) AS copies\nFROM books AS b;',
    choices: [
      {
        text: {
          vi: '0',
          en: '0',
        },
        why: {
          vi: 'COUNT ra 0 khi không có hàng nào; SUM thì ra NULL.',
          en: 'COUNT gives 0 where there are no rows; SUM gives NULL.',
        },
      },
      {
        text: {
          vi: 'NULL',
          en: 'NULL',
        },
        correct: true,
        why: {
          vi: 'Không có hàng nào để cộng, nên SUM trả về NULL. COALESCE đổi NULL thành 0.',
          en: 'There is nothing to add up, so SUM returns NULL. COALESCE turns that into 0.',
        },
      },
      {
        text: {
          vi: 'Đầu sách đó không có trong kết quả.',
          en: 'The book is not in the result.',
        },
        why: {
          vi: 'Truy vấn con ở SELECT không lọc hàng: đầu sách nào cũng có một hàng.',
          en: 'A subquery in SELECT filters no rows: every book has one.',
        },
      },
    ],
  },
] as const;
