-- Character sets and collations, for the post about them.

-- part: unique
CREATE TABLE tags (name VARCHAR(40) UNIQUE);
INSERT INTO tags VALUES ('hoa'), ('đào');
INSERT INTO tags VALUES ('hóa');
INSERT INTO tags VALUES ('dao');
SELECT name FROM tags WHERE name = 'DAO';

-- part: equal
WITH pairs (pair, x, y) AS (
  VALUES ROW('a = A', 'a', 'A'), ROW('a = á', 'a', 'á'),
    ROW('a = â', 'a', 'â'), ROW('d = đ', 'd', 'đ'),
    ROW('đ = Đ', 'đ', 'Đ'), ROW('hòa = hoà', 'hòa', 'hoà'),
    ROW('á NFC = NFD', 'á', CONVERT(0x61CC81 USING utf8mb4)),
    ROW('ế NFC = NFD', 'ế', CONVERT(0x65CC82CC81 USING utf8mb4)),
    ROW('a = "a "', 'a', 'a ')
)
SELECT pair,
  x COLLATE utf8mb4_bin = y AS bin,
  x COLLATE utf8mb4_general_ci = y AS general_ci,
  x COLLATE utf8mb4_0900_ai_ci = y AS 0900_ai_ci,
  x COLLATE utf8mb4_0900_as_ci = y AS 0900_as_ci,
  x COLLATE utf8mb4_0900_as_cs = y AS 0900_as_cs,
  x COLLATE utf8mb4_vi_0900_ai_ci = y AS vi_0900_ai_ci,
  x COLLATE utf8mb4_vi_0900_as_cs = y AS vi_0900_as_cs
FROM pairs;

-- part: nfd
WITH letters (letter, base, nfd) AS (
  VALUES ROW('á', 'a', CONVERT(0x61CC81 USING utf8mb4)),
    ROW('ạ', 'a', CONVERT(0x61CCA3 USING utf8mb4)),
    ROW('ă', 'a', CONVERT(0x61CC86 USING utf8mb4)),
    ROW('â', 'a', CONVERT(0x61CC82 USING utf8mb4)),
    ROW('ê', 'e', CONVERT(0x65CC82 USING utf8mb4)),
    ROW('ô', 'o', CONVERT(0x6FCC82 USING utf8mb4)),
    ROW('ơ', 'o', CONVERT(0x6FCC9B USING utf8mb4)),
    ROW('ư', 'u', CONVERT(0x75CC9B USING utf8mb4))
)
SELECT letter, HEX(letter) AS nfc_hex, HEX(nfd) AS nfd_hex,
  letter = nfd COLLATE utf8mb4_0900_ai_ci AS `0900_ai_ci`,
  letter = nfd COLLATE utf8mb4_vi_0900_ai_ci AS `vi_0900_ai_ci`,
  base = nfd COLLATE utf8mb4_vi_0900_ai_ci AS `vi: base = nfd`
FROM letters;

-- part: order
CREATE TABLE words (word VARCHAR(20));
INSERT INTO words VALUES
  ('đào'), ('mạ'), ('Zalo'), ('ân'), ('dạo'), ('mã'), ('em'), ('ăn'),
  ('đa'), ('ma'), ('dây'), ('má'), ('an'), ('dao'), ('mà'), ('mả');
SELECT word,
  RANK() OVER (ORDER BY word COLLATE utf8mb4_bin) AS bin,
  RANK() OVER (ORDER BY word COLLATE utf8mb4_general_ci) AS general_ci,
  RANK() OVER (ORDER BY word COLLATE utf8mb4_0900_ai_ci) AS 0900_ai_ci,
  RANK() OVER (ORDER BY word COLLATE utf8mb4_0900_as_cs) AS 0900_as_cs,
  RANK() OVER (ORDER BY word COLLATE utf8mb4_vi_0900_ai_ci) AS vi_0900_ai_ci,
  RANK() OVER (ORDER BY word COLLATE utf8mb4_vi_0900_as_cs) AS vi_0900_as_cs
FROM words
ORDER BY word COLLATE utf8mb4_vi_0900_as_cs;

-- part: cure
DELETE FROM tags;
ALTER TABLE tags MODIFY name VARCHAR(40) COLLATE utf8mb4_0900_as_ci;
INSERT INTO tags VALUES ('hoa'), ('đào'), ('hóa'), ('dao');
INSERT INTO tags VALUES ('ĐÀO');

-- part: search
SELECT name FROM tags
WHERE name COLLATE utf8mb4_0900_ai_ci = 'dao'
ORDER BY name COLLATE utf8mb4_vi_0900_as_cs;
EXPLAIN SELECT name FROM tags WHERE name COLLATE utf8mb4_0900_ai_ci = 'dao';
EXPLAIN SELECT name FROM tags WHERE name = 'dao';

-- part: bytes
WITH texts (s) AS (
  VALUES ROW('Duong'), ROW('Dương'), ROW('ế'),
    ROW(CONVERT(0x65CC82CC81 USING utf8mb4)), ROW('📚')
)
SELECT s, CHAR_LENGTH(s) AS characters, LENGTH(s) AS bytes, HEX(s) AS hex
FROM texts;

-- part: utf8mb3
CREATE TABLE posts (title VARCHAR(40)) CHARACTER SET utf8;
SELECT character_set_name FROM information_schema.columns
WHERE table_name = 'posts' AND column_name = 'title';
INSERT INTO posts VALUES ('Sách 📚');

-- part: latin1
CREATE TABLE guests (name VARCHAR(40)) CHARACTER SET latin1;
INSERT INTO guests VALUES ('Đỗ Hòa');
SET sql_mode = '';
INSERT INTO guests VALUES ('Đỗ Hòa');
SELECT name FROM guests;

-- part: people
SET sql_mode = DEFAULT;

-- part: repair
CREATE TABLE people (id INT PRIMARY KEY, name VARCHAR(40));
INSERT INTO people VALUES
  (1, CONVERT(_latin1 x'4E677579E1BB856E' USING utf8mb4)),
  (2, CONVERT(_latin1 x'C490E1BB97' USING utf8mb4)),
  (3, 'Nguyễn'), (4, 'Đỗ'), (5, 'José'), (6, 'Lan');
SELECT id, name, HEX(name) AS hex,
  CONVERT(CAST(CONVERT(name USING latin1) AS BINARY) USING utf8mb4) AS again
FROM people ORDER BY id;

-- part: repaired
UPDATE people
SET name = CONVERT(CAST(CONVERT(name USING latin1) AS BINARY) USING utf8mb4)
WHERE name = CONVERT(CONVERT(name USING latin1) USING utf8mb4) COLLATE utf8mb4_bin
  AND CONVERT(CAST(CONVERT(name USING latin1) AS BINARY) USING utf8mb4) IS NOT NULL;
SELECT id, name, HEX(name) AS hex FROM people ORDER BY id;

-- part: mix
CREATE TABLE members (name VARCHAR(40) COLLATE utf8mb4_unicode_ci);
SELECT COUNT(*) FROM members JOIN people USING (name);
