import { seededRandom, type Random } from '../../../lab-kit/core/seededRandom';
import type { Promises } from '../../core/grading/promises';
import type { Cell, Row, TrialDatabase } from '../../core/trials/trialSet';
import { shaped, type Candidate } from './candidates';
import { inForm, isDated, moved } from './dates';
import type { SchemaColumn, SchemaTable } from './schema';

/** A table to fill with random rows. */
export interface PlannedTable {
  readonly schema: SchemaTable;
  /** The values of each column. */
  readonly candidates: readonly (readonly Candidate[])[];
  /** Columns that no solution and no known mistake names: few values are enough. */
  readonly idle: ReadonlySet<string>;
  /** Keys that texts name. */
  readonly keys: readonly number[];
  /** The column whose values each column takes: by a foreign key, or because texts compare them. */
  readonly links: readonly (Link | undefined)[];
}

export interface Link {
  readonly table: string;
  readonly column: string;
  /** Without a foreign key, or between columns that are no keys, only some values are taken over. */
  readonly isLoose: boolean;
}

export interface Plan {
  /** Referenced tables first. */
  readonly tables: readonly PlannedTable[];
  readonly counts: readonly number[];
  readonly limits: readonly number[];
  readonly promises: Promises;
  readonly acceptsRow: (table: SchemaTable, row: Row) => boolean;
  /** Rows of the tables that stay as they are. */
  readonly fixed: ReadonlyMap<string, SchemaTable>;
}

/** Rows of all tables together, on average. */
const ROWS = 22;
const MAX_ROWS = 14;
/** Of the only table, if a query skips many rows. */
const MAX_ROWS_OF_ONE = 30;
/** Tries to find a row that repeats no key and violates no condition. */
const TRIES = 20;
const POOL_SIZES = [1, 2, 2, 3, 3, 4, 5, 6];
const UNIFORM_SIZES = [1, 1, 2, 3];
const IDLE_SIZES = [1, 2];
const NULL_SHARES = [0, 0, 0, 0.25, 0.25, 0.25, 0.5, 0.7];

class Filler {
  private readonly random: Random;
  /** In some databases most rows are alike, so that more of them satisfy the conditions of a query. */
  private readonly isUniform: boolean;
  private readonly rows = new Map<string, Row[]>();

  constructor(
    private readonly plan: Plan,
    seed: string,
  ) {
    this.random = seededRandom(seed);
    this.isUniform = this.chance(0.2);
    for (const [name, { rows }] of plan.fixed) this.rows.set(name, [...rows]);
  }

  database(): TrialDatabase {
    for (const table of this.plan.tables) this.rows.set(table.schema.name, this.fill(table));
    return this.plan.tables.map(({ schema }) => this.random.shuffle(this.rows.get(schema.name) ?? []));
  }

  private chance(share: number): boolean {
    return this.random.integer(0, 999) < share * 1000;
  }

  private draw(candidates: readonly Candidate[]): Candidate | undefined {
    const sum = candidates.reduce((total, { weight }) => total + weight, 0);
    let left = (this.random.integer(0, 1_000_000) / 1_000_000) * sum;
    return candidates.find(({ weight }) => (left -= weight) <= 0) ?? candidates.at(-1);
  }

  /** The few values of a column in this database. */
  private pool(column: SchemaColumn, candidates: readonly Candidate[], step: number, isIdle: boolean): Cell[] {
    const size = this.random.pick(isIdle ? IDLE_SIZES : this.isUniform ? UNIFORM_SIZES : POOL_SIZES);
    const pool: Cell[] = [];
    let rest = candidates;
    while (pool.length < size && rest.length > 0) {
      const drawn = this.draw(rest);
      rest = rest.filter((other) => other !== drawn);
      if (drawn) pool.push(drawn.value);
    }
    const [first] = pool;
    if (isIdle || first === undefined || first === null || !this.chance(0.4)) return pool;
    // A close neighbour of one of them.
    const near = this.neighbour(column, first, step);
    return near === undefined ? pool : [...pool, near];
  }

