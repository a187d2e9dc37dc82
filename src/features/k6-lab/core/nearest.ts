import { closest, distance } from 'fastest-levenshtein';

/** The name that was probably meant: at most two letters away, but not a wholly different one, or undefined. */
export function nearest(found: string, known: readonly string[]): string | undefined {
  const candidate = known.find((name) => name.toLowerCase() === found.toLowerCase()) ?? closest(found, [...known]);
  const most = Math.min(2, found.length - 1);
  return known.length > 0 && distance(found.toLowerCase(), candidate.toLowerCase()) <= most ? candidate : undefined;
}
