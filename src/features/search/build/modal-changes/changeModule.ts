/** A published module whose text this site changes. */
export interface ChangedModule {
  /** Folder of the package in `node_modules`. */
  readonly folder: string;
  /** The version for which the changes were written. */
  readonly version: string;
  /** Path of the module in its package. */
  readonly module: string;
  /** Path of the changes in this repository; `patches/README.md` explains them. */
  readonly changes: string;
}

/** The DocSearch modals: version 3 for searches, version 4 for Algolia's assistant. */
export const CHANGED_MODULES: readonly ChangedModule[] = [
  {
    folder: '@docsearch/react',
    version: '3.9.0',
    module: 'dist/esm/index.js',
    changes: 'patches/docsearch-react-3.9.0.js',
  },
  {
    folder: 'docsearch-ask-ai',
    version: '4.7.0',
    module: 'dist/esm/DocSearchModal.js',
    changes: 'patches/docsearch-ask-ai-4.7.0.js',
  },
];

const MEND = 'Run "npm ci" for the pinned version; to move to another one, see patches/README.md.';

/** Throws, with the way to mend it, when the installed package has another version than its changes are made for. */
export function checkVersion({ folder, version, changes }: ChangedModule, installed: string): void {
  if (installed !== version)
    throw new Error(`${folder} has version ${installed}, but ${changes} is made for ${version}. ${MEND}`);
}

/**
 * Inserts the changes before a module. Its functions are declarations, which are hoisted, so the changes can replace
 * them before anything calls them.
 *
 * @param source - text of the published module
 * @param changes - text of the file that replaces some of the module's functions
 * @returns the text of the changed module
 * @throws when the changes replace a function that the module does not declare
 */
export function changeModule({ folder, changes: file }: ChangedModule, source: string, changes: string): string {
  for (const [, name = ''] of changes.matchAll(/^(\w+) = /gm)) {
    if (!source.includes(`function ${name}(`))
      throw new Error(`${file} replaces the function "${name}", which ${folder} does not declare. ${MEND}`);
  }
  return changes + source;
}
