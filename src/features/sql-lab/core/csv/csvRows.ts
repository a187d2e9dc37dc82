import papa from 'papaparse';
import { CSV_LIMITS, LineCount, type CsvNotes, type CsvProblem } from './csvProblem';
import { layoutOf, NAMED_DELIMITER, namedDelimiter, type Delimiter } from './csvLayout';
import { unmarkFormula } from './formulaMark';

/** A cell; an empty cell without quotes is NULL, as in PostgreSQL's COPY. */
export type CsvCell = string | null;

export interface CsvRows {
  readonly header: readonly CsvCell[];
  /** Each row is as long as the header. */
  readonly rows: readonly (readonly CsvCell[])[];
  readonly delimiter: Delimiter;
  readonly notes: CsvNotes;
}

const LINE_BREAK = /\r\n|\r|\n/g;
const BLANK = /^[ \t]*$/;

/**
 * Tells which cells of a row are quoted. The parser does not report this, but the position of each cell follows from
 * the text of those before it.
 */
function quotedCells(raw: string, cells: readonly string[], delimiter: string): boolean[] {
  let start = 0;
  return cells.map((cell) => {
    const isQuoted = raw[start] === '"';
    const length = isQuoted ? cell.length + cell.split('"').length + 1 : cell.length;
    const end = isQuoted ? raw.indexOf(delimiter, start + length) : start + length;
    start = end + delimiter.length;
    return isQuoted;
  });
}

/** Collects rows one by one, until one of them is invalid. */
class Collector {
  header: CsvCell[] | undefined;
  readonly rows: CsvCell[][] = [];
  readonly shortRows = new LineCount();
  readonly longRows = new LineCount();
  private cellsOfLong = 0;
  private unmarked = 0;

  /** Adds a row; returns the problem if that is impossible. */
  add(cells: readonly string[], raw: string, delimiter: string, line: number): CsvProblem | undefined {
    const quoted = raw.includes('"') ? quotedCells(raw, cells, delimiter) : [];
    const read = cells.map((cell, index) => (cell === '' && !quoted[index] ? null : cell));
    const last = read.at(-1);
    // The parser splits lines at line feeds, so in a Windows file the last cell ends with a carriage return.
    if (typeof last === 'string' && last.endsWith('\r') && raw.endsWith('\r\n') && !quoted.at(-1))
      read[read.length - 1] = last.slice(0, -1) || null;
    const isBlank = read.length === 1 && !quoted[0] && BLANK.test(read[0] ?? '');
    if (!this.header) return isBlank ? undefined : this.addHeader(read);
    if (isBlank && (this.header.length > 1 || raw === '')) return undefined;
    return this.addRow(read, this.header.length, line);
  }

  /** The result for the whole file. */
  result(delimiter: Delimiter): CsvRows | CsvProblem {
    const { header, rows, longRows, shortRows, unmarked } = this;
    if (!header) return { code: 'empty' };
    if (longRows.count > 0)
      return { code: 'longRows', lines: longRows, cells: this.cellsOfLong, columns: header.length };
    return { header, rows, delimiter, notes: { shortRows, unmarked } };
  }

  private addHeader(cells: CsvCell[]): CsvProblem | undefined {
    if (cells.length > CSV_LIMITS.columns) return { code: 'columns', columns: cells.length };
    this.header = cells;
    return undefined;
  }

  private addRow(cells: CsvCell[], columns: number, line: number): CsvProblem | undefined {
    // Extra empty cells at the end carry no data.
    while (cells.length > columns && cells.at(-1) === null) cells.pop();
    if (cells.length > columns) {
      if (this.longRows.count === 0) this.cellsOfLong = cells.length;
      this.longRows.add(line);
      return undefined;
    }
    if (cells.length < columns || (columns === 1 && cells[0] === null)) this.shortRows.add(line);
    while (cells.length < columns) cells.push(null);
    this.rows.push(cells.map((cell) => this.unmark(cell)));
    if (this.rows.length > CSV_LIMITS.rows) return { code: 'rows' };
    return this.rows.length * columns > CSV_LIMITS.cells ? { code: 'cells' } : undefined;
  }

  private unmark(cell: CsvCell): CsvCell {
    if (cell === null) return null;
    const plain = unmarkFormula(cell);
    if (plain !== cell) this.unmarked += 1;
    return plain;
  }
}

/**
 * Reads the rows of a CSV text, the header first, and detects the line endings.
 *
 * @param delimiter - the reader's choice; without it, it is detected too
 */
export function csvRows(marked: string, delimiter?: Delimiter): CsvRows | CsvProblem {
  // The parser would strip remaining byte order marks and then count positions from there. The line in which Excel
  // names the delimiter stays as a blank one, so that lines keep their numbers.
  const text = marked.replace(/^\uFEFF+/, '').replace(NAMED_DELIMITER, '');
  const layout = layoutOf(text, delimiter ?? namedDelimiter(marked));
  const collector = new Collector();
  const lineAt = (index: number) => (text.slice(0, index).match(LINE_BREAK)?.length ?? 0) + 1;
  let problem: CsvProblem | undefined;
  let start = 0;
  let line = 1;
  let steps = 0;
  papa.parse<string[]>(text, {
    ...layout,
    step({ data, errors, meta }, parser) {
      const wrong = errors.find(({ type }) => type === 'Quotes');
      const raw = text.slice(start, meta.cursor);
      problem = wrong
        ? {
            code: wrong.code === 'MissingQuotes' ? 'openQuote' : 'strayQuote',
            line: lineAt(wrong.index ?? start),
          }
        : collector.add(data, raw, meta.delimiter, line);
      start = meta.cursor;
      line += raw.includes('"') ? (raw.match(LINE_BREAK)?.length ?? 0) : 1;
      steps += 1;
      // Blank lines are not rows, but reading them takes time.
      if (steps > 2 * CSV_LIMITS.rows) problem ??= { code: 'rows' };
      if (problem) parser.abort();
    },
  });
  return problem ?? collector.result(layout.delimiter);
}
