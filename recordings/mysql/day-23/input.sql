-- What day 23 says of MySQL.

-- part: unique-null
CREATE TABLE cards (card_id INTEGER PRIMARY KEY, email VARCHAR(40) UNIQUE);

INSERT INTO cards VALUES (1, NULL), (2, NULL);

SELECT COUNT(*) AS cards_without_email FROM cards WHERE email IS NULL;

-- part: check
CREATE TABLE deposits (
  deposit_id INTEGER PRIMARY KEY,
  amount INTEGER,
  CONSTRAINT deposit_is_enough CHECK (amount >= 10000)
);

INSERT INTO deposits VALUES (1, NULL);

INSERT INTO deposits VALUES (2, 500);

-- part: inline-reference
CREATE TABLE stickers (
  sticker_id INTEGER PRIMARY KEY,
  book_id INTEGER NOT NULL REFERENCES books (book_id)
);

INSERT INTO stickers VALUES (1, 999);

-- part: deferred
CREATE TABLE chapters (
  chapter_id INTEGER PRIMARY KEY,
  book_id INTEGER NOT NULL,
  FOREIGN KEY (book_id) REFERENCES books (book_id) DEFERRABLE INITIALLY DEFERRED
);

-- part: switched-off
CREATE TABLE loans (
  loan_id INTEGER PRIMARY KEY,
  book_id INTEGER NOT NULL REFERENCES books (book_id)
);

SET foreign_key_checks = 0;

INSERT INTO loans VALUES (1, 999);

SET foreign_key_checks = 1;

SELECT loan_id, book_id FROM loans ORDER BY loan_id;

-- part: add-to-dirty
CREATE TABLE draft_loans (loan_id INTEGER PRIMARY KEY, lent_on DATE NOT NULL, due_on DATE NOT NULL);

INSERT INTO draft_loans VALUES (1, '2025-06-20', '2025-07-04'), (2, '2025-06-21', '2025-06-07');

ALTER TABLE draft_loans ADD CONSTRAINT due_after_lent CHECK (due_on > lent_on);
