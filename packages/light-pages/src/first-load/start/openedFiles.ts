import { fetchAs } from './pageFiles';

/**
 * Returns a function that fetches what `a[data-opens]` opens, at its first press: the network would be idle while the
 * page is hydrated.
 */
export function openedFiles(files: readonly string[]): () => void {
  const left = [...files];
  return () => {
    for (const file of left.splice(0)) fetchAs('', 'prefetch', file);
  };
}
