import type {
  IsolationLevel,
  Scenario,
  ScenarioStep,
  ScheduleEvent,
  ScheduleNode,
  Schedules,
  SessionName,
} from '../../../recordings/core/schedule';

export type { IsolationLevel, ScenarioStep, ScheduleEvent, ScheduleNode, SessionName };

export const ENGINES = ['mysql', 'postgres'] as const;
export type Engine = (typeof ENGINES)[number];

/** The levels from the weakest to the strongest, each with its name in an address. */
export const LEVEL_CODES: Readonly<Record<IsolationLevel, string>> = {
  'read uncommitted': 'ru',
  'read committed': 'rc',
  'repeatable read': 'rr',
  serializable: 'se',
};
export const LEVEL_NAMES = Object.keys(LEVEL_CODES) as IsolationLevel[];

/** The scenarios that were recorded, by the names of their folders. */
export const SCENARIOS = [
  'last-copy',
  'last-copy-locked',
  'last-copy-guarded',
  'transfer-report',
  'dirty-read',
  'write-skew',
  'lost-update',
  'phantom',
  'deadlock',
] as const;
export type ScenarioName = (typeof SCENARIOS)[number];

/** What one server did with a scenario. */
export interface RecordedServer {
  readonly version: string;
  readonly recordedOn: string;
  readonly levels: Schedules;
}

/** A scenario with all schedules, on each server. */
export interface RecordedScenario extends Pick<Scenario, 'sessions' | 'check'> {
  readonly name: ScenarioName;
  readonly servers: Readonly<Record<Engine, RecordedServer>>;
}

export interface ScheduleInput {
  readonly engine: Engine;
  readonly level: IsolationLevel;
  /** Whose next statement was picked, in order. */
  readonly picks: readonly SessionName[];
}

/** Where a session stands: what it runs next, or why it runs nothing. */
export type SessionState =
  | { readonly kind: 'ready' | 'waiting'; readonly step: number }
  | { readonly kind: 'committed' | 'rolledBack' | 'stopped' | 'failed' };

export type SessionStates = Readonly<Record<SessionName, SessionState>>;

/** One pick, and what the server did with it. */
export interface ScheduleStep {
  readonly pick: SessionName;
  readonly events: readonly ScheduleEvent[];
  readonly after: SessionStates;
  /** What is left once both sessions have ended: the rows of each check query. */
  readonly left: ScheduleNode['left'];
}

export interface ScheduleResult {
  readonly start: SessionStates;
  /** Everything that happened, in order. */
  readonly events: readonly ScheduleEvent[];
  /** What is left where both sessions have ended. */
  readonly left: ScheduleNode['left'];
}

/** More than any recorded schedule has; keeps an address from being read for long. */
export const MOST_PICKS = 40;
