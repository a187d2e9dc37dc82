const xor = (text) =>
  [...text]
    .map((c, i) =>
      String.fromCharCode(
        c.charCodeAt(0) ^ data.key.charCodeAt(i % 32),
      ),
    )
    .join('');
function makeCookie(account) {
  const until = now() + data.seconds * 1000;
  return hex.encode(xor(`${account}.${until}`));
}
function readCookie(cookie) {
  try {
    const [account, until] = xor(hex.decode(cookie)).split(
      '.',
    );
    return now() < Number(until) ? account : undefined;
  } catch {
    return undefined;
  }
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
