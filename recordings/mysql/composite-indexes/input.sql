-- What the post on composite indexes says of MySQL.

-- part: setup
CREATE TABLE orders (
  order_id    INT NOT NULL PRIMARY KEY,
  customer_id INT NOT NULL,
  status      VARCHAR(10) NOT NULL,
  ordered_on  DATE NOT NULL,
  total       INT NOT NULL
);
SET SESSION cte_max_recursion_depth = 20000;
INSERT INTO orders
WITH RECURSIVE n (i) AS (
  SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < 19999
)
SELECT i + 1,
       i % 100 + 1,
       ELT(i DIV 100 % 5 + 1,
           'pending', 'paid', 'shipped', 'delivered', 'cancelled'),
       DATE '2024-01-01' + INTERVAL (i * 7919 % 360) DAY,
       50000 + i * 37 % 900 * 1000
FROM n;
CREATE INDEX idx_csd ON orders (customer_id, status, ordered_on);
ANALYZE TABLE orders;

-- part: format
SELECT @@explain_format;

-- part: prefix-one
EXPLAIN SELECT * FROM orders
WHERE customer_id = 42;
EXPLAIN SELECT * FROM orders
WHERE customer_id = 42 AND status = 'paid';

-- part: prefix-all
EXPLAIN SELECT * FROM orders
WHERE customer_id = 42 AND status = 'paid' AND ordered_on > '2024-06-30';

-- part: prefix-broken
EXPLAIN SELECT * FROM orders
WHERE customer_id = 42 AND ordered_on > '2024-06-30';
EXPLAIN SELECT * FROM orders
WHERE status = 'paid' AND ordered_on > '2024-06-30';

-- part: key-len-csd
EXPLAIN FORMAT=TRADITIONAL SELECT * FROM orders
WHERE customer_id = 42 AND status = 'paid' AND ordered_on > '2024-06-30';

-- part: covering
EXPLAIN SELECT order_id, ordered_on FROM orders
WHERE customer_id = 42 AND status = 'paid';

-- part: covering-traditional
EXPLAIN FORMAT=TRADITIONAL SELECT order_id, ordered_on FROM orders
WHERE customer_id = 42 AND status = 'paid';

-- part: not-covering
EXPLAIN SELECT order_id, ordered_on, total FROM orders
WHERE customer_id = 42 AND status = 'paid';

-- part: in-order
EXPLAIN SELECT * FROM orders
WHERE customer_id = 42 AND status = 'paid' ORDER BY ordered_on;
EXPLAIN SELECT * FROM orders
WHERE customer_id = 42 AND status = 'paid' ORDER BY ordered_on DESC;

-- part: sorted
EXPLAIN SELECT * FROM orders
WHERE customer_id = 42 ORDER BY ordered_on;
EXPLAIN SELECT * FROM orders
WHERE customer_id = 42 AND status IN ('paid', 'shipped') ORDER BY ordered_on;

-- part: sorted-traditional
EXPLAIN FORMAT=TRADITIONAL SELECT * FROM orders
WHERE customer_id = 42 ORDER BY ordered_on;

-- part: skip-scan
EXPLAIN SELECT order_id FROM orders WHERE status = 'paid';

-- part: skip-scan-traditional
EXPLAIN FORMAT=TRADITIONAL SELECT order_id FROM orders WHERE status = 'paid';

-- part: no-skip-scan
EXPLAIN SELECT * FROM orders WHERE status = 'paid';

-- part: other-order
DROP INDEX idx_csd ON orders;
CREATE INDEX idx_cds ON orders (customer_id, ordered_on, status);
ANALYZE TABLE orders;

-- part: range-first
EXPLAIN SELECT * FROM orders
WHERE customer_id = 42 AND status = 'paid' AND ordered_on > '2024-06-30';

-- part: key-len-cds
EXPLAIN FORMAT=TRADITIONAL SELECT * FROM orders
WHERE customer_id = 42 AND status = 'paid' AND ordered_on > '2024-06-30';
