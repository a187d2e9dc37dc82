const reverse = (text) => [...text].reverse().join('');

function makeCookie(account) {
  const text = account + data.letters;
  return base64.encode(hex.encode(reverse(text)));
}

function readCookie(cookie) {
  try {
    const text = reverse(hex.decode(base64.decode(cookie)));
    return text.slice(0, -data.letters.length);
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
      `Path=/; HttpOnly; Secure; SameSite=Strict; Max-Age=${data.seconds}`,
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
