import { byteLength } from '../../core/server/bookshop';
import { LabProblem, lineOfError } from '../scriptErrors';
import { RequestPause, type Exchange, type OutgoingRequest, type Waiting } from '../waits';
import { selectJson } from './selectJson';
import type { VuContext } from './VuContext';

interface Params {
  readonly headers?: Readonly<Record<string, string>>;
  readonly tags?: Readonly<Record<string, string>>;
  readonly timeout?: unknown;
  readonly responseCallback?: ExpectedStatuses | null;
}

type StatusRange = number | { readonly min: number; readonly max: number };

/** What `http.expectedStatuses()` returns. */
class ExpectedStatuses {
  constructor(readonly statuses: readonly StatusRange[]) {}

  readonly includes = (status: number): boolean =>
    this.statuses.some((range) =>
      typeof range === 'number' ? range === status : range.min <= status && status <= range.max,
    );
}

const SUCCESS = new ExpectedStatuses([{ min: 200, max: 399 }]);
const TIMEOUT_MS = 60_000;
/** Request line and headers that k6 adds: Host, User-Agent. */
const HEADER_BYTES = 40;
const STATUS_TEXTS: Readonly<Record<number, string>> = {
  200: 'OK',
  201: 'Created',
  400: 'Bad Request',
  401: 'Unauthorized',
  404: 'Not Found',
  405: 'Method Not Allowed',
  409: 'Conflict',
  413: 'Payload Too Large',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
};

/** Hosts at which the bookshop API answers. */
const HOSTS = /^(?:127\.0\.0\.1|localhost|\[::1\])(?::\d+)?$/i;

/** A text with a name of its own: `` http.url`…/books/${id}` ``. */
class NamedUrl {
  constructor(
    readonly url: string,
    readonly name: string,
  ) {}
}

function readTimeout(value: unknown, context: VuContext): number {
  const ms = context.parseDuration(value);
  if (ms === undefined || ms <= 0) throw new Error(`invalid timeout: ${String(value)}`);
  return ms;
}

interface Address {
  readonly host: string;
  readonly target: string;
}

/** Addresses that were taken apart before: a script sends the same few again and again. */
const addresses = new Map<string, Address>();

