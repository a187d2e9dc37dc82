import { FenceProblem } from './fenceMeta';
import type { PlanNode } from './queryPlan';
import { controlsTransaction, isPureRead, splitStatements } from './splitStatements';
import type { EngineName } from './types';
import { MAX_WAYS, MIN_WAYS } from './wayLimits';

/** One way of asking for the same rows: its name and its SQL. */
export interface Way {
  readonly label: string;
  readonly code: string;
  /** It may not end in time: the build only plans it, and the page runs it once, after the others. */
  readonly isSlow?: boolean;
}

/** The ways of a `timed` fence and what prepares the database for all of them. */
export interface TimedQueries<W extends Way = Way> {
  readonly setup: string;
  readonly ways: readonly W[];
}

/** A way with the plans that the build computed. */
export interface PlannedWay extends Way {
  readonly plans: Readonly<Partial<Record<EngineName, readonly PlanNode[]>>>;
}

const MARK = /^--\s*(?:(setup)|(slow\s+)?way:\s*(.+?))\s*$/i;

/**
 * Reads a `timed` fence: a comment `-- way: name` begins each way, `-- slow way: name` one that may not end in time,
 * `-- setup` what runs before all of them.
 *
 * @throws {@link FenceProblem} where ways are missing or too many, or all of them slow
 */
export function parseTimedQueries(code: string): TimedQueries {
  let setup: string[] = [];
  const ways: { label: string; isSlow: boolean; lines: string[] }[] = [];
  for (const line of code.split('\n')) {
    const [, isSetup, slow, label] = MARK.exec(line.trim()) ?? [];
    if (isSetup) {
      if (ways.length > 0) throw new FenceProblem('`-- setup` stands before the ways, because it runs before them');
      setup = [];
    } else if (label) ways.push({ label, isSlow: slow !== undefined, lines: [] });
    else (ways.at(-1)?.lines ?? setup).push(line);
  }
  if (ways.length < MIN_WAYS || ways.length > MAX_WAYS)
    throw new FenceProblem(
      `a timed fence compares ${MIN_WAYS} to ${MAX_WAYS} ways, each after a line \`-- way: name\` or \`-- slow way: name\`; this one has ${ways.length}`,
    );
  if (ways.every(({ isSlow }) => isSlow))
    throw new FenceProblem(
      'every way is a `-- slow way: name`, so nothing is measured that they could be compared with; write `-- way: name` for at least one',
    );
  return {
    setup: setup.join('\n').trim(),
    ways: ways.map(({ label, isSlow, lines }) => ({ label, code: lines.join('\n').trim(), ...(isSlow && { isSlow }) })),
  };
}

/** A way as it is run: what prepares it, and what is timed. Both are as long as the text, so errors point into it. */
export interface WayParts {
  /** Statements before the first query or change: an index to make, statistics to gather. */
  readonly before: string;
  readonly timed: string;
  /** How many statements are timed. */
  readonly count: number;
  /** The last of them, whose plan is shown; empty where engines make no plan for it. */
  readonly last: string;
  /** Whether running it again finds the database as the first time. */
  readonly isRepeatable: boolean;
  /** Whether there is a query to time, and nothing that ends the transaction in which a way runs. */
  readonly isMeasurable: boolean;
}

const TIMED = new Set(['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'MERGE']);

const blank = (text: string) => text.replace(/[^\n]/g, ' ');

/** Takes a way apart; a text without any query is timed whole. */
export function wayParts(code: string, engine: EngineName): WayParts {
  const statements = splitStatements(code, engine);
  const index = Math.max(
    statements.findIndex(({ command }) => TIMED.has(command)),
    0,
  );
  const start = index > 0 ? (statements[index]?.start ?? 0) : 0;
  const timed = statements.slice(index);
  const last = timed.at(-1);
  return {
    before: code.slice(0, start),
    timed: `${blank(code.slice(0, start))}${code.slice(start)}`,
    count: timed.length,
    last: last && TIMED.has(last.command) ? last.sql : '',
    isRepeatable: timed.every(isPureRead),
    isMeasurable: last !== undefined && TIMED.has(last.command) && !statements.some(controlsTransaction),
  };
}
