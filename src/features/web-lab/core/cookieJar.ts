import type { Headers, HttpRequest, HttpResponse } from './http';

/** The cookies of a client, by host and name. */
export type Cookies = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** What `Set-Cookie` headers change: a cookie with an empty value, or with `Max-Age=0`, is removed. */
export function withSetCookies(cookies: Cookies, host: string, { headers }: Pick<HttpResponse, 'headers'>): Cookies {
  const own = new Map(Object.entries(cookies[host] ?? {}));
  for (const [name, value] of headers) {
    if (name.toLowerCase() !== 'set-cookie') continue;
    const [pair = '', ...attributes] = value.split(';');
    const at = pair.indexOf('=');
    const [key, text] = [pair.slice(0, at).trim(), pair.slice(at + 1).trim()];
    if (at < 1) continue;
    if (text === '' || attributes.some((one) => /^\s*max-age\s*=\s*(?:0|-\d+)\s*$/i.test(one))) own.delete(key);
    else own.set(key, text);
  }
  return { ...cookies, [host]: Object.fromEntries(own) };
}

/** The `Cookie` header for a host; none if there are no cookies. */
export function cookieHeaders(cookies: Cookies, host: string): Headers {
  const pairs = Object.entries(cookies[host] ?? {}).map(([name, value]) => `${name}=${value}`);
  return pairs.length > 0 ? [['Cookie', pairs.join('; ')]] : [];
}

/** A request with the cookies of its host, unless it has a `Cookie` header of its own. */
export function withCookies(request: HttpRequest, cookies: Cookies): HttpRequest {
  const hasOwn = request.headers.some(([name]) => name.toLowerCase() === 'cookie');
  return hasOwn ? request : { ...request, headers: [...request.headers, ...cookieHeaders(cookies, request.host)] };
}
