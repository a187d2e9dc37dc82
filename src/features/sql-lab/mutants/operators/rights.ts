import { nodesIn, withoutOne, type Tree, type TreeNode } from '../syntaxTree';
import type { Operator } from './operator';
import { upper } from './readTree';

const word = (value: string): TreeNode => ({ type: 'origin', value });

/** Makes GRANT and REVOKE apply to fewer or more rights, or to everybody instead of one role. */
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
    // Rights that no role has cannot be revoked.
    ...(node.type === 'revoke' ? [] : ['INSERT', 'DELETE', 'REFERENCES'])
      .filter((name) => !names.includes(name) && !names.includes('ALL'))
      .map((name) => withRights(`${name} added`, [...rights, { priv: word(name), columns: null }])),
    ...(names.includes('ALL') ? [] : [withRights('all rights', [{ priv: word('ALL'), columns: null }])]),
    { what: 'to everybody', node: { ...node, user_or_roles: [{ name: word('PUBLIC') }] } },
  ];
};

/** Mistakes in GRANT and REVOKE. */
export const RIGHTS: readonly Operator[] = [otherRights];
