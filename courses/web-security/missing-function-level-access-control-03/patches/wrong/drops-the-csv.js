const find = (account) =>
  data.accounts.find((one) => one.account === account);

route('GET', '/', () => respond.html(views.login()));

route('POST', '/login', (request) => {
  const { account, password } = request.body;
  const user = find(account);
  if (!user || user.password !== password)
    return respond.html(views.login(true), 401);
  request.session.account = account;
  return respond.redirect('/counter');
});

route('GET', '/counter', (request) => {
  const user = find(request.session.account);
  if (!user) return respond.redirect('/');
  const member = data.members.find(
    ({ card }) => card === request.query.card,
  );
  return respond.html(views.counter(user, member));
});

route('GET', '/members', (request) => {
  const user = find(request.session.account);
  if (!user) return respond.redirect('/');
  if (user.role !== 'manager')
    return respond.html(views.refused(user), 403);
  const { accept = '' } = request.headers;
  if (accept.includes('json'))
    return respond.json(data.members);
  return respond.html(views.list(user, data.members));
});
