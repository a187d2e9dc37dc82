// cspell:ignore docgia sach truyen kieu
import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { openBookshop, stopBookshops } from './bookshop-client';

const LAST_COPY = 18;

afterEach(stopBookshops);

describe('GET /health', () => {
  it('answers, without the configured latency and errors', async () => {
    const { call } = await openBookshop({ latency: 60000, errorRate: 1 });
    expect(await call('/health')).toMatchObject({ status: 200, body: { status: 'ok' } });
  });
});

describe('GET /books', () => {
  it('lists the first ten books by default', async () => {
    const { call } = await openBookshop();
    const { status, headers, body } = await call('/books');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(body).toMatchObject({ total: 18, page: 1, limit: 10 });
    expect(body.items).toHaveLength(10);
    expect(body.items[0]).toEqual({
      id: 1,
      title: 'Truyện Kiều',
      author: 'Nguyễn Du',
      price: 95000,
      stock: 500,
    });
  });

  it('pages without gap or overlap, and is empty past the end', async () => {
    const { call } = await openBookshop();
    const ids: number[] = [];
    for (const page of [1, 2, 3, 4]) {
      const { body } = await call(`/books?page=${page}&limit=7`);
      expect(body.total).toBe(18);
      ids.push(...body.items.map((book: { id: number }) => book.id));
    }
    expect(ids).toEqual(Array.from({ length: 18 }, (_, index) => index + 1));
  });

  it.each([
    ['Kiều', [1]],
    ['KIEU', [1]],
    ['truyen', [1, 6]],
    ['nam cao', [14, 15]],
    ['số đỏ', [10]],
    ['so do', [10]],
    ['tắt đèn', [12]],
    ['không có sách này', []],
  ])('finds by title or author, with or without marks: %s', async (q, expected) => {
    const { call } = await openBookshop();
    const { body } = await call(`/books?q=${encodeURIComponent(q)}`);
    expect(body.items.map((book: { id: number }) => book.id)).toEqual(expected);
    expect(body.total).toBe(expected.length);
  });

  it('finds decomposed text (NFD) too', async () => {
    const { call } = await openBookshop();
    const { body } = await call(`/books?q=${encodeURIComponent('Kiều'.normalize('NFD'))}`);
    expect(body.total).toBe(1);
  });

  it.each(['page=0', 'page=x', 'page=1.5', 'limit=0', 'limit=51', 'limit=-1', 'limit='])(
    'rejects %s',
    async (query) => {
      const { call } = await openBookshop();
      const { status, body } = await call(`/books?${query}`);
      expect(status).toBe(400);
      expect(body.error.code).toBe('validation_failed');
      expect(body.error.details[0]).toMatch(/^(page|limit) must be a whole number/);
    },
  );

  it('answers HEAD like GET, without a body', async () => {
    const { call } = await openBookshop();
    const head = await call('/books', { method: 'HEAD' });
    const get = await call('/books');
    expect(head).toMatchObject({ status: 200, body: '' });
    expect(head.headers.get('content-length')).toBe(get.headers.get('content-length'));
  });
});

describe('GET /books/:id', () => {
  it('shows one book', async () => {
    const { call } = await openBookshop();
    const { status, body } = await call('/books/10');
    expect(status).toBe(200);
    expect(body).toMatchObject({ id: 10, title: 'Số đỏ', author: 'Vũ Trọng Phụng' });
  });

  it.each(['0', '19', 'abc', '1.0', '-1', '1e0', '%31'])('answers 404 to the id %s', async (id) => {
    const { call } = await openBookshop();
    const { status, body } = await call(`/books/${id}`);
    expect(status).toBe(404);
    expect(body.error.code).toBe('book_not_found');
  });
});

