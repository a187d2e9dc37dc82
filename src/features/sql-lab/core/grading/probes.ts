import { isPlanAsGood, planLines } from '../plans/comparePlans';
import { compareResults, type Difference } from './compareResults';
import { lastResult } from './lastResult';
import { continuesProbe } from './runProbes';
import { splitStatements } from '../statements/splitStatements';
import type { EngineName, Execution } from '../types';

/** A statement tried after an answer that behaves differently than it should. */
export type ProbeFinding = {
  readonly code: 'probe';
  /** The probe up to the decisive statement. */
  readonly sql: string;
  /** Whether other statements precede the decisive one. */
  readonly isLast: boolean;
} & (
  | { /** It should have been refused. */ readonly outcome: 'accepted' }
  | { /** It should have been accepted. */ readonly outcome: 'refused'; readonly message: string }
  | { /** It returns other rows. */ readonly outcome: 'answer'; readonly differences: readonly Difference[] }
  | {
      /** The query has a plan that costs more than it should; these are its steps. */ readonly outcome: 'plan';
      readonly steps: readonly string[];
    }
);

const EXPLAIN = /^EXPLAIN\s+QUERY\s+PLAN\s/i;

/** More findings are not useful, because a reader fixes the first ones first. */
const MAX_FINDINGS = 3;

const SESSION = new Set([
  'BEGIN',
  'START',
  'COMMIT',
  'END',
  'ROLLBACK',
  'ABORT',
  'SAVEPOINT',
  'RELEASE',
  'SET',
  'RESET',
  'PRAGMA',
  'VACUUM',
]);

/** Whether a probe ends transactions or changes the session, so that it cannot run inside a transaction. */
export function needsOwnDatabase(probe: string, engine: EngineName): boolean {
  return splitStatements(probe, engine).some(
    // SET LOCAL, including SET LOCAL ROLE, ends with the transaction, but PGlite keeps a SESSION AUTHORIZATION.
    ({ command, sql }) => SESSION.has(command.split(' ')[0] ?? '') && !/^SET\s+LOCAL\s+(?!SESSION\b)/i.test(sql),
  );
}

/**
 * Whether a text may create constraints that are checked only when a transaction ends. Inside the transaction that
 * undoes a probe they would seem to accept everything.
 */
export function mayDefer(sql: string): boolean {
  return /\b(?:DEFERRABLE|DEFERRED)\b/i.test(sql);
}

/** Index of the rejected statement of a probe; infinite if none was rejected. */
function refusedAt(execution: Execution): number {
  return execution.ok ? Infinity : (execution.error.statement ?? 0);
}

function findingOf(
  probe: string,
  expected: Execution,
  actual: Execution,
  engine: EngineName,
): ProbeFinding | undefined {
  const statements = splitStatements(probe, engine);
  const upTo = (index: number) => ({
    code: 'probe' as const,
    sql: probe.slice(0, statements[index]?.end ?? probe.length).trim(),
    isLast: index > 0,
  });
  const [wanted, given] = [refusedAt(expected), refusedAt(actual)];
  if (given < wanted) return { ...upTo(given), outcome: 'refused', message: actual.ok ? '' : actual.error.message };
  if (wanted < given) return { ...upTo(wanted), outcome: 'accepted' };
  const [right, shown] = [lastResult(expected), lastResult(actual)];
  if (!right || !shown) return undefined;
  if (statements.at(-1)?.sql.match(EXPLAIN)) {
    const steps = planLines(shown.rows);
    if (isPlanAsGood(planLines(right.rows), steps)) return undefined;
    return { ...upTo(statements.length - 1), outcome: 'plan', steps };
  }
  const differences = compareResults(right, shown, { columnNames: false });
  return differences.length > 0 ? { ...upTo(statements.length - 1), outcome: 'answer', differences } : undefined;
}

/** Compares the outcomes of the probes with those on the reference's database and returns the first few differences. */
export function compareProbes(
  probes: readonly string[],
  expected: readonly Execution[],
  actual: readonly Execution[],
  engine: EngineName,
): ProbeFinding[] {
  const told = new Set<string>();
  return probes
    .flatMap((probe, index) => {
      const [wanted, given] = [expected[index], actual[index]];
      const finding = wanted && given && findingOf(probe, wanted, given, engine);
      if (!finding) return [];
      const before = probes[index - 1];
      return continuesProbe(probe) && before !== undefined
        ? { ...finding, sql: `${before};\n${finding.sql}`, isLast: true }
        : finding;
    })
    .filter((finding) => {
      // A constraint that is too strict rejects many statements with the same message.
      const text = finding.outcome === 'refused' ? finding.message : finding.sql;
      return !told.has(text) && told.add(text);
    })
    .slice(0, MAX_FINDINGS);
}
