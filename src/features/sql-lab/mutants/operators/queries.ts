import { isNode, nodesIn, withoutOne, type Tree, type TreeNode } from '../syntaxTree';
import type { Change, Columns, Operator } from './operator';
import { and, columnName, hasAggregate, isBinary, isMembership, mayBeNull, operatorOf, text, upper } from './readTree';

/** Drops WHERE, HAVING, LIMIT, OFFSET or the condition of a join. */
const droppedClauses: Operator = ({ node }) => {
  const limits = isNode(node.limit) ? nodesIn(node.limit.value) : [];
  return [
    ...(isNode(node.where) ? [{ what: 'WHERE dropped', node: { ...node, where: null } }] : []),
    ...(isNode(node.having) ? [{ what: 'HAVING dropped', node: { ...node, having: null } }] : []),
    ...(limits.length > 0 ? [{ what: 'LIMIT dropped', node: { ...node, limit: { seperator: '', value: [] } } }] : []),
    ...(limits.length > 1
      ? [{ what: 'OFFSET dropped', node: { ...node, limit: { seperator: '', value: [limits[0]] } } }]
      : []),
  ];
};

/** Moves a condition to another clause: from HAVING and ON to WHERE, from WHERE to HAVING. */
const movedConditions: Operator = ({ node }) => {
  if (node.type !== 'select') return [];
  const joins = nodesIn(node.from);
  return [
    ...(isNode(node.having) && !hasAggregate(node.having)
      ? [{ what: 'HAVING moved to WHERE', node: { ...node, where: and(node.where, node.having), having: null } }]
      : []),
    ...joins.flatMap((join, index): Change[] => {
      const { on } = join;
      if (!isNode(on) || !isBinary(on) || operatorOf(on) !== 'AND') return [];
      const from = joins.map((other, at) => (at === index ? { ...join, on: on.left } : other));
      return [
        { what: 'a condition moved from ON to WHERE', node: { ...node, from, where: and(node.where, on.right) } },
      ];
    }),
  ];
};

const JOINS: Readonly<Record<string, readonly string[]>> = {
  'INNER JOIN': ['LEFT JOIN'],
  JOIN: ['LEFT JOIN'],
  'LEFT JOIN': ['INNER JOIN'],
  'RIGHT JOIN': ['INNER JOIN', 'LEFT JOIN'],
  'FULL JOIN': ['LEFT JOIN', 'INNER JOIN'],
};

const otherJoins: Operator = ({ node }) =>
  (JOINS[upper(node.join)] ?? []).map((join) => ({ what: `${upper(node.join)} → ${join}`, node: { ...node, join } }));

/** Whether a query returns the whole key of its only table, so that all its rows are distinct. */
function returnsKey(node: TreeNode, { keys }: Columns): boolean {
  const tables = nodesIn(node.from);
  const key = keys[text(tables[0]?.table)] ?? [];
  const names = nodesIn(node.columns).map(({ expr }) => (isNode(expr) ? columnName(expr) : ''));
  return tables.length === 1 && key.length > 0 && key.every((name) => names.includes(name));
}

const otherDistinct: Operator = ({ node, above }, { columns }) => {
  if (node.type !== 'select' || !isNode(node.distinct)) return [];
  if (text(node.distinct.type) !== '')
    return [{ what: 'DISTINCT dropped', node: { ...node, distinct: { type: null } } }];
  const isOneRow = !node.groupby && hasAggregate(node.columns);
  if (isOneRow || isMembership(above) || isNode(node._next) || returnsKey(node, columns)) return [];
  return [{ what: 'DISTINCT added', node: { ...node, distinct: { type: 'DISTINCT' } } }];
};

const SETS: Readonly<Record<string, readonly string[]>> = {
  UNION: ['union all'],
  'UNION ALL': ['union'],
  INTERSECT: ['except'],
  EXCEPT: ['intersect'],
};

const otherSets: Operator = ({ node }) =>
  (SETS[upper(node.set_op)] ?? []).map((set_op) => ({
    what: `${upper(node.set_op)} → ${set_op}`,
    node: { ...node, set_op },
  }));

/** Drops, reverses or swaps the sort keys of a query or a window, and moves NULLs to the other end. */
const otherOrder: Operator = ({ node, above }, { columns, isOrdered }) => {
  const keys = nodesIn(node.orderby);
  const isWindow = 'partitionby' in node || 'window_frame_clause' in node;
  const isLimited = isNode(node.limit) && nodesIn(node.limit.value).length > 0;
  if (keys.length === 0 || (!isWindow && !isLimited && !(isOrdered && above.length === 0))) return [];
  const withKeys = (what: string, orderby: readonly Tree[]): Change => ({
    what,
    node: { ...node, orderby: orderby.length > 0 ? orderby : null },
  });
  const replaced = (index: number, key: TreeNode) => keys.map((other, at) => (at === index ? key : other));
  return [
    ...withoutOne(keys).map((rest, index) => withKeys(`sort key ${index + 1} dropped`, rest)),
    ...keys.map((key, index) =>
      withKeys(
        `sort key ${index + 1} turned round`,
        replaced(index, { ...key, type: upper(key.type) === 'DESC' ? 'ASC' : 'DESC' }),
      ),
    ),
    ...keys.slice(1).map((_, index) =>
      withKeys(
        `sort keys ${index + 1} and ${index + 2} swapped`,
        keys.map((key, at) => (at === index ? keys[index + 1] : at === index + 1 ? keys[index] : key)),
      ),
    ),
    ...keys.flatMap((key, index): Change[] => {
      if (!mayBeNull(key.expr, columns, nodesIn(node.columns))) return [];
      const stated = upper(key.nulls);
      const isLast = stated === '' ? upper(key.type) === 'DESC' : stated === 'NULLS LAST';
      return [
        withKeys(
          `NULLs at the other end of key ${index + 1}`,
          replaced(index, { ...key, nulls: isLast ? 'NULLS FIRST' : 'NULLS LAST' }),
        ),
      ];
    }),
  ];
};

const droppedGroups: Operator = ({ node }) => {
  if (!isNode(node.groupby)) return [];
  const { groupby } = node;
  const keys = nodesIn(groupby.columns);
  return withoutOne(keys).map((columns, index) => ({
    what: `group key ${index + 1} dropped`,
    node: { ...node, groupby: columns.length > 0 ? { ...groupby, columns } : null },
  }));
};

/** Mistakes in the clauses of a query: joins, groups, order, limits, DISTINCT and UNION. */
export const QUERIES: readonly Operator[] = [
  droppedClauses,
  movedConditions,
  otherJoins,
  otherDistinct,
  otherSets,
  otherOrder,
  droppedGroups,
];
