import type { SqlExercise } from '../../../src/features/sql-lab/core/grading/exercise';

/** Window functions: a value of the whole partition, numbers, ranks, and the top row of each group. */
export const DAY_19_A: readonly SqlExercise[] = [
  {
    id: 'sql-19-07',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Bên cạnh lương của mỗi nhân viên, hãy ghi lương cao nhất của cả nhà sách. Truy vấn có sẵn chỉ thiếu một biểu thức. Trả về `full_name`, `salary` và `highest_salary`, mỗi nhân viên một hàng, không cần sắp xếp.',
      en: 'Beside the salary of each employee, show the highest salary of the whole shop. Only one expression is missing from the query below. Return `full_name`, `salary` and `highest_salary`, one row for each employee, in any order.',
    },
    starter: 'SELECT full_name, salary,\n        AS highest_salary\nFROM employees;',
    hints: [
      {
        vi: 'MAX có OVER đi sau thì không gộp hàng nào.',
        en: 'MAX followed by OVER groups no rows away.',
      },
    ],
    solutions: [
      { sql: 'SELECT full_name, salary,\n       MAX(salary) OVER () AS highest_salary\nFROM employees;' },
      {
        sql: 'SELECT full_name, salary,\n       (SELECT MAX(salary) FROM employees) AS highest_salary\nFROM employees;',
        note: {
          vi: 'Truy vấn con vô hướng của ngày 16 cũng ra kết quả này, nhưng phải đọc bảng hai lần.',
          en: 'The scalar subquery of day 16 gives this result too, but it has to read the table twice.',
        },
      },
    ],
    wrong: [
      {
        sql: 'SELECT full_name, salary, MAX(salary) AS highest_salary FROM employees',
        mark: '^(?!.*(?:over|\\( select))',
        engine: 'sqlite',
        message: {
          vi: 'Không có OVER thì MAX gộp cả bảng thành một hàng.',
          en: 'Without OVER, MAX turns the whole table into one row.',
        },
      },
      {
        sql: 'SELECT full_name, salary, MAX(salary) OVER (ORDER BY salary) AS highest_salary FROM employees',
        mark: 'over \\( .*order by',
        message: {
          vi: 'Khi OVER có ORDER BY, MAX chỉ tính đến hàng đang xét. Ở đây OVER phải để trống.',
          en: 'With ORDER BY in OVER, MAX goes only as far as the current row. Here OVER has to be empty.',
        },
      },
      {
        sql: 'SELECT full_name, salary, MAX(salary) OVER (PARTITION BY manager_id) AS highest_salary FROM employees',
        mark: 'partition by',
        message: {
          vi: 'PARTITION BY chia nhân viên thành nhiều phần. Đề cần mức cao nhất của cả nhà sách.',
          en: 'PARTITION BY divides the employees. The task asks for the highest salary of the whole shop.',
        },
      },
    ],
    compare: { kind: 'result' },
  },
  {
    id: 'sql-19-01',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Hãy so sánh lương của từng nhân viên với người có lương cao nhất trong số những nhân viên có cùng cấp trên trực tiếp (`manager_id`), tính cả chính nhân viên đó. Những nhân viên không có cấp trên thuộc chung một nhóm. Trả về `employee_id`, `full_name`, `salary`, `top_salary` (mức lương cao nhất của nhóm), mỗi nhân viên một hàng, không cần sắp xếp.',
      en: 'Compare the salary of each employee with the highest salary among the employees who have the same direct manager (`manager_id`), the employee included. Employees without a manager form one group. Return `employee_id`, `full_name`, `salary`, `top_salary` (the highest salary of the group), one row for each employee, in any order.',
    },
    starter: 'SELECT employee_id, full_name, salary,\n       MAX(salary) OVER () AS top_salary\nFROM employees;',
    hints: [
      {
        vi: 'OVER đang để trống, nên mức cao nhất được tính trên mọi nhân viên. Mệnh đề nào chia các hàng thành nhóm?',
        en: 'OVER is empty, so the highest salary is that of all employees. Which clause divides the rows into groups?',
      },
    ],
    solutions: [
      {
        sql: 'SELECT employee_id, full_name, salary,\n       MAX(salary) OVER (PARTITION BY manager_id) AS top_salary\nFROM employees;',
      },
    ],
    wrong: [
      {
        sql: 'SELECT employee_id, full_name, salary, MAX(salary) OVER () AS top_salary FROM employees',
        mark: 'over \\( \\)',
        message: {
          vi: 'OVER để trống thì cửa sổ gồm mọi nhân viên, nên hàng nào cũng có lương của giám đốc. Hãy chia phân vùng theo `manager_id`.',
          en: 'With an empty OVER the window is all employees, so each row has the salary of the director. Divide the rows by `manager_id`.',
        },
      },
      {
        sql: 'SELECT employee_id, full_name, salary, MAX(salary) OVER (PARTITION BY employee_id) AS top_salary FROM employees',
        mark: 'partition by (?:\\w+ \\. )?(?:employee_id|full_name)\\b',
        message: {
          vi: 'Truy vấn đang chia mỗi nhân viên thành một phân vùng riêng, nên mức cao nhất luôn là lương của chính người đó.',
          en: 'The query makes each employee a partition of their own, so the highest salary is always their own.',
        },
      },
      {
        sql: 'SELECT employee_id, full_name, salary, MAX(salary) OVER (PARTITION BY job_title) AS top_salary FROM employees',
        mark: 'partition by (?:\\w+ \\. )?job_title',
        message: {
          vi: 'Truy vấn đang chia nhóm theo chức danh. Đề yêu cầu nhóm những người có cùng cấp trên.',
          en: 'The query divides by job title. The task asks for the employees who have the same manager.',
        },
      },
      {
        sql: 'SELECT employee_id, full_name, salary, MAX(salary) OVER (PARTITION BY manager_id ORDER BY salary) AS top_salary FROM employees',
        mark: 'partition by (?:\\w+ \\. )?manager_id order by',
        message: {
          vi: 'Khi OVER có ORDER BY, MAX chỉ tính đến hàng hiện tại và những hàng bằng nó, chứ không tính trên cả phân vùng (ngày 20). Hãy bỏ ORDER BY trong OVER.',
          en: 'With ORDER BY in OVER, MAX goes only up to the current row and the rows equal to it, and not over the whole partition (day 20). Leave ORDER BY out of OVER.',
        },
      },
      {
        sql: 'SELECT e.employee_id, e.full_name, e.salary, MAX(m.salary) AS top_salary FROM employees AS e JOIN employees AS m ON m.manager_id = e.manager_id GROUP BY e.employee_id, e.full_name, e.salary',
        mark: 'manager_id = (?:\\w+ \\. )?manager_id',
        message: {
          vi: 'Truy vấn đang bỏ những nhân viên không có cấp trên: so sánh NULL với NULL bằng dấu = thì không ra TRUE. PARTITION BY xếp các hàng có NULL vào chung một nhóm.',
          en: 'The query loses the employees without a manager: NULL compared with NULL using `=` is not TRUE. PARTITION BY puts the rows with NULL into one group.',
        },
      },
      {
        sql: 'SELECT employee_id, full_name, salary, MAX(salary) AS top_salary FROM employees GROUP BY manager_id',
        mark: '^(?!.*over).*group by (?:\\w+ \\. )?manager_id$',
        engine: 'sqlite',
        message: {
          vi: 'GROUP BY gộp mỗi nhóm thành một hàng. Đề yêu cầu mỗi nhân viên một hàng, nên hãy dùng MAX với OVER.',
          en: 'GROUP BY turns each group into one row. The task asks for a row for each employee, so use MAX with OVER.',
        },
      },
      {
        sql: 'SELECT employee_id, full_name, salary, MAX(salary) OVER (PARTITION BY manager_id) AS top_salary FROM employees WHERE manager_id IS NOT NULL',
        mark: 'manager_id is not null',
        message: {
          vi: 'Truy vấn đang bỏ những nhân viên không có cấp trên. Không phải viết điều kiện này: PARTITION BY xếp các hàng có NULL vào chung một nhóm.',
          en: 'The query leaves out the employees without a manager. The condition is not needed: PARTITION BY puts the rows with NULL into one group.',
        },
      },
      {
        sql: 'SELECT employee_id, full_name, salary, MAX(salary) OVER (PARTITION BY manager_id) AS top_salary FROM employees GROUP BY manager_id',
        mark: 'over \\(.*group by (?:\\w+ \\. )?manager_id$',
        engine: 'sqlite',
        message: {
          vi: 'Truy vấn có cả OVER lẫn GROUP BY. GROUP BY đã gộp mỗi nhóm thành một hàng trước khi hàm cửa sổ được tính. Hãy bỏ GROUP BY.',
          en: 'The query has OVER and GROUP BY as well. GROUP BY has turned each group into one row before the window function is computed. Leave GROUP BY out.',
        },
      },
    ],
    compare: { kind: 'result' },
  },
  {
    id: 'sql-19-02',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Trong mỗi thành phố, hãy đánh số khách theo thứ tự gia nhập: khách có `joined_on` sớm nhất mang số 1. Nếu hai khách gia nhập cùng ngày thì khách có `customer_id` nhỏ hơn đứng trước. Những khách chưa rõ thành phố (`city` là NULL) thuộc chung một nhóm và cũng được đánh số. Trả về `customer_id`, `city`, `joined_on`, `place` (số thứ tự), không cần sắp xếp.',
      en: 'In each city, number the customers in the order in which they joined: the one with the earliest `joined_on` is number 1. Of two customers who joined on the same day, the one with the smaller `customer_id` comes first. Customers whose city is not known (`city` is NULL) form one group and are numbered too. Return `customer_id`, `city`, `joined_on`, `place` (the number), in any order.',
    },
    starter: 'SELECT customer_id, city, joined_on,\n       ROW_NUMBER() OVER () AS place\nFROM customers;',
    hints: [
      {
        vi: 'Trong OVER, PARTITION BY đứng trước, ORDER BY đứng sau.',
        en: 'In OVER, PARTITION BY comes first and ORDER BY after it.',
      },
      {
        vi: 'ORDER BY trong OVER có thể gồm nhiều cột, giống như ORDER BY ở cuối truy vấn.',
        en: 'ORDER BY in OVER may have several columns, like ORDER BY at the end of a query.',
      },
    ],
    solutions: [
      {
        sql: 'SELECT customer_id, city, joined_on,\n       ROW_NUMBER() OVER (PARTITION BY city ORDER BY joined_on, customer_id) AS place\nFROM customers;',
      },
    ],
    wrong: [
      {
        sql: 'SELECT customer_id, city, joined_on, ROW_NUMBER() OVER (ORDER BY city, joined_on, customer_id) AS place FROM customers',
        mark: 'over \\( order by (?:\\w+ \\. )?city ',
        message: {
          vi: 'Sắp xếp theo `city` chỉ đưa các khách cùng thành phố lại gần nhau, còn số thì đếm tiếp. Muốn số trở lại 1 ở mỗi thành phố, hãy dùng PARTITION BY.',
          en: 'Sorting by `city` only brings the customers of one city together, and the numbers go on. To start at 1 in each city, use PARTITION BY.',
        },
      },
      {
        sql: 'SELECT customer_id, city, joined_on, ROW_NUMBER() OVER (ORDER BY joined_on, customer_id) AS place FROM customers',
        mark: '^(?!.*partition by)',
        message: {
          vi: 'Truy vấn đang đánh số mọi khách trong một dãy. Đề yêu cầu mỗi thành phố đánh số lại từ 1.',
          en: 'The query numbers all customers in one series. The task asks for numbers that start at 1 in each city.',
        },
      },
      {
        sql: 'SELECT customer_id, city, joined_on, RANK() OVER (PARTITION BY city ORDER BY joined_on) AS place FROM customers',
        mark: 'rank \\( \\)',
        message: {
          vi: 'RANK và DENSE_RANK đánh cùng một số cho hai khách gia nhập cùng ngày. Đề yêu cầu mỗi khách một số riêng.',
          en: 'RANK and DENSE_RANK give two customers who joined on the same day the same number. The task asks for a number for each.',
        },
      },
      {
        sql: 'SELECT customer_id, city, joined_on, ROW_NUMBER() OVER (PARTITION BY city ORDER BY joined_on) AS place FROM customers',
        mark: 'order by (?:\\w+ \\. )?joined_on(?: asc)? \\)',
        message: {
          vi: 'Hai khách gia nhập cùng ngày thì ai đứng trước? Thứ tự trong OVER chưa có khóa duy nhất, nên kết quả không được quy định.',
          en: 'Which of two customers who joined on the same day comes first? The order in OVER has no unique key yet, so the result is open.',
        },
      },
      {
        sql: 'SELECT customer_id, city, joined_on, ROW_NUMBER() OVER (PARTITION BY city ORDER BY joined_on DESC, customer_id) AS place FROM customers',
        mark: 'joined_on desc',
        message: {
          vi: 'DESC đánh số 1 cho khách gia nhập muộn nhất. Đề yêu cầu khách sớm nhất mang số 1.',
          en: 'DESC gives number 1 to the customer who joined last. The task asks for the earliest to be number 1.',
        },
      },
      {
        sql: 'SELECT customer_id, city, joined_on, ROW_NUMBER() OVER (PARTITION BY city ORDER BY joined_on, customer_id) AS place FROM customers WHERE city IS NOT NULL',
        mark: 'city is not null',
        message: {
          vi: 'Truy vấn đang bỏ những khách chưa rõ thành phố. Đề yêu cầu đánh số cả những khách này, trong chung một nhóm.',
          en: 'The query leaves out the customers whose city is not known. The task asks to number them too, as one group.',
        },
      },
      {
        sql: 'SELECT customer_id, city, joined_on, ROW_NUMBER() OVER (PARTITION BY city ORDER BY customer_id) AS place FROM customers',
        mark: 'order by (?:\\w+ \\. )?customer_id(?: asc)? \\)',
        message: {
          vi: 'Truy vấn đang đánh số theo mã khách. Mã nhỏ hơn không có nghĩa là gia nhập sớm hơn.',
          en: 'The query numbers by the id of the customer. A smaller id does not mean that the customer joined earlier.',
        },
      },
      {
        sql: 'SELECT customer_id, city, joined_on, ROW_NUMBER() OVER (PARTITION BY city) AS place FROM customers ORDER BY joined_on, customer_id',
        mark: 'over \\( partition by (?:\\w+ \\. )?city \\)',
        message: {
          vi: 'Trong OVER chưa có ORDER BY, nên số được đánh theo một thứ tự không được quy định. ORDER BY ở cuối chỉ sắp xếp kết quả, không đổi số của hàng nào.',
          en: 'There is no ORDER BY in OVER yet, so the numbers follow an order that is not specified. ORDER BY at the end only sorts the result; it changes the number of no row.',
        },
      },
      {
        sql: 'SELECT customer_id, city, joined_on, ROW_NUMBER() OVER (PARTITION BY city ORDER BY joined_on, customer_id DESC) AS place FROM customers',
        mark: 'customer_id desc \\)',
        message: {
          vi: 'Khi hai khách gia nhập cùng ngày, truy vấn đang xếp khách có mã lớn hơn đứng trước. Đề yêu cầu khách có `customer_id` nhỏ hơn đứng trước.',
          en: 'Of two customers who joined on the same day, the query puts the one with the larger id first. The task asks for the smaller `customer_id` first.',
        },
      },
    ],
    compare: { kind: 'result' },
    equivalent: [
      {
        sql: 'SELECT customer_id, city, joined_on, RANK() OVER (PARTITION BY city ORDER BY joined_on ASC, customer_id ASC) AS "place" FROM "customers"',
        reason: 'customer_id is a key, so no two rows of a partition tie.',
      },
      {
        sql: 'SELECT customer_id, city, joined_on, DENSE_RANK() OVER (PARTITION BY city ORDER BY joined_on ASC, customer_id ASC) AS "place" FROM "customers"',
        reason: 'customer_id is a key, so no two rows of a partition tie.',
      },
    ],
  },
  {
    id: 'sql-19-03',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Hãy xếp hạng các đầu sách theo giá trong từng danh mục (`category_id`), giá cao nhất là hạng 1. Trả về `book_id`, `category_id`, `price`, `price_rank` và `price_level`, không cần sắp xếp. Hai đầu sách cùng giá có cùng hạng ở cả hai cột. `price_rank` bằng 1 cộng số đầu sách cùng danh mục có giá cao hơn. `price_level` bằng 1 cộng số mức giá khác nhau cao hơn trong cùng danh mục.',
      en: 'Rank the books by price in each category (`category_id`), the highest price being rank 1. Return `book_id`, `category_id`, `price`, `price_rank` and `price_level`, in any order. Two books of the same price have the same rank in both columns. `price_rank` is 1 plus the number of books of the category with a higher price. `price_level` is 1 plus the number of different higher prices in the category.',
    },
    starter: 'SELECT book_id, category_id, price,\n        AS price_rank,\n        AS price_level\nFROM books;',
    hints: [
      {
        vi: 'Nếu giá của bốn đầu sách là 9, 8, 8, 5 thì `price_rank` là 1, 2, 2, 4 và `price_level` là 1, 2, 2, 3.',
        en: 'For four books with the prices 9, 8, 8, 5, `price_rank` is 1, 2, 2, 4 and `price_level` is 1, 2, 2, 3.',
      },
    ],
    solutions: [
      {
        sql: 'SELECT book_id, category_id, price,\n       RANK() OVER (PARTITION BY category_id ORDER BY price DESC) AS price_rank,\n       DENSE_RANK() OVER (PARTITION BY category_id ORDER BY price DESC) AS price_level\nFROM books;',
      },
      {
        sql: 'SELECT b.book_id, b.category_id, b.price,\n       (SELECT COUNT(*) FROM books AS x WHERE x.category_id = b.category_id AND x.price > b.price) + 1 AS price_rank,\n       (SELECT COUNT(DISTINCT x.price) FROM books AS x WHERE x.category_id = b.category_id AND x.price > b.price) + 1 AS price_level\nFROM books AS b;',
        note: {
          vi: 'Cách này viết đúng định nghĩa của hai hạng bằng truy vấn con tương quan (ngày 16). Hàm cửa sổ ngắn hơn.',
          en: 'This writes the definitions of the two ranks as correlated subqueries (day 16). The window functions are shorter.',
        },
      },
    ],
    wrong: [
      {
        sql: 'SELECT book_id, category_id, price, DENSE_RANK() OVER (PARTITION BY category_id ORDER BY price DESC) AS price_rank, RANK() OVER (PARTITION BY category_id ORDER BY price DESC) AS price_level FROM books',
        mark: 'dense_rank \\( \\) over \\( [^)]*\\) (?:as )?"?price_rank"?\\b',
        message: {
          vi: 'Hai hàm đang đổi chỗ cho nhau: hàm bỏ qua hạng sau các hàng bằng nhau là RANK, hàm không bỏ qua là DENSE_RANK.',
          en: 'The two functions have changed places: RANK skips numbers after a tie, DENSE_RANK does not.',
        },
      },
      {
        sql: 'SELECT book_id, category_id, price, RANK() OVER (PARTITION BY category_id ORDER BY price DESC) AS price_rank, RANK() OVER (PARTITION BY category_id ORDER BY price DESC) AS price_level FROM books',
        mark: '^(?!.*dense_rank)(?!.*distinct).*[^_]\\brank \\( \\)',
        message: {
          vi: 'Sau hai đầu sách bằng giá, `price_level` không được bỏ qua số nào. Hàm nào xếp hạng theo các giá trị khác nhau?',
          en: 'After two books of the same price, `price_level` may not skip a number. Which function ranks the different values?',
        },
      },
      {
        sql: 'SELECT book_id, category_id, price, ROW_NUMBER() OVER (PARTITION BY category_id ORDER BY price DESC, book_id) AS price_rank, DENSE_RANK() OVER (PARTITION BY category_id ORDER BY price DESC) AS price_level FROM books',
        mark: 'row_number \\( \\)',
        message: {
          vi: 'ROW_NUMBER đánh hai số khác nhau cho hai đầu sách bằng giá. Đề yêu cầu chúng cùng hạng.',
          en: 'ROW_NUMBER gives two books of the same price different numbers. The task asks for the same rank.',
        },
      },
      {
        sql: 'SELECT book_id, category_id, price, RANK() OVER (PARTITION BY category_id ORDER BY price DESC, book_id) AS price_rank, DENSE_RANK() OVER (PARTITION BY category_id ORDER BY price DESC, book_id) AS price_level FROM books',
        mark: 'rank \\( \\) over \\( partition by (?:\\w+ \\. )?category_id order by (?:\\w+ \\. )?price desc ,',
        message: {
          vi: 'Khi ORDER BY trong OVER có thêm một khóa duy nhất, không còn hàng nào đồng hạng, nên RANK đánh số giống ROW_NUMBER.',
          en: 'With a unique key in the ORDER BY of OVER no rows tie any more, so RANK numbers them as ROW_NUMBER does.',
        },
      },
      {
        sql: 'SELECT book_id, category_id, price, RANK() OVER (PARTITION BY category_id ORDER BY price) AS price_rank, DENSE_RANK() OVER (PARTITION BY category_id ORDER BY price) AS price_level FROM books',
        mark: 'order by (?:\\w+ \\. )?price(?: asc)? \\)',
        message: {
          vi: 'Truy vấn đang xếp giá thấp nhất ở hạng 1. Hãy sắp xếp giảm dần trong OVER.',
          en: 'The query makes the lowest price rank 1. Sort downwards in OVER.',
        },
      },
      {
        sql: 'SELECT book_id, category_id, price, RANK() OVER (ORDER BY price DESC) AS price_rank, DENSE_RANK() OVER (ORDER BY price DESC) AS price_level FROM books',
        mark: '^(?!.*(?:partition by|where)).*over',
        message: {
          vi: 'Truy vấn đang xếp hạng trên cả nhà sách. Đề yêu cầu xếp hạng riêng trong từng danh mục.',
          en: 'The query ranks the books of the whole shop. The task asks for ranks in each category.',
        },
      },
      {
        sql: 'SELECT book_id, category_id, price, RANK() OVER (PARTITION BY category_id) AS price_rank, DENSE_RANK() OVER (PARTITION BY category_id) AS price_level FROM books ORDER BY price DESC',
        mark: 'rank \\( \\) over \\( partition by (?:\\w+ \\. )?category_id \\)',
        message: {
          vi: 'Trong OVER chưa có ORDER BY, nên mọi hàng của phân vùng đều đồng hạng và hạng nào cũng là 1. ORDER BY ở cuối chỉ sắp xếp kết quả.',
          en: 'There is no ORDER BY in OVER yet, so all rows of a partition tie and every rank is 1. ORDER BY at the end only sorts the result.',
        },
      },
      {
        sql: 'SELECT book_id, category_id, price, RANK() OVER (PARTITION BY category_id, price ORDER BY price DESC) AS price_rank, DENSE_RANK() OVER (PARTITION BY category_id, price ORDER BY price DESC) AS price_level FROM books',
        mark: 'partition by (?:\\w+ \\. )?(?:category_id , (?:\\w+ \\. )?price|price , (?:\\w+ \\. )?category_id) ',
        message: {
          vi: 'Truy vấn đang chia mỗi mức giá thành một phân vùng riêng, nên hạng nào cũng là 1. Chỉ chia phân vùng theo `category_id`.',
          en: 'The query makes each price a partition of its own, so every rank is 1. Divide the rows by `category_id` only.',
        },
      },
    ],
    compare: { kind: 'result' },
  },
  {
    id: 'sql-19-04',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Với mỗi khách từng đặt hàng, hãy xét đơn gần nhất của người đó, bất kể trạng thái. Những khách nào có đơn gần nhất bị hủy (`status` là `cancelled`)? Nếu hai đơn của một khách có cùng `ordered_at` thì đơn có `order_id` lớn hơn là đơn gần hơn. Trả về `customer_id`, `order_id`, `ordered_at` của đơn gần nhất đó, không cần sắp xếp.',
      en: 'Look at the latest order of each customer who has ordered, whatever its status. Of which customers was that latest order cancelled (`status` is `cancelled`)? Of two orders of a customer with the same `ordered_at`, the one with the larger `order_id` is the later. Return `customer_id`, `order_id`, `ordered_at` of that latest order, in any order.',
    },
    starter:
      'WITH numbered AS (\n  SELECT customer_id, order_id, ordered_at, status,\n          AS place\n  FROM orders\n)\nSELECT customer_id, order_id, ordered_at\nFROM numbered\nWHERE ',
    hints: [
      {
        vi: 'Hãy đánh số đơn của từng khách sao cho đơn gần nhất mang số 1.',
        en: 'Number the orders of each customer so that the latest is number 1.',
      },
      {
        vi: 'Điều kiện về trạng thái phải lọc trước hay sau khi đánh số?',
        en: 'Must the condition on the status filter before the numbering or after it?',
      },
    ],
    solutions: [
      {
        sql: "WITH numbered AS (\n  SELECT customer_id, order_id, ordered_at, status,\n         ROW_NUMBER() OVER (PARTITION BY customer_id ORDER BY ordered_at DESC, order_id DESC) AS place\n  FROM orders\n)\nSELECT customer_id, order_id, ordered_at\nFROM numbered\nWHERE place = 1 AND status = 'cancelled';",
      },
      {
        sql: "SELECT o.customer_id, o.order_id, o.ordered_at\nFROM orders AS o\nWHERE o.status = 'cancelled'\n  AND NOT EXISTS (\n    SELECT 1\n    FROM orders AS n\n    WHERE n.customer_id = o.customer_id\n      AND (n.ordered_at > o.ordered_at OR n.ordered_at = o.ordered_at AND n.order_id > o.order_id)\n  );",
        note: {
          vi: 'Cách này dùng NOT EXISTS (ngày 16): một đơn là đơn gần nhất khi khách đó không có đơn nào gần hơn.',
          en: 'This uses NOT EXISTS (day 16): an order is the latest when the customer has no later one.',
        },
      },
    ],
    wrong: [
      {
        sql: "WITH numbered AS (SELECT customer_id, order_id, ordered_at, ROW_NUMBER() OVER (PARTITION BY customer_id ORDER BY ordered_at DESC, order_id DESC) AS place FROM orders WHERE status = 'cancelled') SELECT customer_id, order_id, ordered_at FROM numbered WHERE place = 1",
        mark: "from orders(?: (?:as )?\\w+)? where (?:\\w+ \\. )?status = 'cancelled' \\)",
        message: {
          vi: 'Truy vấn đang bỏ các đơn khác trước khi đánh số, nên số 1 là đơn bị hủy gần nhất, không phải đơn gần nhất. Hãy đánh số mọi đơn trong CTE rồi lọc trạng thái ở bên ngoài.',
          en: 'The query leaves the other orders out before it numbers them, so number 1 is the latest cancelled order, not the latest order. Number all orders in the CTE and filter on the status outside.',
        },
      },
      {
        sql: "SELECT customer_id, order_id, ordered_at FROM orders WHERE status = 'cancelled' AND ROW_NUMBER() OVER (PARTITION BY customer_id ORDER BY ordered_at DESC, order_id DESC) = 1",
        mark: 'where (?:(?!select|over \\().)*row_number \\( \\) over',
        certain: true,
        message: {
          vi: 'Hàm cửa sổ được tính sau WHERE nên không viết được trong WHERE. Hãy tính số thứ tự trong một CTE rồi lọc ở bên ngoài.',
          en: 'Window functions are computed after WHERE and cannot be written in it. Compute the number in a CTE and filter outside.',
        },
      },
      {
        sql: "WITH numbered AS (SELECT customer_id, order_id, ordered_at, status, ROW_NUMBER() OVER (PARTITION BY customer_id ORDER BY ordered_at, order_id) AS place FROM orders) SELECT customer_id, order_id, ordered_at FROM numbered WHERE place = 1 AND status = 'cancelled'",
        mark: 'order by (?:\\w+ \\. )?ordered_at(?: asc)? [,)]',
        message: {
          vi: 'Thứ tự tăng dần đánh số 1 cho đơn đầu tiên của khách. Muốn đơn gần nhất mang số 1 thì phải sắp xếp giảm dần.',
          en: 'In ascending order number 1 is the first order of the customer. The latest needs a descending order.',
        },
      },
      {
        sql: "WITH numbered AS (SELECT customer_id, order_id, ordered_at, status, RANK() OVER (PARTITION BY customer_id ORDER BY ordered_at DESC) AS place FROM orders) SELECT customer_id, order_id, ordered_at FROM numbered WHERE place = 1 AND status = 'cancelled'",
        mark: 'order by (?:\\w+ \\. )?ordered_at desc \\)',
        message: {
          vi: 'Nếu hai đơn của một khách có cùng thời điểm đặt, thứ tự trong OVER chưa nói đơn nào gần hơn. Đề quy định theo `order_id`.',
          en: 'Where two orders of a customer have the same time, the order in OVER does not say which is the later. The task decides by `order_id`.',
        },
      },
      {
        sql: "WITH numbered AS (SELECT customer_id, order_id, ordered_at, status, ROW_NUMBER() OVER (ORDER BY ordered_at DESC, order_id DESC) AS place FROM orders) SELECT customer_id, order_id, ordered_at FROM numbered WHERE place = 1 AND status = 'cancelled'",
        mark: '^(?!.*partition by).*row_number',
        certain: true,
        message: {
          vi: 'Truy vấn đang đánh số mọi đơn trong một dãy, nên chỉ có một đơn mang số 1. Hãy chia phân vùng theo khách.',
          en: 'The query numbers all orders in one series, so only one order is number 1. Divide the rows by customer.',
        },
      },
      {
        sql: "WITH numbered AS (SELECT customer_id, order_id, ordered_at, status, ROW_NUMBER() OVER (PARTITION BY customer_id ORDER BY order_id DESC) AS place FROM orders) SELECT customer_id, order_id, ordered_at FROM numbered WHERE place = 1 AND status = 'cancelled'",
        mark: 'order by (?:\\w+ \\. )?order_id desc \\)|max \\( (?:\\w+ \\. )?order_id \\)',
        message: {
          vi: 'Truy vấn đang coi đơn có mã lớn nhất là đơn gần nhất. Mã không cho biết thời điểm đặt; hãy sắp xếp theo `ordered_at` trước.',
          en: 'The query takes the order with the largest id for the latest. An id does not tell the time of the order; sort by `ordered_at` first.',
        },
      },
      {
        sql: "WITH numbered AS (SELECT customer_id, order_id, ordered_at, status, ROW_NUMBER() OVER (PARTITION BY customer_id ORDER BY ordered_at DESC) AS place FROM orders) SELECT customer_id, order_id, ordered_at FROM numbered WHERE place = 1 AND status = 'cancelled'",
        mark: 'order by (?:\\w+ \\. )?ordered_at desc \\)',
        engine: 'sqlite',
        message: {
          vi: 'Nếu hai đơn của một khách có cùng thời điểm đặt, thứ tự trong OVER chưa nói đơn nào gần hơn. Đề quy định theo `order_id`.',
          en: 'Where two orders of a customer have the same time, the order in OVER does not say which is the later. The task decides by `order_id`.',
        },
      },
      {
        sql: "WITH numbered AS (SELECT customer_id, order_id, ordered_at, status, ROW_NUMBER() OVER (PARTITION BY customer_id ORDER BY ordered_at DESC, order_id) AS place FROM orders) SELECT customer_id, order_id, ordered_at FROM numbered WHERE place = 1 AND status = 'cancelled'",
        mark: 'ordered_at desc , (?:\\w+ \\. )?order_id(?: asc)? \\)',
        message: {
          vi: 'Trong hai đơn có cùng thời điểm đặt, truy vấn đang chọn đơn có mã nhỏ hơn. Đề quy định đơn có `order_id` lớn hơn là đơn gần hơn.',
          en: 'Of two orders placed at the same time, the query picks the one with the smaller id. In the task the larger `order_id` is the later order.',
        },
      },
      {
        sql: "WITH numbered AS (SELECT customer_id, order_id, ordered_at, status, MAX(ordered_at) OVER (PARTITION BY customer_id) AS place FROM orders) SELECT customer_id, order_id, ordered_at FROM numbered WHERE ordered_at = place AND status = 'cancelled'",
        mark: 'max \\( (?:\\w+ \\. )?ordered_at \\)',
        message: {
          vi: 'Nếu một khách có hai đơn cùng thời điểm đặt gần nhất thì cả hai đều bằng MAX. Đề chỉ xét đơn có `order_id` lớn hơn.',
          en: 'Where a customer has two orders at the latest time, both equal MAX. The task looks only at the one with the larger `order_id`.',
        },
      },
      {
        sql: "WITH numbered AS (SELECT customer_id, order_id, ordered_at, status, ROW_NUMBER() OVER (PARTITION BY customer_id, status ORDER BY ordered_at DESC, order_id DESC) AS place FROM orders) SELECT customer_id, order_id, ordered_at FROM numbered WHERE place = 1 AND status = 'cancelled'",
        mark: 'partition by (?:\\w+ \\. )?(?:customer_id , (?:\\w+ \\. )?status|status , (?:\\w+ \\. )?customer_id) ',
        message: {
          vi: 'Truy vấn đang đánh số riêng từng trạng thái của mỗi khách, nên số 1 là đơn bị hủy gần nhất chứ không phải đơn gần nhất. Chỉ chia phân vùng theo khách.',
          en: 'The query numbers each status of a customer separately, so number 1 is the latest cancelled order, not the latest order. Divide the rows by customer only.',
        },
      },
      {
        sql: 'WITH numbered AS (SELECT customer_id, order_id, ordered_at, status, ROW_NUMBER() OVER (PARTITION BY customer_id ORDER BY ordered_at DESC, order_id DESC) AS place FROM orders) SELECT customer_id, order_id, ordered_at FROM numbered WHERE place = 1',
        mark: "^(?!.*'cancelled')",
        message: {
          vi: 'Đây là đơn gần nhất của mọi khách. Đề chỉ hỏi những khách có đơn gần nhất bị hủy, nên hãy lọc thêm `status` ở truy vấn bên ngoài.',
          en: 'This is the latest order of every customer. The task asks only for those whose latest order was cancelled, so filter on `status` in the outer query too.',
        },
      },
    ],
    compare: { kind: 'result' },
    equivalent: [
      {
        sql: 'WITH "numbered" AS (SELECT customer_id, order_id, ordered_at, status, ROW_NUMBER() OVER (PARTITION BY customer_id ORDER BY ordered_at DESC, order_id DESC) AS "place" FROM "orders") SELECT DISTINCT customer_id, order_id, ordered_at FROM "numbered" WHERE place = 1 AND status = \'cancelled\'',
        reason: 'order_id is the primary key of orders, so no two rows are alike.',
      },
      {
        sql: 'WITH "numbered" AS (SELECT customer_id, order_id, ordered_at, status, RANK() OVER (PARTITION BY customer_id ORDER BY ordered_at DESC, order_id DESC) AS "place" FROM "orders") SELECT customer_id, order_id, ordered_at FROM "numbered" WHERE place = 1 AND status = \'cancelled\'',
        reason: 'order_id is a key, so no two rows of a partition tie.',
      },
      {
        sql: 'WITH "numbered" AS (SELECT customer_id, order_id, ordered_at, status, DENSE_RANK() OVER (PARTITION BY customer_id ORDER BY ordered_at DESC, order_id DESC) AS "place" FROM "orders") SELECT customer_id, order_id, ordered_at FROM "numbered" WHERE place = 1 AND status = \'cancelled\'',
        reason: 'order_id is a key, so no two rows of a partition tie.',
      },
    ],
  },
];
