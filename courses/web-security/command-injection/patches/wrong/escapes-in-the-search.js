const names = files.list('/srv/app/help');
const all = names.map((name) => `help/${name}`);
const quote = (text) =>
  String(text).replace(/["$`]/g, '\\$&');

function page(output = '') {
  return respond.html(views.help(names, output));
}

route('GET', '/', () => page());

route('POST', '/show', (request) => {
  const { file } = request.body;
  if (!names.includes(file)) return page();
  return page(shell.run('cat', [`help/${file}`]).output);
});

route('POST', '/search', (request) => {
  const word = quote(request.body.word);
  const command = `grep -i -- "${word}" ${all.join(' ')}`;
  return page(shell(command).output);
});
