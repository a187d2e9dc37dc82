const holds = new Map();
for (const hold of data.holds) {
  holds.set(hold.id, { ...hold, isCancelled: false });
}

route('GET', '/', (request) => {
  if (request.session.account)
    return respond.redirect('/holds');
  return respond.html(views.login());
});

route('POST', '/login', (request) => {
  const { account, password } = request.body;
  const known = data.accounts.find(
    (one) => one.account === account,
  );
  if (!known || known.password !== password)
    return respond.html(views.login(true), 401);
  request.session.account = known.account;
  request.session.ids = data.holds
    .filter((hold) => hold.owner === known.account)
    .map((hold) => hold.id);
  return respond.redirect('/holds');
});

route('GET', '/holds', (request) => {
  const { account } = request.session;
  if (!account) return respond.redirect('/');
  const own = [...holds.values()].filter(
    (hold) => hold.owner === account,
  );
  return respond.html(views.list(own));
});

const forOwner = (handler) => (request) => {
  const { id } = request.params;
  const hold = holds.get(id);
  if (!hold || !request.session.ids?.includes(id))
    return respond.redirect('/');
  return handler(hold);
};

route(
  'GET',
  '/holds/:id',
  forOwner((hold) => respond.html(views.hold(hold))),
);

route(
  'POST',
  '/holds/:id/cancel',
  forOwner((hold) => {
    holds.delete(hold.id);
    return respond.redirect('/holds');
  }),
);

route(
  'GET',
  '/holds/:id/print',
  forOwner((hold) => respond.html(views.print(hold))),
);
