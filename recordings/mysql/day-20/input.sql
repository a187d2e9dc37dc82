-- What day 20 says of MySQL.

-- part: groups
SELECT order_id, DATE(ordered_at) AS day,
       COUNT(*) OVER (ORDER BY DATE(ordered_at) GROUPS 1 PRECEDING) AS order_count
FROM orders
WHERE ordered_at >= '2025-03-26' AND ordered_at < '2025-04-01' AND status <> 'cancelled'
ORDER BY order_id;

-- part: default-frame
SELECT order_id, DATE(ordered_at) AS day,
       COUNT(*) OVER (ORDER BY DATE(ordered_at)) AS order_count
FROM orders
WHERE ordered_at >= '2025-03-26' AND ordered_at < '2025-04-01' AND status <> 'cancelled'
ORDER BY order_id;

-- part: range-interval
SELECT order_id, DATE(ordered_at) AS day,
       COUNT(*) OVER (
         ORDER BY DATE(ordered_at)
         RANGE BETWEEN INTERVAL 2 DAY PRECEDING AND CURRENT ROW
       ) AS order_count
FROM orders
WHERE ordered_at >= '2025-03-26' AND ordered_at < '2025-04-01' AND status <> 'cancelled'
ORDER BY order_id;
