-- What day 26 says of MySQL: plans before and after an index on a hundred thousand orders.

-- part: before
EXPLAIN FORMAT=TRADITIONAL SELECT order_id, total FROM orders_big WHERE customer_id = 4321;

-- part: after
CREATE INDEX orders_big_customer ON orders_big (customer_id);
EXPLAIN FORMAT=TRADITIONAL SELECT order_id, total FROM orders_big WHERE customer_id = 4321;

-- part: rows
SELECT order_id, total FROM orders_big WHERE customer_id = 4321 ORDER BY order_id LIMIT 3;

-- part: invisible
ALTER TABLE orders_big ALTER INDEX orders_big_customer INVISIBLE;
EXPLAIN FORMAT=TRADITIONAL SELECT order_id, total FROM orders_big WHERE customer_id = 4321;
DROP INDEX orders_big_customer ON orders_big;

-- part: key-len
CREATE INDEX customer_day ON orders_big (customer_id, ordered_on);
EXPLAIN FORMAT=TRADITIONAL SELECT order_id, total FROM orders_big WHERE customer_id = 4321;
EXPLAIN FORMAT=TRADITIONAL SELECT order_id, total FROM orders_big WHERE customer_id = 4321 AND ordered_on >= '2025-01-01';
EXPLAIN FORMAT=TRADITIONAL SELECT order_id, total FROM orders_big WHERE ordered_on >= '2025-06-30';

-- part: covering
EXPLAIN FORMAT=TRADITIONAL SELECT ordered_on FROM orders_big WHERE customer_id = 4321;
EXPLAIN FORMAT=TRADITIONAL SELECT order_id, ordered_on FROM orders_big WHERE customer_id = 4321;

-- part: whole-index
EXPLAIN FORMAT=TRADITIONAL SELECT order_id, customer_id FROM orders_big WHERE ordered_on = '2025-06-30';

-- part: function
CREATE INDEX by_day ON orders_big (ordered_on);
EXPLAIN FORMAT=TRADITIONAL SELECT order_id, total FROM orders_big WHERE DATE_FORMAT(ordered_on, '%Y-%m') = '2025-06';
CREATE INDEX by_month ON orders_big ((DATE_FORMAT(ordered_on, '%Y-%m')));
EXPLAIN FORMAT=TRADITIONAL SELECT order_id, total FROM orders_big WHERE DATE_FORMAT(ordered_on, '%Y-%m') = '2025-06';

-- part: selectivity
EXPLAIN FORMAT=TRADITIONAL SELECT order_id, total FROM orders_big WHERE ordered_on >= '2020-06-01';

-- part: like
CREATE INDEX by_email ON customers_big (email);
EXPLAIN FORMAT=TRADITIONAL SELECT customer_id, phone FROM customers_big WHERE email LIKE 'khach49%';
EXPLAIN FORMAT=TRADITIONAL SELECT customer_id, phone FROM customers_big WHERE email LIKE '%4999@example.com';

-- part: size
SELECT index_name, stat_value AS pages FROM mysql.innodb_index_stats
WHERE table_name = 'orders_big' AND stat_name = 'size' ORDER BY index_name;
