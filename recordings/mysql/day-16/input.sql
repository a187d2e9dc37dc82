-- What day 16 says of MySQL.

-- part: scalar-rows
SELECT title
FROM books
WHERE category_id = (SELECT category_id FROM categories WHERE parent_id = 3);

-- part: derived-alias
SELECT MAX(line_count) AS most_lines
FROM (SELECT order_id, COUNT(*) AS line_count FROM order_items GROUP BY order_id);

-- part: limit-in
SELECT title
FROM books
WHERE book_id IN (SELECT book_id FROM order_items ORDER BY order_id DESC, book_id LIMIT 3);

-- part: not-in-null
SELECT COUNT(*) AS employee_count
FROM employees
WHERE employee_id NOT IN (SELECT employee_id FROM orders);

-- part: outer-column
SELECT COUNT(*) AS customer_count
FROM customers
WHERE customer_id IN (SELECT customer_id FROM order_items);
