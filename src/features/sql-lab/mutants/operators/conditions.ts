import { isList, isNode, withoutOne, type Tree } from '../syntaxTree';
import type { Operator } from './operator';
import { and, bracketed, isBinary, isInExists, operatorOf, text } from './readTree';

const STEPS: Readonly<Record<string, readonly string[]>> = {
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '=': ['<>'],
  '<>': ['='],
  '!=': ['='],
  IN: ['NOT IN'],
  'NOT IN': ['IN'],
  LIKE: ['NOT LIKE'],
  'NOT LIKE': ['LIKE'],
  BETWEEN: ['NOT BETWEEN'],
  'NOT BETWEEN': ['BETWEEN'],
  IS: ['IS NOT'],
  'IS NOT': ['IS'],
  AND: ['OR'],
  OR: ['AND'],
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*', '%'],
  '%': ['/'],
  'IS DISTINCT FROM': ['IS NOT DISTINCT FROM', '<>'],
  'IS NOT DISTINCT FROM': ['IS DISTINCT FROM', '='],
};

/** Replaces comparisons by adjacent or opposite ones, and swaps AND with OR and arithmetic operators. */
const otherOperators: Operator = ({ node }) =>
  isBinary(node)
    ? (STEPS[operatorOf(node)] ?? []).map((operator) => ({
        what: `${operatorOf(node)} → ${operator}`,
        node: { ...node, operator, parentheses: true },
      }))
    : [];

/** Keeps only one side of AND, OR and ||. */
const droppedSides: Operator = ({ node }) =>
  isBinary(node) && ['AND', 'OR', '||'].includes(operatorOf(node))
    ? [node.right, node.left].map((side) => ({ what: `a side of ${operatorOf(node)} dropped`, node: bracketed(side) }))
    : [];

/** Drops one bound of BETWEEN. */
const openBetween: Operator = ({ node }) => {
  if (!isBinary(node) || operatorOf(node) !== 'BETWEEN' || !isNode(node.right)) return [];
  const [low, high] = isList(node.right.value) ? node.right.value : [];
  const compare = (operator: string, right: Tree): Tree => ({ type: 'binary_expr', operator, left: node.left, right });
  return [
    { what: 'BETWEEN without its lower bound', node: and(compare('>', low), compare('<=', high)) },
    { what: 'BETWEEN without its upper bound', node: and(compare('>=', low), compare('<', high)) },
  ];
};

/** Drops one value of IN. */
const shorterLists: Operator = ({ node }) => {
  if (!isBinary(node) || !['IN', 'NOT IN'].includes(operatorOf(node)) || !isNode(node.right)) return [];
  const { right } = node;
  const values = isList(right.value) ? right.value : [];
  if (values.length < 2) return [];
  return withoutOne(values).map((value) => ({
    what: 'a value of IN dropped',
    node: { ...node, right: { ...right, value } },
  }));
};

const DAY = /^(\d{4})-(\d\d)-(\d\d)$/;

const INSTANT = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d:\d\d)$/;

/** Texts similar to a text: a day or a second away, in another case, without the wildcards at its ends. */
function neighbours(value: string): string[] {
  const moved = (stamp: string, milliseconds: number) =>
    new Date(Date.parse(stamp) + milliseconds).toISOString().slice(0, 19).replace('T', ' ');
  if (DAY.test(value)) return [-1, 1].map((days) => moved(`${value}T00:00:00Z`, days * 86_400_000).slice(0, 10));
  if (INSTANT.test(value)) return [-1, 1].map((seconds) => moved(`${value.replace(' ', 'T')}Z`, seconds * 1000));
  const [first, last] = [value.slice(1), value.slice(0, -1)];
  return [`${value}x`, first, last].filter((other) => other !== value);
}

/** Replaces numbers by adjacent ones, and texts by similar ones. */
const movedConstants: Operator = ({ node, above }) => {
  if (above[1]?.type === 'select' && isInExists(above.slice(2))) return [];
  if (node.type === 'number' && typeof node.value === 'number') {
    const { value } = node;
    return [-1, 1].map((step) => ({ what: `${value} → ${value + step}`, node: { ...node, value: value + step } }));
  }
  if (node.type !== 'single_quote_string' || typeof node.value !== 'string') return [];
  // The escape character only determines how the pattern is written.
  if (above[0]?.type === 'ESCAPE') return [];
  return neighbours(node.value).map((value) => ({
    what: `'${text(node.value)}' → '${value}'`,
    node: { ...node, value },
  }));
};

const otherUnary: Operator = ({ node }) => {
  if (node.type !== 'unary_expr') return [];
  if (operatorOf(node) === 'NOT EXISTS')
    return [{ what: 'NOT EXISTS → EXISTS', node: { ...node, operator: 'EXISTS' } }];
  return [{ what: `${text(node.operator)} dropped`, node: bracketed(node.expr) }];
};

/** Mistakes in comparisons, their combinations and their constants. */
export const CONDITIONS: readonly Operator[] = [
  otherOperators,
  droppedSides,
  openBetween,
  shorterLists,
  movedConstants,
  otherUnary,
];
