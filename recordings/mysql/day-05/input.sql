-- What day 5 says of MySQL in its table of dialects and below it.

-- part: nulls
SELECT title, published_on FROM books ORDER BY published_on, title LIMIT 3;

-- part: nulls-last
SELECT title, published_on FROM books ORDER BY published_on DESC NULLS LAST;

-- part: is-null
SELECT title, published_on FROM books ORDER BY published_on IS NULL, published_on DESC, title LIMIT 3;

-- part: alias
SELECT title, price * stock AS stock_value FROM books ORDER BY -stock_value, title LIMIT 2;

-- part: fetch
SELECT title FROM books ORDER BY price DESC, title FETCH FIRST 3 ROWS ONLY;

-- part: ties
SELECT title FROM books ORDER BY price DESC FETCH FIRST 3 ROWS WITH TIES;

-- part: collation
SELECT @@collation_server AS of_the_server, @@collation_connection AS of_the_session;
SELECT collation_name FROM information_schema.collations WHERE collation_name LIKE 'utf8mb4_vi%' ORDER BY collation_name;
SELECT name FROM (SELECT 'Dũng' AS name UNION ALL SELECT 'Đạt' UNION ALL SELECT 'Dương') AS names
ORDER BY name COLLATE utf8mb4_0900_ai_ci;
SELECT name FROM (SELECT 'Dũng' AS name UNION ALL SELECT 'Đạt' UNION ALL SELECT 'Dương') AS names
ORDER BY name COLLATE utf8mb4_vi_0900_ai_ci;
