-- What day 11 says of MySQL.

-- part: full-group-by
SELECT employee_id, status, COUNT(*) AS order_count
FROM orders
GROUP BY employee_id
ORDER BY order_count DESC, employee_id;

-- part: row-condition
SELECT employee_id, COUNT(*) AS order_count
FROM orders
GROUP BY employee_id
HAVING status <> 'cancelled' AND COUNT(*) >= 15
ORDER BY order_count DESC, employee_id;

-- part: primary-key
SELECT order_id, status, COUNT(*) AS row_count
FROM orders
WHERE order_id <= 2
GROUP BY order_id
ORDER BY order_id;

-- part: group-alias
SELECT DATE_FORMAT(ordered_at, '%Y-%m') AS month, COUNT(*) AS order_count
FROM orders
WHERE ordered_at >= '2025-05-01'
GROUP BY month
ORDER BY month;

-- part: alias-of-column
SELECT SUBSTR(status, 1, 1) AS status, COUNT(*) AS order_count
FROM orders
WHERE status IN ('paid', 'pending')
GROUP BY status
ORDER BY order_count;

-- part: having-alias
SELECT employee_id, COUNT(*) AS order_count
FROM orders
GROUP BY employee_id
HAVING order_count >= 20
ORDER BY order_count DESC, employee_id;

-- part: mode-off
SET SESSION sql_mode = REPLACE(@@sql_mode, 'ONLY_FULL_GROUP_BY', '');
SELECT employee_id, status, COUNT(*) AS order_count
FROM orders
GROUP BY employee_id
ORDER BY order_count DESC, employee_id;
