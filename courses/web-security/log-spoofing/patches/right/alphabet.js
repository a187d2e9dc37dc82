const entries = [];

const spell = (value) =>
  [...String(value)]
    .map((sign) =>
      /^[\p{L}\p{M}\p{N} ._@-]$/u.test(sign)
        ? sign
        : `{U+${sign.codePointAt(0).toString(16).toUpperCase()}}`,
    )
    .join('');

function record(result, account) {
  const entry = `${new Date(now()).toISOString()} login ${result} for [${spell(account)}]`;
  entries.push(entry);
  log(entry);
}

route('GET', '/', () => respond.html(views.login()));

route('POST', '/login', (request) => {
  const { account, password } = request.body ?? {};
  const known = data.accounts.find(
    (one) => one.account === account,
  );
  const isRight =
    known !== undefined && known.password === password;
  record(isRight ? 'succeeded' : 'failed', account);
  if (!isRight) return respond.html(views.login(true), 403);
  request.session.account = known.account;
  return respond.redirect('/log');
});

route('GET', '/log', (request) =>
  request.session.account
    ? respond.html(
        views.log(
          `<ol>${entries.map((one) => `<li>${one}</li>`).join('')}</ol>`,
        ),
      )
    : respond.redirect('/'),
);

route('GET', '/log.txt', (request) =>
  request.session.account
    ? respond.text(
        entries.map((one) => `${one}\n`).join(''),
      )
    : respond.redirect('/'),
);
