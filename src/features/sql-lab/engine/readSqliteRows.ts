import type { SqlValue as RawValue, Statement as Prepared } from 'sql.js';
import type { RowCollector } from '../core/RowCollector';
import { bytesValue, integerValue, realValue, textValue } from '../core/sqlValue';
import type { SqlValue } from '../core/types';

type RawCell = RawValue | bigint;

/** `get` of sql.js 1.16, whose types lack the second parameter and bigints. */
interface BigIntStatement {
  get(parameters: null, config: { readonly useBigInt: boolean }): RawCell[];
}

const BIGINTS = { useBigInt: true };

function cellValue(cell: RawCell): SqlValue {
  if (cell === null) return null;
  if (typeof cell === 'bigint') return integerValue(cell);
  if (typeof cell === 'number') return realValue(cell);
  return typeof cell === 'string' ? textValue(cell) : bytesValue(cell);
}

function storageClass(cell: RawCell | undefined): string | null {
  if (cell == null) return null;
  if (typeof cell === 'bigint') return 'integer';
  if (typeof cell === 'number') return 'real';
  return typeof cell === 'string' ? 'text' : 'blob';
}

/** Reads the rows of a prepared statement, and returns the storage class of each column. */
export function readSqliteRows(prepared: Prepared, collector: RowCollector): (string | null)[] {
  let types: (string | null)[] = [];
  while (!collector.countedEnough && prepared.step()) {
    if (collector.open) {
      const cells = (prepared as unknown as BigIntStatement).get(null, BIGINTS);
      const classes = cells.map(storageClass);
      types = collector.count === 0 ? classes : types.map((type, index) => type ?? classes[index] ?? null);
      collector.keep(cells.map(cellValue));
    } else collector.skip();
  }
  return types;
}
