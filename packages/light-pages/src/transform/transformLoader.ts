import path from 'node:path';

/**
 * A rule's `use` entry that hands a module to a function.
 *
 * @param transform - gets the module's file and text, answers its new text
 * @param dependency - a file that the function reads too: the module is made anew when it changes
 */
export const transformLoader = (transform: (file: string, source: string) => string, dependency: string) => ({
  loader: path.join(__dirname, 'loader.cjs'),
  options: { transform, dependency },
});
