import { closest, distance } from 'fastest-levenshtein';

/** The name that was probably meant: at most two letters away, or undefined. */
export function nearest(found: string, known: readonly string[]): string | undefined {
  const candidate = known.find((name) => name.toLowerCase() === found.toLowerCase()) ?? closest(found, [...known]);
  return known.length > 0 && distance(found.toLowerCase(), candidate.toLowerCase()) <= 2 ? candidate : undefined;
}
