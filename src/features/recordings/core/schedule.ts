import * as z from 'zod';

/**
 * Every order in which two sessions can run their statements, and a real server's answers in each. Build code parses
 * with these schemas; pages import only the types.
 */

export const LEVELS = ['read uncommitted', 'read committed', 'repeatable read', 'serializable'] as const;
export type IsolationLevel = (typeof LEVELS)[number];

/** A session of a schedule. */
export type SessionName = 'a' | 'b';

const step = z.strictObject({
  /** `{name}` is replaced by a value that an earlier step of the same session has kept. */
  sql: z.string(),
  /** The name under which the program keeps the first value of the query's answer. */
  keep: z.string().optional(),
  /** The program gives up and rolls back when the first value of the answer is this one. */
  stopAt: z.string().optional(),
  /** The program gives up and rolls back when the statement has changed no row. */
  stopUnchanged: z.boolean().optional(),
});

/** The input of a recording: two programs on one small database. The first step of each also sends BEGIN. */
export const scenarioSchema = z.strictObject({
  setup: z.array(z.string()),
  sessions: z.strictObject({ a: z.array(step).min(1), b: z.array(step).min(1) }),
  /** Queries on the final state, sent when both programs have ended. */
  check: z.array(z.string()).min(1),
});

export type Scenario = z.infer<typeof scenarioSchema>;
export type ScenarioStep = z.infer<typeof step>;

/** One event of a statement. After `waits`, another event of the same step follows later. */
export interface ScheduleEvent {
  readonly session: SessionName;
  /** Index into the session's steps. */
  readonly step: number;
  /** `stopped`: the statement was answered, and the program gave up; `failed`: the server refused, and rolled back. */
  readonly outcome: 'done' | 'waits' | 'stopped' | 'failed';
  /** The rows of a query, as the server formats them. */
  readonly rows?: readonly (readonly (string | null)[])[] | undefined;
  readonly changedRows?: number | undefined;
  readonly error?:
    { readonly code: string; readonly sqlState?: string | undefined; readonly message: string } | undefined;
}

/** The effect of picking a session's next statement: its events in order, and the point that follows. */
export interface ScheduleChoice {
  readonly events: readonly ScheduleEvent[];
  readonly next: ScheduleNode;
}

/** A point of a run: the sessions that can go on from here (a waiting one cannot), or the end. */
export interface ScheduleNode {
  readonly a?: ScheduleChoice | undefined;
  readonly b?: ScheduleChoice | undefined;
  /** At the end: the rows of each query of `check`. */
  readonly left?: readonly (readonly (readonly (string | null)[])[])[] | undefined;
}

const value = z.string().nullable();

const event: z.ZodType<ScheduleEvent> = z.strictObject({
  session: z.enum(['a', 'b']),
  step: z.number().int().min(0),
  outcome: z.enum(['done', 'waits', 'stopped', 'failed']),
  rows: z.array(z.array(value)).optional(),
  changedRows: z.number().int().optional(),
  error: z.strictObject({ code: z.string(), sqlState: z.string().optional(), message: z.string() }).optional(),
});

const choice: z.ZodType<ScheduleChoice> = z.strictObject({
  events: z.array(event).min(1),
  next: z.lazy(() => node),
});

const node: z.ZodType<ScheduleNode> = z.strictObject({
  a: choice.optional(),
  b: choice.optional(),
  left: z.array(z.array(z.array(value))).optional(),
});

/** The recorded tree of all schedules of a scenario, for each isolation level. */
export const schedulesSchema = z.record(z.enum(LEVELS), node);

export type Schedules = Readonly<Record<IsolationLevel, ScheduleNode>>;
