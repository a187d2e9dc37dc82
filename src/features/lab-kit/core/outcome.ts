/** The outcome of a run, in the same format at build time, in the worker and on the page. */

export const LEVELS = ['log', 'info', 'warn', 'error', 'debug'] as const;

export type ConsoleLevel = (typeof LEVELS)[number];

/** One call of `console.log` or a similar method; `depth` is the number of open groups. */
export interface TextEntry {
  kind: 'text';
  level: ConsoleLevel;
  text: string;
  depth: number;
}

/** One call of `console.table`. */
export interface TableEntry {
  kind: 'table';
  columns: string[];
  rows: string[][];
  depth: number;
}

export type ConsoleEntry = TextEntry | TableEntry;

/** An uncaught error. `line` counts from 1 in the reader's code. */
export interface UncaughtError {
  name: string;
  message: string;
  line?: number;
}

/** Why a run was stopped from outside: too long, too much memory, or its sandbox did not respond. */
export type StopReason = 'time' | 'memory' | 'lost';

export interface RunOutcome {
  entries: ConsoleEntry[];
  /** Whether output beyond the limits was dropped. */
  truncated: boolean;
  error?: UncaughtError;
  stopped?: StopReason;
}

export const OUTPUT_LIMITS = { entries: 200, characters: 20_000 } as const;

/**
 * Limits for the output of a live block: rendering it blocks the frame's thread, which some browsers share with the
 * page.
 */
export const DRAWN_LIMITS = { nodes: 10_000, characters: 300_000, depth: 150 } as const;

/** Time limit for code in the browser. */
export const RUN_LIMIT_MS = 2000;

function sizeOf(entry: ConsoleEntry): number {
  if (entry.kind === 'text') return entry.text.length;
  return [entry.columns, ...entry.rows].reduce((sum, row) => sum + row.join('').length, 0);
}

/** Accepts entries until the limits are reached; truncates the entry that exceeds them. */
export class OutputBudget {
  truncated = false;
  private entries = 0;
  private characters = 0;

  /** Returns the entry as far as it may be shown; undefined once the budget is exhausted. */
  admit(entry: ConsoleEntry): ConsoleEntry | undefined {
    if (this.truncated) return undefined;
    const left = OUTPUT_LIMITS.characters - this.characters;
    if (this.entries >= OUTPUT_LIMITS.entries || left <= 0) {
      this.truncated = true;
      return undefined;
    }
    this.entries += 1;
    this.characters += sizeOf(entry);
    if (this.characters <= OUTPUT_LIMITS.characters) return entry;
    this.truncated = true;
    return entry.kind === 'text' ? { ...entry, text: entry.text.slice(0, left) } : undefined;
  }
}
