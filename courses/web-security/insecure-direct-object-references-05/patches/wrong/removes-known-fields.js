const profiles = new Map();
for (const profile of data.profiles) {
  profiles.set(profile.id, { ...profile });
}

route('GET', '/', (request) => {
  if (request.session.id)
    return respond.redirect('/profile');
  return respond.html(views.login());
});

route('POST', '/login', (request) => {
  const { account, password } = request.body;
  const known = data.accounts.find(
    (one) => one.account === account,
  );
  if (known?.password !== password)
    return respond.html(views.login(true), 401);
  request.session.id = known.id;
  return respond.redirect('/profile');
});

route('GET', '/profile', (request) => {
  if (!request.session.id) return respond.redirect('/');
  return respond.html(
    views.profile(profiles.get(request.session.id)),
  );
});

route('GET', '/api/profiles/:id', (request) => {
  const { id } = request.session;
  if (!id) return respond.empty(401);
  if (request.params.id !== id) return respond.empty(403);
  return respond.json(profiles.get(id));
});

route('PUT', '/api/profiles/:id', (request) => {
  const { id } = request.session;
  if (!id) return respond.empty(401);
  if (request.params.id !== id) return respond.empty(403);
  if (request.body.id !== id) return respond.empty(403);
  const { role, id: ignored, ...fields } = request.body;
  const profile = profiles.get(id);
  Object.assign(profile, fields);
  return respond.json(profile);
});
