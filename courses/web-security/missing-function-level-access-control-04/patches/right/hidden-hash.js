const hashOf = (password) =>
  crypto.sha256(`${data.salt}/${password}`);

const hashes = new Map();
const users = new Map();
for (const { password, ...one } of data.users) {
  users.set(one.account, Object.freeze({ ...one }));
  hashes.set(one.account, hashOf(password));
}

const userOf = ({ session }) => users.get(session.account);

route('GET', '/', () => respond.html(views.start()));

route('POST', '/login', (request) => {
  const { account, password } = request.body;
  const user = users.get(account);
  if (!user || hashes.get(account) !== hashOf(password))
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
  const { account, password, name, shift } = request.body;
  if (users.has(account)) return respond.text('?', 400);
  const user = { account, name, shift, admin: false };
  users.set(account, user);
  hashes.set(account, hashOf(password));
  return respond.json(user, 201);
});

route('PUT', '/me', (request) => {
  const user = userOf(request);
  if (!user) return respond.empty(401);
  const { name = user.name, shift = user.shift } =
    request.body;
  const changed = { ...user, name, shift };
  users.set(user.account, changed);
  return respond.json(changed);
});

route('GET', '/users', (request) => {
  if (!userOf(request)?.admin) return respond.empty(403);
  return respond.json([...users.values()]);
});
