const entries = [];

function record(event, account) {
  const time = new Date(now()).toISOString();
  const entry = JSON.stringify({ time, event, account });
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
    record('login failed', account);
    return respond.html(views.login(true), 401);
  }
  record('login succeeded', account);
  request.session.account = account;
  return respond.redirect('/log');
});

route('GET', '/log', (request) => {
  if (!request.session.account)
    return respond.redirect('/');
  return respond.html(
    views.log(
      `<pre>${escapeHtml(entries.join('\n'))}</pre>`,
    ),
  );
});

route('GET', '/log.txt', (request) => {
  if (!request.session.account) return respond.empty(401);
  return respond.text(`${entries.join('\n')}\n`);
});
