const statements = new Map();
for (const one of data.statements) {
  statements.set(one.id, one);
}

const pages = new Map([
  ['statements', (one) => respond.html(views.page(one))],
  ['letter', (one) => respond.html(views.letter(one))],
  ['export', (one) => respond.text(views.csv(one))],
]);

const ownOf = ({ session }) =>
  data.statements.filter(
    ({ author }) => author === session.author,
  );

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
  const own = ownOf(request);
  return respond.html(views.account(own));
});

route('GET', '/*', (request) => {
  if (!request.session.author) return respond.redirect('/');
  const [kind, id] = request.params.rest
    .toLowerCase()
    .split('/')
    .filter(Boolean);
  const statement = ownOf(request).find(
    (one) => one.id === id,
  );
  if (!pages.has(kind) || !statement)
    return respond.empty(404);
  return pages.get(kind)(statement);
});
