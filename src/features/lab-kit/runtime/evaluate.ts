import { CODE_NAME } from './describeError';

const SOURCE_NAME = `\n//# sourceURL=${CODE_NAME}`;

/** Indirect eval evaluates in the global scope, so the code cannot see the names of this file. */
const evaluateGlobally = eval;

/**
 * Runs code as the body of an async function: its names stay local, `await` works at the top level, and line numbers in
 * stacks are those of the code.
 */
export function evaluateCode(code: string): Promise<void> {
  const body = evaluateGlobally(`(async function () {${code}\n})${SOURCE_NAME}`) as () => Promise<void>;
  return body();
}

/** Runs code that declares `name` and returns the declared value; undefined if there is none. */
export function evaluateDeclaration(code: string, name: string): unknown {
  const body = evaluateGlobally(
    `(function () {${code}\n;return typeof ${name} === 'undefined' ? undefined : ${name};\n})${SOURCE_NAME}`,
  ) as () => unknown;
  return body();
}
