import type { SqlRow, SqlValue } from './types';

export const DEFAULT_MAX_ROWS = 1_000;
/** Number of rows beyond the stored ones that an engine counts; after that it only says "at least". */
export const MAX_ROWS_COUNTED = 100_000;
const MAX_CHARACTERS = 2_000_000;

function weight(value: SqlValue): number {
  if (typeof value === 'string') return value.length;
  return typeof value === 'object' && value !== null && 'head' in value ? value.head.length : 8;
}

/** Stores the first rows of a result, up to a number of rows and of characters, and counts the rest. */
export class RowCollector {
  readonly rows: SqlRow[] = [];
  count = 0;
  private characters = 0;

  constructor(private readonly maxRows: number) {}

  /** Whether the next row would still be stored; if not, the engine need not read its cells. */
  get open(): boolean {
    return this.rows.length < this.maxRows && this.characters < MAX_CHARACTERS;
  }

  get countedEnough(): boolean {
    return this.count >= MAX_ROWS_COUNTED;
  }

  keep(row: SqlRow): void {
    this.rows.push(row);
    this.count += 1;
    this.characters += row.reduce<number>((sum, value) => sum + weight(value), 0);
  }

  skip(rows = 1): void {
    this.count += rows;
  }
}
