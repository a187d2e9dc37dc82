import { splitStatements } from '../../core/statements/splitStatements';
import type { EngineName } from '../../core/types';
import { columnName, functionName, operatorOf, text } from '../../mutants/operators/readTree';
import {
  isList,
  isNode,
  nodePathsOf,
  nodesIn,
  parseStatement,
  type Tree,
  type TreeNode,
} from '../../mutants/syntaxTree';

/** What the texts of an exercise say about the values of a column. */
export interface ColumnHarvest {
  readonly literals: Set<string | number>;
  /** Patterns of LIKE. */
  readonly patterns: Set<string>;
  /** Texts that functions look for or replace. */
  readonly parts: Set<string>;
  /** Names of columns with which it is compared. */
  readonly partners: Set<string>;
}

export interface Harvest {
  /** By the name of the column, in lower case, whatever its table. */
  readonly columns: ReadonlyMap<string, ColumnHarvest>;
  /** Numbers with which counts are compared. */
  readonly counts: ReadonlySet<number>;
  /** Numbers of days, months or years by which dates are moved, and other small numbers beside dates. */
  readonly offsets: ReadonlySet<number>;
  /** LIMIT plus OFFSET of each query. */
  readonly limits: ReadonlySet<number>;
  /** Names of columns from which a text computes fractions. */
  readonly rounded: ReadonlySet<string>;
}

const COMPARISONS = new Set([
  '=',
  '<',
  '<=',
  '>',
  '>=',
  '<>',
  '!=',
  'IN',
  'NOT IN',
  'BETWEEN',
  'NOT BETWEEN',
  'IS',
  'IS NOT',
  'IS DISTINCT FROM',
  'IS NOT DISTINCT FROM',
]);
const LIKES = new Set(['LIKE', 'NOT LIKE', 'ILIKE', 'NOT ILIKE', 'GLOB', 'NOT GLOB']);
const COUNTING = new Set(['COUNT', 'ROW_NUMBER', 'RANK', 'DENSE_RANK', 'NTILE']);
const OFFSET = /^([+-]?\d+)\s*(?:day|month|year|hour|minute|week)s?$/i;
const MAX_COUNT = 12;
const ROUNDING = new Set(['AVG', 'ROUND', 'CAST', 'TRUNC', 'FLOOR', 'CEIL']);

function literalOf(node: TreeNode): string | number | undefined {
  if (node.type === 'number' && typeof node.value === 'number') return node.value;
  if (node.type === 'bigint' || node.type === 'number') return Number(node.value);
  const isText = ['single_quote_string', 'string', 'date', 'timestamp', 'datetime', 'time'].includes(text(node.type));
  return isText && typeof node.value === 'string' ? node.value : undefined;
}

/** Whether an operation may leave a fraction. */
function isFraction(node: TreeNode): boolean {
  const operator = operatorOf(node);
  const factors = [node.left, node.right].map((side) => (isNode(side) ? literalOf(side) : undefined));
  return (
    ['/', '%'].includes(operator) ||
    (operator === '*' && factors.some((factor) => factor !== undefined && !Number.isInteger(factor)))
  );
}

/** Collects from the texts of an exercise what random rows should contain. */
class Harvester {
  readonly columns = new Map<string, ColumnHarvest>();
  readonly counts = new Set<number>();
  readonly offsets = new Set<number>();
  readonly limits = new Set<number>();
  readonly rounded = new Set<string>();
  private aliases = new Map<string, TreeNode[]>();

  of(name: string): ColumnHarvest {
    const key = name.toLowerCase();
    const known = this.columns.get(key) ?? {
      literals: new Set(),
      patterns: new Set(),
      parts: new Set(),
      partners: new Set(),
    };
    this.columns.set(key, known);
    return known;
  }

  read(sql: string, engine: EngineName): void {
    for (const statement of splitStatements(sql, engine)) {
      let tree: TreeNode;
      try {
        tree = parseStatement(statement.sql);
      } catch {
        // What the parser does not know suggests nothing.
        continue;
      }
      this.readTree(tree);
    }
  }

  private readTree(tree: TreeNode): void {
    const paths = nodePathsOf(tree);
    this.aliases = new Map();
    for (const { node } of paths) {
      if (typeof node.as === 'string' && isNode(node.expr)) {
        const name = node.as.toLowerCase();
        this.aliases.set(name, [...(this.aliases.get(name) ?? []), node.expr]);
      }
      // The names of a CTE's columns stand before it.
      if (isList(node.columns) && isNode(node.stmt)) this.nameColumns(nodesIn(node.columns), node.stmt);
    }
    for (const { node } of paths) {
      if (node.type === 'binary_expr') this.readComparison(node);
      else if (node.type === 'case') this.readCase(node);
      else if (node.type === 'function') this.readFunction(node);
      if (node.type === 'cast' || ROUNDING.has(functionName(node)) || isFraction(node))
        for (const name of this.columnsIn(node).names) this.rounded.add(name);
      if (functionName(node) === 'NTILE') this.readTiles(node);
      if (isNode(node.limit)) this.readLimit(node.limit);
    }
  }

