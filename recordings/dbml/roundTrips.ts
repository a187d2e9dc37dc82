import { PGlite } from '@electric-sql/pglite';

/** A feature of PostgreSQL: tables with and without it, and statements that tell the two apart. */
export interface Feature {
  readonly feature: string;
  /** Where it is given, the SQL before and after is a part of the recording, under this name. */
  readonly part?: string;
  readonly with: string;
  readonly without: string;
  readonly probe: readonly string[];
}

/** Sends SQL through DBML and back. */
export type Converter = (sql: string) => string;

type Fate = 'kept' | 'lost' | 'import fails' | 'SQL fails';

/** What the statements answer on tables of their own: the rows of each, or the code of its error. */
async function answersOf(database: PGlite, tables: string, probe: readonly string[]): Promise<string | undefined> {
  await database.exec('DROP SCHEMA public CASCADE; CREATE SCHEMA public;');
  try {
    await database.exec(tables);
  } catch {
    return undefined;
  }
  const answers: unknown[] = [];
  for (const statement of probe) {
    try {
      const { rows } = await database.query(statement);
      answers.push(rows);
    } catch (error) {
      answers.push((error as { code?: string }).code);
    }
  }
  return JSON.stringify(answers);
}

async function fateOf(database: PGlite, feature: Feature, convert: Converter): Promise<Fate> {
  const original = await answersOf(database, feature.with, feature.probe);
  const plain = await answersOf(database, feature.without, feature.probe);
  if (original === undefined || plain === undefined || original === plain)
    throw new Error(`The statements of "${feature.feature}" do not tell tables with it from tables without it.`);
  let sql: string;
  try {
    sql = convert(feature.with);
  } catch {
    return 'import fails';
  }
  const back = await answersOf(database, sql, feature.probe);
  if (back === undefined) return 'SQL fails';
  return back === original ? 'kept' : 'lost';
}

/** A table of the features with what became of each, and the SQL of those that name a part. */
export async function roundTrips(
  features: readonly Feature[],
  convert: Converter,
): Promise<Readonly<Record<string, string>>> {
  const database = await PGlite.create();
  const width = Math.max(...features.map(({ feature }) => feature.length)) + 2;
  const lines: string[] = [];
  const fates: Fate[] = [];
  for (const feature of features) {
    const fate = await fateOf(database, feature, convert);
    fates.push(fate);
    lines.push(`${feature.feature.padEnd(width)}${fate}`);
  }
  await database.close();
  const count = fates.filter((fate) => fate === 'kept').length;
  const shown = features.flatMap(({ part, with: before }) =>
    part ? [[part, `-- before\n${before.replaceAll('; ', ';\n')};\n-- after\n${convert(before)}`] as const] : [],
  );
  return { table: `${lines.join('\n')}\n\n${count} of ${features.length} kept`, ...Object.fromEntries(shown) };
}
