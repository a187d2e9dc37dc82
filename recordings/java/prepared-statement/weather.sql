CREATE TABLE weather_data (station INT, name VARCHAR(30), min_temp INT);
INSERT INTO weather_data VALUES
  (101, 'Harbour', 4), (102, 'Old Town', 2), (10001, 'Closed Station', -20);
