import { describe, expect, it } from 'vitest';
import { compareStates } from './compareStates';
import type { DatabaseState, Right, SqlRow } from '../types';

const stateOf = (
  columns: readonly string[],
  types: readonly string[],
  rows: readonly SqlRow[] = [],
): DatabaseState => ({
  tables: [{ name: 'vouchers', columns, types, rows }],
  others: [],
});
const wanted = stateOf(['code', 'amount'], ['text', 'integer'], [['A', 1]]);

describe('compareStates', () => {
  it('accepts the columns of a table in any order and case', () => {
    expect(compareStates(wanted, stateOf(['Amount', 'CODE'], ['integer', 'text'], [[1, 'A']]))).toEqual([]);
    expect(
      compareStates(wanted, stateOf(['amount', 'code'], ['text', 'text'], [[1, 'A']]), { columnTypes: true }),
    ).toEqual([{ code: 'declaredType', table: 'vouchers', column: 'amount', expected: 'integer', actual: 'text' }]);
  });

  it('finds a differing row, whatever the order of the columns', () => {
    expect(compareStates(wanted, stateOf(['amount', 'code'], ['integer', 'text'], [[2, 'A']]))).toMatchObject([
      { code: 'tableRows', differences: [{ code: 'columnValues', column: 'amount', expected: 1, actual: 2 }] },
    ]);
  });

  it.each([
    ['boolean', 'bool', true],
    ['decimal(8,2)', 'numeric(8, 2)', true],
    ['integer', 'int4', true],
    ['text', 'varchar(20)', true],
    ['integer', 'bigint', false],
    ['integer', 'smallint', false],
    ['character varying(40)', 'character(40)', false],
    ['date', 'timestamp', false],
    ['numeric', 'real', false],
  ])('compares %s with %s: %s', (type, other, isSame) => {
    const rules = { columnTypes: true };
    expect(compareStates(stateOf(['a'], [type]), stateOf(['a'], [other]), rules).length === 0).toBe(isSame);
  });

  it('rejects an additional column, except in open tables', () => {
    const more = stateOf(['code', 'note', 'amount'], ['text', 'text', 'integer'], [['A', null, 1]]);
    expect(compareStates(wanted, more)).toMatchObject([{ code: 'tableRows', differences: [{ code: 'columnCount' }] }]);
    expect(compareStates(wanted, more, { openTables: ['vouchers'], columnTypes: true })).toEqual([]);
    expect(compareStates(wanted, stateOf(['code'], ['text'], [['A']]), { openTables: ['vouchers'] })).toMatchObject([
      { code: 'tableRows', differences: [{ code: 'columnCount', expected: 2, actual: 1 }] },
    ]);
  });

  it('ignores the names of triggers where the task requires a trigger', () => {
    const made = (...others: string[]): DatabaseState => ({ ...wanted, others });
    const asked = made('TRIGGER keep_price', 'VIEW low_stock');
    expect(compareStates(asked, made('TRIGGER a', 'TRIGGER b', 'VIEW Low_Stock'))).toEqual([]);
    expect(compareStates(asked, made('VIEW low_stock'))).toEqual([
      { code: 'objectMissing', name: 'TRIGGER keep_price' },
    ]);
    expect(compareStates(wanted, made('TRIGGER a'))).toEqual([{ code: 'objectExtra', name: 'TRIGGER a' }]);
    expect(compareStates(asked, made('TEMP TRIGGER a', 'TRIGGER b', 'VIEW low_stock'))).toEqual([
      { code: 'objectExtra', name: 'TEMP TRIGGER a' },
    ]);
  });

  it('finds a DEFAULT that the task does not ask for', () => {
    const [table] = wanted.tables;
    if (!table) throw new Error('There is no table.');
    const withDefault = (...defaulted: string[]): DatabaseState => ({ ...wanted, tables: [{ ...table, defaulted }] });
    expect(compareStates(wanted, withDefault('Amount'))).toEqual([
      { code: 'defaultExtra', table: 'vouchers', column: 'amount' },
    ]);
    expect(compareStates(withDefault('amount'), withDefault('amount'))).toEqual([]);
  });

  it('compares rights column by column', () => {
    const update = (column?: string) => ({ privilege: 'UPDATE', scope: 'ON t TO clerk', ...(column && { column }) });
    const withRights = (...rights: readonly Right[]): DatabaseState => ({ ...wanted, rights });
    const all = withRights(update(), update('a'), update('b'));
    expect(compareStates(withRights(update('a')), all)).toEqual([
      { code: 'rightExtra', right: 'UPDATE ON t TO clerk' },
    ]);
    expect(compareStates(withRights(), withRights(update('a'), update('b')))).toEqual([
      { code: 'rightExtra', right: 'UPDATE (a, b) ON t TO clerk' },
    ]);
    expect(compareStates(all, withRights(update('a')))).toEqual([
      { code: 'rightMissing', right: 'UPDATE ON t TO clerk' },
    ]);
    expect(compareStates(all, all)).toEqual([]);
  });
});
