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

/** The levels from the weakest to the strongest, each with its name in a URL. */
export const LEVEL_CODES: Readonly<Record<IsolationLevel, string>> = {
  'read uncommitted': 'ru',
  'read committed': 'rc',
  'repeatable read': 'rr',
  serializable: 'se',
};
export const LEVEL_NAMES = Object.keys(LEVEL_CODES) as IsolationLevel[];

/** The recorded scenarios, named as their folders. */
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
  'same-order',
  'insert-missing',
  'insert-first',
  'update-scan',
  'update-indexed',
] as const;
export type ScenarioName = (typeof SCENARIOS)[number];

/** A scenario's schedules on one server. */
export interface RecordedServer {
  readonly version: string;
  readonly recordedOn: string;
  readonly levels: Schedules;
}

/** A scenario with all its schedules on each server. */
export interface RecordedScenario extends Pick<Scenario, 'sessions' | 'check'> {
  readonly name: ScenarioName;
  readonly servers: Readonly<Record<Engine, RecordedServer>>;
}

export interface ScheduleInput {
  readonly engine: Engine;
  readonly level: IsolationLevel;
  /** The sessions picked to run their next statement, in order. */
  readonly picks: readonly SessionName[];
}

/** The state of a session: its next statement, or why it runs none. */
export type SessionState =
  | { readonly kind: 'ready' | 'waiting'; readonly step: number }
  | { readonly kind: 'committed' | 'rolledBack' | 'stopped' | 'failed' };

export type SessionStates = Readonly<Record<SessionName, SessionState>>;

/** One pick and its effects on the server. */
export interface ScheduleStep {
  readonly pick: SessionName;
  readonly events: readonly ScheduleEvent[];
  readonly after: SessionStates;
  /** The rows of each check query once both sessions have ended. */
  readonly left: ScheduleNode['left'];
}

export interface ScheduleResult {
  readonly start: SessionStates;
  /** All events in order. */
  readonly events: readonly ScheduleEvent[];
  /** The rows of each check query where both sessions have ended. */
  readonly left: ScheduleNode['left'];
}

/** More than any recorded schedule has; limits the work of reading a URL. */
export const MOST_PICKS = 40;
