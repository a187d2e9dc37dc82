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
  if (known?.password !== password) {
    return respond.html(views.login(true), 401);
  }
  request.session.id = known.id;
  return respond.redirect('/profile');
});

route('GET', '/profile', (request) => {
  if (!request.session.id) return respond.redirect('/');
  const own = profiles.get(request.session.id);
  return respond.html(views.profile(own));
});

route('GET', '/api/profiles/:id', (request) => {
  if (!request.session.id) return respond.empty(401);
  if (request.params.id !== request.session.id)
    return respond.empty(404);
  return respond.json(profiles.get(request.params.id));
});

route('PUT', '/api/profiles/:id', (request) => {
  if (!request.session.id) return respond.empty(401);
  const profile = profiles.get(request.params.id);
  if (!profile) return respond.empty(404);
  if (profile.id === request.session.id) {
    profile.phone = request.body.phone ?? profile.phone;
    profile.badge = request.body.badge ?? profile.badge;
  }
  return respond.json(profile);
});
