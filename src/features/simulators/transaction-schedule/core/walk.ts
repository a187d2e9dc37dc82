import type {
  ScenarioStep,
  ScheduleEvent,
  ScheduleNode,
  ScheduleStep,
  SessionName,
  SessionState,
  SessionStates,
} from './types';

export type Sessions = Readonly<Record<SessionName, readonly ScenarioStep[]>>;

export const START: SessionStates = { a: { kind: 'ready', step: 0 }, b: { kind: 'ready', step: 0 } };

export function otherOf(session: SessionName): SessionName {
  return session === 'a' ? 'b' : 'a';
}

function stateAfter({ session, step, outcome }: ScheduleEvent, sessions: Sessions): SessionState {
  if (outcome === 'waits') return { kind: 'waiting', step };
  if (outcome !== 'done') return { kind: outcome };
  const steps = sessions[session];
  if (step + 1 < steps.length) return { kind: 'ready', step: step + 1 };
  return { kind: /^\s*ROLLBACK\b/i.test(steps[step]?.sql ?? '') ? 'rolledBack' : 'committed' };
}

/** The steps of a run with these picks; stops at a pick that was not recorded. */
export function stepsOf(root: ScheduleNode, picks: readonly SessionName[], sessions: Sessions): ScheduleStep[] {
  const steps: ScheduleStep[] = [];
  let [node, after] = [root, START];
  for (const pick of picks) {
    const choice = node[pick];
    if (!choice) break;
    node = choice.next;
    for (const event of choice.events) after = { ...after, [event.session]: stateAfter(event, sessions) };
    steps.push({ pick, events: choice.events, after, left: node.left });
  }
  return steps;
}

/**
 * The picks closest to an order that the tree may not allow: a waiting statement is picked as soon as it can go on, and
 * picks of a session that has nothing more to run are left out.
 */
export function follow(root: ScheduleNode, wanted: readonly SessionName[]): SessionName[] {
  const pending = [...wanted];
  const picks: SessionName[] = [];
  let node = root;
  for (;;) {
    const found = pending.findIndex((session) => node[session] !== undefined);
    const pick = pending[found];
    const choice = pick && node[pick];
    if (!choice) return picks;
    pending.splice(found, 1);
    picks.push(pick);
    node = choice.next;
  }
}

/** The outcome of a run: all events in order, and the rows of each check query. */
export interface Outcome {
  readonly events: readonly ScheduleEvent[];
  readonly left: NonNullable<ScheduleNode['left']>;
}

/** A complete run. */
interface Run extends Outcome {
  readonly picks: readonly SessionName[];
}

/** Every run of a tree. */
export function* runsOf(
  node: ScheduleNode,
  picks: readonly SessionName[] = [],
  events: readonly ScheduleEvent[] = [],
): Generator<Run> {
  if (!node.a && !node.b) yield { picks, events, left: node.left ?? [] };
  for (const session of ['a', 'b'] as const) {
    const choice = node[session];
    if (choice) yield* runsOf(choice.next, [...picks, session], [...events, ...choice.events]);
  }
}
