-- The statements of the error catalogue (SQL, summary); the page runs the same ones on SQLite and PostgreSQL.

-- part: syntax
SELECT title, FROM books;

-- part: unknown-table
SELECT title FROM book;

-- part: unknown-column
SELECT titel FROM books;

-- part: ambiguous-column
SELECT category_id, title
FROM books AS b
JOIN categories AS c ON c.category_id = b.category_id;

-- part: unknown-function
SELECT LENGHT(title) FROM books;

-- part: alias-in-where
SELECT title, price * 2 AS double_price
FROM books
WHERE double_price > 600000;

-- part: not-grouped
SELECT category_id, title, COUNT(*) AS book_count
FROM books
GROUP BY category_id
ORDER BY category_id;

-- part: aggregate-in-where
SELECT category_id
FROM books
WHERE COUNT(*) > 5
GROUP BY category_id;

-- part: many-rows
SELECT title
FROM books
WHERE category_id = (SELECT category_id FROM categories)
ORDER BY title;

-- part: column-counts
SELECT title, price FROM books
UNION
SELECT full_name FROM authors;

-- part: division-by-zero
SELECT title, price / (stock - stock) AS ratio
FROM books
WHERE book_id = 1;

-- part: value-count
INSERT INTO categories (category_id, name)
VALUES (901);

-- part: not-null
INSERT INTO categories (category_id, name)
VALUES (901, NULL);

-- part: duplicate-key
INSERT INTO categories (category_id, name)
VALUES (1, 'Sách nói');

-- part: missing-parent
INSERT INTO order_items (order_id, book_id, quantity, unit_price)
VALUES (1, 999, 1, 50000);

-- part: still-referenced
DELETE FROM customers WHERE customer_id = 1;

-- part: check-violated
UPDATE books
SET stock = stock - 1000
WHERE book_id = 1;

-- part: wrong-type
UPDATE books
SET price = 'miễn phí'
WHERE book_id = 1;

-- part: invalid-date
UPDATE employees
SET hired_on = '2025-02-30'
WHERE employee_id = 1;

-- part: too-long
UPDATE customers
SET phone = '0901 234 567, gọi buổi tối'
WHERE customer_id = 1;

-- part: out-of-range
UPDATE books
SET price = 3000000000
WHERE book_id = 1;

-- part: table-exists
CREATE TABLE books (book_id INTEGER PRIMARY KEY);
