-- What day 22 says of the PostgreSQL server.

-- part: numeric
CREATE TABLE import_costs (
  title VARCHAR(8) NOT NULL,
  cost NUMERIC(10, 2) NOT NULL,
  received_at TIMESTAMPTZ NOT NULL
);

INSERT INTO import_costs VALUES ('Git', 19.995, '2025-06-30 09:00+07');

SELECT title, cost FROM import_costs;

INSERT INTO import_costs VALUES ('SQL', 100000000, '2025-06-30 09:00+07');

-- part: varchar
INSERT INTO import_costs VALUES ('Phố vắng', 19.90, '2025-06-30 09:00+07');

INSERT INTO import_costs VALUES ('Git và Linux', 19.90, '2025-06-30 09:00+07');

-- part: timestamptz
SET TIME ZONE 'Asia/Ho_Chi_Minh';

SELECT title, received_at FROM import_costs WHERE title = 'Git';

SET TIME ZONE 'Europe/Berlin';

SELECT title, received_at FROM import_costs WHERE title = 'Git';
