import type { AnyNode, Expression } from 'acorn';
import type { Json } from '../../core/problem';
import type { Change } from './syntaxTree';

/** The mutations of a node, each with one change. */
export type Mutation = (node: AnyNode, code: string) => readonly Change[];

const OPERATORS: Readonly<Record<string, readonly string[]>> = {
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
  '%': ['*'],
  '<<': ['>>'],
  '>>': ['<<', '>>>'],
  '>>>': ['<<', '>>'],
  '&': ['|', '^'],
  '|': ['&', '^'],
  '^': ['&', '|'],
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '===': ['!=='],
  '!==': ['==='],
  '&&': ['||'],
  '||': ['&&'],
  '??': ['||'],
  '+=': ['-=', '='],
  '-=': ['+=', '='],
  '*=': ['/=', '='],
  '/=': ['*=', '='],
  '&=': ['|=', '^=', '='],
  '|=': ['&=', '^=', '='],
  '^=': ['&=', '|=', '='],
  '<<=': ['>>='],
  '>>=': ['<<=', '>>>='],
  '>>>=': ['<<=', '>>='],
};

const textOf = (code: string, { start, end }: AnyNode) => code.slice(start, end);
const replace = ({ start, end }: AnyNode, text: string): Change => ({ start, end, text });

const operators: Mutation = (node, code) => {
  if (node.type !== 'BinaryExpression' && node.type !== 'LogicalExpression' && node.type !== 'AssignmentExpression') {
    return [];
  }
  const start = code.indexOf(node.operator, node.left.end);
  const end = start + node.operator.length;
  return (OPERATORS[node.operator] ?? []).map((text) => ({ start, end, text }));
};

const NOT_SYMMETRIC = ['-', '/', '%', '<<', '>>', '>>>'];
/** Comparisons are left out, because one side alone is hardly a different condition: `x !== 0` and `x` are the same. */
const COMBINING = [...NOT_SYMMETRIC, '+', '*', '&', '|', '^', '&&', '||', '??'];

/** Replaces an operation by one of its operands, or swaps them. */
const operands: Mutation = (node, code) => {
  if (node.type !== 'LogicalExpression' && node.type !== 'BinaryExpression') return [];
  if (!COMBINING.includes(node.operator)) return [];
  const [left, right] = [node.left, node.right].map((side) => `(${textOf(code, side)})`);
  const alone = [left, right].map((side) => replace(node, side ?? ''));
  return NOT_SYMMETRIC.includes(node.operator)
    ? [...alone, replace(node, `(${right} ${node.operator} ${left})`)]
    : alone;
};

const signs: Mutation = (node, code) => {
  if (node.type === 'UnaryExpression') return [replace(node, `(${textOf(code, node.argument)})`)];
  if (node.type !== 'UpdateExpression') return [];
  const other = node.operator === '++' ? '--' : '++';
  return [replace(node, node.prefix ? other + textOf(code, node.argument) : textOf(code, node.argument) + other)];
};

const constants: Mutation = (node) => {
  if (node.type !== 'Literal') return [];
  const { value } = node;
  if (typeof value === 'number') return [value + 1, value - 1].map((other) => replace(node, `(${other})`));
  return typeof value === 'boolean' ? [replace(node, String(!value))] : [];
};

/**
 * Moves a bound of a loop by one; number literals are left out, because the mutation of constants changes them already.
 */
function moved(bound: Expression | null | undefined, code: string, signs: readonly string[]): Change[] {
  if (!bound || bound.type === 'Literal') return [];
  return signs.map((sign) => replace(bound, `(${textOf(code, bound)}) ${sign} 1`));
}

/** `i < n + 1` is left out because it equals `i <= n`, which the mutation of operators makes. */
const END_SIGNS: Readonly<Record<string, readonly string[]>> = { '<': ['-'], '<=': ['+'], '>': ['+'], '>=': ['-'] };

const bounds: Mutation = (node, code) => {
  if (node.type === 'ForOfStatement') {
    const all = `[...${textOf(code, node.right)}]`;
    return [`${all}.slice(1)`, `${all}.slice(0, -1)`].map((text) => replace(node.right, text));
  }
  if (node.type !== 'ForStatement') return [];
  const starts = node.init?.type === 'VariableDeclaration' ? node.init.declarations.map(({ init }) => init) : [];
  const end = node.test?.type === 'BinaryExpression' ? node.test : undefined;
  return [
    ...starts.flatMap((bound) => moved(bound, code, ['+', '-'])),
    ...moved(end?.right, code, END_SIGNS[end?.operator ?? ''] ?? ['+', '-']),
  ];
};

const dropped: Mutation = (node) => {
  switch (node.type) {
    case 'ExpressionStatement':
    case 'ReturnStatement':
    case 'BreakStatement':
    case 'ContinueStatement':
    case 'ForStatement':
    case 'ForOfStatement':
    case 'WhileStatement':
    case 'DoWhileStatement':
      return [replace(node, ';'), ...(node.type === 'ForStatement' && node.update ? [replace(node.update, '')] : [])];
    case 'MethodDefinition':
      return [replace(node.value.body, '{}')];
    default:
      return [];
  }
};

const conditions: Mutation = (node, code) => {
  switch (node.type) {
    case 'IfStatement':
    case 'ConditionalExpression':
      return [`!(${textOf(code, node.test)})`, 'true', 'false'].map((text) => replace(node.test, text));
    case 'ForStatement':
    case 'WhileStatement':
    case 'DoWhileStatement':
      return node.test ? [replace(node.test, `!(${textOf(code, node.test)})`)] : [];
    default:
      return [];
  }
};

const swapped: Mutation = (node, code) => {
  if (node.type !== 'CallExpression' && node.type !== 'NewExpression') return [];
  return node.arguments.slice(1).map((right, index) => {
    const left = node.arguments[index] as AnyNode;
    const between = code.slice(left.end, right.start);
    return { start: left.start, end: right.end, text: textOf(code, right) + between + textOf(code, left) };
  });
};

/** Replaces the argument of a return by constants, in particular by results from the visible cases. */
export function returned(shown: readonly Json[]): Mutation {
  return (node) => {
    if (node.type !== 'ReturnStatement') return [];
    const { argument } = node;
    return argument ? shown.map((value) => replace(argument, JSON.stringify(value))) : [];
  };
}

export const MUTATIONS: readonly Mutation[] = [
  operators,
  operands,
  signs,
  constants,
  bounds,
  dropped,
  conditions,
  swapped,
];
