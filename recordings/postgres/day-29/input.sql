-- What day 29 says of PostgreSQL 18, on 100,000 orders.

-- part: report
EXPLAIN (ANALYZE, BUFFERS)
SELECT c.customer_id, c.email,
       (SELECT SUM(o.total)
        FROM orders_big AS o
        WHERE o.customer_id = c.customer_id
          AND SUBSTR(CAST(o.ordered_on AS TEXT), 1, 7) = '2025-06') AS revenue
FROM customers_big AS c
WHERE c.city = 'Huế' AND c.customer_id <= 200
ORDER BY c.customer_id;

-- part: indexes
CREATE INDEX orders_big_date ON orders_big (ordered_on, order_id);
CREATE INDEX customers_big_phone ON customers_big (phone);
CREATE INDEX customers_big_email ON customers_big (email);

-- part: function
EXPLAIN (ANALYZE, BUFFERS)
SELECT SUM(total) FROM orders_big
WHERE SUBSTR(CAST(ordered_on AS TEXT), 1, 7) = '2025-06';

-- part: range
EXPLAIN (ANALYZE, BUFFERS)
SELECT SUM(total) FROM orders_big
WHERE ordered_on >= '2025-06-01' AND ordered_on < '2025-07-01';

-- part: phone
SELECT customer_id FROM customers_big WHERE phone = 900007919;

-- part: like-prefix
EXPLAIN (COSTS OFF)
SELECT customer_id FROM customers_big WHERE email LIKE 'khach77%';

-- part: like-middle
EXPLAIN (COSTS OFF)
SELECT customer_id FROM customers_big WHERE email LIKE '%77@example.com';

-- part: stale
INSERT INTO orders_big (customer_id, ordered_on, total)
SELECT customer_id, '2025-07-01', total FROM orders_big WHERE order_id <= 30000;
EXPLAIN (ANALYZE, BUFFERS)
SELECT SUM(total) FROM orders_big WHERE ordered_on = '2025-07-01';

-- part: fresh
ANALYZE orders_big;
EXPLAIN (ANALYZE, BUFFERS)
SELECT SUM(total) FROM orders_big WHERE ordered_on = '2025-07-01';
