import { PGlite } from '@electric-sql/pglite';
import { pageinspect } from '@electric-sql/pglite/contrib/pageinspect';
import type { SqlJsStatic } from 'sql.js';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startSqlite } from '../../../lab-kit/runtime/startSqlite';
import { seededRandom } from '../../shared/core/seededRandom';
import { levelsOf, PageTree, type PageRules } from './PageTree';

/*
 * Builds the simulator's tree with the capacity of real pages and compares it with the pages that SQLite and PostgreSQL
 * make of the same keys in the same order.
 */

interface Counts {
  readonly depth: number;
  readonly leaves: number;
}

function ours(keys: readonly number[], rules: PageRules): Counts {
  const growing = new PageTree(rules);
  for (const [index, key] of keys.entries()) Array.from(growing.insert({ key: [key], row: index + 1 }));
  const levels = levelsOf(growing.snapshot());
  return { depth: levels.length, leaves: levels.at(-1)?.length ?? 0 };
}

const ascending = (count: number, first = 1): number[] => Array.from({ length: count }, (_, index) => index + first);
const shuffled = (count: number, first = 1): number[] => [...seededRandom(26).shuffle(ascending(count, first))];

// Inserting 100,000 keys takes a while on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

describe('PostgreSQL (pageinspect)', () => {
  const PAGE = 8192;
  /** What is left between the page header of 24 bytes and the 16 bytes that nbtree reserves at the end. */
  const ROOM = PAGE - 24 - 16;
  /** The first child of an inner page has no key: 8 bytes of header and 4 of line pointer. */
  const FIRST_CHILD = 12;
  const LINE_POINTER = 4;

  /**
   * @param bytes - bytes of an entry: a header of 8 and the key, rounded up to 8, then 4 for its line pointer. Each
   * page but the last of its level also keeps a high key of that size.
   * @param isBulk - whether CREATE INDEX runs after the rows are inserted. It then starts a new page when less than a
   * tenth (of an inner page: 30 %) is free; a split at the right end comes as near as it can to that share (nbtsort.c,
   * nbtsplitloc.c).
   */
  function nbtreeRules(bytes: number, isBulk: boolean): PageRules {
    const fit = (room: number): number => Math.floor(room / bytes);
    const filled = (room: number, fill: number): number => {
      if (isBulk) return fit(room - LINE_POINTER - Math.floor(PAGE * (1 - fill)));
      const items = fit(room) + 2;
      return Math.round((2 * fill - 1) * (room / bytes) + (1 - fill) * items) - 1;
    };
    return {
      leaf: fit(ROOM) - 1,
      inner: fit(ROOM - FIRST_CHILD) - 1,
      keep: { leaf: filled(ROOM, 0.9), inner: filled(ROOM - FIRST_CHILD, 0.7), isPostgres: true },
    };
  }

  const KINDS = {
    // 8 + 4 bytes, rounded up to 16.
    int: { bytes: 20, column: 'k int', value: 'k' },
    // 8 + 1 byte of length + 100 bytes, rounded up to 112.
    text: { bytes: 116, column: 'k text', value: "lpad(k::text, 100, '0')" },
  };

  let postgres: PGlite | undefined;
  beforeAll(async () => {
    postgres = await PGlite.create({ extensions: { pageinspect } });
    await postgres.exec('CREATE EXTENSION pageinspect');
  }, 60_000);
  afterAll(() => postgres?.close());

  async function theirs(keys: readonly number[], kind: keyof typeof KINDS, isBulk: boolean): Promise<Counts> {
    if (!postgres) throw new Error('PostgreSQL is open only while tests run.');
    const { column, value } = KINDS[kind];
    const createIndex = 'CREATE UNIQUE INDEX by_k ON t (k)';
    await postgres.exec(`DROP TABLE IF EXISTS t; CREATE TABLE t (${column}); ${isBulk ? '' : createIndex}`);
    await postgres.query(
      `INSERT INTO t SELECT ${value} FROM unnest($1::int[]) WITH ORDINALITY AS u (k, ordinal) ORDER BY ordinal`,
      [keys],
    );
    if (isBulk) await postgres.exec(createIndex);
    const { rows } = await postgres.query<Counts>(
      `SELECT (SELECT level::int + 1 FROM bt_metap('by_k')) AS depth, count(*)::int AS leaves
       FROM generate_series(1, pg_relation_size('by_k') / ${PAGE} - 1) AS page, bt_page_stats('by_k', page)
       WHERE btpo_level = 0`,
    );
    return rows[0] ?? { depth: 0, leaves: 0 };
  }

  it.each<[keyof typeof KINDS, number]>([
    ['int', 300],
    ['int', 1000],
    ['int', 10_000],
    ['int', 100_000],
    ['text', 1000],
    ['text', 10_000],
  ])('predicts the leaves and levels for ascending %s keys, inserted or indexed in bulk: %i', async (kind, count) => {
    const keys = ascending(count);
    const { bytes } = KINDS[kind];
    expect(await theirs(keys, kind, true)).toEqual(ours(keys, nbtreeRules(bytes, true)));
    expect(await theirs(keys, kind, false)).toEqual(ours(keys, nbtreeRules(bytes, false)));
  });

  it.each<[keyof typeof KINDS, number]>([
    ['int', 300],
    ['int', 1000],
    ['int', 10_000],
    ['int', 50_000],
    ['text', 1000],
    ['text', 10_000],
  ])('predicts the leaves and levels for %s keys in random order: %i', async (kind, count) => {
    const keys = shuffled(count);
    // The counts must be equal, not merely close: splitting one page an entry earlier or later shifts many of the pages
    // that it becomes, and 50,000 keys then differ by 3 %.
    expect(await theirs(keys, kind, false)).toEqual(ours(keys, nbtreeRules(KINDS[kind].bytes, false)));
  });
});

