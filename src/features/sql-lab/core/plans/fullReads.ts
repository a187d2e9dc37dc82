const SCANNED = /^SCAN (\S+)/;
const MADE = /^(?:MATERIALIZE|CO-ROUTINE) (\S+)/;
/** SQLite reads a whole table once to build an automatic index for one query. */
const AUTOMATIC = / AUTOMATIC (?:PARTIAL )?(?:COVERING )?INDEX/;

/**
 * Counts the steps of an SQLite plan that read a whole table or index. A scan of rows that the query itself has
 * produced, such as those of a CTE, does not count.
 */
export function fullReads(lines: readonly string[]): number {
  const made = new Set(lines.flatMap((line) => MADE.exec(line)?.[1] ?? []));
  const isFull = (line: string): boolean => {
    const table = SCANNED.exec(line)?.[1];
    return table === undefined ? AUTOMATIC.test(line) : !made.has(table) && !/^(?:CONSTANT|\d+|\()/.test(table);
  };
  return lines.filter(isFull).length;
}
