import { parseTable } from '../../relation/core/parseTable';
import { SET_OPERATORS, type SetInput, type SetOperator } from './types';

/** The properties of `<SetMachine>` as a lesson writes them. */
export interface SetProperties {
  /** The result of a query: `name(column, …); value, …; value, …` */
  readonly left?: string;
  readonly right?: string;
  readonly operator?: SetOperator;
}

/** Cities of the customers behind the orders 100 to 104 and 105 to 110 of the bookshop. */
const EXAMPLE = {
  left: 'may(city text); Hải Phòng; NULL; Cần Thơ; NULL; Cần Thơ',
  right: 'june(city text); NULL; Cần Thơ; Đà Lạt; Huế; TP. Hồ Chí Minh; Cần Thơ',
} as const;

export type LessonResult =
  { readonly ok: true; readonly value: SetInput } | { readonly ok: false; readonly problem: string };

/** Reads the properties; a mistake in them stops the build, whose message tells the author what is wrong. */
export function readLesson({ operator = 'union', ...tables }: SetProperties): LessonResult {
  const refuse = (problem: string): LessonResult => ({ ok: false, problem });
  const { left, right } = tables.left === undefined && tables.right === undefined ? EXAMPLE : tables;
  if (left === undefined || right === undefined) return refuse('give both left and right, or neither');
  if (!SET_OPERATORS.includes(operator)) return refuse(`operator must be one of ${SET_OPERATORS.join(', ')}`);
  const [first, second] = [parseTable(left), parseTable(right)];
  if (!first.ok) return refuse(`cannot read the table "${left}": ${JSON.stringify(first.problem)}`);
  if (!second.ok) return refuse(`cannot read the table "${right}": ${JSON.stringify(second.problem)}`);
  const types = [first, second].map(({ value }) => value.columns.map(({ type }) => type).join(', '));
  if (types[0] !== types[1]) return refuse(`the columns differ: ${types.join(' against ')}`);
  return { ok: true, value: { operator, left: first.value, right: second.value } };
}
