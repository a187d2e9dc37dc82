-- What day 27 says of a PostgreSQL server, beyond what two sessions do (recordings/sessions).

-- part: defaults
SHOW default_transaction_isolation;

-- part: error
BEGIN;
UPDATE books SET stock = stock - 1 WHERE book_id = 37;
INSERT INTO orders (order_id, customer_id, employee_id, ordered_at, status)
VALUES (120, 5, 7, '2025-06-30 10:00:00', 'paid');
SELECT stock FROM books WHERE book_id = 37;
COMMIT;
SELECT stock FROM books WHERE book_id = 37;

-- part: ddl
BEGIN;
CREATE TABLE notes (note_id INTEGER PRIMARY KEY);
ROLLBACK;
SELECT COUNT(*) AS tables FROM information_schema.tables WHERE table_name = 'notes';
