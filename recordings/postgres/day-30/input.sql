-- What day 30 says of a PostgreSQL server: who may do what, and how little an injected query can do then.

-- part: grant
CREATE ROLE cashier;
GRANT SELECT, UPDATE (stock) ON books TO cashier;
CREATE ROLE clerk LOGIN;
GRANT cashier TO clerk;

-- as: clerk
-- part: allowed
SELECT title, stock FROM books WHERE book_id = 1;
UPDATE books SET stock = stock - 1 WHERE book_id = 1;

-- part: refused
UPDATE books SET price = 0 WHERE book_id = 1;
SELECT full_name, salary FROM employees;
DROP TABLE books;

-- part: injected
SELECT title, price FROM books
WHERE title LIKE '%' UNION SELECT full_name, salary FROM employees -- %'
;

-- as: postgres
-- part: view
CREATE VIEW staff_directory AS
SELECT employee_id, full_name, job_title FROM employees;
GRANT SELECT ON staff_directory TO cashier;

-- as: clerk
-- part: window
SELECT full_name, job_title FROM staff_directory ORDER BY employee_id LIMIT 3;
SELECT salary FROM staff_directory;

-- as: postgres
-- part: row-security
GRANT SELECT ON orders TO cashier;
ALTER TABLE orders ENABLE ROW LEVEL SECURITY;

-- as: clerk
-- part: no-policy
SELECT COUNT(*) AS orders FROM orders;

-- as: postgres
-- part: policy
CREATE POLICY open_orders ON orders FOR SELECT TO cashier
USING (status IN ('pending', 'paid'));

-- as: clerk
-- part: some-rows
SELECT status, COUNT(*) AS orders FROM orders GROUP BY status ORDER BY status;

-- as: postgres
-- part: all-rows
SELECT status, COUNT(*) AS orders FROM orders GROUP BY status ORDER BY status;

-- part: revoke
REVOKE UPDATE (stock) ON books FROM cashier;

-- as: clerk
-- part: revoked
UPDATE books SET stock = stock - 1 WHERE book_id = 1;
