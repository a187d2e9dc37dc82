import { describe, expect, it } from 'vitest';
import type { HttpRequest } from '../core/http';
import { WORLD_START, type EngineName, type ServerWorld } from '../core/world';
import { openInNode } from '../node/openInNode';

interface Given extends Partial<ServerWorld> {
  engines?: readonly EngineName[];
  views?: string;
}

const start = (code: string, { engines = [], views = '', ...world }: Given = {}) =>
  openInNode({
    code,
    views,
    language: 'en',
    host: 'app',
    engines,
    world: { seed: 'test', data: null, files: {}, ...world },
  });

const request = (method: string, target: string, rest: Partial<HttpRequest> = {}): HttpRequest => ({
  method,
  host: 'app',
  target,
  headers: [],
  body: '',
  ...rest,
});

describe('a server', () => {
  it('routes by method and path, and decodes parameters', async () => {
    const server = await start(`
      route('GET', '/a/:name', ({ params, query }) => respond.json([params.name, query.q]));
      route('GET', '/files/*', ({ params }) => respond.text(params.rest));`);
    const get = async (target: string) => (await server.send(request('GET', target))).response;
    expect(JSON.parse((await get('/a/x%2Fy?q=1+2')).body)).toEqual(['x/y', '1 2']);
    expect((await get('/files/a/b')).body).toBe('a/b');
    expect((await get('/none')).status).toBe(404);
    expect((await server.send(request('POST', '/a/x'))).response).toMatchObject({ status: 405 });
  });

  it('reads bodies by their type, and answers invalid JSON itself', async () => {
    const server = await start("route('POST', '/', ({ body }) => respond.json(body ?? null));");
    const post = async (type: string, body: string) =>
      (await server.send(request('POST', '/', { headers: [['Content-Type', type]], body }))).response;
    expect(JSON.parse((await post('application/json', '{"a":[1]}')).body)).toEqual({ a: [1] });
    expect(JSON.parse((await post('application/x-www-form-urlencoded', 'a=1&b=%26+&__proto__=x')).body)).toEqual(
      JSON.parse('{"a":"1","b":"& ","__proto__":"x"}'),
    );
    expect(JSON.parse((await post('text/plain', 'a=1')).body)).toBe('a=1');
    expect(await post('application/json', '{')).toMatchObject({ status: 400 });
  });

  it('reads a body by the type that the handler sees, where a request has several', async () => {
    const server = await start(
      "route('POST', '/', ({ headers, body }) => respond.json([headers['content-type'], body]));",
    );
    const types = [
      ['Content-Type', 'text/plain'],
      ['content-type', 'application/json'],
    ] as const;
    const { response } = await server.send(request('POST', '/', { headers: types, body: '{}' }));
    expect(JSON.parse(response.body)).toEqual(['text/plain', '{}']);
  });

  it('keeps sessions by a cookie that cannot be guessed', async () => {
    const server = await start(
      "route('GET', '/', ({ session }) => { session.n = (session.n ?? 0) + 1; return respond.text(session.n); });",
    );
    const first = await server.send(request('GET', '/'));
    const cookie = first.response.headers.find(([name]) => name === 'Set-Cookie')?.[1].split(';')[0] ?? '';
    expect(cookie).toMatch(/^SESSION=[0-9a-f]{32}$/);
    const again = await server.send(request('GET', '/', { headers: [['Cookie', cookie]] }));
    expect(again.response.body).toBe('2');
    expect((await server.send(request('GET', '/'))).response.body).toBe('1');
  });

  it('gives the same random values and times in the same world', async () => {
    const code =
      "route('GET', '/', () => respond.json([random(), Math.random(), now(), crypto.randomUUID(), crypto.randomToken()]));";
    const bodies = await Promise.all(
      ['a', 'a', 'b'].map(
        async (seed) => (await (await start(code, { seed })).send(request('GET', '/'))).response.body,
      ),
    );
    expect(bodies[0]).toBe(bodies[1]);
    expect(bodies[0]).not.toBe(bodies[2]);
  });

  it('has a Date with the time of its world', async () => {
    const server = await start(`
      route('GET', '/', () => respond.json([
        now(), Date.now(), new Date().getTime(), new Date(new Date().constructor.now()).getTime(), Date.parse(Date()),
        new Date() instanceof Date, new Date(0).getTime(), Date.UTC(2026, 0), new Date(2026, 4, 1).getMonth(),
      ]));`);
    const values = JSON.parse((await server.send(request('GET', '/'))).response.body) as [number, ...unknown[]];
    const [time] = values;
    const whole = Math.floor(time / 1000) * 1000;
    expect(values).toEqual([time, time, time, time, whole, true, 0, Date.UTC(2026, 0), 4]);
    expect(time).toBeGreaterThan(WORLD_START);
    const later = JSON.parse((await server.send(request('GET', '/'))).response.body) as number[];
    expect(later[1]).toBeGreaterThan(time);
    expect(later[1]).toBe(later[0]);
  });

  it('computes hashes and encodings as Node does', async () => {
    const server = await start(
      "route('GET', '/', () => respond.json([crypto.sha256('á'), crypto.hmac('k', 'á'), base64.encode('ấ?'), base64.decode(base64.encode('ấ?')), hex.encode('ấ'), hex.decode('e1baa5')]));",
    );
    const { createHash, createHmac } = await import('node:crypto');
    expect(JSON.parse((await server.send(request('GET', '/'))).response.body)).toEqual([
      createHash('sha256').update('á').digest('hex'),
      createHmac('sha256', 'k').update('á').digest('hex'),
      Buffer.from('ấ?').toString('base64'),
      'ấ?',
      Buffer.from('ấ').toString('hex'),
      'ấ',
    ]);
  });

  it('reports what happens while it answers', async () => {
    const server = await start(
      "route('GET', '/', () => { log('in\\nout'); files.read('/etc/../etc/x'); fetchUrl('http://webwolf/landing?a=1'); return respond.text(files.list('/etc')); });",
      { files: { '/etc/x': 'secret' } },
    );
    const { events, response } = await server.send(request('GET', '/'));
    expect(response.body).toBe('x');
    expect(events.map((event) => event.type)).toEqual(['log', 'file', 'outgoing', 'file']);
    expect(events[1]).toEqual({ type: 'file', action: 'read', path: '/etc/x', found: true });
    const wolf = await server.send({ ...request('GET', '/'), host: 'webwolf' });
    expect(wolf.response.body).toContain('GET /landing?a=1');
    const broken = await server.send({ ...request('GET', '/files/%zz'), host: 'webwolf' });
    expect(broken.response.status).toBe(404);
  });

  it('answers an error of a handler with 500 and its line', async () => {
    const server = await start(
      "route('GET', '/', () => {\n  null.x;\n});\nroute('GET', '/none', () => 1);\nroute('GET', '/late', async () => 1);",
    );
    expect((await server.send(request('GET', '/'))).events).toMatchObject([
      { type: 'error', error: { name: 'TypeError', line: 2 } },
    ]);
    expect((await server.send(request('GET', '/none'))).response.body).toMatch(/returned no response/);
    expect((await server.send(request('GET', '/late'))).response.body).toMatch(/handler is async/);
  });

  it('has SQL and a shell where the lab declares them', async () => {
    const code = `
      route('GET', '/sql', ({ query }) => respond.json(db.query("SELECT * FROM t WHERE a = " + query.a)));
      route('GET', '/shell', ({ query }) => respond.text(shell('cat ' + query.f).output));`;
    const server = await start(code, {
      engines: ['sql', 'shell'],
      sql: "CREATE TABLE t (a INTEGER, b TEXT); INSERT INTO t VALUES (1, 'x'), (2, 'y');",
      files: { '/etc/hostname': 'web' },
    });
    const rows = await server.send(request('GET', '/sql?a=1+OR+1=1'));
    expect(JSON.parse(rows.response.body)).toEqual([
      { a: 1, b: 'x' },
      { a: 2, b: 'y' },
    ]);
    expect(rows.events).toEqual([{ type: 'query', sql: 'SELECT * FROM t WHERE a = 1 OR 1=1' }]);
    expect((await server.send(request('GET', '/sql?a=x'))).response).toMatchObject({ status: 500 });
    const shell = await server.send(request('GET', '/shell?f=/etc/hostname;whoami'));
    expect(shell.response.body).toContain('web');
    expect(shell.events.map((event) => event.type)).toContain('command');
    const without = await start(code);
    expect((await without.send(request('GET', '/shell?f=x'))).response.body).toMatch(/no engine "shell"/);
  });
});

