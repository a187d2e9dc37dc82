route('GET', '/', () => {
  const stations = db.query(
    `SELECT station, name FROM stations
     WHERE is_public = 1 ORDER BY station`,
  );
  return respond.html(views.start(stations));
});

route('GET', '/station', (request) => {
  const { station } = request.query;
  if (/or|and|union|select|[-+*/=<>|&%]/i.test(station))
    return respond.empty(400);
  const rows = db.query(
    `SELECT station, name, hours FROM stations
     WHERE is_public = 1 AND station = ${station}`,
  );
  return respond.html(views.stations(rows));
});

route('GET', '/api/stations/:station', (request) => {
  const { station } = request.params;
  if (/or|and|union|select|[-+*/=<>|&%]/i.test(station))
    return respond.empty(400);
  const rows = db.query(
    `SELECT free FROM stations
     WHERE is_public = 1 AND station = ${station}`,
  );
  return respond.json(rows);
});
