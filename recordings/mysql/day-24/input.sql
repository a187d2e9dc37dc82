-- What day 24 says of MySQL.

-- part: primary-key
SELECT c.customer_id, c.full_name, COUNT(o.order_id) AS order_count
FROM customers AS c
JOIN orders AS o ON o.customer_id = c.customer_id
GROUP BY c.customer_id
ORDER BY c.customer_id
LIMIT 2;

-- part: unique
CREATE TABLE badges (badge INTEGER NOT NULL UNIQUE, full_name VARCHAR(60) NOT NULL);
INSERT INTO badges (badge, full_name) VALUES (71, 'Mai Xuân Phúc'), (72, 'Lưu Thị Hạnh');

SELECT badge, full_name, COUNT(*) AS n
FROM badges
GROUP BY badge
ORDER BY badge;

-- part: no-key
CREATE TABLE sheet (customer_id INTEGER NOT NULL, phone VARCHAR(20) NOT NULL);
INSERT INTO sheet (customer_id, phone) VALUES (1, '0100100237'), (1, '0100999111');

SELECT customer_id, phone
FROM sheet
GROUP BY customer_id;
