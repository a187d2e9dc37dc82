/** Questions on days 17 to 20. */
export const QUESTIONS_C = [
  {
    id: 'q11',
    prompt: {
      vi: 'Hai câu lệnh này chạy lần lượt. Điều gì xảy ra ở câu thứ hai?',
      en: 'These two statements run one after the other. What happens at the second?',
    },
    code: 'WITH cheap AS (\n  SELECT * FROM books WHERE price < 100000\n)\nSELECT COUNT(*) FROM cheap;\n\nSELECT COUNT(*) FROM cheap;',
    choices: [
      {
        text: {
          vi: 'Nó báo lỗi: không có bảng `cheap`.',
          en: 'It fails: there is no table `cheap`.',
        },
        correct: true,
        why: {
          vi: 'Tên `cheap` đã hết khi câu lệnh thứ nhất kết thúc.',
          en: 'The name `cheap` is gone with the end of the first statement.',
        },
      },
      {
        text: {
          vi: 'Nó trả về cùng số với câu thứ nhất.',
          en: 'It returns the same number as the first.',
        },
        why: {
          vi: 'CTE chỉ có tên trong câu lệnh của nó. Muốn dùng lại thì viết lại WITH, hoặc tạo bảng tạm hay khung nhìn (ngày 25).',
          en: 'A CTE has its name within its own statement only. To use it again, write WITH again, or create a temporary table or a view (day 25).',
        },
      },
      {
        text: {
          vi: 'Nó trả về 0.',
          en: 'It returns 0.',
        },
        why: {
          vi: 'Một tên không tồn tại là lỗi, không phải một bảng rỗng.',
          en: 'A name that does not exist is an error, not an empty table.',
        },
      },
    ],
  },
  {
    id: 'q12',
    prompt: {
      vi: 'Danh mục 3 có hai con là 12 và 13; danh mục 12 có một con là 14. Truy vấn này trả về số nào?',
      en: 'Category 3 has two children, 12 and 13; category 12 has one child, 14. Which number does this query return?',
    },
    code: 'WITH RECURSIVE branch (category_id) AS (\n  SELECT category_id FROM categories WHERE category_id = 3\n  UNION ALL\n  SELECT c.category_id\n  FROM categories AS c\n  JOIN branch AS b ON c.parent_id = b.category_id\n)\nSELECT COUNT(*) FROM branch;',
    choices: [
      {
        text: {
          vi: '3',
          en: '3',
        },
        why: {
          vi: 'Phần đệ quy chạy tới khi không còn hàng mới: lượt thứ hai còn tìm được danh mục 14.',
          en: 'The recursive part runs until no new rows come: its second round still finds category 14.',
        },
      },
      {
        text: {
          vi: 'Truy vấn chạy mãi.',
          en: 'The query never ends.',
        },
        why: {
          vi: 'Cây này không có vòng, nên đến lá thì không còn hàng mới.',
          en: 'The tree has no cycle, so no new rows come after the leaves.',
        },
      },
      {
        text: {
          vi: '4',
          en: '4',
        },
        correct: true,
        why: {
          vi: 'Danh mục 3, rồi 12 và 13, rồi 14; lượt sau đó không có hàng nào nên dừng.',
          en: 'Category 3, then 12 and 13, then 14; the round after that finds nothing and ends.',
        },
      },
    ],
  },
  {
    id: 'q13',
    prompt: {
      vi: 'Trong danh mục Lập trình, hai đầu sách đắt nhất có giá khác nhau; sau đó, hai đầu sách cùng giá 190.000 đồng xếp ở vị trí 3 và 4. Đầu sách tiếp theo có hạng mấy?',
      en: 'In the category Lập trình the two most expensive books differ in price; after them, two books of the same price, 190,000 VND, are third and fourth. Which place does the next book get?',
    },
    code: 'SELECT title,\n       RANK() OVER (ORDER BY price DESC) AS by_rank,\n       DENSE_RANK() OVER (ORDER BY price DESC) AS by_dense_rank\nFROM books\nWHERE category_id = 12;',
    choices: [
      {
        text: {
          vi: 'RANK 4, DENSE_RANK 4',
          en: 'RANK 4, DENSE_RANK 4',
        },
        why: {
          vi: 'RANK đếm số hàng xếp trên: bốn hàng, nên hạng tiếp theo là 5.',
          en: 'RANK counts the rows above: four of them, so the next place is 5.',
        },
      },
      {
        text: {
          vi: 'RANK 5, DENSE_RANK 4',
          en: 'RANK 5, DENSE_RANK 4',
        },
        correct: true,
        why: {
          vi: 'RANK để trống một hạng sau hai hàng đồng hạng, DENSE_RANK thì không.',
          en: 'RANK leaves a gap after two peers, DENSE_RANK does not.',
        },
      },
      {
        text: {
          vi: 'RANK 5, DENSE_RANK 5',
          en: 'RANK 5, DENSE_RANK 5',
        },
        why: {
          vi: 'DENSE_RANK đếm giá trị khác nhau xếp trên: ba mức giá, nên hạng tiếp theo là 4.',
          en: 'DENSE_RANK counts different values above: three prices, so the next place is 4.',
        },
      },
    ],
  },
  {
    id: 'q14',
    prompt: {
      vi: 'Những chỗ nào được viết một hàm cửa sổ như `ROW_NUMBER() OVER (…)`? Chọn mọi đáp án đúng.',
      en: 'In which places may a window function such as `ROW_NUMBER() OVER (…)` be written? Choose all that apply.',
    },
    choices: [
      {
        text: {
          vi: 'Trong SELECT',
          en: 'In SELECT',
        },
        correct: true,
        why: {
          vi: 'Đó là chỗ thường gặp: lúc này WHERE, GROUP BY và HAVING đã xong.',
          en: 'That is the usual place: WHERE, GROUP BY and HAVING are done by then.',
        },
      },
      {
        text: {
          vi: 'Trong WHERE',
          en: 'In WHERE',
        },
        why: {
          vi: 'WHERE chạy trước, khi chưa hàng nào có số. Hãy lọc ở truy vấn bên ngoài.',
          en: 'WHERE runs before any row has its number. Filter in an outer query.',
        },
      },
      {
        text: {
          vi: 'Trong ORDER BY ở cuối',
          en: 'In the final ORDER BY',
        },
        correct: true,
        why: {
          vi: 'ORDER BY cuối chạy sau SELECT, nên dùng được hàm cửa sổ.',
          en: 'The final ORDER BY runs after SELECT, so it may use window functions.',
        },
      },
      {
        text: {
          vi: 'Trong HAVING',
          en: 'In HAVING',
        },
        why: {
          vi: 'HAVING lọc nhóm trước khi hàm cửa sổ được tính.',
          en: 'HAVING filters groups before window functions are computed.',
        },
      },
    ],
  },
  {
    id: 'q15',
    prompt: {
      vi: 'Ngày 28 tháng 3 có ba đơn, mỗi đơn bốn cuốn; trước đó tổng đang là 7. `total` của đơn đầu tiên trong ngày 28 bằng mấy?',
      en: 'On 28 March there are three orders of four copies each; before that the total is 7. What is `total` for the first order of the 28th?',
    },
    code: 'WITH march (order_id, day, copies) AS (\n  VALUES (88, 26, 7), (89, 28, 4), (90, 28, 4), (91, 28, 4), (92, 31, 6)\n)\nSELECT order_id, SUM(copies) OVER (ORDER BY day) AS total\nFROM march\nORDER BY order_id;',
    choices: [
      {
        text: {
          vi: '19',
          en: '19',
        },
        correct: true,
        why: {
          vi: 'Khung mặc định là RANGE: mọi hàng đồng hạng với hàng hiện tại đều được cộng.',
          en: 'The default frame is RANGE: all peers of the current row are added.',
        },
      },
      {
        text: {
          vi: '11',
          en: '11',
        },
        why: {
          vi: '11 là kết quả khi cộng từng hàng theo thứ tự mã đơn, tức là với `ORDER BY day, order_id`.',
          en: '11 is the answer when rows are added one by one in the order of the ids, that is, with `ORDER BY day, order_id`.',
        },
      },
      {
        text: {
          vi: '25',
          en: '25',
        },
        why: {
          vi: '25 là tổng của mọi hàng, như khi OVER để trống.',
          en: '25 is the total of all rows, as with an empty OVER.',
        },
      },
    ],
  },
] as const;
