-- What day 9 says of MySQL in its table of dialects.

-- part: mixed-types
CREATE TABLE mixed AS SELECT CASE WHEN stock > 0 THEN stock ELSE 'hết hàng' END AS answer FROM books;
SELECT data_type FROM information_schema.columns WHERE table_name = 'mixed' AND column_name = 'answer';

-- part: cast
SELECT CAST(65000 AS CHAR) AS as_text;

-- part: by-zero
SELECT 1 / 0 AS divided;

-- part: if
SELECT IF(2 > 1, 1, 0) AS short_form;

-- part: field
SELECT FIELD('b', 'a', 'b') AS second, FIELD('x', 'a', 'b') AS not_listed;
