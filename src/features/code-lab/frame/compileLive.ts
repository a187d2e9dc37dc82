import { transform } from 'sucrase';
import { CODE_NAME } from '../../lab-kit/runtime/describeError';
import { GUARD, guardLoops } from './guardLoops';

/** The names in the scope of the code, with their values. */
export type LiveScope = Readonly<Record<string, unknown>>;

/** Indirect eval evaluates in the global scope, so the code cannot see the names of this file. */
const evaluateGlobally = eval;

function compile(code: string): string {
  const { code: plain } = transform(code, { transforms: ['jsx'], production: true });
  return guardLoops(plain);
}

/**
 * Runs the code of a live block.
 *
 * @param code - an expression or a component; with `noInline` a program that calls `render`
 * @param scope - `React`, its exports, and the loop guard
 * @param render - receives the element or component to render
 */
export function runLive(
  code: string,
  noInline: boolean,
  scope: LiveScope,
  guard: () => boolean,
  render: (drawn: unknown) => void,
): void {
  const compiled = compile(code.trimEnd());
  const body = noInline ? compiled : `return (${compiled.trimEnd().replace(/;$/, '')}\n);`;
  const names = [...Object.keys(scope), GUARD, 'render'];
  // The inner function lets the code redeclare names of the scope, as in `const { useState } = React`.
  const run = evaluateGlobally(
    `(function (${names.join()}) {'use strict';return (function () {${body}\n})();\n})\n//# sourceURL=${CODE_NAME}`,
  ) as (...args: unknown[]) => unknown;
  const value = run(...Object.values(scope), guard, render);
  if (!noInline) render(value);
}
