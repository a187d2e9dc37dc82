-- What day 8 says of MySQL in its table of dialects. Today is 2025-06-30.

-- part: day-of-time
SELECT DATE(TIMESTAMP '2025-06-30 14:05:00') AS day, CAST(TIMESTAMP '2025-06-30 14:05:00' AS DATE) AS cast_day;

-- part: months
SELECT DATE_FORMAT(DATE '2025-06-30', '%Y-%m') AS label, DATE_FORMAT(DATE '2025-06-30', '%Y-%m-01') AS first_day, YEAR(DATE '2025-06-30') AS year;

-- part: days
SELECT DATE '2025-06-30' + INTERVAL 7 DAY AS in_seven_days, DATEDIFF('2025-07-07', '2025-06-30') AS days_between;

-- part: month-end
SELECT DATE '2025-01-31' + INTERVAL 1 MONTH AS one_month_later;

-- part: read
SELECT STR_TO_DATE('01/07/2025', '%d/%m/%Y') AS day;

-- part: zones-table
CREATE TABLE moments (as_timestamp TIMESTAMP, as_datetime DATETIME);

-- part: zones
SET time_zone = '+07:00';
INSERT INTO moments VALUES ('2025-06-30 08:00:00', '2025-06-30 08:00:00');
SET time_zone = '+00:00';
SELECT as_timestamp, as_datetime FROM moments;

-- part: today
SET timestamp = UNIX_TIMESTAMP('2025-06-30 20:00:00');
SELECT CURRENT_DATE AS in_utc;
SET time_zone = '+07:00';
SELECT CURRENT_DATE AS in_vietnam;
