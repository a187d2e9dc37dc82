const sign = (text) => crypto.hmac(data.key, text);

function makeCookie(account) {
  const until = now() + data.seconds * 1000;
  return `${account}.${until}.${sign(account)}`;
}

function readCookie(cookie = '') {
  const [account, until, signature = ''] =
    cookie.split('.');
  if (!crypto.timingSafeEqual(signature, sign(account)))
    return undefined;
  return now() < Number(until) ? account : undefined;
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
