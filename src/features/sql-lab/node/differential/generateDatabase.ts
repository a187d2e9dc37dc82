import { chance, seededRandom, type Random } from '../../../lab-kit/core/seededRandom';
import type { Cell, Row, TrialDatabase } from '../../core/trials/trialSet';
import { shaped } from './candidates';
import { inForm, isDated, moved } from './dates';
import { alike, echo, groupNulls, LIKENESSES } from './likeRows';
import type { Link, Plan, PlannedTable } from './plan';
import { pickFrom, poolOf } from './pools';
import type { SchemaColumn, SchemaTable } from './schema';
import { forest, keysOf, parentsOf } from './spreadKeys';

/** Rows of all tables together, on average. */
const ROWS = 22;
const MAX_ROWS = 14;
/** Of tables that no text names. */
const UNNAMED_ROWS = 4;
/** Of the only table, if a query skips many rows. */
const MAX_ROWS_OF_ONE = 30;
/** Tries to find a row that repeats no key and violates no condition. */
const TRIES = 20;
/** How often the values of a column are not equally frequent. */
const SKEWED_SHARE = 0.3;
/** Some databases are larger, for averages, shares of a hundred, and queries that stop after a few rows. */
const LARGE_SHARE = 0.05;
const LARGE = { least: 12, most: 32, parents: 14 };
/** One of so many large ones has more rows than anybody expects to stop after. */
const HUGE_SHARE = 0.25;
const HUGE = { least: 102, most: 112, parents: 20 };
const NULL_SHARES = [0, 0, 0, 0.25, 0.25, 0.25, 0.5, 0.7];
const GROUP_NULL_CHANCE = 0.15;
/** How often columns of one row have the same value. */
const ECHO_CHANCE = 0.15;
/** How often a row takes all values that are compared with another table from the same row of it. */
const AGREEMENTS = [0, 0.5, 0.9];

class Filler {
  private readonly random: Random;
  /** In some databases most rows are alike, so that more of them satisfy the conditions of a query. */
  private readonly isUniform: boolean;
  private readonly isLarge: boolean;
  private readonly sizes: typeof LARGE;
  private readonly rows = new Map<string, Row[]>();

  constructor(
    private readonly plan: Plan,
    seed: string,
  ) {
    this.random = seededRandom(seed);
    this.isLarge = chance(this.random, LARGE_SHARE);
    this.sizes = this.isLarge && chance(this.random, HUGE_SHARE) ? HUGE : LARGE;
    this.isUniform = chance(this.random, this.isLarge ? 0.5 : 0.2);
    for (const [name, { rows }] of plan.fixed) this.rows.set(name, [...rows]);
  }

  database(): TrialDatabase {
    for (const table of this.plan.tables) this.rows.set(table.schema.name, this.fill(table));
    return this.plan.tables.map(({ schema }) => this.random.shuffle(this.rows.get(schema.name) ?? []));
  }

  private rowsOf(name: string): { readonly schema: SchemaTable | undefined; readonly rows: readonly Row[] } {
    const schema = this.plan.tables.find((table) => table.schema.name === name)?.schema ?? this.plan.fixed.get(name);
    return { schema, rows: this.rows.get(name) ?? [] };
  }

  /** The values of a column in the rows made so far. */
  private valuesOf({ table, column }: Pick<Link, 'table' | 'column'>): Cell[] {
    const { schema, rows } = this.rowsOf(table);
    const at = schema?.columns.findIndex(({ name }) => name === column) ?? -1;
    return [...new Set(rows.map((row) => row[at] ?? null))].filter((value) => value !== null);
  }

  private size({ schema: { name }, isNamed }: PlannedTable): number {
    const { limits } = this.plan;
    if (!isNamed) return this.random.integer(1, UNNAMED_ROWS);
    const tables = this.plan.tables.filter((table) => table.isNamed);
    if (this.isLarge) {
      const isReferenced = tables.some(
        ({ schema, links }) => schema.name !== name && links.some((link) => link?.table === name && !link.isLoose),
      );
      const { least, most, parents } = this.sizes;
      return isReferenced ? this.random.integer(3, parents) : this.random.integer(least, most);
    }
    const small = limits.filter((limit) => limit < (tables.length === 1 ? MAX_ROWS_OF_ONE : MAX_ROWS) - 1);
    if (small.length > 0 && chance(this.random, 0.5))
      return Math.max(1, this.random.pick(small) + this.random.integer(-1, 3));
    const mean = Math.min(MAX_ROWS / 2, ROWS / tables.length);
    return this.random.integer(1, Math.max(2, Math.round(2 * mean) - 1));
  }

