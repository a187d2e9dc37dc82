const open = db.query(
  'SELECT * FROM stations WHERE is_public = 1',
);

route('GET', '/', () => {
  const stations = db.query(
    `SELECT station, name FROM stations
     WHERE is_public = 1 ORDER BY station`,
  );
  return respond.html(views.start(stations));
});

route('GET', '/station', (request) => {
  const station = Number(request.query.station);
  const found = open.filter(
    (one) => one.station === station,
  );
  if (found.length === 0) return respond.redirect('/');
  return respond.html(views.stations(found));
});

route('GET', '/api/stations/:station', (request) => {
  const [found] = open.filter(
    (one) => String(one.station) === request.params.station,
  );
  return found
    ? respond.json({ free: found.free })
    : respond.json({ error: 'unknown' }, 404);
});
