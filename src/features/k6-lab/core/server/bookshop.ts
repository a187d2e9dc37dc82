/** A request as a server gets it. */
export interface ServerRequest {
  readonly method: string;
  /** Path with query: `/books?q=kieu`. */
  readonly target: string;
  /** By lower-case name. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface ServerResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** Length of the body in bytes. */
  readonly length: number;
}

const BODY_LIMIT = 10 * 1024;
const MAX_PAGE_SIZE = 50;
const MAX_QUANTITY = 10;
const MOST_KNOWN = 1000;

const ACCOUNTS = new Map([
  ['docgia01', 'sach-hay-01'],
  ['docgia02', 'sach-hay-02'],
  ['docgia03', 'sach-hay-03'],
]);

/** The catalogue of `static/k6/bookshop-api.mjs`; a test compares both. */
const CATALOGUE: readonly (readonly [title: string, author: string, price: number, stock: number])[] = [
  ['Truyện Kiều', 'Nguyễn Du', 95000, 500],
  ['Chinh phụ ngâm khúc', 'Đặng Trần Côn', 60000, 300],
  ['Cung oán ngâm khúc', 'Nguyễn Gia Thiều', 58000, 300],
  ['Lục Vân Tiên', 'Nguyễn Đình Chiểu', 72000, 400],
  ['Quốc âm thi tập', 'Nguyễn Trãi', 88000, 200],
  ['Truyền kỳ mạn lục', 'Nguyễn Dữ', 79000, 250],
  ['Hoàng Lê nhất thống chí', 'Ngô gia văn phái', 135000, 150],
  ['Thượng kinh ký sự', 'Lê Hữu Trác', 82000, 120],
  ['Vũ trung tùy bút', 'Phạm Đình Hổ', 76000, 120],
  ['Số đỏ', 'Vũ Trọng Phụng', 89000, 600],
  ['Giông tố', 'Vũ Trọng Phụng', 92000, 350],
  ['Tắt đèn', 'Ngô Tất Tố', 68000, 450],
  ['Việc làng', 'Ngô Tất Tố', 55000, 200],
  ['Chí Phèo', 'Nam Cao', 65000, 550],
  ['Lão Hạc', 'Nam Cao', 48000, 500],
  ['Gió đầu mùa', 'Thạch Lam', 62000, 300],
  ['Hà Nội băm sáu phố phường', 'Thạch Lam', 70000, 280],
  ['Nhị độ mai', 'Khuyết danh', 54000, 1],
];

class HttpError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly details?: readonly string[],
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(message);
  }
}

const fold = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll('đ', 'd');

function rejectIf(details: readonly string[]): void {
  if (details.length > 0) throw new HttpError(400, 'validation_failed', 'The request is not valid.', details);
}

function queryNumber(query: URLSearchParams, name: string, fallback: number, max: number, mistakes: string[]): number {
  const text = query.get(name);
  if (text === null) return fallback;
  const number = /^\d{1,6}$/.test(text) ? Number(text) : NaN;
  if (number >= 1 && number <= max) return number;
  mistakes.push(`${name} must be a whole number from 1 to ${max}`);
  return fallback;
}

function readJson(body: string): Record<string, unknown> {
  if (body.length > BODY_LIMIT)
    throw new HttpError(413, 'body_too_large', `The body may have at most ${BODY_LIMIT} bytes.`);
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch {
    throw new HttpError(400, 'invalid_json', 'The body is not valid JSON.');
  }
  if (value === null || typeof value !== 'object' || Array.isArray(value)) {
    throw new HttpError(400, 'invalid_json', 'The body must be a JSON object.');
  }
  return value as Record<string, unknown>;
}

type Answer = readonly [status: number, body: unknown];

/** What an account did at the server; a script can neither see nor change it. */
export interface AccountUse {
  readonly username: string;
  /** Times that it logged in. */
  readonly logins: number;
  /** Orders that it was given. */
  readonly orders: number;
  /** Copies in all of these orders. */
  readonly copies: number;
}

/** The bookshop API's routes with a stock and orders of their own: the content of its answers, without their time. */
export class Bookshop {
  private readonly books = CATALOGUE.map(([title, author, price, stock], index) => ({
    id: index + 1,
    title,
    author,
    price,
    stock,
  }));
  private orderCount = 0;
  private readonly uses = new Map(
    [...ACCOUNTS.keys()].map((username) => [username, { logins: 0, orders: 0, copies: 0 }]),
  );
  /** Answers to GET requests by their target, until an order changes a stock: most virtual users send the same few. */
  private readonly known = new Map<string, ServerResponse>();

  private readonly routes: readonly {
    path: RegExp;
    methods: Readonly<
      Record<string, (request: ServerRequest, params: readonly string[], query: URLSearchParams) => Answer>
    >;
  }[] = [
    { path: /^\/health$/, methods: { GET: () => [200, { status: 'ok' }] } },
    { path: /^\/books$/, methods: { GET: (_request, _params, query) => this.listBooks(query) } },
    { path: /^\/books\/([^/]+)$/, methods: { GET: (_request, [id = '']) => [200, this.findBook(id)] } },
    { path: /^\/login$/, methods: { POST: (request) => this.login(request) } },
    { path: /^\/orders$/, methods: { POST: (request) => this.createOrder(request) } },
  ];

