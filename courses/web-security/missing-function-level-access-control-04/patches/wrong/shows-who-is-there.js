const hashOf = (password) =>
  crypto.sha256(`${data.salt}/${password}`);

const users = new Map();
for (const { password, ...one } of data.users) {
  users.set(one.account, {
    ...one,
    hash: hashOf(password),
  });
}

const shown = ({ account, name, shift, wage }) => ({
  account,
  name,
  shift,
  wage,
});

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
  const { account, password, name, shift } = request.body;
  if (users.has(account))
    return respond.json(shown(users.get(account)), 409);
  const hash = hashOf(password);
  const user = { account, name, shift, hash };
  users.set(account, user);
  return respond.json(shown(user), 201);
});

route('PUT', '/me', (request) => {
  const user = userOf(request);
  if (!user) return respond.empty(401);
  const { name, shift } = request.body;
  user.name = String(name ?? user.name);
  user.shift = String(shift ?? user.shift);
  return respond.json(shown(user));
});

route('GET', '/users', (request) => {
  if (!userOf(request)?.admin) return respond.empty(403);
  return respond.json([...users.values()].map(shown));
});