describe('POST /login', () => {
  it.each(['docgia01', 'docgia02', 'docgia03'])('gives %s a token that works', async (username) => {
    const { post, order } = await openBookshop();
    const password = `sach-hay-${username.slice(-2)}`;
    const { status, body } = await post('/login', { username, password });
    expect(status).toBe(200);
    expect(body.tokenType).toBe('Bearer');
    const { body: ordered } = await order(body.token, { bookId: 1, quantity: 1 });
    expect(ordered.username).toBe(username);
  });

  it.each([
    ['docgia01', 'sai'],
    ['docgia01', ''],
    ['docgia01', 'sach-hay-02'],
    ['ai-do', 'sach-hay-01'],
  ])('rejects %s / %s', async (username, password) => {
    const { post } = await openBookshop();
    const { status, body } = await post('/login', { username, password });
    expect(status).toBe(401);
    expect(body.error.code).toBe('wrong_credentials');
  });

  it('says which fields are missing or of the wrong type', async () => {
    const { post } = await openBookshop();
    const { status, body } = await post('/login', { password: 5 });
    expect(status).toBe(400);
    expect(body.error.details).toEqual(['username must be a string', 'password must be a string']);
  });

  it.each(['', '{', 'username=docgia01&password=sach-hay-01', 'null', '[]', '"text"'])(
    'answers 400 to a body that is not a JSON object: %j',
    async (text) => {
      const { post } = await openBookshop();
      const { status, body } = await post('/login', text);
      expect(status).toBe(400);
      expect(body.error.code).toBe('invalid_json');
      expect(body.error.message).toMatch(/JSON/);
    },
  );

  it('accepts a body of exactly 10 KiB and rejects one byte more', async () => {
    const { post } = await openBookshop();
    const json = '{"username":"docgia01","password":"sach-hay-01"}';
    expect((await post('/login', json.padEnd(10240))).status).toBe(200);
    const { status, body } = await post('/login', json.padEnd(10241));
    expect(status).toBe(413);
    expect(body.error.code).toBe('body_too_large');
  });

  it('limits a body of unannounced length as well', async () => {
    const { address } = await openBookshop();
    const request = httpRequest(`${address}/login`, { method: 'POST' });
    for (let part = 0; part < 20; part += 1) request.write(' '.repeat(1024)); // chunked
    request.end();
    const [response] = await once(request, 'response');
    response.resume();
    expect(response.statusCode).toBe(413);
  });
});

