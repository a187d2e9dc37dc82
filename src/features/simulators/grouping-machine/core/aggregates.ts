import { compareValues, evaluate, type CallValue } from '../../relation/core/evaluate';
import type { Call, CallRule } from '../../relation/core/expression';
import type { Cell, Column, Row, Value, ValueType } from '../../relation/core/types';

const numberOnly = (type: ValueType): ValueType | null => (type === 'number' ? 'number' : null);
const sameType = (type: ValueType): ValueType | null => (type === 'number' || type === 'text' ? type : null);

/** The aggregates that HAVING may call, with the arguments on which SQLite, PostgreSQL and MySQL agree. */
export const AGGREGATE_CALLS: Readonly<Record<string, CallRule>> = {
  COUNT: { star: true, typeOf: () => 'number' },
  SUM: { typeOf: numberOnly },
  AVG: { typeOf: numberOnly },
  MIN: { typeOf: sameType },
  MAX: { typeOf: sameType },
};

/** Every aggregate that SELECT may have over these columns, as SQL text. */
export function aggregatesOf(columns: readonly Column[]): readonly string[] {
  return [
    'COUNT(*)',
    ...columns.flatMap(({ name, type }) => [
      `COUNT(${name})`,
      `COUNT(DISTINCT ${name})`,
      ...(type === 'number' ? [`SUM(${name})`, `AVG(${name})`] : []),
      `MIN(${name})`,
      `MAX(${name})`,
    ]),
  ];
}

/** The values that an aggregate is computed from: those of its argument without the NULLs, each once under DISTINCT. */
export function aggregatedValues({ argument, distinct }: Call, rows: readonly Row[]): readonly NonNullable<Value>[] {
  if (!argument) return [];
  const values = rows.map((row) => evaluate(argument, row)).filter((value) => value !== null);
  return distinct ? [...new Set(values)] : values;
}

/** Computes the aggregates of a group from its rows, by SQL's rules: NULLs are left out, and over no value all but COUNT are NULL. */
export function aggregateOver(rows: readonly Row[]): CallValue {
  return (call) => {
    if (!call.argument) return rows.length;
    const values = aggregatedValues(call, rows);
    if (call.name === 'COUNT') return values.length;
    const [first, ...others] = values;
    if (first === undefined) return null;
    switch (call.name) {
      case 'SUM':
        return sumOf(values);
      case 'AVG':
        return sumOf(values) / values.length;
      case 'MIN':
        return others.reduce((least, each) => (compareValues(each, least) < 0 ? each : least), first);
      default:
        return others.reduce((most, each) => (compareValues(each, most) > 0 ? each : most), first);
    }
  };
}

/** Decimals are added up as decimals: what binary fractions lose is rounded away. */
function sumOf(values: readonly Value[]): number {
  const sum = values.reduce<number>((total, each) => total + Number(each), 0);
  return Number.isInteger(sum) ? sum : Number(sum.toPrecision(15));
}

const DECIMALS = 2;

/** A computed value as tables and sentences show it: an average with many digits is rounded, and says so. */
export function shownValue(value: Cell): Cell {
  if (typeof value !== 'number' || Number(value.toFixed(DECIMALS)) === value) return value;
  return `≈ ${value.toFixed(DECIMALS)}`;
}
