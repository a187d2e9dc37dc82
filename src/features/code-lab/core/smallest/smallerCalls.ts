import type { ClassInput, ClassProblem, IntegerDomain, Parameter } from '../problem';
import { withoutParts } from './smallerArguments';
import { smallerIntegers } from './smallerIntegers';

type Shape = Pick<ClassProblem, 'construct' | 'methods'>;
type Calls = ClassInput['calls'];

/** Step between the plain values of parameters that are not keys, so that the two look different. */
const PLAIN_STEP = 10;

/** Longer sequences have too many orders. */
const MOST_REORDERED = 8;

function parametersOf(shape: Shape, method: string): readonly Parameter<IntegerDomain>[] {
  return shape.methods.find(({ name }) => name === method)?.parameters ?? [];
}

/** The parameters that several methods have: the same number there names the same thing. */
function keysOf({ methods }: Shape): string[] {
  const names = methods.flatMap(({ parameters }) => parameters.map(({ name }) => name));
  return [...new Set(names.filter((name, at) => names.indexOf(name) !== at))];
}

/** Replaces arguments; `replace` gets the value, its parameter, and how many of that parameter came before. */
function mapArguments(
  calls: Calls,
  shape: Shape,
  replace: (value: number, parameter: Parameter<IntegerDomain>, before: number) => number,
): Calls {
  const counts = new Map<string, number>();
  return calls.map(([method, args]) => [
    method,
    parametersOf(shape, method).map((parameter, at) => {
      const before = counts.get(parameter.name) ?? 0;
      counts.set(parameter.name, before + 1);
      return replace(args[at] as number, parameter, before);
    }),
  ]);
}

/** The values of a parameter in all calls, in order. */
function valuesOf(calls: Calls, shape: Shape, name: string): number[] {
  return calls.flatMap(([method, args]) =>
    parametersOf(shape, method).flatMap((parameter, at) => (parameter.name === name ? [args[at] as number] : [])),
  );
}

/** Calls of which one has another place and one is missing: another order can need fewer calls. */
function reordered(calls: Calls): Calls[] {
  if (calls.length > MOST_REORDERED) return [];
  return calls.flatMap((moved, from) => {
    const others = calls.filter((_, at) => at !== from);
    return others.flatMap((_, place) =>
      others.map((_missing, without) =>
        [...others.slice(0, place), moved, ...others.slice(place)].filter((call) => call !== others[without]),
      ),
    );
  });
}

/** Calls without one or two of them, without parts of them, without all of one key, and in another order. */
function fewerCalls(calls: Calls, shape: Shape): Calls[] {
  const withoutKey = keysOf(shape).flatMap((name) =>
    [...new Set(valuesOf(calls, shape, name))].map((key) =>
      calls.filter((call) => !valuesOf([call], shape, name).includes(key)),
    ),
  );
  const withoutTwo = calls.flatMap((_, one) =>
    calls.slice(one + 1).map((_other, after) => calls.filter((_call, at) => at !== one && at !== one + 1 + after)),
  );
  return [...withoutKey, ...withoutParts(calls), ...withoutTwo, ...reordered(calls)];
}

/** Inputs with fewer calls or smaller arguments of the constructor, or both. */
export function withFewerCalls({ construct, calls }: ClassInput, shape: Shape): ClassInput[] {
  const smaller = shape.construct.flatMap(({ domain }, at) =>
    smallerIntegers(construct[at] as number, domain).map((value) =>
      construct.map((own, index) => (index === at ? value : own)),
    ),
  );
  const fewer = fewerCalls(calls, shape);
  return [construct, ...smaller].flatMap((own) =>
    (own === construct ? fewer : [calls, ...fewer]).map((left) => ({ construct: own, calls: left })),
  );
}

function plainCalls(calls: Calls, shape: Shape, name: string): Calls {
  const isKey = keysOf(shape).includes(name);
  const values = [...new Set(valuesOf(calls, shape, name))];
  return mapArguments(calls, shape, (value, parameter, before) => {
    if (parameter.name !== name) return value;
    return isKey ? values.indexOf(value) + 1 : PLAIN_STEP * (before + 1);
  });
}

function namesOf({ methods }: Shape): string[] {
  return [...new Set(methods.flatMap(({ parameters }) => parameters.map(({ name }) => name)))];
}

/** Inputs with keys 1, 2, 3 in the order of their first calls, and with other arguments 10, 20, 30: all, then each. */
export function withPlainArguments({ construct, calls }: ClassInput, shape: Shape): ClassInput[] {
  const names = namesOf(shape);
  let all = calls;
  for (const name of names) all = plainCalls(all, shape, name);
  return [all, ...names.map((name) => plainCalls(calls, shape, name))].map((plain) => ({ construct, calls: plain }));
}

/** Inputs with smaller arguments: keys in all calls at once, others in one call. Plain ones stay. */
export function withSmallerArguments({ construct, calls }: ClassInput, shape: Shape): ClassInput[] {
  const keys = keysOf(shape);
  return namesOf(shape).flatMap((name) => {
    const values = valuesOf(calls, shape, name);
    const domain = shape.methods.flatMap(({ parameters }) => parameters).find((each) => each.name === name)?.domain;
    const plain = valuesOf(plainCalls(calls, shape, name), shape, name);
    if (!domain || values.every((value, at) => value === plain[at])) return [];
    return values.flatMap((value, place) => {
      if (keys.includes(name) && values.indexOf(value) !== place) return [];
      return smallerIntegers(value, domain).map((smaller) => ({
        construct,
        calls: mapArguments(calls, shape, (own, parameter, before) => {
          if (parameter.name !== name) return own;
          return (keys.includes(name) ? own === value : before === place) ? smaller : own;
        }),
      }));
    });
  });
}
