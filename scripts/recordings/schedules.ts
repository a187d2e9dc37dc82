import { setTimeout as wait } from 'node:timers/promises';
import type { SqlResult } from '../../src/features/recordings/core/recording';
import type {
  IsolationLevel,
  Scenario,
  ScenarioStep,
  ScheduleChoice,
  ScheduleEvent,
  ScheduleNode,
  SessionName,
} from '../../src/features/recordings/core/schedule';
import type { SqlSession } from './sqlSession';

/** A server's answer to one statement of a schedule. */
export type Answer = Pick<SqlResult, 'rows' | 'changedRows' | 'error'>;

/** Runs a statement in a session and keeps the parts of the answer that a schedule needs. */
export async function answerOf(session: SqlSession, sql: string): Promise<Answer> {
  const { rows, changedRows, error } = await session.run(sql);
  return { ...(rows && { rows }), ...(changedRows !== undefined && { changedRows }), ...(error && { error }) };
}

/** A connection in which a program's statements run. */
export interface ScheduleSession {
  /** Sends a statement and resolves when the server answers, which may be never while another session holds a lock. */
  readonly run: (sql: string) => Promise<Answer>;
  /** Whether the server reports that this session waits for another session's lock. */
  readonly isBlocked: () => Promise<boolean>;
  readonly close: () => Promise<void>;
}

/** A server that runs schedules, one after another. */
export interface ScheduleServer {
  /** Resets the database to the state that `setup` creates. */
  readonly reset: (setup: readonly string[]) => Promise<void>;
  readonly open: (level: IsolationLevel) => Promise<ScheduleSession>;
  /** Statements that begin a transaction at an isolation level. */
  readonly begin: (level: IsolationLevel) => string;
  readonly check: (sql: string) => Promise<NonNullable<Answer['rows']>>;
}

/** A schedule server, with the connection that asks it which sessions wait. */
export interface OpenServer {
  readonly server: ScheduleServer;
  readonly version: string;
  readonly close: () => Promise<void>;
}

/** Error codes of MySQL and PostgreSQL for a transaction that was ended to resolve a deadlock. */
const DEADLOCKS: ReadonlySet<string> = new Set(['1213', '40P01']);
/** Pause before asking again whether a session waits: at the first report, its answer may already be on the way. */
const AGAIN_MS = 5;
const PATIENCE_MS = 20_000;

const OTHER: Readonly<Record<SessionName, SessionName>> = { a: 'b', b: 'a' };

/** A running program: its session, and the statement it waits for. */
class Program {
  private readonly kept = new Map<string, string>();
  private next = 0;
  private hasEnded = false;
  private settled: Answer | undefined;
  pending = false;

  constructor(
    private readonly name: SessionName,
    private readonly steps: readonly ScenarioStep[],
    private readonly session: ScheduleSession,
    private readonly begin: string,
  ) {}

  get canGoOn(): boolean {
    return !this.pending && !this.hasEnded;
  }

  get answered(): boolean {
    return this.settled !== undefined;
  }

  get lostADeadlock(): boolean {
    return DEADLOCKS.has(this.settled?.error?.code ?? '');
  }

  isBlocked(): Promise<boolean> {
    return this.session.isBlocked();
  }

  private get step(): ScenarioStep {
    const step = this.steps[this.next];
    if (!step) throw new Error(`Session ${this.name} has no step ${this.next}`);
    return step;
  }

  async send(): Promise<void> {
    if (this.next === 0) await this.session.run(this.begin);
    const sql = this.step.sql.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
      const value = this.kept.get(name);
      if (value === undefined) throw new Error(`Session ${this.name}: no value is kept under "${name}"`);
      return value;
    });
    this.pending = true;
    void this.session.run(sql).then((answer) => (this.settled = answer));
  }

  event(outcome: ScheduleEvent['outcome'], answer: Answer = {}): ScheduleEvent {
    return { session: this.name, step: this.next, outcome, ...answer };
  }

  /** Takes the answer that has arrived, and goes to the next step or ends. */
  async take(): Promise<ScheduleEvent> {
    const answer = this.settled ?? {};
    const { step } = this;
    const value = answer.rows?.[0]?.[0] ?? undefined;
    const stops =
      (step.stopAt !== undefined && value === step.stopAt) || (step.stopUnchanged === true && answer.changedRows === 0);
    const event = this.event(answer.error ? 'failed' : stops ? 'stopped' : 'done', answer);
    if (step.keep !== undefined && value !== undefined) this.kept.set(step.keep, value);
    this.settled = undefined;
    this.pending = false;
    this.next += 1;
    this.hasEnded = event.outcome !== 'done' || this.next === this.steps.length;
    if (event.outcome !== 'done') await this.session.run('ROLLBACK');
    return event;
  }

  close(): Promise<void> {
    return this.session.close();
  }
}

