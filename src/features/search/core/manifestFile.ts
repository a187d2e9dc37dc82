/** Name of the manifest in the base path of a language; it is never cached without a check. */
export const MANIFEST_FILE = 'search-manifest.json';

/** Folder of the index files below the base path of a language; their names change with their content. */
export const INDEX_FOLDER = 'assets/search';
