const internal = new Map();
const byCustomer = new Map();
for (const one of data.deliveries) {
  internal.set(one.code, one);
  const list = byCustomer.get(one.customer) ?? [];
  const { code, title, state, slot } = one;
  const { name, plate } = one.courier;
  const courier = { name, plate };
  list.push({ code, title, state, slot, courier });
  byCustomer.set(one.customer, list);
}

const ownOf = ({ session }) =>
  byCustomer.get(session.account) ?? [];

route('GET', '/', () => respond.html(views.login()));

route('POST', '/login', (request) => {
  const { account, password } = request.body;
  const known = data.accounts.find(
    (one) => one.account === account,
  );
  if (!known || known.password !== password)
    return respond.html(views.login(true), 401);
  request.session.account = known.account;
  request.session.job = known.job;
  return respond.redirect('/delivery');
});

route('GET', '/delivery', (request) => {
  const own = ownOf(request);
  return respond.html(views.page(own));
});

route('GET', '/api/delivery', (request) => {
  const [latest] = ownOf(request);
  if (!latest) return respond.empty(401);
  return respond.json(latest);
});

route('PUT', '/api/delivery', (request) => {
  const [latest] = ownOf(request);
  if (!latest) return respond.empty(401);
  latest.slot = String(request.body.slot);
  return respond.json(latest);
});

route('GET', '/api/deliveries', (request) =>
  respond.json(ownOf(request)),
);

route('GET', '/api/dispatch', (request) => {
  if (request.session.job !== 'dispatch')
    return respond.empty(403);
  return respond.json([...internal.values()]);
});
