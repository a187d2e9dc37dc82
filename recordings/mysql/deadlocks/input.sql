-- Locks and deadlocks, for the post about deadlocks.

-- part: setup
CREATE TABLE customers (
  customer_id INT PRIMARY KEY,
  phone VARCHAR(10) NOT NULL UNIQUE
);
INSERT INTO customers VALUES (1, '0901'), (2, '0909');

-- part: view
CREATE VIEW row_locks AS
SELECT DISTINCT t.processlist_user AS user,
  l.index_name, l.lock_mode, l.lock_status, l.lock_data
FROM performance_schema.data_locks AS l
JOIN performance_schema.data_locks AS whole
  ON whole.engine_transaction_id = l.engine_transaction_id
JOIN performance_schema.threads AS t ON t.thread_id = whole.thread_id
WHERE l.lock_type = 'RECORD' AND whole.lock_type = 'TABLE';

-- part: accounts
CREATE USER an, binh;
GRANT ALL ON *.* TO an, binh;

-- part: read
-- as: an
START TRANSACTION;
SELECT customer_id FROM customers WHERE phone = '0903' FOR UPDATE;
-- as: binh
START TRANSACTION;
SELECT customer_id FROM customers WHERE phone = '0906' FOR UPDATE;

-- part: gap
-- as: root
SELECT * FROM row_locks ORDER BY user, lock_mode;

-- part: wait
-- as: an
INSERT INTO customers VALUES (3, '0903');
-- as: root
SELECT * FROM row_locks ORDER BY user, lock_mode;

-- part: deadlock
-- as: binh
INSERT INTO customers VALUES (4, '0906');

-- part: status
-- as: root
SHOW ENGINE INNODB STATUS;

-- part: afterwards
-- as: an
COMMIT;

-- part: read-committed
-- as: an
SET TRANSACTION ISOLATION LEVEL READ COMMITTED;
START TRANSACTION;
SELECT customer_id FROM customers WHERE phone = '0906' FOR UPDATE;
-- as: root
SELECT * FROM row_locks ORDER BY user, lock_mode;

-- part: afterwards-2
-- as: an
ROLLBACK;

-- part: insert-first
-- as: an
START TRANSACTION;
INSERT INTO customers VALUES (5, '0906');
-- as: binh
START TRANSACTION;
INSERT INTO customers VALUES (6, '0906');
-- as: root
SELECT * FROM row_locks ORDER BY user, lock_mode;
-- as: an
COMMIT;

-- part: items
-- as: binh
ROLLBACK;
-- as: root
CREATE TABLE items (
  item_id INT PRIMARY KEY,
  order_id INT NOT NULL,
  packed INT NOT NULL DEFAULT 0
);
INSERT INTO items (item_id, order_id)
WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 30)
SELECT n, 100 + (n - 1) DIV 3 FROM numbers;

-- part: scan
-- as: an
START TRANSACTION;
UPDATE items SET packed = 1 WHERE order_id = 101;
-- as: root
SELECT index_name, lock_mode, COUNT(*) AS locks FROM row_locks
GROUP BY index_name, lock_mode ORDER BY index_name, lock_mode;

-- part: index
-- as: an
ROLLBACK;
-- as: root
CREATE INDEX items_order ON items (order_id);

-- part: indexed
-- as: an
START TRANSACTION;
UPDATE items SET packed = 1 WHERE order_id = 101;
-- as: root
SELECT index_name, lock_mode, COUNT(*) AS locks FROM row_locks
GROUP BY index_name, lock_mode ORDER BY index_name, lock_mode;
