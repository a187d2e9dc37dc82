#!/usr/bin/env node
/**
 * Bookshop API: a small target for the k6 lessons.
 *
 *   node bookshop-api.mjs                    http://127.0.0.1:3333
 *   node bookshop-api.mjs --latency 200 --jitter 100 --error-rate 0.05 --seed 7
 *   node bookshop-api.mjs --workers 10 --latency 100
 *
 * With --workers the API has a capacity: so many requests are served at a
 * time, each for its latency, and the others wait in a queue, first come,
 * first served. Ten workers at 100 ms serve 100 requests a second.
 *
 * Needs Node.js 20 or newer and no package. It listens on the loopback
 * address only, keeps everything in memory and forgets it on exit.
 *
 *   GET  /health      is the process alive? (never delayed, never failing)
 *   GET  /books       ?q= title or author, with or without marks; ?page= ?limit=
 *   GET  /books/:id   one book
 *   POST /login       {"username", "password"}  ->  {"token"}
 *   POST /orders      {"bookId", "quantity"}, header "Authorization: Bearer <token>"
 *
 * Demo accounts (username / password):
 *
 *   docgia01 / sach-hay-01
 *   docgia02 / sach-hay-02
 *   docgia03 / sach-hay-03
 */

import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { realpathSync } from 'node:fs';
import { createServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

// ---------------------------------------------------------------- data

const HOST = '127.0.0.1';
const BODY_LIMIT = 10 * 1024; // bytes
const MAX_PAGE_SIZE = 50;
const MAX_QUANTITY = 10;

const ACCOUNTS = new Map([
  ['docgia01', 'sach-hay-01'],
  ['docgia02', 'sach-hay-02'],
  ['docgia03', 'sach-hay-03'],
]);

/** Prices are whole Vietnamese dong. A book's id is its place in this list, from 1. */
const CATALOGUE = [
  { title: 'Truyện Kiều', author: 'Nguyễn Du', price: 95000, stock: 500 },
  { title: 'Chinh phụ ngâm khúc', author: 'Đặng Trần Côn', price: 60000, stock: 300 },
  { title: 'Cung oán ngâm khúc', author: 'Nguyễn Gia Thiều', price: 58000, stock: 300 },
  { title: 'Lục Vân Tiên', author: 'Nguyễn Đình Chiểu', price: 72000, stock: 400 },
  { title: 'Quốc âm thi tập', author: 'Nguyễn Trãi', price: 88000, stock: 200 },
  { title: 'Truyền kỳ mạn lục', author: 'Nguyễn Dữ', price: 79000, stock: 250 },
  { title: 'Hoàng Lê nhất thống chí', author: 'Ngô gia văn phái', price: 135000, stock: 150 },
  { title: 'Thượng kinh ký sự', author: 'Lê Hữu Trác', price: 82000, stock: 120 },
  { title: 'Vũ trung tùy bút', author: 'Phạm Đình Hổ', price: 76000, stock: 120 },
  { title: 'Số đỏ', author: 'Vũ Trọng Phụng', price: 89000, stock: 600 },
  { title: 'Giông tố', author: 'Vũ Trọng Phụng', price: 92000, stock: 350 },
  { title: 'Tắt đèn', author: 'Ngô Tất Tố', price: 68000, stock: 450 },
  { title: 'Việc làng', author: 'Ngô Tất Tố', price: 55000, stock: 200 },
  { title: 'Chí Phèo', author: 'Nam Cao', price: 65000, stock: 550 },
  { title: 'Lão Hạc', author: 'Nam Cao', price: 48000, stock: 500 },
  { title: 'Gió đầu mùa', author: 'Thạch Lam', price: 62000, stock: 300 },
  { title: 'Hà Nội băm sáu phố phường', author: 'Thạch Lam', price: 70000, stock: 280 },
  { title: 'Nhị độ mai', author: 'Khuyết danh', price: 54000, stock: 1 }, // the last copy
];

// ------------------------------------------------------------- options

/**
 * @typedef {object} BookshopOptions
 * @property {number} [port]       0 lets the system choose a free port
 * @property {number} [latency]    milliseconds before every answer
 * @property {number} [jitter]     up to this many more milliseconds, seeded
 * @property {number} [workers]    requests served at a time; 0 is no limit
 * @property {number} [errorRate]  share of requests answered 503, from 0 to 1
 * @property {number} [seed]       the same seed gives the same jitter and errors
 */

/** Every setting: option, flag, environment variable, default and what is allowed. */
const SETTINGS = [
  { key: 'port', flag: 'port', env: 'BOOKSHOP_PORT', initial: 3333, max: 65535 },
  { key: 'latency', flag: 'latency', env: 'BOOKSHOP_LATENCY', initial: 0, max: 60000 },
  { key: 'jitter', flag: 'jitter', env: 'BOOKSHOP_JITTER', initial: 0, max: 60000 },
  { key: 'workers', flag: 'workers', env: 'BOOKSHOP_WORKERS', initial: 0, max: 10000 },
  { key: 'errorRate', flag: 'error-rate', env: 'BOOKSHOP_ERROR_RATE', initial: 0, max: 1 },
  { key: 'seed', flag: 'seed', env: 'BOOKSHOP_SEED', initial: 1, max: 4294967295 },
];

const HELP = `Usage: node bookshop-api.mjs [options]

  --port <n>          port on ${HOST} (default 3333, 0 = any free one)
  --latency <ms>      delay before every answer (default 0)
  --jitter <ms>       up to this much more delay (default 0)
  --workers <n>       requests served at a time; the others wait (default 0, no limit)
  --error-rate <0-1>  share of requests answered 503 (default 0)
  --seed <n>          seed of jitter and errors (default 1)
  --help              show this text

Environment: ${SETTINGS.map((setting) => setting.env).join(', ')}
A flag wins over its environment variable.`;

/** A mistake in how the server was started, to be shown without a stack trace. */
export class UsageError extends Error {}

/**
 * Reads one setting. Text comes from the command line, numbers from code.
 * @param {(typeof SETTINGS)[number]} setting
 * @param {unknown} value
 * @param {string} source what the reader wrote it in, for the message
 * @returns {number}
 */
function readSetting({ key, max }, value, source) {
  const whole = key !== 'errorRate';
  const isText = typeof value === 'string' && value.trim() !== '';
  const number = isText ? Number(value) : value;
  if (typeof number === 'number' && number >= 0 && number <= max) {
    if (!whole || Number.isInteger(number)) return number;
  }
  const kind = whole ? 'a whole number' : 'a number';
  throw new UsageError(`${source} must be ${kind} from 0 to ${max}, not "${value}".`);
}

/**
 * Turns command-line arguments and environment variables into options.
 * A setting that stands in neither is left out and keeps its default.
 * @param {string[]} argv
 * @param {Record<string, string | undefined>} [env]
 * @returns {BookshopOptions & { help: boolean }}
 */
export function readOptions(argv, env = {}) {
  /** @type {Record<string, any>} */
  let flags;
  try {
    const numbers = SETTINGS.map(({ flag }) => [flag, { type: 'string' }]);
    const options = { help: { type: 'boolean' }, ...Object.fromEntries(numbers) };
    flags = parseArgs({ args: argv, options }).values;
  } catch (error) {
    throw new UsageError(error.message);
  }

  const options = { help: flags.help === true };
  for (const setting of SETTINGS) {
    const { key, flag, env: variable } = setting;
    if (flags[flag] !== undefined) {
      options[key] = readSetting(setting, flags[flag], `--${flag}`);
    } else if (env[variable]) {
      options[key] = readSetting(setting, env[variable], variable);
    }
  }
  return options;
}

// ------------------------------------------------------- small helpers

/** An answer that is not a success; thrown anywhere, sent in one place. */
class HttpError extends Error {
  /**
   * @param {number} status
   * @param {string} code stable, for programs; the message is for people
   * @param {string} message
   * @param {{ details?: string[], headers?: Record<string, string> }} [more]
   */
  constructor(status, code, message, more = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.details = more.details;
    this.headers = more.headers;
  }
}

/** Mulberry32: a 32-bit generator, so that "random" trouble can be repeated. */
function seededRandom(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** "Truyện Kiều" -> "truyen kieu", so that readers may search without marks. */
function fold(text) {
  const plain = text.normalize('NFD').replace(/\p{Mark}/gu, '');
  return plain.toLowerCase().replaceAll('đ', 'd');
}

/** The request body as JSON. A body over the limit is read but not kept. */
async function readJson(request) {
  const chunks = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size <= BODY_LIMIT) chunks.push(chunk);
  }
  if (size > BODY_LIMIT) {
    throw new HttpError(413, 'body_too_large', `The body may have at most ${BODY_LIMIT} bytes.`);
  }
  let body;
  try {
    body = JSON.parse(Buffer.concat(chunks).toString('utf8'));
  } catch {
    throw new HttpError(400, 'invalid_json', 'The body is not valid JSON.');
  }
  if (body === null || typeof body !== 'object' || Array.isArray(body)) {
    throw new HttpError(400, 'invalid_json', 'The body must be a JSON object.');
  }
  return body;
}

