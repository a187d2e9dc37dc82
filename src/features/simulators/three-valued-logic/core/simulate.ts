import type { LogicInput, LogicStep, LogicTrace, Nullable, Subject, Truth } from './types';
import { TRUTHS } from './types';

/** The order of truth values: AND takes the smaller one, OR the larger. */
const WEIGHT: Record<Truth, number> = { false: 0, unknown: 1, true: 2 };

export function and(left: Truth, right: Truth): Truth {
  return WEIGHT[left] <= WEIGHT[right] ? left : right;
}

export function or(left: Truth, right: Truth): Truth {
  return WEIGHT[left] >= WEIGHT[right] ? left : right;
}

export function not(value: Truth): Truth {
  return { true: 'false', unknown: 'unknown', false: 'true' }[value] as Truth;
}

/** `left = right`: unknown if either side is NULL. */
export function equals(left: Nullable, right: Nullable): Truth {
  if (left === null || right === null) return 'unknown';
  return left === right ? 'true' : 'false';
}

/** The cells of a truth table row by row, or a list condition comparison by comparison. */
export function simulate({ subject, value, list }: LogicInput): LogicTrace {
  if (subject === 'in' || subject === 'notIn') return membership(subject, value, list);
  return { steps: cells(subject), result: { outcome: null } };
}

function cells(subject: Exclude<Subject, 'in' | 'notIn'>): LogicStep[] {
  if (subject === 'not') return TRUTHS.map((left) => ({ kind: 'cell', left, right: null, result: not(left) }));
  const combine = subject === 'and' ? and : or;
  return TRUTHS.flatMap((left) =>
    TRUTHS.map((right): LogicStep => ({ kind: 'cell', left, right, result: combine(left, right) })),
  );
}

/** `x IN (a, b)` is `x = a OR x = b`; `x NOT IN (a, b)` is `x <> a AND x <> b`. */
function membership(subject: 'in' | 'notIn', value: Nullable, list: readonly Nullable[]): LogicTrace {
  const steps: LogicStep[] = [];
  let before: Truth = subject === 'in' ? 'false' : 'true';
  for (const item of list) {
    const isEqual = equals(value, item);
    const compared: Truth = subject === 'in' ? isEqual : not(isEqual);
    const result: Truth = subject === 'in' ? or(before, compared) : and(before, compared);
    steps.push({ kind: 'compare', item, compared, before, result });
    before = result;
  }
  return { steps, result: { outcome: before } };
}
