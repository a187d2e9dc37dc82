import type { Check } from './lab';

/** The checks of one kind, in their order. */
export function checksOfKind<Facts>(checks: readonly Check<Facts>[], kind: Check<Facts>['kind']): Check<Facts>[] {
  return checks.filter((check) => check.kind === kind);
}
