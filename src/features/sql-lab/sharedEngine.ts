import type { SharedParts } from '@site/src/components/CodeEditor/useRememberedText';
import type { EngineName } from './core/types';

/**
 * The chosen engine as a part of what a lab shares; a link that names none means the lab's first.
 *
 * @param engines - those that the lab offers
 */
export function sharedEngine(
  engines: readonly EngineName[],
  engine: EngineName,
  choose: (engine: EngineName) => void,
): SharedParts {
  const first = engines[0] ?? 'sqlite';
  return {
    read: () => ({ ...(engine !== first && { engine }) }),
    show: (parts) => choose(engines.find((name) => name === parts['engine']) ?? first),
  };
}
