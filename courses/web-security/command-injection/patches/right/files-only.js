const names = files.list('/srv/app/help');
const all = names.map((name) => `help/${name}`);

function page(output = '') {
  return respond.html(views.help(names, output));
}

route('GET', '/', () => page());

route('POST', '/show', (request) => {
  const { file } = request.body;
  if (!/^[a-z-]+\.help$/.test(file))
    return respond.empty(400);
  return page(files.read(`/srv/app/help/${file}`));
});

route('POST', '/search', (request) => {
  const word = String(request.body.word).toLowerCase();
  const found = names
    .flatMap((name) =>
      files.read(`/srv/app/help/${name}`).split('\n'),
    )
    .filter((line) => line.toLowerCase().includes(word));
  return page(found.join('\n'));
});
