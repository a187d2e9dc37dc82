/** Words by which an error message is told from other output, and the forms in which tools begin one. */
const MESSAGE =
  /\b(?:errors?|exception|failed|failure|fatal|violat\w+|denied|refused|invalid|exceed\w*|cannot|could not|can't|not allowed|not permitted|must appear|ambiguous|out of range|incompatible|no such|does not exist|doesn't exist|unknown (?:column|table)|duplicate (?:entry|key)|is locked|deadlock found|insufficient|have been crossed|SQLSTATE)\b/i;
const LONGEST = 160;
const SHORTEST = 12;
const MOST = 4;

/**
 * Returns the error messages in the code and the results of a section that its prose does not contain: a reader pastes
 * them into the search.
 *
 * @param output - texts of code blocks, results and messages, one line each
 */
export function readMessages(output: string, prose: string): string {
  const found = new Set<string>();
  for (const line of output.split('\n')) {
    const message = line.replace(/\s+/g, ' ').trim();
    // A line of a program that handles an error is no message.
    if (message.length < SHORTEST || /[{};]$|^[#/*]|=>|\(\)/.test(message) || !MESSAGE.test(message)) continue;
    const cut = message.slice(0, LONGEST);
    if (!prose.includes(cut)) found.add(cut);
    if (found.size === MOST) break;
  }
  return [...found].join('\n');
}
