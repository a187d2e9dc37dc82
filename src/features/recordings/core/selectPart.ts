import type { Exchange, LineRange, Recording, SqlResult } from './recording';
import { RecordingProblem } from './recordingProblem';

function listOf(names: readonly string[]): string {
  return names.length > 0 ? names.join(', ') : 'there are none';
}

/** The number by which a part is named, counted from 1; undefined for a label. */
function numberOf(part: string): number | undefined {
  return /^\d+$/.test(part) ? Number(part) : undefined;
}

/**
 * The statements of a recording that a page shows: all of them, the one with a number, or those with a label.
 *
 * @throws {@link RecordingProblem} where there is no such part
 */
export function selectResults(results: readonly SqlResult[], part: string | undefined): readonly SqlResult[] {
  if (part === undefined) return results;
  const number = numberOf(part);
  const chosen = results.filter((result, index) =>
    number === undefined ? result.part === part : index + 1 === number,
  );
  if (chosen.length > 0) return chosen;
  const labels = [...new Set(results.flatMap(({ part: label }) => label ?? []))];
  throw new RecordingProblem(
    `the recording has no part "${part}"`,
    `name a statement by its number, 1 to ${results.length}, or a part by its label: ${listOf(labels)}`,
  );
}

/**
 * A range of lines of a text.
 *
 * @throws {@link RecordingProblem} where the text is shorter
 */
export function selectLines(text: string, { from, to }: LineRange): string {
  const lines = text.split('\n');
  if (to > lines.length)
    throw new RecordingProblem(
      `there is no line ${to}: the text ends at line ${lines.length}`,
      `write a range within 1-${lines.length}`,
    );
  return lines.slice(from - 1, to).join('\n');
}

/** A text without the line break at its end. */
export function withoutLastBreak(text: string): string {
  return text.replace(/\r?\n$/, '');
}

/**
 * The part of a printed text that a page shows: all of it, a named part, or some lines of either.
 *
 * @throws {@link RecordingProblem} where there is no such part
 */
export function selectText(
  { stdout, parts = {} }: Extract<Recording, { stdout: string }>,
  part: string | undefined,
  lines: LineRange | undefined,
): string {
  const range = part === undefined ? undefined : parts[part];
  if (part !== undefined && !range)
    throw new RecordingProblem(
      `the recording has no part "${part}"`,
      `name a part by its label: ${listOf(Object.keys(parts))}`,
    );
  const whole = withoutLastBreak(stdout);
  const text = range ? selectLines(whole, range) : whole;
  return lines ? selectLines(text, lines) : text;
}

/**
 * The exchange with the number `part`.
 *
 * @throws {@link RecordingProblem} where there is no such exchange
 */
export function selectExchange(exchanges: readonly Exchange[], part: string): Exchange {
  const chosen = exchanges[(numberOf(part) ?? 0) - 1];
  if (chosen) return chosen;
  throw new RecordingProblem(
    `the recording has no exchange "${part}"`,
    `name one by its number, 1 to ${exchanges.length}`,
  );
}
