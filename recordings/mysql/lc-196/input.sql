-- What problem 196 says of MySQL.

-- part: table
CREATE TABLE subscribers (
  id INTEGER PRIMARY KEY,
  email VARCHAR(40) NOT NULL
);
INSERT INTO subscribers (id, email) VALUES
  (6, 'hoa@example.com'), (4, 'hoa@example.com'), (9, 'hoa@example.com'),
  (7, 'lan@example.com'), (5, 'khoa@example.com');

-- part: same-table
DELETE FROM subscribers
WHERE id NOT IN (SELECT MIN(id) FROM subscribers GROUP BY email);

-- part: derived-table
DELETE FROM subscribers
WHERE id NOT IN (
  SELECT keep_id
  FROM (SELECT MIN(id) AS keep_id FROM subscribers GROUP BY email) AS kept
);
SELECT id, email FROM subscribers ORDER BY id;

-- part: back-for-join
INSERT INTO subscribers (id, email) VALUES (6, 'hoa@example.com'), (9, 'hoa@example.com');

-- part: self-join
DELETE later
FROM subscribers AS later
JOIN subscribers AS earlier
  ON earlier.email = later.email AND earlier.id < later.id;
SELECT id, email FROM subscribers ORDER BY id;

-- part: back-for-number
INSERT INTO subscribers (id, email) VALUES (6, 'hoa@example.com'), (9, 'hoa@example.com');

-- part: row-number
DELETE FROM subscribers
WHERE id IN (
  SELECT id
  FROM (
    SELECT id, ROW_NUMBER() OVER (PARTITION BY email ORDER BY id) AS place
    FROM subscribers
  ) AS numbered
  WHERE place > 1
);
SELECT id, email FROM subscribers ORDER BY id;

-- part: join-in-subquery
DELETE FROM subscribers
WHERE id IN (
  SELECT later.id
  FROM subscribers AS later
  JOIN subscribers AS earlier
    ON earlier.email = later.email AND earlier.id < later.id
);

-- part: exists
DELETE FROM subscribers
WHERE EXISTS (
  SELECT 1 FROM subscribers AS earlier
  WHERE earlier.email = subscribers.email AND earlier.id < subscribers.id
);

-- part: capitals
INSERT INTO subscribers (id, email) VALUES (12, 'Lan@example.com');
SELECT email, COUNT(*) AS row_count, MIN(id) AS keep_id
FROM subscribers
GROUP BY email
ORDER BY keep_id;
