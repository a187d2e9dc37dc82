import { hasVietnamese } from './language';
import type { LocatedMap } from './locatedMap';
import type { Problem } from './problem';

/** A YAML file of entries by key, such as `tags.yml` or `authors.yml`. */
export interface Catalogue extends LocatedMap {
  file: string;
}

/** Fields with texts to translate; all other fields must be equal. */
const TEXT_FIELDS = new Set(['label', 'description', 'title', 'name']);

/**
 * Compares a catalogue with its translation: they must have the same keys and the same fields, except for texts.
 *
 * @param names - proper names that English texts may contain
 */
export function compareCatalogues(vi: Catalogue, en: Catalogue, names: readonly string[] = []): Problem[] {
  return [
    ...missingKeys(vi, en),
    ...missingKeys(en, vi),
    ...sharedKeys(vi, en).flatMap((key) => compareEntry(vi, en, key, names)),
  ];
}

function sharedKeys(vi: Catalogue, en: Catalogue): string[] {
  return Object.keys(vi.values).filter((key) => key in en.values);
}

function missingKeys(from: Catalogue, other: Catalogue): Problem[] {
  return Object.keys(from.values)
    .filter((key) => !(key in other.values))
    .map((key) => ({
      file: from.file,
      line: from.lineOf(key),
      message: `"${key}" is missing from ${other.file}`,
      mend: 'add it there, or remove it here',
    }));
}

function compareEntry(vi: Catalogue, en: Catalogue, key: string, names: readonly string[]): Problem[] {
  const source = fieldsOf(vi.values[key]);
  const target = fieldsOf(en.values[key]);
  const problems: Problem[] = [];
  const report = (message: string, mend: string) =>
    problems.push({ file: en.file, line: en.lineOf(key), message: `"${key}" ${message}`, mend });
  for (const field of new Set([...Object.keys(source), ...Object.keys(target)])) {
    const [there, here] = [source[field], target[field]];
    if (here === undefined) report(`has no ${field}, which ${vi.file}:${vi.lineOf(key)} has`, 'add it');
    else if (there === undefined)
      report(`has ${field}, which ${vi.file}:${vi.lineOf(key)} lacks`, 'remove it, or add it there');
    else if (!TEXT_FIELDS.has(field)) {
      if (JSON.stringify(there) !== JSON.stringify(here))
        report(`has a different ${field} from ${vi.file}:${vi.lineOf(key)}`, 'give both the same value');
    } else if (hasVietnamese(String(here), names))
      report(`has a Vietnamese ${field}: "${String(here)}"`, 'translate it');
  }
  return problems;
}

function fieldsOf(entry: unknown): Record<string, unknown> {
  return typeof entry === 'object' && entry !== null ? (entry as Record<string, unknown>) : {};
}
