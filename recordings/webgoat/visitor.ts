import { once } from 'node:events';
import { request as open, type IncomingMessage } from 'node:http';
import type { Exchange } from '../../src/features/recordings/core/recording';
import { omitTexts } from './omitTexts';

type Header = [name: string, value: string];

/** A request as a recording describes it: the visitor adds the host and the cookies. */
export interface Sent {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly path: string;
  readonly type?: string;
  readonly body?: string;
  /** Cookies for this request alone; `undefined` leaves one out that the visitor has. */
  readonly cookies?: Readonly<Record<string, string | undefined>>;
  /** Finds the data in a page that answers; by default a page is left out whole. */
  readonly extract?: (html: string) => string;
}

export interface Answer {
  readonly status: number;
  /** The whole body, also what a recording leaves out. */
  readonly body: string;
  readonly headers: readonly (readonly [string, string])[];
  /** The exchange as a recording shows it. */
  readonly exchange: Exchange;
}

/** The response headers that tell something about the exercise; the others are the same in each. */
const SHOWN = new Set(['content-type', 'set-cookie', 'location', 'allow']);
const ANSWER_WITHIN_MS = 60_000;

function headersOf({ rawHeaders }: IncomingMessage): Header[] {
  return rawHeaders.flatMap((name, index): Header[] => (index % 2 === 0 ? [[name, rawHeaders[index + 1] ?? '']] : []));
}

/** A form's body. */
export function form(fields: Readonly<Record<string, string>>): Pick<Sent, 'type' | 'body'> {
  return { type: 'application/x-www-form-urlencoded', body: new URLSearchParams(fields).toString() };
}

export function json(body: string): Pick<Sent, 'type' | 'body'> {
  return { type: 'application/json', body };
}

export function xml(body: string): Pick<Sent, 'type' | 'body'> {
  return { type: 'application/xml', body };
}

/** A browser's part in an exchange: it keeps cookies by their names, and follows no redirect. */
export class Visitor {
  private readonly cookies = new Map<string, string>();

  /** @param origin - such as `http://127.0.0.1:8080` */
  constructor(private readonly origin: string) {}

  private cookieHeader(own: Sent['cookies']): Header[] {
    const all = Object.entries({ ...Object.fromEntries(this.cookies), ...own });
    const pairs = all.flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${value}`]));
    return pairs.length > 0 ? [['Cookie', pairs.join('; ')]] : [];
  }

  /** Forgets a cookie, such as one that WebGoat would take for a second attempt. */
  forget(name: string): void {
    this.cookies.delete(name);
  }

  /**
   * Sends a request and waits for the answer.
   *
   * @throws where nothing answers
   */
  async send({ method, path, type, body = '', cookies, extract }: Sent): Promise<Answer> {
    const headers: Header[] = [
      ['Host', new URL(this.origin).host],
      ...this.cookieHeader(cookies),
      ...(type ? [['Content-Type', type] as Header] : []),
    ];
    const length: Header[] = body ? [['Content-Length', String(Buffer.byteLength(body))]] : [];
    const call = open(`${this.origin}${path}`, {
      method,
      headers: [...headers, ...length].flat(),
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    });
    call.end(body);
    const [message] = (await once(call, 'response')) as [IncomingMessage];
    const received = (await message.setEncoding('utf8').toArray()).join('');
    const answered = headersOf(message);
    for (const [name, value] of answered) if (name.toLowerCase() === 'set-cookie') this.keep(value);
    const shown = omitTexts(received, message.headers['content-type'] ?? '', extract);
    return {
      status: message.statusCode ?? 0,
      body: received,
      headers: answered,
      exchange: {
        request: { method, target: path, headers, body },
        response: {
          status: message.statusCode ?? 0,
          statusText: message.statusMessage ?? '',
          headers: answered.filter(([name]) => SHOWN.has(name.toLowerCase())),
          body: shown,
          ...(shown !== received && { isShortened: true }),
        },
      },
    };
  }

  private keep(cookie: string): void {
    const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
    if (name !== undefined && value !== undefined) this.cookies.set(name, value);
  }
}
