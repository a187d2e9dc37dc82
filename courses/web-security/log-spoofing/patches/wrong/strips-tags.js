const entries = [];
const code = (letter) =>
  `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;
const visible = (text) =>
  text.replace(/[\p{Cc}\u2028\u2029\\]/gu, code);

function record(text) {
  const time = new Date(now()).toISOString();
  const entry = `${time} ${visible(text)}`;
  entries.push(entry);
  log(entry);
}

route('GET', '/', () => respond.html(views.login()));

route('POST', '/login', (request) => {
  const { account, password } = request.body;
  const known = data.accounts.find(
    (one) => one.account === account,
  );
  if (!known || known.password !== password) {
    record(`login failed for ${account}`);
    return respond.html(views.login(true), 401);
  }
  record(`login succeeded for ${account}`);
  request.session.account = account;
  return respond.redirect('/log');
});

route('GET', '/log', (request) => {
  if (!request.session.account)
    return respond.redirect('/');
  const text = entries.join('\n');
  return respond.html(
    views.log(
      `<pre>${text.replace(/<\/?[a-z][^>]*>?/gi, '')}</pre>`,
    ),
  );
});

route('GET', '/log.txt', (request) => {
  if (!request.session.account) return respond.empty(401);
  return respond.text(`${entries.join('\n')}\n`);
});
