/**
 * Spreadsheets run a cell that begins so as a formula, also where the cell comes from a file (OWASP, CSV injection).
 * The last four are the wide forms that East Asian keyboards write.
 */
const FORMULA = '[=+\\-@\\t\\r\\n\uFF1D\uFF0B\uFF0D\uFF20]';
const NUMBER = /^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i;
/** Marks before a text count too: what had a mark gets another, so that reading takes off what writing has put on. */
const MARKED = new RegExp(`^'+${FORMULA}`);
const NEEDS_MARK = new RegExp(`^'*${FORMULA}`);

/** Puts an apostrophe before a text that a spreadsheet would run as a formula. A negative number is none. */
export function markFormula(text: string): string {
  return NEEDS_MARK.test(text) && !NUMBER.test(text) ? `'${text}` : text;
}

/** Takes off the apostrophe that {@link markFormula} has put on. */
export function unmarkFormula(text: string): string {
  return MARKED.test(text) ? text.slice(1) : text;
}
