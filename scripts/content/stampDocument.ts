import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { checkPair } from './checkPair';
import { SOURCE_HASH_KEY } from './compareFrontMatter';
import { type DocumentPair, readText } from './contentPaths';
import { isPartial } from './document';
import type { Problem } from './problem';
import { sourceHash, withHashComment } from './sourceHash';

/**
 * Records the hash in the front matter of the English text; every other byte stays the same.
 *
 * @throws if the text does not begin with front matter
 */
export function withSourceHash(text: string, hash: string): string {
  const opening = /^(---[ \t]*(\r?\n))([\s\S]*?)^---[ \t]*$/m.exec(text);
  if (opening?.index !== 0) throw new Error('the file does not begin with front matter between two "---" lines');
  const [, fence = '', lineEnd = '\n', fields = ''] = opening;
  // Quoted, because YAML would read some hashes as numbers.
  const entry = `${SOURCE_HASH_KEY}: '${hash}'`;
  const existing = new RegExp(`^${SOURCE_HASH_KEY}:[^\\r\\n]*`, 'm');
  const stamped = existing.test(fields) ? fields.replace(existing, entry) : `${fields}${entry}${lineEnd}`;
  return fence + stamped + text.slice(fence.length + fields.length);
}

/** The result of stamping a document. */
export type StampResult = { outcome: 'stamped' | 'current' } | { outcome: 'refused'; problems: Problem[] };

/** Records that the English file matches the current Vietnamese one; refuses if they differ in structure. */
export function stampDocument(root: string, pair: DocumentPair): StampResult {
  const { problems } = checkPair(root, pair);
  const blocking = problems.filter(({ kind }) => kind !== 'stale');
  if (blocking.length > 0) return { outcome: 'refused', problems: blocking };
  const source = readText(root, pair.vi);
  const translation = readText(root, pair.en);
  if (problems.length === 0 || source === undefined || translation === undefined) return { outcome: 'current' };
  const stamp = isPartial(pair.en) ? withHashComment : withSourceHash;
  writeFileSync(path.join(root, pair.en), stamp(translation, sourceHash(source)));
  return { outcome: 'stamped' };
}
