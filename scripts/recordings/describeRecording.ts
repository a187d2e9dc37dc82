import type { Recording, SqlResult } from '../../src/features/recordings/core/recording';
import type { ScheduleNode, Schedules } from '../../src/features/recordings/core/schedule';
import { errorText, warningText } from '../../src/features/recordings/core/sqlMessages';

function describeResult(
  { sql, columns, rows, changedRows, warnings = [], error, part, user, isWaiting, hasWaited }: SqlResult,
  index: number,
) {
  const lines = [
    `${index + 1}${part ? ` (${part})` : ''}${user ? ` as ${user}` : ''}: ${sql.replaceAll('\n', '\n    ')}`,
  ];
  if (isWaiting) lines.push('    (waits for a lock)');
  if (hasWaited) lines.push('    (has waited)');
  if (columns) lines.push(`    ${columns.map(({ name }) => name).join(' | ')}`);
  for (const row of rows ?? []) lines.push(`    ${row.map((value) => value ?? 'NULL').join(' | ')}`);
  if (rows) lines.push(`    (${rows.length} rows)`);
  if (changedRows !== undefined) lines.push(`    (${changedRows} rows changed)`);
  if (error) lines.push(`    ${errorText(error)}`);
  return [...lines, ...warnings.map((warning) => `    ${warningText(warning)}`)].join('\n');
}

function countEnds(node: ScheduleNode): number {
  const choices = [node.a, node.b].filter((choice) => choice !== undefined);
  return choices.length === 0 ? 1 : choices.reduce((sum, { next }) => sum + countEnds(next), 0);
}

function describeSchedules(schedules: Schedules): string {
  return Object.entries(schedules)
    .map(([level, tree]) => `${level}: ${countEnds(tree)} schedules`)
    .join('\n');
}

/** A recording as text for its author's terminal. */
export function describeRecording(recording: Recording): string {
  if ('stdout' in recording) return recording.stdout;
  if ('results' in recording) return recording.results.map(describeResult).join('\n\n');
  if ('schedules' in recording) return describeSchedules(recording.schedules);
  return recording.exchanges
    .map(({ request, response }, index) => `${index + 1}: ${request.method} ${request.target} → ${response.status}`)
    .join('\n');
}
