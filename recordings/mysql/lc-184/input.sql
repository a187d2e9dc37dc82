-- What the page of problem 184 says of MySQL.

-- part: row-in
SELECT d.name AS department, s.name AS employee, s.salary
FROM staff AS s
JOIN departments AS d ON d.id = s.department_id
WHERE (s.department_id, s.salary) IN (
  SELECT department_id, MAX(salary)
  FROM staff
  GROUP BY department_id
)
ORDER BY department, employee;

-- part: bare-column
SELECT d.name AS department, s.name AS employee, MAX(s.salary) AS salary
FROM staff AS s
JOIN departments AS d ON d.id = s.department_id
GROUP BY d.id;
