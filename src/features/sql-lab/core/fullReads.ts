const SCANNED = /^SCAN (\S+)/;
const MADE = /^(?:MATERIALIZE|CO-ROUTINE) (\S+)/;
/** SQLite reads a table once to make an index for one query. */
const AUTOMATIC = / AUTOMATIC (?:PARTIAL )?(?:COVERING )?INDEX/;

/**
 * How many steps of a plan of SQLite read a table or an index from end to end. A scan of what the query itself has
 * made, such as the rows of a CTE, is none.
 */
export function fullReads(lines: readonly string[]): number {
  const made = new Set(lines.flatMap((line) => MADE.exec(line)?.[1] ?? []));
  const isFull = (line: string): boolean => {
    const table = SCANNED.exec(line)?.[1];
    return table === undefined ? AUTOMATIC.test(line) : !made.has(table) && !/^(?:CONSTANT|\d+|\()/.test(table);
  };
  return lines.filter(isFull).length;
}
