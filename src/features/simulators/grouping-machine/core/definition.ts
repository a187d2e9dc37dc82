import { acceptsCondition, conditionText, rowsCodec } from '../../relation/core/codecs';
import type { Cell, Row } from '../../relation/core/types';
import { listOf, oneOf, record, refine } from '../../shared/core/codecs';
import type { Codec, Random, SimulatorDefinition } from '../../shared/core/trace';
import { aggregatesOf } from './aggregates';
import { parseHaving, simulate, whereScope } from './simulate';
import { LIMITS, type GroupingInput, type GroupingResult, type GroupingStep } from './types';

const isEmpty = (text: string): boolean => text.trim() === '';
const hasTwins = (items: readonly string[]): boolean => new Set(items).size < items.length;

/** Whether the query can run: its conditions can be evaluated, its names exist, and no key or aggregate is repeated. */
export function isGrouping(input: GroupingInput): boolean {
  const { table, where, groupBy, aggregates, having, order } = input;
  const known = aggregatesOf(table.columns);
  return (
    acceptsCondition(where, whereScope(table), true) &&
    groupBy.length <= LIMITS.keys &&
    groupBy.every((name) => table.columns.some((column) => column.name === name)) &&
    aggregates.length > 0 &&
    aggregates.length <= LIMITS.aggregates &&
    aggregates.every((each) => known.includes(each)) &&
    !hasTwins(groupBy) &&
    !hasTwins(aggregates) &&
    (isEmpty(having) || parseHaving(having, input).ok) &&
    isOrder(input, order)
  );
}

function isOrder({ groupBy, aggregates }: GroupingInput, order: string): boolean {
  return order === '' || (order === 'keys' ? groupBy.length > 0 : aggregates.includes(order));
}

/**
 * Drops what no longer fits after keys or aggregates changed: a HAVING over a former key, an order by a removed
 * aggregate.
 */
export function settle(input: GroupingInput): GroupingInput {
  return {
    ...input,
    having: isEmpty(input.having) || parseHaving(input.having, input).ok ? input.having : '',
    order: isOrder(input, input.order) ? input.order : '',
  };
}

/** Encodes a text as its index in a list: short in the URL, and only listed texts can be read back. */
function indexIn(texts: readonly string[]): Codec<string> {
  const indexes = oneOf(texts.map((_, index) => String(index)));
  return {
    parse: (text) => {
      const parsed = indexes.parse(text);
      return parsed.ok ? { ok: true, value: texts[Number(parsed.value)] ?? '' } : parsed;
    },
    serialize: (value) => String(texts.indexOf(value)),
  };
}

/** The simulator definition for a lesson's table. Its columns never change, so the URL stores only rows. */
export function groupingMachine(
  lesson: GroupingInput,
): SimulatorDefinition<GroupingInput, GroupingStep, GroupingResult> {
  const { columns } = lesson.table;
  const aggregates = aggregatesOf(columns);
  const fields = record<GroupingInput>({
    table: rowsCodec(lesson.table),
    where: conditionText,
    groupBy: listOf(indexIn(columns.map(({ name }) => name)), { max: LIMITS.keys }),
    aggregates: listOf(indexIn(aggregates), { max: LIMITS.aggregates }),
    having: conditionText,
    order: indexIn(['', 'keys', ...aggregates]),
  });
  return {
    codec: refine(fields, isGrouping),
    simulate,
    randomInput: (random, current) => randomInput(random, current, lesson),
  };
}

/**
 * Some of the lesson's rows in another order, with random values from the same column, or NULL, in the keys: groups of
 * other sizes under the current query.
 */
function randomInput(random: Random, current: GroupingInput, lesson: GroupingInput): GroupingInput {
  const { columns, rows } = lesson.table;
  const count = random.integer(Math.min(4, rows.length), rows.length);
  const redraw = (index: number): Cell => {
    const [one = null, ...others] = rows.map((row) => row[index] ?? null);
    return random.integer(0, 6) === 0 ? null : random.pick([one, ...others]);
  };
  const redrawn = random
    .shuffle(rows)
    .slice(0, count)
    .map((row): Row =>
      row.map((cell, index) => (current.groupBy.includes(columns[index]?.name ?? '') ? redraw(index) : cell)),
    );
  const input = { ...current, table: { ...lesson.table, rows: redrawn } };
  return isGrouping(input) ? input : { ...input, where: lesson.where, having: '' };
}
