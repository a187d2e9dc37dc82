import type { Exchange } from './recording';

function message(start: string, headers: readonly (readonly [string, string])[], body: string): string {
  const head = [start, ...headers.map(([name, value]) => `${name}: ${value}`)].join('\n');
  // A body in parts has the line breaks of the network.
  return body ? `${head}\n\n${body.replaceAll('\r\n', '\n')}` : head;
}

/** Formats a request as an HTTP/1.1 message. */
export function requestText({ method, target, headers, body }: Exchange['request']): string {
  return message(`${method} ${target} HTTP/1.1`, headers, body);
}

/** Formats a response as an HTTP/1.1 message. */
export function responseText({ status, statusText, headers, body }: Exchange['response']): string {
  return message(`HTTP/1.1 ${status} ${statusText}`.trimEnd(), headers, body);
}
