import { isNode, nodesIn, withoutOne, type Tree, type TreeNode } from '../syntaxTree';
import type { Change, Operator } from './operator';
import { columnName, upper } from './readTree';

/** Rows and assignments left out of statements that change rows. */
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

/** The items of a list with each pair of neighbours swapped. */
export function swappedPairs<T>(list: readonly T[]): T[][] {
  return list.slice(1).map((later, index) => {
    const swapped = [...list];
    swapped[index + 1] = list[index] as T;
    swapped[index] = later;
    return swapped;
  });
}

/** Values that go into each other's columns: in the list of INSERT, and in two assignments of UPDATE. */
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

/** INSERT without what it does on a conflict, or with nothing done where rows should be updated. */
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

/** `excluded.stock`, the row that was to be inserted, taken for the stored one. */
const otherExcluded: Operator = ({ node, above }) => {
  if (node.type !== 'column_ref' || upper(node.table) !== 'EXCLUDED') return [];
  const insert = above.find(({ type }) => type === 'insert');
  const table = nodesIn(insert?.table)[0]?.table;
  return [{ what: `excluded.${columnName(node)} → the stored value`, node: { ...node, table } }];
};

/** Mistakes in INSERT, UPDATE and DELETE. */
export const CHANGES: readonly Operator[] = [droppedChanges, swappedTargets, otherConflicts, otherExcluded];
