-- What day 19 says of MySQL.

-- part: where
SELECT title, price
FROM books
WHERE ROW_NUMBER() OVER (PARTITION BY category_id ORDER BY price DESC, book_id) = 1;

-- part: rank-name
SELECT title, RANK() OVER (ORDER BY price DESC) AS rank
FROM books
WHERE category_id = 12
ORDER BY book_id;

-- part: quoted-rank
SELECT title, RANK() OVER (ORDER BY price DESC) AS `rank`
FROM books
WHERE category_id = 12
ORDER BY book_id;

-- part: null-order
SELECT title, published_on,
       RANK() OVER (ORDER BY published_on DESC) AS place
FROM books
WHERE category_id = 7
ORDER BY place, book_id;

-- part: ties
WITH sales AS (
  SELECT b.category_id, b.book_id, SUM(i.quantity) AS copies
  FROM orders AS o
  JOIN order_items AS i ON i.order_id = o.order_id
  JOIN books AS b ON b.book_id = i.book_id
  WHERE o.ordered_at >= '2025-01-01' AND o.ordered_at < '2025-07-01'
    AND o.status <> 'cancelled'
  GROUP BY b.category_id, b.book_id
)
SELECT category_id, book_id, copies,
       RANK() OVER (PARTITION BY category_id ORDER BY copies DESC) AS place
FROM sales
WHERE category_id IN (10, 14)
ORDER BY category_id, place, book_id;

-- part: ntile
SELECT title, NTILE(3) OVER (ORDER BY price DESC, book_id) AS tile
FROM books
WHERE category_id = 12
ORDER BY price DESC, book_id;
