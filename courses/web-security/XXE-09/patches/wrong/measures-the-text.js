const comments = [...data.comments];

route('GET', '/', () => respond.html(views.book(comments)));

route('POST', '/comments', (request) => {
  const isForm = typeof request.body === 'object';
  const xml = isForm
    ? `<comment><text>${request.body.text}</text></comment>`
    : request.rawBody;
  let comment;
  try {
    comment = parseXml(xml, {
      entities: true,
      noExternal: true,
    });
  } catch {
    return respond.text('XML?', 400);
  }
  if (comment.text.length > xml.length)
    return respond.text('long', 413);
  comments.push(comment.text);
  return respond.redirect('/');
});
