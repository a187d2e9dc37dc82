import { compareValues, evaluate, type CallValue } from '../../relation/core/evaluate';
import type { Call, CallRule } from '../../relation/core/expression';
import type { Cell, Column, Row, Value, ValueType } from '../../relation/core/types';

const numberOnly = (type: ValueType): ValueType | null => (type === 'number' ? 'number' : null);
const sameType = (type: ValueType): ValueType | null => (type === 'number' || type === 'text' ? type : null);

/** The aggregates that HAVING may call, limited to arguments on which SQLite, PostgreSQL and MySQL agree. */
export const AGGREGATE_CALLS: Readonly<Record<string, CallRule>> = {
  COUNT: { star: true, typeOf: () => 'number' },
  SUM: { typeOf: numberOnly },
  AVG: { typeOf: numberOnly },
  MIN: { typeOf: sameType },
  MAX: { typeOf: sameType },
};

/** Every aggregate, as SQL text, that SELECT may have over these columns. */
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

/**
 * The values from which an aggregate is computed: those of its argument without NULLs and, under DISTINCT, repetitions.
 */
export function aggregatedValues({ argument, distinct }: Call, rows: readonly Row[]): readonly NonNullable<Value>[] {
  if (!argument) return [];
  const values = rows.map((row) => evaluate(argument, row)).filter((value) => value !== null);
  return distinct ? [...new Set(values)] : values;
}

/** Computes the aggregates of a group by SQL's rules: NULLs are ignored; over no values all but COUNT are NULL. */
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

/** The sum, rounded to 15 digits where it is not whole, so that binary fractions leave no trace in decimals. */
function sumOf(values: readonly Value[]): number {
  const sum = values.reduce<number>((total, each) => total + Number(each), 0);
  return Number.isInteger(sum) ? sum : Number(sum.toPrecision(15));
}

const DECIMALS = 2;

/** A computed value as tables and sentences show it: a number with many decimals is rounded and marked "≈". */
export function shownValue(value: Cell): Cell {
  if (typeof value !== 'number' || Number(value.toFixed(DECIMALS)) === value) return value;
  return `≈ ${value.toFixed(DECIMALS)}`;
}
