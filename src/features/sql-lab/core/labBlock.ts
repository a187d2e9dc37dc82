import type { PlanNode } from './queryPlan';
import type { PlannedWay, TimedQueries } from './timedQueries';
import type { EngineName, SqlError, StatementResult } from './types';

/** What a fence answered on one engine when the page was built. */
export interface EngineOutcome {
  readonly engine: EngineName;
  readonly results: readonly StatementResult[];
  readonly error?: SqlError;
  /** The plan of a `plan` fence, in place of results. */
  readonly plan?: readonly PlanNode[];
}

/** A text that a block's database needs first, by the block it belongs to. */
export interface SetupStep {
  readonly block: string;
  readonly sql: string;
}

/** A fence of a page as the page carries it: its code, what it answered, and what to run before it. */
export interface LabBlock {
  /** The same in both languages and as long as the code stays: what the reader wrote is kept under it. */
  readonly id: string;
  readonly kind: 'run' | 'plan' | 'timed';
  readonly code: string;
  readonly dataset: string;
  readonly engines: readonly EngineName[];
  /** One outcome where the engines agree (or only one ran), one for each where they differ. */
  readonly outcomes: readonly EngineOutcome[];
  /** Whether both engines ran it and answered the same. */
  readonly agreed: boolean;
  /** Blocks before this one that changed the database, in order, for each engine. */
  readonly setup: Readonly<Partial<Record<EngineName, readonly SetupStep[]>>>;
  /** Whether the answer is another one each time. */
  readonly varies?: boolean;
  /** What a `timed` fence compares. */
  readonly timed?: TimedQueries<PlannedWay>;
}
