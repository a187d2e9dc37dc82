-- What day 22 says of MySQL.

-- part: strings
CREATE TABLE vouchers (
  voucher_id INTEGER AUTO_INCREMENT PRIMARY KEY,
  amount INTEGER NOT NULL,
  expires_on DATE NOT NULL
);

INSERT INTO vouchers (amount, expires_on) VALUES ('1.200.000', '2026-06-30');

INSERT INTO vouchers (amount, expires_on) VALUES ('500.000', '2025-12-31');

INSERT INTO vouchers (amount, expires_on) VALUES (500000, '31/12/2025');

SELECT amount, expires_on FROM vouchers;

-- part: decimal
CREATE TABLE import_costs (
  title VARCHAR(40) NOT NULL,
  exact_cost DECIMAL(8, 2) NOT NULL,
  rough_cost DOUBLE NOT NULL
);

INSERT INTO import_costs VALUES
  ('Git', 0.10, 0.10), ('SQL', 0.20, 0.20);

SELECT SUM(exact_cost) AS exact_sum, SUM(rough_cost) AS rough_sum,
       SUM(exact_cost) = 0.3 AS exact_is_right, SUM(rough_cost) = 0.3 AS rough_is_right
FROM import_costs;

-- part: decimal-limits
INSERT INTO import_costs VALUES ('Rust', 19.995, 19.995);

INSERT INTO import_costs VALUES ('Linux', 1000000, 1000000);

-- part: text
CREATE TABLE notes (
  code VARCHAR(8),
  old_text VARCHAR(20) CHARACTER SET utf8mb3,
  new_text VARCHAR(20) CHARACTER SET utf8mb4
);

INSERT INTO notes (code) VALUES ('NS-000012');

INSERT INTO notes (new_text) VALUES ('Phở 📚');

SELECT new_text, CHAR_LENGTH(new_text) AS characters_count, LENGTH(new_text) AS bytes_count FROM notes;

-- part: utf8mb3
INSERT INTO notes (old_text) VALUES ('Phở');

INSERT INTO notes (old_text) VALUES ('Phở 📚');

-- part: boolean
CREATE TABLE flags (flag_id INTEGER AUTO_INCREMENT PRIMARY KEY, is_used BOOLEAN NOT NULL DEFAULT FALSE);

INSERT INTO flags () VALUES ();

INSERT INTO flags (is_used) VALUES (2);

SELECT flag_id, is_used, is_used = TRUE AS equals_true FROM flags ORDER BY flag_id;

-- part: alter
ALTER TABLE books ADD COLUMN binding VARCHAR(20) NOT NULL DEFAULT 'bìa mềm', ALGORITHM = INSTANT;

ALTER TABLE books ADD COLUMN pages INTEGER NOT NULL, ADD COLUMN subtitle VARCHAR(40) NOT NULL;

SELECT binding, pages, subtitle = '' AS subtitle_is_empty FROM books WHERE book_id = 1;

ALTER TABLE books MODIFY COLUMN pages BIGINT NOT NULL, ALGORITHM = INSTANT;

-- part: implicit-commit
START TRANSACTION;

CREATE TABLE drafts (draft_id INTEGER PRIMARY KEY);

ROLLBACK;

SELECT COUNT(*) AS still_there FROM information_schema.tables
WHERE table_schema = DATABASE() AND table_name = 'drafts';
