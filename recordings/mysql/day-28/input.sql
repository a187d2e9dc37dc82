-- What day 28 says of MySQL.

-- part: tables
CREATE TABLE price_changes (
  change_no INTEGER PRIMARY KEY AUTO_INCREMENT,
  book_id INTEGER NOT NULL,
  old_price INTEGER NOT NULL,
  new_price INTEGER NOT NULL,
  changed_by VARCHAR(100) NOT NULL
);

-- part: trigger
CREATE TRIGGER log_price AFTER UPDATE ON books
FOR EACH ROW
BEGIN
  IF NEW.price <> OLD.price THEN
    INSERT INTO price_changes (book_id, old_price, new_price, changed_by)
    VALUES (OLD.book_id, OLD.price, NEW.price, USER());
  END IF;
END;
UPDATE books SET price = 55000 WHERE book_id = 35;
SELECT book_id, old_price, new_price, changed_by FROM price_changes;

-- part: delimiter
DELIMITER //;

-- part: procedure
CREATE PROCEDURE change_price(IN p_book_id INTEGER, IN p_price INTEGER, OUT p_old INTEGER)
BEGIN
  DECLARE EXIT HANDLER FOR SQLEXCEPTION
  BEGIN
    ROLLBACK;
    RESIGNAL;
  END;
  START TRANSACTION;
  SELECT price INTO p_old FROM books WHERE book_id = p_book_id FOR UPDATE;
  UPDATE books SET price = p_price WHERE book_id = p_book_id;
  IF p_old IS NULL THEN
    SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'no such book';
  END IF;
  IF p_price > p_old * 2 THEN
    SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'a price may not more than double';
  END IF;
  COMMIT;
END;

-- part: call
CALL change_price(35, 60000, @old);
SELECT @old AS old_price;

-- part: refused
CALL change_price(35, 600000, @old);
SELECT title, price FROM books WHERE book_id = 35;
SELECT book_id, old_price, new_price FROM price_changes ORDER BY change_no;

-- part: foreign-key
CREATE TABLE shelf (book_id INTEGER PRIMARY KEY, note VARCHAR(50));
CREATE TABLE shelf_copies (
  copy_no INTEGER PRIMARY KEY, book_id INTEGER,
  FOREIGN KEY (book_id) REFERENCES shelf (book_id) ON DELETE CASCADE
);
CREATE TABLE deleted_copies (copy_no INTEGER PRIMARY KEY);
INSERT INTO shelf (book_id, note) VALUES (1, 'A1');
INSERT INTO shelf_copies (copy_no, book_id) VALUES (11, 1), (12, 1);
CREATE TRIGGER log_deleted AFTER DELETE ON shelf_copies
FOR EACH ROW INSERT INTO deleted_copies (copy_no) VALUES (OLD.copy_no);
DELETE FROM shelf WHERE book_id = 1;
SELECT COUNT(*) AS copies_left FROM shelf_copies;
SELECT COUNT(*) AS logged FROM deleted_copies;

-- part: same-table
CREATE TRIGGER lower_stock AFTER UPDATE ON books
FOR EACH ROW UPDATE books SET stock = stock - 1 WHERE book_id = NEW.book_id;
UPDATE books SET stock = 10 WHERE book_id = 1;
