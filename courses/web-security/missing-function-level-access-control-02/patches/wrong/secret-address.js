const menu = [
  { path: '/stock', role: 'staff' },
  { path: '/costs-7f3a', role: 'manager' },
  { path: '/discount', role: 'manager' },
];
let discount = data.discount;

const find = (account) =>
  data.accounts.find((one) => one.account === account);

const menuOf = (user) =>
  user.role === 'manager' ? menu : menu.slice(0, 1);

function page(method, path, handler) {
  route(method, path, (request) => {
    const user = find(request.session.account);
    if (!user) return respond.redirect('/');
    const isManager = user.role === 'manager';
    if (path === '/discount' && !isManager)
      return respond.empty(403);
    if (path === '/costs.csv' && !isManager)
      return respond.empty(403);
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

page('GET', '/stock', (user) =>
  respond.html(
    views.stock(menuOf(user), user, data.books, discount),
  ),
);

page('GET', '/costs-7f3a', (user) =>
  respond.html(views.costs(menuOf(user), user, data.books)),
);

page('GET', '/costs.csv', () =>
  respond.text(
    data.books
      .map(({ title, cost }) => `${title},${cost}`)
      .join('\n'),
  ),
);

page('GET', '/discount', (user) =>
  respond.html(
    views.discount(menuOf(user), user, discount),
  ),
);

page('POST', '/discount', (user, request) => {
  discount = Number(request.body.percent);
  return respond.redirect('/discount');
});