  private neighbour({ type }: SchemaColumn, value: Cell, step: number): Cell | undefined {
    if (typeof value === 'number') return value + this.random.pick([-step, step]);
    if (type === 'date' && typeof value === 'string') return moved(value, this.random.pick([-1, 1, 7]) * 86_400);
    if (type === 'timestamp' && typeof value === 'string')
      return `${value.slice(0, 10)} ${this.random.pick(['00:00:00', '09:30:00', '17:45:10', '23:59:59'])}`;
    return undefined;
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

  private size(): number {
    const { tables, limits } = this.plan;
    const small = limits.filter((limit) => limit < (tables.length === 1 ? MAX_ROWS_OF_ONE : MAX_ROWS) - 1);
    if (small.length > 0 && this.chance(0.5)) return Math.max(1, this.random.pick(small) + this.random.integer(-1, 3));
    const mean = Math.min(MAX_ROWS / 2, ROWS / tables.length);
    return this.random.integer(1, Math.max(2, Math.round(2 * mean) - 1));
  }

  /** Integer keys: without gaps, or with some. */
  private keys(count: number, named: readonly number[]): number[] {
    const keys = new Set<number>(named.filter(() => this.chance(0.6)).slice(0, count));
    const isDense = this.chance(0.4);
    const start = this.random.integer(1, 5);
    for (let at = 0; keys.size < count; at += 1) keys.add(isDense ? start + at : this.random.integer(1, 3 * count + 4));
    return this.random.shuffle([...keys]);
  }

  /** How the children spread over the parents: one favourite, some of them, all alike, or counts around a number. */
  private parents(values: readonly Cell[], count: number): Cell[] {
    const mode = this.random.integer(0, 3);
    const some = this.random.shuffle(values).slice(0, this.random.integer(1, values.length));
    if (mode === 0) {
      const counts =
        this.plan.counts.length > 0
          ? this.plan.counts.flatMap((number) => [number - 1, number, number + 1])
          : [1, 2, 3];
      const spread = values.flatMap((value) => {
        const times = Math.max(0, this.random.pick([0, 1, ...counts, ...counts]));
        return Array.from({ length: times }, () => value);
      });
      if (spread.length > 0 && spread.length <= MAX_ROWS + 4) return this.random.shuffle(spread);
    }
    const favourite = this.random.pick(values);
    return Array.from({ length: count }, () => {
      if (mode === 1) return this.chance(0.6) ? favourite : this.random.pick(values);
      return this.random.pick(mode === 2 ? some : values);
    });
  }

  /** Rows that refer to rows of their own table: a chain, a star, or any forest. */
  private forest(keys: readonly Cell[], nullable: boolean): Cell[] {
    const mode = this.random.integer(0, 3);
    return keys.map((key, at) => {
      const root = nullable ? null : key;
      if (at === 0 || (mode === 3 && this.chance(0.4)) || this.chance(0.15)) return root;
      if (mode === 0) return keys[at - 1] ?? root;
      return mode === 1 ? (keys[0] ?? root) : this.random.pick(keys.slice(0, at));
    });
  }

  private fill(table: PlannedTable): Row[] {
    const { schema, candidates, keys, links } = table;
    const { promises } = this.plan;
    const stepOf = (column: SchemaColumn) => promises.step?.[`${schema.name}.${column.name}`] ?? 1;
    const [key] = schema.primaryKey;
    const keyAt = schema.primaryKey.length === 1 ? schema.columns.findIndex(({ name }) => name === key) : -1;
    const ownKey = keyAt >= 0 && !links[keyAt] && schema.columns[keyAt]?.type === 'integer';

    // One reference decides how many rows there are.
    const firm = links.flatMap((link, at) => (link && !link.isLoose && link.table !== schema.name ? [at] : []));
    const lead = firm.length > 0 ? this.random.pick(firm) : undefined;
    let count = this.size();
    const parentsOf = new Map<number, Cell[]>();
    for (const at of this.random.shuffle(firm).sort((left, right) => Number(right === lead) - Number(left === lead))) {
      const link = links[at];
      const values = link ? this.valuesOf(link) : [];
      if (values.length === 0) continue;
      const spread = this.parents(values, count);
      if (at === lead) count = spread.length;
      parentsOf.set(
        at,
        Array.from({ length: count }, (_, index) => spread[index] ?? this.random.pick(values)),
      );
    }
    const ownKeys = ownKey ? this.keys(count, keys) : [];
    const pools = schema.columns.map((column, at) =>
      this.pool(column, candidates[at] ?? [], stepOf(column), table.idle.has(column.name)),
    );
    const nulls = schema.columns.map(({ nullable }) => (nullable ? this.random.pick(NULL_SHARES) : 0));
    const dependent = lead !== undefined && this.chance(0.15) ? this.random.integer(0, schema.columns.length - 1) : -1;
    const byParent = new Map<Cell, Cell>();
    const isTwins = this.chance(0.2);
    const selfAt = links.findIndex((link) => link?.table === schema.name && !link.isLoose);

    const unique = [
      ...schema.unique,
      ...(promises.unique ?? []).flatMap((entry) => {
        const [owner, rest = ''] = entry.split('.', 2);
        return owner === schema.name ? [rest.split(',').map((name) => name.trim())] : [];
      }),
    ].map((names) => names.map((name) => schema.columns.findIndex((column) => column.name === name)));
    const taken = unique.map(() => new Set<string>());

    const cell = (column: SchemaColumn, at: number, index: number, row: readonly Cell[]): Cell => {
      if (at === keyAt && ownKey) return ownKeys[index] ?? index + 1;
      const link = links[at];
      if (this.chance(nulls[at] ?? 0)) return null;
      const given = parentsOf.get(at);
      if (given) return given[index] ?? null;
      if (link?.isLoose && this.chance(0.7)) {
        const copied = this.copied(link, table, row, column);
        if (copied !== undefined) return copied;
      }
      const pool = pools[at] ?? [];
      const value = pool.length > 0 ? this.random.pick(pool) : this.ordinary(column, index);
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
        const order = [...schema.columns.keys()].sort(
          (left, right) => Number(!parentsOf.has(left)) - Number(!parentsOf.has(right)),
        );
        for (const at of order) {
          const column = schema.columns[at];
          if (column)
            row[at] =
              at === selfAt ? null : cell(column, at, attempt < 3 ? index : this.random.integer(0, count - 1), row);
        }
        if (keyAt >= 0 && ownKey) row[keyAt] = ownKeys[index] ?? index + 1;
        const twin = isTwins && rows.length > 0 && this.chance(0.5) ? this.random.pick(rows) : undefined;
        const kept = new Set([...unique.flat(), ...(keyAt >= 0 ? [keyAt] : [])]);
        const whole = twin ? row.map((value, at) => (kept.has(at) || at === selfAt ? value : (twin[at] ?? null))) : row;
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
    const parents = this.forest(
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
  private copied(link: Link, table: PlannedTable, row: readonly Cell[], column: SchemaColumn): Cell | undefined {
    const at = table.links.findIndex(
      (other, index) => other && !other.isLoose && other.table === link.table && row[index] != null,
    );
    const { schema, rows } = this.rowsOf(link.table);
    const own = link.table === table.schema.name;
    const indexOf = (name: string) => schema?.columns.findIndex((other) => other.name === name) ?? -1;
    const parent = rows.find((other) => other[indexOf(table.links[at]?.column ?? '')] === row[at]);
    const value = own ? row[indexOf(link.column)] : at >= 0 ? parent?.[indexOf(link.column)] : undefined;
    if (value == null && own) return undefined;
    const taken = value ?? (rows.length > 0 ? this.random.pick(rows)[indexOf(link.column)] : undefined);
    if (taken == null) return undefined;
    switch (column.type) {
      case 'integer':
      case 'real':
        return typeof taken === 'number' ? taken : undefined;
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
      for (let number = 2; isTaken() && number < 60; number += 1) {
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
