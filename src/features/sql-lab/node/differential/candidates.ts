import type { Promises } from '../../core/grading/promises';
import type { Cell } from '../../core/trials/trialSet';
import { around, isDated, moved, movedMonths, monthStarts, periodStarts } from './dates';
import type { ColumnHarvest, Harvest } from './harvest';
import { largestOf, strayValues, usualStep, valuesNear } from './nearValues';
import type { SchemaColumn, SchemaTable } from './schema';

/** A value that a column may have, and how likely it is drawn. */
export interface Candidate {
  readonly value: Cell;
  readonly weight: number;
}

const DAY_S = 86_400;
/** Values beyond do not fit PostgreSQL's INTEGER. */
const MAX_INTEGER = 2_000_000_000;
const VISIBLE = 12;

const NO_HARVEST: ColumnHarvest = { literals: new Set(), patterns: new Set(), parts: new Set(), partners: new Set() };

class Candidates {
  private readonly weights = new Map<Cell, number>();

  add(weight: number, ...values: readonly Cell[]): void {
    for (const value of values) this.weights.set(value, Math.max(weight, this.weights.get(value) ?? 0));
  }

  list(accepts: (value: Cell) => boolean): Candidate[] {
    return [...this.weights].filter(([value]) => accepts(value)).map(([value, weight]) => ({ value, weight }));
  }
}

function addNumbers(found: Candidates, literals: Iterable<string | number>, step: number, isExact = true): void {
  const numbers = [...literals].map(Number).filter(Number.isFinite);
  for (const number of numbers) {
    const base = Math.round(number / step) * step;
    found.add(6, base);
    found.add(3, base - step, base + step);
    if (isExact) found.add(3, number - 1, number, number + 1);
    // Part of a product or of a sum.
    if (Math.abs(number) >= 10 * step)
      found.add(1, ...[2, 3, 4, 10].map((part) => Math.round(number / part / step) * step), number * 2);
  }
  found.add(1.5, 0);
  found.add(0.5, step);
}

function addMoments(found: Candidates, harvested: ColumnHarvest, offsets: Iterable<number>, isDay: boolean): void {
  const texts = [...harvested.literals, ...harvested.parts, ...harvested.patterns].map((value) =>
    String(value).replace(/[-%]*%.*$/, ''),
  );
  const boundaries = texts.flatMap((value) => (isDated(value) ? [value] : periodStarts(value)));
  for (const boundary of boundaries) {
    const [at = boundary, before = boundary, ...others] = around(boundary, isDay);
    found.add(9, at, before);
    found.add(3, ...others);
    found.add(
      1.5,
      movedMonths(at, -12),
      movedMonths(at, 12),
      movedMonths(before, -12),
      movedMonths(at, 1),
      movedMonths(at, -1),
    );
    for (const years of [2, 3, 5]) found.add(0.5, ...around(movedMonths(at, -12 * years), isDay).slice(0, 3));
    for (const offset of offsets) {
      for (const days of [offset, -offset]) {
        const shifted = moved(at, days * DAY_S);
        found.add(2, shifted, ...(isDay ? [moved(shifted, DAY_S), moved(shifted, -DAY_S)] : [moved(shifted, -1)]));
      }
      if (offset <= 24) found.add(1, movedMonths(at, offset), movedMonths(at, -offset));
    }
    found.add(1, ...monthStarts(boundary).flatMap((start) => around(start, isDay)));
  }
  // The hour or the part of a day.
  if (!isDay) {
    const hours = texts.filter((value) => /^(?:[01]?\d|2[0-3])$/.test(value)).map((value) => value.padStart(2, '0'));
    for (const hour of hours)
      found.add(
        3,
        ...[`${hour}:00:00`, `${hour}:59:59`].map((time) => `2025-03-14 ${time}`),
        moved(`2025-03-14 ${hour}:00:00`, -1),
      );
  }
}

