import type { CsvCell } from './csvRows';
import { DECIMAL_MARKS, otherMark, readNumber, type DecimalMark } from './csvNumber';

/** How the cells of a column are read. */
export type ColumnFormat = 'text' | DecimalMark;

/** What a column would be with one decimal mark. */
export interface MarkReading {
  readonly type: 'INTEGER' | 'REAL';
  /** Cells that are not numbers, and the first of them. */
  readonly others: number;
  readonly firstOther: string | undefined;
  /** A cell and the number that it becomes: one that looks different if there is any. */
  readonly example: { readonly cell: string; readonly value: string } | undefined;
  /** Whether numbers are rounded because they have too many digits. */
  readonly isRounded: boolean;
  /** Whether leading zeros are dropped, as of a telephone number. */
  readonly dropsZeros: boolean;
}

/** Why a column with numbers is read as text. */
export type TextReason =
  /** Some cells are not numbers. */
  | 'others'
  /** Numbers as 1.10 beside 1.2, as of chapters and versions. */
  | 'versions'
  /** Telephone numbers, codes. */
  | 'leadingZeros'
  /** Numbers with more digits than the database can hold. */
  | 'digits'
  /** The rest of the file has the other decimal mark. */
  | 'otherMark';

/** How a column was understood. */
export interface CsvColumn {
  /** The name in the header. */
  readonly header: string;
  /** Cells that are not empty. */
  readonly given: number;
  /** The format proposed. */
  readonly format: ColumnFormat;
  readonly reason?: TextReason;
  /** Whether the cells are numbers with either mark, but other ones, and nothing in the file tells which. */
  readonly isGuess: boolean;
  readonly readings: Readonly<Record<DecimalMark, MarkReading>>;
}

type Rows = readonly (readonly CsvCell[])[];

/** Counts of one column, read with one decimal mark. */
class Tally {
  numbers = 0;
  integers = 0;
  grouped = 0;
  longPlain = 0;
  leadingZeros = 0;
  tooLong = 0;
  /** Numbers that the other mark reads differently, or not as numbers. */
  differing = 0;
  firstOther: string | undefined;
  example: MarkReading['example'];
  private readonly lengths = new Set<number>();
  private endsWithZero = false;

  constructor(private readonly mark: DecimalMark) {}

  add(cell: string): void {
    const number = readNumber(cell, this.mark);
    if (!number) {
      this.firstOther ??= cell;
      return;
    }
    const { literal, decimals } = number;
    this.numbers += 1;
    if (decimals === '') this.integers += 1;
    else this.lengths.add(decimals.length);
    if (number.isGrouped) this.grouped += 1;
    if (number.isLongPlain) this.longPlain += 1;
    if (number.hasLeadingZero) this.leadingZeros += 1;
    if (number.isTooLong) this.tooLong += 1;
    // Programs write 1.0 for a number; nobody writes 1.10 beside 1.2.
    if (decimals.length > 1 && decimals.endsWith('0')) this.endsWithZero = true;
    if (number.isGrouped || decimals !== '') this.differing += 1;
    const value = String(decimals === '' ? literal : Number(literal));
    if (!this.example || (this.example.cell === this.example.value && cell !== value)) this.example = { cell, value };
  }

  get looksLikeVersions(): boolean {
    return this.endsWithZero && this.lengths.size > 1;
  }

  /** Whether the column is of numbers with this mark, written in one way. */
  fits(given: number): boolean {
    return (
      given > 0 && this.numbers === given && !this.leadingZeros && !this.tooLong && !(this.grouped && this.longPlain)
    );
  }

  reading(given: number): MarkReading {
    return {
      type: this.integers === this.numbers && this.numbers > 0 ? 'INTEGER' : 'REAL',
      others: given - this.numbers,
      firstOther: this.firstOther,
      example: this.example,
      isRounded: this.tooLong > 0,
      dropsZeros: this.leadingZeros > 0,
    };
  }
}

interface Tallied {
  readonly given: number;
  readonly point: Tally;
  readonly comma: Tally;
}

function tally(rows: Rows, column: number): Tallied {
  const point = new Tally('point');
  const comma = new Tally('comma');
  let given = 0;
  for (const row of rows) {
    const cell = row[column] ?? '';
    if (cell === '') continue;
    given += 1;
    point.add(cell);
    comma.add(cell);
  }
  return { given, point, comma };
}

/** The mark with which alone a column is of numbers; undefined if it is so with both or neither. */
function proves({ given, point, comma }: Tallied): DecimalMark | undefined {
  const isPoint = point.fits(given);
  if (isPoint === comma.fits(given)) return undefined;
  const mark = isPoint ? 'point' : 'comma';
  return (isPoint ? point : comma).looksLikeVersions ? undefined : mark;
}

/**
 * The decimal mark of a file: what its columns prove, else the one of the places where such a delimiter is usual:
 * Excel writes semicolons where the comma is the decimal mark.
 */
function markOf(columns: readonly Tallied[], delimiter: string): { mark: DecimalMark; isProved: boolean } {
  // Between commas, a cell with a comma is in quotes, and may be a text.
  if (delimiter === ',') return { mark: 'point', isProved: columns.some((column) => proves(column) === 'point') };
  const proved = new Set(columns.map(proves));
  const [only] = DECIMAL_MARKS.filter((mark) => proved.has(mark) && !proved.has(otherMark(mark)));
  return { mark: only ?? (delimiter === ';' ? 'comma' : 'point'), isProved: only !== undefined };
}

function reasonFor({ given, ...tallies }: Tallied, mark: DecimalMark): TextReason | undefined {
  const own = tallies[mark];
  if (tallies[otherMark(mark)].fits(given)) return 'otherMark';
  if (own.numbers === given) return own.leadingZeros ? 'leadingZeros' : own.tooLong ? 'digits' : 'others';
  return own.numbers > 0 ? 'others' : undefined;
}

/**
 * How each column of a file is understood: as numbers only if that preserves every digit and all cells are numbers
 * with the decimal mark of the file.
 *
 * @param rows - each as long as the header
 */
export function readColumns(header: readonly CsvCell[], rows: Rows, delimiter: string): CsvColumn[] {
  const tallied = header.map((_, index) => tally(rows, index));
  const { mark, isProved } = markOf(tallied, delimiter);
  return tallied.map((column, index) => {
    const { given, point, comma } = column;
    const own = column[mark];
    const isNumber = own.fits(given) && !own.looksLikeVersions;
    const reason = isNumber || given === 0 ? undefined : own.fits(given) ? 'versions' : reasonFor(column, mark);
    return {
      header: header[index] ?? '',
      given,
      format: isNumber ? mark : 'text',
      ...(reason && { reason }),
      isGuess: isNumber && !isProved && own.differing > 0 && column[otherMark(mark)].fits(given),
      readings: { point: point.reading(given), comma: comma.reading(given) },
    };
  });
}
