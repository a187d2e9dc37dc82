-- What day 25 says of MySQL.

-- part: update
CREATE VIEW cheap_books AS
SELECT book_id, title, price FROM books WHERE price < 100000;
UPDATE cheap_books SET price = price + 5000 WHERE book_id = 35;
SELECT book_id, title, price FROM books WHERE book_id = 35;

-- part: lost
UPDATE cheap_books SET price = 120000 WHERE book_id = 35;
SELECT COUNT(*) AS in_view FROM cheap_books WHERE book_id = 35;

-- part: check-option
CREATE OR REPLACE VIEW cheap_books AS
SELECT book_id, title, price FROM books WHERE price < 100000
WITH CHECK OPTION;
UPDATE cheap_books SET price = 120000 WHERE book_id = 18;

-- part: not-updatable
CREATE VIEW order_revenue AS
SELECT o.order_id, SUM(i.quantity * i.unit_price) AS revenue
FROM orders AS o
JOIN order_items AS i ON i.order_id = o.order_id
GROUP BY o.order_id;
UPDATE order_revenue SET revenue = 0 WHERE order_id = 1;

-- part: is-updatable
SELECT table_name, is_updatable, check_option
FROM information_schema.views
WHERE table_schema = DATABASE() ORDER BY table_name;

-- part: join-view
CREATE VIEW shelf AS
SELECT b.book_id, b.title, c.name AS category
FROM books AS b JOIN categories AS c ON c.category_id = b.category_id;
UPDATE shelf SET title = 'Git trong 8 ngày' WHERE book_id = 35;
UPDATE shelf SET category = 'Phần mềm' WHERE book_id = 35;
SELECT COUNT(*) AS renamed FROM shelf WHERE category = 'Phần mềm';

-- part: star
CREATE VIEW staff AS SELECT * FROM employees;
ALTER TABLE employees ADD COLUMN phone VARCHAR(20);
SELECT * FROM staff WHERE employee_id = 1;

-- part: drop
DROP TABLE order_items;
SELECT COUNT(*) AS order_count FROM order_revenue;
