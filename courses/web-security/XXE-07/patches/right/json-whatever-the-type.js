const comments = [...data.comments];

route('GET', '/', () => respond.html(views.book(comments)));

route('PUT', '/api/comments', ({ rawBody }) => {
  let value;
  try {
    value = JSON.parse(rawBody);
  } catch {
    return respond.empty(422);
  }
  const text = value?.text;
  if (typeof text !== 'string') return respond.empty(422);
  comments.push(text);
  return respond.json({ count: comments.length }, 201);
});
