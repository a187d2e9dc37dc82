const comments = [...data.comments];

route('GET', '/', () => respond.html(views.book(comments)));

route('POST', '/comments', (request) => {
  const isForm = typeof request.body === 'object';
  const xml = isForm
    ? `<comment><text>${request.body.text}</text></comment>`
    : request.rawBody;
  if (/(&\w+;)\1/.test(xml)) return respond.text('no', 400);
  let comment;
  try {
    comment = parseXml(xml, {
      entities: true,
      noExternal: true,
    });
  } catch (error) {
    return respond.text(error.message, 400);
  }
  comments.push(comment.text);
  return respond.redirect('/');
});
