import type { Exchange } from './http';
import type { Failure } from './lab';
import type { Text } from './world';

/** A failure that an exchange shows. */
export function failure(exchange: Exchange, vi: string, en: string): Failure {
  return { exchange, why: { vi, en } };
}

/** A failure if the response contains one of the texts. */
export function failIfShown(exchange: Exchange, secrets: readonly string[], why: Text): Failure | undefined {
  const { body, headers } = exchange.response;
  const all = [body, ...headers.map(([, value]) => value)].join('\n');
  return secrets.some((secret) => all.includes(secret)) ? { exchange, why } : undefined;
}

/** A failure unless the response has status 2xx and contains all of the texts. */
export function failUnlessShown(exchange: Exchange, texts: readonly string[], why: Text): Failure | undefined {
  const { status, body } = exchange.response;
  const isFine = status >= 200 && status < 300 && texts.every((text) => body.includes(text));
  return isFine ? undefined : { exchange, why };
}

/** A failure if the server has opened a file or called another host while it handled the request. */
export function failIfOpened(exchange: Exchange, why: Text): Failure | undefined {
  const hasOpened = exchange.events.some(({ type }) => type === 'file' || type === 'outgoing');
  return hasOpened ? { exchange, why } : undefined;
}

/** The JSON value of a response; undefined if it is none. */
export function jsonOf({ response }: Exchange): unknown {
  try {
    return JSON.parse(response.body);
  } catch {
    return undefined;
  }
}

/** A field of the JSON object of a response; undefined if there is none. */
export function fieldOf(exchange: Exchange, name: string): unknown {
  const value = jsonOf(exchange);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  return Object.hasOwn(value, name) ? (value as Record<string, unknown>)[name] : undefined;
}