/** Texts that a pattern matches, and texts that it just fails to match. */
function fromPattern(pattern: string): { readonly matching: string[]; readonly failing: string[] } {
  const filled = (rest: string, one: string) =>
    pattern.replaceAll('%', rest).replaceAll('*', rest).replaceAll('_', one);
  const core = pattern.replace(/[%*]/g, '').replaceAll('_', 'a');
  // Wildcards behind an escape character are meant literally.
  const literal = /[!\\#|^$]([%_])/g;
  const escaped = literal.test(pattern)
    ? [pattern.replace(literal, '\u0001').replace(/[%*]/g, 'An ').replace('\u0001', '%')]
    : [];
  return {
    matching: [
      filled('', 'a'),
      filled('An', 'b'),
      filled(' x', 'c'),
      ...escaped,
      ...escaped.map((value) => value.replaceAll('An ', '')),
    ],
    failing: [core, `x${core}`, `${core}x`, core.slice(1), core.slice(0, -1)].filter((value) => value !== ''),
  };
}

function addTexts(found: Candidates, { literals, patterns, parts }: ColumnHarvest, visible: readonly string[]): void {
  found.add(6, ...[...literals].map(String));
  for (const literal of literals) {
    const value = String(literal);
    if (value.length > 1) found.add(1, `${value}x`, value.slice(0, -1));
    if (/^\d{4,}$/.test(value)) found.add(2, `${value}5`, value.slice(1));
    if (value.includes(' ')) found.add(1, value.slice(value.lastIndexOf(' ') + 1), value.slice(0, value.indexOf(' ')));
  }
  for (const pattern of patterns) {
    const { matching, failing } = fromPattern(pattern);
    found.add(4, ...matching);
    found.add(3, ...failing);
  }
  const [first = 'Sen', second = 'Mai'] = visible;
  for (const part of parts) {
    if (part.length > 12 || part === '') continue;
    found.add(
      1.5,
      `${first}${part}${second}`,
      `${part}${first}`,
      `${first}${part}`,
      `${first}${part}${second}${part}An`,
      first.replaceAll(part, ''),
    );
  }
}

/** Fills the form of a text with the digits of a number. */
export function shaped(shape: string, number: number): string {
  const places = shape.replace(/[^#]/g, '').length;
  const digits = [...String(Math.abs(number)).padStart(places, '0').slice(-places)];
  return shape.replaceAll('*', `a${number}`).replace(/#/g, () => digits.shift() ?? '0');
}

function fitsShape(shape: string, value: string): boolean {
  const pattern = shape
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replaceAll('#', '\\d')
    .replace(/\*(.?)/g, (_, next: string) => `[^${next}]+${next}`);
  return new RegExp(`^${pattern}$`).test(value);
}

interface CandidateSource {
  readonly harvest: Harvest;
  readonly promises: Promises;
  /** Whether the CHECK constraints accept a value of a column. */
  readonly accepts: (table: SchemaTable, column: SchemaColumn, value: Cell) => boolean;
  readonly tables: readonly SchemaTable[];
  /** Names of the tables that stay as they are. */
  readonly fixed: ReadonlySet<string>;
}

/** Adds values of columns that are compared with this one, and what texts compare with the names of expressions. */
function addShared(
  found: Candidates,
  column: SchemaColumn,
  own: ColumnHarvest,
  largest: number,
  { harvest, tables, fixed }: CandidateSource,
): void {
  const isDay = column.type === 'date';
  const isMoment = isDay || column.type === 'timestamp';
  for (const partner of own.partners) {
    const bases = tables.flatMap((table) =>
      table.columns.flatMap((other, at) => (other.name.toLowerCase() === partner ? [{ table, other, at }] : [])),
    );
    const named = harvest.columns.get(partner);
    if (bases.length === 0 && named) {
      if (isMoment) addMoments(found, named, [], isDay);
      else if (column.type === 'text') addTexts(found, named, []);
      else addNumbers(found, named.literals, 1);
    }
    for (const { table, other, at } of bases) {
      if (other.references) continue;
      const values = [...new Set(table.rows.map((row) => row[at] ?? null))];
      const shared = fixed.has(table.name) ? values : values.slice(0, 6);
      if (!isMoment) found.add(1, ...shared.filter((value) => typeof value !== 'number' || Math.abs(value) <= largest));
      const days = shared.map(String).flatMap((value) => (isDated(value) ? [value] : periodStarts(value)));
      const weight = fixed.has(table.name) ? 3 : 1;
      if (isMoment)
        for (const day of days) found.add(weight, ...around(day, isDay).slice(0, fixed.has(table.name) ? 4 : 1));
    }
  }
}

/** The values that random rows may have in a column, without NULL. */
export interface ColumnValues {
  readonly candidates: readonly Candidate[];
  /** Values that nothing suggests, of which a database has few. */
  readonly strays: readonly Cell[];
  /** Values close to one of the column. */
  readonly near: (value: Cell) => readonly Cell[];
  /** Whether a value made of others fits the column. */
  readonly fits: (value: Cell) => boolean;
}

/** Finds the values that random rows may have in a column. */
export function valuesOf(table: SchemaTable, column: SchemaColumn, source: CandidateSource): ColumnValues {
  const { harvest, promises } = source;
  const name = `${table.name}.${column.name}`;
  const own = harvest.columns.get(column.name.toLowerCase()) ?? NO_HARVEST;
  const found = new Candidates();
  const visibleOf = (other: SchemaTable, at: number) =>
    [...new Set(other.rows.map((row) => row[at] ?? null))].filter((value) => value !== null);
  const visible = visibleOf(table, table.columns.indexOf(column));
  const step = promises.step?.[name] ?? 1;
  // Nothing is rounded, so a value next to a boundary need not be a multiple.
  const isExact = step === 1 || !harvest.rounded.has(column.name.toLowerCase());
  const literals = new Set([...own.literals].map(Number));
  const isNear = (value: number) => isExact && [-1, 0, 1].some((distance) => literals.has(value + distance));
  const shape = promises.shape?.[name];
  const every = Math.max(1, Math.floor(visible.length / VISIBLE));
  const some = visible.filter((_, index) => index % every === 0).slice(0, VISIBLE);
  const checks = new Set(
    column.checks.flatMap((check) =>
      [...check.matchAll(/'((?:[^']|'')*)'/g)].map(([, value = '']) => value.replaceAll("''", "'")),
    ),
  );
  const isEnumeration = checks.size > 1;

  switch (column.type) {
    case 'integer':
    case 'real':
      addNumbers(found, own.literals, Math.max(step, usualStep(visible)), isExact);
      for (const check of column.checks) addNumbers(found, check.match(/\b\d+\b/g) ?? [], step);
      break;
    case 'date':
    case 'timestamp':
      addMoments(found, own, harvest.offsets, column.type === 'date');
      break;
    case 'text':
      found.add(4, ...checks);
      if (!isEnumeration) addTexts(found, own, some.map(String));
  }
  found.add(1, ...some);
  if (column.type === 'date' || column.type === 'timestamp') {
    const years = visible.map(String).filter(isDated).sort();
    const [first, last] = [years[0], years.at(-1)];
    if (first && last) found.add(0.4, movedMonths(first, -12), movedMonths(last, 12));
  }
  const largest = largestOf(visible);
  addShared(found, column, own, largest, source);
  found.add(6, ...(promises.also?.[name] ?? []));

  const accepts = (value: Cell): boolean => {
    if (value === null || !source.accepts(table, column, value)) return false;
    switch (column.type) {
      case 'integer':
        return (
          typeof value === 'number' &&
          Number.isInteger(value) &&
          Math.abs(value) <= MAX_INTEGER &&
          (value % step === 0 || isNear(value))
        );
      case 'real':
        return typeof value === 'number';
      case 'date':
      case 'timestamp':
        return typeof value === 'string' && isDated(value) && value.length === (column.type === 'date' ? 10 : 19);
      case 'text':
        return (
          typeof value === 'string' &&
          value.length <= (column.length ?? 200) &&
          (shape === undefined || fitsShape(shape, value))
        );
    }
  };
  // What the author names is meant, whatever its form.
  const also = new Set(promises.also?.[name]);
  const isCased = ![...own.patterns].some((pattern) => /[a-z]/i.test(pattern));
  const usual = Math.max(step, usualStep(visible));
  const known = new Map<Cell, readonly Cell[]>();
  const near = (value: Cell): readonly Cell[] => {
    const values =
      known.get(value) ??
      valuesNear(value, { type: column.type, step: usual, isCased, visible }).filter((other) => accepts(other));
    known.set(value, values);
    return values;
  };
  return {
    candidates: found.list((value) => also.has(value) || accepts(value)),
    strays: isEnumeration ? [] : strayValues(column.type, visible).filter((value) => accepts(value)),
    near,
    fits: (value) => accepts(value) && (typeof value !== 'number' || Math.abs(value) <= largest),
  };
}
