-- What day 27 says of MySQL, beyond what two sessions do (recordings/sessions).

-- part: defaults
SELECT @@autocommit AS autocommit, @@transaction_isolation AS isolation_level;

-- part: error
START TRANSACTION;
UPDATE books SET stock = stock - 1 WHERE book_id = 37;
INSERT INTO orders (order_id, customer_id, employee_id, ordered_at, status)
VALUES (120, 5, 7, '2025-06-30 10:00:00', 'paid');
COMMIT;
SELECT stock FROM books WHERE book_id = 37;

-- part: ddl
START TRANSACTION;
UPDATE books SET stock = 9 WHERE book_id = 21;
CREATE TABLE notes (note_id INTEGER PRIMARY KEY);
ROLLBACK;
SELECT stock FROM books WHERE book_id = 21;

-- part: savepoint
START TRANSACTION;
UPDATE books SET stock = stock + 10 WHERE book_id = 16;
SAVEPOINT after_delivery;
UPDATE books SET price = 90000;
ROLLBACK TO after_delivery;
COMMIT;
SELECT book_id, price, stock FROM books WHERE book_id IN (16, 37) ORDER BY book_id;
