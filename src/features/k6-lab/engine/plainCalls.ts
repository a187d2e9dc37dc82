import type { AnyNode } from 'acorn';
import { childrenOf } from './syntaxTree';

/** Methods of the language, of answers and of the console, none of which waits or calls what could wait. */
const METHODS = new Set(
  (
    'abs ceil charAt charCodeAt endsWith error floor getTime includes indexOf info isArray join json keys lastIndexOf ' +
    'log max min now padEnd padStart parse pop pow push random round shift slice split sqrt startsWith stringify ' +
    'substring toFixed toISOString toLowerCase toUpperCase trim trunc unshift values warn'
  ).split(' '),
);
const FUNCTIONS = new Set(
  'Boolean Number String decodeURIComponent encodeURIComponent isFinite isNaN parseFloat parseInt'.split(' '),
);

/** Every name and text of a script, apart from the names of the methods that it calls: what it may have defined. */
function namesIn(program: AnyNode): Set<string> {
  const names = new Set<string>();
  const collect = (node: AnyNode, isCalled: boolean): void => {
    if (node.type === 'Identifier' && !isCalled) names.add(node.name);
    if (node.type === 'Literal' && typeof node.value === 'string') names.add(node.value);
    if (node.type === 'CallExpression') {
      const { callee } = node;
      for (const child of childrenOf(node)) {
        if (child !== callee) collect(child, false);
        else if (callee.type !== 'MemberExpression' || callee.computed) collect(callee, callee.type === 'Identifier');
        else collect(callee.object, false);
      }
      return;
    }
    for (const child of childrenOf(node)) collect(child, false);
  };
  collect(program, false);
  return names;
}

/**
 * Tells which calls of a script cannot wait: those of methods and functions of the language whose names the script uses
 * for nothing else. A function with no other calls need not be a generator; and a generator that is made anew for each
 * iteration, as in `check(answer, { paid: (r) => r.json('paid') })`, costs far more than all that it does.
 */
export function findPlainCalls(program: AnyNode): (call: AnyNode) => boolean {
  const names = namesIn(program);
  return (call) => {
    if (call.type !== 'CallExpression') return false;
    const { callee } = call;
    if (callee.type === 'Identifier') return FUNCTIONS.has(callee.name) && !names.has(callee.name);
    if (callee.type !== 'MemberExpression' || callee.computed || callee.property.type !== 'Identifier') return false;
    return METHODS.has(callee.property.name) && !names.has(callee.property.name);
  };
}
