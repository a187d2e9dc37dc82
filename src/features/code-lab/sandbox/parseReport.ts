import { LEVELS, OUTPUT_LIMITS, type ConsoleEntry, type UncaughtError } from '../../lab-kit/core/outcome';
import type { LargeRun, Returned } from '../core/problem';
import type { RunReport } from '../frame/messages';

type Fields = Readonly<Record<string, unknown>>;

const clip = (value: unknown) => (typeof value === 'string' ? value.slice(0, OUTPUT_LIMITS.characters) : '');

/** Whether a message is an object with fields. */
export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}

/** Parses an error described by a frame. */
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

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
/** Parses a count or a time; an invalid one becomes infinite, which exceeds every limit. */
const amountOf = (value: unknown) => (typeof value === 'number' && value >= 0 ? value : Infinity);

function parseReturned(value: unknown): Returned | undefined {
  if (!isFields(value) || typeof value.index !== 'number') return undefined;
  const error = parseError(value.error);
  return {
    index: value.index,
    values: listOf(value.values),
    texts: listOf(value.texts).map(clip),
    ...(error && { error }),
  };
}

function parseLargeRun(value: unknown): LargeRun | undefined {
  if (!isFields(value)) return undefined;
  const error = parseError(value.error);
  return {
    values: listOf(value.values).map(listOf),
    ms: amountOf(value.ms),
    looks: amountOf(value.looks),
    ...(error && { error }),
  };
}

/**
 * Parses a message of the runner frame as a report; undefined for anything else. Readers' code can send any message, so
 * nothing is assumed about it; the result is only ever shown as text.
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
    case 'returned': {
      const returned = parseReturned(message.returned);
      return returned && { type: 'returned', returned };
    }
    case 'reference': {
      const run = parseLargeRun(message.run);
      return (
        run && { type: 'reference', run: { ...run, size: isFields(message.run) ? amountOf(message.run.size) : 0 } }
      );
    }
    case 'large': {
      const run = parseLargeRun(message.run);
      return run && { type: 'large', run };
    }
    case 'done':
      return { type: 'done', error: parseError(message.error) };
    case 'stopped':
      return { type: 'stopped', reason: message.reason === 'memory' ? 'memory' : 'time' };
    default:
      return undefined;
  }
}
