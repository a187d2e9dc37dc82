import { rowsCodec } from '../../relation/core/codecs';
import type { Cell, Row, Table } from '../../relation/core/types';
import { flag, integer, nullable, oneOf, record, refine } from '../../shared/core/codecs';
import type { Random, SimulatorDefinition } from '../../shared/core/trace';
import { simulate } from './simulate';
import { DIRECTIONS, GUARDS, LIMITS, type TreeInput, type TreeLesson, type TreeResult, type TreeStep } from './types';

const MOST_KEY = 999_999_999;

/** What is wrong with the rows of a table as a tree: a key that is missing, no whole number, or there twice. */
export function keyProblem({ rows }: Table, key: number): Cell | undefined {
  const keys = rows.map((cells) => cells[key] ?? null);
  return keys.find((own, place) => !Number.isInteger(own) || Number(own) < 0 || keys.indexOf(own) !== place);
}

/** Whether the machine can run an input: keys tell the rows apart, and what the guard needs is there. */
export function isTree({ table, guard, hasLevel, direction, from }: TreeInput, key: number): boolean {
  return (
    keyProblem(table, key) === undefined && (guard !== 'level' || hasLevel) && (direction === 'down' || from !== null)
  );
}

/** The machine over the table of a lesson. */
export function recursiveQuery(lesson: TreeLesson): SimulatorDefinition<TreeInput, TreeStep, TreeResult> {
  const fields = record<TreeInput>({
    table: rowsCodec(lesson.start.table),
    direction: oneOf(DIRECTIONS),
    from: nullable(integer(0, MOST_KEY)),
    isDistinct: flag,
    hasLevel: flag,
    guard: oneOf(GUARDS),
    most: integer(0, LIMITS.levels),
  });
  return {
    codec: refine(fields, (input) => isTree(input, lesson.key)),
    simulate: (input) => simulate(input, lesson),
    randomInput: (random, current) => randomInput(random, current, lesson),
  };
}

/** Other parents for the lesson's rows: mostly a tree, at times with a cycle in it. */
function randomInput(random: Random, current: TreeInput, { key, parent, start }: TreeLesson): TreeInput {
  const rows = random.shuffle(start.table.rows);
  const hasCycle = random.integer(0, 3) === 0;
  const pointed = rows.map((cells, place): Row => {
    // A row that points to one before it makes no cycle.
    const others = rows.slice(0, hasCycle ? rows.length : place).map((other) => other[key] ?? null);
    const [first, ...rest] = others;
    const target: Cell = place === 0 && !hasCycle ? null : first === undefined ? null : random.pick([first, ...rest]);
    return cells.map((cell, column) => (column === parent ? target : cell));
  });
  const keys = pointed.map((cells) => Number(cells[key]));
  const [first, ...rest] = keys;
  const begin = first === undefined ? null : random.pick([first, ...rest]);
  const isFromRoot = current.direction === 'down' && pointed.some((cells) => cells[parent] === null);
  return {
    ...current,
    table: { ...start.table, rows: pointed },
    from: isFromRoot ? null : (begin ?? 0),
  };
}
