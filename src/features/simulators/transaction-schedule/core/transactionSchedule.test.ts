import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../shared/core/seededRandom';
import { stateCodec } from '../../shared/core/urlState';
import { readScenarios } from '../node/readScenarios';
import { anomaliesOf, GOALS, type Anomaly } from './anomalies';
import { transactionSchedule } from './definition';
import { packScenario, unpackScenario } from './packSchedules';
import { tallyScenario, weakestSafeLevel } from './tally';
import { totalsOf } from './totals';
import {
  ENGINES,
  LEVEL_NAMES,
  type Engine,
  type IsolationLevel,
  type RecordedScenario,
  type ScenarioName,
  type ScheduleEvent,
  type ScheduleNode,
  type SessionName,
} from './types';
import { follow, runsOf, type Outcome } from './walk';

const root = path.resolve(import.meta.dirname, '../../../../..');
const scenarios = readScenarios(root);

/** Every recorded tree. */
const trees = scenarios.flatMap((recorded) =>
  ENGINES.flatMap((engine) =>
    LEVEL_NAMES.map((level) => ({ recorded, engine, level, tree: recorded.servers[engine].levels[level] })),
  ),
);
const named = trees.map((each) => [`${each.recorded.name}, ${each.engine}, ${each.level}`, each] as const);

const firstValue = ({ rows }: Pick<ScheduleEvent, 'rows'>) => rows?.[0]?.[0];

/** Finds anomalies without knowing the programs, by values that occur only in these scenarios. */
const BRUTE: Readonly<Record<string, (run: Outcome) => boolean>> = {
  'last-copy oversold': ({ left }) => left[1]?.[0]?.[0] === '2',
  'last-copy-locked oversold': ({ left }) => left[1]?.[0]?.[0] === '2',
  'last-copy-guarded oversold': ({ left }) => left[1]?.[0]?.[0] === '2',
  // 20 copies plus 10 minus 1 is 29; where a session was refused, only the other one changed the stock.
  'lost-update lostUpdate': ({ events, left }) =>
    left[0]?.[0]?.[0] !== '29' && events.every(({ outcome }) => outcome !== 'failed'),
  'write-skew writeSkew': ({ left }) => left[0]?.[0]?.[0] === '0',
  'phantom phantom': ({ events }) => new Set(events.flatMap((event) => firstValue(event) ?? [])).size === 2,
  'dirty-read dirtyRead': ({ events }) => events.some((event) => firstValue(event) === '0'),
  'dirty-read nonRepeatableRead': ({ events }) =>
    new Set(events.flatMap((event) => firstValue(event) ?? [])).size === 2,
  // 30 and 10 before, 25 and 15 after; any other pair mixes two moments.
  'transfer-report readSkew': ({ events }) => {
    const read = events.flatMap((event) => firstValue(event) ?? []).join();
    return read.includes(',') && read !== '30,10' && read !== '25,15';
  },
  'transfer-report dirtyRead': ({ events }) => {
    const end = events.findIndex(({ session, step, outcome }) => session === 'a' && step === 2 && outcome === 'done');
    const before = end < 0 ? events : events.slice(0, end);
    return before.some((event) => ['25', '15'].includes(firstValue(event) ?? ''));
  },
};

const hasDeadlock = ({ events }: Outcome) => events.some(({ error }) => /deadlock/i.test(error?.message ?? ''));

