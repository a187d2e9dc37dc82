import { isNode, nodesIn, withoutOne, type Tree, type TreeNode } from '../syntaxTree';
import type { Change, Operator } from './operator';
import { columnName, upper } from './readTree';

/** Omits rows and assignments from statements that change rows. */
const droppedChanges: Operator = ({ node }) => {
  const rows = isNode(node.values) ? nodesIn(node.values.values) : [];
  const set = nodesIn(node.set);
  return [
    ...(rows.length > 1
      ? withoutOne(rows).map((values) => ({
          what: 'a row of INSERT dropped',
          node: { ...node, values: { ...(node.values as TreeNode), values } },
        }))
      : []),
    ...(set.length > 1
      ? withoutOne(set).map((rest) => ({ what: 'an assignment of UPDATE dropped', node: { ...node, set: rest } }))
      : []),
  ];
};

/** All versions of a list with two neighbours swapped. */
export function swappedPairs<T>(list: readonly T[]): T[][] {
  return list.slice(1).map((later, index) => {
    const swapped = [...list];
    swapped[index + 1] = list[index] as T;
    swapped[index] = later;
    return swapped;
  });
}

/** Swaps the target columns of values: in the column list of INSERT, and between two assignments of UPDATE. */
const swappedTargets: Operator = ({ node }) => {
  const columns = node.type === 'insert' ? nodesIn(node.columns) : [];
  const set = nodesIn(node.set);
  return [
    ...swappedPairs(columns).map((swapped) => ({
      what: 'two columns of INSERT swapped',
      node: { ...node, columns: swapped },
    })),
    ...set.slice(1).map((later, index): Change => {
      const before = set[index];
      const swapped = set.map((item): Tree => {
        if (item === later) return { ...item, value: before?.value };
        return item === before ? { ...item, value: later.value } : item;
      });
      return { what: 'the values of two assignments swapped', node: { ...node, set: swapped } };
    }),
  ];
};

/** Drops the ON CONFLICT clause of an INSERT, or replaces its update by DO NOTHING. */
const otherConflicts: Operator = ({ node }) => {
  const { conflict } = node;
  if (node.type !== 'insert' || !isNode(conflict)) return [];
  const action = isNode(conflict.action) ? conflict.action : {};
  const updates = isNode(action.expr) && action.expr.type === 'update';
  const nothing = { ...conflict, action: { ...action, expr: { type: 'origin', value: 'nothing' } } };
  return [
    { what: 'ON CONFLICT dropped', node: { ...node, conflict: null } },
    ...(updates ? [{ what: 'DO UPDATE → DO NOTHING', node: { ...node, conflict: nothing } }] : []),
  ];
};

/** Replaces `excluded.stock`, which refers to the row to be inserted, by the stored row. */
const otherExcluded: Operator = ({ node, above }) => {
  if (node.type !== 'column_ref' || upper(node.table) !== 'EXCLUDED') return [];
  const insert = above.find(({ type }) => type === 'insert');
  const table = nodesIn(insert?.table)[0]?.table;
  return [{ what: `excluded.${columnName(node)} → the stored value`, node: { ...node, table } }];
};

/** Mistakes in INSERT, UPDATE and DELETE. */
export const CHANGES: readonly Operator[] = [droppedChanges, swappedTargets, otherConflicts, otherExcluded];
