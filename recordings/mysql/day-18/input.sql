-- What day 18 says of MySQL.

-- part: depth
UPDATE customers SET referred_by = 9 WHERE customer_id = 1;

SELECT @@cte_max_recursion_depth;

WITH RECURSIVE chain (customer_id) AS (
  SELECT 24
  UNION ALL
  SELECT c.referred_by
  FROM chain AS r
  JOIN customers AS c ON c.customer_id = r.customer_id
  WHERE c.referred_by IS NOT NULL
)
SELECT customer_id
FROM chain;

-- part: too-long
WITH RECURSIVE chain (customer_id, path) AS (
  SELECT 24, '/24/'
  UNION ALL
  SELECT c.referred_by, CONCAT(r.path, c.referred_by, '/')
  FROM chain AS r
  JOIN customers AS c ON c.customer_id = r.customer_id
  WHERE r.path NOT LIKE CONCAT('%/', c.referred_by, '/%')
)
SELECT customer_id, path
FROM chain;

-- part: cast
WITH RECURSIVE chain (customer_id, path) AS (
  SELECT 24, CAST('/24/' AS CHAR(200))
  UNION ALL
  SELECT c.referred_by, CONCAT(r.path, c.referred_by, '/')
  FROM chain AS r
  JOIN customers AS c ON c.customer_id = r.customer_id
  WHERE r.path NOT LIKE CONCAT('%/', c.referred_by, '/%')
)
SELECT customer_id, path
FROM chain
ORDER BY CHAR_LENGTH(path);

-- part: truncated
SET SESSION sql_mode = '';

WITH RECURSIVE numbers (n, path) AS (
  SELECT 1, '1'
  UNION ALL
  SELECT n + 1, CONCAT(path, ' ', n + 1)
  FROM numbers
  WHERE n < 3
)
SELECT n, path
FROM numbers
ORDER BY n;

-- part: months
WITH RECURSIVE months (first_day) AS (
  SELECT DATE '2024-07-01'
  UNION ALL
  SELECT first_day + INTERVAL 1 MONTH
  FROM months
  WHERE first_day < '2024-12-01'
)
SELECT first_day
FROM months
ORDER BY first_day;

-- part: edge
WITH RECURSIVE numbers (n) AS (
  SELECT 1
  UNION ALL
  SELECT n + 1
  FROM numbers
  WHERE n < 1000
)
SELECT COUNT(*) AS row_count
FROM numbers;

WITH RECURSIVE numbers (n) AS (
  SELECT 1
  UNION ALL
  SELECT n + 1
  FROM numbers
  WHERE n < 1001
)
SELECT COUNT(*) AS row_count
FROM numbers;

-- part: no-recursive
WITH tree (category_id) AS (
  SELECT category_id
  FROM categories
  WHERE category_id = 1
  UNION ALL
  SELECT c.category_id
  FROM tree AS r
  JOIN categories AS c ON c.parent_id = r.category_id
)
SELECT category_id
FROM tree;
