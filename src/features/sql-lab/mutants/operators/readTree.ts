import { isList, isNode, nodesIn, type Tree, type TreeNode } from '../syntaxTree';
import type { Columns } from './operator';

export const text = (tree: Tree): string => (typeof tree === 'string' ? tree : '');

export const upper = (tree: Tree): string => text(tree).toUpperCase();

export const isBinary = (node: TreeNode) => node.type === 'binary_expr';

export const operatorOf = (node: TreeNode) => upper(node.operator);

/** Adds parentheses to a condition, so that it stays a unit wherever it is inserted. */
export const bracketed = (tree: Tree): Tree => (isNode(tree) && isBinary(tree) ? { ...tree, parentheses: true } : tree);

export const functionName = (node: TreeNode): string => {
  const name = isNode(node.name) ? nodesIn(node.name.name).at(-1)?.value : node.name;
  return upper(name);
};

export const renamed = (node: TreeNode, name: string): TreeNode => ({
  ...node,
  name: isNode(node.name) ? { name: [{ type: 'default', value: name }] } : name,
});

export const columnName = (node: TreeNode): string =>
  isNode(node.column) && isNode(node.column.expr) ? text(node.column.expr.value) : text(node.column);

export const and = (left: Tree, right: Tree): Tree => {
  if (!left) return right ?? null;
  return right
    ? { type: 'binary_expr', operator: 'AND', left: bracketed(left), right: bracketed(right), parentheses: true }
    : left;
};

export const hasAggregate = (tree: Tree): boolean => {
  if (isList(tree)) return tree.some(hasAggregate);
  return isNode(tree) && ((tree.type === 'aggr_func' && !tree.over) || Object.values(tree).some(hasAggregate));
};

/** Functions that return NULL only if an argument is NULL. */
const STRICT = new Set(['LENGTH', 'REPLACE', 'SUBSTR', 'ROUND', 'FLOOR', 'CEIL', 'ABS', 'UPPER', 'LOWER', 'TRIM']);

/** Whether an expression can be NULL, judging by its columns; an alias is replaced by its expression. */
export function mayBeNull(tree: Tree, columns: Columns, selected: readonly TreeNode[] = []): boolean {
  if (!isNode(tree)) return true;
  const any = (parts: readonly Tree[]) => parts.some((part) => mayBeNull(part, columns, selected));
  switch (tree.type) {
    case 'number':
    case 'single_quote_string':
      return false;
    case 'column_ref': {
      const named = selected.find((item) => item.as === columnName(tree));
      return named ? mayBeNull(named.expr, columns) : !columns.filled.has(columnName(tree));
    }
    case 'binary_expr':
      return !operatorOf(tree).startsWith('IS') && any([tree.left, tree.right]);
    case 'unary_expr':
    case 'cast':
      return any([tree.expr]);
    case 'aggr_func':
      return upper(tree.name) !== 'COUNT';
    case 'function':
      return (
        !STRICT.has(functionName(tree)) || any(isNode(tree.args) && isList(tree.args.value) ? tree.args.value : [])
      );
    case 'case': {
      const branches = nodesIn(tree.args);
      return !branches.some(({ type }) => type === 'else') || any(branches.map(({ result }) => result));
    }
    default:
      return true;
  }
}

/**
 * Whether a query is inside EXISTS, which only tests whether any row exists. `above` are the ancestors of the query.
 */
export function isInExists(above: readonly TreeNode[]): boolean {
  const [, list, outer] = above;
  return [list, outer].some((node) => !!node && (functionName(node) === 'EXISTS' || operatorOf(node) === 'NOT EXISTS'));
}

/** Whether only the set of a query's values matters: duplicates have no effect in IN and EXISTS. */
export function isMembership(above: readonly TreeNode[]): boolean {
  const [, list, outer] = above;
  return isInExists(above) || (list?.type === 'expr_list' && !!outer && isBinary(outer));
}
