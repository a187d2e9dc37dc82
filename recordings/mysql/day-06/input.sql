-- What day 6 says of MySQL in its table of dialects.

-- part: distinct-from
SELECT 1 IS DISTINCT FROM NULL AS differs;
SELECT NOT (1 <=> NULL) AS one_and_null, NOT (NULL <=> NULL) AS null_and_null;

-- part: is-not-true
SELECT (NULL > 1) IS NOT TRUE AS of_unknown, (2 > 1) IS NOT TRUE AS of_true;

-- part: bars
SELECT 'a' || NULL AS with_bars;

-- part: concat
SELECT CONCAT('a', NULL) AS with_concat;

-- part: coalesce
SELECT title, COALESCE(published_on, 'chưa rõ') AS published FROM books ORDER BY published_on, title LIMIT 2;

-- part: cast
SELECT CAST(DATE '2025-06-30' AS CHAR) AS as_text;

-- part: unique
CREATE TABLE codes (code VARCHAR(10) UNIQUE);
INSERT INTO codes VALUES (NULL), (NULL), ('a');
SELECT COUNT(*) AS row_count FROM codes;
