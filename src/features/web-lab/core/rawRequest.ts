import { HTTP_LIMITS, type HttpRequest } from './http';

/** Why a text is no request that can be sent; `line` counts from 1. */
export type RequestProblem =
  | { readonly kind: 'empty' }
  | { readonly kind: 'start'; readonly text: string }
  | { readonly kind: 'method'; readonly text: string }
  | { readonly kind: 'target'; readonly text: string }
  | { readonly kind: 'header'; readonly line: number; readonly text: string }
  | {
      readonly kind: 'long';
      readonly what: 'target' | 'headers' | 'body';
      readonly length: number;
      readonly limit: number;
    };

const METHOD = /^[A-Za-z]{1,20}$/;
const HEADER = /^([!#$%&'*+\-.^_`|~0-9A-Za-z]+):[ \t]*(.*?)[ \t]*$/;
const SHOWN = 60;

const shorten = (text: string) => (text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text);

function tooLong(what: 'target' | 'headers' | 'body', length: number, limit: number): RequestProblem | undefined {
  return length > limit ? { kind: 'long', what, length, limit } : undefined;
}

/** Splits `http://webwolf/x` into host and path; a path alone belongs to the default host. */
export function splitAddress(address: string, defaultHost: string): { host: string; target: string } {
  const whole = /^https?:\/\/([^/?#\s]+)([^#\s]*)/i.exec(address);
  const target = whole ? whole[2] || '/' : address.split('#')[0] || '/';
  return { host: (whole?.[1] ?? defaultHost).toLowerCase(), target: target.startsWith('?') ? `/${target}` : target };
}

/**
 * Parses a request as a proxy shows it: the request line (the version may be left out), headers, an empty line, the
 * body. `Content-Length` is computed, so a written one is dropped; `Host` selects the virtual host.
 *
 * @returns the request, or what is wrong with the text
 */
export function parseRawRequest(
  text: string,
  defaultHost: string,
): { readonly request: HttpRequest } | { readonly problem: RequestProblem } {
  const end = /\r?\n[ \t]*\r?\n/.exec(text);
  const head = (end ? text.slice(0, end.index) : text).replace(/^\s+/, '');
  const body = end ? text.slice(end.index + end[0].length) : '';
  if (head.trim() === '') return { problem: { kind: 'empty' } };
  const long =
    tooLong('headers', head.length, HTTP_LIMITS.headerCharacters + HTTP_LIMITS.target) ??
    tooLong('body', body.length, HTTP_LIMITS.body);
  if (long) return { problem: long };
  const [start = '', ...lines] = head.split(/\r?\n/);
  const parts = /^(\S+)[ \t]+(.*?)(?:[ \t]+HTTP\/[\d.]+)?[ \t]*$/.exec(start);
  const [method = '', address = ''] = parts?.slice(1) ?? [];
  if (!parts || address === '') return { problem: { kind: 'start', text: shorten(start) } };
  if (!METHOD.test(method)) return { problem: { kind: 'method', text: shorten(method) } };
  if (!/^(?:\/|https?:\/\/)\S*$/i.test(address)) return { problem: { kind: 'target', text: shorten(address) } };
  const longTarget = tooLong('target', address.length, HTTP_LIMITS.target);
  if (longTarget) return { problem: longTarget };

  const headers: (readonly [string, string])[] = [];
  for (const [index, line] of lines.entries()) {
    if (line.trim() === '') continue;
    const match = HEADER.exec(line);
    if (!match) return { problem: { kind: 'header', line: index + 2, text: shorten(line) } };
    headers.push([match[1] ?? '', match[2] ?? '']);
  }
  const longHeaders = tooLong('headers', headers.length, HTTP_LIMITS.headers);
  if (longHeaders) return { problem: longHeaders };
  const written = headers.find(([name]) => name.toLowerCase() === 'host')?.[1];
  const { host, target } = splitAddress(address, written ?? defaultHost);
  return {
    request: {
      method: method.toUpperCase(),
      host,
      target,
      headers: headers.filter(([name]) => !['host', 'content-length'].includes(name.toLowerCase())),
      body,
    },
  };
}

/** Writes a request as {@link parseRawRequest} reads it. */
export function formatRequest({ method, host, target, headers, body }: HttpRequest): string {
  const head = [
    `${method} ${target} HTTP/1.1`,
    `Host: ${host}`,
    ...headers.map(([name, value]) => `${name}: ${value}`),
  ];
  return body === '' ? head.join('\n') : `${head.join('\n')}\n\n${body}`;
}
