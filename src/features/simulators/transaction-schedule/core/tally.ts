import { anomaliesOf, GOALS, type Anomaly } from './anomalies';
import { ENGINES, LEVEL_NAMES, type Engine, type IsolationLevel, type RecordedScenario } from './types';
import { runsOf } from './walk';

/** The counts of a level's schedules. */
export interface LevelTally {
  readonly schedules: number;
  /** Schedules that end with the anomaly of the scenario. */
  readonly withGoal: number;
  /** Schedules with an anomaly of any kind. */
  readonly withAny: number;
  /** Schedules in which the server refused a statement and rolled a session back. */
  readonly refused: number;
}

export type Tally = Readonly<Record<Engine, Readonly<Record<IsolationLevel, LevelTally>>>>;

function tallyLevel(recorded: RecordedScenario, engine: Engine, level: IsolationLevel): LevelTally {
  const root = recorded.servers[engine].levels[level];
  const goal: Anomaly = GOALS[recorded.name];
  const count = { schedules: 0, withGoal: 0, withAny: 0, refused: 0 };
  for (const run of runsOf(root)) {
    const anomalies = anomaliesOf(recorded, root, run);
    count.schedules += 1;
    count.withGoal += Number(anomalies.includes(goal));
    count.withAny += Number(anomalies.length > 0);
    count.refused += Number(run.events.some(({ outcome }) => outcome === 'failed'));
  }
  return count;
}

/** Counts the schedules of a scenario at every level of every server. */
export function tallyScenario(recorded: RecordedScenario): Tally {
  const each = <Key extends string, Value>(keys: readonly Key[], make: (key: Key) => Value) =>
    Object.fromEntries(keys.map((key) => [key, make(key)])) as Record<Key, Value>;
  return each(ENGINES, (engine) => each(LEVEL_NAMES, (level) => tallyLevel(recorded, engine, level)));
}

/**
 * The weakest level without a schedule with the anomaly; null where every level has one. A stronger level may have one
 * again: more locks bring more deadlocks.
 */
export function weakestSafeLevel(levels: Tally[Engine]): IsolationLevel | null {
  return LEVEL_NAMES.find((level) => levels[level].withGoal === 0) ?? null;
}
