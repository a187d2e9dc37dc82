const names = files.list('/srv/app/help');
const all = names.map((name) => `help/${name}`);

function page(output = '') {
  return respond.html(views.help(names, output));
}

route('GET', '/', () => page());

route('POST', '/show', (request) => {
  const { file } = request.body;
  if (!names.includes(file)) return respond.redirect('/');
  return page(
    shell.run('cat', ['--', `help/${file}`]).output,
  );
});

route('POST', '/search', (request) => {
  const word = String(request.body.word);
  const args = ['-i', word, ...all];
  return page(shell.run('grep', args).output);
});
