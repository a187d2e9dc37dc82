-- What day 14 says of MySQL.

-- part: no-alias
SELECT full_name
FROM employees
JOIN employees ON employee_id = manager_id;

-- part: cross-on
SELECT COUNT(*) AS row_count
FROM employees AS e
CROSS JOIN orders AS o ON o.employee_id = e.employee_id;

-- part: months
CREATE TABLE months (
  month_start DATE PRIMARY KEY,
  next_start DATE NOT NULL
);

INSERT INTO months (month_start, next_start) VALUES
  ('2025-01-01', '2025-02-01'),
  ('2025-02-01', '2025-03-01'),
  ('2025-03-01', '2025-04-01'),
  ('2025-04-01', '2025-05-01'),
  ('2025-05-01', '2025-06-01'),
  ('2025-06-01', '2025-07-01');

-- part: answer
SELECT mo.month_start
FROM employees AS m
JOIN employees AS e ON e.manager_id = m.employee_id
CROSS JOIN months AS mo
LEFT JOIN orders AS o ON o.employee_id = e.employee_id
  AND o.ordered_at >= mo.month_start
  AND o.ordered_at < mo.next_start
WHERE m.full_name = 'Mai Xuân Phúc'
GROUP BY mo.month_start
HAVING COUNT(o.order_id) = 0
ORDER BY mo.month_start;
