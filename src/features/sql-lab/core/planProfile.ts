import type { PlanNode } from './queryPlan';

/** What decides whether a plan stays fast as tables grow, counted. */
export interface PlanProfile {
  /** Steps that read every row of a table or index. */
  readonly scans: number;
  /** Steps that go to the rows they need by a key. */
  readonly searches: number;
  /** Steps that sort, or fill a table of their own to group or to drop duplicates. */
  readonly sorts: number;
  /** Queries inside the query that run again for each row. */
  readonly repeated: number;
}

/** Steps by how both engines begin their names. */
const STEPS: readonly (readonly [keyof PlanProfile, RegExp])[] = [
  // SQLite calls it a search, too, where MIN or MAX without an index reads every row.
  ['scans', /^(?:SCAN (?!CONSTANT)|SEARCH (?!.* USING )|(?:Parallel )?Seq Scan|CTE Scan|Function Scan)/],
  ['searches', /^(?:SEARCH .* USING |(?:Parallel )?Index (?:Only )?Scan|Bitmap Heap Scan)/],
  ['sorts', /^(?:USE TEMP B-TREE|(?:Incremental )?Sort|HashAggregate)/],
  ['repeated', /^(?:CORRELATED |SubPlan )/],
];

/** Counts the steps of a plan that cost most. */
export function planProfile(steps: readonly PlanNode[]): PlanProfile {
  const all = (nodes: readonly PlanNode[]): PlanNode[] => nodes.flatMap((node) => [node, ...all(node.children)]);
  const labels = all(steps).map(({ label }) => label);
  const entries = STEPS.map(([kind, begins]) => [kind, labels.filter((label) => begins.test(label)).length]);
  return Object.fromEntries(entries) as unknown as PlanProfile;
}

/** Whether two plans take the same steps in the same order. */
export function samePlan(left: readonly PlanNode[], right: readonly PlanNode[]): boolean {
  return JSON.stringify(left) === JSON.stringify(right);
}
