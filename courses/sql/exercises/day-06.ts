import type { SqlExercise } from '../../../src/features/sql-lab/core/exercise';

/** NULL and three-valued logic. */
export const DAY_06: readonly SqlExercise[] = [
  {
    id: 'sql-06-01',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Liệt kê `full_name` của những khách chưa cung cấp thư điện tử, xếp theo tên.',
      en: 'List the `full_name` of the customers who gave no email address, ordered by name.',
    },
    starter: 'SELECT full_name\nFROM customers\n',
    hints: [
      {
        vi: 'Không có giá trị nào bằng NULL, kể cả NULL. Có một phép so sánh riêng cho việc này.',
        en: 'Nothing equals NULL, not even NULL. There is a comparison of its own for it.',
      },
    ],
    solutions: [{ sql: 'SELECT full_name\nFROM customers\nWHERE email IS NULL\nORDER BY full_name;' }],
    wrong: [
      {
        sql: 'SELECT full_name FROM customers WHERE email = NULL ORDER BY full_name',
        pattern: '=\\s*NULL',
        message: {
          vi: '`email = NULL` cho kết quả NULL ở mọi hàng, nên WHERE không giữ lại hàng nào. Hãy dùng `IS NULL`.',
          en: '`email = NULL` is NULL for every row, so WHERE keeps none. Use `IS NULL`.',
        },
      },
      {
        sql: "SELECT full_name FROM customers WHERE email = '' ORDER BY full_name",
        message: {
          vi: 'Chuỗi rỗng là một giá trị, NULL là không có giá trị: hai thứ khác nhau.',
          en: 'An empty string is a value, NULL is the absence of one: they are not the same.',
        },
      },
    ],
    compare: { kind: 'result', order: true },
  },
  {
    id: 'sql-06-02',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Những khách nào chưa giới thiệu ai? Trả về `full_name`, không cần thứ tự.',
      en: 'Which customers have referred nobody? Return `full_name`, in any order.',
    },
    starter: 'SELECT full_name\nFROM customers\nWHERE customer_id NOT IN (\n  \n);',
    hints: [
      {
        vi: 'Cột `referred_by` chứa NULL ở những khách tự tìm đến. NOT IN gặp một NULL thì sao?',
        en: 'The column `referred_by` is NULL for customers who came by themselves. What does NOT IN make of a NULL?',
      },
      {
        vi: 'Lọc NULL khỏi truy vấn con, hoặc đổi sang NOT EXISTS.',
        en: 'Filter the NULLs out of the subquery, or change to NOT EXISTS.',
      },
    ],
    solutions: [
      {
        sql: 'SELECT full_name\nFROM customers\nWHERE customer_id NOT IN (\n  SELECT referred_by FROM customers WHERE referred_by IS NOT NULL\n);',
      },
      {
        sql: 'SELECT full_name\nFROM customers c\nWHERE NOT EXISTS (\n  SELECT 1 FROM customers f WHERE f.referred_by = c.customer_id\n);',
        note: {
          vi: 'NOT EXISTS không vấp NULL: nó chỉ hỏi có hàng nào hay không.',
          en: 'NOT EXISTS does not stumble over NULL: it only asks whether there is a row.',
        },
      },
    ],
    wrong: [
      {
        sql: 'SELECT full_name FROM customers WHERE customer_id NOT IN (SELECT referred_by FROM customers)',
        message: {
          vi: 'Truy vấn con có NULL, nên NOT IN không bao giờ đúng và kết quả rỗng. Hãy loại NULL trước.',
          en: 'The subquery holds a NULL, so NOT IN is never true and the result is empty. Remove the NULLs first.',
        },
      },
      {
        sql: 'SELECT full_name FROM customers WHERE referred_by IS NULL',
        message: {
          vi: 'Đây là những khách không được ai giới thiệu. Câu hỏi ngược lại: ai chưa giới thiệu người khác?',
          en: 'These are the customers whom nobody referred. The question is the other way round: who has referred nobody?',
        },
      },
    ],
    compare: { kind: 'result' },
  },
  {
    id: 'sql-06-03',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Liệt kê những khách không được biết là ở Hà Nội, kể cả khách chưa rõ thành phố: `full_name`, `city`, không cần thứ tự.',
      en: 'List the customers who are not known to be in Hà Nội, including those of unknown city: `full_name`, `city`, in any order.',
    },
    starter: "SELECT full_name, city\nFROM customers\nWHERE city <> 'Hà Nội';",
    hints: [
      {
        vi: "Với khách chưa rõ thành phố, `city <> 'Hà Nội'` cho giá trị gì?",
        en: "What is `city <> 'Hà Nội'` for a customer of unknown city?",
      },
    ],
    solutions: [
      { sql: "SELECT full_name, city\nFROM customers\nWHERE city <> 'Hà Nội' OR city IS NULL;" },
      {
        sql: "SELECT full_name, city\nFROM customers\nWHERE city IS DISTINCT FROM 'Hà Nội';",
        note: {
          vi: 'IS DISTINCT FROM coi NULL như một giá trị, nên không bao giờ cho UNKNOWN.',
          en: 'IS DISTINCT FROM treats NULL like a value, so it is never UNKNOWN.',
        },
      },
      {
        sql: "SELECT full_name, city\nFROM customers\nWHERE (city = 'Hà Nội') IS NOT TRUE;",
        note: {
          vi: 'IS NOT TRUE giữ cả FALSE lẫn UNKNOWN. Cách này dùng được cho điều kiện dài bao nhiêu cũng được.',
          en: 'IS NOT TRUE keeps FALSE and UNKNOWN alike. It works for a condition of any length.',
        },
      },
    ],
    wrong: [
      {
        sql: "SELECT full_name, city FROM customers WHERE city <> 'Hà Nội'",
        message: {
          vi: 'Khách chưa rõ thành phố bị mất: NULL `<>` Hà Nội là UNKNOWN, và WHERE chỉ giữ TRUE.',
          en: 'The customers of unknown city are lost: NULL `<>` Hà Nội is UNKNOWN, and WHERE keeps TRUE only.',
        },
      },
      {
        sql: "SELECT full_name, city FROM customers WHERE city <> 'Hà Nội' AND city IS NULL",
        message: {
          vi: 'Không hàng nào vừa khác Hà Nội vừa là NULL. Giữa hai điều kiện này là OR.',
          en: 'No row is both different from Hà Nội and NULL. These two conditions are joined by OR.',
        },
      },
    ],
    compare: { kind: 'result' },
  },
  {
    id: 'sql-06-04',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Lập danh bạ liên lạc: `full_name` và `contact`, trong đó `contact` là thư điện tử, hoặc là số điện thoại nếu khách không có thư. Không cần thứ tự.',
      en: 'Make a contact list: `full_name` and `contact`, where `contact` is the email address, or the phone number if there is none. In any order.',
    },
    starter: 'SELECT full_name,\n        AS contact\nFROM customers;',
    hints: [
      {
        vi: 'Có một hàm trả về giá trị đầu tiên khác NULL trong danh sách của nó.',
        en: 'There is a function that returns the first value of its list that is not NULL.',
      },
    ],
    solutions: [
      { sql: 'SELECT full_name, COALESCE(email, phone) AS contact\nFROM customers;' },
      {
        sql: 'SELECT full_name,\n       CASE WHEN email IS NULL THEN phone ELSE email END AS contact\nFROM customers;',
        note: {
          vi: 'CASE (ngày 9) làm được cùng việc, nhưng dài hơn.',
          en: 'CASE (day 9) does the same at greater length.',
        },
      },
    ],
    wrong: [
      {
        sql: 'SELECT full_name, COALESCE(phone, email) AS contact FROM customers',
        message: {
          vi: 'Khách nào cũng có số điện thoại, nên COALESCE dừng ngay ở đó. Thư điện tử phải đứng trước.',
          en: 'Every customer has a phone number, so COALESCE stops right there. The email address must come first.',
        },
      },
      {
        sql: 'SELECT full_name, email AS contact FROM customers',
        message: {
          vi: 'Những khách không có thư vẫn đang là NULL. Hãy lấy số điện thoại thay vào.',
          en: 'The customers without an address still have NULL. Put the phone number there.',
        },
      },
      {
        sql: 'SELECT full_name, email || phone AS contact FROM customers',
        message: {
          vi: 'Phép nối lấy cả hai, và cho NULL khi một bên là NULL. Câu hỏi cần một trong hai.',
          en: 'This joins both, and is NULL where one side is. The question asks for one of the two.',
        },
      },
      {
        sql: 'SELECT full_name, phone AS contact FROM customers WHERE email IS NULL',
        message: {
          vi: 'Danh bạ phải có mọi khách, không chỉ những khách thiếu thư điện tử.',
          en: 'The list must have every customer, not just those without an address.',
        },
      },
    ],
    compare: { kind: 'result' },
  },
  {
    id: 'sql-06-05',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Thư mời đã gửi cho mọi khách ở Hà Nội có thư điện tử. Tất cả những khách còn lại sẽ được gọi điện. Liệt kê `full_name`, `phone` của những người cần gọi, không cần thứ tự. Không được sót ai.',
      en: 'An invitation went to every customer in Hà Nội with an email address. All the others will be called. List `full_name`, `phone` of those to call, in any order. Nobody may be left out.',
    },
    starter: 'SELECT full_name, phone\nFROM customers\nWHERE ',
    hints: [
      {
        vi: 'Viết điều kiện của những người đã được mời, rồi lấy phần còn lại. Phần còn lại gồm cả FALSE lẫn UNKNOWN.',
        en: 'Write the condition of those who were invited, then take the rest. The rest is FALSE and UNKNOWN.',
      },
      {
        vi: 'Số người đã mời cộng số người cần gọi phải bằng số khách.',
        en: 'Those invited and those to call must add up to all customers.',
      },
    ],
    solutions: [
      {
        sql: "SELECT full_name, phone\nFROM customers\nWHERE (city = 'Hà Nội' AND email IS NOT NULL) IS NOT TRUE;",
      },
      {
        sql: "SELECT full_name, phone\nFROM customers\nWHERE city <> 'Hà Nội' OR city IS NULL OR email IS NULL;",
        note: {
          vi: 'De Morgan bằng tay, cộng thêm trường hợp `city` là NULL.',
          en: 'De Morgan by hand, plus the case where `city` is NULL.',
        },
      },
      {
        sql: "SELECT full_name, phone\nFROM customers\nWHERE NOT (COALESCE(city, '') = 'Hà Nội' AND email IS NOT NULL);",
        note: {
          vi: 'COALESCE thay NULL bằng một chuỗi chắc chắn không phải Hà Nội, nên NOT an toàn.',
          en: 'COALESCE puts a text that is surely not Hà Nội in place of NULL, which makes NOT safe.',
        },
      },
    ],
    wrong: [
      {
        sql: "SELECT full_name, phone FROM customers WHERE NOT (city = 'Hà Nội' AND email IS NOT NULL)",
        message: {
          vi: 'Khách có thư mà chưa rõ thành phố bị sót: điều kiện trong ngoặc là UNKNOWN, và NOT UNKNOWN vẫn là UNKNOWN.',
          en: 'Customers with an address but of unknown city are left out: the condition in parentheses is UNKNOWN, and NOT UNKNOWN is still UNKNOWN.',
        },
      },
      {
        sql: "SELECT full_name, phone FROM customers WHERE city <> 'Hà Nội' AND email IS NULL",
        message: {
          vi: 'Khi đảo một AND, hai vế nối bằng OR: chỉ cần thiếu một điều là chưa được mời.',
          en: 'Negating an AND joins the two parts by OR: missing one of them is enough not to have been invited.',
        },
      },
      {
        sql: "SELECT full_name, phone FROM customers WHERE city <> 'Hà Nội'",
        message: {
          vi: 'Khách ở Hà Nội mà không có thư điện tử cũng chưa được mời, và khách chưa rõ thành phố cũng vậy.',
          en: 'A customer in Hà Nội without an address was not invited either, and neither were those of unknown city.',
        },
      },
    ],
    compare: { kind: 'result' },
    hiddenSetup:
      "INSERT INTO customers (customer_id, full_name, email, phone, city, joined_on) VALUES (91, 'Trịnh Hoài Nam', NULL, '0100109091', NULL, '2025-06-01');",
  },
];
