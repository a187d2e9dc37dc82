import type { Scenario } from '../options/types';
import type { EventQueue } from '../schedule/EventQueue';

/** A virtual user as an executor sees it. */
export interface Worker {
  readonly id: number;
}

/** What executors need of the test. */
export interface ExecutorHost<User extends Worker = Worker> {
  readonly events: EventQueue;
  /** Takes an idle virtual user, or makes one. */
  acquire: (scenario: Scenario) => User;
  release: (user: User) => void;
  /** Counts a virtual user as active, or no longer. */
  setActive: (user: User, isActive: boolean) => void;
  /** Runs one iteration; `done` is called at its end, but not after an interruption. */
  iterate: (user: User, done: () => void) => void;
  /** Stops what the virtual user is doing. */
  interrupt: (user: User) => void;
  /** Notes iterations that were due and did not begin. */
  drop: (scenario: Scenario, count: number) => void;
}

/** Runs a scenario; `ended` is called once, when its last iteration has ended or was stopped. */
export type Executor<Kind extends Scenario> = <User extends Worker>(
  scenario: Kind,
  host: ExecutorHost<User>,
  ended: () => void,
) => void;
