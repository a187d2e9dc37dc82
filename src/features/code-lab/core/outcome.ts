/** What a run produced: the same shape at build, in the worker and on the page. */

export const LEVELS = ['log', 'info', 'warn', 'error', 'debug'] as const;

export type ConsoleLevel = (typeof LEVELS)[number];

/** One call of `console.log` and its kin; `depth` counts the open groups. */
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

/** An error that nothing caught. `line` counts from 1 in the code as the reader sees it. */
export interface UncaughtError {
  name: string;
  message: string;
  line?: number;
}

/** Why a run was ended from outside: too long, too much memory, or its sandbox did not answer. */
export type StopReason = 'time' | 'memory' | 'lost';

export interface RunOutcome {
  entries: ConsoleEntry[];
  /** Whether output beyond the limits was dropped. */
  truncated: boolean;
  error?: UncaughtError;
  stopped?: StopReason;
}

export const OUTPUT_LIMITS = { entries: 200, characters: 20_000 } as const;

/** What a live block draws holds the thread of the frame, which some browsers share with the page: it has bounds. */
export const DRAWN_LIMITS = { nodes: 10_000, characters: 300_000, depth: 150 } as const;

/** How long code may run in the browser before it is killed. */
export const RUN_LIMIT_MS = 2000;

function sizeOf(entry: ConsoleEntry): number {
  if (entry.kind === 'text') return entry.text.length;
  return [entry.columns, ...entry.rows].reduce((sum, row) => sum + row.join('').length, 0);
}

/** Accepts entries until the limits are reached; keeps what fits of the entry that crosses them. */
export class OutputBudget {
  truncated = false;
  private entries = 0;
  private characters = 0;

  /** The entry as far as it may be shown, or undefined once the budget is spent. */
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
