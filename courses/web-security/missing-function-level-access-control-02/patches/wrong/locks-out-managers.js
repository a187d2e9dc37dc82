const menu = [
  { path: '/stock', role: 'staff' },
  { path: '/costs', role: 'manager' },
  { path: '/discount', role: 'manager' },
];
let discount = data.discount;

const find = (account) =>
  data.accounts.find((one) => one.account === account);

function page(role, method, path, handler) {
  route(method, path, (request) => {
    const user = find(request.session.account);
    if (!user) return respond.redirect('/');
    if (user.role !== role) return respond.empty(403);
    return handler(user, request);
  });
}

route('GET', '/', () => respond.html(views.login()));

route('POST', '/login', (request) => {
  const { account, password } = request.body;
  const user = find(account);
  if (!user || user.password !== password)
    return respond.html(views.login(true), 401);
  request.session.account = account;
  return respond.redirect('/stock');
});

page('staff', 'GET', '/stock', (user) =>
  respond.html(
    views.stock(menu, user, data.books, discount),
  ),
);

page('manager', 'GET', '/costs', (user) =>
  respond.html(views.costs(menu, user, data.books)),
);

page('manager', 'GET', '/costs.csv', () =>
  respond.text(
    data.books
      .map(({ title, cost }) => `${title},${cost}`)
      .join('\n'),
  ),
);

page('manager', 'GET', '/discount', (user) =>
  respond.html(views.discount(menu, user, discount)),
);

page('manager', 'POST', '/discount', (user, request) => {
  discount = Number(request.body.percent);
  return respond.redirect('/discount');
});
