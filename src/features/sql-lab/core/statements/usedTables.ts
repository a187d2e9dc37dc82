import { isMeaningful, tokenizeSql, tokenName } from './tokenizeSql';

/** The tables named in a text, in the order of the schema. Strings and comments are ignored. */
export function usedTables(sql: string, tables: readonly string[]): string[] {
  const names = new Set(
    tokenizeSql(sql, 'sqlite')
      .filter((token) => isMeaningful(token) && (token.kind === 'word' || token.kind === 'quotedName'))
      .map((token) => tokenName(sql, token).toLowerCase()),
  );
  return tables.filter((table) => names.has(table.toLowerCase()));
}
