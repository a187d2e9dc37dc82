const hashOf = (password) =>
  crypto.sha256(`${data.salt}/${password}`);

const users = new Map();
for (const { password, ...one } of data.users) {
  users.set(one.account, {
    ...one,
    hash: hashOf(password),
  });
}

const EDITABLE = ['name', 'shift'];
const admins = new Set();
for (const one of data.users) {
  if (one.admin) admins.add(one.account);
}

function write(user, body) {
  for (const field of EDITABLE) {
    if (Object.hasOwn(body, field))
      user[field] = body[field];
  }
  return user;
}

const userOf = ({ session }) => users.get(session.account);

route('GET', '/', () => respond.html(views.start()));

route('POST', '/login', (request) => {
  const { account, password } = request.body;
  const user = users.get(account);
  if (!user || user.hash !== hashOf(password))
    return respond.html(views.start(true), 401);
  request.session.account = account;
  return respond.redirect('/me');
});

route('GET', '/me', (request) => {
  const user = userOf(request);
  if (!user) return respond.redirect('/');
  return respond.html(views.me(user));
});

route('POST', '/users', (request) => {
  const { account, password } = request.body;
  if (typeof account !== 'string' || users.has(account))
    return respond.redirect('/');
  const user = { account, hash: hashOf(password) };
  users.set(account, write(user, request.body));
  return respond.redirect('/');
});

route('PUT', '/me', (request) => {
  const user = userOf(request);
  if (!user) return respond.empty(401);
  write(user, request.body);
  return respond.empty(204);
});

route('GET', '/users', (request) => {
  if (!admins.has(request.session.account))
    return respond.empty(403);
  const list = [...users.values()];
  return respond.json(
    list.map(({ hash, ...others }) => others),
  );
});
