import type { SqlExercise } from '../../../src/features/sql-lab/core/grading/exercise';

/** NULL and three-valued logic. */
export const DAY_06: readonly SqlExercise[] = [
  {
    id: 'sql-06-01',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Liệt kê `full_name` của những khách chưa cho biết email, tức là có `email` là NULL. Mỗi khách một hàng, xếp theo `full_name` tăng dần.',
      en: 'List the `full_name` of the customers who have given no email address, that is, whose `email` is NULL. One row for each customer, sorted by `full_name` in ascending order.',
    },
    starter: 'SELECT full_name\nFROM customers\nWHERE \nORDER BY full_name;',
    hints: [
      {
        vi: 'Không có giá trị nào bằng NULL, kể cả NULL. SQL có một phép riêng để kiểm tra NULL.',
        en: 'Nothing equals NULL, not even NULL. SQL has an operator of its own to test for NULL.',
      },
    ],
    solutions: [{ sql: 'SELECT full_name\nFROM customers\nWHERE email IS NULL\nORDER BY full_name;' }],
    wrong: [
      {
        sql: 'SELECT full_name FROM customers WHERE email = NULL ORDER BY full_name',
        mark: 'email (?:==?|<>|!=) null\\b|null (?:==?|<>|!=) (?:\\w+ \\. )?email\\b',
        certain: true,
        message: {
          vi: 'So với NULL bằng `=` hay `<>` thì ra UNKNOWN ở mọi hàng, nên WHERE không giữ lại hàng nào. Hãy dùng `IS NULL`.',
          en: 'Comparing with NULL by `=` or `<>` gives UNKNOWN for every row, so WHERE keeps none. Use `IS NULL`.',
        },
      },
      {
        sql: "SELECT full_name FROM customers WHERE email = '' ORDER BY full_name",
        mark: "^(?!.*\\bis null\\b).*email ==? ''",
        certain: true,
        message: {
          vi: 'Chuỗi rỗng là một giá trị, còn NULL là không có giá trị: hai thứ khác nhau.',
          en: 'An empty string is a value, while NULL is the absence of one: they are not the same.',
        },
      },
      {
        sql: "SELECT full_name FROM customers WHERE email IS NULL OR email = '' ORDER BY full_name",
        mark: "is null or (?:\\w+ \\. )?email = ''|email = '' or (?:\\w+ \\. )?email is null|(?:coalesce|ifnull) \\( email , '' \\) = ''",
        message: {
          vi: "Điều kiện này giữ cả khách có `email` là chuỗi rỗng `''`. Chuỗi rỗng không phải là NULL.",
          en: "This condition also keeps customers whose `email` is the empty string `''`. An empty string is not NULL.",
        },
      },
      {
        sql: "SELECT full_name FROM customers WHERE email = 'NULL' ORDER BY full_name",
        mark: "email (?:==?|is|like) '(?:NULL|null|Null)'",
        certain: true,
        message: {
          vi: "`'NULL'` trong nháy là một chuỗi gồm bốn chữ cái, không phải NULL.",
          en: "`'NULL'` in quotes is a string of four letters, not NULL.",
        },
      },
      {
        sql: 'SELECT full_name FROM customers WHERE email IS NOT NULL ORDER BY full_name',
        mark: 'email is not null|not \\(? ?email is null',
        message: {
          vi: 'Đây là những khách đã cho biết email. Đề cần những khách còn lại.',
          en: 'These are the customers who have given an email address. The task asks for the others.',
        },
      },
      {
        sql: 'SELECT full_name FROM customers WHERE email IS NULL',
        mark: '^(?!.*\\border by\\b)',
        message: {
          vi: 'Đúng các hàng, nhưng không có ORDER BY thì thứ tự là tùy ý.',
          en: 'The rows are right, but without ORDER BY their order is arbitrary.',
        },
      },
    ],
    promises: { also: { 'customers.email': [''] } },
    compare: { kind: 'result', order: true },
  },
  {
    id: 'sql-06-02',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Những khách nào chưa giới thiệu ai, tức là `customer_id` của họ không có trong cột `referred_by`? Trả về `full_name`, mỗi khách một hàng, không cần thứ tự.',
      en: 'Which customers have referred nobody, that is, whose `customer_id` does not occur in the column `referred_by`? Return `full_name`, one row for each customer, in any order.',
    },
    starter: 'SELECT full_name\nFROM customers\nWHERE customer_id NOT IN (\n  \n);',
    hints: [
      {
        vi: 'Cột `referred_by` là NULL ở những khách không do ai giới thiệu. Khi danh sách có NULL, NOT IN ra giá trị gì?',
        en: 'The column `referred_by` is NULL for customers whom nobody referred. What is NOT IN when its list contains a NULL?',
      },
      {
        vi: 'Bỏ NULL khỏi kết quả của truy vấn con bằng một điều kiện WHERE trong ngoặc.',
        en: 'Remove the NULLs from the result of the subquery with a WHERE inside the parentheses.',
      },
    ],
    solutions: [
      {
        sql: 'SELECT full_name\nFROM customers\nWHERE customer_id NOT IN (\n  SELECT referred_by FROM customers WHERE referred_by IS NOT NULL\n);',
      },
      {
        sql: 'SELECT full_name\nFROM customers c\nWHERE NOT EXISTS (\n  SELECT 1 FROM customers f WHERE f.referred_by = c.customer_id\n);',
        note: {
          vi: 'NOT EXISTS (ngày 16) đúng khi truy vấn con không trả về hàng nào. Những hàng có `referred_by` là NULL không thỏa phép `=`, nên không cần loại riêng.',
          en: 'NOT EXISTS (day 16) is true when the subquery returns no row. Rows whose `referred_by` is NULL do not satisfy the `=`, so they need not be removed separately.',
        },
      },
    ],
    wrong: [
      {
        sql: 'SELECT full_name FROM customers WHERE customer_id NOT IN (SELECT referred_by FROM customers)',
        mark: '(?:not in|not \\(? ?(?:\\w+ \\. )?customer_id in) \\( select (?:distinct )?(?:\\w+ \\. )?referred_by from customers(?: (?:as )?(?!where\\b)\\w+)? \\)',
        certain: true,
        message: {
          vi: 'Truy vấn con có NULL, nên NOT IN không bao giờ đúng và kết quả rỗng. Hãy bỏ NULL khỏi truy vấn con.',
          en: 'The subquery holds a NULL, so NOT IN is never true and the result is empty. Remove the NULLs from the subquery.',
        },
      },
      {
        sql: 'SELECT full_name FROM customers WHERE referred_by IS NULL',
        mark: 'where (?:\\w+ \\. )?referred_by is null|customer_id not in \\( select (?:\\w+ \\. )?customer_id from customers',
        message: {
          vi: 'Đây là những khách không do ai giới thiệu. Đề hỏi chiều ngược lại: khách nào chưa giới thiệu người khác?',
          en: 'These are the customers whom nobody referred. The question is the other way round: who has referred nobody?',
        },
      },
      {
        sql: 'SELECT full_name FROM customers WHERE customer_id IN (SELECT referred_by FROM customers)',
        mark: '^(?!.*\\bnot (?:in|exists)\\b).*(?:customer_id in|where exists) \\(',
        message: {
          vi: 'Đây là những khách đã giới thiệu ít nhất một người. Đề cần những khách còn lại.',
          en: 'These are the customers who have referred somebody. The task asks for the others.',
        },
      },
      {
        sql: 'SELECT full_name FROM customers WHERE NOT EXISTS (SELECT 1 FROM customers WHERE referred_by = customer_id)',
        mark: 'not exists \\( select [^()]* from customers where (?:referred_by = customer_id|customer_id = referred_by) \\)',
        message: {
          vi: 'Trong truy vấn con này, cả `referred_by` lẫn `customer_id` đều thuộc cùng một hàng của bảng bên trong, nên nó tìm những khách tự giới thiệu mình. Hãy đặt bí danh cho hai bảng.',
          en: 'In this subquery both `referred_by` and `customer_id` belong to the same row of the inner table, so it looks for customers who referred themselves. Give the two tables aliases.',
        },
      },
      {
        sql: 'SELECT full_name FROM customers WHERE customer_id <> referred_by',
        mark: '^(?!.*\\bselect\\b.*\\bselect\\b).*(?:customer_id (?:<>|!=) referred_by|referred_by (?:<>|!=) customer_id)',
        message: {
          vi: 'Phép so này chỉ so hai cột trong cùng một hàng. Phải tìm mã của khách trong cột `referred_by` của mọi hàng.',
          en: 'This compares two columns of the same row. The id of the customer must be looked for in `referred_by` of all rows.',
        },
      },
    ],
    compare: { kind: 'result' },
    hidden: [
      {
        about: {
          vi: 'Có một khách được ghi là tự giới thiệu mình.',
          en: 'One customer is entered as having referred themselves.',
        },
        sql: 'UPDATE customers SET referred_by = customer_id WHERE customer_id = 4;',
      },
    ],
  },
  {
    id: 'sql-06-03',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Liệt kê mọi khách trừ những khách ở Hà Nội: `full_name`, `city`, mỗi khách một hàng, không cần thứ tự. Khách chưa rõ thành phố (`city` là NULL) cũng phải có trong danh sách.',
      en: 'List all customers except those in Hà Nội: `full_name`, `city`, one row for each customer, in any order. Customers whose city is unknown (`city` is NULL) belong on the list too.',
    },
    starter: "SELECT full_name, city\nFROM customers\nWHERE city <> 'Hà Nội';",
    hints: [
      {
        vi: "Với khách chưa rõ thành phố, `city <> 'Hà Nội'` ra giá trị gì?",
        en: "What is `city <> 'Hà Nội'` for a customer of unknown city?",
      },
    ],
    solutions: [
      { sql: "SELECT full_name, city\nFROM customers\nWHERE city <> 'Hà Nội' OR city IS NULL;" },
      {
        sql: "SELECT full_name, city\nFROM customers\nWHERE city IS DISTINCT FROM 'Hà Nội';",
        note: {
          vi: 'IS DISTINCT FROM coi NULL như một giá trị, nên kết quả luôn là đúng hoặc sai.',
          en: 'IS DISTINCT FROM treats NULL like a value, so its result is always true or false.',
        },
      },
      {
        sql: "SELECT full_name, city\nFROM customers\nWHERE (city = 'Hà Nội') IS NOT TRUE;",
        note: {
          vi: 'IS NOT TRUE giữ cả FALSE lẫn UNKNOWN, dù điều kiện trong ngoặc dài bao nhiêu.',
          en: 'IS NOT TRUE keeps both FALSE and UNKNOWN, however long the condition in the parentheses is.',
        },
      },
    ],
    wrong: [
      {
        sql: "SELECT full_name, city FROM customers WHERE city <> 'Hà Nội' OR city = NULL",
        mark: 'city ==? null\\b|null ==? (?:\\w+ \\. )?city\\b',
        message: {
          vi: '`city = NULL` là UNKNOWN ở mọi hàng, nên khách chưa rõ thành phố vẫn bị bỏ sót. Hãy dùng `IS NULL`.',
          en: '`city = NULL` is UNKNOWN for every row, so the customers of unknown city are still missed. Use `IS NULL`.',
        },
      },
      {
        sql: "SELECT full_name, city FROM customers WHERE city <> 'Hà Nội'",
        mark: "^(?!.*(?:\\bnull\\b|distinct|coalesce|ifnull|is not true)).*'Hà Nội'",
        message: {
          vi: 'Khách chưa rõ thành phố bị bỏ sót: so NULL với Hà Nội thì ra UNKNOWN, và WHERE chỉ giữ TRUE.',
          en: 'The customers of unknown city are missed: comparing NULL with Hà Nội gives UNKNOWN, and WHERE keeps only TRUE.',
        },
      },
      {
        sql: "SELECT full_name, city FROM customers WHERE city <> 'Hà Nội' AND city IS NULL",
        mark: "'Hà Nội' and (?:\\w+ \\. )?city is null|city is null and",
        certain: true,
        message: {
          vi: 'Không hàng nào vừa có `city` khác Hà Nội vừa có `city` là NULL. Hai điều kiện này phải nối bằng OR.',
          en: 'In no row is `city` both different from Hà Nội and NULL. These two conditions must be joined by OR.',
        },
      },
      {
        sql: "SELECT full_name, city FROM customers WHERE city <> 'Hà Nội' AND city IS NOT NULL",
        mark: 'city is not null',
        message: {
          vi: '`city IS NOT NULL` loại những khách chưa rõ thành phố, trong khi đề cần cả họ.',
          en: '`city IS NOT NULL` removes the customers of unknown city, but the task wants them too.',
        },
      },
      {
        sql: "SELECT full_name, city FROM customers WHERE city = 'Hà Nội'",
        mark: "^(?!.*(?:<>|!=|\\bnot\\b|distinct)).*(?:= |like |in \\( )'Hà Nội'",
        message: {
          vi: 'Đây là những khách ở Hà Nội. Đề cần mọi khách còn lại.',
          en: 'These are the customers in Hà Nội. The task asks for all the others.',
        },
      },
      {
        sql: "SELECT full_name, city FROM customers WHERE city <> 'Ha Noi' OR city IS NULL",
        mark: "'(?:Ha [Nn]oi|Ha[Nn]oi|ha ?noi|hà nội|HÀ NỘI|Hà nội)'",
        message: {
          vi: 'Phép so chuỗi ở đây phân biệt dấu và hoa thường. Trong bảng, thành phố được ghi là `Hà Nội`, nên không khách nào bị loại.',
          en: 'Comparing strings here distinguishes accents and case. In the table the city is written `Hà Nội`, so nobody is excluded.',
        },
      },
      {
        sql: "SELECT full_name, city FROM customers WHERE city IN ('Hải Phòng', 'TP. Hồ Chí Minh', 'Cần Thơ', 'Đà Lạt', 'Huế', 'Đà Nẵng') OR city IS NULL",
        mark: "^(?!.*'Hà Nội').*city in \\(",
        message: {
          vi: 'Danh sách này chỉ có những thành phố bạn đang thấy. Khách ở một thành phố khác sẽ bị bỏ sót; hãy viết điều kiện về Hà Nội.',
          en: 'This list has only the cities that you see. A customer in a different city would be missed; write the condition about Hà Nội.',
        },
      },
      {
        sql: "SELECT full_name, city FROM customers WHERE city NOT LIKE 'Hà%' OR city IS NULL",
        mark: "like 'Hà ?%'",
        message: {
          vi: 'Mẫu này loại mọi thành phố bắt đầu bằng Hà, không chỉ Hà Nội.',
          en: 'This pattern excludes every city that begins with Hà, not only Hà Nội.',
        },
      },
      {
        sql: "SELECT full_name, city FROM customers WHERE city NOT LIKE '%Nội%' OR city IS NULL",
        mark: "not like '%Nội%'",
        message: {
          vi: 'Mẫu này loại mọi thành phố có chữ `Nội` trong tên. Hãy so sánh với đúng tên `Hà Nội`.',
          en: 'This pattern leaves out every city with `Nội` in its name. Compare with the exact name `Hà Nội`.',
        },
      },
    ],
    compare: { kind: 'result' },
  },
  {
    id: 'sql-06-04',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Lập danh bạ của mọi khách, mỗi khách một hàng: `full_name` và `contact`. Cột `contact` là email của khách, hoặc là số điện thoại khi `email` là NULL. Không cần thứ tự.',
      en: 'Make a contact list of all customers, one row for each: `full_name` and `contact`. The column `contact` is the email address, or the phone number where `email` is NULL. Any order will do.',
    },
    starter: 'SELECT full_name,\n        AS contact\nFROM customers;',
    hints: [
      {
        vi: 'Có một hàm trả về giá trị đầu tiên khác NULL trong các giá trị được đưa vào.',
        en: 'There is a function that returns the first of its arguments that is not NULL.',
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
        mark: '(?:coalesce|ifnull) \\( (?:\\w+ \\. )?phone ,',
        message: {
          vi: 'Khách nào cũng có số điện thoại, nên COALESCE luôn trả về số điện thoại. Email phải đứng trước.',
          en: 'Every customer has a phone number, so COALESCE always returns that. The email address must come first.',
        },
      },
      {
        sql: 'SELECT full_name, email AS contact FROM customers',
        mark: '^(?!.*\\bphone\\b).*\\bemail\\b',
        message: {
          vi: 'Ở những khách chưa cho biết email, `contact` vẫn là NULL. Hãy thay bằng số điện thoại.',
          en: 'For customers without an email address, `contact` is still NULL. Put the phone number there.',
        },
      },
      {
        sql: 'SELECT full_name, NULLIF(email, phone) AS contact FROM customers',
        mark: 'nullif \\( (?:\\w+ \\. )?email ,',
        message: {
          vi: 'NULLIF làm ngược lại: nó đổi một giá trị thành NULL, chứ không thay NULL bằng giá trị khác.',
          en: 'NULLIF does the opposite: it turns a value into NULL, it does not replace NULL.',
        },
      },
      {
        sql: "SELECT full_name, COALESCE(email, 'phone') AS contact FROM customers",
        mark: "coalesce \\( (?:\\w+ \\. )?email , 'phone' \\)",
        message: {
          vi: "`'phone'` trong nháy đơn là một chuỗi, không phải cột `phone`.",
          en: "`'phone'` in single quotes is a string, not the column `phone`.",
        },
      },
      {
        sql: 'SELECT full_name, email || phone AS contact FROM customers',
        mark: 'email \\|\\| (?:\\w+ \\. )?phone',
        message: {
          vi: 'Phép nối ghép cả hai, và ra NULL khi một bên là NULL. Đề cần một trong hai.',
          en: 'Concatenation joins both, and is NULL where one side is NULL. The task asks for one of the two.',
        },
      },
      {
        sql: 'SELECT full_name, phone AS contact FROM customers WHERE email IS NULL',
        mark: 'where (?:\\w+ \\. )?email is null',
        message: {
          vi: 'Danh bạ phải có mọi khách, không chỉ những khách chưa cho biết email.',
          en: 'The list must have every customer, not only those without an email address.',
        },
      },
    ],
    compare: { kind: 'result' },
  },
  {
    id: 'sql-06-05',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Nhà sách đã gửi thư mời qua email đến mọi khách ở Hà Nội đã cho biết email. Những khách còn lại sẽ được gọi điện, kể cả khách chưa rõ thành phố. Liệt kê `full_name`, `phone` của mọi khách cần gọi, mỗi khách một hàng, không cần thứ tự.',
      en: 'The shop has emailed an invitation to every customer in Hà Nội who has given an email address. All the others will be called, including those of unknown city. List `full_name`, `phone` of every customer to call, one row for each, in any order.',
    },
    starter: 'SELECT full_name, phone\nFROM customers\nWHERE ',
    hints: [
      {
        vi: 'Viết điều kiện của những khách đã được mời, rồi lấy phần còn lại. Phần còn lại gồm cả FALSE lẫn UNKNOWN.',
        en: 'Write the condition for those who were invited, then take the rest. The rest is both FALSE and UNKNOWN.',
      },
      {
        vi: 'Số khách đã được mời cộng với số khách cần gọi phải bằng số khách của nhà sách.',
        en: 'Those invited and those to call must add up to all customers of the shop.',
      },
    ],
    solutions: [
      {
        sql: "SELECT full_name, phone\nFROM customers\nWHERE (city = 'Hà Nội' AND email IS NOT NULL) IS NOT TRUE;",
      },
      {
        sql: "SELECT full_name, phone\nFROM customers\nWHERE city <> 'Hà Nội' OR city IS NULL OR email IS NULL;",
        note: {
          vi: 'Tự đảo ngược điều kiện theo luật De Morgan, rồi thêm trường hợp `city` là NULL.',
          en: 'De Morgan by hand, plus the case where `city` is NULL.',
        },
      },
      {
        sql: "SELECT full_name, phone\nFROM customers\nWHERE NOT (COALESCE(city, '') = 'Hà Nội' AND email IS NOT NULL);",
        note: {
          vi: 'COALESCE thay NULL bằng một chuỗi khác Hà Nội. Điều kiện trong ngoặc không còn UNKNOWN, nên NOT không bỏ sót ai.',
          en: 'COALESCE replaces NULL with a string other than Hà Nội. The condition in the parentheses is never UNKNOWN any more, so NOT misses nobody.',
        },
      },
    ],
    wrong: [
      {
        sql: "SELECT full_name, phone FROM customers WHERE NOT (city = 'Hà Nội' AND email IS NOT NULL)",
        mark: "not \\( (?:city = 'Hà Nội' and email is not null|email is not null and city = 'Hà Nội') \\)",
        message: {
          vi: 'Khách có email mà chưa rõ thành phố bị bỏ sót: với họ, điều kiện trong ngoặc là UNKNOWN, và NOT UNKNOWN vẫn là UNKNOWN.',
          en: 'Customers with an email address but of unknown city are missed: for them the condition in the parentheses is UNKNOWN, and NOT UNKNOWN is still UNKNOWN.',
        },
      },
      {
        sql: "SELECT full_name, phone FROM customers WHERE city <> 'Hà Nội' OR email IS NULL",
        mark: "where (?:(?:city (?:<>|!=)|not city =) 'Hà Nội' or email is null|email is null or (?:city (?:<>|!=)|not city =) 'Hà Nội')$",
        message: {
          vi: 'Khách có email mà chưa rõ thành phố bị bỏ sót: với họ, vế về `city` là UNKNOWN và vế về `email` là FALSE, nên OR là UNKNOWN.',
          en: 'Customers with an email address but of unknown city are missed: for them the side on `city` is UNKNOWN and the side on `email` is FALSE, so OR is UNKNOWN.',
        },
      },
      {
        sql: "SELECT full_name, phone FROM customers WHERE city <> 'Hà Nội' OR city = NULL OR email = NULL",
        mark: '(?:city|email) ==? null\\b',
        message: {
          vi: 'Phép `= NULL` là UNKNOWN ở mọi hàng, nên không tìm được khách nào có NULL. Hãy dùng `IS NULL`.',
          en: '`= NULL` is UNKNOWN for every row, so it finds no customer with a NULL. Use `IS NULL`.',
        },
      },
      {
        sql: "SELECT full_name, phone FROM customers WHERE city <> 'Hà Nội' AND email IS NULL",
        mark: "(?:<>|!=) 'Hà Nội' and (?:\\w+ \\. )?email is null|email is null and (?:\\w+ \\. )?city (?:<>|!=)",
        message: {
          vi: 'Khi đảo ngược một AND, hai vế nối bằng OR: khách thiếu một trong hai điều kiện là chưa được mời.',
          en: 'When an AND is negated, its two sides are joined by OR: a customer who lacks either condition was not invited.',
        },
      },
      {
        sql: "SELECT full_name, phone FROM customers WHERE city <> 'Hà Nội'",
        mark: "where (?:city (?:<>|!=) 'Hà Nội'|city not in \\( 'Hà Nội' \\)|not \\(? ?city = 'Hà Nội'(?: \\))?)$",
        message: {
          vi: 'Khách ở Hà Nội mà chưa cho biết email cũng cần gọi, và khách chưa rõ thành phố cũng vậy.',
          en: 'Customers in Hà Nội without an email address are to be called too, and so are those of unknown city.',
        },
      },
      {
        sql: "SELECT full_name, phone FROM customers WHERE city <> 'Hà Nội' OR city IS NULL",
        mark: "^(?!.*\\bemail\\b).*'Hà Nội'",
        message: {
          vi: 'Khách ở Hà Nội mà chưa cho biết email cũng cần gọi: thư mời không đến được họ.',
          en: 'Customers in Hà Nội without an email address are to be called too: the invitation did not reach them.',
        },
      },
      {
        sql: "SELECT full_name, phone FROM customers WHERE city <> 'Hà Nội' OR city IS NULL AND email IS NOT NULL OR city = 'Hà Nội' AND email IS NULL",
        mark: 'city is null and email is not null|email is not null and city is null',
        message: {
          vi: 'Còn sót những khách có cả `city` lẫn `email` là NULL: chỉ cần chưa rõ thành phố là phải gọi.',
          en: 'The customers whose `city` and `email` are both NULL are missed: whoever has no known city is to be called.',
        },
      },
      {
        sql: "SELECT full_name, phone FROM customers WHERE (city LIKE 'Hà%' AND email IS NOT NULL) IS NOT TRUE",
        mark: "like 'Hà ?%'",
        message: {
          vi: 'Mẫu này khớp với mọi thành phố bắt đầu bằng Hà, không chỉ Hà Nội.',
          en: 'This pattern matches every city that begins with Hà, not only Hà Nội.',
        },
      },
      {
        sql: 'SELECT full_name, phone FROM customers WHERE email IS NULL',
        mark: 'where (?:\\w+ \\. )?email is null$',
        message: {
          vi: 'Thư mời chỉ gửi đến khách ở Hà Nội, nên khách ở nơi khác cũng cần gọi, dù họ có email.',
          en: 'The invitation went to customers in Hà Nội only, so those elsewhere are to be called too, even if they have an email address.',
        },
      },
      {
        sql: "SELECT full_name, phone FROM customers WHERE city = 'Hà Nội' AND email IS NOT NULL",
        mark: "where (?:city = 'Hà Nội' and email is not null|email is not null and city = 'Hà Nội')$",
        message: {
          vi: 'Đây là những khách đã được mời. Đề cần những khách còn lại.',
          en: 'These are the customers who were invited. The task asks for the others.',
        },
      },
    ],
    compare: { kind: 'result' },
    equivalent: [
      {
        sql: "SELECT full_name, phone FROM \"customers\" WHERE NOT(COALESCE(city, 'x') = 'Hà Nội' AND email IS NOT NULL)",
        reason: 'Any string other than Hà Nội in the place of NULL makes the comparison false.',
      },
    ],
  },
];
