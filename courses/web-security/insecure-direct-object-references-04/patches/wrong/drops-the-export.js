const statements = new Map();
for (const one of data.statements) {
  statements.set(one.id, one);
}

const pages = new Map([
  ['statements', (one) => respond.html(views.page(one))],
]);

route('GET', '/', () => respond.html(views.login()));

route('POST', '/login', (request) => {
  const { account, password } = request.body;
  const known = data.accounts.find(
    (one) => one.account === account,
  );
  if (!known || known.password !== password)
    return respond.html(views.login(true), 401);
  request.session.author = known.account;
  return respond.redirect('/account');
});

route('GET', '/account', (request) => {
  const { author } = request.session;
  if (!author) return respond.redirect('/');
  const own = data.statements.filter(
    (one) => one.author === author,
  );
  return respond.html(views.account(own));
});

route('GET', '/*', (request) => {
  if (!request.session.author) return respond.redirect('/');
  const [kind, id] = request.params.rest
    .toLowerCase()
    .split('/')
    .filter(Boolean);
  const statement = statements.get(id);
  if (!pages.has(kind) || !statement)
    return respond.empty(404);
  if (statement.author !== request.session.author)
    return respond.empty(404);
  return pages.get(kind)(statement);
});
