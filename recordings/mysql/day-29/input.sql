-- What day 29 says of MySQL, on 100,000 orders.

CREATE INDEX orders_big_date ON orders_big (ordered_on, order_id);
CREATE INDEX customers_big_phone ON customers_big (phone);
CREATE INDEX customers_big_email ON customers_big (email);

-- part: function
EXPLAIN FORMAT = TREE
SELECT SUM(total) FROM orders_big
WHERE DATE_FORMAT(ordered_on, '%Y-%m') = '2025-06';

-- part: range
EXPLAIN FORMAT = TREE
SELECT SUM(total) FROM orders_big
WHERE ordered_on >= '2025-06-01' AND ordered_on < '2025-07-01';

-- part: phone-number
SELECT customer_id, phone FROM customers_big WHERE phone = 900007919;
EXPLAIN FORMAT = TREE
SELECT customer_id, phone FROM customers_big WHERE phone = 900007919;

-- part: phone-text
EXPLAIN FORMAT = TREE
SELECT customer_id, phone FROM customers_big WHERE phone = '0900007919';

-- part: like-prefix
EXPLAIN FORMAT = TREE
SELECT customer_id FROM customers_big WHERE email LIKE 'khach77%';

-- part: like-middle
EXPLAIN FORMAT = TREE
SELECT customer_id FROM customers_big WHERE email LIKE '%77@example.com';

-- part: row-value
EXPLAIN ANALYZE
SELECT order_id, ordered_on, total FROM orders_big
WHERE (ordered_on, order_id) < ('2020-07-19', 10001)
ORDER BY ordered_on DESC, order_id DESC
LIMIT 20;

-- part: written-out
EXPLAIN ANALYZE
SELECT order_id, ordered_on, total FROM orders_big
WHERE ordered_on <= '2020-07-19'
  AND (ordered_on < '2020-07-19' OR order_id < 10001)
ORDER BY ordered_on DESC, order_id DESC
LIMIT 20;

-- part: analyze
EXPLAIN ANALYZE
SELECT c.city, COUNT(*) AS order_count
FROM customers_big AS c
JOIN orders_big AS o ON o.customer_id = c.customer_id
WHERE o.ordered_on >= '2025-06-01' AND o.ordered_on < '2025-07-01'
GROUP BY c.city;
