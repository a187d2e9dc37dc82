import type { Comparison } from '../../relation/core/expression';
import { parseCondition } from '../../relation/core/parseExpression';
import { readSources } from '../../relation/core/readSources';
import { fit, isSubquery } from './fit';
import { innerScope } from './scope';
import {
  AGGREGATES,
  MODES,
  OPERATORS,
  type Aggregate,
  type Mode,
  type SubqueryInput,
  type SubqueryLesson,
} from './types';

/** The properties of `<CorrelatedSubquery>` as a lesson writes them. */
export interface SubqueryProperties {
  /** `name(column, …); value, …; value, …` */
  readonly outer?: string;
  readonly inner?: string;
  /** Whether the inner query reads the outer table again. */
  readonly self?: boolean;
  /** Two aliases, such as `e x`: the outer one, then the inner one. */
  readonly as?: string;
  readonly mode?: Mode;
  /** The condition of the inner query. */
  readonly where?: string;
  /** The outer column that IN and the scalar comparison look at. */
  readonly column?: string;
  /** The inner column that is listed or aggregated; empty for COUNT(*). */
  readonly select?: string;
  readonly operator?: Comparison;
  readonly aggregate?: Aggregate;
}

/** Employees of the bookshop with their managers: 1 has none, 5 and 2 manage others, 6 to 8 manage nobody. */
const EXAMPLE: SubqueryProperties = {
  outer: `employees(employee_id, full_name, manager_id, salary); 1, Trịnh Quốc Bảo, NULL, 45000000;
    2, Võ Thị Diễm My, 1, 28000000; 5, Mai Xuân Phúc, 2, 20000000; 6, Châu Ngọc Thiện, 3, 26000000;
    7, Hồ Thị Mỹ Linh, 5, 11500000; 8, Đặng Tuấn Kiệt, 5, 10500000`,
  self: true,
  as: 'e x',
  where: 'x.manager_id = e.employee_id',
  column: 'employee_id',
  select: 'manager_id',
};

export type LessonResult =
  { readonly ok: true; readonly value: SubqueryLesson } | { readonly ok: false; readonly problem: string };

/** Reads the properties; a mistake in them stops the build, whose message tells the author what is wrong. */
export function readLesson(properties: SubqueryProperties): LessonResult {
  const given = { ...(properties.outer === undefined && EXAMPLE), ...properties };
  const {
    outer,
    inner,
    self: isSelf = false,
    mode = 'exists',
    where = '',
    operator = '>',
    aggregate = 'COUNT',
  } = given;
  const refuse = (problem: string): LessonResult => ({ ok: false, problem });
  if (outer === undefined || (inner === undefined) !== isSelf) return refuse('give outer and inner, or outer and self');
  if (!MODES.includes(mode)) return refuse(`mode must be one of ${MODES.join(', ')}`);
  if (!OPERATORS.includes(operator)) return refuse(`operator must be one of ${OPERATORS.join(' ')}`);
  if (!AGGREGATES.includes(aggregate)) return refuse(`aggregate must be one of ${AGGREGATES.join(', ')}`);
  const sources = readSources(outer, inner, given.as);
  if (!sources.ok) return sources;
  const {
    tables: [first, second],
    aliases,
  } = sources.value;
  const { column = first.columns[0]?.name ?? '', select = second.columns[0]?.name ?? '' } = given;
  const start: SubqueryInput = { mode, outer: first, inner: second, where, column, select, operator, aggregate };
  const parsed = where.trim() === '' ? null : parseCondition(where, innerScope(start, aliases));
  if (parsed && !parsed.ok) return refuse(`cannot read "${where}": ${JSON.stringify(parsed.problem)}`);
  if (!isSubquery(start, aliases)) {
    const near = fit(start);
    const hint = near ? `, such as column="${near.column}" select="${near.select}" aggregate="${near.aggregate}"` : '';
    return refuse(`column, select and aggregate must be given and have the same type${hint}`);
  }
  return { ok: true, value: { aliases, isSelf, start } };
}
