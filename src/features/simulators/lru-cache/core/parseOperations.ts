import { LIMITS, type Operation } from './types';

export type OperationProblem =
  | { readonly code: 'syntax'; readonly line: number; readonly text: string }
  | { readonly code: 'range'; readonly line: number; readonly text: string }
  | { readonly code: 'count'; readonly got: number };

export type ParsedOperations =
  | { readonly ok: true; readonly value: readonly Operation[] }
  | { readonly ok: false; readonly problem: OperationProblem };

/**
 * Adjacent spaces can match only one part of the pattern. If two parts could share them, backtracking over many spaces
 * would take minutes.
 */
const PATTERN = /^(get|put)\s*(?:\(\s*)?(\d{1,9})(?:(?:\s*,\s*|\s+)(\d{1,9}))?\s*\)?$/i;

/** Reads one operation per line: `put 1 5`, `get 1`, or the same with brackets and commas. */
export function parseOperations(text: string): ParsedOperations {
  const operations: Operation[] = [];
  for (const [index, raw] of text.split(/[\n;]/).entries()) {
    const line = raw.trim();
    if (line === '') continue;
    const match = PATTERN.exec(line);
    const kind = match?.[1]?.toLowerCase();
    if (!match || (kind === 'get') === (match[3] !== undefined))
      return { ok: false, problem: { code: 'syntax', line: index + 1, text: line } };
    const [key, value] = [Number(match[2]), Number(match[3] ?? 0)];
    if (key > LIMITS.key || value > LIMITS.value)
      return { ok: false, problem: { code: 'range', line: index + 1, text: line } };
    operations.push(kind === 'get' ? { kind: 'get', key } : { kind: 'put', key, value });
  }
  if (operations.length === 0 || operations.length > LIMITS.operations)
    return { ok: false, problem: { code: 'count', got: operations.length } };
  return { ok: true, value: operations };
}

/** Formats an operation as the reader types it. */
export function formatOperation(operation: Operation): string {
  return operation.kind === 'get' ? `get ${operation.key}` : `put ${operation.key} ${operation.value}`;
}
