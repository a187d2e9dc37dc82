import type { Problem } from './problem';

/**
 * Reports names of files and folders that are not in the form NFC: a letter and its mark are two characters there, as
 * some systems write them, so the address of the page differs from the one that a keyboard types.
 */
export function checkFileNames(files: readonly string[]): Problem[] {
  return files
    .filter((file) => file !== file.normalize('NFC'))
    .map((file) => ({
      file,
      line: 1,
      message: 'the name of this file or of a folder above it has letters and marks apart (Unicode form NFD)',
      mend: `rename it to ${file.normalize('NFC')}`,
    }));
}