describe.each(named)('%s', (_, { recorded, tree }) => {
  const runs = [...runsOf(tree)];

  it('has schedules, each with its final rows', () => {
    expect(runs.length).toBeGreaterThan(0);
    for (const { left } of runs) expect(left).toHaveLength(recorded.check.length);
  });

  it('finds the same anomalies as a check of the rows', () => {
    for (const run of runs) {
      const found = anomaliesOf(recorded, tree, run);
      const where = `${run.picks.join('')}: ${JSON.stringify(run)}`;
      expect(found.includes('deadlock'), where).toBe(hasDeadlock(run));
      for (const [key, holds] of Object.entries(BRUTE)) {
        const [name, anomaly] = key.split(' ') as [string, Anomaly];
        if (name === recorded.name) expect(found.includes(anomaly), `${anomaly} in ${where}`).toBe(holds(run));
      }
    }
  });

  it('marks a session as ready exactly when the tree lets it go on', () => {
    const definition = transactionSchedule(recorded);
    for (const run of runs) {
      const engine = ENGINES.find((each) => Object.values(recorded.servers[each].levels).includes(tree)) ?? 'mysql';
      const level = LEVEL_NAMES.find((each) => recorded.servers[engine].levels[each] === tree) ?? 'serializable';
      let node: ScheduleNode = tree;
      for (const step of definition.simulate({ engine, level, picks: run.picks }).steps) {
        node = node[step.pick]?.next ?? {};
        for (const session of ['a', 'b'] as const)
          expect(step.after[session].kind === 'ready').toBe(node[session] !== undefined);
      }
    }
  });
});

describe.each(scenarios.map((recorded) => [recorded.name, recorded] as const))('%s', (_, recorded) => {
  it('unpacks to the recorded scenario', () => {
    const packed = JSON.parse(JSON.stringify(packScenario(recorded))) as ReturnType<typeof packScenario>;
    expect(unpackScenario(packed)).toEqual(recorded);
  });

  it('counts every schedule, and finds the weakest level without the anomaly', () => {
    const tally = tallyScenario(recorded);
    for (const engine of ENGINES) {
      const bad = LEVEL_NAMES.map((level) => {
        const tree = recorded.servers[engine].levels[level];
        const runs = [...runsOf(tree)];
        expect(tally[engine][level].schedules).toBe(runs.length);
        const goal = GOALS[recorded.name];
        return runs.filter((run) => anomaliesOf(recorded, tree, run).includes(goal)).length;
      });
      const weakest = weakestSafeLevel(tally[engine]);
      const from = weakest === null ? LEVEL_NAMES.length : LEVEL_NAMES.indexOf(weakest);
      expect(bad[from] ?? 0).toBe(0);
      expect(bad.slice(0, from)).not.toContain(0);
    }
  });

  it('follows any order of picks, and changes none that it can follow', () => {
    const { codec, simulate } = transactionSchedule(recorded);
    const picks = fc.array(fc.constantFrom<SessionName>('a', 'b'), { maxLength: 12 });
    fc.assert(
      fc.property(fc.constantFrom(...ENGINES), fc.constantFrom(...LEVEL_NAMES), picks, (engine, level, wanted) => {
        const tree = recorded.servers[engine].levels[level];
        const followed = follow(tree, wanted);
        expect(follow(tree, followed)).toEqual(followed);
        const input = { engine, level, picks: followed };
        expect(codec.parse(codec.serialize(input))).toEqual({ ok: true, value: input });
        expect(simulate(input).steps).toHaveLength(followed.length);
        const isRecorded = followed.join('') === wanted.join('');
        expect(codec.parse(codec.serialize({ engine, level, picks: wanted })).ok).toBe(isRecorded);
      }),
      { numRuns: 2000 },
    );
  });

  it('generates exercises that run to their end', () => {
    const { randomInput, codec, simulate } = transactionSchedule(recorded);
    const example = { engine: 'mysql', level: 'serializable', picks: [] } as const;
    for (let seed = 1; seed <= 300; seed += 1) {
      const input = randomInput(seededRandom(seed), example);
      expect(codec.parse(codec.serialize(input)).ok).toBe(true);
      expect(simulate(input).result.left).toBeDefined();
    }
  });

  it('refuses URLs that name no recorded run, without an error', () => {
    const codec = stateCodec(transactionSchedule(recorded).codec);
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), (text) => {
        const parsed = codec.parse(text);
        if (parsed.ok) expect(codec.parse(codec.serialize(parsed.value))).toEqual(parsed);
      }),
      { numRuns: 2000 },
    );
    for (const text of ['', 'mysql.rr', 'oracle.rr.ab', 'mysql.xx.ab', 'mysql.rr.abc', `mysql.rr.${'a'.repeat(41)}`])
      expect(codec.parse(text).ok, text).toBe(false);
  });
});