  private fill(table: PlannedTable): Row[] {
    const { schema, values, keys, links } = table;
    const { promises } = this.plan;
    const [key] = schema.primaryKey;
    const keyAt = schema.primaryKey.length === 1 ? schema.columns.findIndex(({ name }) => name === key) : -1;
    const ownKey = keyAt >= 0 && !links[keyAt] && schema.columns[keyAt]?.type === 'integer';

    // One reference decides how many rows there are.
    const firm = links.flatMap((link, at) => (link && !link.isLoose && link.table !== schema.name ? [at] : []));
    const lead = firm.length > 0 ? this.random.pick(firm) : undefined;
    let count = this.size(table);
    const references = new Map<number, Cell[]>();
    for (const at of this.random.shuffle(firm).sort((left, right) => Number(right === lead) - Number(left === lead))) {
      const link = links[at];
      const targets = link ? this.valuesOf(link) : [];
      if (targets.length === 0) continue;
      const spread = parentsOf(this.random, targets, count, {
        counts: this.plan.counts,
        most: this.isLarge ? this.sizes.most : MAX_ROWS,
      });
      if (at === lead) count = spread.length;
      references.set(
        at,
        Array.from({ length: count }, (_, index) => spread[index] ?? this.random.pick(targets)),
      );
    }
    const ownKeys = ownKey ? keysOf(this.random, count, keys) : [];
    const isSkewed = schema.columns.map(() => chance(this.random, SKEWED_SHARE));
    const pools = schema.columns.map((column, at) =>
      poolOf(this.random, values[at], { isIdle: table.idle.has(column.name), isUniform: this.isUniform }),
    );
    const nulls = schema.columns.map(({ nullable }) => (nullable ? this.random.pick(NULL_SHARES) : 0));
    const dependent =
      lead !== undefined && chance(this.random, 0.15) ? this.random.integer(0, schema.columns.length - 1) : -1;
    const byParent = new Map<Cell, Cell>();
    const likeness = this.random.pick(LIKENESSES);
    const agreement = this.random.pick(AGREEMENTS);
    const groups = chance(this.random, GROUP_NULL_CHANCE) ? groupNulls(this.random, schema) : undefined;
    const repeat = chance(this.random, ECHO_CHANCE) ? echo(this.random, table) : undefined;
    const selfAt = links.findIndex((link) => link?.table === schema.name && !link.isLoose);

    const unique = [
      ...schema.unique,
      ...(promises.unique ?? []).flatMap((entry) => {
        const [owner, rest = ''] = entry.split('.', 2);
        return owner === schema.name ? [rest.split(',').map((name) => name.trim())] : [];
      }),
    ].map((names) => names.map((name) => schema.columns.findIndex((column) => column.name === name)));
    const taken = unique.map(() => new Set<string>());

    const kept = new Set([...unique.flat(), ...(keyAt >= 0 ? [keyAt] : []), selfAt]);
    const single = new Set([
      ...unique.flatMap((columns) => (columns.length === 1 ? columns : [])),
      ...(keyAt >= 0 ? [keyAt] : []),
      selfAt,
    ]);

    const cell = (
      column: SchemaColumn,
      at: number,
      index: number,
      row: readonly Cell[],
      sources: Map<string, Row>,
    ): Cell => {
      if (at === keyAt && ownKey) return ownKeys[index] ?? index + 1;
      const link = links[at];
      if (chance(this.random, nulls[at] ?? 0)) return null;
      const given = references.get(at);
      if (given) return given[index] ?? null;
      if (link?.isLoose && chance(this.random, 0.7)) {
        const copied = this.copied(link, table, row, column, { sources, agreement });
        if (copied !== undefined) return copied;
      }
      const pool = pools[at] ?? [];
      const value = pool.length > 0 ? pickFrom(this.random, pool, isSkewed[at] ?? false) : this.ordinary(column, index);
      if (at !== dependent || lead === undefined) return value;
      const parent = row[lead] ?? null;
      byParent.set(parent, byParent.get(parent) ?? value);
      return byParent.get(parent) ?? value;
    };

    const rows: Row[] = [];
    for (let index = 0; index < count; index += 1) {
      for (let attempt = 0; attempt < TRIES; attempt += 1) {
        // References come first, because other columns may depend on the row that they lead to.
        const row: Cell[] = [];
        const sources = new Map<string, Row>();
        const order = [...schema.columns.keys()].sort(
          (left, right) => Number(!references.has(left)) - Number(!references.has(right)),
        );
        for (const at of order) {
          const column = schema.columns[at];
          if (column)
            row[at] =
              at === selfAt
                ? null
                : cell(column, at, attempt < 3 ? index : this.random.integer(0, count - 1), row, sources);
        }
        if (keyAt >= 0 && ownKey) row[keyAt] = ownKeys[index] ?? index + 1;
        repeat?.(row);
        groups?.(row);
        const twin = rows.length > 0 && chance(this.random, 0.5) ? this.random.pick(rows) : undefined;
        const whole = twin ? alike(this.random, likeness, row, twin, table, { kept, single }) : row;
        this.separate(schema, whole, unique, taken, links);
        const places = unique.map((columns) => columns.map((at) => whole[at] ?? null));
        const repeats = places.some((values, at) => !values.includes(null) && taken[at]?.has(JSON.stringify(values)));
        if (repeats || !this.plan.acceptsRow(schema, whole)) continue;
        for (const [at, values] of places.entries()) taken[at]?.add(JSON.stringify(values));
        rows.push(whole);
        break;
      }
    }
    return this.numbered(schema, selfAt < 0 ? rows : this.linked(rows, schema, links, selfAt));
  }

