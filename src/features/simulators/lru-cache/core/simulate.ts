import type { Entry, LruInput, LruStep, LruTrace, Operation } from './types';

/**
 * A cache of fixed capacity that evicts the least recently used entry; `get` and `put` both count as use. The real
 * structure is a hash map over a doubly linked list, O(1) per operation; the trace shows its list.
 */
export function simulate({ capacity, operations }: LruInput): LruTrace {
  const steps: LruStep[] = [];
  let entries: readonly Entry[] = [];
  for (const operation of operations) {
    const step = perform(operation, entries, capacity);
    entries = step.entries;
    steps.push(step);
  }
  return { steps, result: undefined };
}

function perform(operation: Operation, entries: readonly Entry[], capacity: number): LruStep {
  const found = entries.find(({ key }) => key === operation.key);
  const others = entries.filter((entry) => entry !== found);
  if (operation.kind === 'get') {
    return found
      ? { operation, outcome: 'hit', returned: found.value, evicted: null, entries: [found, ...others] }
      : { operation, outcome: 'miss', returned: -1, evicted: null, entries };
  }
  const entry = { key: operation.key, value: operation.value };
  const nothing = { operation, returned: null, evicted: null };
  if (found) return { ...nothing, outcome: 'update', entries: [entry, ...others] };
  if (entries.length < capacity) return { ...nothing, outcome: 'insert', entries: [entry, ...entries] };
  return {
    ...nothing,
    outcome: 'evict',
    evicted: entries.at(-1) ?? null,
    entries: [entry, ...entries.slice(0, -1)],
  };
}
