-- What day 7 says of MySQL in its table of dialects and above it.

-- part: concat
SELECT CONCAT('a', NULL) AS with_null;

-- part: length
SELECT CHAR_LENGTH('Huế') AS characters, LENGTH('Huế') AS bytes;

-- part: normalize
SELECT NORMALIZE('Huế', NFC);

-- part: position
SELECT INSTR('nhà sách', 'sách') AS place;

-- part: last-three
SELECT RIGHT('nhà sách', 3) AS last_three;

-- part: ltrim
SELECT LTRIM('xxabc', 'x');
SELECT TRIM(LEADING 'xy' FROM 'xyxyxabc') AS without_the_run;

-- part: greatest
SELECT GREATEST(3, 5) AS larger, GREATEST(NULL, 5) AS with_null;

-- part: whole-division
SELECT 7 DIV 2 AS whole, 7 / 2 AS divided;

-- part: rounding
SELECT ROUND(123456, -3) AS to_thousands, CAST(ROUND(2.7) AS SIGNED) AS as_integer, ROUND(CAST(2.345 AS DOUBLE), 2) AS of_a_double;

-- part: half
SELECT ROUND(2.5) AS of_a_decimal, ROUND(CAST(2.5 AS DOUBLE)) AS of_a_double;

-- part: truncate
SELECT TRUNCATE(2.7, 0) AS up, TRUNCATE(-2.7, 0) AS down;

-- part: format
SELECT FORMAT(1234567, 0) AS with_commas;

-- part: exact
SELECT 0.1 + 0.2 = 0.3 AS as_decimals, 0.1e0 + 0.2e0 = 0.3e0 AS as_doubles;
