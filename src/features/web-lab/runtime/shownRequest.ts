import { headerOf, type HttpRequest } from '../core/http';

/** The request as a handler sees it. */
export interface ShownRequest {
  readonly method: string;
  readonly path: string;
  readonly query: Record<string, string>;
  /** By name in lower case. */
  readonly headers: Record<string, string>;
  readonly cookies: Record<string, string>;
  /** A JSON value, the fields of a form, or the text of any other type. */
  readonly body: unknown;
  readonly rawBody: string;
  /** Values of the `:names` in the route's path. */
  params: Record<string, string>;
  /** Kept on the server for the client's `SESSION` cookie. */
  session: Record<string, unknown>;
}

/** Thrown for a request that no handler gets to see. */
export class BadRequest extends Error {
  override name = 'BadRequest';
}

/** Decodes `%41` and, in forms, `+`; what is no valid code stays as it is. */
export function decodePercent(text: string, isForm = false): string {
  const spaced = isForm ? text.replace(/\+/g, ' ') : text;
  try {
    return decodeURIComponent(spaced);
  } catch {
    return spaced;
  }
}

function setOwn(target: Record<string, string>, name: string, value: string): void {
  Object.defineProperty(target, name, { value, writable: true, enumerable: true, configurable: true });
}

/** The fields of a query or form; the last of several fields with one name counts. */
export function parseFields(text: string): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const pair of text.split('&')) {
    if (pair === '') continue;
    const at = pair.indexOf('=');
    const name = at < 0 ? pair : pair.slice(0, at);
    setOwn(fields, decodePercent(name, true), at < 0 ? '' : decodePercent(pair.slice(at + 1), true));
  }
  return fields;
}

function parseCookies(header: string): Record<string, string> {
  const cookies: Record<string, string> = {};
  for (const pair of header.split(';')) {
    const at = pair.indexOf('=');
    if (at > 0) setOwn(cookies, pair.slice(0, at).trim(), pair.slice(at + 1).trim());
  }
  return cookies;
}

function parseBody(type: string, body: string): unknown {
  if (/^application\/(?:[\w.+-]+\+)?json\b/i.test(type)) {
    try {
      return JSON.parse(body || '{}');
    } catch (error) {
      throw new BadRequest(`The body is no valid JSON: ${(error as Error).message}`);
    }
  }
  return /^application\/x-www-form-urlencoded\b/i.test(type) ? parseFields(body) : body;
}

/**
 * Turns a request into what handlers see.
 *
 * @throws BadRequest if the body is not of the type that the request names
 */
export function shownRequest(request: HttpRequest): Omit<ShownRequest, 'params' | 'session'> {
  const [path = '/', ...rest] = request.target.split('?');
  const headers: Record<string, string> = {};
  // As in Node, the first of several `Content-Type` headers counts: the body is read by the same one.
  for (const [name, value] of request.headers)
    if (!Object.hasOwn(headers, name.toLowerCase())) setOwn(headers, name.toLowerCase(), value);
  return {
    method: request.method,
    path,
    query: parseFields(rest.join('?')),
    headers,
    cookies: parseCookies(headerOf(request.headers, 'cookie') ?? ''),
    body: parseBody(headerOf(request.headers, 'content-type') ?? '', request.body),
    rawBody: request.body,
  };
}
