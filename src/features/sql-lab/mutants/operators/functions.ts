import { isList, isNode, nodesIn, withoutOne, type TreeNode } from '../syntaxTree';
import type { Change, Operator } from './operator';
import { bracketed, functionName, mayBeNull, renamed, text, upper } from './readTree';

const AGGREGATES: Readonly<Record<string, readonly string[]>> = {
  SUM: ['AVG', 'COUNT', 'MAX'],
  AVG: ['SUM', 'MAX'],
  MIN: ['MAX'],
  MAX: ['MIN'],
};

function tablesAround(above: readonly TreeNode[]): string[] {
  const query = above.find(({ type }) => type === 'select');
  return nodesIn(query?.from).map(({ table }) => text(table));
}

const otherAggregates: Operator = ({ node, above }, { columns }) => {
  if (node.type !== 'aggr_func' || !isNode(node.args)) return [];
  const { args } = node;
  const name = upper(node.name);
  const changes = (AGGREGATES[name] ?? []).map((other) => ({
    what: `${name} → ${other}`,
    node: { ...node, name: other },
  }));
  const isStar = isNode(args.expr) && args.expr.type === 'star';
  if (name === 'COUNT' && isStar) {
    const nullable = tablesAround(above).flatMap((table) => columns.nullable[table] ?? []);
    return nullable.map((value) => ({
      what: `COUNT(*) → COUNT(${value})`,
      node: {
        ...node,
        args: { expr: { type: 'column_ref', table: null, column: { expr: { type: 'default', value } } } },
      },
    }));
  }
  const all: Change[] =
    name === 'COUNT' && mayBeNull(args.expr, columns) && !args.distinct
      ? [{ what: 'COUNT of a column → COUNT(*)', node: { ...node, args: { expr: { type: 'star', value: '*' } } } }]
      : [];
  const isExtreme = name === 'MIN' || name === 'MAX';
  const distinct: Change[] = isExtreme
    ? []
    : [
        args.distinct
          ? { what: 'DISTINCT in an aggregate dropped', node: { ...node, args: { ...args, distinct: null } } }
          : { what: 'DISTINCT in an aggregate added', node: { ...node, args: { ...args, distinct: 'DISTINCT' } } },
      ];
  const filter: Change[] = isNode(node.filter) ? [{ what: 'FILTER dropped', node: { ...node, filter: null } }] : [];
  return [...changes, ...all, ...distinct, ...filter];
};

/** Functions whose first argument alone would be a plausible answer. */
const TRANSPARENT = new Set([
  'COALESCE',
  'IFNULL',
  'NULLIF',
  'ROUND',
  'FLOOR',
  'CEIL',
  'ABS',
  'TRIM',
  'LTRIM',
  'RTRIM',
  'UPPER',
  'LOWER',
  'REPLACE',
  'SUBSTR',
  'SUBSTRING',
  'DATE',
]);

const FUNCTIONS: Readonly<Record<string, readonly string[]>> = {
  ROUND: ['FLOOR', 'CEIL'],
  FLOOR: ['CEIL', 'ROUND'],
  CEIL: ['FLOOR', 'ROUND'],
  RANK: ['DENSE_RANK', 'ROW_NUMBER'],
  DENSE_RANK: ['RANK', 'ROW_NUMBER'],
  ROW_NUMBER: ['RANK', 'DENSE_RANK'],
  LAG: ['LEAD'],
  LEAD: ['LAG'],
  FIRST_VALUE: ['LAST_VALUE'],
  LAST_VALUE: ['FIRST_VALUE'],
};

const otherFunctions: Operator = ({ node }) => {
  if (node.type === 'cast') return [{ what: 'CAST dropped', node: bracketed(node.expr) }];
  if (node.type !== 'function' && node.type !== 'window_func') return [];
  const name = functionName(node);
  const values = isNode(node.args) && isList(node.args.value) ? node.args.value : [];
  const [first] = values;
  return [
    ...(FUNCTIONS[name] ?? [])
      .filter(() => name !== 'ROUND' || values.length === 1)
      .map((other) => ({ what: `${name} → ${other}`, node: renamed(node, other) })),
    ...(TRANSPARENT.has(name) && first !== undefined ? [{ what: `${name} dropped`, node: bracketed(first) }] : []),
    ...(name === 'EXISTS'
      ? [{ what: 'EXISTS turned round', node: { type: 'unary_expr', operator: 'NOT', expr: node } }]
      : []),
  ];
};

/** Drops branches of CASE, and swaps the results of two branches. */
const otherBranches: Operator = ({ node }) => {
  if (node.type !== 'case') return [];
  const branches = nodesIn(node.args);
  const whens = branches.filter(({ type }) => type === 'when');
  return [
    ...withoutOne(branches)
      .filter((rest, index) => branches[index]?.type === 'else' || (whens.length > 1 && rest.length > 0))
      .map((args) => ({ what: 'a branch of CASE dropped', node: { ...node, args } })),
    ...branches.slice(1).map((branch, index) => {
      const before = branches[index];
      const args = branches.map((other) => {
        if (other === before) return { ...other, result: branch.result };
        return other === branch ? { ...other, result: before?.result } : other;
      });
      return { what: 'results of two branches of CASE swapped', node: { ...node, args } };
    }),
  ];
};

/** Drops the partition key or the frame of a window, or changes the frame. */
const otherWindows: Operator = ({ node }) => {
  if (!('partitionby' in node) && !('window_frame_clause' in node)) return [];
  const keys = nodesIn(node.partitionby);
  const frame = node.window_frame_clause;
  const kind = isNode(frame) && isNode(frame.left) ? upper(frame.left.value) : '';
  return [
    ...withoutOne(keys).map((rest) => ({
      what: 'a partition key dropped',
      node: { ...node, partitionby: rest.length > 0 ? rest : null },
    })),
    ...(isNode(frame) ? [{ what: 'the frame dropped', node: { ...node, window_frame_clause: null } }] : []),
    ...(isNode(frame) && isNode(frame.left) && (kind === 'ROWS' || kind === 'RANGE')
      ? [
          {
            what: `${kind} → ${kind === 'ROWS' ? 'RANGE' : 'ROWS'}`,
            node: {
              ...node,
              window_frame_clause: { ...frame, left: { ...frame.left, value: kind === 'ROWS' ? 'range' : 'rows' } },
            },
          },
        ]
      : []),
  ];
};

const FRAME_BOUND = /^(\d+) (PRECEDING|FOLLOWING)$/i;

const movedFrames: Operator = ({ node }) => {
  const bound = FRAME_BOUND.exec(text(node.value));
  if (!bound) return [];
  const [, count, side = ''] = bound;
  return [-1, 1].map((step) => {
    const value = `${Number(count) + step} ${side}`;
    return { what: `${text(node.value)} → ${value}`, node: { ...node, value } };
  });
};

/** Mistakes in functions, aggregates, CASE and windows. */
export const FUNCTION_MISTAKES: readonly Operator[] = [
  otherAggregates,
  otherFunctions,
  otherBranches,
  otherWindows,
  movedFrames,
];
