import type { SqlExercise } from '../../../src/features/sql-lab/core/grading/exercise';
import { computesWith } from './computesWith';

/** Covering indexes, conditions that can use an index, two indexes for three queries. */
export const DAY_26_B: readonly SqlExercise[] = [
  {
    id: 'sql-26-04',
    dataset: 'nha_sach',
    engine: 'sqlite',
    prompt: {
      vi: 'Danh sách ngắn của một khách chạy `SELECT ordered_at, status FROM orders WHERE customer_id = 7`. Hãy tạo một chỉ mục bao phủ cho truy vấn này, với mã khách bất kỳ: kế hoạch phải là SEARCH … USING COVERING INDEX, theo `customer_id`.',
      en: 'The short list of a customer runs `SELECT ordered_at, status FROM orders WHERE customer_id = 7`. Create a covering index for this query, whatever the customer: its plan has to be SEARCH … USING COVERING INDEX, by `customer_id`.',
    },
    starter: 'CREATE INDEX ',
    hints: [
      {
        vi: 'Lá của chỉ mục phải có mọi cột mà truy vấn nhắc tới: cột ở WHERE và các cột ở SELECT.',
        en: 'The leaves of the index need every column that the query names: the one in WHERE and those in SELECT.',
      },
      {
        vi: 'Cột nào phải đứng đầu để đi theo cây được?',
        en: 'Which column has to come first so that the tree can be walked?',
      },
    ],
    solutions: [
      {
        sql: 'CREATE INDEX orders_customer_list ON orders (customer_id, ordered_at, status);',
        note: {
          vi: 'Các cột sau cột đầu có thể đứng theo thứ tự khác. Với thứ tự này, các đơn của một khách còn được xếp sẵn theo thời gian.',
          en: 'The columns after the first may stand in another order. In this one, the orders of a customer are also sorted by time.',
        },
      },
      { sql: 'CREATE INDEX orders_customer_list ON orders (customer_id, status, ordered_at);' },
    ],
    wrong: [
      {
        sql: 'CREATE INDEX orders_customer_list ON orders (customer_id)',
        mark: 'on orders \\( customer_id \\)',
        certain: true,
        message: {
          vi: 'SQLite tìm theo `customer_id` nhưng với mỗi đơn vẫn phải vào bảng để lấy `ordered_at` và `status`.',
          en: 'SQLite searches by `customer_id`, but for each order it still visits the table for `ordered_at` and `status`.',
        },
      },
      {
        sql: 'CREATE INDEX orders_customer_list ON orders (ordered_at, status, customer_id)',
        mark: 'on orders \\( (?=[^)]*customer_id)(?=[^)]*ordered_at)(?=[^)]*status)(?:ordered_at|status) ,',
        certain: true,
        message: {
          vi: 'Chỉ mục có đủ cột, nhưng cột đầu không phải `customer_id`: SQLite đọc hết chỉ mục (SCAN … USING COVERING INDEX), không đi theo cây.',
          en: 'The index has all columns, but does not begin with `customer_id`: SQLite reads all of it (SCAN … USING COVERING INDEX) and does not walk the tree.',
        },
      },
      {
        sql: 'CREATE INDEX orders_customer_list ON orders (customer_id, ordered_at)',
        mark: 'on orders \\( customer_id , ordered_at \\)',
        certain: true,
        message: {
          vi: 'Còn thiếu `status`, nên với mỗi đơn SQLite vẫn phải vào bảng.',
          en: '`status` is missing, so SQLite still visits the table for each order.',
        },
      },
      {
        sql: 'CREATE INDEX orders_customer_list ON orders (customer_id, status)',
        mark: 'on orders \\( customer_id , status \\)',
        certain: true,
        message: {
          vi: 'Còn thiếu `ordered_at`, nên với mỗi đơn SQLite vẫn phải vào bảng.',
          en: '`ordered_at` is missing, so SQLite still visits the table for each order.',
        },
      },
    ],
    compare: {
      kind: 'state',
      probes: [
        // Duplicates of all orders, which a UNIQUE index would wrongly refuse.
        'INSERT INTO orders (customer_id, employee_id, ordered_at, status) SELECT customer_id, employee_id, ordered_at, status FROM orders',
        'EXPLAIN QUERY PLAN SELECT ordered_at, status FROM orders WHERE customer_id = 7',
        'EXPLAIN QUERY PLAN SELECT ordered_at, status FROM orders WHERE customer_id = 12',
        // An index on the orders of some customers only is of no use to a customer whose number is computed.
        'EXPLAIN QUERY PLAN SELECT ordered_at, status FROM orders WHERE customer_id = 7 + 0',
      ],
    },
    equivalent: [
      {
        sql: 'CREATE INDEX "orders_customer_list" ON "orders" (customer_id, status, ordered_at)',
        reason: 'Both orders of the other two columns cover the query.',
      },
      {
        sql: 'CREATE INDEX "orders_customer_list" ON "orders" (customer_id, ordered_at, status)',
        reason: 'Both orders of the other two columns cover the query.',
      },
    ],
  },
  {
    id: 'sql-26-05',
    dataset: 'nha_sach',
    engine: 'sqlite',
    prompt: {
      vi: 'Bảng `orders` ở bài này đã có chỉ mục `orders_time` trên `ordered_at`; có những đơn chỉ ghi ngày, không ghi giờ. Khung nhìn bên dưới trả về đúng các đơn đặt trong tháng 6 năm 2025, nhưng kế hoạch là SCAN. Hãy viết lại điều kiện để `SELECT * FROM june_orders` vẫn trả về đúng các đơn đó (`order_id`, `customer_id`, `ordered_at`) và SEARCH bằng `orders_time`, từ đầu đến cuối tháng. Trong điều kiện, cột phải đứng một mình ở một vế của phép so sánh. Không tạo chỉ mục mới.',
      en: 'In this exercise the table `orders` has an index `orders_time` on `ordered_at`; some orders have only a day there, without a time. The view below returns exactly the orders of June 2025, but its plan is a SCAN. Rewrite the condition so that `SELECT * FROM june_orders` still returns exactly those orders (`order_id`, `customer_id`, `ordered_at`) and is a SEARCH by `orders_time`, from the beginning of the month to its end. In the conditions the column has to stand by itself on one side of a comparison. Create no new index.',
    },
    starter:
      "CREATE VIEW june_orders AS\nSELECT order_id, customer_id, ordered_at\nFROM orders\nWHERE SUBSTR(ordered_at, 1, 7) = '2025-06';",
    hints: [
      {
        vi: 'Chỉ mục xếp các giá trị của `ordered_at`, không xếp bảy ký tự đầu của chúng. Cột phải đứng một mình ở một vế.',
        en: 'The index orders the values of `ordered_at`, not their first seven characters. The column has to stand alone on its side.',
      },
      {
        vi: 'Tháng 6 là một khoảng nửa mở: từ ngày nào, và trước ngày nào?',
        en: 'June is a half-open range: from which day on, and before which day?',
      },
    ],
    solutions: [
      {
        sql: "CREATE VIEW june_orders AS\nSELECT order_id, customer_id, ordered_at\nFROM orders\nWHERE ordered_at >= '2025-06-01' AND ordered_at < '2025-07-01';",
      },
      {
        sql: "CREATE VIEW june_orders AS\nSELECT o.order_id, o.customer_id, o.ordered_at\nFROM orders AS o\nWHERE o.ordered_at >= '2025-06-01' AND o.ordered_at < '2025-07-01';",
      },
    ],
    wrong: [
      {
        sql: "CREATE VIEW june_orders AS SELECT order_id, customer_id, ordered_at FROM orders WHERE SUBSTR(ordered_at, 1, 7) = '2025-06'",
        mark: 'substr',
        message: {
          vi: 'Cột vẫn nằm trong một hàm, nên SQLite phải tính hàm đó cho từng hàng.',
          en: 'The column is still inside a function, so SQLite has to compute it for each row.',
        },
      },
      {
        sql: "CREATE VIEW june_orders AS SELECT order_id, customer_id, ordered_at FROM orders WHERE ordered_at LIKE '2025-06%'",
        mark: 'like',
        message: {
          vi: 'Trên SQLite, LIKE mặc định không phân biệt chữ hoa chữ thường, nên không dùng được chỉ mục này.',
          en: 'On SQLite LIKE ignores case unless told otherwise, so it cannot use this index.',
        },
      },
      {
        sql: "CREATE VIEW june_orders AS SELECT order_id, customer_id, ordered_at FROM orders WHERE ordered_at BETWEEN '2025-06-01' AND '2025-06-30'",
        mark: "between .* and '2025-06-30'",
        message: {
          vi: "'2025-06-30' đứng trước mọi giá trị có giờ của ngày 30, nên các đơn có ghi giờ của ngày đó bị mất.",
          en: "'2025-06-30' comes before every value with a time on the 30th, so the orders of that day that have a time are lost.",
        },
      },
      {
        sql: "CREATE VIEW june_orders AS SELECT order_id, customer_id, ordered_at FROM orders WHERE ordered_at >= '2025-06-01'",
        mark: '^(?!.*<).*>=',
        message: {
          vi: 'Khoảng này không có điểm cuối: đơn của tháng 7 trở đi cũng lọt vào.',
          en: 'This range has no end: orders from July on get in as well.',
        },
      },
      {
        sql: "CREATE VIEW june_orders AS SELECT order_id, customer_id, ordered_at FROM orders WHERE ordered_at >= '2025-06-01' AND ordered_at <= '2025-07-01'",
        mark: "<= '2025-07-01'",
        message: {
          vi: 'Một đơn của ngày 1 tháng 7 có thể lọt vào nếu giá trị chỉ ghi ngày. Hãy dùng `<`.',
          en: 'An order of 1 July can get in where the value is only a day. Use `<`.',
        },
      },
      {
        sql: "CREATE VIEW june_orders AS SELECT order_id, customer_id, ordered_at FROM orders WHERE ordered_at >= '2025-06-01 00:00:00' AND ordered_at < '2025-07-01 00:00:00'",
        mark: "'2025-0[67]-01 00:00",
        message: {
          vi: "Có đơn chỉ ghi ngày, và '2025-06-01' đứng trước '2025-06-01 00:00:00'. Ranh giới chỉ nên ghi ngày.",
          en: "Some orders have only a day, and '2025-06-01' comes before '2025-06-01 00:00:00'. Write the ends as days.",
        },
      },
      {
        sql: "CREATE VIEW june_orders AS SELECT order_id, customer_id, ordered_at FROM orders WHERE ordered_at BETWEEN '2025-06-01' AND '2025-06-30 23:59'",
        mark: "'2025-06-30 23:59(?::\\d\\d)?'",
        message: {
          vi: 'Ranh giới trên bỏ sót những đơn ở những giây cuối của tháng. Hãy dùng `<` với ngày đầu của tháng sau.',
          en: 'The upper end leaves out orders of the last seconds of the month. Use `<` with the first day of the next month.',
        },
      },
    ],
    compare: {
      kind: 'state',
      probes: [
        'SELECT * FROM june_orders',
        'EXPLAIN QUERY PLAN SELECT * FROM june_orders',
        "SELECT COUNT(*) AS n FROM sqlite_schema WHERE type = 'index' AND sql IS NOT NULL",
      ],
      computed: computesWith('ordered_at'),
    },
    setup: 'CREATE INDEX orders_time ON orders (ordered_at);',
    hidden: [
      {
        about: {
          vi: 'Có những đơn ở đúng ranh giới của tháng, có giờ hoặc chỉ có ngày.',
          en: 'Some orders lie right on the ends of the month, with a time or with only a day.',
        },
        sql: "UPDATE orders SET ordered_at = '2025-06-01' WHERE order_id = 3; UPDATE orders SET ordered_at = '2025-07-01' WHERE order_id = 5; UPDATE orders SET ordered_at = '2025-05-31 23:59:59' WHERE order_id = 7; UPDATE orders SET ordered_at = '2025-06-30 23:59:30' WHERE order_id = 9;",
      },
    ],
  },
  {
    id: 'sql-26-06',
    dataset: 'nha_sach',
    engine: 'sqlite',
    prompt: {
      vi: "Ba truy vấn chạy nhiều nhất trên `orders`, với mã và ngày bất kỳ: (1) `SELECT * FROM orders WHERE customer_id = 7 AND ordered_at >= '2025-01-01'`; (2) `SELECT * FROM orders WHERE customer_id = 7 ORDER BY ordered_at DESC`; (3) `SELECT * FROM orders WHERE employee_id = 3 ORDER BY ordered_at`. Hãy tạo đúng hai chỉ mục để cả ba đều SEARCH theo mọi điều kiện của chúng, và không truy vấn nào phải sắp xếp (USE TEMP B-TREE).",
      en: "Three queries run most on `orders`, with any number and day: (1) `SELECT * FROM orders WHERE customer_id = 7 AND ordered_at >= '2025-01-01'`; (2) `SELECT * FROM orders WHERE customer_id = 7 ORDER BY ordered_at DESC`; (3) `SELECT * FROM orders WHERE employee_id = 3 ORDER BY ordered_at`. Create exactly two indexes so that all three are a SEARCH by all of their conditions, and none of them has to sort (USE TEMP B-TREE).",
    },
    starter: 'CREATE INDEX \n;\nCREATE INDEX \n;',
    hints: [
      {
        vi: 'Trong phạm vi một giá trị của cột đầu, các khóa được xếp theo cột thứ hai: đó là thứ tự mà ORDER BY cần.',
        en: 'Within one value of the first column the keys are ordered by the second: that is the order which ORDER BY asks for.',
      },
      {
        vi: 'Truy vấn (1) và (2) có thể dùng chung một chỉ mục. Đọc chỉ mục từ cuối lên thì được thứ tự giảm dần.',
        en: 'Queries (1) and (2) can share an index. Read backwards, an index gives the descending order.',
      },
    ],
    solutions: [
      {
        sql: 'CREATE INDEX orders_customer_time ON orders (customer_id, ordered_at);\nCREATE INDEX orders_employee_time ON orders (employee_id, ordered_at);',
        note: {
          vi: 'Chỉ mục thứ nhất phục vụ cả truy vấn (1) lẫn (2): một cây đọc được theo cả hai chiều.',
          en: 'The first index serves queries (1) and (2): a tree can be read in both directions.',
        },
      },
    ],
    wrong: [
      {
        sql: 'CREATE INDEX a ON orders (customer_id); CREATE INDEX b ON orders (employee_id)',
        mark: '\\( customer_id \\) .*\\( employee_id \\)',
        message: {
          vi: 'Ba truy vấn đều SEARCH, nhưng (1) còn phải lọc ngày, (2) và (3) còn phải sắp xếp. Mỗi chỉ mục cần thêm một cột.',
          en: 'All three are a SEARCH, but (1) still filters by day, and (2) and (3) still sort. Each index needs one more column.',
        },
      },
      {
        sql: 'CREATE INDEX a ON orders (customer_id, ordered_at); CREATE INDEX b ON orders (employee_id)',
        mark: '\\( customer_id , ordered_at \\) .*\\( employee_id \\)',
        message: { vi: 'Truy vấn (3) vẫn phải sắp xếp.', en: 'Query (3) still has to sort.' },
      },
      {
        sql: 'CREATE INDEX a ON orders (ordered_at, customer_id); CREATE INDEX b ON orders (ordered_at, employee_id)',
        mark: '\\( ordered_at , customer_id',
        message: {
          vi: 'Một chỉ mục bắt đầu bằng ngày thì không tìm được bằng điều kiện `=` trên khách hay nhân viên.',
          en: 'An index that begins with the time cannot be searched by the condition with `=` on the customer or employee.',
        },
      },
      {
        sql: 'CREATE INDEX a ON orders (customer_id, employee_id, ordered_at); CREATE INDEX b ON orders (ordered_at)',
        mark: '\\( customer_id , employee_id , ordered_at',
        message: {
          vi: 'Trong chỉ mục ba cột này, `employee_id` đứng giữa khách và ngày, nên các đơn của một khách không nằm theo thứ tự ngày mà truy vấn (1) và (2) cần.',
          en: 'In this index of three columns `employee_id` stands between customer and time, so the orders of one customer are not in the order of time that queries (1) and (2) need.',
        },
      },
    ],
    compare: {
      kind: 'state',
      probes: [
        // Duplicates of all orders, which a UNIQUE index would wrongly refuse.
        'INSERT INTO orders (customer_id, employee_id, ordered_at, status) SELECT customer_id, employee_id, ordered_at, status FROM orders',
        "EXPLAIN QUERY PLAN SELECT * FROM orders WHERE customer_id = 7 AND ordered_at >= '2025-01-01'",
        'EXPLAIN QUERY PLAN SELECT * FROM orders WHERE customer_id = 7 ORDER BY ordered_at DESC',
        'EXPLAIN QUERY PLAN SELECT * FROM orders WHERE customer_id = 12 ORDER BY ordered_at DESC',
        'EXPLAIN QUERY PLAN SELECT * FROM orders WHERE employee_id = 3 ORDER BY ordered_at',
        'EXPLAIN QUERY PLAN SELECT * FROM orders WHERE employee_id = 5 ORDER BY ordered_at',
        "SELECT COUNT(*) AS n FROM sqlite_schema WHERE type = 'index' AND sql IS NOT NULL",
      ],
    },
  },
];
