-- What day 2 says of MySQL in its table of dialects.

-- part: reference-beside-type
-- Written beside the type of the column.
CREATE TABLE reviews (
  review_id INT PRIMARY KEY,
  book_id   INT REFERENCES books (book_id)
);
INSERT INTO reviews VALUES (1, 9999);

-- part: shown-table
SHOW CREATE TABLE reviews;

-- part: reference-on-a-line
-- On a line of its own.
CREATE TABLE ratings (
  rating_id INT PRIMARY KEY,
  book_id   INT,
  FOREIGN KEY (book_id) REFERENCES books (book_id)
);
INSERT INTO ratings VALUES (1, 9999);

-- part: primary-key
CREATE TABLE keyed (id INT PRIMARY KEY);
INSERT INTO keyed VALUES (NULL);

-- part: date
SELECT published_on, published_on + INTERVAL 1 DAY AS next_day FROM books WHERE book_id = 1;

-- part: columns
DESCRIBE books;
SELECT column_name, data_type, is_nullable
FROM information_schema.columns
WHERE table_schema = 'nha_sach' AND table_name = 'books'
ORDER BY ordinal_position;
