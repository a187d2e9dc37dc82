import { distance } from 'fastest-levenshtein';
import { NewDocumentError } from './newDocumentPath';

const SUGGESTIONS = 3;

/** Declared tags similar to an unknown one: one contains the other, or they differ in a few letters. */
export function similarTags(tag: string, known: readonly string[]): string[] {
  const score = (candidate: string) =>
    candidate.includes(tag) || tag.includes(candidate) ? 0 : distance(tag, candidate);
  return known
    .map((candidate) => ({ candidate, score: score(candidate) }))
    .filter((entry) => entry.score <= Math.max(2, Math.floor(tag.length / 3)))
    .sort((a, b) => a.score - b.score || distance(tag, a.candidate) - distance(tag, b.candidate))
    .slice(0, SUGGESTIONS)
    .map(({ candidate }) => candidate);
}

/**
 * Checks that tags are declared.
 *
 * @param file - the `tags.yml` that declares them, for the message
 * @throws {@link NewDocumentError} naming the unknown tags and the declared ones they resemble
 */
export function requireKnownTags(tags: readonly string[], known: readonly string[], file: string): void {
  const unknown = tags.filter((tag) => !known.includes(tag));
  if (unknown.length === 0) return;
  const lines = unknown.map((tag) => {
    const similar = similarTags(tag, known);
    return `"${tag}" is not declared in ${file}${similar.length > 0 ? `; did you mean ${similar.join(', ')}?` : '.'}`;
  });
  throw new NewDocumentError(
    `${lines.join('\n')}\nUse a declared tag, or declare it in ${file} and in its English twin.`,
  );
}
