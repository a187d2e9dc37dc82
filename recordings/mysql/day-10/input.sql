-- What day 10 says of MySQL in its table of dialects.

-- part: avg
CREATE TABLE averages AS SELECT AVG(price) AS average FROM books;
SELECT data_type FROM information_schema.columns WHERE table_name = 'averages' AND column_name = 'average';

-- part: quotient
SELECT SUM(stock) / COUNT(stock) AS quotient, AVG(stock) AS average FROM books WHERE book_id <= 3;

-- part: nothing
SELECT SUM(price) AS total, COUNT(*) AS row_count FROM books WHERE price < 0;

-- part: filter
SELECT COUNT(*) FILTER (WHERE stock = 0) AS out_of_stock FROM books;
SELECT COUNT(CASE WHEN stock = 0 THEN 1 END) AS out_of_stock FROM books;

-- part: bare-column
SELECT title, MAX(price) FROM books;

-- part: bare-column-other
SELECT title, SUM(price) FROM books;

-- part: text-order
SELECT MIN(name) AS first_name, MAX(name) AS last_name
FROM (SELECT 'Ánh' AS name UNION ALL SELECT 'an' UNION ALL SELECT 'Zoe' UNION ALL SELECT 'Đạt') AS names;
SELECT @@collation_connection AS collation;
