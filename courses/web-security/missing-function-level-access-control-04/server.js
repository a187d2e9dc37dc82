const hashOf = (password) =>
  crypto.sha256(`${data.salt}/${password}`);

const users = new Map();
for (const { password, ...one } of data.users) {
  users.set(one.account, {
    ...one,
    hash: hashOf(password),
  });
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
  const { password, ...fields } = request.body;
  const user = { ...fields, hash: hashOf(password) };
  users.set(user.account, user);
  return respond.json(user, 201);
});

route('PUT', '/me', (request) => {
  const user = userOf(request);
  if (!user) return respond.empty(401);
  Object.assign(user, request.body);
  return respond.json(user);
});

route('GET', '/users', (request) => {
  if (!userOf(request)?.admin) return respond.empty(403);
  return respond.json([...users.values()]);
});