/** Stops the request with all mistakes at once, if there are any. */
function rejectIf(details) {
  if (details.length === 0) return;
  throw new HttpError(400, 'validation_failed', 'The request is not valid.', { details });
}

/** A whole number from the query string, or the fallback when it is absent. */
function queryNumber(query, name, fallback, max, mistakes) {
  const text = query.get(name);
  if (text === null) return fallback;
  const number = /^\d{1,6}$/.test(text) ? Number(text) : NaN;
  if (number >= 1 && number <= max) return number;
  mistakes.push(`${name} must be a whole number from 1 to ${max}`);
  return fallback;
}

// -------------------------------------------------------------- server

/**
 * Makes a bookshop with its own stock, tokens and seeded trouble.
 * Nothing listens before `start()`; `stop()` lets open requests finish.
 * @param {BookshopOptions} [options]
 */
export function createBookshopServer(options = {}) {
  const [port, latency, jitter, workers, errorRate, seed] = SETTINGS.map((setting) =>
    readSetting(setting, options[setting.key] ?? setting.initial, setting.key),
  );

  const books = CATALOGUE.map((book, index) => ({ id: index + 1, ...book }));
  let orderCount = 0;
  let stopping = false;

  // Two generators: changing the jitter does not change which requests fail.
  const nextFault = seededRandom(seed);
  const nextJitter = seededRandom(seed ^ 0x5bd1e995);

  // ---- tokens: "<username>.<signature>", so nothing has to be remembered

  const secret = randomBytes(32);
  const sign = (username) => createHmac('sha256', secret).update(username).digest('base64url');

  /** The username behind the bearer token, or a 401. */
  function authenticate(request) {
    const [, token = ''] = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '') ?? [];
    const [username, signature = ''] = token.split('.');
    const given = Buffer.from(signature);
    const expected = Buffer.from(sign(username));
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) {
      const headers = { 'WWW-Authenticate': 'Bearer' };
      throw new HttpError(401, 'unauthorized', 'Log in and send the bearer token.', { headers });
    }
    return username;
  }

  // ---- one function a route: it returns [status, body] or throws

  function listBooks({ query }) {
    const mistakes = [];
    const page = queryNumber(query, 'page', 1, 100000, mistakes);
    const limit = queryNumber(query, 'limit', 10, MAX_PAGE_SIZE, mistakes);
    rejectIf(mistakes);

    const wanted = fold(query.get('q') ?? '').trim();
    const found = books.filter((book) => fold(`${book.title} ${book.author}`).includes(wanted));
    const items = found.slice((page - 1) * limit, page * limit);
    return [200, { total: found.length, page, limit, items }];
  }

  /** The id is text in an address and a number in an order. */
  function findBook(id) {
    const book = books.find((candidate) => String(candidate.id) === String(id));
    if (!book) throw new HttpError(404, 'book_not_found', 'There is no such book.');
    return book;
  }

  async function login({ request }) {
    const { username, password } = await readJson(request);
    const mistakes = [];
    if (typeof username !== 'string') mistakes.push('username must be a string');
    if (typeof password !== 'string') mistakes.push('password must be a string');
    rejectIf(mistakes);

    if (ACCOUNTS.get(username) !== password) {
      throw new HttpError(401, 'wrong_credentials', 'Wrong username or password.');
    }
    return [200, { token: `${username}.${sign(username)}`, tokenType: 'Bearer' }];
  }

  async function createOrder({ request }) {
    const username = authenticate(request);
    const { bookId, quantity } = await readJson(request);
    const mistakes = [];
    if (!Number.isInteger(bookId)) mistakes.push('bookId must be a whole number');
    if (!Number.isInteger(quantity) || quantity < 1 || quantity > MAX_QUANTITY) {
      mistakes.push(`quantity must be a whole number from 1 to ${MAX_QUANTITY}`);
    }
    rejectIf(mistakes);

    const book = findBook(bookId);
    // No await between the check and the change: two orders cannot both take the last copy.
    if (book.stock < quantity) {
      throw new HttpError(409, 'out_of_stock', `Only ${book.stock} left.`);
    }
    book.stock -= quantity;
    const [orderId, total] = [++orderCount, book.price * quantity];
    return [201, { orderId, username, bookId, quantity, total, stockLeft: book.stock }];
  }

  const routes = [
    { path: /^\/health$/, methods: { GET: () => [200, { status: 'ok' }] } },
    { path: /^\/books$/, methods: { GET: listBooks } },
    { path: /^\/books\/([^/]+)$/, methods: { GET: ({ params: [id] }) => [200, findBook(id)] } },
    { path: /^\/login$/, methods: { POST: login } },
    { path: /^\/orders$/, methods: { POST: createOrder } },
  ];

  // ---- from request to answer

  // ---- workers: a request without one waits in line

  let busy = 0;
  const line = [];

  /** Resolves when a worker has time. */
  async function takeWorker() {
    if (workers > 0 && busy === workers) await new Promise((resolve) => line.push(resolve));
    else busy += 1;
  }

  /** Hands the worker to the first in line. */
  function releaseWorker() {
    const next = line.shift();
    if (next) next();
    else busy -= 1;
  }

  /** The planned trouble: draws first, so that the order of arrival decides. */
  async function trouble() {
    const failing = nextFault() < errorRate;
    const delay = latency + Math.floor(nextJitter() * (jitter + 1));
    await takeWorker();
    if (delay > 0) await sleep(delay);
    releaseWorker();
    if (failing) throw new HttpError(503, 'injected_error', 'Planned error (--error-rate).');
  }

  async function answer(request) {
    if (!URL.canParse(request.url, `http://${HOST}`)) {
      throw new HttpError(400, 'bad_url', 'The address cannot be read.');
    }
    const url = new URL(request.url, `http://${HOST}`);
    if (url.pathname !== '/health') await trouble();

    const route = routes.find((candidate) => candidate.path.test(url.pathname));
    if (!route) throw new HttpError(404, 'route_not_found', `There is no ${url.pathname} here.`);

    const handler = route.methods[request.method === 'HEAD' ? 'GET' : request.method];
    if (!handler) {
      const headers = { Allow: route.methods.GET ? 'GET, HEAD' : 'POST' };
      throw new HttpError(405, 'method_not_allowed', `Use ${headers.Allow} here.`, { headers });
    }
    const [, ...params] = route.path.exec(url.pathname);
    return handler({ request, params, query: url.searchParams });
  }

  function send(response, status, body, headers = {}) {
    const text = JSON.stringify(body);
    response.writeHead(status, {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Length': Buffer.byteLength(text),
      ...(stopping && { Connection: 'close' }),
      ...headers,
    });
    response.end(text);
  }

  const server = createServer(async (request, response) => {
    try {
      const [status, body] = await answer(request);
      send(response, status, body);
    } catch (error) {
      if (response.destroyed) return; // the client has gone away
      const known = error instanceof HttpError;
      if (!known) console.error(error);
      const failure = known ? error : new HttpError(500, 'internal_error', 'A bug in the server.');
      const { status, code, message, details, headers } = failure;
      send(response, status, { error: { code, message, details } }, headers);
    }
  });

  return {
    /** What is in force, defaults included. */
    options: { port, latency, jitter, workers, errorRate, seed },

    /**
     * Starts listening and resolves with the address, e.g. "http://127.0.0.1:3333".
     * @returns {Promise<string>}
     */
    async start() {
      server.listen(port, HOST);
      await once(server, 'listening'); // throws when the port is taken
      const bound = /** @type {import('node:net').AddressInfo} */ (server.address());
      return `http://${HOST}:${bound.port}`;
    },

    /**
     * Takes no new connection, lets open requests finish, then resolves.
     * @returns {Promise<void>}
     */
    async stop() {
      if (!server.listening) return;
      stopping = true;
      server.close(); // closes idle keep-alive connections as well
      await once(server, 'close');
    },
  };
}

