const comments = [...data.comments];

function readText(request) {
  return request.body.text;
}

route('GET', '/', () => respond.html(views.book(comments)));

route('PUT', '/api/comments', (request) => {
  const type = request.headers['content-type'] ?? '';
  if (!/^application\/json\s*(;|$)/i.test(type))
    return respond.text('JSON', 415);
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
