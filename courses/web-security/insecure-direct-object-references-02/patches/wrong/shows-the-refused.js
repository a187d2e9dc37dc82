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

route('GET', '/holds/:id', (request) => {
  const { account } = request.session;
  if (!account) return respond.redirect('/');
  const hold = holds.get(request.params.id);
  if (hold?.owner !== account) return respond.empty(404);
  return respond.html(views.hold(hold));
});

route('POST', '/holds/:id/cancel', (request) => {
  const { account } = request.session;
  if (!account) return respond.redirect('/');
  const hold = holds.get(request.params.id);
  if (!hold) return respond.empty(404);
  if (hold.owner === account) hold.isCancelled = true;
  return respond.html(views.hold(hold));
});

route('GET', '/holds/:id/print', (request) => {
  const hold = holds.get(request.params.id);
  if (
    !request.session.account ||
    hold?.owner !== request.session.account
  )
    return respond.empty(404);
  return respond.html(views.print(hold));
});
