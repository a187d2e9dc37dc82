-- What day 13 says of MySQL.

-- part: full-join
SELECT COUNT(*) AS row_count
FROM employees AS e
FULL JOIN orders AS o ON o.employee_id = e.employee_id;

-- part: full-as-alias
SELECT COUNT(*) AS row_count
FROM employees
FULL JOIN orders USING (employee_id);

-- part: emulation
SELECT COUNT(*) AS row_count,
       COUNT(j.employee_id) AS with_employee,
       COUNT(j.order_id) AS with_order
FROM (
  SELECT e.employee_id, o.order_id
  FROM employees AS e
  LEFT JOIN orders AS o ON o.employee_id = e.employee_id
  UNION ALL
  SELECT e.employee_id, o.order_id
  FROM orders AS o
  LEFT JOIN employees AS e ON e.employee_id = o.employee_id
  WHERE e.employee_id IS NULL
) AS j;

-- part: right-join
SELECT COUNT(*) AS row_count
FROM employees AS e
RIGHT JOIN orders AS o ON o.employee_id = e.employee_id;

-- part: no-on
SELECT COUNT(*) AS row_count
FROM employees AS e
LEFT JOIN orders AS o;
