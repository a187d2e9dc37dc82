import type { SqlExercise } from '../../../src/features/sql-lab/core/grading/exercise';

/** Self joins: one table in two roles, and pairs that appear once. */
export const DAY_14_A: readonly SqlExercise[] = [
  {
    id: 'sql-14-07',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Mỗi khách được ai giới thiệu? Truy vấn có sẵn chỉ thiếu phần JOIN: `c` là khách, `r` là người giới thiệu (`c.referred_by` là mã của người đó). Chỉ lấy những khách có người giới thiệu. Trả về `full_name` và `referrer`, không cần sắp xếp.',
      en: 'Who referred each customer? Only the JOIN is missing from the query below: `c` is the customer, `r` is whoever referred this customer (`c.referred_by` is the id). Take only customers who were referred. Return `full_name` and `referrer`, in any order.',
    },
    starter: 'SELECT c.full_name, r.full_name AS referrer\nFROM customers AS c\n',
    hints: [
      {
        vi: 'Đọc ON thành lời: “mã của `r` bằng mã người giới thiệu của `c`”.',
        en: 'Read ON as a sentence: “the id of `r` equals the referrer’s id in `c`”.',
      },
    ],
    solutions: [
      {
        sql: 'SELECT c.full_name, r.full_name AS referrer\nFROM customers AS c\nJOIN customers AS r ON r.customer_id = c.referred_by;',
      },
    ],
    wrong: [
      {
        sql: 'SELECT c.full_name, r.full_name AS referrer FROM customers AS c JOIN customers AS r ON r.referred_by = c.customer_id',
        mark: 'r \\. referred_by = c \\. customer_id|c \\. customer_id = r \\. referred_by',
        message: {
          vi: 'Hai vai đổi chỗ: cột `referrer` đang ghi người được giới thiệu.',
          en: 'The two roles have changed places: `referrer` holds the customer who was referred.',
        },
      },
      {
        sql: 'SELECT c.full_name, r.full_name AS referrer FROM customers AS c JOIN customers AS r ON r.referred_by = c.referred_by',
        mark: 'referred_by = (?:\\w+ \\. )?referred_by',
        message: {
          vi: 'ON này ghép những khách có cùng người giới thiệu, kể cả ghép một khách với chính mình.',
          en: 'This ON joins customers who were referred by the same person, and also joins each of them with themselves.',
        },
      },
      {
        sql: 'SELECT c.full_name, r.full_name AS referrer FROM customers AS c LEFT JOIN customers AS r ON r.customer_id = c.referred_by',
        mark: 'left (?:outer )?join',
        message: {
          vi: 'LEFT JOIN giữ cả những khách không có người giới thiệu. Đề chỉ lấy khách có người giới thiệu.',
          en: 'LEFT JOIN keeps the customers whom nobody referred as well. The task asks only for those who were referred.',
        },
      },
    ],
    compare: { kind: 'result' },
  },
  {
    id: 'sql-14-01',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Trong các nhân viên có quản lý, những ai có lương không quá một nửa lương của quản lý trực tiếp? Lương bằng đúng một nửa cũng tính. Trả về `full_name`, `salary`, `manager` (tên quản lý), `manager_salary` (lương của quản lý), không cần sắp xếp.',
      en: 'Which employees who have a manager earn at most half the salary of that manager? A salary of exactly half counts too. Return `full_name`, `salary`, `manager` (the name of the manager), `manager_salary` (the salary of the manager), in any order.',
    },
    starter:
      'SELECT e.full_name, e.salary,\n        AS manager,\n        AS manager_salary\nFROM employees AS e\nJOIN employees AS m ON ',
    hints: [
      {
        vi: 'Vai `e` là nhân viên, vai `m` là quản lý. Cột nào của `e` chứa mã của `m`?',
        en: 'The role `e` is the employee and `m` the manager. Which column of `e` holds the id of `m`?',
      },
      {
        vi: 'Lương không quá một nửa nghĩa là hai lần lương đó không vượt lương của quản lý.',
        en: 'At most half means that twice the salary does not exceed the salary of the manager.',
      },
    ],
    solutions: [
      {
        sql: 'SELECT e.full_name, e.salary,\n       m.full_name AS manager,\n       m.salary AS manager_salary\nFROM employees AS e\nJOIN employees AS m ON m.employee_id = e.manager_id\nWHERE e.salary * 2 <= m.salary;',
      },
    ],
    wrong: [
      {
        sql: 'SELECT m.full_name, m.salary, e.full_name AS manager, e.salary AS manager_salary FROM employees AS e JOIN employees AS m ON m.employee_id = e.manager_id WHERE e.salary * 2 <= m.salary',
        mark: 'select (\\w+) \\. full_name .*= (?!\\1 )\\w+ \\. manager_id|select (\\w+) \\. full_name .* (?!\\2 )\\w+ \\. manager_id = ',
        message: {
          vi: 'Hai vai đang đổi chỗ: cột `full_name` chứa tên quản lý, còn cột `manager` chứa tên cấp dưới.',
          en: 'The two roles have changed places: the column `full_name` holds the manager and the column `manager` holds the subordinate.',
        },
      },
      {
        sql: 'SELECT e.full_name, e.salary, m.full_name AS manager, m.salary AS manager_salary FROM employees AS e JOIN employees AS m ON m.manager_id = e.employee_id WHERE e.salary * 2 <= m.salary',
        mark: 'select (\\w+) \\. .* (?!\\1 )\\w+ \\. manager_id = |select (\\w+) \\. .* = (?!\\2 )\\w+ \\. manager_id',
        certain: true,
        message: {
          vi: 'ON đang lấy người có `manager_id` bằng mã của `e`, tức là cấp dưới của `e`. Với quản lý thì ngược lại: mã của `m` bằng mã quản lý của `e`.',
          en: 'ON takes those whose `manager_id` is the id of `e`, that is, the subordinates of `e`. For the manager it is the other way round: the id of `m` equals the manager id of `e`.',
        },
      },
      {
        sql: 'SELECT e.full_name, e.salary, m.full_name AS manager, m.salary AS manager_salary FROM employees AS e JOIN employees AS m ON m.employee_id = e.manager_id WHERE e.salary * 2 < m.salary',
        mark: '\\* 2 <(?!=)|2 \\* (?:\\w+ \\. )?salary <(?!=)|< (?:\\w+ \\. )?salary [/*]|< [\\d.]+ \\* |> (?:\\w+ \\. )?salary \\* 2|> 2 \\* |/ [\\d.]+ >(?!=)',
        message: {
          vi: 'Truy vấn đang bỏ mất người có lương bằng đúng một nửa.',
          en: 'The query leaves out whoever earns exactly half.',
        },
      },
      {
        sql: 'SELECT e.full_name, e.salary, m.full_name AS manager, m.salary AS manager_salary FROM employees AS e JOIN employees AS m ON e.salary * 2 <= m.salary',
        mark: '^(?!.*manager_id)',
        message: {
          vi: 'Truy vấn đang so lương của mỗi nhân viên với mọi người khác. Điều kiện ghép phải chọn quản lý của chính nhân viên đó.',
          en: 'The query compares each employee with everybody. The join condition must choose the manager of that employee.',
        },
      },
      {
        sql: 'SELECT e.full_name, e.salary, m.full_name AS manager, m.salary AS manager_salary FROM employees AS e LEFT JOIN employees AS m ON m.employee_id = e.manager_id AND e.salary * 2 <= m.salary',
        mark: 'left (?:outer )?join',
        message: {
          vi: 'LEFT JOIN đang giữ cả những nhân viên không đạt điều kiện về lương, và ở đó tên quản lý là NULL.',
          en: 'LEFT JOIN keeps the employees who do not meet the condition on the salary too, with NULL as the manager.',
        },
      },
    ],
    compare: { kind: 'result' },
    equivalent: [
      {
        sql: 'SELECT "e".full_name, "e".salary, "m".full_name AS "manager", "m".salary AS "manager_salary" FROM "employees" AS "e" LEFT JOIN "employees" AS "m" ON "m".employee_id = "e".manager_id WHERE "e".salary * 2 <= "m".salary',
        reason:
          'An employee without a manager has NULL as the salary of the manager, and the condition in WHERE is not TRUE for it.',
      },
    ],
  },
  {
    id: 'sql-14-02',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Mỗi khách tham gia trước ngày 1 tháng 1 năm 2024 (cột `joined_on`) đã giới thiệu bao nhiêu khách? Người được giới thiệu tham gia lúc nào cũng tính. Trả về `customer_id`, `full_name`, `referred_count` (số khách được giới thiệu; chưa giới thiệu ai thì là 0), không cần sắp xếp.',
      en: 'How many customers has each customer who joined before 1 January 2024 (column `joined_on`) referred? It does not matter when those who were referred joined. Return `customer_id`, `full_name`, `referred_count` (the number of customers referred; 0 for none), in any order.',
    },
    starter:
      'SELECT r.customer_id, r.full_name,\n        AS referred_count\nFROM customers AS r\nLEFT JOIN customers AS c ON ',
    hints: [
      {
        vi: 'Vai `r` là người giới thiệu, vai `c` là người được giới thiệu. Điều kiện ghép cần cột `referred_by` của vai nào?',
        en: 'The role `r` is the one who refers and `c` the one who is referred. In which role is the column `referred_by` needed?',
      },
      {
        vi: 'Hãy đếm khóa của vai được giới thiệu, để hàng bù không được đếm.',
        en: 'Count the key of the role that is referred, so that rows without a match are not counted.',
      },
    ],
    solutions: [
      {
        sql: "SELECT r.customer_id, r.full_name,\n       COUNT(c.customer_id) AS referred_count\nFROM customers AS r\nLEFT JOIN customers AS c ON c.referred_by = r.customer_id\nWHERE r.joined_on < '2024-01-01'\nGROUP BY r.customer_id, r.full_name;",
      },
    ],
    wrong: [
      {
        sql: "SELECT r.customer_id, r.full_name, COUNT(*) AS referred_count FROM customers AS r LEFT JOIN customers AS c ON c.referred_by = r.customer_id WHERE r.joined_on < '2024-01-01' GROUP BY r.customer_id, r.full_name",
        mark: 'count \\( (?:\\*|1|r \\. customer_id) \\)',
        message: {
          vi: 'Truy vấn đang đếm cả hàng bù, nên khách chưa giới thiệu ai có số 1. Hãy đếm khóa của vai được giới thiệu.',
          en: 'The query counts the rows without a match too, so a customer who referred nobody gets 1. Count the key of the role that is referred.',
        },
      },
      {
        sql: "SELECT r.customer_id, r.full_name, COUNT(c.customer_id) AS referred_count FROM customers AS r JOIN customers AS c ON c.referred_by = r.customer_id WHERE r.joined_on < '2024-01-01' GROUP BY r.customer_id, r.full_name",
        mark: '^(?!.*(?:left|right|full)\\b)',
        message: {
          vi: 'Kết nối trong đang bỏ mất những khách chưa giới thiệu ai. Đề cần số 0 ở những khách đó.',
          en: 'The inner join loses the customers who referred nobody. The task asks for 0 there.',
        },
      },
      {
        sql: "SELECT r.customer_id, r.full_name, COUNT(c.customer_id) AS referred_count FROM customers AS r LEFT JOIN customers AS c ON c.customer_id = r.referred_by WHERE r.joined_on < '2024-01-01' GROUP BY r.customer_id, r.full_name",
        mark: 'from customers (?:as )?(?!as )(\\w+) .* (?:= \\1 \\. referred_by|\\1 \\. referred_by =)',
        message: {
          vi: 'ON đang ghép mỗi khách với người đã giới thiệu mình, nên số đếm chỉ là 0 hoặc 1. Hãy đổi chiều của ON.',
          en: 'ON joins each customer with the one who referred them, so the count can only be 0 or 1. Turn ON around.',
        },
      },
      {
        sql: "SELECT r.customer_id, r.full_name, COUNT(c.customer_id) AS referred_count FROM customers AS r LEFT JOIN customers AS c ON c.referred_by = r.customer_id WHERE c.joined_on < '2024-01-01' GROUP BY r.customer_id, r.full_name",
        mark: 'from customers (?:as )?(?!as )(\\w+) .*where (?!\\1 )\\w+ \\. joined_on',
        message: {
          vi: 'WHERE đang lọc ngày tham gia của người được giới thiệu. Điều kiện của đề là về người giới thiệu, và khách chưa giới thiệu ai cũng phải có một hàng.',
          en: 'WHERE filters by the date of the one who was referred. The condition of the task is about the one who refers, and a customer who referred nobody needs a row too.',
        },
      },
      {
        sql: 'SELECT r.customer_id, r.full_name, COUNT(c.customer_id) AS referred_count FROM customers AS r LEFT JOIN customers AS c ON c.referred_by = r.customer_id GROUP BY r.customer_id, r.full_name',
        mark: '^(?!.*joined_on)',
        message: {
          vi: 'Kết quả đang có mọi khách. Đề chỉ cần khách tham gia trước ngày 1 tháng 1 năm 2024.',
          en: 'The result has all customers. The task asks only for those who joined before 1 January 2024.',
        },
      },
    ],
    compare: { kind: 'result', types: { referred_count: 'integer' } },
    equivalent: [
      {
        sql: 'SELECT DISTINCT "r".customer_id, "r".full_name, COUNT("c".customer_id) AS "referred_count" FROM "customers" AS "r" LEFT JOIN "customers" AS "c" ON "c".referred_by = "r".customer_id WHERE "r".joined_on < \'2024-01-01\' GROUP BY "r".customer_id, "r".full_name',
        reason: 'GROUP BY leaves one row for each key, and the key is selected, so no two rows are alike.',
      },
      {
        sql: 'SELECT "r".customer_id, "r".full_name, COUNT("c".customer_id) AS "referred_count" FROM "customers" AS "r" LEFT JOIN "customers" AS "c" ON "c".referred_by = "r".customer_id WHERE "r".joined_on < \'2024-01-01\' GROUP BY "r".customer_id',
        reason: 'The first key is a primary key, so the second has one value in each group.',
      },
      {
        sql: 'SELECT "r".customer_id, "r".full_name, COUNT(DISTINCT "c".customer_id) AS "referred_count" FROM "customers" AS "r" LEFT JOIN "customers" AS "c" ON "c".referred_by = "r".customer_id WHERE "r".joined_on < \'2024-01-01\' GROUP BY "r".customer_id, "r".full_name',
        reason: 'Each referred customer is one row, so the ids counted are different already.',
      },
    ],
  },
  {
    id: 'sql-14-03',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Nhà sách muốn mời các khách lâu năm ở cùng thành phố đến gặp nhau. Hãy lập mọi cặp khách có cùng `city`, trong đó cả hai người đều tham gia trước ngày 1 tháng 1 năm 2024. Khách không có thành phố không thuộc cặp nào. Trả về `city`, `first_customer`, `second_customer` (tên hai khách), không cần sắp xếp. Mỗi cặp xuất hiện đúng một lần, và `first_customer` là người có `customer_id` nhỏ hơn.',
      en: 'The bookshop wants to bring its old customers of one city together. List all pairs of customers who have the same `city` and who both joined before 1 January 2024. A customer without a city belongs to no pair. Return `city`, `first_customer`, `second_customer` (the names of the two), in any order. Each pair appears exactly once, and `first_customer` is the one with the smaller `customer_id`.',
    },
    starter:
      'SELECT a.city,\n        AS first_customer,\n        AS second_customer\nFROM customers AS a\nJOIN customers AS b ON ',
    hints: [
      {
        vi: 'Ngoài thành phố, hãy so sánh cả khóa chính, để mỗi cặp chỉ còn một chiều.',
        en: 'Beside the city, compare the primary keys too, so that only one direction of each pair is left.',
      },
      {
        vi: 'Điều kiện về ngày tham gia phải đúng với cả `a` lẫn `b`.',
        en: 'The condition on the date must be true of `a` and of `b`.',
      },
    ],
    solutions: [
      {
        sql: "SELECT a.city,\n       a.full_name AS first_customer,\n       b.full_name AS second_customer\nFROM customers AS a\nJOIN customers AS b ON b.city = a.city AND a.customer_id < b.customer_id\nWHERE a.joined_on < '2024-01-01' AND b.joined_on < '2024-01-01';",
      },
    ],
    wrong: [
      {
        sql: "SELECT a.city, a.full_name AS first_customer, b.full_name AS second_customer FROM customers AS a JOIN customers AS b ON b.city = a.city AND a.customer_id <> b.customer_id WHERE a.joined_on < '2024-01-01' AND b.joined_on < '2024-01-01'",
        mark: 'customer_id (?:<>|!=) |not \\w+ \\. customer_id = ',
        message: {
          vi: 'Mỗi cặp đang xuất hiện hai lần, theo hai chiều. `<>` chỉ bỏ cặp của một khách với chính mình; hãy dùng `<`.',
          en: 'Each pair appears twice, once in each direction. `<>` only removes pairs of a customer with themselves; use `<`.',
        },
      },
      {
        sql: "SELECT a.city, a.full_name AS first_customer, b.full_name AS second_customer FROM customers AS a JOIN customers AS b ON b.city = a.city WHERE a.joined_on < '2024-01-01' AND b.joined_on < '2024-01-01'",
        mark: '^(?!.*customer_id)',
        message: {
          vi: 'Truy vấn đang ghép mỗi khách với chính mình, và mỗi cặp xuất hiện hai lần. Hãy so sánh thêm khóa chính của hai khách.',
          en: 'The query joins each customer with themselves, and each pair appears twice. Compare the primary keys of the two as well.',
        },
      },
      {
        sql: "SELECT a.city, a.full_name AS first_customer, b.full_name AS second_customer FROM customers AS a JOIN customers AS b ON b.city = a.city AND a.customer_id <= b.customer_id WHERE a.joined_on < '2024-01-01' AND b.joined_on < '2024-01-01'",
        mark: 'customer_id [<>]=',
        message: {
          vi: '`<=` còn giữ cặp của một khách với chính mình.',
          en: '`<=` still keeps the pair of a customer with themselves.',
        },
      },
      {
        sql: "SELECT a.city, a.full_name AS first_customer, b.full_name AS second_customer FROM customers AS a JOIN customers AS b ON b.city = a.city AND a.full_name < b.full_name WHERE a.joined_on < '2024-01-01' AND b.joined_on < '2024-01-01'",
        mark: 'full_name [<>] ',
        message: {
          vi: 'Truy vấn đang so tên, nên hai khách trùng tên không thành cặp, và thứ tự trong cặp không theo mã khách. Hãy so khóa chính.',
          en: 'The query compares names, so two customers who share a name are no pair, and the order within a pair is not that of the ids. Compare the primary keys.',
        },
      },
      {
        sql: "SELECT a.city, a.full_name AS first_customer, b.full_name AS second_customer FROM customers AS a JOIN customers AS b ON COALESCE(b.city, '') = COALESCE(a.city, '') AND a.customer_id < b.customer_id WHERE a.joined_on < '2024-01-01' AND b.joined_on < '2024-01-01'",
        mark: 'coalesce \\(|\\bcity is ',
        message: {
          vi: 'Truy vấn đang coi hai khách không có thành phố là cùng thành phố. So sánh bằng = với NULL thì ra UNKNOWN, nên chỉ cần `b.city = a.city`.',
          en: 'The query counts two customers without a city as neighbours. Comparing with NULL using `=` gives UNKNOWN, so `b.city = a.city` is enough.',
        },
      },
      {
        sql: "SELECT a.city, a.full_name AS first_customer, b.full_name AS second_customer FROM customers AS a JOIN customers AS b ON b.city = a.city AND a.customer_id < b.customer_id WHERE a.joined_on < '2024-01-01'",
        mark: '^(?!.*joined_on.*joined_on)',
        message: {
          vi: 'Điều kiện về ngày tham gia mới chỉ xét một trong hai khách.',
          en: 'The condition on the date looks at only one of the two customers.',
        },
      },
    ],
    compare: { kind: 'result' },
    equivalent: [
      {
        sql: 'SELECT "a".city, "a".full_name AS "first_customer", "b".full_name AS "second_customer" FROM "customers" AS "a" INNER JOIN "customers" AS "b" ON "b".city = "a".city WHERE (("a".joined_on < \'2024-01-01\' AND "b".joined_on < \'2024-01-01\') AND ("a".customer_id < "b".customer_id))',
        reason: 'With inner joins a condition filters alike in ON and in WHERE.',
      },
      {
        sql: 'SELECT "a".city, "a".full_name AS "first_customer", "b".full_name AS "second_customer" FROM "customers" AS "a" LEFT JOIN "customers" AS "b" ON "b".city = "a".city AND "a".customer_id < "b".customer_id WHERE "a".joined_on < \'2024-01-01\' AND "b".joined_on < \'2024-01-01\'',
        reason:
          'A customer without a match has NULL as the joining date of the other, and the condition in WHERE is not TRUE for it.',
      },
    ],
  },
  {
    id: 'sql-14-04',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Những cặp đầu sách nào được mua cùng nhau trong ít nhất ba đơn, không tính đơn có trạng thái `cancelled`? Trả về `first_title`, `second_title` (hai tên sách) và `order_count` (số đơn có cả hai đầu sách), không cần sắp xếp. Mỗi cặp xuất hiện đúng một lần, và `first_title` là tên của đầu sách có `book_id` nhỏ hơn.',
      en: 'Which pairs of books were bought together in at least three orders, leaving out orders whose status is `cancelled`? Return `first_title`, `second_title` (the two titles) and `order_count` (the number of orders that contain both), in any order. Each pair appears exactly once, and `first_title` belongs to the smaller `book_id`.',
    },
    starter:
      'SELECT x.title AS first_title, y.title AS second_title,\n        AS order_count\nFROM order_items AS a\nJOIN order_items AS b ON b.order_id = a.order_id AND ',
    hints: [
      {
        vi: 'Tên sách nằm ở `books`, và mỗi phía của cặp cần một phép ghép. Trạng thái nằm ở `orders`.',
        en: 'The titles are in `books`, and each side of the pair needs a join of its own. The status is in `orders`.',
      },
      {
        vi: 'Sau khi ghép, mỗi hàng là một cặp trong một đơn. Hãy gom theo cặp, rồi lọc nhóm bằng HAVING.',
        en: 'After the joins, each row is one pair in one order. Group by the pair, then filter the groups with HAVING.',
      },
    ],
    solutions: [
      {
        sql: "SELECT x.title AS first_title, y.title AS second_title,\n       COUNT(*) AS order_count\nFROM order_items AS a\nJOIN order_items AS b ON b.order_id = a.order_id AND a.book_id < b.book_id\nJOIN orders AS o ON o.order_id = a.order_id\nJOIN books AS x ON x.book_id = a.book_id\nJOIN books AS y ON y.book_id = b.book_id\nWHERE o.status <> 'cancelled'\nGROUP BY x.book_id, x.title, y.book_id, y.title\nHAVING COUNT(*) >= 3;",
      },
    ],
    wrong: [
      {
        sql: "SELECT x.title AS first_title, y.title AS second_title, COUNT(*) AS order_count FROM order_items AS a JOIN order_items AS b ON b.order_id = a.order_id AND a.book_id <> b.book_id JOIN orders AS o ON o.order_id = a.order_id JOIN books AS x ON x.book_id = a.book_id JOIN books AS y ON y.book_id = b.book_id WHERE o.status <> 'cancelled' GROUP BY x.book_id, x.title, y.book_id, y.title HAVING COUNT(*) >= 3",
        mark: 'book_id (?:<>|!=) ',
        message: {
          vi: 'Mỗi cặp đang xuất hiện hai lần, theo hai chiều. Hãy thay `<>` bằng `<`.',
          en: 'Each pair appears twice, once in each direction. Replace `<>` with `<`.',
        },
      },
      {
        sql: "SELECT x.title AS first_title, y.title AS second_title, COUNT(*) AS order_count FROM order_items AS a JOIN order_items AS b ON b.order_id = a.order_id JOIN orders AS o ON o.order_id = a.order_id JOIN books AS x ON x.book_id = a.book_id JOIN books AS y ON y.book_id = b.book_id WHERE o.status <> 'cancelled' GROUP BY x.book_id, x.title, y.book_id, y.title HAVING COUNT(*) >= 3",
        mark: '^(?!.*book_id (?:<|>|!=))',
        message: {
          vi: 'Kết quả đang có cả cặp của một đầu sách với chính nó, và mỗi cặp khác xuất hiện hai lần.',
          en: 'The result has pairs of a book with itself, and each other pair appears twice.',
        },
      },
      {
        sql: 'SELECT x.title AS first_title, y.title AS second_title, COUNT(*) AS order_count FROM order_items AS a JOIN order_items AS b ON b.order_id = a.order_id AND a.book_id < b.book_id JOIN books AS x ON x.book_id = a.book_id JOIN books AS y ON y.book_id = b.book_id GROUP BY x.book_id, x.title, y.book_id, y.title HAVING COUNT(*) >= 3',
        mark: "^(?!.*'cancelled')",
        message: {
          vi: 'Truy vấn đang tính cả đơn bị hủy. Trạng thái của đơn nằm ở bảng `orders`.',
          en: 'The query counts cancelled orders too. The status of an order is in the table `orders`.',
        },
      },
      {
        sql: "SELECT x.title AS first_title, y.title AS second_title, COUNT(*) AS order_count FROM order_items AS a JOIN order_items AS b ON b.order_id = a.order_id AND a.book_id < b.book_id JOIN orders AS o ON o.order_id = a.order_id JOIN books AS x ON x.book_id = a.book_id JOIN books AS y ON y.book_id = b.book_id WHERE o.status <> 'cancelled' GROUP BY x.book_id, x.title, y.book_id, y.title HAVING COUNT(*) > 3",
        mark: '> 3|>= 4',
        message: {
          vi: 'Truy vấn đang bỏ mất những cặp có đúng ba đơn.',
          en: 'The query leaves out the pairs with exactly three orders.',
        },
      },
      {
        sql: "SELECT x.title AS first_title, y.title AS second_title, SUM(a.quantity) AS order_count FROM order_items AS a JOIN order_items AS b ON b.order_id = a.order_id AND a.book_id < b.book_id JOIN orders AS o ON o.order_id = a.order_id JOIN books AS x ON x.book_id = a.book_id JOIN books AS y ON y.book_id = b.book_id WHERE o.status <> 'cancelled' GROUP BY x.book_id, x.title, y.book_id, y.title HAVING COUNT(*) >= 3",
        mark: 'sum \\(',
        message: {
          vi: 'Truy vấn đang cộng số cuốn. Đề hỏi số đơn: mỗi hàng là một cặp trong một đơn, nên chỉ cần đếm hàng.',
          en: 'The query adds up copies. The task asks for orders: each row is one pair in one order, so counting rows is enough.',
        },
      },
    ],
    compare: { kind: 'result', types: { order_count: 'integer' } },
    equivalent: [
      {
        sql: 'SELECT "x".title AS "first_title", "y".title AS "second_title", COUNT(*) AS "order_count" FROM "order_items" AS "a" INNER JOIN "order_items" AS "b" ON "b".order_id = "a".order_id INNER JOIN "orders" AS "o" ON "o".order_id = "a".order_id INNER JOIN "books" AS "x" ON "x".book_id = "a".book_id INNER JOIN "books" AS "y" ON "y".book_id = "b".book_id WHERE (("o".status <> \'cancelled\') AND ("a".book_id < "b".book_id)) GROUP BY "x".book_id, "x".title, "y".book_id, "y".title HAVING COUNT(*) >= 3',
        reason: 'With inner joins a condition filters alike in ON and in WHERE.',
      },
      {
        sql: 'SELECT "x".title AS "first_title", "y".title AS "second_title", COUNT(*) AS "order_count" FROM "order_items" AS "a" INNER JOIN "order_items" AS "b" ON "b".order_id = "a".order_id AND "a".book_id < "b".book_id INNER JOIN "orders" AS "o" ON "o".order_id = "a".order_id INNER JOIN "books" AS "x" ON "x".book_id = "a".book_id INNER JOIN "books" AS "y" ON "y".book_id = "b".book_id WHERE "o".status <> \'cancelled\' GROUP BY "x".book_id, "y".book_id, "y".title HAVING COUNT(*) >= 3',
        reason: 'The id before it is a primary key, so the title has one value in each group.',
      },
      {
        sql: 'SELECT "x".title AS "first_title", "y".title AS "second_title", COUNT(*) AS "order_count" FROM "order_items" AS "a" INNER JOIN "order_items" AS "b" ON "b".order_id = "a".order_id AND "a".book_id < "b".book_id INNER JOIN "orders" AS "o" ON "o".order_id = "a".order_id INNER JOIN "books" AS "x" ON "x".book_id = "a".book_id INNER JOIN "books" AS "y" ON "y".book_id = "b".book_id WHERE "o".status <> \'cancelled\' GROUP BY "x".book_id, "x".title, "y".book_id HAVING COUNT(*) >= 3',
        reason: 'The id before it is a primary key, so the title has one value in each group.',
      },
      {
        sql: 'SELECT "x".title AS "first_title", "y".title AS "second_title", COUNT(*) AS "order_count" FROM "order_items" AS "a" LEFT JOIN "order_items" AS "b" ON "b".order_id = "a".order_id AND "a".book_id < "b".book_id INNER JOIN "orders" AS "o" ON "o".order_id = "a".order_id INNER JOIN "books" AS "x" ON "x".book_id = "a".book_id INNER JOIN "books" AS "y" ON "y".book_id = "b".book_id WHERE "o".status <> \'cancelled\' GROUP BY "x".book_id, "x".title, "y".book_id, "y".title HAVING COUNT(*) >= 3',
        reason:
          'A line without another line has NULL as the second book_id, which meets no book in the inner join that follows.',
      },
      {
        sql: 'SELECT "x".title AS "first_title", "y".title AS "second_title", COUNT(*) AS "order_count" FROM "order_items" AS "a" INNER JOIN "order_items" AS "b" ON "b".order_id = "a".order_id AND "a".book_id < "b".book_id LEFT JOIN "orders" AS "o" ON "o".order_id = "a".order_id INNER JOIN "books" AS "x" ON "x".book_id = "a".book_id INNER JOIN "books" AS "y" ON "y".book_id = "b".book_id WHERE "o".status <> \'cancelled\' GROUP BY "x".book_id, "x".title, "y".book_id, "y".title HAVING COUNT(*) >= 3',
        reason: 'order_items.order_id is NOT NULL and a foreign key, so every line has its order.',
      },
      {
        sql: 'SELECT "x".title AS "first_title", "y".title AS "second_title", COUNT(*) AS "order_count" FROM "order_items" AS "a" INNER JOIN "order_items" AS "b" ON "b".order_id = "a".order_id AND "a".book_id < "b".book_id INNER JOIN "orders" AS "o" ON "o".order_id = "a".order_id LEFT JOIN "books" AS "x" ON "x".book_id = "a".book_id INNER JOIN "books" AS "y" ON "y".book_id = "b".book_id WHERE "o".status <> \'cancelled\' GROUP BY "x".book_id, "x".title, "y".book_id, "y".title HAVING COUNT(*) >= 3',
        reason: 'order_items.book_id is NOT NULL and a foreign key, so every line has its book.',
      },
      {
        sql: 'SELECT "x".title AS "first_title", "y".title AS "second_title", COUNT(*) AS "order_count" FROM "order_items" AS "a" INNER JOIN "order_items" AS "b" ON "b".order_id = "a".order_id AND "a".book_id < "b".book_id INNER JOIN "orders" AS "o" ON "o".order_id = "a".order_id INNER JOIN "books" AS "x" ON "x".book_id = "a".book_id LEFT JOIN "books" AS "y" ON "y".book_id = "b".book_id WHERE "o".status <> \'cancelled\' GROUP BY "x".book_id, "x".title, "y".book_id, "y".title HAVING COUNT(*) >= 3',
        reason: 'order_items.book_id is NOT NULL and a foreign key, so every line has its book.',
      },
    ],
  },
];
