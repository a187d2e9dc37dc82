import { rowsCodec } from '../../relation/core/codecs';
import type { Cell, Row, Table } from '../../relation/core/types';
import { flag, integer, nullable, oneOf, record, refine } from '../../shared/core/codecs';
import type { Random, SimulatorDefinition } from '../../shared/core/trace';
import { simulate } from './simulate';
import { DIRECTIONS, GUARDS, LIMITS, type TreeInput, type TreeLesson, type TreeResult, type TreeStep } from './types';

const MOST_KEY = 999_999_999;

/** The first key that is missing, not a non-negative whole number, or repeated; undefined where all keys are valid. */
export function keyProblem({ rows }: Table, key: number): Cell | undefined {
  const keys = rows.map((cells) => cells[key] ?? null);
  return keys.find((own, index) => !Number.isInteger(own) || Number(own) < 0 || keys.indexOf(own) !== index);
}

/** Whether the query can run: its keys are unique, and the guard and the direction have what they need. */
export function isTree({ table, guard, hasLevel, direction, from }: TreeInput, key: number): boolean {
  return (
    keyProblem(table, key) === undefined && (guard !== 'level' || hasLevel) && (direction === 'down' || from !== null)
  );
}

/** The simulator definition for a lesson's table. */
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

/** The lesson's rows with random parents: usually a tree, sometimes with a cycle. */
function randomInput(random: Random, current: TreeInput, { key, parent, start }: TreeLesson): TreeInput {
  const rows = random.shuffle(start.table.rows);
  const hasCycle = random.integer(0, 3) === 0;
  const pointed = rows.map((cells, index): Row => {
    // A row that points only to earlier rows makes no cycle.
    const others = rows.slice(0, hasCycle ? rows.length : index).map((other) => other[key] ?? null);
    const [first, ...rest] = others;
    const target: Cell = index === 0 && !hasCycle ? null : first === undefined ? null : random.pick([first, ...rest]);
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
