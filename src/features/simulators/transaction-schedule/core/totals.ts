import { GOALS, type Anomaly } from './anomalies';
import { tallyScenario, type LevelTally, type Tally } from './tally';
import {
  ENGINES,
  LEVEL_NAMES,
  type Engine,
  type IsolationLevel,
  type RecordedScenario,
  type ScenarioName,
} from './types';

/** The scenarios that demonstrate an anomaly without a remedy. */
const COMPARED: readonly ScenarioName[] = [
  'dirty-read',
  'transfer-report',
  'phantom',
  'lost-update',
  'write-skew',
  'last-copy',
];

/** Scenarios that only compare how programs lock; the totals leave them out. */
const LOCKING: readonly ScenarioName[] = [
  'same-order',
  'insert-missing',
  'insert-first',
  'update-scan',
  'update-indexed',
];

/** How many schedules of a level end with the anomaly of a scenario. */
export interface AnomalyCount {
  readonly anomaly: Anomaly;
  readonly schedules: number;
  readonly withGoal: number;
}

/** The results of one server at one level. */
export interface LevelTotals {
  /** Only anomalies that occurred. */
  readonly anomalies: readonly AnomalyCount[];
  readonly schedules: number;
  readonly refused: number;
}

/** How many schedules of a pair of programs have a deadlock. */
export interface DeadlockCount {
  readonly scenario: ScenarioName;
  readonly counts: Readonly<Record<Engine, Readonly<Record<IsolationLevel, DeadlockTally>>>>;
}

type DeadlockTally = Pick<LevelTally, 'schedules' | 'withGoal'>;

/** The totals over the scenarios that demonstrate an anomaly or its remedy. */
export interface ScheduleTotals {
  readonly scenarios: number;
  readonly versions: Readonly<Record<Engine, string>>;
  readonly schedules: number;
  /** Schedules that end with an anomaly; deadlocks count as one. */
  readonly anomalous: number;
  /** Schedules in which a server refused a statement and rolled a session back. */
  readonly refused: number;
  /** Only the scenarios that demonstrate an anomaly without a remedy. */
  readonly levels: Readonly<Record<IsolationLevel, Readonly<Record<Engine, LevelTotals>>>>;
  /** The scenario of opposite orders, and those that only compare how programs lock. */
  readonly deadlocks: readonly DeadlockCount[];
}

function totalsAt(tallies: ReadonlyMap<ScenarioName, Tally>, engine: Engine, level: IsolationLevel): LevelTotals {
  const counts = COMPARED.flatMap((name) => {
    const tally = tallies.get(name);
    return tally ? [{ anomaly: GOALS[name], ...tally[engine][level] }] : [];
  });
  return {
    anomalies: counts
      .filter(({ withGoal }) => withGoal > 0)
      .map(({ anomaly, schedules, withGoal }) => ({ anomaly, schedules, withGoal })),
    schedules: counts.reduce((sum, { schedules }) => sum + schedules, 0),
    refused: counts.reduce((sum, { refused }) => sum + refused, 0),
  };
}

function deadlocksOf(scenario: ScenarioName, tally: Tally | undefined): DeadlockCount[] {
  if (!tally) return [];
  const countsOf = (engine: Engine) =>
    Object.fromEntries(
      LEVEL_NAMES.map((level) => {
        const { schedules, withGoal } = tally[engine][level];
        return [level, { schedules, withGoal }];
      }),
    ) as Record<IsolationLevel, DeadlockTally>;
  return [{ scenario, counts: { mysql: countsOf('mysql'), postgres: countsOf('postgres') } }];
}

/** Computes the totals, and the counts of deadlocks. */
export function totalsOf(scenarios: readonly [RecordedScenario, ...RecordedScenario[]]): ScheduleTotals {
  const tallies = new Map(scenarios.map((scenario) => [scenario.name, tallyScenario(scenario)] as const));
  const counted = [...tallies].filter(([name]) => !LOCKING.includes(name));
  const levels = counted.flatMap(([, tally]) =>
    ENGINES.flatMap((engine) => LEVEL_NAMES.map((level) => tally[engine][level])),
  );
  const sum = (key: 'schedules' | 'withAny' | 'refused') => levels.reduce((total, level) => total + level[key], 0);
  const { mysql, postgres } = scenarios[0].servers;
  return {
    scenarios: counted.length,
    versions: { mysql: mysql.version, postgres: postgres.version },
    schedules: sum('schedules'),
    anomalous: sum('withAny'),
    refused: sum('refused'),
    levels: Object.fromEntries(
      LEVEL_NAMES.map((level) => [
        level,
        { mysql: totalsAt(tallies, 'mysql', level), postgres: totalsAt(tallies, 'postgres', level) },
      ]),
    ) as ScheduleTotals['levels'],
    deadlocks: (['deadlock', ...LOCKING] as const).flatMap((name) => deadlocksOf(name, tallies.get(name))),
  };
}
