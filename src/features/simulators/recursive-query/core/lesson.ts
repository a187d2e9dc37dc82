import { isName, parseTable } from '../../relation/core/parseTable';
import { isTree, keyProblem } from './definition';
import { DIRECTIONS, GUARDS, LIMITS, type Direction, type Guard, type TreeInput, type TreeLesson } from './types';

/** The properties of `<RecursiveQuery>` as a lesson writes them. */
export interface RecursiveProperties {
  /** `name(key, parent, column); value, …; value, …` */
  readonly table?: string;
  /** Names of the columns; by default the first column, and the last one that holds numbers. */
  readonly keyColumn?: string;
  readonly parentColumn?: string;
  /** Name of the recursive query. */
  readonly name?: string;
  readonly direction?: Direction;
  /** Key of the first row; by default the query begins with the rows that have no parent. */
  readonly from?: number;
  /** Whether to use UNION instead of UNION ALL. */
  readonly distinct?: boolean;
  /** Whether the query has a column that counts levels. */
  readonly level?: boolean;
  readonly guard?: Guard;
  /** The highest level for the guard `level`. */
  readonly most?: number;
}

/** A branch of the bookshop's categories. */
const EXAMPLE =
  'categories(category_id, parent_id, name); 1, NULL, Văn học; 5, 1, Văn học Việt Nam; 6, 1, Văn học nước ngoài; ' +
  '7, 5, Truyện ngắn; 8, 5, Tiểu thuyết; 9, 5, Thơ';

export type LessonResult =
  { readonly ok: true; readonly value: TreeLesson } | { readonly ok: false; readonly problem: string };

/** Reads the properties; a mistake in them stops the build, whose message tells the author what is wrong. */
export function readLesson(properties: RecursiveProperties): LessonResult {
  const refuse = (problem: string): LessonResult => ({ ok: false, problem });
  const { table: text = EXAMPLE, name = 'tree', direction = 'down', guard = 'none', most = 2 } = properties;
  const parsed = parseTable(text);
  if (!parsed.ok) return refuse(`cannot read the table "${text}": ${JSON.stringify(parsed.problem)}`);
  const table = parsed.value;
  const indexOf = (column: string | undefined, otherwise: number): number =>
    column === undefined ? otherwise : table.columns.findIndex((each) => each.name === column);
  const key = indexOf(properties.keyColumn, 0);
  const numbers = table.columns.flatMap(({ type }, index) => (type === 'number' ? [index] : []));
  const parent = indexOf(properties.parentColumn, numbers.at(-1) ?? key);
  if (key === parent || [key, parent].some((column) => table.columns[column]?.type !== 'number'))
    return refuse('keyColumn and parentColumn must name two number columns of the table');
  if (!isName(name) || name.toLowerCase() === table.name.toLowerCase())
    return refuse('name must be a valid name other than that of the table');
  if (!DIRECTIONS.includes(direction)) return refuse(`direction must be one of ${DIRECTIONS.join(', ')}`);
  if (!GUARDS.includes(guard)) return refuse(`guard must be one of ${GUARDS.join(', ')}`);
  if (!Number.isInteger(most) || most < 0 || most > LIMITS.levels) return refuse(`most must be 0 to ${LIMITS.levels}`);
  const problem = keyProblem(table, key);
  if (problem !== undefined) return refuse(`the key ${String(problem)} is not a unique whole number`);
  const start: TreeInput = {
    table,
    direction,
    from: properties.from ?? null,
    isDistinct: properties.distinct ?? false,
    hasLevel: properties.level ?? guard === 'level',
    guard,
    most,
  };
  if (!isTree(start, key)) return refuse('direction="up" requires from, and guard="level" requires level');
  return { ok: true, value: { key, parent, name, start } };
}
