-- What day 17 says of MySQL.

-- part: one-statement
WITH buyers AS (
  SELECT DISTINCT o.customer_id
  FROM orders AS o
  WHERE o.ordered_at >= '2025-01-01' AND o.ordered_at < '2025-07-01'
    AND o.status <> 'cancelled'
)
SELECT COUNT(*) AS buyer_count
FROM buyers;

SELECT customer_id
FROM buyers;

-- part: same-name
WITH orders AS (
  SELECT order_id
  FROM orders
  WHERE status <> 'cancelled'
)
SELECT COUNT(*) AS order_count
FROM orders;

-- part: materialized
WITH kept AS MATERIALIZED (
  SELECT order_id, customer_id
  FROM orders
  WHERE status <> 'cancelled'
)
SELECT customer_id
FROM kept
WHERE order_id = 118;

-- part: plan-twice
EXPLAIN FORMAT=TREE
WITH spending AS (
  SELECT o.customer_id, SUM(i.quantity * i.unit_price) AS spent
  FROM orders AS o
  JOIN order_items AS i ON i.order_id = o.order_id
  WHERE o.status <> 'cancelled'
  GROUP BY o.customer_id
)
SELECT customer_id, spent
FROM spending
WHERE spent > (SELECT AVG(spent) FROM spending);

-- part: later
WITH a AS (SELECT x FROM b), b AS (SELECT 1 AS x)
SELECT x FROM a;

-- part: hidden-table
WITH customers AS (
  SELECT o.customer_id, COUNT(*) AS order_count
  FROM orders AS o
  WHERE o.ordered_at >= '2025-01-01' AND o.ordered_at < '2025-07-01'
    AND o.status <> 'cancelled'
  GROUP BY o.customer_id
)
SELECT COUNT(*) AS customer_count, SUM(order_count) AS order_count
FROM customers;
