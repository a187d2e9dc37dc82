import parserModule from 'node-sql-parser/build/postgresql.js';

/** A generic syntax tree; node-sql-parser's own types leave most of it open. */
export type Tree = null | undefined | boolean | number | string | readonly Tree[] | TreeNode;
export interface TreeNode {
  readonly [key: string]: Tree;
}
/** The keys of objects and indexes of lists that lead from the root to a part of a tree. */
export type KeyPath = readonly (string | number)[];

/** One node of a statement, and where it is in the tree. */
export interface NodePath {
  readonly node: TreeNode;
  readonly keys: KeyPath;
  /** The nodes above, the nearest first. */
  readonly above: readonly TreeNode[];
}

// The parser's PostgreSQL mode accepts every statement of the course; its SQLite mode lacks NULLS LAST.
const DIALECT = { database: 'postgresql' };
const parser = new parserModule.Parser();

/** Statements that the parser cannot parse and that contain nothing to mutate. */
const UNREAD =
  /^(?:ALTER\s+TABLE\s+\S+\s+RENAME\s+COLUMN|SAVEPOINT|RELEASE|ROLLBACK\s+TO|ALTER\s+TABLE\s+\S+\s+ENABLE\s+ROW|CREATE\s+(?:OR\s+REPLACE\s+)?(?:TRIGGER|FUNCTION|PROCEDURE|ROLE|POLICY)|(?:GRANT|REVOKE)(?![^]*\bON\b))\b/i;

/** SQLite's table options after the closing parenthesis of CREATE TABLE. */
const OPTIONS = /(^CREATE\s+TABLE\b.*\))\s*((?:STRICT|WITHOUT\s+ROWID)(?:\s*,\s*(?:STRICT|WITHOUT\s+ROWID))?)\s*$/is;

/** Converts the column names of a view from nodes to texts: the parser returns nodes but prints only texts. */
function withColumnNames(tree: TreeNode): TreeNode {
  if (tree.keyword !== 'view' || !isList(tree.columns)) return tree;
  return { ...tree, columns: nodesIn(tree.columns).map(({ value }) => value) };
}

/**
 * Parses one statement; a trigger or a renamed column becomes a single node with the unchanged text.
 *
 * @throws the parser's message if it cannot parse the statement
 */
export function parseStatement(sql: string): TreeNode {
  if (UNREAD.test(sql)) return { type: 'unread', sql };
  const [, table = sql, options] = OPTIONS.exec(sql) ?? [];
  const tree = parser.astify(table, DIALECT) as unknown as TreeNode | readonly TreeNode[];
  const [first] = Array.isArray(tree) ? (tree as readonly TreeNode[]) : [tree as TreeNode];
  if (!first) throw new Error(`There is no statement in "${sql}".`);
  const read = withColumnNames(regrouped(first) as TreeNode);
  return options === undefined ? read : { ...read, options: options.toUpperCase() };
}

const PRECEDENCE: readonly string[] = ['OR', 'AND'];

const isChain = (tree: Tree): tree is TreeNode =>
  isNode(tree) &&
  tree.type === 'binary_expr' &&
  typeof tree.operator === 'string' &&
  PRECEDENCE.includes(tree.operator.toUpperCase());

/**
 * The operands (nodes) and operators (texts) of a chain of AND and OR in order; parenthesised parts stay single
 * operands.
 */
function chainOf(tree: Tree, isRoot: boolean): Tree[] {
  if (!isChain(tree) || (!isRoot && tree.parentheses)) return [regrouped(tree)];
  return [...chainOf(tree.left, false), tree.operator, ...chainOf(tree.right, false)];
}

function groupChain(chain: readonly Tree[]): Tree {
  for (const operator of PRECEDENCE) {
    const at = chain.map((item) => (typeof item === 'string' ? item.toUpperCase() : '')).lastIndexOf(operator);
    if (at < 0) continue;
    const [left, right] = [groupChain(chain.slice(0, at)), groupChain(chain.slice(at + 1))];
    return { type: 'binary_expr', operator, left, right };
  }
  return chain[0];
}

/** Regroups AND and OR: the parser groups `a OR b AND c` from the left, but in SQL AND binds first. */
function regrouped(tree: Tree): Tree {
  if (isList(tree)) return tree.map(regrouped);
  if (!isNode(tree)) return tree;
  if (!isChain(tree)) {
    const parts = Object.entries(tree) as [string, Tree][];
    return Object.fromEntries(parts.map(([key, value]) => [key, regrouped(value)]));
  }
  const grouped = groupChain(chainOf(tree, true)) as TreeNode;
  return tree.parentheses ? { ...grouped, parentheses: true } : grouped;
}

/** Prints a syntax tree as SQL on one line. */
export function printStatement(tree: TreeNode): string {
  if (tree.type === 'unread' && typeof tree.sql === 'string') return tree.sql;
  const printed = parser.sqlify(tree as unknown as Parameters<typeof parser.sqlify>[0], DIALECT);
  return typeof tree.options === 'string' && tree.type === 'create' ? `${printed} ${tree.options}` : printed;
}

export function isNode(tree: Tree): tree is TreeNode {
  return typeof tree === 'object' && tree !== null && !Array.isArray(tree);
}

export function isList(tree: Tree): tree is readonly Tree[] {
  return Array.isArray(tree);
}

/** The nodes in a list; empty if the tree is not a list. */
export function nodesIn(tree: Tree): readonly TreeNode[] {
  return isList(tree) ? tree.filter(isNode) : [];
}

/** Lists that the parser adds about the whole statement, which are not part of it. */
const NOTES = new Set(['tableList', 'columnList']);

/** Every node of a tree, beginning with the root. */
export function nodePathsOf(tree: Tree, keys: KeyPath = [], above: readonly TreeNode[] = []): NodePath[] {
  if (isList(tree)) return tree.flatMap((item, index) => nodePathsOf(item, [...keys, index], above));
  if (!isNode(tree)) return [];
  const below = Object.entries(tree)
    .filter(([key]) => !NOTES.has(key))
    .flatMap(([key, value]) => nodePathsOf(value, [...keys, key], [tree, ...above]));
  return [{ node: tree, keys, above }, ...below];
}

/** Returns the tree with the part at a path replaced. */
export function replaceAt(tree: Tree, [step, ...rest]: KeyPath, part: Tree): Tree {
  if (step === undefined) return part;
  if (isList(tree)) return tree.map((item, index) => (index === step ? replaceAt(item, rest, part) : item));
  return isNode(tree) ? { ...tree, [step]: replaceAt(tree[step], rest, part) } : tree;
}

/** Returns all versions of a list without one of its items. */
export function withoutOne<T>(list: readonly T[]): T[][] {
  return list.map((_, left) => list.filter((_item, index) => index !== left));
}
