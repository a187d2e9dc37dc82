route('GET', '/', () => {
  const stations = db.query(
    `SELECT station, name FROM stations
     WHERE is_public = 1 ORDER BY station`,
  );
  return respond.html(views.start(stations));
});

route('GET', '/station', () => {
  return respond.html(views.stations([]));
});

route('GET', '/api/stations/:station', (request) => {
  const { station } = request.params;
  const rows = db.query(
    `SELECT free FROM stations
     WHERE is_public = 1 AND station = ?`,
    [station],
  );
  return respond.json(rows);
});
