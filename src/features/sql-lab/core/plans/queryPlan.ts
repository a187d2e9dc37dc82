import type { EngineName, StatementResult } from '../types';

/** A step of a query plan, and the steps that provide its rows. */
export interface PlanNode {
  readonly label: string;
  /** Conditions, keys and counts of the step, as the engine prints them. */
  readonly details: readonly string[];
  readonly children: readonly PlanNode[];
}

interface Draft {
  readonly label: string;
  readonly details: string[];
  readonly children: Draft[];
}

const draft = (label: string): Draft => ({ label, details: [], children: [] });

/**
 * The statement that returns the plan of a query on an engine; costs are omitted, because they mean nothing to readers.
 */
export function explainStatement(sql: string, engine: EngineName): string {
  const query = sql.trim().replace(/;\s*$/, '');
  return engine === 'sqlite' ? `EXPLAIN QUERY PLAN ${query}` : `EXPLAIN (COSTS OFF) ${query}`;
}

/** Parses the rows of SQLite: id, parent id, an unused number, and the text. */
function sqlitePlan({ rows }: StatementResult): PlanNode[] {
  const roots: Draft[] = [];
  const byId = new Map<unknown, Draft>();
  for (const [id, parent, , detail] of rows) {
    const node = draft(String(detail));
    byId.set(id, node);
    (byId.get(parent)?.children ?? roots).push(node);
  }
  return roots;
}

const STEP = /^(\s*)(?:->\s+)?(.*)$/;
const ARROW_WIDTH = 6;

/**
 * Parses the lines of PostgreSQL: a step begins with an arrow that is indented further than its parent's; its details
 * follow, indented.
 */
function postgresPlan({ rows }: StatementResult): PlanNode[] {
  const roots: Draft[] = [];
  const open: { depth: number; node: Draft }[] = [];
  for (const [cell] of rows) {
    const line = String(cell);
    const [, indent = '', text = ''] = STEP.exec(line) ?? [];
    const isStep = line.includes('->') && line.trimStart().startsWith('->');
    const subplan = /^(?:SubPlan|InitPlan|CTE)\b/.test(text);
    if (!isStep && !subplan && roots.length > 0) {
      open.at(-1)?.node.details.push(text);
      continue;
    }
    const depth = indent.length + (isStep ? ARROW_WIDTH : 0);
    while ((open.at(-1)?.depth ?? -1) >= depth) open.pop();
    const node = draft(text);
    (open.at(-1)?.node.children ?? roots).push(node);
    open.push({ depth, node });
  }
  return roots;
}

/** Parses an engine's answer to {@link explainStatement} into a tree. */
export function readPlan(result: StatementResult, engine: EngineName): PlanNode[] {
  return engine === 'sqlite' ? sqlitePlan(result) : postgresPlan(result);
}
