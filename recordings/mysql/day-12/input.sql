-- What day 12 says of MySQL.

-- part: no-on
SELECT COUNT(*) AS row_count
FROM books AS b
JOIN categories AS c;

-- part: comma
SELECT COUNT(*) AS row_count
FROM books AS b, categories AS c;

-- part: using-star
SELECT *
FROM books
JOIN categories USING (category_id)
WHERE book_id = 1;
