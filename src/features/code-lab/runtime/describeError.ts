import { inspect } from 'node-inspect-extracted';
import type { UncaughtError } from '../core/outcome';

/** The name under which evaluated code appears in stacks. */
export const CODE_NAME = 'reader-code.js';

const POSITION = new RegExp(`${CODE_NAME.replace('.', '\\.')}:(\\d+)`);

function isErrorLike(value: unknown): value is { name: string; message: string; stack?: unknown } {
  return typeof value === 'object' && value !== null && 'message' in value && 'name' in value;
}

/** A thrown value as name, message and, where the stack tells, the line in the reader's code. */
export function describeError(thrown: unknown): UncaughtError {
  if (!isErrorLike(thrown)) return { name: 'throw', message: inspect(thrown, { depth: 2 }) };
  const line = Number(POSITION.exec(String(thrown.stack))?.[1]);
  return { name: String(thrown.name), message: String(thrown.message), ...(line > 0 && { line }) };
}

/**
 * Makes the console print an error as "Name: message". Its stack differs from engine to engine and
 * names files that the reader does not have.
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
