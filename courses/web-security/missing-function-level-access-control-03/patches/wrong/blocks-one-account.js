const find = (account) =>
  data.accounts.find((one) => one.account === account);

function formatOf({ headers, query }) {
  if (query.format) return query.format;
  const wanted = [headers.accept, headers['content-type']];
  return wanted.join().includes('json') ? 'json' : 'html';
}

const toCsv = (rows) =>
  rows.map((row) => Object.values(row).join()).join('\n');

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
  if (user.account === 'thu')
    return respond.html(views.refused(user), 403);
  switch (formatOf(request)) {
    case 'json':
      return respond.json(data.members);
    case 'csv':
      return respond.text(toCsv(data.members));
    default:
      if (user.role !== 'manager')
        return respond.html(views.refused(user), 403);
      return respond.html(views.list(user, data.members));
  }
});
