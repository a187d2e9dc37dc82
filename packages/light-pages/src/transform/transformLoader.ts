import path from 'node:path';

/**
 * A rule's `use` entry that passes a module to a function.
 *
 * @param transform - takes the module's file name and text, and returns the new text
 * @param dependency - a file that the function also reads: the module is rebuilt when it changes
 */
export const transformLoader = (transform: (file: string, source: string) => string, dependency: string) => ({
  loader: path.join(__dirname, 'loader.cjs'),
  options: { transform, dependency },
});
