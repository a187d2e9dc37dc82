-- What the page of problem 178 says of MySQL.

-- part: rank-name
SELECT points, DENSE_RANK() OVER (ORDER BY points DESC) AS rank
FROM results
WHERE points IS NOT NULL
ORDER BY points DESC;

-- part: quoted-rank
SELECT points, DENSE_RANK() OVER (ORDER BY points DESC) AS `rank`
FROM results
WHERE points IS NOT NULL
ORDER BY points DESC;

-- part: variables
SET @place = 0, @previous = NULL;
SELECT sorted.points,
       @place := IF(sorted.points = @previous, @place, @place + 1) AS place,
       @previous := sorted.points AS seen
FROM (SELECT points FROM results ORDER BY points DESC LIMIT 100) AS sorted;
