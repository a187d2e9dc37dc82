-- What day 21 says of MySQL.

-- part: upsert
CREATE TABLE shelf (book_id INTEGER PRIMARY KEY, copies INTEGER NOT NULL);
INSERT INTO shelf (book_id, copies) VALUES (37, 1), (6, 0);
INSERT INTO shelf (book_id, copies) VALUES (37, 25), (39, 5) AS d
ON DUPLICATE KEY UPDATE copies = shelf.copies + d.copies;
SELECT book_id, copies FROM shelf ORDER BY book_id;

-- part: on-conflict
INSERT INTO shelf (book_id, copies) VALUES (37, 25)
ON CONFLICT (book_id) DO UPDATE SET copies = excluded.copies;

-- part: ignore
INSERT IGNORE INTO shelf (book_id, copies) VALUES (37, 99), (40, NULL), (41, 'mười');
SELECT book_id, copies FROM shelf ORDER BY book_id;

-- part: replace
CREATE TABLE shelf_notes (book_id INTEGER PRIMARY KEY, copies INTEGER NOT NULL, note TEXT);
INSERT INTO shelf_notes (book_id, copies, note) VALUES (37, 1, 'Bìa bị ẩm');
REPLACE INTO shelf_notes (book_id, copies) VALUES (37, 30);
SELECT book_id, copies, note FROM shelf_notes;

-- part: update-join
UPDATE books AS b JOIN shelf AS s ON s.book_id = b.book_id
SET b.stock = b.stock + s.copies;
SELECT b.book_id, b.stock FROM books AS b WHERE b.book_id IN (6, 37, 39) ORDER BY b.book_id;

-- part: same-table
DELETE FROM shelf WHERE copies < (SELECT AVG(copies) FROM shelf);
DELETE FROM shelf WHERE copies < (SELECT average FROM (SELECT AVG(copies) AS average FROM shelf) AS a);
SELECT book_id, copies FROM shelf ORDER BY book_id;

-- part: safe-updates
SET SESSION sql_safe_updates = 1;
DELETE FROM shelf;
DELETE FROM shelf WHERE copies > 0;
DELETE FROM shelf WHERE book_id = 37;
SET SESSION sql_safe_updates = 0;

-- part: swap
UPDATE books SET price = price + 10000, stock = price WHERE book_id = 1;
SELECT book_id, price, stock FROM books WHERE book_id = 1;

-- part: returning
DELETE FROM shelf WHERE book_id = 6 RETURNING book_id;
