import { beforeAll, describe, expect, it } from 'vitest';
import { worldOf } from './gradePatch';
import { SHOWN_SEED } from './lab';
import { labPage, type LabPage } from './labPage';
import { LabSession } from './LabSession';
import { parseRawRequest } from './rawRequest';
import { openInNode } from '../node/openInNode';
import { readLabs, type LoadedLab } from '../node/readLabs';

let loaded: LoadedLab;
let lab: LabPage;

beforeAll(async () => {
  loaded = (await readLabs()).find(({ id }) => id === 'insecure-direct-object-references-05')!;
  lab = labPage(loaded, 'en');
  // Every lab is read, which takes long on a busy machine.
}, 60_000);

const open = async (code = lab.server, version: 'original' | 'patch' = 'original') => {
  const session = new LabSession(lab, { open: openInNode, loadChecks: () => Promise.resolve(loaded.checks) });
  await session.start(code, version);
  return session;
};

const logIn = async (session: LabSession) => {
  const [account] = lab.accounts;
  await session.submit('POST', '/login', { account: account!.name, password: account!.password });
};

const raw = (text: string) => {
  const parsed = parseRawRequest(text, lab.host);
  if ('problem' in parsed) throw new Error(JSON.stringify(parsed.problem));
  return parsed.request;
};

describe('a session', () => {
  it('opens the first page, follows redirects and keeps the cookie', async () => {
    const session = await open();
    expect(session.getSnapshot().page?.response.body).toContain('Log in');
    await logIn(session);
    const { page, cookies, exchanges } = session.getSnapshot();
    expect(page?.request.target).toBe('/profile');
    expect(cookies[lab.host]?.SESSION).toMatch(/^[0-9a-f]{32}$/);
    expect(exchanges.map(({ request, response }) => `${request.method} ${request.target} ${response.status}`)).toEqual([
      'GET / 200',
      'POST /login 303',
      'GET /profile 200',
    ]);
    await session.back();
    expect(session.getSnapshot().page?.request.target).toBe('/profile');
  });

  it('reaches the goals by what the reader sends, and on the original server only', async () => {
    for (const version of ['original', 'patch'] as const) {
      const session = await open(lab.server, version);
      await logIn(session);
      const cookie = `Cookie: SESSION=${session.getSnapshot().cookies[lab.host]?.SESSION}`;
      await session.sendRaw(raw(`GET /api/profiles/2045 HTTP/1.1\n${cookie}`));
      await session.sendRaw(
        raw(`PUT /api/profiles/2042\n${cookie}\nContent-Type: application/json\n\n{"id":"2045","badge":"x"}`),
      );
      expect(session.getSnapshot().reached).toEqual(version === 'original' ? ['read', 'change'] : []);
    }
  });

  it('reaches no goal by opening a file that the reader has saved on WebWolf', async () => {
    const session = await open();
    const save = (content: string) => session.submit('POST', 'http://webwolf/upload', { name: 'x', content });
    const { others } = worldOf(loaded.checks, SHOWN_SEED, 'en').facts as { others: [{ phone: string }] };
    const [{ phone }] = others;
    await save(phone);
    await session.navigate('http://webwolf/files/x');
    expect(session.getSnapshot().page?.response.body).toBe(phone);
    await save('{"id":"2045","badge":"x"}');
    const answer = await session.sendRaw(raw('PUT /files/x HTTP/1.1\nHost: webwolf'));
    expect(answer?.response).toMatchObject({ status: 200, body: '{"id":"2045","badge":"x"}' });
    expect(session.getSnapshot().reached).toEqual([]);
  });

  it('sends a form with data-send as JSON, then loads its page again', async () => {
    const session = await open();
    await logIn(session);
    await session.submitAsScript('PUT', '/api/profiles/2042', { id: '2042', phone: '1', badge: 'teal' });
    const { answer, page } = session.getSnapshot();
    expect(answer?.request.body).toBe('{"id":"2042","phone":"1","badge":"teal"}');
    expect(page?.response.body).toContain('value="teal"');
    expect(session.getSnapshot().reached).toEqual([]);
  });

  it('says that a server is broken or stopped, and starts again', async () => {
    const session = await open('route("GET", "/", () => { for (;;); });', 'patch');
    expect(session.getSnapshot()).toMatchObject({ phase: 'stopped', problem: { reason: 'time' } });
    await session.start('let a = ;', 'patch');
    expect(session.getSnapshot()).toMatchObject({
      phase: 'broken',
      problem: { error: { name: 'SyntaxError', line: 1 } },
    });
    await session.start(lab.server, 'original');
    expect(session.getSnapshot().phase).toBe('ready');
  });
});
