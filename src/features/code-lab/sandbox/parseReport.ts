import { LEVELS, OUTPUT_LIMITS, type ConsoleEntry, type UncaughtError } from '../core/outcome';
import type { CaseResult } from '../core/problem';
import type { RunReport } from '../frame/messages';

type Fields = Readonly<Record<string, unknown>>;

const clip = (value: unknown) => (typeof value === 'string' ? value.slice(0, OUTPUT_LIMITS.characters) : '');

/** Whether a message has fields to look at. */
export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}

/** An error as a frame describes it. */
export function parseError(value: unknown): UncaughtError | undefined {
  if (!isFields(value)) return undefined;
  const { line } = value;
  return {
    name: clip(value.name),
    message: clip(value.message),
    ...(typeof line === 'number' && Number.isInteger(line) && { line }),
  };
}

function parseEntry(value: unknown): ConsoleEntry | undefined {
  if (!isFields(value)) return undefined;
  const depth = typeof value.depth === 'number' ? Math.min(8, Math.max(0, Math.trunc(value.depth))) : 0;
  if (value.kind === 'text') {
    return {
      kind: 'text',
      level: LEVELS.find((level) => level === value.level) ?? 'log',
      text: clip(value.text),
      depth,
    };
  }
  const { columns, rows } = value;
  if (value.kind !== 'table' || !Array.isArray(columns) || !Array.isArray(rows)) return undefined;
  return {
    kind: 'table',
    columns: columns.map(clip),
    rows: rows.map((row: unknown) => (Array.isArray(row) ? row.map(clip) : [])),
    depth,
  };
}

function parseResult(value: unknown): CaseResult | undefined {
  if (!isFields(value) || typeof value.index !== 'number') return undefined;
  const error = parseError(value.error);
  return {
    index: value.index,
    passed: value.passed === true,
    input: clip(value.input),
    expected: clip(value.expected),
    ...(typeof value.got === 'string' && { got: clip(value.got) }),
    ...(error && { error }),
    ...(typeof value.failedCall === 'number' && { failedCall: value.failedCall }),
  };
}

/**
 * A message of the runner frame as a report, or undefined for anything else. Readers' code can send
 * what it likes, so nothing is taken for granted; what comes out is only ever drawn as text.
 */
export function parseReport(message: unknown): RunReport | undefined {
  if (!isFields(message)) return undefined;
  switch (message.type) {
    case 'ready':
    case 'truncated':
      return { type: message.type };
    case 'entry': {
      const entry = parseEntry(message.entry);
      return entry && { type: 'entry', entry };
    }
    case 'case': {
      const result = parseResult(message.result);
      return result && { type: 'case', result };
    }
    case 'done':
      return { type: 'done', error: parseError(message.error) };
    case 'stopped':
      return { type: 'stopped', reason: message.reason === 'memory' ? 'memory' : 'time' };
    default:
      return undefined;
  }
}
