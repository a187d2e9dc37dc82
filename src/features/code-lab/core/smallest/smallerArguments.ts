import type { Domain, FunctionInput, IntegerDomain, Json, PairsDomain, Parameter } from '../problem';
import { smallerIntegers } from './smallerIntegers';

type Arguments = readonly Json[];
type Numbers = readonly number[];

/** All integers up to this one are tried together, where there are several parameters. */
const SMALL = 12;

const isInteger = ({ kind }: Domain) => kind === 'integer';
const isWithin =
  ({ least, most }: IntegerDomain | PairsDomain) =>
  (n: number) =>
    least <= n && n <= most;

/** `items` without each part of a half, a quarter and so on of them, down to one. */
export function withoutParts<T>(items: readonly T[]): T[][] {
  const smaller: T[][] = [];
  for (let size = Math.ceil(items.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let start = 0; start < items.length; start += size) {
      smaller.push(items.filter((_, at) => at < start || at >= start + size));
    }
  }
  return smaller;
}

/** The array with none, one or two of its pairs, and without some of them. */
function fewerPairs(numbers: Numbers): Numbers[] {
  const pairs = [...new Set(numbers.filter((n, at) => numbers.indexOf(n) !== at))];
  const few = pairs.flatMap((one, at) => [[one], ...pairs.slice(at + 1).map((other) => [one, other])]);
  return [[], ...few, ...withoutParts(pairs)]
    .filter((kept) => kept.length < pairs.length)
    .map((kept) => numbers.filter((n) => kept.includes(n) || !pairs.includes(n)));
}

/** Replaces each number by the one at its place among `values`, which stay different from each other. */
function renumber(numbers: Numbers, from: Numbers, to: Numbers): Numbers {
  return numbers.map((n) => to[from.indexOf(n)] ?? n);
}

/** The array with one of its numbers nearer to 0 at each of its places, and with all of them moved alike. */
function smallerNumbers(numbers: Numbers, domain: PairsDomain): Numbers[] {
  const values = [...new Set(numbers)];
  return values.flatMap((value) =>
    smallerIntegers(value, domain).flatMap((smaller) => {
      const moved = values.map((each) => each + smaller - value);
      const one = values.includes(smaller) ? [] : [renumber(numbers, [value], [smaller])];
      return moved.every(isWithin(domain)) ? [...one, renumber(numbers, values, moved)] : one;
    }),
  );
}

function smallerGrids(grid: readonly Numbers[]): (readonly Numbers[])[] {
  const columns = Array.from(grid[0] ?? [], (_, column) => column);
  const narrower = [columns, ...withoutParts(columns)].filter((kept) => kept.length > 0);
  return [[...grid], ...withoutParts(grid)]
    .filter((rows) => rows.length > 0)
    .flatMap((rows) => narrower.map((kept) => rows.map((row) => kept.map((column) => row[column] ?? 0))));
}

function clearedGrids(grid: readonly Numbers[]): (readonly Numbers[])[] {
  return grid.flatMap((cells, row) =>
    cells.flatMap((cell, column) =>
      cell === 0 ? [] : [grid.map((line, r) => line.map((own, c) => (r === row && c === column ? 0 : own)))],
    ),
  );
}

const asGrid = (value: Json) => value as readonly Numbers[];
const asNumbers = (value: Json) => value as Numbers;

/** Combinations of several integers: small ones, and all moved alike. */
function smallerTogether(args: Numbers, domains: readonly IntegerDomain[]): Numbers[] {
  let small: Numbers[] = [[]];
  for (const { least } of domains) {
    const steps = Array.from({ length: SMALL + 1 }, (_, step) => Math.max(least, 0) + step);
    small = small.flatMap((before) => steps.map((value) => [...before, value]));
  }
  const first = args[0] ?? 0;
  const moved = domains[0] ? smallerIntegers(first, domains[0]).map((n) => args.map((own) => own + n - first)) : [];
  return [...small, ...moved];
}

function areValid(args: Arguments, parameters: readonly Parameter[]): boolean {
  return parameters.every(({ domain }, at) => {
    if (domain.kind !== 'integer') return true;
    const value = args[at] as number;
    const from = parameters.findIndex(({ name }) => name === domain.from);
    return isWithin(domain)(value) && (from < 0 || (args[from] as number) <= value);
  });
}

function inEachPlace(
  { args }: FunctionInput,
  parameters: readonly Parameter[],
  smaller: (value: Json, domain: Domain) => readonly Json[],
): Arguments[] {
  return parameters.flatMap(({ domain }, at) =>
    smaller(args[at] ?? null, domain).map((value) => args.map((own, index) => (index === at ? value : own))),
  );
}

/** Inputs with fewer elements: arrays with fewer pairs, grids with fewer rows and columns. */
export function withFewerElements(input: FunctionInput, parameters: readonly Parameter[]): FunctionInput[] {
  return inEachPlace(input, parameters, (value, { kind }) => {
    if (kind === 'pairs') return fewerPairs(asNumbers(value));
    return kind === 'grid' ? smallerGrids(asGrid(value)) : [];
  }).map((args) => ({ args }));
}

/** Inputs with the numbers 1, 2, 3 and so on in the order in which the array has them. */
export function withPlainElements(input: FunctionInput, parameters: readonly Parameter[]): FunctionInput[] {
  return inEachPlace(input, parameters, (value, domain) => {
    if (domain.kind !== 'pairs') return [];
    const values = [...new Set(asNumbers(value))];
    return [
      renumber(
        asNumbers(value),
        values,
        values.map((_, at) => at + 1),
      ),
    ];
  }).map((args) => ({ args }));
}

function isPlain(numbers: Numbers): boolean {
  return [...new Set(numbers)].every((n, at) => n === at + 1);
}

/** Inputs with smaller numbers, except in arrays whose numbers are plain. */
export function withSmallerNumbers(input: FunctionInput, parameters: readonly Parameter[]): FunctionInput[] {
  const alone = inEachPlace(input, parameters, (value, domain) => {
    if (domain.kind === 'integer') return smallerIntegers(value as number, domain);
    if (domain.kind === 'grid') return clearedGrids(asGrid(value));
    return isPlain(asNumbers(value)) ? [] : smallerNumbers(asNumbers(value), domain);
  });
  const domains = parameters.map(({ domain }) => domain);
  const together =
    domains.length > 1 && domains.every(isInteger)
      ? smallerTogether(input.args as Numbers, domains as readonly IntegerDomain[])
      : [];
  return [...together, ...alone].filter((args) => areValid(args, parameters)).map((args) => ({ args }));
}
