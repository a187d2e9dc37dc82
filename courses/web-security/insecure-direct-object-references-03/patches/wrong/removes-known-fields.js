const deliveries = data.deliveries.map((one) => ({
  ...one,
}));

const ownOf = ({ session }) =>
  deliveries.filter(
    ({ customer }) => customer === session.account,
  );

const shown = ({ note, courier, ...rest }) => {
  const { idNumber, address, ...known } = courier;
  return { ...rest, courier: known };
};

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
  return respond.json(shown(latest));
});

route('PUT', '/api/delivery', (request) => {
  const [latest] = ownOf(request);
  if (!latest) return respond.empty(401);
  latest.slot = String(request.body.slot);
  return respond.json(shown(latest));
});

route('GET', '/api/deliveries', (request) =>
  respond.json(ownOf(request).map(shown)),
);

route('GET', '/api/dispatch', (request) => {
  if (request.session.job !== 'dispatch')
    return respond.empty(403);
  return respond.json(deliveries);
});
