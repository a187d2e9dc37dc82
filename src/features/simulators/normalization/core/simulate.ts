import { closureOf, closureSteps, includes, subsetsOf } from './closure';
import { decompose, splitToBoyceCodd, synthesizeThird } from './decompose';
import {
  NORMAL_FORMS,
  type AttributeSet,
  type Dependency,
  type NormalForm,
  type NormalizationInput,
  type NormalizationTrace,
  type Violation,
} from './types';

/**
 * Computes the attribute closure step by step, and from closures the candidate keys, the normal form and
 * decompositions. Codd 1972, "Further normalization of the data base relational model". O(2^attributes), at most 256
 * sets.
 */
export function simulate({ attributes, dependencies, start, parts }: NormalizationInput): NormalizationTrace {
  const all = 2 ** attributes.length - 1;
  const steps = closureSteps(start, dependencies);
  const closure = steps.at(-1)?.after ?? start;
  const keys = candidateKeys(all, dependencies);
  const prime = keys.reduce((union, key) => union | key, 0);
  const partial = partialDependencies(all, keys, prime, dependencies);
  // Each violating left side is reported once, under the lowest normal form that it violates.
  const violations = [
    ...partial,
    ...directViolations(all, prime, dependencies).filter(({ from }) => !partial.some((each) => each.from === from)),
  ];
  const lowest = Math.min(...violations.map(({ form }) => NORMAL_FORMS.indexOf(form)), NORMAL_FORMS.length);
  const split = (into: readonly AttributeSet[]) => decompose(attributes.length, into, dependencies);
  return {
    steps,
    result: {
      closure,
      isSuperkey: closure === all,
      keys,
      prime,
      violations,
      normalForm: NORMAL_FORMS[lowest - 1] ?? '1NF',
      third: split(synthesizeThird(all, keys, dependencies)),
      boyceCodd: split(splitToBoyceCodd(all, dependencies)),
      own: parts.length > 0 ? split(parts) : null,
    },
  };
}

function candidateKeys(all: AttributeSet, dependencies: readonly Dependency[]): AttributeSet[] {
  const keys: AttributeSet[] = [];
  for (const set of subsetsOf(all)) {
    if (!keys.some((key) => includes(set, key)) && closureOf(set, dependencies) === all) keys.push(set);
  }
  return keys;
}

/** 2NF violations: an attribute outside all keys must not depend on a part of a key. */
function partialDependencies(
  all: AttributeSet,
  keys: readonly AttributeSet[],
  prime: AttributeSet,
  dependencies: readonly Dependency[],
): Violation[] {
  const found: Violation[] = [];
  for (let part = 0; part < all; part += 1) {
    if (!keys.some((key) => key !== part && includes(key, part))) continue;
    const to = closureOf(part, dependencies) & ~part & ~prime;
    const isNews = !found.some((violation) => includes(part, violation.from) && includes(violation.to, to));
    if (to !== 0 && isNews) found.push({ from: part, to, form: '2NF' });
  }
  return found;
}

/** 3NF requires a superkey on the left or only key attributes on the right; BCNF always requires a superkey. */
function directViolations(all: AttributeSet, prime: AttributeSet, dependencies: readonly Dependency[]): Violation[] {
  return dependencies.flatMap(({ from, to }): Violation[] => {
    const news = to & ~from;
    if (news === 0 || closureOf(from, dependencies) === all) return [];
    const form: Exclude<NormalForm, '1NF'> = (news & ~prime) === 0 ? 'BCNF' : '3NF';
    return [{ from, to: form === '3NF' ? news & ~prime : news, form }];
  });
}
