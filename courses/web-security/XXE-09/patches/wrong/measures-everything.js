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
  } catch (error) {
    return respond.text('XML?', 400);
  }
  if (JSON.stringify(comment).length > 2 * xml.length + 200)
    return respond.text('long', 413);
  comments.push(comment.text);
  return respond.redirect('/');
});
