import { solutionsOn } from '../../../src/features/sql-lab/core/grading/exercise';
import type { EngineName } from '../../../src/features/sql-lab/core/types';
import { exerciseById } from '.';

/**
 * A wrong answer that is right on the rows which the reader sees. Unlike those of `wrong` it has no message of its own:
 * few readers write it, and the rows on which it fails say enough.
 */
export interface FittedAnswer {
  readonly id: string;
  readonly engine: EngineName;
  readonly sql: string;
}

/** The answer as a text, or as parts of the reference with what stands in their place. */
type Fitted = string | readonly (readonly [part: string, instead: string])[];

function textOf(id: string, engine: EngineName, fitted: Fitted): string {
  if (typeof fitted === 'string') return fitted;
  const reference = solutionsOn(exerciseById(id), engine)[0]?.sql ?? '';
  return fitted.reduce((sql, [part, instead]) => {
    if (!sql.includes(part)) throw new Error(`The reference of ${id} does not contain ${part}.`);
    return sql.replace(part, instead);
  }, reference);
}

const sqlite = (id: string, ...answers: readonly Fitted[]): FittedAnswer[] =>
  answers.map((fitted) => ({ id, engine: 'sqlite', sql: textOf(id, 'sqlite', fitted) }));
const postgres = (id: string, ...answers: readonly Fitted[]): FittedAnswer[] =>
  answers.map((fitted) => ({ id, engine: 'postgres', sql: textOf(id, 'postgres', fitted) }));

const onBoth = (id: string, ...answers: readonly Fitted[]): FittedAnswer[] => [
  ...sqlite(id, ...answers),
  ...postgres(id, ...answers),
];

/** A TEXT column of the reference as a VARCHAR, which on PostgreSQL refuses long texts. */
const short = (id: string, ...columns: readonly string[]): FittedAnswer[] =>
  columns.flatMap((column) => postgres(id, [[`${column} TEXT`, `${column} VARCHAR(255)`]]));

/** The columns of the suggestions in the other order. */
const SWAPPED_SUGGESTION: Fitted = [
  [
    'suggestion_id INTEGER PRIMARY KEY,\n  title TEXT NOT NULL',
    'title TEXT NOT NULL,\n  suggestion_id INTEGER PRIMARY KEY',
  ],
];
const WISH_CUSTOMER = 'customer_id INTEGER NOT NULL REFERENCES customers (customer_id)';
const WISH_BOOK = 'book_id INTEGER NOT NULL REFERENCES books (book_id)';
const WISH_DAY = 'added_on DATE NOT NULL';
/** The columns of a wishlist in other orders. */
const SWAPPED_WISHES: readonly Fitted[] = [
  [WISH_DAY, WISH_BOOK, WISH_CUSTOMER],
  [WISH_BOOK, WISH_CUSTOMER, WISH_DAY],
  [WISH_CUSTOMER, WISH_DAY, WISH_BOOK],
].map((columns) => `CREATE TABLE wishlist (${columns.join(', ')}, PRIMARY KEY (customer_id, book_id));`);

const FIRST_LINE_DAY =
  '(SELECT f.written_on FROM preorder_sheet AS f WHERE f.customer_id = s.customer_id AND f.book_id = s.book_id ORDER BY f.line_no LIMIT 1)';

