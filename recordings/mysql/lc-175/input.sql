-- What the page of problem 175 says of MySQL.

-- part: left-join
SELECT r.name, r.phone, a.street, a.city
FROM readers AS r
LEFT JOIN addresses AS a ON a.reader_id = r.id
ORDER BY r.id;

-- part: full-join
SELECT r.id AS reader_id, r.name, a.id AS address_id, a.city
FROM readers AS r
FULL JOIN addresses AS a ON a.reader_id = r.id
WHERE r.id IS NULL OR a.id IS NULL;

-- part: both-sides
INSERT INTO readers (id, name, phone) VALUES (4, 'Dũng', '0900000004');
SELECT r.id AS reader_id, r.name, NULL AS address_id, NULL AS city
FROM readers AS r
WHERE NOT EXISTS (SELECT 1 FROM addresses AS a WHERE a.reader_id = r.id)
UNION ALL
SELECT NULL, NULL, a.id, a.city
FROM addresses AS a
WHERE NOT EXISTS (SELECT 1 FROM readers AS r WHERE r.id = a.reader_id);
