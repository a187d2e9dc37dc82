const names = files.list('/srv/app/help');
const all = names.map((name) => `help/${name}`);

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
  const { word } = request.body;
  const re = new RegExp(word, 'i');
  return page(
    names
      .flatMap((name) =>
        files.read(`/srv/app/help/${name}`).split('\n'),
      )
      .filter((line) => re.test(line))
      .join('\n'),
  );
});
