import { FenceProblem } from '../fenceMeta';
import type { PlanNode } from '../plans/queryPlan';
import { controlsTransaction, isPureRead, splitStatements } from '../statements/splitStatements';
import type { EngineName } from '../types';
import { MAX_WAYS, MIN_WAYS } from './wayLimits';

/** One way to query the same rows: its name and its SQL. */
export interface Way {
  readonly label: string;
  readonly code: string;
  /** The way may exceed the time limit: the build only plans it, and the page runs it once, after the others. */
  readonly isSlow?: boolean;
}

/** The ways of a `timed` fence, and the setup for all of them. */
export interface TimedQueries<W extends Way = Way> {
  readonly setup: string;
  readonly ways: readonly W[];
}

/** A way with the plans computed by the build. */
export interface PlannedWay extends Way {
  readonly plans: Readonly<Partial<Record<EngineName, readonly PlanNode[]>>>;
}

const MARK = /^--\s*(?:(setup)|(slow\s+)?way:\s*(.+?))\s*$/i;

/**
 * Parses a `timed` fence: a comment `-- way: name` begins each way, `-- slow way: name` one that may exceed the time
 * limit, and `-- setup` the part that runs before all of them.
 *
 * @throws {@link FenceProblem} if there are too few or too many ways, or all of them are slow
 */
export function parseTimedQueries(code: string): TimedQueries {
  let setup: string[] = [];
  const ways: { label: string; isSlow: boolean; lines: string[] }[] = [];
  for (const line of code.split('\n')) {
    const [, isSetup, slow, label] = MARK.exec(line.trim()) ?? [];
    if (isSetup) {
      if (ways.length > 0) throw new FenceProblem('`-- setup` must come before the ways, because it runs before them');
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
      'every way is a `-- slow way: name`, so there is no measured way to compare them with; write `-- way: name` for at least one',
    );
  return {
    setup: setup.join('\n').trim(),
    ways: ways.map(({ label, isSlow, lines }) => ({ label, code: lines.join('\n').trim(), ...(isSlow && { isSlow }) })),
  };
}

/**
 * The parts of a way: its preparations, and the timed statements. Both are as long as the text, so that error offsets
 * remain valid.
 */
export interface WayParts {
  /** Statements before the first query or change, such as creating an index or gathering statistics. */
  readonly before: string;
  readonly timed: string;
  /** Number of timed statements. */
  readonly count: number;
  /** The last timed statement, whose plan is shown; empty if engines cannot plan it. */
  readonly last: string;
  /** Whether running it again starts from the same database state. */
  readonly isRepeatable: boolean;
  /** Whether it contains a query to time, and nothing that ends the transaction in which the way runs. */
  readonly isMeasurable: boolean;
}

const TIMED = new Set(['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'MERGE']);

const blank = (text: string) => text.replace(/[^\n]/g, ' ');

/** Splits a way into its parts; a text without any query is timed completely. */
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