/** Scenarios that only compare how programs lock. */
const LOCKING = new Set(['same-order', 'insert-missing', 'insert-first', 'update-scan', 'update-indexed']);

it('counts the totals of the other scenarios', () => {
  const totals = totalsOf(scenarios);
  const counted = trees.filter(({ recorded }) => !LOCKING.has(recorded.name));
  const runs = counted.map(({ recorded, tree }) => ({ recorded, tree, runs: [...runsOf(tree)] }));
  expect(totals.scenarios).toBe(scenarios.length - LOCKING.size);
  expect(totals.schedules).toBe(runs.reduce((sum, each) => sum + each.runs.length, 0));
  const anomalous = runs.flatMap(({ recorded, tree, runs: all }) =>
    all.filter((run) => anomaliesOf(recorded, tree, run).length > 0),
  );
  expect(totals.anomalous).toBe(anomalous.length);
});

describe('what day 27 says of the recordings', () => {
  const { levels } = totalsOf(scenarios);
  const namesAt = (engine: Engine, level: IsolationLevel) =>
    levels[level][engine].anomalies.map(({ anomaly }) => anomaly);
  const tallyOf = (name: ScenarioName) => {
    const recorded = scenarios.find((each) => each.name === name);
    if (!recorded) throw new Error(`${name} was not recorded.`);
    return tallyScenario(recorded);
  };

  it('sells the last copy twice at the default level of both servers', () => {
    expect(namesAt('mysql', 'repeatable read')).toContain('oversold');
    expect(namesAt('postgres', 'read committed')).toContain('oversold');
  });

  it('loses updates at REPEATABLE READ on MySQL, and refuses them on PostgreSQL', () => {
    expect(namesAt('mysql', 'repeatable read')).toEqual(['lostUpdate', 'writeSkew', 'oversold']);
    expect(namesAt('postgres', 'repeatable read')).toEqual(['writeSkew']);
    expect(tallyOf('lost-update').mysql['repeatable read'].refused).toBe(0);
    expect(tallyOf('lost-update').postgres['repeatable read'].refused).toBeGreaterThan(0);
  });

  it('has dirty reads only on MySQL at READ UNCOMMITTED, and no anomaly at SERIALIZABLE', () => {
    const dirty = ENGINES.flatMap((engine) =>
      LEVEL_NAMES.filter((level) => namesAt(engine, level).includes('dirtyRead')).map((level) => `${engine} ${level}`),
    );
    expect(dirty).toEqual(['mysql read uncommitted']);
    for (const engine of ENGINES) expect(namesAt(engine, 'serializable')).toEqual([]);
  });

  it('prevents overselling at every level, on PostgreSQL from REPEATABLE READ upwards by refusing', () => {
    for (const name of ['last-copy-locked', 'last-copy-guarded'] as const) {
      const tally = tallyOf(name);
      for (const level of LEVEL_NAMES) {
        for (const engine of ENGINES) expect(tally[engine][level].withGoal).toBe(0);
        expect(tally.mysql[level].refused).toBe(0);
        expect(tally.postgres[level].refused > 0).toBe(LEVEL_NAMES.indexOf(level) >= 2);
      }
    }
  });

  it('has deadlocks at every level, and refuses by deadlock on MySQL, by 40001 on PostgreSQL', () => {
    for (const engine of ENGINES)
      for (const level of LEVEL_NAMES) expect(tallyOf('deadlock')[engine][level].withGoal).toBeGreaterThan(0);
    const codes = (engine: Engine) => {
      const errors = trees
        .filter((each) => each.engine === engine && each.level === 'serializable')
        .filter(({ recorded }) => recorded.name !== 'deadlock' && !LOCKING.has(recorded.name))
        .flatMap(({ tree }) =>
          [...runsOf(tree)].flatMap(({ events }) => events.flatMap(({ error }) => error?.code ?? [])),
        );
      return [...new Set(errors)];
    };
    expect(codes('mysql')).toEqual(['1213']);
    expect(codes('postgres')).toEqual(['40001']);
  });
});

