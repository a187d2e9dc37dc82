const comments = [...data.comments];

route('GET', '/', () => respond.html(views.book(comments)));

route('POST', '/comments', (request) => {
  const isForm = typeof request.body === 'object';
  const xml = isForm
    ? `<comment><text>${escapeHtml(request.body.text)}</text></comment>`
    : request.rawBody;
  if (/<!ENTITY|file:/i.test(xml))
    return respond.text('no entities', 400);
  let comment;
  try {
    comment = parseXml(xml, {
      entities: true,
      externalDtd: true,
    });
  } catch {
    return respond.text('XML?', 400);
  }
  const text = comment.children.find(
    (child) => child.name === 'text',
  );
  if (!text) return respond.text('<text>?', 400);
  comments.push(text.text);
  return respond.redirect('/');
});
