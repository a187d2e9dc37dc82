-- What day 15 says of MySQL.

-- part: precedence
SELECT customer_id FROM orders
WHERE ordered_at >= '2025-04-01' AND ordered_at < '2025-05-01'
UNION
SELECT customer_id FROM orders
WHERE ordered_at >= '2025-05-01' AND ordered_at < '2025-06-01'
INTERSECT
SELECT customer_id FROM customers WHERE city = 'Cần Thơ'
ORDER BY customer_id;

-- part: parentheses
(SELECT customer_id FROM orders
 WHERE ordered_at >= '2025-04-01' AND ordered_at < '2025-05-01'
 UNION
 SELECT customer_id FROM orders
 WHERE ordered_at >= '2025-05-01' AND ordered_at < '2025-06-01')
INTERSECT
SELECT customer_id FROM customers WHERE city = 'Cần Thơ'
ORDER BY customer_id;

-- part: all-forms
SELECT city FROM customers WHERE customer_id IN (3, 8, 10)
INTERSECT ALL
SELECT city FROM customers WHERE customer_id IN (14, 17, 18)
ORDER BY city;

SELECT city FROM customers WHERE customer_id IN (3, 8, 10)
EXCEPT ALL
SELECT city FROM customers WHERE customer_id IN (14, 18)
ORDER BY city;

-- part: letter-case
SELECT city FROM customers WHERE customer_id = 11
UNION
SELECT 'HUE';

-- part: types
SELECT full_name AS label FROM employees WHERE employee_id = 1
UNION ALL
SELECT salary FROM employees WHERE employee_id = 1;

-- part: column-count
SELECT full_name, city FROM customers
UNION
SELECT full_name FROM authors;

-- part: order-by
SELECT full_name FROM customers ORDER BY full_name
UNION
SELECT full_name FROM authors;
