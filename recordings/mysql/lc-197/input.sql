-- What problem 197 says of MySQL.

-- part: table
CREATE TABLE readings (
  id INTEGER PRIMARY KEY,
  measured_on DATE NOT NULL UNIQUE,
  celsius INTEGER
);
INSERT INTO readings (id, measured_on, celsius) VALUES
  (6, '2025-01-02', -1), (2, '2024-02-29', 19), (4, '2024-12-31', 12), (3, '2024-03-01', 22),
  (7, '2025-01-03', 0), (1, '2024-02-28', 17), (5, '2025-01-01', 15);

-- part: interval
SELECT today.id
FROM readings AS today
JOIN readings AS yesterday
  ON yesterday.measured_on = today.measured_on - INTERVAL 1 DAY
WHERE today.celsius > yesterday.celsius
ORDER BY today.id;

-- part: datediff
SELECT today.id
FROM readings AS today
JOIN readings AS yesterday
  ON DATEDIFF(today.measured_on, yesterday.measured_on) = 1
WHERE today.celsius > yesterday.celsius
ORDER BY today.id;

-- part: minus
SELECT today.id
FROM readings AS today
JOIN readings AS yesterday
  ON today.measured_on - yesterday.measured_on = 1
WHERE today.celsius > yesterday.celsius
ORDER BY today.id;

-- part: numbers
SELECT today.measured_on, yesterday.measured_on AS day_before,
       today.measured_on - yesterday.measured_on AS difference
FROM readings AS today
JOIN readings AS yesterday
  ON yesterday.measured_on = today.measured_on - INTERVAL 1 DAY
ORDER BY today.measured_on;

-- part: plans
EXPLAIN FORMAT = TREE
SELECT today.id
FROM readings AS today
JOIN readings AS yesterday
  ON yesterday.measured_on = today.measured_on - INTERVAL 1 DAY
WHERE today.celsius > yesterday.celsius;
EXPLAIN FORMAT = TREE
SELECT today.id
FROM readings AS today
JOIN readings AS yesterday
  ON DATEDIFF(today.measured_on, yesterday.measured_on) = 1
WHERE today.celsius > yesterday.celsius;

-- part: lag
WITH days AS (
  SELECT id, measured_on, celsius,
         LAG(measured_on) OVER (ORDER BY measured_on) AS last_day,
         LAG(celsius) OVER (ORDER BY measured_on) AS last_celsius
  FROM readings
)
SELECT id
FROM days
WHERE celsius > last_celsius AND last_day = measured_on - INTERVAL 1 DAY
ORDER BY id;
