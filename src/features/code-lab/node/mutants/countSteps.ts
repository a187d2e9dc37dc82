import type { AnyNode } from 'acorn';
import { placesOf } from './syntaxTree';

/** Name of the function that counted code calls at each turn of a loop and at the start of each function. */
const STEP = '__step';

interface Insertion {
  at: number;
  text: string;
}

/** What is put around the body of a loop or function. */
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

/** In the code's own scope, where engines make it part of the loops that call it. */
const counter = (limit: number) =>
  `let ${STEP}s = 0; function ${STEP}() { if ((${STEP}s += 1) > ${limit}) throw new RangeError('it does not end'); } `;

/**
 * Has code count the turns of its loops and the calls of its functions, so that code without an end is found without a
 * clock, which gives another answer on a busy machine.
 *
 * @param limit - the steps after which it throws, at this one and at every later
 */
export function countSteps(code: string, limit: number): string {
  const opened: Insertion[] = [];
  const closed: Insertion[] = [];
  for (const { node } of placesOf(code)) {
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
        // What stands inside is closed before what stands around it.
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
