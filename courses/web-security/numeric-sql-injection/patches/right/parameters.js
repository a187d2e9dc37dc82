const isNumber = (text) => /^\d{1,9}$/.test(text);

route('GET', '/', () => {
  const stations = db.query(
    `SELECT station, name FROM stations
     WHERE is_public = 1 ORDER BY station`,
  );
  return respond.html(views.start(stations));
});

route('GET', '/station', (request) => {
  const { station } = request.query;
  const rows = isNumber(station)
    ? db.query(
        `SELECT station, name, hours FROM stations
         WHERE is_public = 1 AND station = ?`,
        [Number(station)],
      )
    : [];
  return respond.html(views.stations(rows));
});

route('GET', '/api/stations/:station', (request) => {
  const { station } = request.params;
  if (!isNumber(station)) return respond.empty(400);
  const rows = db.query(
    `SELECT free FROM stations
     WHERE is_public = 1 AND station = ?`,
    [Number(station)],
  );
  return respond.json(rows);
});
