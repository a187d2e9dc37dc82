import { inspect } from 'node-inspect-extracted';
import type { UncaughtError } from '../core/outcome';

/** File name of evaluated code in stacks. */
export const CODE_NAME = 'reader-code.js';

const POSITION = new RegExp(`${CODE_NAME.replace('.', '\\.')}:(\\d+)`);

function isErrorLike(value: unknown): value is { name: string; message: string; stack?: unknown } {
  return typeof value === 'object' && value !== null && 'message' in value && 'name' in value;
}

/** Converts a thrown value to name, message and, if the stack contains it, the line in the reader's code. */
export function describeError(thrown: unknown): UncaughtError {
  if (!isErrorLike(thrown)) return { name: 'throw', message: inspect(thrown, { depth: 2 }) };
  const line = Number(POSITION.exec(String(thrown.stack))?.[1]);
  return { name: String(thrown.name), message: String(thrown.message), ...(line > 0 && { line }) };
}

/**
 * Makes the console print an error as "Name: message", because its stack varies between engines and names files that
 * the reader does not have.
 */
export function printErrorsWithoutStack(): void {
  Object.defineProperty(Error.prototype, inspect.custom, {
    value(this: Error) {
      return `${this.name}: ${this.message}`;
    },
    writable: true,
    configurable: true,
  });
}
