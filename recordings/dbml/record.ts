import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ProductMissing, type Recorded, type Recorder } from '../../scripts/recordings/recorder';
import { diagramOf, type DbmlModel } from './diagramOf';
import { roundTrips, type Converter, type Feature } from './roundTrips';

/** What is used of `@dbml/core`, whose own types need its packages, which the site does not install. */
interface Dbml {
  readonly Parser: { parse(text: string, format: 'dbmlv2'): DbmlModel };
  readonly exporter: { export(text: string, format: 'postgres' | 'mysql'): string };
  readonly importer: { import(text: string, format: 'postgres'): string };
}

const PACKAGE = path.resolve(import.meta.dirname, '../node_modules/@dbml/core');

async function loadDbml(): Promise<{ dbml: Dbml; version: string }> {
  if (!existsSync(PACKAGE))
    throw new ProductMissing('@dbml/core was not found. Run `npm ci --prefix recordings` and try again.');
  const { version } = JSON.parse(readFileSync(path.join(PACKAGE, 'package.json'), 'utf8')) as { version: string };
  return { dbml: (await import(path.join(PACKAGE, 'lib/index.mjs'))) as Dbml, version };
}

/** Joins texts to one output with named parts. */
function inParts(
  texts: Readonly<Record<string, string>>,
): Pick<Extract<Recorded, { stdout: string }>, 'stdout' | 'parts'> {
  const lines: string[] = [];
  const parts: Record<string, { from: number; to: number }> = {};
  for (const [name, text] of Object.entries(texts)) {
    const added = text.trimEnd().split('\n');
    parts[name] = { from: lines.length + 1, to: lines.length + added.length };
    lines.push(...added);
  }
  return { stdout: `${lines.join('\n')}\n`, parts };
}

function convert({ Parser, exporter, importer }: Dbml, source: string): Readonly<Record<string, string>> {
  const postgres = exporter.export(source, 'postgres');
  return {
    postgres,
    mysql: exporter.export(source, 'mysql'),
    diagram: diagramOf(Parser.parse(source, 'dbmlv2')),
    back: importer.import(postgres, 'postgres'),
  };
}

/**
 * Converts `bookshop.dbml` of a folder to SQL of two products, to a diagram, and from SQL back; or sends each feature of
 * `features.json` from PostgreSQL through DBML and back, and tries on PostgreSQL (PGlite) which of them still work.
 */
export const record: Recorder = async (folder) => {
  const { dbml, version } = await loadDbml();
  const source = path.join(folder, 'bookshop.dbml');
  if (existsSync(source))
    return { tool: '@dbml/core', version, ...inParts(convert(dbml, readFileSync(source, 'utf8'))) };
  const features = JSON.parse(readFileSync(path.join(folder, 'features.json'), 'utf8')) as readonly Feature[];
  const converter: Converter = (sql) => dbml.exporter.export(dbml.importer.import(sql, 'postgres'), 'postgres');
  return { tool: '@dbml/core', version, ...inParts(await roundTrips(features, converter)) };
};
