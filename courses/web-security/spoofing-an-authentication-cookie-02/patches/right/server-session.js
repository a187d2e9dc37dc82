function readSession({ session }) {
  return now() < session.until
    ? session.account
    : undefined;
}

const find = (account) =>
  data.readers.find((one) => one.account === account);

route('GET', '/', (request) => {
  const reader = find(readSession(request));
  if (reader) return respond.redirect('/loans');
  return respond.html(views.login());
});

route('POST', '/login', (request) => {
  const { account, password } = request.body;
  const reader = find(account);
  if (!reader || reader.password !== password)
    return respond.html(views.login(true), 401);
  request.session.account = account;
  request.session.until = now() + data.seconds * 1000;
  return respond.redirect('/loans');
});

route('GET', '/loans', (request) => {
  const reader = find(readSession(request));
  if (!reader) return respond.redirect('/');
  return respond.html(views.loans(reader));
});

route('POST', '/logout', (request) => {
  request.session.until = 0;
  return respond.redirect('/');
});
