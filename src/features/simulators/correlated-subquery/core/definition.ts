import { conditionText, rowsCodec } from '../../relation/core/codecs';
import type { Comparison } from '../../relation/core/expression';
import { parseCondition } from '../../relation/core/parseExpression';
import type { Cell, Row, Table } from '../../relation/core/types';
import { oneOf, record, refine } from '../../shared/core/codecs';
import type { Codec, Random, SimulatorDefinition } from '../../shared/core/trace';
import { isSubquery, withMode } from './fit';
import { innerScope } from './scope';
import { simulate } from './simulate';
import {
  AGGREGATES,
  MODES,
  OPERATORS,
  type Mode,
  type SubqueryInput,
  type SubqueryLesson,
  type SubqueryResult,
  type SubqueryStep,
} from './types';

/** Names for operators, because their characters would be percent-encoded in a URL. */
const OPERATOR_NAMES: Record<Comparison, string> = {
  '=': 'eq',
  '<>': 'ne',
  '<': 'lt',
  '<=': 'le',
  '>': 'gt',
  '>=': 'ge',
};

const operatorCodec: Codec<Comparison> = {
  parse: (text) => {
    const value = OPERATORS.find((operator) => OPERATOR_NAMES[operator] === text);
    return value ? { ok: true, value } : { ok: false };
  },
  serialize: (operator) => OPERATOR_NAMES[operator],
};

/** The simulator definition for a lesson's tables. Their columns never change, so the URL stores only rows. */
export function correlatedSubquery(
  lesson: SubqueryLesson,
): SimulatorDefinition<SubqueryInput, SubqueryStep, SubqueryResult> {
  const { aliases, start } = lesson;
  const fields = record<SubqueryInput>({
    mode: oneOf(MODES),
    outer: rowsCodec(start.outer),
    inner: rowsCodec(start.inner),
    where: conditionText,
    column: oneOf(namesOf(start.outer)),
    select: oneOf(['', ...namesOf(start.inner)]),
    operator: operatorCodec,
    aggregate: oneOf(AGGREGATES),
  });
  return {
    codec: refine(lesson.isSelf ? oneTable(fields, start.inner) : fields, (input) => isSubquery(input, aliases)),
    simulate: (input) => simulate(input, aliases),
    randomInput: (random, current) => randomInput(random, current, lesson),
  };
}

function namesOf({ columns }: Table): string[] {
  return columns.map(({ name }) => name);
}

/** Both queries read the same table, so the URL stores it once. */
function oneTable(codec: Codec<SubqueryInput>, own: Table): Codec<SubqueryInput> {
  return {
    parse: (text) => {
      const parsed = codec.parse(text);
      if (!parsed.ok || parsed.value.inner !== own) return { ok: false };
      return { ok: true, value: { ...parsed.value, inner: parsed.value.outer } };
    },
    serialize: (input) => codec.serialize({ ...input, inner: own }),
  };
}

/**
 * Some of the lesson's rows in another order. The columns that the conditions compare, except the key in front, get
 * random values from the same column, so that rows match more than once, once or never.
 */
function randomInput(
  random: Random,
  current: SubqueryInput,
  { aliases, isSelf, start }: SubqueryLesson,
): SubqueryInput {
  const parsed = start.where === '' ? null : parseCondition(start.where, innerScope(start, aliases));
  const named = parsed?.ok
    ? parsed.value.references.flatMap((each) => (each.kind === 'column' ? [each.index] : []))
    : [];
  const compared = (table: Table, first: number, name: string) => (index: number) =>
    index > 0 && (named.includes(first + index) || table.columns[index]?.name === name);
  const redraw = (table: Table, isCompared: (index: number) => boolean): Table => {
    const count = random.integer(Math.min(3, table.rows.length), table.rows.length);
    const rows = random.shuffle(table.rows).slice(0, count);
    const drawn = (index: number): Cell => {
      const [one = null, ...others] = table.rows.map((row) => row[index] ?? null);
      return random.integer(0, 6) === 0 ? null : random.pick([one, ...others]);
    };
    return {
      ...table,
      rows: rows.map((row): Row => row.map((cell, index) => (isCompared(index) ? drawn(index) : cell))),
    };
  };
  const outer = redraw(start.outer, compared(start.outer, 0, current.column));
  const inner = isSelf ? outer : redraw(start.inner, compared(start.inner, start.outer.columns.length, current.select));
  const fitting = withMode({ ...current, outer, inner }, random.pick<Mode>([...MODES])) ?? { ...current, outer, inner };
  return isSubquery(fitting, aliases) ? fitting : { ...fitting, where: start.where };
}
