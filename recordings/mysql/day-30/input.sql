-- What day 30 says of MySQL: who may do what, and how little an injected query can do then.

-- part: grant
CREATE ROLE cashier;
GRANT SELECT, UPDATE (stock) ON books TO cashier;
CREATE USER 'clerk'@'localhost';
GRANT cashier TO 'clerk'@'localhost';
SET DEFAULT ROLE cashier TO 'clerk'@'localhost';

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

-- as: root
-- part: view
CREATE VIEW staff_directory AS
SELECT employee_id, full_name, job_title FROM employees;
GRANT SELECT ON staff_directory TO cashier;

-- as: clerk
-- part: window
SELECT full_name, job_title FROM staff_directory ORDER BY employee_id LIMIT 3;
SELECT salary FROM staff_directory;

-- as: root
-- part: show
SHOW GRANTS FOR 'clerk'@'localhost' USING cashier;

-- part: revoke
REVOKE UPDATE (stock) ON books FROM cashier;

-- as: clerk
-- part: revoked
UPDATE books SET stock = stock - 1 WHERE book_id = 1;

-- as: root
-- part: role-asleep
CREATE USER 'trainee'@'localhost';
GRANT SELECT ON categories TO 'trainee'@'localhost';
GRANT cashier TO 'trainee'@'localhost';

-- as: trainee
-- part: asleep
SELECT CURRENT_ROLE();
SELECT COUNT(*) AS books FROM books;

-- part: awake
SET ROLE cashier;
SELECT COUNT(*) AS books FROM books;

-- as: root
-- part: stacked
PREPARE two FROM 'SELECT title FROM books WHERE book_id = 1; DELETE FROM order_items';

-- part: bound
PREPARE find FROM 'SELECT title FROM books WHERE title = ?';
SET @words = ''' OR ''1''=''1';
EXECUTE find USING @words;

-- part: sort
PREPARE sorted FROM 'SELECT title, price FROM books ORDER BY ? LIMIT 3';
SET @key = 'title';
EXECUTE sorted USING @key;

-- part: backslash
SELECT COUNT(*) AS books FROM books WHERE title = '\'' OR 1=1 -- '
;

-- part: policy
CREATE POLICY open_orders ON orders FOR SELECT TO cashier USING (status IN ('pending', 'paid'));
