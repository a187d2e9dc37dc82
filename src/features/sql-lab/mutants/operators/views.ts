import { isList } from '../syntaxTree';
import { swappedPairs } from './changes';
import type { Operator } from './operator';

/** Reorders the column names of a view, or lets it accept rows that it does not show. */
const otherViews: Operator = ({ node }) => {
  if (node.type !== 'create' || node.keyword !== 'view') return [];
  const names = isList(node.columns) ? node.columns : [];
  return [
    ...swappedPairs(names).map((columns) => ({ what: 'two names of a view swapped', node: { ...node, columns } })),
    ...(node.with ? [{ what: 'WITH CHECK OPTION dropped', node: { ...node, with: null } }] : []),
  ];
};

/** Mistakes in CREATE VIEW itself; those in its query come from the operators for queries. */
export const VIEWS: readonly Operator[] = [otherViews];
