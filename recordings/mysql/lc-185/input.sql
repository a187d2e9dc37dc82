-- What the page of problem 185 says of MySQL.

-- part: limit-in
SELECT d.name AS department, s.name AS employee, s.salary
FROM departments AS d
JOIN staff AS s ON s.department_id = d.id
WHERE s.salary IN (
  SELECT DISTINCT x.salary
  FROM staff AS x
  WHERE x.department_id = d.id
  ORDER BY x.salary DESC
  LIMIT 3
)
ORDER BY department, s.salary DESC, employee;

-- part: derived-table
SELECT d.name AS department, s.name AS employee, s.salary
FROM departments AS d
JOIN staff AS s ON s.department_id = d.id
WHERE s.salary IN (
  SELECT top.salary
  FROM (
    SELECT DISTINCT x.salary
    FROM staff AS x
    WHERE x.department_id = d.id
    ORDER BY x.salary DESC
    LIMIT 3
  ) AS top
)
ORDER BY department, s.salary DESC, employee;

-- part: dense-rank
WITH ranked AS (
  SELECT name, department_id, salary,
         DENSE_RANK() OVER (PARTITION BY department_id ORDER BY salary DESC) AS place
  FROM staff
)
SELECT d.name AS department, r.name AS employee, r.salary
FROM ranked AS r
JOIN departments AS d ON d.id = r.department_id
WHERE r.place <= 3
ORDER BY department, r.salary DESC, employee;
