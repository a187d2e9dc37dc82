import type { ContentDocument } from './document';
import type { Problem } from './problem';

/** Key of the English front matter with the hash of the Vietnamese text it was translated from. */
export const SOURCE_HASH_KEY = 'source_hash';

/** Keys with texts to translate; all other values must be the same in both languages. */
const TRANSLATED_KEYS = new Set([
  'title',
  'title_meta',
  'description',
  'sidebar_label',
  'pagination_label',
  'keywords',
  'image',
]);

/** Keys of lists whose order does not matter. */
const UNORDERED_KEYS = new Set(['tags']);

/** Compares the front matter of both languages: they must have the same keys and the same values, except for texts. */
export function compareFrontMatter(vi: ContentDocument, en: ContentDocument): Problem[] {
  const problems: Problem[] = [];
  const { values: source, lineOf: sourceLine } = vi.frontMatter;
  const { values: target, lineOf: targetLine } = en.frontMatter;

  for (const key of Object.keys(source)) {
    if (key === SOURCE_HASH_KEY) {
      problems.push({
        file: vi.path,
        line: sourceLine(key),
        message: `"${key}" belongs only in the English file`,
        mend: 'remove it here',
      });
    } else if (!(key in target)) {
      problems.push({
        file: en.path,
        line: 1,
        message: `front matter lacks "${key}", which ${vi.path}:${sourceLine(key)} has`,
        mend: 'add it',
      });
    } else if (!TRANSLATED_KEYS.has(key) && canonical(key, source[key]) !== canonical(key, target[key])) {
      problems.push({
        file: en.path,
        line: targetLine(key),
        message: `"${key}" is ${show(target[key])}, but ${show(source[key])} in ${vi.path}:${sourceLine(key)}`,
        mend: 'give both files the same value',
      });
    }
  }
  for (const key of Object.keys(target)) {
    if (key === SOURCE_HASH_KEY || key in source) continue;
    problems.push({
      file: en.path,
      line: targetLine(key),
      message: `front matter has "${key}", which ${vi.path} lacks`,
      mend: `remove it, or add it to ${vi.path}`,
    });
  }
  return problems;
}

function canonical(key: string, value: unknown): string {
  const isSet = UNORDERED_KEYS.has(key) && Array.isArray(value);
  return JSON.stringify(isSet ? value.map(String).sort() : value);
}

function show(value: unknown): string {
  return typeof value === 'string' ? `"${value}"` : JSON.stringify(value);
}
