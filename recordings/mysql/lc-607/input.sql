-- What the page of problem 607 says of MySQL.

-- part: collation
SELECT id, name FROM areas WHERE name = 'HUE';

-- part: binary
SELECT id, name FROM areas WHERE name COLLATE utf8mb4_bin = 'HUE';

-- part: except
SELECT id FROM sellers
EXCEPT
SELECT o.seller_id
FROM sales AS o
JOIN areas AS a ON a.id = o.area_id
WHERE a.name = 'Huế'
ORDER BY id;
