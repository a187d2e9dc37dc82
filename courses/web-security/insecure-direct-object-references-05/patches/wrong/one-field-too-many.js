const EDITABLE = ['name', 'phone', 'badge'];
const ownProfile = (handler) => (request) => {
  const { id } = request.session;
  const named = [
    request.params.id,
    request.body?.id ?? request.params.id,
  ];
  if (!id) return respond.empty(401);
  if (named.some((one) => one !== id))
    return respond.json({ error: 'not yours' }, 404);
  return handler(request, profiles.get(id));
};
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

route(
  'GET',
  '/api/profiles/:id',
  ownProfile((request, profile) => respond.json(profile)),
);

route(
  'PUT',
  '/api/profiles/:id',
  ownProfile((request, profile) => {
    for (const field of EDITABLE) {
      if (Object.hasOwn(request.body, field))
        profile[field] = request.body[field];
    }
    return respond.json(profile);
  }),
);
