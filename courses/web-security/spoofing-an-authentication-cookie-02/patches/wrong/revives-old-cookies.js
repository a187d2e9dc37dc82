const issued = new Map();
function makeCookie(account) {
  issued.set(account, now());
  return `${account}.${crypto.hmac(data.key, account)}`;
}
function readCookie(cookie = '') {
  const [account, sig] = cookie.split('.');
  if (sig !== crypto.hmac(data.key, account))
    return undefined;
  if (now() - issued.get(account) > data.seconds * 1000)
    return undefined;
  return account;
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
