-- What day 1 says of MySQL in its table of dialects.

-- part: names
-- Names of columns do not depend on case; those of tables follow the system: 0 means that they do, as on Linux.
SELECT TITLE FROM books WHERE Book_Id = 1;
SELECT title FROM BOOKS WHERE book_id = 1;
SELECT @@lower_case_table_names;

-- part: equal-text
SELECT 'git' = 'Git' AS is_equal, @@collation_connection AS collation;

-- part: text-in-integer
CREATE TABLE strict_check (amount INT);
INSERT INTO strict_check VALUES ('hai trăm');
SELECT @@sql_mode;

-- part: foreign-key
INSERT INTO orders (customer_id, status, ordered_at) VALUES (9999, 'pending', '2025-06-30 08:00:00');

-- part: rollback
START TRANSACTION;
CREATE TABLE promotions (promotion_id INT PRIMARY KEY);
ROLLBACK;
SELECT COUNT(*) AS tables_left FROM information_schema.tables WHERE table_name = 'promotions';

-- part: grant
CREATE USER reader;
GRANT SELECT ON nha_sach.books TO reader;
SHOW GRANTS FOR reader;

-- part: version
SELECT VERSION();
