import type { Schedules } from '../../../recordings/core/schedule';
import {
  LEVEL_NAMES,
  type Engine,
  type IsolationLevel,
  type RecordedScenario,
  type RecordedServer,
  type ScheduleEvent,
  type ScheduleNode,
} from './types';

type Left = NonNullable<ScheduleNode['left']>;

/** A point of a run in numbers: `[left]` at an end, otherwise the events and the next point of A and of B. */
type PackedNode = readonly [left: number] | readonly [aEvents: number, aNext: number, bEvents: number, bNext: number];

/** Trees of schedules without repetitions: many orders lead to the same point, and most events are equal to others. */
interface PackedSchedules {
  readonly events: readonly (readonly ScheduleEvent[])[];
  readonly lefts: readonly Left[];
  /** Every node follows the nodes that it refers to. */
  readonly nodes: readonly PackedNode[];
  /** The first point at each level, from the weakest to the strongest. */
  readonly roots: readonly number[];
}

/** Means that a session cannot go on from a point. */
const NONE = -1;

/** Gives equal values the same number. */
class Numbering<T> {
  readonly list: T[] = [];
  private readonly known = new Map<string, number>();

  numberOf(value: T): number {
    const key = JSON.stringify(value);
    const known = this.known.get(key);
    if (known !== undefined) return known;
    this.known.set(key, this.list.length);
    return this.list.push(value) - 1;
  }
}

/** Packs recorded trees for a page. */
function packSchedules(schedules: Schedules): PackedSchedules {
  const events = new Numbering<readonly ScheduleEvent[]>();
  const lefts = new Numbering<Left>();
  const nodes = new Numbering<PackedNode>();
  const pack = ({ a, b, left }: ScheduleNode): number => {
    if (!a && !b) return nodes.numberOf([lefts.numberOf(left ?? [])]);
    const side = (choice: ScheduleNode['a']): [number, number] =>
      choice ? [events.numberOf(choice.events), pack(choice.next)] : [NONE, NONE];
    return nodes.numberOf([...side(a), ...side(b)]);
  };
  const roots = LEVEL_NAMES.map((level) => pack(schedules[level]));
  return { events: events.list, lefts: lefts.list, nodes: nodes.list, roots };
}

/** Restores the recorded trees, with one object for equal points. */
function unpackSchedules({ events, lefts, nodes, roots }: PackedSchedules): Schedules {
  const unpacked: ScheduleNode[] = [];
  const at = <T>(list: readonly T[], index: number): T => {
    const value = list[index];
    if (value === undefined) throw new Error(`Packed schedules have no entry ${index}.`);
    return value;
  };
  for (const node of nodes) {
    if (node.length === 1) {
      unpacked.push({ left: at(lefts, node[0]) });
      continue;
    }
    const [aEvents, aNext, bEvents, bNext] = node;
    unpacked.push({
      ...(aNext !== NONE && { a: { events: at(events, aEvents), next: at(unpacked, aNext) } }),
      ...(bNext !== NONE && { b: { events: at(events, bEvents), next: at(unpacked, bNext) } }),
    });
  }
  return Object.fromEntries(
    LEVEL_NAMES.map((level, index): [IsolationLevel, ScheduleNode] => [level, at(unpacked, at(roots, index))]),
  ) as Schedules;
}

/** A scenario as a page fetches it. */
export interface PackedScenario extends Omit<RecordedScenario, 'servers'> {
  readonly servers: Readonly<Record<Engine, Omit<RecordedServer, 'levels'> & { readonly packed: PackedSchedules }>>;
}

/** Packs a scenario for a page. */
export function packScenario({ servers, ...scenario }: RecordedScenario): PackedScenario {
  const pack = ({ levels, ...server }: RecordedServer) => ({ ...server, packed: packSchedules(levels) });
  return { ...scenario, servers: { mysql: pack(servers.mysql), postgres: pack(servers.postgres) } };
}

/** Restores a recorded scenario. */
export function unpackScenario({ servers, ...scenario }: PackedScenario): RecordedScenario {
  const unpack = ({ packed, ...server }: PackedScenario['servers'][Engine]): RecordedServer => ({
    ...server,
    levels: unpackSchedules(packed),
  });
  return { ...scenario, servers: { mysql: unpack(servers.mysql), postgres: unpack(servers.postgres) } };
}
