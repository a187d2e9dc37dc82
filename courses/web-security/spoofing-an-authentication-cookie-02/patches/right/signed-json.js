function makeCookie(account) {
  const until = now() + data.seconds * 1000;
  const body = base64.encode(
    JSON.stringify({ account, until }),
  );
  return `${body}.${crypto.hmac(data.key, body)}`;
}

function readCookie(cookie = '') {
  const [body, signature] = cookie.split('.');
  if (signature !== crypto.hmac(data.key, body))
    return undefined;
  const { account, until } = JSON.parse(
    base64.decode(body),
  );
  return now() < until ? account : undefined;
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
