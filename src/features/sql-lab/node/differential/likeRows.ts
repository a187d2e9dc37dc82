import { chance, type Random } from '../../../lab-kit/core/seededRandom';
import type { Cell, Row } from '../../core/trials/trialSet';
import type { PlannedTable } from './plan';
import type { SchemaTable } from './schema';

/** Shares of NULL in the groups of rows that have the same value of another column. */
const GROUP_NULL_SHARES = [0, 0.2, 0.8, 1];
/**
 * How rows resemble an earlier one: in everything but their keys, in all columns but one, or in all but two numbers with
 * the same sum.
 */
export const LIKENESSES = ['none', 'none', 'none', 'none', 'none', 'none', 'twins', 'twins', 'near', 'traded'] as const;
type Likeness = (typeof LIKENESSES)[number];

/** A row that resembles another one; its own key, and values that do not repeat, stay as they are. */
export function alike(
  random: Random,
  likeness: Likeness,
  row: Cell[],
  twin: Row,
  { schema, values }: PlannedTable,
  { kept, single }: { readonly kept: ReadonlySet<number>; readonly single: ReadonlySet<number> },
): Cell[] {
  const like = (own: (at: number) => boolean) => row.map((value, at) => (own(at) ? value : (twin[at] ?? null)));
  switch (likeness) {
    case 'none':
      return row;
    case 'twins':
      return like((at) => kept.has(at));
    case 'near': {
      const other = random.integer(0, row.length - 1);
      return like((at) => single.has(at) || at === other);
    }
    case 'traded': {
      const numbers = [...schema.columns.keys()].filter((at) => schema.columns[at]?.type === 'integer');
      const given = random.pick(numbers.length > 0 ? numbers : [0]);
      const taken = numbers.filter((at) => at !== given && values[at] && !kept.has(at));
      if (taken.length === 0) return like((at) => kept.has(at));
      const at = random.pick(taken);
      const traded = like((other) => single.has(other) || other === given);
      const rest = Number(twin[at]) + Number(twin[given]) - Number(traded[given]);
      if (twin[at] !== null && traded[given] !== null && values[at]?.fits(rest)) traded[at] = rest;
      return traded;
    }
  }
}

/** Makes one column empty more often in some groups of rows than in others. */
export function groupNulls(random: Random, schema: SchemaTable): ((row: Cell[]) => void) | undefined {
  const places = [...schema.columns.keys()];
  const nullable = places.filter(
    (at) => schema.columns[at]?.nullable && schema.columns[at].references?.table !== schema.name,
  );
  if (nullable.length === 0 || places.length < 2) return undefined;
  const at = random.pick(nullable);
  const by = random.pick(places.filter((other) => other !== at));
  const shares = new Map<Cell, number>();
  return (row) => {
    const group = row[by] ?? null;
    const share = shares.get(group) ?? random.pick(GROUP_NULL_SHARES);
    shares.set(group, share);
    if (chance(random, share)) row[at] = null;
  };
}

/** Repeats the value of a column in other columns of half the rows. */
export function echo(random: Random, { schema, values }: PlannedTable): ((row: Cell[]) => void) | undefined {
  const places = [...schema.columns.keys()].filter(
    (at) => values[at] && !schema.primaryKey.includes(schema.columns[at]?.name ?? ''),
  );
  if (places.length < 2) return undefined;
  const from = random.pick(places);
  const others = places.filter(
    (at) => at !== from && schema.columns[at]?.type === schema.columns[from]?.type && chance(random, 0.5),
  );
  return (row) => {
    const value = row[from] ?? null;
    if (value === null || chance(random, 0.5)) return;
    for (const at of others) if (values[at]?.fits(value)) row[at] = value;
  };
}
