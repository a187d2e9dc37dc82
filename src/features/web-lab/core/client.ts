import { withCookies, withSetCookies, type Cookies } from './cookieJar';
import type { Exchange, Headers, HttpRequest } from './http';
import { splitAddress } from './rawRequest';

/** Sends one request to a running server. */
export type Send = (request: HttpRequest) => Promise<Exchange>;

export interface SendOptions {
  readonly headers?: Headers;
  /** The body as it is sent. */
  readonly body?: string;
  /** The body as a JSON value, with its content type. */
  readonly json?: unknown;
  /** The body as the fields of a form, with its content type. */
  readonly form?: Readonly<Record<string, string>>;
}

const MOST_REDIRECTS = 5;

function encodeForm(fields: Readonly<Record<string, string>>): string {
  return Object.entries(fields)
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value).replaceAll('%20', '+')}`)
    .join('&');
}

/** Builds a request; an address without a host goes to `host`. */
export function buildRequest(
  host: string,
  method: string,
  address: string,
  { headers = [], body, json, form }: SendOptions = {},
): HttpRequest {
  const type = (name: string): Headers =>
    headers.some(([key]) => /^content-type$/i.test(key)) ? [] : [['Content-Type', name]];
  const target = splitAddress(address, host);
  if (json !== undefined)
    return { method, ...target, headers: [...headers, ...type('application/json')], body: JSON.stringify(json) };
  if (form)
    return {
      method,
      ...target,
      headers: [...headers, ...type('application/x-www-form-urlencoded')],
      body: encodeForm(form),
    };
  return { method, ...target, headers, body: body ?? '' };
}

/** A client with cookies of its own, as a browser or a program has them. */
export class Client {
  cookies: Cookies = {};

  constructor(
    private readonly host: string,
    private readonly sendRequest: Send,
  ) {}

  /** Sends a request with this client's cookies, and keeps those of the response. Redirects are not followed. */
  async send(method: string, address: string, options: SendOptions = {}): Promise<Exchange> {
    const exchange = await this.sendRequest(
      withCookies(buildRequest(this.host, method, address, options), this.cookies),
    );
    this.cookies = withSetCookies(this.cookies, exchange.request.host, exchange.response);
    return exchange;
  }

  /** Opens a page as a browser does: follows redirects. */
  async open(address: string): Promise<Exchange> {
    return this.follow(await this.send('GET', address));
  }

  /** Submits a form as a browser does: follows redirects. */
  async submit(address: string, fields: Readonly<Record<string, string>>): Promise<Exchange> {
    return this.follow(await this.send('POST', address, { form: fields }));
  }

  private async follow(first: Exchange): Promise<Exchange> {
    let exchange = first;
    for (let count = 0; count < MOST_REDIRECTS; count += 1) {
      const location = exchange.response.headers.find(([name]) => name.toLowerCase() === 'location')?.[1];
      if (location === undefined || exchange.response.status < 300 || exchange.response.status > 399) break;
      exchange = await this.send('GET', location);
    }
    return exchange;
  }
}
