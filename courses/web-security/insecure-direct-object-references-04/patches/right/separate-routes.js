const statements = new Map();
for (const one of data.statements) {
  statements.set(one.id, one);
}

const pages = new Map([
  ['statements', (one) => respond.html(views.page(one))],
  ['letter', (one) => respond.html(views.letter(one))],
  ['export', (one) => respond.text(views.csv(one))],
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

for (const [kind, show] of pages) {
  route('GET', `/${kind}/:id`, (request) => {
    const { author } = request.session;
    if (!author) return respond.redirect('/');
    const statement = statements.get(request.params.id);
    return statement?.author === author
      ? show(statement)
      : respond.redirect('/account');
  });
}
