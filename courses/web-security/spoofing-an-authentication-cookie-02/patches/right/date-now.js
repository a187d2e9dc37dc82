const remembered = new Map();
function makeCookie(account) {
  const token = crypto.randomToken();
  remembered.set(token, {
    account,
    until: Date.now() + data.seconds * 1000,
  });
  return token;
}
function readCookie(cookie) {
  const known = remembered.get(cookie);
  if (!known || Date.now() > known.until) return undefined;
  return known.account;
}

const find = (account) =>
  data.readers.find((one) => one.account === account);

route('GET', '/', (request) => {
  const reader = find(readCookie(request.cookies.remember));
  if (reader) return respond.redirect('/loans');
  return respond.html(views.login());
});

route('POST', '/login', (request) => {
  const { account, password } = request.body;
  const reader = find(account);
  if (!reader || reader.password !== password)
    return respond.html(views.login(true), 401);
  return respond
    .redirect('/loans')
    .cookie(
      'remember',
      makeCookie(account),
      `Path=/; HttpOnly; Max-Age=${data.seconds}`,
    );
});

route('GET', '/loans', (request) => {
  const reader = find(readCookie(request.cookies.remember));
  if (!reader) return respond.redirect('/');
  return respond.html(views.loans(reader));
});

route('POST', '/logout', () =>
  respond
    .redirect('/')
    .cookie('remember', '', 'Path=/; Max-Age=0'),
);
