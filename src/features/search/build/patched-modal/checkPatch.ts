/** Version of `@docsearch/react` that the patch applies to. */
export const PATCHED_VERSION = '4.7.0';
/** Path of the patch in the repository. */
export const PATCH_FILE = `patches/@docsearch+react+${PATCHED_VERSION}.patch`;

const MEND =
  'Run "npx patch-package" (npm ci runs it too); if that fails, delete node_modules/@docsearch/react, run "npm ci", ' +
  'and compare the package with patches/README.md.';

/** Returns the lines that a patch adds, in order. */
export function addedLines(patch: string): string[] {
  return patch
    .split('\n')
    .filter((line) => line.startsWith('+') && !line.startsWith('+++'))
    .map((line) => line.slice(1));
}

/**
 * Compares the installed modal with its patch.
 *
 * @param installed - version and text of the installed module
 * @param patch - text of the patch file
 * @returns what is wrong and how to fix it, or undefined when the module starts with exactly the added lines
 */
export function checkPatch(installed: { version: string; module: string }, patch: string): string | undefined {
  if (installed.version !== PATCHED_VERSION) {
    return `@docsearch/react has version ${installed.version}, but ${PATCH_FILE} is made for ${PATCHED_VERSION}. ${MEND}`;
  }
  const expected = addedLines(patch);
  const found = installed.module.split('\n', expected.length);
  const wrong = expected.findIndex((line, at) => line !== found[at]);
  if (expected.length > 0 && wrong < 0) return undefined;
  return `${PATCH_FILE} is not applied to node_modules/@docsearch/react (first difference at its line ${wrong + 1}). ${MEND}`;
}
