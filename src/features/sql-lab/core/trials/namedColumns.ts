import { isMeaningful, tokenizeSql, tokenName } from '../statements/tokenizeSql';
import type { Row } from './trialSet';

/** A table of a counterexample with the columns to show. */
export interface NamedTable {
  readonly name: string;
  readonly columns: readonly string[];
  readonly rows: readonly Row[];
}

/** Words behind which an asterisk stands for all columns. */
const BEFORE_STAR = new Set(['SELECT', 'DISTINCT', 'ALL', ',', '.']);

/**
 * The tables with only those columns that a text names, because the others do not matter. All columns stay where a text
 * reads `*`, and where it names none of a table.
 */
export function namedColumns(texts: readonly string[], tables: readonly NamedTable[]): NamedTable[] {
  const names = new Set<string>();
  let isAll = false;
  for (const sql of texts) {
    let previous = '';
    for (const token of tokenizeSql(sql, 'sqlite').filter(isMeaningful)) {
      const word = sql.slice(token.start, token.end);
      isAll ||= word === '*' && BEFORE_STAR.has(previous.toUpperCase());
      if (token.kind === 'word' || token.kind === 'quotedName') names.add(tokenName(sql, token).toLowerCase());
      previous = word;
    }
  }
  return tables.map((table) => {
    const kept = [...table.columns.keys()].filter((at) => names.has((table.columns[at] ?? '').toLowerCase()));
    if (isAll || kept.length === 0) return table;
    return {
      name: table.name,
      columns: kept.map((at) => table.columns[at] ?? ''),
      rows: table.rows.map((row) => kept.map((at) => row[at] ?? null)),
    };
  });
}