type Programs = Readonly<Record<SessionName, Program>>;

async function isBlockedForGood(program: Program): Promise<boolean> {
  if (!(await program.isBlocked())) return false;
  await wait(AGAIN_MS);
  return !program.answered && (await program.isBlocked());
}

/**
 * The session whose answer comes next, or none if all that remain wait for a lock of the other. Answers that arrive
 * together are ordered by cause and effect: the chosen statement, then what it has unblocked.
 */
async function nextAnswer(chosen: Program, other: Program): Promise<Program | undefined> {
  const end = Date.now() + PATIENCE_MS;
  while (Date.now() < end) {
    if (other.answered && other.lostADeadlock) return other;
    if (chosen.answered) return chosen;
    if (!chosen.pending && !other.pending) return undefined;
    if (other.answered && (!chosen.pending || (await isBlockedForGood(chosen)))) return other;
    // If both wait, the server has to resolve a deadlock.
    const waiting = [chosen, other].filter(({ pending }) => pending);
    const [only] = waiting;
    if (waiting.length === 1 && only && (await isBlockedForGood(only))) return undefined;
    await wait(1);
  }
  throw new Error('The server neither answers nor reports that a session is waiting');
}

/** Sends the next statement of a session, and collects events until nothing changes any more. */
async function choose(programs: Programs, name: SessionName): Promise<ScheduleEvent[]> {
  const chosen = programs[name];
  const other = programs[OTHER[name]];
  const events: ScheduleEvent[] = [];
  await chosen.send();
  for (;;) {
    const answered = await nextAnswer(chosen, other);
    const hasNotSaid = chosen.pending && !events.some(({ session }) => session === name);
    // The chosen statement waits if it is not the first to be answered.
    if (hasNotSaid && answered !== chosen) events.push(chosen.event('waits'));
    if (!answered) return events;
    events.push(await answered.take());
    if (!chosen.pending && !other.pending) return events;
  }
}

interface MutableNode {
  a?: MutableChoice;
  b?: MutableChoice;
  left?: ScheduleNode['left'];
}
interface MutableChoice {
  events: ScheduleChoice['events'];
  next: MutableNode;
}

/** The choices from the root of a tree to the first untried one, including it, or undefined if all have been tried. */
function untried(node: MutableNode, possible: Map<MutableNode, readonly SessionName[]>): SessionName[] | undefined {
  for (const name of possible.get(node) ?? []) {
    const choice = node[name];
    if (!choice) return [name];
    const rest = untried(choice.next, possible);
    if (rest) return [name, ...rest];
  }
  return undefined;
}

/**
 * Runs two programs in every order of their statements at one isolation level, each time on a new database, and returns
 * the tree of all orders. A session that waits for a lock cannot be chosen until its answer has arrived.
 */
export async function recordSchedules(
  server: ScheduleServer,
  { setup, sessions, check }: Scenario,
  level: IsolationLevel,
): Promise<ScheduleNode> {
  const root: MutableNode = {};
  const possible = new Map<MutableNode, readonly SessionName[]>();
  let path: SessionName[] | undefined = [];
  while (path) {
    await server.reset(setup);
    const begin = server.begin(level);
    const programs: Programs = {
      a: new Program('a', sessions.a, await server.open(level), begin),
      b: new Program('b', sessions.b, await server.open(level), begin),
    };
    let node = root;
    for (;;) {
      const able = (['a', 'b'] as const).filter((name) => programs[name].canGoOn);
      const known = possible.get(node);
      if (known && known.join() !== able.join())
        throw new Error(`The server did not behave the same way twice: ${path.join('')}`);
      possible.set(node, able);
      const name = path.shift() ?? able[0];
      if (name === undefined) break;
      const events = await choose(programs, name);
      const choice = (node[name] ??= { events, next: {} });
      if (JSON.stringify(choice.events) !== JSON.stringify(events))
        throw new Error(`The server answered differently the second time: ${JSON.stringify([choice.events, events])}`);
      node = choice.next;
    }
    node.left = await Promise.all(check.map((sql) => server.check(sql)));
    await Promise.all([programs.a.close(), programs.b.close()]);
    path = untried(root, possible);
  }
  return root;
}
