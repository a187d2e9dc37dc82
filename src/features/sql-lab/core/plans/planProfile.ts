import type { PlanNode } from './queryPlan';

/** The properties that decide whether a plan stays fast as tables grow, as counts. */
export interface PlanProfile {
  /** Steps that read every row of a table or index. */
  readonly scans: number;
  /** Steps that find the rows they need by a key. */
  readonly searches: number;
  /** Steps that sort, or build a temporary table to group or to remove duplicates. */
  readonly sorts: number;
  /** Subqueries that run again for each row. */
  readonly repeated: number;
}

/** Kinds of steps, recognised by how their names begin on both engines. */
const STEPS: readonly (readonly [keyof PlanProfile, RegExp])[] = [
  // SQLite also uses SEARCH where MIN or MAX without an index reads every row.
  ['scans', /^(?:SCAN (?!CONSTANT)|SEARCH (?!.* USING )|(?:Parallel )?Seq Scan|CTE Scan|Function Scan)/],
  ['searches', /^(?:SEARCH .* USING |(?:Parallel )?Index (?:Only )?Scan|Bitmap Heap Scan)/],
  ['sorts', /^(?:USE TEMP B-TREE|(?:Incremental )?Sort|HashAggregate)/],
  ['repeated', /^(?:CORRELATED |SubPlan )/],
];

/** Counts the most expensive steps of a plan. */
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