function addressOf(url: string): Address {
  const known = addresses.get(url);
  if (known) return known;
  const [, host = '', path = ''] = /^http:\/\/([^/?#]+)([^#]*)/i.exec(url) ?? [];
  if (!HOSTS.test(host)) {
    const line = lineOfError(new Error());
    throw new LabProblem({
      code: 'foreign-host',
      found: url,
      expected: 'http://127.0.0.1:3333',
      ...(line !== undefined && { line }),
    });
  }
  const address = { host, target: path.startsWith('/') ? path : `/${path}` };
  if (addresses.size < 10_000) addresses.set(url, address);
  return address;
}

const NO_HEADERS: Readonly<Record<string, string>> = {};
const NO_PARAMS: Params = {};

function readHeaders(headers: Params['headers']): Record<string, string> {
  const read: Record<string, string> = {};
  for (const name in headers) read[name.toLowerCase()] = String(headers[name]);
  return read;
}

/** Prepares a request as k6 does: objects become forms, the name of the address is a tag. */
function prepare(context: VuContext, method: string, given: unknown, body: unknown, params: Params): OutgoingRequest {
  const url = given instanceof NamedUrl ? given.url : String(given);
  const { host, target } = addressOf(url);
  let headers = NO_HEADERS;
  if (params.headers) headers = readHeaders(params.headers);
  let text = '';
  if (typeof body === 'string') text = body;
  else if (typeof body === 'object' && body !== null) {
    text = new URLSearchParams(Object.entries(body).map(([name, value]) => [name, String(value)])).toString();
    headers = { 'content-type': 'application/x-www-form-urlencoded', ...headers };
  }
  const callback = params.responseCallback === undefined ? context.expected : params.responseCallback;
  const expected = callback === null ? undefined : ((callback as ExpectedStatuses | undefined) ?? SUCCESS);
  let length = method.length + target.length + host.length + HEADER_BYTES + (text === '' ? 0 : byteLength(text));
  for (const name in headers) length += name.length + (headers[name]?.length ?? 0) + 4;
  return {
    method,
    url,
    host,
    target,
    headers,
    body: text,
    length,
    name: given instanceof NamedUrl ? given.name : url,
    outerTags: context.tags,
    ownTags: params.tags,
    timeout: params.timeout === undefined ? TIMEOUT_MS : readTimeout(params.timeout, context),
    expects: expected && expected.includes,
  };
}

const MOST_PARSED = 100;
/** What the same few texts were parsed to. No script gets hold of it, since it could change it. */
const parsed = new Map<string, unknown>();

function parsedOnce(text: string): unknown {
  if (parsed.has(text)) return parsed.get(text);
  const value: unknown = JSON.parse(text);
  if (parsed.size < MOST_PARSED) parsed.set(text, value);
  return value;
}

/** An answer as a script sees it. What few scripts read is made when they read it. */
export class Response {
  readonly status: number;
  readonly url: string;
  readonly body: string | null;
  readonly error: string;
  readonly error_code: number;
  readonly proto = 'HTTP/1.1';
  readonly #request: OutgoingRequest;
  readonly #exchange: Exchange;
  #parsed: { readonly value: unknown } | undefined;

  constructor(request: OutgoingRequest, exchange: Exchange, keepsBody: boolean) {
    const { response } = exchange;
    this.#request = request;
    this.#exchange = exchange;
    this.status = response?.status ?? 0;
    this.url = request.url;
    this.body = response && keepsBody ? response.body : null;
    this.error = response ? '' : 'request timeout';
    this.error_code = response ? (response.status >= 400 ? 1000 + response.status : 0) : 1050;
  }

  get status_text(): string {
    return this.status === 0 ? '' : `${this.status} ${STATUS_TEXTS[this.status] ?? ''}`.trim();
  }

  get headers(): Readonly<Record<string, string>> {
    return this.#exchange.response?.headers ?? {};
  }

  get timings(): Readonly<Record<string, number>> {
    const { duration } = this.#exchange;
    return { duration, waiting: duration, blocked: 0, connecting: 0, sending: 0, receiving: 0, tls_handshaking: 0 };
  }

  get cookies(): Readonly<Record<string, never>> {
    return {};
  }

  get request(): Readonly<Record<string, unknown>> {
    const { method, url, headers, body } = this.#request;
    return { method, url, headers, body };
  }

  json(selector?: string): unknown {
    if (this.body === null)
      throw new Error(
        "the body is null so we can't transform it to JSON - this likely was because of a request error getting the response",
      );
    if (selector !== undefined && !this.#parsed) {
      const selected = selectJson(parsedOnce(this.body), selector);
      if (typeof selected !== 'object') return selected;
    }
    this.#parsed ??= { value: JSON.parse(this.body) as unknown };
    return selector === undefined ? this.#parsed.value : selectJson(this.#parsed.value, selector);
  }

  html(): never {
    const line = lineOfError(new Error());
    throw new LabProblem({
      code: 'unsupported-feature',
      found: 'response.html()',
      expected: 'response.body',
      ...(line !== undefined && { line }),
    });
  }
}

const LOST: Exchange = { response: undefined, duration: 0, isFailed: true };

/** One request, whose answer the script gets. */
class SingleRequest extends RequestPause {
  private exchange = LOST;

  constructor(
    private readonly context: VuContext,
    private readonly request: OutgoingRequest,
  ) {
    super();
  }

  each(send: (request: OutgoingRequest, index: number) => void): void {
    send(this.request, 0);
  }

  end(_index: number, exchange: Exchange): boolean {
    this.exchange = exchange;
    return true;
  }

  result(): Response {
    return new Response(this.request, this.exchange, !this.context.options.discardResponseBodies);
  }
}

type Send = Parameters<RequestPause['each']>[0];

/**
 * Several requests, of which a limited number is under way at once; the script gets their answers as a list, or under
 * the keys under which it gave them.
 */
class Batch extends RequestPause {
  private readonly exchanges: Exchange[] = [];
  private sent = 0;
  private open: number;
  private send: Send | undefined;

  constructor(
    private readonly context: VuContext,
    private readonly requests: readonly OutgoingRequest[],
    private readonly keys: readonly string[] | undefined,
  ) {
    super();
    this.open = requests.length;
  }

  each(send: Send): void {
    this.send = send;
    const { batch } = this.context.options;
    for (let count = 0; count < batch && this.sent < this.requests.length; count += 1) this.sendNext();
  }

  private sendNext(): void {
    const request = this.requests[this.sent];
    this.sent += 1;
    if (request) this.send?.(request, this.sent - 1);
  }

  end(index: number, exchange: Exchange): boolean {
    this.exchanges[index] = exchange;
    this.open -= 1;
    this.sendNext();
    return this.open === 0;
  }

  result(): unknown {
    const keepsBody = !this.context.options.discardResponseBodies;
    const responses = this.requests.map(
      (request, index) => new Response(request, this.exchanges[index] ?? LOST, keepsBody),
    );
    return this.keys ? Object.fromEntries(this.keys.map((key, index) => [key, responses[index]])) : responses;
  }
}

/** Waits, and throws where the script can catch it if there was no answer. */
function* waitOrThrow(pause: SingleRequest | Batch): Waiting {
  const result = (yield pause) as unknown;
  const responses = (result instanceof Response ? [result] : Object.values(result as object)) as readonly Response[];
  if (responses.some(({ status }) => status === 0)) throw new Error('request timeout');
  return result;
}

/** Makes `k6/http` for one virtual user. */
export function createHttp(context: VuContext): Record<string, unknown> {
  const checkStage = () => {
    if (context.isInit) throw new Error('Making http requests in the init context is not supported');
  };
  const wait = (pause: SingleRequest | Batch) => (context.options.throw ? waitOrThrow(pause) : pause);
  const request = (method: unknown, url: unknown, body?: unknown, params?: Params | null) => {
    checkStage();
    const outgoing = prepare(context, String(method).toUpperCase(), url, body, params ?? NO_PARAMS);
    return wait(new SingleRequest(context, outgoing));
  };
  const withBody = (method: string) => (url: unknown, body?: unknown, params?: Params | null) =>
    request(method, url, body, params);
  const withoutBody = (method: string) => (url: unknown, params?: Params | null) =>
    request(method, url, undefined, params);

  const batch = (list: unknown) => {
    if (typeof list !== 'object' || list === null) throw new Error('batch() needs an array or an object of requests');
    const keys = Object.keys(list);
    const requests = Object.values(list).map((entry: unknown) => {
      if (Array.isArray(entry)) {
        const [method, url, body, params] = entry as [unknown, unknown, unknown?, (Params | null)?];
        return prepare(context, String(method).toUpperCase(), url, body, params ?? {});
      }
      if (typeof entry === 'string' || entry instanceof NamedUrl) return prepare(context, 'GET', entry, undefined, {});
      const { method = 'GET', url, body, params } = (entry ?? {}) as Record<string, unknown>;
      return prepare(context, String(method).toUpperCase(), url, body, (params ?? {}) as Params);
    });
    checkStage();
    if (requests.length === 0) return Array.isArray(list) ? [] : {};
    return wait(new Batch(context, requests, Array.isArray(list) ? undefined : keys));
  };

  return {
    request,
    batch,
    get: withoutBody('GET'),
    head: withoutBody('HEAD'),
    post: withBody('POST'),
    put: withBody('PUT'),
    patch: withBody('PATCH'),
    del: withBody('DELETE'),
    options: withBody('OPTIONS'),
    expectedStatuses: (...statuses: readonly StatusRange[]) => new ExpectedStatuses(statuses),
    setResponseCallback: (callback: ExpectedStatuses | null) => {
      context.expected = callback;
    },
    url: (parts: readonly string[], ...values: readonly unknown[]) =>
      new NamedUrl(
        parts.reduce((text, part, index) => text + String(values[index - 1]) + part),
        parts.reduce((text, part) => `${text}\${}${part}`),
      ),
  };
}