// -------------------------------------------------------- command line

/** Runs the server until Ctrl+C (SIGINT) or SIGTERM; a second signal kills it. */
async function main() {
  const { help, ...options } = readOptions(process.argv.slice(2), process.env);
  if (help) return console.log(HELP);

  const bookshop = createBookshopServer(options);
  const { latency, jitter, workers, errorRate, seed } = bookshop.options;
  console.log(`Bookshop API on ${await bookshop.start()}`);
  console.log(
    `latency ${latency} ms, jitter ${jitter} ms, workers ${workers || 'unlimited'}, error rate ${errorRate}, seed ${seed}`,
  );

  const shutDown = async (signal) => {
    process.removeAllListeners('SIGINT').removeAllListeners('SIGTERM');
    console.log(`${signal}: finishing open requests`);
    await bookshop.stop();
    console.log('Stopped.');
  };
  process.once('SIGINT', shutDown).once('SIGTERM', shutDown);
}

const startedDirectly =
  process.argv[1] !== undefined && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url);

if (startedDirectly) {
  main().catch((error) => {
    if (error instanceof UsageError) {
      console.error(`${error.message}\nTry: node bookshop-api.mjs --help`);
    } else if (error.code === 'EADDRINUSE') {
      console.error(`Port ${error.port} is taken. Choose another one with --port.`);
    } else {
      console.error(error);
    }
    process.exitCode = error instanceof UsageError ? 2 : 1;
  });
}
