const menu = [
  { path: '/stock', role: 'staff' },
  { path: '/costs', role: 'manager' },
  { path: '/discount', role: 'manager' },
];
let discount = data.discount;

const find = (account) =>
  data.accounts.find((one) => one.account === account);

function page(method, path, handler) {
  route(method, path, (request) => {
    const user = find(request.session.account);
    if (!user) return respond.redirect('/');
    return handler(user, request);
  });
}

const managerOnly = (handler) => (user, request) =>
  user.role === 'manager'
    ? handler(user, request)
    : respond.text('Not found', 404);

route('GET', '/', () => respond.html(views.login()));

route('POST', '/login', (request) => {
  const { account, password } = request.body;
  const user = find(account);
  if (!user || user.password !== password)
    return respond.html(views.login(true), 401);
  request.session.account = account;
  return respond.redirect('/stock');
});

page('GET', '/stock', (user) =>
  respond.html(
    views.stock(menu, user, data.books, discount),
  ),
);

page(
  'GET',
  '/costs',
  managerOnly((user) =>
    respond.html(views.costs(menu, user, data.books)),
  ),
);

page(
  'GET',
  '/discount',
  managerOnly((user) =>
    respond.html(views.discount(menu, user, discount)),
  ),
);

page(
  'POST',
  '/discount',
  managerOnly((user, request) => {
    const percent = Number(request.body.percent);
    if (percent >= 0 && percent <= 90) discount = percent;
    return respond.redirect('/discount');
  }),
);
