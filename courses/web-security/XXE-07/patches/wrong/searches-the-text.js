const comments = [...data.comments];

function readText(request) {
  const type = request.headers['content-type'] ?? '';
  if (!type.includes('xml')) return request.body.text;
  const comment = parseXml(request.rawBody, {
    entities: true,
  });
  return comment.children[0]?.text;
}

route('GET', '/', () => respond.html(views.book(comments)));

route('PUT', '/api/comments', (request) => {
  if (request.rawBody.includes('<!DOCTYPE comment'))
    return respond.text('no', 400);
  let text;
  try {
    text = readText(request);
  } catch (error) {
    return respond.text(error.message, 400);
  }
  if (typeof text !== 'string')
    return respond.text('text?', 400);
  comments.push(text);
  return respond.json({ count: comments.length }, 201);
});
