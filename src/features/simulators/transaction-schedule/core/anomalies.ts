import type { RecordedScenario, ScheduleEvent, ScenarioName, ScheduleNode, SessionName } from './types';
import { otherOf, type Outcome } from './walk';

export const ANOMALIES = [
  'oversold',
  'lostUpdate',
  'dirtyRead',
  'nonRepeatableRead',
  'readSkew',
  'phantom',
  'writeSkew',
  'deadlock',
] as const;
export type Anomaly = (typeof ANOMALIES)[number];

/** The anomaly that each scenario demonstrates, which its exercises ask for. */
export const GOALS: Readonly<Record<ScenarioName, Anomaly>> = {
  'last-copy': 'oversold',
  'last-copy-locked': 'oversold',
  'last-copy-guarded': 'oversold',
  'transfer-report': 'readSkew',
  'dirty-read': 'dirtyRead',
  'write-skew': 'writeSkew',
  'lost-update': 'lostUpdate',
  phantom: 'phantom',
  deadlock: 'deadlock',
  'same-order': 'deadlock',
  'insert-missing': 'deadlock',
  'insert-first': 'deadlock',
  'update-scan': 'deadlock',
  'update-indexed': 'deadlock',
};

const DEADLOCK_CODES = new Set(['1213', '40P01']);

type Programs = Pick<RecordedScenario, 'name' | 'sessions'>;

const isDeadlock = ({ error }: ScheduleEvent): boolean => error !== undefined && DEADLOCK_CODES.has(error.code);
const isEnd = ({ outcome }: ScheduleEvent, step: number, length: number): boolean =>
  outcome === 'stopped' || outcome === 'failed' || (outcome === 'done' && step === length - 1);

/** The events of a session that runs to its end while the other session has not begun. */
function readAlone(root: ScheduleNode, session: SessionName): readonly ScheduleEvent[] {
  const events: ScheduleEvent[] = [];
  for (let choice = root[session]; choice; choice = choice.next[session]) events.push(...choice.events);
  return events;
}

const sameRows = (left: ScheduleEvent, right: ScheduleEvent): boolean =>
  JSON.stringify(left.rows) === JSON.stringify(right.rows);

/**
 * Finds the anomalies of a complete run.
 *
 * A read is dirty where it differs from the initial value although the other session, the only one that can have
 * changed it, has not ended. An update is lost where both programs computed their new value from the same old value and
 * both committed.
 *
 * @param root - the root of the tree of this level
 */
export function anomaliesOf({ name, sessions }: Programs, root: ScheduleNode, { events, left }: Outcome): Anomaly[] {
  const found = new Set<Anomaly>();
  const sqlOf = ({ session, step }: ScheduleEvent): string => sessions[session][step]?.sql ?? '';
  const hasEnded = { a: false, b: false };
  for (const event of events) {
    const { session, step } = event;
    if (isDeadlock(event)) found.add('deadlock');
    if (event.rows) {
      const alone = readAlone(root, session).find((other) => other.step === step && other.rows);
      if (alone && !sameRows(alone, event) && !hasEnded[otherOf(session)]) found.add('dirtyRead');
      const earlier = events
        .slice(0, events.indexOf(event))
        .find((other) => other.session === session && other.rows && sqlOf(other) === sqlOf(event));
      if (earlier && !sameRows(earlier, event)) found.add(name === 'phantom' ? 'phantom' : 'nonRepeatableRead');
    }
    hasEnded[session] ||= isEnd(event, step, sessions[session].length);
  }
  const done = (session: SessionName) =>
    events.filter((event) => event.session === session && event.outcome === 'done');
  const hasCommitted = (session: SessionName) => done(session).some((event) => /^\s*COMMIT\b/i.test(sqlOf(event)));
  const both = hasCommitted('a') && hasCommitted('b');
  const kept = (session: SessionName) =>
    done(session).find(({ step }) => sessions[session][step]?.keep)?.rows?.[0]?.[0];
  if (both && kept('a') !== undefined && kept('a') === kept('b')) found.add('lostUpdate');
  if (name.startsWith('last-copy') && both) found.add('oversold');
  if (name === 'write-skew' && both && left[0]?.[0]?.[0] === '0') found.add('writeSkew');
  if (name === 'transfer-report') {
    const reads = done('b').flatMap(({ rows }) => rows?.[0]?.[0] ?? []);
    const sum = reads.reduce((total, copies) => total + Number(copies), 0);
    if (reads.length === 2 && sum !== Number(left[0]?.[0]?.[0])) found.add('readSkew');
  }
  return ANOMALIES.filter((anomaly) => found.has(anomaly));
}
