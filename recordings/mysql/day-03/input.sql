-- What day 3 says of MySQL in its table of dialects.

-- part: division
SELECT 15 / 100 AS divided, 15 DIV 100 AS whole;

-- part: by-zero
SELECT 1 / 0 AS divided;

-- part: concatenation
SELECT 'a' || 'b' AS with_bars, CONCAT('a', 'b') AS with_concat;

-- part: double-quotes
SELECT "title" AS in_double_quotes, `title` AS in_backticks FROM books WHERE book_id = 1;
SET SESSION sql_mode = CONCAT(@@sql_mode, ',ANSI_QUOTES');
SELECT "title" AS in_double_quotes FROM books WHERE book_id = 1;
SET SESSION sql_mode = DEFAULT;

-- part: quoted-case
SELECT `Title` FROM books WHERE book_id = 1;

-- part: alias-in-where
SELECT title, price * stock AS stock_value FROM books WHERE stock_value > 10000000;

-- part: alias-in-order
SELECT title, price * stock AS stock_value FROM books ORDER BY -stock_value, title LIMIT 3;

-- part: distinct-order
SELECT DISTINCT city FROM customers ORDER BY full_name;
