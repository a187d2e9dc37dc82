import { parseCondition } from '../../relation/core/parseExpression';
import { parseTable } from '../../relation/core/parseTable';
import { aggregatesOf } from './aggregates';
import { isGrouping } from './definition';
import { parseHaving, whereScope } from './simulate';
import type { GroupingInput } from './types';

/** The properties of `<GroupingMachine>` as a lesson writes them. */
export interface GroupingProperties {
  /** `name(column, …); value, …; value, …` */
  readonly table?: string;
  readonly where?: string;
  /** No, one or two columns: `city, status`. */
  readonly groupBy?: string;
  /** One to three aggregates: `COUNT(*), SUM(stock)`. */
  readonly aggregates?: string;
  readonly having?: string;
  /** `keys`, or one of the aggregates, in descending order. */
  readonly order?: string;
}

/** Orders of the bookshop: online orders have no employee, and three of the orders were cancelled. */
const EXAMPLE = {
  table: `orders(order_id, customer_id, employee_id, status); 56, 12, NULL, delivered; 59, 24, NULL, cancelled;
    60, 4, 8, delivered; 61, 3, 7, delivered; 62, 19, 9, delivered; 63, 10, 8, cancelled; 64, 21, 9, delivered;
    65, 25, 8, cancelled`,
  groupBy: 'employee_id',
  aggregates: 'COUNT(*), COUNT(DISTINCT customer_id)',
  having: 'COUNT(*) >= 2',
  order: 'COUNT(*)',
} as const;

export type LessonResult =
  { readonly ok: true; readonly value: GroupingInput } | { readonly ok: false; readonly problem: string };

const listed = (text: string): readonly string[] =>
  text
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean);

/** Reads the properties; a mistake in them stops the build, whose message tells the author what is wrong. */
export function readLesson(properties: GroupingProperties): LessonResult {
  const refuse = (problem: string): LessonResult => ({ ok: false, problem });
  const {
    table: text = '',
    where = '',
    groupBy = '',
    aggregates = 'COUNT(*)',
    having = '',
    order = '',
  }: GroupingProperties = { ...(properties.table === undefined && EXAMPLE), ...properties };
  const parsed = parseTable(text);
  if (!parsed.ok) return refuse(`cannot read the table "${text}": ${JSON.stringify(parsed.problem)}`);
  const table = parsed.value;
  const lesson = { table, where, groupBy: listed(groupBy), aggregates: listed(aggregates), having, order };
  const conditions = [where && parseCondition(where, whereScope(table)), having && parseHaving(having, lesson)];
  for (const condition of conditions)
    if (condition && !condition.ok) return refuse(`cannot read a condition: ${JSON.stringify(condition.problem)}`);
  if (!isGrouping(lesson))
    return refuse(
      `groupBy must name up to two columns, and aggregates one to three of ${aggregatesOf(table.columns).join(', ')}; ` +
        'order must be keys or one of these aggregates',
    );
  return { ok: true, value: lesson };
}
