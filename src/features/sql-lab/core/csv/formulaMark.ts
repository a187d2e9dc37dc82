/**
 * Spreadsheets run a cell that begins with one of these characters as a formula, even in a CSV file (OWASP, CSV
 * injection). The last four are the full-width forms of East Asian keyboards.
 */
const FORMULA = '[=+\\-@\\t\\r\\n\uFF1D\uFF0B\uFF0D\uFF20]';
const NUMBER = /^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i;
/** Existing apostrophes count too: such a text gets one more, so that reading removes exactly what writing added. */
const MARKED = new RegExp(`^'+${FORMULA}`);
const NEEDS_MARK = new RegExp(`^'*${FORMULA}`);

/** Prefixes a text with an apostrophe if a spreadsheet would run it as a formula; negative numbers stay unchanged. */
export function markFormula(text: string): string {
  return NEEDS_MARK.test(text) && !NUMBER.test(text) ? `'${text}` : text;
}

/** Removes the apostrophe added by {@link markFormula}. */
export function unmarkFormula(text: string): string {
  return MARKED.test(text) ? text.slice(1) : text;
}
