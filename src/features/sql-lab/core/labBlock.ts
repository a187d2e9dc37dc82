import type { PlanNode } from './plans/queryPlan';
import type { PlannedWay, TimedQueries } from './timing/timedQueries';
import type { EngineName, SqlError, StatementResult } from './types';

/** The answer of a fence on one engine at build time. */
export interface EngineOutcome {
  readonly engine: EngineName;
  readonly results: readonly StatementResult[];
  readonly error?: SqlError;
  /** The plan of a `plan` fence, instead of results. */
  readonly plan?: readonly PlanNode[];
}

/** A text that must run before a block, and the block that it comes from. */
export interface SetupStep {
  readonly block: string;
  readonly sql: string;
}

/** A fence as embedded in its page: its code, its answers, and what must run before it. */
export interface LabBlock {
  /** The same in both languages, and stable as long as the code is; the reader's text is stored under it. */
  readonly id: string;
  readonly kind: 'run' | 'plan' | 'timed';
  readonly code: string;
  readonly dataset: string;
  readonly engines: readonly EngineName[];
  /** One outcome if the engines agree (or only one ran), one for each if they differ. */
  readonly outcomes: readonly EngineOutcome[];
  /** Whether both engines ran it and gave the same answer. */
  readonly agreed: boolean;
  /** Earlier blocks that changed the database, in order, for each engine. */
  readonly setup: Readonly<Partial<Record<EngineName, readonly SetupStep[]>>>;
  /** Indexes of the columns whose cells are marked where the page shows both answers. */
  readonly marked?: readonly number[];
  /** Whether the answer varies from run to run. */
  readonly varies?: boolean;
  /** Whether the answer waits for the reader's prediction. */
  readonly predict?: boolean;
  /** The queries that a `timed` fence compares. */
  readonly timed?: TimedQueries<PlannedWay>;
}
