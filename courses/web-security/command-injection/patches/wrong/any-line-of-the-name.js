const names = files.list('/srv/app/help');
const all = names.map((name) => `help/${name}`);

function page(output = '') {
  return respond.html(views.help(names, output));
}

route('GET', '/', () => page());

route('POST', '/show', (request) => {
  const { file } = request.body;
  if (!/^[\w-]+\.help$/m.test(file)) return page();
  return page(shell.run('cat', [`help/${file}`]).output);
});

route('POST', '/search', (request) => {
  const { word } = request.body;
  return page(
    shell.run('grep', ['-i', '-e', word, ...all]).output,
  );
});
