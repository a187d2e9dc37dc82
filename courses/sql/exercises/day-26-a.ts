import type { SqlExercise } from '../../../src/features/sql-lab/core/grading/exercise';

/** Gives two authors who are not among those of a book the same position in it. */
const samePosition = (book: string, position: number): string =>
  [0, 1]
    .map(
      (skipped) =>
        `INSERT INTO book_authors (book_id, author_id, author_order) SELECT ${book}, a.author_id, ${position} FROM authors AS a WHERE a.author_id NOT IN (SELECT y.author_id FROM book_authors AS y WHERE y.book_id = ${book} AND y.author_order <> ${position}) ORDER BY a.author_id LIMIT 1 OFFSET ${skipped}`,
    )
    .join('; ');

/** An index on its leading column, a unique index, the leftmost prefix. */
export const DAY_26_A: readonly SqlExercise[] = [
  {
    id: 'sql-26-01',
    dataset: 'nha_sach',
    engine: 'sqlite',
    prompt: {
      vi: 'Trang “Đơn hàng của tôi” chạy `SELECT * FROM orders WHERE customer_id = 7`, với mã của khách đang đăng nhập ở chỗ số 7. Hãy tạo một chỉ mục để với khách nào SQLite cũng đi thẳng tới các đơn của khách đó (SEARCH theo `customer_id`), không đọc cả bảng.',
      en: 'The page “My orders” runs `SELECT * FROM orders WHERE customer_id = 7`, with the number of whoever is logged in in place of 7. Create an index so that SQLite goes straight to the orders of any one customer (SEARCH by `customer_id`) and does not read the whole table.',
    },
    starter: 'CREATE INDEX ',
    hints: [
      { vi: 'Cú pháp: `CREATE INDEX tên ON bảng (cột)`.', en: 'The form is `CREATE INDEX name ON table (column)`.' },
    ],
    solutions: [{ sql: 'CREATE INDEX orders_customer ON orders (customer_id);' }],
    wrong: [
      {
        sql: 'CREATE INDEX orders_customer ON orders (order_id, customer_id)',
        mark: 'on orders \\( order_id , customer_id',
        certain: true,
        message: {
          vi: 'Chỉ mục này xếp theo `order_id` trước, nên các đơn của một khách nằm rải rác trong cả chỉ mục. Cột ở điều kiện phải đứng đầu.',
          en: 'This index is ordered by `order_id` first, so the orders of one customer lie all over it. The column of the condition has to come first.',
        },
      },
      {
        sql: 'CREATE INDEX orders_customer ON orders (customer_id) WHERE customer_id = 7',
        mark: '^create (?:unique )?index .*where customer_id = 7',
        certain: true,
        message: {
          vi: 'Chỉ mục này chỉ chứa các đơn của khách 7. Với khách khác, SQLite vẫn phải quét bảng.',
          en: 'This index holds only the orders of customer 7. For any other customer SQLite still scans the table.',
        },
      },
      {
        sql: 'CREATE INDEX customers_id ON customers (customer_id)',
        mark: '^create (?:unique )?index .*on customers',
        certain: true,
        message: {
          vi: 'Chỉ mục này nằm trên bảng `customers`, mà truy vấn đọc bảng `orders`.',
          en: 'This index is on the table `customers`; the query reads `orders`.',
        },
      },
      {
        sql: 'CREATE INDEX orders_status ON orders (status)',
        mark: 'on orders \\( status \\)',
        certain: true,
        message: {
          vi: 'Điều kiện của truy vấn là trên cột `customer_id`, nên một chỉ mục trên `status` không giúp gì.',
          en: 'The query has its condition on `customer_id`, so an index on `status` is of no help.',
        },
      },
    ],
    compare: {
      kind: 'state',
      probes: [
        // Duplicates of all orders, which a UNIQUE index would wrongly refuse.
        'INSERT INTO orders (customer_id, employee_id, ordered_at, status) SELECT customer_id, employee_id, ordered_at, status FROM orders',
        'EXPLAIN QUERY PLAN SELECT * FROM orders WHERE customer_id = 7',
        'EXPLAIN QUERY PLAN SELECT * FROM orders WHERE customer_id = 12',
        // An index on the orders of some customers only is of no use to a customer whose number is computed.
        'EXPLAIN QUERY PLAN SELECT * FROM orders WHERE customer_id = 7 + 0',
      ],
    },
  },
  {
    id: 'sql-26-02',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Trong một cuốn sách, hai tác giả không được có cùng vị trí (`author_order`), nhưng bảng `book_authors` chưa ngăn điều đó. Hãy tạo một chỉ mục để cơ sở dữ liệu từ chối hàng vi phạm. Sách khác nhau vẫn được dùng cùng một vị trí.',
      en: 'In one book no two authors may have the same position (`author_order`), but the table `book_authors` does not prevent it yet. Create an index so that the database refuses a row which breaks the rule. Different books may still use the same position.',
    },
    starter: 'CREATE ',
    hints: [
      {
        vi: 'Chỉ mục mà CREATE INDEX mặc định tạo ra (B-tree) xếp khóa theo thứ tự, nên nó biết ngay một khóa đã có hay chưa. Từ nào trong CREATE INDEX bảo nó từ chối khóa trùng?',
        en: 'The index that CREATE INDEX makes by default (a B-tree) keeps its keys in order, so it knows at once whether a key is there already. Which word in CREATE INDEX tells it to refuse equal keys?',
      },
    ],
    solutions: [{ sql: 'CREATE UNIQUE INDEX book_authors_position ON book_authors (book_id, author_order);' }],
    wrong: [
      {
        sql: 'CREATE INDEX book_authors_position ON book_authors (book_id, author_order)',
        mark: '^create index\\b',
        certain: true,
        message: {
          vi: 'Thiếu UNIQUE: chỉ mục này chỉ giúp tìm nhanh, không ngăn được hàng trùng.',
          en: 'Without UNIQUE this index only makes searching fast; it does not keep equal rows out.',
        },
      },
      {
        sql: 'CREATE UNIQUE INDEX book_authors_position ON book_authors (author_order)',
        mark: '\\( author_order \\)',
        message: {
          vi: 'Như vậy mỗi vị trí chỉ được xuất hiện một lần trong cả bảng. Dữ liệu hiện có đã vi phạm, nên câu lệnh bị từ chối.',
          en: 'That allows each position once in the whole table. The rows that are there break this already, so the statement is refused.',
        },
      },
      {
        sql: 'CREATE UNIQUE INDEX book_authors_position ON book_authors (book_id, author_id, author_order)',
        mark: '^create unique index .*on book_authors \\( (?=[^)]*author_id)(?=[^)]*book_id)(?=[^)]*author_order)',
        certain: true,
        message: {
          vi: 'Cặp `book_id`, `author_id` vốn đã là khóa chính, nên ba cột này không bao giờ trùng và chỉ mục không ngăn thêm gì.',
          en: 'The pair `book_id`, `author_id` is the primary key already, so these three columns are never equal and the index keeps nothing out.',
        },
      },
      {
        sql: 'CREATE UNIQUE INDEX book_authors_position ON book_authors (author_id, author_order)',
        mark: '\\( author_id , author_order \\)',
        message: {
          vi: 'Như vậy một tác giả chỉ được đứng đầu ở một cuốn sách. Dữ liệu hiện có đã vi phạm.',
          en: 'That lets an author come first in one book only. The rows that are there break this already.',
        },
      },
      {
        sql: 'CREATE UNIQUE INDEX book_authors_position ON book_authors (book_id, author_order) WHERE author_order < 100',
        mark: '\\bwhere\\b',
        message: {
          vi: 'Chỉ mục có WHERE chỉ giữ những hàng thỏa điều kiện, nên những hàng khác vẫn phá được luật. Hãy bỏ WHERE.',
          en: 'An index with WHERE holds only the rows of its condition, so other rows can still break the rule. Leave WHERE out.',
        },
      },
    ],
    compare: {
      kind: 'state',
      probes: [
        'INSERT INTO book_authors (book_id, author_id, author_order) SELECT MIN(x.book_id), (SELECT MAX(a.author_id) FROM authors AS a WHERE a.author_id NOT IN (SELECT y.author_id FROM book_authors AS y WHERE y.book_id = (SELECT MIN(z.book_id) FROM book_authors AS z))), 1 FROM book_authors AS x',
        'INSERT INTO book_authors (book_id, author_id, author_order) SELECT MIN(x.book_id), (SELECT MAX(a.author_id) FROM authors AS a WHERE a.author_id NOT IN (SELECT y.author_id FROM book_authors AS y WHERE y.book_id = (SELECT MIN(z.book_id) FROM book_authors AS z))), 9 FROM book_authors AS x',
        'INSERT INTO book_authors (book_id, author_id, author_order) SELECT MIN(x.book_id), (SELECT MAX(a.author_id) FROM authors AS a WHERE a.author_id NOT IN (SELECT y.author_id FROM book_authors AS y WHERE y.book_id = (SELECT MIN(z.book_id) FROM book_authors AS z))), 9 FROM book_authors AS x; INSERT INTO book_authors (book_id, author_id, author_order) SELECT MIN(x.book_id), (SELECT MIN(a.author_id) FROM authors AS a WHERE a.author_id NOT IN (SELECT y.author_id FROM book_authors AS y WHERE y.book_id = (SELECT MIN(z.book_id) FROM book_authors AS z))), 9 FROM book_authors AS x',
        'SELECT COUNT(*) AS n FROM book_authors',
        "INSERT INTO books (book_id, title, category_id, price, stock) VALUES (0, 'Biển xanh', 5, 90000, 3); INSERT INTO book_authors (book_id, author_id, author_order) VALUES (0, 1, 1), (0, 2, 1)",
        "INSERT INTO books (book_id, title, category_id, price, stock) VALUES (901, 'Biển xanh', 5, 90000, 3); INSERT INTO book_authors (book_id, author_id, author_order) VALUES (901, 1, 1), (901, 2, 1)",
        ...[100, 5000, 2147483647].map((position) => samePosition('(SELECT MIN(book_id) FROM books)', position)),
        samePosition('(SELECT MAX(book_id) FROM books)', 9),
        // Valid rows, on which one key computed from both columns would collide.
        "INSERT INTO books (book_id, title, category_id, price, stock) VALUES (90, 'Biển xanh', 5, 90000, 3), (901, 'Biển xanh', 5, 90000, 3), (902, 'Biển xanh', 5, 90000, 3); INSERT INTO book_authors (book_id, author_id, author_order) VALUES (90, 1, 11), (901, 1, 1), (901, 2, 11), (901, 3, 101), (901, 4, 1001), (902, 1, 1)",
      ],
    },
  },
  {
    id: 'sql-26-03',
    dataset: 'nha_sach',
    engine: 'sqlite',
    prompt: {
      vi: "Kho chạy hai truy vấn, với các trạng thái khác nhau: `SELECT * FROM orders WHERE status = 'pending'` và `SELECT * FROM orders WHERE status = 'pending' AND ordered_at >= '2025-01-01'`. Hãy tạo đúng một chỉ mục mới để truy vấn thứ nhất SEARCH theo `status`, truy vấn thứ hai SEARCH theo cả hai cột.",
      en: "The warehouse runs two queries, with different states: `SELECT * FROM orders WHERE status = 'pending'` and `SELECT * FROM orders WHERE status = 'pending' AND ordered_at >= '2025-01-01'`. Create exactly one new index so that the first one is a SEARCH by `status`, and the second a SEARCH by both columns.",
    },
    starter: 'CREATE INDEX orders_status_time ON orders (',
    hints: [
      {
        vi: 'Hãy hình dung các khóa đã xếp thứ tự. Với mỗi thứ tự cột, các đơn `pending` có nằm cạnh nhau không?',
        en: 'Picture the keys in their order. For each order of columns, do the `pending` orders lie next to each other?',
      },
    ],
    solutions: [{ sql: 'CREATE INDEX orders_status_time ON orders (status, ordered_at);' }],
    wrong: [
      {
        sql: 'CREATE INDEX orders_status_time ON orders (ordered_at, status)',
        mark: '\\( ordered_at , status',
        message: {
          vi: 'Cột đầu là `ordered_at`, nên truy vấn chỉ có điều kiện trên `status` không tìm được bằng chỉ mục này; ở truy vấn kia, khoảng của `ordered_at` đứng trước nên `status` chỉ còn dùng để lọc.',
          en: 'The first column is `ordered_at`: the query whose only condition is on `status` cannot search this index; in the other the range on `ordered_at` comes first, so `status` is only left to filter.',
        },
      },
      {
        sql: 'CREATE INDEX orders_status_time ON orders (status)',
        mark: '\\( status \\)',
        message: {
          vi: 'Truy vấn thứ hai chỉ được dẫn tới mọi đơn của trạng thái đó rồi phải lọc ngày. Chỉ mục cần thêm một cột.',
          en: 'The second query is led to all orders of the state and then has to filter by day. The index needs one more column.',
        },
      },
      {
        sql: 'CREATE INDEX orders_status ON orders (status); CREATE INDEX orders_time ON orders (ordered_at)',
        mark: 'create index [^;]*\\( (?:status|ordered_at) \\) ; create index [^;]*\\( (?:status|ordered_at) \\)',
        message: {
          vi: 'Đề yêu cầu đúng một chỉ mục. Hai chỉ mục riêng cũng không thay được: ở truy vấn này, SQLite chỉ đi theo một chỉ mục của bảng, nên còn một điều kiện phải lọc.',
          en: 'The task asks for exactly one index. Nor would two single ones do: SQLite walks one index of the table here, and one condition is left to filter.',
        },
      },
      {
        sql: 'CREATE INDEX orders_status ON orders (status); CREATE INDEX orders_status_time ON orders (status, ordered_at)',
        mark: '\\( status \\) .*\\( status , ordered_at|\\( status , ordered_at.*\\( status \\)',
        message: {
          vi: 'Đề yêu cầu đúng một chỉ mục, và chỉ mục trên `status` là thừa: (`status`, `ordered_at`) đã bắt đầu bằng cột đó.',
          en: 'The task asks for exactly one index, and the one on `status` is superfluous: (`status`, `ordered_at`) begins with that column.',
        },
      },
    ],
    compare: {
      kind: 'state',
      probes: [
        // Duplicates of all orders, which a UNIQUE index would wrongly refuse.
        'INSERT INTO orders (customer_id, employee_id, ordered_at, status) SELECT customer_id, employee_id, ordered_at, status FROM orders',
        "EXPLAIN QUERY PLAN SELECT * FROM orders WHERE status = 'pending'",
        "EXPLAIN QUERY PLAN SELECT * FROM orders WHERE status = 'shipped'",
        "EXPLAIN QUERY PLAN SELECT * FROM orders WHERE status = 'pending' AND ordered_at >= '2025-01-01'",
        "EXPLAIN QUERY PLAN SELECT * FROM orders WHERE status = 'paid' AND ordered_at >= '2024-06-01'",
        "SELECT COUNT(*) AS n FROM sqlite_schema WHERE type = 'index' AND sql IS NOT NULL",
      ],
    },
  },
];
