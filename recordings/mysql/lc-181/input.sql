-- What the page on problem 181 says of MySQL.

-- part: self-join
SELECT e.name
FROM staff AS e
JOIN staff AS m ON m.staff_id = e.boss_id
WHERE e.pay > m.pay
ORDER BY e.staff_id;

-- part: all
SELECT e.name
FROM staff AS e
WHERE e.pay > ALL (
  SELECT m.pay FROM staff AS m WHERE m.staff_id = e.boss_id
)
ORDER BY e.staff_id;

-- part: any
SELECT e.name
FROM staff AS e
WHERE e.pay > ANY (
  SELECT m.pay FROM staff AS m WHERE m.staff_id = e.boss_id
)
ORDER BY e.staff_id;

-- part: plans
EXPLAIN FORMAT=TREE
SELECT e.name
FROM staff AS e
JOIN staff AS m ON m.staff_id = e.boss_id
WHERE e.pay > m.pay;

EXPLAIN FORMAT=TREE
SELECT e.name
FROM staff AS e
WHERE EXISTS (
  SELECT 1 FROM staff AS m
  WHERE m.staff_id = e.boss_id AND m.pay < e.pay
);