describe('what the post about deadlocks says of the recordings', () => {
  const { deadlocks } = totalsOf(scenarios);
  const deadlocksAt = (engine: Engine, level: IsolationLevel) =>
    deadlocks.filter(({ counts }) => counts[engine][level].withGoal > 0).map(({ scenario }) => scenario);

  it('has deadlocks in a gap and in a scan only on MySQL, from REPEATABLE READ upwards', () => {
    for (const level of ['read uncommitted', 'read committed'] as const)
      expect(deadlocksAt('mysql', level)).toEqual(['deadlock']);
    for (const level of ['repeatable read', 'serializable'] as const)
      expect(deadlocksAt('mysql', level)).toEqual(['deadlock', 'insert-missing', 'update-scan']);
    for (const level of LEVEL_NAMES) expect(deadlocksAt('postgres', level)).toEqual(['deadlock']);
  });
});

describe('a schedule with a wait, made by hand', () => {
  const end = (left: string): ScheduleNode => ({ left: [[[left]]] });
  const done = (session: SessionName, step: number): ScheduleEvent => ({ session, step, outcome: 'done' });
  /** A waits for B, and its statement finishes when B commits. */
  const waiting: ScheduleNode = {
    b: {
      events: [done('b', 0)],
      next: {
        a: {
          events: [{ session: 'a', step: 0, outcome: 'waits' }],
          next: {
            b: { events: [done('b', 1), done('a', 0)], next: { a: { events: [done('a', 1)], next: end('1') } } },
          },
        },
      },
    },
  };
  const levels = Object.fromEntries(LEVEL_NAMES.map((level) => [level, waiting])) as Record<
    IsolationLevel,
    ScheduleNode
  >;
  const server = { version: '1', recordedOn: '2026-11-24', levels };
  const steps = [{ sql: 'UPDATE books SET stock = 1' }, { sql: 'COMMIT' }];
  const recorded: RecordedScenario = {
    name: 'deadlock',
    sessions: { a: steps, b: steps },
    check: ['SELECT stock FROM books'],
    servers: { mysql: server, postgres: server },
  };

  it('picks a waiting statement as soon as it can go on', () => {
    expect(follow(waiting, ['a', 'a', 'b', 'b'])).toEqual(['b', 'a', 'b', 'a']);
    expect(follow(waiting, ['a'])).toEqual([]);
  });

  it('knows the state of each session after each pick', () => {
    const picks: SessionName[] = ['b', 'a', 'b', 'a'];
    const { steps: run, result } = transactionSchedule(recorded).simulate({
      engine: 'mysql',
      level: 'read committed',
      picks,
    });
    expect(run.map(({ after }) => [after.a, after.b])).toEqual([
      [
        { kind: 'ready', step: 0 },
        { kind: 'ready', step: 1 },
      ],
      [
        { kind: 'waiting', step: 0 },
        { kind: 'ready', step: 1 },
      ],
      [{ kind: 'ready', step: 1 }, { kind: 'committed' }],
      [{ kind: 'committed' }, { kind: 'committed' }],
    ]);
    expect(result.left).toEqual([[['1']]]);
  });

  it('refuses a pick of a waiting session', () => {
    const { codec } = transactionSchedule(recorded);
    expect(codec.parse('mysql.rc.bab').ok).toBe(true);
    expect(codec.parse('mysql.rc.baa').ok).toBe(false);
  });
});
