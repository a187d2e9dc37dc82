-- What the page on problem 180 says of MySQL.

-- part: lag
WITH steps AS (
  SELECT degrees,
         LAG(degrees) OVER (ORDER BY reading_no) AS previous,
         LAG(degrees, 2) OVER (ORDER BY reading_no) AS second_previous
  FROM readings
)
SELECT DISTINCT degrees
FROM steps
WHERE degrees = previous AND degrees = second_previous;

-- part: islands
WITH numbered AS (
  SELECT degrees,
         ROW_NUMBER() OVER (ORDER BY reading_no) AS place,
         ROW_NUMBER() OVER (
           PARTITION BY degrees ORDER BY reading_no
         ) AS place_of_degrees
  FROM readings
)
SELECT DISTINCT degrees
FROM numbered
WHERE degrees IS NOT NULL
GROUP BY degrees, place - place_of_degrees
HAVING COUNT(*) >= 3;

-- part: unsigned
WITH numbered AS (
  SELECT degrees,
         ROW_NUMBER() OVER (ORDER BY reading_no) AS place,
         ROW_NUMBER() OVER (
           PARTITION BY degrees ORDER BY reading_no
         ) AS place_of_degrees
  FROM readings
)
SELECT degrees, place_of_degrees - place AS run
FROM numbered
ORDER BY place;

-- part: signed
WITH numbered AS (
  SELECT degrees,
         CAST(ROW_NUMBER() OVER (ORDER BY reading_no) AS SIGNED) AS place,
         CAST(ROW_NUMBER() OVER (
           PARTITION BY degrees ORDER BY reading_no
         ) AS SIGNED) AS place_of_degrees
  FROM readings
)
SELECT degrees, place_of_degrees - place AS run
FROM numbered
ORDER BY place;
