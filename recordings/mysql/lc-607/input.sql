-- What the page of problem 607 says of MySQL.

-- part: collation
SELECT id, name FROM areas WHERE name = 'HUE';

-- part: binary
SELECT id, name FROM areas WHERE name COLLATE utf8mb4_bin = 'HUE';

-- part: approaches
SELECT s.name
FROM sellers AS s
WHERE NOT EXISTS (
  SELECT 1
  FROM sales AS o
  JOIN areas AS a ON a.id = o.area_id
  WHERE o.seller_id = s.id AND a.name = 'Huế'
)
ORDER BY s.name;

SELECT s.name
FROM sellers AS s
LEFT JOIN sales AS o ON o.seller_id = s.id
LEFT JOIN areas AS a ON a.id = o.area_id
GROUP BY s.id, s.name
HAVING COUNT(CASE WHEN a.name = 'Huế' THEN 1 END) = 0
ORDER BY s.name;

SELECT name
FROM sellers
WHERE id NOT IN (
  SELECT o.seller_id
  FROM sales AS o
  JOIN areas AS a ON a.id = o.area_id
  WHERE a.name = 'Huế' AND o.seller_id IS NOT NULL
)
ORDER BY name;
