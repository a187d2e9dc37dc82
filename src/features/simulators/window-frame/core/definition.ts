import { flag, integer, listOf, oneOf, record, refine } from '../../shared/core/codecs';
import type { Codec, Random, SimulatorDefinition } from '../../shared/core/trace';
import { areLabelsWhole, isFrame, isPartitioned, simulate } from './simulate';
import {
  FUNCTIONS,
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
    return kind ? { ok: true, value: { kind, offset: Number(match?.[3] ?? 0) } } : { ok: false };
  },
  serialize: ({ kind, offset }) => LETTERS[kind] + (kind === 'preceding' || kind === 'following' ? offset : ''),
};

/** Key, value and, where there are partitions, the label. */
const row: Codec<WindowRow> = {
  parse: (text) => {
    const match = /^(\d{1,3})-(\d{1,3})(?:-([A-Za-z][A-Za-z0-9]{0,7}))?$/.exec(text);
    return match
      ? { ok: true, value: { label: match[3] ?? '', key: Number(match[1]), value: Number(match[2]) } }
      : { ok: false };
  },
  serialize: ({ label, key, value }) => `${key}-${value}${label && `-${label}`}`,
};

type Framed = Pick<WindowInput, 'unit' | 'start' | 'end' | 'fn' | 'rows'>;
type Added = Omit<WindowInput, keyof Framed>;

/** The fields that URLs have had from the beginning. */
const framed = record<Framed>({
  unit: oneOf(UNITS),
  start: bound,
  end: bound,
  fn: oneOf(FUNCTIONS),
  rows: listOf(row, { min: 1, max: LIMITS.rows, separator: '_' }),
});

const added = record<Added>({ desc: flag, ntile: integer(1, LIMITS.ntile), offset: integer(1, LIMITS.offset) });

const DEFAULTS: Added = { desc: false, ntile: 4, offset: 1 };
const FRAMED_FIELDS = 5;

/** URLs from before the ranking functions end after the rows; the fields added later then have their defaults. */
const codec: Codec<WindowInput> = {
  parse: (text) => {
    const parts = text.split('.');
    const first = framed.parse(parts.slice(0, FRAMED_FIELDS).join('.'));
    const rest = parts.slice(FRAMED_FIELDS).join('.');
    const isOld = parts.length === FRAMED_FIELDS;
    const second = isOld ? ({ ok: true, value: DEFAULTS } as const) : added.parse(rest);
    return first.ok && second.ok ? { ok: true, value: { ...first.value, ...second.value } } : { ok: false };
  },
  serialize: (input) => {
    const rest = added.serialize(input);
    return framed.serialize(input) + (rest === added.serialize(DEFAULTS) ? '' : `.${rest}`);
  },
};

function randomInput(random: Random, current: WindowInput): WindowInput {
  const labels = isPartitioned(current.rows) ? ['A', 'B'] : [''];
  const rows = labels.flatMap((label) => {
    const size = labels.length === 1 ? 7 : random.integer(3, 5);
    const start = random.integer(1, 3);
    let key = start;
    return Array.from({ length: size }, (): WindowRow => {
      const made = { label, key, value: 10 * random.integer(1, 9) };
      key += random.integer(0, 2);
      return made;
    });
  });
  const end: Bound = random.pick([
    { kind: 'current', offset: 0 },
    { kind: 'following', offset: 1 },
  ]);
  return {
    ...current,
    unit: random.pick(['rows', 'range', 'groups']),
    start: { kind: 'preceding', offset: random.integer(1, 2) },
    end,
    rows,
  };
}

export const windowFrame: SimulatorDefinition<WindowInput, FrameStep, WindowResult> = {
  codec: refine(codec, (input) => isFrame(input) && areLabelsWhole(input.rows)),
  simulate,
  randomInput,
};
