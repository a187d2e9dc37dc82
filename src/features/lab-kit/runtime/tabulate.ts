import { inspect } from 'node-inspect-extracted';

const INDEX = '(index)';
const VALUES = 'Values';

function cell(value: unknown): string {
  return inspect(value, { depth: 0, breakLength: Infinity });
}

function isRow(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function rowsOf(data: object): [string, unknown][] {
  if (data instanceof Map) return [...data].map(([key, value]) => [cell(key), value]);
  if (data instanceof Set) return [...data].map((value, index) => [String(index), value]);
  return Object.entries(data);
}

/** Converts the data of `console.table` to a table of texts; undefined if they are not a collection. */
export function tabulate(data: unknown): { columns: string[]; rows: string[][] } | undefined {
  if (!isRow(data)) return undefined;
  const entries = rowsOf(data);
  const keys = [...new Set(entries.flatMap(([, value]) => (isRow(value) ? Object.keys(value) : [])))];
  const plain = entries.some(([, value]) => !isRow(value));
  return {
    columns: [INDEX, ...keys, ...(plain ? [VALUES] : [])],
    rows: entries.map(([index, value]) => {
      const own = isRow(value) ? new Map(Object.entries(value)) : new Map<string, unknown>();
      const cells = keys.map((key) => (own.has(key) ? cell(own.get(key)) : ''));
      return [index, ...cells, ...(plain ? [isRow(value) ? '' : cell(value)] : [])];
    }),
  };
}