export const FITTED_ANSWERS: readonly FittedAnswer[] = [
  ...sqlite('sql-01-03', 'SELECT title, price FROM books WHERE price > 999999999'),
  ...sqlite(
    'sql-01-04',
    [['book_id = 37', "book_id LIKE '%37'"]],
    [['book_id = 37', "book_id LIKE '37%'"]],
    [['book_id = 37', 'book_id IN (37, 137)']],
    [['book_id = 37', 'book_id IN (37, 370)']],
  ),
  ...short('sql-01-05', 'title'),
  ...sqlite('sql-01-05', [['NOT NULL', "NOT NULL CHECK (title <> '')"]]),
  ...onBoth('sql-01-05', SWAPPED_SUGGESTION),
  ...onBoth('sql-02-05', ...SWAPPED_WISHES),
  ...sqlite(
    'sql-02-03',
    [['ORDER BY book_id', 'ORDER BY book_id LIMIT 6']],
    [['author_id = 4', "author_id LIKE '4%'"]],
    [
      [
        'book_authors',
        '(SELECT book_id, author_id, ROW_NUMBER() OVER (PARTITION BY book_id ORDER BY author_order) AS author_order FROM book_authors) AS counted',
      ],
    ],
  ),
  ...sqlite('sql-02-04', [
    [
      'VALUES\n  (41, 4, 1),\n  (41, 8, 2)',
      'SELECT 41, author_id, ROW_NUMBER() OVER (ORDER BY birth_year) FROM authors WHERE author_id IN (4, 8)',
    ],
  ]),
  ...sqlite('sql-03-05', [['line_total DESC', 'quantity * unit_price / 1000 DESC']]),
  ...sqlite('sql-05-05', [
    ['price > 190000\n   OR (price = 190000 AND book_id < 31)', 'price * 100 - book_id > 190000 * 100 - 31'],
  ]),
  ...sqlite(
    'sql-06-02',
    'SELECT c.full_name FROM customers c LEFT JOIN customers r ON r.referred_by = c.customer_id AND r.customer_id <> c.customer_id WHERE r.customer_id IS NULL',
  ),
  ...sqlite('sql-07-02', [["REPLACE(email, '@example.com', '')", "SUBSTR(email, 1, INSTR(email, '@example') - 1)"]]),
  ...sqlite('sql-07-04', [
    ['ROUND(price * 85 / 100000.0) * 1000', '((price * 85 / 100 + 50) / 100 * 100 + 500) / 1000 * 1000'],
  ]),
  ...sqlite('sql-08-02', [['ORDER BY order_month DESC', 'ORDER BY order_month DESC LIMIT 12']]),
  // The year of the ISO week.
  ...postgres('sql-08-06', "SELECT order_id, TO_CHAR(ordered_at, 'IYYY-MM-DD') AS order_day FROM orders"),
  ...postgres(
    'sql-09-02',
    "SELECT full_name, CASE WHEN city IS NULL THEN 'ask' WHEN city LIKE '%Hồ Chí Minh' THEN 'local' ELSE 'other' END AS zone FROM customers",
  ),
  ...sqlite(
    'sql-10-03',
    'SELECT COUNT(DISTINCT b.book_id) AS title_count, COALESCE(SUM(b.stock), 0) AS copies FROM books b LEFT JOIN book_authors ba ON ba.book_id = b.book_id WHERE b.category_id = 13',
  ),
  ...postgres(
    'sql-11-02',
    "SELECT SUBSTR(CAST(ordered_at AS TEXT), 1, 7) AS month, status, COUNT(*) AS order_count FROM orders WHERE ordered_at >= '2025-01-01' AND ordered_at < '2025-07-01' GROUP BY 1, 2 ORDER BY 1, CAST(COUNT(*) AS TEXT) DESC, 2",
  ),
  ...sqlite(
    'sql-11-06',
    [['ORDER BY month DESC', 'ORDER BY SUBSTR(month, 6, 2) DESC']],
    [
      [
        "COUNT(CASE WHEN status = 'cancelled' THEN 1 END) * 10 >= COUNT(*) * 3",
        "ROUND(100.0 * COUNT(CASE WHEN status = 'cancelled' THEN 1 END) / COUNT(*)) >= 30",
      ],
    ],
  ),
  ...sqlite(
    'sql-12-06',
    "SELECT b.book_id, b.title, SUM(i.quantity * i.unit_price) - SUM(CASE WHEN ba.author_order = 1 THEN i.quantity * i.unit_price ELSE 0 END) AS excess FROM orders AS o JOIN order_items AS i ON i.order_id = o.order_id JOIN books AS b ON b.book_id = i.book_id JOIN book_authors AS ba ON ba.book_id = b.book_id WHERE o.ordered_at >= '2025-04-01' AND o.ordered_at < '2025-07-01' AND o.status <> 'cancelled' GROUP BY b.book_id, b.title HAVING SUM(i.quantity * i.unit_price) - SUM(CASE WHEN ba.author_order = 1 THEN i.quantity * i.unit_price ELSE 0 END) > 0",
  ),
  ...sqlite('sql-14-06', [
    ['COUNT(DISTINCT CASE WHEN p.employee_id', 'MAX(0, COUNT(DISTINCT CASE WHEN p.employee_id'],
    ['o.order_id END) AS', 'o.order_id END)) AS'],
  ]),
  ...sqlite(
    'sql-15-05',
    [['revenue DESC, category_id DESC', 'revenue DESC, copies']],
    [['revenue DESC, category_id DESC', 'revenue DESC, copies DESC']],
    [['revenue DESC, category_id DESC', 'revenue DESC']],
  ),
  ...sqlite(
    'sql-15-06',
    "SELECT i.book_id, i.quantity, i.unit_price, 1 AS lost_lines, i.quantity * i.unit_price AS lost_revenue FROM orders AS o JOIN order_items AS i ON i.order_id = o.order_id WHERE o.ordered_at >= '2025-06-01' AND o.ordered_at < '2025-07-01' AND o.status <> 'cancelled' GROUP BY i.book_id, i.quantity, i.unit_price HAVING COUNT(*) > 1",
  ),
  ...sqlite('sql-16-06', [['n.ordered_at > o.ordered_at', 'DATE(n.ordered_at) > DATE(o.ordered_at)']]),
  ...sqlite('sql-17-07', [
    ['MAX(copies) AS largest', 'copies AS largest'],
    ['FROM order_copies', 'FROM order_copies ORDER BY copies DESC LIMIT 1'],
  ]),
  ...sqlite('sql-18-01', [['= r.category_id', '= r.category_id WHERE r.level < 100']]),
  ...sqlite('sql-18-02', [['= r.manager_id', '= r.manager_id WHERE r.distance < 100']]),
  ...sqlite(
    'sql-18-03',
    'WITH RECURSIVE network (customer_id, full_name) AS (SELECT customer_id, full_name FROM customers WHERE customer_id = 9 UNION ALL SELECT c.customer_id, c.full_name FROM customers AS c JOIN network AS n ON c.referred_by = n.customer_id LIMIT 20) SELECT DISTINCT customer_id, full_name FROM network',
    "WITH RECURSIVE network (customer_id, path) AS (SELECT customer_id, '/9' FROM customers WHERE customer_id = 9 UNION ALL SELECT c.customer_id, r.path || '/' || c.customer_id FROM network AS r JOIN customers AS c ON c.referred_by = r.customer_id WHERE r.path NOT LIKE '%/' || c.customer_id || '%') SELECT c.customer_id, c.full_name FROM network AS n JOIN customers AS c ON c.customer_id = n.customer_id",
    'WITH RECURSIVE network (customer_id, level) AS (SELECT customer_id, 0 FROM customers WHERE customer_id = 9 UNION ALL SELECT c.customer_id, r.level + 1 FROM network AS r JOIN customers AS c ON c.referred_by = r.customer_id WHERE r.level < 100) SELECT DISTINCT c.customer_id, c.full_name FROM network AS n JOIN customers AS c ON c.customer_id = n.customer_id',
  ),
  ...['sql-18-05', 'sql-18-06'].flatMap((id) =>
    sqlite(id, [
      ['root_id) AS', 'root_id, level) AS'],
      ['category_id\n  FROM', 'category_id, 0\n  FROM'],
      ['r.root_id\n', 'r.root_id, r.level + 1\n'],
      ['= r.category_id', '= r.category_id WHERE r.level < 100'],
    ]),
  ),
  ...sqlite('sql-18-07', [
    ['(employee_id)', '(employee_id, level)'],
    ['SELECT employee_id', 'SELECT employee_id, 0'],
    ['SELECT e.employee_id', 'SELECT e.employee_id, t.level + 1'],
    ['= t.employee_id', '= t.employee_id WHERE t.level < 100'],
  ]),
  ...sqlite('sql-20-02', [['price DESC, book_id DESC', 'price * 1000 + book_id DESC']]),
  ...sqlite(
    'sql-21-01',
    [['stock = 0', 'book_id IN (SELECT book_id FROM books WHERE stock = 0 LIMIT 5)']],
    [['stock = 0', 'stock = 0 AND book_id IN (SELECT book_id FROM book_authors)']],
    [['stock = 0', 'stock = (SELECT MIN(stock) FROM books)']],
    [['stock = 0', 'title IN (SELECT title FROM books WHERE stock = 0)']],
  ),
  ...sqlite(
    'sql-21-02',
    [['salary < 10000000', 'salary BETWEEN 1000000 AND 9999999']],
    [['ELSE salary', 'WHEN salary < 99999999 THEN salary']],
  ),
  ...sqlite(
    'sql-21-03',
    [['stock < 5', 'stock < 5 ORDER BY stock LIMIT 5']],
    [['stock < 5', 'stock IN (0, 1, 2, 4)']],
    [['stock < 5', 'stock < 5 AND book_id IN (SELECT book_id FROM book_authors)']],
    'INSERT INTO reorders (copies, book_id) SELECT 20 - stock, MIN(book_id) FROM books WHERE stock < 5 GROUP BY title, stock',
  ),
  ...sqlite('sql-21-04', [['FROM address_changes)', 'FROM address_changes LIMIT 5)']]),
  ...sqlite('sql-21-05', [
    ['SELECT book_id, SUM(copies)\nFROM requests', 'SELECT r.book_id, SUM(copies)\nFROM requests AS r'],
    ['GROUP BY book_id', 'WHERE r.book_id IN (SELECT a.book_id FROM book_authors AS a) GROUP BY r.book_id'],
  ]),
  ...sqlite(
    'sql-21-06',
    ...["ordered_at LIKE '2024%'", "ordered_at NOT LIKE '2025%'"].map((condition): Fitted => [
      ["ordered_at < '2025-01-01'", condition],
      ["ordered_at < '2025-01-01'", condition],
    ]),
  ),
  ...sqlite('sql-21-06', [
    [
      "DELETE FROM orders\nWHERE status = 'cancelled' AND",
      'DELETE FROM orders WHERE order_id NOT IN (SELECT order_id FROM order_items) AND',
    ],
  ]),
  ...sqlite('sql-21-06', [
    [
      "DELETE FROM orders\nWHERE status = 'cancelled' AND ordered_at < '2025-01-01'",
      "DELETE FROM orders WHERE status = 'cancelled' AND order_id NOT IN (SELECT order_id FROM order_items)",
    ],
  ]),
  ...sqlite(
    'sql-21-06',
    "CREATE TEMP TABLE gone AS SELECT DISTINCT o.order_id FROM orders AS o JOIN order_items AS i ON i.order_id = o.order_id WHERE o.status = 'cancelled' AND o.ordered_at < '2025-01-01'; DELETE FROM order_items WHERE order_id IN (SELECT order_id FROM gone); DELETE FROM orders WHERE order_id IN (SELECT order_id FROM gone); DROP TABLE gone",
  ),
  // On SQLite only INTEGER PRIMARY KEY, or NOT NULL, keeps NULL out of the key.
  ...[
    'sql-22-01 voucher_id',
    'sql-22-04 preorder_id',
    'sql-23-02 deposit_id',
    'sql-23-06 loan_id',
    'sql-24-03 event_id',
    'sql-24-05 employee_id',
    'sql-r3-01 preorder_id',
    'sql-r3-01 deposit_id',
    'sql-r3-09 promo_id',
    'sql-27-03 book_id',
  ].flatMap((key) => {
    const [id = '', column = ''] = key.split(' ');
    return sqlite(id, [[`${column} INTEGER PRIMARY KEY`, `${column} INT PRIMARY KEY`]]);
  }),
  ...sqlite('sql-22-01', [['amount INTEGER NOT NULL', 'amount INTEGER NOT NULL CHECK (amount >= 0)']]),
  ...short('sql-22-01', 'code', 'note'),
  ...sqlite('sql-22-01', [['code TEXT NOT NULL', "code TEXT NOT NULL CHECK (code <> '')"]]),
  ...onBoth('sql-22-01', [['INTEGER PRIMARY KEY', 'INTEGER PRIMARY KEY CHECK (voucher_id > 0)']]),
  ...sqlite(
    'sql-22-01',
    ...["expires_on >= '2020-01-01'", "expires_on < '2100-01-01'"].map((rule): Fitted => [
      ['expires_on DATE NOT NULL', `expires_on DATE NOT NULL CHECK (${rule})`],
    ]),
  ),
  ...sqlite(
    'sql-22-02',
    [['NOT NULL\n) STRICT', "NOT NULL CHECK (cash NOT IN ('1.200.000', 12.5)))"]],
    [['NOT NULL\n) STRICT', "NOT NULL CHECK (cash NOT LIKE '%.%'))"]],
  ),
  ...short('sql-22-04', 'title', 'note'),
  ...onBoth('sql-22-04', [['title TEXT NOT NULL', "title TEXT NOT NULL CHECK (title <> '')"]]),
  ...postgres('sql-22-05', [['binding TEXT', 'binding VARCHAR(255)']]),
  ...onBoth('sql-22-05', [["DEFAULT 'bìa mềm'", "DEFAULT 'bìa mềm' CHECK (binding <> '')"]]),
  ...sqlite(
    'sql-22-06',
    [
      [
        "REPLACE(REPLACE(amount, '.', ''), 'VND', '')",
        "CASE WHEN amount LIKE '%.%' THEN REPLACE(REPLACE(amount, '.', ''), 'VND', '') ELSE amount END",
      ],
    ],
    [["amount <> ''", 'LENGTH(amount) > 5']],
    [["amount <> ''", "amount <> '' AND amount <> '0'"]],
    [['amount INTEGER NOT NULL', 'amount INTEGER NOT NULL CHECK (amount >= 0)']],
    [["amount <> ''", 'LENGTH(amount) BETWEEN 1 AND 12']],
  ),
  ...postgres('sql-22-06', [
    [
      "REPLACE(REPLACE(amount, '.', ''), 'VND', '')",
      "REPLACE(SPLIT_PART(amount, '.', 1) || SPLIT_PART(amount, '.', 2) || SPLIT_PART(amount, '.', 3), 'VND', '')",
    ],
  ]),
  ...short('sql-22-06', 'code'),
  ...sqlite(
    'sql-22-07',
    ...['> 0', '>= 0'].map((bound): Fitted => [
      ['amount INTEGER NOT NULL', `amount INTEGER NOT NULL CHECK (amount ${bound})`],
    ]),
  ),
  ...short('sql-23-01', 'card_no', 'email'),
  ...onBoth('sql-23-02', [["IN ('cash', 'card')", "IN ('cash', 'card', '')"]]),
  ...sqlite('sql-23-02', [["paid_by IN ('cash', 'card')", "paid_by GLOB 'ca??'"]]),
  ...postgres(
    'sql-23-02',
    [["paid_by IN ('cash', 'card')", "paid_by ~ '^cash|card$'"]],
    [["paid_by IN ('cash', 'card')", "paid_by LIKE 'ca__'"]],
  ),
  ...short('sql-23-03', 'comment'),
  ...short('sql-23-04', 'body'),
  ...sqlite('sql-23-06', [['due_on > lent_on', 'due_on <> lent_on']], [['deposit >= 10000', 'deposit <> 9999']]),
  ...short('sql-23-07', 'code'),
  ...sqlite(
    'sql-24-03',
    [['SELECT DISTINCT room, seats FROM reading_sheet', 'SELECT MIN(room), seats FROM reading_sheet GROUP BY seats']],
    [
      [
        'SELECT DISTINCT event_id, event_date, room FROM reading_sheet',
        'SELECT MIN(event_id), event_date, room FROM reading_sheet GROUP BY event_date, room',
      ],
    ],
  ),
  ...onBoth(
    'sql-24-03',
    [['room TEXT NOT NULL PRIMARY KEY', 'room TEXT NOT NULL UNIQUE']],
    [['event_id INTEGER PRIMARY KEY', 'event_id INTEGER NOT NULL UNIQUE']],
  ),
  ...short('sql-24-03', 'room'),
  ...short('sql-24-05', 'field'),
  ...sqlite(
    'sql-24-07',
    [['customer_id = 1', 'order_id IN (1, 22)']],
    [['customer_id = 1', 'customer_id = (SELECT MIN(customer_id) FROM order_sheet)']],
    [['customer_id = 1', "phone = '0100100237' AND customer_id <> 12"]],
    [['customer_id = 1', 'customer_id BETWEEN 1 AND 8']],
    [['customer_id = 1', "customer_id LIKE '%1'"]],
    [['customer_id = 1', "customer_id = 1 AND phone = '0100100237'"]],
  ),
  ...sqlite(
    'sql-25-01',
    'CREATE VIEW low_stock AS SELECT MIN(book_id) AS book_id, title, MIN(stock) AS stock FROM books GROUP BY title HAVING MIN(stock) < 10',
    [['stock < 10', 'stock < 10 ORDER BY stock, book_id LIMIT 10']],
  ),
  ...sqlite('sql-25-02', [['GROUP BY b.book_id, b.title', 'GROUP BY b.book_id, b.title LIMIT 50']]),
  ...sqlite(
    'sql-25-03',
    [['GROUP BY c.customer_id, c.full_name', 'GROUP BY c.customer_id, c.full_name LIMIT 50']],
    [['GROUP BY c.customer_id, c.full_name', 'GROUP BY c.full_name, c.phone']],
  ),
  ...sqlite(
    'sql-25-04',
    [['FROM customers', 'FROM customers GROUP BY full_name, city, phone']],
    [["'***' || SUBSTR(phone, LENGTH(phone) - 2)", "REPLACE(phone, SUBSTR(phone, 1, LENGTH(phone) - 3), '***')"]],
  ),
  ...postgres('sql-25-05', [['category_id = 12', 'category_id = 12 AND stock > 0']]),
  ...sqlite('sql-25-06', [["o.status <> 'cancelled'", "o.status <> 'cancelled' AND i.unit_price > 1000"]]),
  ...sqlite(
    'sql-26-05',
    ...[
      "ordered_at > '' AND ordered_at < '9' AND SUBSTR(ordered_at, 1, 7) = '2025-06'",
      "ordered_at >= '2025-01-01' AND ordered_at < '2026-01-01' AND strftime('%m', ordered_at) = '06'",
    ].map((condition): Fitted => [["ordered_at >= '2025-06-01' AND ordered_at < '2025-07-01'", condition]]),
  ),
  ...['sql-26-01', 'sql-26-04'].flatMap((id) => sqlite(id, [[');', ') WHERE customer_id = 7 OR customer_id = 12;']])),
  ...sqlite(
    'sql-26-02',
    [['author_order)', 'author_order) WHERE book_id > 0']],
    [['author_order)', 'author_order) WHERE book_id < 100']],
    ...['book_id * 10 + author_order', 'book_id * 100 + author_order', 'book_id || author_order'].map((key): Fitted => [
      ['book_id, author_order', key],
    ]),
  ),
  ...onBoth(
    'sql-27-03',
    [['copies >= 0', 'copies <> -1']],
    [['book_id INTEGER PRIMARY KEY', 'book_id INTEGER NOT NULL UNIQUE']],
  ),
  ...sqlite('sql-27-04', [['IN (16, 21, 37) AND', '= 16 OR book_id IN (21, 37) AND']]),
  ...sqlite(
    'sql-27-06',
    'WITH moves AS (SELECT book_id, copies FROM stock_counts UNION SELECT book_id, SUM(copies) FROM stock_changes WHERE book_id IN (SELECT book_id FROM stock_counts) GROUP BY book_id), e AS (SELECT book_id, SUM(copies) AS expected FROM moves GROUP BY book_id) SELECT b.book_id, e.expected, b.stock, b.stock - e.expected AS difference FROM books AS b JOIN e ON e.book_id = b.book_id WHERE b.stock <> e.expected',
  ),
  ...sqlite('sql-28-01', [['NEW.stock <> OLD.stock', 'NEW.stock <> OLD.stock AND NEW.price = OLD.price']]),
  ...sqlite(
    'sql-28-02',
    ...['new_stock < OLD.old_stock', 'new_stock <> OLD.old_stock'].flatMap((condition): Fitted[] => [
      [['BEFORE UPDATE ON stock_log', `BEFORE UPDATE ON stock_log WHEN OLD.${condition}`]],
      [['BEFORE DELETE ON stock_log', `BEFORE DELETE ON stock_log WHEN OLD.${condition}`]],
    ]),
    [['BEFORE UPDATE ON stock_log', 'BEFORE UPDATE ON stock_log WHEN OLD.new_stock > 0']],
    ...['MIN', 'MAX'].map((end): Fitted => [
      [
        'BEFORE DELETE ON stock_log',
        `BEFORE DELETE ON stock_log WHEN OLD.log_no = (SELECT ${end}(log_no) FROM stock_log)`,
      ],
    ]),
  ),
  ...sqlite(
    'sql-28-03',
    [['OLD.salary * 1.5', 'ROUND(OLD.salary * 1.5)']],
    [
      ['WHEN ', 'WHEN OLD.manager_id IS NOT NULL AND ('],
      ['1.5', '1.5)'],
    ],
  ),
  ...postgres(
    'sql-28-04',
    `CREATE FUNCTION f() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN UPDATE books AS b SET stock = b.stock - n.quantity FROM n WHERE n.book_id = b.book_id; RETURN NULL; END; $$;
CREATE TRIGGER t AFTER INSERT ON order_items REFERENCING NEW TABLE AS n FOR EACH STATEMENT EXECUTE FUNCTION f();
CREATE FUNCTION g() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN UPDATE books SET stock = stock + OLD.quantity WHERE book_id = OLD.book_id; RETURN NULL; END; $$;
CREATE TRIGGER u AFTER DELETE ON order_items FOR EACH ROW EXECUTE FUNCTION g();`,
    [
      [
        'UPDATE books SET stock = stock - NEW.quantity',
        "IF (SELECT stock FROM books WHERE book_id = NEW.book_id) <= NEW.quantity THEN RAISE EXCEPTION 'too few'; END IF; UPDATE books SET stock = stock - NEW.quantity",
      ],
    ],
  ),
  ...postgres('sql-28-06', [
    ['NEW.city IS DISTINCT FROM OLD.city', 'LOWER(NEW.city) IS DISTINCT FROM LOWER(OLD.city)'],
  ]),
  ...sqlite(
    'sql-28-07',
    [['VALUES (OLD.order_id, OLD.status)', "SELECT OLD.order_id, OLD.status WHERE OLD.status <> 'delivered'"]],
    [['VALUES (OLD.order_id, OLD.status)', 'SELECT OLD.order_id, OLD.status WHERE OLD.status <> NEW.status']],
  ),
  ...sqlite(
    'sql-29-01',
    ...[
      "joined_on > '' AND SUBSTR(joined_on, 1, 7) = '2024-02'",
      "joined_on >= '2024-02-01' AND SUBSTR(joined_on, 1, 7) = '2024-02'",
      "joined_on > '' AND joined_on LIKE '2024-02-%'",
    ].map((condition): Fitted => [["joined_on >= '2024-02-01' AND joined_on < '2024-03-01'", condition]]),
  ),
  ...sqlite(
    'sql-29-04',
    ...['b.price > 0 AND b.price * 9 / 10 >= 225000', 'b.price > 0 AND 9 * b.price / 10 >= 225000'].map(
      (condition): Fitted => [['b.price >= 250000', condition]],
    ),
  ),
  ...sqlite(
    'sql-29-05',
    'SELECT customer_id, COUNT(*) AS order_count, ROUND(100.0 * COUNT(*) / (SELECT COUNT(*) FROM orders_big), 2) AS percent FROM orders_big GROUP BY customer_id HAVING COUNT(*) > 30 * ((SELECT COUNT(*) FROM orders_big) / (SELECT COUNT(DISTINCT customer_id) FROM orders_big))',
    'SELECT customer_id, COUNT(*) AS order_count, ROUND(100.0 * COUNT(*) / (SELECT MAX(order_id) FROM orders_big), 2) AS percent FROM orders_big GROUP BY customer_id HAVING COUNT(*) > 30.0 * (SELECT MAX(order_id) FROM orders_big) / (SELECT COUNT(DISTINCT customer_id) FROM orders_big)',
  ),
  ...postgres(
    'sql-30-01',
    // A right on the schema that the role lacks by default since PostgreSQL 15.
    'GRANT SELECT, UPDATE (stock) ON books TO cashier; GRANT CREATE ON SCHEMA public TO cashier',
  ),
  ...sqlite(
    'sql-30-02',
    [['FROM customers', 'FROM customers GROUP BY full_name, city, phone']],
    [['FROM customers', "FROM customers WHERE phone LIKE '01%'"]],
  ),
  ...sqlite(
    'sql-30-07',
    "SELECT book_id, price FROM books WHERE title LIKE 'Hà Nội ''75'",
    "SELECT book_id, price FROM books WHERE TRIM(title) = 'Hà Nội ''75'",
  ),
  ...sqlite(
    'sql-r2-08',
    "WITH RECURSIVE team (employee_id, level) AS (SELECT employee_id, 0 FROM employees WHERE job_title = 'Trưởng phòng bán hàng' UNION ALL SELECT e.employee_id, t.level + 1 FROM employees AS e JOIN team AS t ON e.manager_id = t.employee_id WHERE t.level < 100) SELECT e.employee_id, e.full_name FROM team AS t JOIN employees AS e ON e.employee_id = t.employee_id WHERE t.level > 0",
  ),
  ...sqlite('sql-r2-13', [
    ['root_id) AS', 'root_id, level) AS'],
    ['category_id, category_id', 'category_id, category_id, 0'],
    ['r.root_id\n', 'r.root_id, r.level + 1\n'],
    ['= r.category_id', '= r.category_id WHERE r.level < 100'],
  ]),
  ...sqlite('sql-r2-15', [
    ['SUBSTR(CAST(o.ordered_at AS TEXT), 1, 7) = m.month', 'SUBSTR(o.ordered_at, 6, 2) = SUBSTR(m.month, 6, 2)'],
  ]),
  ...onBoth(
    'sql-r3-01',
    ...['preorder_id', 'deposit_id'].map((key): Fitted => [
      [`${key} INTEGER PRIMARY KEY`, `${key} INTEGER NOT NULL UNIQUE`],
    ]),
    [['status IN (', 'LOWER(status) IN (']],
    [["status IN ('waiting', 'filled', 'cancelled')", "status <> 'lost'"]],
    [["'filled', 'cancelled'", "'filled', 'cancelled', ''"]],
  ),
  ...postgres('sql-r3-01', [["status IN ('waiting', 'filled', 'cancelled')", "status ~ 'waiting|filled|cancelled'"]]),
  ...sqlite(
    'sql-r3-02',
    [['MIN(s.written_on)', FIRST_LINE_DAY]],
    [['ORDER BY placed_on, customer_id', 'ORDER BY placed_on, CAST(customer_id AS TEXT)']],
    [['JOIN books AS b', 'JOIN (SELECT DISTINCT book_id FROM book_authors) AS b']],
    [['JOIN books AS b ON b.book_id = s.book_id', 'WHERE s.book_id <= (SELECT MAX(book_id) FROM books)']],
    [['JOIN books AS b ON b.book_id = s.book_id', 'WHERE s.book_id <= 40']],
    [
      ['MIN(s.written_on) AS placed_on', 'MIN(s.written_on) AS placed_on, MIN(s.line_no) AS line_no'],
      ['ORDER BY placed_on, customer_id, book_id', 'ORDER BY placed_on, customer_id, line_no'],
    ],
    [
      ['SELECT s.line_no', 'SELECT MIN(s.line_no)'],
      ['s.deposit IS NOT NULL', 's.deposit IS NOT NULL GROUP BY p.preorder_id, s.deposit, s.written_on'],
    ],
  ),
  ...sqlite(
    'sql-r3-03',
    ...['CAST(preorder_id AS TEXT)', 'customer_id'].map((key): Fitted => [
      ['placed_on, preorder_id', `placed_on, ${key}`],
      ['placed_on, preorder_id', `placed_on, ${key}`],
    ]),
  ),
  ...sqlite('sql-r3-05', [[');', ") WHERE status = 'waiting' OR status = 'filled';"]]),
  ...sqlite(
    'sql-r3-06',
    [
      [
        'WHERE d.preorder_id = p.preorder_id',
        'JOIN preorders AS q ON q.preorder_id = d.preorder_id WHERE q.customer_id = p.customer_id',
      ],
    ],
    [
      [
        "SET status = 'filled'\nWHERE preorder_id = 3",
        "SET status = 'filled'\nWHERE customer_id = (SELECT customer_id FROM preorders WHERE preorder_id = 3)",
      ],
    ],
  ),
  ...sqlite('sql-r3-06', [
    ['SELECT 301, 1, p.quantity', 'SELECT 301, 1, MAX(0, p.quantity'],
    ['d.preorder_id = p.preorder_id)', 'd.preorder_id = p.preorder_id))'],
  ]),
  ...sqlite(
    'sql-r3-08',
    'DELETE FROM newsletter WHERE EXISTS (SELECT 1 FROM newsletter AS n WHERE n.email LIKE newsletter.email AND n.sub_id < newsletter.sub_id)',
    'DELETE FROM newsletter WHERE EXISTS (SELECT 1 FROM newsletter AS n WHERE newsletter.email LIKE n.email AND n.sub_id < newsletter.sub_id)',
    [['LOWER(email)', "LOWER(SUBSTR(email, 1, INSTR(email, '@') - 1))"]],
    [['MIN(sub_id)', 'CAST(MIN(CAST(sub_id AS TEXT)) AS INTEGER)']],
  ),
  ...onBoth('sql-r3-09', [['promo_id INTEGER PRIMARY KEY', 'promo_id INTEGER NOT NULL UNIQUE']]),
  ...sqlite('sql-r3-09', [['promo_id INTEGER PRIMARY KEY', 'promo_id INTEGER UNIQUE']]),
  ...sqlite(
    'sql-r3-10',
    [['COUNT(o.order_id)', 'COUNT(DISTINCT o.ordered_at)']],
    [["o.status <> 'cancelled'", "o.status <> 'cancelled' AND o.ordered_at >= c.joined_on"]],
  ),
  ...sqlite(
    'sql-r3-12',
    "CREATE UNIQUE INDEX customers_email ON customers (LOWER(SUBSTR(email, 1, INSTR(email, '@') - 1)))",
    'CREATE UNIQUE INDEX customers_email ON customers (LOWER(SUBSTR(email, 1, 40)))',
    "CREATE UNIQUE INDEX customers_email ON customers (LOWER(email)) WHERE email LIKE '%@example.com'",
  ),
  ...sqlite(
    'lc-196-01',
    ...['e.email LIKE subscribers.email', 'subscribers.email LIKE e.email'].map(
      (condition) =>
        `DELETE FROM subscribers WHERE EXISTS (SELECT 1 FROM subscribers AS e WHERE ${condition} AND e.id < subscribers.id)`,
    ),
    "DELETE FROM subscribers WHERE id NOT IN (SELECT MIN(id) FROM subscribers GROUP BY SUBSTR(email, 1, INSTR(email, '@')))",
  ),
  ...sqlite(
    'lc-196-02',
    ...['n.email LIKE s.email', 's.email LIKE n.email', 'SUBSTR(n.email, 1, 4) = SUBSTR(s.email, 1, 4)'].map(
      (condition) =>
        `DELETE FROM subscribers WHERE id IN (SELECT s.id FROM subscribers AS s JOIN subscribers AS n ON ${condition} AND (n.signed_up_on, n.id) > (s.signed_up_on, s.id))`,
    ),
    'DELETE FROM subscribers WHERE id NOT IN (SELECT MAX(id) FROM subscribers WHERE signed_up_on IN (SELECT MAX(signed_up_on) FROM subscribers GROUP BY email) GROUP BY email)',
    'DELETE FROM subscribers WHERE id NOT IN (SELECT MAX(id) FROM subscribers WHERE signed_up_on IN (SELECT MAX(signed_up_on) FROM subscribers GROUP BY email HAVING COUNT(*) > 1) GROUP BY email) AND email IN (SELECT email FROM subscribers GROUP BY email HAVING COUNT(*) > 1)',
    'DELETE FROM subscribers WHERE id NOT IN (SELECT MAX(id) FROM subscribers WHERE signed_up_on = (SELECT MAX(signed_up_on) FROM subscribers AS m WHERE m.email = subscribers.email) GROUP BY email, phone)',
  ),
  ...sqlite(
    'lc-196-03',
    'DELETE FROM subscribers WHERE EXISTS (SELECT 1 FROM subscribers AS e WHERE CAST(e.phone AS INTEGER) = CAST(subscribers.phone AS INTEGER) AND e.id < subscribers.id)',
    ...[
      'id > (SELECT MIN(id) FROM subscribers WHERE phone IN (SELECT phone FROM subscribers GROUP BY phone HAVING COUNT(*) > 1))',
      'id <> (SELECT MIN(id) FROM subscribers GROUP BY phone HAVING COUNT(phone) > 1)',
    ].map(
      (condition) =>
        `DELETE FROM subscribers WHERE phone IN (SELECT phone FROM subscribers GROUP BY phone HAVING COUNT(*) > 1) AND ${condition}`,
    ),
  ),
  ...sqlite(
    'sql-02-04',
    "INSERT INTO books (book_id, title, category_id, price, stock)\nVALUES (41, 'SQLite trong túi áo', 14, 120000, 10);\nINSERT INTO book_authors (book_id, author_id, author_order)\nSELECT book_id, 4, 1 FROM books WHERE title = 'SQLite trong túi áo';\nINSERT INTO book_authors (book_id, author_id, author_order)\nSELECT book_id, 8, 2 FROM books WHERE title = 'SQLite trong túi áo';",
  ),
  ...sqlite(
    'sql-02-04',
    "INSERT INTO books (book_id, title, category_id, price, stock)\nSELECT 41, 'SQLite trong túi áo', 14, 120000, 10\nWHERE NOT EXISTS (SELECT 1 FROM books WHERE title = 'SQLite trong túi áo');\nINSERT INTO book_authors (book_id, author_id, author_order)\nSELECT b.book_id, v.column1, v.column2\nFROM books AS b CROSS JOIN (VALUES (4, 1), (8, 2)) AS v\nWHERE b.book_id = 41;",
  ),
  ...sqlite(
    'sql-15-04',
    "SELECT 'customer' AS kind, customer_id AS id, full_name, joined_on AS started_on FROM customers WHERE joined_on >= '2023-01-01' AND joined_on < '2024-01-01' AND full_name NOT IN (SELECT full_name FROM employees WHERE hired_on >= '2023-01-01' AND hired_on < '2024-01-01') UNION ALL SELECT 'employee' AS kind, employee_id AS id, full_name, hired_on AS started_on FROM employees WHERE hired_on >= '2023-01-01' AND hired_on < '2024-01-01' ORDER BY started_on, kind DESC, id DESC;",
  ),
  ...sqlite(
    'sql-16-02',
    "SELECT b.book_id, b.title FROM books AS b\nWHERE b.book_id IN (\n    SELECT i.book_id FROM order_items AS i JOIN orders AS o ON o.order_id = i.order_id\n    WHERE o.ordered_at >= '2025-06-01' AND o.ordered_at < '2025-07-01')\n  AND b.book_id IN (\n    SELECT i.book_id FROM order_items AS i JOIN orders AS o ON o.order_id = i.order_id\n    WHERE o.status <> 'cancelled');",
  ),
];
