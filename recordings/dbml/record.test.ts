import { readFileSync } from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readRecording } from '../../src/features/recordings/node/readRecording';
import { selectText } from '../../src/features/recordings/core/selectPart';
import type { Feature } from './roundTrips';

const ROOT = path.resolve(import.meta.dirname, '../..');
const POSTS = ['blog', 'i18n/en/docusaurus-plugin-content-blog'].map((folder) =>
  readFileSync(path.join(ROOT, folder, '2023-08-27-dbml-database-as-code.mdx'), 'utf8'),
);

function partOf(id: string, part: string): string {
  const recording = readRecording(ROOT, id);
  if (!('stdout' in recording)) throw new Error(`${id} has no text`);
  return selectText(recording, part, undefined);
}

let database: PGlite;
beforeAll(async () => {
  database = await PGlite.create();
}, 60_000);
afterAll(() => database.close());

const rowsOf = async (sql: string) => (await database.query<Record<string, unknown>>(sql)).rows;
const failureOf = (sql: string) =>
  database.exec(sql).then(
    () => undefined,
    (error: unknown) => (error as { code?: string }).code,
  );

describe('the SQL that DBML gives for PostgreSQL', () => {
  beforeAll(() => database.exec(partOf('dbml/bookshop', 'postgres')), 60_000);

  it('makes the tables', async () => {
    const tables = await rowsOf("SELECT table_name FROM information_schema.tables WHERE table_schema = 'public'");
    expect(tables.map(({ table_name: name }) => name).sort()).toEqual(
      ['books', 'categories', 'customers', 'order_items', 'orders'].sort(),
    );
  });

  it('keeps the rules of the file', async () => {
    await database.exec(`
      INSERT INTO categories VALUES (1, 'SQL', NULL);
      INSERT INTO books (title, category_id, price) VALUES ('A', 1, 98000);
      INSERT INTO customers (full_name) VALUES ('B');
      INSERT INTO orders (customer_id) VALUES (1);
      INSERT INTO order_items VALUES (1, 1, 2, 98000);`);
    expect(await rowsOf('SELECT status, stock FROM orders, books')).toEqual([{ status: 'pending', stock: 0 }]);
    const [check, key, foreignKey, enumeration] = ['23514', '23505', '23503', '22P02'];
    expect(await failureOf("INSERT INTO books (title, category_id, price) VALUES ('C', 1, 0)")).toBe(check);
    expect(await failureOf('UPDATE order_items SET quantity = 0')).toBe(check);
    expect(await failureOf('INSERT INTO order_items VALUES (1, 1, 1, 1)')).toBe(key);
    expect(await failureOf("INSERT INTO books (title, category_id, price) VALUES ('D', 9, 1)")).toBe(foreignKey);
    expect(await failureOf("UPDATE orders SET status = 'lost'")).toBe(enumeration);
    await database.exec('DELETE FROM orders');
    expect(await rowsOf('SELECT * FROM order_items')).toEqual([]);
  });
});

describe('the post', () => {
  it.each(POSTS)('draws the diagram that the file gives', (post) => {
    const unnamed = post.replace(/^ {2}acc(?:Title|Descr): .*\n/gm, '');
    expect(unnamed).toContain(`\`\`\`mermaid\n${partOf('dbml/bookshop', 'diagram')}\n\`\`\``);
  });

  it('has run the SQL for MySQL on MySQL', () => {
    const input = readFileSync(path.join(ROOT, 'recordings/mysql/dbml-bookshop/input.sql'), 'utf8');
    expect(input).toContain(partOf('dbml/bookshop', 'mysql'));
    const recording = readRecording(ROOT, 'mysql/dbml-bookshop');
    if (!('results' in recording)) throw new Error('the recording has no results');
    const failed = recording.results.filter(({ error }) => error);
    expect(failed.map(({ part }) => part)).toEqual(['refused', 'refused']);
  });

  it('counts every feature in its table', () => {
    const features = JSON.parse(
      readFileSync(path.join(ROOT, 'recordings/dbml/round-trip/features.json'), 'utf8'),
    ) as readonly Feature[];
    const lines = partOf('dbml/round-trip', 'table').split('\n');
    for (const { feature } of features) expect(lines.some((line) => line.startsWith(feature))).toBe(true);
  });
});
