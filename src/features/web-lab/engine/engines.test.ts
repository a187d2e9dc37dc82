import { describe, expect, it } from 'vitest';
import type { Exchange } from '../core/http';
import type { EngineName, ServerJob } from '../core/world';
import { openInNode } from '../node/openInNode';

const HOST = 'nha-sach.test';

async function exchangesOf(
  code: string,
  engines: readonly EngineName[],
  targets: readonly string[],
  world: Partial<ServerJob['world']> = {},
): Promise<Exchange[]> {
  const server = await openInNode({
    code,
    views: '',
    language: 'vi',
    host: HOST,
    engines,
    world: { seed: 'x', data: null, files: {}, ...world },
  });
  const exchanges: Exchange[] = [];
  for (const target of targets) {
    exchanges.push(await server.send({ method: 'GET', host: HOST, target, headers: [], body: '' }));
  }
  return exchanges;
}

describe('engines of a lab', () => {
  it('xml: opens virtual files, folders and hosts, which the evidence names', async () => {
    const code = `
      route('GET', '/xml', (request) => {
        try { return respond.text(parseXml(request.query.text, { entities: true }).text); }
        catch (error) { return respond.text(error.message, 400); }
      });`;
    const ask = (address: string) =>
      `/xml?text=${encodeURIComponent(`<!DOCTYPE a [<!ENTITY e SYSTEM "${address}">]><a>&e;</a>`)}`;
    const files = { '/etc/hostname': 'kho-1', '/home/an/secret.txt': 's' };
    const [folder, file, none, wolf] = await exchangesOf(
      code,
      ['xml'],
      [ask('file:///'), ask('file:///etc/hostname'), ask('file:///none'), ask('http://webwolf/landing?x=1')],
      { files },
    );
    expect(folder?.response.body).toBe('etc\nhome\n');
    expect(file?.response.body).toBe('kho-1');
    expect(file?.events).toContainEqual({ type: 'file', action: 'read', path: '/etc/hostname', found: true });
    expect(none?.response).toMatchObject({ status: 400, body: expect.stringContaining('file:///none') });
    expect(wolf?.events).toContainEqual(
      expect.objectContaining({ type: 'outgoing', request: expect.objectContaining({ target: '/landing?x=1' }) }),
    );
  });

  it('shell: runs a command line, or one program without a shell', async () => {
    const code = `
      route('GET', '/line', (request) => respond.text(shell('cat /srv/app/help/' + request.query.name).output));
      route('GET', '/program', (request) => respond.text(shell.run('cat', ['/srv/app/help/' + request.query.name]).output));`;
    const files = { '/srv/app/help/cart': 'cart\n' };
    const injected = encodeURIComponent('cart; whoami');
    const [line, program] = await exchangesOf(
      code,
      ['shell'],
      [`/line?name=${injected}`, `/program?name=${injected}`],
      { files },
    );
    expect(line?.response.body).toBe('cart\nweb\n');
    expect(line?.events).toContainEqual({ type: 'command', command: 'whoami' });
    expect(program?.response.body).toContain('No such file');
    expect(program?.events.filter(({ type }) => type === 'command')).toHaveLength(1);
  });

  it('sql: binds parameters, runs one statement a call and throws what SQLite says', async () => {
    const code = `
      const ask = (run) => { try { return respond.json(run()); } catch (error) { return respond.text(error.message, 500); } };
      route('GET', '/joined', (request) => ask(() => db.query('SELECT name FROM stations WHERE id = ' + request.query.id)));
      route('GET', '/bound', (request) => ask(() => db.query('SELECT name FROM stations WHERE id = ?', [request.query.id])));`;
    const sql = "CREATE TABLE stations (id INTEGER, name TEXT); INSERT INTO stations VALUES (1, 'Huế'), (2, 'Vinh');";
    const or = encodeURIComponent('1 OR 1=1');
    const two = encodeURIComponent('1; DELETE FROM stations');
    const [joined, bound, several, broken] = await exchangesOf(
      code,
      ['sql'],
      [`/joined?id=${or}`, `/bound?id=${or}`, `/joined?id=${two}`, '/joined?id=x%27'],
      { sql },
    );
    expect(JSON.parse(joined?.response.body ?? '')).toEqual([{ name: 'Huế' }, { name: 'Vinh' }]);
    expect(joined?.events).toContainEqual({ type: 'query', sql: 'SELECT name FROM stations WHERE id = 1 OR 1=1' });
    expect(JSON.parse(bound?.response.body ?? '')).toEqual([]);
    expect(several?.response).toMatchObject({ status: 500, body: 'only one statement can be run at a time' });
    expect(broken?.response).toMatchObject({ status: 500, body: expect.stringContaining('unrecognized token') });
  });
});
