// cspell:ignore docgia sach
/** Starts bookshops on free loopback ports and sends requests to them. */
import { createBookshopServer, type BookshopOptions } from '../../static/k6/bookshop-api.mjs';

const running: { stop(): Promise<void> }[] = [];

/** Stops all bookshops; for `afterEach`. */
export async function stopBookshops() {
  await Promise.all(running.splice(0).map((bookshop) => bookshop.stop()));
}

/** Starts a new bookshop on a free port and returns a small client for it. */
export async function openBookshop(options: BookshopOptions = {}) {
  const bookshop = createBookshopServer({ port: 0, ...options });
  running.push(bookshop);
  const address = await bookshop.start();

  const call = async (path: string, init?: RequestInit) => {
    const response = await fetch(address + path, init);
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: text && JSON.parse(text) };
  };
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    call(path, {
      method: 'POST',
      body: typeof body === 'string' ? body : JSON.stringify(body),
      headers,
    });
  const login = async (username = 'docgia01', password = 'sach-hay-01') =>
    (await post('/login', { username, password })).body.token as string;
  const order = (token: string, body: unknown) => post('/orders', body, { Authorization: `Bearer ${token}` });
  return { address, bookshop, call, post, login, order };
}
