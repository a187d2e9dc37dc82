import { fetchAgain } from '../browser/fetchAgain';

/** The bundler's function that loads a chunk: scripts, and stylesheets if it has any. */
declare const __webpack_require__: { e: (chunk: string) => Promise<unknown> };

/** The URL of the file that did not come, or that came and was not the chunk; the bundler names it in its errors. */
const fileOf = (error: unknown) => (error as { request?: string } | null)?.request;

/**
 * A loader of chunks that fetches a file again past the cache where it is missing or is not what it should be, because
 * the browser would use the same copy at the next try, for as long as the host allows.
 */
export function mending(load: (chunk: string) => Promise<unknown>): (chunk: string) => Promise<unknown> {
  const loadOrMend = async (chunk: string, tried: readonly string[]): Promise<unknown> => {
    try {
      return await load(chunk);
    } catch (error) {
      const file = fileOf(error);
      if (file === undefined || tried.includes(file)) throw error;
      await fetchAgain(file);
      return loadOrMend(chunk, [...tried, file]);
    }
  };
  return (chunk) => loadOrMend(chunk, []);
}

/** Makes all later imports of the site's scripts mend themselves. */
export function mendChunks(): void {
  __webpack_require__.e = mending(__webpack_require__.e);
}
