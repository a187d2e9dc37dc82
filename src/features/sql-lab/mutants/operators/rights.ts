import { nodesIn, withoutOne, type Tree, type TreeNode } from '../syntaxTree';
import type { Operator } from './operator';
import { upper } from './readTree';

const word = (value: string): TreeNode => ({ type: 'origin', value });

/** GRANT and REVOKE of less or of more than is asked for, to one role or to everybody. */
const otherRights: Operator = ({ node }) => {
  if ((node.type !== 'grant' && node.type !== 'revoke') || node.keyword !== 'priv') return [];
  const rights = nodesIn(node.objects);
  const withRights = (what: string, objects: readonly Tree[]) => ({ what, node: { ...node, objects } });
  const changed = rights.flatMap((right, index) => {
    const put = (other: TreeNode) => rights.map((each, at) => (at === index ? other : each));
    const columns = nodesIn(right.columns);
    return [
      ...(columns.length > 0 ? [withRights('the columns of a right dropped', put({ ...right, columns: null }))] : []),
      ...(columns.length > 1
        ? withoutOne(columns).map((rest) => withRights('a column of a right dropped', put({ ...right, columns: rest })))
        : []),
    ];
  });
  const names = rights.map(({ priv }) => upper((priv as TreeNode).value));
  return [
    ...(rights.length > 1 ? withoutOne(rights).map((rest) => withRights('a right dropped', rest)) : []),
    ...changed,
    // What nobody holds cannot be revoked.
    ...(node.type === 'revoke' ? [] : ['INSERT', 'DELETE'])
      .filter((name) => !names.includes(name) && !names.includes('ALL'))
      .map((name) => withRights(`${name} added`, [...rights, { priv: word(name), columns: null }])),
    ...(names.includes('ALL') ? [] : [withRights('all rights', [{ priv: word('ALL'), columns: null }])]),
    { what: 'to everybody', node: { ...node, user_or_roles: [{ name: word('PUBLIC') }] } },
  ];
};

/** Mistakes in GRANT and REVOKE. */
export const RIGHTS: readonly Operator[] = [otherRights];
