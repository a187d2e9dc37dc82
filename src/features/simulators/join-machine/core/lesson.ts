import { parseCondition } from '../../relation/core/parseExpression';
import { readSources } from '../../relation/core/readSources';
import { isJoin } from './definition';
import { scopeOfJoin } from './simulate';
import { JOIN_KINDS, type JoinInput, type JoinKind, type JoinLesson } from './types';

/** The properties of `<JoinMachine>` as a lesson writes them. */
export interface JoinProperties {
  /** `name(column, …); value, …; value, …` */
  readonly left?: string;
  readonly right?: string;
  /** Two aliases, such as `e o`. */
  readonly as?: string;
  readonly kind?: JoinKind;
  readonly on?: string;
  readonly where?: string;
  /** Whether the right table is the left one again. */
  readonly self?: boolean;
  /** A number column of the left table. */
  readonly sum?: string;
  /** A condition that the reader can try in ON and in WHERE. */
  readonly condition?: string;
}

/**
 * Rows of the bookshop: employee 10 has no order, employee 7 has two, and order 3 was placed online, so it has no
 * employee.
 */
const EXAMPLE = {
  left: `employees(employee_id, full_name, salary); 5, Mai Xuân Phúc, 20000000; 7, Hồ Thị Mỹ Linh, 11500000;
    8, Đặng Tuấn Kiệt, 10500000; 10, Phùng Thanh Tâm, 12000000`,
  right: `orders(order_id, employee_id, status); 1, 5, delivered; 2, 7, delivered; 3, NULL, delivered;
    8, 7, delivered; 28, 8, cancelled`,
  as: 'e o',
  on: 'o.employee_id = e.employee_id',
  sum: 'salary',
  condition: "o.status = 'delivered'",
} as const;

export type LessonResult =
  { readonly ok: true; readonly value: JoinLesson } | { readonly ok: false; readonly problem: string };

/** Reads the properties; a mistake in them stops the build, whose message tells the author what is wrong. */
export function readLesson(properties: JoinProperties): LessonResult {
  const {
    left,
    right,
    self: isSelf = false,
    kind = 'inner',
    where = '',
    ...rest
  } = { ...(properties.left === undefined && EXAMPLE), ...properties };
  const refuse = (problem: string): LessonResult => ({ ok: false, problem });
  if (left === undefined || (right === undefined) !== isSelf) return refuse('give left and right, or left and self');
  const sources = readSources(left, right, rest.as);
  if (!sources.ok) return sources;
  const {
    tables: [first, second],
    aliases,
  } = sources.value;
  const start: JoinInput = { kind, left: first, right: second, on: rest.on ?? '', where, sum: rest.sum ?? '' };
  const scope = scopeOfJoin(start, aliases);
  for (const condition of [start.on, where, rest.condition ?? ''].filter(Boolean)) {
    const parsed = parseCondition(condition, scope);
    if (!parsed.ok) return refuse(`cannot read "${condition}": ${JSON.stringify(parsed.problem)}`);
  }
  if (!JOIN_KINDS.includes(kind)) return refuse(`kind must be one of ${JOIN_KINDS.join(', ')}`);
  if (!isJoin(start, aliases))
    return refuse('on is required for every kind except cross, and sum must be a number column of left');
  return { ok: true, value: { aliases, isSelf, condition: rest.condition ?? '', start } };
}
