import type { Problem } from './problem';

/** Faults in a file's characters, for any kind of file: decomposed letters and leftover merge markers. */
export function checkText(file: string, text: string): Problem[] {
  const problems: Problem[] = [];
  const hasMarkers = /^(?:<{7}|>{7}) /m.test(text);
  text.split(/\r?\n/).forEach((content, index) => {
    const line = index + 1;
    if (content !== content.normalize('NFC')) {
      const word = content.split(/\s+/).find((part) => part !== part.normalize('NFC')) ?? '';
      problems.push({
        file,
        line,
        message: `"${word}" is not in Unicode form NFC (its marks are separate characters)`,
        mend: 'type it again, or convert the file to NFC',
      });
    }
    if (hasMarkers && /^(?:<{7}|>{7}|\|{7})(?: |$)|^={7}$/.test(content)) {
      problems.push({
        file,
        line,
        message: `merge marker "${content.slice(0, 7)}" left in the text`,
        mend: 'finish the merge',
      });
    }
  });
  return problems;
}