  private linked(rows: readonly Row[], schema: SchemaTable, links: PlannedTable['links'], selfAt: number): Row[] {
    const target = schema.columns.findIndex(({ name }) => name === links[selfAt]?.column);
    const parents = forest(
      this.random,
      rows.map((row) => row[target] ?? null),
      schema.columns[selfAt]?.nullable ?? true,
    );
    return rows.map((row, index) => row.map((cell, at) => (at === selfAt ? (parents[index] ?? null) : cell)));
  }

  private numbered(schema: SchemaTable, rows: Row[]): Row[] {
    const entry = Object.entries(this.plan.promises.numbered ?? {}).find(([name]) =>
      name.startsWith(`${schema.name}.`),
    );
    if (!entry) return rows;
    const [number, group] = [entry[0].slice(schema.name.length + 1), entry[1]].map((name) =>
      schema.columns.findIndex((column) => column.name === name),
    );
    const seen = new Map<Cell, number>();
    return rows.map((row) => {
      const by = row[group ?? -1] ?? null;
      seen.set(by, (seen.get(by) ?? 0) + 1);
      return row.map((cell, at) => (at === number ? (seen.get(by) ?? 1) : cell));
    });
  }

  /** The value of a compared column in the row to which this one refers, or in any row. */
  private copied(
    link: Link,
    table: PlannedTable,
    row: readonly Cell[],
    column: SchemaColumn,
    { sources, agreement }: { readonly sources: Map<string, Row>; readonly agreement: number },
  ): Cell | undefined {
    const values = table.values[table.schema.columns.indexOf(column)];
    const at = table.links.findIndex(
      (other, index) => other && !other.isLoose && other.table === link.table && row[index] != null,
    );
    const { schema, rows } = this.rowsOf(link.table);
    const own = link.table === table.schema.name;
    const indexOf = (name: string) => schema?.columns.findIndex((other) => other.name === name) ?? -1;
    const parent = rows.find((other) => other[indexOf(table.links[at]?.column ?? '')] === row[at]);
    const value = own ? row[indexOf(link.column)] : at >= 0 ? parent?.[indexOf(link.column)] : undefined;
    if (value == null && own) return undefined;
    // Values from one row agree in all compared columns; others come close.
    const source = chance(this.random, agreement) ? sources.get(link.table) : undefined;
    const other = source ?? (rows.length > 0 ? this.random.pick(rows) : undefined);
    if (other) sources.set(link.table, other);
    const taken = value ?? other?.[indexOf(link.column)];
    if (taken == null) return undefined;
    switch (column.type) {
      case 'integer':
      case 'real':
        return typeof taken === 'number' && (values?.fits(taken) ?? true) ? taken : undefined;
      case 'text':
        return typeof taken === 'string' && taken.length <= (column.length ?? 200) && !isDated(taken)
          ? taken
          : undefined;
      case 'date':
      case 'timestamp':
        return typeof taken === 'string' && isDated(taken) ? inForm(taken, column.type === 'date') : undefined;
    }
  }

  private ordinary({ type, length = 20 }: SchemaColumn, index: number): Cell {
    if (type === 'integer' || type === 'real') return this.random.integer(1, 9);
    if (type === 'text') return String.fromCharCode(97 + ((index + this.random.integer(0, 3)) % 26)).slice(0, length);
    const day = moved('2025-01-15', this.random.integer(0, 160) * 86_400);
    return type === 'date' ? day : `${day} 10:15:00`;
  }

  /** Changes values that must not repeat, because small pools would leave hardly any row. References stay. */
  private separate(
    schema: SchemaTable,
    row: Cell[],
    unique: readonly (readonly number[])[],
    taken: readonly ReadonlySet<string>[],
    links: PlannedTable['links'],
  ): void {
    for (const [entry, columns] of unique.entries()) {
      const isTaken = () => taken[entry]?.has(JSON.stringify(columns.map((at) => row[at] ?? null)));
      const free = columns.filter((at) => !links[at] || links[at].isLoose);
      const at = free.at(-1);
      const column = at === undefined ? undefined : schema.columns[at];
      if (at === undefined || !column || row[at] == null) continue;
      const shape = this.plan.promises.shape?.[`${schema.name}.${column.name}`];
      const step = this.plan.promises.step?.[`${schema.name}.${column.name}`] ?? 1;
      const first = row[at];
      for (let number = 2; isTaken() && number < 160; number += 1) {
        if (typeof first === 'number') row[at] = first + number * step;
        else if (isDated(first)) row[at] = moved(first, (number % 2 === 0 ? 1 : -1) * Math.floor(number / 2) * 86_400);
        else row[at] = shape ? shaped(shape, number) : `${first} ${number}`.slice(-(column.length ?? 200));
      }
    }
  }
}

/** Generates a small database; the same plan and seed give the same rows. */
export function generateDatabase(plan: Plan, seed: string): TrialDatabase {
  return new Filler(plan, seed).database();
}