  /** Whether the server answers at once, whatever its load: `GET /health`. */
  static isImmediate(target: string): boolean {
    return target === '/health' || target.startsWith('/health?');
  }

  /** What each account did, in their order. */
  get accounts(): readonly AccountUse[] {
    return [...this.uses].map(([username, use]) => ({ username, ...use }));
  }

  /** Answers a request that a worker has served. */
  answer(request: ServerRequest): ServerResponse {
    if (request.method !== 'GET') return this.answerAnew(request);
    const known = this.known.get(request.target);
    if (known) return known;
    const response = this.answerAnew(request);
    if (this.known.size < MOST_KNOWN) this.known.set(request.target, response);
    return response;
  }

  private answerAnew(request: ServerRequest): ServerResponse {
    const isHead = request.method === 'HEAD';
    try {
      const [status, body] = this.route(request);
      return respond(status, body, isHead);
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      const { status, code, message, details, headers } = error;
      return respond(status, { error: { code, message, ...(details && { details }) } }, isHead, headers);
    }
  }

  private route(request: ServerRequest): Answer {
    const [path = '', search = ''] = request.target.split('?', 2);
    const route = this.routes.find((candidate) => candidate.path.test(path));
    if (!route) throw new HttpError(404, 'route_not_found', `There is no ${path} here.`);
    const handler = route.methods[request.method === 'HEAD' ? 'GET' : request.method];
    if (!handler) {
      const Allow = route.methods.GET ? 'GET, HEAD' : 'POST';
      throw new HttpError(405, 'method_not_allowed', `Use ${Allow} here.`, undefined, { Allow });
    }
    const [, ...params] = route.path.exec(path) ?? [];
    return handler(request, params, new URLSearchParams(search));
  }

  private listBooks(query: URLSearchParams): Answer {
    const mistakes: string[] = [];
    const page = queryNumber(query, 'page', 1, 100_000, mistakes);
    const limit = queryNumber(query, 'limit', 10, MAX_PAGE_SIZE, mistakes);
    rejectIf(mistakes);
    const wanted = fold(query.get('q') ?? '').trim();
    const found = this.books.filter((book) => fold(`${book.title} ${book.author}`).includes(wanted));
    return [200, { total: found.length, page, limit, items: found.slice((page - 1) * limit, page * limit) }];
  }

  private findBook(id: unknown) {
    const book = this.books.find((candidate) => String(candidate.id) === String(id));
    if (!book) throw new HttpError(404, 'book_not_found', 'There is no such book.');
    return book;
  }

  private login({ body }: ServerRequest): Answer {
    const { username, password } = readJson(body);
    const mistakes: string[] = [];
    if (typeof username !== 'string') mistakes.push('username must be a string');
    if (typeof password !== 'string') mistakes.push('password must be a string');
    rejectIf(mistakes);
    if (typeof username !== 'string' || ACCOUNTS.get(username) !== password) {
      throw new HttpError(401, 'wrong_credentials', 'Wrong username or password.');
    }
    this.note(username, 'logins', 1);
    // The real server signs its tokens; here nobody can forge one for gain.
    return [200, { token: `${username}.lab`, tokenType: 'Bearer' }];
  }

  private note(username: string, what: keyof Omit<AccountUse, 'username'>, count: number): void {
    const use = this.uses.get(username);
    if (use) use[what] += count;
  }

  private createOrder({ headers, body }: ServerRequest): Answer {
    const [, username = '', signature = ''] = /^Bearer ([^.\s]+)\.(\S+)$/i.exec(headers.authorization ?? '') ?? [];
    if (signature !== 'lab' || !ACCOUNTS.has(username)) {
      throw new HttpError(401, 'unauthorized', 'Log in and send the bearer token.', undefined, {
        'Www-Authenticate': 'Bearer',
      });
    }
    const { bookId, quantity } = readJson(body);
    const mistakes: string[] = [];
    if (!Number.isInteger(bookId)) mistakes.push('bookId must be a whole number');
    const isQuantity = Number.isInteger(quantity) && Number(quantity) >= 1 && Number(quantity) <= MAX_QUANTITY;
    if (!isQuantity) mistakes.push(`quantity must be a whole number from 1 to ${MAX_QUANTITY}`);
    rejectIf(mistakes);
    const book = this.findBook(bookId);
    const wanted = Number(quantity);
    if (book.stock < wanted) throw new HttpError(409, 'out_of_stock', `Only ${book.stock} left.`);
    book.stock -= wanted;
    this.known.clear();
    this.orderCount += 1;
    this.note(username, 'orders', 1);
    this.note(username, 'copies', wanted);
    return [
      201,
      { orderId: this.orderCount, username, bookId, quantity, total: book.price * wanted, stockLeft: book.stock },
    ];
  }
}

/** Makes an answer with the headers that Node's server sends. */
export function respond(
  status: number,
  body: unknown,
  isHead: boolean,
  headers: Readonly<Record<string, string>> = {},
): ServerResponse {
  const text = JSON.stringify(body);
  const length = byteLength(text);
  return {
    status,
    headers: { 'Content-Type': 'application/json; charset=utf-8', 'Content-Length': String(length), ...headers },
    body: isHead ? '' : text,
    length: isHead ? 0 : length,
  };
}

const encoder = new TextEncoder();
/** Bytes of a text in UTF-8. */
export function byteLength(text: string): number {
  return encoder.encode(text).length;
}