describe('SQLite (the pages of the database file)', () => {
  const PAGE = 4096;
  const [LEAF_HEADER, INNER_HEADER] = [8, 12];
  const [TABLE_LEAF, TABLE_INNER] = [0x0d, 0x05];
  /** From this rowid on, a rowid takes three bytes. */
  const FIRST = 20_000;

  let sqlite: SqlJsStatic | undefined;
  beforeAll(async () => {
    sqlite = await startSqlite();
  });

  /** Counts the pages of table `t`, whose rows SQLite keeps in a B+-tree by rowid (fileformat2.html, "B-tree Pages"). */
  function theirs(keys: readonly number[], text: string): Counts {
    if (!sqlite) throw new Error('SQLite is open only while tests run.');
    const database = new sqlite.Database();
    try {
      database.run('CREATE TABLE t (k INTEGER PRIMARY KEY, v TEXT); BEGIN');
      const insert = database.prepare('INSERT INTO t VALUES (?, ?)');
      for (const key of keys) insert.run([key, text]);
      insert.free();
      database.run('COMMIT');
      const root = Number(database.exec("SELECT rootpage FROM sqlite_schema WHERE name = 't'")[0]?.values[0]?.[0]);
      const file = database.export();
      return countPages(new DataView(file.buffer, file.byteOffset, file.byteLength), root);
    } finally {
      database.close();
    }
  }

  function countPages(file: DataView, page: number): Counts {
    const start = (page - 1) * PAGE;
    const kind = file.getUint8(start);
    if (kind === TABLE_LEAF) return { depth: 1, leaves: 1 };
    expect(kind).toBe(TABLE_INNER);
    const cells = file.getUint16(start + 3);
    const children = Array.from({ length: cells }, (_, cell) =>
      file.getUint32(start + file.getUint16(start + INNER_HEADER + 2 * cell)),
    );
    const counts = [...children, file.getUint32(start + 8)].map((child) => countPages(file, child));
    const depths = new Set(counts.map(({ depth }) => depth));
    expect(depths.size).toBe(1);
    return { depth: (counts[0]?.depth ?? 0) + 1, leaves: counts.reduce((sum, { leaves }) => sum + leaves, 0) };
  }

  /**
   * @param payload - bytes of a row as a record. A leaf cell adds one byte for its length, three for the rowid and two
   * for its pointer; an inner cell takes four for the child, three for the rowid and two for the pointer.
   */
  function tableRules(payload: number): PageRules {
    const leaf = Math.floor((PAGE - LEAF_HEADER) / (payload + 6));
    const inner = Math.floor((PAGE - INNER_HEADER) / 9);
    return { leaf, inner, keep: { leaf, inner: inner - 1 } };
  }

  const KINDS = {
    // The record header: its own length, the NULL in place of the rowid, the type of v; the text is empty.
    narrow: { text: '', payload: 3 },
    // The type of a 100-byte text takes two bytes.
    wide: { text: 'x'.repeat(100), payload: 104 },
  };

  it.each<[keyof typeof KINDS, number]>([
    ['narrow', 300],
    ['narrow', 1000],
    ['narrow', 10_000],
    ['narrow', 100_000],
    ['wide', 1000],
    ['wide', 10_000],
    ['wide', 20_000],
  ])('predicts the leaves and levels for ascending %s rows: %i', (kind, count) => {
    const keys = ascending(count, FIRST);
    const { text, payload } = KINDS[kind];
    expect(ours(keys, tableRules(payload))).toEqual(theirs(keys, text));
  });

  it.each<[keyof typeof KINDS, number]>([
    ['narrow', 10_000],
    ['wide', 10_000],
  ])(
    'needs fewer leaves for %s rows in random order, since it first shares entries with neighbours: %i',
    (kind, count) => {
      const keys = shuffled(count, FIRST);
      const { text, payload } = KINDS[kind];
      const rules = tableRules(payload);
      const real = theirs(keys, text);
      const halves = ours(keys, { leaf: rules.leaf, inner: rules.inner });
      expect(real.depth).toBe(halves.depth);
      expect(real.leaves).toBeLessThan(halves.leaves);
      expect(real.leaves).toBeGreaterThan(Math.ceil(count / rules.leaf));
    },
  );
});
