const open = new Map();
let last = data.first;

function startSession(account, time = now()) {
  last += 1;
  const id = String(last * 7919);
  open.set(id, account);
  return id;
}

function visit() {
  if (random() > 0.35) return;
  const ago = Math.floor(random() * 200);
  startSession(data.visitor, now() - ago);
}

route('GET', '/', () => respond.html(views.login()));

route('POST', '/login', (request) => {
  visit();
  const { account, password } = request.body;
  const known = data.accounts.find(
    (one) => one.account === account,
  );
  if (!known || known.password !== password)
    return respond.html(views.login(true), 401);
  const id = startSession(account);
  return respond.redirect('/account').cookie('shop', id);
});

route('GET', '/account', (request) => {
  const account = open.get(request.cookies.shop);
  const known = data.accounts.find(
    (one) => one.account === account,
  );
  if (!known) return respond.redirect('/');
  return respond.html(views.account(known));
});
