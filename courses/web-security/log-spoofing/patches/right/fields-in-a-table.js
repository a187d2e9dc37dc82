const entries = [];
const code = (letter) =>
  `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;
const toLine = (entry) =>
  JSON.stringify(entry).replace(/\p{Cc}/gu, code);

function record(text) {
  const time = new Date(now()).toISOString();
  entries.push({ time, ...text });
  log(toLine({ time, ...text }));
}

route('GET', '/', () => respond.html(views.login()));

route('POST', '/login', (request) => {
  const { account, password } = request.body;
  const known = data.accounts.find(
    (one) => one.account === account,
  );
  if (!known || known.password !== password) {
    record({ ok: false, account });
    return respond.html(views.login(true), 401);
  }
  record({ ok: true, account });
  request.session.account = account;
  return respond.redirect('/log');
});

route('GET', '/log', (request) => {
  if (!request.session.account)
    return respond.redirect('/');
  const rows = entries.map(
    ({ time, ok, account }) =>
      `<tr><td>${time}</td><td>${ok ? 'ok' : 'failed'}</td>` +
      `<td>${escapeHtml(account)}</td></tr>`,
  );
  return respond.html(
    views.log(`<table>${rows.join('')}</table>`),
  );
});

route('GET', '/log.txt', (request) => {
  if (!request.session.account) return respond.empty(401);
  const lines = entries.map(toLine);
  return respond.text(lines.join('\r\n'));
});
