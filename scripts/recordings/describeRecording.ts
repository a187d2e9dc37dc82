import type { Recording, SqlResult } from '../../src/features/recordings/core/recording';
import { errorText, warningText } from '../../src/features/recordings/core/sqlMessages';

function describeResult({ sql, columns, rows, changedRows, warnings = [], error, part }: SqlResult, index: number) {
  const lines = [`${index + 1}${part ? ` (${part})` : ''}: ${sql.replaceAll('\n', '\n    ')}`];
  if (columns) lines.push(`    ${columns.map(({ name }) => name).join(' | ')}`);
  for (const row of rows ?? []) lines.push(`    ${row.map((value) => value ?? 'NULL').join(' | ')}`);
  if (rows) lines.push(`    (${rows.length} rows)`);
  if (changedRows !== undefined) lines.push(`    (${changedRows} rows changed)`);
  if (error) lines.push(`    ${errorText(error)}`);
  return [...lines, ...warnings.map((warning) => `    ${warningText(warning)}`)].join('\n');
}

/** A recording as its author wants to see it in a terminal. */
export function describeRecording(recording: Recording): string {
  if ('stdout' in recording) return recording.stdout;
  if ('results' in recording) return recording.results.map(describeResult).join('\n\n');
  return recording.exchanges
    .map(({ request, response }, index) => `${index + 1}: ${request.method} ${request.target} → ${response.status}`)
    .join('\n');
}
