import { statusLine, type HttpResponse } from './http';

/** A response as a text, like `HTTP/1.1 200 OK` with headers and body. */
export function formatResponse({ status, headers, body }: HttpResponse): string {
  const head = [`HTTP/1.1 ${statusLine(status)}`, ...headers.map(([name, value]) => `${name}: ${value}`)].join('\n');
  return body === '' ? head : `${head}\n\n${body}`;
}
