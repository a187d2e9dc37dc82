import type { AnyNode } from 'acorn';
import { nodePathsOf } from './syntaxTree';

/** Name of the function that counted code calls on each iteration of a loop and at the start of each function. */
const STEP = '__step';

interface Insertion {
  at: number;
  text: string;
}

/** Insertions around the body of a loop or function. */
function around(body: AnyNode, isExpression: boolean): [Insertion, Insertion?] {
  if (isExpression)
    return [
      { at: body.start, text: `(${STEP}(), ` },
      { at: body.end, text: ')' },
    ];
  if (body.type === 'BlockStatement') return [{ at: body.start + 1, text: `${STEP}();` }];
  return [
    { at: body.start, text: `{${STEP}();` },
    { at: body.end, text: '}' },
  ];
}

/** Declared in the scope of the code, where engines can inline it. */
const counter = (limit: number) =>
  `let ${STEP}s = 0; function ${STEP}() { if ((${STEP}s += 1) > ${limit}) throw new RangeError('it does not end'); } `;

/**
 * Makes code count the iterations of its loops and the calls of its functions. This detects endless code without a
 * clock, whose results would vary with the load of the machine.
 *
 * @param limit - the number of steps after which every further step throws
 */
export function countSteps(code: string, limit: number): string {
  const opened: Insertion[] = [];
  const closed: Insertion[] = [];
  for (const { node } of nodePathsOf(code)) {
    switch (node.type) {
      case 'ForStatement':
      case 'ForOfStatement':
      case 'ForInStatement':
      case 'WhileStatement':
      case 'DoWhileStatement':
      case 'FunctionDeclaration':
      case 'FunctionExpression':
      case 'ArrowFunctionExpression': {
        const isExpression = node.type === 'ArrowFunctionExpression' && node.expression;
        const [open, close] = around(node.body, isExpression);
        opened.push(open);
        // The end of an inner body is inserted before that of an outer one.
        if (close) closed.unshift(close);
        break;
      }
      default:
    }
  }
  const counted = [...closed, ...opened]
    .sort((a, b) => a.at - b.at)
    .reduceRight((text, { at, text: more }) => text.slice(0, at) + more + text.slice(at), code);
  return counter(limit) + counted;
}
