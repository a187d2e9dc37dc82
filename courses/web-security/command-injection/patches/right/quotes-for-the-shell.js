const names = files.list('/srv/app/help');
const all = names.map((name) => `help/${name}`);

function page(output = '') {
  return respond.html(views.help(names, output));
}

route('GET', '/', () => page());

const quote = (text) =>
  `'${String(text).replaceAll("'", `'\\''`)}'`;

route('POST', '/show', (request) => {
  const known = names.find(
    (name) => name === request.body.file,
  );
  if (!known) return respond.text('?', 404);
  return page(
    shell(`cat ${quote(`help/${known}`)}`).output,
  );
});

route('POST', '/search', (request) => {
  const word = quote(request.body.word);
  const command = `grep -i -e ${word} ${all.join(' ')}`;
  return page(shell(command).output);
});
