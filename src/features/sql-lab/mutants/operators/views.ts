import { isList } from '../syntaxTree';
import { swappedPairs } from './changes';
import type { Operator } from './operator';

/** A view whose list of names is in another order, or that lets rows through which it does not show. */
const otherViews: Operator = ({ node }) => {
  if (node.type !== 'create' || node.keyword !== 'view') return [];
  const names = isList(node.columns) ? node.columns : [];
  return [
    ...swappedPairs(names).map((columns) => ({ what: 'two names of a view swapped', node: { ...node, columns } })),
    ...(node.with ? [{ what: 'WITH CHECK OPTION dropped', node: { ...node, with: null } }] : []),
  ];
};

/** Mistakes in CREATE VIEW beyond those in its query, which the operators of queries make. */
export const VIEWS: readonly Operator[] = [otherViews];