describe('POST /orders', () => {
  it('sells copies and reduces the stock', async () => {
    const { call, login, order } = await openBookshop();
    const { status, body } = await order(await login(), { bookId: 1, quantity: 3 });
    expect(status).toBe(201);
    expect(body).toEqual({
      orderId: 1,
      username: 'docgia01',
      bookId: 1,
      quantity: 3,
      total: 285000,
      stockLeft: 497,
    });
    expect((await call('/books/1')).body.stock).toBe(497);
  });

  it('numbers the orders', async () => {
    const { login, order } = await openBookshop();
    const token = await login();
    expect((await order(token, { bookId: 1, quantity: 1 })).body.orderId).toBe(1);
    expect((await order(token, { bookId: 2, quantity: 1 })).body.orderId).toBe(2);
  });

  it('needs a token that this server issued', async () => {
    const { login, post } = await openBookshop();
    const other = await openBookshop();
    const token = await login();
    const bad = [
      undefined,
      'Bearer',
      'Bearer x.y',
      `Basic ${token}`,
      `Bearer ${token}x`,
      `Bearer ${token.replace('docgia01', 'docgia02')}`,
      `Bearer ${await other.login()}`,
    ];
    for (const Authorization of bad) {
      const headers: Record<string, string> = Authorization ? { Authorization } : {};
      const answer = await post('/orders', { bookId: 1, quantity: 1 }, headers);
      expect(answer.status, Authorization).toBe(401);
      expect(answer.headers.get('www-authenticate')).toBe('Bearer');
    }
  });

  it.each([
    [{}, 2],
    [{ bookId: 1 }, 1],
    [{ bookId: '1', quantity: 1 }, 1],
    [{ bookId: 1.5, quantity: 1 }, 1],
    [{ bookId: 1, quantity: 0 }, 1],
    [{ bookId: 1, quantity: -1 }, 1],
    [{ bookId: 1, quantity: 11 }, 1],
    [{ bookId: null, quantity: '2' }, 2],
  ])('rejects %j', async (body, mistakes) => {
    const { call, login, order } = await openBookshop();
    const answer = await order(await login(), body);
    expect(answer.status).toBe(400);
    expect(answer.body.error.code).toBe('validation_failed');
    expect(answer.body.error.details).toHaveLength(mistakes);
    expect((await call('/books/1')).body.stock).toBe(500);
  });

  it('answers 400 to bad JSON and 404 to an unknown book', async () => {
    const { login, order } = await openBookshop();
    const token = await login();
    expect((await order(token, '{"bookId":')).body.error.code).toBe('invalid_json');
    expect((await order(token, { bookId: 99, quantity: 1 })).status).toBe(404);
  });

  it('answers 409 when there are not enough copies and leaves the stock unchanged', async () => {
    const { call, login, order } = await openBookshop();
    const token = await login();
    const tooMany = await order(token, { bookId: LAST_COPY, quantity: 2 });
    expect(tooMany.status).toBe(409);
    expect(tooMany.body.error).toEqual({ code: 'out_of_stock', message: 'Only 1 left.' });
    expect((await order(token, { bookId: LAST_COPY, quantity: 1 })).status).toBe(201);
    expect((await order(token, { bookId: LAST_COPY, quantity: 1 })).status).toBe(409);
    expect((await call(`/books/${LAST_COPY}`)).body.stock).toBe(0);
  });

  it.each([0, 5])('sells the last copy only once to two concurrent orders (latency %i ms)', async (latency) => {
    const { call, login, order } = await openBookshop({ latency });
    const tokens = [await login(), await login('docgia02', 'sach-hay-02')];
    const answers = await Promise.all(tokens.map((token) => order(token, { bookId: LAST_COPY, quantity: 1 })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect((await call(`/books/${LAST_COPY}`)).body.stock).toBe(0);
  });

  it('never sells more copies than the stock to concurrent orders', async () => {
    const { call, login, order } = await openBookshop();
    const token = await login();
    const answers = await Promise.all(Array.from({ length: 40 }, () => order(token, { bookId: 9, quantity: 7 })));
    const sold = answers.filter(({ status }) => status === 201).length;
    expect(sold).toBe(17); // 120 copies, 7 an order
    expect((await call('/books/9')).body.stock).toBe(1);
  });
});

describe('everything else', () => {
  it.each(['/', '/book', '/books/1/pages', '/books/', '/orders/1'])('404 for %s', async (path) => {
    const { call } = await openBookshop();
    const { status, body } = await call(path);
    expect(status).toBe(404);
    expect(body.error.code).toBe('route_not_found');
  });

  it.each([
    ['DELETE', '/books', 'GET, HEAD'],
    ['POST', '/books/1', 'GET, HEAD'],
    ['PUT', '/health', 'GET, HEAD'],
    ['GET', '/login', 'POST'],
    ['HEAD', '/orders', 'POST'],
  ])('405 for %s %s, with Allow: %s', async (method, path, allow) => {
    const { call } = await openBookshop();
    const answer = await call(path, { method });
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe(allow);
  });

  it('400 for a malformed path', async () => {
    const { address } = await openBookshop();
    const { hostname, port } = new URL(address);
    const request = httpRequest({ hostname, port, path: '//' }).end();
    const [response] = await once(request, 'response');
    response.resume();
    expect(response.statusCode).toBe(400);
  });

  it('survives a client that disconnects in the middle of its body', async () => {
    const { address, call } = await openBookshop();
    const request = httpRequest(`${address}/login`, {
      method: 'POST',
      headers: { 'Content-Length': 100 },
    });
    request.on('error', () => undefined);
    request.write('{"username":');
    await once(request, 'socket').then(([socket]) => once(socket, 'connect'));
    request.destroy();
    expect((await call('/health')).status).toBe(200);
  });

  it('listens only on 127.0.0.1', async () => {
    const { address } = await openBookshop();
    const { hostname, port } = new URL(address);
    expect(hostname).toBe('127.0.0.1');
    const others = process.platform === 'linux' ? ['[::1]', '127.0.0.2'] : ['[::1]'];
    for (const other of others) {
      await expect(fetch(`http://${other}:${port}/health`), other).rejects.toThrow();
    }
  });

  it('keeps the stock of two bookshops separate', async () => {
    const one = await openBookshop();
    const two = await openBookshop();
    await one.order(await one.login(), { bookId: 1, quantity: 1 });
    expect((await two.call('/books/1')).body.stock).toBe(500);
  });
});
