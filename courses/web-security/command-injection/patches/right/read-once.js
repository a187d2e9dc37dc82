const names = files.list('/srv/app/help');
const all = names.map((name) => `help/${name}`);

function page(output = '') {
  return respond.html(views.help(names, output));
}

route('GET', '/', () => page());

const texts = new Map(
  names.map((name) => [
    name,
    files.read(`/srv/app/help/${name}`),
  ]),
);

route('POST', '/show', (request) => {
  const text = texts.get(request.body.file);
  if (text === undefined) return respond.redirect('/');
  return respond.html(views.help(names, text));
});

route('POST', '/search', (request) => {
  const word = String(request.body.word ?? '');
  const lines = [...texts.values()].join('').split('\n');
  const has = (line) =>
    line.toUpperCase().includes(word.toUpperCase());
  return respond.text(lines.filter(has).join('\n'));
});
