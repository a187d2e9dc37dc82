/*
 * The pre-orders of review 3. Each step of the capstone starts from the reference solutions of the previous steps, so
 * that a reader can start at any step.
 */

/** Step 1: the tables. */
export const PREORDER_TABLES = `CREATE TABLE preorders (
  preorder_id INTEGER PRIMARY KEY,
  customer_id INTEGER NOT NULL REFERENCES customers (customer_id),
  book_id INTEGER NOT NULL REFERENCES books (book_id),
  quantity INTEGER NOT NULL CHECK (quantity >= 1 AND quantity <= 5),
  placed_on DATE NOT NULL,
  status TEXT NOT NULL DEFAULT 'waiting' CHECK (status IN ('waiting', 'filled', 'cancelled')),
  UNIQUE (customer_id, book_id)
);

CREATE TABLE deposits (
  deposit_id INTEGER PRIMARY KEY,
  preorder_id INTEGER NOT NULL REFERENCES preorders (preorder_id),
  amount INTEGER NOT NULL CHECK (amount > 0),
  paid_on DATE NOT NULL
);`;

/**
 * The notebook that step 2 imports: some customers wrote several lines, and one line names a book that does not exist.
 */
export const PREORDER_SHEET = `CREATE TABLE preorder_sheet (
  line_no INTEGER PRIMARY KEY, customer_id INTEGER NOT NULL, book_id INTEGER NOT NULL,
  quantity INTEGER NOT NULL, written_on DATE NOT NULL, deposit INTEGER
);
INSERT INTO preorder_sheet (line_no, customer_id, book_id, quantity, written_on, deposit) VALUES
  (1, 5, 37, 1, '2025-06-02', 50000), (2, 1, 37, 4, '2025-06-01', NULL), (3, 5, 37, 2, '2025-06-09', 50000),
  (4, 9, 6, 1, '2025-06-05', 60000), (5, 9, 99, 1, '2025-06-05', 40000), (6, 2, 37, 3, '2025-06-11', NULL),
  (7, 3, 21, 1, '2025-06-05', 60000), (8, 7, 6, 1, '2025-06-20', NULL), (9, 8, 21, 1, '2025-06-12', 40000),
  (10, 3, 21, 1, '2025-06-13', 60000), (11, 8, 12, 1, '2025-06-25', NULL), (12, 7, 12, 1, '2025-06-20', NULL);`;

/** Step 2: the rows of the notebook. */
export const PREORDER_ROWS = `INSERT INTO preorders (preorder_id, customer_id, book_id, quantity, placed_on)
WITH merged AS (
  SELECT s.customer_id, s.book_id, SUM(s.quantity) AS quantity, MIN(s.written_on) AS placed_on
  FROM preorder_sheet AS s
  JOIN books AS b ON b.book_id = s.book_id
  GROUP BY s.customer_id, s.book_id
)
SELECT ROW_NUMBER() OVER (ORDER BY placed_on, customer_id, book_id), customer_id, book_id, quantity, placed_on
FROM merged;

INSERT INTO deposits (deposit_id, preorder_id, amount, paid_on)
SELECT s.line_no, p.preorder_id, s.deposit, s.written_on
FROM preorder_sheet AS s
JOIN preorders AS p ON p.customer_id = s.customer_id AND p.book_id = s.book_id
WHERE s.deposit IS NOT NULL;`;

/** The starting point of the later steps: the rows are inserted, and customer 2 has cancelled. */
export const PREORDERS = [
  PREORDER_TABLES,
  PREORDER_SHEET,
  PREORDER_ROWS,
  "UPDATE preorders SET status = 'cancelled' WHERE customer_id = 2;",
].join('\n');

/** Step 3: the queue at the desk, without names. */
export const PREORDER_QUEUE = `CREATE VIEW preorder_queue AS
SELECT book_id, preorder_id,
       ROW_NUMBER() OVER (PARTITION BY book_id ORDER BY placed_on, preorder_id) AS queue_no,
       SUM(quantity) OVER (PARTITION BY book_id ORDER BY placed_on, preorder_id) AS copies_through
FROM preorders
WHERE status = 'waiting';`;
