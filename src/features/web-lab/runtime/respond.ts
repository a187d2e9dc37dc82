/** What a handler returns; made by `respond`. */
export class LabResponse {
  headers: [string, string][] = [];

  constructor(
    readonly status: number,
    readonly body: string,
    type?: string,
  ) {
    if (type) this.headers.push(['Content-Type', type]);
  }

  header(name: string, value: unknown): this {
    // A line break would end the header, as in a real server.
    this.headers.push([String(name), String(value).replace(/[\r\n]+/g, ' ')]);
    return this;
  }

  cookie(name: string, value: unknown, attributes = 'Path=/; HttpOnly; SameSite=Lax'): this {
    return this.header('Set-Cookie', `${name}=${String(value)}${attributes ? `; ${attributes}` : ''}`);
  }
}

/** `respond` of a server's code. */
export const respond = Object.freeze({
  html: (html: unknown, status = 200) => new LabResponse(status, String(html), 'text/html; charset=utf-8'),
  text: (text: unknown, status = 200) => new LabResponse(status, String(text), 'text/plain; charset=utf-8'),
  json: (value: unknown, status = 200) =>
    new LabResponse(status, JSON.stringify(value, null, 2) ?? 'null', 'application/json'),
  redirect: (path: string, status = 303) => new LabResponse(status, '').header('Location', path),
  empty: (status = 204) => new LabResponse(status, ''),
});

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** `escapeHtml` of a server's code. */
export function escapeHtml(text: unknown): string {
  return String(text ?? '').replace(/[&<>"']/g, (letter) => ENTITIES[letter] ?? letter);
}