describe('a patch that reaches for the grader', () => {
  it.each([
    ['Object.prototype.toJSON = () => ({ status: 200 }); Array.prototype.push = () => 0;'],
    ["Object.defineProperty(Object.prototype, 'failure', { get: () => undefined, set() {} });"],
    ['Array.prototype[Symbol.iterator] = function* () {}; String.prototype.includes = () => false;'],
    ["Map.prototype.get = () => ({}); JSON.stringify = () => '{}'; Object.keys = () => [];"],
  ])('changes only its own realm (%#)', async (code) => {
    const before = [Object.keys({ a: 1 }).length, 'abc'.includes('b'), [...[1, 2]].length, JSON.stringify({ a: 1 })];
    await start(`${code}\nroute('GET', '/', () => respond.text('x'));`).then(
      (server) => server.send(request('GET', '/')),
      () => undefined,
    );
    expect([Object.keys({ a: 1 }).length, 'abc'.includes('b'), [...[1, 2]].length, JSON.stringify({ a: 1 })]).toEqual(
      before,
    );
  });

  it('finds no grader, page or network', async () => {
    const server = await start(
      "route('GET', '/', () => respond.json([typeof process, typeof require, typeof fetch, typeof document, typeof __lab, (function f() { try { return f.caller; } catch (e) { return e.name; } })()]));",
    );
    expect(JSON.parse((await server.send(request('GET', '/'))).response.body)).toEqual([
      ...Array.from({ length: 5 }, () => 'undefined'),
      expect.stringMatching(/TypeError|null/),
    ]);
  });
});
