import { acceptsCondition } from '../../relation/core/codecs';
import type { ColumnType, Table } from '../../relation/core/types';
import { innerScope } from './scope';
import { AGGREGATES, type Aggregate, type Mode, type SubqueryInput, type SubqueryLesson } from './types';

/** Whether the inner condition can be evaluated and both sides of the outer one have the same type. */
export function isSubquery(input: SubqueryInput, aliases: SubqueryLesson['aliases']): boolean {
  return acceptsCondition(input.where, innerScope(input, aliases), true) && hasEqualTypes(input);
}

function hasEqualTypes({ mode, outer, inner, column, select, aggregate }: SubqueryInput): boolean {
  const left = typeOf(outer, column);
  if (left === undefined || (select !== '' && typeOf(inner, select) === undefined)) return false;
  if (mode === 'exists' || mode === 'notExists') return true;
  const listed = typeOf(inner, select);
  return mode === 'scalar' ? left === aggregatedType(aggregate, listed) : left === listed;
}

/** The type of an aggregate; undefined where the aggregate does not accept the column. An undefined type means `*`. */
function aggregatedType(aggregate: Aggregate, type: ColumnType | undefined): ColumnType | undefined {
  if (aggregate === 'COUNT') return 'number';
  return aggregate === 'SUM' || aggregate === 'AVG' ? (type === 'number' ? type : undefined) : type;
}

function typeOf({ columns }: Table, name: string): ColumnType | undefined {
  return columns.find((column) => column.name === name)?.type;
}

export type Choice = 'column' | 'aggregate' | 'select';

/**
 * Changes the columns and the aggregate of an input as little as the types require, for example after the mode changed.
 *
 * @returns the fitted input, which keeps the value just chosen, or null where no combination fits.
 */
export function fit(input: SubqueryInput, chosen?: Choice): SubqueryInput | null {
  const options = <Value>(choice: Choice, own: Value, others: readonly Value[]): readonly Value[] =>
    choice === chosen ? [own] : [own, ...others];
  for (const column of options('column', input.column, namesOf(input.outer)))
    for (const aggregate of options('aggregate', input.aggregate, AGGREGATES))
      for (const select of options('select', input.select, [...namesOf(input.inner), ''])) {
        const candidate = { ...input, column, aggregate, select };
        if (hasEqualTypes(candidate)) return candidate;
      }
  return null;
}

/** The input in another mode, fitted to the types; null where the tables' columns do not allow that mode. */
export function withMode(input: SubqueryInput, mode: Mode): SubqueryInput | null {
  return fit({ ...input, mode });
}

function namesOf({ columns }: Table): string[] {
  return columns.map(({ name }) => name);
}
