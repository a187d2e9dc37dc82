import type { UncaughtError } from '../../lab-kit/core/outcome';

/** Headers in the order in which they are sent. */
export type Headers = readonly (readonly [name: string, value: string])[];

export interface HttpRequest {
  readonly method: string;
  /** Name of the virtual host, without a scheme. */
  readonly host: string;
  /** Path with query. */
  readonly target: string;
  readonly headers: Headers;
  readonly body: string;
}

export interface HttpResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly body: string;
}

/** What an operator or a victim would notice while a request is handled. */
export type ServerEvent =
  | { readonly type: 'log'; readonly text: string }
  | {
      readonly type: 'file';
      readonly action: 'read' | 'list' | 'write';
      readonly path: string;
      readonly found: boolean;
    }
  | { readonly type: 'query'; readonly sql: string }
  | { readonly type: 'command'; readonly command: string }
  /** A request that the server itself sent. */
  | { readonly type: 'outgoing'; readonly request: HttpRequest; readonly status: number }
  /** The handler ended with an error, which the client sees as status 500. */
  | { readonly type: 'error'; readonly error: UncaughtError };

/** A request with its response, and what happened on the server meanwhile. */
export interface Exchange {
  /** Counts from 1 in each world. */
  readonly number: number;
  readonly request: HttpRequest;
  readonly response: HttpResponse;
  readonly events: readonly ServerEvent[];
}

/** What a lab accepts; more is answered with a message that names the limit. */
export const HTTP_LIMITS = {
  /** Characters of a request's body. */
  body: 1_000_000,
  target: 8_000,
  headers: 100,
  headerCharacters: 16_000,
  /** Characters of a response's body; the rest is cut off. */
  responseBody: 1_000_000,
  /** Requests of one script. */
  scriptRequests: 2_000,
  /** Characters of a patch. */
  patch: 100_000,
} as const;

/** The value of the first header with this name, in any case. */
export function headerOf(headers: Headers, name: string): string | undefined {
  const wanted = name.toLowerCase();
  return headers.find(([key]) => key.toLowerCase() === wanted)?.[1];
}

const STATUS_TEXTS: Readonly<Record<number, string>> = {
  200: 'OK',
  201: 'Created',
  204: 'No Content',
  302: 'Found',
  303: 'See Other',
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  409: 'Conflict',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  422: 'Unprocessable Content',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
};

/** `404 Not Found`; the number alone if its text is not known. */
export function statusLine(status: number): string {
  return `${status} ${STATUS_TEXTS[status] ?? ''}`.trimEnd();
}
