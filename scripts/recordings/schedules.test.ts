import { describe, expect, it } from 'vitest';
import type { ScenarioStep, ScheduleNode } from '../../src/features/recordings/core/schedule';
import { recordSchedules, type Answer, type ScheduleServer, type ScheduleSession } from './schedules';

/**
 * A server with one number and exclusive locks by name: `lock x` waits for the holder, and fails if that would close a
 * cycle; `read` and `write n` need no lock; `commit` and `rollback` release locks.
 */
function lockServer(): ScheduleServer {
  let value = '0';
  const holders = new Map<string, object>();
  const waiting = new Map<object, { name: string; answer: (answer: Answer) => void }>();

  const release = (session: object): void => {
    for (const [name, holder] of [...holders]) {
      if (holder !== session) continue;
      holders.delete(name);
      const next = [...waiting].find(([, wait]) => wait.name === name);
      if (!next) continue;
      holders.set(name, next[0]);
      waiting.delete(next[0]);
      next[1].answer({ changedRows: 1 });
    }
  };
  const lock = (session: object, name: string): Promise<Answer> => {
    const holder = holders.get(name);
    if (!holder || holder === session) {
      holders.set(name, session);
      return Promise.resolve({ changedRows: 1 });
    }
    if (waiting.has(holder)) return Promise.resolve({ error: { code: '40P01', message: 'deadlock' } });
    return new Promise((answer) => waiting.set(session, { name, answer }));
  };
  const open = (): Promise<ScheduleSession> => {
    const session = {};
    return Promise.resolve({
      run: (sql) => {
        const [word = '', name = ''] = sql.toLowerCase().split(' ');
        if (word === 'lock') return lock(session, name);
        if (word === 'write') value = name;
        if (word === 'commit' || word === 'rollback') release(session);
        return Promise.resolve(word === 'read' ? { rows: [[value]] } : {});
      },
      isBlocked: () => Promise.resolve(waiting.has(session)),
      close: () => Promise.resolve(),
    });
  };
  return {
    reset: ([start = '0']) => {
      value = start;
      holders.clear();
      waiting.clear();
      return Promise.resolve();
    },
    open,
    begin: () => 'begin',
    check: () => Promise.resolve([[value]]),
  };
}

/** All schedules of a tree, written as `outcome of each event = remaining value`. */
function runs(node: ScheduleNode, before = ''): string[] {
  if (node.left) return [`${before.trim()} = ${String(node.left[0]?.[0]?.[0])}`];
  return (['a', 'b'] as const).flatMap((name) => {
    const choice = node[name];
    const events = choice?.events.map(
      ({ session, step, outcome }) => `${session}${step}${outcome === 'done' ? '' : `-${outcome}`}`,
    );
    return choice ? runs(choice.next, `${before} ${events?.join(' ')}`) : [];
  });
}

const steps = (...texts: (string | ScenarioStep)[]): ScenarioStep[] =>
  texts.map((step) => (typeof step === 'string' ? { sql: step } : step));
const record = (a: ScenarioStep[], b: ScenarioStep[], setup = ['0']) =>
  recordSchedules(lockServer(), { setup, sessions: { a, b }, check: ['read'] }, 'read committed').then((tree) =>
    runs(tree),
  );

describe('recordSchedules', () => {
  it('tries every order of statements that do not wait, as many as the binomial coefficient', async () => {
    const free = steps('read', 'read', 'commit');
    expect(new Set(await record(free, free)).size).toBe(20);
  });

  it('lets a session wait until the other releases its lock', async () => {
    expect(await record(steps('lock x', 'commit'), steps('lock x', 'commit'))).toEqual([
      'a0 a1 b0 b1 = 0',
      'a0 b0-waits a1 b0 b1 = 0',
      'b0 a0-waits b1 a0 a1 = 0',
      'b0 b1 a0 a1 = 0',
    ]);
  });

  it('rolls back the session that loses a deadlock, which frees the other', async () => {
    const found = await record(steps('lock x', 'lock y', 'commit'), steps('lock y', 'lock x', 'commit'));
    expect(found).toContain('a0 b0 a1-waits b1-failed a1 a2 = 0');
    expect(found).toContain('b0 a0 b1-waits a1-failed b1 b2 = 0');
    expect(found).toHaveLength(8);
  });

  it('inserts kept values, and ends a program that stops at a value', async () => {
    const buy = steps({ sql: 'read', keep: 'stock', stopAt: '0' }, 'write {stock}00', 'commit');
    const found = await record(buy, steps('write 0', 'commit'), ['7']);
    expect(found).toContain('a0 a1 a2 b0 b1 = 0');
    expect(found).toContain('a0 b0 b1 a1 a2 = 700');
    expect(found).toContain('b0 a0-stopped b1 = 0');
  });

  it('ends a program whose statement changed nothing, if the scenario says so', async () => {
    const server = lockServer();
    const open = (): Promise<ScheduleSession> =>
      Promise.resolve({
        run: () => Promise.resolve({ changedRows: 0 }),
        isBlocked: () => Promise.resolve(false),
        close: () => Promise.resolve(),
      });
    const sessions = { a: [{ sql: 'lock x', stopUnchanged: true }, { sql: 'commit' }], b: steps('commit') };
    const tree = await recordSchedules({ ...server, open }, { setup: [], sessions, check: ['read'] }, 'serializable');
    expect(runs(tree)).toEqual(['a0-stopped b0 = 0', 'b0 a0-stopped = 0']);
  });

  it('rejects a server that answers differently the second time', async () => {
    let calls = 0;
    const server = lockServer();
    const open = async (): Promise<ScheduleSession> => ({
      ...(await server.open('read committed')),
      run: () => Promise.resolve({ changedRows: (calls += 1) }),
    });
    const sessions = { a: steps('write 1'), b: steps('write 1') };
    const three = { a: [...sessions.a, ...sessions.a], b: sessions.b };
    await expect(
      recordSchedules({ ...server, open }, { setup: [], sessions: three, check: ['read'] }, 'serializable'),
    ).rejects.toThrow(/answered differently/);
  });
});
