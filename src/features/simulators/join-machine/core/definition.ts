import { acceptsCondition, conditionText, rowsCodec } from '../../relation/core/codecs';
import { parseCondition } from '../../relation/core/parseExpression';
import type { Cell, Row, Table } from '../../relation/core/types';
import { oneOf, record, refine } from '../../shared/core/codecs';
import type { Codec, Random, SimulatorDefinition } from '../../shared/core/trace';
import { scopeOfJoin, simulate } from './simulate';
import { JOIN_KINDS, type JoinInput, type JoinKind, type JoinLesson, type JoinResult, type JoinStep } from './types';

/** Whether both conditions can be evaluated, and the summed column is a number column of the left table. */
export function isJoin(input: JoinInput, aliases: JoinLesson['aliases']): boolean {
  const scope = scopeOfJoin(input, aliases);
  const { kind, on, where, left, sum } = input;
  return (
    acceptsCondition(on, scope, kind === 'cross') &&
    acceptsCondition(where, scope, true) &&
    (sum === '' || left.columns.some(({ name, type }) => name === sum && type === 'number'))
  );
}

/** The simulator definition for a lesson's tables. Their columns never change, so the URL stores only rows. */
export function joinMachine(lesson: JoinLesson): SimulatorDefinition<JoinInput, JoinStep, JoinResult> {
  const { aliases, start } = lesson;
  const fields = record<JoinInput>({
    kind: oneOf(JOIN_KINDS),
    left: rowsCodec(start.left),
    right: rowsCodec(start.right),
    on: conditionText,
    where: conditionText,
    sum: oneOf(['', ...start.left.columns.map(({ name }) => name)]),
  });
  const codec = lesson.isSelf ? selfJoin(fields, start.right) : fields;
  return {
    codec: refine(codec, (input) => isJoin(input, aliases)),
    simulate: (input) => simulate(input, aliases),
    randomInput: (random, current) => randomInput(random, current, lesson),
  };
}

/** Both sides are the same table, so the URL stores it once. */
function selfJoin(codec: Codec<JoinInput>, own: Table): Codec<JoinInput> {
  return {
    parse: (text) => {
      const parsed = codec.parse(text);
      if (!parsed.ok || parsed.value.right !== own) return { ok: false };
      return { ok: true, value: { ...parsed.value, right: parsed.value.left } };
    },
    serialize: (input) => codec.serialize({ ...input, right: own }),
  };
}

/**
 * Some of the lesson's rows in another order. The columns that ON compares, except the key in front, get random values
 * from the same column, so that rows match more than once, once or never.
 */
function randomInput(random: Random, current: JoinInput, { aliases, isSelf, start }: JoinLesson): JoinInput {
  const parsed = parseCondition(start.on, scopeOfJoin(start, aliases));
  const compared = parsed.ok
    ? parsed.value.references.flatMap((each) => (each.kind === 'column' ? [each.index] : []))
    : [];
  const [left, right] = [start.left, start.right].map((table, side): Table => {
    const first = side * start.left.columns.length;
    const count = random.integer(Math.min(3, table.rows.length), table.rows.length);
    const rows = random.shuffle(table.rows).slice(0, count);
    const redrawn = rows.map((row): Row =>
      row.map((cell, index) => (index > 0 && compared.includes(first + index) ? redraw(table, index) : cell)),
    );
    return { ...table, rows: redrawn };
  });
  function redraw(table: Table, index: number): Cell {
    const [one = null, ...others] = table.rows.map((row) => row[index] ?? null);
    return random.integer(0, 6) === 0 ? null : random.pick([one, ...others]);
  }
  if (!left || !right) return current;
  const kind = current.kind === 'cross' ? 'cross' : random.pick<JoinKind>(['inner', 'left', 'right', 'full']);
  const input: JoinInput = { ...current, kind, left, right: isSelf ? left : right };
  return isJoin(input, aliases) ? input : { ...input, on: start.on, where: start.where };
}
