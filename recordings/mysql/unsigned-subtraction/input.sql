-- What the post on unsigned integers says of MySQL.

-- part: subtraction
CREATE TABLE books (
  book_id  INT PRIMARY KEY,
  stock    INT UNSIGNED NOT NULL,
  reserved INT UNSIGNED NOT NULL
);
INSERT INTO books VALUES (1, 2, 5), (2, 9, 4);
SELECT book_id, stock - reserved FROM books;

-- part: comparison
SELECT book_id, stock, reserved FROM books WHERE stock > reserved ORDER BY book_id;

-- part: both-signed
SELECT book_id, CAST(stock AS SIGNED) - CAST(reserved AS SIGNED) AS free FROM books ORDER BY book_id;

-- part: one-signed
SELECT book_id, CAST(stock AS SIGNED) - reserved AS free FROM books ORDER BY book_id;

-- part: mode
SET SESSION sql_mode = CONCAT(@@sql_mode, ',NO_UNSIGNED_SUBTRACTION');
SELECT book_id, stock - reserved AS free FROM books ORDER BY book_id;

-- part: not-strict
-- With this mode alone, strict mode is off.
SET SESSION sql_mode = 'NO_UNSIGNED_SUBTRACTION';
UPDATE books SET stock = stock - reserved WHERE book_id = 1;
SELECT book_id, stock FROM books WHERE book_id = 1;

-- part: check
SET SESSION sql_mode = DEFAULT;
CREATE TABLE shelves (stock INT NOT NULL, CHECK (stock >= 0));
INSERT INTO shelves VALUES (-3);
