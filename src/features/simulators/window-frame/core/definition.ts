import { listOf, oneOf, record, refine } from '../../shared/core/codecs';
import type { Codec, Random, SimulatorDefinition } from '../../shared/core/trace';
import { isFrame, simulate } from './simulate';
import {
  AGGREGATES,
  LIMITS,
  UNITS,
  type Bound,
  type BoundKind,
  type FrameStep,
  type WindowInput,
  type WindowResult,
  type WindowRow,
} from './types';

const LETTERS: Record<BoundKind, string> = {
  unboundedPreceding: 'up',
  preceding: 'p',
  current: 'c',
  following: 'f',
  unboundedFollowing: 'uf',
};

/** `p2` is 2 PRECEDING, `c` CURRENT ROW, `uf` UNBOUNDED FOLLOWING. */
const bound: Codec<Bound> = {
  parse: (text) => {
    const match = /^(up|uf|c)$|^([pf])(\d{1,2})$/.exec(text);
    const letters = match?.[1] ?? match?.[2];
    const kind = (Object.keys(LETTERS) as BoundKind[]).find((each) => LETTERS[each] === letters);
    const offset = Number(match?.[3] ?? 0);
    return kind && offset <= LIMITS.offset ? { ok: true, value: { kind, offset } } : { ok: false };
  },
  serialize: ({ kind, offset }) => LETTERS[kind] + (kind === 'preceding' || kind === 'following' ? offset : ''),
};

const row: Codec<WindowRow> = {
  parse: (text) => {
    const match = /^(\d{1,2})-(\d{1,3})$/.exec(text);
    return match ? { ok: true, value: { key: Number(match[1]), value: Number(match[2]) } } : { ok: false };
  },
  serialize: ({ key, value }) => `${key}-${value}`,
};

function randomInput(random: Random, current: WindowInput): WindowInput {
  const offset = random.integer(1, 2);
  const rows: WindowRow[] = [];
  let key = 1;
  while (rows.length < 7) {
    rows.push({ key, value: 10 * random.integer(1, 9) });
    key += random.integer(0, 2);
  }
  const end: Bound = random.pick([
    { kind: 'current', offset: 0 },
    { kind: 'following', offset: 1 },
  ]);
  return { ...current, unit: random.pick(['rows', 'range']), start: { kind: 'preceding', offset }, end, rows };
}

export const windowFrame: SimulatorDefinition<WindowInput, FrameStep, WindowResult> = {
  codec: refine(
    record<WindowInput>({
      unit: oneOf(UNITS),
      start: bound,
      end: bound,
      aggregate: oneOf(AGGREGATES),
      rows: listOf(row, { min: 1, max: LIMITS.rows, separator: '_' }),
    }),
    isFrame,
  ),
  simulate,
  randomInput,
};
