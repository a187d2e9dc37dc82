/** Name of the manifest in the base path of a language; it is revalidated before each use of a cached copy. */
export const MANIFEST_FILE = 'search-manifest.json';

/** Folder of the index files below the base path of a language; the file names contain a hash of the content. */
export const INDEX_FOLDER = 'assets/search';
