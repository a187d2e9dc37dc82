import { format, formatWithOptions, inspect } from 'node-inspect-extracted';
import type { ConsoleEntry, ConsoleLevel } from '../core/outcome';
import { tabulate } from './tabulate';

/** The console methods that readers use; those for timing and memory are left out, because their output varies. */
export type SandboxConsole = Readonly<Record<string, (...args: unknown[]) => void>>;

/**
 * Creates a console that passes on every call as an entry, formatted as in Node.
 *
 * @param write - receives the entries in order
 */
export function createConsole(write: (entry: ConsoleEntry) => void): SandboxConsole {
  let depth = 0;
  const counts = new Map<string, number>();
  const text = (level: ConsoleLevel, message: string) => write({ kind: 'text', level, text: message, depth });
  const printer =
    (level: ConsoleLevel) =>
    (...args: unknown[]) =>
      text(level, format(...args));

  const open = (...args: unknown[]) => {
    if (args.length > 0) text('log', format(...args));
    depth += 1;
  };

  return {
    log: printer('log'),
    info: printer('info'),
    warn: printer('warn'),
    error: printer('error'),
    debug: printer('debug'),
    trace: (...args) => text('debug', `Trace: ${format(...args)}`),
    dir: (value, options) => text('log', inspect(value, { ...(options as object | undefined) })),
    dirxml: printer('log'),
    table: (data) => {
      const table = tabulate(data);
      if (table) write({ kind: 'table', ...table, depth });
      else text('log', formatWithOptions({}, data));
    },
    group: open,
    groupCollapsed: open,
    groupEnd: () => {
      depth = Math.max(0, depth - 1);
    },
    count: (label = 'default') => {
      const name = String(label);
      counts.set(name, (counts.get(name) ?? 0) + 1);
      text('log', `${name}: ${counts.get(name)}`);
    },
    countReset: (label = 'default') => void counts.delete(String(label)),
    assert: (condition, ...args) => {
      if (condition) return;
      text('error', args.length > 0 ? `Assertion failed: ${format(...args)}` : 'Assertion failed');
    },
  };
}
