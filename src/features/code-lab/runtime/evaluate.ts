import { CODE_NAME } from './describeError';

const SOURCE_NAME = `\n//# sourceURL=${CODE_NAME}`;

/** Evaluates in the global scope: none of this file's names are visible to the code. */
const evaluateGlobally = eval;

/**
 * Runs code as the body of an async function: names stay its own, `await` works at top level, and
 * line 1 of the code is line 1 in stacks.
 */
export function evaluateCode(code: string): Promise<void> {
  const body = evaluateGlobally(`(async function () {${code}\n})${SOURCE_NAME}`) as () => Promise<void>;
  return body();
}

/** Runs code that declares `name` and returns what it declared, or undefined. */
export function evaluateDeclaration(code: string, name: string): unknown {
  const body = evaluateGlobally(
    `(function () {${code}\n;return typeof ${name} === 'undefined' ? undefined : ${name};\n})${SOURCE_NAME}`,
  ) as () => unknown;
  return body();
}