  private nameColumns(names: readonly TreeNode[], statement: TreeNode): void {
    const select = isNode(statement.ast) ? statement.ast : statement;
    for (const [at, item] of nodesIn(select.columns).entries()) {
      const name = columnName(names[at] ?? {}) || text(names[at]?.value);
      if (name && isNode(item.expr))
        this.aliases.set(name.toLowerCase(), [...(this.aliases.get(name.toLowerCase()) ?? []), item.expr]);
    }
  }

  /** The columns on which an expression depends, through the names of other expressions. */
  private columnsIn(tree: Tree, depth = 0): { readonly names: Set<string>; readonly counts: boolean } {
    const names = new Set<string>();
    let counts = false;
    for (const { node } of nodePathsOf(tree)) {
      if (
        (node.type === 'aggr_func' || node.type === 'window_func' || node.type === 'function') &&
        COUNTING.has(functionName(node))
      )
        counts = true;
      if (node.type !== 'column_ref') continue;
      const name = columnName(node).toLowerCase();
      const behind = depth < 4 ? (this.aliases.get(name) ?? []) : [];
      for (const expression of behind) {
        if (expression.type === 'column_ref' && columnName(expression).toLowerCase() === name) continue;
        const inner = this.columnsIn(expression, depth + 1);
        for (const other of inner.names) names.add(other);
        counts ||= inner.counts;
      }
      if (name && name !== '*') names.add(name);
    }
    return { names, counts };
  }

  private readComparison(node: TreeNode): void {
    const operator = operatorOf(node);
    const isLike = LIKES.has(operator);
    const isArithmetic = ['+', '-', '*', '/', '%', '||'].includes(operator);
    if (!isLike && !isArithmetic && !COMPARISONS.has(operator)) return;
    const { names, counts } = this.columnsIn(node);
    if (!isArithmetic) {
      const sides = [this.columnsIn(node.left), this.columnsIn(node.right)].map((side) => side.names);
      const [leftNames = new Set(), rightNames = new Set()] = sides;
      // A sum of products and the average of such sums do not make a factor comparable with the other one.
      const isSame = leftNames.size + rightNames.size > 2 && [...leftNames].some((name) => rightNames.has(name));
      for (const left of isSame ? [] : leftNames)
        for (const right of rightNames) {
          this.of(left).partners.add(right);
          this.of(right).partners.add(left);
        }
    }
    for (const { node: part } of nodePathsOf([node.left ?? null, node.right ?? null])) {
      if (part.type === 'interval') this.readOffset(part);
      const literal = literalOf(part);
      if (literal === undefined) continue;
      if (typeof literal === 'number' && Math.abs(literal) <= 400) this.offsets.add(Math.abs(literal));
      if (counts && typeof literal === 'number' && literal >= 0 && literal <= MAX_COUNT) this.counts.add(literal);
      for (const name of names) {
        if (isLike && typeof literal === 'string') this.of(name).patterns.add(literal);
        else if (isArithmetic && typeof literal === 'string') this.of(name).parts.add(literal);
        else this.of(name).literals.add(literal);
      }
    }
  }

  private readOffset(node: TreeNode): void {
    const inner = isNode(node.expr) ? literalOf(node.expr) : undefined;
    const found = typeof inner === 'number' ? inner : Number(OFFSET.exec(String(inner))?.[1]);
    if (Number.isFinite(found)) this.offsets.add(Math.abs(found));
  }

  /** CASE x WHEN 'a' compares x with the values. */
  private readCase(node: TreeNode): void {
    const { names } = this.columnsIn(node.expr ?? null);
    for (const { cond } of nodesIn(node.args)) {
      const literal = isNode(cond) ? literalOf(cond) : undefined;
      if (literal !== undefined) for (const name of names) this.of(name).literals.add(literal);
    }
  }

  private readFunction(node: TreeNode): void {
    const { names } = this.columnsIn(node.args ?? null);
    for (const { node: part } of nodePathsOf(node.args ?? null)) {
      const literal = literalOf(part);
      if (typeof literal === 'string') {
        const offset = OFFSET.exec(literal)?.[1];
        if (offset !== undefined) this.offsets.add(Math.abs(Number(offset)));
        else if (!literal.startsWith('%')) for (const name of names) this.of(name).parts.add(literal);
      }
    }
  }

  /** With as many rows as tiles, or a few more, every row counts. */
  private readTiles(node: TreeNode): void {
    for (const { node: part } of nodePathsOf(node.args ?? null)) {
      const tiles = literalOf(part);
      if (typeof tiles === 'number') this.limits.add(tiles + 1);
    }
  }

  private readLimit(limit: TreeNode): void {
    const numbers = nodesIn(limit.value).map((node) => literalOf(node));
    const sum = numbers.reduce<number>((total, value) => total + (typeof value === 'number' ? value : 0), 0);
    if (sum > 0) this.limits.add(sum);
  }
}

/** Harvests the literals of the texts of an exercise, with the columns that they are compared with. */
export function harvest(texts: readonly { readonly sql: string; readonly engine?: EngineName }[]): Harvest {
  const harvester = new Harvester();
  for (const { sql, engine = 'sqlite' } of texts) harvester.read(sql, engine);
  return harvester;
}
