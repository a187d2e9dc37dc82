let count = 0;

route('GET', '/', () => respond.html(views.form(count)));

route('POST', '/orders', (request) => {
  if (/file:/i.test(request.rawBody))
    return respond.text('no', 400);
  let order;
  try {
    order = parseXml(request.rawBody, {
      entities: true,
      externalDtd: true,
    });
  } catch (error) {
    log(error.message);
    return respond.text(error.message, 400);
  }
  if (order.name !== 'order')
    return respond.text('<order>?', 400);
  count += 1;
  return respond.text('OK', 202);
});
