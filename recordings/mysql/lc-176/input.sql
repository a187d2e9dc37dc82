-- What the page of problem 176 says of MySQL.

-- part: limit-offset
SELECT (
  SELECT DISTINCT wage
  FROM staff
  WHERE wage IS NOT NULL
  ORDER BY wage DESC
  LIMIT 1 OFFSET 1
) AS second_wage;

-- part: limit-in
SELECT full_name, wage
FROM staff
WHERE wage IN (
  SELECT DISTINCT wage
  FROM staff
  WHERE wage IS NOT NULL
  ORDER BY wage DESC
  LIMIT 1 OFFSET 1
);

-- part: limit-derived
SELECT full_name, wage
FROM staff
WHERE wage IN (
  SELECT wage
  FROM (
    SELECT DISTINCT wage
    FROM staff
    WHERE wage IS NOT NULL
    ORDER BY wage DESC
    LIMIT 1 OFFSET 1
  ) AS second_level
);

-- part: null-order
INSERT INTO staff (id, full_name, team, wage) VALUES (5, 'Giang', 'Kho', NULL);
SELECT full_name, wage
FROM staff
ORDER BY wage DESC, id;
