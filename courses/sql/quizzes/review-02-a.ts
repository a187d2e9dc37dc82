/** Questions on days 11 to 14. */
export const QUESTIONS_A = [
  {
    id: 'q01',
    prompt: {
      vi: 'Bảng `orders` có 120 đơn: 72 đơn do bốn nhân viên bán, 48 đơn trực tuyến có `employee_id` là NULL. Truy vấn này trả về mấy hàng?',
      en: 'The table `orders` has 120 orders: 72 sold by four employees, and 48 online orders whose `employee_id` is NULL. How many rows does this query return?',
    },
    code: 'SELECT employee_id, COUNT(*)\nFROM orders\nGROUP BY employee_id;',
    choices: [
      {
        text: {
          vi: '4',
          en: '4',
        },
        why: {
          vi: 'GROUP BY không bỏ NULL: các đơn trực tuyến thành một nhóm riêng.',
          en: 'GROUP BY does not drop NULL: the online orders form a group of their own.',
        },
      },
      {
        text: {
          vi: '5',
          en: '5',
        },
        correct: true,
        why: {
          vi: 'Bốn nhân viên, và một nhóm cho mọi hàng có `employee_id` là NULL.',
          en: 'Four employees, and one group for all rows whose `employee_id` is NULL.',
        },
      },
      {
        text: {
          vi: '52',
          en: '52',
        },
        why: {
          vi: 'Các NULL được xếp chung một nhóm, không phải mỗi hàng một nhóm.',
          en: 'All NULLs go into one group, not each row into its own.',
        },
      },
    ],
  },
  {
    id: 'q02',
    prompt: {
      vi: 'Nhân viên số 8 có 17 đơn, trong đó ba đơn bị hủy. Hàng của nhân viên này có trong kết quả không?',
      en: 'Employee 8 has 17 orders, three of them cancelled. Is this employee in the result?',
    },
    code: "SELECT employee_id, COUNT(*) AS order_count\nFROM orders\nWHERE status <> 'cancelled'\nGROUP BY employee_id\nHAVING COUNT(*) >= 15\nORDER BY employee_id;",
    choices: [
      {
        text: {
          vi: 'Không: HAVING nhìn thấy 14 đơn.',
          en: 'No: HAVING sees 14 orders.',
        },
        correct: true,
        why: {
          vi: 'WHERE lọc hàng trước, rồi HAVING mới xét số đếm còn lại.',
          en: 'WHERE filters rows first, and HAVING looks at the count that is left.',
        },
      },
      {
        text: {
          vi: 'Có, vì 17 lớn hơn 15.',
          en: 'Yes, because 17 is more than 15.',
        },
        why: {
          vi: 'WHERE bỏ đơn bị hủy trước khi chia nhóm, nên COUNT chỉ đếm 14 đơn.',
          en: 'WHERE drops the cancelled orders before the groups are made, so COUNT counts 14 only.',
        },
      },
      {
        text: {
          vi: 'Truy vấn báo lỗi, vì có cả WHERE lẫn HAVING.',
          en: 'The query fails, because it has both WHERE and HAVING.',
        },
        why: {
          vi: 'Hai mệnh đề đi cùng nhau được: một lọc hàng, một lọc nhóm.',
          en: 'The two go together: one filters rows, the other groups.',
        },
      },
    ],
  },
  {
    id: 'q03',
    prompt: {
      vi: '`orders.customer_id` là khóa ngoại NOT NULL, và mọi đơn đều có dòng trong `order_items`, tổng cộng 300 dòng. Truy vấn này trả về số nào?',
      en: '`orders.customer_id` is a NOT NULL foreign key, and every order has lines in `order_items`, 300 in all. Which number does this query return?',
    },
    code: 'SELECT COUNT(*)\nFROM orders AS o\nJOIN customers AS c ON c.customer_id = o.customer_id\nJOIN order_items AS i ON i.order_id = o.order_id;',
    choices: [
      {
        text: {
          vi: '120, số đơn.',
          en: '120, the number of orders.',
        },
        why: {
          vi: 'Sau khi ghép `order_items`, mỗi hàng là một dòng của đơn, không còn là một đơn.',
          en: 'Once `order_items` is joined, each row is a line of an order and no longer an order.',
        },
      },
      {
        text: {
          vi: '420, tổng của hai số kia.',
          en: '420, the sum of the two.',
        },
        why: {
          vi: 'JOIN tạo ra các cặp, không nối hàng của hai bảng thành một danh sách dài.',
          en: 'JOIN makes pairs; it does not put the rows of two tables into one long list.',
        },
      },
      {
        text: {
          vi: '300, số dòng của đơn.',
          en: '300, the number of order lines.',
        },
        correct: true,
        why: {
          vi: 'Ghép thêm khách không làm đổi số hàng; ghép thêm dòng thì mỗi đơn thành nhiều hàng.',
          en: 'Joining the customers does not change the number of rows; joining the lines turns each order into several.',
        },
      },
    ],
  },
  {
    id: 'q04',
    prompt: {
      vi: 'Có 30 khách, ba khách có đơn đang chờ (`pending`), mỗi người một đơn. Hai truy vấn này đếm được bao nhiêu khách?',
      en: 'There are 30 customers, and three of them have a `pending` order, one each. How many customers do these two queries count?',
    },
    code: "SELECT COUNT(DISTINCT c.customer_id)\nFROM customers AS c\nLEFT JOIN orders AS o ON o.customer_id = c.customer_id\nWHERE o.status = 'pending';\n\nSELECT COUNT(DISTINCT c.customer_id)\nFROM customers AS c\nLEFT JOIN orders AS o ON o.customer_id = c.customer_id\n  AND o.status = 'pending';",
    choices: [
      {
        text: {
          vi: '30 và 30',
          en: '30 and 30',
        },
        why: {
          vi: 'Ở truy vấn thứ nhất, WHERE bỏ mọi hàng bù, vì so sánh với NULL không bao giờ TRUE.',
          en: 'In the first query WHERE drops every null-extended row, because a comparison with NULL is never TRUE.',
        },
      },
      {
        text: {
          vi: '3 và 3',
          en: '3 and 3',
        },
        why: {
          vi: 'Ở truy vấn thứ hai, điều kiện nằm trong ON, nên khách không có đơn đang chờ vẫn được giữ.',
          en: 'In the second query the condition is in ON, so customers without a pending order are kept.',
        },
      },
      {
        text: {
          vi: '3 và 30',
          en: '3 and 30',
        },
        correct: true,
        why: {
          vi: 'WHERE lọc sau khi hàng bù đã được thêm; ON chỉ quyết định hàng nào được ghép.',
          en: 'WHERE filters after the unmatched rows have been added; ON only decides which rows are paired.',
        },
      },
    ],
  },
  {
    id: 'q05',
    prompt: {
      vi: 'Bảng `employees` có 12 người, và giám đốc có `manager_id` là NULL. Truy vấn này trả về mấy hàng?',
      en: 'The table `employees` has 12 people, and the director has NULL as `manager_id`. How many rows does this query return?',
    },
    code: 'SELECT e.full_name, m.full_name AS manager\nFROM employees AS e\nJOIN employees AS m ON m.employee_id = e.manager_id;',
    choices: [
      {
        text: {
          vi: '11',
          en: '11',
        },
        correct: true,
        why: {
          vi: 'Giám đốc không có quản lý để ghép, nên kết nối trong bỏ hàng này.',
          en: 'The director has no manager to be paired with, so the inner join drops that row.',
        },
      },
      {
        text: {
          vi: '12',
          en: '12',
        },
        why: {
          vi: 'Muốn giữ giám đốc thì cần LEFT JOIN.',
          en: 'To keep the director you need LEFT JOIN.',
        },
      },
      {
        text: {
          vi: '144',
          en: '144',
        },
        why: {
          vi: '144 là tích chéo. ON chỉ giữ những cặp mà một người là quản lý của người kia.',
          en: '144 is the cross product. ON keeps only pairs of which one manages the other.',
        },
      },
    ],
  },
] as const;
