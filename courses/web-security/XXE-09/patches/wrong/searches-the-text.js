const comments = [...data.comments];

route('GET', '/', () => respond.html(views.book(comments)));

route('POST', '/comments', (request) => {
  const isForm = typeof request.body === 'object';
  const xml = isForm
    ? `<comment><text>${request.body.text}</text></comment>`
    : request.rawBody;
  let comment;
  try {
    comment = parseXml(
      xml.replace(
        /<!DOCTYPE[^]*?\]>|<!DOCTYPE[^>]*>/gi,
        '',
      ),
      {
        entities: true,
        noExternal: true,
      },
    );
  } catch (error) {
    return respond.text(error.message, 400);
  }
  comments.push(comment.text);
  return respond.redirect('/');
});
